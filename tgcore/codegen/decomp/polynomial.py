"""Small tools of the float decompositions: polynomials, bit layouts, exact choices."""

from __future__ import annotations

from collections.abc import Sequence

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.target import Capabilities


def fma(a: UOp, b: UOp, c: UOp, caps: Capabilities) -> UOp:
    """Return a * b + c, with one rounding where the target can."""
    if Ops.MULACC in caps.ops:
        return UOp(Ops.MULACC, c.dtype, (a, b, c))
    return a * b + c


def horner(x: UOp, coefficients: Sequence[float], caps: Capabilities) -> UOp:
    """Return the polynomial of `x` with `coefficients`, highest power first."""
    total = x.const_like(coefficients[0])
    for coefficient in coefficients[1:]:
        total = fma(total, x, x.const_like(coefficient), caps)
    return total


def choose(condition: UOp, yes: UOp, no: UOp) -> UOp:
    """Return `yes` where `condition`, else `no`."""
    return UOp(Ops.WHERE, yes.dtype, (condition, yes, no))


class Bits:
    """Layout of float32 or float64, and constants of argument reduction.

    Adding `magic` (1.5 * 2**mantissa) to a float rounds it to an integer, which then stands in
    the low bits.
    """

    def __init__(self, dtype: DType) -> None:
        self.double = dtype.scalar is dtypes.float64
        self.dtype = dtype
        self.integer = dtypes.int64 if self.double else dtypes.int32
        self.unsigned = dtypes.uint64 if self.double else dtypes.uint32
        self.mantissa = 52 if self.double else 23
        self.bias = 1023 if self.double else 127
        self.magic = 1.5 * 2.0**self.mantissa
        self.magic_bits = ((self.bias + self.mantissa) << self.mantissa) | (
            1 << (self.mantissa - 1)
        )
        self.least_normal = 2.0 ** (1 - self.bias)
        self.lift_power = 54 if self.double else 25
        self.lift = 2.0**self.lift_power
        self.root_half = 0x3FE6A09E667F3BCD if self.double else 0x3F3504F3

    def power_of_two(self, power: UOp) -> UOp:
        """Return 2.0**power for an integer node whose result is a normal number."""
        return ((power + self.bias) << self.mantissa).bitcast(self.dtype.scalar)
