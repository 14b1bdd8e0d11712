"""How operands meet: promotion, Python numbers, casts and choices, on nodes and on tensors.

Operands meet at their least common dtype (semantics.md section 7) and broadcast to one shape. A
Python number takes the dtype of the tensor it meets and stays a scalar in the graph. `Elementwise`
builds its operators on this; other parts of the tensor layer use the functions.
"""

from __future__ import annotations

from typing import Any, Self

from tgcore.ir import ConstType, DType, Ops, UOp, dtypes
from tgcore.support.errors import DTypeError
from tgcore.tensor.base import spread
from tgcore.tensor.movement import Movement

NUMBERS = (bool, int, float)
_BOOL_OPS = {Ops.ADD: Ops.OR, Ops.MUL: Ops.AND, Ops.MAX: Ops.OR}
_promote = dtypes.promote
_const = UOp.const


def scalar_dtype(value: ConstType, partner: DType) -> DType:
    """Return the dtype in which a Python number and a value of `partner` meet."""
    if isinstance(value, bool):
        return partner
    if isinstance(value, int):
        return dtypes.weakint if partner.kind == "b" else partner
    return partner if partner.is_float else dtypes.weakfloat


def dtype_of(dtype: DType | str) -> DType:
    """Return a dtype given as itself or by name."""
    if isinstance(dtype, str):
        return dtypes.by_name(dtype)
    if not isinstance(dtype, DType):
        raise DTypeError(f"{dtype!r} is no dtype", hint="use one of tgcore.dtypes, or its name")
    return dtype


def truth(node: UOp) -> UOp:
    """Return where a value is not zero, as a bool."""
    return node if node.dtype.kind == "b" else node.ne(0)


def lesser(left: UOp, right: UOp) -> UOp:
    """Return the lesser of two values of one dtype, NaN when either is NaN."""
    if left.dtype.is_float or left.dtype.weak:
        return -((-left).maximum(-right))
    flipped = (left ^ -1).maximum(right ^ -1)
    return flipped ^ -1


def choose(condition: UOp, yes: UOp, no: UOp) -> UOp:
    """Return WHERE of broadcast sources whose values meet at one dtype."""
    if yes.dtype is not no.dtype:
        dtype = _promote(yes.dtype, no.dtype)
        yes, no = yes.cast(dtype), no.cast(dtype)
    # a scalar condition beside larger values is legal: shape () stands for any shape
    condition, yes, no = spread([condition, yes, no])
    return condition.where(yes, no)


class Operands(Movement):
    """What brings the operands of an operator together."""

    __slots__ = ()

    def _node(self, other: Any) -> UOp:
        """Return any operand as a node."""
        if isinstance(other, Movement):
            return other._uop
        if isinstance(other, UOp):
            return other
        if isinstance(other, NUMBERS):
            return _const(dtypes.from_py(other), other)
        if other is None:
            raise DTypeError("a tensor cannot be made of None", hint="use numbers or tensors")
        return type(self)(other)._uop  # type: ignore[call-arg]

    def _pair(self, other: Any, reverse: bool = False, floats: bool = False) -> tuple[UOp, UOp]:
        """Return this tensor and `other` as nodes of one dtype whose shapes fit."""
        left = self._uop
        mine = left.dtype
        if isinstance(other, NUMBERS):
            dtype = scalar_dtype(other, mine)
            if floats and not dtype.is_float:
                dtype = dtypes.default_float
            left, right = left.cast(dtype), _const(dtype, other)
        else:
            right = self._node(other)
            dtype = mine if right.dtype is mine else _promote(mine, right.dtype)
            if floats and not dtype.is_float:
                dtype = dtypes.default_float
            left, right = left.cast(dtype), right.cast(dtype)
            have, shape = left.shape, right.shape
            if have != shape and have != () and shape != ():
                left, right = spread([left, right])
        return (right, left) if reverse else (left, right)

    def _binary(self, op: Ops, other: Any, reverse: bool = False) -> Self:
        left, right = self._pair(other, reverse)
        if left.dtype.kind == "b":
            op = _BOOL_OPS.get(op, op)
        return self._new(left.alu(op, right))

    def cast(self, dtype: DType | str) -> Self:
        """Return the tensor converted to `dtype`: rounded, truncated or wrapped once.

        Examples
        --------
        >>> from tgcore import Tensor, dtypes
        >>> Tensor([1.7, -1.7]).cast(dtypes.int32).tolist()
        [1, -1]
        """
        target = dtype_of(dtype)
        return self._new(self._uop.cast(target))  # a handle of its own, even when nothing changes

    def bitcast(self, dtype: DType | str) -> Self:
        """Return the same bits read as `dtype`; the last axis scales when the widths differ."""
        target = dtype_of(dtype)
        source = self._uop
        if source.dtype.weak or target.weak:
            raise DTypeError("a weak value has no bits", hint="cast it to a concrete dtype first")
        old, new = source.dtype.itemsize, target.itemsize
        if (source.dtype.kind == "b") != (target.kind == "b"):
            raise DTypeError(f"cannot bitcast {source.dtype.name} to {target.name}; use cast")
        if old != new:
            last = source.shape[-1] if source.shape else 1
            if not source.shape or (isinstance(last, int) and last * old % new):
                raise DTypeError(
                    f"cannot bitcast a last axis of {last} {source.dtype.name} to {target.name}",
                    hint="the number of bytes of the last axis must divide by the new item size",
                )
        return self._new(source.bitcast(target))
