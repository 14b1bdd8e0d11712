"""From a tensor program to an ordered list of calls: the entry point of the scheduler.

`schedule` normalises the program, looks it up, and on a miss decides the cuts, builds the
kernels, orders them and plans the memory of temporaries. The engine calls it and runs the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tgcore.ir import CallInfo, Ops, UOp
from tgcore.ir.sint import max_size
from tgcore.ir.spec import TENSOR_SPEC, check_node
from tgcore.schedule.build import Builder
from tgcore.schedule.graph import STORAGE, Window, storage_param, tensor_order, view_base
from tgcore.schedule.kernels import Kernel, storage_dtype
from tgcore.schedule.memory import plan_memory
from tgcore.schedule.normal import normalise
from tgcore.schedule.placement import Placement
from tgcore.schedule.plan import Schedule, Temporary, cached, remember
from tgcore.schedule.prepare import prepare
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import settings


def schedule(
    sink: UOp,
    *,
    max_args: int | None = None,
    is_storage: Callable[[str], bool] | None = None,
    row_limit: int | None = None,
    step: int = 0,
) -> Schedule:
    """Return the schedule of `sink`, a SINK of AFTERs (and STOREs) over buffers or PARAMs.

    Parameters
    ----------
    sink
        Every result has storage: AFTER(BUFFER, STORE(view of BUFFER, value)). Other sources
        of the SINK that are views of storage need nothing done; any other value is an error.
    max_args
        Most buffers of one kernel; None means no limit.
    is_storage
        Whether a device only holds data and runs no kernels.
    row_limit
        Longest row that one kernel may both reduce and use, where a device gives each row to
        one of many small threads; None means any.
    step
        How many results a device selects in the time of one step that waits for the one before;
        0 where that is no more than it selects in such a step.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> x, out = (UOp.param(slot, dtypes.int32, 4, device="D") for slot in (0, 1))
    >>> schedule(UOp.sink(out.after(out.store(x + x)))).kernels
    1
    """
    return schedule_normal(
        normalise(sink).sink,
        max_args=max_args,
        is_storage=is_storage,
        row_limit=row_limit,
        step=step,
    )


def schedule_normal(
    normal: UOp,
    *,
    max_args: int | None = None,
    is_storage: Callable[[str], bool] | None = None,
    row_limit: int | None = None,
    step: int = 0,
) -> Schedule:
    """Return the schedule of a normal form, from the cache of this process when it is there."""
    found = cached(normal, max_args, row_limit, step)
    if found is None:
        GlobalCounters.scheduled += 1
        found = schedule_cold(
            normal,
            max_args=max_args,
            is_storage=is_storage,
            row_limit=row_limit,
            step=step,
        )
        remember(normal, found, max_args, row_limit, step)
    return found


def schedule_cold(
    normal: UOp,
    *,
    max_args: int | None = None,
    is_storage: Callable[[str], bool] | None = None,
    row_limit: int | None = None,
    step: int = 0,
    watch: Callable[[str, Any], None] | None = None,
) -> Schedule:
    """Return the schedule of a normal form, made anew: no cache is read or written.

    `watch` sees each step with what it made: ``"tidy"`` and the graph, ``"cut"`` and the
    `Placement`, ``"fuse"`` and the list of `Kernel`.
    """
    if settings.spec:
        for node in tensor_order(normal):
            check_node(node, TENSOR_SPEC, "tensor graph")
    slots = [node.arg.slot for node in tensor_order(normal) if node.op is Ops.PARAM]
    sink = prepare(normal, is_storage, step)
    for node in sink.src:
        if node.op not in _EFFECTS and view_base(node).op not in STORAGE:
            raise ScheduleError(
                f"a result of the program is {node.op.name}, which has no storage",
                hint="give it a buffer: AFTER(BUFFER, STORE(view of BUFFER, value))",
            )
    if watch is not None:
        watch("tidy", sink)
    placement = Placement(sink, is_storage or (lambda device: False), row_limit)
    if watch is not None:
        watch("cut", placement)
    kernels = Builder(placement, max_args).run()
    if watch is not None:
        watch("fuse", kernels)
    return _emit(kernels, placement, max(slots, default=-1) + 1)


_EFFECTS = frozenset({Ops.STORE, Ops.CALL, Ops.GROUP})


def _emit(kernels: list[Kernel], placement: Placement, inputs: int) -> Schedule:
    """Number the temporaries and make the calls."""
    params: dict[UOp, UOp] = {}
    lives: dict[UOp, list[int]] = {}
    calls: list[UOp] = []
    for step, kernel in enumerate(kernels):
        args: list[UOp] = []
        for node in kernel.args:
            if node.op in STORAGE:
                args.append(_argument(storage_param(node), kernel.windows.get(len(args))))
                continue
            if node.op is Ops.VAR:
                args.append(node)
                continue
            param = params.get(node)
            if param is None:
                param = params[node] = UOp.param(
                    inputs + len(params), storage_dtype(node), max_size(node.shape),
                    device=placement.devices[node], internal=True,
                )  # fmt: skip
                lives[node] = [step, step]
            lives[node][1] = step
            args.append(param)
        info = CallInfo(
            kernel.device, kernel.kind, kernel.outs, kernel.reads, "", kernel.shapes, kernel.options
        )
        calls.append(UOp(Ops.CALL, src=(kernel.body, *args, *kernel.symbols), arg=info))
    linear = UOp(Ops.LINEAR, src=tuple(calls))
    temporaries, arenas = _plan(params, lives)
    return Schedule(linear, inputs, temporaries, arenas)


def _argument(param: UOp, part: Window | None) -> UOp:
    if part is None:
        return param
    return UOp(Ops.BUFFER_VIEW, part.dtype, (param,), (part.offset, part.size))


def _plan(
    params: dict[UOp, UOp], lives: dict[UOp, list[int]]
) -> tuple[tuple[Temporary, ...], tuple[tuple[str, int], ...]]:
    by_device: dict[str, list[UOp]] = {}
    for node, param in params.items():
        by_device.setdefault(param.arg.device, []).append(node)
    offsets: dict[UOp, int] = {}
    arenas: list[tuple[str, int]] = []
    for device, nodes in by_device.items():
        sizes = [params[node].arg.size * params[node].dtype.itemsize for node in nodes]
        last = max(life[1] for life in lives.values())
        spans = [(lives[n][0], lives[n][1]) if settings.memory_plan else (0, last) for n in nodes]
        places, total = plan_memory(sizes, spans)
        offsets.update(zip(nodes, places))
        arenas.append((device, total))
    temporaries = tuple(
        [Temporary(param.arg.slot, param.arg.device, param.dtype, param.arg.size, offsets[node])
         for node, param in params.items()]
    )  # fmt: skip
    return temporaries, tuple(arenas)
