"""Arithmetic between tensors: operators, comparisons, bits and choices.

How two operands meet is settled in `tgcore.tensor.operands`; here is what each operator makes of
them.
"""

from __future__ import annotations

import math
from typing import Any, Self

from tgcore.ir import ConstType, Ops, UOp, dtypes
from tgcore.support.errors import ArgumentError, DTypeError
from tgcore.tensor import mathfn
from tgcore.tensor.base import broadcast
from tgcore.tensor.movement import Movement
from tgcore.tensor.operands import (
    NUMBERS,
    Operands,
    choose,
    dtype_of,
    lesser,
    scalar_dtype,
    truth,
)

_promote = dtypes.promote


class Elementwise(Operands):
    """Operators on two or three tensors."""

    __slots__ = ()

    # *** arithmetic ***

    def add(self, x: Any, reverse: bool = False) -> Self:
        """Return the sum.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> (Tensor([1, 2]) + 0.5).tolist()
        [1.5, 2.5]
        """
        return self._binary(Ops.ADD, x, reverse)

    def mul(self, x: Any, reverse: bool = False) -> Self:
        """Return the product."""
        return self._binary(Ops.MUL, x, reverse)

    def sub(self, x: Any, reverse: bool = False) -> Self:
        """Return the difference."""
        left, right = self._pair(x, reverse)
        if left.dtype.kind == "b":
            return self._new(left.alu(Ops.XOR, right))
        if right.op is Ops.CONST and right.dtype.is_float:
            return self._new(left + (-right.arg))
        return self._new(left - right)

    def div(self, x: Any, reverse: bool = False, rounding_mode: str | None = None) -> Self:
        """Return the quotient: exact, or rounded by "trunc" or "floor".

        Integers are divided in the default float dtype unless a rounding mode is given.
        """
        if rounding_mode is None:
            left, right = self._pair(x, reverse, floats=True)
            return self._new(left.alu(Ops.FDIV, right))
        if rounding_mode not in ("trunc", "floor"):
            raise ArgumentError(f"rounding_mode is 'trunc', 'floor' or None, not {rounding_mode!r}")
        left, right = self._integral_pair(x, reverse)
        if left.dtype.is_int:
            op = Ops.CDIV if rounding_mode == "trunc" else Ops.FLOORDIV
            return self._new(left.alu(op, right))
        quotient = left.alu(Ops.FDIV, right)
        rounded = mathfn.trunc if rounding_mode == "trunc" else mathfn.floor
        return self._new(rounded(quotient))

    def _integral_pair(self, other: Any, reverse: bool) -> tuple[UOp, UOp]:
        left, right = self._pair(other, reverse)
        if left.dtype.kind == "b":
            return left.cast(dtypes.default_int), right.cast(dtypes.default_int)
        return left, right

    def idiv(self, x: Any, reverse: bool = False) -> Self:
        """Return the quotient rounded towards minus infinity."""
        return self.div(x, reverse, "floor")

    def mod(self, x: Any, reverse: bool = False) -> Self:
        """Return the remainder with the sign of the divisor, as Python's %."""
        left, right = self._integral_pair(x, reverse)
        if left.dtype.is_int:
            return self._new(left.alu(Ops.FLOORMOD, right))
        return self._new(left - right * mathfn.floor(left.alu(Ops.FDIV, right)))

    def fmod(self, x: Any, reverse: bool = False) -> Self:
        """Return the remainder with the sign of the dividend, as C's."""
        left, right = self._integral_pair(x, reverse)
        if left.dtype.is_int:
            return self._new(left.alu(Ops.CMOD, right))
        return self._new(left - right * mathfn.trunc(left.alu(Ops.FDIV, right)))

    def pow(self, x: Any, reverse: bool = False) -> Self:
        """Return the tensor to the power `x`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> (Tensor([-2.0, 3.0]) ** 3).tolist()
        [-8.0, 27.0]
        """
        if isinstance(x, NUMBERS) and not reverse:
            return self._constant_power(x)
        left, right = self._pair(x, reverse)
        if not left.dtype.is_float:
            return self._integer_power(left.cast(_promote(left.dtype, dtypes.weakint)), right)
        return self._new(mathfn.power(left, right))

    def _constant_power(self, exponent: ConstType) -> Self:
        base = self._uop
        if not base.dtype.is_float and not isinstance(exponent, float):
            base = base.cast(dtypes.weakint) if base.dtype.kind == "b" else base
            if exponent < 0:
                raise ArgumentError(
                    f"an integer tensor cannot be raised to the negative power {exponent}",
                    hint="use a float tensor, or a float exponent",
                )
            one = base * 0 + 1
            return self._new(mathfn.whole_power(base, int(exponent)) if exponent else one)
        base = base.cast(scalar_dtype(float(exponent), base.dtype))
        if base.dtype is dtypes.weakfloat and self._uop.dtype.is_int:
            base = base.cast(dtypes.default_float)
        size = abs(exponent)
        if size == math.floor(size) and 0 < size <= 64:
            result = mathfn.whole_power(base, int(size))
        elif exponent == 0:
            return self._new(broadcast(base.const_like(1), base.shape))
        elif size == 0.5:
            result = mathfn.sqrt(base)
        else:
            return self._new(mathfn.power(base, base.const_like(exponent)))
        return self._new(mathfn.reciprocal(result) if exponent < 0 else result)

    def _integer_power(self, base: UOp, exponent: UOp) -> Self:
        if exponent.dtype.kind == "b":
            exponent = exponent.cast(base.dtype)
        low, high = exponent.bounds
        bits = int(high).bit_length() if high < 1 << 64 else 64
        result = base.const_like(1)
        square = base
        for bit in range(max(1, bits)):
            chosen = (exponent.alu(Ops.SHR, exponent.const_like(bit)) & 1).ne(0)
            result = chosen.where(result * square, result)
            square = square * square
        if low < 0:
            unit = base.eq(1) | base.eq(-1)
            sign = (exponent & 1).ne(0).where(base, base * base)
            result = (exponent < 0).where(unit.where(sign, base.const_like(0)), result)
        return self._new(result)

    def maximum(self, x: Any) -> Self:
        """Return the greater of each pair; NaN when either is NaN."""
        return self._binary(Ops.MAX, x)

    def minimum(self, x: Any) -> Self:
        """Return the lesser of each pair; NaN when either is NaN."""
        left, right = self._pair(x)
        if left.dtype.kind == "b":
            return self._new(left & right)
        return self._new(lesser(left, right))

    # *** comparison ***

    def _compare(self, op: Ops, x: Any, reverse: bool = False) -> Self:
        left, right = self._pair(x, reverse)
        return self._new(left.alu(op, right))

    def eq(self, x: Any) -> Self:
        """Return where the tensors are equal."""
        return self._compare(Ops.CMPEQ, x)

    def ne(self, x: Any) -> Self:
        """Return where the tensors differ; NaN differs from everything."""
        return self._compare(Ops.CMPNE, x)

    def lt(self, x: Any) -> Self:
        """Return where this tensor is less."""
        return self._compare(Ops.CMPLT, x)

    def gt(self, x: Any) -> Self:
        """Return where this tensor is greater."""
        return self._compare(Ops.CMPLT, x, True)

    def le(self, x: Any) -> Self:
        """Return where this tensor is less or equal."""
        return self._compare(Ops.CMPLE, x)

    def ge(self, x: Any) -> Self:
        """Return where this tensor is greater or equal."""
        return self._compare(Ops.CMPLE, x, True)

    def __lt__(self, x: Any) -> Self:
        return self._compare(Ops.CMPLT, x)

    def __gt__(self, x: Any) -> Self:
        return self._compare(Ops.CMPLT, x, True)

    def __le__(self, x: Any) -> Self:
        return self._compare(Ops.CMPLE, x)

    def __ge__(self, x: Any) -> Self:
        return self._compare(Ops.CMPLE, x, True)

    def __eq__(self, x: Any) -> Self:  # type: ignore[override]
        return self._compare(Ops.CMPEQ, x)

    def __ne__(self, x: Any) -> Self:  # type: ignore[override]
        return self._compare(Ops.CMPNE, x)

    __hash__ = Movement.__hash__

    # *** bits ***

    def _bits(self, op: Ops, x: Any, reverse: bool = False) -> Self:
        left, right = self._pair(x, reverse)
        if left.dtype.is_float:
            raise DTypeError(
                f"{op.name} takes integers or bools, not {left.dtype.name}",
                hint="cast to an integer dtype, or use bitcast to reach the bits of floats",
            )
        return self._new(left.alu(op, right))

    def bitwise_and(self, x: Any, reverse: bool = False) -> Self:
        """Return the bitwise and."""
        return self._bits(Ops.AND, x, reverse)

    def bitwise_or(self, x: Any, reverse: bool = False) -> Self:
        """Return the bitwise or."""
        return self._bits(Ops.OR, x, reverse)

    def bitwise_xor(self, x: Any, reverse: bool = False) -> Self:
        """Return the bitwise exclusive or."""
        return self._bits(Ops.XOR, x, reverse)

    def xor(self, x: Any, reverse: bool = False) -> Self:
        """Return the bitwise exclusive or."""
        return self._bits(Ops.XOR, x, reverse)

    def logical_and(self, x: Any) -> Self:
        """Return where both tensors are not zero."""
        both = self._new(truth(self._uop)), self._new(truth(self._node(x)))
        return both[0]._bits(Ops.AND, both[1])

    def logical_or(self, x: Any) -> Self:
        """Return where at least one of the tensors is not zero."""
        both = self._new(truth(self._uop)), self._new(truth(self._node(x)))
        return both[0]._bits(Ops.OR, both[1])

    def bitwise_not(self) -> Self:
        """Return the tensor with every bit inverted (a bool: the negation)."""
        node = self._uop
        if node.dtype.kind == "b":
            return self._new(node.logical_not())
        return self._bits(Ops.XOR, -1)

    def logical_not(self) -> Self:
        """Return where the tensor is zero or false."""
        return self._new(truth(self._uop).logical_not())

    def lshift(self, x: Any, reverse: bool = False) -> Self:
        """Return the tensor shifted left by `x` bits."""
        return self._shift(Ops.SHL, x, reverse)

    def rshift(self, x: Any, reverse: bool = False) -> Self:
        """Return the tensor shifted right by `x` bits; signed integers keep their sign."""
        return self._shift(Ops.SHR, x, reverse)

    def _shift(self, op: Ops, x: Any, reverse: bool) -> Self:
        left, right = self._pair(x, reverse)
        if not left.dtype.is_int:
            raise DTypeError(f"only integers can be shifted, not {left.dtype.name}")
        if right.op is Ops.CONST:
            limit = left.dtype.bits or 64
            if not 0 <= right.arg < limit:
                raise ArgumentError(
                    f"a {left.dtype.name} can be shifted by 0 to {limit - 1} bits, not {right.arg}"
                )
        return self._new(left.alu(op, right))

    # *** choice ***

    def where(self, x: Any, y: Any) -> Self:
        """Return `x` where this tensor is true, else `y`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> (Tensor([1, -1]) > 0).where(10, 20).tolist()
        [10, 20]
        """
        yes, no = self._node(x), self._node(y)
        return self._new(choose(truth(self._uop), yes, no))

    def masked_fill(self, mask: Any, value: Any) -> Self:
        """Return the tensor with `value` where `mask` is true."""
        return self._new(choose(truth(self._node(mask)), self._node(value), self._uop))

    def clip(self, min_: Any = None, max_: Any = None) -> Self:
        """Return the tensor limited to [min_, max_]; NaN stays NaN."""
        if min_ is None and max_ is None:
            raise ArgumentError("clip needs min_, max_ or both")
        result = self if min_ is None else self.maximum(min_)
        return result if max_ is None else result.minimum(max_)

    def clamp(self, min_: Any = None, max_: Any = None) -> Self:
        """Return `clip(min_, max_)`."""
        return self.clip(min_, max_)

    # *** operators ***

    def __add__(self, x: Any) -> Self:
        return self._binary(Ops.ADD, x)

    def __radd__(self, x: Any) -> Self:
        return self._binary(Ops.ADD, x, True)

    def __mul__(self, x: Any) -> Self:
        return self._binary(Ops.MUL, x)

    def __rmul__(self, x: Any) -> Self:
        return self._binary(Ops.MUL, x, True)

    def __sub__(self, x: Any) -> Self:
        return self.sub(x)

    def __rsub__(self, x: Any) -> Self:
        return self.sub(x, True)

    def __truediv__(self, x: Any) -> Self:
        return self.div(x)

    def __rtruediv__(self, x: Any) -> Self:
        return self.div(x, True)

    def __floordiv__(self, x: Any) -> Self:
        return self.div(x, False, "floor")

    def __rfloordiv__(self, x: Any) -> Self:
        return self.div(x, True, "floor")

    def __mod__(self, x: Any) -> Self:
        return self.mod(x)

    def __rmod__(self, x: Any) -> Self:
        return self.mod(x, True)

    def __pow__(self, x: Any) -> Self:
        return self.pow(x)

    def __rpow__(self, x: Any) -> Self:
        return self.pow(x, True)

    def __and__(self, x: Any) -> Self:
        return self._bits(Ops.AND, x)

    def __rand__(self, x: Any) -> Self:
        return self._bits(Ops.AND, x, True)

    def __or__(self, x: Any) -> Self:
        return self._bits(Ops.OR, x)

    def __ror__(self, x: Any) -> Self:
        return self._bits(Ops.OR, x, True)

    def __xor__(self, x: Any) -> Self:
        return self._bits(Ops.XOR, x)

    def __rxor__(self, x: Any) -> Self:
        return self._bits(Ops.XOR, x, True)

    def __lshift__(self, x: Any) -> Self:
        return self._shift(Ops.SHL, x, False)

    def __rlshift__(self, x: Any) -> Self:
        return self._shift(Ops.SHL, x, True)

    def __rshift__(self, x: Any) -> Self:
        return self._shift(Ops.SHR, x, False)

    def __rrshift__(self, x: Any) -> Self:
        return self._shift(Ops.SHR, x, True)

    def __invert__(self) -> Self:
        return self.bitwise_not()

    def __neg__(self) -> Self:
        return self.neg()

    def __pos__(self) -> Self:
        return self._new(self._uop)

    def __abs__(self) -> Self:
        return self.abs()

    def neg(self) -> Self:
        """Return the negative; of a bool, the negation."""
        node = self._uop
        return self._new(node.logical_not() if node.dtype.kind == "b" else -node)

    def abs(self) -> Self:
        """Return the absolute value."""
        return self._new(mathfn.magnitude(self._uop))


__all__ = ["Elementwise", "dtype_of"]
