"""Neutral and absorbing constants, and constants moved to the right of commutative operations.

These come first in every combination: the other families rely on constants standing right.
"""

from __future__ import annotations

import math

from tgcore.ir import GroupOp, Ops, UOp, dtypes
from tgcore.rewrite.fold import fold_node
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule

x, y = UPat.var("x"), UPat.var("y")
c = UPat.cvar("c")


def _swap(u: UOp, c: UOp, x: UOp) -> UOp | None:
    return None if x.op is Ops.CONST else UOp(u.op, u.dtype, (x, c))


def _exact_reciprocal(u: UOp, x: UOp, c: UOp) -> UOp | None:
    """Division by a power of two is a product, when its reciprocal is an ordinary number."""
    if math.frexp(c.arg)[0] not in (0.5, -0.5) or abs(math.frexp(c.arg)[1]) > _HALF_RANGE.get(
        c.dtype, 0
    ):
        return None
    inverse = fold_node(UOp(Ops.RECIPROCAL, c.dtype, (c,)))
    return None if inverse is None else UOp(Ops.MUL, u.dtype, (x, inverse))


_HALF_RANGE = {dtypes.float16: 12, dtypes.bfloat16: 120, dtypes.float32: 120, dtypes.float64: 1000}


def _right(op: Ops, constant: object) -> UPat:
    """Return `x op constant` with the constant on the right only."""
    return UPat(op, src=(x, x.const_like(constant)))


identities = family(
    "identities",
    "Neutral and absorbing constants; constants to the right.",
    [
        rule("constant right", UPat(GroupOp.COMMUTATIVE, src=(c, x), name="u"), _swap,
             "one order to match, and equal nodes for equal values"),
        rule("add zero", _right(Ops.ADD, 0), x, "0 is neutral", domain="int"),
        rule("mul one", _right(Ops.MUL, 1), x, "1 is neutral, also for floats", domain="number"),
        rule("mul zero", _right(Ops.MUL, 0), 0, "0 absorbs; not so for floats", domain="int"),
        rule("div one", _right(Ops.FLOORDIV, 1), x, "division by 1", domain="int"),
        rule("mod one", _right(Ops.FLOORMOD, 1), 0, "nothing remains of 1", domain="int"),
        rule("c div one", _right(Ops.CDIV, 1), x, "division by 1", domain="int"),
        rule("c mod one", _right(Ops.CMOD, 1), 0, "nothing remains of 1", domain="int"),
        rule("div minus one", _right(Ops.FLOORDIV, -1), x * -1, "division by -1", domain="int"),
        rule("mod minus one", _right(Ops.FLOORMOD, -1), 0, "nothing remains of -1", domain="int"),
        rule("zero div", UPat(Ops.FLOORDIV, src=(x.const_like(0), x)), 0,
             "0 divided, by 0 as well", domain="int"),
        rule("zero mod", UPat(Ops.FLOORMOD, src=(x.const_like(0), x)), 0,
             "0 divided, by 0 as well", domain="int"),
        rule("and zero", _right(Ops.AND, 0), 0, "0 absorbs", domain="int"),
        rule("and ones", _right(Ops.AND, -1), x, "all bits are kept", domain="int"),
        rule("or zero", _right(Ops.OR, 0), x, "0 is neutral", domain="int"),
        rule("xor zero", _right(Ops.XOR, 0), x, "0 is neutral", domain="int"),
        rule("and same", x & x, x, "idempotent", domain="exact"),
        rule("or same", x | x, x, "idempotent", domain="exact"),
        rule("xor same", x ^ x, 0, "a value cancels itself", domain="exact"),
        rule("shift left zero", _right(Ops.SHL, 0), x, "no shift", domain="int"),
        rule("shift right zero", _right(Ops.SHR, 0), x, "no shift", domain="int"),
        rule("max same", x.maximum(x), x, "idempotent; NaN stays NaN", domain="number"),
        rule("float add minus zero", _right(Ops.ADD, -0.0), x,
             "-0.0 is the neutral float: 0.0 would turn -0.0 into 0.0", domain="float"),
        rule("float div one", _right(Ops.FDIV, 1), x, "division by 1", domain="float"),
        rule("float division by power of two", UPat(Ops.FDIV, src=(x, c), name="u"),
             _exact_reciprocal, "the reciprocal is exact, so both round alike", domain="float"),
        rule("float negate twice", (x * -1) * -1, x, "the sign bit flips twice", domain="float"),
    ],
)  # fmt: skip
