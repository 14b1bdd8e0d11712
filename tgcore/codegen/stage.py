"""STAGE: values read again and again inside a loop are first packed into an array of the thread.

In a tiled product, what depends on the reduce loops but not on the loop over rows is computed
once per tile, in the order in which it is used, and then read from the array. Strided, gated and
converted operands so cost their price only once.
"""

from __future__ import annotations

import math

from tgcore.ir import AxisKind, Ops, UOp, dtypes, substitute, toposort

_LIMIT = 1 << 22  # bytes of one packed array


def apply_stages(sink: UOp, stages: list[tuple[UOp, UOp]]) -> UOp:
    """Return the expanded kernel with the operands that `stages` ask for packed."""
    for axis, over in stages:
        sink = _stage(sink, axis, over)
    return sink


def _stage(sink: UOp, axis: UOp, over: UOp) -> UOp:
    nodes = list(toposort((sink,)))
    found: dict[tuple[UOp, ...], dict[UOp, None]] = {}
    for node in nodes:
        if node.op is Ops.REDUCE and axis in node.src[1:]:
            loops = node.src[1:]
            if all(loop.src[0].op is Ops.CONST for loop in loops):
                found.setdefault(loops, {}).update(_operands(node, over))
    table: dict[UOp, UOp] = {}
    register = 1 + max([n.arg[0] for n in nodes if n.op is Ops.DEFINE_REG], default=-1)
    number = 1 + max(n.arg[0] for n in nodes if n.op is Ops.RANGE)
    for loops, operands in found.items():
        by_type: dict[object, list[UOp]] = {}
        for operand in operands:
            by_type.setdefault(operand.dtype, []).append(operand)
        for group in by_type.values():
            table.update(_pack(group, loops, register, number))
            register, number = register + 1, number + len(loops)
    return substitute((sink,), table)[0] if table else sink


def _operands(reduce: UOp, over: UOp) -> dict[UOp, None]:
    """Return the greatest values under `reduce` that read memory and do not change with `over`."""
    loops = frozenset(reduce.src[1:])
    found: dict[UOp, None] = {}
    stack, seen = [reduce.src[0]], set()
    while stack:
        node = stack.pop()
        if node in seen or node.op in (Ops.INDEX, Ops.REDUCE):
            continue
        seen.add(node)
        ranges = node.ranges
        if ranges.isdisjoint(loops):
            continue
        reads = node.op in (Ops.LOAD, Ops.STACK, Ops.CAST, Ops.BITCAST)
        if (
            reads
            and over not in ranges
            and loops <= ranges
            and node.dtype.kind in "iuf"
            and not node.dtype.weak
        ):
            if any(child.op is Ops.LOAD for child in node.toposort()):
                found[node] = None
                continue
        stack.extend(node.src)
    return found


def _pack(group: list[UOp], loops: tuple[UOp, ...], register: int, number: int) -> dict[UOp, UOp]:
    """Return, for each value of `group`, its reading from an array filled before."""
    sizes = [loop.src[0].arg for loop in loops]
    count, dtype = len(group), group[0].dtype
    total = math.prod(sizes) * count
    if total * dtype.itemsize > _LIMIT:
        return {}
    array = UOp(Ops.DEFINE_REG, dtype, (), (register, total))
    fresh = [UOp.range(size, number + place, AxisKind.LOOP) for place, size in enumerate(sizes)]
    moved = substitute(group, dict(zip(loops, fresh)))
    stores = [
        array.index(_place(fresh, sizes, count, which)).store(value)
        for which, value in enumerate(moved)
    ]
    effect = stores[0] if count == 1 else UOp(Ops.GROUP, dtypes.void, tuple(stores))
    ready = array.after(effect.end(*fresh))
    return {
        value: ready.index(_place(list(loops), sizes, count, which)).load()
        for which, value in enumerate(group)
    }


def _place(loops: list[UOp], sizes: list[int], count: int, which: int) -> UOp:
    """Return the place of value `which` of `count` in iteration `loops`."""
    total = None
    step = count
    for loop, size in zip(reversed(loops), reversed(sizes)):
        term = loop * step if step > 1 else loop
        total = term if total is None else total + term
        step *= size
    if total is None:
        return UOp.const(dtypes.index, which)
    return total + which if which else total
