"""Operations on constants become constants, and nodes whose bounds leave one value become it."""

from __future__ import annotations

from tgcore.ir import GroupOp, Ops, UOp, dtypes
from tgcore.rewrite.fold import convert, fold_node
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule

c1, c2 = UPat.cvar("c1"), UPat.cvar("c2")
x = UPat.var("x")


def _cast(u: UOp, c: UOp) -> UOp | None:
    value = convert(c.arg, c.dtype, u.dtype.scalar)
    return None if value is None else u.const_like(value)


def _where_of_constants(u: UOp, w: UOp, g: UOp, c1: UOp, c2: UOp, c3: UOp) -> UOp | None:
    yes = fold_node(UOp(u.op, u.dtype, (c1, c3)))
    no = fold_node(UOp(u.op, u.dtype, (c2, c3)))
    return None if yes is None or no is None else UOp(Ops.WHERE, u.dtype, (g, yes, no))


def _decided(u: UOp) -> UOp | None:
    low, high = u.bounds
    return u.const_like(low) if low == high else None


def _decided_quotient(u: UOp) -> UOp | None:
    """As `_decided`; index division by a constant decides by its terms, which costs less."""
    if u.dtype.is_float or (u.dtype is dtypes.index and u.op in _BY_TERMS
                            and u.src[1].op is Ops.CONST):  # fmt: skip
        return None
    return _decided(u)


_BY_TERMS = frozenset({Ops.FLOORDIV, Ops.FLOORMOD})

folding = family(
    "folding",
    "Constants and values that bounds decide.",
    [
        rule("fold unary", UPat(GroupOp.UNARY, src=(UPat.cvar(),), name="u"),
             lambda u: fold_node(u), "an operation on a constant"),
        rule("fold binary", UPat(GroupOp.BINARY, src=(UPat.cvar(), UPat.cvar()), name="u"),
             lambda u: fold_node(u), "an operation on two constants"),
        rule("fold cast", UPat(Ops.CAST, src=(UPat.cvar("c"),), name="u"), _cast,
             "a converted constant; rounds and saturates as the device does"),
        rule("fold into where",
             UPat(GroupOp.BINARY - {Ops.THREEFRY}, src=(
                 UPat(Ops.WHERE, src=(UPat.var("g"), c1, c2), name="w"), UPat.cvar("c3")),
                 name="u"),
             _where_of_constants, "both branches fold"),
        rule("decided comparison", UPat(GroupOp.COMPARISON, name="u"), _decided,
             "bounds leave one truth value"),
        rule("decided quotient",
             UPat((Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD, Ops.SHR, Ops.AND, Ops.OR),
                  name="u"),
             _decided_quotient, "bounds leave one value"),
    ],
)  # fmt: skip
