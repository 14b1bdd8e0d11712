"""Reductions that only pick one element: sum(where(count == index, x, 0)) becomes a gather.

A count along an axis meets an index at most once, so the sum over that axis is x at the index, or
0 where the index is outside. The result is TAKE with an axis in its arg: x of any shape, read at
the index along that axis. Only the scheduler makes this form; `prepare` calls it.
"""

from __future__ import annotations

from typing import Any

from tgcore.ir import Ops, UOp, dtypes


def gather_of_sum(node: UOp) -> UOp | None:
    """Return an equal graph without the axis that a one-hot condition picks from.

    Parameters
    ----------
    node : UOp
        REDUCE ADD in tensor form.

    Examples
    --------
    >>> count = UOp(Ops.IOTA, dtypes.index, (), 4)
    >>> place = UOp.param(0, dtypes.int32, 1).cast(dtypes.index).expand((4,))
    >>> x = UOp.param(1, dtypes.float32, 4)
    >>> picked = count.eq(place).where(x, UOp.const(dtypes.float32, 0.0))
    >>> gather_of_sum(picked.reduce_axes(Ops.ADD, (0,))).op.name
    'TAKE'
    """
    source = node.src[0]
    if source.op is not Ops.WHERE or source.dtype.kind == "b":
        return None
    condition, value, other = source.src
    if other.op is not Ops.CONST or other.arg != 0:
        return None
    parts = conjunction(condition)
    axes = node.arg[1]
    for place, part in enumerate(parts):
        for axis in axes:
            index = _picked(part, source.shape, axis)
            if index is not None:
                rest = parts[:place] + parts[place + 1 :]
                picked = _take(value, other, rest, index, source.shape, axis)
                return picked.reduce_axes(Ops.ADD, tuple([a for a in axes if a != axis]))
    return None


def conjunction(condition: UOp) -> list[UOp]:
    """Return the conditions that must all hold for `condition` to hold."""
    found: list[UOp] = []
    stack = [condition]
    while stack:
        node = stack.pop()
        if node.op is Ops.AND:
            stack.extend(reversed(node.src))
        else:
            found.append(node)
    return found


def _picked(condition: UOp, shape: tuple[Any, ...], axis: int) -> UOp | None:
    """The index, of size 1 on `axis`, if the condition is count == index."""
    if condition.op is not Ops.CMPEQ:
        return None
    for count, index in (condition.src, condition.src[::-1]):
        if not counts(count, shape, axis):
            continue
        place = _without_axis(index, shape, axis)
        if place is not None:
            return place
    return None


def counts(node: UOp, shape: tuple[Any, ...], axis: int) -> bool:
    """Return whether `node` is 0, 1, 2, ... along `axis` and the same along all others."""
    while node.op is Ops.CAST:
        node = node.src[0]
    if node.op is Ops.EXPAND:
        node = node.src[0]
    while node.op is Ops.CAST:
        node = node.src[0]
    if len(node.shape) != len(shape) or node.shape[axis] != shape[axis]:
        return False
    if any(size != 1 for place, size in enumerate(node.shape) if place != axis):
        return False
    while node.op in (Ops.RESHAPE, Ops.CAST):
        node = node.src[0]
    return node.op is Ops.IOTA and node.arg == shape[axis]


def _without_axis(node: UOp, shape: tuple[Any, ...], axis: int) -> UOp | None:
    """`node` with size 1 on `axis`, if it is the same all along that axis."""
    casts: list[UOp] = []
    while node.op is Ops.CAST:
        casts.append(node)
        node = node.src[0]
    if not node.dtype.is_int and node.dtype is not dtypes.index:
        return None
    small = tuple([1 if place == axis else size for place, size in enumerate(shape)])
    if not node.shape:
        found = node.reshape((1,) * len(shape)).expand(small)
    elif node.op is Ops.EXPAND and node.src[0].shape[axis] == 1:
        found = node.src[0].expand(small)
    else:
        return None
    for cast in reversed(casts):
        found = found.cast(cast.dtype)
    return found


def _take(
    value: UOp,
    zero: UOp,
    rest: list[UOp],
    index: UOp,
    shape: tuple[Any, ...],
    axis: int,
) -> UOp:
    """The value at `index` along `axis`, under the other conditions."""
    if rest:
        condition = rest[0]
        for part in rest[1:]:
            condition = UOp(Ops.AND, dtypes.bool, (condition, part))
        value = UOp(Ops.WHERE, value.dtype, (condition, value, zero))
    if not value.shape:
        value = value.reshape((1,) * len(shape)).expand(shape)
    return UOp(Ops.TAKE, value.dtype, (value, index), axis)
