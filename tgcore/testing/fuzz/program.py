"""What a fuzzed program is: steps, the kinds of steps, and how they are written as Python.

A step is executed on tensors by running its text, so that a printed program is the program that
failed. The meaning of a kind works on `Value`s; a step whose operands do not fit raises
`UnfitError`. The kinds themselves are in `kinds`, random programs in `generate`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.arithmetic import numpy_dtype
from tgcore.testing.fuzz.values import ERRORS, UnfitError, Value, finite, magnitude

LARGEST = 160  # elements of one value


@dataclass(frozen=True)
class Step:
    """One line of a program: the handle it makes (or changes), operands and plain arguments."""

    out: int
    op: str
    args: tuple[int, ...] = ()
    params: dict[str, Any] = field(default_factory=dict)

    @property
    def kind(self) -> Kind:
        """What sort of step this is."""
        return KINDS[self.op]

    def text(self) -> str:
        """Return the line of Python."""
        names = [f"v{number}" for number in self.args]
        return self.kind.code(self, names)


@dataclass(frozen=True)
class Kind:
    """A sort of step: category for the histogram, meaning and text."""

    category: str
    meaning: Meaning
    code: Code
    makes: bool = True


@dataclass
class Program:
    """A list of steps, with the hazards that its writes made."""

    seed: int
    steps: list[Step] = field(default_factory=list)
    outputs: tuple[int, ...] = ()
    hazards: set[str] = field(default_factory=set)
    dtypes: set[str] = field(default_factory=set)
    shapes: set[str] = field(default_factory=set)

    def text(self) -> str:
        """Return the program as Python that runs by itself."""
        head = ["import numpy as np", "from math import inf, nan",
                "from tgcore import Tensor, Variable, dtypes", ""]  # fmt: skip
        tail = [f"print(v{number}.numpy())" for number in self.outputs]
        return "\n".join(head + [step.text() for step in self.steps] + tail)


Meaning = Callable[[dict[int, Value], Step], None]
Code = Callable[[Step, list[str]], str]
KINDS: dict[str, Kind] = {}


def kind(
    name: str, category: str, code: str | Code, makes: bool = True
) -> Callable[[Meaning], Meaning]:
    """Register the decorated meaning under `name`; `code` is a format of operands and arguments."""

    def from_format(step: Step, names: list[str]) -> str:
        text = str(code).format(*names, **step.params)
        return f"v{step.out} = {text}" if makes else text

    written = from_format if isinstance(code, str) else code

    def register(meaning: Meaning) -> Meaning:
        KINDS[name] = Kind(category, meaning, written, makes)
        return meaning

    return register


def inputs(values: dict[int, Value], step: Step) -> list[Value]:
    """Return the operands; a missing one does not fit."""
    try:
        return [values[number] for number in step.args]
    except KeyError as error:
        raise UnfitError(f"no value {error}") from None


def root(values: dict[int, Value], number: int) -> int:
    """Return the handle at the top of the chain of views above `number`."""
    while True:
        parent = values[number].parent if number in values else None
        if parent is None or parent not in values:
            return number
        number = parent


def make(
    values: dict[int, Value],
    step: Step,
    array: Any,
    dtype: DType,
    exact: bool = True,
    scale: float | None = None,
    symbolic: tuple[Any, ...] | None = None,
    view: Any = None,
) -> None:
    """Record the result of `step`; `view` is the movement by which it is a view of operand 0."""
    array = np.asarray(array)
    if array.size > LARGEST or array.ndim > 5:
        raise UnfitError("too large")
    if array.dtype != numpy_dtype(dtype):
        raise UnfitError(f"{step.op} made {array.dtype}, not {dtype.name}")
    operands = [values[number] for number in step.args]
    exact = exact and all(one.exact for one in operands)
    if dtype in (*dtypes.ints, dtypes.bool):
        exact = True
    top = max([magnitude(array), *[one.scale for one in operands]])
    scale = top if scale is None else max(scale, magnitude(array))
    if exact:
        scale = magnitude(array)
    if dtype.is_float and scale > (2000.0 if dtype is dtypes.float16 else 1e6):
        raise UnfitError("too great")
    reads = set().union(*[values[n].reads | {root(values, n)} for n in step.args], set())
    found = Value(
        array, dtype, exact, scale, reads=reads,
        symbolic=symbolic if symbolic is not None else (None,) * array.ndim,
        special=dtype.is_float and not finite(array),
        error=0.0 if exact else max([ERRORS.get(dtype, 0.0), *[one.error for one in operands]]),
    )  # fmt: skip
    if view is not None:
        found.parent, found.path = step.args[0], view
    values[step.out] = found


def plain_only(*operands: Value) -> None:
    """Refuse symbolic operands."""
    if any(one.is_symbolic for one in operands):
        raise UnfitError("symbolic")


def need(condition: Any, why: str = "operands") -> None:
    """Refuse operands for which `condition` does not hold."""
    if not condition:
        raise UnfitError(why)


def index_text(parts: Any) -> str:
    """Return an index as it is written between brackets."""

    def one(part: Any) -> str:
        if isinstance(part, slice):
            low, high = ("" if end is None else str(end) for end in (part.start, part.stop))
            return f"{low}:{high}" + ("" if part.step is None else f":{part.step}")
        return "..." if part is Ellipsis else str(part)

    return ", ".join([one(part) for part in parts]) or "..."


def size(program: Program) -> int:
    """Return the number of nodes: steps other than realizing and letting go."""
    return sum(step.op not in ("realize", "drop") for step in program.steps)
