"""Steps that read by an index, or through a size that is a variable."""

from __future__ import annotations

import numpy as np

from tgcore.ir import dtypes
from tgcore.testing.fuzz.program import Step, inputs, kind, make, need, plain_only
from tgcore.testing.fuzz.values import Value


@kind("take_list", "indexing", "{0}[{text}]")
def _take_list(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    make(values, step, x.array[step.params["index"]], x.dtype)


@kind("take_tensor", "indexing", "{0}[{1} % {size}]")
def _take_tensor(values: dict[int, Value], step: Step) -> None:
    x, index = inputs(values, step)
    plain_only(x, index)
    need(index.dtype.is_int and x.array.ndim and x.shape[0] == step.params["size"] > 0)
    place = np.mod(index.array, index.array.dtype.type(step.params["size"])).astype(np.int64)
    make(values, step, x.array[place], x.dtype)


@kind("gather", "indexing", "{0}.gather({axis}, {1} % {size})")
def _gather(values: dict[int, Value], step: Step) -> None:
    x, index = inputs(values, step)
    plain_only(x, index)
    axis, size = step.params["axis"], step.params["size"]
    need(index.dtype.is_int and x.array.ndim == index.array.ndim > 0 and x.shape[axis] == size > 0)
    for place in range(x.array.ndim):
        need(place == axis or index.shape[place] <= x.shape[place])
    places = np.mod(index.array, index.array.dtype.type(size)).astype(np.int64)
    window = tuple([slice(None) if place == axis else slice(0, index.shape[place])
                    for place in range(x.array.ndim)])  # fmt: skip
    make(values, step, np.take_along_axis(x.array[window], places, axis), x.dtype)


@kind("sort", "indexing", "{0}.sort({axis})[0]")
def _sort(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    need(x.exact and not x.special and x.array.ndim and x.dtype is not dtypes.bfloat16)
    need(x.dtype is not dtypes.bool and 0 < x.array.size <= 48)
    need(not x.dtype.is_float or not np.any(np.signbit(x.array) & (x.array == 0)))
    make(values, step, np.sort(x.array, step.params["axis"]), x.dtype)


@kind("window", "symbolic", "{0}[:Variable('{name}', 1, {size}).bind({length})]")
def _window(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    need(x.array.ndim and x.shape[0] == step.params["size"] >= step.params["length"])
    symbols = (step.params["name"], *(None,) * (x.array.ndim - 1))
    make(values, step, x.array[: step.params["length"]], x.dtype, symbolic=symbols)


@kind("pad_back", "symbolic", "{0}.pad(((0, {size} - Variable('{name}', 1, {size}).bind({length}))"
      "{rest},))")  # fmt: skip
def _pad_back(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    need(x.is_symbolic and x.symbolic[0] == step.params["name"])
    need(all(name is None for name in x.symbolic[1:]))
    missing = step.params["size"] - step.params["length"]
    need(step.params["rest"] == ", (0, 0)" * (x.array.ndim - 1))
    array = np.pad(x.array, [(0, missing)] + [(0, 0)] * (x.array.ndim - 1))
    make(values, step, array, x.dtype)
