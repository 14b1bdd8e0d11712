"""Index expressions as the scheduler makes them: movement chains pulled from the result down."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tgcore.ir import Ops, UOp, as_uop, dtypes


def loops(shape: tuple[Any, ...]) -> list[UOp]:
    """Return one loop variable for each axis; axes of size 1 have index 0."""
    return [as_uop(0) if size == 1 else UOp.range(size, place) for place, size in enumerate(shape)]


def pull(node: UOp, indices: list[UOp]) -> tuple[UOp, UOp]:
    """Return (flat offset into the base, gate) of element `indices` of a movement chain."""
    gate = UOp.const(dtypes.bool, True)
    while node.op not in (Ops.BUFFER, Ops.PARAM):
        shape = node.src[0].shape
        if node.op is Ops.RESHAPE:
            flat: Any = as_uop(0)
            for index, size in zip(indices, node.arg):
                flat = flat * size + index
            indices = []
            for size in reversed(shape):
                indices.insert(0, flat % size)
                flat = flat // size
        elif node.op is Ops.EXPAND:
            indices = [as_uop(0) if old == 1 and new != 1 else index
                       for old, new, index in zip(shape, node.arg, indices)]  # fmt: skip
        elif node.op is Ops.PERMUTE:
            moved: list[Any] = [None] * len(indices)
            for place, axis in enumerate(node.arg):
                moved[axis] = indices[place]
            indices = moved
        elif node.op is Ops.PAD:
            inner = []
            for index, (low, _), size in zip(indices, node.arg, shape):
                index = index - low
                gate = gate & (index >= 0) & (index < size)
                inner.append(index)
            indices = inner
        elif node.op is Ops.SHRINK:
            indices = [index + low for index, (low, _) in zip(indices, node.arg)]
        elif node.op is Ops.FLIP:
            indices = [
                index * -1 + (size - 1) if axis in node.arg else index
                for axis, (index, size) in enumerate(zip(indices, shape))
            ]
        node = node.src[0]
    return indices[0], gate


def buffer(*shape: int) -> UOp:
    """Return a tensor of `shape` over storage whose element k has value k + 1."""
    return UOp.param(0, dtypes.int32, math.prod(shape)).reshape(shape)


def moved(node: UOp) -> np.ndarray[Any, Any]:
    """Return what NumPy makes of the same movement chain; padding gives 0."""
    if node.op is Ops.PARAM:
        return np.arange(1, node.arg.size + 1)
    value = moved(node.src[0])
    if node.op is Ops.RESHAPE:
        return value.reshape(node.arg)
    if node.op is Ops.EXPAND:
        return np.broadcast_to(value, node.arg)
    if node.op is Ops.PERMUTE:
        return value.transpose(node.arg)
    if node.op is Ops.PAD:
        return np.pad(value, node.arg)
    if node.op is Ops.SHRINK:
        return value[tuple(slice(low, high) for low, high in node.arg)]
    return np.flip(value, node.arg)
