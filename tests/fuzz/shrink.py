"""Makes a failing program small: fewer steps, fewer outputs, values in place of their history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from tests.fuzz.execute import Failure, meanings, run_alone
from tests.fuzz.generate import Program
from tests.fuzz.steps import Step
from tests.fuzz.values import UnfitError, Value, magnitude

Check = Callable[[Program], Failure | None]


def valid(program: Program) -> bool:
    """Return whether every step still has its operands and a meaning."""
    try:
        states = [values for _, values in meanings(program.steps)]
        return bool(states) and all(number in states[-1] for number in program.outputs)
    except (UnfitError, KeyError, ValueError, IndexError, TypeError):
        return False


def needed(program: Program) -> Program:
    """Return the program without steps that no output depends on."""
    kept: list[Step] = []
    wanted = set(program.outputs)
    for step in reversed(program.steps):
        if step.op in ("realize", "drop"):
            kept.append(step)
        elif step.kind.makes:
            if step.out in wanted:
                kept.append(step)
                wanted |= set(step.args)
        elif step.args[0] in wanted:
            kept.append(step)
            wanted |= set(step.args)
    steps = []
    for step in reversed(kept):
        if step.op in ("realize", "drop"):
            args = tuple([number for number in step.args if number in wanted])
            if not args:
                continue
            step = replace(step, args=args)
        steps.append(step)
    return replace(program, steps=steps)


def _without(program: Program, place: int) -> Program:
    steps = program.steps[:place] + program.steps[place + 1 :]
    return replace(program, steps=steps)


def _bypassed(program: Program, place: int, stand_in: int) -> Program:
    """Return the program with step `place` gone and its result replaced by another handle."""
    gone = program.steps[place].out
    steps = [
        replace(step, args=tuple([stand_in if number == gone else number for number in step.args]))
        for step in program.steps[:place] + program.steps[place + 1 :]
    ]
    outputs = tuple(dict.fromkeys(stand_in if n == gone else n for n in program.outputs))
    return replace(program, steps=steps, outputs=outputs)


def _as_leaf(program: Program, place: int, value: Value, how: str) -> Program:
    """Return the program with step `place` replaced by a tensor of the values it made."""
    step = program.steps[place]
    leaf = Step(step.out, "leaf", (), {"data": value.array, "dtype": value.dtype, "how": how})
    return replace(program, steps=[*program.steps[:place], leaf, *program.steps[place + 1 :]])


def _candidates(program: Program) -> list[Program]:
    """Return smaller variants, the most radical first."""
    found: list[Program] = []
    if len(program.outputs) > 1:
        found += [replace(program, outputs=(number,)) for number in program.outputs]
    values: list[Value | None] = []
    try:
        for step, now in meanings(program.steps):
            one = now.get(step.out) if step.kind.makes else None
            values.append(None if one is None else replace(one, array=np.array(one.array)))
    except (UnfitError, KeyError, ValueError, IndexError, TypeError):
        return found
    for place in reversed(range(len(program.steps))):
        step, value = program.steps[place], values[place]
        if not step.kind.makes:
            found.append(_without(program, place))
            if len(step.args) > 1 and step.op in ("realize", "drop"):
                for skip in range(len(step.args)):
                    args = step.args[:skip] + step.args[skip + 1 :]
                    steps = list(program.steps)
                    steps[place] = replace(step, args=args)
                    found.append(replace(program, steps=steps))
            continue
        if value is None or not step.args:
            continue
        if not value.is_symbolic and value.exact:
            found += [_as_leaf(program, place, value, how) for how in ("realized", "lazy")]
        found += [_bypassed(program, place, number) for number in dict.fromkeys(step.args)]
    return found


def _simpler_leaves(program: Program) -> list[Program]:
    """Return variants whose leaves hold simpler numbers, or are realized."""
    found = []
    for place, step in enumerate(program.steps):
        if step.op != "leaf":
            continue
        data = step.params["data"]
        options = []
        if data.dtype != np.bool_ and data.size > 1:
            counting = (np.arange(data.size) % 100 + 1).reshape(data.shape).astype(data.dtype)
            options.append(counting)
        if magnitude(data) > 0 and data.size <= 1:
            options.append(np.ones_like(data))
        for option in options:
            if not np.array_equal(option, data):
                steps = list(program.steps)
                steps[place] = replace(step, params={**step.params, "data": option})
                found.append(replace(program, steps=steps))
    return found


def shrink(failure: Failure, check: Check = run_alone, budget: int = 600) -> Failure:
    """Return the smallest failing variant found within `budget` runs."""
    best = failure
    tried: set[str] = set()

    def attempt(program: Program) -> bool:
        nonlocal best, budget
        program = needed(program)
        text = program.text()
        if text in tried or budget <= 0 or not valid(program):
            return False
        tried.add(text)
        budget -= 1
        found = check(program)
        if found is None or found.kind != failure.kind:
            return False
        best = found
        return True

    attempt(best.program)
    shrinking = True
    while shrinking and budget > 0:
        shrinking = any(
            len(candidate.steps) <= len(best.program.steps) and attempt(candidate)
            for candidate in _candidates(best.program)
        )
    simplifying = True
    while simplifying and budget > 0:
        simplifying = any(attempt(candidate) for candidate in _simpler_leaves(best.program))
    return best


def renumbered(program: Program) -> Program:
    """Return the program with handles numbered from 0 without gaps."""
    names: dict[int, int] = {}
    for step in program.steps:
        if step.kind.makes:
            names.setdefault(step.out, len(names))
    steps = [
        replace(step, out=names.get(step.out, -1), args=tuple([names[n] for n in step.args]))
        for step in program.steps
    ]
    return replace(program, steps=steps, outputs=tuple([names[n] for n in program.outputs]))


def size(program: Program) -> int:
    """Return the number of nodes: steps other than the realizing of outputs at the end."""
    steps: Sequence[Step] = program.steps
    return sum(step.op not in ("realize", "drop") for step in steps)
