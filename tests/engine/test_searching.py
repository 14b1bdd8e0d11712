"""The search for moves on a real device: what fails is dropped, and what is found is kept."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.codegen.kernels import loop, out, read, sink
from tgcore.codegen import SPLIT, lower_kernel
from tgcore.codegen.search import Search
from tgcore.engine.programs import forget
from tgcore.engine.searching import searched_moves
from tgcore.engine.timer import DeviceTimer
from tgcore.ir import AxisKind, KernelInfo, UOp
from tgcore.runtime import Device
from tgcore.runtime.devices.search import find_compiler
from tgcore.support.settings import Context
from tgcore.tensor import Tensor

RNG = np.random.default_rng(0)
compiled = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")


def kernel(size: int = 4096) -> UOp:
    i = loop(size, 0)
    return sink(out(0, size, i, read(1, size, i) + 1.0, i))


def softmax(a: Any) -> Any:
    e = np.exp(a - a.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


@compiled
@pytest.mark.parametrize("name", ["product", "sum", "softmax", "gradient"])
def test_a_search_leaves_the_results_as_they_are(name: str) -> None:
    a, b = RNG.random((2, 24, 24)).astype("f")
    x, y = Tensor(a, device="CPU", requires_grad=True), Tensor(b, device="CPU")
    forget()
    with Context(beam=2, beam_seconds=0.3, cache=0):
        if name == "product":
            found, right = x @ y, a @ b
        elif name == "sum":
            found, right = x.sum(1), a.sum(1)
        elif name == "softmax":
            found, right = x.softmax(1), softmax(a)
        else:
            (x @ y).relu().sum().backward()
            found, right = x.grad, np.broadcast_to(b.sum(1), (24, 24))
        assert np.allclose(found.numpy(), right, rtol=1e-4)


@compiled
def test_programs_that_the_compiler_refuses_leave_the_others_their_times() -> None:
    device = Device["CPU"]
    programs = [
        lower_kernel(kernel(), device.renderer, [SPLIT(0, amount, AxisKind.UPCAST)])
        for amount in (2, 4, 8, 16)
    ]
    programs[2] = programs[2].replace(source="this is no C")
    times = DeviceTimer(device)(programs, (16384, 16384), math.inf)
    assert [math.isfinite(seconds) for seconds in times] == [True, True, False, True]


@compiled
def test_a_launch_that_raises_counts_as_failed_and_a_slow_program_is_run_once() -> None:
    device = Device["CPU"]
    program = lower_kernel(kernel(), device.renderer, [])

    class Timer(DeviceTimer):
        runs = 0

        def _load(self, program: Any, binary: Any) -> Any:
            def launch(*args: Any) -> float:
                Timer.runs += 1
                if binary is None:
                    raise OSError("the device is gone")
                return 0.001

            return launch

        def _compiled(self, compiler: Any, programs: Any) -> Any:
            return [self._load(program, program.binary) for program in programs]

    here = program.replace(binary=b"here")
    assert Timer(device)([program, here], (16384, 16384), math.inf) == [math.inf, 0.001]
    assert Timer.runs == 1 + 5
    assert Timer(device)([here], (16384, 16384), 0.0001) == [0.001]
    assert Timer.runs == 1 + 5 + 1


def test_moves_are_kept_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device["NULL"]
    chosen = (SPLIT(0, 4, AxisKind.UPCAST),)
    searches = []

    def run(self: Search) -> Any:
        searches.append(self.ast)
        return chosen

    monkeypatch.setattr(Search, "run", run)
    with Context(beam=1, cache=1, cache_dir=str(tmp_path)):
        assert searched_moves(device, kernel()) == chosen
        assert searched_moves(device, kernel()) == chosen
        assert len(searches) == 1
        searched_moves(device, kernel(8192))
        assert len(searches) == 2
    with Context(beam=0):
        assert searched_moves(device, kernel(8192)) is None


def test_moves_that_a_kernel_brings_are_not_searched_for() -> None:
    ast = kernel()
    pinned = ast.replace(arg=KernelInfo(explicit=(SPLIT(0, 2, AxisKind.UPCAST),)))
    with Context(beam=1):
        assert searched_moves(Device["NULL"], pinned) is None
        assert lower_kernel(pinned, Device["NULL"].renderer).moves == pinned.arg.explicit
