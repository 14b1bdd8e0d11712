"""Kernels of two steps: a start everywhere, then updates in their order."""

from __future__ import annotations

import numpy as np
import pytest

from tests.codegen.kernels import GRID, HOST, VECTOR4, lower, run, wide
from tgcore.codegen import PADTO, SPLIT, SWAP, MoveError
from tgcore.codegen.heuristics import kernel_moves
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.search import actions
from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.schedule.axes import kernel_of
from tgcore.target import Capabilities

ROWS, UPDATES = 5, 8
INDEX = np.array([3, 0, 3, -1, 4, 5, 3, 0], np.int32)


def scatter(op: Ops, start: float, before: int, after: int, dtype=dtypes.float32) -> UOp:
    """The kernel of out[b, index[i], d] = op of x[b, i, d], the axes (b, row, i, d)."""
    index = UOp.param(1, dtypes.int32, UPDATES).reshape((1, 1, UPDATES, 1)).cast(dtypes.index)
    value = UOp.param(2, dtype, before * UPDATES * after).reshape((before, 1, UPDATES, after))
    shape = (before, ROWS, UPDATES, after)
    node = UOp(Ops.SCATTER, dtype, (index, value), (op, (2,), 1, start, shape))
    target = UOp.param(0, dtype, before * ROWS * after).reshape((before, ROWS, 1, after))
    return kernel_of(target.store(node))


def inputs(before: int, after: int) -> list[np.ndarray]:
    x = np.random.default_rng(before + after).normal(size=(before, UPDATES, after))
    x = x.astype(np.float32)
    x[0, 3] = np.nan  # of an update that lies outside
    return [np.full(before * ROWS * after, 77, np.float32), INDEX, x.reshape(-1)]


def expected(op: Ops, start: float, before: int, after: int) -> np.ndarray:
    x = inputs(before, after)[2].reshape(before, UPDATES, after)
    found = np.full((before, ROWS, after), start, np.float32)
    step = {Ops.ADD: np.add, Ops.MUL: np.multiply, Ops.MAX: np.maximum}[op]
    for turn, row in enumerate(INDEX):
        if 0 <= row < ROWS:
            found[:, row] = step(found[:, row], x[:, turn])
    return found.reshape(-1)


SCALAR = Capabilities()
TARGETS = {"host": HOST, "four lanes": VECTOR4, "grid": GRID, "scalar": SCALAR}


@pytest.mark.parametrize("target", list(TARGETS))
@pytest.mark.parametrize(("op", "start"), [(Ops.ADD, 0), (Ops.MUL, 1), (Ops.MAX, -float("inf"))])
@pytest.mark.parametrize(("before", "after"), [(1, 1), (1, 8), (2, 1), (2, 6)])
def test_updates_are_taken_in_one_after_another(target, op, start, before, after):
    ast = scatter(op, start, before, after)
    got = run(ast, inputs(before, after), TARGETS[target])[0]
    np.testing.assert_array_equal(got, expected(op, start, before, after))


@pytest.mark.parametrize("target", ["host", "grid"])
def test_no_move_that_a_search_may_make_changes_the_result(target):
    before, after = 2, 6
    ast, caps = scatter(Ops.ADD, 0, before, after), TARGETS[target]
    want = expected(Ops.ADD, 0, before, after)
    made = 0
    for move in list(actions(Kernel(ast, caps)))[::2]:
        try:
            got = run(ast, inputs(before, after), caps, [move])[0]
        except MoveError:
            continue
        made += 1
        np.testing.assert_array_equal(got, want, err_msg=str(move))
    assert made > 2


def test_threads_of_a_host_do_not_share_the_steps():
    ast = scatter(Ops.ADD, 0, 1, 16)
    kernel = Kernel(ast, HOST)
    for axis in range(len(kernel.axes)):
        with pytest.raises(MoveError):
            kernel.apply(SPLIT(axis, 2, AxisKind.THREAD, top=True))


def test_the_heuristic_of_a_plugin_is_not_asked():
    class Renderer:
        choose_moves = staticmethod(lambda kernel: pytest.fail("it was asked"))

    kernel = Kernel(scatter(Ops.ADD, 0, 1, 16), HOST)
    assert kernel_moves(kernel, HOST, Renderer())


def test_the_loop_over_updates_stays_as_it_is():
    kernel = Kernel(scatter(Ops.ADD, 0, 3, 16), HOST)
    (outer, turns) = kernel.find(AxisKind.SERIAL)
    for move in (SWAP(outer, turns), PADTO(turns, 8), SPLIT(turns, 4, AxisKind.UPCAST),
                 SPLIT(turns, 4, AxisKind.UNROLL), SPLIT(turns, 4, AxisKind.LOOP)):  # fmt: skip
        with pytest.raises(MoveError):
            kernel.apply(move)


def test_each_thread_of_a_grid_has_columns_of_its_own():
    linear, _, launch = lower(scatter(Ops.ADD, 0, 1, 64), GRID)
    assert np.prod(launch.global_size) * np.prod(launch.local_size) == 64
    assert sum(node.op is Ops.RANGE for node in linear) == 2
    assert not any(node.op is Ops.BARRIER for node in linear)


def test_columns_are_vectors_on_a_host():
    linear, _, _ = lower(scatter(Ops.ADD, 0, 1, 64), HOST)
    assert wide(linear) == (2, 2)  # old and new value; the start and the sum


def test_the_start_is_written_before_the_first_update_when_nothing_is_a_loop():
    index = UOp.param(1, dtypes.int32, 1).reshape((1, 1)).cast(dtypes.index)
    value = UOp.param(2, dtypes.float32, 1).reshape((1, 1))
    node = UOp(Ops.SCATTER, dtypes.float32, (index, value), (Ops.ADD, (1,), 0, 0, (2, 1)))
    ast = kernel_of(UOp.param(0, dtypes.float32, 2).reshape((2, 1)).store(node))
    arrays = [np.full(2, 9, np.float32), np.array([1], np.int32), np.array([5], np.float32)]
    for moves in (None, [SPLIT(0, 0, AxisKind.UPCAST)]):
        assert run(ast, arrays, HOST, moves)[0].tolist() == [0, 5]
