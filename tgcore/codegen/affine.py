"""Index expressions as sums: constant + coefficient * atom + ... .

Expansion, coalescing and the heuristics read strides from this form; it never divides and never
looks inside an atom. The form of a node is kept in the memo that the caller passes.
"""

from __future__ import annotations

import math
from typing import TypeAlias

from tgcore.ir import Ops, UOp, dtypes, toposort

Form: TypeAlias = tuple[dict[UOp, int], int]
Memo: TypeAlias = dict[UOp, Form]
_ZERO = UOp.const(dtypes.index, 0)


def affine(root: UOp, memo: Memo) -> Form:
    """Return (coefficient of each atom, constant) of an index expression.

    Examples
    --------
    >>> from tgcore.ir import UOp
    >>> r = UOp.range(8, 0)
    >>> terms, constant = affine((r + 3) * 4, {})
    >>> terms[r], constant
    (4, 12)
    """
    found = memo.get(root)
    if found is not None:
        return found
    for node in toposort((root,), lambda node: node not in memo and _is_sum(node)):
        if node not in memo:
            memo[node] = _form(node, memo)
    return memo[root]


def _is_sum(node: UOp) -> bool:
    op = node.op
    return op is Ops.ADD or (op is Ops.MUL and any(c.op is Ops.CONST for c in node.src))


def _form(node: UOp, memo: Memo) -> Form:
    op = node.op
    if op is Ops.CONST:
        return {}, int(node.arg)
    if op is Ops.ADD:
        (left, one), (right, two) = memo[node.src[0]], memo[node.src[1]]
        if not left:
            return right, one + two
        terms = dict(left)
        for atom, scale in right.items():
            total = terms.get(atom, 0) + scale
            if total:
                terms[atom] = total
            else:
                del terms[atom]
        return terms, one + two
    if op is Ops.MUL:
        left_node, right_node = node.src
        if left_node.op is Ops.CONST:
            left_node, right_node = right_node, left_node
        if right_node.op is Ops.CONST:
            factor = int(right_node.arg)
            terms, constant = memo[left_node]
            if factor == 0:
                return {}, 0
            return {atom: scale * factor for atom, scale in terms.items()}, constant * factor
    return {node: 1}, 0


def build(terms: dict[UOp, int], constant: int = 0) -> UOp:
    """Return the sum as a node; the constant comes last."""
    total: UOp | None = None
    for atom, scale in terms.items():
        term = atom if scale == 1 else UOp(Ops.MUL, atom.dtype, (atom, atom.const_like(scale)))
        total = term if total is None else UOp(Ops.ADD, total.dtype, (total, term))
    if total is None:
        return UOp.const(dtypes.index, constant)
    return total + constant if constant else total


def divisor(terms: dict[UOp, int], constant: int) -> int:
    """Return the greatest number that surely divides the sum (0 when the sum is 0)."""
    return math.gcd(constant, *terms.values()) if terms else abs(constant)
