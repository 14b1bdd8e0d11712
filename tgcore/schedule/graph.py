"""Walks and questions on tensor graphs that several steps of the scheduler share.

A CALL's body is a program of its own: no walk here enters it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tgcore.ir import DType, GroupOp, Ops, UOp
from tgcore.ir.sint import ints

STORAGE = frozenset({Ops.PARAM, Ops.AFTER})


def tensor_order(root: UOp) -> dict[UOp, None]:
    """Return the nodes below `root`, sources before users, without the bodies of CALLs."""
    done: dict[UOp, None] = {}
    stack: list[tuple[UOp, bool]] = [(root, False)]
    pop, push = stack.pop, stack.append
    while stack:
        node, expanded = pop()
        if node in done:
            continue
        src = node.src
        if expanded or not src:
            done[node] = None
            continue
        push((node, True))
        if node.op is Ops.CALL:
            src = src[1:]
        for child in src[::-1]:
            if child not in done:
                push((child, False))
    return done


def sources(node: UOp) -> tuple[UOp, ...]:
    """Return the sources of `node` that belong to the same program."""
    return node.src[1:] if node.op is Ops.CALL else node.src


def view_base(node: UOp) -> UOp:
    """Return what a chain of movement operations and bitcasts views."""
    while node.op in _VIEWS:
        node = node.src[0]
    return node


_VIEWS = GroupOp.MOVEMENT | {Ops.BITCAST}


def storage_param(node: UOp) -> UOp:
    """Return the PARAM under a view of a version of storage."""
    while node.op is not Ops.PARAM and node.src:
        node = node.src[0]
    return node


def is_whole(node: UOp) -> bool:
    """Whether `node` is all of some storage in its order."""
    while node.op is Ops.RESHAPE:
        node = node.src[0]
    return node.op in STORAGE


class Window(NamedTuple):
    """A contiguous part of storage: a version of it, byte offset, dtype and elements."""

    storage: UOp
    offset: int
    dtype: DType
    size: int


def window(node: UOp) -> Window | None:
    """Return the contiguous part of storage that `node` is, None when it is none.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> file = UOp.param(0, dtypes.uint8, 64)
    >>> window(file.shrink(((8, 24),)).bitcast(dtypes.int32))[1:]
    (8, dtypes.int32, 4)
    """
    chain: list[UOp] = []
    while node.op in _VIEWS:
        chain.append(node)
        node = node.src[0]
    if node.op not in STORAGE or not ints(node.shape):
        return None
    offset, dtype, shape = 0, node.dtype, tuple(node.shape)
    for step in reversed(chain):
        if not ints(step.shape):
            return None
        if step.op is Ops.SHRINK:
            low = _window_start(shape, step.arg)
            if low is None:
                return None
            offset += low * dtype.itemsize
        elif step.op is Ops.BITCAST:
            dtype = step.dtype
        elif step.op is Ops.PERMUTE:
            kept = [axis for axis in step.arg if shape[axis] != 1]
            if kept != sorted(kept):
                return None
        elif step.op is not Ops.RESHAPE:
            return None
        shape = tuple(step.shape)
    return Window(node, offset, dtype, math.prod(shape))


def _window_start(shape: tuple[int, ...], bounds: tuple[tuple[int, int], ...]) -> int | None:
    """First element of a contiguous SHRINK: all axes after the first long one are whole."""
    start, stride, whole = 0, math.prod(shape), True
    for size, (low, high) in zip(shape, bounds):
        stride //= max(size, 1)
        if not whole and (low, high) != (0, size):
            return None
        if high - low > 1:
            whole = False
        start += low * stride
    return start
