"""Replacing the ranges of a kernel: each by an expression over new ranges.

The one place where RANGE sources of REDUCE and END are rewritten; moves, preparation and launch
mapping describe what they want as a table and call `remap`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tgcore.codegen.fold import fold_index
from tgcore.ir import Ops, UOp, toposort

_FOLDED = frozenset({Ops.ADD, Ops.MUL})


def identity(op: Ops, like: UOp) -> UOp:
    """Return the neutral element of a reduction by `op` for values such as `like`."""
    dtype = like.dtype
    if op is Ops.ADD:
        return like.const_like(0)
    return like.const_like(1) if op is Ops.MUL else like.const_like(dtype.scalar.min)


@dataclass(slots=True)
class Table:
    """What becomes of each range.

    Attributes
    ----------
    exprs : dict
        Value of an old range in terms of new ones.
    axes : dict
        New ranges that REDUCE and END close in place of an old one.
    masks : dict
        Conditions under which a value of the old range counts; others are repetitions or
        padding: masked in reductions, not stored.
    order : dict
        Place of each new range in the nest.
    """

    exprs: dict[UOp, UOp] = field(default_factory=dict)
    axes: dict[UOp, tuple[UOp, ...]] = field(default_factory=dict)
    masks: dict[UOp, tuple[UOp, ...]] = field(default_factory=dict)
    order: dict[UOp, int] = field(default_factory=dict)


def _all(conditions: list[UOp]) -> UOp:
    total = conditions[0]
    for condition in conditions[1:]:
        total = total & condition
    return total


def _closed(node: UOp, table: Table) -> tuple[list[UOp], list[UOp]]:
    """Return the ranges and masks that the REDUCE or END `node` has after remapping."""
    ranges: list[UOp] = []
    masks: list[UOp] = []
    for old in node.src[1:]:
        ranges.extend(table.axes.get(old, (old,)))
        masks.extend(table.masks.get(old, ()))
    order = table.order
    ranges = sorted(dict.fromkeys(ranges), key=lambda axis: order.get(axis, 0))
    return ranges, list(dict.fromkeys(masks))


def _reduce(node: UOp, new: dict[UOp, UOp], table: Table) -> UOp:
    value = new[node.src[0]]
    ranges, masks = _closed(node, table)
    if masks:
        value = UOp(Ops.WHERE, value.dtype, (_all(masks), value, identity(node.arg[0], value)))
    return value.reduce(node.arg[0], *ranges)


def _gated(effect: UOp, masks: list[UOp]) -> UOp:
    """Return `effect` with its stores to arguments made only where all masks are true."""
    if effect.op is Ops.GROUP or effect.op is Ops.END:
        inner = effect.src if effect.op is Ops.GROUP else effect.src[:1]
        kept = tuple([_gated(child, masks) for child in inner])
        return effect.replace(src=(*kept, *effect.src[len(kept) :]))
    if effect.op is not Ops.STORE or storage_of(effect).op is not Ops.PARAM:
        return effect
    place = effect.src[0]
    gate = _all([*place.src[2:], *masks])
    return effect.replace(src=(place.replace(src=(*place.src[:2], gate)), *effect.src[1:]))


def storage_of(access: UOp) -> UOp:
    """Return what a LOAD or STORE accesses."""
    storage = access.src[0].src[0]
    while storage.op is Ops.AFTER:
        storage = storage.src[0]
    return storage


def _end(node: UOp, new: dict[UOp, UOp], table: Table) -> UOp:
    effect = new[node.src[0]]
    ranges, masks = _closed(node, table)
    return (_gated(effect, masks) if masks else effect).end(*ranges)


def remap(roots: tuple[UOp, ...], table: Table) -> list[UOp]:
    """Return `roots` with every range replaced as `table` says."""
    new: dict[UOp, UOp] = dict(table.exprs)
    for node in toposort(roots):
        if node in new:
            continue
        op, src = node.op, node.src
        if op is Ops.REDUCE and len(src) > 1:
            new[node] = _reduce(node, new, table)
        elif op is Ops.END:
            new[node] = _end(node, new, table)
        else:
            moved = tuple([new[child] for child in src])
            if moved == src:
                new[node] = node
            elif op in _FOLDED:
                new[node] = fold_index(op, node.dtype, moved, node.arg)
            else:
                new[node] = UOp(op, node.dtype, moved, node.arg)
    return [new[root] for root in roots]


def rename_open(root: UOp, table: dict[UOp, UOp]) -> UOp:
    """Return `root` with open ranges replaced; those that an inner reduction closes stay."""
    old = frozenset(table)
    new: dict[UOp, UOp] = dict(table)
    for node in toposort(
        (root,), lambda node: node not in table and not old.isdisjoint(node.ranges)
    ):
        if node not in new:
            moved = tuple([new[child] for child in node.src]) if node.ranges & old else node.src
            new[node] = node if moved == node.src else node.replace(src=moved)
    return new[root]
