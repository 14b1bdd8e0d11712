"""Bounds of a choice, where its condition says more of a branch than the branch alone.

`infer` asks for them when a WHERE of indexes seems to leave 32 bits: a place counted from the end
or a place that is used only where it lies inside its axis do not, but only their conditions say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tgcore.ir.ops import Ops

if TYPE_CHECKING:
    from tgcore.ir.uop import UOp

Bounds = tuple[Any, Any]

_DEPTH = 12  # operations of a branch that are looked through
_CONDITIONS = 16  # parts of a condition that are read


def where_bounds(node: UOp) -> Bounds:
    """Return the bounds of an integer WHERE, each branch under its condition.

    The bounds of all sources are known.

    Examples
    --------
    >>> from tgcore.ir import UOp
    >>> n = UOp.var("n", -9, 9)
    >>> choice = (n < 0).where(n + 9, n)
    >>> choice.bounds, where_bounds(choice)
    ((-9, 18), (0, 9))
    """
    condition, yes, no = node.src
    (a, b) = _given(yes, facts(condition, True), _DEPTH)
    (c, d) = _given(no, facts(condition, False), _DEPTH)
    return min(a, c), max(b, d)


def facts(condition: UOp, truth: bool) -> dict[UOp, Bounds]:
    """Return bounds of the integers that `condition` compares, where it is `truth`."""
    found: dict[UOp, Bounds] = {}
    stack = [(condition, truth)]
    for _ in range(_CONDITIONS):
        if not stack:
            break
        part, holds = stack.pop()
        if part.op is (Ops.AND if holds else Ops.OR):
            stack.extend([(child, holds) for child in part.src])
        elif part.op in (Ops.CMPLT, Ops.CMPLE) and part.src[0].dtype.is_int:
            less, more = part.src if holds else part.src[::-1]
            apart = (part.op is Ops.CMPLT) == holds
            _meet(found, less, -_INFINITE, more._bounds[1] - apart)
            _meet(found, more, less._bounds[0] + apart, _INFINITE)
    return found


_INFINITE = float("inf")


def _meet(found: dict[UOp, Bounds], node: UOp, low: Any, high: Any) -> None:
    """Note that `node` is in [low, high], too; what contradicts itself says nothing."""
    before = found.get(node, node._bounds)
    bounds = max(before[0], low), min(before[1], high)
    if bounds[0] <= bounds[1]:
        found[node] = bounds


def _given(node: UOp, known: dict[UOp, Bounds], depth: int) -> Bounds:
    """Return the bounds of `node` where those of others are `known`."""
    found = known.get(node)
    if found is not None:
        return found
    if depth and node.dtype.weak and node.op in (Ops.ADD, Ops.MUL):
        (a, b), (c, d) = [_given(child, known, depth - 1) for child in node.src]
        if node.op is Ops.ADD:
            return a + c, b + d
        if not {_INFINITE, -_INFINITE} & {a, b, c, d}:
            ends = (a * c, a * d, b * c, b * d)
            return min(ends), max(ends)
    bounds: Bounds = node._bounds
    return bounds
