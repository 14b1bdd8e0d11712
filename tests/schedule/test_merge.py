"""Kernels with several outputs."""

from __future__ import annotations

from tests.schedule.helpers import check, result, tensor, total
from tgcore.ir import Ops, UOp


def test_an_optimiser_step_is_one_kernel():
    p, g, m, v = (tensor(64) for _ in range(4))
    m_new = m * m.const_like(0.9) + g * g.const_like(0.1)
    v_new = v * v.const_like(0.99) + g * g * g.const_like(0.01)
    m_next = m.base.after(m.store(m_new)).reshape((64,))
    v_next = v.base.after(v.store(v_new)).reshape((64,))
    step = m_next / ((v_next * v_next).alu(Ops.SQRT) + v_next.const_like(0.1))
    plan = check(p.base.after(p.store(p + step * step.const_like(-0.01))), m_next, v_next)
    assert plan.kernels == 1
    assert plan.calls[0].arg.outs == (0, 1, 2)


def test_two_sums_over_the_same_elements_read_them_once():
    x = tensor(6, 8)
    plan = check(total(x, 1), total(x * x, 1))
    assert plan.kernels == 1


def test_a_sum_that_needs_another_stays_behind_it():
    x, y = tensor(6, 8), tensor(6, 8)
    s = total(x, 1)
    check(s, total(x * s.expand((6, 8)) + y, 1))


def test_reading_at_other_places_keeps_kernels_apart():
    x = tensor(8)
    y = x * x
    out = result(y)
    plan = check(out, result(out.flip((0,)) + x))
    assert plan.kernels == 2


def test_writing_what_the_other_reads_keeps_kernels_apart():
    x, y = tensor(8), tensor(8)
    new = x.base.after(x.store(y))
    check(new, result(x * x + y))


def test_a_kernel_that_must_run_in_between_keeps_them_apart():
    x = tensor(6, 6)
    first = result(x * x)
    turned = UOp(Ops.CONTIGUOUS, x.dtype, (first.reshape((6, 6)).permute((1, 0)),))
    plan = check(first, result(total(turned, 0)), result(x * x + turned + x))
    assert plan.kernels >= 3


def test_at_most_some_buffers_in_one_kernel():
    tensors = [tensor(16) for _ in range(20)]
    shared = tensor(16)
    plan = check(*[t * shared for t in tensors], max_args=8)
    assert all(len(call.src) - 1 <= 8 for call in plan.calls)
    assert plan.kernels < 20
