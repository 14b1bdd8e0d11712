"""STREAM: a reduction whose loop runs outside the loop over its results.

Every result of the inner loop has an accumulator in an array of the thread, so that a sum over
rows reads each row as it lies in memory instead of one column after another.
"""

from __future__ import annotations

from tgcore.codegen.combine import step
from tgcore.codegen.remap import identity
from tgcore.ir import AxisKind, Ops, UOp, dtypes, substitute, toposort
from tgcore.target import Capabilities


def apply_streams(sink: UOp, streams: list[tuple[UOp, UOp]], caps: Capabilities) -> UOp:
    """Return the expanded kernel with the reductions that `streams` name turned inside out."""
    for axis, over in streams:
        sink = _stream(sink, axis, over, caps)
    return sink


def _stream(sink: UOp, axis: UOp, over: UOp, caps: Capabilities) -> UOp:
    nodes = list(toposort((sink,)))
    found = [node for node in nodes if node.op is Ops.REDUCE and axis in node.src[1:]]
    found = [node for node in found if over in node.ranges]
    if not found:
        return sink
    register = 1 + max([n.arg[0] for n in nodes if n.op is Ops.DEFINE_REG], default=-1)
    number = 1 + max(n.arg[0] for n in nodes if n.op is Ops.RANGE)
    size: int = over.src[0].arg
    loops = found[0].src[1:]
    found = [node for node in found if node.src[1:] == loops]
    arrays = [
        UOp(Ops.DEFINE_REG, node.dtype, (), (register + place, size))
        for place, node in enumerate(found)
    ]
    start = UOp.range(size, number, AxisKind.LOOP)
    empty = _together(
        [
            array.index(start).store(identity(node.arg[0], node))
            for node, array in zip(found, arrays)
        ]
    ).end(start)
    outer = [
        loop.replace(arg=(number + 1 + place, AxisKind.LOOP)) for place, loop in enumerate(loops)
    ]
    inner = UOp.range(size, number + 1 + len(loops), AxisKind.LOOP)
    moved = substitute([node.src[0] for node in found], {**dict(zip(loops, outer)), over: inner})
    stores = [
        _update(node, array.after(empty).index(inner), value, caps)
        for node, array, value in zip(found, arrays, moved)
    ]
    done = _together(stores).end(*outer, inner)
    table = {node: array.after(done).index(over).load() for node, array in zip(found, arrays)}
    return substitute((sink,), table)[0]


def _update(node: UOp, place: UOp, value: UOp, caps: Capabilities) -> UOp:
    total = place.load()
    for part in value.src if value.op is Ops.GROUP else (value,):
        total = step(node.arg[0], total, part, caps)
    return place.store(total)


def _together(effects: list[UOp]) -> UOp:
    return effects[0] if len(effects) == 1 else UOp(Ops.GROUP, dtypes.void, tuple(effects))
