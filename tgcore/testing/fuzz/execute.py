"""Runs programs on a device, many at a time, and compares them with what they mean.

Each program is a coroutine that stops wherever it realizes something; the tensors that all
programs of a batch want realized are realized in one call, so that a device compiles them as one
unit. A batch that fails is run again one program at a time to find the culprit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tgcore.support.errors import TgError
from tgcore.testing.fuzz.program import Program, Step
from tgcore.testing.fuzz.values import Value, difference
from tgcore.testing.oracle import reference_values


@dataclass
class Failure:
    """A program whose device, reference or meaning disagree, or that raised."""

    program: Program
    kind: str  # "device", "frontend" or "raised"
    message: str


@dataclass
class Result:
    """What a batch gave."""

    failures: list[Failure] = field(default_factory=list)
    kernels: dict[int, int] = field(default_factory=dict)


def meanings(steps: Sequence[Step]) -> Iterator[tuple[Step, dict[int, Value]]]:
    """Evaluate steps in order; after each, yield it with the values as they are then."""
    values: dict[int, Value] = {}
    for step in steps:
        with np.errstate(all="ignore"):
            step.kind.meaning(values, step)
        yield step, values


def namespace() -> dict[str, Any]:
    """Return the names that a program's text uses."""
    from tgcore.ir import dtypes
    from tgcore.tensor import Tensor, Variable

    return {"Tensor": Tensor, "Variable": Variable, "dtypes": dtypes, "np": np, "nan": math.nan,
            "inf": math.inf}  # fmt: skip


_CODE: dict[str, Any] = {}


def run_text(text: str, names: dict[str, Any]) -> None:
    """Execute one line of a program."""
    code = _CODE.get(text)
    if code is None:
        if len(_CODE) > 5000:
            _CODE.clear()
        code = _CODE[text] = compile(text, "<fuzz>", "exec")
    exec(code, names)


class Run:
    """One program under way: `advance` until it wants tensors realized, then go on."""

    def __init__(self, program: Program, reference: bool = True) -> None:
        self.program = program
        self.reference = reference
        self.names = namespace()
        self.failure: Failure | None = None
        self.wanted: list[int] = []
        self.values: dict[int, Value] = {}
        self._line = self._lines()

    def fail(self, kind: str, message: str) -> None:
        """Record the first failure."""
        if self.failure is None:
            self.failure = Failure(self.program, kind, message)

    def _lines(self) -> Iterator[tuple[list[int], dict[int, Value]]]:
        values: dict[int, Value] = {}
        for step, values in meanings(self.program.steps):
            if step.op == "realize":
                yield list(step.args), values
            else:
                run_text(step.text(), self.names)
        yield [], values

    def advance(self) -> list[Any]:
        """Run to the next realize and return its tensors; an empty list at the end."""
        if self.failure is not None:
            return []
        try:
            self.wanted, self.values = next(self._line, ([], self.values))
            tensors = [self.names[f"v{number}"] for number in self.wanted]
            if tensors and self.reference:
                self._check_reference(tensors)
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            self.fail("raised", _line(error))
            return []
        return [] if self.failure is not None else tensors

    def _check_reference(self, tensors: list[Any]) -> None:
        for number, got in zip(self.wanted, reference_values(tensors)):
            message = difference(self.values[number], got)
            if message:
                self.fail("frontend", f"v{number} by the reference interpreter: {message}")

    def check(self) -> None:
        """Compare what was realized with its meaning."""
        if self.failure is not None:
            return
        try:
            for number in self.wanted:
                got = np.asarray(self.names[f"v{number}"].numpy())
                message = difference(self.values[number], got)
                if message:
                    self.fail("device", f"v{number}: {message}")
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            self.fail("raised", _line(error))

    def finish(self) -> None:
        """Compare the outputs once more, after everything has been realized."""
        if self.failure is None:
            outputs = [number for number in self.program.outputs if number in self.values]
            self.wanted = outputs
            self.check()


def _line(error: BaseException) -> str:
    text = str(error).strip().splitlines()
    own = "" if isinstance(error, TgError) else " (not an error of ours)"
    return f"{type(error).__name__}{own}: {text[0] if text else ''}"


def run_alone(program: Program, reference: bool = True) -> Failure | None:
    """Run one program by itself; return its failure."""
    from tgcore.tensor import Tensor

    run = Run(program, reference)
    while True:
        tensors = run.advance()
        if not tensors:
            break
        try:
            Tensor.realize(*tensors)
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            run.fail("raised", f"realize: {_line(error)}")
            break
        run.check()
    run.finish()
    return run.failure


def run_batch(programs: Sequence[Program], reference: bool = True) -> list[Failure]:
    """Run programs side by side; return the failures, each confirmed by a run alone."""
    from tgcore.tensor import Tensor

    runs = [Run(program, reference) for program in programs]
    suspects: list[Program] = []
    while True:
        groups = [(run, run.advance()) for run in runs]
        tensors = [tensor for _, group in groups for tensor in group]
        if not tensors:
            break
        try:
            Tensor.realize(*tensors)
        except Exception:  # noqa: BLE001 - one of them, found by running each alone
            return [bad for bad in map(run_alone, programs) if bad is not None]
        for run, group in groups:
            if group:
                run.check()
    failures = []
    for run in runs:
        run.finish()
        if run.failure is not None:
            suspects.append(run.program)
            failures.append(run.failure)
    return [run_alone(one.program, reference) or _only_together(one) for one in failures]


def _only_together(failure: Failure) -> Failure:
    return Failure(failure.program, failure.kind, f"{failure.message} (only in a batch)")
