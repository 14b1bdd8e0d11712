"""Types and constants of LLVM IR as text.

Used by the writer of every target. It knows numbers and nothing of statements; the text stays
within what LLVM 15 to 22 read alike.
"""

from __future__ import annotations

import struct
from functools import cache
from typing import Any

from tgcore.ir import DType, dtypes
from tgcore.render.literals import round_to
from tgcore.support.errors import SpecError

_FLOATS = {dtypes.float16: "half", dtypes.float32: "float", dtypes.float64: "double"}


@cache
def type_name(dtype: DType) -> str:
    """Return the type in which a value is computed; bools are ``i1``, bfloat16 its bits.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> type_name(dtypes.float32.vec(4)), type_name(dtypes.bool)
    ('<4 x float>', 'i1')
    """
    scalar = dtype.scalar
    if scalar.kind == "b":
        name = "i1"
    elif scalar in _FLOATS:
        name = _FLOATS[scalar]
    elif scalar.kind in "iuf" and scalar.bits in (8, 16, 32, 64):
        name = f"i{scalar.bits}"
    else:
        raise SpecError(f"LLVM IR has no type for {dtype.name}")
    return name if dtype.lanes == 1 else f"<{dtype.lanes} x {name}>"


@cache
def memory_type(dtype: DType) -> str:
    """Return the type in which a value lies in memory: a bool takes a byte."""
    if dtype.kind != "b":
        return type_name(dtype)
    return "i8" if dtype.lanes == 1 else f"<{dtype.lanes} x i8>"


def constant(value: Any, dtype: DType) -> str:
    """Return a constant of a scalar or, in every lane, of a vector type."""
    text = _scalar(value, dtype.scalar)
    return text if dtype.lanes == 1 else splat(text, dtype)


def splat(text: str, dtype: DType) -> str:
    """Return a constant vector whose lanes all are the scalar constant `text`."""
    part = f"{type_name(dtype.scalar)} {text}"
    return f"<{', '.join([part] * dtype.lanes)}>"


def _scalar(value: Any, dtype: DType) -> str:
    if dtype.kind == "b":
        return "true" if value else "false"
    if dtype.kind != "f":
        return str(int(value))
    value = round_to(float(value), dtype)
    if dtype is dtypes.bfloat16:
        return str(struct.unpack("<I", struct.pack("<f", value))[0] >> 16)
    if dtype is dtypes.float16:
        return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def zero(dtype: DType) -> str:
    """Return the constant whose bits are all zero."""
    if dtype.lanes > 1:
        return "zeroinitializer"
    return _scalar(0, dtype)
