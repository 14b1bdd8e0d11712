"""Loads and stores while axes are expanded: which become wide, which are gathered.

An axis whose step moves an access by one element may be read or written as one vector, if the
target allows the alignment and the storage is not volatile. All others become single accesses.
"""

from __future__ import annotations

import math
from typing import Any

from tgcore.codegen.affine import Form, Memo, affine, build, divisor
from tgcore.codegen.combine import extract
from tgcore.codegen.points import Points
from tgcore.ir import AxisKind, Ops, UOp, dtypes, toposort

_LOOP_WEIGHT = 4  # an access in a reduction counts for more than one outside


class Place:
    """The offset of an INDEX, split into what expansion changes and what it does not."""

    __slots__ = ("constant", "fixed", "form", "moving", "steps")

    def __init__(self, form: Form, touched: set[UOp], shift: dict[UOp, int]) -> None:
        terms, self.constant = form
        self.form = form
        self.steps = {atom: scale for atom, scale in terms.items() if atom in shift}
        moving = {a: s for a, s in terms.items() if a in touched and a not in shift}
        self.moving = moving
        rest = {a: s for a, s in terms.items() if a not in touched}
        self.fixed = build(rest) if rest else None


class Accesses:
    """Expands the accesses of one kernel, on behalf of its expander."""

    def __init__(self, owner: Points) -> None:
        self.owner = owner
        self.forms: Memo = {}
        self.places: dict[UOp, Place] = {}
        self.body: dict[UOp, list[UOp]] = {}

    # *** offsets ***

    def place(self, index: UOp) -> Place:
        """Return the split offset of `index`."""
        place = self.places.get(index)
        if place is None:
            form = affine(index.src[1], self.forms)
            place = Place(form, self.owner.touched, self.owner.shift)
            self.places[index] = place
        return place

    def offset(self, index: UOp, point: int) -> UOp:
        """Return the offset of `index` at `point`, where no axis is spread over lanes."""
        place, owner = self.place(index), self.owner
        constant, total = place.constant, place.fixed
        for axis, scale in place.steps.items():
            constant += scale * owner.value(point, axis)
        for atom, scale in place.moving.items():
            part = owner.expand(atom, point)
            if part.op is Ops.CONST:
                constant += scale * part.arg
                continue
            term = part if scale == 1 else part * scale
            total = term if total is None else total + term
        if total is None:
            return UOp.const(dtypes.index, constant)
        return total + constant if constant else total

    def _index(self, index: UOp, point: int, dtype: Any = None) -> UOp:
        owner = self.owner
        storage = index.src[0]
        if storage.op is Ops.AFTER and owner.effects:
            after = [owner.effects.get(effect, effect) for effect in storage.src[1:]]
            storage = storage.src[0].after(*after)
        src = [storage, self.offset(index, point)]
        src.extend([owner.expand(gate, point) for gate in index.src[2:]])
        if len(src) > 2 and src[2].op is Ops.CONST and src[2].arg:
            del src[2]
        return UOp(Ops.INDEX, dtype or index.dtype, tuple(src))

    # *** which axis may be lanes ***

    def masked(self, index: UOp, axis: UOp) -> bool:
        """Return whether the gate of `index` differs between the lanes of `axis`."""
        return any(self.owner.mask[gate] & self.owner.mask[axis] for gate in index.src[2:])

    def contiguous(self, index: UOp, axis: UOp, store: bool = False) -> bool:
        """Return whether `axis` can be the lanes of one wide access at `index`."""
        place, owner = self.place(index), self.owner
        field = owner.mask[axis]
        if place.steps.get(axis) != 1 or any(owner.mask[a] & field for a in place.moving):
            return False
        if self.masked(index, axis):
            if store or not owner.caps.masked_vectors or index.dtype.bits < 32:
                return False
        storage = index.src[0]
        while storage.op is Ops.AFTER:
            storage = storage.src[0]
        if storage.op is Ops.PARAM and storage.arg.volatile:
            return False
        caps, lanes = owner.caps, owner.size(axis)
        if lanes > caps.lanes(index.dtype):
            return False
        if caps.unaligned_vectors:
            return True
        terms, constant = place.form
        rest = {atom: scale for atom, scale in terms.items() if atom is not axis}
        return divisor(rest, constant) % lanes == 0

    def _score(self, index: UOp, axis: UOp) -> int:
        if not self.owner.mask[index] & self.owner.mask[axis]:
            return 0
        return 1 if self.contiguous(index, axis) else -1

    def _packed_score(self, index: UOp, axis: UOp) -> int:
        """As `_score`; what will be packed is contiguous in the array that is read."""
        score, packed = self._score(index, axis), self.owner.packed
        return 1 if score and packed and packed.isdisjoint(index.ranges) else score

    def _lanes_fit(self, axis: UOp) -> bool:
        size = self.owner.size(axis)
        return (
            self.owner.lanes
            and size > 1
            and size & (size - 1) == 0
            and size <= self.owner.caps.lanes(dtypes.int8)
        )

    def _loads(self, value: UOp) -> list[UOp]:
        """INDEX nodes read for `value`, not inside further reductions."""
        found = self.body.get(value)
        if found is None:
            walk = toposort((value,), lambda node: node.op not in (Ops.REDUCE, Ops.INDEX))
            found = [node for node in walk if node.op is Ops.INDEX]
            self.body[value] = found
        return found

    def store_lane(self, store: UOp, axes: list[UOp]) -> UOp | None:
        """Return the axis of a STORE that pays to spread over lanes, if any does."""
        best, most = None, -math.inf
        for axis in axes:
            if axis.arg[1] is not AxisKind.UPCAST or not self._lanes_fit(axis):
                continue
            scores = [self._score(index, axis) for index in self._loads(store.src[1])]
            scores.append(1 if self.contiguous(store.src[0], axis, True) else -1)
            for node in toposort((store,), lambda node: node.op is not Ops.INDEX):
                if node.op is Ops.REDUCE and self.owner.mask[node] & self.owner.mask[axis]:
                    scores.extend(self._reduce_scores(node, axis))
            total = sum(scores) * self.owner.size(axis)  # each lane saves what one access does
            if max(scores) > 0 and total >= most:
                best, most = axis, total
        return best

    def _reduce_scores(self, reduce: UOp, axis: UOp) -> list[int]:
        scores = [self._packed_score(index, axis) for index in self._loads(reduce.src[0])]
        own = [a for a in reduce.src[1:] if a in self.owner.shift]
        if self._best_own(reduce, own)[1] > sum(scores):
            return []
        return [_LOOP_WEIGHT * score for score in scores]

    def _best_own(self, reduce: UOp, axes: list[UOp]) -> tuple[UOp | None, int]:
        best, most = None, 0
        for axis in axes:
            if self._lanes_fit(axis):
                score = sum(self._score(index, axis) for index in self._loads(reduce.src[0]))
                if score > most:
                    best, most = axis, score
        return best, most

    def reduce_lane(self, reduce: UOp, axes: list[UOp], outer: UOp | None) -> UOp | None:
        """Return the axis of a REDUCE to spread over lanes: None leaves it to `outer`."""
        best, most = self._best_own(reduce, axes)
        if outer is not None:
            loads = self._loads(reduce.src[0])
            outside = sum(self._packed_score(index, outer) for index in loads)
            if outside >= most:
                return None
        return best

    # *** loads and stores ***

    def load(self, node: UOp, point: int) -> UOp:
        """Return the LOAD `node` at `point`: scalar, wide or gathered."""
        owner, index = self.owner, node.src[0]
        axis = owner.lane_axis(point, owner.mask[node])
        if axis is None:
            return self._index(index, point).load()
        if self.contiguous(index, axis):
            dtype = node.dtype.vec(owner.size(axis))
            place = self._index(index, owner.at(point, axis, 0), dtype)
            if self.masked(index, axis):
                gate = owner.expand(index.src[2], point)
                place = UOp(Ops.INDEX, dtype, (*place.src[:2], gate))
            return place.load()
        lanes = [
            self._index(index, owner.at(point, axis, lane)).load()
            for lane in range(owner.size(axis))
        ]
        return UOp(Ops.STACK, node.dtype.vec(len(lanes)), tuple(lanes))

    def store(self, node: UOp, point: int, axis: UOp | None) -> list[UOp]:
        """Return the stores that the STORE `node` makes at `point`."""
        owner, index = self.owner, node.src[0]
        value = owner.expand(node.src[1], point)
        if axis is None:
            return [self._index(index, point).store(value)]
        lanes = owner.size(axis)
        if self.contiguous(index, axis, True):
            if value.dtype.lanes == 1:
                value = value.splat(lanes)
            place = self._index(index, owner.at(point, axis, 0), value.dtype)
            return [place.store(value)]
        return [
            self._index(index, owner.at(point, axis, lane)).store(extract(value, lane))
            for lane in range(lanes)
        ]
