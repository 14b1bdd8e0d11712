"""Makes a failing program small: fewer steps, fewer outputs, values in place of their history."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from tgcore.testing.fuzz.execute import Failure, meanings, run_alone
from tgcore.testing.fuzz.kinds.creation import counting
from tgcore.testing.fuzz.program import Program, Step
from tgcore.testing.fuzz.values import UnfitError, Value, magnitude

EXCEPTIONS = ("raised", "crashed")  # a wrong value must not turn into one of these, nor back

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


def _snapshots(program: Program) -> list[Value | None]:
    """Return the value that each step made, as it was when it was made."""
    found: list[Value | None] = []
    for step, now in meanings(program.steps):
        one = now.get(step.out) if step.kind.makes else None
        found.append(None if one is None else replace(one, array=np.array(one.array)))
    return found


def _prefixes(program: Program) -> Iterator[Program]:
    """Yield programs that stop early, with the handle made or changed last as their output."""
    for place, step in enumerate(program.steps):
        if step.op in ("realize", "drop"):
            continue
        number = step.out if step.kind.makes else step.args[0]
        steps = [*program.steps[: place + 1], Step(-1, "realize", (number,))]
        yield replace(program, steps=steps, outputs=(number,))


def _variants(program: Program, place: int) -> Iterator[Program]:
    """Yield programs in which step `place` is gone or plainer, the most radical first."""
    step = program.steps[place]
    yield _without(program, place)
    if not step.kind.makes:
        if len(step.args) > 1 and step.op in ("realize", "drop"):
            for skip in range(len(step.args)):
                steps = list(program.steps)
                steps[place] = replace(step, args=step.args[:skip] + step.args[skip + 1 :])
                yield replace(program, steps=steps)
        return
    if not step.args:
        if step.op == "leaf" and step.params["how"] != "realized":
            steps = list(program.steps)
            steps[place] = replace(step, params={**step.params, "how": "realized"})
            yield replace(program, steps=steps)
        return
    value = _snapshots(program)[place]
    if value is not None and not value.is_symbolic:
        yield _as_leaf(program, place, value, "realized")
        yield _as_leaf(program, place, value, "lazy")
    for number in dict.fromkeys(step.args):
        yield _bypassed(program, place, number)


def _simpler_leaves(program: Program) -> list[Program]:
    """Return variants whose leaves hold simpler numbers, or are realized."""
    found = []
    for place, step in enumerate(program.steps):
        if step.op != "leaf":
            continue
        data = step.params["data"]
        options = []
        if data.dtype != np.bool_ and data.size > 1:
            options.append(counting(data))
        if magnitude(data) > 0 and data.size <= 1:
            options.append(np.ones_like(data))
        for option in options:
            if not np.array_equal(option, data):
                steps = list(program.steps)
                steps[place] = replace(step, params={**step.params, "data": option})
                found.append(replace(program, steps=steps))
    return found


def shrink(
    failure: Failure, check: Check = run_alone, budget: int = 600, seconds: float = math.inf
) -> Failure:
    """Return the smallest failing variant found within `budget` runs and so many seconds."""
    best = failure
    end = time.monotonic() + seconds
    tried: set[str] = set()

    def attempt(program: Program) -> bool:
        return _fails(needed(program)) or _fails(program)

    def _fails(program: Program) -> bool:
        nonlocal best, budget
        text = program.text()
        if text in tried or budget <= 0 or not valid(program):
            return False
        tried.add(text)
        budget = budget - 1 if time.monotonic() < end else 0
        found = check(program)
        if found is None or (found.kind in EXCEPTIONS) != (failure.kind in EXCEPTIONS):
            return False
        best = found
        return True

    attempt(best.program)
    named = re.match(r"v(\d+)", best.message)
    if named:  # the handle that is wrong, which need not be among the outputs
        attempt(replace(best.program, outputs=(int(named[1]),)))
    any(attempt(candidate) for candidate in _prefixes(best.program))
    for number in best.program.outputs if len(best.program.outputs) > 1 else ():
        if attempt(replace(best.program, outputs=(number,))):
            break
    sweeping = True
    while sweeping and budget > 0:
        sweeping = False
        place = len(best.program.steps) - 1
        while place >= 0 and budget > 0:
            sweeping |= any(attempt(one) for one in _variants(best.program, place))
            place = min(place, len(best.program.steps)) - 1
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
