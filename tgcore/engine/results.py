"""Computes tensor values: gives each result storage, finds or makes its plan, runs it.

The tensor layer calls `realize` with the roots it wants and puts the returned nodes into its
handles. Which other tensors must be computed along is decided there, not here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from tgcore.engine.keys import code_settings, device_key, settings_key
from tgcore.engine.observe import observers, planners
from tgcore.engine.plan import Plan, dump, load, make_plan
from tgcore.engine.run import run_plan
from tgcore.ir import GroupOp, Ops, StorageSlot, UOp
from tgcore.ir.sint import sint_prod
from tgcore.runtime.buffer import buffer_of
from tgcore.runtime.registry import Device
from tgcore.support import disk_cache
from tgcore.support.errors import DTypeError, ScheduleError
from tgcore.support.settings import settings
from tgcore.target.stages import TENSOR_STAGE

if TYPE_CHECKING:
    from tgcore.runtime.base import BaseDevice

_plans: dict[Any, Plan] = {}
_PLANS = 1024
_ROW = 256
_LOCKSTEP = 1 << 13  # results that a host selects in one step of lanes that it runs in lockstep
_LAUNCHED = 1 << 22  # those that a device with thousands of threads selects while one of them waits
_STORAGE = frozenset({Ops.BUFFER, Ops.BUFFER_VIEW})
_VIEWS = GroupOp.MOVEMENT - {Ops.PAD}


def realize(roots: Sequence[UOp]) -> list[UOp]:
    """Return for each root a node over storage that holds its value.

    A root that is AFTER(storage, stores) gives that BUFFER, once the stores have run; any other
    gets a new BUFFER, reshaped. Roots that are views of storage come back as they are.
    """
    results: dict[UOp, UOp] = {}
    effects: list[UOp] = []
    made: list[StorageSlot] = []
    for root in roots:
        if root not in results:
            results[root] = place(root, effects, made)
    if effects:
        run(UOp.sink(*effects), made)
    return [results[root] for root in roots]


def place(root: UOp, effects: list[UOp], made: list[StorageSlot]) -> UOp:
    """Return where `root` will be; add to `effects` what computes it, to `made` new storage."""
    base = view_base(root)
    if base.op in _STORAGE:
        return root
    if base.op is Ops.AFTER:
        storage = base
        while storage.op is Ops.AFTER or storage.op in _VIEWS:
            storage = storage.src[0]
        if storage.op not in _STORAGE:
            raise ScheduleError(f"a store into {storage.op.name} has no storage to write to")
        effects.append(base)
        return storage if root is base else root.substitute({base: storage})
    device = root.device
    if isinstance(device, tuple):
        return _place_parts(root, effects, made)
    return _fresh(root, device or Device.DEFAULT, effects, made)


def view_base(node: UOp) -> UOp:
    """Return what `node` is a view of; padding is no view, since it makes new elements."""
    while node.op in _VIEWS:
        node = node.src[0]
    return node


def _place_parts(root: UOp, effects: list[UOp], made: list[StorageSlot]) -> UOp:
    from tgcore.schedule import shard_parts

    parts, axis = shard_parts(root, collectives)
    placed = tuple([place(part, effects, made) for part in parts])
    return UOp(Ops.SHARD, root.dtype, placed, axis)


def _fresh(root: UOp, device: str, effects: list[UOp], made: list[StorageSlot]) -> UOp:
    if root.dtype.weak:
        raise DTypeError(f"a value of type {root.dtype.name} has no storage; cast it first")
    shape, size = root.shape, root.size
    buffer = UOp.buffer(device, root.dtype, size)
    made.append(buffer.arg)
    count = sint_prod(shape)
    view = buffer if isinstance(count, int) else buffer.shrink(((0, count),))
    view = view.reshape(shape)
    if size:
        effects.append(buffer.after(view.store(root)))
    return view


def run(sink: UOp, made: Sequence[StorageSlot] = ()) -> None:
    """Run a SINK of stores over buffers; `made` is the storage that only it has written."""
    from tgcore.schedule.normal import normalise

    normal = normalise(sink, collectives)
    if settings.debug >= 5:
        from tgcore.engine.report import show_graph

        show_graph(normal.sink)
    plan = plan_for(normal.sink, normal.buffers)
    buffers = [buffer_of(node) for node in normal.buffers]
    bound = plan.bind(buffers)
    run_plan(plan, bound, normal.var_vals)
    for observer in observers:
        observer(plan, normal.buffers, bound, normal.var_vals, made)


def plan_for(normal: UOp, buffers: Sequence[UOp]) -> Plan:
    """Return the plan of a normal form: from memory, from disk, or scheduled and compiled now."""
    names = tuple(dict.fromkeys([node.arg.device for node in buffers]))
    key = (normal, code_settings(), settings.validate, names)
    plan = _plans.get(key)
    if plan is not None:
        return plan
    where = b""
    if settings.cache and not settings.validate:
        parts = [device_key(Device[name]) for name in names]
        where = b"".join([normal.key, settings_key(), *parts])
        kept = disk_cache.get("plan", where)
        plan = load(kept) if kept is not None else None
    if plan is None:
        from tgcore.schedule import schedule_normal

        for planner in planners:
            planner(normal, names)
        graph = with_added_rules(normal, names)
        plan = make_plan(schedule_normal(graph, is_storage=is_storage, **limits(names)))
        if where:
            disk_cache.put("plan", where, dump(plan))
    if len(_plans) >= _PLANS:
        _plans.clear()
    _plans[key] = plan
    return plan


def collectives(kind: str, devices: tuple[str, ...]) -> Any:
    """Return what a plugin of these devices offers for a collective, or None; asked once."""
    from tgcore.runtime.attaching import collective

    return collective(kind, devices)


def with_added_rules(normal: UOp, names: Sequence[str]) -> UOp:
    """Return a program rewritten by what plugins added to this stage, on nodes of their device."""
    for name in names:
        added = Device[name].renderer.stage_rules.get(TENSOR_STAGE)
        if added:
            from tgcore.ir.spec import TENSOR_SPEC
            from tgcore.rewrite.added import AddedRules, apply_added, on_device

            if len(names) > 1:
                added = [AddedRules(who, on_device(rules, name)) for who, rules in added]
            spec = TENSOR_SPEC if settings.spec else None
            normal = apply_added(normal, added, None, TENSOR_STAGE, spec)
    return normal


class Limits(TypedDict):
    """What `schedule` must know of devices, as its arguments."""

    max_args: int | None
    row_limit: int | None
    step: int


def limits(names: Sequence[str]) -> Limits:
    """Return the most buffers of a kernel, the longest row it may reduce and use, and its `step`.

    Where outer axes are launch coordinates, a whole row in one of them would leave the rest idle.
    Steps that wait for each other cost as much in one thread as much work that is shared by all.
    """
    facts = [Device[name].capabilities for name in names]
    args = min([fact.max_args for fact in facts if fact.max_args], default=None)
    row = _ROW if any(fact.has_grid for fact in facts) else None
    steps = [_LOCKSTEP if fact.host else _LAUNCHED for fact in facts if fact.has_grid]
    return {"max_args": args, "row_limit": row, "step": max(steps, default=0)}


def is_storage(name: str) -> bool:
    """Return whether a device only holds data."""
    return Device[name].capabilities.storage_only


def _forget_programs(device: BaseDevice) -> None:
    """Forget what is loaded: plans and programs refer to the device that closes."""
    from tgcore.engine import programs

    _plans.clear()
    programs.forget()


Device.closing.append(_forget_programs)


def clear_caches() -> None:
    """Forget every plan and program of this process; what is on disk stays.

    Examples
    --------
    >>> from tgcore.engine import clear_caches
    >>> clear_caches()
    """
    from tgcore.engine import programs
    from tgcore.schedule import clear_caches as forget_schedules

    _plans.clear()
    programs.forget()
    forget_schedules()
