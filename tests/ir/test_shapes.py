"""Shapes, devices and open ranges are derived from the sources, symbolic sizes included."""

from __future__ import annotations

import pytest

from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.ir.sint import (
    evaluate,
    normal,
    same,
    sint_add,
    sint_floordiv,
    sint_min,
    sint_mul,
    sint_prod,
    sint_sub,
)
from tgcore.support.errors import DeviceError, ShapeError, SpecError


def buffer(*shape: int, dtype=dtypes.float32, device: str = "CPU") -> UOp:
    size = 1
    for one in shape:
        size *= one
    return UOp.buffer(device, dtype, size).reshape(shape)


def test_movement_shapes():
    x = buffer(2, 3, 4)
    assert x.permute((2, 0, 1)).shape == (4, 2, 3)
    assert x.pad(((1, 0), (0, 2), (0, 0))).shape == (3, 5, 4)
    assert x.shrink(((1, 2), (0, 3), (2, 4))).shape == (1, 3, 2)
    assert x.reduce_axes(Ops.MAX, (0, 2)).shape == (1, 3, 1)
    assert buffer(2, 1).expand((2, 5)).shape == (2, 5)
    assert x.flip((1,)).shape == (2, 3, 4)


def test_movement_that_does_nothing_gives_the_node_itself():
    x = buffer(2, 3)
    assert x.reshape((2, 3)) is x and x.expand((2, 3)) is x and x.permute((0, 1)) is x
    assert x.pad(((0, 0), (0, 0))) is x and x.shrink(((0, 2), (0, 3))) is x and x.flip(()) is x
    assert x.cast(dtypes.float32) is x


def test_scalars_stand_for_any_shape():
    x = buffer(2, 3)
    assert (x + UOp.const(dtypes.float32, 1.0)).shape == (2, 3)
    assert (x < x).where(x, UOp.const(dtypes.float32, 0.0)).shape == (2, 3)
    with pytest.raises(ShapeError, match="they must be equal or"):
        _ = (buffer(2, 3) + buffer(3, 2)).shape


def test_a_bitcast_scales_the_last_axis():
    x = buffer(2, 6, dtype=dtypes.uint16)
    assert UOp(Ops.BITCAST, dtypes.uint8, (x,)).shape == (2, 12)
    assert UOp(Ops.BITCAST, dtypes.uint32, (x,)).shape == (2, 3)
    assert UOp(Ops.BITCAST, dtypes.int16, (x,)).shape == (2, 6)


def test_effects_have_no_shape():
    x = buffer(4)
    with pytest.raises(SpecError, match="STORE has no shape"):
        _ = x.store(x).shape
    assert x.after(x.store(x)).shape == (4,)


def test_devices_meet_only_through_a_copy():
    x, y = buffer(3), buffer(3, device="CPU:1")
    assert (x + 1.0).device == "CPU" and UOp.const(dtypes.int32, 1).device is None
    with pytest.raises(DeviceError, match=r"tensors on CPU and CPU:1; move one with \.to"):
        _ = (x + y).device
    assert (x + UOp(Ops.COPY, y.dtype, (y,), "CPU")).device == "CPU"
    shard = UOp(Ops.SHARD, x.dtype, (x, y), 0)
    assert shard.device == ("CPU", "CPU:1") and shard.shape == (6,)
    assert UOp(Ops.SHARD, x.dtype, (x, y), None).shape == (3,)


def test_open_ranges_are_closed_by_reduce_and_end():
    i, j = UOp.range(4, 0), UOp.range(3, 1, AxisKind.REDUCE)
    value = UOp.param(0, dtypes.float32, 12).index(i * 3 + j).load()
    assert value.ranges == {i, j}
    total = value.reduce(Ops.ADD, j)
    assert total.ranges == {i}
    store = UOp.param(1, dtypes.float32, 4).index(i).store(total)
    assert store.ranges == {i} and store.end(i).ranges == frozenset()


def test_symbolic_shapes_are_kept_in_normal_form():
    n = UOp.var("n", 1, 8)
    x = buffer(8, 2).shrink(((0, n), (0, 2)))
    assert x.shape == (n, 2) and x.size == 16
    padded = x.pad(((1, n), (0, 0)))
    assert same(padded.shape[0], 2 * n + 1) and padded.shape[1] == 2
    assert x.reduce_axes(Ops.ADD, (0,)).shape == (1, 2)
    back = padded.shrink(((1, n + 1), (0, 2)))
    assert same(back.shape[0], n)


def test_affine_arithmetic():
    n, m = UOp.var("n", 1, 8), UOp.var("m", 0, 5)
    assert sint_add(2, 3) == 5 and sint_sub(n, n) == 0 and sint_mul(n, 0) == 0
    assert sint_sub(sint_add(n, 5), n) == 5
    assert same(sint_mul(sint_add(n, 1), sint_add(m, 2)), n * m + n * 2 + m + 2)
    assert same(sint_add(n, m), sint_add(m, n)) and same(n * 2, n + n)
    assert not same(n, m) and not same(n, 3) and not same(n * m, n)
    assert same(sint_floordiv(sint_mul(n, 6), 3), n * 2) and sint_floordiv(n, n) == 1
    assert sint_floordiv(-7, 2) == -4
    assert same(sint_floordiv(sint_add(sint_mul(n, 6), 4), 3), n * 2 + 1)
    assert sint_prod((n, 3, 0)) == 0 and same(sint_prod((2, n, 3)), n * 6)
    assert normal(n + 2 - n) == 2
    assert sint_min(n, 9) is n and sint_min(n, 1) == 1 and sint_min(3, 4) == 3


def test_sizes_are_evaluated():
    n, m = UOp.var("n", 1, 8), UOp.var("m", 0, 5)
    values = {"n": 3, "m": 4}
    assert evaluate(n * m + 2, values) == 14 and evaluate(7, {}) == 7
    assert evaluate(sint_min(n, m), values) == 3
    assert evaluate(n.bind(5) + 1, {}) == 6 and evaluate(n.bind(5) + 1, {"n": 2}) == 3
    assert evaluate((n - 8) // 2, values) == -3 and evaluate((n - 8) % 4, values) == 3
    with pytest.raises(SpecError, match="variable n has no value"):
        evaluate(n + 1, {})


def test_distinct_bindings_of_one_variable_are_distinct_sizes():
    n = UOp.var("n", 1, 8)
    assert not same(n.bind(2), n.bind(3))
