"""Rules that plugins add to stages: they run after their stage, and are named when wrong."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.codegen.kernels import HOST, loop, out, read, sink
from tgcore.codegen import STAGES, to_linear
from tgcore.ir import Ops, UOp, dtypes
from tgcore.ir.spec import TENSOR_SPEC
from tgcore.rewrite import PatternMatcher, UPat, rule
from tgcore.rewrite.added import AddedRules, apply_added, on_device
from tgcore.support.errors import RewriteError, SpecError
from tgcore.support.settings import context
from tgcore.target.stages import STAGE_NAMES, nearest_stage

KERNEL_STAGES = [stage.name for stage in STAGES]
ANYTHING = UPat(tuple(Ops), name="u")


def kernel() -> UOp:
    i = loop(64, 0)
    return sink(out(0, 64, i, read(1, 64, i) + 1.0, i))


def renderer(stage: str, *rules: Any) -> Any:
    added = AddedRules("tg-x 1.0", PatternMatcher(rules))
    return SimpleNamespace(
        capabilities=HOST, extra_rules=None, choose_moves=None, stage_rules={stage: (added,)}
    )


def test_the_table_of_stages_is_the_one_that_runs() -> None:
    assert ["tensor graph", *KERNEL_STAGES] == list(STAGE_NAMES)
    assert nearest_stage("index_dtype") == "index dtype"
    assert nearest_stage("something else entirely") == ""


@pytest.mark.parametrize("stage", KERNEL_STAGES)
def test_rules_of_a_stage_see_the_graph_after_it(stage: str) -> None:
    seen: list[UOp] = []

    def look(u: UOp) -> None:
        seen.append(u)

    after: dict[str, UOp] = {}
    watch = lambda row, graph: after.__setitem__(row.name, graph)  # noqa: E731
    plain = to_linear(kernel(), HOST, None, None, watch)
    with context(spec=1):
        assert to_linear(kernel(), HOST, renderer(stage, (ANYTHING, look)))[0] == plain[0]
    assert seen[-1] is after[stage]


@pytest.mark.parametrize("stage", KERNEL_STAGES)
def test_a_rule_that_breaks_the_graph_of_any_stage_is_named(stage: str) -> None:
    one = rule("loses its source", UPat(Ops.ADD, name="u"), lambda u: UOp(u.op, u.dtype, u.src[:1]))
    with context(spec=1), pytest.raises(SpecError) as error:
        to_linear(kernel(), HOST, renderer(stage, one))
    assert error.value.what.startswith(
        f"{stage}: rule 'loses its source' of tg-x 1.0 breaks the graph: ADD is malformed"
    )
    assert "TG_PLUGINS=!tg-x" in error.value.hint


def test_a_rule_that_changes_a_dtype_is_named() -> None:
    other = UOp.const(dtypes.float64, 2.0)
    wrong = rule("wide", UPat(Ops.CONST, dtype=dtypes.float32, name="u"), lambda u: other)
    with (
        context(spec=1),
        pytest.raises(SpecError, match="CONST of float32 became CONST of float64"),
    ):
        to_linear(kernel(), HOST, renderer("kernel", wrong))


def test_a_rule_that_breaks_the_tensor_graph_is_named() -> None:
    x = UOp.param(0, dtypes.float32, 8, device="X")
    graph = UOp.sink(x.after(x.store(x * 2.0)))
    bad = rule("no shape", UPat(Ops.MUL, name="u"), lambda u: UOp(Ops.MUL, u.dtype, u.src[:1]))
    added = [AddedRules("tg-x 1.0", PatternMatcher([bad]))]
    with pytest.raises(SpecError, match="tensor graph: rule 'no shape' of tg-x 1.0 breaks"):
        apply_added(graph, added, None, "tensor graph", TENSOR_SPEC)
    short = rule("short", UPat(Ops.MUL, name="u"), lambda u: u.src[0].shrink(((0, 4),)))
    added = [AddedRules("tg-x 1.0", PatternMatcher([short]))]
    with pytest.raises(SpecError, match=r"MUL of shape \(8,\) became SHRINK of shape \(4,\)"):
        apply_added(graph, added, None, "tensor graph", TENSOR_SPEC)


def test_rules_that_fight_or_fail_are_named_with_their_plugin() -> None:
    left = rule("left", UPat(Ops.MUL, name="u"), lambda u: UOp(Ops.ADD, u.dtype, u.src))
    right = rule("right", UPat(Ops.ADD, name="u"), lambda u: UOp(Ops.MUL, u.dtype, u.src))
    with pytest.raises(RewriteError, match="the rules of tg-x 1.0 fail: rewriting .* 'left'"):
        to_linear(kernel(), HOST, renderer("kernel", left, right))
    fails = rule("fails", UPat(Ops.ADD, name="u"), lambda u: u.src[7])
    with pytest.raises(RewriteError, match="the rules of tg-x 1.0 fail: IndexError"):
        to_linear(kernel(), HOST, renderer("expand", fails))


def test_rules_for_one_device_leave_the_others_alone() -> None:
    here, there = (UOp.param(slot, dtypes.int32, 4, device=name) for slot, name in enumerate("XY"))
    twice = PatternMatcher([rule("shift", UPat.var("x") * 2, UPat.var("x") << 1, domain="int")])
    graph = UOp.sink(here * 2, there * 2)
    limited = on_device(twice, "X")
    assert limited is on_device(twice, "X")
    result = apply_added(graph, [AddedRules("tg-x 1.0", limited)], None, "tensor graph")
    assert [node.op for node in result.src] == [Ops.SHL, Ops.MUL]
