"""Every header of whole packages through the generator: emitted and proved, or refused with reason.

    python bench/autogen/sweep.py libc6-dev linux-libc-dev libdrm-dev --json sweep.json

One row a package: headers, refused headers, records, constants, functions, what was left out, facts
confirmed by each compiler, differences, seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "autogen" / "src"))

from tg_autogen import emit_py, prove
from tg_autogen.errors import AutogenError, ParseError
from tg_autogen.parse import Input, parse, source_text

# What many headers expect to be included before them.
PRELUDES = (
    "",
    "#include <stddef.h>\n#include <stdint.h>\n#include <sys/types.h>\n#include <stdio.h>",
    "#include <stddef.h>\n#include <stdint.h>\n#include <stdbool.h>\n#include <sys/types.h>\n"
    "#include <sys/socket.h>\n#include <netinet/in.h>\n#include <linux/types.h>\n"
    "#include <linux/ioctl.h>\n#include <linux/if.h>",
)
ARGUMENTS = {
    "libdrm-dev": ["-I/usr/include/libdrm"],
    "libusb-1.0-0-dev": ["-I/usr/include/libusb-1.0"],
    "llvm-19-dev": ["-I/usr/lib/llvm-19/include"],
}
ONLY = {"llvm-19-dev": "/llvm-c/", "libvulkan-dev": ".h"}


@dataclass
class Row:
    """What one package came to."""

    package: str
    headers: int = 0
    refused: int = 0
    records: int = 0
    constants: int = 0
    functions: int = 0
    left_out: int = 0
    facts: int = 0
    differences: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def headers_of(package: str) -> list[str]:
    """The header files a Debian package installs."""
    done = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=True)
    wanted = ONLY.get(package, "")
    found = [
        line
        for line in done.stdout.splitlines()
        if line.endswith(".h") and "/include/" in line and wanted in line
    ]
    return sorted(path for path in found if os.path.isfile(path))


def sweep(package: str, folder: Path, limit: int = 0) -> Row:
    """Run every header of a package."""
    row = Row(package)
    start = time.perf_counter()
    for path in headers_of(package)[: limit or None]:
        row.headers += 1
        try:
            one(path, ARGUMENTS.get(package, []), row, folder)
        except ParseError as error:
            row.refused += 1
            first = error.diagnostics[0] if error.diagnostics else str(error)
            row.reasons[_reason(first)] += 1
        except (AutogenError, OSError, ValueError, TypeError, SyntaxError, NameError) as error:
            row.differences += 1
            row.wrong.append(f"{path}: {type(error).__name__}: {error}"[:300])
    row.seconds = time.perf_counter() - start
    return row


def _reason(text: str) -> str:
    message = text.split(": ", 1)[-1]
    for known in ("file not found", "unknown type name", "Never", "#error", "undeclared"):
        if known in message:
            return {"Never": "refuses direct inclusion"}.get(known, known)
    return message[:60]


def one(path: str, arguments: Sequence[str], row: Row, folder: Path) -> None:
    """One header: parse, emit, import, prove."""
    failure: ParseError | None = None
    for prelude in PRELUDES:
        given = Input([path], ["-D_GNU_SOURCE", *arguments], before=prelude)
        try:
            unit = parse(given)
            break
        except ParseError as error:
            failure = failure or error
    else:
        assert failure is not None
        raise failure
    emitter = emit_py.PythonEmitter(unit, emit_py.Options())
    target = folder / f"sweep_{row.package}_{row.headers}.py".replace("-", "_")
    target.write_text(emitter.run())
    module = prove.load_module(str(target))
    row.records += len(unit.records)
    row.constants += len(unit.constants) + sum(len(item.values) for item in unit.enums.values())
    row.functions += len(unit.functions)
    row.left_out += len(unit.skipped)
    outcomes = prove.prove(unit, source_text(given), given.arguments, module, emitter.names)
    for outcome in outcomes:
        row.facts += outcome.facts
        row.differences += len(outcome.differences)
        row.wrong += [f"{path} ({outcome.compiler}): {text}" for text in outcome.differences[:3]]
    del sys.modules[module.__name__]
    target.unlink()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packages", nargs="+")
    parser.add_argument("--json", default="")
    parser.add_argument("--limit", type=int, default=0, help="only the first headers of each")
    options = parser.parse_args()
    rows = []
    print(
        "| package | headers | refused | records | constants | functions | left out | facts "
        "| differences | seconds |"
    )
    print("| --- " * 10 + "|")
    for package in options.packages:
        with tempfile.TemporaryDirectory() as folder:
            row = sweep(package, Path(folder), options.limit)
        rows.append(row)
        print(
            f"| {row.package} | {row.headers} | {row.refused} | {row.records} | {row.constants} "
            f"| {row.functions} | {row.left_out} | {row.facts} | {row.differences} "
            f"| {row.seconds:.0f} |",
            flush=True,
        )
        for reason, count in row.reasons.most_common(6):
            print(f"    refused {count}: {reason}", file=sys.stderr)
        for text in row.wrong[:20]:
            print(f"    {text}", file=sys.stderr, flush=True)
    if options.json:
        Path(options.json).write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")


if __name__ == "__main__":
    main()
