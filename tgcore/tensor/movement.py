"""Movement of elements: reshape, expand, permute, flip, shrink and what is made of them.

None of these computes anything. Each result is a view that remembers the handle it was taken
from, so that a write through it reaches that handle too (see `tgcore.tensor.assign`). Arguments
are checked here: the graph below takes what it is given.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, Self

from tgcore.ir import Ops, UOp
from tgcore.ir.sint import ints, lower, same, sint_floordiv, sint_mul, sint_prod, sint_sub, upper
from tgcore.support.errors import (
    ArgumentError,
    DTypeError,
    PermutationError,
    ShapeError,
)
from tgcore.tensor.base import Link, Shape, Step, TensorBase, same_shape, show, sint

_APPLY: dict[Ops, Callable[[UOp, Any], UOp]] = {
    Ops.RESHAPE: UOp.reshape,
    Ops.EXPAND: UOp.expand,
    Ops.PERMUTE: UOp.permute,
    Ops.SHRINK: UOp.shrink,
    Ops.FLIP: UOp.flip,
    Ops.PAD: UOp.pad,
}


def apply_steps(node: UOp, steps: Sequence[Step]) -> UOp:
    """Return `node` after the movements `steps`."""
    for op, arg in steps:
        node = _APPLY[op](node, arg)
    return node


def shape_argument(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return sizes given either one by one or as one tuple or list."""
    if len(values) == 1 and isinstance(values[0], (tuple, list)):
        values = tuple(values[0])
    for value in values:
        if value is None or isinstance(value, (int, UOp)):
            continue
        raise DTypeError(f"a size is an int or a symbolic size, not {value!r}")
    return values


def reshape_target(have: Shape, wanted: tuple[Any, ...]) -> Shape:
    """Return the full shape that `wanted` (with -1 and None) means for a tensor of `have`."""
    if None in wanted:
        if any(size is None and axis >= len(have) for axis, size in enumerate(wanted)):
            raise ShapeError(f"cannot keep an axis that {show(have)} lacks: {wanted}")
        wanted = tuple([have[axis] if s is None else s for axis, s in enumerate(wanted)])
    holes = [axis for axis, size in enumerate(wanted) if isinstance(size, int) and size == -1]
    if len(holes) > 1:
        raise ShapeError(
            f"only one size of a reshape may be -1, not {len(holes)}: {show(wanted)}",
            hint="write the other sizes out",
        )
    if any(isinstance(size, int) and size < -1 for size in wanted):
        raise ShapeError(f"a size cannot be negative: {show(wanted)}")
    total = sint_prod(have)
    if holes:
        rest = sint_prod([size for axis, size in enumerate(wanted) if axis != holes[0]])
        missing = _missing(total, rest, have, wanted)
        wanted = (*wanted[: holes[0]], missing, *wanted[holes[0] + 1 :])
    if not same(sint_prod(wanted), total):
        raise ShapeError(
            f"cannot reshape {show(have)} of {total} elements to {show(wanted)} of "
            f"{sint_prod(wanted)}",
            hint="the number of elements must stay the same; -1 stands for the size that fits",
        )
    return wanted


def _missing(total: sint, rest: sint, have: Shape, wanted: Shape) -> sint:
    if isinstance(rest, int) and rest == 0:
        return 0
    missing = sint_floordiv(total, rest)
    if not same(sint_mul(missing, rest), total):
        raise ShapeError(
            f"cannot reshape {show(have)} to {show(wanted)}: {total} elements do not divide by "
            f"{rest}"
        )
    return missing  # type: ignore[no-any-return]


def expand_target(have: Shape, wanted: tuple[Any, ...]) -> Shape:
    """Return the full shape that `wanted` (with -1 and None for "as it is") means."""
    extra = len(wanted) - len(have)
    if extra < 0:
        raise ShapeError(f"cannot expand {show(have)} to fewer axes: {show(wanted)}")
    full = (1,) * extra + have
    result = []
    for size, old in zip(wanted, full):
        if size is None or (isinstance(size, int) and size == -1):
            result.append(old)
        elif (isinstance(old, int) and old == 1) or same(size, old):
            result.append(size)
        else:
            raise ShapeError(
                f"cannot expand {show(have)} to {show(wanted)}: size {old} is neither 1 nor {size}",
                hint="only axes of size 1 can be repeated; use repeat() for others",
            )
    return tuple(result)


class Movement(TensorBase):
    """Methods that only move elements."""

    __slots__ = ()

    def _view(self, *steps: Step) -> Self:
        node = self._uop
        for op, arg in steps:
            node = _APPLY[op](node, arg)
        link = self._link
        if link is not None and link[2] is None and link[0]() is None:
            link = None
        fresh: Link = (weakref.ref(self), steps, link)
        return self._new(node, fresh)

    def reshape(self, *shape: Any) -> Self:
        """Return the same elements, in row-major order, under another shape.

        One size may be -1 (what fits); None keeps the size of that axis.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.arange(6).reshape(2, -1).shape
        (2, 3)
        """
        return self._view((Ops.RESHAPE, reshape_target(self._uop.shape, shape_argument(shape))))

    def view(self, *shape: Any) -> Self:
        """Return `reshape(*shape)`."""
        return self.reshape(*shape)

    def expand(self, *shape: Any) -> Self:
        """Return the tensor with axes of size 1 repeated to `shape`; -1 or None keeps a size.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([[1], [2]]).expand(2, 3).tolist()
        [[1, 1, 1], [2, 2, 2]]
        """
        have = self._uop.shape
        target = expand_target(have, shape_argument(shape))
        full = (1,) * (len(target) - len(have)) + have
        return self._view((Ops.RESHAPE, full), (Ops.EXPAND, target))

    def permute(self, *order: Any) -> Self:
        """Return the tensor with its axes in `order`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.zeros(2, 3, 4).permute(2, 0, 1).shape
        (4, 2, 3)
        """
        if len(order) == 1 and isinstance(order[0], (tuple, list)):
            order = tuple(order[0])
        axes = tuple([self._axis(axis) for axis in order])
        if sorted(axes) != list(range(self.ndim)):
            raise PermutationError(
                f"{order} is no permutation of the {self.ndim} axes of {show(self.shape)}",
                hint="name each axis exactly once",
            )
        return self._view((Ops.PERMUTE, axes))

    def transpose(self, dim0: int = 1, dim1: int = 0) -> Self:
        """Return the tensor with two axes exchanged."""
        order = list(range(self.ndim))
        first, second = self._axis(dim0), self._axis(dim1)
        if order:
            order[first], order[second] = order[second], order[first]
        return self._view((Ops.PERMUTE, tuple(order)))

    @property
    def T(self) -> Self:  # noqa: N802 - NumPy's name
        """The transposed matrix."""
        return self.transpose()

    @property
    def mT(self) -> Self:  # noqa: N802 - NumPy's name
        """The tensor with its last two axes exchanged."""
        return self.transpose(-2, -1)

    def movedim(self, source: int, destination: int) -> Self:
        """Return the tensor with axis `source` at place `destination`."""
        order = list(range(self.ndim))
        order.insert(self._axis(destination), order.pop(self._axis(source)))
        return self._view((Ops.PERMUTE, tuple(order)))

    def flip(self, axis: int | tuple[int, ...] | list[int], *more: int) -> Self:
        """Return the tensor with the order of the elements along axes reversed."""
        axes = self._axes((axis, *more) if isinstance(axis, int) else (*axis, *more))
        return self._view((Ops.FLIP, tuple(sorted(axes))))

    def shrink(self, arg: Sequence[tuple[sint, sint] | None]) -> Self:
        """Return the window [low, high) of each axis; None keeps the whole axis.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.arange(9).reshape(3, 3).shrink((None, (1, 3))).tolist()
        [[1, 2], [4, 5], [7, 8]]
        """
        shape = self._uop.shape
        if len(arg) != len(shape):
            raise ShapeError(f"shrink takes {len(shape)} windows for {show(shape)}, not {len(arg)}")
        bounds = []
        for window, size in zip(arg, shape):
            low, high = (0, size) if window is None else window
            bad = lower(low) < 0 or lower(sint_sub(high, low)) < 0
            if bad or lower(sint_sub(size, high)) < 0:
                if not (_unsure(low, high, size) and upper(high) <= upper(size)):
                    raise ShapeError(
                        f"window [{low}, {high}) does not lie inside an axis of size {size}"
                    )
            bounds.append((low, high))
        return self._view((Ops.SHRINK, tuple(bounds)))

    def squeeze(self, dim: int | tuple[int, ...] | None = None) -> Self:
        """Return the tensor without axes of size 1: all of them, or those named."""
        shape = self._uop.shape
        axes = self._axes(dim)
        drop = {axis for axis in axes if isinstance(shape[axis], int) and shape[axis] == 1}
        return self._view((Ops.RESHAPE, tuple([s for a, s in enumerate(shape) if a not in drop])))

    def unsqueeze(self, dim: int) -> Self:
        """Return the tensor with a new axis of size 1 at place `dim`."""
        axis = self._axis(dim, 1)
        shape = self._uop.shape
        return self._view((Ops.RESHAPE, (*shape[:axis], 1, *shape[axis:])))

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Self:
        """Return the tensor with axes `start_dim` to `end_dim`, both included, made one."""
        first, last = self._axis(start_dim), self._axis(end_dim)
        shape = self._uop.shape
        whole = sint_prod(shape[first : last + 1])
        return self._view((Ops.RESHAPE, (*shape[:first], whole, *shape[last + 1 :])))

    def unflatten(self, dim: int, sizes: Sequence[sint]) -> Self:
        """Return the tensor with axis `dim` split into `sizes` (one may be -1)."""
        axis = self._axis(dim)
        shape = self._uop.shape
        return self.reshape(*shape[:axis], *sizes, *shape[axis + 1 :])

    def repeat(self, *repeats: Any) -> Self:
        """Return the tensor tiled `repeats` times along each axis.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([1, 2]).repeat(2, 2).tolist()
        [[1, 2, 1, 2], [1, 2, 1, 2]]
        """
        counts = shape_argument(repeats)
        shape = self._uop.shape
        if len(counts) < len(shape):
            raise ShapeError(f"repeat takes a count for each axis of {show(shape)}, not {counts}")
        full = (1,) * (len(counts) - len(shape)) + shape
        split, wide, result = [], [], []
        for count, size in zip(counts, full):
            split += [1, size]
            wide += [count, size]
            result.append(sint_mul(count, size))
        steps = (Ops.RESHAPE, tuple(split)), (Ops.EXPAND, tuple(wide)), (Ops.RESHAPE, tuple(result))
        return self._new(apply_steps(self._uop, steps))

    def repeat_interleave(self, repeats: int, dim: int | None = None) -> Self:
        """Return the tensor with each element along `dim` repeated in place."""
        if dim is None:
            return self.flatten().repeat_interleave(repeats, 0)
        axis = self._axis(dim)
        shape = self._uop.shape
        before, size, after = shape[:axis], shape[axis], shape[axis + 1 :]
        steps = (
            (Ops.RESHAPE, (*before, size, 1, *after)),
            (Ops.EXPAND, (*before, size, repeats, *after)),
            (Ops.RESHAPE, (*before, sint_mul(size, repeats), *after)),
        )
        return self._new(apply_steps(self._uop, steps))

    def split(self, sizes: int | Sequence[int], dim: int = 0) -> tuple[Self, ...]:
        """Return pieces along `dim`: of `sizes` each (the last may be smaller), or as listed."""
        axis = self._axis(dim)
        total = self._uop.shape[axis]
        if not isinstance(total, int):
            raise ShapeError(f"cannot split an axis of symbolic size {total}")
        if isinstance(sizes, int):
            if sizes <= 0:
                raise ArgumentError(f"the size of a piece must be positive, not {sizes}")
            sizes = [min(sizes, total - low) for low in range(0, max(1, total), sizes)]
        if sum(sizes) != total:
            raise ShapeError(f"pieces of {list(sizes)} do not add up to {total}, axis {axis}")
        found, low = [], 0
        for size in sizes:
            window = [None] * self.ndim
            pieces: list[Any] = list(window)
            pieces[axis] = (low, low + size)
            found.append(self.shrink(pieces))
            low += size
        return tuple(found)

    def chunk(self, chunks: int, dim: int = 0) -> list[Self]:
        """Return at most `chunks` pieces of equal size along `dim` (the last may be smaller)."""
        if chunks <= 0:
            raise ArgumentError(f"the number of chunks must be positive, not {chunks}")
        size = self._uop.shape[self._axis(dim)]
        return list(self.split(max(1, -(-size // chunks)), dim))

    def unfold(self, dim: int, size: int, step: int) -> Self:
        """Return every window of `size` elements along `dim`, `step` apart, as a last axis."""
        axis = self._axis(dim)
        if step <= 0 or size < 0 or size > self._uop.shape[axis]:
            raise ArgumentError(f"no windows of {size} every {step} in {show(self.shape)}")
        order = [place for place in range(self.ndim) if place != axis] + [axis]
        moved = self.permute(order)
        windows = moved._windows((size,), (step,), (1,))
        back = list(range(self.ndim - 1))
        back.insert(axis, self.ndim - 1)
        return windows.permute(*back, self.ndim)

    def _windows(self, kernel: Shape, stride: tuple[int, ...], dilation: tuple[int, ...]) -> Self:
        """Return the sliding windows of the last axes: (..., *places, *kernel)."""
        return self._view(*window_steps(self._uop.shape, kernel, stride, dilation))

    def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Self:
        """Return the diagonal of two axes as a last axis."""
        first, second = self._axis(dim1), self._axis(dim2)
        if first == second:
            raise ArgumentError("the two axes of a diagonal must differ")
        order = [a for a in range(self.ndim) if a not in (first, second)] + [first, second]
        moved = self.permute(order)
        rows, columns = moved.shape[-2:]
        lead: list[Any] = [None] * (self.ndim - 2)
        if offset >= 0:
            moved = moved.shrink([*lead, (0, rows), (min(offset, columns), columns)])
        else:
            moved = moved.shrink([*lead, (min(-offset, rows), rows), (0, columns)])
        rows, columns = moved.shape[-2:]
        length = min(rows, columns)
        square = moved.shrink([*lead, (0, length), (0, length)])
        if length == 0:
            return square.reshape(*square.shape[:-2], 0)
        batch = square.shape[:-2]
        padded = square._view(
            (Ops.RESHAPE, (*batch, length * length)),
            (Ops.PAD, ((0, 0),) * len(batch) + ((0, length),)),
            (Ops.RESHAPE, (*batch, length, length + 1)),
            (Ops.SHRINK, (*[(0, size) for size in batch], (0, length), (0, 1))),
            (Ops.RESHAPE, (*batch, length)),
        )
        return padded

    def rearrange(self, formula: str, **sizes: int) -> Self:
        """Return the tensor rearranged as an einops formula says.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.zeros(2, 3, 4).rearrange("b c d -> b (d c)").shape
        (2, 12)
        """
        from tgcore.tensor.formula import rearrange_plan

        inner, order, outer = rearrange_plan(formula, self._uop.shape, sizes)
        return self.reshape(*inner).permute(order).reshape(*outer)

    def _like_shape(self, shape: Shape) -> bool:
        return same_shape(self._uop.shape, shape)


def _unsure(low: sint, high: sint, size: sint) -> bool:
    """Return whether variables keep us from deciding that a window fits."""
    return not ints((low, high, size))


def window_steps(
    shape: Shape, kernel: Shape, stride: tuple[int, ...], dilation: tuple[int, ...]
) -> tuple[Step, ...]:
    """Return the movements that lay out sliding windows of the last axes.

    Row r of the kernel reads the axis shifted by r * dilation. Repeating an axis of size i and
    cutting the result into rows of i*f + dilation makes each row start dilation later (modulo i),
    which is that shift. Where windows do not overlap a plain split does it.
    """
    lead, size = shape[: len(shape) - len(kernel)], shape[len(shape) - len(kernel) :]
    if not ints(size):
        raise ShapeError(
            f"windows need axes of fixed size, the last of {show(shape)} are not",
            hint="pad to the greatest size first; leading axes may be symbolic",
        )
    for need, have, wide in zip(kernel, size, dilation):
        if upper(need) and upper(wide * (need - 1)) + 1 > upper(have):
            raise ShapeError(
                f"a window of {show(kernel)} (dilation {dilation}) is larger than {show(size)}",
                hint="pad the tensor, or use a smaller kernel",
            )
    places = tuple(
        [(have - wide * (need - 1) - 1) // step + 1
         for have, need, step, wide in zip(size, kernel, stride, dilation)]
    )  # fmt: skip
    keep = tuple([(0, one) for one in lead])
    rank = len(kernel)
    order = (*range(len(lead)), *[len(lead) + 2 * a for a in range(rank)],
             *[len(lead) + 2 * a + 1 for a in range(rank)])  # fmt: skip
    if all(need <= step for need, step in zip(kernel, stride)) and all(d == 1 for d in dilation):
        return _split_windows(lead, size, kernel, stride, places, keep, order)
    rows = []
    for have, place, step, wide in zip(size, places, stride, dilation):
        times = 1
        while place * step > have * times + wide:
            times += 1
        rows.append(have * times + wide)
    counts = [-(-need * row // have) for need, row, have in zip(kernel, rows, size)]
    steps: list[Step] = [
        (Ops.RESHAPE, (*lead, *[n for have in size for n in (1, have)])),
        (Ops.EXPAND, (*lead, *[n for c, have in zip(counts, size) for n in (c, have)])),
        (Ops.RESHAPE, (*lead, *[c * have for c, have in zip(counts, size)])),
        (Ops.SHRINK, (*keep, *[(0, need * row) for need, row in zip(kernel, rows)])),
        (Ops.RESHAPE, (*lead, *[n for need, row in zip(kernel, rows) for n in (need, row)])),
        (Ops.SHRINK, (*keep, *[b for need, p, s in zip(kernel, places, stride)
                               for b in ((0, need), (0, p * s))])),
    ]  # fmt: skip
    if any(step != 1 for step in stride):
        steps += [
            (Ops.RESHAPE, (*lead, *[n for need, p, s in zip(kernel, places, stride)
                                    for n in (need, p, s)])),
            (Ops.SHRINK, (*keep, *[b for need, p in zip(kernel, places)
                                   for b in ((0, need), (0, p), (0, 1))])),
            (Ops.RESHAPE, (*lead, *[n for need, p in zip(kernel, places) for n in (need, p)])),
        ]  # fmt: skip
    swapped = (*range(len(lead)), *[len(lead) + 2 * a + 1 for a in range(rank)],
               *[len(lead) + 2 * a for a in range(rank)])  # fmt: skip
    return (*steps, (Ops.PERMUTE, swapped))


def _split_windows(
    lead: Shape, size: Shape, kernel: Shape, stride: tuple[int, ...], places: Shape,
    keep: Any, order: tuple[int, ...],
) -> tuple[Step, ...]:  # fmt: skip
    padding = [max(0, p * s - have) for p, s, have in zip(places, stride, size)]
    return (
        (Ops.PAD, (*[(0, 0)] * len(lead), *[(0, more) for more in padding])),
        (Ops.SHRINK, (*keep, *[(0, p * s) for p, s in zip(places, stride)])),
        (Ops.RESHAPE, (*lead, *[n for p, s in zip(places, stride) for n in (p, s)])),
        (Ops.SHRINK, (*keep, *[b for p, need in zip(places, kernel) for b in ((0, p), (0, need))])),
        (Ops.PERMUTE, order),
    )


__all__ = ["Movement", "apply_steps", "expand_target", "reshape_target", "window_steps"]
