"""Sums of one-hot selections become updates in order, where that is less work."""

from __future__ import annotations

import pytest

from tests.schedule.helpers import check, greatest, tensor, total
from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.support.settings import context


@pytest.fixture(autouse=True)
def wherever_possible():
    with context(scatter=2):
        yield


def rows_of(shape: tuple[int, ...], axis: int = 0) -> UOp:
    """0, 1, 2, ... along one axis."""
    line = tuple([size if a == axis else 1 for a, size in enumerate(shape)])
    return UOp(Ops.IOTA, dtypes.index, (), shape[axis]).reshape(line).expand(shape)


def spread(node: UOp, shape: tuple[int, ...], *axes: int) -> UOp:
    """`node` with its axes at the places `axes` of `shape`, the same along the others."""
    line = tuple([size if a in axes else 1 for a, size in enumerate(shape)])
    return node.reshape(line).expand(shape)


def named(shape: tuple[int, ...], axis: int = 0) -> UOp:
    """row == index; the last axis is that of the updates."""
    place = spread(tensor(shape[-1], dtype=dtypes.int32).cast(dtypes.index), shape, len(shape) - 1)
    return rows_of(shape, axis).eq(place)


def chosen(shape: tuple[int, ...], value: UOp, neutral: object = 0, axis: int = 0) -> UOp:
    """where(row == index, value, neutral)"""
    return named(shape, axis).where(value, value.const_like(neutral))


def one_by_one(plan) -> int:
    """Number of kernels with updates in order."""
    nodes = [call.src[0].toposort() for call in plan.calls]
    return sum(any(n.op is Ops.AFTER for n in order) for order in nodes)


SHAPE = (5, 6, 9)  # indices are 0 to 6: some lie outside


@pytest.mark.parametrize(("op", "neutral"), [(Ops.ADD, 0), (Ops.MUL, 1), (Ops.MAX, -float("inf"))])
def test_rows_are_reduced_update_by_update(op: Ops, neutral: float):
    value = spread(tensor(6, 9), SHAPE, 1, 2)
    plan = check(chosen(SHAPE, value, neutral).reduce_axes(op, (2,)))
    assert (plan.kernels, one_by_one(plan)) == (1, 1)


@pytest.mark.parametrize("axis", [0, 1])
def test_columns_may_lie_on_both_sides(axis: int):
    value = spread(tensor(4, 3, 9), (4, 5, 3, 9), 0, 2, 3)
    plan = check(total(chosen((4, 5, 3, 9), value, axis=1), 3))
    assert one_by_one(plan) == 1


def test_the_last_that_names_a_row_is_found():
    turn = (rows_of((5, 8), 1) + 1).cast(dtypes.int32)
    plan = check(greatest(chosen((5, 8), turn), 1))
    assert (plan.kernels, one_by_one(plan)) == (1, 1)


@pytest.mark.parametrize("dtype", [dtypes.bool, dtypes.int32])
def test_whether_and_how_often_a_row_is_named(dtype):
    hit = named((5, 8))
    plan = check(greatest(hit, 1) if dtype is dtypes.bool else total(hit.cast(dtype), 1))
    assert one_by_one(plan) == 1


def test_further_conditions_leave_updates_out():
    x = tensor(8)
    value = spread(x, (5, 8), 1)
    both = named((5, 8)).alu(Ops.AND, value < value.const_like(0.5))
    plan = check(total(both.where(value, value.const_like(0)), 1))
    assert one_by_one(plan) == 1


def test_the_index_may_differ_between_columns():
    shape = (5, 4, 8)
    place = spread(tensor(4, 8, dtype=dtypes.int32).cast(dtypes.index), shape, 1, 2)
    value = spread(tensor(4, 8), shape, 1, 2)
    picked = rows_of(shape).eq(place).where(value, value.const_like(0))
    assert one_by_one(check(total(picked, 2))) == 1


def test_several_axes_of_updates():
    shape = (5, 4, 8)
    place = spread(tensor(4, 8, dtype=dtypes.int32).cast(dtypes.index), shape, 1, 2)
    value = spread(tensor(4, 8), shape, 1, 2)
    picked = rows_of(shape).eq(place).where(value, value.const_like(0))
    assert one_by_one(check(total(picked, 1, 2))) == 1


def test_what_makes_the_updates_is_computed_in_the_same_kernel():
    x, y = tensor(6, 9), tensor(6, 9)
    plan = check(total(chosen(SHAPE, spread(x * y + x, SHAPE, 1, 2)), 2))
    assert (plan.kernels, one_by_one(plan)) == (1, 1)


def test_what_uses_the_result_is_a_kernel_of_its_own():
    x = tensor(6, 9)
    plan = check(total(chosen(SHAPE, spread(x, SHAPE, 1, 2)), 2) * 2.0 + 1.0)
    assert (plan.kernels, one_by_one(plan)) == (2, 1)


def test_two_users_share_the_result():
    x = tensor(6, 9)
    found = total(chosen(SHAPE, spread(x, SHAPE, 1, 2)), 2)
    assert one_by_one(check(found + 1.0, found)) == 1


def test_a_result_may_be_a_part_of_storage_that_is_also_read():
    old = UOp.buffer("D", dtypes.float32, 40)
    value = spread(old.shrink(((0, 9),)).reshape((1, 9)).expand((3, 9)), (5, 3, 9), 1, 2)
    found = total(chosen((5, 3, 9), value), 2).reshape((15,))
    plan = check(old.after(old.shrink(((4, 19),)).store(found)))
    assert one_by_one(plan) == 1


def test_updates_that_read_the_storage_they_change():
    old = UOp.buffer("D", dtypes.float32, 30)
    value = spread(old.reshape((5, 6)), (5, 6, 5), 1, 0)
    value = spread(old.shrink(((0, 5),)), (5, 6, 5), 2)
    found = total(chosen((5, 6, 5), value), 2).reshape((30,))
    assert one_by_one(check(old.after(old.store(found)))) == 1


@pytest.mark.parametrize("neutral", [1, -1, 2.5])
def test_another_neutral_element_is_no_scatter(neutral: float):
    assert not one_by_one(
        check(total(chosen(SHAPE, spread(tensor(6, 9), SHAPE, 1, 2), neutral), 2))
    )


def test_a_greatest_of_unbounded_values_above_zero_is_none():
    assert not one_by_one(check(greatest(chosen(SHAPE, spread(tensor(6, 9), SHAPE, 1, 2)), 2)))


def test_a_value_that_differs_between_rows_is_none():
    plan = check(total(chosen(SHAPE, tensor(*SHAPE)), 2))
    assert not one_by_one(plan)


def test_symbolic_sizes_stay_as_written():
    n = UOp(Ops.VAR, dtypes.index, (), ("n", 1, 9))
    place = tensor(9, dtype=dtypes.int32).cast(dtypes.index).shrink(((0, n),)).reshape((1, n))
    value = tensor(9).shrink(((0, n),)).reshape((1, n)).expand((5, n))
    rows = UOp(Ops.IOTA, dtypes.index, (), 5).reshape((5, 1)).expand((5, n))
    picked = rows.eq(place.expand((5, n))).where(value, value.const_like(0))
    assert not one_by_one(check(total(picked, 1), variables={"n": 6}))


def planned(rows: int, columns: int, updates: int, step: int = 0, scatter: int = 1):
    from tests.schedule.helpers import result
    from tgcore.schedule import schedule

    shape = (rows, columns, updates)
    value = spread(tensor(columns, updates), shape, 1, 2)
    with context(scatter=scatter):
        found = total(chosen(shape, value), 2)
        return one_by_one(schedule(UOp.sink(result(found)), step=step))


def test_only_where_it_is_less_work():
    assert planned(1000, 64, 100)
    assert not planned(1000, 64, 100, scatter=0)
    assert not planned(4, 8, 8)  # too little to gain
    assert not planned(6, 4096, 1000)  # few rows: all selections cost no more
    assert not planned(20, 1, 100_000)  # a sum runs in lanes


def test_where_steps_are_dear_there_must_be_columns_enough():
    assert planned(50_000, 768, 1024, step=1 << 22)
    assert not planned(10_000, 1, 5_000, step=1 << 22)
    assert planned(10_000, 1, 5_000)


def test_updates_run_in_loops_that_stay_in_order():
    from tests.schedule.helpers import result
    from tgcore.schedule import schedule

    value = spread(tensor(6, 9), SHAPE, 1, 2)
    plan = schedule(UOp.sink(result(total(chosen(SHAPE, value), 2))))
    fill, update = plan.calls[0].src[0].src
    kinds = [axis.arg[1] for axis in update.src[1:]]
    assert kinds == [AxisKind.SERIAL, AxisKind.LOOP]
    assert update.src[2] in fill.src[1:]  # both share the columns
