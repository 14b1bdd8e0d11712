"""SIN from arithmetic and bit operations, for arguments of any size.

Small arguments are reduced by pi/2 in three parts (Cody and Waite). Large ones multiply the
mantissa with the bits of 2/pi that matter for its exponent (Payne and Hanek); the window of bits
is cut out by a barrel shifter of choices, so there is no table in memory. Polynomials: FreeBSD's
k_sin.c and k_cos.c. Single precision is computed in double where the target has it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tgcore.codegen.decomp.polynomial import Bits, choose, fma, horner
from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities

if TYPE_CHECKING:
    from tgcore.codegen.decomp.rule import Rule

# 2/pi in binary, words of 32 bits after the point (the table of FreeBSD's e_rem_pio2.c)
_TWO_OVER_PI = (
    "A2F9836E4E441529FC2757D1F534DDC0DB6295993C439041FE5163ABDEBBC561B7246E3A424DD2E006492EEA"
    "09D1921CFE1DEB1CB129A73EE88235F52EBB4484E99C7026B45F7E413991D639835339F49C845F8BBDF9283B"
    "1FF897FFDE05980FEF2F118B5A0A6D1F6D367ECF27CB09B74F463F669E5FEA2D7527BAC7EBE5F17B3D0739F7"
    "8A5292EA6BFB5FB1F8D5D0856033046FC7B6BABF0CFBC209AFF4"
)
_WORDS = tuple(
    int(_TWO_OVER_PI[place : place + 8], 16) for place in range(0, len(_TWO_OVER_PI) - 7, 8)
)
_LEAD = 64  # zeros put before it
_SIN64 = (1.58969099521155010221e-10, -2.50507602534068634195e-08, 2.75573137070700676789e-06,
          -1.98412698298579493134e-04, 8.33333333332248946124e-03,
          -1.66666666666666324348e-01)  # fmt: skip
_COS64 = (-1.13596475577881948265e-11, 2.08757232129817482790e-09, -2.75573143513906633035e-07,
          2.48015872894767294178e-05, -1.38888888888741095749e-03,
          4.16666666666666019037e-02)  # fmt: skip
_SIN32 = (-1.9515295891e-4, 8.3321608736e-3, -1.6666654611e-1)
_COS32 = (2.443315711809948e-5, -1.388731625493765e-3, 4.166664568298827e-2)
# pi/2 in parts whose products with small integers are exact
_PIO2_64 = (1.57079632673412561417e00, 6.07710050630396597660e-11, 2.02226624879595063154e-21)
_PIO2_32 = (1.5703125, 4.837512969970703125e-4, 7.54978995489188216e-8)


def _nearest(x: UOp, bits: Bits) -> tuple[UOp, UOp]:
    shifted = x + bits.magic
    return shifted + -bits.magic, shifted.bitcast(bits.integer)


def _small(x: UOp, bits: Bits, caps: Capabilities) -> tuple[UOp, UOp]:
    """Return (quadrant, rest) of a moderate argument."""
    whole, quadrant = _nearest(x * (2 / math.pi), bits)
    for part in _PIO2_64 if bits.double else _PIO2_32:
        x = fma(whole, x.const_like(-part), x, caps)
    return quadrant & 3, x


def _shifted(words: list[UOp], amount: UOp, step: int) -> list[UOp]:
    """Drop `step` words from the front where that bit of `amount` is set."""
    on = (amount & step).ne(0)
    return [choose(on, words[n + step], words[n]) for n in range(len(words) - step)]


def _window(position: UOp, count: int, most: int) -> list[UOp]:
    """Return `count` words, the least significant first, of the bits from `position` on.

    The bits are `_LEAD` zeros and then those of 2/pi; `position` is at most `most`.
    """
    whole = position >> 5
    steps = [1 << n for n in reversed(range((most >> 5).bit_length()))]
    need = count + 1 + sum(steps)
    padded = (*[0] * (_LEAD // 32), *_WORDS, *[0] * need)[:need]
    words = [UOp.const(dtypes.uint32, value) for value in padded]
    for step in steps:
        words = _shifted(words, whole, step)
    wide = [word.cast(dtypes.uint64) for word in words[: count + 1]]
    back = ((position & 31) * -1 + 32).cast(dtypes.uint64)
    pairs = [((wide[n] << 32) | wide[n + 1]) >> back for n in range(count)]
    return [pair & 0xFFFFFFFF for pair in reversed(pairs)]


def _product(window: list[UOp], low: UOp, high: UOp | None) -> list[UOp]:
    """Return the words of (high * 2**32 + low) * window, as many as the window has."""

    def halves(factor: UOp | None, place: int) -> tuple[UOp, UOp] | None:
        if factor is None or place < 0:
            return None
        product = factor * window[place]
        return product & 0xFFFFFFFF, product >> 32

    words: list[UOp] = []
    carry: UOp | None = None
    for place in range(len(window)):
        parts = (halves(low, place), halves(low, place - 1), halves(high, place - 1),
                 halves(high, place - 2))  # fmt: skip
        total = carry
        for part, which in zip(parts, (0, 1, 0, 1)):
            if part is not None:
                total = part[which] if total is None else total + part[which]
        if total is not None:
            words.append(total & 0xFFFFFFFF)
            carry = total >> 32
    return words


def _large(x: UOp, bits: Bits, work: Bits) -> tuple[UOp, UOp]:
    """Return (quadrant, rest) of a large argument; rest has the type of `work`.

    |x| = m * 2**p. Bits of 2/pi before place p - 2 only add multiples of four to the product, so
    the window begins there: its top two bits are the quadrant, the others the fraction.
    """
    number = x.bitcast(bits.unsigned)
    exponent = (number >> bits.mantissa).cast(dtypes.int32) & (2 * bits.bias + 1)
    power = exponent + -(bits.bias + bits.mantissa)
    least = 2 - _LEAD
    power = (power < least).where(power.const_like(least), power)
    mantissa = ((number & ((1 << bits.mantissa) - 1)) | (1 << bits.mantissa)).cast(dtypes.uint64)
    window = _window(power + -least, 6 if bits.double else 3, bits.bias - bits.mantissa - least)
    high = mantissa >> 32 if bits.double else None
    words = _product(window, mantissa & 0xFFFFFFFF, high)
    top = (words[-1] << 32) | words[-2]
    quadrant = (top + (1 << 61)) >> 62
    fraction = (top + (quadrant << 62) * -1).bitcast(dtypes.int64).cast(work.dtype)
    if bits.double:
        second = (words[-3] << 32) | words[-4]
        fraction = fraction + second.cast(work.dtype) * 2.0**-64
    return quadrant.cast(work.integer), fraction * (math.pi / 2 * 2.0**-62)


def _kernel(quadrant: UOp, rest: UOp, bits: Bits, caps: Capabilities) -> UOp:
    """Return sin(rest + quadrant * pi/2) for |rest| <= pi/4."""
    square = rest * rest
    sine_terms, cosine_terms = (_SIN64, _COS64) if bits.double else (_SIN32, _COS32)
    sine = fma(rest * square, horner(square, sine_terms, caps), rest, caps)
    cosine = fma(square * square, horner(square, cosine_terms, caps), square * -0.5, caps) + 1.0
    value = choose((quadrant & 1).ne(0), cosine, sine)
    return choose((quadrant & 2).ne(0), value * -1.0, value)


def _sin(node: UOp, caps: Capabilities) -> UOp | None:
    x = node.src[0]
    if node.dtype.bits < 32:
        return x.cast(dtypes.float32).alu(Ops.SIN).cast(node.dtype)
    bits = Bits(node.dtype)
    double = dtypes.float64 in caps.arithmetic
    work = Bits(dtypes.float64 if double else dtypes.float32)
    limit = 2.0**20 if double else 2.0**12
    negative = x < 0.0
    size = negative.where(x * -1.0, x)
    near, far = _small(size.cast(work.dtype), work, caps), _large(size, bits, work)
    is_far = size.const_like(limit) < size
    quadrant = choose(is_far, far[0], near[0])
    rest = choose(is_far, far[1], near[1])
    value = _kernel(quadrant, rest, work, caps).cast(node.dtype)
    value = negative.where(value * -1.0, value)
    value = choose(size < math.inf, value, x.const_like(math.nan))
    return choose(x.eq(0.0), x, value)  # keeps the sign of zero


RULES: dict[Ops, Rule] = {Ops.SIN: _sin}


def guards(caps: Capabilities) -> dict[Ops, Rule]:
    """Nothing to guard where SIN is native."""
    return {}
