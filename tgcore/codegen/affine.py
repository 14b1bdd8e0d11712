"""Index expressions as sums, remembered per kernel: constant + coefficient * atom + ... .

Expansion, coalescing and the heuristics read strides from this form. The arithmetic is that of
`tgcore.rewrite.affine`; here are only the memo and what vectors need to know.
"""

from __future__ import annotations

import math
from typing import TypeAlias

from tgcore.ir import UOp
from tgcore.rewrite.affine import put_together, take_apart

Form: TypeAlias = tuple[dict[UOp, int], int]
Memo: TypeAlias = dict[UOp, Form]


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
    if found is None:
        terms, constant = take_apart(root)
        found = memo[root] = {atom: scale for atom, scale in terms.items() if scale}, constant
    return found


def build(terms: dict[UOp, int], constant: int = 0) -> UOp:
    """Return the sum as a node; the constant comes last."""
    return put_together(terms, constant)


def divisor(terms: dict[UOp, int], constant: int) -> int:
    """Return the greatest number that surely divides the sum (0 when the sum is 0)."""
    return math.gcd(constant, *terms.values()) if terms else abs(constant)
