"""Reading and writing by index: ints, slices, None, Ellipsis, tensors, lists, masks, variables.

A basic index becomes movements, so that the result is a view and writes go through it. An index
held in a tensor or list becomes flat index arithmetic and one gather; writing through it finds,
for each place, the last value that names it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

import numpy as np

from tgcore.ir import Ops, UOp, dtypes
from tgcore.ir.sint import lower, normal, sint_add, sint_mul, sint_prod, sint_sub, upper
from tgcore.support.errors import ArgumentError, DTypeError, OutOfRangeError
from tgcore.tensor.autograd import Autograd
from tgcore.tensor.base import Step, TensorBase, broadcast, broadcast_shapes, commit, show
from tgcore.tensor.creation import buffer_of_array, index_range
from tgcore.tensor.gradient import scattered
from tgcore.tensor.movement import apply_steps
from tgcore.tensor.operands import choose
from tgcore.tensor.rules import with_rule


class Parsed:
    """An index taken apart: the movements of its basic part, then its tensor indices.

    `advanced` holds (axis after the movements, index node); `places` are the positions in the
    written index of everything that NumPy counts as advanced, to place the result's axes.
    """

    __slots__ = ("advanced", "front", "steps")

    def __init__(
        self, steps: tuple[Step, ...], advanced: list[tuple[int, UOp]], front: bool
    ) -> None:
        self.steps = steps
        self.advanced = advanced
        self.front = front


def _is_list(index: Any) -> bool:
    return isinstance(index, (list, np.ndarray, TensorBase)) or (
        isinstance(index, (tuple, range)) and not isinstance(index, str)
    )


def _as_tuple(index: Any) -> list[Any]:
    return list(index) if isinstance(index, tuple) else [index]


class Indexing(Autograd):
    """`x[...]` and `x[...] = value`."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Self:
        parsed = self._parse(index)
        view = self._view(*parsed.steps)
        return view._taken(parsed) if parsed.advanced else view

    def __setitem__(self, index: Any, value: Any) -> None:
        filled = self._filled_mask(index, value)
        if filled is not None:
            self._change((), filled)
            return
        parsed = self._parse(index)
        if self._uop.dtype.weak:
            self.uop = commit(self._uop)
        target = apply_steps(self._uop, parsed.steps)
        if not parsed.advanced:
            node = self._assignable(value, target.shape, self._uop.dtype)
            if node is not target:
                self._write(parsed.steps, node)
            return
        self._change(parsed.steps, self._put(target.shape, parsed, value))

    def __delitem__(self, index: Any) -> None:
        raise DTypeError("elements of a tensor cannot be deleted", hint="use cat() of slices")

    # *** parsing ***

    def _parse(self, index: Any) -> Parsed:
        items = _as_tuple(index)
        items = self._with_masks(items)
        shape = self._uop.shape
        used = sum(1 for item in items if item is not None and item is not Ellipsis)
        if sum(1 for item in items if item is Ellipsis) > 1:
            raise OutOfRangeError("an index may hold one Ellipsis")
        if used > len(shape):
            raise OutOfRangeError(
                f"too many indices: {used} for a tensor of {len(shape)} axes, shape {show(shape)}"
            )
        fill = [slice(None)] * (len(shape) - used)
        place = next((p for p, item in enumerate(items) if item is Ellipsis), len(items))
        items = [*items[:place], *fill, *items[place + 1 :]]
        return self._steps_of(items, shape)

    def _steps_of(self, items: list[Any], shape: tuple[Any, ...]) -> Parsed:
        bounds: list[tuple[Any, Any]] = []
        strides: list[int] = []
        result: list[Any] = []  # sizes after the movements
        advanced: list[tuple[int, UOp]] = []
        marks: list[int] = []  # positions that NumPy counts as advanced
        has_list = any(_is_list(item) for item in items)
        axis = 0
        for position, item in enumerate(items):
            if item is None:
                result.append(1)
                continue
            size = shape[axis]
            if _is_list(item):
                advanced.append((len(result), self._index_node(item, size, axis)))
                marks.append(position)
                low, high, stride = 0, size, 1
                result.append(size)
            elif isinstance(item, slice):
                low, high, stride = _slice_bounds(item, size, axis)
                result.append(_count(low, high, stride))
            else:
                low = _int_index(item, size, axis, show(shape))
                high, stride = sint_add(low, 1), 1
                if has_list:
                    marks.append(position)
            bounds.append((low, high))
            strides.append(stride)
            axis += 1
        steps = _movements(shape, bounds, strides, tuple(result))
        front = bool(marks) and marks != list(range(marks[0], marks[-1] + 1))
        return Parsed(steps, advanced, front)

    def _index_node(self, item: Any, size: Any, axis: int) -> UOp:
        """Return an index as non-negative index arithmetic; -1 or size and up mean outside."""
        if isinstance(item, TensorBase):
            node = item.uop
            if not (node.dtype.is_int or node.dtype.kind == "b"):
                raise DTypeError(
                    f"an index must be of integers or bools, not {node.dtype.name}",
                    hint="cast it to an integer dtype",
                )
            if node.device not in (None, self._uop.device) and self._uop.device is not None:
                raise ArgumentError(
                    f"the index is on {node.device}, the tensor on {self._uop.device}",
                    hint="move the index with .to()",
                )
            wide = node.cast(dtypes.index)
            if lower(wide.bounds[0]) >= 0:
                return wide
            return (wide < 0).where(wide + size, wide)
        return self._constant_index(item, size, axis)

    def _constant_index(self, item: Any, size: Any, axis: int) -> UOp:
        array = np.asarray(list(item) if isinstance(item, (tuple, range)) else item)
        if array.size == 0:
            array = array.astype(np.int32)
        if array.dtype.kind not in "iu":
            raise DTypeError(f"an index must be of integers, not {array.dtype.name}")
        if array.size and isinstance(size, int):
            least, most = int(array.min()), int(array.max())
            if least < -size or most >= size:
                odd = least if least < -size else most
                raise OutOfRangeError(
                    f"index {odd} is outside axis {axis} of size {size}",
                    hint=f"indices go from {-size} to {size - 1}",
                )
            array = np.where(array < 0, array + size, array) if least < 0 else array
        wide = array.astype(np.int32 if not array.size or int(array.max()) < 2**31 else np.int64)
        kind = dtypes.int32 if wide.dtype == np.int32 else dtypes.int64
        device = self._uop.device
        place = device if isinstance(device, str) else None
        node = buffer_of_array(np.ascontiguousarray(wide).reshape(-1), kind, place)
        node = node.reshape(wide.shape).cast(dtypes.index)
        return node if isinstance(size, int) else (node < 0).where(node + size, node)

    def _with_masks(self, items: list[Any]) -> list[Any]:
        """Return the index with each boolean mask replaced by the places of its true elements."""
        found: list[Any] = []
        axis = 0
        for item in items:
            if isinstance(item, (bool, np.bool_)):
                raise DTypeError("a single bool is no index", hint="use None to add an axis")
            mask = _mask_of(item)
            if mask is None:
                found.append(item)
                axis += item is not None and item is not Ellipsis
                continue
            if Ellipsis in [one for one in items if not _is_list(one)] and len(items) > 1:
                axis = len(self.shape) - mask.ndim if items[-1] is item else axis
            want = self.shape[axis : axis + mask.ndim]
            if tuple(mask.shape) != tuple(want):
                raise OutOfRangeError(
                    f"a mask of shape {show(mask.shape)} does not fit axes of {show(want)}"
                )
            found.extend([places.astype(np.int32) for places in np.nonzero(mask)])
            axis += mask.ndim
        return found

    def _filled_mask(self, index: Any, value: Any) -> Callable[[UOp], UOp] | None:
        """Return what `x[mask] = one value` makes of contents; it needs no places."""
        if not isinstance(index, TensorBase) or index.uop.dtype.kind != "b":
            return None
        if isinstance(value, (TensorBase, np.ndarray, list, tuple)):
            shape = value.shape if isinstance(value, TensorBase) else np.shape(value)
            if any(size != 1 for size in shape):
                return None
            value = self._new(self._node(value).reshape(()))
        node = self._assignable(value, (), self._uop.dtype)
        if index.ndim > self.ndim or tuple(index.shape) != self.shape[: index.ndim]:
            raise OutOfRangeError(
                f"a mask of shape {show(index.shape)} does not fit a tensor of {show(self.shape)}"
            )
        mask = index.uop.reshape((*index.shape, *[1] * (self.ndim - index.ndim)))
        wide = mask.expand(self._uop.shape)
        return lambda contents: choose(wide, node.reshape(()), contents)

    # *** gathering ***

    def _taken(self, parsed: Parsed) -> Self:
        """Return the elements of this view that the tensor indices name."""
        layout = _Layout(self._uop.shape, parsed)
        rows = self._uop.permute(layout.order).reshape((layout.depth, layout.width))
        taken = take_rows(rows, layout.row.reshape((sint_prod(layout.index_shape),)))
        node = taken.reshape((*layout.index_shape, *layout.rest)).permute(layout.placed)
        return self._new(node)

    def _put(self, target: tuple[Any, ...], parsed: Parsed, value: Any) -> Callable[[UOp], UOp]:
        """Return what replaces the elements that tensor indices name, in a part of that shape."""
        layout = _Layout(target, parsed)
        count = sint_prod(layout.index_shape)
        full = (*layout.index_shape, *layout.rest)
        shape = tuple([full[axis] for axis in layout.placed])
        node = broadcast(self._assignable(value, shape, self._uop.dtype), shape)
        back = tuple(sorted(range(len(shape)), key=layout.placed.__getitem__))
        values = node.permute(back).reshape((count, layout.width))
        last = last_writer(layout.row.reshape((count,)), layout.depth, count)
        chosen = take_rows(values, last + -1)
        written = broadcast((last > 0).reshape((layout.depth, 1)), (layout.depth, layout.width))
        in_rows = tuple([target[axis] for axis in layout.order])
        home = tuple(sorted(range(len(layout.order)), key=layout.order.__getitem__))

        def put(contents: UOp) -> UOp:
            rows = contents.permute(layout.order).reshape((layout.depth, layout.width))
            return written.where(chosen, rows).reshape(in_rows).permute(home)

        return put


class _Layout:
    """How a view is turned into rows, which row each index names, and where axes go after."""

    def __init__(self, shape: tuple[Any, ...], parsed: Parsed) -> None:
        axes = [axis for axis, _ in parsed.advanced]
        others = [axis for axis in range(len(shape)) if axis not in axes]
        self.order = (*axes, *others)
        self.depth = sint_prod([shape[axis] for axis in axes])
        self.rest = tuple([shape[axis] for axis in others])
        self.width = sint_prod(self.rest)
        nodes = [node for _, node in parsed.advanced]
        self.index_shape = broadcast_shapes(*[node.shape for node in nodes])
        self.row = self._rows(nodes, [shape[axis] for axis in axes])
        count = len(self.index_shape)
        first = 0 if parsed.front else sum(1 for axis in others if axis < axes[0])
        others_now = list(range(count, count + len(others)))
        self.placed = (*others_now[:first], *range(count), *others_now[first:])

    def _rows(self, nodes: list[UOp], sizes: list[Any]) -> UOp:
        if len(nodes) == 1:
            return nodes[0]
        wide = [broadcast(node, self.index_shape) for node in nodes]
        total: Any = None
        inside: Any = None
        for node, size in zip(wide, sizes):
            fits = (node > -1) & (node < size)
            inside = fits if inside is None else inside & fits
            total = node if total is None else total * size + node
        found: UOp = inside.where(total, total.const_like(-1))
        return found


def take_rows(rows: UOp, row: UOp) -> UOp:
    """Return rows[row] of a (depth, width) node, zeros for a row outside; `row` is (n,)."""
    depth, width = rows.shape
    shape = (row.shape[0], width)
    flat = row
    if not (isinstance(width, int) and width == 1):
        flat = broadcast((row * width).reshape((row.shape[0], 1)), shape)
        flat = flat + broadcast(index_range(width).reshape((1, width)), shape)
    else:
        flat = row.reshape(shape)
    value = UOp(Ops.TAKE, rows.dtype, (rows.reshape((sint_mul(depth, width),)), flat))
    return with_rule(value, (rows, row), _rows_gradient)


def _rows_gradient(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
    rows, row = inputs
    return scattered(grad, row, rows.shape[0]), None


def last_writer(row: UOp, depth: Any, count: Any) -> UOp:
    """Return, for each of `depth` places, 1 + the last i with row[i] there, or 0 for none."""
    if isinstance(count, int) and count == 0:
        return broadcast(UOp.const(dtypes.index, 0), (depth,))
    shape = (depth, count)
    places = broadcast(index_range(depth).reshape((depth, 1)), shape)
    turn = broadcast((index_range(count) + 1).cast(dtypes.int32), shape)
    named = places.eq(broadcast(row.reshape((1, count)), shape))
    last = named.where(turn, turn.const_like(0)).reduce_axes(Ops.MAX, (1,))
    return last.reshape((depth,)).cast(dtypes.index)


def _mask_of(item: Any) -> Any:
    """Return a boolean mask as an array, None when `item` is no mask."""
    if isinstance(item, TensorBase):
        return item.numpy() if item.uop.dtype.kind == "b" else None  # type: ignore[attr-defined]
    if isinstance(item, (list, np.ndarray)):
        array = np.asarray(item)
        return array if array.dtype.kind == "b" else None
    return None


def _int_index(item: Any, size: Any, axis: int, shape: str) -> Any:
    if isinstance(item, UOp):
        if not item.dtype.is_int:
            raise DTypeError(f"an index must be an integer, not {item.dtype.name}")
        if upper(item) >= upper(size) or lower(item) < 0:
            raise OutOfRangeError(
                f"index {item} with values {lower(item)} to {upper(item)} can leave axis {axis} "
                f"of size {size}"
            )
        return item
    if isinstance(item, (np.integer,)):
        item = int(item)
    if not isinstance(item, int):
        raise DTypeError(
            f"{type(item).__name__} is no index: {item!r}",
            hint="use ints, slices, None, Ellipsis, lists, tensors or bound variables",
        )
    if isinstance(size, int) and not -size <= item < size:
        raise OutOfRangeError(
            f"index {item} is outside axis {axis} of size {size}, shape {shape}",
            hint=f"indices go from {-size} to {size - 1}" if size else "the axis is empty",
        )
    return sint_add(size, item) if item < 0 else item


def _slice_bounds(item: slice, size: Any, axis: int) -> tuple[Any, Any, int]:
    """Return low, high and step of the window that a slice selects, negative steps included."""
    parts = [item.start, item.stop, item.step]
    for part in parts:
        if part is not None and not isinstance(part, (int, np.integer, UOp)):
            raise DTypeError(f"a slice of axis {axis} takes ints, not {type(part).__name__}")
    step = 1 if item.step is None else item.step
    if isinstance(step, UOp):
        raise ArgumentError("the step of a slice must be a plain int")
    if step == 0:
        raise ArgumentError("the step of a slice cannot be 0")
    if any(isinstance(part, UOp) for part in (item.start, item.stop)) or isinstance(size, UOp):
        return _symbolic_bounds(item, size, axis, int(step))
    start, stop, step = item.indices(size)
    count = len(range(start, stop, step))
    if count == 0:
        return 0, 0, 1
    last = start + (count - 1) * step
    return (start, last + 1, step) if step > 0 else (last, start + 1, step)


def _symbolic_bounds(item: slice, size: Any, axis: int, step: int) -> tuple[Any, Any, int]:
    if step != 1:
        raise ArgumentError("a slice with symbolic bounds or size needs step 1")
    ends = []
    for part, default in ((item.start, 0), (item.stop, size)):
        end = default if part is None else part
        end = sint_add(size, end) if isinstance(end, int) and end < 0 else end
        if isinstance(end, int) and isinstance(size, UOp) and end > lower(size):
            end = size if end >= upper(size) else end
        ends.append(normal(end))
    low, high = ends
    if lower(low) < 0 or upper(high) > upper(size):
        raise OutOfRangeError(
            f"slice {low}:{high} can leave axis {axis} of size {size}",
            hint="narrow the bounds of the variable",
        )
    if upper(sint_sub(high, low)) < 0:
        return 0, 0, 1
    return low, high, 1


def _count(low: Any, high: Any, stride: int) -> Any:
    length = sint_sub(high, low)
    return length if abs(stride) == 1 else -(-length // abs(stride))


def _movements(
    shape: tuple[Any, ...], bounds: Sequence[tuple[Any, Any]], strides: Sequence[int],
    result: tuple[Any, ...],
) -> tuple[Step, ...]:  # fmt: skip
    """Return the movements that cut, turn and thin out each axis, then drop and add axes."""
    steps: list[Step] = []
    windows, blocks = [], []
    for (low, high), stride, size in zip(bounds, strides, shape):
        wide = abs(stride)
        if wide == 1:
            windows.append((low, high))
            blocks.append((sint_sub(high, low), 1, 0, 0))
            continue
        count = -(-(high - low) // wide)
        # whole blocks of `wide`, starting early enough to fit, else padded behind
        extra = max(0, low + count * wide - size)
        before = min(extra, low)
        start, behind = low - before, extra - before
        windows.append((start, min(size, start + count * wide)))
        blocks.append((count, wide, before, behind))
    if windows != [(0, size) for size in shape]:
        steps.append((Ops.SHRINK, tuple(windows)))
    if any(wide != 1 for _, wide, _, _ in blocks):
        if any(behind for *_, behind in blocks):
            steps.append((Ops.PAD, tuple([(0, behind) for *_, behind in blocks])))
        lead = tuple([n for count, wide, _, _ in blocks for n in (count, wide)])
        cut = [b for c, _, at, _ in blocks for b in ((0, c), (at, at + 1))]
        steps += [(Ops.RESHAPE, lead), (Ops.SHRINK, tuple(cut))]
        steps.append((Ops.RESHAPE, tuple([count for count, *_ in blocks])))
    flips = tuple([axis for axis, stride in enumerate(strides) if stride < 0])
    if flips:
        steps.append((Ops.FLIP, flips))
    now = tuple([count for count, *_ in blocks])
    if result != now:
        steps.append((Ops.RESHAPE, result))
    return tuple(steps)


__all__ = ["Indexing", "last_writer", "take_rows"]
