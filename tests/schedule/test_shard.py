"""Sharded values: parts on each device, sums over the parts, and gathering."""

from __future__ import annotations

import numpy as np
import pytest

from tests.schedule.helpers import contents, matmul, result, tensor, total
from tests.schedule.interpreter import run_schedule
from tgcore.ir import Ops, UOp, dtypes
from tgcore.schedule import normalise, schedule_normal, shard_parts
from tgcore.testing.reference import evaluate

DEVICES = ("A", "B")


def shard(x: UOp, axis: int | None) -> UOp:
    parts = []
    for number, device in enumerate(DEVICES):
        part = x
        if axis is not None:
            size = x.shape[axis] // 2
            part = x.shrink(
                tuple(
                    (number * size, (number + 1) * size) if place == axis else (0, length)
                    for place, length in enumerate(x.shape)
                )
            )
        parts.append(UOp(Ops.COPY, x.dtype, (part,), device))
    return UOp(Ops.SHARD, x.dtype, tuple(parts), axis)


def gather(x: UOp, device: str = "C") -> UOp:
    return UOp(Ops.COPY, x.dtype, (x,), device)


def values(root: UOp):
    """Run the program on separate devices and compare with the reference."""
    normal = normalise(UOp.sink(result(root, "C")))
    data = {slot: contents(b, slot) for slot, b in enumerate(normal.buffers)}
    table = {b: data[slot].copy() for slot, b in enumerate(normal.buffers)}
    plan = schedule_normal(normal.sink)
    assert not any(node.op is Ops.SHARD for node in plan.linear.toposort())
    run_schedule(plan, data)
    stored = [b for b in normal.buffers if b.arg.device == "C" and b not in _inputs(root)]
    out = data[normal.buffers.index(stored[0])]
    want = evaluate(root, buffers=table)[0]
    np.testing.assert_allclose(out.reshape(want.shape), want, rtol=1e-4, atol=1e-5)
    return plan


def _inputs(root: UOp) -> set[UOp]:
    return {node for node in root.toposort() if node.op is Ops.BUFFER}


@pytest.mark.parametrize("axis", [None, 0, 1])
def test_elementwise_stays_on_each_device(axis):
    x, y = tensor(4, 6, device="C"), tensor(4, 6, device="C")
    plan = values(gather(shard(x, axis) * shard(y, axis) + shard(x, axis).const_like(2)))
    assert {call.arg.device for call in plan.calls} <= {"A", "B", "C"}


def test_different_axes_are_brought_together():
    x, y = tensor(4, 6, device="C"), tensor(4, 6, device="C")
    values(gather(shard(x, 0) * shard(y, 1)))
    values(gather(shard(x, None) * shard(y, 1)))


@pytest.mark.parametrize("axes", [(0,), (1,), (0, 1)])
def test_reductions(axes):
    x = shard(tensor(4, 6, device="C"), 0)
    values(gather(total(x * x, *axes)))
    values(gather(x.reduce_axes(Ops.MAX, axes)))


def test_movement():
    x = shard(tensor(4, 6, device="C"), 0)
    values(gather(x.permute((1, 0))))
    values(gather(x.reshape((2, 2, 6))))
    values(gather(x.reshape((24,))))
    values(gather(x.flip((0, 1))))
    values(gather(x.pad(((1, 1), (0, 2)))))
    values(gather(x.shrink(((1, 3), (2, 5)))))
    values(gather(x.reshape((4, 1, 6)).expand((4, 3, 6))))


def test_matrix_product_of_a_sharded_batch():
    x, w = tensor(4, 6, device="C"), tensor(6, 3, device="C")
    values(gather(matmul(shard(x, 0), shard(w, None))))
    values(gather(matmul(shard(x, 1), shard(w, 0))))


def test_gathering_rows_by_sharded_indices():
    x, index = tensor(10, device="C"), tensor(4, dtype=dtypes.int32, device="C")
    values(gather(UOp(Ops.TAKE, x.dtype, (shard(x, None), shard(index, 0)))))
    values(gather(UOp(Ops.TAKE, x.dtype, (shard(x, 0), shard(index, None)))))


def test_parts_of_a_value():
    x = shard(tensor(4, 6, device="C"), 1)
    parts, axis = shard_parts(x + x.const_like(1))
    assert axis == 1
    assert [(part.device, part.shape) for part in parts] == [("A", (4, 3)), ("B", (4, 3))]


def test_stores_to_sharded_storage_write_each_part():
    left, right = (UOp.buffer(device, dtypes.float32, 4) for device in DEVICES)
    held = UOp(Ops.SHARD, dtypes.float32, (left, right), 0)
    new = held.after(held.store(held + held))
    plan = schedule_normal(normalise(UOp.sink(new)).sink)
    assert [call.arg.device for call in plan.calls] == ["A", "B"]
    assert not plan.temporaries
