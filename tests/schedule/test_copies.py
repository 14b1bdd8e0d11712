"""Copies between devices, windows of files, and calls that a program brings along."""

from __future__ import annotations

import numpy as np
import pytest

from tests.schedule.helpers import check, contents, result, tensor, total
from tgcore.ir import CallInfo, KernelInfo, Ops, UOp, dtypes
from tgcore.schedule import normalise, schedule_normal
from tgcore.support.errors import ScheduleError


def copy(x: UOp, device: str) -> UOp:
    return UOp(Ops.COPY, x.dtype, (x,), device)


def kinds(plan) -> list[str]:
    return [call.arg.kind for call in plan.calls]


def is_file(device: str) -> bool:
    return device == "FILE"


def test_a_copy_into_a_fresh_buffer_is_one_call():
    plan = check(result(copy(tensor(3, 4, device="A"), "B"), "B"))
    assert kinds(plan) == ["copy"]
    assert not plan.temporaries


def test_a_computed_value_is_stored_before_it_is_copied():
    plan = check(
        result(copy(total(tensor(3, 4, device="A"), 1), "B") + tensor(3, 1, device="B"), "B")
    )
    assert kinds(plan) == ["kernel", "copy", "kernel"]
    assert [call.arg.device for call in plan.calls] == ["A", "B", "B"]


def test_a_copy_of_a_constant_is_none():
    count = UOp(Ops.IOTA, dtypes.index, (), 5).cast(dtypes.int32)
    plan = check(result(copy(count, "B"), "B"))
    assert kinds(plan) == ["kernel"]


def test_a_copy_to_the_same_device_is_a_boundary():
    x = tensor(4, 4)
    plan = check(copy(x + x, "D") * x)
    assert kinds(plan) == ["kernel", "kernel"]


def test_a_window_of_a_file_is_copied_without_a_kernel():
    file = UOp.buffer("FILE", dtypes.uint8, 64)
    part = UOp(Ops.BITCAST, dtypes.int32, (file.shrink(((8, 40),)),)).reshape((2, 4))
    out = result(copy(part, "B"), "B")
    normal = normalise(UOp.sink(out))
    plan = schedule_normal(normal.sink, is_storage=is_file)
    assert kinds(plan) == ["copy"]
    view = plan.calls[0].src[2]
    assert view.op is Ops.BUFFER_VIEW
    assert (view.arg, view.dtype) == ((8, 8), dtypes.int32)


def test_arithmetic_on_a_file_happens_after_the_copy():
    file = UOp.buffer("FILE", dtypes.float32, 12)
    turned = file.reshape((3, 4)).permute((1, 0))
    plan = check(result(copy(turned * turned, "B"), "B"), is_storage=is_file)
    assert kinds(plan) == ["copy", "kernel"]


def test_a_file_takes_a_copy_into_a_part_of_it():
    file = UOp.buffer("FILE", dtypes.uint8, 64)
    value = tensor(2, 4, dtype=dtypes.int32, device="A")
    place = UOp(Ops.BITCAST, dtypes.int32, (file.shrink(((16, 48),)),)).reshape((2, 4))
    plan = schedule_normal(
        normalise(UOp.sink(file.after(place.store(copy(value, "FILE"))))).sink, is_storage=is_file
    )
    assert kinds(plan) == ["copy"]
    assert plan.calls[0].src[1].arg == (16, 8)


def test_a_file_computes_nothing():
    file = UOp.buffer("FILE", dtypes.float32, 4)
    with pytest.raises(ScheduleError, match="holds data and computes nothing"):
        schedule_normal(
            normalise(UOp.sink(file.after(file.store(file * file)))).sink, is_storage=is_file
        )


def test_a_call_runs_between_its_producers_and_its_users():
    x = tensor(8)
    place = UOp.param(0, dtypes.float32, 8).index(UOp.range(8, 0))
    read = UOp.param(1, dtypes.float32, 8).index(UOp.range(8, 0)).load()
    body = UOp.sink(place.store(read * read).end(UOp.range(8, 0)), arg=KernelInfo())
    out = UOp.buffer("D", dtypes.float32, 8)
    call = UOp(Ops.CALL, src=(body, out, x + x), arg=CallInfo("D", "kernel", (0,), (1,)))
    program = UOp.sink(result(out.after(call) + x))
    normal = normalise(program)
    plan = schedule_normal(normal.sink)
    assert len(plan.calls) == 3
    from tests.schedule.interpreter import run_schedule

    data = {slot: contents(b, slot) for slot, b in enumerate(normal.buffers)}
    start = data[normal.buffers.index(x.base)].copy()
    run_schedule(plan, data)
    stored = next(b for b in normal.buffers if b not in (out, x.base))
    np.testing.assert_allclose(
        data[normal.buffers.index(stored)], (2 * start) ** 2 + start, rtol=1e-5
    )


def test_a_call_with_an_empty_body_runs():
    out = UOp.buffer("D", dtypes.float32, 8)
    call = UOp(Ops.CALL, src=(UOp.sink(arg=KernelInfo()), out), arg=CallInfo("D"))
    plan = schedule_normal(normalise(UOp.sink(out.after(call))).sink)
    assert kinds(plan) == ["kernel"]


def test_a_store_through_a_bitcast_stores_bits():
    x = UOp.buffer("D", dtypes.float32, 6)
    bits = tensor(6, dtype=dtypes.int32)
    view = UOp(Ops.BITCAST, dtypes.int32, (x,)).shrink(((1, 4),))
    check(x.after(view.store(bits.shrink(((0, 3),)))))


def test_bitcast_changes_the_last_axis():
    raw = tensor(3, 8, dtype=dtypes.uint8)
    wide = UOp(Ops.BITCAST, dtypes.int16, (raw,))
    assert wide.shape == (3, 4)
    check(wide)
    check(UOp(Ops.BITCAST, dtypes.uint8, (tensor(3, 4, dtype=dtypes.int32),)))
