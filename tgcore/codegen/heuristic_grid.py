"""Hand-made moves for targets with a launch grid: workgroups, grouped reductions, small tiles.

Thresholds are those of public practice: group when there are few outputs, tiles of four by four,
workgroups of up to 256 threads with neighbouring threads on neighbouring elements.
"""

from __future__ import annotations

from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import MoveError
from tgcore.codegen.survey import Group, Survey, constant_length, split, total
from tgcore.ir import AxisKind, UOp
from tgcore.target import Capabilities

_FEW_OUTPUTS = 2048
_GROUP = 256
_WORKGROUP = 256
_OCCUPANCY = 4096  # work items that keep a device busy


def grid_moves(kernel: Kernel, caps: Capabilities) -> None:
    """Make the moves that suit `kernel` on a target with a grid."""
    survey = Survey(kernel)
    grouped = False
    if caps.has_local and len(survey.groups) >= 1:
        for group in survey.groups:
            grouped = _group(kernel, survey, group) or grouped
    if caps.max_upcast > 1 and not grouped:
        tiled = False
        for group in survey.groups:
            tiled = _tile(kernel, survey, group) or tiled
        if not tiled:
            _vector(kernel, survey)
    if caps.max_unroll > 1 and not grouped:
        _unroll(kernel, survey)
    if caps.has_local:
        _workgroup(kernel, caps)


def _group(kernel: Kernel, survey: Survey, group: Group) -> bool:
    """Share a long reduction with few results among the threads of a workgroup."""
    if total(survey.outer) > _FEW_OUTPUTS:
        return False
    axis = group.axes[-1]
    size = constant_length(axis)
    if size < 32 or axis not in kernel.axes:
        return False
    amount = min(_GROUP, kernel.caps.group_threads, 1 << (size.bit_length() - 1))
    while amount > 1 and size % amount:
        amount //= 2
    if amount < 16:
        return False
    try:
        split(kernel, axis, amount, AxisKind.GROUP_REDUCE)
    except MoveError:
        return False
    return True


def _tile(kernel: Kernel, survey: Survey, group: Group) -> bool:
    """Give each thread a small tile of a product's results."""
    if not group.product or len(group.accesses) < 2:
        return False
    free = [axis for axis in survey.outer if axis in group.free and axis in kernel.axes]
    changed = False
    for axis in sorted(free, key=lambda a: -survey.kernel.axes.index(a))[:2]:
        shared = any(not survey.touches(access, axis) for access in group.accesses)
        size = constant_length(axis)
        if shared and size % 4 == 0 and total(survey.outer) // 4 >= _OCCUPANCY:
            split(kernel, axis, 4, AxisKind.UPCAST)
            changed = True
    return changed


def _vector(kernel: Kernel, survey: Survey) -> None:
    """Let each thread handle one vector of a contiguous axis."""
    lanes = min(4, survey.lanes(), kernel.caps.max_upcast)
    if lanes < 2 or total(survey.outer) < _OCCUPANCY:
        return
    for axis in reversed(survey.outer):
        reach = [survey.reach(access, axis) for access in survey.outside]
        if axis in kernel.axes and 1 in reach and constant_length(axis) % lanes == 0:
            if constant_length(axis) >= lanes:
                split(kernel, axis, lanes, AxisKind.UPCAST)
            return


def _unroll(kernel: Kernel, survey: Survey) -> None:
    for group in survey.groups:
        axis = group.axes[-1]
        size = constant_length(axis)
        if axis not in kernel.axes or size < 2:
            continue
        if size <= 8:
            split(kernel, axis, 0, AxisKind.UNROLL)
        elif size % 4 == 0:
            split(kernel, axis, 4, AxisKind.UNROLL)


def _workgroup(kernel: Kernel, caps: Capabilities) -> None:
    """Make threads of the innermost outer axes."""
    used = 1
    for place in kernel.find(AxisKind.LOCAL, AxisKind.GROUP_REDUCE):
        used *= kernel.size(place)
    room = min(_WORKGROUP, caps.group_threads) // used
    axes: list[UOp] = [kernel.axes[place] for place in kernel.find(AxisKind.GLOBAL)]
    for axis in reversed(axes[-3:]):
        size = constant_length(axis)
        amount = 1
        while size and amount * 2 <= room and size % (amount * 2) == 0:
            amount *= 2
        if amount > 1 and len(kernel.find(AxisKind.LOCAL)) < len(caps.local_limits):
            try:
                split(kernel, axis, amount, AxisKind.LOCAL)
            except MoveError:
                continue
            room //= amount
