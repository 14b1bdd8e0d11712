"""Sliding windows: convolutions, transposed convolutions, pooling, interpolation.

A convolution multiplies windows of the input with the weight and sums. Its gradient for the input
carries a rule of its own, the transposed convolution over plain windows, because stepping back
through the movements that lay out overlapping windows would sum over masked duplicates.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Self

from tgcore.ir import ConstType, DType, Ops, UOp, dtypes
from tgcore.ir.sint import same
from tgcore.support.errors import ArgumentError, ShapeError
from tgcore.tensor.base import broadcast, show
from tgcore.tensor.combine import Combine
from tgcore.tensor.creation import dtype_argument, index_range
from tgcore.tensor.movement import apply_steps, window_steps
from tgcore.tensor.reduce import accumulator, total
from tgcore.tensor.rules import with_rule

Ints = int | tuple[int, ...] | list[int]


def spread_ints(value: Any, count: int, name: str) -> tuple[int, ...]:
    """Return one int per spatial axis."""
    if isinstance(value, int):
        return (value,) * count
    found = tuple(value)
    if len(found) != count:
        raise ShapeError(f"{name} takes one int or {count}, not {found}")
    return found


def side_padding(padding: Any, count: int) -> list[tuple[int, int]]:
    """Return (before, after) for each spatial axis.

    One int, one int an axis, or flat pairs that begin with the last axis.
    """
    if isinstance(padding, int):
        return [(padding, padding)] * count
    values = tuple(padding)
    if len(values) == 2 * count and all(isinstance(value, int) for value in values):
        return list(zip(values[::2], values[1::2]))[::-1]
    if len(values) == count:
        return [pad if isinstance(pad, tuple) else (pad, pad) for pad in values]
    raise ShapeError(f"padding takes an int, {count} ints or {2 * count} ints, not {values}")


def windows(
    node: UOp, kernel: tuple[int, ...], stride: tuple[int, ...], dilation: tuple[int, ...]
) -> UOp:
    """Return the sliding windows of the last axes, (..., *places, *kernel), with their gradient."""
    value = apply_steps(node, window_steps(node.shape, kernel, stride, dilation))
    split = all(k <= s for k, s in zip(kernel, stride)) and all(d == 1 for d in dilation)
    if split or math.prod(kernel) > 64:
        return value

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (_unwindow(grad, inputs[0].shape, kernel, stride, dilation),)

    return with_rule(value, (node,), rule)


def _unwindow(
    grad: UOp, shape: tuple[Any, ...], kernel: tuple[int, ...], stride: tuple[int, ...],
    dilation: tuple[int, ...],
) -> UOp:  # fmt: skip
    """Return the sum of each window's gradient at the place it was read from."""
    rank = len(kernel)
    lead = grad.shape[: len(grad.shape) - 2 * rank]
    places = grad.shape[len(lead) : len(lead) + rank]
    result: UOp | None = None
    for number in range(math.prod(kernel)):
        at: list[int] = []
        rest = number
        for need in reversed(kernel):
            at.insert(0, rest % need)
            rest //= need
        window = [*[(0, size) for size in (*lead, *places)], *[(a, a + 1) for a in at]]
        piece = grad.shrink(tuple(window)).reshape((*lead, *places))
        piece = stretched(piece, stride)
        sides: list[tuple[int, int]] = [(0, 0)] * len(lead)
        cut: list[tuple[int, Any]] = [(0, size) for size in lead]
        ends = zip(at, dilation, piece.shape[len(lead) :], shape[len(lead) :])
        for a, wide, have, size in ends:
            low = a * wide
            sides.append((low, max(0, size - low - have)))
            cut.append((0, size))
        piece = piece.pad(tuple(sides)).shrink(tuple(cut))
        result = piece if result is None else result + piece
    return result  # type: ignore[return-value]


def stretched(node: UOp, stride: Sequence[int]) -> UOp:
    """Return the last axes with stride - 1 zeros between elements."""
    if all(step == 1 for step in stride):
        return node
    rank = len(stride)
    lead = node.shape[: len(node.shape) - rank]
    size = node.shape[len(lead) :]
    keep = ((0, 0),) * len(lead)
    node = node.reshape((*lead, *[n for have in size for n in (have, 1)]))
    node = node.pad((*keep, *[pad for step in stride for pad in ((0, 0), (0, step - 1))]))
    node = node.reshape((*lead, *[have * step for have, step in zip(size, stride)]))
    ends = [(0, (have - 1) * step + 1) for have, step in zip(size, stride)]
    return node.shrink((*[(0, n) for n in lead], *ends))


def convolved(
    x: UOp, weight: UOp, groups: int, stride: tuple[int, ...], dilation: tuple[int, ...],
    wide: DType,
) -> UOp:  # fmt: skip
    """Return the convolution of an input that is padded already, in the dtype `wide`."""
    batch = x.shape[0]
    channels_out, per_group = weight.shape[:2]
    kernel = weight.shape[2:]
    rank = len(kernel)
    seen = apply_steps(x, window_steps(x.shape, kernel, stride, dilation)).cast(wide)
    places = seen.shape[2 : 2 + rank]
    each = channels_out // groups
    # (batch, group, out, *places, in, *kernel)
    seen = seen.reshape((batch, groups, 1, per_group, *places, *kernel))
    order = (0, 1, 2, *range(4, 4 + rank), 3, *range(4 + rank, 4 + 2 * rank))
    seen = seen.permute(order)
    full = (batch, groups, each, *places, per_group, *kernel)
    line = weight.cast(wide).reshape((1, groups, each, *[1] * rank, per_group, *kernel))
    product = seen.expand(full) * line.expand(full)
    axes = tuple(range(3 + rank, 4 + 2 * rank))
    summed = product.reduce_axes(Ops.ADD, axes)
    result = summed.reshape((batch, channels_out, *places))

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        source, kernels = inputs
        return (
            _input_gradient(grad, source.shape, kernels, groups, stride, dilation)
            .cast(source.dtype),
            _weight_gradient(grad, source, kernels.shape, groups, stride, dilation, wide)
            .cast(kernels.dtype),
        )  # fmt: skip

    return with_rule(result, (x, weight), rule) if wide.is_float else result


def _input_gradient(
    grad: UOp, shape: tuple[Any, ...], weight: UOp, groups: int, stride: tuple[int, ...],
    dilation: tuple[int, ...],
) -> UOp:  # fmt: skip
    """Convolve the stretched gradient with the kernels turned around."""
    channels_out, per_group = weight.shape[:2]
    kernel = weight.shape[2:]
    rank = len(kernel)
    grown = stretched(grad, stride)
    sides: list[tuple[int, int]] = [(0, 0), (0, 0)]
    for need, wide, have, size in zip(kernel, dilation, grown.shape[2:], shape[2:]):
        reach = wide * (need - 1)
        sides.append((reach, size - have))
    grown = grown.pad(tuple(sides))
    each = channels_out // groups
    turned = weight.flip(tuple(range(2, 2 + rank)))
    turned = turned.reshape((groups, each, per_group, *kernel))
    turned = turned.permute((0, 2, 1, *range(3, 3 + rank)))
    turned = turned.reshape((groups * per_group, each, *kernel))
    return convolved(grown, turned, groups, (1,) * rank, dilation, grad.dtype)


def _weight_gradient(
    grad: UOp, x: UOp, shape: tuple[Any, ...], groups: int, stride: tuple[int, ...],
    dilation: tuple[int, ...], wide: DType,
) -> UOp:  # fmt: skip
    """Sum input windows times gradient over batch and places."""
    batch = x.shape[0]
    channels_out, per_group = shape[:2]
    kernel = shape[2:]
    rank = len(kernel)
    seen = apply_steps(x, window_steps(x.shape, kernel, stride, dilation)).cast(wide)
    places = seen.shape[2 : 2 + rank]
    each = channels_out // groups
    # (group, out, in, *kernel, batch, *places)
    seen = seen.reshape((batch, groups, 1, per_group, *places, *kernel))
    seen = seen.permute((1, 2, 3, *range(4 + rank, 4 + 2 * rank), 0, *range(4, 4 + rank)))
    full = (groups, each, per_group, *kernel, batch, *places)
    line = grad.reshape((batch, groups, each, *places)).permute((1, 2, 0, *range(3, 3 + rank)))
    line = line.reshape((groups, each, 1, *[1] * rank, batch, *places))
    product = seen.expand(full) * line.expand(full)
    axes = tuple(range(3 + rank, 4 + 2 * rank))
    return product.reduce_axes(Ops.ADD, axes).reshape(shape)


class Conv(Combine):
    """Methods over sliding windows."""

    __slots__ = ()

    def conv2d(
        self,
        weight: Self,
        bias: Self | None = None,
        groups: int = 1,
        stride: Ints = 1,
        dilation: Ints = 1,
        padding: Ints | str = 0,
        dtype: DType | str | None = None,
    ) -> Self:
        """Return the convolution of (batch, in, *sizes) with (out, in/groups, *kernel).

        Any number of spatial axes. `padding` is an int, one int or pair an axis, flat pairs that
        begin with the last axis, or "same".

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.ones(1, 1, 3, 3).conv2d(Tensor.ones(1, 1, 2, 2)).tolist()
        [[[[4.0, 4.0], [4.0, 4.0]]]]
        """
        x, w = self._uop, weight._uop
        kernel = w.shape[2:]
        rank = len(kernel)
        _check_conv(x.shape, w.shape, groups)
        steps = spread_ints(stride, rank, "stride")
        wide = spread_ints(dilation, rank, "dilation")
        sides = (
            same_padding(kernel, wide, steps)
            if isinstance(padding, str) and padding == "same"
            else side_padding(_no_words(padding), rank)
        )
        meet = dtypes.promote(x.dtype, w.dtype)
        x, w = x.cast(meet), w.cast(meet)
        given = dtype_argument(dtype)
        acc = accumulator(meet) if given is None else given
        x = x.pad(((0, 0), (0, 0), *sides))
        result = convolved(x, w, groups, steps, wide, acc)
        if given is None and meet.is_float:
            result = result.cast(meet)
        value = self._new(result)
        return value if bias is None else value + bias.reshape(1, -1, *[1] * rank)

    def conv_transpose2d(
        self,
        weight: Self,
        bias: Self | None = None,
        groups: int = 1,
        stride: Ints = 1,
        dilation: Ints = 1,
        padding: Ints = 0,
        output_padding: Ints = 0,
    ) -> Self:
        """Return the transposed convolution with a weight of (in, out/groups, *kernel)."""
        x, w = self._uop, weight._uop
        kernel = w.shape[2:]
        rank = len(kernel)
        if len(x.shape) != rank + 2 or not same(x.shape[1], w.shape[0]):
            raise ShapeError(
                f"input {show(x.shape)} does not fit a transposed weight {show(w.shape)}",
                hint="the weight is (in, out / groups, *kernel)",
            )
        steps = spread_ints(stride, rank, "stride")
        wide = spread_ints(dilation, rank, "dilation")
        extra = spread_ints(output_padding, rank, "output_padding")
        sides = side_padding(padding, rank)
        each_in = w.shape[0] // groups
        turned = w.reshape((groups, each_in, *w.shape[1:])).permute(
            (0, 2, 1, *range(3, 3 + rank))
        ).flip(tuple(range(3, 3 + rank)))  # fmt: skip
        turned = turned.reshape((groups * w.shape[1], each_in, *kernel))
        grown = self._new(stretched(x, steps))
        reach = [d * (k - 1) for d, k in zip(wide, kernel)]
        around = [(r - low, r - high + more) for r, (low, high), more in zip(reach, sides, extra)]
        padded = grown.pad([(0, 0), (0, 0), *around])
        return padded.conv2d(self._new(turned), bias, groups, 1, wide)

    # *** pooling ***

    def _pooled(
        self, kernel_size: Ints, stride: Ints | None, dilation: Ints, padding: Any,
        ceil_mode: bool, fill: ConstType,
    ) -> tuple[UOp, UOp, int]:  # fmt: skip
        """Return windows of the padded tensor, windows of where it is real, and their rank."""
        kernel = (kernel_size,) * 2 if isinstance(kernel_size, int) else tuple(kernel_size)
        rank = len(kernel)
        if self.ndim < rank:
            raise ShapeError(f"cannot pool {rank} axes of {show(self.shape)}")
        steps = spread_ints(kernel if stride is None else stride, rank, "stride")
        wide = spread_ints(dilation, rank, "dilation")
        sides = side_padding(padding, rank)
        size = self._uop.shape[self.ndim - rank :]
        if ceil_mode:
            sides = _ceil_sides(size, kernel, steps, wide, sides)
        lead = [(0, 0)] * (self.ndim - rank)
        node = self._uop
        padded = self
        if any(low or high for low, high in sides):
            padded = self.pad([*lead, *sides], value=fill)
            real = broadcast(UOp.const(dtypes.bool, True), node.shape).pad((*lead, *sides))
        else:
            real = broadcast(UOp.const(dtypes.bool, True), node.shape)
        return (windows(padded._uop, kernel, steps, wide),
                apply_steps(real, window_steps(real.shape, kernel, steps, wide)), rank)  # fmt: skip

    def max_pool2d(
        self,
        kernel_size: Ints = (2, 2),
        stride: Ints | None = None,
        dilation: Ints = 1,
        padding: Any = 0,
        ceil_mode: bool = False,
        return_indices: bool = False,
    ) -> Any:
        """Return the greatest element of each window of the last axes.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.arange(16).reshape(1, 1, 4, 4).max_pool2d().tolist()
        [[[[5, 7], [13, 15]]]]
        """
        value = self if not self._uop.dtype.weak else self.cast(self.dtype)
        lowest = value.dtype.min
        seen, _, rank = value._pooled(kernel_size, stride, dilation, padding, ceil_mode, lowest)
        axes = tuple(range(-rank, 0))
        best = self._new(seen).max(axes)
        if not return_indices:
            return best
        size = value.shape[value.ndim - rank :]
        places = self._new(index_range(math.prod(size)).reshape(size)).cast(dtypes.int32)
        numbers = places.expand(value.shape)
        where, _, _ = numbers._pooled(kernel_size, stride, dilation, padding, ceil_mode, -1)
        flat = self._new(seen).flatten(-rank).argmax(-1, keepdim=True)
        indices = self._new(where).flatten(-rank).gather(best.ndim, flat).squeeze(-1)
        return best, indices

    def max_unpool2d(
        self,
        indices: Self,
        kernel_size: Ints = (2, 2),
        stride: Ints | None = None,
        dilation: Ints = 1,
        padding: Any = 0,
        output_size: tuple[int, ...] | None = None,
    ) -> Self:
        """Return what `max_pool2d` took its elements from, with zeros at all other places."""
        kernel, steps, wide = _pool_args(kernel_size, stride, dilation)
        rank = len(kernel)
        lead, size = self.shape[: self.ndim - rank], self.shape[self.ndim - rank :]
        if output_size is None:
            sides = side_padding(padding, rank)
            before = zip(size, kernel, steps, wide, sides)
            target = tuple([(n - 1) * s - a - b + d * (k - 1) + 1 for n, k, s, d, (a, b) in before])
        else:
            target = tuple(output_size)[-rank:]
        count, total_ = math.prod(lead), math.prod(target)
        values = self.reshape(count, -1)
        flat = self.zeros(count, total_, dtype=self.dtype)
        placed = flat.scatter(1, indices.reshape(count, -1), values)
        return placed.reshape(*lead, *target)

    def avg_pool2d(
        self,
        kernel_size: Ints = (2, 2),
        stride: Ints | None = None,
        dilation: Ints = 1,
        padding: Any = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> Self:
        """Return the mean of each window of the last axes."""
        value = self if self._uop.dtype.is_float else self.cast(dtypes.default_float)
        seen, real, rank = value._pooled(kernel_size, stride, dilation, padding, ceil_mode, 0)
        axes = tuple(range(len(seen.shape) - rank, len(seen.shape)))
        if count_include_pad and not ceil_mode:
            return self._new(seen).mean(axes)
        if count_include_pad:
            sides = side_padding(padding, rank)
            lead = [(0, 0)] * (value.ndim - rank)
            ones = value.ones_like().pad([*lead, *sides], value=1.0)
            ones = ones.pad([*lead, *[
                (0, high - p) for (_, high), (_, p) in zip(_ceil_sides(
                    value.shape[value.ndim - rank:], *_pool_args(kernel_size, stride, dilation),
                    sides), sides)
            ]])  # fmt: skip
            kernel, steps, wide = _pool_args(kernel_size, stride, dilation)
            count = apply_steps(ones._uop, window_steps(ones.shape, kernel, steps, wide))
        else:
            count = real.cast(seen.dtype)
        summed = self._new(total(seen, axes))
        return (summed / self._new(total(count, axes))).reshape(
            seen.shape[: len(seen.shape) - rank]
        )

    def interpolate(
        self, size: tuple[int, ...], mode: str = "linear", align_corners: bool = False
    ) -> Self:
        """Return the tensor with its last axes resampled to `size`.

        `mode` is "linear", "nearest" or "nearest-exact".
        """
        if mode not in ("linear", "nearest", "nearest-exact"):
            raise ArgumentError(f"mode is 'linear', 'nearest' or 'nearest-exact', not {mode!r}")
        if align_corners and mode != "linear":
            raise ArgumentError("align_corners goes with mode='linear' only")
        if not 0 < len(size) <= self.ndim:
            raise ShapeError(f"cannot resample {show(self.shape)} to {size}")
        sizes = (*self.shape[self.ndim - len(size) :], *size)
        if any(isinstance(one, float) or (isinstance(one, int) and one < 1) for one in sizes):
            raise ShapeError(
                f"cannot resample {show(self.shape)} to {size}",
                hint="each of these axes has, and gets, at least one element",
            )
        value = self
        for offset, new in enumerate(reversed(size)):
            value = value._resampled(self.ndim - 1 - offset, new, mode, align_corners)
        return value

    def _resampled(self, axis: int, new: int, mode: str, align_corners: bool) -> Self:
        old = self.shape[axis]
        lead: list[Any] = [slice(None)] * axis
        count = self._new(index_range(new)).cast(dtypes.float32)
        if mode != "linear":
            half = 0.5 if mode == "nearest-exact" else 0.0
            place = ((count + half) * (old / new)).floor().cast(dtypes.int32)
            return self[(*lead, place.clip(0, old - 1))]
        if align_corners:
            exact = count * ((old - 1) / (new - 1)) if new > 1 else count * 0
        else:
            exact = ((count + 0.5) * (old / new) - 0.5).clip(0, old - 1)
        low = exact.floor()
        part = (exact - low).reshape(-1, *[1] * (self.ndim - axis - 1))
        first = low.cast(dtypes.int32)
        second = (first + 1).clip(0, old - 1)
        one, other = self[(*lead, first)], self[(*lead, second)]
        if not self._uop.dtype.is_float:
            one, other = one.cast(dtypes.float32), other.cast(dtypes.float32)
            return (one + (other - one) * part).round().cast(self.dtype)
        return one + (other - one) * part.cast(one.dtype)


def _check_conv(x: tuple[Any, ...], weight: tuple[Any, ...], groups: int) -> None:
    if len(weight) < 3 or len(x) != len(weight):
        raise ShapeError(
            f"a weight of {show(weight)} needs an input of {len(weight)} axes, not {show(x)}",
            hint="input is (batch, in, *sizes), weight (out, in / groups, *kernel)",
        )
    if not same(x[1], groups * weight[1]) or weight[0] % groups:
        raise ShapeError(
            f"input {show(x)} does not fit weight {show(weight)} with {groups} groups: "
            f"{x[1]} channels meet {groups} * {weight[1]}"
        )


def _no_words(padding: Any) -> Any:
    if isinstance(padding, str):
        raise ArgumentError(f"padding is 'same' or numbers, not {padding!r}")
    return padding


def same_padding(
    kernel: tuple[int, ...], dilation: tuple[int, ...], stride: tuple[int, ...]
) -> list[tuple[int, int]]:
    """Return the padding that keeps sizes, each axis by its own kernel and dilation."""
    if any(step != 1 for step in stride):
        raise ArgumentError("padding='same' needs stride 1")
    reach = [wide * (need - 1) for need, wide in zip(kernel, dilation)]
    return [(total_ // 2, total_ - total_ // 2) for total_ in reach]


def _pool_args(kernel_size: Ints, stride: Ints | None, dilation: Ints) -> tuple[Any, Any, Any]:
    kernel = (kernel_size,) * 2 if isinstance(kernel_size, int) else tuple(kernel_size)
    steps = spread_ints(kernel if stride is None else stride, len(kernel), "stride")
    return kernel, steps, spread_ints(dilation, len(kernel), "dilation")


def _ceil_sides(
    size: Sequence[int], kernel: Sequence[int], stride: Sequence[int], dilation: Sequence[int],
    sides: list[tuple[int, int]],
) -> list[tuple[int, int]]:  # fmt: skip
    """Return padding with enough behind for windows that start inside but end outside."""
    found = []
    for have, need, step, wide, (low, high) in zip(size, kernel, stride, dilation, sides):
        reach = wide * (need - 1) + 1
        count = math.ceil((have + low + high - reach) / step) + 1
        if (count - 1) * step >= have + low:
            count -= 1  # the last window must start inside the tensor or its left padding
        found.append((low, high + max(0, (count - 1) * step + reach - have - low - high)))
    return found


__all__ = ["Conv", "convolved", "windows"]
