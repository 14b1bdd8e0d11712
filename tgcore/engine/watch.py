"""Runs a step or a captured graph on the clock: TG_DEBUG=2 and the profile.

Only reached when one of the two is on; every launch waits for its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from tgcore.engine.launch import copy, evaluate, launch
from tgcore.engine.plan import Step, place_buffer
from tgcore.engine.report import print_line
from tgcore.runtime.profile import record
from tgcore.support.counters import GlobalCounters
from tgcore.support.log import human_size
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.runtime.allocator import Handle
    from tgcore.runtime.base import BaseDevice, CapturedGraph
    from tgcore.runtime.buffer import Buffer
    from tgcore.target import ProgramSpec


def watch_step(step: Step, bound: Sequence[Buffer], variables: dict[str, int], number: int) -> None:
    """Run one step, timed; print its line and record its event."""
    started = perf_counter()
    if step.program is not None:
        spec = step.program.spec
        seconds = launch(step, step.program, bound, variables, wait=True) or 0.0
        name, operations, memory = spec.name, spec.ops, spec.mem
    else:
        copy(step, bound)
        step.device.synchronize()
        seconds = perf_counter() - started
        size = place_buffer(bound, step.places[0]).nbytes
        name, operations, memory = f"copy {human_size(size)}", 0, 2 * size
    work = evaluate(operations, variables), evaluate(memory, variables)
    _note(step.device, name, number, len(step.places), work, started, seconds)


def watch_graph(
    graph: CapturedGraph, device: BaseDevice, specs: Sequence[ProgramSpec],
    handles: Sequence[Handle], variables: dict[str, int], number: int,
) -> None:  # fmt: skip
    """Run a captured graph, timed; print one line and record one event."""
    started = perf_counter()
    seconds = graph(handles, variables, wait=True) or 0.0
    operations = sum(evaluate(spec.ops, variables) for spec in specs)
    memory = sum(evaluate(spec.mem, variables) for spec in specs)
    name = f"graph of {len(specs)} kernels"
    _note(device, name, number, len(handles), (operations, memory), started, seconds)


def watch_call(
    launch: Callable[[], float | None], device: BaseDevice, spec: ProgramSpec, arguments: int,
    variables: dict[str, int], number: int,
) -> None:  # fmt: skip
    """Run one call of a replay whose device captures nothing, timed."""
    started = perf_counter()
    seconds = launch() or 0.0
    work = evaluate(spec.ops, variables), evaluate(spec.mem, variables)
    _note(device, spec.name, number, arguments, work, started, seconds)


def watch_copy(run: Callable[[], None], target: Buffer, number: int) -> None:
    """Run one copy of a replay, timed."""
    started = perf_counter()
    run()
    target.device.synchronize()
    seconds = perf_counter() - started
    name, work = f"copy {human_size(target.nbytes)}", (0, 2 * target.nbytes)
    _note(target.device, name, number, 2, work, started, seconds)


def _note(
    device: BaseDevice, name: str, number: int, arguments: int, work: tuple[int, int],
    started: float, seconds: float,
) -> None:  # fmt: skip
    GlobalCounters.time_sum_s += seconds
    if settings.debug >= 2:
        print_line(device.name, name, number, arguments, work, seconds)
    if settings.profile:
        record(device, name, started, seconds)
