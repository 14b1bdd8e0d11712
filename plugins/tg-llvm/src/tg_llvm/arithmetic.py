"""Arithmetic of the graph as LLVM IR, for scalars and vectors alike.

Each function writes one operation with exactly the meaning the graph gives it (NaN propagates
through MAX, a division by zero is zero, a shift too far is zero) and returns its operand.
"""

from __future__ import annotations

from collections.abc import Callable

from tgcore.ir import DType, Ops, UOp
from tgcore.render.cfamily import is_number
from tgcore.support.errors import SpecError

from tg_llvm.instructions import Instructions
from tg_llvm.types import constant, type_name, zero

Write = Callable[[Instructions, UOp], str]

_INT = {Ops.ADD: "add", Ops.MUL: "mul", Ops.SUB: "sub", Ops.AND: "and", Ops.OR: "or",
        Ops.XOR: "xor"}  # fmt: skip
_BOOL = {Ops.ADD: "or", Ops.MUL: "and", Ops.MAX: "or", Ops.AND: "and", Ops.OR: "or",
         Ops.XOR: "xor"}  # fmt: skip
_FLOAT = {Ops.ADD: "fadd", Ops.MUL: "fmul", Ops.SUB: "fsub", Ops.FDIV: "fdiv"}
_COMPARE = {
    "f": {Ops.CMPLT: "olt", Ops.CMPLE: "ole", Ops.CMPEQ: "oeq", Ops.CMPNE: "une"},
    "i": {Ops.CMPLT: "slt", Ops.CMPLE: "sle", Ops.CMPEQ: "eq", Ops.CMPNE: "ne"},
    "u": {Ops.CMPLT: "ult", Ops.CMPLE: "ule", Ops.CMPEQ: "eq", Ops.CMPNE: "ne"},
}
_COMPARE["b"] = _COMPARE["u"]
_FUNCTIONS = {
    Ops.SQRT: "sqrt", Ops.TRUNC: "trunc", Ops.EXP: "exp", Ops.EXP2: "exp2", Ops.LOG: "log",
    Ops.LOG2: "log2", Ops.SIN: "sin",
}  # fmt: skip


def suffix(dtype: DType) -> str:
    """Return a type in the name of an intrinsic: ``f32``, ``v4i8``."""
    scalar = "f" if dtype.kind == "f" else "i"
    return f"{f'v{dtype.lanes}' if dtype.lanes > 1 else ''}{scalar}{dtype.bits}"


def _pair(writer: Instructions, node: UOp) -> tuple[str, str, DType]:
    """Return both operands, and the type in which they meet."""
    left, right = node.src
    lanes = max(left.dtype.lanes, right.dtype.lanes)
    return writer.operand(left, lanes), writer.operand(right, lanes), left.dtype.scalar.vec(lanes)


def binary(writer: Instructions, node: UOp) -> str:
    """Write an operation that LLVM has as an instruction."""
    left, right, dtype = _pair(writer, node)
    table = _FLOAT if dtype.kind == "f" else _BOOL if dtype.kind == "b" else _INT
    word = table.get(node.op)
    if word is None:
        raise SpecError(f"LLVM IR has no {node.op.name} of {dtype.name}")
    return writer.emit(f"{word} {type_name(dtype)} {left}, {right}")


def compare(writer: Instructions, node: UOp) -> str:
    """Write a comparison, which gives one bit for each lane."""
    left, right, dtype = _pair(writer, node)
    word = "fcmp" if dtype.kind == "f" else "icmp"
    return writer.emit(f"{word} {_COMPARE[dtype.kind][node.op]} {type_name(dtype)} {left}, {right}")


def greater(writer: Instructions, node: UOp) -> str:
    """Write the greater of two values; NaN propagates."""
    left, right, dtype = _pair(writer, node)
    kind = type_name(dtype)
    if dtype.kind == "b":
        return writer.emit(f"or {kind} {left}, {right}")
    if dtype.kind != "f":
        name = "smax" if dtype.kind == "i" else "umax"
        return writer.call(f"llvm.{name}.{suffix(dtype)}", kind, (kind, left), (kind, right))
    if is_number(node.src[0]):
        left, right = right, left
    bits = type_name(_flags(dtype))
    above = writer.emit(f"fcmp ogt {kind} {right}, {left}")
    found = writer.emit(f"select {bits} {above}, {kind} {right}, {kind} {left}")  # left if NaN
    if is_number(node.src[0]) or is_number(node.src[1]):
        return found
    bad = writer.emit(f"fcmp uno {kind} {right}, {right}")
    return writer.emit(f"select {bits} {bad}, {kind} {right}, {kind} {found}")


def _flags(dtype: DType) -> DType:
    from tgcore.ir import dtypes

    return dtypes.bool.vec(dtype.lanes)


def where(writer: Instructions, node: UOp) -> str:
    """Write a selection, by lanes or of whole vectors."""
    condition, yes, no = node.src
    dtype = node.dtype
    kind, bits = type_name(dtype), type_name(condition.dtype)
    first, second = writer.operand(yes, dtype.lanes), writer.operand(no, dtype.lanes)
    return writer.emit(f"select {bits} {writer.text[condition]}, {kind} {first}, {kind} {second}")


def negative(writer: Instructions, node: UOp) -> str:
    """Write the negation."""
    kind, text = type_name(node.dtype), writer.text[node.src[0]]
    if node.dtype.kind == "f":
        return writer.emit(f"fneg {kind} {text}")
    return writer.emit(f"sub {kind} {zero(node.dtype)}, {text}")


def reciprocal(writer: Instructions, node: UOp) -> str:
    """Write one over the value."""
    kind, one = type_name(node.dtype), constant(1.0, node.dtype)
    return writer.emit(f"fdiv {kind} {one}, {writer.text[node.src[0]]}")


def function(writer: Instructions, node: UOp) -> str:
    """Write a call of the intrinsic for a float operation."""
    kind, dtype = type_name(node.dtype), node.dtype
    return writer.call(
        f"llvm.{_FUNCTIONS[node.op]}.{suffix(dtype)}", kind, (kind, writer.text[node.src[0]])
    )


def multiply_add(writer: Instructions, node: UOp) -> str:
    """Write a*b+c, with one rounding for floats."""
    dtype = node.dtype
    kind = type_name(dtype)
    a, b, c = (writer.operand(child, dtype.lanes) for child in node.src)
    if dtype.kind == "f":
        return writer.call(f"llvm.fma.{suffix(dtype)}", kind, (kind, a), (kind, b), (kind, c))
    product = writer.emit(f"mul {kind} {a}, {b}")
    return writer.emit(f"add {kind} {product}, {c}")


def shift(writer: Instructions, node: UOp) -> str:
    """Write a shift; one by the width or more gives 0, or the sign."""
    dtype, amount = node.dtype, node.src[1]
    kind = type_name(dtype)
    value, count = writer.operand(node.src[0], dtype.lanes), writer.operand(amount, dtype.lanes)
    word = "shl" if node.op is Ops.SHL else "lshr" if dtype.kind == "u" else "ashr"
    low, high = amount.bounds
    safe = low >= 0 and high < dtype.bits
    wide = amount.dtype.scalar.vec(dtype.lanes)
    inside = ""
    if not safe:  # seen as unsigned, a negative amount is too large as well
        limit = constant(dtype.bits, wide)
        inside = writer.emit(f"icmp ult {type_name(wide)} {count}, {limit}")
    if wide.bits != dtype.bits:
        change = "trunc" if wide.bits > dtype.bits else "zext"
        count = writer.emit(f"{change} {type_name(wide)} {count} to {kind}")
    if safe:
        return writer.emit(f"{word} {kind} {value}, {count}")
    bits = type_name(_flags(dtype))
    if word == "ashr":  # by the width less one, which leaves the sign
        most = constant(dtype.bits - 1, dtype)
        count = writer.emit(f"select {bits} {inside}, {kind} {count}, {kind} {most}")
        return writer.emit(f"{word} {kind} {value}, {count}")
    count = writer.emit(f"select {bits} {inside}, {kind} {count}, {kind} {zero(dtype)}")
    found = writer.emit(f"{word} {kind} {value}, {count}")
    return writer.emit(f"select {bits} {inside}, {kind} {found}, {kind} {zero(dtype)}")


def division(writer: Instructions, node: UOp) -> str:
    """Division towards zero that never traps: by 0 it gives 0, the least value by -1 wraps."""
    left, right, dtype = _pair(writer, node)
    kind, quotient = type_name(dtype), node.op is Ops.CDIV
    word = ("s" if dtype.kind == "i" else "u") + ("div" if quotient else "rem")
    low, high = node.src[1].bounds
    least = dtype.kind == "i" and low <= -1 <= high and node.src[0].vmin <= dtype.min
    by_zero = low <= 0 <= high
    if not least and not by_zero:
        return writer.emit(f"{word} {kind} {left}, {right}")
    bits, none = type_name(_flags(dtype)), zero(dtype)
    bad: list[str] = []
    if by_zero:
        bad.append(writer.emit(f"icmp eq {kind} {right}, {none}"))
    if least:
        bad.append(writer.emit(f"icmp eq {kind} {right}, {constant(-1, dtype)}"))
    either = bad[0] if len(bad) == 1 else writer.emit(f"or {bits} {bad[0]}, {bad[1]}")
    safe = writer.emit(f"select {bits} {either}, {kind} {constant(1, dtype)}, {kind} {right}")
    found = writer.emit(f"{word} {kind} {left}, {safe}")
    if least:
        other = writer.emit(f"sub {kind} {none}, {left}") if quotient else none
        found = writer.emit(f"select {bits} {bad[-1]}, {kind} {other}, {kind} {found}")
    if by_zero:
        found = writer.emit(f"select {bits} {bad[0]}, {kind} {none}, {kind} {found}")
    return found


def _missing(writer: Instructions, node: UOp) -> str:
    raise SpecError(f"{node.op.name} must be decomposed before it is rendered")


ALU: dict[Ops, Write] = {
    **dict.fromkeys((*_INT, *_FLOAT), binary),
    **dict.fromkeys(_COMPARE["f"], compare),
    **dict.fromkeys(_FUNCTIONS, function),
    **dict.fromkeys((Ops.FLOORDIV, Ops.FLOORMOD, Ops.THREEFRY), _missing),
    Ops.MAX: greater,
    Ops.WHERE: where,
    Ops.NEG: negative,
    Ops.RECIPROCAL: reciprocal,
    Ops.MULACC: multiply_add,
    Ops.SHL: shift,
    Ops.SHR: shift,
    Ops.CDIV: division,
    Ops.CMOD: division,
}
