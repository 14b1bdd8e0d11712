"""Simplification under a condition: what an index becomes where its gate is known to hold.

The conditions of a gate bound sums of loop variables. Each bound is put into the expression by
replacing one variable of the sum, simplifying, and putting the sum back. The rules in
`tgcore.rewrite.families.gates`, the scheduler and codegen call this.
"""

from __future__ import annotations

import math
from typing import Any

from tgcore.ir import Ops, UOp, dtypes, toposort
from tgcore.rewrite.affine import INDEX, Terms, number, order, put_together, span, take_apart

_EAGER = frozenset({Ops.LOAD, Ops.REDUCE})
_COST = {Ops.FLOORDIV: 8, Ops.FLOORMOD: 8, Ops.WHERE: 3, Ops.MAX: 3}


def conditions(gate: UOp) -> list[UOp]:
    """Return the conditions that a conjunction is made of, in order, each once."""
    found: dict[UOp, None] = {}
    stack = [gate]
    while stack:
        node = stack.pop()
        if node.op is Ops.AND:
            stack += (node.src[1], node.src[0])
        else:
            found[node] = None
    return list(found)


def conjunction(parts: list[UOp]) -> UOp:
    """Return the condition that holds where all of `parts` hold."""
    total: UOp | None = None
    for part in parts:
        total = part if total is None else total & part
    return UOp.const(dtypes.bool, True) if total is None else total


def _bound(condition: UOp) -> tuple[Terms, Any, Any] | None:
    """Return (terms, low, high) of the sum that an index comparison bounds, or None."""
    if condition.op not in (Ops.CMPLT, Ops.CMPEQ) or condition.src[0].dtype is not INDEX:
        return None
    terms, constant = take_apart(condition.src[0])
    _, extra = take_apart(condition.src[1], -1, terms)
    terms = {term: factor for term, factor in terms.items() if factor}
    limit = -(constant + extra)
    if not terms:
        return None
    low, high = span(terms)
    if condition.op is Ops.CMPEQ:
        low, high = max(low, limit), min(high, limit)
    else:
        high = min(high, limit - 1)
    if terms[min(terms, key=order)] < 0:
        return {term: -factor for term, factor in terms.items()}, -high, -low
    return terms, low, high


def bounds_of(gate: UOp) -> list[tuple[Terms, Any, Any]]:
    """Return the sums that `gate` bounds, each once, with the least and greatest value of each."""
    found: dict[UOp, tuple[Terms, Any, Any]] = {}
    for condition in conditions(gate):
        bound = _bound(condition)
        if bound is None:
            continue
        terms, low, high = bound
        key = put_together(terms)
        known = found.get(key)
        if known is not None:
            low, high = max(low, known[1]), min(high, known[2])
        found[key] = terms, low, high
    return list(found.values())


def _is_affine(node: UOp) -> bool:
    """Whether nothing in an index can be simplified further by narrower bounds."""
    terms, _ = take_apart(node)
    return all(term.op in (Ops.RANGE, Ops.VAR, Ops.SPECIAL, Ops.BIND) for term in terms)


def cost(node: UOp) -> int:
    """Return what computing `node` once costs, roughly; divisions count most."""
    return sum(_COST.get(part.op, 1) for part in toposort((node,)))


def _eliminate(terms: Terms, low: int, high: int, name: str) -> tuple[UOp, UOp, UOp] | None:
    """Return (term, its value by a new variable, the variable) for a bounded sum."""
    best: UOp | None = None
    for term, factor in terms.items():
        if factor in (1, -1) and (best is None or term.op is Ops.RANGE):
            best = term
    if best is None:
        return None
    variable = number(low) if low == high else UOp.var(name, low, high)
    rest = {term: -factor for term, factor in terms.items() if term is not best}
    rest[variable] = 1
    if terms[best] < 0:
        rest = {term: -factor for term, factor in rest.items()}
    constant = rest.pop(variable) * low if low == high else 0
    return best, put_together(rest, constant), variable


def uop_given_valid(gate: UOp, node: UOp) -> UOp:
    """Return `node` simplified for the places where `gate` is true.

    Elsewhere the result may differ: use it only under the gate.

    Examples
    --------
    >>> r = UOp.range(20, 0)
    >>> uop_given_valid((r >= 3) & (r < 10), ((r - 3) % 7))
    (r0<20>+-3)
    """
    from tgcore.rewrite.symbolic import simplify

    return given(simplify(gate), simplify(node))


def given(gate: UOp, node: UOp) -> UOp:
    """Do the work of `uop_given_valid` for a gate and a node that are simplified already."""
    if node.op is Ops.CONST or (node.dtype is INDEX and _is_affine(node)):
        return node
    node = _given_truths(gate, node)
    bounds = [
        bound for bound in bounds_of(gate)
        if -math.inf < bound[1] <= bound[2] < math.inf and span(bound[0]) != bound[1:]
    ]  # fmt: skip
    if len(bounds) > 1:
        node = _narrowed(node, bounds)
    for bound in bounds:
        if node.op is Ops.CONST or (node.dtype is INDEX and _is_affine(node)):
            break
        node = _narrowed(node, [bound])
    return node


def _outside_loads(node: UOp) -> dict[UOp, None]:
    """Return the nodes of `node` down to its loads and reductions.

    What a load reads is computed where the gate does not protect it: a load inside an offset has
    to keep its own gate and offset, whatever holds outside.
    """
    return toposort((node,), lambda part: part.op not in _EAGER)


def _replace(node: UOp, table: dict[UOp, UOp]) -> UOp:
    """Return `node` with the keys of `table` replaced outside its loads."""
    new = dict(table)
    for part in toposort((node,), lambda part: part.op not in _EAGER and part not in table):
        if part in new:
            continue
        if part.op in _EAGER:
            new[part] = part
            continue
        src = tuple([new[child] for child in part.src])
        new[part] = part if src == part.src else UOp(part.op, part.dtype, src, part.arg)
    return new[node]


def _narrowed(node: UOp, bounds: list[tuple[Terms, Any, Any]]) -> UOp:
    """Return `node` simplified with all of `bounds` known, if that makes it cheaper."""
    from tgcore.rewrite.symbolic import simplify

    inside = _outside_loads(node)
    changed, back, gone = node, {}, set()
    for place, (terms, low, high) in enumerate(bounds):
        if any(term in gone for term in terms):
            continue
        found = _eliminate(terms, low, high, f"given{place}")
        if found is None or found[0] not in inside:
            continue
        term, value, variable = found
        gone.add(term)
        changed = _fenced(changed, {term: value})
        if variable.op is Ops.VAR:
            back[variable] = put_together(terms)
    if changed is node:
        return node
    changed = simplify(_replace(simplify(changed), back))
    return changed if cost(changed) < cost(node) else node


def _fenced(node: UOp, table: dict[UOp, UOp]) -> UOp:
    """Replace the keys of `table` in `node`, but not inside loads.

    An offset is computed whether or not its gate holds, and so is every load in it: what is known
    only under the gate must not open the gate of such a load.
    """
    loads = {part: part for part in toposort((node,)) if part.op is Ops.LOAD}
    return node.substitute({**loads, **table})


def _given_truths(gate: UOp, node: UOp) -> UOp:
    """Replace the conditions of the gate that occur in `node` by True."""
    from tgcore.rewrite.symbolic import simplify

    truth = UOp.const(dtypes.bool, True)
    inside = _outside_loads(node)
    table = {part: truth for part in conditions(gate) if part in inside and part is not truth}
    return simplify(_fenced(node, table)) if table else node


def simplify_valid(gate: UOp) -> UOp:
    """Return a gate without the conditions that the others imply.

    Examples
    --------
    >>> r = UOp.range(20, 0)
    >>> simplify_valid((r < 10) & (r < 12))
    (r0<20><10)
    """
    from tgcore.rewrite.symbolic import simplify

    return without_implied(simplify(gate))


def without_implied(gate: UOp) -> UOp:
    """Do the work of `simplify_valid` for a gate that is simplified already."""
    parts = conditions(gate)
    if len(parts) < 2:
        return gate
    bounds = {part: bound for part in parts if (bound := _bound(part)) is not None}
    kept = list(parts)
    for part in parts:
        if part not in bounds:
            continue
        truth = _implied(part, {one: bounds[one] for one in kept if one in bounds})
        if truth is False:
            return gate.const_like(False)
        if truth:
            kept.remove(part)
    return gate if len(kept) == len(parts) else conjunction(kept)


def _implied(part: UOp, bounds: dict[UOp, tuple[Terms, Any, Any]]) -> bool | None:
    """Return the truth of `part` where the other `bounds` hold, None when it is open."""
    from tgcore.rewrite.symbolic import simplify

    terms, low, high = bounds[part]
    for place, (other, (sums, least, most)) in enumerate(bounds.items()):
        if other is part or terms.keys().isdisjoint(sums):
            continue
        if least > most:
            return False
        if sums == terms:
            if part.op is Ops.CMPLT and low <= least and most <= high:
                return True
            if most < low or least > high:
                return False
            continue
        if least == -math.inf or most == math.inf:
            continue
        found = _eliminate(sums, least, most, f"given{place}")
        if found is not None:
            result = simplify(_replace(part, {found[0]: found[1]}))
            if result.op is Ops.CONST:
                return bool(result.arg)
    return None
