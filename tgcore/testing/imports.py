"""What importing a module costs and does, measured in a process of its own.

`python -m tgcore.testing.imports MODULE MARK NAME...` prints MARK and one JSON document: seconds,
which of the named modules it loaded, which other modules of tgcore, and what it changed. The
checks of a plugin's import run it, and level L0 of the conformance suite.
"""

from __future__ import annotations

import importlib
import os
import sys
from time import perf_counter

BUDGET = 0.030
HEAVY = ("numpy", "pluggy", "ml_dtypes", "subprocess", "multiprocessing", "asyncio", "torch")
_ALLOWED = ("tgcore.plugin", "tgcore.support.errors")


def main(module: str, mark: str, heavy: list[str]) -> None:
    """Import `module` and print what that did."""
    importlib.import_module("tgcore.plugin.requests")  # what every plugin needs costs it nothing
    importlib.import_module("tgcore.support.errors")
    before, variables = set(sys.modules), dict(os.environ)
    folder, path = os.getcwd(), list(sys.path)
    started = perf_counter()
    importlib.import_module(module)
    seconds = perf_counter() - started
    new = set(sys.modules) - before
    names = {*variables, *os.environ}
    changed = sorted(name for name in names if variables.get(name) != os.environ.get(name))
    other = ["working folder"] if os.getcwd() != folder else []
    other += ["sys.path"] if sys.path != path else []
    if "threading" in sys.modules and sys.modules["threading"].active_count() > 1:
        other.append("threads")
    import json

    loaded = [name for name in heavy if name in new]
    core = sorted(name for name in new if name.startswith("tgcore.") and not _allowed(name))
    print(mark + json.dumps({
        "seconds": seconds, "heavy": loaded, "core": core, "changed": changed, "other": other,
    }))  # fmt: skip


def _allowed(name: str) -> bool:
    return any(name == one or name.startswith(f"{one}.") for one in _ALLOWED)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
