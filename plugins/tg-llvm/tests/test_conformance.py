"""The conformance suite of tgcore passes on CPU:LLVM, with each engine, at every level.

Among it are the whole table of operators, the public bug list and random programs against the
reference. It runs in a process of its own, as a user would run it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from opened import ENGINES, needs_engine

LIMIT = 2400


def conformance(engine: str, folder: Path, *options: str) -> tuple[dict[str, Any], str]:
    """Run the suite in `folder`; return its report and all it said."""
    command = [sys.executable, "-m", "pytest", "--pyargs", "tgcore.testing", "-q", "--tb=short",
               "-p", "no:cacheprovider", "--tg-device", "CPU:LLVM", "--tg-report", str(folder),
               *options]  # fmt: skip
    result = subprocess.run(
        command, cwd=folder, env={**os.environ, "TGLLVM_ENGINE": engine}, text=True,
        capture_output=True, timeout=LIMIT, check=False,
    )  # fmt: skip
    said = result.stdout + result.stderr
    assert (folder / "conformance.json").exists(), said
    return json.loads((folder / "conformance.json").read_text()), said


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_every_level_passes(engine: str, tmp_path: Path) -> None:
    needs_engine(engine)
    report, said = conformance(engine, tmp_path, "--tg-fuzz-seconds", "10")
    assert report["level"] == "L5" and report["passed"] == report["of"], said
    assert report["facts"]["compiler"].startswith(engine), report["facts"]


@pytest.mark.long
@pytest.mark.parametrize("engine", ENGINES)
def test_random_programs_for_longer(engine: str) -> None:
    needs_engine(engine)
    command = [sys.executable, "-m", "tgcore.testing.fuzz", "--device", "CPU:LLVM"]
    result = subprocess.run(
        [*command, "--seconds", "120", "--programs", "100000", "--seed", "7000000"],
        env={**os.environ, "TGLLVM_ENGINE": engine}, text=True, capture_output=True,
        timeout=LIMIT, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
