"""Grouped reductions: the threads of a workgroup reduce parts, then meet in shared memory.

Each thread stores its part, one barrier follows for all reductions of a loop nest, and every
thread reads all parts of its row. Stores of the kernel are then left to the first thread of each
group.
"""

from __future__ import annotations

from tgcore.ir import AxisKind, Ops, UOp, dtypes, substitute, toposort
from tgcore.support.errors import SpecError

_SHARED = (AxisKind.WARP, AxisKind.LOCAL)


def group_reduces(sink: UOp) -> UOp:
    """Return the expanded kernel with GROUP_REDUCE axes taken out of its reductions."""
    while True:
        nodes = list(toposort((sink,)))
        levels: dict[UOp, int] = {}
        for node in nodes:
            below = max([levels[child] for child in node.src], default=0)
            levels[node] = below + _grouped(node)
        waiting = [node for node in nodes if _grouped(node)]
        if not waiting:
            return sink
        first = waiting[0]
        together = [
            node
            for node in waiting
            if node.src[1:] == first.src[1:] and levels[node] == levels[first]
        ]
        sink = substitute((sink,), _meet(together, nodes))[0]
        axes = [axis for axis in first.src[1:] if axis.arg[1] is AxisKind.GROUP_REDUCE]
        sink = _first_thread_stores(sink, axes)


def _grouped(node: UOp) -> bool:
    return node.op is Ops.REDUCE and any(
        axis.arg[1] is AxisKind.GROUP_REDUCE for axis in node.src[1:]
    )


def _meet(reduces: list[UOp], nodes: list[UOp]) -> dict[UOp, UOp]:
    register = 1 + max([n.arg[0] for n in nodes if n.op is Ops.DEFINE_LOCAL], default=-1)
    number = 1 + max([n.arg[0] for n in nodes if n.op is Ops.RANGE], default=-1)
    groups = [a for a in reduces[0].src[1:] if a.arg[1] is AxisKind.GROUP_REDUCE]
    fresh = [
        axis.replace(arg=(number + place, AxisKind.REDUCE)) for place, axis in enumerate(groups)
    ]
    table = dict(zip(groups, fresh))
    stores: list[UOp] = []
    places: list[tuple[UOp, UOp]] = []
    for reduce in reduces:
        loops = tuple([axis for axis in reduce.src[1:] if axis not in groups])
        part = _part(reduce, loops)
        shared = [axis for axis in part.ranges if axis.arg[1] in _SHARED]
        shared.sort(key=lambda axis: axis.arg[::-1])
        total, place = _address([*shared, *groups])
        local = UOp(Ops.DEFINE_LOCAL, reduce.dtype, (), (register, total))
        register += 1
        stores.append(local.index(place).store(part))
        places.append((local, place.substitute(table)))
    effect = stores[0] if len(stores) == 1 else UOp(Ops.GROUP, dtypes.void, tuple(stores))
    barrier = UOp(Ops.BARRIER, dtypes.void, (effect,))
    found: dict[UOp, UOp] = {}
    for reduce, (local, place) in zip(reduces, places):
        value = local.after(barrier).index(place).load()
        found[reduce] = UOp(Ops.REDUCE, reduce.dtype, (value, *fresh), reduce.arg)
    return found


def _part(reduce: UOp, loops: tuple[UOp, ...]) -> UOp:
    value = reduce.src[0]
    if loops:
        return UOp(Ops.REDUCE, reduce.dtype, (value, *loops), reduce.arg)
    if value.op is not Ops.GROUP:
        return value
    total = value.src[0]
    for more in value.src[1:]:
        total = total.alu(reduce.arg[0], more)
    return total


def _address(axes: list[UOp]) -> tuple[int, UOp]:
    total, place = 1, UOp.const(dtypes.index, 0)
    for axis in axes:
        size = axis.src[0]
        if size.op is not Ops.CONST:
            raise SpecError("a workgroup axis has a constant size")
        place = place * size.arg + axis if total > 1 else axis
        total *= size.arg
    return total, place


def _first_thread_stores(sink: UOp, axes: list[UOp]) -> UOp:
    """Gate the kernel's stores on the first value of `axes`, where they do not depend on it."""
    table: dict[UOp, UOp] = {}
    for node in toposort((sink,)):
        if node.op is not Ops.STORE or node.src[0].src[0].op is not Ops.PARAM:
            continue
        index, value = node.src
        open_axes = [axis for axis in axes if axis not in index.ranges]
        if not open_axes:
            continue
        gate = index.src[2] if len(index.src) > 2 else None
        for axis in open_axes:
            first = axis < 1
            gate = first if gate is None else gate & first
        table[node] = index.src[0].index(index.src[1], gate).replace(dtype=index.dtype).store(value)
    return substitute((sink,), table)[0] if table else sink
