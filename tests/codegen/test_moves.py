"""The contracts of the moves: what each allows, what it makes of the axes, right results."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.codegen.interpreter import np_dtype
from tests.codegen.kernels import GRID, HOST, loop, lower, out, read, red, run, sink
from tgcore.codegen import PADTO, SPLIT, SWAP, MoveError
from tgcore.codegen.kernel import Kernel
from tgcore.ir import AxisKind, Ops, UOp, dtypes

UPCAST, UNROLL, LOCAL, GROUP = (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.LOCAL,
                                AxisKind.GROUP_REDUCE)  # fmt: skip
RNG = np.random.default_rng(0)


def product(n: int = 32) -> UOp:
    i, j, k = loop(n, 0), loop(n, 1), red(n, 2)
    value = read(1, n * n, i * n + k) * read(2, n * n, k * n + j)
    return sink(out(0, n * n, i * n + j, value.reduce(Ops.ADD, k), i, j))


TABLE: list[tuple[list[Any], str]] = [
    ([SPLIT(0, 2, LOCAL)], "GLOBAL16 GLOBAL32 LOCAL2 REDUCE32"),
    ([SPLIT(0, 2, LOCAL), SPLIT(3, 2, GROUP)],
     "GLOBAL16 GLOBAL32 LOCAL2 GROUP_REDUCE2 REDUCE16"),
    ([SPLIT(0, 2, LOCAL), SPLIT(3, 0, UNROLL)], "GLOBAL16 GLOBAL32 LOCAL2 UNROLL32"),
    ([SPLIT(2, 0, UNROLL), SPLIT(0, 2, LOCAL)], "GLOBAL16 GLOBAL32 LOCAL2 UNROLL32"),
    ([SPLIT(0, 2, LOCAL), SPLIT(3, 0, GROUP), SPLIT(3, 2, UNROLL)],
     "GLOBAL16 GLOBAL32 LOCAL2 GROUP_REDUCE16 UNROLL2"),
    ([SPLIT(2, 2, GROUP), SPLIT(2, 0, UNROLL)], "GLOBAL32 GLOBAL32 REDUCE16 UNROLL2"),
]  # fmt: skip


@pytest.mark.parametrize("moves, expected", TABLE)
def test_axes_after_moves(moves: list[Any], expected: str) -> None:
    kernel = Kernel(product(), GRID)
    for move in moves:
        kernel.apply(move)
    names = [f"{kernel.kind(p).name}{kernel.size(p)}" for p in range(len(kernel.axes))]
    assert " ".join(names) == expected


BAD: list[tuple[Any, str]] = [
    (SPLIT(0, 1, UPCAST), "at least 2"),
    (SPLIT(0, True, UPCAST), "at least 2"),
    (SPLIT(0, -2, UPCAST), "at least 2"),
    (SPLIT(3, 2, UPCAST), "not one of"),
    (SPLIT(0, 5, UPCAST), "does not divide"),
    (SPLIT(2, 4, UPCAST), "cannot become"),
    (SPLIT(0, 4, UNROLL), "cannot become"),
    (SPLIT(0, 4, GROUP), "cannot become"),
    (SPLIT(0, 4, UPCAST, top=True), "top is only"),
    (SPLIT(0, 0, UPCAST), "upcast is at most"),
    (SPLIT(0, 4, AxisKind.GLOBAL), "cannot become"),
    (PADTO(0, 1), "above 1"),
    (PADTO(0, 0), "above 1"),
    (PADTO(0, -4), "above 1"),
    (PADTO(0, True), "above 1"),
    (PADTO(0, 256), "times the work"),
    (PADTO(9, 4), "not one of"),
    (SWAP(0, 2), "of one kind"),
    (SWAP(0, 0), "of one kind"),
]


@pytest.mark.parametrize("move, message", BAD)
def test_moves_that_are_refused(move: Any, message: str) -> None:
    with pytest.raises(MoveError, match=message):
        Kernel(product(), GRID).apply(move)


def test_expanded_axes_cannot_be_padded() -> None:
    kernel = Kernel(product(), GRID)
    kernel.apply(SPLIT(0, 4, UPCAST))
    with pytest.raises(MoveError, match="cannot be padded"):
        kernel.apply(PADTO(3, 8))


def test_local_axes_need_local_memory() -> None:
    with pytest.raises(MoveError, match="needs a target with local memory"):
        Kernel(product(), HOST).apply(SPLIT(2, 2, GROUP))


MOVES: dict[str, list[Any]] = {
    "none": [],
    "tile": [SPLIT(0, 4, UPCAST), SPLIT(1, 4, UPCAST), SPLIT(2, 4, UNROLL)],
    "local": [SPLIT(0, 4, LOCAL), SPLIT(1, 4, LOCAL), SPLIT(0, 2, UPCAST)],
    "group": [SPLIT(2, 4, GROUP)],
    "group top, local, upcast": [
        SPLIT(2, 4, GROUP, top=True),
        SPLIT(0, 4, LOCAL),
        SPLIT(1, 4, UPCAST),
    ],
    "group, unroll": [SPLIT(2, 4, GROUP), SPLIT(3, 2, UNROLL)],
    "swap": [SWAP(0, 1), SPLIT(0, 4, UPCAST)],
    "padded": [PADTO(0, 3), SPLIT(0, 3, UPCAST), PADTO(2, 3), SPLIT(2, 3, UNROLL)],
}


@pytest.mark.parametrize("name", MOVES)
def test_a_product_after_moves(name: str) -> None:
    n = 16 if name == "tile" else 8
    a, b = RNG.random((2, n, n), np.float32)
    found = run(product(n), [np.zeros(n * n, "f"), a, b], GRID, MOVES[name])[0]
    assert np.allclose(found.reshape(n, n), a @ b, atol=1e-5)


def test_two_grouped_reductions_use_two_barriers() -> None:
    i, r, s = loop(4, 0), red(32, 1), red(32, 2)
    most = read(1, 128, i * 32 + r).reduce(Ops.MAX, r)
    value = (read(1, 128, i * 32 + s) + most * -1.0).reduce(Ops.ADD, s)
    ast = sink(out(0, 4, i, value, i))
    moves = [SPLIT(1, 8, GROUP), SPLIT(2, 8, GROUP)]
    linear, _, _ = lower(ast, GRID, [SPLIT(1, 8, GROUP), SPLIT(3, 8, GROUP)])
    assert sum(node.op is Ops.BARRIER for node in linear) == 2
    a = RNG.random((4, 32), np.float32)
    found = run(ast, [np.zeros(4, "f"), a], GRID, [moves[0], SPLIT(3, 8, GROUP)])[0]
    assert np.allclose(found, (a - a.max(1, keepdims=True)).sum(1), rtol=1e-4)


def _rows(outer: Ops, inner: Ops, value: Any) -> UOp:
    i, j = red(2, 0), red(3, 1)
    total = value(read(1, 6, i * 3 + j).reduce(inner, j)).reduce(outer, i)
    return sink(out(0, 1, UOp.const(dtypes.index, 0), total))


NESTED = {
    "sum of maxima": (Ops.ADD, Ops.MAX, lambda v: v, 9.0),
    "max of negated sums": (Ops.MAX, Ops.ADD, lambda v: v * -1.0, -6.0),
    "sum of products": (Ops.ADD, Ops.MUL, lambda v: v, 126.0),
}


@pytest.mark.parametrize("name", NESTED)
@pytest.mark.parametrize("moves", [[], [PADTO(0, 4)], [PADTO(1, 4)], [PADTO(0, 4), PADTO(1, 4)],
                                   [PADTO(0, 4), SPLIT(0, 0, UNROLL)]])  # fmt: skip
def test_padding_around_another_reduction(name: str, moves: list[Any]) -> None:
    outer, inner, value, expected = NESTED[name]
    data = np.arange(1, 7, dtype=np.float32)
    assert run(_rows(outer, inner, value), [np.zeros(1, "f"), data], HOST, moves)[0][0] == expected


@pytest.mark.parametrize("op", [Ops.ADD, Ops.MAX, Ops.MUL], ids=lambda op: op.name)
@pytest.mark.parametrize(
    "moves",
    [
        [PADTO(1, 32), SPLIT(1, 4, UNROLL)],
        [PADTO(1, 32), SPLIT(1, 0, UNROLL)],
        [PADTO(1, 32), SPLIT(1, 8, UNROLL), SPLIT(0, 2, UPCAST)],
    ],
)
def test_padding_seventeen_to_thirty_two(op: Ops, moves: list[Any]) -> None:
    i, r = loop(4, 0), red(17, 1)
    ast = sink(out(0, 4, i, read(1, 68, i * 17 + r).reduce(op, r), i))
    a = RNG.random((4, 17), np.float32) + 0.5
    expected = {Ops.ADD: np.sum, Ops.MAX: np.max, Ops.MUL: np.prod}[op](-a, axis=1)
    assert np.allclose(run(ast, [np.zeros(4, "f"), -a], HOST, moves)[0], expected, rtol=1e-4)


@pytest.mark.parametrize("op", [Ops.ADD, Ops.MAX, Ops.MUL], ids=lambda op: op.name)
@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.int32, dtypes.bool], ids=str)
@pytest.mark.parametrize("unrolled", [0, 4])
def test_padding_of_a_column_sum_is_as_wide_as_its_vectors(
    op: Ops, dtype: Any, unrolled: int
) -> None:
    i, r = loop(8, 0), red(5, 1)
    ast = sink(out(0, 8, i, read(1, 40, r * 8 + i, dtype).reduce(op, r), i))
    a = RNG.integers(-3, 4, (5, 8)).astype(np_dtype(dtype))
    expected = {Ops.ADD: np.any if dtype == dtypes.bool else np.sum, Ops.MAX: np.max,
                Ops.MUL: np.prod}[op](a, axis=0)  # fmt: skip
    moves = [PADTO(1, 4), SPLIT(1, unrolled, UNROLL), SPLIT(0, 4, UPCAST)]
    found = run(ast, [np.zeros(8, a.dtype), a], HOST, moves)[0]
    assert (found == expected).all()
