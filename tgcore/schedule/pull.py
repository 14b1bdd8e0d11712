"""Indexing by pull: the value of a tensor node at an index, as kernel arithmetic.

Starting from one place of the output, movement operations rewrite the index on the way to the
sources, padding becomes a gate, a reduction opens its ranges, storage becomes a load. It decides
nothing about what is fused (see `tgcore.schedule.fusion`); `tgcore.schedule.kernels` calls it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tgcore.ir import AxisKind, GroupOp, Ops, UOp, as_uop, dtypes
from tgcore.ir.sint import sint_prod
from tgcore.schedule.affine import Affine, Workspace
from tgcore.schedule.movement import MOVES
from tgcore.support.errors import ScheduleError

_INDEX = dtypes.index
_TRUE = UOp.const(dtypes.bool, True)
_MOVEMENT = GroupOp.MOVEMENT - {Ops.PAD}


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one axis is iterated: split into `digits`, or as a part of a RANGE shared with others.

    Attributes
    ----------
    digits : tuple of sint
        Sizes of the RANGEs that make up this axis, outermost first; empty for a shared RANGE.
    shared, total : int, sint
        Number of the shared RANGE and its size.
    size : int
        Size of this axis, and `inner` those of the axes inside it, innermost first.
    outermost : bool
        Whether no axis is outside it.
    """

    digits: tuple[Any, ...] = ()
    shared: int = 0
    total: Any = 0
    size: Any = 0
    inner: tuple[Any, ...] = ()
    outermost: bool = False


class View:
    """A place: one affine form per axis, and the conditions under which it is inside.

    Memos by node: `moved` what movement makes of this view, `values` the value here, `gates` the
    condition that a PAD adds, `opened` the ranges that a REDUCE opened.
    """

    __slots__ = ("conditions", "gates", "index", "moved", "opened", "values")

    def __init__(self, index: tuple[Affine, ...], conditions: tuple[UOp, ...]) -> None:
        self.index = index
        self.conditions = conditions
        self.moved: dict[UOp, tuple[UOp, View]] = {}
        self.values: dict[UOp, UOp] = {}
        self.gates: dict[UOp, tuple[UOp, UOp] | None] = {}
        self.opened: dict[UOp, list[UOp]] = {}


class Puller:
    """Builds the arithmetic of one kernel.

    Parameters
    ----------
    plan : mapping from int to Recipe
        How the axis opened as number k is iterated; axes without a recipe get one RANGE.
    """

    __slots__ = ("_gates", "_merged", "_numbers", "_opened", "_plan", "_views", "groups", "space")

    def __init__(self, plan: Mapping[int, Recipe]) -> None:
        self.space = Workspace()
        self.groups: list[list[tuple[int, UOp]]] = []
        self._plan = plan
        self._numbers = 0
        self._opened = 0
        self._merged: dict[int, UOp] = {}
        self._views: dict[tuple[Any, ...], View] = {}
        self._gates: dict[tuple[UOp, ...], UOp] = {}

    def view(self, index: tuple[Affine, ...], conditions: tuple[UOp, ...] = ()) -> View:
        """Return the interned view."""
        key = (index, conditions)
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = View(index, conditions)
        return found

    def value(self, root: UOp, view: View) -> UOp:
        """Return the value of `root` at `view`; an explicit stack, so that depth is no limit."""
        stack: list[tuple[UOp, View]] = [(root, view)]
        while stack:
            node, place = stack[-1]
            if node in place.values:
                stack.pop()
                continue
            rule = _RULES.get(node.op)
            if rule is None:
                raise ScheduleError(f"{node.op.name} cannot stand inside a kernel")
            depth = len(stack)
            value = rule(self, node, place, stack)
            if value is not None:
                place.values[node] = value
                if len(stack) == depth:
                    stack.pop()
        return view.values[root]

    def settle(self, node: UOp, view: View) -> tuple[UOp, View]:
        """Follow movement operations from `node` down to the first other node."""
        if node.op not in _MOVEMENT:
            return node, view
        found = view.moved.get(node)
        if found is not None:
            return found
        start, place = node, view
        while node.op in _MOVEMENT:
            place = MOVES[node.op](self, node, place)
            node = node.src[0]
        view.moved[start] = node, place
        return node, place

    def gate(self, conditions: tuple[UOp, ...]) -> UOp:
        """Return the conjunction of `conditions`."""
        found = self._gates.get(conditions)
        if found is None:
            found = conditions[0]
            for condition in conditions[1:]:
                found = UOp(Ops.AND, dtypes.bool, (found, condition))
            self._gates[conditions] = found
        return found

    def open_axes(self, sizes: Sequence[Any], kind: AxisKind) -> tuple[list[Affine], list[UOp]]:
        """Return an index for each size, and the new RANGEs they are made of, outermost first."""
        index: list[Affine] = []
        ranges: list[UOp] = []
        group: list[tuple[int, UOp]] = []
        for size in sizes:
            if isinstance(size, int) and size == 1:
                index.append(self.space.zero)
                continue
            recipe = self._plan.get(self._opened)
            start = len(ranges)
            if recipe is None:
                ranges.append(self._new_range(size, kind))
                form = self.space.atom(ranges[-1])
            elif recipe.digits:
                form = self.space.zero
                for digit in recipe.digits:
                    ranges.append(self._new_range(digit, kind))
                    form = self.space.mul(form, self.space.size(digit))
                    form = self.space.add(form, self.space.atom(ranges[-1]))
            else:
                form = self._part_of(recipe, kind, ranges)
            if recipe is None and len(ranges) > start:
                group.append((self._opened, ranges[-1]))
            self._opened += 1
            index.append(form)
        self.groups.append(group)
        return index, ranges

    def _part_of(self, recipe: Recipe, kind: AxisKind, ranges: list[UOp]) -> Affine:
        """The index of one axis of several that share a RANGE."""
        shared = self._merged.get(recipe.shared)
        if shared is None:
            shared = self._new_range(recipe.total, kind)
            self._merged[recipe.shared] = shared
            ranges.append(shared)
        form = self.space.atom(shared)
        for size in recipe.inner:
            form = self.space.divmod(form, size)[0]
        return form if recipe.outermost else self.space.divmod(form, recipe.size)[1]

    def _new_range(self, size: Any, kind: AxisKind) -> UOp:
        self._numbers += 1
        return UOp.range(size, self._numbers - 1, kind)

    def below(self, form: Affine, limit: Any) -> UOp | None:
        """Return the condition form < limit, None when bounds prove it."""
        space = self.space
        difference = space.add(form, space.scale(space.size(limit), -1))
        if difference.high < 0:
            return None
        moved = space.add(difference, space.const(-difference.const))
        return space.node(moved) < as_uop(-difference.const)

    def inside(self, form: Affine, size: Any) -> list[UOp]:
        """Return the conditions for 0 <= form < size that bounds do not prove."""
        found: list[UOp] = []
        if form.low < 0:
            space = self.space
            moved = space.add(form, space.const(-form.const))
            found.append((space.node(moved) < as_uop(-form.const)).logical_not())
        upper = self.below(form, size)
        if upper is not None:
            found.append(upper)
        return found

    def load(self, param: UOp, view: View) -> UOp:
        """Return the load of flat storage; gated only when the place may be outside."""
        offset = view.index[0]
        place = self.space.node(offset)
        inside = offset.low >= 0 and offset.high < param.arg.size
        gate = self.gate(view.conditions) if view.conditions and not inside else None
        return param.index(place, gate).load()


# *** values ***

_Rule = Callable[[Puller, UOp, View, list[tuple[UOp, View]]], "UOp | None"]


def _value_self(puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]) -> UOp:
    return node


def _value_param(puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]) -> UOp:
    return puller.load(node, view)


def _value_iota(puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]) -> UOp:
    return puller.space.node(view.index[0])


def _value_movement(
    puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]
) -> UOp | None:
    source, place = puller.settle(node, view)
    found = place.values.get(source)
    if found is None:
        stack.append((source, place))
    return found


def _value_elementwise(
    puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]
) -> UOp | None:
    values: list[UOp] = []
    scalar = None
    depth = len(stack)
    for child in node.src:
        place = view
        if view.index and not child.shape:
            if scalar is None:
                scalar = puller.view((), view.conditions)
            place = scalar
        if child.op in _MOVEMENT:
            child, place = puller.settle(child, place)
        found = place.values.get(child)
        if found is None:
            stack.append((child, place))
        elif len(stack) == depth:
            values.append(found)
    if len(stack) > depth:
        return None
    return UOp(node.op, node.dtype, tuple(values), node.arg)


def _value_bitcast(
    puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]
) -> UOp | None:
    source = node.src[0]
    old, new = source.dtype.itemsize, node.dtype.itemsize
    if old == new or not view.index:
        return _value_elementwise(puller, node, view, stack)
    space, last = puller.space, view.index[-1]
    wide, narrow = dtypes.by_name(f"uint{8 * new}"), dtypes.by_name(f"uint{8 * old}")
    if old > new:
        whole, part = space.divmod(last, old // new)
        value = _at(puller, source, (*view.index[:-1], whole), view, stack)
        if value is None:
            return None
        shift = (space.node(part) * (8 * new)).cast(narrow)
        return (value.bitcast(narrow) >> shift).cast(wide).bitcast(node.dtype)
    depth, total = len(stack), None
    for step in range(new // old):
        place = space.add(space.scale(last, new // old), space.const(step))
        value = _at(puller, source, (*view.index[:-1], place), view, stack)
        if value is None:
            continue
        piece = value.bitcast(narrow).cast(wide) << UOp.const(wide, 8 * old * step)
        total = piece if total is None else total | piece
    return None if total is None or len(stack) > depth else total.bitcast(node.dtype)


def _at(
    puller: Puller,
    node: UOp,
    index: tuple[Affine, ...],
    view: View,
    stack: list[tuple[UOp, View]],
) -> UOp | None:
    """The value of `node` at another index; pushes it and returns None when not yet known."""
    node, place = puller.settle(node, puller.view(index, view.conditions))
    found = place.values.get(node)
    if found is None:
        stack.append((node, place))
    return found


def _value_pad(puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]) -> UOp | None:
    found = view.moved.get(node)
    if found is None:
        found = view.moved[node] = _enter_pad(puller, node, view)
    source, place = found
    value = place.values.get(source)
    if value is None:
        stack.append((source, place))
        return None
    added = view.gates[node]
    if added is None or _vanishes(value, added[1]):
        return value
    return added[0].where(value, value.const_like(0))


def _enter_pad(puller: Puller, node: UOp, view: View) -> tuple[UOp, View]:
    """The source and view below a PAD; notes the condition that it adds."""
    space, source = puller.space, node.src[0]
    index: list[Affine] = []
    extra: list[UOp] = []
    for form, (low, _), size in zip(view.index, node.arg, source.shape):
        form = space.add(form, space.scale(space.size(low), -1))
        index.append(form)
        for condition in puller.inside(form, size):
            if condition not in view.conditions and condition not in extra:
                extra.append(condition)
    conditions = (*view.conditions, *extra)
    view.gates[node] = (puller.gate(tuple(extra)), puller.gate(conditions)) if extra else None
    return puller.settle(source, puller.view(tuple(index), conditions))


def _vanishes(value: UOp, gate: UOp) -> bool:
    """Whether `value` is 0 wherever `gate` is false, because all its loads are gated by it."""
    stack, steps = [value], 0
    while stack:
        node = stack.pop()
        steps += 1
        if steps > 64:
            return False
        if node.op is Ops.CONST:
            if node.arg != 0 or (node.dtype.is_float and math.copysign(1, node.arg) < 0):
                return False
        elif node.op is Ops.LOAD:
            place = node.src[0]
            if len(place.src) < 3 or place.src[2] is not gate:
                return False
        elif node.op is Ops.MUL and any(_finite(child) for child in node.src):
            stack.append(node.src[1] if _finite(node.src[0]) else node.src[0])
        elif node.op is Ops.WHERE:
            stack.extend(node.src[1:])
        elif node.op in (Ops.ADD, Ops.CAST, Ops.BITCAST, Ops.MUL, Ops.MAX, Ops.AND):
            stack.extend(node.src)
        else:
            return False
    return True


def _finite(node: UOp) -> bool:
    return node.op is Ops.CONST and (not node.dtype.is_float or 0 <= node.arg < math.inf)


def _value_take(puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]) -> UOp | None:
    source, chosen = node.src
    number = _at(puller, chosen, view.index, view, stack)
    if number is None:
        return None
    number = number.cast(_INDEX)
    form = puller.space.atom(number)
    axis = node.arg or 0
    index = (form,) if node.arg is None else (*view.index[:axis], form, *view.index[axis + 1 :])
    extra = [c for c in puller.inside(form, source.shape[axis]) if c not in view.conditions]
    place = puller.view(index, (*view.conditions, *extra))
    source, settled = puller.settle(source, place)
    value = settled.values.get(source)
    if value is None:
        stack.append((source, settled))
        return None
    if not extra or _vanishes(value, puller.gate(place.conditions)):
        return value
    return puller.gate(tuple(extra)).where(value, value.const_like(0))


def _value_reduce(
    puller: Puller, node: UOp, view: View, stack: list[tuple[UOp, View]]
) -> UOp | None:
    source = node.src[0]
    op, axes = node.arg
    found = view.moved.get(node)
    if found is None:
        index = list(view.index)
        forms, ranges = puller.open_axes([source.shape[axis] for axis in axes], AxisKind.REDUCE)
        for axis, form in zip(axes, forms):
            index[axis] = form
        view.opened[node] = ranges
        found = puller.settle(source, puller.view(tuple(index), view.conditions))
        view.moved[node] = found
    inner, place = found
    value = place.values.get(inner)
    if value is None:
        stack.append((inner, place))
        return None
    return close_reduce(op, value, view.opened[node])


def close_reduce(op: Ops, value: UOp, ranges: list[UOp]) -> UOp:
    """Return the reduction of `value` over `ranges`; those it does not depend on are counted."""
    used = value.ranges
    inner = [r for r in ranges if r in used]
    free = [r for r in ranges if r not in used]
    reduced = value.reduce(op, *inner)
    if not free or op is Ops.MAX:
        return reduced
    count = sint_prod([_size_of(r) for r in free])
    if op is Ops.ADD:
        factor = reduced.const_like(count) if isinstance(count, int) else count.cast(value.dtype)
        if value.dtype.kind != "b":
            return reduced * factor
    return value.reduce(op, *ranges)


def _size_of(node: UOp) -> Any:
    size = node.src[0]
    return size.arg if size.op is Ops.CONST else size


_RULES: dict[Ops, _Rule] = {
    Ops.CONST: _value_self,
    Ops.VAR: _value_self,
    Ops.PARAM: _value_param,
    Ops.IOTA: _value_iota,
    Ops.PAD: _value_pad,
    Ops.TAKE: _value_take,
    Ops.REDUCE: _value_reduce,
    **dict.fromkeys(_MOVEMENT, _value_movement),
    **dict.fromkeys(GroupOp.ALU | {Ops.CAST}, _value_elementwise),
    Ops.BITCAST: _value_bitcast,
}
