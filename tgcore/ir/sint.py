"""Symbolic sizes: a Python int, or a UOp in affine normal form c0 + c1*v1 + ... .

Enough to compare shapes and compute sizes while a graph is built; stronger simplification is
in `rewrite`. An atom is a VAR, BIND or any other index node that is not a sum or a product
with a constant. The fast path is plain ints.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tgcore.ir.ops import Ops

if TYPE_CHECKING:
    from tgcore.ir.uop import UOp

    sint = int | UOp


def _terms(value: Any, scale: int, into: dict[Any, int]) -> int:
    """Add `scale * value` to the term table; return the constant part."""
    if isinstance(value, int):
        return scale * value
    if value.op is Ops.CONST:
        return scale * int(value.arg)
    if value.op is Ops.ADD:
        return _terms(value.src[0], scale, into) + _terms(value.src[1], scale, into)
    if value.op is Ops.MUL:
        left, right = value.src
        if right.op is Ops.CONST:
            return _terms(left, scale * int(right.arg), into)
        if left.op is Ops.CONST:
            return _terms(right, scale * int(left.arg), into)
        products, constant = _product(left, right)
        for atom, factor in products.items():
            into[atom] = into.get(atom, 0) + scale * factor
        return scale * constant
    into[value] = into.get(value, 0) + scale
    return 0


def _product(left: Any, right: Any) -> tuple[dict[Any, int], int]:
    """Multiply two sums out: the term table and the constant part."""
    one: dict[Any, int] = {}
    other: dict[Any, int] = {}
    base, extra = _terms(left, 1, one), _terms(right, 1, other)
    terms: dict[Any, int] = {}
    for table, factor in ((one, extra), (other, base)):
        for atom, scale in table.items():
            terms[atom] = terms.get(atom, 0) + scale * factor
    for atom, scale in one.items():
        for mate, factor in other.items():
            first, second = sorted((atom, mate), key=_order)
            product = first * second
            terms[product] = terms.get(product, 0) + scale * factor
    return terms, base * extra


def _build(terms: dict[Any, int], constant: int) -> Any:
    total: Any = None
    for atom, factor in sorted(terms.items(), key=lambda item: _order(item[0])):
        if factor == 0:
            continue
        term = atom if factor == 1 else atom * factor
        total = term if total is None else total + term
    if total is None:
        return constant
    return total + constant if constant else total


def _order(atom: Any) -> tuple[Any, ...]:
    node = atom.src[0] if atom.op is Ops.BIND else atom
    return (node.op.value, str(node.arg), len(node.src), node.key)


def normal(value: Any) -> Any:
    """Return `value` in normal form: an int when it is constant.

    Examples
    --------
    >>> from tgcore.ir.uop import UOp
    >>> n = UOp.var("n", 1, 8)
    >>> normal(n + 2 - n)
    2
    """
    if isinstance(value, int):
        return value
    terms: dict[Any, int] = {}
    constant = _terms(value, 1, terms)
    return _build(terms, constant)


def sint_add(left: Any, right: Any) -> Any:
    """Return left + right."""
    if isinstance(left, int):
        if isinstance(right, int):
            return left + right
        return right if left == 0 else normal(right + left)
    return left if isinstance(right, int) and right == 0 else normal(left + right)


def sint_sub(left: Any, right: Any) -> Any:
    """Return left - right."""
    if isinstance(left, int) and isinstance(right, int):
        return left - right
    if isinstance(right, int) and right == 0:
        return left
    return normal(left - right)


def sint_mul(left: Any, right: Any) -> Any:
    """Return left * right; products of two symbols are distributed over sums."""
    if isinstance(left, int) and isinstance(right, int):
        return left * right
    if isinstance(left, int):
        left, right = right, left
    if isinstance(right, int):
        return 0 if right == 0 else left if right == 1 else normal(left * right)
    return _build(*_product(left, right))


def sint_prod(values: Iterable[Any]) -> Any:
    """Return the product of sizes."""
    total: Any = 1
    for value in values:
        total = sint_mul(total, value)
    return total


def sint_floordiv(left: Any, right: Any) -> Any:
    """Return left // right (floor), divided term by term where that is exact."""
    if isinstance(left, int) and isinstance(right, int):
        return left // right
    if isinstance(right, int) and not isinstance(left, int):
        terms: dict[Any, int] = {}
        constant = _terms(left, 1, terms)
        if all(scale % right == 0 for scale in terms.values()):
            return _build({a: s // right for a, s in terms.items()}, constant // right)
    if not isinstance(left, int) and left is right:
        return 1
    return left // right


def sint_min(left: Any, right: Any) -> Any:
    """Return the lesser size, decided by bounds; a WHERE when they overlap."""
    if isinstance(left, int) and isinstance(right, int):
        return min(left, right)
    if upper(left) <= lower(right):
        return left
    if upper(right) <= lower(left):
        return right
    from tgcore.ir.uop import as_uop

    one, other = as_uop(left), as_uop(right)
    return (one < other).where(one, other)


def lower(value: Any) -> int:
    """Return the least value of a size."""
    return value if isinstance(value, int) else value.vmin


def upper(value: Any) -> int:
    """Return the greatest value of a size."""
    return value if isinstance(value, int) else value.vmax


def same(left: Any, right: Any) -> bool:
    """Return whether two sizes are equal for every value of their variables."""
    if isinstance(left, int) and isinstance(right, int):
        return left == right
    difference = sint_sub(left, right)
    return isinstance(difference, int) and difference == 0


def ints(shape: Iterable[Any]) -> bool:
    """Return whether every size is a plain int."""
    return all(isinstance(size, int) for size in shape)


def max_size(shape: Iterable[Any]) -> int:
    """Return the greatest number of elements of `shape`."""
    return math.prod(upper(size) for size in shape)


def evaluate(value: Any, variables: dict[str, int]) -> int:
    """Return the value of a size under `variables` (name to value); BINDs know their own."""
    if isinstance(value, int):
        return value
    from tgcore.ir.evalint import eval_int

    return eval_int(value, variables)
