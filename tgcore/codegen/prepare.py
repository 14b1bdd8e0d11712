"""Brings a kernel as scheduled into the form that moves work on.

Neighbouring ranges that every access walks as one are joined, reductions over equal ranges share
one loop, reductions that need each other get loops of their own, and outer loops become launch
axes where the target has a grid.
"""

from __future__ import annotations

from typing import Any

from tgcore.codegen.analysis import Analysis
from tgcore.codegen.ordered import loops_apart, loops_shared, ordered_effects
from tgcore.codegen.remap import Table, remap, rename_open
from tgcore.ir import AxisKind, Ops, UOp, as_uop, dtypes, toposort
from tgcore.ir.sint import sint_mul

_ZERO = UOp.const(dtypes.index, 0)


def prepare(ast: UOp, has_grid: bool) -> UOp:
    """Return `ast` (a SINK before optimisation) ready for moves."""
    ast = _separate_reduces(ast)
    if ordered_effects(ast) is not None:
        ast = loops_shared(ast) if has_grid else loops_apart(ast)
    ast = join_ranges(ast)
    return _outer_kind(ast, AxisKind.GLOBAL) if has_grid else ast


def _outer_kind(ast: UOp, kind: AxisKind) -> UOp:
    """Make launch axes of the outer loops that every reduction depends on."""
    table = Table()
    reduces = [node for node in toposort((ast,)) if node.op is Ops.REDUCE]
    for end in ast.src:
        for axis in end.src[1:] if end.op is Ops.END else ():
            alone = any(axis not in _around(node, reduces) for node in reduces)
            if axis.arg[1] is AxisKind.LOOP and axis not in table.exprs and not alone:
                new = axis.replace(arg=(axis.arg[0], kind))
                table.exprs[axis] = new
                table.axes[axis] = (new,)
                table.order[new] = axis.arg[0]
    return remap((ast,), table)[0] if table.exprs else ast


def _around(node: UOp, reduces: list[UOp]) -> frozenset[UOp]:
    """Return the ranges that `node`, or a reduction that contains it, depends on."""
    found = node.ranges
    if any(axis.arg[1] is AxisKind.REDUCE for axis in found):
        for other in reduces:
            if other is not node and not found.isdisjoint(other.src[1:]):
                found = found | other.ranges
    return found


# *** one loop for equal reductions, several for dependent ones ***


def _levels(reduces: list[UOp], nodes: list[UOp]) -> dict[UOp, int]:
    """Return how many reductions stand below each one."""
    depth: dict[UOp, int] = {}
    for node in nodes:
        below = max([depth[child] for child in node.src], default=0)
        depth[node] = below + 1 if node.op is Ops.REDUCE else below
    return {node: depth[node] for node in reduces}


def _separate_reduces(ast: UOp) -> UOp:
    """Give each group of reductions that can run in one loop ranges of its own."""
    nodes = list(ast.toposort())
    reduces = [node for node in nodes if node.op is Ops.REDUCE]
    if len(reduces) < 2:
        return ast
    levels = _levels(reduces, nodes)
    groups: dict[Any, tuple[UOp, ...]] = {}
    taken: set[UOp] = set()
    number = 1 + max(node.arg[0] for node in nodes if node.op is Ops.RANGE)
    new: dict[UOp, UOp] = {}
    for node in nodes:
        moved = tuple([new[child] for child in node.src])
        fresh = node if moved == node.src else node.replace(src=moved)
        if node.op is Ops.REDUCE:
            old = fresh.src[1:]
            sizes = tuple([axis.src[0] for axis in old])
            key = (sizes, fresh.ranges, levels[node])
            ranges = groups.get(key)
            if ranges is None:
                if taken.isdisjoint(old):
                    ranges = old
                else:
                    fresh_ranges = []
                    for axis in old:
                        fresh_ranges.append(axis.replace(arg=(number, axis.arg[1])))
                        number += 1
                    ranges = tuple(fresh_ranges)
                groups[key] = ranges
                taken.update(ranges)
            if ranges != old:
                value = rename_open(fresh.src[0], dict(zip(old, ranges)))
                fresh = value.reduce(node.arg[0], *ranges)
        new[node] = fresh
    return new[ast]


# *** joining ranges ***


def join_ranges(ast: UOp) -> UOp:
    """Join neighbouring ranges of one END or REDUCE that all accesses walk as one range."""
    facts = Analysis(ast)
    closers: dict[UOp, list[UOp]] = {}
    for node in [*facts.reduces, *[end for end in facts.ends if end.op is Ops.END]]:
        for axis in node.src[1:]:
            closers.setdefault(axis, []).append(node)
    table = Table()
    for node in [*facts.reduces, *facts.ends]:
        group: list[UOp] = []
        for axis in node.src[1:] if node.op in (Ops.REDUCE, Ops.END) else ():
            if axis in table.axes or (group and not _one_walk(facts, closers, group[-1], axis)):
                _join(group, table)
                group = []
            if axis not in table.axes:
                group.append(axis)
        _join(group, table)
    if any(axis.arg[1] is AxisKind.SERIAL for axis in closers):
        for axis in closers:  # loops that are not joined keep their places among those that are
            table.order.setdefault(axis, axis.arg[0])
    return remap((ast,), table)[0] if table.exprs else ast


def _join(group: list[UOp], table: Table) -> None:
    if len(group) < 2:
        return
    size: Any = 1
    for axis in group:
        size = sint_mul(size, _size(axis))
    union = UOp(Ops.RANGE, dtypes.index, (as_uop(size),), group[0].arg)
    for axis in group[:-1]:
        table.exprs[axis] = _ZERO
        table.axes[axis] = ()
    table.exprs[group[-1]] = union
    table.axes[group[-1]] = (union,)
    table.order[union] = group[0].arg[0]


def _size(axis: UOp) -> Any:
    size = axis.src[0]
    return size.arg if size.op is Ops.CONST else size


def _one_walk(facts: Analysis, closers: dict[UOp, list[UOp]], outer: UOp, inner: UOp) -> bool:
    if outer in facts.entangled or inner in facts.entangled:
        return False
    if closers[outer] != closers[inner] or outer.arg[1] is not inner.arg[1]:
        return False
    size = _size(inner)
    if not isinstance(size, int):
        return False
    return all(
        access.strides.get(outer, 0) == size * access.strides.get(inner, 0)
        for access in facts.accesses
    )
