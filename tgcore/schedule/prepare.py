"""Tidying of the normal form before anything is decided: what needs no kernel leaves the graph.

Uniform values (the same constant everywhere) become scalars, empty tensors disappear, a boundary
or a copy that changes nothing is dropped, and a very large reduction is split in two. Every
change keeps each result's value; fusion (`tgcore.schedule.fusion`) works on the outcome.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tgcore.ir import GroupOp, Ops, UOp, dtypes, toposort
from tgcore.ir.sint import ints, sint_prod
from tgcore.schedule.gather import gather_of_sum
from tgcore.schedule.graph import is_whole, storage_param, tensor_order, window
from tgcore.schedule.scatter import scatter_of_reduce
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import settings

SPLIT_RATIO = 32768
_SPLIT_PARTS = 256
_SPLIT_LEAST = 8


class Preparation:
    """One pass over a graph, sources first.

    `new` maps old nodes to new ones; `scalars` maps old nodes to the scalar that they hold
    everywhere, in which case `new` is made only when a user needs the full shape.
    """

    __slots__ = ("is_storage", "new", "scalars", "split", "step")

    def __init__(self, is_storage: Callable[[str], bool] | None, step: int) -> None:
        self.step = step
        self.is_storage = is_storage or (lambda device: False)
        self.new: dict[UOp, UOp] = {}
        self.scalars: dict[UOp, UOp] = {}
        self.split = bool(settings.split_reduce)

    def run(self, sink: UOp) -> UOp:
        """Return the tidied graph."""
        for node in tensor_order(sink):
            shape = node._shape if hasattr(node, "_shape") else _shape(node)
            if shape is not None and node.op not in _STORAGE and 0 in shape:
                self.scalars[node] = UOp.const(node.dtype, 0)
                continue
            rule = _RULES.get(node.op)
            if rule is None:
                self.new[node] = self.rebuilt(node)
            else:
                rule(self, node)
        return self.new[sink]

    def full(self, node: UOp) -> UOp:
        """Return the new form of `node` with its whole shape."""
        found = self.new.get(node)
        if found is None:
            found = self.scalars[node]
            shape = node.shape
            if shape:
                found = found.reshape((1,) * len(shape)).expand(shape)
            self.new[node] = found
        return found

    def rebuilt(self, node: UOp) -> UOp:
        """Return `node` over the new forms of its sources."""
        src, new = node.src, self.new
        if node.op is Ops.CALL:
            new[src[0]] = src[0]
        for child in src:
            if new.get(child) is not child:
                return UOp(node.op, node.dtype, tuple([self.full(c) for c in src]), node.arg)
        return node


def _shape(node: UOp) -> Any:
    from tgcore.ir.infer import shape

    return shape(node)


_STORAGE = GroupOp.STORAGE | {Ops.AFTER, Ops.STORE}


def _scalar(pass_: Preparation, node: UOp) -> None:
    pass_.scalars[node] = node
    pass_.new[node] = node


def _elementwise(pass_: Preparation, node: UOp) -> None:
    scalars, src = pass_.scalars, node.src
    if node.op is Ops.BITCAST and src[0].dtype.itemsize != node.dtype.itemsize:
        pass_.new[node] = pass_.rebuilt(node)
        return
    values: list[UOp] = []
    uniform, same = True, True
    for child in src:
        value = scalars.get(child)
        if value is None:
            uniform = False
            value = pass_.new[child]
        same = same and value is child
        values.append(value)
    made = node if same else UOp(node.op, node.dtype, tuple(values), node.arg)
    if made.op is Ops.CAST and made.src[0].op is Ops.CONST:
        made = _cast_constant(made)
    if uniform:
        scalars[node] = made
        if not node.shape:
            pass_.new[node] = made
        return
    if node.shape and not made.shape:
        made = made.reshape((1,) * len(node.shape)).expand(node.shape)
    pass_.new[node] = _without_neutral(node, made)


def _cast_constant(node: UOp) -> UOp:
    """A small integer constant in another dtype is a constant."""
    value = node.src[0].arg
    if node.src[0].dtype.is_float or not 0 <= value < 128:
        return node
    return UOp.const(node.dtype, value)


def _without_neutral(node: UOp, made: UOp) -> UOp:
    """x * 1 and integer x + 0 are x."""
    if made.op is Ops.MUL or (made.op is Ops.ADD and made.dtype.is_int):
        neutral = 1 if made.op is Ops.MUL else 0
        for place, child in enumerate(made.src):
            if child.op is Ops.CONST and child.arg == neutral:
                other = made.src[1 - place]
                if other.shape == node.shape:
                    return other
    return made


def _keep_uniform(pass_: Preparation, node: UOp) -> None:
    value = pass_.scalars.get(node.src[0])
    if value is not None:
        pass_.scalars[node] = value
        return
    pass_.new[node] = pass_.rebuilt(node)


def _pad(pass_: Preparation, node: UOp) -> None:
    value = pass_.scalars.get(node.src[0])
    if value is not None and value.op is Ops.CONST and value.arg == 0:
        pass_.scalars[node] = value
        return
    pass_.new[node] = pass_.rebuilt(node)


def _contiguous(pass_: Preparation, node: UOp) -> None:
    value = pass_.scalars.get(node.src[0])
    if value is not None:
        pass_.scalars[node] = value
        return
    source = pass_.new[node.src[0]]
    if is_whole(source) or source.op in (Ops.CONTIGUOUS, Ops.COPY, Ops.CUSTOM_FUNCTION):
        pass_.new[node] = source
        return
    pass_.new[node] = pass_.rebuilt(node)


def _copy(pass_: Preparation, node: UOp) -> None:
    value = pass_.scalars.get(node.src[0])
    if value is not None:
        pass_.scalars[node] = value
        return
    source = pass_.new[node.src[0]]
    if source.device is None:
        pass_.new[node] = source
    elif source.device == node.arg:
        pass_.new[node] = UOp(Ops.CONTIGUOUS, node.dtype, (source,))
    elif pass_.is_storage(source.device) and window(source) is None:
        pass_.new[node] = _copy_windows(source, node.arg)
    else:
        pass_.new[node] = pass_.rebuilt(node)


def _copy_windows(source: UOp, device: str) -> UOp:
    """Copy the contiguous parts of storage that `source` is made of, and compute from them.

    A device that only holds data runs no kernel, so its arithmetic moves to the other side.
    """
    new: dict[UOp, UOp] = {}
    for node in toposort((source,), lambda node: window(node) is None):
        if node.device is None:
            new[node] = node
        elif window(node) is not None:
            new[node] = UOp(Ops.COPY, node.dtype, (node,), device)
        else:
            new[node] = node.replace(src=tuple([new[child] for child in node.src]))
    return new[source]


def _buffer_view(pass_: Preparation, node: UOp) -> None:
    """A typed window of storage as SHRINK and BITCAST."""
    source = pass_.new[node.src[0]]
    start, count = node.arg
    end = start + count * node.dtype.itemsize
    if start % source.dtype.itemsize or end % source.dtype.itemsize:
        source = UOp(Ops.BITCAST, dtypes.uint8, (source,))
    width = source.dtype.itemsize
    part = source.shrink(((start // width, end // width),))
    pass_.new[node] = part if part.dtype is node.dtype else UOp(Ops.BITCAST, node.dtype, (part,))


def _reduce(pass_: Preparation, node: UOp) -> None:
    op, axes = node.arg
    source = node.src[0]
    count = sint_prod([source.shape[axis] for axis in axes])
    if isinstance(count, int) and count == 0:
        neutral = {Ops.ADD: 0, Ops.MUL: 1, Ops.MAX: node.dtype.min}[op]
        pass_.scalars[node] = UOp.const(node.dtype, neutral)
        return
    value = pass_.scalars.get(source)
    if value is not None and (op is Ops.MAX or (op is Ops.ADD and node.dtype.kind != "b")):
        if op is Ops.ADD:
            many = value.const_like(count) if isinstance(count, int) else count.cast(value.dtype)
            value = value * many
        pass_.scalars[node] = value
        return
    made = pass_.rebuilt(node)
    picked = gather_of_sum(made) if op is Ops.ADD else None
    if picked is not None:
        made = picked
    updates = scatter_of_reduce(made, pass_.step) if made.op is Ops.REDUCE else None
    if updates is not None:
        made = updates
    pass_.new[node] = _split(made) if pass_.split and made.op is Ops.REDUCE else made


def _split(node: UOp) -> UOp:
    """Return a reduction of very many elements to few as two reductions."""
    op, axes = node.arg
    source = node.src[0]
    shape = source.shape
    if not ints(shape):
        return node
    count = sint_prod([shape[axis] for axis in axes])
    if count < SPLIT_RATIO:
        return node
    axis = max(axes, key=lambda axis: shape[axis])
    size = shape[axis]
    parts = next((p for p in range(_SPLIT_PARTS, _SPLIT_LEAST - 1, -1) if size % p == 0), 0)
    if parts:
        return _in_parts(source, op, axes, axis, parts)
    if size < _SPLIT_PARTS:
        return node
    even = size - size % _SPLIT_PARTS  # no divisor: the few last elements are reduced apart
    whole = [(0, length) for length in shape]
    head = source.shrink((*whole[:axis], (0, even), *whole[axis + 1 :]))
    tail = source.shrink((*whole[:axis], (even, size), *whole[axis + 1 :]))
    return _in_parts(head, op, axes, axis, _SPLIT_PARTS).alu(op, tail.reduce_axes(op, axes))


def _in_parts(source: UOp, op: Ops, axes: tuple[int, ...], axis: int, parts: int) -> UOp:
    """Return the reduction over `axes` as one of `parts` pieces of `axis`, then one of those."""
    shape = source.shape
    wide = (*shape[:axis], parts, shape[axis] // parts, *shape[axis + 1 :])
    first = tuple([a + (a >= axis) for a in axes])
    partial = source.reshape(wide).reduce_axes(op, first)
    kept = tuple([s for place, s in enumerate(partial.shape) if place != axis + 1])
    stored = UOp(Ops.CONTIGUOUS, source.dtype, (partial.reshape(kept),))
    return stored.reduce_axes(op, (axis,))


def _after(pass_: Preparation, node: UOp) -> None:
    effects = [pass_.full(child) for child in node.src[1:]]
    effects = [e for e in effects if e.op is not Ops.STORE or 0 not in e.src[0].shape]
    made = pass_.new[node.src[0]].after(*effects)
    pass_.new[node] = node if made is node else made


def _store(pass_: Preparation, node: UOp) -> None:
    """A store through a BITCAST stores the value's bits; files are left as they are."""
    made = pass_.rebuilt(node)
    target, value = made.src
    chain: list[UOp] = []
    base = target
    while base.op in GroupOp.MOVEMENT or base.op is Ops.BITCAST:
        chain.append(base)
        base = base.src[0]
    casts = [step for step in chain if step.op is Ops.BITCAST]
    if not casts or pass_.is_storage(storage_param(base).arg.device):
        pass_.new[node] = made
        return
    if target.op is Ops.BITCAST and len(casts) == 1:
        target = target.src[0]
    elif all(step.dtype.itemsize == base.dtype.itemsize for step in casts):
        target = base
        for step in reversed(chain):
            if step.op is not Ops.BITCAST:
                target = UOp(step.op, base.dtype, (target,), step.arg)
    else:
        raise ScheduleError(
            "a store through a view that changes the width of elements and is then moved",
            hint="assign to the tensor before its bitcast",
        )
    pass_.new[node] = target.store(UOp(Ops.BITCAST, target.dtype, (value,)))


_RULES: dict[Ops, Callable[[Preparation, UOp], None]] = {
    Ops.CONST: _scalar,
    Ops.VAR: _scalar,
    Ops.PAD: _pad,
    Ops.BUFFER_VIEW: _buffer_view,
    Ops.CONTIGUOUS: _contiguous,
    Ops.COPY: _copy,
    Ops.REDUCE: _reduce,
    Ops.AFTER: _after,
    Ops.STORE: _store,
    **dict.fromkeys(GroupOp.MOVEMENT - {Ops.PAD}, _keep_uniform),
    **dict.fromkeys(GroupOp.ELEMENTWISE, _elementwise),
}


def prepare(
    sink: UOp,
    is_storage: Callable[[str], bool] | None = None,
    step: int = 0,
) -> UOp:
    """Return the graph without what needs no kernel.

    `is_storage` names devices without kernels, `step` is as in `schedule`.

    Examples
    --------
    >>> x = UOp.param(0, dtypes.float32, 4)
    >>> one = UOp.const(dtypes.float32, 1.0).reshape((1,)).expand((4,))
    >>> prepare(UOp.sink(x * one)).src[0] is x
    True
    """
    return Preparation(is_storage, step).run(sink)
