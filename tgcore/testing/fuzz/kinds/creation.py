"""Steps that make tensors from nothing, and the numpy text of their data."""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.ir import dtypes
from tgcore.testing.arithmetic import numpy_dtype
from tgcore.testing.fuzz.program import Step, kind, make
from tgcore.testing.fuzz.values import Value, magnitude


def counting(array: Any) -> Any:
    """Return 1, 2, 3, ... in the shape and dtype of `array`."""
    return (np.arange(array.size) % 100 + 1).reshape(array.shape).astype(array.dtype)


def literal(array: Any) -> str:
    """Return numpy text for an array of a plain dtype."""
    shape = f".reshape({tuple(array.shape)})" if array.ndim != 1 else ""
    if array.size > 4 and np.array_equal(array, counting(array)):
        return f"(np.arange({array.size}) % 100 + 1).astype(np.{array.dtype.name}){shape}"
    return f"np.array({array.reshape(-1).tolist()}, np.{array.dtype.name}){shape}"


def _leaf_code(step: Step, names: list[str]) -> str:
    array, dtype = step.params["data"], step.params["dtype"]
    if dtype is dtypes.bfloat16:
        text = f"Tensor({literal(array.astype(np.float32))}).cast(dtypes.bfloat16)"
    elif dtype is dtypes.bool:
        shape = f".reshape({tuple(array.shape)})" if array.ndim != 1 else ""
        text = f"Tensor(np.array({array.reshape(-1).tolist()}, bool){shape})"
    else:
        text = f"Tensor({literal(array)})"
    how = {"lazy": "", "realized": ".realize()", "contiguous": ".contiguous()"}
    return f"v{step.out} = {text}{how[step.params['how']]}"


@kind("leaf", "creation", _leaf_code)
def _leaf(values: dict[int, Value], step: Step) -> None:
    array = step.params["data"]
    make(values, step, array, step.params["dtype"], scale=magnitude(array))
    values[step.out].lazy = step.params["how"] == "lazy"


@kind("full", "creation", "Tensor.full({shape}, {value}, dtype={dtype}){how}")
def _full(values: dict[int, Value], step: Step) -> None:
    dtype = step.params["dtype"]
    make(values, step, np.full(step.params["shape"], step.params["value"], numpy_dtype(dtype)),
         dtype)  # fmt: skip


@kind("arange", "creation", "Tensor.arange({size}){extra}")
def _arange(values: dict[int, Value], step: Step) -> None:
    numbers = np.arange(step.params["size"]) * step.params["factor"] + step.params["offset"]
    make(values, step, numbers.astype(np.int32), dtypes.int32)
