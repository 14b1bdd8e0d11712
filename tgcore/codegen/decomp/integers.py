"""Integer division, shifts and casts with the meaning that semantics.md gives them.

A division by zero gives 0 and never traps; the least value divided by -1 wraps to itself; shifts
by the width or more give 0 or the sign. Index arithmetic is left alone: it is narrowed later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.codegen.division import constant_of, floor_division, floor_modulo
from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities

if TYPE_CHECKING:
    from tgcore.codegen.decomp.rule import Rule


def _bounds(node: UOp) -> tuple[int, int]:
    low, high = node.bounds
    return int(low), int(high)


def _divide(node: UOp, caps: Capabilities, modulo: bool) -> UOp | None:
    """Floor division or modulo of users' integers, by zero and by -1 included."""
    x, y = node.src
    if node.dtype.weak:
        return None
    if node.dtype.is_float:
        return _float_divide(node, caps, modulo)
    if node.dtype.kind == "b":
        return node.const_like(False) if modulo else x & y
    least, most = _bounds(y)
    low, high = _bounds(x)
    if constant_of(y) == 0:
        return node.const_like(0)
    safe = y
    zero = None
    if least <= 0 <= most:
        zero = y.eq(0)
        safe = zero.where(y.const_like(1), y)
    minus = None
    if least <= -1 <= most and low == node.dtype.min:
        minus = safe.eq(-1)  # the quotient of the least value overflows, which may trap
        safe = minus.where(y.const_like(1), safe)
    facts = {"least": least, "most": most}
    found = (floor_modulo if modulo else floor_division)(x, safe, low, high, caps, **facts)
    if minus is not None:
        found = minus.where(x.const_like(0) if modulo else x * -1, found)
    if zero is not None:
        found = zero.where(found.const_like(0), found)
    return found


def _float_divide(node: UOp, caps: Capabilities, modulo: bool) -> UOp:
    x, y = node.src
    quotient = x / y
    whole = quotient.alu(Ops.TRUNC)
    floor = (quotient < whole).where(whole + -1.0, whole)
    return x + y * floor * -1.0 if modulo else floor


def _floordiv(node: UOp, caps: Capabilities) -> UOp | None:
    return _divide(node, caps, modulo=False)


def _floormod(node: UOp, caps: Capabilities) -> UOp | None:
    return _divide(node, caps, modulo=True)


def _safe(y: UOp, x: UOp) -> bool:
    """Whether x / y can neither trap nor be a division by zero."""
    least, most = _bounds(y)
    return not least <= 0 <= most and not (least <= -1 <= most and x.vmin == x.dtype.min)


def _truncating(node: UOp, caps: Capabilities) -> UOp | None:
    """Guard CDIV and CMOD where the target traps on zero and on overflow."""
    x, y = node.src
    if node.dtype.weak or not node.dtype.is_int or _safe(y, x):
        return None
    zero, minus = y.eq(0), y.eq(-1)
    bad = zero | minus if node.dtype.kind == "i" else zero
    divided = x.alu(node.op, bad.where(y.const_like(1), y))
    if node.dtype.kind == "i":
        special = x * -1 if node.op is Ops.CDIV else x.const_like(0)
        divided = minus.where(special, divided)
    return zero.where(x.const_like(0), divided)


def _shift(node: UOp, caps: Capabilities) -> UOp | None:
    """Guard shifts by a computed amount that may reach the width."""
    x, amount = node.src
    bits = node.dtype.bits
    if node.dtype.weak or not bits:
        return None
    least, most = amount.bounds
    if least >= 0 and most < bits:
        return None
    if node.op is Ops.SHR and node.dtype.kind == "i":
        last = amount.const_like(bits - 1)
        inside = (amount < bits) if least >= 0 else (amount < bits) & (amount < 0).logical_not()
        return x.alu(Ops.SHR, inside.where(amount, last) & (bits - 1))
    inside = (amount < bits) if least >= 0 else (amount < bits) & (amount < 0).logical_not()
    return inside.where(x.alu(node.op, amount & (bits - 1)), x.const_like(0))


def saturating(node: UOp, caps: Capabilities) -> UOp | None:
    """Cast only floats in range; others give the nearest end of the range, and NaN gives 0.

    Integers of 64 bits that are pairs of words on the target see to that themselves.
    """
    x, dtype = node.src[0], node.dtype
    if not x.dtype.is_float or not dtype.is_int or dtype not in caps.arithmetic:
        return None
    if x.dtype.bits < 32:
        x = x.cast(dtypes.float32)
    low, high = float(int(dtype.min)), float(int(dtype.max) + 1)  # exact: 0 or powers of two
    if x.op is Ops.CONST and low <= x.arg < high:
        return None
    above = x.const_like(low)
    inside = (x < high) & (x < above).logical_not()
    whole = inside.where(x, x.const_like(0.0)).cast(dtype)
    end = (x < above).where(whole.const_like(dtype.min), whole.const_like(dtype.max))
    return inside.where(whole, x.ne(x).where(whole.const_like(0), end))


RULES: dict[Ops, Rule] = {Ops.FLOORDIV: _floordiv, Ops.FLOORMOD: _floormod}


def guards(caps: Capabilities) -> dict[Ops, Rule]:
    """Return rules for operations that every target has, where some operands need care."""
    table: dict[Ops, Rule] = {}
    if not caps.safe_division:
        table[Ops.CDIV] = table[Ops.CMOD] = _truncating
    if not caps.safe_shifts:
        table[Ops.SHL] = table[Ops.SHR] = _shift
    return table
