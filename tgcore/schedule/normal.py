"""The normal form of a tensor program: no storage, no bound values, no identities of leaves.

Two programs that differ only in their buffers and in the values of their variables have one
normal form, which is the key of the schedule cache. This runs on every realize, hit or miss.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tgcore.ir import GroupOp, Ops, ParamInfo, UOp, map_arg, toposort
from tgcore.schedule.graph import tensor_order
from tgcore.support.errors import ScheduleError

if TYPE_CHECKING:
    from tgcore.schedule.shard import Collectives

_TRANSPARENT = (Ops.LEAF, Ops.DETACH, Ops.CONTIGUOUS_BACKWARD)


class Normal(NamedTuple):
    """A normal form and what was taken out of it.

    Attributes
    ----------
    sink : UOp
        The program over PARAMs, VARs and constants; `sink.key` is its digest.
    buffers : list of UOp
        The BUFFER that each PARAM stands for, by slot.
    var_vals : dict
        Values of the variables that were bound.
    """

    sink: UOp
    buffers: list[UOp]
    var_vals: dict[str, int]


def normalise(sink: UOp, collectives: Collectives | None = None) -> Normal:
    """Return the normal form of `sink`, its buffers and the values of its variables.

    `collectives` says what plugins offer for operations among devices; see `shard`.

    Raises
    ------
    ScheduleError
        When one variable is bound to two values.
    """
    order = tensor_order(sink)
    if any(node.op is Ops.SHARD for node in order):
        from tgcore.schedule.shard import without_shards

        sink = without_shards(sink, collectives)
        order = tensor_order(sink)
    buffers: list[UOp] = []
    var_vals: dict[str, int] = {}
    new: dict[UOp, UOp] = {}
    for node in order:
        op, src, arg = node.op, node.src, node.arg
        if op is Ops.BUFFER:
            info = ParamInfo(len(buffers), arg.size, arg.device)
            new[node] = UOp(Ops.PARAM, node.dtype, (), info)
            buffers.append(node)
            continue
        if op is Ops.BIND:
            new[node] = _unbind(node, var_vals)
            continue
        if op in _TRANSPARENT:
            new[node] = new[src[0]]
            continue
        if op in _SYMBOLIC and _has_symbol(arg):
            fresh = map_arg(arg, lambda size: _unbind_size(size, var_vals))
        else:
            fresh = arg
        if op is Ops.AFTER and new[src[0]].op in GroupOp.MOVEMENT:
            new[node] = _after_base([new[child] for child in src])
            continue
        if op is Ops.CALL:
            new[src[0]] = src[0]
        if fresh is arg:
            for child in src:
                if new[child] is not child:
                    break
            else:
                new[node] = node
                continue
        new[node] = UOp(op, node.dtype, tuple([new[child] for child in src]), fresh)
    return Normal(new[sink], buffers, var_vals)


_SYMBOLIC = GroupOp.MOVEMENT | {Ops.IOTA}


def _has_symbol(arg: Any) -> bool:
    if isinstance(arg, tuple):
        for part in arg:
            kind = part.__class__
            if kind is int:
                continue
            if kind is UOp or (kind is tuple and _has_symbol(part)):
                return True
        return False
    return isinstance(arg, UOp)


def _unbind(node: UOp, var_vals: dict[str, int]) -> UOp:
    variable, value = node.src[0], node.src[1].arg
    name = variable.arg[0]
    if var_vals.setdefault(name, value) != value:
        raise ScheduleError(
            f"variable {name} is bound to {var_vals[name]} and to {value} in one program",
            hint="realize the two results in separate calls",
        )
    return variable


def _unbind_size(size: UOp, var_vals: dict[str, int]) -> UOp:
    table = {node: _unbind(node, var_vals) for node in toposort((size,)) if node.op is Ops.BIND}
    return size.substitute(table) if table else size


def _after_base(src: list[UOp]) -> UOp:
    """AFTER(view of x, effects) as that view of AFTER(x, effects)."""
    moves: list[UOp] = []
    base = src[0]
    while base.op in GroupOp.MOVEMENT:
        moves.append(base)
        base = base.src[0]
    result = base.after(*src[1:])
    for move in reversed(moves):
        result = UOp(move.op, move.dtype, (result,), move.arg)
    return result
