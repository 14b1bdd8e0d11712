"""Sums of index terms: c0 + c1*t1 + c2*t2 + ..., taken apart and put together.

The families of rules on sums, quotients and comparisons share it. A term is any index node that
is not a sum, a constant or a product with a constant; the order of terms depends only on
structure, so that equal expressions become the identical node in every process.
"""

from __future__ import annotations

from typing import Any

from tgcore.ir import Ops, UOp, dtypes
from tgcore.support.errors import SpecError

INDEX = dtypes.index
Terms = dict[UOp, int]

_ADD, _MUL, _CONST, _RANGE = Ops.ADD, Ops.MUL, Ops.CONST, Ops.RANGE
_SMALL: dict[int, UOp] = {}


def number(value: int) -> UOp:
    """Return an index constant; small ones are kept."""
    found = _SMALL.get(value)
    if found is None:
        found = UOp(_CONST, INDEX, (), value)
        if -8 <= value <= 64:
            _SMALL[value] = found
    return found


def take_apart(node: UOp, scale: int = 1, terms: Terms | None = None) -> tuple[Terms, int]:
    """Return (term -> factor, constant) of `node` times `scale`, added to `terms`."""
    if terms is None:
        terms = {}
    constant = 0
    stack = [(node, scale)]
    while stack:
        node, factor = stack.pop()
        op = node.op
        if op is _ADD:
            left, right = node.src
            stack.append((right, factor))
            stack.append((left, factor))
            continue
        if op is _CONST:
            constant += factor * node.arg
            continue
        if op is _MUL:
            left, right = node.src
            if right.op is _CONST:
                stack.append((left, factor * right.arg))
                continue
            if left.op is _CONST:
                stack.append((right, factor * left.arg))
                continue
        terms[node] = terms.get(node, 0) + factor
    return terms, constant


def order(term: UOp) -> tuple[Any, ...]:
    """Return the place of `term` in a sum: terms of outer loops first, so that they hoist."""
    if term.op is _RANGE:
        return term.arg[0], 0, b""
    ranges = term.ranges
    try:
        key = term.key
    except SpecError:  # it reads storage of its own, so no two processes share it
        key = b""
    return max([node.arg[0] for node in ranges]) if ranges else -1, term.op, key


def put_together(terms: Terms, constant: int = 0) -> UOp:
    """Return the canonical sum of `terms` and `constant`."""
    total: UOp | None = None
    if len(terms) == 1:
        for term, factor in terms.items():
            if factor:
                total = term if factor == 1 else UOp(_MUL, INDEX, (term, number(factor)))
    elif terms:
        for term in sorted(terms, key=order):
            factor = terms[term]
            if factor:
                part = term if factor == 1 else UOp(_MUL, INDEX, (term, number(factor)))
                total = part if total is None else UOp(_ADD, INDEX, (total, part))
    if total is None:
        return number(constant)
    return UOp(_ADD, INDEX, (total, number(constant))) if constant else total


def span(terms: Terms, constant: int = 0) -> tuple[Any, Any]:
    """Return the least and greatest value of a sum whose terms are taken as independent."""
    low: Any = constant
    high: Any = constant
    for term, factor in terms.items():
        least, most = term.bounds
        if factor > 0:
            low += least * factor
            high += most * factor
        elif factor < 0:
            low += most * factor
            high += least * factor
    return low, high
