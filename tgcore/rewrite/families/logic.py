"""Booleans, and the choice between two values."""

from __future__ import annotations

from tgcore.ir import Ops, UOp, dtypes
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule
from tgcore.rewrite.validity import conditions, conjunction

x, y, z = UPat.var("x"), UPat.var("y"), UPat.var("z")
p, q = UPat.var("p", dtypes.bool), UPat.var("q", dtypes.bool)
TRUE, FALSE = UPat.const(dtypes.bool, True), UPat.const(dtypes.bool, False)


def _right(op: Ops, left: UPat, right: UPat) -> UPat:
    return UPat(op, src=(left, right))


def _and_terms(u: UOp) -> UOp | None:
    """Drop repeated conditions of a conjunction; a condition and its negation make False."""
    parts = conditions(u)
    found = set(parts)
    for part in parts:
        if part.op is Ops.CMPNE and part.src[1].op is Ops.CONST and part.src[1].arg:
            if part.src[0] in found:
                return u.const_like(False)
    result = conjunction(parts)
    return None if result is u else result


logic = family(
    "logic",
    "Booleans and choices.",
    [
        rule("and true", _right(Ops.AND, p, TRUE), p, "neutral"),
        rule("and false", _right(Ops.AND, p, FALSE), FALSE, "absorbing"),
        rule("or true", _right(Ops.OR, p, TRUE), TRUE, "absorbing"),
        rule("or false", _right(Ops.OR, p, FALSE), p, "neutral"),
        rule("xor false", _right(Ops.XOR, p, FALSE), p, "neutral"),
        rule("xor true", _right(Ops.XOR, p, TRUE), p.ne(TRUE), "a negation"),
        rule("bool product", _right(Ops.MUL, p, q), _right(Ops.AND, p, q),
             "a product of booleans", domain="bool"),
        rule("bool sum", _right(Ops.ADD, p, q), _right(Ops.OR, p, q),
             "a sum of booleans", domain="bool"),
        rule("bool max", _right(Ops.MAX, p, q), _right(Ops.OR, p, q),
             "the greater of booleans", domain="bool"),
        rule("bool less", _right(Ops.CMPLT, p, q), (p.ne(TRUE)) & q,
             "false is less than true", domain="bool"),
        rule("differs from false", _right(Ops.CMPNE, p, FALSE), p, "a boolean is its own test"),
        rule("equals true", _right(Ops.CMPEQ, p, TRUE), p, "a boolean is its own test"),
        rule("equals false", _right(Ops.CMPEQ, p, FALSE), p.ne(TRUE), "a negation"),
        rule("not not", _right(Ops.CMPNE, _right(Ops.CMPNE, p, TRUE), TRUE), p, "double negation"),
        rule("absorb or", p & (p | q), p, "absorption"),
        rule("absorb and", p | (p & q), p, "absorption"),
        rule("or of negation", p | p.ne(TRUE), TRUE, "excluded middle"),
        rule("and of repeated", UPat(Ops.AND, dtypes.bool, name="u"), _and_terms,
             "each condition once, in a row; contradictions are false",
             when="u.src[0].op is OP_AND or u.src[1].op is OP_AND or u.src[1].op is OP_CMPNE "
             "or u.src[0].op is OP_CMPNE"),
        rule("where true", UPat(Ops.WHERE, src=(TRUE, x, y)), x, "decided"),
        rule("where false", UPat(Ops.WHERE, src=(FALSE, x, y)), y, "decided"),
        rule("where same", UPat(Ops.WHERE, src=(p, x, x)), x, "no choice"),
        rule("where not", UPat(Ops.WHERE, src=(_right(Ops.CMPNE, p, TRUE), x, y)),
             UPat(Ops.WHERE, src=(p, y, x)), "branches swapped"),
        rule("where of truth", UPat(Ops.WHERE, src=(p, TRUE, FALSE)), p, "the condition itself"),
        rule("where of untruth", UPat(Ops.WHERE, src=(p, FALSE, TRUE)), p.ne(TRUE),
             "the negated condition"),
        rule("where or false", UPat(Ops.WHERE, dtypes.bool, (p, q, FALSE)), p & q, "both"),
        rule("where true or", UPat(Ops.WHERE, dtypes.bool, (p, TRUE, q)), p | q, "either"),
        rule("where in where, same condition",
             UPat(Ops.WHERE, src=(p, UPat(Ops.WHERE, src=(p, x, y)), z)),
             UPat(Ops.WHERE, src=(p, x, z)), "decided by the outer choice"),
        rule("where in other where, same condition",
             UPat(Ops.WHERE, src=(p, x, UPat(Ops.WHERE, src=(p, y, z)))),
             UPat(Ops.WHERE, src=(p, x, z)), "decided by the outer choice"),
        rule("where in where, same else",
             UPat(Ops.WHERE, src=(p, UPat(Ops.WHERE, src=(q, x, y)), y)),
             UPat(Ops.WHERE, src=(p & q, x, y)), "one choice under both conditions"),
    ],
)  # fmt: skip
