"""EXP, EXP2, LOG and LOG2 from arithmetic and bit operations, without branches.

Argument reduction and coefficients: single precision from the Cephes library's expf, exp2f, logf
and log2f (Moshier); double precision from FreeBSD's e_exp.c, e_log.c and e_log2.c. Results are
within two units in the last place; infinities, NaN, zeros and denormals come out as in C.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tgcore.codegen.decomp.polynomial import Bits, choose, fma, horner
from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities

if TYPE_CHECKING:
    from tgcore.codegen.decomp.rule import Rule

_EXP32 = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1,
          5.0000001201e-1)  # fmt: skip
_EXP2_32 = (1.535336188319500e-4, 1.339887440266574e-3, 9.618437357674640e-3,
            5.550332471162809e-2, 2.402264791363012e-1, 6.931472028550421e-1)  # fmt: skip
_LOG32 = (7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1,
          -1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1)  # fmt: skip
_EXP64 = (4.13813679705723846039e-08, -1.65339022054652515390e-06, 6.61375632143793436117e-05,
          -2.77777777770155933842e-03, 1.66666666666666019037e-01)  # fmt: skip
_LOG64 = (1.479819860511658591e-01, 1.531383769920937332e-01, 1.818357216161805012e-01,
          2.222219843214978396e-01, 2.857142874366239149e-01, 3.999999999940941908e-01,
          6.666666666666735130e-01)  # fmt: skip
_LN2_HI64, _LN2_LO64 = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_IVLN2_HI, _IVLN2_LO = 1.44269504072144627571, 1.67517131648865118353e-10
_LOG2E_MINUS_ONE = 0.44269504088896340736


def _limits(double: bool) -> tuple[float, float]:
    return (-746.0, 710.0) if double else (-104.0, 89.0)


def _nearest(x: UOp, scale: float, bits: Bits, caps: Capabilities) -> tuple[UOp, UOp]:
    """Return round(x * scale) as a float and as an integer; it is far below the magic number."""
    magic = x.const_like(bits.magic)
    shifted = x + magic if scale == 1.0 else fma(x, x.const_like(scale), magic, caps)
    return shifted + -bits.magic, shifted.bitcast(bits.integer) + -bits.magic_bits


def _scaled(x: UOp, power: UOp, bits: Bits) -> UOp:
    """Return x * 2**power, rounded once where the result is denormal."""
    half = power >> 1
    rest = power + half * -1
    return x * bits.power_of_two(half) * bits.power_of_two(rest)


def _clamped(x: UOp, low: float, high: float) -> UOp:
    x = (x < low).where(x.const_like(low), x)
    return (x.const_like(high) < x).where(x.const_like(high), x)


def _exp(node: UOp, caps: Capabilities) -> UOp:
    bits = Bits(node.dtype)
    x = _clamped(node.src[0], *_limits(bits.double))
    whole, power = _nearest(x, 1 / math.log(2), bits, caps)
    if bits.double:
        high = fma(whole, x.const_like(-_LN2_HI64), x, caps)
        low = whole * _LN2_LO64
        rest = high + low * -1.0
        square = rest * rest
        part = rest + square * horner(square, _EXP64, caps) * -1.0
        value = (low + rest * part / (part * -1.0 + 2.0) * -1.0) * -1.0 + high + 1.0
    else:
        rest = fma(whole, x.const_like(-0.693359375), x, caps)
        rest = fma(whole, x.const_like(2.12194440e-4), rest, caps)
        value = fma(horner(rest, _EXP32, caps), rest * rest, rest, caps) + 1.0
    return _scaled(value, power, bits)


def _exp2(node: UOp, caps: Capabilities) -> UOp:
    bits = Bits(node.dtype)
    low, high = (-1076.0, 1025.0) if bits.double else (-151.0, 129.0)
    x = _clamped(node.src[0], low, high)
    whole, power = _nearest(x, 1.0, bits, caps)
    rest = x + whole * -1.0
    if bits.double:
        rest = rest * math.log(2)
        square = rest * rest
        part = rest + square * horner(square, _EXP64, caps) * -1.0
        value = rest * part / (part * -1.0 + 2.0) + rest + 1.0
    else:
        value = fma(horner(rest, _EXP2_32, caps), rest, rest.const_like(1.0), caps)
    return _scaled(value, power, bits)


def _split(x: UOp, bits: Bits) -> tuple[UOp, UOp]:
    """Return (f, k) with x = (1 + f) * 2**k, 1 + f in [sqrt(1/2), sqrt(2))."""
    tiny = x < bits.least_normal
    x = tiny.where(x * bits.lift, x)
    number = x.bitcast(bits.integer)
    exponent = (number + -bits.root_half) >> bits.mantissa
    mantissa = number + (exponent << bits.mantissa) * -1
    one_plus = mantissa.bitcast(x.dtype)
    exponent = exponent + tiny.where(exponent.const_like(-bits.lift_power), exponent.const_like(0))
    return one_plus + -1.0, exponent.cast(x.dtype)


def _log_specials(x: UOp, value: UOp) -> UOp:
    """Zero gives -inf, negatives NaN, +inf and NaN themselves."""
    value = choose(x.eq(math.inf), x, value)
    value = choose(x.ne(x), x, value)
    value = choose(x < 0.0, x.const_like(math.nan), value)
    return choose(x.eq(0.0), x.const_like(-math.inf), value)


def _log32(x: UOp, bits: Bits, caps: Capabilities, base2: bool) -> UOp:
    f, k = _split(x, bits)
    square = f * f
    y = horner(f, _LOG32, caps) * f * square
    if base2:
        y = fma(square, square.const_like(-0.5), y, caps)
        return y * _LOG2E_MINUS_ONE + f * _LOG2E_MINUS_ONE + y + f + k
    y = fma(k, k.const_like(-2.12194440e-4), y, caps)
    y = fma(square, square.const_like(-0.5), y, caps)
    return fma(k, k.const_like(0.693359375), f + y, caps)


def _log64(x: UOp, bits: Bits, caps: Capabilities, base2: bool) -> UOp:
    f, k = _split(x, bits)
    s = f / (f + 2.0)
    square = s * s
    r = square * horner(square, _LOG64, caps)
    half = f * f * 0.5
    if not base2:
        inner = s * (half + r) + k * _LN2_LO64
        return k * _LN2_HI64 + ((half + inner * -1.0) + f * -1.0) * -1.0
    r = s * (half + r)
    high = (f + half * -1.0).bitcast(bits.integer) & -(1 << 32)
    high = high.bitcast(f.dtype)
    low = (f + high * -1.0) + half * -1.0 + r
    main = high * _IVLN2_HI
    rest = (low + high) * _IVLN2_LO + low * _IVLN2_HI
    total = k + main
    rest = rest + ((k + total * -1.0) + main)
    return rest + total


def _logarithm(node: UOp, caps: Capabilities) -> UOp:
    x, bits = node.src[0], Bits(node.dtype)
    rule = _log64 if bits.double else _log32
    return _log_specials(x, rule(x, bits, caps, node.op is Ops.LOG2))


def _in_float(rule: Rule) -> Rule:
    """Compute narrow floats in single precision."""

    def run(node: UOp, caps: Capabilities) -> UOp | None:
        if node.dtype.bits >= 32:
            return rule(node, caps)
        return node.src[0].cast(dtypes.float32).alu(node.op).cast(node.dtype)

    return run


RULES: dict[Ops, Rule] = {
    Ops.EXP: _in_float(_exp),
    Ops.EXP2: _in_float(_exp2),
    Ops.LOG: _in_float(_logarithm),
    Ops.LOG2: _in_float(_logarithm),
}


def guards(caps: Capabilities) -> dict[Ops, Rule]:
    """Nothing to guard where these operations are native."""
    return {}
