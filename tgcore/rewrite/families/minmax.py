"""The greater of two integers, decided or narrowed by bounds."""

from __future__ import annotations

from tgcore.ir import Ops, UOp
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule

x, y = UPat.var("x"), UPat.var("y")
c1, c2 = UPat.cvar("c1"), UPat.cvar("c2")


def _decided(x: UOp, y: UOp) -> UOp | None:
    if x.vmin >= y.vmax:
        return x
    return y if y.vmin >= x.vmax else None


minmax = family(
    "minmax",
    "Greater and lesser values.",
    [
        rule("decided max", UPat(Ops.MAX, src=(x, y)), _decided,
             "the bounds do not overlap", domain="int"),
        rule("max of constants gathered",
             UPat(Ops.MAX, src=(UPat(Ops.MAX, src=(x, c1)), c2)),
             UPat(Ops.MAX, src=(x, UPat(Ops.MAX, src=(c1, c2)))),
             "one constant", domain="int"),
        rule("max of max, same", UPat(Ops.MAX, src=(x.maximum(y), x)), x.maximum(y),
             "already the greater one; a float zero may have the other sign", domain="int"),
    ],
)  # fmt: skip
