"""Steps that combine the elements of an axis: sums, extremes, products, matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.ir import dtypes
from tgcore.testing.arithmetic import numpy_dtype
from tgcore.testing.fuzz.program import Step, inputs, kind, make, need, plain_only
from tgcore.testing.fuzz.values import Value, rounded, summed_exactly


def _reduced_symbols(x: Value, axes: Any, keep: bool) -> tuple[Any, ...]:
    chosen = range(x.array.ndim) if axes is None else axes
    if keep:
        return tuple([None if axis in chosen else n for axis, n in enumerate(x.symbolic)])
    return tuple([name for axis, name in enumerate(x.symbolic) if axis not in chosen])


@kind("sum", "reduce", "{0}.sum({axes}, keepdim={keep})")
def _sum(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    axes, keep = step.params["axes"], step.params["keep"]
    symbols = _reduced_symbols(x, axes, keep)
    if not x.dtype.is_float:
        dtype = dtypes.accumulate(x.dtype)
        array = np.sum(x.array, axis=axes, keepdims=keep, dtype=numpy_dtype(dtype))
        return make(values, step, array, dtype, symbolic=symbols)
    exact = summed_exactly([x.array], x.dtype)
    with np.errstate(all="ignore"):
        wide = np.sum(x.array.astype(np.float64), axis=axes, keepdims=keep)
    array, same = rounded(np.asarray(wide), x.dtype)
    scale = x.scale * max(1, x.array.size)
    return make(values, step, array, x.dtype, exact and same, scale, symbolic=symbols)


def _extreme(name: str, function: Any) -> None:
    @kind(name, "reduce", "{0}." + name + "({axes}, keepdim={keep})")
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        axes, keep = step.params["axes"], step.params["keep"]
        need(x.array.size > 0)
        with np.errstate(all="ignore"):
            array = function(x.array.astype(np.float64) if x.dtype is dtypes.bfloat16 else x.array,
                             axis=axes, keepdims=keep)  # fmt: skip
        make(values, step, np.asarray(array).astype(x.array.dtype), x.dtype,
             symbolic=_reduced_symbols(x, axes, keep))  # fmt: skip


_extreme("max", np.max)
_extreme("min", np.min)


@kind("prod", "reduce", "{0}.prod({axes}, keepdim={keep})")
def _prod(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    axes, keep = step.params["axes"], step.params["keep"]
    need(not x.dtype.is_float)
    dtype = dtypes.accumulate(x.dtype)
    array = np.prod(x.array, axis=axes, keepdims=keep, dtype=numpy_dtype(dtype))
    make(values, step, array, dtype, symbolic=_reduced_symbols(x, axes, keep))


def _logical(name: str, function: Any) -> None:
    @kind(name, "reduce", "{0}." + name + "({axes}, keepdim={keep})")
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        axes, keep = step.params["axes"], step.params["keep"]
        need(x.exact)
        make(values, step, np.asarray(function(x.array != 0, axis=axes, keepdims=keep)),
             dtypes.bool, symbolic=_reduced_symbols(x, axes, keep))  # fmt: skip


_logical("any", np.any)
_logical("all", np.all)


@kind("mean", "reduce", "{0}.mean({axes}, keepdim={keep})")
def _mean(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    axes, keep = step.params["axes"], step.params["keep"]
    need(x.dtype.is_float and x.array.size)
    plain_only(x)
    with np.errstate(all="ignore"):
        wide = np.mean(x.array.astype(np.float64), axis=axes, keepdims=keep)
    array, _ = rounded(np.asarray(wide), x.dtype)
    make(values, step, array, x.dtype, False, x.scale * 2)


@kind("argmax", "reduce", "{0}.argmax({axis})")
def _argmax(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    need(x.exact and x.array.size and x.array.ndim)
    wide = x.array.astype(np.float64) if x.dtype is dtypes.bfloat16 else x.array
    make(values, step, np.argmax(wide, step.params["axis"]).astype(np.int32), dtypes.int32)


@kind("cumsum", "reduce", "{0}.cumsum({axis})")
def _cumsum(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    need(x.array.ndim)
    axis = step.params["axis"]
    if not x.dtype.is_float:
        dtype = dtypes.accumulate(x.dtype)
        return make(values, step, np.cumsum(x.array, axis, dtype=numpy_dtype(dtype)), dtype)
    with np.errstate(all="ignore"):
        array, same = rounded(np.cumsum(x.array.astype(np.float64), axis), x.dtype)
    return make(values, step, array, x.dtype, same and summed_exactly([x.array], x.dtype),
                x.scale * max(1, x.array.size))  # fmt: skip


@kind("matmul", "reduce", "{0} @ {1}")
def _matmul(values: dict[int, Value], step: Step) -> None:
    x, y = inputs(values, step)
    plain_only(x, y)
    need(x.dtype is y.dtype and x.dtype is not dtypes.bool and x.array.ndim and y.array.ndim == 2)
    if not x.dtype.is_float:
        dtype = dtypes.accumulate(x.dtype)
        wide = numpy_dtype(dtype)
        return make(values, step, x.array.astype(wide) @ y.array.astype(wide), dtype)
    need(not x.special and not y.special)
    left, right = x.array.astype(np.float64), y.array.astype(np.float64)
    array, same = rounded(np.asarray(left @ right), x.dtype)
    sized = (np.abs(left) @ np.abs(right)) * 4096
    small = float(sized.max(initial=0.0)) < 2.0**24
    grained = np.all(left * 64 == np.round(left * 64)) and np.all(
        right * 64 == np.round(right * 64)
    )
    scale = float(np.abs(left).max(initial=0) * np.abs(right).max(initial=0) * left.shape[-1])
    exact = bool(small and grained and same and x.exact and y.exact)
    return make(values, step, array, x.dtype, exact,
                max(scale, x.scale * y.scale * (not exact)))  # fmt: skip
