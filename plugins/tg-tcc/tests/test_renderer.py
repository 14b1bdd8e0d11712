"""CPU:TCC is used where it is asked for and nowhere else; tiles and threads keep the values."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
from tgcore.target import Target

from tg_tcc.renderer import TccRenderer

PROGRAM = """
import numpy as np
from tgcore import Device, Tensor
random = np.random.default_rng(0)
for rows in {rows}:
    x, w = random.random((rows, 96), np.float32), random.random((96, 184), np.float32)
    np.testing.assert_allclose((Tensor(x) @ Tensor(w)).numpy(), x @ w, rtol=1e-5)
print(Device["CPU"].target)
"""


def run(*rows: int, **settings: str) -> str:
    """Multiply matrices in a process of its own; return the target of its device CPU."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(rows=rows or (8,))],
        env={**os.environ, "TG_CACHE": "0", **settings},
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_it_is_used_when_asked_for() -> None:
    assert run(TG_DEV="CPU:TCC") == "CPU:TCC"


def test_it_is_not_preferred() -> None:
    """Where nothing but CPU is asked for, the device's own renderer stays."""
    assert run(TG_DEV="CPU", TG_PLUGINS="tcc") != "CPU:TCC"


@pytest.mark.parametrize("threads", ["1", "2"])
def test_tiles_and_threads_keep_the_values(threads: str) -> None:
    assert run(1, 7, 64, 130, TG_DEV="CPU:TCC", TG_THREADS=threads) == "CPU:TCC"


def test_the_kernel_is_called_as_the_device_cpu_calls() -> None:
    header = TccRenderer(Target.parse("CPU")).header("work", ["float* data0", "int n"])
    assert header.splitlines() == [
        "void work(void **buffers, const long long *variables, long part) {",
        "  float* data0 = buffers[0];",
        "  int n = variables[0];",
    ]


def test_division_by_the_bits_of_a_number_is_no_comment() -> None:
    from tgcore import Tensor

    x = Tensor([4.0, 2.0], device="TCC").cast("float16")
    np.testing.assert_array_equal((1 / x).numpy(), np.array([0.25, 0.5], np.float16))
