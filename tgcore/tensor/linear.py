"""Products of matrices: dot, matmul, linear layers, einsum-like contractions.

A product is built as a multiplication of broadcast operands and a sum, which the compiler
recognises. Operands narrower than the accumulator are widened before they are multiplied, so
that half and int8 products are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.ir.sint import same
from tgcore.support.errors import ShapeError
from tgcore.tensor.base import broadcast_shapes, commit, show
from tgcore.tensor.creation import dtype_argument
from tgcore.tensor.reduce import Reduce, accumulator


def contract(left: UOp, right: UOp, dtype: DType | None) -> UOp:
    """Return the sum of left * right over the last axis, which is dropped.

    The operands have one rank and broadcast. `dtype` overrides accumulator and result.
    """
    meet = dtypes.promote(left.dtype, right.dtype)
    left, right = commit(left.cast(meet)), commit(right.cast(meet))
    meet = dtypes.promote(left.dtype, right.dtype)
    wide = accumulator(meet) if dtype is None else dtype
    shape = broadcast_shapes(left.shape, right.shape)
    product = left.cast(wide).expand(shape) * right.cast(wide).expand(shape)
    summed = product.reduce_axes(Ops.ADD, (len(shape) - 1,)).reshape(shape[:-1])
    return summed.cast(meet) if dtype is None and meet.is_float else summed


class Linear(Reduce):
    """Matrix products."""

    __slots__ = ()

    def dot(self, w: Any, dtype: DType | str | None = None) -> Self:
        """Return the matrix product, by NumPy's rules for vectors and stacks of matrices.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([[1, 2], [3, 4]]).dot(Tensor([1, 1])).tolist()
        [3, 7]
        """
        left, right = self._uop, self._node(w)
        have, other = left.shape, right.shape
        if not have or not other:
            raise ShapeError(
                f"a matrix product needs at least one axis each, shapes are {show(have)} and "
                f"{show(other)}",
                hint="use * to multiply by a number",
            )
        rows = right.shape[-2] if len(other) > 1 else other[0]
        if not same(have[-1], rows):
            raise ShapeError(
                f"cannot multiply {show(have)} by {show(other)}: {have[-1]} columns do not meet "
                f"{rows} rows",
                hint="transpose or reshape one of the operands",
            )
        if len(other) > 1:
            order = (*range(len(other) - 2), len(other) - 1, len(other) - 2)
            right = right.permute(order)
            if len(have) > 1:
                left = left.reshape((*have[:-1], 1, have[-1]))
                right = right.reshape((*right.shape[:-2], 1, *right.shape[-2:]))
            elif len(other) > 2:
                left = left.reshape((1, have[0]))
        rank = max(len(left.shape), len(right.shape))
        left = left.reshape((1,) * (rank - len(left.shape)) + left.shape)
        right = right.reshape((1,) * (rank - len(right.shape)) + right.shape)
        return self._new(contract(left, right, dtype_argument(dtype)))

    def matmul(self, x: Any, reverse: bool = False, dtype: DType | str | None = None) -> Self:
        """Return `self @ x`, or `x @ self` when reversed."""
        if reverse:
            return self._new(self._node(x)).dot(self, dtype)
        return self.dot(x, dtype)

    def __matmul__(self, x: Any) -> Self:
        return self.dot(x)

    def __rmatmul__(self, x: Any) -> Self:
        return self._new(self._node(x)).dot(self)

    def usum(self, *args: Self) -> Self:
        """Return the sum of this tensor and others."""
        result = self
        for other in args:
            result = result + other
        return result

    def linear(
        self, weight: Self, bias: Self | None = None, dtype: DType | str | None = None
    ) -> Self:
        """Return `self @ weight + bias` (a vector weight multiplies elementwise) in `dtype`."""
        if dtype is not None:
            made = None if bias is None else bias.cast(dtype)
            return self.cast(dtype).linear(weight.cast(dtype), made)
        value = self * weight if weight.ndim == 1 else self.dot(weight)
        return value if bias is None else value + bias

    def sequential(self, ll: Sequence[Callable[[Any], Any]]) -> Self:
        """Return the tensor passed through the functions `ll`, one after the other."""
        value = self
        for layer in ll:
            value = layer(value)
        return value

    def outer(self, other: Self) -> Self:
        """Return the outer product of two vectors."""
        return self.reshape(-1, 1) * other.reshape(1, -1)

    @classmethod
    def einsum(cls, formula: str, *operands: Any, dtype: DType | str | None = None) -> Self:
        """Return the contraction that an Einstein summation formula says.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.einsum("ij,jk->ik", Tensor([[1, 2]]), Tensor([[3], [4]])).tolist()
        [[11]]
        """
        from tgcore.tensor.formula import einsum_plan

        parts = operands[0] if len(operands) == 1 and isinstance(operands[0], (list, tuple)) else (
            operands)  # fmt: skip
        plan = einsum_plan(formula, [part.shape for part in parts])
        laid = []
        for part, (diagonals, order, shape) in zip(parts, plan.inputs):
            for first, second in diagonals:
                part = part.diagonal(0, first, second)
            laid.append(part.permute(order).reshape(shape))
        value = laid[0]
        for part in laid[1:]:
            value = value * part
        if plan.summed:
            value = value.sum(plan.summed, dtype=dtype)
        elif dtype is not None:
            value = value.cast(dtype)
        result: Self = value.permute(plan.order) if plan.order else value
        return result
