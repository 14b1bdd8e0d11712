"""Launches the steps of a plan on bound buffers: the path that every call of a user takes.

Timing, printing and profiling are on a second path, so that the first does nothing but launch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tgcore.engine.plan import Plan, Step, place_buffer
from tgcore.support.counters import GlobalCounters
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.engine.programs import Program
    from tgcore.runtime.buffer import Buffer


def evaluate(value: Any, variables: dict[str, int]) -> int:
    """Return a size that may be symbolic as an int."""
    if isinstance(value, int):
        return value
    from tgcore.ir.sint import evaluate as evaluate_sint

    return evaluate_sint(value, variables)


def run_plan(plan: Plan, bound: Sequence[Buffer], variables: dict[str, int]) -> None:
    """Run all steps in order."""
    watched = settings.debug >= 2 or settings.profile
    for step in plan.steps:
        if settings.validate and step.program is not None:
            from tgcore.engine.validate import validate_step

            validate_step(step, bound, variables)
        elif watched:
            from tgcore.engine.debug import watch_step

            watch_step(step, bound, variables)
        elif step.program is not None:
            launch(step, step.program, bound, variables)
        else:
            copy(step, bound)
    _count(plan, variables)


def launch(
    step: Step, program: Program, bound: Sequence[Buffer], variables: dict[str, int],
    wait: bool = False,
) -> float | None:  # fmt: skip
    """Launch one kernel; with `wait`, return the seconds it took."""
    spec = program.spec
    handles = [
        bound[place].handle if place.__class__ is int else place_buffer(bound, place).handle
        for place in step.places
    ]
    values = [variables[name] for name in spec.vars]
    if program.fixed:
        return program.executable(handles, spec.global_size, spec.local_size, values, wait)  # type: ignore[arg-type]
    first, second, third = (evaluate(size, variables) for size in spec.global_size)
    one, two, three = (evaluate(size, variables) for size in spec.local_size)
    sizes = (first, second, third), (one, two, three)
    return program.executable(handles, *sizes, values, wait)


def copy(step: Step, bound: Sequence[Buffer]) -> None:
    """Copy the second argument of a step to its first."""
    target, source = (place_buffer(bound, place) for place in step.places)
    target.copy_from(source)


def _count(plan: Plan, variables: dict[str, int]) -> None:
    kernels = operations = memory = 0
    for step in plan.steps:
        if step.program is not None:
            kernels += 1
            spec = step.program.spec
            operations += evaluate(spec.ops, variables)
            memory += evaluate(spec.mem, variables)
    GlobalCounters.kernel_count += kernels
    GlobalCounters.global_ops += operations
    GlobalCounters.global_mem += memory
