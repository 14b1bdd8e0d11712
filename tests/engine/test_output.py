"""What TG_DEBUG prints at each level, and the trace that TG_PROFILE writes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tests.support.needs import needs_program
from tests.support.processes import run_python

PROGRAM = """
import numpy as np
from tgcore import Tensor
x = Tensor(np.ones((16, 8), np.float32))
(x * 2 + 1).sum(axis=1).realize()
x.to("NUMPY").realize()
"""


def output(level: int, **environment: str) -> list[str]:
    result = run_python(
        "-c", PROGRAM, TG_DEBUG=str(level), TG_DEV="CPU", TG_CACHE="0", **environment
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_level_0_prints_nothing() -> None:
    assert output(0) == []


def test_level_1_names_each_device_and_what_compiles_for_it() -> None:
    lines = output(1)
    assert lines[0].startswith("CPU: CPU:C, HostCRenderer, ")
    assert lines[1] == "NUMPY: NUMPY:PY, NumpyRenderer"


def test_level_2_prints_a_line_for_each_kernel_and_copy() -> None:
    lines = output(2)
    kernel = next(line for line in lines if " r_16_8" in line)
    assert kernel.startswith("CPU ")
    for word in ("2 args", "576 B", "GFLOP/s", "GB/s", " us"):
        assert word in kernel
    assert any("copy 512 B" in line for line in lines)


def test_levels_3_to_6_print_moves_source_graph_and_linear_program() -> None:
    lines = output(6)
    assert any(line.startswith("r_16_8") and ": moves " in line for line in lines)
    assert any(line.startswith("void r_16_8") for line in lines)
    assert any("REDUCE float32(16, 1)" in line for line in lines)
    assert any("= LOAD       float32" in line for line in lines)
    assert not any(line.startswith("void") for line in output(3))


def test_level_7_prints_machine_code() -> None:
    needs_program("objdump")
    assert any("ret" in line for line in output(7))
    assert shutil.which("objdump")


def test_the_profile_is_a_trace_that_browsers_read(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    assert output(0, TG_PROFILE=str(path)) == []
    events = json.loads(path.read_text())["traceEvents"]
    names = [event["name"] for event in events]
    assert any(name.startswith("r_16_8") for name in names)
    assert all(event["dur"] > 0 for event in events if event["ph"] == "X")
    assert {"CPU"} <= {event["args"]["name"] for event in events if event["ph"] == "M"}
