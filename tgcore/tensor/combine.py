"""Tensors put together and taken apart: cat, stack, pad, roll, gather, scatter, masks.

Everything is movements, choices and index arithmetic; nothing copies until it is realized.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tgcore.ir import ConstType, Ops, UOp, dtypes
from tgcore.ir.sint import lower, same, sint_add, sint_prod, upper
from tgcore.support.errors import ArgumentError, DTypeError, ShapeError
from tgcore.tensor.base import TensorBase, broadcast, broadcast_shapes, commit, show
from tgcore.tensor.creation import index_range
from tgcore.tensor.indexing import Indexing
from tgcore.tensor.movement import apply_steps
from tgcore.tensor.operands import choose, scalar_dtype
from tgcore.tensor.reduce import mirrored, total
from tgcore.tensor.rules import with_rule

_PAD_MODES = ("constant", "reflect", "replicate", "circular")


class Combine(Indexing):
    """Methods that join tensors or pick from them."""

    __slots__ = ()

    def cat(self, *args: Any, dim: int = 0) -> Self:
        """Return the tensors joined along `dim`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([1, 2]).cat(Tensor([3])).tolist()
        [1, 2, 3]
        """
        self, parts = _joinable(self, args)
        axis = self._axis(dim)
        if not self.ndim:
            raise ShapeError("single values have no axis to be joined along", hint="use stack()")
        for part in parts[1:]:
            fits = part.ndim == self.ndim and all(
                a == axis or same(x, y) for a, (x, y) in enumerate(zip(part.shape, self.shape))
            )
            if not fits:
                raise ShapeError(
                    f"cannot join {show(self.shape)} and {show(part.shape)} along axis {axis}",
                    hint="all other axes must have equal sizes",
                )
        dtype = dtypes.promote(*[part._uop.dtype for part in parts])
        nodes = [part._uop.cast(dtype) for part in parts]
        return self._new(joined(nodes, axis))

    def stack(self, *args: Any, dim: int = 0) -> Self:
        """Return the tensors, all of one shape, joined along a new axis `dim`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([1, 2]).stack(Tensor([3, 4]), dim=1).tolist()
        [[1, 3], [2, 4]]
        """
        self, parts = _joinable(self, args)
        for part in parts[1:]:
            if not part._like_shape(self.shape):
                raise ShapeError(f"cannot stack {show(self.shape)} and {show(part.shape)}")
        axis = self._axis(dim, 1)
        raised = [part.unsqueeze(axis) for part in parts]
        result: Self = raised[0].cat(*raised[1:], dim=axis)
        return result

    # *** padding ***

    def pad(self, padding: Sequence[Any], mode: str = "constant", value: ConstType = 0.0) -> Self:
        """Return the tensor with elements added (or, for negative amounts, cut) at the ends.

        `padding` is one (before, after) or None for each axis, or a flat sequence of pairs that
        begins with the last axis.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([1, 2]).pad((1, 1)).tolist()
        [0, 1, 2, 0]
        """
        if mode not in _PAD_MODES:
            raise ArgumentError(f"mode is one of {', '.join(_PAD_MODES)}, not {mode!r}")
        pairs = padding_pairs(padding, self._uop.shape)
        if mode != "constant":
            return self._pad_by_mode(pairs, mode)
        node = self._uop
        cut = [(max(0, -low) if isinstance(low, int) else 0,
                sint_add(size, min(0, high) if isinstance(high, int) else 0))
               for (low, high), size in zip(pairs, node.shape)]  # fmt: skip
        steps: list[Any] = []
        if any(lower(low) < 0 or lower(high) < 0 for low, high in pairs):
            if any(upper(low) > upper(high) for low, high in cut):
                raise ShapeError(f"padding {pairs} cuts more than {show(node.shape)} has")
            steps.append((Ops.SHRINK, tuple(cut)))
        grow = tuple([tuple([max(0, n) if isinstance(n, int) else n for n in p]) for p in pairs])
        steps.append((Ops.PAD, grow))
        if value == 0:
            return self._new(apply_steps(node, steps))
        dtype = scalar_dtype(value, node.dtype)
        inside = broadcast(UOp.const(dtypes.bool, True), node.shape)
        return self._new(apply_steps(inside, steps).where(
            apply_steps(node.cast(dtype), steps), UOp.const(dtype, value)))  # fmt: skip

    def _pad_by_mode(self, pairs: list[tuple[int, int]], mode: str) -> Self:
        value = self
        for axis, (low, high) in enumerate(pairs):
            if low == 0 and high == 0:
                continue
            size = value.shape[axis]
            limit = {"reflect": size - 1, "circular": size, "replicate": max(low, high, 0)}[mode]
            if max(low, high) > limit:
                raise ShapeError(
                    f"{mode} padding of {max(low, high)} is too large for axis {axis} of {size}"
                )
            places = index_range(low + size + high) + (-low)
            if mode == "circular":
                places = places % size
            elif mode == "replicate":
                places = (places < 0).where(places.const_like(0), places)
                places = (places < size).where(places, places.const_like(size - 1))
            else:
                places = (places < 0).where(-places, places)
                places = (places < size).where(places, (2 * size - 2) + -places)
            index: list[Any] = [slice(None)] * value.ndim
            index[axis] = value._new(places)
            value = value[tuple(index)]
        return value

    def pad_to(self, *shape: Any, value: float = 0) -> Self:
        """Return the tensor with `value` behind each axis up to `shape` (None keeps an axis)."""
        wanted = shape[0] if len(shape) == 1 and isinstance(shape[0], (tuple, list)) else shape
        if len(wanted) != self.ndim:
            raise ShapeError(f"pad_to takes a size for each axis of {show(self.shape)}")
        return self.pad([
            None if new is None else (0, new - old) for new, old in zip(wanted, self.shape)
        ], value=value)  # fmt: skip

    def shrink_to(self, *shape: Any) -> Self:
        """Return the first elements of each axis, `shape` of them (None keeps an axis)."""
        wanted = shape[0] if len(shape) == 1 and isinstance(shape[0], (tuple, list)) else shape
        return self.shrink([None if new is None else (0, new) for new in wanted])

    def roll(self, shifts: Any, dims: Any = None) -> Self:
        """Return the tensor with elements moved along axes, those pushed out coming back in."""
        if dims is None:
            return self.flatten().roll(shifts, 0).reshape(self.shape)
        amounts = (shifts,) if isinstance(shifts, int) else tuple(shifts)
        axes = (dims,) if isinstance(dims, int) else tuple(dims)
        if len(amounts) != len(axes):
            raise ArgumentError(f"{len(amounts)} shifts were given for {len(axes)} axes")
        value = self
        for amount, dim in zip(amounts, axes):
            axis = self._axis(dim)
            size = value.shape[axis]
            cut = -amount % size if size else 0
            if cut:
                lead: list[Any] = [slice(None)] * axis
                value = value[(*lead, slice(cut, None))].cat(value[(*lead, slice(0, cut))],
                                                             dim=axis)  # fmt: skip
        return self._new(value._uop)

    def meshgrid(self, *args: Self, indexing: str = "ij") -> tuple[Self, ...]:
        """Return the coordinates of the grid that vectors span."""
        if indexing not in ("ij", "xy"):
            raise ArgumentError(f"indexing is 'ij' or 'xy', not {indexing!r}")
        parts = [self, *args]
        if len(parts) > 1 and indexing == "xy":
            parts[0], parts[1] = parts[1], parts[0]
        shape = tuple([part.numel() for part in parts])
        grids = []
        for axis, part in enumerate(parts):
            lined = part.reshape(*[1] * axis, -1, *[1] * (len(parts) - axis - 1))
            grids.append(lined.expand(shape))
        if len(parts) > 1 and indexing == "xy":
            grids = [grid.transpose(0, 1) for grid in grids]
            grids[0], grids[1] = grids[1], grids[0]
        return tuple(grids)

    def diag(self) -> Self:
        """Return a vector as a diagonal matrix."""
        if self.ndim != 1:
            raise ShapeError(f"diag takes a vector, the shape is {show(self.shape)}")
        size = self.shape[0]
        line = self.eye(size, dtype=dtypes.bool)._uop
        return self._new(choose(line, self._uop.reshape((1, size)), self._uop.const_like(0)))

    def one_hot(self, num_classes: int = -1) -> Self:
        """Return, for each integer, a row of `num_classes` with a 1 at its place."""
        if not self._uop.dtype.is_int:
            raise DTypeError(f"one_hot takes integers, not {self.dtype.name}")
        classes = int(self.max().item()) + 1 if num_classes == -1 else num_classes
        return self._one_hot(classes).where(1, 0)

    def _one_hot(self, classes: Any) -> Self:
        node = self._uop
        shape = (*node.shape, classes)
        places = index_range(classes).reshape((*[1] * len(node.shape), classes))
        here = broadcast(node.cast(dtypes.index).reshape((*node.shape, 1)), shape)
        return self._new(broadcast(places, shape).eq(here))

    # *** gather and scatter along one axis ***

    def gather(self, dim: int, index: Self) -> Self:
        """Return the elements at `index` along `dim`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([[1, 2], [3, 4]]).gather(1, Tensor([[1], [0]])).tolist()
        [[2], [3]]
        """
        axis = self._axis(dim)
        shape, wanted = self._uop.shape, index._uop.shape
        _check_gather(shape, index._uop, axis)
        source = self._uop.shrink(
            tuple([(0, size if a == axis else wanted[a]) for a, size in enumerate(shape)])
        )
        place = _from_front(index._uop.cast(dtypes.index), shape[axis])
        inside = (place > -1) & (place < shape[axis])
        flat: UOp | None = None
        for a, size in enumerate(source.shape):
            if a == axis:
                here = place
            else:
                line = (1,) * a + (wanted[a],) + (1,) * (len(wanted) - a - 1)
                here = broadcast(index_range(wanted[a]).reshape(line), wanted)
            flat = here if flat is None else flat * size + here
        flat = inside.where(flat, place.const_like(-1))
        value = UOp(Ops.TAKE, source.dtype, (source.reshape((sint_prod(source.shape),)), flat))

        def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
            hits, values = _hits(inputs[1], grad, inputs[0].shape[axis], axis)
            chosen = hits.where(values, values.const_like(0))
            return total(chosen, (axis + 1,)).reshape(inputs[0].shape), None

        return self._new(with_rule(value, (source, place), rule))

    def take_along_axis(self, index: Self, dim: int) -> Self:
        """Return `gather(dim, index)`."""
        return self.gather(dim, index)

    def index_select(self, dim: int, index: Self) -> Self:
        """Return the slices of axis `dim` that a vector of integers names."""
        items: list[Any] = [slice(None)] * self.ndim
        items[self._axis(dim)] = index
        return self[tuple(items)]

    def scatter(self, dim: int, index: Self, src: Any, reduce: str | None = None) -> Self:
        """Return the tensor with `src` written to the places `index` along `dim`.

        The last write to a place wins. `reduce` may be "add" or "multiply" instead.
        """
        if reduce not in (None, "add", "multiply"):
            raise ArgumentError(f"reduce is 'add', 'multiply' or None, not {reduce!r}")
        if reduce is not None:
            given: Any = src
            if not isinstance(src, TensorBase):
                given = index.full_like(src, dtype=self.dtype)
            kind = "sum" if reduce == "add" else "prod"
            return self.scatter_reduce(dim, index, given, kind)
        axis, place, given = self._scattering(dim, index, src)
        hits, _ = _hits(place, given, self.shape[axis], axis)
        count = hits.shape[axis + 1]
        line = (1,) * (axis + 1) + (count,) + (1,) * (len(hits.shape) - axis - 2)
        turn = broadcast((index_range(count) + 1).cast(dtypes.int32).reshape(line), hits.shape)
        last = hits.where(turn, turn.const_like(0)).reduce_axes(Ops.MAX, (axis + 1,))
        drop = tuple([size for a, size in enumerate(hits.shape) if a != axis + 1])
        last = last.reshape(drop)
        picked = self._new(given).gather(axis, self._new(last.cast(dtypes.index) + -1))
        return self._over(last > 0, picked._uop)

    def scatter_reduce(
        self, dim: int, index: Self, src: Self, reduce: str, include_self: bool = True
    ) -> Self:
        """Return the tensor with all of `src` that goes to a place combined there.

        `reduce` is "sum", "prod", "mean", "amax" or "amin".
        """
        if reduce not in ("sum", "prod", "mean", "amax", "amin"):
            raise ArgumentError(
                f"reduce is 'sum', 'prod', 'mean', 'amax' or 'amin', not {reduce!r}"
            )
        axis, place, given = self._scattering(dim, index, src)
        least = reduce == "amin"  # the greatest of the values mirrored
        hits, values = _hits(place, mirrored(given) if least else given, self.shape[axis], axis)
        inner = self._new(hits)
        neutral: ConstType = {"sum": 0, "mean": 0, "prod": 1}.get(reduce, values.dtype.min)
        chosen = self._new(hits.where(values, values.const_like(neutral)))
        any_hit = inner.any(axis + 1)
        if reduce in ("sum", "mean"):
            part = chosen.sum(axis + 1, dtype=self.dtype)
        elif reduce == "prod":
            part = chosen.prod(axis + 1, dtype=self.dtype)
        else:
            part = chosen.max(axis + 1)
            part = self._new(mirrored(part._uop)) if least else part
        whole = self._zero_padded(part)
        covered = self._zero_padded(any_hit)
        if include_self:
            base = covered.where(self, self)
            combined = {
                "sum": lambda: base + whole,
                "mean": lambda: base + whole,
                "prod": lambda: covered.where(base * whole, base),
                "amax": lambda: covered.where(base.maximum(whole), base),
                "amin": lambda: covered.where(base.minimum(whole), base),
            }[reduce]()
        else:
            combined = covered.where(whole, self)
        if reduce != "mean":
            return combined
        count = self._zero_padded(inner.cast(dtypes.int32).sum(axis + 1))
        count = count + 1 if include_self else count.maximum(1)
        mean = combined.div(count, rounding_mode=None if self.dtype.is_float else "floor")
        return mean.cast(self.dtype)

    def _scattering(self, dim: int, index: Self, src: Any) -> tuple[int, UOp, UOp]:
        """Return the axis, the place along it that each value goes to, and the values."""
        axis = self._axis(dim)
        wanted = index._uop.shape
        _check_gather(self._uop.shape, index._uop, axis)
        if isinstance(src, TensorBase):
            node = src.uop
            if len(node.shape) != len(wanted) or any(
                upper(have) < upper(need) for have, need in zip(node.shape, wanted)
            ):
                raise ShapeError(
                    f"src of {show(node.shape)} is smaller than the index of {show(wanted)}"
                )
            node = node.shrink(tuple([(0, size) for size in wanted]))
            if node.dtype is not self._uop.dtype and not node.dtype.weak:
                raise DTypeError(
                    f"src is {node.dtype.name}, the tensor {self.dtype.name}",
                    hint="cast src to the tensor's dtype",
                )
            node = node.cast(self.dtype)
        else:
            node = broadcast(UOp.const(self.dtype, src), wanted)
        place = _from_front(index._uop.cast(dtypes.index), self.shape[axis])
        return axis, place, node

    def _zero_padded(self, part: Self) -> Self:
        """Return `part`, which covers the first places of each axis, padded to this shape."""
        return part.pad([(0, size - have) for size, have in zip(self.shape, part.shape)])

    def _over(self, mask: UOp, values: UOp) -> Self:
        covered = self._zero_padded(self._new(mask))
        whole = self._zero_padded(self._new(values.cast(self.dtype)))
        return self._new(choose(covered._uop, whole._uop, commit(self._uop)))

    # *** masks ***

    def masked_select(self, mask: Self, size: int | None = None, fill_value: ConstType = 0) -> Self:
        """Return the elements where `mask` is true, as a vector; computes the mask.

        With `size` the result has that many elements, `fill_value` after the last one selected.
        """
        shape = broadcast_shapes(self.shape, mask.shape)
        found = self.expand(shape).contiguous()[mask.expand(shape)]
        return found._rows(size, fill_value)

    def nonzero(self, size: int | None = None, fill_value: ConstType = 0) -> Self:
        """Return the coordinates of the elements that are not zero; computes the tensor.

        With `size` the result has that many rows, of `fill_value` after the last one found.
        """
        import numpy as np

        found = type(self)(np.argwhere(self.numpy()).astype(np.int32))
        return found._rows(size, fill_value)

    def _rows(self, size: int | None, fill_value: ConstType) -> Self:
        """Return the first `size` rows, of `fill_value` where there are fewer."""
        have = self.shape[0]
        if size is None or have == size:
            return self
        if size < 0:
            raise ArgumentError(f"a result cannot have {size} rows", hint="size is at least 0")
        if have > size:
            return self[:size]
        rest = [(0, 0)] * (self.ndim - 1)
        return self.pad([(0, size - have), *rest], value=fill_value)


def joined(nodes: list[UOp], axis: int) -> UOp:
    """Return the nodes side by side along `axis`: each padded to the whole, then added."""
    sizes = [node.shape[axis] for node in nodes]
    starts: list[Any] = [0]
    for size in sizes:
        starts.append(sint_add(starts[-1], size))
    whole = starts[-1]
    kept = [(node, start) for node, start in zip(nodes, starts)
            if not (isinstance(node.shape[axis], int) and node.shape[axis] == 0)]  # fmt: skip
    if len(kept) < 2:
        return kept[0][0] if kept else nodes[0]
    result: UOp | None = None
    for node, start in kept:
        rest = sint_add(whole, -1 * sint_add(start, node.shape[axis]))
        padding = tuple([(start, rest) if a == axis else (0, 0) for a in range(len(node.shape))])
        padded = node.pad(padding)
        if result is None:
            result = padded
        elif node.dtype.kind == "b":
            result = result | padded
        else:
            place = _line_at(whole, padded.shape, axis)
            result = (place < start).where(result, padded)
    return result  # type: ignore[return-value]


def _line_at(size: Any, shape: tuple[Any, ...], axis: int) -> UOp:
    line = (1,) * axis + (size,) + (1,) * (len(shape) - axis - 1)
    return broadcast(index_range(size).reshape(line), shape)


def _hits(place: UOp, value: UOp, size: Any, axis: int) -> tuple[UOp, UOp]:
    """Return whether place i names row d, at [..., d, i, ...], and the values laid out alike."""
    shape = place.shape
    full = (*shape[:axis], size, *shape[axis:])
    raised = (*shape[:axis], 1, *shape[axis:])
    rows = (1,) * axis + (size,) + (1,) * (len(shape) - axis)
    named = broadcast(place.reshape(raised), full)
    hits = broadcast(index_range(size).reshape(rows), full).eq(named)
    return hits, broadcast(value.reshape(raised), full)


def _from_front(place: UOp, size: Any) -> UOp:
    return place if lower(place.bounds[0]) >= 0 else (place < 0).where(place + size, place)


def _check_gather(shape: tuple[Any, ...], index: UOp, axis: int) -> None:
    wanted = index.shape
    if not index.dtype.is_int:
        raise DTypeError(
            f"an index must be of integers, not {index.dtype.name}",
            hint="cast it to an integer dtype",
        )
    fits = len(shape) == len(wanted) and all(
        a == axis or upper(need) <= upper(have) for a, (have, need) in enumerate(zip(shape, wanted))
    )
    if not fits:
        raise ShapeError(
            f"an index of {show(wanted)} does not fit {show(shape)} along axis {axis}",
            hint="it has as many axes, none longer except the one gathered along",
        )


def padding_pairs(padding: Sequence[Any], shape: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    """Return one (before, after) for each axis from either way of writing padding."""
    rank = len(shape)
    if all(isinstance(part, (int, UOp)) for part in padding):
        if len(padding) % 2 or len(padding) > 2 * rank:
            raise ShapeError(
                f"flat padding takes pairs for up to {rank} axes of {show(shape)}: {padding}"
            )
        pairs = list(zip(padding[::2], padding[1::2]))[::-1]
        return [(0, 0)] * (rank - len(pairs)) + pairs
    if len(padding) != rank:
        raise ShapeError(f"padding takes a pair for each axis of {show(shape)}: {padding}")
    return [(0, 0) if pair is None else tuple(pair) for pair in padding]


def _joinable(first: Any, others: Any) -> tuple[Any, list[Any]]:
    """Return the first tensor and all of them, given one by one or as one list of all."""
    if isinstance(first, (list, tuple)):
        if others or not first or not isinstance(first[0], TensorBase):
            raise ArgumentError(
                "one list of tensors is taken, and nothing after it by position",
                hint="write Tensor.cat(a, b, dim=1) or Tensor.cat([a, b], dim=1)",
            )
        first, others = first[0], first[1:]
    return first, [first, *_tensors(first, others)]


def _tensors(like: Any, parts: Any) -> list[Any]:
    if len(parts) == 1 and isinstance(parts[0], (list, tuple)):
        parts = parts[0]
    return [part if isinstance(part, TensorBase) else like._new(like._node(part)) for part in parts]


__all__ = ["Combine", "joined", "padding_pairs"]
