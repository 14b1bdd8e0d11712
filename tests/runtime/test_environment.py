"""What a process makes of its environment when it first opens a device."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = "from tgcore import Tensor; print((Tensor([1, 2, 3]) * 2).tolist())"


def _run(**variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", PROGRAM], env={**os.environ, **variables},
                          capture_output=True, text=True, check=True)  # fmt: skip


def test_a_misspelt_variable_is_said_once_with_the_right_name():
    done = _run(TG_DEBGU="1")
    assert done.stdout.strip() == "[2, 4, 6]"
    said = [line for line in done.stderr.splitlines() if "TG_DEBGU" in line]
    assert said == ["tgcore: TG_DEBGU is set but names no setting; did you mean TG_DEBUG?"]


def test_a_temporary_folder_that_is_not_there_stops_no_compiler(tmp_path):
    done = _run(TMPDIR=str(tmp_path / "nowhere"), TG_CACHE="0")
    assert done.stdout.strip() == "[2, 4, 6]"
