"""Launch mapping: GLOBAL, LOCAL, WARP, GROUP_REDUCE and THREAD axes become launch coordinates.

How many dimensions there are and how large they may be is read from the capabilities. Axes
beyond the third are folded into one coordinate; a coordinate that is too large is split over
several dimensions, where it does not divide with a guard.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tgcore.codegen.remap import Table, remap
from tgcore.ir import AxisKind, Ops, UOp, as_uop, dtypes, toposort
from tgcore.ir.sint import sint_add, sint_floordiv, sint_mul, sint_sub, upper
from tgcore.support.errors import ScheduleError
from tgcore.target import Capabilities

Dim = tuple[int, Any]  # number of a launch dimension, and its size or the limit of that

_GROUP = (AxisKind.WARP, AxisKind.LOCAL, AxisKind.GROUP_REDUCE)
_TOGETHER = frozenset({Ops.BARRIER, Ops.DEFINE_LOCAL})
_TRIED = 1 << 12  # divisors tried to split a coordinate in two


@dataclass(slots=True)
class Launch:
    """Launch sizes of a kernel."""

    global_size: tuple[Any, ...] = (1, 1, 1)
    local_size: tuple[Any, ...] = (1, 1, 1)
    threads: int = 1


def _size(axis: UOp) -> Any:
    size = axis.src[0]
    return size.arg if size.op is Ops.CONST else size


def _special(name: str, size: Any) -> UOp:
    return UOp(Ops.SPECIAL, dtypes.index, (as_uop(size),), name)


def _fold(sizes: list[Any], count: int) -> list[list[int]]:
    """Group axes into at most `count` dimensions; the last group is the fastest."""
    groups = [[place] for place in range(len(sizes))]
    while len(groups) > count:
        best, least = 0, None
        for place in range(len(groups) - 1):
            total: Any = 1
            for member in groups[place] + groups[place + 1]:
                total *= upper(sizes[member])
            if least is None or total < least:
                best, least = place, total
        groups[best : best + 2] = [groups[best] + groups[best + 1]]
    return groups


def _product(sizes: list[Any]) -> Any:
    total: Any = 1
    for size in sizes:
        total = sint_mul(total, size)
    return total


def _shares(total: Any, room: list[Dim]) -> list[Dim] | None:
    """Return one coordinate of size `total` as a dimension, or as two that divide it."""
    dim, limit = room[0]
    if upper(total) <= limit:
        return [(dim, total)]
    if isinstance(total, int) and len(room) > 1:
        other, most = room[1]
        least = -(-total // limit)
        for outer in range(least, min(most, least + _TRIED) + 1):
            if total % outer == 0:
                return [(dim, total // outer), (other, outer)]
    return None


def _exact(sizes: list[Any], room: list[Dim]) -> list[tuple[list[int], list[Dim]]] | None:
    """Return groups of axes with the dimensions of each, if the launch fits as it is."""
    for count in range(min(len(sizes), len(room)), 0, -1):
        groups = _fold(sizes, count)
        spare = room[len(groups) :]
        found = []
        for number, group in enumerate(reversed(groups)):  # the innermost axis is dimension 0
            shares = _shares(_product([sizes[place] for place in group]), [room[number], *spare])
            if shares is None:
                break
            spare = spare[len(shares) - 1 :]
            found.append((group, shares))
        else:
            return found
    return None


def _join(prefix: str, shares: list[Dim]) -> UOp:
    """Return the flat coordinate of dimensions, the first of them the fastest."""
    expr, step = _special(f"{prefix}{shares[0][0]}", shares[0][1]), shares[0][1]
    for dim, size in shares[1:]:
        expr = _special(f"{prefix}{dim}", size) * as_uop(step) + expr
        step = sint_mul(step, size)
    return expr


def _place(axes: list[UOp], expr: UOp, table: Table) -> None:
    """Take the values of `axes`, outermost first, from their flat coordinate."""
    for axis in reversed(axes):
        table.exprs[axis] = expr if axis is axes[0] else expr % axis.src[0]
        table.axes[axis] = ()
        expr = expr // axis.src[0]


def _map(axes: list[UOp], prefix: str, room: list[Dim], table: Table) -> tuple[Any, ...] | None:
    """Map `axes` on dimensions, each with its limit; return the sizes of all three."""
    plan = _exact([_size(axis) for axis in axes], room)
    if plan is None:
        return None
    dims: list[Any] = [1, 1, 1]
    for group, shares in plan:
        for dim, size in shares:
            dims[dim] = size
        _place([axes[place] for place in group], _join(prefix, shares), table)
    return tuple(dims)


def _padded(total: Any, room: list[Dim]) -> tuple[list[Dim], int]:
    """Return dimensions that hold `total` places or a few more, and how often to repeat them."""
    most, capacity, used = upper(total), 1, 0
    while used < len(room) and capacity < most:
        capacity *= room[used][1]
        used += 1
    repeats = -(-most // capacity)
    rest, outer = -(-most // repeats), repeats
    shares: list[Dim] = []
    for dim, limit in reversed(room[1:used]):
        capacity //= limit  # of the dimensions before this one
        size = -(-rest // capacity)
        shares.insert(0, (dim, size))
        rest, outer = -(-rest // size), outer * size
    inner = sint_floordiv(sint_add(total, outer - 1), outer)
    return [(room[0][0], inner), *shares], repeats


def _map_padded(
    axes: list[UOp], room: list[Dim], table: Table, number: int | None
) -> tuple[Any, ...]:
    """Map `axes` on one flat coordinate that is split over the grid and may run too far.

    Past the end the last element is computed again and not stored. Where the whole grid is too
    small, each thread repeats its work in a loop called `number`. Returns the sizes of all three
    dimensions.
    """
    total = _product([_size(axis) for axis in axes])
    shares, repeats = _padded(total, room)
    expr = _join("g", shares)
    closed: tuple[UOp, ...] = ()
    if repeats > 1:
        if number is None:
            raise ScheduleError(
                f"a launch of {upper(total)} does not fit the target's grid of "
                f"{tuple(limit for _, limit in room)}, and its workgroups share memory",
                hint="compute it in parts",
            )
        again = UOp.range(repeats, number)
        expr = again * as_uop(_product([size for _, size in shares])) + expr
        closed = (again,)
    inside = expr < as_uop(total)
    _place(axes, inside.where(expr, as_uop(sint_sub(total, 1))), table)
    for axis in axes:
        table.axes[axis], table.masks[axis] = closed, (inside,)
    dims: list[Any] = [1, 1, 1]
    for dim, size in shares:
        dims[dim] = size
    return tuple(dims)


def _map_group(axes: list[UOp], limits: tuple[int, ...], table: Table) -> tuple[Any, ...]:
    """Map the axes of a workgroup; the threads of a warp keep dimension 0 for themselves."""
    room = list(enumerate(limits))
    warps = [axis for axis in axes if axis.arg[1] is AxisKind.WARP]
    rest = [axis for axis in axes if axis not in warps]
    first = 1
    if warps:
        table.exprs[warps[0]] = _special("l0", _size(warps[0]))
        table.axes[warps[0]] = ()
        first, room = _size(warps[0]), room[1:]
    sizes = _map(rest, "l", room, table) if rest else (1, 1, 1)
    if sizes is None:
        wanted = tuple([_size(axis) for axis in axes])
        raise ScheduleError(f"a workgroup of {wanted} does not fit the target's limits {limits}")
    return (first, *sizes[1:]) if warps else sizes


def map_launch(sink: UOp, caps: Capabilities) -> tuple[UOp, Launch]:
    """Return the kernel with launch axes replaced by SPECIAL coordinates, and the sizes."""
    nodes = toposort((sink,))
    ranges = sorted(
        [node for node in nodes if node.op is Ops.RANGE], key=lambda axis: axis.arg[::-1]
    )
    outer = [axis for axis in ranges if axis.arg[1] is AxisKind.GLOBAL]
    group = [axis for axis in ranges if axis.arg[1] in _GROUP]
    threads = [axis for axis in ranges if axis.arg[1] is AxisKind.THREAD]
    if not (outer or group or threads):
        return sink, Launch()
    table, launch = Table(), Launch()
    if outer:
        room = list(enumerate(caps.grid_limits or (1, 1, 1)))
        number = 1 + max(axis.arg[0] for axis in ranges)
        alone = not any(node.op in _TOGETHER for node in nodes)
        launch.global_size = _map(outer, "g", room, table) or _map_padded(
            outer, room, table, number if alone else None
        )
    if group:
        launch.local_size = _map_group(group, caps.local_limits, table)
    for axis in threads:
        table.exprs[axis] = _special("t0", _size(axis))
        table.axes[axis] = ()
        launch.threads = _size(axis)
    return remap((sink,), table)[0], launch
