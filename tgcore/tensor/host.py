"""Between host memory and graph dtypes: numpy dtypes, nested lists, raw bytes.

`ml_dtypes` is imported only when bfloat16 or fp8 data is met. Used by creation and by reading.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.support.errors import DTypeError, DTypeRangeError, ShapeError

Array = np.ndarray[Any, np.dtype[Any]]

_PLAIN: dict[DType, str] = {
    dtypes.bool: "bool",
    dtypes.int8: "int8",
    dtypes.uint8: "uint8",
    dtypes.int16: "int16",
    dtypes.uint16: "uint16",
    dtypes.int32: "int32",
    dtypes.uint32: "uint32",
    dtypes.int64: "int64",
    dtypes.uint64: "uint64",
    dtypes.float16: "float16",
    dtypes.float32: "float32",
    dtypes.float64: "float64",
}
_EXTRA: dict[DType, str] = {
    dtypes.bfloat16: "bfloat16",
    dtypes.fp8e4m3: "float8_e4m3fn",
    dtypes.fp8e5m2: "float8_e5m2",
}
_DTYPES_BY_NAME = {name: dtype for dtype, name in (*_PLAIN.items(), *_EXTRA.items())}


def numpy_dtype(dtype: DType) -> np.dtype[Any]:
    """Return the numpy dtype that holds `dtype`."""
    name = _PLAIN.get(dtype)
    if name is not None:
        return np.dtype(name)
    if dtype not in _EXTRA:
        raise DTypeError(f"{dtype.name} has no numpy dtype")
    import ml_dtypes

    found: np.dtype[Any] = np.dtype(getattr(ml_dtypes, _EXTRA[dtype]))
    return found


def from_numpy_dtype(dtype: Any) -> DType:
    """Return the graph dtype of a numpy dtype."""
    found = _DTYPES_BY_NAME.get(dtype.name)
    if found is None:
        raise DTypeError(
            f"arrays of {dtype.name} cannot become tensors",
            hint="use one of: " + ", ".join(sorted(_DTYPES_BY_NAME)),
        )
    return found


def list_shape(data: Any) -> tuple[int, ...]:
    """Return the shape of nested lists; ShapeError when they are ragged."""
    if not isinstance(data, (list, tuple)):
        return ()
    if not data:
        return (0,)
    shapes = [list_shape(part) for part in data]
    if any(shape != shapes[0] for shape in shapes):
        other = next(shape for shape in shapes if shape != shapes[0])
        raise ShapeError(
            f"nested lists must have one shape: found parts of {shapes[0]} and {other}",
            hint="make every row equally long",
        )
    return (len(data), *shapes[0])


def flatten(data: Any) -> list[Any]:
    """Return the elements of nested lists in row-major order."""
    if not isinstance(data, (list, tuple)):
        return [data]
    if data and not isinstance(data[0], (list, tuple)):
        return list(data)
    return [element for part in data for element in flatten(part)]


def dtype_of(values: list[Any]) -> DType:
    """Return the dtype that a list of Python numbers is stored in."""
    kinds = {type(value) for value in values}
    if not kinds:
        return dtypes.default_float
    if kinds <= {bool}:
        return dtypes.bool
    if kinds <= {bool, int}:
        try:
            return dtypes.commit_int(min(values), max(values))
        except OverflowError as error:
            raise DTypeRangeError(str(error)) from None
    if kinds <= {bool, int, float}:
        return dtypes.default_float
    odd = next(value for value in values if type(value) not in (bool, int, float))
    if isinstance(odd, (np.number, np.bool_)):
        return from_numpy_dtype(np.array(values).dtype)
    raise DTypeError(f"a tensor cannot be made of {type(odd).__name__}: {odd!r}")


def array_of(values: list[Any], dtype: DType) -> Array:
    """Return Python numbers as a flat array of `dtype`; integers wrap, floats round once."""
    if dtype.is_int and not all(isinstance(value, (bool, int)) for value in values):
        values = [int(value) for value in values]
    if dtype.is_int:
        low, high = dtype.min, dtype.max
        if any(not low <= value <= high for value in values):
            odd = next(value for value in values if not low <= value <= high)
            raise DTypeRangeError(f"{odd} does not fit {dtype.name} ({low} to {high})")
    if dtype in _PLAIN:
        with np.errstate(over="ignore"):
            return np.array(values, dtype=_PLAIN[dtype])
    return np.array(values, dtype=np.float64).astype(np.float32).astype(numpy_dtype(dtype))


__all__ = ["Array", "array_of", "dtype_of", "flatten", "from_numpy_dtype", "list_shape",
           "numpy_dtype"]  # fmt: skip
