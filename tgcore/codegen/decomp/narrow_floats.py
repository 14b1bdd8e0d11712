"""Arithmetic on floats narrower than the target computes in, and their storage as bits.

Where a target can load and convert a narrow type but not compute in it, each operation is done in
float32 and rounded back. Where it cannot even load it, storage holds the bits as integers, and
values travel as float32 that are exactly representable in the narrow type; every operation and
cast rounds to it (to nearest, ties to even), so results do not depend on the target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.codegen.decomp.polynomial import choose
from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.target import Capabilities

if TYPE_CHECKING:
    from tgcore.codegen.decomp.rule import Rule

_F32 = dtypes.float32
# exponent bits, mantissa bits, exponent bias, has infinities
_LAYOUT: dict[DType, tuple[int, int, int, bool]] = {
    dtypes.float16: (5, 10, 15, True),
    dtypes.bfloat16: (8, 7, 127, True),
    dtypes.fp8e5m2: (5, 2, 15, True),
    dtypes.fp8e4m3: (4, 3, 7, False),
}
_BITS = {8: dtypes.uint8, 16: dtypes.uint16}


def is_narrow(dtype: DType) -> bool:
    """Return whether `dtype` is a float narrower than 32 bits."""
    return dtype.scalar in _LAYOUT


def to_bits(value: UOp, dtype: DType) -> UOp:
    """Return float32 `value`, rounded to `dtype`, as the bits of `dtype` (in a uint32)."""
    exponent, mantissa, bias, infinities = _LAYOUT[dtype]
    bits = value.bitcast(dtypes.uint32)
    sign = (bits >> 31) << (exponent + mantissa)
    size = bits & 0x7FFFFFFF
    drop = 23 - mantissa
    # normal results: add half of the dropped part, less one where the kept part is even
    odd = (size >> drop) & 1
    normal = (size + odd + ((1 << (drop - 1)) - 1)) >> drop
    normal = normal + -((127 - bias) << mantissa)
    if bias < 127:
        # denormal results: adding 2**(1 - bias + 23 - mantissa) rounds to their unit
        magic = 2.0 ** (1 - bias + 23 - mantissa)
        shifted = size.bitcast(_F32) + magic
        small = shifted.bitcast(dtypes.uint32) + -float_bits(magic)
        least = (128 - bias) << 23
        found = choose(size < least, small, normal)
    else:
        found = normal
    top = ((1 << exponent) - 1) << mantissa
    quiet = top | (1 << (mantissa - 1)) if infinities else top | ((1 << mantissa) - 1)
    if infinities:
        found = choose(found < top, found, found.const_like(top))
    else:
        most = quiet - 1
        found = choose(found < most + 1, found, found.const_like(quiet))
    found = choose(size < 0x7F800001, found, found.const_like(quiet))
    if not infinities:
        found = choose(size < 0x7F800000, found, found.const_like(quiet))
    return found | sign


def float_bits(value: float) -> int:
    """Return the bits of a float32 constant."""
    import struct

    number: int = struct.unpack("<I", struct.pack("<f", value))[0]
    return number


def from_bits(bits: UOp, dtype: DType) -> UOp:
    """Return the float32 of the narrow float whose bits stand in the uint32 `bits`."""
    exponent, mantissa, bias, infinities = _LAYOUT[dtype]
    sign = (bits >> (exponent + mantissa)) << 31
    size = bits & ((1 << (exponent + mantissa)) - 1)
    drop = 23 - mantissa
    if bias == 127:
        return ((size << drop) | sign).bitcast(_F32)
    # reading the bits as a float32 with the narrow exponent, then scaling, is exact: denormals
    # of the narrow type become the float32 they stand for
    value = (size << drop).bitcast(_F32)
    scale = 2.0 ** (127 - bias)
    if dtype is dtypes.float16 or bias <= 15:
        normal = ((size << drop) + ((127 - bias) << 23)).bitcast(_F32)
        unit = size.cast(_F32) * 2.0 ** (1 - bias - mantissa)
        value = choose(size < (1 << mantissa), unit, normal)
    else:
        value = value * scale
    top = ((1 << exponent) - 1) << mantissa
    if infinities:
        special = ((size << drop) | 0x7F800000).bitcast(_F32)
        value = choose(size < top, value, special)
    else:
        nan = UOp.const(dtypes.uint32, 0x7FC00000).bitcast(_F32)
        value = choose(size.eq(top | ((1 << mantissa) - 1)), nan, value)
    return (value.bitcast(dtypes.uint32) | sign).bitcast(_F32)


def rounded(value: UOp, dtype: DType) -> UOp:
    """Return the float32 `value` rounded to what `dtype` can hold."""
    return from_bits(to_bits(value, dtype), dtype)


def _computed(node: UOp, caps: Capabilities) -> UOp | None:
    """An operation on a type that can be converted but not computed in."""
    dtype = node.src[-1].dtype
    if not is_narrow(dtype) or dtype.scalar in caps.arithmetic:
        return None
    src = tuple([c.cast(_F32) if c.dtype is dtype else c for c in node.src])
    if node.dtype.kind == "b":
        return UOp(node.op, node.dtype, src, node.arg)
    return UOp(node.op, _F32, src, node.arg).cast(dtype)


def _reduced(node: UOp, caps: Capabilities) -> UOp | None:
    dtype = node.dtype
    if not is_narrow(dtype) or dtype.scalar in caps.arithmetic:
        return None
    wide = node.src[0].cast(_F32)
    return UOp(Ops.REDUCE, _F32, (wide, *node.src[1:]), node.arg).cast(dtype)


def computing_rules(caps: Capabilities) -> dict[Ops, Rule]:
    """Return rules for every operation, if some narrow type is stored but not computed in."""
    lacking = [d for d in _LAYOUT if d in caps.storage and d not in caps.arithmetic]
    if not lacking:
        return {}
    return {**dict.fromkeys(GroupOp.ALU, _computed), Ops.REDUCE: _reduced}


class Carrier:
    """Rewrites a kernel so that narrow types the target cannot load travel as float32."""

    def __init__(self, caps: Capabilities) -> None:
        self.lacking = frozenset([d for d in _LAYOUT if d not in caps.storage])

    def applies(self, nodes: list[UOp]) -> bool:
        """Return whether some node has a type that the target cannot load."""
        return any(node.dtype in self.lacking for node in nodes)

    def run(self, root: UOp, nodes: list[UOp]) -> UOp:
        """Return the kernel with storage as bits and values as float32."""
        new: dict[UOp, UOp] = {}
        for node in nodes:
            new[node] = self._node(node, tuple([new[child] for child in node.src]))
        return new[root]

    def _node(self, node: UOp, src: tuple[UOp, ...]) -> UOp:
        op, dtype = node.op, node.dtype
        source = node.src[0].dtype if node.src else dtype
        if op is Ops.STORE and node.src[1].dtype in self.lacking:
            narrow = node.src[1].dtype
            return src[0].store(to_bits(src[1], narrow).cast(_BITS[narrow.bits]))
        if op is Ops.CAST and source in self.lacking and dtype not in self.lacking:
            return src[0].cast(dtype)
        if op is Ops.BITCAST and source in self.lacking:
            bits = to_bits(src[0], source).cast(_BITS[source.bits])
            return self._from(bits, dtype) if dtype in self.lacking else bits.bitcast(dtype)
        if dtype not in self.lacking:
            return node if src == node.src else UOp(op, dtype, src, node.arg)
        if op is Ops.CONST:
            return rounded(UOp.const(_F32, node.arg), dtype)
        if op in GroupOp.STORAGE or op in (Ops.INDEX, Ops.AFTER):
            return UOp(op, _BITS[dtype.bits], src, node.arg)
        if op is Ops.LOAD:
            return self._from(UOp(op, _BITS[dtype.bits], src, node.arg), dtype)
        if op is Ops.BITCAST:
            return self._from(src[0].bitcast(_BITS[dtype.bits]), dtype)
        if op is Ops.CAST:
            return rounded(_to_single(src[0]), dtype)
        exact = op in (Ops.WHERE, Ops.MAX) or (op is Ops.REDUCE and node.arg[0] is Ops.MAX)
        value = UOp(op, _F32, src, node.arg)
        return value if exact else rounded(value, dtype)

    def _from(self, bits: UOp, dtype: DType) -> UOp:
        return from_bits(bits.cast(dtypes.uint32), dtype)


def _to_single(value: UOp) -> UOp:
    """Return `value` as a float32 from which rounding to a narrow type is still right.

    Wider values are first rounded to odd, so that the second rounding sees where they lay.
    """
    if value.dtype.scalar is _F32 or value.dtype.kind == "b":
        return value.cast(_F32)
    if value.dtype.is_int and (value.dtype.weak or value.dtype.bits <= 16):
        return value.cast(_F32)
    wide = value
    near = wide.cast(_F32)
    back = near.cast(wide.dtype)
    bits = near.bitcast(dtypes.uint32)
    exact = back.eq(wide)
    if wide.dtype.is_float:
        away = choose(back < 0.0, wide * -1.0, wide) < choose(back < 0.0, back * -1.0, back)
    else:
        away = choose(wide < 0, back < wide, wide < back) if wide.dtype.kind == "i" else wide < back
    toward_zero = choose(away, bits + -1, bits)
    odd = (toward_zero | 1).bitcast(_F32)
    return choose(exact | near.eq(0.0) | near.ne(near), near, odd)
