"""What the simplifier makes of single expressions: one line each, left becomes right."""

from __future__ import annotations

from typing import Any

import pytest

from tgcore.ir import Ops, UOp, dtypes
from tgcore.rewrite import simplify, simplify_kernel, simplify_valid, uop_given_valid

r4, r6, r5 = UOp.range(4, 0), UOp.range(6, 1), UOp.range(5, 2)
n, k = UOp.var("n", 1, 100), UOp.var("k", 2, 9)
m = UOp.var("m", -50, 50)
flat = r4 * 30 + r6 * 5 + r5
rn = UOp.range(n, 3)
i32 = UOp.var("i", -100, 100, dtypes.int32)
u8 = UOp.var("u", 0, 255, dtypes.uint8)
f32 = UOp(Ops.VAR, dtypes.float32, (), ("f", 0, 1))
p, q = (UOp(Ops.VAR, dtypes.bool, (), (name, False, True)) for name in "pq")
TRUE, FALSE = UOp.const(dtypes.bool, True), UOp.const(dtypes.bool, False)


def index(value: int) -> UOp:
    return UOp.const(dtypes.index, value)


SUMS: list[tuple[UOp, UOp]] = [
    (m + 0, m),
    (m + m, m * 2),
    (m - m, index(0)),
    (m * 3 + m * -2, m),
    ((m + 2) + (n + 3), simplify(m + n) + 5),
    (2 + m, m + 2),
    ((m + 1) * 3, m * 3 + 3),
    (r6 + r4, r4 + r6),
    (r5 + (r4 + r6), r4 + r6 + r5),
    ((m % 5) + (m // 5) * 5, m),
    ((m % 5) * 3 + (m // 5) * 15, m * 3),
    (m // 10 * 10 + m // 5 % 2 * 5 + m % 5, m),
    (m % n + m // n * n, m),
    ((m + 1) * n, simplify(n + n * m)),
]

DIVISIONS: list[tuple[UOp, UOp]] = [
    ((m * 4) // 4, m),
    ((m * 4 + r4) // 4, m),
    ((m * 4 + r4) % 4, r4),
    ((m * 4 + 7) // 4, m + 1),
    ((m // 3) // 5, m // 15),
    ((m // 3 + 2) // 5, (m + 6) // 15),
    ((m % 12) % 4, m % 4),
    ((m % 12) // 4, m // 4 % 3),
    (m // -3, m * -1 // 3),
    ((m * 6 + 3) // 9, (m * 2 + 1) // 3),
    ((m * 6) % 9, m * 2 % 3 * 3),
    ((m * 7) % 3, m % 3),
    (r4 % 4, r4),
    (r4 // 4, index(0)),
    ((r4 + 8) // 4, index(2)),
    ((r4 + 8) % 4, r4),
    ((r4 - 4) % 4, r4),
    ((3 - r4) % 4, r4 * -1 + 3),
    ((r4 * -1 - 1) // 4, index(-1)),
    (flat // 30, r4),
    (flat % 30, r6 * 5 + r5),
    (flat // 5, r4 * 6 + r6),
    (flat // 5 % 6, r6),
    (flat % 5, r5),
    (flat // 30 % 2, r4 % 2),
    ((flat + 120) % 120, flat),
    ((n * m) // n, m),
    ((n * m + rn) // n, m),
    ((n * m + rn) % n, rn),
    (rn // n, index(0)),
    ((n * 4 * r5 + rn * 4 + r4) // 4, n * r5 + rn),
    ((n * 4 * r5 + rn * 4 + r4) // (n * 4), r5),
    ((m % n) % n, m % n),
    ((rn * k + UOp.range(k, 4)) // k, rn),
    ((rn * k + UOp.range(k, 4)) // (n * k), index(0)),
]

COMPARISONS: list[tuple[UOp, UOp]] = [
    (m <= 2, m < 3),
    (m > 1, index(1) < m),
    (m >= 1, index(0) < m),
    ((m < 3).logical_not(), index(2) < m),
    ((m + 5) < 7, m < 2),
    (m * 3 < 7, m < 3),
    (m * -1 < 3, index(-3) < m),
    (m * 4 + r4 < 8, m < 2),
    (m // 4 < 3, m < 12),
    (m // 4 >= 3, index(11) < m),
    (flat < 60, r4 < 2),
    (flat < 120, TRUE),
    (m < m + 1, TRUE),
    (m - 2 < m - 2, FALSE),
    (m <= n, m < n + 1),
    ((m * 2).eq(7), FALSE),
    ((m * 2).ne(8), m.ne(4)),
    ((m + 3).eq(n + 3), simplify(m.eq(n))),
    (m.eq(3).logical_not(), m.ne(3)),
    (m.eq(m), TRUE),
    (i32 <= 7, i32 < 8),
    (i32 >= 7, UOp.const(dtypes.int32, 6) < i32),
    (i32 < 101, TRUE),
    (u8 <= 255, TRUE),
]

LOGIC: list[tuple[UOp, UOp]] = [
    (p & TRUE, p),
    (p | FALSE, p),
    (p & p, p),
    (p.logical_not().logical_not(), p),
    (p & (p | q), p),
    (p & q & p, p & q),
    (p & p.logical_not(), FALSE),
    (p | p.logical_not(), TRUE),
    (p.where(m, m), m),
    (p.where(p.where(m, n), r4), p.where(m, r4)),
    (p.where(q.where(m, n), n), (p & q).where(m, n)),
    (p.logical_not().where(m, n), p.where(n, m)),
    (p.where(TRUE, FALSE), p),
    (p.where(index(3), index(5)) + 2, p.where(index(5), index(7))),
    (p.cast(dtypes.int32).ne(0), p),
]

NUMBERS: list[tuple[UOp, UOp]] = [
    (f32 * 1.0, f32),
    (f32 + -0.0, f32),
    (f32 / 1.0, f32),
    (f32.maximum(f32), f32),
    (f32 * -1.0 * -1.0, f32),
    (UOp.const(dtypes.float32, 0.1) + 0.2, UOp.const(dtypes.float32, 0.30000001192092896)),
    (UOp.const(dtypes.float16, 65504.0) + 100.0, UOp.const(dtypes.float16, float("inf"))),
    (UOp.const(dtypes.int8, 127) + 1, UOp.const(dtypes.int8, -128)),
    (UOp.const(dtypes.float32, 300.7).cast(dtypes.uint8), UOp.const(dtypes.uint8, 255)),
    (UOp.const(dtypes.float32, float("nan")).cast(dtypes.int8), UOp.const(dtypes.int8, 0)),
    (i32.cast(dtypes.int64).cast(dtypes.int32), i32),
    (i32.cast(dtypes.float64).cast(dtypes.float32), i32.cast(dtypes.float32)),
    (r4.cast(dtypes.int32).cast(dtypes.index), r4),
    (r4.maximum(3), index(3)),
    (m.maximum(4).maximum(7), m.maximum(7)),
]

UNCHANGED = [
    f32 + 0.0,
    f32 * 0.0,
    f32.eq(f32),
    (f32 < 1.0).logical_not(),
    i32.cast(dtypes.int8).cast(dtypes.int32),
    f32.cast(dtypes.float16).cast(dtypes.float32),
    (i32 * 4) // 4,
    i32 + 5 < 7,
    (u8 + 1) % 4,
    m % n,
    m // n,
]


def _name(pair: Any) -> str:
    return str(pair[0]) if isinstance(pair, tuple) else str(pair)


@pytest.mark.parametrize(
    ("before", "after"), [*SUMS, *DIVISIONS, *COMPARISONS, *LOGIC, *NUMBERS], ids=str
)
def test_becomes(before: UOp, after: UOp) -> None:
    assert simplify(before) is after


@pytest.mark.parametrize("node", UNCHANGED, ids=str)
def test_stays(node: UOp) -> None:
    assert simplify(node) is node


def test_simplifying_twice_changes_nothing() -> None:
    for before, _ in [*SUMS, *DIVISIONS, *COMPARISONS, *LOGIC, *NUMBERS]:
        once = simplify(before)
        assert simplify(once) is once


def test_sums_in_any_order_are_the_identical_node() -> None:
    from itertools import permutations

    parts = [r4 * 30, r6 * 5, r5, m * 2, index(7), n]
    results = set()
    for order in permutations(parts):
        total = order[0]
        for part in order[1:]:
            total = total + part
        results.add(simplify(total))
    assert len(results) == 1


def test_a_comparison_of_floats_is_not_turned_around() -> None:
    assert simplify((f32 <= 1.0).logical_not()) is (f32 <= 1.0).logical_not()


# *** under a condition ***

r20 = UOp.range(20, 7)


def test_a_gate_bounds_what_it_compares() -> None:
    gate = (r20 >= 3) & (r20 < 10)
    assert uop_given_valid(gate, (r20 - 3) % 7) is r20 + -3
    assert uop_given_valid(gate, (r20 + 4) // 7) is index(1)


def test_a_gate_bounds_sums() -> None:
    gate = simplify((r4 + r20 >= 3) & (r4 + r20 < 9))
    assert uop_given_valid(gate, (r4 + r20 - 3) % 6) is r4 + r20 + -3


def test_two_gates_together_bound_a_flat_offset() -> None:
    rows, cols = UOp.range(8, 0), UOp.range(12, 1)
    gate = (rows >= 1) & (rows < 7) & (cols >= 2) & (cols < 10)
    flat = (rows - 1) * 8 + (cols - 2)
    assert uop_given_valid(gate, flat % 48) is simplify(flat)


def test_a_condition_of_the_gate_is_true_under_it() -> None:
    assert uop_given_valid(p & (m < 3), p.where(m, n)) is m


def test_an_equality_replaces_the_variable() -> None:
    assert uop_given_valid(r20.eq(7), r20 // 2) is index(3)


def test_a_load_inside_an_offset_keeps_its_own_gate() -> None:
    # the offset is computed before the outer gate is asked
    table, places = UOp.param(1, dtypes.int32, 30), UOp.param(2, dtypes.int32, 30)
    outer = places.index(r20).load().cast(dtypes.index)
    gate = simplify((outer > -1) & (outer < 30) & (r20 < 7))
    inner = table.index(outer, simplify((outer > -1) & (outer < 30) & (r20 < 9))).load()
    offset = inner.cast(dtypes.index) + r20 // 7
    result = uop_given_valid(gate, offset)
    assert inner in result.toposort()
    assert result is inner.cast(dtypes.index) or result is simplify(inner.cast(dtypes.index) + 0)
    kernel = simplify_kernel(UOp.param(3, dtypes.float32, 99).index(offset, gate).load(), True)
    assert inner in kernel.toposort()


def test_conditions_that_others_imply_go() -> None:
    assert simplify_valid((r20 < 10) & (r20 < 12)) is (r20 < 10)
    assert simplify_valid((r20 < 12) & (r20 < 10)) is (r20 < 10)
    assert simplify_valid((r20 < 4) & (r20 + r4 < 10)) is (r20 < 4)
    assert simplify_valid((r20 < 4) & (r20 > 8)) is FALSE
    both = simplify((r20 < 10) & (r4 < 3))
    assert simplify_valid(both) is both
