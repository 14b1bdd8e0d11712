"""What a pattern matches, and what a template makes."""

from __future__ import annotations

import pytest

from tgcore.ir import GroupOp, Ops, UOp, dtypes
from tgcore.rewrite import PatternMatcher, UPat, rule
from tgcore.support.errors import RewriteError

x, y, z = UPat.var("x"), UPat.var("y"), UPat.var("z")
c, d = UPat.cvar("c"), UPat.cvar("d")
n, m = UOp.var("n", 0, 9), UOp.var("m", 0, 9)
i32 = UOp.var("i", 0, 9, dtypes.int32)
f32 = UOp(Ops.VAR, dtypes.float32, (), ("f", 0, 1))
flag = UOp(Ops.VAR, dtypes.bool, (), ("b", False, True))


def one(pattern: UPat, result: object = True, **facts: object) -> PatternMatcher:
    """A matcher of one rule."""
    return PatternMatcher([rule("rule", pattern, result, **facts)])  # type: ignore[arg-type]


def matches(pattern: UPat, node: UOp) -> bool:
    return (
        PatternMatcher([(pattern, lambda: UOp.const(dtypes.bool, True))]).rewrite(node) is not None
    )


def test_an_operation_or_a_set_of_operations() -> None:
    assert matches(UPat(Ops.ADD), n + m)
    assert not matches(UPat(Ops.ADD), n * m)
    assert matches(UPat((Ops.ADD, Ops.MUL)), n * m)
    assert matches(UPat(GroupOp.ALU), n < m)
    assert matches(UPat(), n)


def test_a_scalar_dtype_matches_its_vectors_and_a_vector_dtype_itself() -> None:
    vector = UOp(Ops.STACK, dtypes.int32.vec(2), (i32, i32))
    assert matches(UPat(dtype=dtypes.int32), i32) and matches(UPat(dtype=dtypes.int32), vector)
    assert matches(UPat(dtype=dtypes.int32.vec(2)), vector)
    assert not matches(UPat(dtype=dtypes.int32.vec(2)), i32)
    assert matches(UPat(dtype=dtypes.ints), i32) and not matches(UPat(dtype=dtypes.floats), i32)


def test_an_argument() -> None:
    assert matches(UPat(Ops.CONST, arg=3), UOp.const(dtypes.int32, 3))
    assert not matches(UPat(Ops.CONST, arg=3), UOp.const(dtypes.int32, 4))
    assert matches(UPat(Ops.CONST, arg=-0.0), UOp.const(dtypes.float32, -0.0))
    assert not matches(UPat(Ops.CONST, arg=0.0), UOp.const(dtypes.float32, -0.0))


def test_true_as_a_constant_is_not_one() -> None:
    assert matches(x.ne(True), flag.ne(True))
    assert not matches(x.ne(True), i32.ne(1))


def test_sources_in_order_and_in_any_order() -> None:
    assert matches(UPat(Ops.ADD, src=(x, c)), n + 1)
    assert not matches(UPat(Ops.ADD, src=(x, UPat.cvar("c"))), UOp(Ops.ADD, n.dtype, (n + 1, n)))
    assert matches(UPat(Ops.ADD, src=[UPat.cvar("c"), UPat(Ops.VAR)]), n + 1)
    assert matches(UPat(Ops.ADD, src=[UPat.cvar("c"), UPat(Ops.VAR)]), 1 + n)


def test_operators_match_both_orders_of_commutative_operations_only() -> None:
    assert matches(x + 1, n + 1) and matches(x + 1, 1 + n)
    assert matches(x // 2, n // 2) and not matches(x // 2, UOp.const(n.dtype, 2) // n)


def test_the_number_of_sources() -> None:
    two, three = UOp.sink(n, m), UOp.sink(n, m, n)
    assert matches(UPat(Ops.SINK, src=(x, y)), two)
    assert not matches(UPat(Ops.SINK, src=(x, y)), three)
    assert matches(UPat(Ops.SINK, src=(x, y), allow_any_len=True), three)
    assert not matches(UPat(Ops.SINK, src=(x, y), allow_any_len=True), UOp.sink(n))
    five = UOp.sink(n, m, n, m, n)
    assert matches(UPat(Ops.SINK, src=(x, y, x, y, x)), five)
    assert matches(UPat(Ops.SINK, src=(x, y), allow_any_len=True), five)


def test_one_pattern_for_every_source() -> None:
    pattern = UPat(Ops.SINK, src=UPat((Ops.CONST, Ops.VAR)))
    assert matches(pattern, UOp.sink(n, m, UOp.const(dtypes.int32, 1)))
    assert not matches(pattern, UOp.sink(n, n + m))


def test_a_repeated_name_is_the_same_node() -> None:
    assert matches(x + x, n + n) and not matches(x + x, n + m)
    assert matches((x * c) + (y * c), n * 3 + m * 3)
    assert not matches((x * c) + (y * c), n * 3 + m * 4)


def test_alternatives_are_tried_in_order() -> None:
    pattern = UPat.any(x + c, x * c, name="u")
    pm = PatternMatcher([(pattern, lambda u, x, c: x if u.op is Ops.ADD else c)])
    assert pm.rewrite(n + 3) is n
    assert pm.rewrite(n * 3) is UOp.const(dtypes.index, 3)
    assert pm.rewrite(n // 3) is None


def test_alternatives_as_a_source() -> None:
    pattern = UPat(Ops.SINK, src=(UPat.any(UPat(Ops.ADD), UPat(Ops.VAR), name="v"),))
    pm = PatternMatcher([(pattern, lambda v: v)])
    assert pm.rewrite(UOp.sink(n)) is n
    assert pm.rewrite(UOp.sink(n * m)) is None


def test_a_condition_as_text_and_as_a_function() -> None:
    text = one(x * c, x, when="c.arg > 2 and x.vmin >= 0")
    function = one(x * c, x, when=lambda c, x: c.arg > 2)
    for pm in (text, function):
        assert pm.rewrite(n * 3) is n
        assert pm.rewrite(n * 2) is None


def test_a_domain_limits_the_dtype() -> None:
    assert one(x + 0, x, domain="index").rewrite(i32 + 0) is None
    assert one(x + 0, x, domain="int").rewrite(i32 + 0) is i32
    assert one(x + 0, x, domain="float").rewrite(i32 + 0) is None
    assert one(x < x, False, domain="index").rewrite(n < n) is UOp.const(dtypes.bool, False)
    assert one(x < x, False, domain="index").rewrite(i32 < i32) is None


def test_a_function_gets_the_names_it_asks_for_and_the_context() -> None:
    seen = []
    pm = PatternMatcher([(x + c, lambda ctx, c: seen.append((ctx, c.arg)))])
    assert pm.rewrite(n + 4, "context") is None
    assert seen == [("context", 4)]


def test_a_function_that_asks_for_an_unbound_name_is_an_error() -> None:
    pm = PatternMatcher([(x + 1, lambda missing: missing)])
    with pytest.raises(RewriteError, match=r"'missing'.*does not bind"):
        pm.rewrite(n + 1)


def test_the_first_rule_that_gives_a_result_wins() -> None:
    pm = PatternMatcher([
        (x + c, lambda x, c: None),
        rule("second", x + c, x),
        rule("third", x + c, c),
    ])  # fmt: skip
    assert pm.rewrite(n + 1) is n


def test_matchers_add_up() -> None:
    added = one(x + 0, x) + one(x * 1, x)
    assert len(added) == 2
    assert added.rewrite(n + 0) is n and added.rewrite(n * 1) is n
    first = one(x + 0, x)
    other = one(x * 1, x)
    assert first + other is first + other


# *** templates ***


def test_four_rules_of_algebra() -> None:
    pm = PatternMatcher([
        rule("add zero", x + 0, x),
        rule("divide product", (x * y) / y, x, algebraic=True),
        rule("bool product", x * y, x & y, domain="bool"),
        rule("div minus one", x // -1, x * -1),
    ])  # fmt: skip
    half = UOp.const(dtypes.float32, 2.0)
    assert pm.rewrite(i32 + 0) is i32
    assert pm.rewrite((f32 * half) / half) is f32
    assert pm.rewrite(flag * flag) is (flag & flag)
    assert pm.rewrite(i32 // -1) is i32 * -1


def test_written_constants_take_the_dtype_they_meet() -> None:
    assert one(x * 2, x + x * 1).rewrite(i32 * 2) is i32 + i32 * 1
    float_sum = one(x * 2, x + 1).rewrite(f32 * 2)
    assert float_sum is f32 + UOp.const(dtypes.float32, 1.0)
    assert one(x + x, 0).rewrite(i32 + i32) is UOp.const(dtypes.int32, 0)
    chosen = one(x + 5, (x < 3).where(x, 7)).rewrite(i32 + 5)
    assert chosen is (i32 < 3).where(i32, 7)


def test_written_constants_become_splats_for_vectors() -> None:
    vector = UOp(Ops.STACK, dtypes.int32.vec(2), (i32, i32 + 1))
    assert one(x + x, x * 2).rewrite(vector + vector) is vector * 2


def test_written_truths_become_splats_for_vectors() -> None:
    lanes = UOp(Ops.STACK, dtypes.bool.vec(2), (flag, flag))
    result = one(x & y, (x ^ y).ne(True), domain="bool").rewrite(lanes & lanes)
    assert result is not None and result.src[1].dtype is dtypes.bool.vec(2)


def test_constants_fold_while_the_template_is_built() -> None:
    gathered = rule("gathered", (x + c) + d, x + (c + d), domain="int")
    assert PatternMatcher([gathered]).rewrite((i32 + 3) + 4) is i32 + 7
    i8 = UOp.var("t", 0, 9, dtypes.int8)
    assert PatternMatcher([gathered]).rewrite((i8 + 100) + 100) is i8 + (-56)


def test_a_weak_constant_is_made_anew_at_the_dtype_it_meets() -> None:
    shifted = UOp(Ops.SHL, dtypes.int32, (i32, UOp.const(dtypes.weakint, 3)))
    result = one(UPat(Ops.SHL, src=(x, c)), x * c).rewrite(shifted)
    assert result is i32 * UOp.const(dtypes.int32, 3)


def test_a_template_may_not_invent_names() -> None:
    with pytest.raises(RewriteError, match=r"'q'.*right side only"):
        rule("bad", x + 0, UPat.var("q"))


def test_casts_in_templates() -> None:
    pm = one(x.cast(dtypes.int64).cast(dtypes.int32), x.cast(dtypes.int32))
    assert pm.rewrite(n.cast(dtypes.int64).cast(dtypes.int32)) is n.cast(dtypes.int32)


# *** the generated code ***


def test_a_node_without_candidates_costs_one_look_up() -> None:
    pm = PatternMatcher([rule("add zero", UPat(Ops.ADD, src=(x, x.const_like(0))), x)])
    assert pm.candidates(n + m) == [] and len(pm.candidates(n + 0)) == 1
    assert pm.rewrite(n + m) is None
    assert pm.table[Ops.ADD, dtypes.index, Ops.VAR, Ops.VAR] == ()


def test_the_source_can_be_read() -> None:
    text = one(x + 0, x).source()
    assert "def rule_0(u, ctx):" in text and "return v0" in text


def test_patterns_print_as_algebra() -> None:
    assert repr(rule("r", (x + 0) * c, x, when="c.arg > 1")) == (
        "r: ((x + 0) * c) -> x  when c.arg > 1"
    )
    assert repr(UPat(Ops.WHERE, src=(x, y, z))) == "where(x, y, z)"


def test_compiling_two_hundred_rules_is_cheap() -> None:
    import time

    from tgcore.rewrite import generate

    rules = [rule(f"r{k}", (x + k) * c + y, x * c + y, domain="int") for k in range(200)]
    start = time.process_time()
    generate.compile_rules(rules)
    # 30 ms on an idle machine; rules compile when first needed, so this is never paid at once
    assert time.process_time() - start < 0.5
