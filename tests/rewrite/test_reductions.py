"""Reductions in kernels that become direct loads, products or lengths."""

from __future__ import annotations

from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.rewrite import simplify_kernel

outer = UOp.range(4, 0)
r, s = UOp.range(10, 1, AxisKind.REDUCE), UOp.range(6, 2, AxisKind.REDUCE)
table, places = UOp.param(1, dtypes.float32, 40), UOp.param(2, dtypes.int32, 4)
row = table.index(outer * 10 + r).load()
zero = UOp.const(dtypes.float32, 0.0)
ones = UOp.const(dtypes.int32, 1)


def fast(node: UOp) -> UOp:
    return simplify_kernel(node, strict=False)


def exact(node: UOp) -> UOp:
    return simplify_kernel(node, strict=True)


def test_a_sum_over_one_hot_is_a_gated_load() -> None:
    chosen = places.index(outer).load()
    node = chosen.eq(r.cast(dtypes.int32)).where(row, zero).reduce(Ops.ADD, r)
    result = fast(node)
    assert result.op is Ops.LOAD
    where = chosen.cast(dtypes.index)
    gate = (UOp.const(dtypes.index, -1) < where) & (where < 10)
    assert result is table.index(outer * 10 + where, gate).load()


def test_a_diagonal_needs_no_gate_where_it_is_in_range() -> None:
    node = r.eq(outer + 1).where(row, zero).reduce(Ops.ADD, r)
    assert fast(node) is table.index(outer * 11 + 1).load()


def test_one_loop_of_two_goes() -> None:
    node = (r + s).eq(outer + 1).where(row, zero).reduce(Ops.ADD, r, s)
    result = fast(node)
    assert result.op is Ops.REDUCE and result.src[1:] == (s,)


def test_counting_is_arithmetic() -> None:
    counted = (r < outer + 2).where(ones, ones.const_like(0)).reduce(Ops.ADD, r)
    assert exact(counted) is (outer + 2).cast(dtypes.int32)


def test_counting_stops_at_the_ends_of_the_loop() -> None:
    counted = (r < outer * 4).where(ones, ones.const_like(0)).reduce(Ops.ADD, r)
    shorter = ((outer * -4).maximum(-10) * -1).cast(dtypes.int32)
    assert exact(counted) is exact(shorter)


def test_a_sum_of_what_does_not_vary_is_a_product() -> None:
    value = table.index(outer).load()
    assert fast(value.reduce(Ops.ADD, r, s)) is value * 60.0
    assert exact(value.reduce(Ops.ADD, r, s)).op is Ops.REDUCE
    whole = places.index(outer).load()
    assert exact(whole.reduce(Ops.ADD, r, s)) is whole * 60


def test_a_maximum_of_what_does_not_vary_is_the_value() -> None:
    value = table.index(outer).load()
    assert exact(value.reduce(Ops.MAX, r)) is value
    assert exact(row.reduce(Ops.MAX, r, s)) is row.reduce(Ops.MAX, r)


def test_strict_arithmetic_keeps_float_sums() -> None:
    node = r.eq(outer + 1).where(row, zero).reduce(Ops.ADD, r)
    assert exact(node).op is Ops.REDUCE
