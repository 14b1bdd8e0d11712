"""The engine computes graphs end to end on every built-in device that computes."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from tests.support.processes import run_python
from tgcore.engine import Recorder, clear_caches, realize
from tgcore.ir import Ops, UOp, dtypes
from tgcore.runtime import Device, buffer_of
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import CompileError, DeviceError, DTypeError
from tgcore.support.settings import context

DEVICES = ("NUMPY", "CPU")
each_device = pytest.mark.parametrize("device", DEVICES)


def tensor(array: np.ndarray, device: str) -> UOp:
    """Return a node over storage with the contents of `array`."""
    node = UOp.buffer(device, dtypes.by_name(array.dtype.name), array.size)
    node.arg.storage = array.copy()
    return node.reshape(array.shape)


def value(node: UOp) -> Any:
    """Return the contents of a realized node."""
    data = np.frombuffer(buffer_of(node.base).read(), node.dtype.name)
    return data.reshape(node.shape)


@each_device
def test_the_sum_of_a_sum(device: str) -> None:
    a, b = np.arange(12, dtype=np.float32).reshape(3, 4), np.ones((3, 4), np.float32)
    (total,) = realize([(tensor(a, device) + tensor(b, device)).reduce_axes(Ops.ADD, (0, 1))])
    assert value(total).item() == 78


@each_device
def test_several_results_share_one_schedule(device: str) -> None:
    a = tensor(np.arange(6, dtype=np.int32), device)
    double, square = realize([a + a, a * a])
    assert value(double).tolist() == [0, 2, 4, 6, 8, 10]
    assert value(square).tolist() == [0, 1, 4, 9, 16, 25]


@each_device
def test_a_store_runs_and_gives_its_buffer(device: str) -> None:
    a = tensor(np.arange(4, dtype=np.int32), device).base
    after = a.after(
        a.shrink(((1, 3),)).store(UOp.const(dtypes.int32, 9).reshape((1,)).expand((2,)))
    )
    (result,) = realize([after])
    assert result is a
    assert value(result).tolist() == [0, 9, 9, 3]


@each_device
def test_a_realized_root_comes_back_as_it_is(device: str) -> None:
    a = tensor(np.arange(4, dtype=np.int32), device)
    assert realize([a]) == [a]


@each_device
def test_a_bound_variable_sets_the_length(device: str) -> None:
    length = UOp.var("n", 1, 8).bind(3)
    a = tensor(np.arange(8, dtype=np.int32), device)
    (result,) = realize([a.shrink(((0, length),)) + a.shrink(((0, length),))])
    data = np.frombuffer(buffer_of(result.base).read(), np.int32)
    assert data[:3].tolist() == [0, 2, 4]
    GlobalCounters.reset()
    realize([a.shrink(((0, UOp.var("n", 1, 8).bind(5)),)).reduce_axes(Ops.ADD, (0,))])
    (total,) = realize([a.shrink(((0, UOp.var("n", 1, 8).bind(4)),)).reduce_axes(Ops.ADD, (0,))])
    assert value(total).item() == 6
    assert GlobalCounters.scheduled <= 1


@each_device
def test_the_same_program_is_scheduled_and_compiled_once(device: str) -> None:
    def program() -> UOp:
        return tensor(np.ones((5, 7), np.float32), device) * tensor(
            np.ones((5, 7), np.float32), device
        )

    realize([program()])
    GlobalCounters.reset()
    realize([program()])
    assert (GlobalCounters.scheduled, GlobalCounters.lowered, GlobalCounters.compiled) == (0, 0, 0)
    assert GlobalCounters.kernel_count == 1


@each_device
def test_memory_goes_with_the_node_without_the_garbage_collector(device: str) -> None:
    gc.collect()
    gc.disable()
    try:
        live = Device[device].memory.live
        a = tensor(np.ones((64, 64), np.float32), device)
        (result,) = realize([a + a])
        assert Device[device].memory.live > live
        del a, result
        assert Device[device].memory.live == live
    finally:
        gc.enable()


@each_device
def test_freed_memory_is_used_again(device: str) -> None:
    memory = Device[device].memory
    a = tensor(np.ones(4096, np.float32), device)
    (first,) = realize([a + a])
    del first
    kept = memory.cached
    (second,) = realize([a + a])
    assert memory.cached < kept
    assert value(second)[0] == 2


@each_device
def test_a_weak_value_has_no_storage(device: str) -> None:
    with pytest.raises(DTypeError, match="weakint has no storage; cast it first"):
        realize([UOp(Ops.IOTA, dtypes.weakint, (), 4)])


def test_a_second_process_compiles_nothing() -> None:
    program = """
import numpy as np
from tgcore.ir import Ops, UOp, dtypes
from tgcore.engine import realize
from tgcore.runtime import buffer_of
from tgcore.support.counters import GlobalCounters
a = UOp.buffer("CPU", dtypes.float32, 24)
a.arg.storage = np.arange(24, dtype=np.float32)
x = a.reshape((4, 6))
(r,) = realize([(x * x + x).reduce_axes(Ops.ADD, (1,))])
print(np.frombuffer(buffer_of(r.base).read(), np.float32).tolist())
c = GlobalCounters
print(c.scheduled, c.lowered, c.rendered, c.compiled)
import sys
print([m for m in ("tgcore.codegen", "tgcore.rewrite", "tgcore.schedule.main") if m in sys.modules])
"""
    first, second = (run_python("-c", program).stdout.splitlines() for _ in range(2))
    assert first[0] == second[0] == "[70.0, 502.0, 1366.0, 2662.0]"
    assert second[1] == "0 0 0 0"
    assert second[2] == "[]"


def test_a_refused_kernel_shows_source_and_log(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device["CPU"]
    plain = device.renderer.render_module
    monkeypatch.setattr(
        device.renderer, "render_module", lambda texts: plain(texts) + "\nint broken"
    )
    a = tensor(np.ones(11, np.float32), "CPU")
    with context(cache=0), pytest.raises(CompileError) as caught:
        realize([a * a * a * a * a])
    assert "refused a module with E_" in str(caught.value)
    assert "broken" in caught.value.source
    assert caught.value.log
    assert "TG_DEBUG=4" in str(caught.value)


# *** replay ***


def chain(x: UOp, kernels: int) -> UOp:
    """Return a program of `kernels` kernels."""
    for _ in range(kernels):
        x = UOp(Ops.CONTIGUOUS, x.dtype, (x + x.const_like(1),))
    return x


@each_device
def test_a_replay_computes_with_new_inputs(device: str) -> None:
    a = tensor(np.zeros(16, np.float32), device).base
    with Recorder() as recorder:
        (result,) = realize([chain(a, 5)])
    captured = recorder.finish([a], [result.base])
    assert captured.kernels == 5
    b = tensor(np.full(16, 10, np.float32), device).base
    c = tensor(np.full(16, 20, np.float32), device).base
    GlobalCounters.reset()
    (first,) = captured([b], {})
    assert (GlobalCounters.kernel_count, GlobalCounters.global_ops) == (5, 5 * 16)
    (second,) = captured([c], {})
    assert value(first)[0] == 15
    assert value(second)[0] == 25
    assert value(result)[0] == 5


@each_device
def test_a_replay_follows_variables(device: str) -> None:
    a = tensor(np.arange(8, dtype=np.int32), device).base
    with Recorder() as recorder:
        length = UOp.var("n", 1, 8).bind(2)
        (result,) = realize([a.shrink(((0, length),)).reduce_axes(Ops.ADD, (0,))])
    captured = recorder.finish([a], [result.base])
    assert value(captured([a], {"n": 4})[0]).tolist() == [6]
    assert value(captured([a], {"n": 8})[0]).tolist() == [28]


@each_device
def test_a_replay_keeps_state_that_lies_outside(device: str) -> None:
    state = tensor(np.zeros(4, np.int32), device).base
    x = tensor(np.ones(4, np.int32), device).base
    with Recorder() as recorder:
        realize([state.after(state.store(state + x))])
    captured = recorder.finish([x], [])
    assert captured.written == {state.arg}
    captured([x], {})
    captured([x], {})
    assert value(state).tolist() == [3, 3, 3, 3]


@each_device
def test_state_that_is_written_whole_is_still_state(device: str) -> None:
    state = tensor(np.zeros(4, np.int32), device).base
    x = tensor(np.ones(4, np.int32), device).base
    with Recorder() as recorder:
        realize([state.after(state.store(x + x))])
    captured = recorder.finish([x], [state])
    assert captured.written == {state.arg}
    assert captured([tensor(np.full(4, 5, np.int32), device).base], {}) == [state]
    assert value(state).tolist() == [10] * 4


def test_validation_finds_a_kernel_that_computes_wrongly(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device["CPU"]
    plain = device.renderer.render_module
    wrong = lambda texts: plain([text.replace("val0+val1", "val0-val1") for text in texts])  # noqa: E731
    a = tensor(np.ones(13, np.float32), "CPU")
    b = tensor(np.ones(13, np.float32), "CPU")
    with context(validate=True, cache=0):
        realize([a * b])
        monkeypatch.setattr(device.renderer, "render_module", wrong)
        with pytest.raises(DeviceError, match=r"on CPU gives 0.0 at 0, NUMPY gives 2.0; 13 of 13"):
            realize([a + b])


def test_cleared_caches_are_filled_again_from_disk() -> None:
    a = tensor(np.ones(19, np.float32), "CPU")
    realize([a + a])
    GlobalCounters.reset()
    clear_caches()
    (result,) = realize([a + a])
    assert value(result)[18] == 2
    assert GlobalCounters.compiled == 0


def test_a_search_measures_on_the_device_and_is_remembered() -> None:
    a = tensor(np.ones((8, 8), np.float32), "CPU")
    b = tensor(np.ones((8, 8), np.float32), "NULL")
    with context(beam=1):
        (result,) = realize([a.reduce_axes(Ops.ADD, (1,))])
        assert value(result).ravel().tolist() == [8] * 8
        realize([b.reduce_axes(Ops.ADD, (1,))])
        clear_caches()
        GlobalCounters.reset()
        realize([a.reduce_axes(Ops.ADD, (1,))])
        assert GlobalCounters.lowered == 0
