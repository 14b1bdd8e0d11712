"""Views taken apart: what a chain of movements covers, and putting values back through it.

Shared by indexing, assignment and gradients. Nothing here touches handles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tgcore.ir import Ops, UOp, dtypes
from tgcore.ir.sint import sint_sub
from tgcore.tensor.base import broadcast


def put_back(value: UOp, view: UOp, base: UOp) -> UOp:
    """Return `value`, shaped like `view`, at its places in `base`, with zeros elsewhere.

    `view` is a chain of movements over `base` that repeats no element.
    """
    while view is not base:
        value = _BACK[view.op](value, view.arg, view.src[0].shape)
        view = view.src[0]
    return value


def overlaid(base: UOp, view: UOp, value: UOp) -> UOp:
    """Return `base` with the elements that `view` shows replaced by `value`."""
    ones = broadcast(UOp.const(dtypes.int8, 1), view.shape)
    covered = put_back(ones, view, base).ne(0)
    return covered.where(put_back(broadcast(value, view.shape), view, base), base)


def _permute(value: UOp, arg: Any, shape: tuple[Any, ...]) -> UOp:
    return value.permute(tuple(sorted(range(len(arg)), key=arg.__getitem__)))


def _pad(value: UOp, arg: Any, shape: tuple[Any, ...]) -> UOp:
    return value.shrink(tuple([(low, size + low) for (low, _), size in zip(arg, shape)]))


def _shrink(value: UOp, arg: Any, shape: tuple[Any, ...]) -> UOp:
    return value.pad(tuple([(low, sint_sub(size, high)) for (low, high), size in zip(arg, shape)]))


_BACK: dict[Ops, Callable[[UOp, Any, tuple[Any, ...]], UOp]] = {
    Ops.RESHAPE: lambda value, arg, shape: value.reshape(shape),
    Ops.EXPAND: lambda value, arg, shape: value,
    Ops.PERMUTE: _permute,
    Ops.PAD: _pad,
    Ops.SHRINK: _shrink,
    Ops.FLIP: lambda value, arg, shape: value.flip(arg),
}
