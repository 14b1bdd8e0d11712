"""Symbolic, empty and scalar shapes; limits on arguments; pickling; settings."""

from __future__ import annotations

import pickle

import pytest

from tests.schedule.helpers import check, matmul, result, tensor, total
from tgcore.ir import Ops, UOp, dtypes
from tgcore.schedule import clear_caches, normalise, schedule, schedule_normal
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import context


def bound(value: int, high: int = 8) -> UOp:
    return UOp.var("n", 1, high).bind(value)


@pytest.mark.parametrize("value", [1, 3, 8])
def test_a_symbolic_window(value: int):
    n = bound(value)
    x = tensor(8, 4)
    y = x.shrink(((0, n), (0, 4)))
    check(y + y)
    check(total(y, 0))


@pytest.mark.parametrize("value", [1, 5])
def test_a_symbolic_reduction_that_is_stored_in_between(value: int):
    n = bound(value)
    x = tensor(8, 4).shrink(((0, n), (0, 4)))
    y = total(x, 0)
    plan = check(x + y.expand((n, 4)))
    assert plan.kernels == 2


def test_symbolic_products_and_flattening():
    n = bound(3)
    x = tensor(4, 8).shrink(((0, 4), (0, n)))
    check(x.permute((1, 0)))
    check(x.reshape((n * 4,)))
    check(x.reshape((2, 2, n)))


def test_a_symbolic_store_into_a_cache():
    n = bound(3, 7)
    cache = tensor(8, 4)
    row = tensor(1, 4)
    new = cache.base.after(cache.shrink(((n, n + 1), (0, 4))).store(row))
    held = new.reshape((8, 4)).shrink(((0, n + 1), (0, 4)))
    check(new, result(total(held, 0)))


def test_a_symbolic_count():
    n = bound(5)
    count = UOp(Ops.IOTA, dtypes.index, (), n).cast(dtypes.int32)
    check(count + count)


def test_one_variable_with_two_values_is_an_error():
    x = tensor(8)
    one, two = x.shrink(((0, bound(3)),)), x.shrink(((0, bound(4)),))
    with pytest.raises(ScheduleError, match="variable n is bound to 3 and to 4"):
        normalise(UOp.sink(result(one), result(two)))


def test_equal_programs_on_other_buffers_are_scheduled_once():
    def program(value: int) -> UOp:
        x = tensor(8, 4).shrink(((0, bound(value)), (0, 4)))
        return UOp.sink(result(x * x))

    first = schedule_normal(normalise(program(2)).sink)
    before = GlobalCounters.scheduled
    assert schedule_normal(normalise(program(7)).sink) is first
    assert GlobalCounters.scheduled == before


def test_caches_can_be_emptied():
    sink = normalise(UOp.sink(result(tensor(3) * tensor(3)))).sink
    first = schedule_normal(sink)
    clear_caches()
    assert schedule_normal(sink) is not first
    assert schedule_normal(sink) == first


def test_an_empty_result_takes_no_kernel():
    x = tensor(4, 5).shrink(((1, 1), (0, 5)))
    out = UOp.buffer("D", dtypes.float32, 0)
    plan = schedule(UOp.sink(out.after(out.reshape((0, 5)).store(x + x))))
    assert plan.kernels == 0


def test_the_reduction_of_nothing_is_the_neutral_element():
    x = tensor(4, 5).shrink(((0, 4), (2, 2)))
    check(total(x, 1))
    check(x.reduce_axes(Ops.MAX, (1,)))
    check(x.pad(((0, 0), (1, 1))))


def test_an_empty_tensor_beside_a_scalar_keeps_the_shape():
    x = tensor(2, 0).pad(((0, 3), (1, 0)))
    assert check(x + tensor(1).reshape(())).calls[0].src[1].arg.size == 5


def test_scalars():
    x, y = tensor(1), tensor(4)
    s = x.reshape(())
    check(s + s)
    check(y * s)
    check(total(y, 0).reshape(()) * s)


def test_a_constant_takes_one_kernel():
    assert check(UOp.const(dtypes.float32, 3).reshape((1, 1)).expand((4, 5))).kernels == 1


@pytest.mark.parametrize("limit", [4, 8])
def test_a_chain_of_31_buffers_respects_the_limit(limit: int):
    chain = tensor(4, 4)
    for _ in range(30):
        chain = chain + tensor(4, 4)
    plan = check(chain, max_args=limit)
    assert all(len(call.src) - 1 <= limit for call in plan.calls)
    assert plan.kernels <= -(-30 // (limit - 2)) + 1


def test_schedules_pickle():
    x, v, w = tensor(4, 8), tensor(8, 6), tensor(6, 3)
    plan = schedule(UOp.sink(result(matmul(matmul(x, v), w))))
    assert pickle.loads(pickle.dumps(plan)) == plan
    assert len(pickle.dumps(plan)) < 6000


def test_temporaries_share_memory():
    x = tensor(16, 16)
    for _ in range(6):
        x = matmul(x, tensor(16, 16))
    plan = check(x)
    assert len(plan.temporaries) == 5
    assert plan.arenas == (("D", 2 * 16 * 16 * 4),)
    with context(memory_plan=0):
        assert check(x).arenas == (("D", 5 * 16 * 16 * 4),)


def test_without_fusion_every_result_is_stored():
    x = tensor(4, 4)
    with context(fuse=0):
        assert check((x + x) * x + x).kernels == 3


def test_a_result_without_storage_is_an_error():
    x = tensor(4)
    with pytest.raises(ScheduleError, match="has no storage"):
        schedule(UOp.sink(x + x))


def test_a_chain_of_20000_nodes():
    x = tensor(4)
    y = x
    for _ in range(20_000):
        y = y.alu(Ops.SQRT)
    plan = schedule(UOp.sink(result(y)))
    assert 1 < plan.kernels < 20  # one kernel of this length would keep a compiler busy


def test_reading_a_deep_chain_of_movements():
    x = tensor(4, 6)
    for _ in range(3_000):
        x = x.permute((1, 0)).flip((0,)).reshape((2, 3, 4)).reshape((6, 4)).permute((1, 0))
    assert schedule(UOp.sink(result(x))).kernels == 1
