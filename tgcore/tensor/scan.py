"""Running sums and sorting: cumsum and its kin, sort, topk.

A running reduction is a masked reduction over all earlier elements; long axes are done in chunks
and the chunks' totals scanned in turn. Sorting places each element by its rank on short axes and
by merging networks on long ones; both are stable and put NaN last.
"""

from __future__ import annotations

import math
from typing import Any, Self

from tgcore.ir import Ops, UOp, dtypes
from tgcore.support.errors import ArgumentError, ShapeError
from tgcore.tensor.base import broadcast, commit
from tgcore.tensor.conv import Conv
from tgcore.tensor.creation import triangle
from tgcore.tensor.reduce import accumulator

_CHUNK = 32  # elements whose earlier ones are all looked at
_LONG = 64  # longest axis that is one chunk
_RANKED = 1024  # longest axis that is sorted by rank


class Scan(Conv):
    """Methods along one axis in order."""

    __slots__ = ()

    def _scan(self, axis: int, op: Ops, neutral: Any) -> Self:
        """Return the running reduction of the axis, made last and put back."""
        where = self._axis(axis)
        if not self.ndim:
            return self._new(self._uop)
        moved = self.movedim(where, self.ndim - 1)
        size = moved.shape[-1]
        if not isinstance(size, int):
            raise ShapeError(f"a running reduction needs a fixed size, axis {where} has {size}")
        if size == 0:
            return self._new(self._uop)
        node = running(moved._uop, op, neutral)
        return self._new(node).movedim(self.ndim - 1, where)

    def cumsum(self, axis: int = 0) -> Self:
        """Return the running sum along `axis`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([1, 2, 3]).cumsum().tolist()
        [1, 3, 6]
        """
        node = commit(self._uop)
        wide = self._new(node.cast(accumulator(node.dtype)))
        result = wide._scan(axis, Ops.ADD, 0)
        return result.cast(node.dtype) if node.dtype.is_float else result

    def cumprod(self, axis: int = 0) -> Self:
        """Return the running product along `axis`."""
        node = commit(self._uop)
        wide = self._new(node.cast(accumulator(node.dtype)))
        result = wide._scan(axis, Ops.MUL, 1)
        return result.cast(node.dtype) if node.dtype.is_float else result

    def cummax(self, axis: int = 0) -> tuple[Self, Self]:
        """Return the running greatest element along `axis`, and its first place."""
        value = self._new(commit(self._uop))
        best = value._scan(axis, Ops.MAX, value.dtype.min)
        where = self._axis(axis)
        size = self.shape[where] if self.ndim else 1
        line = [1] * self.ndim
        if self.ndim:
            line[where] = size
        places = self.arange(size, dtype=dtypes.int32).reshape(line).expand(self.shape)
        fresh = value.eq(best) | value.isnan()
        last = fresh.where(places, -1)._scan(axis, Ops.MAX, -(2**31))
        return best, last

    def cummin(self, axis: int = 0) -> tuple[Self, Self]:
        """Return the running least element along `axis`, and its place."""
        value = self._new(commit(self._uop))
        flipped = value.neg() if value.dtype.is_float else value.bitwise_not()
        best, places = flipped.cummax(axis)
        return (best.neg() if value.dtype.is_float else best.bitwise_not()), places

    def logcumsumexp(self, axis: int = 0) -> Self:
        """Return the logarithm of the running sum of exponentials, without overflow."""
        value = self if self._uop.dtype.is_float else self.cast(dtypes.default_float)
        if not self.ndim:
            return value
        where = self._axis(axis)
        moved = value.movedim(where, self.ndim - 1)
        node = moved._uop
        size = node.shape[-1]
        mask = broadcast(triangle(size, size, 0), (*node.shape[:-1], size, size))
        rows = broadcast(node.reshape((*node.shape[:-1], 1, size)), mask.shape)
        seen = self._new(mask.where(rows, rows.const_like(-math.inf)))
        return seen.logsumexp(-1).movedim(self.ndim - 1, where)

    # *** order ***

    def sort(self, dim: int = -1, descending: bool = False) -> tuple[Self, Self]:
        """Return the elements of `dim` in order, and the places they came from.

        Equal elements keep their order; NaN comes last.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> values, places = Tensor([3, 1, 2]).sort()
        >>> values.tolist(), places.tolist()
        ([1, 2, 3], [1, 2, 0])
        """
        if not self.ndim:
            return self, self._new(UOp.const(dtypes.int32, 0))
        axis = self._axis(dim)
        moved = self.movedim(axis, self.ndim - 1)
        size = moved.shape[-1]
        if not isinstance(size, int):
            raise ShapeError(f"sort needs a fixed size, axis {axis} has {size}")
        places = moved._order(descending)
        values = moved.gather(self.ndim - 1, places)
        last = self.ndim - 1
        return values.movedim(last, axis), places.movedim(last, axis)

    def argsort(self, dim: int = -1, descending: bool = False) -> Self:
        """Return the places that put the elements of `dim` in order."""
        return self.sort(dim, descending)[1]

    def topk(
        self, k: int, dim: int = -1, largest: bool = True, sorted_: bool = True
    ) -> tuple[Self, Self]:
        """Return the `k` greatest (or least) elements of `dim` in order, and their places."""
        axis = self._axis(dim)
        if not 0 <= k <= self.shape[axis]:
            raise ArgumentError(f"there are no {k} elements along an axis of {self.shape[axis]}")
        values, places = self.sort(dim, largest)
        window: list[Any] = [None] * self.ndim
        window[axis] = (0, k)
        return values.shrink(window), places.shrink(window)

    def _order(self, descending: bool) -> Self:
        """Return, for each rank along the last axis, the place of the element of that rank."""
        node = commit(self._uop)
        size = node.shape[-1]
        if size <= 1:
            return self._new(broadcast(UOp.const(dtypes.int32, 0), node.shape))
        if size > _RANKED:
            return self._new(merge_order(node, descending))
        lead = node.shape[:-1]
        full = (*lead, size, size)
        one = broadcast(node.reshape((*lead, size, 1)), full)
        other = broadcast(node.reshape((*lead, 1, size)), full)
        earlier = broadcast(triangle(size, size, -1), full)
        before = comes_before(other, one, earlier, descending)
        rank = before.cast(dtypes.int32).reduce_axes(Ops.ADD, (len(lead) + 1,))
        rank = broadcast(rank, full)
        turn = self.arange(size, dtype=dtypes.int32)._uop
        hit = rank.eq(broadcast(turn.reshape((1,) * (len(lead) + 1) + (size,)), full))
        mine = broadcast(turn.reshape((1,) * len(lead) + (size, 1)), full)
        found = hit.where(mine, mine.const_like(0)).reduce_axes(Ops.ADD, (len(lead),))
        return self._new(found.reshape(node.shape))


def running(node: UOp, op: Ops, neutral: Any) -> UOp:
    """Return the running reduction of the last axis."""
    *lead, size = node.shape
    if size <= _LONG:
        shape = (*lead, size, size)
        mask = broadcast(triangle(size, size, 0), shape)
        rows = broadcast(node.reshape((*lead, 1, size)), shape)
        seen = mask.where(rows, rows.const_like(neutral))
        return seen.reduce_axes(op, (len(lead) + 1,)).reshape(node.shape)
    count = -(-size // _CHUNK)
    shape = (*lead, count, _CHUNK)
    keep = ((0, 0),) * len(lead)
    padded = node
    if count * _CHUNK != size:
        real = broadcast(UOp.const(dtypes.bool, True), node.shape)
        grow = (*keep, (0, count * _CHUNK - size))
        padded = real.pad(grow).where(node.pad(grow), node.const_like(neutral))
    inner = running(padded.reshape(shape), op, neutral)
    ends = inner.shrink((*[(0, n) for n in (*lead, count)], (_CHUNK - 1, _CHUNK)))
    totals = running(ends.reshape((*lead, count)), op, neutral)
    real = broadcast(UOp.const(dtypes.bool, True), (*lead, count - 1)).pad((*keep, (1, 0)))
    before = totals.shrink((*[(0, n) for n in lead], (0, count - 1))).pad((*keep, (1, 0)))
    before = real.where(before, before.const_like(neutral))
    result = inner.alu(op, broadcast(before.reshape((*lead, count, 1)), shape))
    result = result.reshape((*lead, count * _CHUNK))
    return result.shrink((*[(0, n) for n in lead], (0, size)))


def comes_before(left: UOp, right: UOp, earlier: UOp, descending: bool) -> UOp:
    """Return whether `left` is sorted before `right`; `earlier` says it stood before it."""
    if left.dtype.kind == "b":
        left, right = left.cast(dtypes.int8), right.cast(dtypes.int8)
    less = right < left if descending else left < right
    equal = left.eq(right)
    if left.dtype.is_float:
        left_nan, right_nan = left.ne(left), right.ne(right)
        less = less | (right_nan & left_nan.logical_not())
        equal = equal | (left_nan & right_nan)
    return less | (equal & earlier)


def merge_order(node: UOp, descending: bool) -> UOp:
    """Return the order of the last axis by a bitonic network over (value, place) pairs."""
    *lead, size = node.shape
    bits = (size - 1).bit_length()
    full = 1 << bits
    keep = ((0, 0),) * len(lead)
    lined = (1,) * len(lead) + (full,)
    place = _places(full).reshape(lined).expand((*lead, full))
    value = node.pad((*keep, (0, full - size)))
    for outer in range(1, bits + 1):
        for inner in range(outer - 1, -1, -1):
            value, place = _exchange(value, place, lead, full, outer, inner, size, descending)
    return place.shrink((*[(0, n) for n in lead], (0, size)))


def _places(count: int) -> UOp:
    return UOp(Ops.IOTA, dtypes.index, (), count).cast(dtypes.int32)


def _exchange(
    value: UOp, place: UOp, lead: list[Any], full: int, outer: int, inner: int, size: int,
    descending: bool,
) -> tuple[UOp, UOp]:  # fmt: skip
    """One step of the network: order pairs that are 2**inner apart, by blocks of 2**outer."""
    step = 1 << inner
    shape = (*lead, full // (2 * step), 2, step)
    rank = len(shape)
    partner_value = value.reshape(shape).flip((rank - 2,)).reshape(value.shape)
    partner_place = place.reshape(shape).flip((rank - 2,)).reshape(place.shape)
    spot = broadcast(_places(full).reshape((1,) * len(lead) + (full,)), value.shape)
    upper_half = (spot.alu(Ops.SHR, spot.const_like(inner)) & 1).ne(0)
    reverse = (spot.alu(Ops.SHR, spot.const_like(outer)) & 1).ne(0)
    earlier = place < partner_place
    mine_first = comes_before(value, partner_value, earlier, descending)
    # padding comes last: its places are at and after `size`
    padded, partner_padded = (place < size).logical_not(), (partner_place < size).logical_not()
    mine_first = (padded.ne(partner_padded)).where(partner_padded, mine_first)
    mine_first = (padded & partner_padded).where(earlier, mine_first)
    keep = mine_first.ne(upper_half.ne(reverse))
    new_value = keep.where(value, partner_value)
    new_place = keep.where(place, partner_place)
    return (UOp(Ops.CONTIGUOUS, new_value.dtype, (new_value,)),
            UOp(Ops.CONTIGUOUS, new_place.dtype, (new_place,)))  # fmt: skip


__all__ = ["Scan", "comes_before", "running"]
