"""Conversions between types as LLVM IR.

Floats become integers by saturation. Narrow floats are rounded once: a double first becomes a
float whose last bit says whether something was lost, so that the second rounding sees it.
bfloat16 is held as its bits, since not every target can convert it.
"""

from __future__ import annotations

from tgcore.ir import DType, UOp, dtypes

from tg_llvm.arithmetic import suffix
from tg_llvm.instructions import Instructions
from tg_llvm.types import constant, type_name, zero


def bitcast(writer: Instructions, node: UOp) -> str:
    """Write the same bits as another type."""
    source, dtype = type_name(node.src[0].dtype), type_name(node.dtype)
    text = writer.text[node.src[0]]
    return text if source == dtype else writer.emit(f"bitcast {source} {text} to {dtype}")


def cast(writer: Instructions, node: UOp) -> str:
    """Write the conversion of a value."""
    return convert(writer, writer.text[node.src[0]], node.src[0].dtype, node.dtype)


def convert(writer: Instructions, text: str, source: DType, dtype: DType) -> str:
    """Write the conversion of an operand of type `source` to `dtype`."""
    if source.scalar is dtype.scalar:
        return text
    if source.scalar is dtypes.bfloat16:
        return convert(writer, _widen(writer, text, source), _single(source), dtype)
    if dtype.kind == "b":
        word = "fcmp une" if source.kind == "f" else "icmp ne"
        return writer.emit(f"{word} {type_name(source)} {text}, {zero(source)}")
    if dtype.kind == "f":
        return _to_float(writer, text, source, dtype)
    if source.kind == "f":
        if source.bits < 32:
            text, source = _plain(writer, "fpext", text, source, _single(source)), _single(source)
        return _saturate(writer, text, source, dtype)
    return _between_ints(writer, text, source, dtype)


def _saturate(writer: Instructions, text: str, source: DType, dtype: DType) -> str:
    """Write a float as an integer: its nearest bound outside the range, 0 for NaN."""
    name = "fptosi" if dtype.kind == "i" else "fptoui"
    kind, real = type_name(dtype), type_name(source)
    if source.lanes == 1 or dtype.bits > 32:
        return writer.call(f"llvm.{name}.sat.{suffix(dtype)}.{suffix(source)}", kind, (real, text))
    # LLVM takes the intrinsic on vectors apart into scalars; comparing with the bounds, which are
    # exact in every float, keeps them whole
    low, high = int(dtype.scalar.min), int(dtype.scalar.max)
    truth = type_name(dtypes.bool.vec(source.lanes))
    least, most = constant(float(low), source), constant(float(high + 1), source)
    small = writer.emit(f"fcmp olt {real} {text}, {least}")
    big = writer.emit(f"fcmp oge {real} {text}, {most}")
    above = writer.emit(f"fcmp oge {real} {text}, {least}")  # not for NaN, as `small` is not
    inside = writer.emit(f"and {truth} {above}, {writer.emit(f'fcmp olt {real} {text}, {most}')}")
    safe = writer.emit(f"select {truth} {inside}, {real} {text}, {real} {zero(source)}")
    whole = _plain(writer, name, safe, source, dtype)
    capped = writer.emit(f"select {truth} {big}, {kind} {constant(high, dtype)}, {kind} {whole}")
    return writer.emit(f"select {truth} {small}, {kind} {constant(low, dtype)}, {kind} {capped}")


def _single(dtype: DType) -> DType:
    return dtypes.float32.vec(dtype.lanes)


def _plain(writer: Instructions, word: str, text: str, source: DType, dtype: DType) -> str:
    return writer.emit(f"{word} {type_name(source)} {text} to {type_name(dtype)}")


def _between_ints(writer: Instructions, text: str, source: DType, dtype: DType) -> str:
    bits = 1 if source.kind == "b" else source.bits
    if bits == dtype.bits:
        return text
    word = "trunc" if bits > dtype.bits else "sext" if source.kind == "i" else "zext"
    return _plain(writer, word, text, source, dtype)


def _to_float(writer: Instructions, text: str, source: DType, dtype: DType) -> str:
    narrow = dtype.bits < 32
    if source.kind != "f":
        word = "sitofp" if source.kind == "i" else "uitofp"
        if not narrow:
            return _plain(writer, word, text, source, dtype)
        exact = source.kind == "b" or source.bits <= 16
        wide = (dtypes.float32 if exact else dtypes.float64).vec(dtype.lanes)
        return _to_float(writer, _plain(writer, word, text, source, wide), wide, dtype)
    if dtype.bits > source.bits:
        return _plain(writer, "fpext", text, source, dtype)
    if not narrow:
        return _plain(writer, "fptrunc", text, source, dtype)
    if source.bits == 16:
        text, source = _plain(writer, "fpext", text, source, _single(source)), _single(source)
    if source.bits == 64:
        text, source = _round_to_odd(writer, text, source), _single(source)
    if dtype.scalar is dtypes.bfloat16:
        return _shorten(writer, text, source)
    return _plain(writer, "fptrunc", text, source, dtype)


def _round_to_odd(writer: Instructions, text: str, source: DType) -> str:
    """Write a double as a float: cut, with the last bit set where anything was cut off."""
    single, word = _single(source), dtypes.int32.vec(source.lanes)
    wide, bits = type_name(source), type_name(word)
    flags = type_name(dtypes.bool.vec(source.lanes))
    near = _plain(writer, "fptrunc", text, source, single)
    back = _plain(writer, "fpext", near, single, source)
    size, given = (
        writer.call(f"llvm.fabs.{suffix(source)}", wide, (wide, x)) for x in (back, text)
    )
    above = writer.emit(f"fcmp ogt {wide} {size}, {given}")
    inexact = writer.emit(f"fcmp one {wide} {back}, {text}")
    number = writer.emit(f"bitcast {type_name(single)} {near} to {bits}")
    step = writer.emit(f"sext {flags} {above} to {bits}")
    lower = writer.emit(f"add {bits} {number}, {step}")
    mark = writer.emit(f"zext {flags} {inexact} to {bits}")
    marked = writer.emit(f"or {bits} {lower}, {mark}")
    return writer.emit(f"bitcast {bits} {marked} to {type_name(single)}")


def _widen(writer: Instructions, text: str, source: DType) -> str:
    """Write the float that the bits of a bfloat16 stand for."""
    word = type_name(dtypes.uint32.vec(source.lanes))
    wide = writer.emit(f"zext {type_name(source)} {text} to {word}")
    high = writer.emit(f"shl {word} {wide}, {constant(16, dtypes.uint32.vec(source.lanes))}")
    return writer.emit(f"bitcast {word} {high} to {type_name(_single(source))}")


def _shorten(writer: Instructions, text: str, source: DType) -> str:
    """Write the bits of the bfloat16 nearest to a float, ties to even."""
    integer = dtypes.uint32.vec(source.lanes)
    word, kind = type_name(integer), type_name(source)
    flags = type_name(dtypes.bool.vec(source.lanes))
    bits = writer.emit(f"bitcast {kind} {text} to {word}")
    shifted = writer.emit(f"lshr {word} {bits}, {constant(16, integer)}")
    odd = writer.emit(f"and {word} {shifted}, {constant(1, integer)}")
    half = writer.emit(f"add {word} {odd}, {constant(0x7FFF, integer)}")
    summed = writer.emit(f"add {word} {bits}, {half}")
    quiet = writer.emit(f"or {word} {bits}, {constant(0x400000, integer)}")
    bad = writer.emit(f"fcmp uno {kind} {text}, {text}")
    chosen = writer.emit(f"select {flags} {bad}, {word} {quiet}, {word} {summed}")
    high = writer.emit(f"lshr {word} {chosen}, {constant(16, integer)}")
    return writer.emit(f"trunc {word} {high} to {type_name(dtypes.bfloat16.vec(source.lanes))}")
