"""Makes random programs: valid by construction, of 8 to 40 steps, the same for the same seed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection
from functools import cache
from typing import Any, ClassVar

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.arithmetic import numpy_dtype
from tgcore.testing.fuzz.choices import CHOICES, Chooser
from tgcore.testing.fuzz.kinds import KINDS
from tgcore.testing.fuzz.program import Program, Step, index_text, root, size
from tgcore.testing.fuzz.values import UnfitError, Value

DTYPES = {
    dtypes.float32: 8, dtypes.int32: 5, dtypes.bool: 1, dtypes.int8: 2, dtypes.uint8: 2,
    dtypes.int64: 2, dtypes.float16: 2, dtypes.float64: 2, dtypes.int16: 1.2, dtypes.uint32: 1.2,
    dtypes.uint64: 1.6, dtypes.uint16: 1.2, dtypes.bfloat16: 2,
}  # fmt: skip
SHAPES = ("symbolic", "scalar", "empty", "3 axes and more")
HAZARDS = (
    "read after write", "write after read", "write after write", "write to lazy",
    "write through view", "source overlaps target",
)  # fmt: skip
WEIGHTS: dict[str, float] = {
    "creation": 5, "elementwise": 30, "movement": 22, "reduce": 10, "indexing": 8, "assign": 13,
    "realize": 7, "symbolic": 2,
}  # fmt: skip
FAVOURED = {  # rounding shows only in casts; the others seldom find operands that fit
    "cast": 5, "where": 1.8, "masked_fill": 2, "sin": 1.4, "trunc": 1.4, "div": 1.3, "log": 1.3,
    "exp2": 1.3, "sqrt": 1.3, "and": 1.3, "xor": 1.2, "or": 1.2, "floordiv": 1.2, "mod": 1.2,
    "matmul": 3, "mean": 1.5,
}  # fmt: skip


class Generator:
    """Builds one program step by step, evaluating it as it goes.

    Parameters
    ----------
    seed : int
        Decides everything.
    kinds : collection of DType
        Dtypes that tensors may have.

    Attributes
    ----------
    choices, weights
        How operands are chosen for each kind of step, and how often each category is tried.
        Generators of other families have others.
    """

    choices: ClassVar[dict[str, Chooser]] = CHOICES
    weights: ClassVar[dict[str, float]] = WEIGHTS

    def __init__(self, seed: int, kinds: Collection[DType]) -> None:
        self.rng = random.Random(seed)
        self.kinds = [kind for kind in DTYPES if kind in kinds]
        self.program = Program(seed)
        self.values: dict[int, Value] = {}
        self.next = 0
        weights = [DTYPES[kind] for kind in self.kinds]
        self.palette = self.rng.choices(self.kinds, weights, k=3)
        self.wants_symbols = self.rng.random() < 0.25

    def build(self) -> Program:
        """Return the finished program."""
        rng = self.rng
        length = rng.randint(10, 36)
        for _ in range(rng.randint(2, 3)):
            self.attempt("leaf")
        categories, weights = list(self.weights), list(self.weights.values())
        mixed = by_category(frozenset(self.choices))
        tries = 0
        while size(self.program) < length and tries < 400:
            tries += 1
            category = rng.choices(categories, weights)[0]
            if category == "symbolic":
                if self.wants_symbols:
                    self.attempt(rng.choice(["window", "pad_back"]))
                continue
            names, likely = mixed[category]
            self.attempt(rng.choices(names, likely)[0])
            if self.wants_symbols and tries % 12 == 5:
                self.attempt(rng.choice(["window", "pad_back"]))
        if self.wants_symbols:
            self.attempt("pad_back")
        self.finish()
        return self.program

    def attempt(self, op: str) -> bool:
        """Add a step of this kind if operands are found that fit."""
        for _ in range(4):
            try:
                chosen = self.choices[op](self)
            except (UnfitError, IndexError):
                continue
            if chosen is None:
                continue
            args, params = chosen
            if self.add(Step(self.next, op, tuple(args), params)):
                return True
        return False

    def add(self, step: Step) -> bool:
        """Evaluate `step` and keep it when it fits."""
        hazards = self.hazards_of(step)
        try:
            with np.errstate(all="ignore"):
                step.kind.meaning(self.values, step)
        except (UnfitError, ValueError, IndexError, TypeError):
            return False
        made = self.values.get(step.out) if step.kind.makes else None
        if made is not None and made.dtype not in self.kinds:
            del self.values[step.out]
            return False
        self.program.hazards |= hazards
        if made is not None:
            self.program.dtypes.add(made.dtype.name)
            self.program.shapes |= shape_facts(made)
        self.program.steps.append(step)
        self.next += 1
        return True

    def hazards_of(self, step: Step) -> set[str]:
        """Return the orderings that `step` depends on."""
        found: set[str] = set()
        values = self.values
        for number in step.args:
            if number in values and values[root(values, number)].written:
                found.add("read after write")
        if step.kind.category != "assign" or step.args[0] not in values:
            return found
        top = root(values, step.args[0])
        if any(one.lazy and top in one.reads and root(values, number) != top
               for number, one in values.items()):  # fmt: skip
            found.add("write after read")
        if values[top].written:
            found.add("write after write")
        if values[top].lazy:
            found.add("write to lazy")
        if values[step.args[0]].parent is not None:
            found.add("write through view")
        if step.op == "shift_in_place" or any(
            number in values and (top in values[number].reads or root(values, number) == top)
            for number in step.args[1:]
        ):
            found.add("source overlaps target")
        return found

    def finish(self) -> None:
        """Choose outputs, drop the rest, and realize the outputs in some order."""
        rng, values = self.rng, self.values
        used = {number for step in self.program.steps for number in step.args if step.kind.makes}
        loose = [number for number in values if number not in used or values[number].written]
        more = [number for number in values if number not in loose]
        outputs = rng.sample(loose, min(len(loose), rng.randint(2, 5)))
        outputs += rng.sample(more, min(len(more), rng.randint(0, 2)))
        if not outputs:
            outputs = [max(values)]
        rest = [number for number in values if number not in outputs]
        if rest and rng.random() < 0.7:
            self.add(Step(self.next, "drop", tuple(rest)))
        rng.shuffle(outputs)
        cut = rng.randint(0, len(outputs)) if rng.random() < 0.5 else 0
        for part in (outputs[:cut], outputs[cut:]):
            if part:
                self.add(Step(self.next, "realize", tuple(part)))
        self.program.outputs = tuple(outputs)

    # *** choosing operands ***

    def pick(self, want: Callable[[Value], Any] = lambda one: True) -> int:
        """Return a handle that `want` accepts, newer ones more often."""
        good = [number for number, one in self.values.items() if want(one)]
        if not good:
            raise UnfitError("no operand")
        place = min(int(len(good) * self.rng.random() ** 0.6), len(good) - 1)
        return good[place]

    def mate(self, number: int, same_dtype: bool = False) -> int:
        """Return a handle that broadcasts with `number`."""
        one = self.values[number]

        def fits(other: Value) -> bool:
            try:
                np.broadcast_shapes(one.shape, other.shape)
            except ValueError:
                return False
            return not same_dtype or other.dtype is one.dtype

        return self.pick(fits)

    def dtype(self) -> DType:
        """Return a dtype: of this program's three, or now and then another."""
        if self.rng.random() < 0.8:
            return self.rng.choice(self.palette)
        return self.rng.choice(self.kinds)

    def shape(self, most: int = 3) -> tuple[int, ...]:
        """Return a small shape, of size zero now and then."""
        rank = self.rng.choices([0, 1, 2, 3, 4][: most + 1], [1, 5, 8, 5, 1][: most + 1])[0]
        sizes = self.rng.choices([1, 2, 3, 4, 5, 6, 7], [3, 5, 6, 6, 3, 3, 1], k=rank)
        if rank and self.rng.random() < 0.05:
            sizes[self.rng.randrange(rank)] = 0
        return tuple(sizes)

    def data(self, dtype: DType, shape: tuple[int, ...]) -> Any:
        """Return an array: floats are multiples of a half, integers small or at their ends."""
        rng, count = self.rng, math.prod(shape)
        if dtype is dtypes.bool:
            numbers: list[Any] = [rng.random() < 0.5 for _ in range(count)]
        elif dtype.is_float:
            numbers = [rng.randint(-8, 8) / 2 for _ in range(count)]
            if rng.random() < 0.4:  # more bits than the narrow floats hold
                numbers = [rng.randint(-4000, 4000) / 16 for _ in range(count)]
            if rng.random() < 0.06:
                numbers = [rng.choice([n, n, n, math.inf, -math.inf, math.nan]) for n in numbers]
        else:
            low = 0 if dtype.kind == "u" else -9
            numbers = [rng.randint(low, 9) for _ in range(count)]
            if rng.random() < 0.2:
                ends = [int(dtype.min), int(dtype.max), int(dtype.max) - 1]
                numbers = [rng.choice([n, *ends]) for n in numbers]
        with np.errstate(all="ignore"):
            return np.array(numbers).astype(numpy_dtype(dtype)).reshape(shape)

    def basic_index(self, shape: tuple[int, ...], views: bool = True) -> tuple[Any, str]:
        """Return a basic index into `shape` and its text."""
        rng = self.rng
        parts: list[Any] = []
        for room in shape[: rng.randint(1, max(1, len(shape)))]:
            choice = rng.random()
            if choice < 0.25 and room:
                parts.append(rng.randint(-room, room - 1))
            elif choice < 0.45:
                parts.append(slice(None))
            elif choice < 0.75:
                low = rng.randint(0, max(0, room - 1))
                parts.append(slice(low, rng.randint(low, room) if rng.random() < 0.1
                                   else rng.randint(min(low + 1, room), room)))  # fmt: skip
            else:
                step = rng.choice([-1, -1, 2, -2, 3])
                parts.append(slice(None, None, step))
        if views and rng.random() < 0.1:
            parts.insert(rng.randint(0, len(parts)), None)
        if views and rng.random() < 0.1 and len(parts) < len(shape):
            parts.insert(0, Ellipsis)
        return tuple(parts), index_text(parts)

    def place_list(self, size: int, count: int) -> list[int]:
        """Return `count` places on an axis, some repeated or counted from the end."""
        if not size:
            raise UnfitError("no places")
        return [self.rng.randint(-size, size - 1) for _ in range(count)]


def shape_facts(value: Value) -> set[str]:
    """Return what is worth counting about a shape."""
    found = set()
    if value.is_symbolic:
        found.add("symbolic")
    if value.array.ndim == 0:
        found.add("scalar")
    if value.array.size == 0:
        found.add("empty")
    if value.array.ndim >= 3:
        found.add("3 axes and more")
    return found


@cache
def by_category(chosen: frozenset[str]) -> dict[str, tuple[list[str], list[float]]]:
    """Return the kinds of each category that a generator mixes, with their weights."""
    found: dict[str, tuple[list[str], list[float]]] = {}
    for name, one in KINDS.items():
        if name in chosen and one.category != "symbolic":
            names, weights = found.setdefault(one.category, ([], []))
            names.append(name)
            weights.append(FAVOURED.get(name, 1.0))
    return found


def generate(seed: int, kinds: Collection[DType] | None = None) -> Program:
    """Return the program of `seed`, with tensors of the dtypes `kinds` (all that there are).

    Examples
    --------
    >>> generate(7).text() == generate(7).text()
    True
    """
    return Generator(seed, DTYPES if kinds is None else kinds).build()
