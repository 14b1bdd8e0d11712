"""Every header of whole packages through the generator: emitted and proved, or refused with reason.

    python bench/autogen/sweep.py libc6-dev linux-libc-dev libdrm-dev --state sweep.jsonl

Each header is first compiled by itself, which says what is refused.  Those that stand are bound
together, as many in one module as go together; gcc and clang then prove each module.  With
``--state`` every result is kept, so that an interrupted run goes on where it stopped.  One row a
package: headers, refused headers, records, constants, functions, what was left out, facts
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
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "autogen" / "src"))
sys.path.insert(0, str(Path(__file__).parents[2]))

from tg_autogen import clang, emit_py, prove
from tg_autogen.errors import AutogenError, ParseError
from tg_autogen.parse import Input, language_arguments, parse, source_text

from tgcore.support.progress import Progress

# What many headers expect to be included before them.
PRELUDES = (
    "",
    "#include <stddef.h>\n#include <stdint.h>\n#include <sys/types.h>\n#include <stdio.h>",
    "#include <stddef.h>\n#include <stdint.h>\n#include <stdbool.h>\n#include <sys/types.h>\n"
    "#include <sys/socket.h>\n#include <netinet/in.h>\n#include <linux/types.h>\n"
    "#include <linux/ioctl.h>\n#include <linux/if.h>",
)
FURTHER = {
    "libvulkan-dev": ("#include <vulkan/vulkan_core.h>",),
    "linux-libc-dev": (
        "#include <stddef.h>\n#include <stdint.h>\n#include <linux/types.h>\n#include <time.h>",
    ),
}
ARGUMENTS = {
    "libdrm-dev": ["-I/usr/include/libdrm"],
    "libusb-1.0-0-dev": ["-I/usr/include/libusb-1.0"],
    "llvm-19-dev": ["-I/usr/lib/llvm-19/include"],
    "libvulkan-dev": ["-I/usr/include/vulkan"],
}
ONLY = {"llvm-19-dev": "/llvm-c/"}
LANGUAGES = {".h": "c"}  # the .hpp beside them are C++ templates over the same C headers
GROUP = 32


@dataclass
class Header:
    """One header that is to be bound: how it compiles by itself, or why it does not."""

    path: str
    before: str = ""
    language: str = "c"
    reason: str = ""


@dataclass
class Result:
    """What one module came to, made of one header or of many."""

    paths: list[str]
    records: int = 0
    constants: int = 0
    functions: int = 0
    left_out: int = 0
    facts: int = 0
    differences: int = 0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)


class State:
    """Results on disk, one JSON line each, so that a run can go on."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.known: dict[str, Any] = {}
        if path and os.path.exists(path):
            with open(path, encoding="utf-8") as handle:
                self.known = dict(json.loads(line) for line in handle)

    def get(self, key: str) -> Any:
        return self.known.get(key)

    def put(self, key: str, value: Any) -> None:
        self.known[key] = value
        if self.path:
            with open(self.path, "a", encoding="utf-8") as handle:
                handle.write(json.dumps([key, value]) + "\n")


def headers_of(package: str) -> list[str]:
    """The header files a Debian package installs."""
    done = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=True)
    wanted = ONLY.get(package, "")
    found = [
        line
        for line in done.stdout.splitlines()
        if os.path.splitext(line)[1] in LANGUAGES and "/include/" in line and wanted in line
    ]
    return sorted(path for path in found if os.path.isfile(path))


def given(package: str, group: Sequence[Header]) -> Input:
    """The generator's input for headers that stand in one module."""
    arguments = ["-D_GNU_SOURCE", *ARGUMENTS.get(package, [])]
    paths = [item.path for item in group]
    return Input(paths, arguments, group[0].language, before=group[0].before)


def examine(package: str, path: str) -> Header:
    """Compile one header by itself, after each of the preludes until one will do."""
    language = LANGUAGES[os.path.splitext(path)[1]]
    failure = ""
    for prelude in (*PRELUDES, *FURTHER.get(package, ())):
        item = Header(path, prelude, language)
        source = given(package, [item])
        name, arguments = language_arguments(source)
        try:
            clang.parse(source_text(source), name, arguments)
        except ParseError as error:
            failure = failure or (error.diagnostics or [str(error)])[0]
            continue
        return item
    return Header(path, language=language, reason=_reason(failure))


def _reason(text: str) -> str:
    message = text.split(": ", 1)[-1]
    if "Never" in message or "directly" in message:
        return "refuses direct inclusion"
    for known in ("file not found", "unknown type name", "undeclared", "incomplete type"):
        if known in message:
            return f"{known}: {message}"[:90]
    return message[:90]


def groups(items: Sequence[Header]) -> Iterator[list[Header]]:
    """Headers by prelude and language, at most ``GROUP`` together."""
    kinds: dict[tuple[str, str], list[Header]] = {}
    for item in items:
        kinds.setdefault((item.before, item.language), []).append(item)
    for same in kinds.values():
        for start in range(0, len(same), GROUP):
            yield same[start : start + GROUP]


def bind(package: str, group: list[Header], folder: Path) -> list[Result]:
    """Bind and prove headers as one module; those that do not go together are halved."""
    start = time.perf_counter()
    result = Result([item.path for item in group])
    problem = ""
    try:
        _bind_one(given(package, group), result, folder)
    except (AutogenError, OSError, ValueError, TypeError, SyntaxError, NameError) as error:
        problem = f"{type(error).__name__}: {error}"[:300]
    if len(group) > 1 and (problem or any("compile:" in text for text in result.wrong)):
        middle = len(group) // 2
        halves = (group[:middle], group[middle:])
        return [item for half in halves for item in bind(package, half, folder)]
    if problem:
        result.differences += 1
        result.wrong.append(f"{group[0].path}: {problem}")
    result.seconds = time.perf_counter() - start
    return [result]


def _bind_one(source: Input, result: Result, folder: Path) -> None:
    unit = parse(source)
    emitter = emit_py.PythonEmitter(unit, emit_py.Options())
    target = folder / "sweep_module.py"
    target.write_text(emitter.run(), encoding="utf-8")
    module = prove.load_module(str(target))
    result.records = len(unit.records)
    result.constants = len(unit.constants) + sum(len(item.values) for item in unit.enums.values())
    result.functions, result.left_out = len(unit.functions), len(unit.skipped)
    for outcome in prove.prove(unit, source_text(source), source.arguments, module, emitter.names):
        result.facts += outcome.facts
        result.differences += len(outcome.differences)
        result.wrong += [f"{outcome.compiler}: {text}" for text in outcome.differences[:5]]
    del sys.modules[module.__name__]


def sweep(package: str, state: State, limit: int) -> dict[str, Any]:
    """Run every header of a package; the row of its table."""
    start = time.perf_counter()
    spent = 0.0
    items: list[Header] = []
    paths = headers_of(package)[: limit or None]
    for path in Progress(paths, f"{package}: compile"):
        known = state.get(f"{package} {path}")
        if known is None:
            began = time.perf_counter()
            known = asdict(examine(package, path))
            known["seconds"] = time.perf_counter() - began
            state.put(f"{package} {path}", known)
        spent += known.pop("seconds", 0.0)
        items.append(Header(**known))
    results: list[Result] = []
    with tempfile.TemporaryDirectory() as folder:
        for group in Progress(
            list(groups([item for item in items if not item.reason])), f"{package}: bind and prove"
        ):
            key = f"{package} {group[0].path} +{len(group) - 1}"
            known = state.get(key)
            if known is None:
                known = [asdict(item) for item in bind(package, group, Path(folder))]
                state.put(key, known)
            results += [Result(**item) for item in known]
    total: Counter[str] = Counter()
    for result in results:
        for name in ("records", "constants", "functions", "left_out", "facts", "differences"):
            total[name] += getattr(result, name)
    refused = [item for item in items if item.reason]
    return {
        "package": package,
        "headers": len(items),
        "refused": len(refused),
        **{
            name: total[name]
            for name in ("records", "constants", "functions", "left_out", "facts", "differences")
        },
        "seconds": max(time.perf_counter() - start, spent + sum(item.seconds for item in results)),
        "reasons": {item.path: item.reason for item in refused},
        "wrong": [
            f"{len(item.paths)} headers from {item.paths[0]}: {text}"
            for item in results
            for text in item.wrong
        ],
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packages", nargs="+")
    parser.add_argument("--state", default="", help="file that keeps results between runs")
    parser.add_argument("--limit", type=int, default=0, help="only the first headers of each")
    options = parser.parse_args()
    state = State(options.state)
    columns = ["package", "headers", "refused", "records", "constants", "functions"]
    columns += ["left_out", "facts", "differences", "seconds"]
    print("| " + " | ".join(name.replace("_", " ") for name in columns) + " |")
    print("| --- " * len(columns) + "|")
    for package in options.packages:
        row = sweep(package, state, options.limit)
        shown = [f"{row[name]:.0f}" if name == "seconds" else str(row[name]) for name in columns]
        print("| " + " | ".join(shown) + " |", flush=True)
        counts = Counter(reason.split(": ")[0] for reason in row["reasons"].values())
        for reason, count in counts.most_common(12):
            print(f"    refused {count}: {reason}", file=sys.stderr)
        for text in row["wrong"][:40]:
            print(f"    {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
