"""Comparisons of integers: constants and common factors divided out, one form each.

An index comparison keeps the terms with positive factors left, the others and the constant
right; against a constant alone it is `x < c` or `c < x`. That makes equal gates identical nodes.
"""

from __future__ import annotations

import math

from tgcore.ir import Ops, UOp, dtypes
from tgcore.rewrite.affine import INDEX, Terms, number, order, put_together, span, take_apart
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule

x, y = UPat.var("x"), UPat.var("y")
c, d = UPat.cvar("c"), UPat.cvar("d")
TRUE = UPat.const(dtypes.bool, True)


def _less(left: UOp, right: UOp) -> UOp:
    return UOp(Ops.CMPLT, dtypes.bool, (left, right))


def _difference(left: UOp, right: UOp) -> tuple[Terms, int]:
    """Return the terms of left - right and the constant c such that the sum compares with c."""
    terms, constant = take_apart(left)
    _, extra = take_apart(right, -1, terms)
    return {term: factor for term, factor in terms.items() if factor}, -(constant + extra)


def _is_plain(node: UOp) -> bool:
    """Whether a node stands for itself in a comparison: one term with factor 1."""
    return node.op not in (Ops.ADD, Ops.MUL, Ops.CONST)


def _index_less(u: UOp) -> UOp | None:
    left, right = u.src
    if _is_plain(left) and left.op is not Ops.FLOORDIV and (
        right.op is Ops.CONST or (_is_plain(right) and right is not left)
    ):  # fmt: skip
        return None
    terms, limit = _difference(left, right)
    low, high = span(terms)
    if high < limit:
        return u.const_like(True)
    if low >= limit:
        return u.const_like(False)
    result = _normal_less(terms, limit)
    return None if result is u else result


def _normal_less(terms: Terms, limit: int) -> UOp:
    """Return the canonical node of (sum of terms) < limit."""
    common = math.gcd(*terms.values())
    if common > 1:
        terms = {term: factor // common for term, factor in terms.items()}
        limit = -(-limit // common)
    divided = _divide_out(terms, limit)
    if divided is not None:
        return _normal_less(*divided)
    if len(terms) == 1:
        ((term, factor),) = terms.items()
        if factor == 1 and term.op is Ops.FLOORDIV and _positive(term.src[1]):
            return _less(term.src[0], number(limit * term.src[1].arg))
        if factor == -1 and term.op is Ops.FLOORDIV and _positive(term.src[1]):
            # -(y // a) < c  is  1 - c <= y // a  is  a*(1 - c) - 1 < y
            return _less(number(term.src[1].arg * (1 - limit) - 1), term.src[0])
    positive = {term: factor for term, factor in terms.items() if factor > 0}
    negative = {term: -factor for term, factor in terms.items() if factor < 0}
    if not positive:
        return _less(number(-limit), put_together(negative))
    return _less(put_together(positive), put_together(negative, limit))


def _positive(node: UOp) -> bool:
    return node.op is Ops.CONST and node.arg > 0


def _divide_out(terms: Terms, limit: int) -> tuple[Terms, int] | None:
    """Drop small terms: g*A + R < c is A < c' when R stays inside one block of length g."""
    sizes = sorted({abs(factor) for factor in terms.values() if abs(factor) > 1}, reverse=True)
    for size in sizes:
        multiples = {t: factor // size for t, factor in terms.items() if factor % size == 0}
        others = {t: factor for t, factor in terms.items() if factor % size}
        if not others or not multiples:
            continue
        low, high = span(others, -limit)
        if low == -math.inf or high == math.inf:
            continue
        block = low // size
        if block == high // size:
            # g*A + (R - c) < 0  with  R - c in [g*q, g*q + g)  is  A + q < 0
            return multiples, -int(block)
    return None


def _index_equal(u: UOp) -> UOp | None:
    left, right = u.src
    if _is_plain(left) and right.op is Ops.CONST:
        return None
    if _is_plain(left) and _is_plain(right) and order(left) < order(right):
        return None
    terms, value = _difference(left, right)
    equal = u.op is Ops.CMPEQ
    if not terms:
        return u.const_like((value == 0) == equal)
    low, high = span(terms)
    if value < low or high < value:
        return u.const_like(not equal)
    common = math.gcd(*terms.values())
    if value % common:
        return u.const_like(not equal)
    if common > 1:
        terms = {term: factor // common for term, factor in terms.items()}
        value //= common
    first = min(terms, key=order)
    if terms[first] < 0:
        terms = {term: -factor for term, factor in terms.items()}
        value = -value
    positive = {term: factor for term, factor in terms.items() if factor > 0}
    negative = {term: -factor for term, factor in terms.items() if factor < 0}
    result = UOp(u.op, dtypes.bool, (put_together(positive), put_together(negative, value)))
    return None if result is u else result


_NEGATED = {Ops.CMPEQ: Ops.CMPNE, Ops.CMPNE: Ops.CMPEQ}


def _not_equal(e: UOp) -> UOp:
    return UOp(_NEGATED[e.op], e.dtype, e.src)


compare = family(
    "compare",
    "Comparisons of integers, and negated comparisons.",
    [
        rule("index less", UPat(Ops.CMPLT, name="u"), _index_less,
             "constants and factors divided out, decided by bounds", domain="index"),
        rule("index equal", UPat((Ops.CMPEQ, Ops.CMPNE), name="u"), _index_equal,
             "constants and factors divided out, decided by bounds", domain="index"),
        rule("less or equal", UPat(Ops.CMPLE, src=(x, y)),
             UPat(Ops.CMPNE, src=(UPat(Ops.CMPLT, src=(y, x)), TRUE)),
             "one order relation; floats keep theirs because of NaN", domain="int"),
        rule("not less, index",
             UPat(Ops.CMPNE, src=(UPat(Ops.CMPLT, src=(UPat.var("x", INDEX), y)), TRUE)),
             UPat(Ops.CMPLT, src=(y, x + 1)),
             "one form for a bound from below"),
        rule("not less than constant",
             UPat(Ops.CMPNE, src=(UPat(Ops.CMPLT, src=(UPat.var("x", dtypes.ints), c)), TRUE)),
             UPat(Ops.CMPLT, src=(c + -1, x)),
             "one form for a bound from below",
             when="c.dtype.is_int and c.arg > c.dtype.min"),
        rule("not greater than constant",
             UPat(Ops.CMPNE, src=(UPat(Ops.CMPLT, src=(c, UPat.var("x", dtypes.ints))), TRUE)),
             UPat(Ops.CMPLT, src=(x, c + 1)),
             "one form for a bound from above",
             when="c.dtype.is_int and c.arg < c.dtype.max"),
        rule("not equal negated",
             UPat(Ops.CMPNE, src=(UPat((Ops.CMPEQ, Ops.CMPNE), name="e"), TRUE)), _not_equal,
             "the other relation; also with NaN"),
        rule("less than itself", UPat(Ops.CMPLT, src=(x, x)), False, "irreflexive",
             domain="number"),
        rule("equal to itself", x.eq(x), True, "reflexive; not for NaN", domain="exact"),
        rule("differs from itself", x.ne(x), False, "reflexive; not for NaN", domain="exact"),
    ],
)  # fmt: skip
