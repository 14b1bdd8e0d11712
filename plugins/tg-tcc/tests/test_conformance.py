"""TCC and CPU:TCC reach level L4 of the conformance suite; known gaps are in conformance.toml."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.long
@pytest.mark.parametrize("device", ["TCC", "CPU:TCC"])
def test_level_4_is_reached(device: str, tmp_path: Path) -> None:
    suite = [sys.executable, "-m", "pytest", "-q", "--pyargs", "tgcore.testing"]
    options = [f"--tg-device={device}", "--tg-level=L4", f"--tg-report={tmp_path}"]
    project = Path(__file__).resolve().parent.parent
    command = [*suite, *options]
    done = subprocess.run(command, cwd=project, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "level L4" in (tmp_path / "conformance.md").read_text(encoding="utf-8")
