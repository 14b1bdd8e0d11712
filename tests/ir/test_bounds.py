"""Value bounds hold every value a node can take: random expressions against the reference."""

from __future__ import annotations

import itertools
import math
import random

import numpy as np
import pytest

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.ir.assume import where_bounds
from tgcore.testing.reference import evaluate

_INT_OPS = (Ops.ADD, Ops.MUL, Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD, Ops.MAX, Ops.AND,
            Ops.OR, Ops.XOR, Ops.SHL, Ops.SHR, Ops.SUB)  # fmt: skip
_COMPARE = (Ops.CMPLT, Ops.CMPLE, Ops.CMPNE, Ops.CMPEQ)


def variable(name: str, dtype: DType, low: int, high: int) -> UOp:
    return UOp.var(name, low, high, dtype)


def outside(node: UOp, variables: dict[str, int]) -> str:
    """Return a message when the value of `node` lies outside its bounds."""
    value = evaluate(node, variables=variables)[0].item()
    low, high = node.bounds
    return "" if low <= value <= high else f"{node} is {value} at {variables}, bounds {low} {high}"


def values_of(low: int, high: int) -> list[int]:
    return sorted({low, high, *range(low, min(high, low + 3) + 1), min(max(0, low), high)})


@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.uint8, dtypes.index, dtypes.int32],
                         ids=lambda d: d.name)  # fmt: skip
@pytest.mark.parametrize("op", _INT_OPS + _COMPARE, ids=lambda op: op.name)
def test_one_operation_over_many_intervals(op, dtype):
    rng = random.Random(f"{op.name} {dtype.name}")
    ends = [0, 1, 2, 3, 5, 7, 8, 100]
    ends += [-1, -2, -3, -7, -128, 127] if dtype.kind == "i" else [200, 255]
    if dtype is dtypes.int32:
        ends += [2**31 - 1, -(2**31), 65536]
    for _ in range(60):
        a, b = sorted(rng.choices(ends, k=2))
        c, d = sorted(rng.choices(ends, k=2))
        if op in (Ops.SHL, Ops.SHR):
            c, d = sorted(rng.choices([0, 1, 3, 7], k=2))
        if dtype is dtypes.index and op in (Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD):
            if c <= 0 <= d:
                continue
        node = variable("x", dtype, a, b).alu(op, variable("y", dtype, c, d))
        for x, y in itertools.product(values_of(a, b), values_of(c, d)):
            assert not outside(node, {"x": x, "y": y})


def _random_expression(rng: random.Random, dtype: DType, depth: int) -> UOp:
    if depth == 0 or rng.random() < 0.15:
        if rng.random() < 0.35:
            return UOp.const(dtype, rng.choice([0, 1, 2, 3, -1, -3, 7, 100]))
        name = rng.choice("xyz")
        span = {"x": (-5, 9), "y": (0, 6), "z": (2, 4)}[name]
        low = max(span[0], 0) if dtype.kind == "u" else span[0]
        return UOp.var(name, low, span[1], dtype)
    choice = rng.random()
    one = _random_expression(rng, dtype, depth - 1)
    if choice < 0.1:
        compare = one.alu(rng.choice(_COMPARE), _random_expression(rng, dtype, depth - 1))
        return compare.where(one, _random_expression(rng, dtype, depth - 1))
    if choice < 0.2 and not dtype.weak:
        other = rng.choice([dtypes.int8, dtypes.uint8, dtypes.int32, dtypes.bool, dtypes.index])
        return one.cast(other).cast(dtype)
    op = rng.choice(_INT_OPS)
    if op in (Ops.SHL, Ops.SHR):
        return one.alu(op, UOp.const(dtype, rng.choice([0, 1, 3])))
    if dtype.weak and op in (Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD):
        return one.alu(op, UOp.const(dtype, rng.choice([1, 2, 3, 7, -1, -4])))
    return one.alu(op, _random_expression(rng, dtype, depth - 1))


@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.uint8, dtypes.index], ids=lambda d: d.name)
def test_random_expressions_stay_inside_their_bounds(dtype):
    rng = random.Random(7)
    low = 0 if dtype.kind == "u" else -5
    for _ in range(150):
        node = _random_expression(rng, dtype, 4)
        for x in (low, 0, 9):
            for y, z in ((0, 2), (6, 3), (1, 4)):
                assert not outside(node, {"x": x, "y": y, "z": z})


def test_constants_and_variables_know_themselves():
    assert UOp.const(dtypes.int32, 7).bounds == (7, 7)
    assert UOp.const(dtypes.float32, 2.5).bounds == (2.5, 2.5)
    assert UOp.const(dtypes.float32, math.nan).bounds == (-math.inf, math.inf)
    n = UOp.var("n", 2, 9)
    assert n.bounds == (2, 9) and n.bind(3).bounds == (2, 9)
    assert UOp.range(n, 0).bounds == (0, 8)
    assert (n * 4 + 1).bounds == (9, 37) and (n - n).vmax == 7


def test_wrapping_integers_give_up_their_bounds_and_the_index_does_not():
    small = UOp.var("s", 0, 100, dtypes.int8)
    assert (small + small).bounds == (-128, 127)
    assert (UOp.var("s", 0, 100) * 10**12).bounds == (0, 10**14)


def test_floats_are_unknown_after_arithmetic():
    one = UOp.const(dtypes.float32, 1.0)
    assert (one + one).bounds == (-math.inf, math.inf)
    assert (one < one).bounds == (False, True)


def test_bounds_survive_movement_and_padding_adds_zero():
    five = UOp.const(dtypes.index, 5).reshape((1,)).expand((4,))
    assert five.bounds == (5, 5)
    assert five.pad(((1, 0),)).bounds == (0, 5)
    assert five.pad(((1, 0),)).flip((0,)).reshape((5, 1)).bounds == (0, 5)


def test_the_maximum_of_nothing_is_inside_its_bounds():
    node = UOp.var("v", 0, 5, dtypes.int32).reshape((1,)).expand((3,)).shrink(((0, 0),))
    least = node.reduce_axes(Ops.MAX, (0,))
    value = int(evaluate(least, variables={"v": 1})[0][0])
    assert least.vmin <= value <= least.vmax


def test_a_take_that_may_miss_can_be_zero():
    x = UOp.const(dtypes.int32, 5).reshape((1,)).expand((3,))
    node = UOp(Ops.TAKE, dtypes.int32, (x, UOp.const(dtypes.index, 9).reshape((1,))))
    assert node.vmin <= 0 <= node.vmax
    assert np.array_equal(evaluate(node)[0], [0])


def _wide_choices():
    """Choices of indexes whose branches leave 32 bits, but not where they are taken."""
    i = UOp.var("i", -(1 << 31), (1 << 31) - 1)
    n = 100
    place = (i < 0).where(i + n, i)
    inside = (place > -1) & (place < n)
    flat = place * 5 + 3
    yield place, (-(1 << 31) + n, (1 << 31) - 1)
    yield inside.where(flat, flat.const_like(-1)), (-1, 498)
    outside = (place < 0) | (place.const_like(n) <= place)
    yield outside.where(flat.const_like(-1), flat), (-1, 498)
    yield (i <= -5).where(i + n, i.const_like(0)), (-(1 << 31) + n, n - 5)


@pytest.mark.parametrize(("choice", "expected"), list(_wide_choices()))
def test_a_branch_is_bounded_by_the_condition_under_which_it_is_taken(choice, expected):
    assert choice.bounds == expected
    edges = [-(1 << 31), -101, -100, -99, -6, -5, -4, -1, 0, 1, 98, 99, 100, 101, (1 << 31) - 1]
    assert not [text for i in edges if (text := outside(choice, {"i": i}))]


def _compared(rng: random.Random, pieces: list[UOp]) -> UOp:
    other = rng.choice([*pieces, pieces[0].const_like(rng.randint(-5, 5))])
    return rng.choice(pieces).alu(rng.choice((Ops.CMPLT, Ops.CMPLE)), other)


def test_bounds_under_conditions_hold_every_value():
    rng = random.Random(5)
    m, n = UOp.var("m", -4, 4), UOp.var("n", -3, 5)
    pieces = [m, n, m + n, m * 3 + -2, n * m]
    for _ in range(400):
        joined = rng.choice((Ops.AND, Ops.OR))
        condition = _compared(rng, pieces).alu(joined, _compared(rng, pieces))
        choice = condition.where(rng.choice(pieces) + rng.randint(-9, 9), rng.choice(pieces) * 2)
        _ = choice.bounds  # those of the sources are asked for
        low, high = where_bounds(choice)
        for a, b in itertools.product(range(-4, 5), range(-3, 6)):
            value = evaluate(choice, variables={"m": a, "n": b})[0].item()
            assert low <= value <= high, (choice, a, b, low, high)
