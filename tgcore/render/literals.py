"""Exact constants as C text: what is printed is the value of the node, to the last bit.

Used by every renderer of the C family. It knows number formats and nothing of statements.
"""

from __future__ import annotations

import math
import struct

from tgcore.ir import ConstType, DType, dtypes
from tgcore.support.errors import SpecError

_SHORT = 8  # digits up to which a decimal that is exact is easier to read than hexadecimal
_FORMATS = {dtypes.float16: "e", dtypes.float32: "f"}


def round_to(value: float, dtype: DType) -> float:
    """Return `value` rounded to the float type `dtype`; too large becomes an infinity.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> round_to(2049.0, dtypes.float16)
    2048.0
    """
    if value != value or math.isinf(value) or dtype is dtypes.float64:
        return float(value)
    if dtype is dtypes.bfloat16:
        return _round_bfloat(value)
    code = _FORMATS.get(dtype)
    if code is None:
        raise SpecError(f"a constant of {dtype.name} reached a renderer that has no such type")
    try:
        return float(struct.unpack(code, struct.pack(code, value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def _round_bfloat(value: float) -> float:
    try:
        bits = struct.unpack("I", struct.pack("f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)
    single = struct.unpack("f", struct.pack("I", bits))[0]
    low = bits & 0xFFFF
    up = low > 0x8000 or (low == 0x8000 and (bits >> 16) & 1)
    if low == 0x8000 and single != value:  # the first rounding hid on which side it lies
        up = abs(value) > abs(single)
    bits = ((bits >> 16) + int(up)) << 16
    return float(struct.unpack("f", struct.pack("I", bits & 0xFFFFFFFF))[0])


def float_digits(value: float) -> str:
    """Return a finite float as the digits of a C literal, without suffix."""
    text = repr(float(value))
    if len(text) <= _SHORT and "e" not in text:
        return text
    mantissa, exponent = float(value).hex().split("p")
    mantissa = mantissa.rstrip("0").rstrip(".") if "." in mantissa else mantissa
    return f"{mantissa}p{exponent}"


def int_literal(value: int, dtype: DType) -> str:
    """Return an integer constant of a concrete type as a C expression of its promoted type."""
    if dtype.bits == 64:
        if dtype.kind == "u":
            return f"{value}ull"
        return f"({value + 1}ll-1)" if value == dtype.min else f"{value}ll"
    if dtype is dtypes.uint32:
        return f"{value}u"
    if dtype is dtypes.int32 and value == dtype.min:
        return f"({value + 1}-1)"
    return str(value)


def is_finite(value: ConstType) -> bool:
    """Return whether a constant is neither an infinity nor NaN."""
    return not isinstance(value, float) or math.isfinite(value)
