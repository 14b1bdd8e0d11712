"""What TG_DEBUG shows of programs and launches, and the events of the profile.

Level 2 prints a line for each kernel with its time and rates, 3 its moves, 4 its source, 5 the
graph. Reached only when one of the two is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from tgcore.engine.plan import Step
from tgcore.support.counters import GlobalCounters
from tgcore.support.log import colored, human_size, log
from tgcore.support.settings import settings
from tgcore.support.timing import human_time

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.runtime.buffer import Buffer
    from tgcore.target import ProgramSpec


def show_programs(specs: Sequence[ProgramSpec]) -> None:
    """Print moves (level 3) and source (level 4) of programs that are about to be compiled."""
    for spec in specs:
        moves = ", ".join(str(move) for move in spec.moves) or "none"
        log(3, f"{colored(spec.entry, 'green')}: moves {moves}")
        log(4, spec.source)
        if settings.debug >= 6 and spec.linear is not None:
            for number, node in enumerate(spec.linear):
                log(6, f"  {number:4d} {node!r}")


def show_graph(sink: UOp) -> None:
    """Print a graph before it is scheduled (level 5)."""
    from tgcore.ir.printing import listing

    log(5, listing(sink))


def watch_step(step: Step, bound: Sequence[Buffer], variables: dict[str, int]) -> None:
    """Run one step, timed; print its line and record its event."""
    from tgcore.engine.run import copy, evaluate, launch

    started = perf_counter()
    if step.program is not None:
        spec = step.program.spec
        seconds = launch(step, step.program, bound, variables, wait=True) or 0.0
        name, operations, memory = spec.name, spec.ops, spec.mem
    else:
        copy(step, bound)
        step.device.synchronize()
        seconds = perf_counter() - started
        from tgcore.engine.plan import place_buffer

        size = place_buffer(bound, step.places[0]).nbytes
        name, operations, memory = f"copy {human_size(size)}", 0, 2 * size
    GlobalCounters.time_sum_s += seconds
    if settings.debug >= 2:
        print_line(step.device.name, name, len(step.places), evaluate(operations, variables),
                   evaluate(memory, variables), seconds)  # fmt: skip
    if settings.profile:
        from tgcore.runtime.profile import record

        record(step.device.name, name, started, seconds)


def print_line(
    device: str, name: str, arguments: int, operations: int, memory: int, seconds: float
) -> None:
    """Print one kernel or copy with its time and rates."""
    number = GlobalCounters.kernel_count
    rate = ""
    if seconds > 0:
        rate = f"{operations / seconds / 1e9:8.1f} GFLOP/s {memory / seconds / 1e9:7.1f} GB/s"
    shown = colored(f"{name:<32}", "green")
    total = human_time(GlobalCounters.time_sum_s)
    log(2, f"{device:<8} {number:5d} {shown} {arguments:2d} args {human_size(memory):>9} "
             f"{human_time(seconds):>10} of {total:>10} {rate}")  # fmt: skip


def watch_graph(segment: object, handles: Sequence[object], variables: dict[str, int]) -> None:
    """Run a captured graph, timed; print one line and record one event."""
    from tgcore.engine.run import evaluate

    started = perf_counter()
    seconds = segment.graph(handles, variables, wait=True) or 0.0  # type: ignore[attr-defined]
    specs, device = segment.specs, segment.device.name  # type: ignore[attr-defined]
    GlobalCounters.time_sum_s += seconds
    operations = sum(evaluate(spec.ops, variables) for spec in specs)
    memory = sum(evaluate(spec.mem, variables) for spec in specs)
    name = f"graph of {len(specs)} kernels"
    if settings.debug >= 2:
        print_line(device, name, len(handles), operations, memory, seconds)
    if settings.profile:
        from tgcore.runtime.profile import record

        record(device, name, started, seconds)
