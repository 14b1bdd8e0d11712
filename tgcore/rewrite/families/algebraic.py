"""Float rules that hold for real numbers: they may change rounding, NaN or the sign of a zero.

They are never part of `symbolic`; `simplify_kernel` adds them unless float arithmetic is strict.
Division by a constant is not among them: quotients of whole numbers stay exact.
"""

from __future__ import annotations

from tgcore.ir import Ops, UOp
from tgcore.rewrite.fold import fold_node
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule

x, y = UPat.var("x"), UPat.var("y")
c1, c2 = UPat.cvar("c1"), UPat.cvar("c2")


def _right(op: Ops, left: UPat, right: UPat) -> UPat:
    return UPat(op, src=(left, right))


def _gathered(u: UOp, x: UOp, c1: UOp, c2: UOp) -> UOp | None:
    constant = fold_node(UOp(u.op, u.dtype.scalar, (c1, c2)))
    return None if constant is None else UOp(u.op, u.dtype, (x, constant))


def _merged(u: UOp, x: UOp, c1: UOp, c2: UOp) -> UOp | None:
    constant = fold_node(UOp(Ops.ADD, u.dtype.scalar, (c1, c2)))
    return None if constant is None else UOp(Ops.MUL, u.dtype, (x, constant))


algebraic = family(
    "algebraic",
    "Float rules of real arithmetic; off under strict float arithmetic.",
    [
        rule("float add zero", _right(Ops.ADD, x, x.const_like(0.0)), x,
             "0.0 is neutral but for -0.0", domain="float", algebraic=True),
        rule("float factors gathered", _right(Ops.MUL, _right(Ops.MUL, x, c1), c2), _gathered,
             "one constant factor, rounded once", domain="float", algebraic=True),
        rule("float constants gathered", _right(Ops.ADD, _right(Ops.ADD, x, c1), c2), _gathered,
             "one constant, rounded once", domain="float", algebraic=True),
        rule("float product over factor", _right(Ops.FDIV, x * y, y), x,
             "the factor cancels", domain="float", algebraic=True),
        rule("float same twice with factors",
             _right(Ops.ADD, _right(Ops.MUL, x, c1), _right(Ops.MUL, x, c2)), _merged,
             "merged factors", domain="float", algebraic=True),
    ],
)  # fmt: skip
