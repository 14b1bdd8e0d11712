"""Runs a plan on bound buffers: the path that every realization takes.

Timing, printing, profiling and validation are modules of their own, imported when a setting asks
for them, so that otherwise nothing is done but launching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tgcore.engine.launch import copy, evaluate, launch
from tgcore.engine.plan import Plan, Step
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import TgError
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.runtime.buffer import Buffer


def run_plan(plan: Plan, bound: Sequence[Buffer], variables: dict[str, int]) -> None:
    """Run all steps in order."""
    watched = settings.debug >= 2 or settings.profile
    if watched or settings.validate:
        _run_slowly(plan, bound, variables)
    else:
        step: Step | None = None
        try:
            for step in plan.steps:
                if step.program is not None:
                    launch(step, step.program, bound, variables)
                else:
                    copy(step, bound)
        except Exception as error:
            raise _failed(step, error) from error
    _count(plan, variables)


def _failed(step: Step | None, error: Exception) -> Exception:
    """Return what to raise for an error of a launch; all but those of plugins go on as they are."""
    if step is None or step.program is None or not step.device.origin or isinstance(error, TgError):
        raise error
    from tgcore.runtime.base import device_failed

    return device_failed(step.device, f"running {step.program.spec.entry}", error)


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
