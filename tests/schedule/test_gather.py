"""Sums that pick one element become gathers."""

from __future__ import annotations

import pytest

from tests.schedule.helpers import check, tensor, total
from tgcore.ir import Ops, UOp, dtypes


def one_hot(rows: int, classes: int, place: UOp) -> UOp:
    count = UOp(Ops.IOTA, dtypes.index, (), classes).reshape((1, classes)).expand((rows, classes))
    return count.eq(place.cast(dtypes.index).reshape((rows, 1)).expand((rows, classes)))


def reductions(plan) -> int:
    return sum(node.op is Ops.REDUCE for call in plan.calls for node in call.src[0].toposort())


@pytest.mark.parametrize("classes", [5, 10])  # indices are 0 to 6: some lie outside of 5
def test_picking_a_column_needs_no_reduction(classes: int):
    x, place = tensor(6, classes), tensor(6, dtype=dtypes.int32)
    picked = one_hot(6, classes, place).where(x, x.const_like(0))
    plan = check(total(picked, 1))
    assert plan.kernels == 1
    assert reductions(plan) == 0


def test_the_sum_over_rows_stays():
    x, place = tensor(6, 8), tensor(6, dtype=dtypes.int32)
    picked = one_hot(6, 8, place).where(x * x, x.const_like(0))
    plan = check(total(picked, 0, 1))
    assert plan.kernels == 1
    assert reductions(plan) == 1


def test_further_conditions_stay():
    x, place = tensor(6, 8), tensor(6, dtype=dtypes.int32)
    condition = one_hot(6, 8, place).alu(Ops.AND, x < x.const_like(0.5))
    plan = check(total(condition.where(x, x.const_like(0)), 1))
    assert reductions(plan) == 0


def test_a_scalar_index():
    x = tensor(6, 8)
    count = UOp(Ops.IOTA, dtypes.index, (), 8).reshape((1, 8)).expand((6, 8))
    plan = check(total(count.eq(UOp.const(dtypes.index, 3)).where(x, x.const_like(0)), 1))
    assert reductions(plan) == 0


def test_counting_along_another_axis_is_a_sum():
    x, place = tensor(6, 8), tensor(6, dtype=dtypes.int32)
    picked = one_hot(6, 8, place).where(x, x.const_like(0))
    assert reductions(check(total(picked, 0))) == 1
