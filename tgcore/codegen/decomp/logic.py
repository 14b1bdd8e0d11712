"""Comparisons, choice and sign: small operations in terms of smaller ones.

MAX propagates NaN; `a <= b` of integers is `not (b < a)`, of floats it is written with equality so
that NaN compares false.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.codegen.combine import maximum
from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities

if TYPE_CHECKING:
    from tgcore.codegen.decomp.rule import Rule


def _max(node: UOp, caps: Capabilities) -> UOp | None:
    left, right = node.src
    if node.dtype.weak:
        return (left < right).where(right, left)
    return left | right if node.dtype.kind == "b" else maximum(left, right)


def _cmpeq(node: UOp, caps: Capabilities) -> UOp | None:
    return node.src[0].ne(node.src[1]).logical_not()


def _cmple(node: UOp, caps: Capabilities) -> UOp | None:
    left, right = node.src
    if left.dtype.is_float:
        return (left < right) | left.eq(right)
    return (right < left).logical_not()


def _neg(node: UOp, caps: Capabilities) -> UOp | None:
    return node.src[0] * -1


def _sub(node: UOp, caps: Capabilities) -> UOp | None:
    return node.src[0] + node.src[1] * -1


def _reciprocal(node: UOp, caps: Capabilities) -> UOp | None:
    return node.const_like(1) / node.src[0]


def _mulacc(node: UOp, caps: Capabilities) -> UOp | None:
    return node.src[0] * node.src[1] + node.src[2]


RULES: dict[Ops, Rule] = {
    Ops.MAX: _max,
    Ops.CMPEQ: _cmpeq,
    Ops.CMPLE: _cmple,
    Ops.NEG: _neg,
    Ops.SUB: _sub,
    Ops.RECIPROCAL: _reciprocal,
    Ops.MULACC: _mulacc,
}


def _bool_arithmetic(node: UOp, caps: Capabilities) -> UOp | None:
    if node.dtype.kind != "b":
        return None
    return node.src[0].alu(Ops.OR if node.op is Ops.ADD else Ops.AND, node.src[1])


def _bool_less(node: UOp, caps: Capabilities) -> UOp | None:
    left, right = node.src
    if left.dtype.kind != "b":
        return None
    return left.logical_not() & right


def _bool_reduce(node: UOp, caps: Capabilities) -> UOp | None:
    """Reduce bools as bytes: vectors of bool have no registers."""
    if node.dtype.kind != "b":
        return None
    op = Ops.MUL if node.arg[0] is Ops.MUL else Ops.MAX
    value = node.src[0].cast(dtypes.uint8)
    return UOp(Ops.REDUCE, dtypes.uint8, (value, *node.src[1:]), (op, ())).ne(0)


def guards(caps: Capabilities) -> dict[Ops, Rule]:
    """Return rules for operations that every target has, where some operands need care."""
    return {Ops.ADD: _bool_arithmetic, Ops.MUL: _bool_arithmetic, Ops.CMPLT: _bool_less,
            Ops.REDUCE: _bool_reduce}  # fmt: skip
