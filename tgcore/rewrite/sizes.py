"""Polynomials over symbolic sizes: exact division, and bounds in terms of the sizes themselves.

A polynomial is a table from products to factors; its constant is the factor of the product of
nothing, the node 1. The rules on quotients use this where a divisor is not a constant.
"""

from __future__ import annotations

from tgcore.ir import Ops, UOp
from tgcore.rewrite.affine import INDEX, Terms, number, order, put_together, span, take_apart

ONE = number(1)
_ROUNDS = 12


def polynomial(node: UOp) -> Terms:
    """Return the terms of `node`, its constant under `ONE`."""
    terms, constant = take_apart(node)
    if constant:
        terms[ONE] = terms.get(ONE, 0) + constant
    return {term: factor for term, factor in terms.items() if factor}


def node_of(terms: Terms) -> UOp:
    """Return the node of a polynomial."""
    rest = dict(terms)
    constant = rest.pop(ONE, 0)
    return put_together(rest, constant)


def factors_of(product: UOp) -> list[UOp]:
    """Return the factors of a product; of `ONE` there are none."""
    found: list[UOp] = []
    stack = [product]
    while stack:
        node = stack.pop()
        if node.op is Ops.MUL:
            stack += (node.src[1], node.src[0])
        elif node is not ONE:
            found.append(node)
    return found


def product_of(factors: list[UOp]) -> UOp:
    """Return the canonical product of factors that are not constants."""
    total: UOp | None = None
    for factor in sorted(factors, key=order):
        total = factor if total is None else UOp(Ops.MUL, INDEX, (total, factor))
    return ONE if total is None else total


def _add_product(into: Terms, terms: Terms, factors: list[UOp], scale: int) -> None:
    """Add scale * terms * (product of `factors`) to `into`."""
    for term, factor in terms.items():
        key = product_of(factors_of(term) + factors) if factors else term
        total = into.get(key, 0) + factor * scale
        if total:
            into[key] = total
        else:
            into.pop(key, None)


def _over(term: UOp, divisor: list[UOp]) -> list[UOp] | None:
    """Return the factors of `term` without those of `divisor`, None when one is missing."""
    factors = factors_of(term)
    for part in divisor:
        if part not in factors:
            return None
        factors.remove(part)
    return factors


def divide(dividend: Terms, divisor: Terms) -> tuple[Terms, Terms] | None:
    """Return (quotient, rest) with dividend = divisor * quotient + rest, where that helps."""
    lead = max(divisor, key=lambda term: len(factors_of(term)))
    parts, scale = factors_of(lead), divisor[lead]
    if not parts:
        return None
    rest = dict(dividend)
    whole: Terms = {}
    for _ in range(_ROUNDS):
        for term, factor in rest.items():
            left = _over(term, parts) if factor % scale == 0 else None
            if left is not None:
                break
        else:
            break
        count = factor // scale
        key = product_of(left)
        whole[key] = whole.get(key, 0) + count
        _add_product(rest, divisor, left, -count)
    if not whole or len(rest) >= len(dividend):
        return None
    return whole, rest


def exclusive_limit(node: UOp) -> Terms | None:
    """Return what `node`, which is not negative, certainly stays below."""
    if node.op is Ops.RANGE:
        return polynomial(node.src[0])
    if node.op is Ops.FLOORMOD and node.src[1].vmin > 0:
        return polynomial(node.src[1])
    if node.op is Ops.FLOORDIV and node.src[1].vmin > 0 and node.src[0].vmin >= 0:
        limit = exclusive_limit(node.src[0])
        return None if limit is None else _exact(limit, node.src[1])
    return None


def _exact(limit: Terms, divisor: UOp) -> Terms | None:
    """Return limit / divisor when nothing remains, else None."""
    if divisor.op is Ops.CONST:
        size = divisor.arg
        if any(factor % size for factor in limit.values()):
            return None
        return {term: factor // size for term, factor in limit.items()}
    found = divide(limit, polynomial(divisor))
    return found[0] if found is not None and not found[1] else None


def greatest(terms: Terms) -> Terms:
    """Return a polynomial that `terms` never exceeds, with loop variables at their ends."""
    terms = dict(terms)
    for _ in range(_ROUNDS):
        for term, factor in terms.items():
            raised = _raised(term) if factor > 0 else None
            if raised is not None:
                break
        else:
            break
        del terms[term]
        limit, others = raised
        _add_product(terms, limit, others, factor)
        _add_product(terms, {ONE: 1}, others, -factor)
    return terms


def _raised(term: UOp) -> tuple[Terms, list[UOp]] | None:
    """Return (limit of one factor, the other factors) when the product grows with the factor."""
    parts = factors_of(term)
    for place, part in enumerate(parts):
        limit = exclusive_limit(part)
        if limit is None or (len(parts) == 1 and limit.keys() <= {ONE}):
            continue
        others = parts[:place] + parts[place + 1 :]
        if all(other.vmin >= 0 for other in others):
            return limit, others
    return None


def below(value: UOp, limit: UOp) -> bool:
    """Whether 0 <= value < limit is certain, for a limit that is not constant."""
    if value.vmin < 0:
        return False
    if value.vmax < limit.vmin:
        return True
    terms = greatest(polynomial(value))
    _add_product(terms, polynomial(limit), [], -1)
    constant = terms.pop(ONE, 0)
    return bool(span(terms, constant)[1] < 0)


def tight_span(terms: Terms, constant: int) -> tuple[float, float]:
    """Return bounds of a sum, using that x // n stays below k when x < n * k."""
    low, high = span(terms, constant)
    for term, factor in terms.items():
        if term.op is Ops.FLOORDIV and factor > 0 and term.src[1].op is not Ops.CONST:
            limit = exclusive_limit(term)
            if limit is not None and limit.keys() <= {ONE}:
                high -= factor * max(0, term.vmax - (limit.get(ONE, 0) - 1))
    return low, high
