"""The search: it finds moves that the model or a timer prefers, and they compute the same."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import pytest

from tests.codegen.kernels import HOST, VECTOR4, loop, lower, out, read, red, run, sink
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import SPLIT, STAGE, MoveError
from tgcore.codegen.search import Search, actions, cost, search
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


def add_one(size: int = 6) -> UOp:
    i = loop(size, 0)
    return sink(out(0, size, i, read(1, size, i) + 1.0, i))


HALVES = (SPLIT(0, 2, AxisKind.UPCAST),)


def test_a_timer_has_the_last_word() -> None:
    measured = []

    def timer(programs: Any, sizes: Any, best: float) -> list[float]:
        assert tuple(sizes) == (24, 24)
        measured.extend([program.moves for program in programs])
        return [1.0 if program.moves == HALVES else 2.0 for program in programs]

    assert search(add_one(), Renderer(HOST), 1, timer) == HALVES
    assert len(measured) > 2
    assert len(set(measured)) == len(measured)  # no candidate is measured twice


class Faulty(Renderer):
    """Fails to write, and to run, some of what it is given."""

    def render(self, name: str, linear: Any, spec: Any = None) -> str:
        if spec.moves and spec.moves[-1].amount == 4:
            raise ZeroDivisionError("no fours")
        return name


def test_a_candidate_that_fails_is_dropped_and_counted() -> None:
    def timer(programs: Any, sizes: Any, best: float) -> list[float]:
        times = {HALVES: 1.0, (SPLIT(0, 3, AxisKind.UPCAST),): math.inf}
        return [times.get(program.moves, 2.0) for program in programs]

    once = Search(add_one(12), Faulty(HOST), 1, timer)
    assert once.run() == HALVES
    assert once.failed >= 2
    assert any("ZeroDivisionError: no fours" in text for text in once.why)
    assert any("does not compile or run, with [SPLIT(axis=0, amount=3" in t for t in once.why)
    assert f"{once.failed} failed" in once.summary()


def test_where_every_candidate_fails_the_kernel_stays_as_it_is() -> None:
    def timer(programs: Any, sizes: Any, best: float) -> list[float]:
        return [math.inf for _ in programs]

    assert search(add_one(), Renderer(HOST), 2, timer) == ()


def test_a_search_ends_when_its_time_is_over() -> None:
    started = time.perf_counter()

    def timer(programs: Any, sizes: Any, best: float) -> list[float]:
        time.sleep(0.06)
        return [1.0 / len(program.moves) if program.moves else 2.0 for program in programs]

    once = Search(product(16), Renderer(HOST), 4, timer, budget=0.05)
    once.run()
    assert once.rounds == 0
    assert time.perf_counter() - started < 20


def test_a_long_search_says_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tgcore.codegen.search._PATIENCE", 0.0)
    search(add_one(), Renderer(HOST), 1, lambda programs, sizes, best: [1.0] * len(programs))
    assert "search for moves" in capsys.readouterr().err


def test_an_axis_that_is_staged_is_not_split_away() -> None:
    kernel = Kernel(product(64), HOST)
    kernel.apply(STAGE(2, 0))
    for action in actions(kernel):
        further = kernel.copy()
        try:
            further.apply(action)
        except MoveError:
            continue
        further.build()
    assert kernel.moves == [STAGE(2, 0)]


def test_kernels_that_different_moves_make_the_same_are_known() -> None:
    one, other = Kernel(product(8), HOST), Kernel(product(8), HOST)
    for move in (SPLIT(0, 4, AxisKind.UPCAST), SPLIT(2, 2, AxisKind.UNROLL)):
        one.apply(move)
    for move in (SPLIT(2, 2, AxisKind.UNROLL), SPLIT(0, 4, AxisKind.UPCAST)):
        other.apply(move)
    assert one.state() == other.state() != Kernel(product(8), HOST).state()


def test_a_split_of_the_whole_axis_is_written_as_zero() -> None:
    amounts = [m.amount for m in actions(Kernel(product(8), HOST)) if isinstance(m, SPLIT)]
    assert 0 in amounts and 8 not in amounts
