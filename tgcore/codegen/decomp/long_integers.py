"""64-bit integers on targets that have only 32-bit ones: every value is a pair of words.

Runs after the other decompositions. Storage becomes words of 32 bits, low word first. Sums over
reductions are exact: they add narrow limbs that cannot overflow in the number of iterations.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tgcore.codegen.decomp.polynomial import choose
from tgcore.codegen.decomp.words import (
    Pair,
    add,
    divide,
    less,
    multiply,
    negate,
    same,
    select,
    shift_left,
    shift_right,
)
from tgcore.codegen.remap import rename_open
from tgcore.ir import AxisKind, DType, GroupOp, Ops, ParamInfo, UOp, dtypes
from tgcore.support.errors import DTypeError
from tgcore.target import Capabilities

_U32, _I32 = dtypes.uint32, dtypes.int32
_LONG = frozenset({dtypes.int64, dtypes.uint64})


class Pairs:
    """Rewrites one kernel: `pairs` holds long values, `plain` all others."""

    def __init__(self, caps: Capabilities) -> None:
        self.caps = caps
        self.needed = not (caps.arithmetic & caps.storage).issuperset(_LONG)
        self.pairs: dict[UOp, Pair] = {}
        self.plain: dict[UOp, UOp] = {}
        self.number = 0  # of a range that the kernel does not have

    def applies(self, nodes: list[UOp]) -> bool:
        """Return whether the kernel has 64-bit integers that the target lacks."""
        return self.needed and any(node.dtype in _LONG for node in nodes)

    def run(self, root: UOp, nodes: list[UOp]) -> UOp:
        """Return the kernel in 32-bit integers."""
        self.number = 1 + max([node.arg[0] for node in nodes if node.op is Ops.RANGE], default=-1)
        for node in nodes:
            source = node.src[0].dtype if node.src else dtypes.void
            if node.op is Ops.STORE and node.src[1].dtype in _LONG:
                self.plain[node] = self._store(node)
            elif node.op in (Ops.PARAM, Ops.INDEX, Ops.AFTER) and node.dtype in _LONG:
                self.plain[node] = self._place(node)
            elif node.dtype in _LONG:
                self.pairs[node] = self._long(node)
            elif source in _LONG and node.op in GroupOp.ELEMENTWISE:
                self.plain[node] = self._from_long(node)
            else:
                self.plain[node] = self._other(node)
        return self.plain[root]

    def _other(self, node: UOp) -> UOp:
        """A node whose sources are plain, but for a long shift amount."""
        src = tuple([self.plain[c] if c in self.plain else self.pairs[c].low for c in node.src])
        return node if src == node.src else UOp(node.op, node.dtype, src, node.arg)

    # *** memory ***

    def _place(self, node: UOp) -> UOp:
        if node.op is Ops.PARAM:
            info = node.arg
            words = ParamInfo(info.slot, info.size * 2, info.device, info.volatile, info.internal)
            return UOp(Ops.PARAM, _U32, (), words)
        src = [self.plain[child] for child in node.src]
        if node.op is Ops.INDEX:
            src[1] = src[1] * 2
        return UOp(node.op, _U32, tuple(src), node.arg)

    def _words(self, index: UOp) -> tuple[UOp, UOp]:
        storage, offset, *gate = index.src
        return index, UOp(Ops.INDEX, _U32, (storage, offset + 1, *gate))

    def _store(self, node: UOp) -> UOp:
        low, high = self._words(self.plain[node.src[0]])
        value = self.pairs[node.src[1]]
        return UOp(Ops.GROUP, dtypes.void, (low.store(value.low), high.store(value.high)))

    # *** values ***

    def _long(self, node: UOp) -> Pair:
        rule = _RULES.get(node.op)
        if rule is None:
            raise DTypeError(f"{node.op.name} of {node.dtype.name} cannot be emulated in 32 bits")
        return rule(self, node)

    def _pair(self, node: UOp) -> Pair:
        return self.pairs[node]

    def _from_long(self, node: UOp) -> UOp:
        signed = node.src[0].dtype is dtypes.int64
        left = self.pairs[node.src[0]]
        if node.op is Ops.CAST:
            return _narrowed(left, signed, node.dtype)
        if node.op is Ops.BITCAST:
            raise DTypeError(f"the bits of {node.src[0].dtype.name} cannot be read in 32 bits")
        right = self.pairs[node.src[1]]
        if node.op is Ops.CMPLT:
            return less(left, right, signed)
        if node.op is Ops.CMPLE:
            return less(right, left, signed).logical_not()
        equal = same(left, right)
        return equal if node.op is Ops.CMPEQ else equal.logical_not()


def _narrowed(value: Pair, signed: bool, dtype: DType) -> UOp:
    if dtype.kind == "b":
        return (value.low | value.high).ne(0)
    if dtype.weak and not dtype.is_float:
        return _place_of(value, signed).cast(dtype)
    if not dtype.is_float:
        return value.low.cast(dtype)
    minus = less(value, Pair.of(0), signed)
    size = select(minus, negate(value), value)
    work = dtype if dtype.bits >= 32 else dtypes.float32
    total = size.high.cast(work) * 2.0**32 + size.low.cast(work)
    return choose(minus, total * -1.0, total).cast(dtype)


def _place_of(value: Pair, signed: bool) -> UOp:
    """Return a long value as a place: what leaves 32 bits is the first or last of these.

    No axis is that long, so such a place lies outside before and after.
    """
    low, zero = value.low.bitcast(_I32), UOp.const(_U32, 0)
    last, first = UOp.const(_I32, (1 << 31) - 1), UOp.const(_I32, -(1 << 31))
    if not signed:
        return choose(value.high.eq(zero) & (low < 0).logical_not(), low, last)
    extended = choose(low < 0, UOp.const(_U32, 0xFFFFFFFF), zero)
    outside = choose(value.high.bitcast(_I32) < 0, first, last)
    return choose(value.high.eq(extended), low, outside)


def _widened(source: UOp, dtype: DType, caps: Capabilities) -> Pair:
    """Return a narrower value (already rewritten) as a long one."""
    if source.dtype.is_float:
        return _from_float(source, dtype)
    if source.dtype.weak:
        low, high = source.bounds
        if low < -(1 << 31) or high >= 1 << 31:
            raise DTypeError("an index needs 64 bits, which the target cannot compute in")
        source = source.cast(_I32)
    low = source.cast(_U32)
    zero = UOp.const(_U32, 0)
    if source.dtype.kind == "i":
        return Pair(low, choose(source < 0, UOp.const(_U32, 0xFFFFFFFF), zero))
    return Pair(low, zero)


def _from_float(source: UOp, dtype: DType) -> Pair:
    x = source if source.dtype.bits >= 32 else source.cast(dtypes.float32)
    negative = x < 0.0
    size = choose(negative, x * -1.0, x)
    limit = 2.0**63 if dtype is dtypes.int64 else 2.0**64
    inside = size < limit
    size = choose(inside, size, size.const_like(0.0))
    high = (size * 2.0**-32).cast(_U32)
    low = (size + high.cast(x.dtype) * -(2.0**32)).cast(_U32)
    most = (1 << 63) - 1 if dtype is dtypes.int64 else (1 << 64) - 1
    top = Pair.of(most)
    zero = Pair.of(0)
    big = x.ne(x).logical_not() & inside.logical_not()
    if dtype is dtypes.uint64:
        value = select(negative, zero, Pair(low, high))
        return select(big, select(negative, zero, top), value)
    value = Pair(low, high)
    value = select(negative, negate(value), value)
    return select(big, select(negative, Pair.of(1 << 63), top), value)


def _cast(owner: Pairs, node: UOp) -> Pair:
    source = node.src[0]
    if source.dtype in _LONG:
        return owner.pairs[source]
    return _widened(owner.plain[source], node.dtype, owner.caps)


def _load(owner: Pairs, node: UOp) -> Pair:
    low, high = owner._words(owner.plain[node.src[0]])
    return Pair(low.load(), high.load())


def _bitwise(owner: Pairs, node: UOp) -> Pair:
    left, right = owner._pair(node.src[0]), owner._pair(node.src[1])
    return Pair(left.low.alu(node.op, right.low), left.high.alu(node.op, right.high))


def _two(rule: Callable[[Pair, Pair, bool], Pair]) -> Callable[[Pairs, UOp], Pair]:
    def run(owner: Pairs, node: UOp) -> Pair:
        signed = node.dtype is dtypes.int64
        return rule(owner._pair(node.src[0]), owner._pair(node.src[1]), signed)

    return run


def _shift(owner: Pairs, node: UOp) -> Pair:
    amount = node.src[1]
    count = owner.pairs[amount].low if amount in owner.pairs else owner.plain[amount].cast(_U32)
    value = owner._pair(node.src[0])
    if node.op is Ops.SHL:
        return shift_left(value, count)
    return shift_right(value, count, node.dtype is dtypes.int64)


def _where(owner: Pairs, node: UOp) -> Pair:
    condition = owner.plain[node.src[0]]
    return select(condition, owner._pair(node.src[1]), owner._pair(node.src[2]))


def _max(left: Pair, right: Pair, signed: bool) -> Pair:
    return select(less(left, right, signed), right, left)


def _reduce(owner: Pairs, node: UOp) -> Pair:
    value, op = owner._pair(node.src[0]), node.arg[0]
    ranges = tuple([owner.plain[axis] for axis in node.src[1:]])
    if op is Ops.MAX:
        return _reduce_max(owner, value, ranges, node.dtype is dtypes.int64)
    if op is not Ops.ADD:
        raise DTypeError(f"a product of {node.dtype.name} cannot be emulated in 32 bits")
    count = math.prod([axis.src[0].vmax for axis in ranges])
    bits = min(16, 32 - max(1, int(count)).bit_length())
    if bits < 2:
        raise DTypeError(f"a sum of {count} {node.dtype.name} cannot be emulated in 32 bits")
    total = Pair.of(0)
    for place in range(0, 64, bits):
        limb = shift_right(value, UOp.const(_U32, place), False).low & ((1 << bits) - 1)
        part = limb.reduce(Ops.ADD, *ranges)
        total = add(total, shift_left(Pair(part, UOp.const(_U32, 0)), UOp.const(_U32, place)))
    return total


def _reduce_max(owner: Pairs, value: Pair, ranges: tuple[UOp, ...], signed: bool) -> Pair:
    """Return the greatest high word, and in a loop of its own the greatest low word beside it."""
    high = value.high.bitcast(_I32) if signed else value.high
    top = high.reduce(Ops.MAX, *ranges)
    again: dict[UOp, UOp] = {}
    for axis in ranges:
        if axis.arg[1] is AxisKind.REDUCE:  # others are no loops
            again[axis] = axis.replace(arg=(owner.number, AxisKind.REDUCE))
            owner.number += 1
    beside = rename_open(high, again).eq(top)
    low = choose(beside, rename_open(value.low, again), UOp.const(_U32, 0))
    greatest = low.reduce(Ops.MAX, *[again.get(axis, axis) for axis in ranges])
    return Pair(greatest, top.bitcast(_U32))


def _variable(owner: Pairs, node: UOp) -> Pair:
    raise DTypeError(
        f"variable {node.arg[0]} is a 64-bit integer, which the target lacks", hint="bind an index"
    )


_RULES: dict[Ops, Callable[[Pairs, UOp], Pair]] = {
    Ops.CONST: lambda owner, node: Pair.of(node.arg),
    Ops.VAR: _variable,
    Ops.CAST: _cast,
    Ops.BITCAST: lambda owner, node: owner._pair(node.src[0]),
    Ops.LOAD: _load,
    Ops.ADD: _two(lambda a, b, signed: add(a, b)),
    Ops.MUL: _two(lambda a, b, signed: multiply(a, b)),
    Ops.SUB: _two(lambda a, b, signed: add(a, negate(b))),
    Ops.NEG: lambda owner, node: negate(owner._pair(node.src[0])),
    Ops.CDIV: _two(lambda a, b, signed: divide(a, b, signed)[0]),
    Ops.CMOD: _two(lambda a, b, signed: divide(a, b, signed)[1]),
    Ops.AND: _bitwise,
    Ops.OR: _bitwise,
    Ops.XOR: _bitwise,
    Ops.SHL: _shift,
    Ops.SHR: _shift,
    Ops.MAX: _two(_max),
    Ops.WHERE: _where,
    Ops.REDUCE: _reduce,
}
