"""Kernels that write a result in two steps: a start everywhere, then updates in order.

The scheduler makes them for sums of one-hot selections (`tgcore.schedule.scatter`): a SINK of two
effects, of which the second works on the storage AFTER the first. What depends on the launch is
decided here: which loops the two share, and which must stay as they are.
"""

from __future__ import annotations

from tgcore.codegen.remap import Table, remap
from tgcore.ir import AxisKind, Ops, UOp


def ordered_effects(ast: UOp) -> tuple[UOp, UOp] | None:
    """Return the two effects of a kernel whose second needs the first, None for other kernels."""
    if len(ast.src) != 2:
        return None
    first, second = ast.src
    store = second.src[0] if second.op is Ops.END else second
    if store.op is not Ops.STORE:
        return None
    storage = store.src[0].src[0]
    return (first, second) if storage.op is Ops.AFTER and first in storage.src[1:] else None


def loops_apart(ast: UOp) -> UOp:
    """Return an ordered kernel in which each effect has loops of its own, for hosts.

    Loops outside the updates become SERIAL like them, so that they stay outside.
    """
    effects = ordered_effects(ast)
    if effects is None:
        return ast
    first, second = effects
    number = 1 + max([r.arg[0] for r in ast.toposort() if r.op is Ops.RANGE], default=-1)
    own = first.src[1:] if first.op is Ops.END else ()
    fresh = {r: r.replace(arg=(number + place, r.arg[1])) for place, r in enumerate(own)}
    renamed = _renamed(first, fresh)
    second = second.substitute({first: renamed})
    ranges = second.src[1:] if second.op is Ops.END else ()
    serial = [place for place, r in enumerate(ranges) if r.arg[1] is AxisKind.SERIAL]
    outside = ranges[: serial[0]] if serial else ()
    kept = {r: r.replace(arg=(r.arg[0], AxisKind.SERIAL)) for r in outside}
    return UOp.sink(renamed, _renamed(second, kept), arg=ast.arg)


def loops_shared(ast: UOp) -> UOp:
    """Return an ordered kernel with what is not shared by its effects SERIAL, for launch grids.

    The effects share the columns of the result; each column then belongs to one thread.
    """
    effects = ordered_effects(ast)
    if effects is None:
        return ast
    ranges = [effect.src[1:] if effect.op is Ops.END else () for effect in effects]
    alone = [r for r in {*ranges[0]} ^ {*ranges[1]} if r.arg[1] is AxisKind.LOOP]
    return _renamed(ast, {r: r.replace(arg=(r.arg[0], AxisKind.SERIAL)) for r in alone})


def _renamed(root: UOp, table: dict[UOp, UOp]) -> UOp:
    if not table:
        return root
    return remap((root,), Table(dict(table), {old: (new,) for old, new in table.items()}))[0]
