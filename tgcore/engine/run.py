"""Runs a plan on bound buffers: the path that every realization takes.

Timing, printing, profiling and validation are modules of their own, imported when a setting asks
for them, so that otherwise nothing is done but launching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tgcore.engine.launch import copy, evaluate, launch
from tgcore.engine.plan import Plan
from tgcore.support.counters import GlobalCounters
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.runtime.buffer import Buffer


def run_plan(plan: Plan, bound: Sequence[Buffer], variables: dict[str, int]) -> None:
    """Run all steps in order."""
    watched = settings.debug >= 2 or settings.profile
    if watched or settings.validate:
        _run_slowly(plan, bound, variables)
    else:
        for step in plan.steps:
            if step.program is not None:
                launch(step, step.program, bound, variables)
            else:
                copy(step, bound)
    _count(plan, variables)


def _run_slowly(plan: Plan, bound: Sequence[Buffer], variables: dict[str, int]) -> None:
    from tgcore.engine.validate import validate_step
    from tgcore.engine.watch import watch_step

    for number, step in enumerate(plan.steps):
        if settings.validate and step.program is not None:
            validate_step(step, bound, variables)
        else:
            watch_step(step, bound, variables, GlobalCounters.kernel_count + number)


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
