"""Run benchmark cases for tgcore and its peers in turn and print ratios.

Each (library, round) is a fresh process, so nothing is shared and slow drift of the machine
hits everyone alike. See README.md for the environment variables that name the peers.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
CASES = HERE / "cases"
LAYER = HERE.parent / ".venv" / "plugins" / "tg-llvm"
ENGINES = {"llvm": "libLLVM", "llvmlite": "llvmlite"}
NOISE_LIMIT = 0.2
PEERS = {
    "compile": ("tinygrad",),
    "imports": ("tinygrad", "torch", "numpy"),
    "matmul": ("numpy", "torch", "tinygrad"),
    "elementwise": ("torch", "torch-reuse", "tinygrad"),
    "launch": ("torch", "tinygrad"),
    "rewrite": ("tinygrad",),
    "plugins": (),
    "second_process": ("tinygrad",),
    "train": ("torch", "tinygrad"),
}


def interpreter(library: str) -> str | None:
    """Return the interpreter of a library, or None when it is not installed."""
    base = library.split("-")[0]
    named = os.environ.get(f"BENCH_PY_{base.upper()}")
    if named:
        return named
    if base == "tgcore" or importlib.util.find_spec(base) is not None:
        return sys.executable
    return None


def environment(library: str, threads: int) -> dict[str, str]:
    """Return the environment of one measuring process."""
    env = dict(os.environ)
    for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "PYTHONDONTWRITEBYTECODE"):
        env.pop(name, None)
    if threads:
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "TG_THREADS"):
            env[name] = str(threads)
        env["BENCH_THREADS"] = str(threads)
    if library.endswith("-reuse"):
        env.update(MALLOC_MMAP_MAX_="0", MALLOC_TRIM_THRESHOLD_="1000000000000")
    if library.split("-")[0] == "tgcore":
        paths = [str(HERE.parent), *filter(None, [env.get("PYTHONPATH")])]
        engine = ENGINES.get(library.partition("-")[2])
        if engine:
            env.update(TG_DEV="CPU:LLVM", TGLLVM_ENGINE=engine)
            paths.insert(0, str(LAYER))
        env["PYTHONPATH"] = os.pathsep.join(paths)
    return env


def measure(case: str, library: str, threads: int, extra: list[str]) -> list[dict[str, Any]]:
    """Run one process and return the rows it printed."""
    python = interpreter(library)
    if python is None:
        return []
    command = [python, str(CASES / f"{case}.py"), "--lib", library.split("-")[0], *extra]
    if threads == 1:
        command = ["taskset", "-c", "0", *command]
    done = subprocess.run(command, env=environment(library, threads), capture_output=True,
                          text=True, check=False, cwd=HERE)  # fmt: skip
    if done.returncode:
        print(f"{case} with {library} failed:\n{done.stderr[-2000:]}", file=sys.stderr)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def table(
    case: str, rows: dict[str, dict[str, list[dict[str, Any]]]], libraries: list[str]
) -> None:
    """Print the medians of a case, one line for each measurement."""
    print(f"\n## {case}")
    for name, by_library in rows.items():
        medians = {lib: statistics.median(r["value"] for r in got)
                   for lib, got in by_library.items()}  # fmt: skip
        cells = []
        for library in libraries:
            if library not in medians:
                continue
            row = by_library[library][0]
            best = max if row.get("higher", False) else min
            others = max(r.get("others", 0.0) for r in by_library[library])
            noise = f" noisy:{others:.2f}" if others > NOISE_LIMIT else ""
            value = f"{medians[library]:.4g} [{best(r['value'] for r in by_library[library]):.4g}]"
            ratio = ""
            if "tgcore" in medians and library != "tgcore" and medians["tgcore"]:
                quotient = medians[library] / medians["tgcore"]
                gain = 1 / quotient if row.get("higher", False) else quotient
                ratio = f" (tgcore is {gain:.2f}x)"
            cells.append(f"{library} {value} {row['unit']}{ratio}{noise}")
        print(f"{name:28} " + " | ".join(cells))


def main() -> int:
    """Parse arguments, run, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="+", choices=sorted(p.stem for p in CASES.glob("[a-z]*.py")))
    parser.add_argument("--libs", help="comma list; default: tgcore and the peers of the case")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=0, help="1 pins to one core; 0: all cores")
    parser.add_argument(
        "--clock",
        choices=("wall", "cpu"),
        default="wall",
        help="cpu: processor time of one thread, for a machine that is not idle",
    )
    parser.add_argument("--extra", default="", help="arguments passed on to the case")
    options = parser.parse_args()
    os.environ["BENCH_CLOCK"] = options.clock
    for case in options.cases:
        libraries = options.libs.split(",") if options.libs else ["tgcore", *PEERS.get(case, ())]
        rows: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
        missing = [library for library in libraries if interpreter(library) is None]
        for _ in range(options.rounds):
            for library in libraries:
                for row in measure(case, library, options.threads, options.extra.split()):
                    rows[row["case"]][library].append(row)
        table(case, rows, libraries)
        if missing:
            print(f"left out, not installed: {', '.join(missing)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
