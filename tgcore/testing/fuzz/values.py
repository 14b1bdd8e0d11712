"""What a fuzzed program means: plain numpy values behind handles, with semantics.md's views.

Arithmetic is that of the reference interpreter; everything else (views, writes through them, who
sees which contents) is written here again, on values and not on graphs, so that the frontend is
tested as well as the compiler.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tgcore.ir import DType, Ops, dtypes
from tgcore.testing.arithmetic import compute, convert, numpy_dtype

Array = Any
Path = tuple[tuple[str, Any], ...]


class UnfitError(Exception):
    """A step makes no sense for these operands; the generator and the shrinker try another."""


@dataclass
class Value:
    """One handle of the program: its contents now, and what it is a view of.

    `exact` means that every rounding so far was exact, so that any correct order of evaluation
    gives these bits. `scale` bounds the magnitudes that went into an inexact value. `symbolic`
    names the variable of each axis that has one. `error` is the relative error of the coarsest
    rounding that went into it.
    """

    array: Array
    dtype: DType
    exact: bool = True
    scale: float = 0.0
    error: float = 0.0
    symbolic: tuple[Any, ...] = ()
    parent: int | None = None
    path: Path = ()
    reads: set[int] = field(default_factory=set)
    lazy: bool = True
    written: bool = False
    special: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes of its axes as they are now."""
        return tuple(self.array.shape)

    @property
    def is_symbolic(self) -> bool:
        """Whether a variable stands for the size of an axis."""
        return any(name is not None for name in self.symbolic)


def magnitude(array: Array) -> float:
    """Return the greatest finite magnitude in `array`."""
    if array.size == 0:
        return 0.0
    wide = np.abs(array.astype(np.float64))
    wide = wide[np.isfinite(wide)]
    return float(wide.max()) if wide.size else 0.0


def apply_path(array: Array, path: Path) -> Array:
    """Return the view of `array` that the movements `path` select."""
    for name, arg in path:
        if name == "index":
            array = array[arg]
        elif name == "reshape":
            array = array.reshape(arg)
        elif name == "permute":
            array = array.transpose(arg)
        elif name == "flip":
            array = np.flip(array, arg)
        elif name == "expand":
            array = np.broadcast_to(array, arg)
        else:
            raise UnfitError(f"{name} is no view")
    return array


def written(array: Array, path: Path, value: Array) -> Array:
    """Return a copy of `array` with `value` where `path` leads; a place written twice is unfit."""
    place = apply_path(np.arange(array.size).reshape(array.shape), path)
    if any(name == "expand" for name, _ in path):
        raise UnfitError("a write through an expanded view")
    found = array.copy().reshape(-1)
    found[place] = np.broadcast_to(value, place.shape)
    return found.reshape(array.shape)


def rounded(wide: Array, dtype: DType) -> tuple[Array, bool]:
    """Return a float64 result in `dtype`, and whether nothing was lost."""
    with np.errstate(all="ignore"):
        found = wide.astype(numpy_dtype(dtype))
        back = found.astype(np.float64)
        good = (back == wide) | (np.isnan(back) & np.isnan(wide))
        if dtype is dtypes.float64:  # the double may have been rounded itself
            fixed = wide * 2.0**20
            good &= ~np.isfinite(wide) | ((fixed == np.round(fixed)) & (np.abs(fixed) < 2.0**50))
    return found, bool(np.all(good))


def summed_exactly(arrays: list[Array], dtype: DType) -> bool:
    """Return whether a sum of these floats is exact in any order of evaluation."""
    bits = {dtypes.float16: 24, dtypes.bfloat16: 24, dtypes.float32: 24, dtypes.float64: 53}[dtype]
    total = 0.0
    for array in arrays:
        wide = array.astype(np.float64)
        if not np.all(np.isfinite(wide)):
            return True
        fixed = wide * 256
        if not np.all(fixed == np.round(fixed)):
            return False
        total += float(np.abs(fixed).sum())
    return total < 2.0**bits


def alu(op: Ops, dtype: DType, *values: tuple[Array, DType]) -> Array:
    """Return one graph operation on arrays."""
    return compute(op, dtype, tuple([kind for _, kind in values]), [array for array, _ in values])


def cast(array: Array, old: DType, new: DType) -> Array:
    """Return a conversion with the graph's meaning."""
    return convert(np.asarray(array), old, new)


def committed(dtype: DType) -> DType:
    """Return the storage dtype of a promotion's result."""
    return dtypes.default_float if dtype is dtypes.weakfloat else dtype


ERRORS = {dtypes.float16: 2e-2, dtypes.bfloat16: 6e-2, dtypes.float32: 1e-4, dtypes.float64: 1e-10}


def tolerance(value: Value) -> tuple[float, float]:
    """Return (relative, absolute) tolerance for a value that was rounded on the way."""
    relative = max(value.error, ERRORS.get(value.dtype, 0.0))
    return relative, 0.5 * relative * max(1.0, value.scale)


def difference(value: Value, got: Array) -> str:
    """Return how `got` differs from what the program means, or nothing."""
    want = value.array
    if tuple(got.shape) != value.shape:
        return f"shape {tuple(got.shape)}, not {value.shape}"
    if got.dtype != want.dtype:
        return f"dtype {got.dtype}, not {want.dtype}"
    if got.size == 0:
        return ""
    with np.errstate(all="ignore"):
        if value.dtype.is_float:
            found, wide = got.astype(np.float64), want.astype(np.float64)
            good = (found == wide) | (np.isnan(found) & np.isnan(wide))
            if not value.exact:
                relative, absolute = tolerance(value)
                good |= np.abs(found - wide) <= absolute + relative * np.abs(wide)
        else:
            good = got == want
    if np.all(good):
        return ""
    place = tuple([int(one[0]) for one in np.nonzero(np.atleast_1d(~good))])
    first, second = np.atleast_1d(got)[place], np.atleast_1d(want)[place]
    count = int(np.sum(~good))
    return f"{count} of {got.size} elements differ, at {list(place)}: {first}, not {second}"


def is_small(array: Array, limit: float = 4096.0) -> bool:
    """Return whether every finite element is of moderate size."""
    return magnitude(array) <= limit


def finite(array: Array) -> bool:
    """Return whether there is no NaN and no infinity."""
    return bool(np.all(np.isfinite(array.astype(np.float64))))
