"""Every rule of every family has a proof or has been tried; wrong rules are found out."""

from __future__ import annotations

import pytest

from tests.rewrite.prove.fuzz import try_near
from tests.rewrite.prove.verdicts import kind, verdicts
from tests.support.needs import needs_z3
from tgcore.ir import Ops, dtypes
from tgcore.rewrite import UPat, rule
from tgcore.rewrite.registry import all_rules
from tgcore.rewrite.rules import Rule

x, y = UPat.var("x"), UPat.var("y")
c, d = UPat.cvar("c"), UPat.cvar("d")
p, q = UPat.var("p", dtypes.bool), UPat.var("q", dtypes.bool)

ALGEBRA = [entry for entry in all_rules() if not entry.algebraic]
REAL = [entry for entry in all_rules() if entry.algebraic]


@pytest.mark.parametrize("entry", ALGEBRA, ids=[f"{r.family}: {r.name}" for r in ALGEBRA])
def test_rule_holds_over_its_domain(entry: Rule) -> None:
    found = verdicts(entry, needs_z3())
    assert found, f"no verdict on {entry}"
    open_ones = [verdict for verdict in found if verdict.state in ("refuted", "unknown")]
    assert not open_ones, f"{entry} ({entry.location}): {open_ones}"
    print(f"{entry.family}: {entry.name}: {kind(entry, found)}")


@pytest.mark.parametrize("entry", REAL, ids=[f"{r.family}: {r.name}" for r in REAL])
def test_algebraic_rule_holds_but_for_rounding(entry: Rule) -> None:
    assert try_near(entry) >= 20


def _floor_as_c(x, c):  # type: ignore[no-untyped-def]
    return x.alu(Ops.CDIV, c) if c.arg > 0 else None


WRONG = [
    rule("product over factor wraps", (x * c) // c, x, domain="wrapping", when="c.arg != 0"),
    rule("quotient by zero", UPat(Ops.FLOORDIV, src=(x, x)), 1, domain="int"),
    rule("inequality times negative", UPat(Ops.CMPLT, src=(x * c, y * c)), x < y, domain="index",
         when="c.arg != 0"),
    rule("remainder just in range", UPat(Ops.FLOORMOD, src=(x, d)), x, domain="index",
         when="0 <= x.vmin and x.vmax <= d.arg"),
    rule("sum compared wraps", UPat(Ops.CMPLT, src=(x + c, y + c)), x < y, domain="wrapping"),
    rule("shift as product", UPat(Ops.SHR, src=(x, x.const_like(1))),
         UPat(Ops.CDIV, src=(x, x.const_like(2))), domain="wrapping"),
    rule("negation lost", UPat(Ops.WHERE, src=(p.ne(True), x, y)),
         UPat(Ops.WHERE, src=(p, x, y))),
    rule("or is xor", p | q, p ^ q),
    rule("nested quotient, wrong size", (x // c) // d, x // (c + d), domain="index",
         when="c.arg > 0 and d.arg > 0"),
    rule("float zero", UPat(Ops.ADD, src=(x, x.const_like(0.0))), x, domain="float"),
    rule("float cancels", UPat(Ops.ADD, src=(x, x * -1)), 0.0, domain="float"),
    rule("floor is not C", UPat(Ops.FLOORDIV, src=(x, c), name="u"), _floor_as_c, domain="index"),
    rule("narrowing cast dropped",
         UPat(Ops.CAST, dtypes.int32, (UPat(Ops.CAST, dtypes.int8,
                                            (UPat.var("x", dtypes.int32),)),)), x),
]  # fmt: skip


@pytest.mark.parametrize("entry", WRONG, ids=[entry.name for entry in WRONG])
def test_wrong_rule_is_refuted_with_a_counterexample(entry: Rule) -> None:
    found = verdicts(entry, needs_z3())
    refuted = [verdict for verdict in found if verdict.state == "refuted"]
    assert refuted, f"{entry} passed: {found}"
    assert "=" in refuted[0].text or "with" in refuted[0].text or ":" in refuted[0].text
    print(f"{entry}: {refuted[0].text}")


def test_every_rule_says_why_it_is_there() -> None:
    assert [entry.name for entry in all_rules() if not entry.reason] == []
