"""Reductions along axes and what is made of them: means, softmax, normalisation, argmax.

Sums accumulate in the dtype that semantics.md gives and are rounded once at the end. Reduced axes
keep size 1 in the graph and are dropped here unless `keepdim` is set.
"""

from __future__ import annotations

import math
from typing import Any, Self

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.ir.sint import sint_prod
from tgcore.support.errors import ShapeError
from tgcore.support.settings import settings
from tgcore.tensor import mathfn
from tgcore.tensor.base import broadcast, commit, show
from tgcore.tensor.creation import Creation, dtype_argument, index_range
from tgcore.tensor.rules import with_rule

Axes = int | tuple[int, ...] | list[int] | None


def total(node: UOp, axes: tuple[int, ...]) -> UOp:
    """Return the sum over `axes`, kept with size 1, accumulated and rounded as documented."""
    node = commit(node)
    wide = accumulator(node.dtype)
    summed = node.cast(wide).reduce_axes(Ops.ADD, axes)
    return summed.cast(node.dtype) if node.dtype.is_float else summed


def mirrored(node: UOp) -> UOp:
    """Return values in the opposite order, so that their greatest is the least of `node`."""
    if node.dtype.kind == "b":
        return node.logical_not()
    return -node if node.dtype.is_float else node ^ -1


def accumulator(dtype: DType) -> DType:
    """Return the dtype in which sums of `dtype` accumulate, the setting considered."""
    chosen = settings.accumulate
    if chosen and dtype.is_float:
        return dtypes.by_name(chosen)
    return dtypes.accumulate(dtype)


def count_of(shape: tuple[Any, ...], axes: tuple[int, ...]) -> Any:
    """Return the number of elements that a reduction over `axes` takes together."""
    return sint_prod([shape[axis] for axis in axes])


def as_number(node: UOp, value: Any) -> UOp:
    """Return a size as a constant, or as a computed scalar, of the dtype of `node`."""
    return node.const_like(value) if isinstance(value, int) else value.cast(node.dtype)


def greatest(node: UOp, axes: tuple[int, ...]) -> UOp:
    """Return the greatest element over `axes`, kept with size 1; NaN if any is NaN."""
    return commit(node).reduce_axes(Ops.MAX, axes)


class Reduce(Creation):
    """Methods that reduce axes."""

    __slots__ = ()

    def _dropped(self, node: UOp, axes: tuple[int, ...], keepdim: bool) -> Self:
        if not keepdim and axes:
            node = node.reshape(tuple([s for a, s in enumerate(node.shape) if a not in axes]))
        return self._new(node)

    def sum(
        self, axis: Axes = None, keepdim: bool = False, dtype: DType | str | None = None
    ) -> Self:
        """Return the sum of elements over `axis` (None: all of them).

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([[1, 2], [3, 4]]).sum(axis=0).tolist()
        [4, 6]
        """
        axes = self._axes(axis)
        wanted = dtype_argument(dtype)
        if wanted is not None:
            node = self._uop.cast(wanted).reduce_axes(Ops.ADD, axes)
        else:
            node = total(self._uop, axes)
        return self._dropped(node, axes, keepdim)

    def prod(
        self, axis: Axes = None, keepdim: bool = False, dtype: DType | str | None = None
    ) -> Self:
        """Return the product of elements over `axis`."""
        axes = self._axes(axis)
        node = commit(self._uop)
        wide = dtype_argument(dtype) or accumulator(node.dtype)
        result = node.cast(wide).reduce_axes(Ops.MUL, axes)
        if dtype is None and node.dtype.is_float:
            result = result.cast(node.dtype)
        return self._dropped(result, axes, keepdim)

    def max(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Return the greatest element over `axis`; NaN if any is NaN.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([[1, 5], [3, 4]]).max(axis=1).tolist()
        [5, 4]
        """
        axes = self._axes(axis)
        return self._dropped(greatest(self._uop, axes), axes, keepdim)

    def min(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Return the least element over `axis`; NaN if any is NaN."""
        axes = self._axes(axis)
        low = mirrored(mirrored(commit(self._uop)).reduce_axes(Ops.MAX, axes))
        return self._dropped(low, axes, keepdim)

    def any(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Return whether any element over `axis` is true."""
        return self.bool().max(axis, keepdim)

    def all(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Return whether every element over `axis` is true."""
        return self.bool().min(axis, keepdim)

    def mean(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Return the mean over `axis`; of integers, in the default float dtype."""
        axes = self._axes(axis)
        node = commit(self._uop)
        result = node.dtype if node.dtype.is_float else dtypes.default_float
        wide = accumulator(result)
        count = count_of(node.shape, axes)
        summed = node.cast(wide).reduce_axes(Ops.ADD, axes)
        averaged = summed.alu(Ops.FDIV, as_number(summed, count)).cast(result)
        return self._dropped(averaged, axes, keepdim)

    def var(self, axis: Axes = None, keepdim: bool = False, correction: int = 1) -> Self:
        """Return the variance over `axis`, divided by the count less `correction`."""
        axes = self._axes(axis)
        centred = self - self.mean(axes, keepdim=True)
        squares = (centred * centred).sum(axes, keepdim=True)
        count = count_of(self._uop.shape, axes)
        if isinstance(count, int):
            below = squares._uop.const_like(max(0, count - correction))
        else:
            below = as_number(squares._uop, count - correction)
        return self._dropped(squares._uop.alu(Ops.FDIV, below), axes, keepdim)

    def std(self, axis: Axes = None, keepdim: bool = False, correction: int = 1) -> Self:
        """Return the square root of `var`."""
        return self.var(axis, keepdim, correction).sqrt()

    def var_mean(
        self, axis: Axes = None, keepdim: bool = False, correction: int = 1
    ) -> tuple[Self, Self]:
        """Return variance and mean."""
        return self.var(axis, keepdim, correction), self.mean(axis, keepdim)

    def std_mean(
        self, axis: Axes = None, keepdim: bool = False, correction: int = 1
    ) -> tuple[Self, Self]:
        """Return standard deviation and mean."""
        return self.std(axis, keepdim, correction), self.mean(axis, keepdim)

    def norm(self, axis: Axes = None, keepdim: bool = False, p: float = 2) -> Self:
        """Return the p-norm over `axis`."""
        size = self.abs()
        if p == math.inf:
            return size.max(axis, keepdim)
        if p == 2:
            return (size * size).sum(axis, keepdim).sqrt()
        return (size**p).sum(axis, keepdim) ** (1 / p)

    def normalize(self, p: float = 2, dim: int = 1, eps: float = 1e-12) -> Self:
        """Return the tensor divided by its p-norm along `dim`, at least `eps`."""
        value = self if self._uop.dtype.is_float else self.cast(dtypes.default_float)
        return value / value.norm(dim, keepdim=True, p=p).maximum(eps)

    # *** softmax ***

    def _soft_input(self, dtype: DType | str | None) -> UOp:
        wanted = dtype_argument(dtype)
        node = self._uop if wanted is None else self._uop.cast(wanted)
        return commit(node if node.dtype.is_float else node.cast(dtypes.default_float))

    def softmax(self, axis: int = -1, dtype: DType | str | None = None) -> Self:
        """Return exp(x) divided by its sum along `axis`, without overflow.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([0.0, 0.0]).softmax().tolist()
        [0.5, 0.5]
        """
        node = self._soft_input(dtype)
        axes = self._axes(axis)
        shape = node.shape
        shifted = node + broadcast(-_detached(greatest(node, axes)), shape)
        grown = mathfn.exp(shifted)
        value = grown.alu(Ops.FDIV, broadcast(total(grown, axes), shape))

        def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
            weighted = grad * value
            return (weighted - value * broadcast(total(weighted, axes), shape),)

        return self._new(with_rule(value, (node,), rule))

    def softmin(self, axis: int = -1, dtype: DType | str | None = None) -> Self:
        """Return the softmax of the negated values."""
        return self._new(-self._uop).softmax(axis, dtype)

    def log_softmax(self, axis: int = -1, dtype: DType | str | None = None) -> Self:
        """Return the logarithm of `softmax`, accurate where that is close to 0."""
        node = self._soft_input(dtype)
        axes = self._axes(axis)
        shape = node.shape
        shifted = node + broadcast(-_detached(greatest(node, axes)), shape)
        scale = mathfn.log(total(mathfn.exp(shifted), axes))
        value = shifted - broadcast(scale, shape)

        def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
            return (grad - mathfn.exp(value) * broadcast(total(grad, axes), shape),)

        return self._new(with_rule(value, (node,), rule))

    def logsumexp(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Return log(sum(exp(x))) over `axis` without overflow."""
        node = self._soft_input(None)
        axes = self._axes(axis)
        top = _detached(greatest(node, axes))
        # an infinite maximum must not be subtracted from itself
        infinite = top.eq(math.inf) | top.eq(-math.inf)
        top = infinite.where(top.const_like(0), top)
        shifted = node + broadcast(-top, node.shape)
        value = mathfn.log(total(mathfn.exp(shifted), axes)) + top
        return self._dropped(value, axes, keepdim)

    def layernorm(self, axis: Axes = -1, eps: float = 1e-5) -> Self:
        """Return the tensor with mean 0 and variance 1 over `axis`."""
        centred = self - self.mean(axis, keepdim=True)
        return centred * ((centred * centred).mean(axis, keepdim=True) + eps).rsqrt()

    def batchnorm(
        self, weight: Self | None, bias: Self | None, mean: Self, invstd: Self, axis: Axes = 1
    ) -> Self:
        """Return (x - mean) * invstd * weight + bias, parameters along `axis`."""
        axes = self._axes(axis)
        shape = tuple([size if a in axes else 1 for a, size in enumerate(self._uop.shape)])
        value = self - mean.reshape(shape)
        if weight is not None:
            value = value * weight.reshape(shape)
        scale = invstd.reshape(shape) if len(invstd.shape) == len(axes) else invstd
        value = value * scale
        return value if bias is None else value + bias.reshape(shape)

    # *** places ***

    def argmax(self, axis: int | None = None, keepdim: bool = False) -> Self:
        """Return the first place of the greatest element (of the first NaN, if there is one).

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([[1, 5, 5], [7, 3, 4]]).argmax(axis=1).tolist()
        [1, 0]
        """
        if axis is None:
            flat = self.flatten().argmax(0)
            return flat.reshape((1,) * self.ndim) if keepdim else flat
        where = self._axis(axis)
        node = commit(self._uop)
        if node.shape and isinstance(node.shape[where], int) and node.shape[where] == 0:
            raise ShapeError(
                f"argmax of nothing: axis {where} of {show(node.shape)} is empty",
                hint="check the size of the axis first",
            )
        found = node.eq(broadcast(greatest(node, (where,)), node.shape))
        if node.dtype.is_float:
            found = found | node.ne(node)
        return self._first_true(found, where, keepdim)

    def _first_true(self, found: UOp, axis: int, keepdim: bool) -> Self:
        shape = found.shape
        if not shape:
            return self._new(UOp.const(dtypes.int32, 0))
        size = shape[axis]
        line = (1,) * axis + (size,) + (1,) * (len(shape) - axis - 1)
        behind = (index_range(size) * -1 + size).cast(dtypes.int32).reshape(line)
        scores = found.where(broadcast(behind, shape), behind.const_like(0))
        first = scores.reduce_axes(Ops.MAX, (axis,)) * -1
        last = first.const_like(size) if isinstance(size, int) else size.cast(first.dtype)
        return self._dropped(first + last, (axis,), keepdim)

    def argmin(self, axis: int | None = None, keepdim: bool = False) -> Self:
        """Return the first place of the least element (of the first NaN, if there is one)."""
        node = commit(self._uop)
        if node.dtype.kind == "b":
            return self.logical_not().argmax(axis, keepdim)
        flipped = -node if node.dtype.is_float else node ^ -1
        return self._new(flipped).argmax(axis, keepdim)


def _detached(node: UOp) -> UOp:
    return UOp(Ops.DETACH, node.dtype, (node,))


__all__ = ["Reduce", "as_number", "greatest", "mirrored", "total"]
