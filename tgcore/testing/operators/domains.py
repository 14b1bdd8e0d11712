"""Which values the inputs of a sample take: the domains of the operator table, by name."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.arithmetic import Array, numpy_dtype

Shape = tuple[int, ...]


def _integers(rng: Any, shape: Shape, dtype: DType, low: int, high: int) -> Array:
    if dtype.is_float:
        return np.asarray(rng.integers(low, high, shape, endpoint=True))
    least, most = (0, 1) if dtype is dtypes.bool else (int(dtype.min), int(dtype.max))
    found: Array = rng.integers(max(low, least), min(high, most), shape, endpoint=True)
    return found


def _any(rng: Any, shape: Shape, dtype: DType) -> Array:
    if not dtype.is_float:
        return _integers(rng, shape, dtype, -9, 9)
    return np.asarray(rng.normal(size=shape) * 1.5)


def _wide(rng: Any, shape: Shape, dtype: DType) -> Array:
    """Integers of the whole range, its ends included: arithmetic on them wraps."""
    if dtype.is_float:
        return np.asarray(rng.normal(size=shape) * 4)
    if dtype is dtypes.bool:
        return _integers(rng, shape, dtype, 0, 1)
    low, high = int(dtype.min), int(dtype.max)
    count = math.prod(shape)
    ends = [low, high, low + 1, high - 1, 0, 1]
    raw = [ends[k] if k < len(ends) and k % 2 == 0 else int(rng.integers(0, 1 << 63)) * 2 + k % 2
           for k in range(count)]  # fmt: skip
    wrapped = [int(dtype.wrap(value)) for value in raw]
    return np.array(wrapped, dtype=numpy_dtype(dtype)).reshape(shape)


def _between(low: float, high: float) -> Callable[[Any, Shape, DType], Array]:
    def values(rng: Any, shape: Shape, dtype: DType) -> Array:
        if not dtype.is_float:
            return _integers(rng, shape, dtype, math.ceil(low), math.floor(high))
        return np.asarray(rng.uniform(low, high, shape))

    return values


def _nonzero(rng: Any, shape: Shape, dtype: DType) -> Array:
    if dtype is dtypes.bool:
        return np.ones(shape, np.bool_)
    if not dtype.is_float:
        size = _integers(rng, shape, dtype, 1, 7)
        if dtype.kind == "u":
            return size
        return np.asarray(size * rng.choice([-1, 1], shape))
    return np.asarray(rng.uniform(0.4, 2.0, shape) * rng.choice([-1.0, 1.0], shape))


def _distinct(rng: Any, shape: Shape, dtype: DType) -> Array:
    """No two equal values (as far as the dtype can tell), so that order is certain."""
    count = math.prod(shape)
    order = rng.permutation(count) - count // 2
    if dtype is dtypes.bool:
        return np.asarray(order > 0).reshape(shape)
    if dtype.kind == "u":
        order = order - min(0, order.min(initial=0))
    step = 0.25 if dtype.is_float else 1
    return np.asarray(order * step).reshape(shape)


def _ties(rng: Any, shape: Shape, dtype: DType) -> Array:
    return _integers(rng, shape, dtype, 0, 2)


def _special(rng: Any, shape: Shape, dtype: DType) -> Array:
    if not dtype.is_float:
        return _wide(rng, shape, dtype)
    values = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 0.5, -2.5, 2.5, 1.5, 448.0]
    count = math.prod(shape)
    return np.array([values[k % len(values)] for k in range(count)]).reshape(shape)


def _small(rng: Any, shape: Shape, dtype: DType) -> Array:
    return _integers(rng, shape, dtype, 0, 3)


def _halves(rng: Any, shape: Shape, dtype: DType) -> Array:
    if not dtype.is_float:
        return _any(rng, shape, dtype)
    return np.asarray(rng.integers(-8, 8, shape) / 2.0)


def _away(rng: Any, shape: Shape, dtype: DType) -> Array:
    """At least 0.1 away from every multiple of a half: away from the steps of rounding."""
    if not dtype.is_float:
        return _any(rng, shape, dtype)
    return np.asarray(rng.integers(-6, 6, shape) / 2.0 + rng.uniform(0.1, 0.4, shape))


def _wide_index(rng: Any, shape: Shape, dtype: DType) -> Array:
    found = _integers(rng, shape, dtype, 0, 299)
    found.reshape(-1)[:2] = min(299, int(dtype.max)), 0
    return found


def _distinct_index(rng: Any, shape: Shape, dtype: DType) -> Array:
    """Along axis 0 every place once."""
    columns = math.prod(shape[1:])
    orders = [rng.permutation(shape[0]) for _ in range(columns)]
    return np.stack(orders, 1).reshape(shape)


DOMAINS: dict[str, Callable[[Any, Shape, DType], Any]] = {
    "any": _any,
    "wide": _wide,
    "positive": _between(0.3, 3.0),
    "natural": _between(0.0, 5.0),
    "unit": _between(-0.85, 0.85),
    "open01": _between(0.1, 0.9),
    "above1": _between(1.2, 4.0),
    "large": _between(-12.0, 12.0),
    "nonzero": _nonzero,
    "distinct": _distinct,
    "ties": _ties,
    "special": _special,
    "small": _small,
    "halves": _halves,
    "away": _away,
    "wide_index": _wide_index,
    "distinct_index": _distinct_index,
    "outside": _between(-9, 9),
    "bit": _between(0.0, 1.0),
    "zero": lambda rng, shape, dtype: np.zeros(shape),
    "one": lambda rng, shape, dtype: np.ones(shape),
}
