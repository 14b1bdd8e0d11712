"""Every operation of the graph with every dtype it takes: kernels with values at their edges.

The right answers come from the exact arithmetic of the reference interpreter. Names do not depend
on a device, so that ids of tests do not.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.testing.arithmetic import Array, compute, convert, numpy_dtype
from tgcore.testing.conformance.kernels import Sample, elementwise
from tgcore.testing.operators import tolerance

COUNT = 61
_EDGES = (0, 1, -1, 2, -2, 3, 7, -7, 100, 127, 128, -128, 200, 255, 256, 1 << 31, 1 << 63)
_FLOAT_EDGES = (0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 0.5, -0.5, 1.5, 2.5, -2.5,
                3.0, 1 / 3, 255.5, -255.5)  # fmt: skip
_WIDE_FLOATS = (dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64)
_ROUNDED_TWICE = (dtypes.bfloat16, *dtypes.fp8s)


def _rng(*parts: object) -> Any:
    return np.random.default_rng(zlib.crc32(repr(parts).encode()))


def integers(dtype: DType, seed: int) -> Array:
    """Return COUNT integers of the whole range of a dtype, its ends and small ones among them."""
    rng, kind = _rng(dtype.name, seed), numpy_dtype(dtype)
    low, high = int(dtype.min), int(dtype.max)
    edges = [value for value in (low, high, low + 1, high - 1, *_EDGES) if low <= value <= high]
    raw = [int(rng.integers(0, 1 << 63)) * 2 + place % 2 for place in range(COUNT)]
    values = [int(dtype.wrap(value)) for value in raw]
    values[: len(edges)] = edges
    # small ones too: products and quotients of large ones all look alike
    values[-16:] = [max(low, value) for value in range(-6, 10)]
    return np.asarray(rng.permutation(np.array(values, kind)))


def floats(dtype: DType, seed: int, scale: float = 8.0) -> Array:
    """Return COUNT floats: edges, and others around `scale`."""
    rng = _rng(dtype.name, seed)
    values = rng.standard_normal(COUNT) * scale
    values[: len(_FLOAT_EDGES)] = _FLOAT_EDGES
    with np.errstate(all="ignore"):
        return np.asarray(rng.permutation(values).astype(numpy_dtype(dtype)))


def values(dtype: DType, seed: int) -> Array:
    """Return COUNT values of a dtype."""
    if dtype is dtypes.bool:
        return np.asarray(_rng("bool", seed).integers(0, 2, COUNT).astype(np.bool_))
    return floats(dtype, seed) if dtype.is_float else integers(dtype, seed)


def _between(low: float, high: float) -> Callable[[DType, int], Array]:
    def made(dtype: DType, seed: int) -> Array:
        found = _rng(dtype.name, seed, low).uniform(low, high, COUNT)
        return np.asarray(found.astype(numpy_dtype(dtype)))

    return made


def _positive(dtype: DType, seed: int) -> Array:
    found = np.exp2(_rng(dtype.name, seed).uniform(-10, 10, COUNT))
    found[:4] = [1.0, 2.0, math.inf, 0.0]
    return np.asarray(found.astype(numpy_dtype(dtype)))


def _counts(dtype: DType, seed: int) -> Array:
    """Counts of shifts: within the width, at it, and beyond."""
    return np.asarray((np.arange(COUNT) % (dtype.bits + 5)).astype(numpy_dtype(dtype)))


_BINARY = (Ops.ADD, Ops.MUL, Ops.SUB, Ops.MAX)
_COMPARE = (Ops.CMPLT, Ops.CMPLE, Ops.CMPNE, Ops.CMPEQ)
_LOGIC = (Ops.AND, Ops.OR, Ops.XOR)
_DIVIDE = (Ops.CDIV, Ops.CMOD, Ops.FLOORDIV, Ops.FLOORMOD)
_ROUNDED = (Ops.FDIV, Ops.SQRT, Ops.RECIPROCAL)  # some hardware is not exact in these
_DOMAINS: dict[Ops, Callable[[DType, int], Array]] = {
    Ops.EXP: _between(-9.0, 9.0), Ops.EXP2: _between(-13.0, 13.0), Ops.SIN: _between(-40.0, 40.0),
    Ops.LOG: _positive, Ops.LOG2: _positive,
}  # fmt: skip
_UNARY = frozenset({*_DOMAINS, Ops.SQRT, Ops.RECIPROCAL, Ops.TRUNC, Ops.NEG})


def _rows() -> Iterator[tuple[Ops, DType]]:
    for dtype in dtypes.ints:
        for op in (*_BINARY, *_COMPARE, *_LOGIC, *_DIVIDE, Ops.SHL, Ops.SHR, Ops.NEG, Ops.WHERE):
            yield op, dtype
    for op in (Ops.MAX, *_COMPARE, *_LOGIC, Ops.WHERE):
        yield op, dtypes.bool
    for dtype in dtypes.floats:
        for op in (*_BINARY, *_COMPARE, *_ROUNDED, Ops.TRUNC, Ops.NEG, Ops.WHERE):
            yield op, dtype
    for dtype in _WIDE_FLOATS:
        for op in _DOMAINS:
            yield op, dtype
    yield Ops.THREEFRY, dtypes.uint64


@cache
def operation_names() -> dict[str, tuple[Ops, DType]]:
    """Return the names of all operations to be tested: `ADD-int32`, ..."""
    return {f"{op.name}-{dtype.name}": (op, dtype) for op, dtype in _rows()}


@cache
def operation(name: str) -> Sample:
    """Return the sample of one operation with one dtype."""
    op, dtype = operation_names()[name]
    sources = _sources(op, dtype)
    arrays = [_input(op, one, place) for place, one in enumerate(sources)]
    result = dtypes.bool if op in _COMPARE else dtype
    wanted = compute(op, result, sources, arrays)
    relative = absolute = 0.0
    if op in _ROUNDED:
        relative = 2 * _epsilon(dtype)
    elif op in _DOMAINS:
        relative, absolute = tolerance(dtype)
    return elementwise(
        name, lambda first, *rest: first.alu(op, *rest), list(zip(sources, arrays)), wanted, result,
        relative=relative, absolute=absolute,
    )  # fmt: skip


def _sources(op: Ops, dtype: DType) -> tuple[DType, ...]:
    if op is Ops.WHERE:
        return dtypes.bool, dtype, dtype
    return (dtype,) if op in _UNARY else (dtype, dtype)


def _input(op: Ops, dtype: DType, place: int) -> Array:
    if op in (Ops.SHL, Ops.SHR) and place:
        return _counts(dtype, place)
    return _DOMAINS.get(op, values)(dtype, place + 1)


def _epsilon(dtype: DType) -> float:
    bits = {"float64": 52, "float32": 23, "float16": 10, "bfloat16": 7, "fp8e4m3": 3, "fp8e5m2": 2}
    return float(2.0 ** -bits[dtype.name])


# *** conversions ***


@cache
def cast_names() -> dict[str, tuple[DType, DType]]:
    """Return the names of all casts: `int32-to-float16`, ..."""
    return {
        f"{old.name}-to-{new.name}": (old, new)
        for old in dtypes.concrete for new in dtypes.concrete if old is not new
    }  # fmt: skip


@cache
def cast(name: str) -> Sample:
    """Return the sample of one cast: ties, ends of ranges, infinities and NaN."""
    old, new = cast_names()[name]
    given = _cast_values(old, new)
    wanted = (
        rounded(given.astype(np.float64), new) if _inexact(old, new) else convert(given, old, new)
    )
    return elementwise(name, lambda value: value.cast(new), [(old, given)], wanted, new)


def _inexact(old: DType, new: DType) -> bool:
    """Whether numpy's own conversion rounds twice."""
    return new in _ROUNDED_TWICE and (old is dtypes.float64 or old.is_int)


def _cast_values(old: DType, new: DType) -> Array:
    if not old.is_float:
        found = values(old, 5)
        if new in _ROUNDED_TWICE and old.bits > 32:  # a double must hold them
            found = np.asarray(found.astype(np.int64) >> 12).astype(found.dtype)
        return found
    found = floats(old, 5, 40.0).astype(np.float64)
    edges: list[float] = [0.999, -0.999, 1e9, -1e9, 6.5, 7.5]
    if new.is_float and new is not dtypes.float64:
        step = _epsilon(new)
        tie = 1.0 + step / 2
        edges += [tie, 1.0 + 1.5 * step, -tie, tie * (1 + 2.0**-40), tie * (1 - 2.0**-40)]
        edges += [float(new.max) if math.isfinite(float(new.max)) else 3e4, 6e4, 7e4]
    if new.is_int:
        low, high = float(new.min), float(new.max)
        edges += [low, high, low - 1, high + 1, low * 1.01, high * 1.01, -0.5]
    found[-len(edges) :] = edges
    with np.errstate(all="ignore"):
        return np.asarray(found.astype(numpy_dtype(old)))


def rounded(array: Array, dtype: DType) -> Array:
    """Return doubles as a narrow float, rounded once, to nearest and ties to even.

    Examples
    --------
    >>> rounded(np.array([1.00390625 + 3e-16]), dtypes.bfloat16)[0]
    1.00781
    """
    digits = {"bfloat16": 8, "fp8e4m3": 4, "fp8e5m2": 3}[dtype.name]
    lowest = {"bfloat16": -126, "fp8e4m3": -6, "fp8e5m2": -14}[dtype.name]
    greatest = {"bfloat16": (2.0 - 2.0**-7) * 2.0**127, "fp8e4m3": 448.0, "fp8e5m2": 57344.0}
    _, exponent = np.frexp(array)
    unit = np.exp2((np.maximum(exponent - 1, lowest) - digits + 1).astype(np.float64))
    with np.errstate(all="ignore"):
        found = np.rint(array / unit) * unit
        found = np.where(np.isfinite(array), found, array)
        beyond = np.abs(found) > greatest[dtype.name]
        end = np.nan if dtype is dtypes.fp8e4m3 else np.inf
        found = np.where(beyond, np.copysign(end, found), found)
        return np.asarray(found.astype(numpy_dtype(dtype)))


@cache
def bitcast_names() -> dict[str, tuple[DType, DType]]:
    """Return the names of all bitcasts between dtypes of one width."""
    plain = [dtype for dtype in dtypes.concrete if dtype is not dtypes.bool]
    return {
        f"{old.name}-to-{new.name}": (old, new)
        for old in plain for new in plain if old is not new and old.bits == new.bits
    }  # fmt: skip


@cache
def bitcast(name: str) -> Sample:
    """Return the sample of one bitcast; no NaN, whose bits some hardware does not keep."""
    old, new = bitcast_names()[name]
    bits = _rng("bits", old.bits).integers(0, 1 << 32, (COUNT, 2), dtype=np.uint32)
    raw = bits.reshape(-1).view(f"u{old.itemsize}")[:COUNT].copy()
    for dtype in (old, new):
        if dtype.is_float:
            bad = ~np.isfinite(raw.view(numpy_dtype(dtype)).astype(np.float64))
            bad |= np.abs(raw.view(numpy_dtype(dtype)).astype(np.float64)) < 1e-30
            raw[bad] = np.arange(COUNT, dtype=raw.dtype)[bad] + (0x38 << (old.bits - 8))
    given, wanted = raw.view(numpy_dtype(old)), raw.view(numpy_dtype(new))
    return elementwise(name, lambda value: value.bitcast(new), [(old, given)], wanted, new)


def fused() -> list[Sample]:
    """Return multiply-adds whose answer shows whether they round once."""
    found = []
    for dtype in (dtypes.float32, dtypes.float64):
        kind = numpy_dtype(dtype)
        epsilon = _epsilon(dtype)
        left = np.asarray(1 + epsilon * np.arange(1, COUNT + 1)).astype(kind)
        square = (left.astype(np.float64) ** 2).astype(kind)
        exact = [_exact_square(value) - _exact(other) for value, other in zip(left, square)]
        wanted = np.array([float(value) for value in exact], np.float64).astype(kind)
        function: Any = lambda a, b, c: a.alu(Ops.MULACC, b, c)  # noqa: E731
        inputs = [(dtype, left), (dtype, left), (dtype, np.asarray(-square))]
        found.append(elementwise(f"MULACC-{dtype.name}", function, inputs, wanted, dtype))
    return found


def _exact(value: Any) -> Any:
    from fractions import Fraction

    return Fraction(float(value))


def _exact_square(value: Any) -> Any:
    return _exact(value) * _exact(value)


def constant(dtype: DType) -> Sample:
    """Return a kernel that writes constants of a dtype: its ends, and what is hard to write."""
    if dtype is dtypes.bool:
        numbers: list[Any] = [True, False]
    elif dtype.is_int:
        numbers = [dtype.min, dtype.max, 0, 1, int(dtype.max) // 3, int(dtype.min) // 3]
    else:
        numbers = [0.1, 1 / 3, -0.0, 1.0, -2.5, math.nan, 16777216.0 if dtype.bits > 16 else 240.0]
        numbers += [math.inf, -math.inf] if dtype is not dtypes.fp8e4m3 else []
        numbers += (
            [3.4028235e38, 1.17549435e-38] if dtype in (dtypes.float32, dtypes.float64) else []
        )
    with np.errstate(all="ignore"):
        wanted = np.array([float(x) if dtype.is_float else x for x in numbers],
                          np.float64 if dtype.is_float else numpy_dtype(dtype))  # fmt: skip
        wanted = wanted.astype(numpy_dtype(dtype))
    out = UOp.param(0, dtype, len(numbers))
    given = [float(value) if dtype.is_float else value for value in wanted]
    stores = [
        out.index(UOp.const(dtypes.index, place)).store(UOp.const(dtype, value))
        for place, value in enumerate(given)
    ]
    from tgcore.testing.conformance.kernels import kernel

    return Sample(f"constants of {dtype.name}", kernel(*stores), (wanted,), (), (dtype,))
