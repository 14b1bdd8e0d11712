"""The devices of the core reach the highest level of their own conformance suite."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.needs import needs_program
from tests.support.processes import run_python


@pytest.mark.long
@pytest.mark.parametrize("device", ["CPU", "NUMPY"])
def test_a_device_of_the_core_reaches_the_highest_level(device: str, tmp_path: Path) -> None:
    extra = {"TG_COMPILER": needs_program("gcc", "clang", "clang-19")} if device == "CPU" else {}
    done = run_python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--pyargs",
        "tgcore.testing", "--tg-device", device, "--tg-report", str(tmp_path),
        timeout=3000, cwd=tmp_path, TG_SPEC="0", **extra,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    report = json.loads((tmp_path / "conformance.json").read_text())
    assert report["level"] == "L5", report
