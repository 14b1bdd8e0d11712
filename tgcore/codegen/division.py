"""Integer division and modulo in the forms that targets have.

Floor division becomes division that truncates where signs are known, shifts and masks for powers
of two, and multiplication and shift for other constants. Used for index arithmetic (signs from
bounds) and, by the decompositions, for users' integers.
"""

from __future__ import annotations

from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities


def constant_of(node: UOp) -> int | None:
    """Return the value that a constant, or every lane of a constant vector, has."""
    if node.op is Ops.CONST:
        return int(node.arg)
    if node.op is Ops.STACK and node.src[0].op is Ops.CONST:
        first = node.src[0]
        if all(child is first for child in node.src):
            return int(first.arg)
    return None


def magic(divisor: int, most: int) -> tuple[int, int]:
    """Return (multiplier, shift): x // divisor == (x * multiplier) >> shift for 0 <= x <= most.

    Examples
    --------
    >>> multiplier, shift = magic(7, 1000)
    >>> all((x * multiplier) >> shift == x // 7 for x in range(1001))
    True
    """
    shift = 0
    while True:
        power = 1 << shift
        multiplier = -(-power // divisor)
        error = multiplier * divisor - power
        # x*m/2^s = x/d + x*e/(d*2^s); exact when the excess stays below 1/d for every x
        if error * (most + 1) <= power and error * most < power:
            return multiplier, shift
        shift += 1


def _by_constant(x: UOp, divisor: int, low: int, high: int, caps: Capabilities) -> UOp | None:
    """Return x // divisor for x in [low, high], low >= 0, without a division."""
    if high < divisor:
        return x.const_like(0)
    if divisor & (divisor - 1) == 0:
        return x >> (divisor.bit_length() - 1)
    if not caps.fast_division:
        return None
    multiplier, shift = magic(divisor, high)
    if high * multiplier <= x.dtype.scalar.max:
        return (x * multiplier) >> shift
    wide = dtypes.int64
    if x.dtype.scalar.bits == 32 and wide in caps.arithmetic and high * multiplier < 1 << 63:
        return ((x.cast(wide) * multiplier) >> shift).cast(x.dtype.scalar)
    return None


def _wrong_side(rest: UOp, y: UOp, least: int, most: int) -> UOp:
    """Return whether a truncated remainder has not the sign of the divisor."""
    if least > 0:
        return rest < 0
    if most < 0:
        return rest.const_like(0) < rest
    return rest.ne(0) & ((rest < 0).ne(y < 0))


def floor_division(
    x: UOp, y: UOp, low: int, high: int, caps: Capabilities, *, least: int, most: int
) -> UOp:
    """Return floor(x / y) for x in [low, high] and y in [least, most]; y is never 0."""
    divisor = constant_of(y)
    if divisor is not None and divisor > 0:
        if divisor == 1:
            return x
        if divisor & (divisor - 1) == 0:
            return x >> (divisor.bit_length() - 1)  # arithmetic shift rounds down
        if low >= 0:
            found = _by_constant(x, divisor, low, high, caps)
            if found is not None:
                return found
    if (low >= 0 and least > 0) or (high <= 0 and most < 0):
        return x.alu(Ops.CDIV, y)
    quotient = x.alu(Ops.CDIV, y)
    rest = x + quotient * y * -1
    wrong = _wrong_side(rest, y, least, most)
    return quotient + wrong.where(quotient.const_like(-1), quotient.const_like(0))


def floor_modulo(
    x: UOp, y: UOp, low: int, high: int, caps: Capabilities, *, least: int, most: int
) -> UOp:
    """Return x - floor(x / y) * y for x in [low, high] and y in [least, most]; y is never 0."""
    divisor = constant_of(y)
    if divisor is not None and divisor > 0 and divisor & (divisor - 1) == 0:
        return x & (divisor - 1)
    if (low >= 0 and least > 0) or (high <= 0 and most < 0):
        if divisor is not None and divisor > 0:
            quotient = _by_constant(x, divisor, low, high, caps)
            if quotient is not None:
                return x + quotient * -divisor
        return x.alu(Ops.CMOD, y)
    rest = x.alu(Ops.CMOD, y)
    wrong = _wrong_side(rest, y, least, most)
    return rest + wrong.where(y, y.const_like(0))


def index_division(node: UOp, x: UOp, y: UOp, caps: Capabilities) -> UOp:
    """Return the narrowed form of a division or modulo of indexes."""
    (low, high), (least, most) = node.src[0].bounds, node.src[1].bounds
    if node.op is Ops.FLOORDIV:
        return floor_division(x, y, low, high, caps, least=least, most=most)
    if node.op is Ops.FLOORMOD:
        return floor_modulo(x, y, low, high, caps, least=least, most=most)
    if low >= 0 and least > 0:  # truncation and floor agree
        rule = floor_division if node.op is Ops.CDIV else floor_modulo
        return rule(x, y, low, high, caps, least=least, most=most)
    return x.alu(node.op, y)
