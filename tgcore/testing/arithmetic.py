"""Exact arithmetic of every graph dtype on numpy arrays, for the reference interpreter.

This is what each operation *means* (semantics.md section 6), written for certainty and not for
speed: transcendental functions are computed in float64 and rounded once, integers wrap, a weak
integer never does. It knows nothing of ranges, rules or devices; only `reference` calls it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import DType, Ops, dtypes
from tgcore.support.errors import SpecError

Array = np.ndarray[Any, np.dtype[Any]]

_PLAIN: dict[DType, Any] = {
    dtypes.bool: np.bool_,
    dtypes.int8: np.int8,
    dtypes.uint8: np.uint8,
    dtypes.int16: np.int16,
    dtypes.uint16: np.uint16,
    dtypes.int32: np.int32,
    dtypes.uint32: np.uint32,
    dtypes.int64: np.int64,
    dtypes.uint64: np.uint64,
    dtypes.float16: np.float16,
    dtypes.float32: np.float32,
    dtypes.float64: np.float64,
    dtypes.weakfloat: np.float64,
    dtypes.weakint: np.int64,
}
_EXTRA = {
    dtypes.bfloat16: "bfloat16",
    dtypes.fp8e4m3: "float8_e4m3fn",
    dtypes.fp8e5m2: "float8_e5m2",
}
_INT64_MIN, _INT64_MAX = -(1 << 63), (1 << 63) - 1
_MASK32 = np.uint64(0xFFFFFFFF)


def numpy_dtype(dtype: DType) -> np.dtype[Any]:
    """Return the numpy dtype that holds `dtype` (a weak int as int64, a weak float as float64).

    Examples
    --------
    >>> numpy_dtype(dtypes.int8)
    dtype('int8')
    """
    plain = _PLAIN.get(dtype)
    if plain is not None:
        found: np.dtype[Any] = np.dtype(plain)
        return found
    if dtype not in _EXTRA:
        raise SpecError(f"{dtype.name} has no numpy dtype")
    import ml_dtypes

    extra: np.dtype[Any] = np.dtype(getattr(ml_dtypes, _EXTRA[dtype]))
    return extra


def weak_integers(values: Any) -> Array:
    """Return integers of any size: int64 where all fit, else Python ints in an object array."""
    array = np.asarray(values)
    if array.dtype != object:
        if array.dtype == np.uint64 and array.size and int(array.max()) > _INT64_MAX:
            return array.astype(object)
        return array.astype(np.int64)
    flat = [int(value) for value in array.ravel()]
    if all(_INT64_MIN <= value <= _INT64_MAX for value in flat):
        return np.array(flat, dtype=np.int64).reshape(array.shape)
    result = np.empty(len(flat), dtype=object)
    result[:] = flat
    return result.reshape(array.shape)


def _greatest(array: Array) -> int:
    if array.size == 0:
        return 0
    return max(abs(int(array.max())), abs(int(array.min())))


def constant(value: Any, dtype: DType) -> Array:
    """Return a scalar of `dtype` as a 0-d array."""
    if dtype is dtypes.weakint:
        return weak_integers(np.array(value, dtype=object))
    return np.asarray(np.asarray(value).astype(numpy_dtype(dtype)))


# *** conversions ***


def _integers_from_floats(array: Array, dtype: DType) -> Array:
    """Truncate; NaN gives 0 and a value out of range the nearest end."""
    wide = np.trunc(array.astype(np.float64))
    wide = np.where(np.isnan(wide), 0.0, wide)
    if dtype is dtypes.weakint:
        finite = np.clip(wide, -1e300, 1e300)
        return weak_integers(np.array([int(v) for v in finite.ravel()], object).reshape(wide.shape))
    low, high = int(dtype.min), int(dtype.max)
    inside = (wide >= float(low)) & (wide < float(high + 1))
    safe = np.where(inside, wide, 0.0)
    middle = safe.astype(np.uint64 if dtype.kind == "u" else np.int64)
    result = middle.astype(numpy_dtype(dtype))
    result = np.where(wide < float(low), np.array(low, result.dtype), result)
    return np.where(wide >= float(high + 1), np.array(high, result.dtype), result)


def convert(array: Array, old: DType, new: DType) -> Array:
    """Return `array` of `old` as `new`, rounded or wrapped once."""
    with np.errstate(all="ignore"):
        return np.asarray(_converted(array, old, new))


def _converted(array: Array, old: DType, new: DType) -> Array:
    if old is new:
        return array
    if new is dtypes.bool:
        return np.asarray(array != 0).astype(np.bool_)
    if old.is_float and new.is_int:
        return _integers_from_floats(array, new)
    if new is dtypes.weakint:
        return weak_integers(array)
    target = numpy_dtype(new)
    if array.dtype == object:
        if new.is_float:
            return np.array([float(v) for v in array.ravel()], np.float64).reshape(
                array.shape).astype(target)  # fmt: skip
        flat = np.array([new.wrap(int(v)) for v in array.ravel()], dtype=target)
        return flat.reshape(array.shape)
    if old.is_int and new.is_float and new.bits and new.bits < 32:
        return array.astype(np.float64).astype(target)
    return array.astype(target)


# *** operations ***


def _through_float64(function: Callable[[Array], Array]) -> Callable[..., Array]:
    def apply(dtype: DType, array: Array) -> Array:
        return np.asarray(function(array.astype(np.float64))).astype(numpy_dtype(dtype))

    return apply


def _trunc(dtype: DType, array: Array) -> Array:
    return _through_float64(np.trunc)(dtype, array) if dtype.is_float else array


def _negative(dtype: DType, array: Array) -> Array:
    return array if dtype is dtypes.bool else np.negative(array)


def _wide(*arrays: Array) -> tuple[Array, ...]:
    return tuple([array.astype(object) for array in arrays])


def _add(dtype: DType, left: Array, right: Array) -> Array:
    if dtype.weak and dtype.is_int and _greatest(left) + _greatest(right) > _INT64_MAX:
        left, right = _wide(left, right)
    return np.add(left, right)


def _subtract(dtype: DType, left: Array, right: Array) -> Array:
    if dtype is dtypes.bool:
        return np.logical_xor(left, right)
    if dtype.weak and dtype.is_int and _greatest(left) + _greatest(right) > _INT64_MAX:
        left, right = _wide(left, right)
    return np.subtract(left, right)


def _multiply(dtype: DType, left: Array, right: Array) -> Array:
    if dtype.weak and dtype.is_int and _greatest(left) * _greatest(right) > _INT64_MAX:
        left, right = _wide(left, right)
    return np.multiply(left, right)


def _floor_divide(dtype: DType, left: Array, right: Array) -> Array:
    if dtype.is_float:
        quotient = np.divide(left, right)
        return np.floor(quotient.astype(np.float64)).astype(numpy_dtype(dtype))
    zero = np.asarray(right == 0)
    return np.where(zero, np.zeros_like(left), np.floor_divide(left, np.where(zero, 1, right)))


def _floor_modulo(dtype: DType, left: Array, right: Array) -> Array:
    if dtype.is_float:
        return np.subtract(left, np.multiply(right, _floor_divide(dtype, left, right)))
    zero = np.asarray(right == 0)
    return np.where(zero, np.zeros_like(left), np.mod(left, np.where(zero, 1, right)))


def _c_divide(dtype: DType, left: Array, right: Array) -> Array:
    if dtype.is_float:
        return _trunc(dtype, np.divide(left, right))
    quotient = _floor_divide(dtype, left, right)
    inexact = np.asarray(_floor_modulo(dtype, left, right) != 0)
    opposite = np.asarray(left < 0) != np.asarray(right < 0)
    return np.where(inexact & opposite, quotient + quotient.dtype.type(1), quotient)


def _c_modulo(dtype: DType, left: Array, right: Array) -> Array:
    if dtype.is_float:
        return np.asarray(np.fmod(left, right))
    remainder = np.subtract(left, np.multiply(right, _c_divide(dtype, left, right)))
    return np.where(np.asarray(right == 0), np.zeros_like(left), remainder)


def _shift_left(dtype: DType, left: Array, count: Array) -> Array:
    if dtype.weak:
        return np.asarray(np.left_shift(left.astype(object), count.astype(object)))
    inside = np.asarray((count >= 0) & (count < dtype.bits))
    safe = np.where(inside, count, 0).astype(left.dtype)
    return np.where(inside, np.left_shift(left, safe), np.zeros_like(left))


def _shift_right(dtype: DType, left: Array, count: Array) -> Array:
    if dtype.weak:
        return np.asarray(np.right_shift(left.astype(object), count.astype(object)))
    inside = np.asarray((count >= 0) & (count < dtype.bits))
    safe = np.where(inside, count, dtype.bits - 1).astype(left.dtype)
    fill = np.right_shift(left, safe)
    if dtype.kind == "i":
        return np.asarray(fill)
    return np.where(inside, fill, np.zeros_like(left))


def threefry2x32(counter: Array, key: Array) -> Array:
    """Return the 20-round Threefry-2x32 block of each uint64 counter under a uint64 key.

    The low 32 bits are the first word of counter, key and result. (Salmon et al., "Parallel
    random numbers: as easy as 1, 2, 3", SC11.)
    """
    rotations = ((13, 15, 26, 6), (17, 29, 16, 24))
    key0, key1 = key & _MASK32, key >> np.uint64(32)
    schedule = (key0, key1, key0 ^ key1 ^ np.uint64(0x1BD11BDA))
    first = ((counter & _MASK32) + schedule[0]) & _MASK32
    second = ((counter >> np.uint64(32)) + schedule[1]) & _MASK32
    for group in range(5):
        for rotation in rotations[group % 2]:
            first = (first + second) & _MASK32
            left, right = np.uint64(rotation), np.uint64(32 - rotation)
            second = (((second << left) | (second >> right)) & _MASK32) ^ first
        first = (first + schedule[(group + 1) % 3]) & _MASK32
        second = (second + schedule[(group + 2) % 3] + np.uint64(group + 1)) & _MASK32
    return first | (second << np.uint64(32))


def _plain(function: Callable[..., Any]) -> Callable[..., Array]:
    def apply(dtype: DType, *arrays: Array) -> Array:
        return np.asarray(function(*arrays))

    return apply


def _where(dtype: DType, condition: Array, yes: Array, no: Array) -> Array:
    return np.where(condition, yes, no)


def _multiply_add(dtype: DType, left: Array, right: Array, extra: Array) -> Array:
    return _add(dtype, _multiply(dtype, left, right), extra)


# Each takes the dtype of its first value source, then the sources.
OPERATIONS: dict[Ops, Callable[..., Array]] = {
    Ops.EXP: _through_float64(np.exp),
    Ops.EXP2: _through_float64(np.exp2),
    Ops.LOG: _through_float64(np.log),
    Ops.LOG2: _through_float64(np.log2),
    Ops.SIN: _through_float64(np.sin),
    Ops.SQRT: _through_float64(np.sqrt),
    Ops.RECIPROCAL: _through_float64(np.reciprocal),
    Ops.TRUNC: _trunc,
    Ops.NEG: _negative,
    Ops.ADD: _add,
    Ops.SUB: _subtract,
    Ops.MUL: _multiply,
    Ops.FDIV: _plain(np.divide),
    Ops.FLOORDIV: _floor_divide,
    Ops.FLOORMOD: _floor_modulo,
    Ops.CDIV: _c_divide,
    Ops.CMOD: _c_modulo,
    Ops.MAX: _plain(np.maximum),
    Ops.CMPLT: _plain(np.less),
    Ops.CMPLE: _plain(np.less_equal),
    Ops.CMPNE: _plain(np.not_equal),
    Ops.CMPEQ: _plain(np.equal),
    Ops.AND: _plain(np.bitwise_and),
    Ops.OR: _plain(np.bitwise_or),
    Ops.XOR: _plain(np.bitwise_xor),
    Ops.SHL: _shift_left,
    Ops.SHR: _shift_right,
    Ops.THREEFRY: _plain(threefry2x32),
    Ops.WHERE: _where,
    Ops.MULACC: _multiply_add,
}


def compute(op: Ops, dtype: DType, sources: tuple[DType, ...], arrays: list[Array]) -> Array:
    """Return `op` of `arrays`, whose dtypes are `sources`; the result has `dtype`."""
    value_dtype = sources[1] if op is Ops.WHERE else sources[0]
    with np.errstate(all="ignore"):
        result = np.asarray(OPERATIONS[op](value_dtype, *arrays))
    if dtype is dtypes.weakint:
        return weak_integers(result)
    return np.asarray(result.astype(numpy_dtype(dtype)))


# *** reductions ***


def _identity(op: Ops, dtype: DType) -> Any:
    if op is Ops.ADD:
        return 0
    if op is Ops.MUL:
        return 1
    if dtype is dtypes.weakint:
        raise SpecError("the greatest of no weak integers is undefined; commit the dtype first")
    return dtype.min


_REDUCERS: dict[Ops, Any] = {Ops.ADD: np.add, Ops.MUL: np.multiply, Ops.MAX: np.maximum}
_BOOLEAN: dict[Ops, Any] = {
    Ops.ADD: np.logical_or,
    Ops.MUL: np.logical_and,
    Ops.MAX: np.logical_or,
}


def reduce(op: Ops, dtype: DType, array: Array, axes: tuple[int, ...]) -> Array:
    """Return `array` reduced over `axes`, which stay with size 1.

    Floats are accumulated in float64 and rounded once: the order of a sum is not fixed, so the
    oracle gives the value nearest to the exact one.
    """
    if op not in _REDUCERS:
        raise SpecError(f"REDUCE by {op.name} does not exist; use ADD, MUL or MAX")
    with np.errstate(all="ignore"):
        if dtype is dtypes.bool:
            return np.asarray(_BOOLEAN[op].reduce(array, axis=axes, keepdims=True))
        if dtype.is_float:
            wide = array.astype(np.float64)
            start = _identity(op, dtype)
            total = _REDUCERS[op].reduce(wide, axis=axes, keepdims=True, initial=start)
            return np.asarray(total).astype(numpy_dtype(dtype))
        if dtype is dtypes.weakint:
            wide = array if op is Ops.MAX else array.astype(object)
            if op is Ops.MAX and array.size:
                return np.asarray(np.maximum.reduce(wide, axis=axes, keepdims=True))
            start = _identity(op, dtype)
            return weak_integers(
                _REDUCERS[op].reduce(wide, axis=axes, keepdims=True, initial=start)
            )
        start = np.array(_identity(op, dtype), dtype=array.dtype)
        options = {} if op is Ops.MAX else {"dtype": array.dtype}
        return np.asarray(
            _REDUCERS[op].reduce(array, axis=axes, keepdims=True, initial=start, **options)
        )
