"""Arithmetic on pairs of 32-bit words, for 64-bit integers on targets that lack them."""

from __future__ import annotations

from dataclasses import dataclass

from tgcore.codegen.decomp.polynomial import choose
from tgcore.ir import UOp, dtypes

_U32 = dtypes.uint32


@dataclass(frozen=True, slots=True)
class Pair:
    """A 64-bit integer: two uint32 nodes."""

    low: UOp
    high: UOp

    @staticmethod
    def of(value: int) -> Pair:
        """Return a constant."""
        value &= (1 << 64) - 1
        return Pair(UOp.const(_U32, value & 0xFFFFFFFF), UOp.const(_U32, value >> 32))


def _bit(condition: UOp) -> UOp:
    return condition.cast(_U32)


def add(a: Pair, b: Pair) -> Pair:
    """Return a + b."""
    low = a.low + b.low
    return Pair(low, a.high + b.high + _bit(low < a.low))


def negate(a: Pair) -> Pair:
    """Return -a."""
    low = (a.low ^ 0xFFFFFFFF) + 1
    return Pair(low, (a.high ^ 0xFFFFFFFF) + _bit(low.eq(0)))


def _high_product(a: UOp, b: UOp) -> UOp:
    """Return the upper word of the product of two words."""
    a0, a1, b0, b1 = a & 0xFFFF, a >> 16, b & 0xFFFF, b >> 16
    middle = a1 * b0 + ((a0 * b0) >> 16)
    other = a0 * b1 + (middle & 0xFFFF)
    return a1 * b1 + (middle >> 16) + (other >> 16)


def multiply(a: Pair, b: Pair) -> Pair:
    """Return a * b."""
    high = _high_product(a.low, b.low) + a.low * b.high + a.high * b.low
    return Pair(a.low * b.low, high)


def same(a: Pair, b: Pair) -> UOp:
    """Return whether a and b are equal."""
    return ((a.low ^ b.low) | (a.high ^ b.high)).eq(0)


def less(a: Pair, b: Pair, signed: bool) -> UOp:
    """Return whether a < b."""
    high_a, high_b = a.high, b.high
    if signed:
        high_a, high_b = high_a.bitcast(dtypes.int32), high_b.bitcast(dtypes.int32)
    return (high_a < high_b) | (high_a.eq(high_b) & (a.low < b.low))


def select(condition: UOp, yes: Pair, no: Pair) -> Pair:
    """Return `yes` where `condition`, else `no`."""
    return Pair(choose(condition, yes.low, no.low), choose(condition, yes.high, no.high))


def shift_left(a: Pair, count: UOp) -> Pair:
    """Return a << count; 0 from 64 on."""
    zero = UOp.const(_U32, 0)
    near = count & 31
    moved = choose(near.eq(0), zero, a.low >> ((near * -1 + 32) & 31))
    low, high = a.low << near, (a.high << near) | moved
    whole = count < 32
    inside = count < 64
    high = choose(whole, high, choose(inside, low, zero))
    return Pair(choose(whole, low, zero), high)


def shift_right(a: Pair, count: UOp, signed: bool) -> Pair:
    """Return a >> count; 0 or the sign from 64 on."""
    zero = UOp.const(_U32, 0)
    high_word = a.high.bitcast(dtypes.int32) if signed else a.high
    fill = (high_word >> 31).bitcast(_U32) if signed else zero
    near = count & 31
    shifted = (high_word >> (near.cast(high_word.dtype))).bitcast(_U32)
    moved = choose(near.eq(0), zero, a.high << ((near * -1 + 32) & 31))
    low = (a.low >> near) | moved
    whole, inside = count < 32, count < 64
    low = choose(whole, low, choose(inside, shifted, fill))
    return Pair(low, choose(whole, shifted, fill))


def divide(a: Pair, b: Pair, signed: bool) -> tuple[Pair, Pair]:
    """Return (a / b, remainder), rounded towards zero; both 0 where b is 0."""
    zero = Pair.of(0)
    if signed:
        minus_a, minus_b = less(a, zero, True), less(b, zero, True)
        a = select(minus_a, negate(a), a)
        b = select(minus_b, negate(b), b)
    quotient, rest = _long_division(a, b)
    if signed:
        quotient = select(minus_a.ne(minus_b), negate(quotient), quotient)
        rest = select(minus_a, negate(rest), rest)
    nothing = same(b, zero)
    return select(nothing, zero, quotient), select(nothing, zero, rest)


def _long_division(a: Pair, b: Pair) -> tuple[Pair, Pair]:
    """Divide bit by bit, as one does by hand."""
    rest, words = Pair.of(0), []
    minus = negate(b)
    for word in (a.high, a.low):
        quotient = UOp.const(_U32, 0)
        for place in reversed(range(32)):
            carried = rest.high >> 31
            low = (rest.low << 1) | ((word >> place) & 1)
            rest = Pair(low, (rest.high << 1) | (rest.low >> 31))
            fits = carried.ne(0) | less(rest, b, False).logical_not()
            rest = select(fits, add(rest, minus), rest)
            quotient = quotient | choose(fits, UOp.const(_U32, 1 << place), UOp.const(_U32, 0))
        words.append(quotient)
    return Pair(words[1], words[0]), rest
