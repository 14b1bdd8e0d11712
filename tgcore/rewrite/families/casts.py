"""Conversions that change nothing. A conversion that rounds or wraps is never removed."""

from __future__ import annotations

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule

x = UPat.var("x")

_FRACTION = {  # bits of precision, greatest and least exponent: what a float can hold exactly
    dtypes.fp8e4m3: (4, 8, -9), dtypes.fp8e5m2: (3, 15, -16), dtypes.float16: (11, 15, -24),
    dtypes.bfloat16: (8, 127, -133), dtypes.float32: (24, 127, -149),
    dtypes.float64: (53, 1023, -1074),
}  # fmt: skip


def holds(target: DType, source: DType) -> bool:
    """Whether every value of `source` is a value of `target`."""
    source, target = source.scalar, target.scalar
    if source is target:
        return True
    if source.weak or (target.weak and target.is_float):
        return False
    if source.kind == "b":
        return target.kind != "v"
    if target.kind == "b":
        return False
    if target.weak:
        return source.is_int
    if source.is_float:
        if not target.is_float:
            return False
        (a, b, c), (d, e, f) = _FRACTION[source], _FRACTION[target]
        # fp8e4m3 has no infinity: it cannot hold fp8e5m2, and its own values fit wider formats
        return d >= a and e >= b and f <= c
    if target.is_float:
        width = source.bits - (source.kind == "i")
        precision, greatest, _ = _FRACTION[target]
        return precision >= width and greatest >= width
    return target.min <= source.min and source.max <= target.max


def _cast_of_cast(u: UOp, m: UOp, x: UOp) -> UOp | None:
    inner, middle, outer = x.dtype.scalar, m.dtype.scalar, u.dtype.scalar
    if holds(middle, inner):
        if middle.is_float and outer.is_int and not inner.is_float and not holds(outer, inner):
            return None  # floats saturate where integers wrap
        return x.cast(outer)
    if (
        inner.is_int
        and middle.is_int
        and outer.is_int
        and not middle.weak
        and not outer.weak
        and outer.bits <= middle.bits
    ):
        return x.cast(outer)  # both wrap; the narrower one decides
    return None


def _in_range(u: UOp, m: UOp, x: UOp) -> UOp | None:
    """An index converted to a width that holds its bounds, and back."""
    low, high = m.dtype.min, m.dtype.max
    return x if low <= x.vmin and x.vmax <= high else None


def _bool_cast_compared(u: UOp, x: UOp, c: UOp) -> UOp | None:
    value = float(c.arg)
    if value not in (0, 1):
        return x.const_like(u.op is Ops.CMPNE)
    truth = x if value else x.ne(True)
    return truth if u.op is Ops.CMPEQ else truth.ne(True)


casts = family(
    "casts",
    "Conversions without effect.",
    [
        rule("cast to itself", UPat(Ops.CAST, src=(x,), name="u"),
             lambda u, x: x if u.dtype is x.dtype else None, "nothing to convert"),
        rule("cast of cast", UPat(Ops.CAST, src=(UPat(Ops.CAST, src=(x,), name="m"),), name="u"),
             _cast_of_cast, "the middle type holds every value, or the narrower one decides"),
        rule("index cast and back",
             UPat(Ops.CAST, dtypes.index,
                  (UPat(Ops.CAST, dtypes.ints, (UPat.var("x", dtypes.index),), name="m"),),
                  name="u"),
             _in_range, "the bounds fit the width"),
        rule("bitcast to itself", UPat(Ops.BITCAST, src=(x,), name="u"),
             lambda u, x: x if u.dtype is x.dtype else None, "nothing to convert"),
        rule("bitcast of bitcast",
             UPat(Ops.BITCAST, src=(UPat(Ops.BITCAST, src=(x,), name="m"),), name="u"),
             lambda u, m, x: x.bitcast(u.dtype) if x.dtype.itemsize == m.dtype.itemsize
             == u.dtype.itemsize else None, "bits stay bits"),
        rule("compared truth",
             UPat((Ops.CMPEQ, Ops.CMPNE), src=(
                 UPat(Ops.CAST, src=(UPat.var("x", dtypes.bool),)), UPat.cvar("c")), name="u"),
             _bool_cast_compared, "a converted boolean is 0 or 1"),
    ],
)  # fmt: skip
