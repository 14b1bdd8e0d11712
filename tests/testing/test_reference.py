"""The reference interpreter means what semantics.md says, against numpy and by hand."""

from __future__ import annotations

import math

import ml_dtypes
import numpy as np
import pytest

from tgcore.ir import LeafId, Ops, UOp, dtypes
from tgcore.support.errors import SpecError
from tgcore.testing.arithmetic import convert, numpy_dtype, threefry2x32
from tgcore.testing.reference import evaluate

WIDTHS = [dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.uint16, dtypes.int32, dtypes.uint32,
          dtypes.int64, dtypes.uint64]  # fmt: skip


def vector(values: object, dtype: object = None) -> tuple[UOp, dict[UOp, np.ndarray]]:
    """Return a BUFFER node and the table that gives its contents."""
    array = np.asarray(values)
    if dtype is None:
        dtype = dtypes.by_name(array.dtype.name)
    node = UOp.buffer("CPU", dtype, array.size)
    return node, {node: array.astype(numpy_dtype(dtype)).reshape(-1)}


def run(op: Ops, *values: object, dtype: object = None) -> np.ndarray:
    nodes, table = [], {}
    for value in values:
        node, more = vector(np.atleast_1d(value), dtype)
        nodes.append(node)
        table.update(more)
    return evaluate(nodes[0].alu(op, *nodes[1:]), buffers=table)[0]


@pytest.mark.parametrize("dtype", WIDTHS, ids=lambda d: d.name)
def test_integer_arithmetic_wraps(dtype):
    top = int(dtype.max)
    assert run(Ops.ADD, [top], [1], dtype=dtype)[0] == dtype.min
    assert run(Ops.MUL, [top], [2], dtype=dtype)[0] == dtype.wrap(top * 2)
    total = evaluate(
        UOp.const(dtype, top).expand(()).reshape((1,)).expand((3,)).reduce_axes(Ops.ADD, (0,))
    )[0]
    assert total.tolist() == [dtype.wrap(3 * top)]


@pytest.mark.parametrize("dtype", WIDTHS, ids=lambda d: d.name)
def test_division_by_zero_gives_zero_and_the_least_by_minus_one_wraps(dtype):
    for op in (Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD):
        assert run(op, [5], [0], dtype=dtype).tolist() == [0]
    if dtype.kind == "i":
        assert run(Ops.FLOORDIV, [dtype.min], [-1], dtype=dtype)[0] == dtype.min
        assert run(Ops.CDIV, [dtype.min], [-1], dtype=dtype)[0] == dtype.min
        assert run(Ops.CMOD, [dtype.min], [-1], dtype=dtype)[0] == 0


def test_floor_and_truncating_division_over_all_signs():
    a, b = np.meshgrid(np.arange(-9, 10, dtype=np.int32), [-4, -3, -1, 1, 3, 4], indexing="ij")
    a, b = a.ravel(), b.ravel().astype(np.int32)
    assert (run(Ops.FLOORDIV, a, b) == a // b).all()
    assert (run(Ops.FLOORMOD, a, b) == a % b).all()
    assert (run(Ops.CDIV, a, b) == np.trunc(a / b)).all()
    assert (run(Ops.CMOD, a, b) == np.fmod(a, b)).all()


def test_max_propagates_nan_for_every_float():
    for dtype in (dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64):
        for pair in ([math.nan], [1.0]), ([1.0], [math.nan]):
            assert np.isnan(run(Ops.MAX, *pair, dtype=dtype).astype(np.float64)).all()


def test_shifts_beyond_the_width():
    assert run(Ops.SHL, [1, 1, 1], [31, 32, 40], dtype=dtypes.int32).tolist() == [-(2**31), 0, 0]
    assert run(Ops.SHR, [-8, -8], [1, 50], dtype=dtypes.int32).tolist() == [-4, -1]
    assert run(Ops.SHR, [8, 8], [1, 50], dtype=dtypes.uint32).tolist() == [4, 0]


def test_float_to_integer_truncates_saturates_and_takes_nan_to_zero():
    values = np.array([2.9, -2.9, 1e30, -1e30, math.nan, math.inf, -math.inf], np.float32)
    got = convert(values, dtypes.float32, dtypes.int32)
    top, low = 2**31 - 1, -(2**31)
    assert got.tolist() == [2, -2, top, low, 0, top, low]
    assert convert(values, dtypes.float32, dtypes.uint8).tolist() == [2, 0, 255, 0, 0, 255, 0]
    assert convert(values[2:4], dtypes.float32, dtypes.int64).tolist() == [2**63 - 1, -(2**63)]


def test_casts_round_once_and_overflow():
    values = np.array([65519.0, 65520.0, 2049.0, 1e-8], np.float32)
    half = convert(values, dtypes.float32, dtypes.float16)
    assert half.astype(np.float32).tolist()[:3] == [65504.0, math.inf, 2048.0]
    small = convert(np.array([500.0], np.float32), dtypes.float32, dtypes.fp8e4m3)
    assert small.dtype == ml_dtypes.float8_e4m3fn and np.isnan(small.astype(np.float32)).all()
    wide = convert(np.array([1e6], np.float32), dtypes.float32, dtypes.fp8e5m2)
    assert np.isinf(wide.astype(np.float32)).all()


def test_cast_to_bool_is_unequal_to_zero():
    values = np.array([0.0, -0.0, 0.25, math.nan], np.float32)
    assert convert(values, dtypes.float32, dtypes.bool).tolist() == [False, False, True, True]


def test_weak_integers_never_wrap():
    big = UOp.const(dtypes.index, 2**62)
    assert evaluate(big * 4 - big * 4 + 7)[0] == 7
    assert evaluate((big * 8) // (1 << 63))[0] == 4
    assert evaluate((UOp.const(dtypes.index, 2**35 + 7)) // 2**31)[0] == 16
    assert evaluate((big * 4).cast(dtypes.int32))[0] == 0


def test_threefry_known_answers():
    """Known-answer vectors of the Random123 distribution, threefry2x32 with 20 rounds."""
    vectors = [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
        ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
    ]
    for counter, key, want in vectors:
        words = [np.uint64(low | high << 32) for low, high in (counter, key)]
        got = int(threefry2x32(*words))
        assert (got & 0xFFFFFFFF, got >> 32) == want


def test_movement_follows_numpy():
    data = np.arange(24, dtype=np.int32)
    node, table = vector(data)
    x, n = node.reshape((2, 3, 4)), data.reshape(2, 3, 4)
    pairs = [
        (x.permute((2, 0, 1)), n.transpose(2, 0, 1)),
        (x.flip((0, 2)), n[::-1, :, ::-1]),
        (x.pad(((1, 0), (0, 2), (0, 0))), np.pad(n, ((1, 0), (0, 2), (0, 0)))),
        (x.shrink(((0, 1), (1, 3), (2, 4))), n[0:1, 1:3, 2:4]),
        (x.reshape((6, 4)).reshape((6, 1, 4)).expand((6, 5, 4)),
         np.broadcast_to(n.reshape(6, 1, 4), (6, 5, 4))),
        (x.reduce_axes(Ops.ADD, (0, 2)), n.sum((0, 2), keepdims=True)),
        (x.reduce_axes(Ops.MAX, (1,)), n.max(1, keepdims=True)),
        (x.reduce_axes(Ops.MUL, (1,)), n.prod(1, keepdims=True)),
    ]  # fmt: skip
    for got, want in zip(evaluate(*[pair[0] for pair in pairs], buffers=table),
                         [pair[1] for pair in pairs]):  # fmt: skip
        assert got.shape == want.shape and (got == want).all()


def test_reductions_of_nothing_give_the_neutral_element():
    node = UOp.buffer("CPU", dtypes.float32, 0).reshape((0, 3))
    got = evaluate(*[node.reduce_axes(op, (0,)) for op in (Ops.ADD, Ops.MUL, Ops.MAX)])
    assert [value.tolist() for value in got] == [[[0.0] * 3], [[1.0] * 3], [[-math.inf] * 3]]


def test_take_gives_zero_outside():
    node, table = vector(np.array([10, 20, 30], np.int32))
    index, more = vector(np.array([[2, -1], [3, 0]], np.int64))
    got = evaluate(UOp(Ops.TAKE, dtypes.int32, (node, index.reshape((2, 2)))),
                   buffers={**table, **more})[0]  # fmt: skip
    assert got.tolist() == [[30, 0], [0, 10]]


def test_symbolic_sizes_follow_the_bound_value():
    node, table = vector(np.arange(8, dtype=np.float32))
    length = UOp.var("n", 1, 8)
    bound = length.bind(3)
    window = node.shrink(((0, bound),))
    tail = node.shrink(((bound, 8),)).pad(((bound, 0),))
    got = evaluate(window, tail, bound * 2 + 1, buffers=table)
    assert got[0].tolist() == [0, 1, 2]
    assert got[1].tolist() == [0, 0, 0, 3, 4, 5, 6, 7]
    assert got[2] == 7
    free = evaluate(node.shrink(((0, length),)), buffers=table, variables={"n": 5})[0]
    assert free.tolist() == [0, 1, 2, 3, 4]
    with pytest.raises(SpecError, match="variable n has no value"):
        evaluate(node.shrink(((0, length),)), buffers=table)


def test_a_reader_of_an_older_version_sees_older_values():
    node, table = vector(np.array([10, 20, 30, 40], np.int32))
    view = node.shrink(((1, 3),)).flip((0,))
    value, more = vector(np.array([-1, -2], np.int32))
    new = node.after(view.store(value))
    newest = new.after(new.shrink(((0, 1),)).store(UOp.const(dtypes.int32, 7)))
    got = evaluate(node * 3, new, newest, buffers={**table, **more})
    assert [array.tolist() for array in got] == [
        [30, 60, 90, 120],
        [10, -2, -1, 40],
        [7, -2, -1, 40],
    ]


def test_a_store_reads_its_source_before_it_writes():
    node, table = vector(np.arange(5, dtype=np.int32))
    new = node.after(node.shrink(((1, 5),)).store(node.shrink(((0, 4),))))
    assert evaluate(new, buffers=table)[0].tolist() == [0, 0, 1, 2, 3]


def test_a_store_through_a_bitcast_writes_the_bits():
    node, table = vector(np.zeros(8, np.uint8))
    view = UOp(Ops.BITCAST, dtypes.int32, (node,)).shrink(((1, 2),))
    new = node.after(view.store(UOp.const(dtypes.int32, 258).reshape((1,))))
    assert evaluate(new, buffers=table)[0].tolist() == [0, 0, 0, 0, 2, 1, 0, 0]


def test_a_realized_result_does_not_depend_on_what_the_buffer_held():
    node = UOp.buffer("CPU", dtypes.int32, 4)
    whole = node.reshape((2, 2))
    new = node.after(whole.store(UOp.const(dtypes.int32, 5))).reshape((2, 2))
    assert evaluate(new)[0].tolist() == [[5, 5], [5, 5]]


def test_bitcast_scales_the_last_axis():
    node, table = vector(np.arange(6, dtype=np.uint16))
    wide = UOp(Ops.BITCAST, dtypes.uint8, (node.reshape((2, 3)),))
    back = UOp(Ops.BITCAST, dtypes.uint16, (wide,))
    got = evaluate(wide, back, buffers=table)
    assert got[0].shape == (2, 6) and (got[1] == np.arange(6).reshape(2, 3)).all()


def test_a_leaf_a_copy_and_a_shard_keep_their_values():
    node, table = vector(np.arange(4, dtype=np.float32))
    parts = [UOp(Ops.COPY, node.dtype, (node.shrink(((2 * i, 2 * i + 2),)),), f"CPU:{i}")
             for i in range(2)]  # fmt: skip
    shard = UOp(Ops.SHARD, node.dtype, tuple(parts), 0)
    leaf = UOp(Ops.LEAF, node.dtype, (node,), LeafId())
    for value in evaluate(shard, leaf, buffers=table):
        assert value.tolist() == [0, 1, 2, 3]


def test_a_deep_graph_needs_no_recursion():
    node = UOp.const(dtypes.int32, 1)
    for _ in range(20_000):
        node = node + 1
    assert evaluate(node)[0] == 20_001


def test_a_kernel_is_refused():
    loop = UOp.range(4, 0)
    with pytest.raises(SpecError, match="no rule for RANGE"):
        evaluate(loop + 1)
