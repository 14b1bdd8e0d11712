"""Sums of one-hot selections: reduce(where(count == index, x, neutral)) becomes a scatter.

Along an axis that is kept, a count meets each index at most once, so that every update belongs to
one row: instead of looking at all updates for each row, a kernel stores the neutral element
everywhere and then takes in update after update, in order. Only the scheduler makes this form;
`prepare` asks `scatter_of_reduce`, `axes` turns the node into loops with `scatter_loops`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from tgcore.ir import AxisKind, GroupOp, KernelInfo, Ops, UOp, dtypes
from tgcore.ir.sint import ints
from tgcore.schedule.gather import conjunction, counts
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.schedule.affine import Affine
    from tgcore.schedule.pull import Puller

_WORTH = 1 << 16  # selections below which the sum as written costs less than is to be gained
_UPDATE = 8  # selections that take as long as one update of a column, which waits for memory
_FEW = 8  # columns that take no longer than one
_ROWS = 16  # rows that are given their start in the time of an update
_FOLLOWED = 64  # nodes rebuilt without an axis


# *** recognising ***


def scatter_of_reduce(node: UOp, step: int = 0) -> UOp | None:
    """Return an equal SCATTER when the REDUCE `node` is a one-hot sum and that is less work.

    SCATTER has the sources (index, value) and the arg (op, axes, axis, start, shape): of all
    places in `shape`, those along the reduced `axes` are updates and `axis` is what the index
    points into. Both sources have size 1 on `axis`, and may on others, where they do not change.

    Parameters
    ----------
    node : UOp
        REDUCE in tensor form.
    step : int, optional
        As in `schedule`.

    Examples
    --------
    >>> rows = UOp(Ops.IOTA, dtypes.index, (), 5000).reshape((5000, 1)).expand((5000, 40))
    >>> index = UOp.param(0, dtypes.int32, 40).cast(dtypes.index).reshape((1, 40))
    >>> x = UOp.param(1, dtypes.float32, 40).reshape((1, 40)).expand((5000, 40))
    >>> chosen = rows.eq(index.expand((5000, 40))).where(x, UOp.const(dtypes.float32, 0.0))
    >>> scatter_of_reduce(chosen.reduce_axes(Ops.ADD, (1,))).op.name
    'SCATTER'
    """
    op, axes = node.arg
    shape = node.src[0].shape
    if not settings.scatter or node.dtype.weak or not ints(shape) or node.size < 2:
        return None
    if settings.scatter == 1 and math.prod(shape) < _WORTH:
        return None
    selection = _selection(node.src[0], op)
    if selection is None:
        return None
    condition, value, start = selection
    parts = conjunction(condition)
    for place, part in enumerate(parts):
        for axis in range(len(shape)):
            if axis in axes or shape[axis] < 2 or not _cheaper(shape, axes, axis, step):
                continue
            index = _pointed(part, shape, axis)
            if index is not None:
                sources = _sources(index, parts[:place] + parts[place + 1 :], value, axis)
                if sources is not None:
                    return UOp(Ops.SCATTER, node.dtype, sources, (op, axes, axis, start, shape))
    return None


def _cheaper(shape: tuple[int, ...], axes: tuple[int, ...], axis: int, step: int) -> bool:
    """Whether the updates in order take less time than all selections."""
    if settings.scatter == 2:
        return True
    rows, updates = shape[axis], math.prod([shape[a] for a in axes])
    columns = math.prod(shape) // (updates * rows)
    each = max(step, _UPDATE * max(columns, _FEW))
    return (rows // _ROWS + updates) * each < math.prod(shape)


def _selection(source: UOp, op: Ops) -> tuple[UOp, UOp, Any] | None:
    """The condition, what is taken where it holds, and what stands for nothing taken."""
    casts: list[UOp] = []
    while source.op is Ops.CAST and source.src[0].dtype.kind != "b":
        casts.append(source)
        source = source.src[0]
    if source.op is Ops.WHERE:
        condition, value, other = source.src
        if other.op is not Ops.CONST:
            return None
        start = other.arg
    elif source.op is Ops.CAST:
        condition, value, start = source.src[0], UOp.const(source.dtype, 1), 0
    elif source.dtype.kind == "b":
        condition, value, start = source, UOp.const(dtypes.bool, True), False
    else:
        return None
    for cast in reversed(casts):
        value = value.cast(cast.dtype)
    if not _is_neutral(op, value, start, bool(casts)):
        return None
    return condition, value, start


def _is_neutral(op: Ops, value: UOp, start: Any, converted: bool) -> bool:
    """Whether a reduction gives the same with `start` in front as with it in between."""
    if op is Ops.ADD:
        return bool(start == 0)
    if op is Ops.MUL:
        return bool(start == 1) and value.dtype.kind != "b"
    if converted or op is not Ops.MAX:
        return False
    if start == value.dtype.min:
        return True
    return not value.dtype.is_float and bool(value.bounds[0] >= start)


def _pointed(condition: UOp, shape: tuple[int, ...], axis: int) -> UOp | None:
    """The index, of size 1 on `axis`, if the condition is count == index."""
    if condition.op is not Ops.CMPEQ:
        return None
    for count, index in (condition.src, condition.src[::-1]):
        if not count.dtype.is_int or not index.dtype.is_int or not counts(count, shape, axis):
            continue
        if count.dtype.weak or count.dtype.max >= shape[axis] - 1:
            found = without_axis(index, axis)
            if found is not None:
                return found
    return None


def _sources(index: UOp, rest: list[UOp], value: UOp, axis: int) -> tuple[UOp, UOp] | None:
    """Index and value of a SCATTER; where another condition is false the index is -1."""
    wide = index.cast(dtypes.index)
    for part in rest:
        condition = without_axis(part, axis)
        if condition is None:
            return None
        wide = UOp(Ops.WHERE, wide.dtype, (condition, wide, wide.const_like(-1)))
    taken = without_axis(value, axis)
    return None if taken is None else (_narrow(wide), _narrow(taken))


def _narrow(node: UOp) -> UOp:
    """`node` before the last EXPAND, where that changes sizes of 1 alone."""
    return node.src[0] if node.op is Ops.EXPAND else node


def without_axis(root: UOp, axis: int) -> UOp | None:
    """Return `root` with size 1 on `axis`, if it is the same all along that axis.

    Examples
    --------
    >>> x = UOp.param(0, dtypes.int32, 3).reshape((1, 3)).expand((5, 3))
    >>> without_axis(x + x, 0).shape
    (1, 3)
    """
    new: dict[UOp, UOp] = {}
    stack = [root]
    while stack:
        node = stack[-1]
        if node in new:
            stack.pop()
            continue
        if len(new) + len(stack) > _FOLLOWED:
            return None
        if not node.shape or node.shape[axis] == 1:
            new[node] = node
        elif node.op is Ops.EXPAND and node.src[0].shape[axis] == 1:
            shape = (*node.shape[:axis], 1, *node.shape[axis + 1 :])
            new[node] = node.src[0] if node.src[0].shape == shape else node.src[0].expand(shape)
        elif node.op in GroupOp.ALU or node.op is Ops.CAST:
            missing = [child for child in node.src if child not in new]
            stack.extend(missing)
            if not missing:
                moved = tuple([new[child] for child in node.src])
                new[node] = UOp(node.op, node.dtype, moved, node.arg)
        else:
            return None
    return new[root]


# *** loops ***


def scatter_loops(puller: Puller, target: UOp, node: UOp) -> UOp:
    """Return the SINK that stores the SCATTER `node`: first its start everywhere, then updates.

    The second effect works on the storage AFTER the first. Both share the ranges of the columns,
    which do not depend on each other; the ranges of the updates are SERIAL.
    """
    chosen, taken = node.src
    op, axes, axis, start, shape = node.arg
    space = puller.space
    forms = dict.fromkeys(axes, space.zero)

    def opened(places: list[int], kind: AxisKind) -> list[UOp]:
        found, ranges = puller.open_axes([shape[a] for a in places], kind)
        forms.update(zip(places, found))
        return ranges

    def place(rows: Affine) -> UOp:
        index = tuple([
            rows if a == axis else space.zero if a in axes else forms[a]
            for a in range(len(shape))
        ])  # fmt: skip
        storage, view = puller.settle(target, puller.view(index))
        if storage.op is not Ops.PARAM or view.conditions:
            raise ScheduleError(f"a scatter needs whole storage, not {storage.op.name}")
        return storage.index(space.node(view.index[0]))

    def value(source: UOp) -> UOp:
        sizes = enumerate(source.shape)
        index = tuple([space.zero if size == 1 else forms[a] for a, size in sizes])
        return puller.value(source, puller.view(index))

    outer = opened([a for a in range(axis) if a not in axes], AxisKind.LOOP)
    rows = opened([axis], AxisKind.LOOP)
    turns = opened(list(axes), AxisKind.SERIAL)
    inner = opened([a for a in range(axis + 1, len(shape)) if a not in axes], AxisKind.LOOP)
    everywhere = place(forms[axis])
    fill = everywhere.store(UOp.const(node.dtype, start)).end(*outer, *rows, *inner)
    row = value(chosen).cast(dtypes.index)
    conditions = puller.inside(space.atom(row), shape[axis])
    gate = puller.gate(tuple(conditions)) if conditions else None
    if gate is not None:
        row = gate.where(row, row.const_like(0))
    offset = place(space.atom(row)).src[1]
    # at each turn, also where the place does not change
    storage = everywhere.src[0].after(fill, *turns)
    total = _taken_in(op, storage.index(offset).load(), value(taken))
    update = storage.index(offset, gate).store(total).end(*outer, *turns, *inner)
    return UOp.sink(fill, update, arg=KernelInfo())


def _taken_in(op: Ops, total: UOp, value: UOp) -> UOp:
    if total.dtype.kind == "b":
        return total | value
    return value.alu(op, total) if op is Ops.MAX else total.alu(op, value)
