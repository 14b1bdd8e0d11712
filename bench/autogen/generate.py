"""Time to generate and to import: LLVM-C, WebGPU, Vulkan, and the peers that can do the job.

    python bench/autogen/generate.py [--peers FOLDER_WITH_ctypesgen_AND_clang2py]

Each generator runs in a process of its own; CPU seconds, the fastest of N.  clang2py wants a
libclang of its own binding's version: install clang==16.0.1.1 beside it, and set CLANG_LIBRARY_PATH
to a libclang 16.  For peers the result
is imported too, since a module that does not import is no result.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILTIN = ROOT / "autogen" / "src" / "tg_autogen" / "builtin"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "autogen" / "src")}


def cases() -> dict[str, tuple[list[str], list[str]]]:
    """Header files and include arguments by name; those that are not here are left out."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    llvm = Path("/usr/lib/llvm-19/include")
    if llvm.exists():
        names = (
            "Core",
            "Target",
            "TargetMachine",
            "ExecutionEngine",
            "Disassembler",
            "IRReader",
            "Analysis",
            "Orc",
            "LLJIT",
            "Object",
            "DebugInfo",
            "Linker",
            "BitReader",
            "BitWriter",
            "Error",
            "Support",
            "Remarks",
            "Comdat",
        )
        headers = [str(llvm / "llvm-c" / f"{name}.h") for name in names]
        found["LLVM-C"] = (headers, [f"-I{llvm}"])
    try:
        files = importlib.metadata.distribution("wgpu")
        folder = str(files.locate_file("wgpu/resources"))
        found["WebGPU"] = ([f"{folder}/webgpu.h", f"{folder}/wgpu.h"], [f"-I{folder}"])
    except importlib.metadata.PackageNotFoundError:
        pass
    vulkan = Path("/usr/include/vulkan/vulkan_core.h")
    if vulkan.exists():
        found["Vulkan"] = ([str(vulkan)], [])
    return found


def best(command: Callable[[], list[str]], repeat: int) -> tuple[float, str]:
    """CPU seconds of the fastest run, and the error of a run that failed."""
    seconds = float("inf")
    for _ in range(repeat):
        start = cpu_seconds()
        done = subprocess.run(
            command(), capture_output=True, text=True, env=ENVIRONMENT, check=False, timeout=300
        )
        if done.returncode:
            return 0.0, (done.stderr.strip().splitlines() or ["failed"])[-1][:120]
        seconds = min(seconds, cpu_seconds() - start)
    return seconds, ""


def cpu_seconds() -> float:
    """CPU time of finished child processes: it does not depend on what else the machine does."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def import_ms(path: str, repeat: int = 5) -> str:
    """CPU milliseconds to import a module, its byte code cached and the runtime loaded."""
    code = (
        "import sys, time, ctypes, ctypes.util, importlib\n"
        f"sys.path.insert(0, {str(Path(path).parent)!r})\n"
        "try:\n    import tg_autogen.runtime\nexcept ImportError: pass\n"
        "start = time.process_time()\n"
        f"importlib.import_module({Path(path).stem!r})\n"
        "print((time.process_time() - start) * 1000)"
    )
    found = []
    for _ in range(repeat):
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            env=ENVIRONMENT,
            check=False,
        )
        if done.returncode:
            return "does not import: " + (done.stderr.strip().splitlines() or [""])[-1][:80]
        found.append(float(done.stdout))
    return f"{min(found):.1f} ms"


def main() -> None:
    """Print one line per case and generator."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", default="", help="folder with the peers' commands")
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name, (headers, includes) in cases().items():
            stem = name.lower().replace("-", "_")
            ours = f"{folder}/{stem}_ours.py"
            rows: dict[str, tuple[Callable[[], list[str]], str]] = {
                "tg-autogen": (
                    lambda headers=headers, ours=ours, includes=includes: [
                        sys.executable,
                        "-m",
                        "tg_autogen.cli",
                        "generate",
                        *headers,
                        "--out",
                        ours,
                        "--",
                        *includes,
                    ],
                    ours,
                )
            }
            if options.peers:
                theirs, other = f"{folder}/{stem}_ctypesgen.py", f"{folder}/{stem}_clang2py.py"
                rows["ctypesgen"] = (
                    lambda headers=headers, theirs=theirs, includes=includes: [
                        f"{options.peers}/ctypesgen",
                        *includes,
                        *headers,
                        "-o",
                        theirs,
                    ],
                    theirs,
                )
                rows["clang2py"] = (
                    lambda headers=headers, other=other, includes=includes: [
                        f"{options.peers}/clang2py",
                        *headers,
                        "-o",
                        other,
                        "-k",
                        "cdefstum",
                        f"--clang-args={' '.join([*includes, f'-isystem{BUILTIN}'])}",
                    ],
                    other,
                )
            for label, (command, path) in rows.items():
                seconds, failure = best(command, options.repeat)
                shown = failure or f"{seconds:6.2f} s, imports in {import_ms(path)}"
                print(f"{name:8} {label:12} {shown}", flush=True)
    for path in sorted(
        (ROOT / "plugins").glob("*/src/*/bindings/*.py"), key=lambda path: -path.stat().st_size
    )[:6]:
        print(
            f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB, "
            f"imports in {import_committed(path)}",
            flush=True,
        )


def import_committed(path: Path, repeat: int = 5) -> str:
    """Milliseconds to import a committed module of a plugin."""
    package = f"{path.parents[1].name}.bindings"
    code = (
        f"import sys, time; sys.path.insert(0, {str(path.parents[2])!r})\n"
        f"import {package}._runtime\nstart = time.process_time()\n"
        f"import {package}.{path.stem}\nprint((time.process_time() - start) * 1000)"
    )
    times = []
    for _ in range(repeat):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        times.append(float(done.stdout))
    return f"{min(times):.1f} ms"


if __name__ == "__main__":
    main()
