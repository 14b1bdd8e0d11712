"""Runs one step of a plan: launches its kernel, or copies.

Nothing here times, prints or checks; `run` and `watch` call these functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tgcore.engine.plan import Step, place_buffer

if TYPE_CHECKING:
    from tgcore.engine.programs import Program
    from tgcore.runtime.buffer import Buffer


def evaluate(value: Any, variables: dict[str, int]) -> int:
    """Return a size that may be symbolic as an int."""
    if isinstance(value, int):
        return value
    from tgcore.ir.sint import evaluate as evaluate_sint

    return evaluate_sint(value, variables)


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
