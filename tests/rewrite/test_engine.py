"""Rewriting whole graphs: fixed points, order, depth, cycles, calls, trace, counters."""

from __future__ import annotations

import gc

import pytest

from tgcore.ir import CallInfo, Ops, UOp, dtypes
from tgcore.rewrite import (
    PatternMatcher,
    UPat,
    graph_rewrite,
    graph_walk,
    rule,
    trace_rewrites,
)
from tgcore.rewrite.trace import count_rewrites
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import RewriteError

x, y = UPat.var("x"), UPat.var("y")
n, m = UOp.var("n", 0, 9), UOp.var("m", 0, 9)
NEUTRAL = PatternMatcher([
    rule("add zero", x + 0, x, domain="int"),
    rule("mul one", x * 1, x, domain="int"),
])  # fmt: skip


@pytest.mark.parametrize("bottom_up", [False, True])
def test_results_are_rewritten_again(bottom_up: bool) -> None:
    assert graph_rewrite(((n + 0) * 1 + 0) * m, NEUTRAL, bottom_up=bottom_up) is n * m


@pytest.mark.parametrize("bottom_up", [False, True])
def test_new_nodes_below_a_result_are_rewritten(bottom_up: bool) -> None:
    pm = NEUTRAL + PatternMatcher([
        (UPat(Ops.MAX, src=(x, y)), lambda x, y: ((x + 0) * 1) * ((y * 1) + 0)),
    ])  # fmt: skip
    assert graph_rewrite(n.maximum(m) // 2, pm, bottom_up=bottom_up) is (n * m) // 2


@pytest.mark.parametrize("bottom_up", [False, True])
def test_depth_is_no_limit(bottom_up: bool) -> None:
    node = plain = n
    for _ in range(12_000):
        node = (node + 0) // 3
        plain = plain // 3
    assert graph_rewrite(node, NEUTRAL, bottom_up=bottom_up) is plain
    assert graph_walk(node, NEUTRAL) is plain


def test_a_shared_node_is_tried_once() -> None:
    tried = []
    pm = PatternMatcher([(UPat(Ops.ADD, name="u"), lambda u: tried.append(u))])
    shared = n + m
    graph_rewrite(UOp.sink(shared * 2, shared * 3, shared), pm)
    assert tried == [shared]


def test_sources_first_or_the_node_first() -> None:
    seen: list[Ops] = []
    pm = PatternMatcher([(UPat((Ops.ADD, Ops.MUL), name="u"), lambda u: seen.append(u.op))])
    graph_rewrite((n + m) * m, pm)
    assert seen == [Ops.ADD, Ops.MUL]
    seen.clear()
    graph_rewrite((n + m) * m, pm, bottom_up=True)
    assert seen == [Ops.MUL, Ops.ADD]


def test_a_node_first_rule_sees_the_original_sources() -> None:
    pm = NEUTRAL + PatternMatcher([
        rule("sees", UPat(Ops.MAX, src=(UPat(Ops.ADD), x)), x),
    ])  # fmt: skip
    node = UOp(Ops.MAX, n.dtype, (n + 0, m))
    assert graph_rewrite(node, pm, bottom_up=True) is m
    assert graph_rewrite(node, pm).op is Ops.MAX


def test_the_context_reaches_the_rules() -> None:
    pm = PatternMatcher([(UPat(Ops.VAR, name="v"), lambda ctx, v: ctx.get(v))])
    assert graph_rewrite(n * m, pm, ctx={n: m}) is m * m


@pytest.mark.parametrize("bottom_up", [False, True])
@pytest.mark.parametrize(
    ("name", "left", "right"),
    [
        ("swap", UPat(Ops.ADD, src=(x, y)), UPat(Ops.ADD, src=(y, x))),
        ("grow", x * y, (x + 1) * y),
        ("wrap", UPat(Ops.VAR, name="x"), x + 1),
    ],
)
def test_rules_without_end_are_named(name: str, left: UPat, right: UPat, bottom_up: bool) -> None:
    pm = PatternMatcher([rule(name, left, right)])
    with pytest.raises(RewriteError, match=f"in lowering does not end.*{name}"):
        graph_rewrite((n + m) * n, pm, name="lowering", bottom_up=bottom_up)


def test_two_rules_that_fight_are_both_named() -> None:
    pm = PatternMatcher([rule("to product", x + x, x * 2), rule("to sum", x * 2, x + x)])
    with pytest.raises(RewriteError) as error:
        graph_rewrite(n + n, pm)
    assert "to product" in str(error.value) and "to sum" in str(error.value)


def test_a_budget_ends_rules_that_grow_downwards() -> None:
    pm = PatternMatcher([
        (UPat(Ops.VAR, name="v"), lambda v: UOp.var(v.arg[0] + "'", 0, 9).maximum(v + 1)),
    ])  # fmt: skip
    with pytest.raises(RewriteError, match="does not end"):
        graph_rewrite(n, pm, budget=1000)


def test_a_walk_tries_each_node_once() -> None:
    pm = PatternMatcher([(UPat(Ops.VAR, name="v"), lambda v: v + 1)])
    assert graph_walk(n * m + n, pm) is (n + 1) * (m + 1) + (n + 1)


def test_bodies_of_calls_are_left_alone_unless_asked() -> None:
    body = UOp.sink(n + 0)
    call = UOp(Ops.CALL, dtypes.void, (body, (m + 0)), CallInfo("X"))
    outside = UOp(Ops.CALL, dtypes.void, (body, m), CallInfo("X"))
    inside = UOp(Ops.CALL, dtypes.void, (UOp.sink(n), m), CallInfo("X"))
    for bottom_up in (False, True):
        assert graph_rewrite(UOp.sink(call), NEUTRAL, bottom_up=bottom_up).src[0] is outside
        entered = graph_rewrite(UOp.sink(call), NEUTRAL, bottom_up=bottom_up, enter_calls=True)
        assert entered.src[0] is inside
    assert graph_walk(UOp.sink(call), NEUTRAL).src[0] is outside
    assert graph_walk(UOp.sink(call), NEUTRAL, enter_calls=True).src[0] is inside


def test_a_trace_names_stage_rule_before_and_after() -> None:
    with trace_rewrites() as log:
        graph_rewrite((n + 0) * 1, NEUTRAL, name="clean")
    assert [(record.stage, record.name) for record in log.records] == [
        ("clean", "add zero"), ("clean", "mul one"),
    ]  # fmt: skip
    assert log.records[0].before is n + 0 and log.records[0].after is n
    assert log.counts() == {"add zero": 1, "mul one": 1}
    assert log.report() == (
        "clean: 2 rewrites\n       1 add zero: (n+0) -> n\n       1 mul one: (n*1) -> n"
    )
    graph_rewrite(n + 0, NEUTRAL)
    assert len(log.records) == 2


def test_counts_are_kept_only_while_they_are_asked_for() -> None:
    with count_rewrites() as log:
        graph_rewrite((n + 0) * 1, NEUTRAL)
    assert log.records == []
    assert {key.name: hits for key, hits in log.hits.items() if not isinstance(key, str)} == {
        "add zero": 1, "mul one": 1,
    }  # fmt: skip
    # outside, a matcher calls the rules' own functions: nothing stands between
    graph_rewrite((n + 0) * 1, NEUTRAL)
    plain = {rule.code for rule in NEUTRAL.rules}
    assert all(code in plain for found in NEUTRAL.table.values() for code in found)


def test_counters_count() -> None:
    before = GlobalCounters.rewrites, GlobalCounters.matches
    graph_rewrite((n + 0) * 1, NEUTRAL)
    assert GlobalCounters.rewrites - before[0] == 2
    assert GlobalCounters.matches - before[1] >= 2


def test_the_collector_is_left_as_it_was() -> None:
    assert gc.isenabled()
    graph_rewrite(n + 0, NEUTRAL)
    assert gc.isenabled()
    with pytest.raises(RewriteError):
        graph_rewrite(n * m, PatternMatcher([rule("grow", x * y, (x + 1) * y)]))
    assert gc.isenabled()


def test_rewriting_keeps_no_node_alive() -> None:
    from tgcore.ir import uop

    gc.collect()
    size = len(uop._TABLE)
    graph_rewrite(UOp.var("short lived", 0, 9) + 0, NEUTRAL)
    assert len(uop._TABLE) <= size + 1
