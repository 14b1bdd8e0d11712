"""What importing a module costs and does, measured in a process of its own.

`python -m tgcore.testing.imports MODULE MARK NAME...` prints MARK and one JSON document: seconds,
which of the named modules it loaded, and which environment variables it changed. The checks of a
plugin's import run it.
"""

from __future__ import annotations

import importlib
import os
import sys
from time import perf_counter


def main(module: str, mark: str, heavy: list[str]) -> None:
    """Import `module` and print what that did."""
    importlib.import_module("tgcore.plugin")  # what every plugin needs is not on its account
    before, variables = set(sys.modules), dict(os.environ)
    started = perf_counter()
    importlib.import_module(module)
    seconds = perf_counter() - started
    import json

    loaded = [name for name in heavy if name in sys.modules and name not in before]
    names = {*variables, *os.environ}
    changed = sorted(name for name in names if variables.get(name) != os.environ.get(name))
    print(mark + json.dumps({"seconds": seconds, "heavy": loaded, "changed": changed}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
