"""The search: it finds moves that the model or a timer prefers, and they compute the same."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.codegen.kernels import HOST, VECTOR4, loop, lower, out, read, red, run, sink
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import SPLIT
from tgcore.codegen.search import actions, cost, search
from tgcore.ir import AxisKind, Ops, UOp
from tgcore.target import Target


class Renderer:
    """The least that the search needs of a renderer."""

    target = Target("ACME")
    extra_rules = None
    stage_rules: dict[str, Any] = {}
    choose_moves = None

    def __init__(self, caps: Any) -> None:
        self.capabilities = caps

    def render(self, name: str, linear: Any, spec: Any = None) -> str:
        return name


def product(n: int) -> UOp:
    i, j, k = loop(n, 0), loop(n, 1), red(n, 2)
    value = read(1, n * n, i * n + k) * read(2, n * n, k * n + j)
    return sink(out(0, n * n, i * n + j, value.reduce(Ops.ADD, k), i, j))


def test_the_model_finds_a_tile() -> None:
    ast = product(8)
    moves = search(ast, Renderer(VECTOR4), 1)
    assert cost(lower(ast, VECTOR4, moves)[0], VECTOR4) < cost(lower(ast, VECTOR4, [])[0], VECTOR4)
    a, b = np.random.default_rng(0).random((2, 8, 8), np.float32)
    found = run(ast, [np.zeros(64, "f"), a, b], VECTOR4, moves)[0].reshape(8, 8)
    assert np.allclose(found, a @ b, atol=1e-5)


def test_a_timer_has_the_last_word() -> None:
    measured = []

    def timer(program: Any, sizes: Any) -> float:
        assert tuple(sizes) == (24, 24)
        measured.append(program.moves)
        return 1.0 if program.moves == (SPLIT(0, 2, AxisKind.UPCAST),) else 2.0

    i = loop(6, 0)
    ast = sink(out(0, 6, i, read(1, 6, i) + 1.0, i))
    assert search(ast, Renderer(HOST), 1, timer) == (SPLIT(0, 2, AxisKind.UPCAST),)
    assert len(measured) > 2


def test_a_split_of_the_whole_axis_is_written_as_zero() -> None:
    amounts = [m.amount for m in actions(Kernel(product(8), HOST)) if isinstance(m, SPLIT)]
    assert 0 in amounts and 8 not in amounts
