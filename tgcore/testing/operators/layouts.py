"""How the inputs of a sample lie over their storage: the layouts of the operator table, by name.

Each is written for tensors, numpy arrays and torch tensors, so that one row of the table covers
views of every kind in all three.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tgcore.ir import dtypes
from tgcore.testing.arithmetic import Array

Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Storage shape for a wanted shape, and the view in each of the three systems."""

    storage: Callable[[Shape], Shape]
    array: Callable[[Array], Array]
    tensor: Callable[[Any], Any]
    torch: Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


def _reversed_axes(value: Any) -> Any:
    return value.permute(*reversed(range(value.ndim))) if value.ndim > 1 else value


def _odd(value: Any) -> Any:
    return value[tuple([slice(1, None, 2)] * value.ndim)] if value.ndim else value


def _backwards(value: Any) -> Any:
    return value[tuple([slice(None, None, -1)] * value.ndim)] if value.ndim else value


def _pad_tensor(value: Any) -> Any:
    if not value.ndim:
        return value
    padded = value.pad(tuple([(1, 1)] + [(0, 0)] * (value.ndim - 1)))
    return padded.logical_not() if value.dtype is dtypes.bool else padded + 1


def _pad_array(value: Any) -> Any:
    if not value.ndim:
        return value
    padded = np.pad(value, [(1, 1)] + [(0, 0)] * (value.ndim - 1))
    if value.dtype == np.bool_:
        return ~padded
    return np.asarray(padded + np.ones((), padded.dtype)).astype(padded.dtype)


def _pad_torch(value: Any) -> Any:
    if not value.ndim:
        return value
    import torch

    zeros = torch.zeros((1, *value.shape[1:]), dtype=value.dtype)
    padded = torch.cat([zeros, value, zeros])
    return ~padded if value.dtype == torch.bool else padded + torch.ones((), dtype=value.dtype)


def _mask_torch(value: Any) -> Any:
    import torch

    zeros = torch.zeros((1, *value.shape[1:]), dtype=value.dtype)
    return torch.cat([zeros, value, zeros])


def _wanted_by_padding(shape: Shape) -> Shape:
    return (max(0, shape[0] - 2), *shape[1:]) if shape else shape


def _widen(value: Any) -> Any:
    if not value.ndim:
        return value
    return value.reshape(1, *value.shape[1:]).expand(3, *value.shape[1:])


def _widen_array(value: Any) -> Any:
    return np.broadcast_to(value, (3, *value.shape[1:])) if value.ndim else value


LAYOUTS: dict[str, Layout] = {
    "plain": Layout(_same, _same, _same, _same),
    "transposed": Layout(
        lambda shape: tuple(reversed(shape)),
        lambda value: value.transpose(),
        _reversed_axes,
        _reversed_axes,
    ),
    "strided": Layout(lambda shape: tuple([2 * size + 1 for size in shape]), _odd, _odd, _odd),
    "flipped": Layout(
        _same, _backwards, _backwards, lambda value: value.flip(tuple(range(value.ndim)))
    ),
    # one row of padding on both sides of axis 0, then + 1 so that it is no zero any more
    "padded": Layout(_wanted_by_padding, _pad_array, _pad_tensor, _pad_torch),
    "masked": Layout(
        _wanted_by_padding,
        lambda value: np.pad(value, [(1, 1)] + [(0, 0)] * (value.ndim - 1)),
        lambda value: value.pad(tuple([(1, 1)] + [(0, 0)] * (value.ndim - 1))),
        _mask_torch,
    ),
    # axis 0 must be 3
    "expanded": Layout(
        lambda shape: (1, *shape[1:]) if shape else shape, _widen_array, _widen, _widen
    ),
}
