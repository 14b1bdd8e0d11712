"""Launch mapping: GLOBAL, LOCAL, WARP, GROUP_REDUCE and THREAD axes become launch coordinates.

How many dimensions there are and how large they may be is read from the capabilities. Axes
beyond the third are folded into one coordinate; a coordinate that is too large is split over
several dimensions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tgcore.codegen.remap import Table, remap
from tgcore.ir import AxisKind, Ops, UOp, as_uop, dtypes, toposort
from tgcore.ir.sint import sint_mul, upper
from tgcore.support.errors import ScheduleError
from tgcore.target import Capabilities

_GROUP = (AxisKind.WARP, AxisKind.LOCAL, AxisKind.GROUP_REDUCE)


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


def _fold(sizes: list[Any], limits: tuple[int, ...]) -> list[list[int]]:
    """Group axes into at most as many dimensions as there are limits; x is the fastest."""
    groups = [[place] for place in range(len(sizes))]
    while len(groups) > len(limits):
        best, least = 0, None
        for place in range(len(groups) - 1):
            total: Any = 1
            for member in groups[place] + groups[place + 1]:
                total *= upper(sizes[member])
            if least is None or total < least:
                best, least = place, total
        groups[best : best + 2] = [groups[best] + groups[best + 1]]
    return groups


def _coordinates(prefix: str, total: Any, dim: int, limit: int, spare: list[int]) -> Any:
    """Return (expression, {dim: size}) for one flat coordinate of size `total`."""
    if upper(total) <= limit:
        return _special(f"{prefix}{dim}", total), {dim: total}
    if not isinstance(total, int):
        raise ScheduleError(f"a symbolic launch size may exceed the target's limit of {limit}")
    for inner in range(limit, 0, -1):
        if total % inner == 0 and spare and total // inner <= limit:
            other = spare.pop(0)
            expr = _special(f"{prefix}{other}", total // inner) * inner
            return expr + _special(f"{prefix}{dim}", inner), {dim: inner, other: total // inner}
    raise ScheduleError(f"a launch of {total} does not fit the target's limit of {limit}")


def _map(
    axes: list[UOp], prefix: str, limits: tuple[int, ...], table: Table, first: int = 0
) -> tuple[Any, ...]:
    """Map `axes` on dimensions from `first` on; return the sizes of all three."""
    sizes = [_size(axis) for axis in axes]
    groups = _fold(sizes, limits)
    dims = [1, 1, 1]
    spare = [first + place for place in range(len(groups), len(limits))]
    for number, group in enumerate(reversed(groups)):  # the innermost axis is dimension 0
        total: Any = 1
        for place in group:
            total = sint_mul(total, sizes[place])
        expr, used = _coordinates(prefix, total, first + number, limits[number], spare)
        for dim, size in used.items():
            dims[dim] = size
        for place in reversed(group):
            axis = axes[place]
            last = place == group[0]
            value = expr if last else expr % as_uop(sizes[place])
            table.exprs[axis] = value
            table.axes[axis] = ()
            expr = expr // as_uop(sizes[place])
    return tuple(dims)


def _map_group(axes: list[UOp], limits: tuple[int, ...], table: Table) -> tuple[Any, ...]:
    """Map the axes of a workgroup; the threads of a warp keep dimension 0 for themselves."""
    warps = [axis for axis in axes if axis.arg[1] is AxisKind.WARP]
    if not warps:
        return _map(axes, "l", limits, table)
    rest = [axis for axis in axes if axis not in warps]
    table.exprs[warps[0]] = _special("l0", _size(warps[0]))
    table.axes[warps[0]] = ()
    sizes = _map(rest, "l", limits[1:], table, first=1) if rest else (1, 1, 1)
    return (_size(warps[0]), *sizes[1:])


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
        launch.global_size = _map(outer, "g", caps.grid_limits or (1, 1, 1), table)
    if group:
        launch.local_size = _map_group(group, caps.local_limits, table)
    for axis in threads:
        table.exprs[axis] = _special("t0", _size(axis))
        table.axes[axis] = ()
        launch.threads = _size(axis)
    return remap((sink,), table)[0], launch
