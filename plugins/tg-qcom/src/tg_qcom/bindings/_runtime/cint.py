"""C integer arithmetic on Python values: promotions, usual conversions, wrap-around, C division.

Function-like macros become Python functions over :class:`CInt`, so that each result has the type
and value that the compiler would give for arguments written as literals.  LP64 widths are assumed
unless a module passes another table; nothing here parses C.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# name -> (bits, signed, rank)
KINDS: dict[str, tuple[int, bool, int]] = {
    "bool": (1, False, 0),
    "i8": (8, True, 1),
    "u8": (8, False, 1),
    "i16": (16, True, 2),
    "u16": (16, False, 2),
    "i32": (32, True, 3),
    "u32": (32, False, 3),
    "i64": (64, True, 4),
    "u64": (64, False, 4),
    "i64l": (64, True, 5),
    "u64l": (64, False, 5),
}


class CInt:
    """An integer with a C type.

    >>> int(CInt(1, "u32") << CInt(31)), int(CInt(-7) / CInt(2)), int(CInt(-7) % CInt(3))
    (2147483648, -3, -1)
    """

    __slots__ = ("kind", "value")

    def __init__(self, value: Any, kind: str = "i32") -> None:
        bits, signed, _ = KINDS[kind]
        number = int(value)
        if kind == "bool":
            number = int(number != 0)
        else:
            number &= (1 << bits) - 1
            if signed and number >> (bits - 1):
                number -= 1 << bits
        self.value, self.kind = number, kind

    def __int__(self) -> int:
        return self.value

    __index__ = __int__

    def __bool__(self) -> bool:
        return self.value != 0

    def __repr__(self) -> str:
        return f"CInt({self.value}, {self.kind!r})"

    def cast(self, kind: str) -> CInt:
        """A C cast to an integer type."""
        return CInt(self.value, kind)

    def _promoted(self) -> str:
        return "i32" if KINDS[self.kind][2] < 3 else self.kind

    def _common(self, other: CInt) -> str:
        left, right = self._promoted(), other._promoted()
        if left == right:
            return left
        (bits, signed, rank), (bits2, signed2, rank2) = KINDS[left], KINDS[right]
        if signed == signed2:
            return left if rank >= rank2 else right
        unsigned, unsigned_rank, other_kind, other_rank, other_bits, unsigned_bits = (
            (right, rank2, left, rank, bits, bits2)
            if signed
            else (left, rank, right, rank2, bits2, bits)
        )
        if unsigned_rank >= other_rank:
            return unsigned
        if other_bits > unsigned_bits:
            return other_kind
        return "u" + other_kind[1:]

    def _binary(self, other: Any) -> tuple[int, int, str]:
        other = c_value(other)
        kind = self._common(other)
        return CInt(self.value, kind).value, CInt(other.value, kind).value, kind

    def __add__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        return CInt(left + right, kind)

    def __sub__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        return CInt(left - right, kind)

    def __mul__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        return CInt(left * right, kind)

    def __truediv__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        quotient = abs(left) // abs(right)
        return CInt(quotient if (left < 0) == (right < 0) else -quotient, kind)

    def __mod__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        remainder = abs(left) % abs(right)
        return CInt(-remainder if left < 0 else remainder, kind)

    def __and__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        return CInt(left & right, kind)

    def __or__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        return CInt(left | right, kind)

    def __xor__(self, other: Any) -> CInt:
        left, right, kind = self._binary(other)
        return CInt(left ^ right, kind)

    def _shifted(self, count: int) -> CInt:
        # Counts outside the width are undefined in C; this is what clang folds them to.
        kind = self._promoted()
        value, limit = CInt(self.value, kind).value, KINDS[kind][0] - 1
        if count >= 0:
            return CInt(value << min(count, limit), kind)
        return CInt(value >> min(-count, limit), kind)

    def __lshift__(self, other: Any) -> CInt:
        return self._shifted(int(other))

    def __rshift__(self, other: Any) -> CInt:
        return self._shifted(-int(other))

    def __neg__(self) -> CInt:
        return CInt(-self.value, self._promoted())

    def __pos__(self) -> CInt:
        return CInt(self.value, self._promoted())

    def __invert__(self) -> CInt:
        return CInt(~self.value, self._promoted())

    def compare(self, operator: str, other: Any) -> CInt:
        """A C comparison: an int of 0 or 1 after the usual conversions."""
        left, right, _ = self._binary(other)
        outcomes = {
            "<": left < right,
            ">": left > right,
            "<=": left <= right,
            ">=": left >= right,
            "==": left == right,
            "!=": left != right,
        }
        return CInt(int(outcomes[operator]))

    def choose(self, yes: Callable[[], Any], no: Callable[[], Any]) -> CInt:
        """``self ? yes : no`` with the common type of both; the other side may be undefined."""
        chosen = c_value(yes() if self else no())
        try:
            other = c_value(no() if self else yes())
        except ZeroDivisionError:
            return chosen
        return CInt(chosen.value, chosen._common(other))


def c_value(value: Any) -> CInt:
    """A Python number as the C literal of the same value: int, else long, else unsigned long.

    >>> c_value(1).kind, c_value(2**31).kind, c_value(2**63).kind
    ('i32', 'i64', 'u64')
    """
    if isinstance(value, CInt):
        return value
    number = int(value)
    if -(1 << 31) <= number < 1 << 31:
        return CInt(number, "i32")
    if -(1 << 63) <= number < 1 << 63:
        return CInt(number, "i64")
    return CInt(number, "u64")
