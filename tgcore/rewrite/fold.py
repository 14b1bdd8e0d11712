"""Arithmetic on constants, bit for bit as a device must do it.

Integers wrap at their width, floats are rounded to their format after each operation, and
operations whose result differs between devices (exponentials, sines) are left alone.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import Any

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.ir.evalint import c_div, c_mod

_FORMATS = {
    # dtype: (stored fraction bits, least exponent of a normal number, greatest finite value)
    dtypes.float16: (10, -14, 65504.0),
    dtypes.bfloat16: (7, -126, 3.3895313892515355e38),
    dtypes.fp8e5m2: (2, -14, 57344.0),
    dtypes.fp8e4m3: (3, -6, 448.0),
}


def round_to(dtype: DType, value: float) -> float:
    """Return `value` rounded to the nearest number of `dtype`, ties to even."""
    value = float(value)  # minus zero as a constant compares by identity; arithmetic must not
    if dtype.bits in (0, 64) or value != value or math.isinf(value) or value == 0.0:
        return value
    if dtype is dtypes.float32:
        try:
            return float(struct.unpack("f", struct.pack("f", value))[0])
        except OverflowError:
            return math.copysign(math.inf, value)
    fraction, least, greatest = _FORMATS[dtype]
    exponent = max(math.frexp(value)[1] - 1, least)
    unit = math.ldexp(1.0, exponent - fraction)
    rounded = round(value / unit) * unit
    if abs(rounded) > greatest:
        return math.nan if dtype is dtypes.fp8e4m3 else math.copysign(math.inf, value)
    return math.copysign(rounded, value)


def _divide(a: float, b: float) -> float:
    if b != 0.0:
        return a / b
    if a == 0.0 or a != a:
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def _float_max(a: float, b: float) -> float:
    if a != a or b != b:
        return math.nan
    return max(a, b)


def _shift_left(a: int, b: int) -> int:
    return a << b if 0 <= b < 64 else 0


def _shift_right(a: int, b: int) -> int:
    return a >> b if 0 <= b < 64 else (-1 if a < 0 else 0)


_COMPARE: dict[Ops, Callable[..., Any]] = {
    Ops.CMPLT: lambda a, b: a < b,
    Ops.CMPLE: lambda a, b: a <= b,
    Ops.CMPNE: lambda a, b: a != b,
    Ops.CMPEQ: lambda a, b: a == b,
}
_INTEGER: dict[Ops, Callable[..., Any]] = {
    Ops.ADD: lambda a, b: a + b,
    Ops.MUL: lambda a, b: a * b,
    Ops.SUB: lambda a, b: a - b,
    Ops.NEG: lambda a: -a,
    Ops.FLOORDIV: lambda a, b: a // b if b else 0,
    Ops.FLOORMOD: lambda a, b: a % b if b else 0,
    Ops.CDIV: lambda a, b: c_div(a, b) if b else 0,
    Ops.CMOD: lambda a, b: c_mod(a, b) if b else 0,
    Ops.MAX: max,
    Ops.AND: lambda a, b: a & b,
    Ops.OR: lambda a, b: a | b,
    Ops.XOR: lambda a, b: a ^ b,
    Ops.SHL: _shift_left,
    Ops.SHR: _shift_right,
    Ops.MULACC: lambda a, b, c: a * b + c,
    **_COMPARE,
}
_BOOLEAN: dict[Ops, Callable[..., Any]] = {
    Ops.AND: lambda a, b: a and b,
    Ops.OR: lambda a, b: a or b,
    Ops.XOR: lambda a, b: a != b,
    Ops.MAX: lambda a, b: a or b,
    Ops.ADD: lambda a, b: a or b,
    Ops.MUL: lambda a, b: a and b,
    **_COMPARE,
}
_FLOATING: dict[Ops, Callable[..., Any]] = {
    Ops.ADD: lambda a, b: a + b,
    Ops.MUL: lambda a, b: a * b,
    Ops.SUB: lambda a, b: a - b,
    Ops.NEG: lambda a: -a,
    Ops.FDIV: _divide,
    Ops.RECIPROCAL: lambda a: _divide(1.0, a),
    Ops.MAX: _float_max,
    Ops.TRUNC: lambda a: math.copysign(float(math.trunc(a)), a) if math.isfinite(a) else a,
    Ops.SQRT: lambda a: math.sqrt(a) if a >= 0.0 else math.nan,
    **_COMPARE,
}


def fold(op: Ops, dtype: DType, values: list[Any]) -> Any:
    """Return `op` of constants of `dtype` (the dtype of the sources), or None.

    Examples
    --------
    >>> fold(Ops.ADD, dtypes.int8, [127, 1])
    -128
    """
    kind = dtype.kind
    if kind == "f":
        function = _FLOATING.get(op)
        if function is None:
            return None
        result = function(*[round_to(dtype, value) for value in values])
        return result if op in GroupOp.COMPARISON else round_to(dtype, result)
    function = (_BOOLEAN if kind == "b" else _INTEGER).get(op)
    if function is None:
        return None
    result = function(*values)
    return result if op in GroupOp.COMPARISON else dtype.wrap(result)


def convert(value: Any, source: DType, target: DType) -> Any:
    """Return a constant of `source` cast to `target` (semantics.md, casts)."""
    if source.is_float:
        value = round_to(source, value)
    if target.kind == "b":
        return value != 0
    if target.kind == "f":
        if source.is_float:
            return round_to(target, value)
        try:
            return round_to(target, float(value))
        except OverflowError:
            return math.copysign(math.inf, value)
    if source.is_float:
        if value != value:
            return 0
        if target.weak:
            return None if math.isinf(value) else math.trunc(value)
        if value <= target.min:
            return target.min
        return target.max if value >= target.max else math.trunc(value)
    return target.wrap(value)


def fold_node(node: UOp) -> UOp | None:
    """Return the constant that an operation on constants is, or None."""
    values = [child.arg for child in node.src]
    result = fold(node.op, node.src[0].dtype, values)
    return None if result is None else UOp.const(node.dtype, result)
