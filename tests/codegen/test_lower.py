"""Kernels run right after lowering, without and with moves."""

from __future__ import annotations

import numpy as np

from tests.codegen.kernels import HOST, loop, lower, out, read, red, run, sink
from tgcore.ir import Ops

RNG = np.random.default_rng(0)


def test_adding_two_vectors() -> None:
    i = loop(10, 0)
    ast = sink(out(0, 10, i, read(1, 10, i) + read(2, 10, i), i))
    a, b = RNG.random((2, 10), np.float32)
    assert np.array_equal(run(ast, [np.zeros(10, "f"), a, b])[0], a + b)


def test_sum_of_rows() -> None:
    i, r = loop(4, 0), red(8, 1)
    ast = sink(out(0, 4, i, read(1, 32, i * 8 + r).reduce(Ops.ADD, r), i))
    a = RNG.random((4, 8), np.float32)
    assert np.allclose(run(ast, [np.zeros(4, "f"), a])[0], a.sum(1))


def test_softmax_in_one_kernel() -> None:
    i, j, r, s = loop(4, 0), loop(8, 1), red(8, 2), red(8, 3)
    most = read(1, 32, i * 8 + r).reduce(Ops.MAX, r)
    total = (read(1, 32, i * 8 + s) + most * -1.0).alu(Ops.EXP).reduce(Ops.ADD, s)
    value = (read(1, 32, i * 8 + j) + most * -1.0).alu(Ops.EXP) / total
    ast = sink(out(0, 32, i * 8 + j, value, i, j))
    a = RNG.random((4, 8), np.float32)
    expected = np.exp(a - a.max(1, keepdims=True))
    expected /= expected.sum(1, keepdims=True)
    assert np.allclose(run(ast, [np.zeros(32, "f"), a])[0].reshape(4, 8), expected, rtol=1e-5)


def test_reductions_over_one_range_that_need_each_other_get_two_loops() -> None:
    r = red(8, 0)
    most = read(1, 8, r).reduce(Ops.MAX, r)
    total = (read(1, 8, r) + most * -1.0).reduce(Ops.ADD, r)
    from tgcore.ir import UOp, dtypes

    ast = sink(out(0, 1, UOp.const(dtypes.index, 0), total))
    a = RNG.random(8, np.float32)
    assert np.allclose(run(ast, [np.zeros(1, "f"), a])[0], (a - a.max()).sum())


def test_equal_reductions_share_a_loop() -> None:
    i, r, s = loop(4, 0), red(8, 1), red(8, 2)
    x, y = read(1, 32, i * 8 + r), read(1, 32, i * 8 + s)
    ast = sink(out(0, 4, i, x.reduce(Ops.ADD, r) + (y * y).reduce(Ops.ADD, s), i))
    linear, _, _ = lower(ast, HOST, [])
    assert sum(node.op is Ops.RANGE for node in linear) == 2
    a = RNG.random((4, 8), np.float32)
    assert np.allclose(run(ast, [np.zeros(4, "f"), a], HOST, [])[0], a.sum(1) + (a * a).sum(1))


def test_a_value_that_only_outer_loops_change_stands_before_the_inner_ones():
    from tgcore import Tensor

    rows = Tensor(np.array([3, 5], np.int32).reshape(2, 1, 1), device="CPU").realize()
    seven = Tensor(np.ones((2, 7, 9), bool), device="CPU").realize()
    repeated = seven.where(rows, rows)  # the condition chooses between equals
    assert repeated.prod((0, 1, 2)).item() == (np.int64(15) ** 63).astype(np.int32)
