"""The conformance suite of tgcore passes on CPU:LLVM, with each engine.

It runs in a process of its own, as a user would run it. All levels, which hold the whole table of
operators and take minutes, are marked `long`.
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


def fuzz(engine: str, seconds: int, seed: int, programs: int) -> subprocess.CompletedProcess[str]:
    """Try random programs, for a time at most."""
    command = [sys.executable, "-m", "tgcore.testing.fuzz", "--device", "CPU:LLVM"]
    return subprocess.run(
        [*command, "--seconds", str(seconds), "--programs", str(programs), "--seed", str(seed)],
        env={**os.environ, "TGLLVM_ENGINE": engine}, text=True, capture_output=True,
        timeout=LIMIT, check=False,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_boundary_memory_and_programs_pass(engine: str, tmp_path: Path) -> None:
    needs_engine(engine)
    report, said = conformance(engine, tmp_path, "--tg-level", "L2")
    assert report["level"] == "L2" and report["passed"] == report["of"], said
    assert report["facts"]["compiler"].startswith(engine), report["facts"]


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_random_programs_agree_with_the_reference(engine: str) -> None:
    needs_engine(engine)
    result = fuzz(engine, 60, 6_000_000, 30)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.long
@pytest.mark.parametrize("engine", ENGINES)
def test_every_level_passes(engine: str, tmp_path: Path) -> None:
    needs_engine(engine)
    report, said = conformance(engine, tmp_path)
    assert report["level"] == "L5" and report["passed"] == report["of"], said


@pytest.mark.long
@pytest.mark.parametrize("engine", ENGINES)
def test_more_random_programs(engine: str) -> None:
    needs_engine(engine)
    result = fuzz(engine, 600, 7_000_000, 600)
    assert result.returncode == 0, result.stdout + result.stderr
