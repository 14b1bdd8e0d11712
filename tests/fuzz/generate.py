"""Makes random programs: valid by construction, of 8 to 40 steps, the same for the same seed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tests.fuzz.steps import KINDS, Step, root
from tests.fuzz.values import UnfitError, Value
from tgcore.ir import DType, dtypes
from tgcore.testing.arithmetic import numpy_dtype

DTYPES = {
    dtypes.float32: 8, dtypes.int32: 5, dtypes.bool: 1, dtypes.int8: 2, dtypes.uint8: 2,
    dtypes.int64: 2, dtypes.float16: 2, dtypes.float64: 2, dtypes.int16: 1.2, dtypes.uint32: 1.2,
    dtypes.uint64: 1.6, dtypes.uint16: 1.2, dtypes.bfloat16: 2,
}  # fmt: skip
WEIGHTS = {
    "creation": 5, "elementwise": 30, "movement": 22, "reduce": 10, "indexing": 8, "assign": 13,
    "realize": 7, "symbolic": 2,
}  # fmt: skip


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


class Generator:
    """Builds one program step by step, evaluating it as it goes."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.program = Program(seed)
        self.values: dict[int, Value] = {}
        self.next = 0
        names = list(DTYPES)
        self.palette = self.rng.choices(names, [DTYPES[name] for name in names], k=3)
        self.wants_symbols = self.rng.random() < 0.22

    def build(self) -> Program:
        """Return the finished program."""
        rng = self.rng
        length = rng.randint(10, 36)
        for _ in range(rng.randint(2, 3)):
            self.attempt("leaf")
        categories, weights = list(WEIGHTS), list(WEIGHTS.values())
        tries = 0
        while len(self.program.steps) < length and tries < 400:
            tries += 1
            category = rng.choices(categories, weights)[0]
            if category == "symbolic":
                if self.wants_symbols:
                    self.attempt("window")
                continue
            self.attempt(rng.choice(BY_CATEGORY[category]))
            if self.wants_symbols and tries % 12 == 5:
                self.attempt(rng.choice(["window", "pad_back"]))
        self.finish()
        return self.program

    def attempt(self, op: str) -> bool:
        """Add a step of this kind if operands are found that fit."""
        for _ in range(4):
            try:
                chosen = CHOICES[op](self)
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
        self.program.hazards |= hazards
        made = self.values.get(step.out) if step.kind.makes else None
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
        return self.rng.choice(list(DTYPES))

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
        for size in shape[: rng.randint(1, max(1, len(shape)))]:
            choice = rng.random()
            if choice < 0.25 and size:
                parts.append(rng.randint(-size, size - 1))
            elif choice < 0.45:
                parts.append(slice(None))
            elif choice < 0.75:
                low = rng.randint(0, max(0, size - 1))
                parts.append(slice(low, rng.randint(low, size) if rng.random() < 0.1
                                   else rng.randint(min(low + 1, size), size)))  # fmt: skip
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


def index_text(parts: Any) -> str:
    """Return an index as it is written between brackets."""

    def one(part: Any) -> str:
        if isinstance(part, slice):
            low, high = ("" if end is None else str(end) for end in (part.start, part.stop))
            return f"{low}:{high}" + ("" if part.step is None else f":{part.step}")
        return "..." if part is Ellipsis else str(part)

    return ", ".join([one(part) for part in parts]) or "..."


# *** choices: operands and arguments for each kind of step ***

Choice = tuple[list[int], dict[str, Any]]
CHOICES: dict[str, Callable[[Generator], Choice | None]] = {}


def choice(*names: str) -> Any:
    """Register how operands of these kinds are chosen."""

    def register(function: Callable[[Generator], Choice | None]) -> Any:
        for name in names:
            CHOICES[name] = function
        return function

    return register


@choice("leaf")
def _leaf(g: Generator) -> Choice:
    dtype, shape = g.dtype(), g.shape()
    if g.values and g.rng.random() < 0.5:
        shape = g.values[g.pick(lambda one: not one.is_symbolic)].shape
    how = g.rng.choices(["lazy", "realized", "contiguous"], [3, 4, 2])[0]
    return [], {"data": g.data(dtype, shape), "dtype": dtype, "how": how}


@choice("full")
def _full(g: Generator) -> Choice:
    dtype = g.dtype()
    value = g.rng.choice([True, False]) if dtype is dtypes.bool else g.rng.randint(0, 5)
    how = g.rng.choice(["", ".contiguous()", ".contiguous().realize()"])
    return [], {"shape": g.shape(), "value": value, "dtype": dtype, "how": how}


@choice("arange")
def _arange(g: Generator) -> Choice:
    size = g.rng.randint(1, 8)
    factor, offset = g.rng.choice([(1, 0), (1, 0), (3, -4), (-2, 5), (5, 0)])
    extra = "" if (factor, offset) == (1, 0) else f" * {factor} + {offset}"
    return [], {"size": size, "factor": factor, "offset": offset, "extra": extra}


def _is_number(one: Value) -> bool:
    return one.dtype is not dtypes.bool


@choice("neg", "abs", "relu", "square")
def _unary(g: Generator) -> Choice:
    return [g.pick(_is_number)], {}


@choice("not")
def _not(g: Generator) -> Choice:
    return [g.pick()], {}


@choice("invert")
def _invert(g: Generator) -> Choice:
    return [g.pick(lambda one: one.dtype.is_int)], {}


@choice("sqrt", "sin", "exp2", "log", "trunc")
def _smooth(g: Generator) -> Choice:
    return [g.pick(lambda one: one.dtype.is_float)], {}


@choice("clip")
def _clip(g: Generator) -> Choice:
    number = g.pick(_is_number)
    low = 1 if g.values[number].dtype.kind == "u" else g.rng.choice([-2, -1, 0])
    return [number], {"low": low, "high": g.rng.choice([2, 3, 5])}


@choice("add_number", "number_sub", "mul_number")
def _with_number(g: Generator) -> Choice:
    number = g.pick(_is_number)
    dtype = g.values[number].dtype
    options = [1, 2, 3, 5] if dtype.kind == "u" else [1, 2, 3, -1, -2]
    if dtype.is_float:
        options += [0.5, -1.5]
    return [number], {"k": g.rng.choice(options)}


@choice("floordiv_number", "mod_number")
def _divide(g: Generator) -> Choice:
    number = g.pick(lambda one: one.dtype.is_int)
    options = [2, 3, 4, 5, 7]
    if g.values[number].dtype.kind == "i":
        options += [-2, -3]
    return [number], {"k": g.rng.choice(options)}


@choice("shl_number", "shr_number", "and_number")
def _shift(g: Generator) -> Choice:
    return [g.pick(lambda one: one.dtype.is_int)], {"k": g.rng.choice([1, 2, 3])}


@choice("cast")
def _cast(g: Generator) -> Choice:
    if g.rng.random() < 0.4:
        number = g.pick(lambda one: one.dtype.is_float and one.exact and one.dtype.bits > 16)
        return [number], {"dtype": g.rng.choice([dtypes.bfloat16, dtypes.float16])}
    return [g.pick()], {"dtype": g.dtype()}


@choice("add", "sub", "mul", "maximum", "minimum", "and", "or", "xor", "lt", "le", "eq", "ne")
def _binary(g: Generator) -> Choice:
    number = g.pick()
    return [number, g.mate(number)], {}


@choice("floordiv", "mod")
def _integers(g: Generator) -> Choice:
    number = g.pick(lambda one: one.dtype.is_int)
    return [number, g.mate(number)], {}


@choice("div")
def _floats(g: Generator) -> Choice:
    number = g.pick(lambda one: one.dtype.is_float)
    return [number, g.mate(number, same_dtype=True)], {}


@choice("where")
def _where(g: Generator) -> Choice:
    mask = g.pick(lambda one: one.dtype is dtypes.bool)
    number = g.mate(mask)
    return [mask, number, g.mate(number)], {}


@choice("masked_fill")
def _masked_fill(g: Generator) -> Choice:
    number = g.pick(_is_number)
    return [number, g.mate(number)], {"k": g.rng.choice([0, 1, 5])}


def _with_axes(g: Generator, least: int = 1) -> int:
    return g.pick(lambda one: one.array.ndim >= least)


@choice("reshape")
def _reshape(g: Generator) -> Choice:
    number = g.pick(lambda one: not one.is_symbolic)
    size = g.values[number].array.size
    shape: list[int] = []
    rest = size
    while rest > 1 and len(shape) < 3:
        shape.append(g.rng.choice([d for d in range(1, rest + 1) if rest % d == 0]))
        rest //= shape[-1]
    if rest != 1 or not shape:
        shape.append(rest)
    if g.rng.random() < 0.2:
        shape.insert(g.rng.randint(0, len(shape)), 1)
    return [number], {"shape": tuple(shape)}


@choice("permute")
def _permute(g: Generator) -> Choice:
    number = _with_axes(g, 2)
    axes = list(range(g.values[number].array.ndim))
    g.rng.shuffle(axes)
    return [number], {"axes": tuple(axes)}


@choice("flip")
def _flip(g: Generator) -> Choice:
    number = _with_axes(g)
    rank = g.values[number].array.ndim
    axes = tuple(sorted(g.rng.sample(range(rank), g.rng.randint(1, rank))))
    return [number], {"axes": axes}


@choice("expand")
def _expand(g: Generator) -> Choice:
    number = g.pick(lambda one: 1 in one.shape or one.array.ndim < 3)
    shape = [size if size != 1 else g.rng.randint(1, 4) for size in g.values[number].shape]
    if g.rng.random() < 0.4 or not shape:
        shape.insert(0, g.rng.randint(1, 3))
    return [number], {"shape": tuple(shape)}


@choice("getitem")
def _getitem(g: Generator) -> Choice:
    number = _with_axes(g)
    index, text = g.basic_index(g.values[number].shape)
    return [number], {"index": index, "text": text}


@choice("shrink")
def _shrink(g: Generator) -> Choice:
    number = _with_axes(g)
    bounds = []
    for size in g.values[number].shape:
        low = g.rng.randint(0, max(0, size - 1))
        bounds.append((low, g.rng.randint(min(low + 1, size), size)))
    return [number], {"bounds": tuple(bounds)}


@choice("pad")
def _pad(g: Generator) -> Choice:
    number = _with_axes(g)
    padding = tuple([(g.rng.choice([0, 0, 1, 2]), g.rng.choice([0, 0, 1, 3]))
                     for _ in g.values[number].shape])  # fmt: skip
    return [number], {"padding": padding, "value": g.rng.choice([0, 0, 1])}


@choice("cat")
def _cat(g: Generator) -> Choice:
    number = _with_axes(g)
    one = g.values[number]
    axis = g.rng.randrange(one.array.ndim)

    def fits(other: Value) -> bool:
        return other.dtype is one.dtype and other.array.ndim == one.array.ndim and all(
            a == b for k, (a, b) in enumerate(zip(one.shape, other.shape)) if k != axis
        )  # fmt: skip

    return [number, g.pick(fits)], {"axis": axis}


@choice("stack")
def _stack(g: Generator) -> Choice:
    number = g.pick()
    one = g.values[number]
    mate = g.pick(lambda other: other.shape == one.shape and other.dtype is one.dtype)
    return [number, mate], {"axis": g.rng.randint(0, one.array.ndim)}


@choice("repeat")
def _repeat(g: Generator) -> Choice:
    number = _with_axes(g)
    return [number], {"times": tuple([g.rng.choice([1, 2]) for _ in g.values[number].shape])}


@choice("roll")
def _roll(g: Generator) -> Choice:
    number = _with_axes(g)
    axis = g.rng.randrange(g.values[number].array.ndim)
    return [number], {"shift": g.rng.randint(-2, 3), "axis": axis}


@choice("triangle")
def _triangle(g: Generator) -> Choice:
    which = g.rng.choice(["tril", "triu"])
    return [_with_axes(g, 2)], {"which": which, "diagonal": g.rng.choice([0, 1, -1])}


@choice("sum", "max", "min", "prod", "any", "all", "mean")
def _reduce(g: Generator) -> Choice:
    number = g.pick(lambda one: one.array.ndim > 0)
    rank = g.values[number].array.ndim
    axes = None
    if g.rng.random() < 0.75:
        axes = tuple(sorted(g.rng.sample(range(rank), g.rng.randint(1, rank))))
    return [number], {"axes": axes, "keep": g.rng.random() < 0.35}


@choice("argmax", "cumsum", "sort")
def _along(g: Generator) -> Choice:
    number = _with_axes(g)
    return [number], {"axis": g.rng.randrange(g.values[number].array.ndim)}


@choice("matmul")
def _matmul(g: Generator) -> Choice:
    number = _with_axes(g)
    one = g.values[number]
    mate = g.pick(lambda other: other.array.ndim == 2 and other.dtype is one.dtype
                  and other.shape[0] == one.shape[-1])  # fmt: skip
    return [number, mate], {}


@choice("take_list")
def _take_list(g: Generator) -> Choice:
    number = _with_axes(g)
    shape = g.values[number].shape
    places = g.place_list(shape[0], g.rng.randint(1, 5))
    index: Any = places
    if len(shape) > 1 and g.rng.random() < 0.4:
        if g.rng.random() < 0.5:
            index = (slice(None), g.place_list(shape[1], g.rng.randint(1, 4)))
        else:
            index = (places, g.place_list(shape[1], len(places)))
    return [number], {"index": index, "text": index_text(index if isinstance(index, tuple)
                                                         else [index])}  # fmt: skip


@choice("take_tensor")
def _take_tensor(g: Generator) -> Choice:
    number = _with_axes(g)
    index = g.pick(lambda one: one.dtype.is_int and one.array.ndim <= 2)
    return [number, index], {"size": g.values[number].shape[0]}


@choice("gather")
def _gather(g: Generator) -> Choice:
    number = _with_axes(g)
    rank = g.values[number].array.ndim
    index = g.pick(lambda one: one.dtype.is_int and one.array.ndim == rank)
    axis = g.rng.randrange(rank)
    return [number, index], {"axis": axis, "size": g.values[number].shape[axis]}


@choice("window")
def _window(g: Generator) -> Choice:
    number = g.pick(lambda one: one.array.ndim > 0 and one.shape[0] > 1 and not one.is_symbolic)
    size = g.values[number].shape[0]
    length = g.rng.randint(1, size)
    return [number], {"name": f"n{size}_{length}", "size": size, "length": length}


@choice("pad_back")
def _pad_back(g: Generator) -> Choice:
    number = g.pick(lambda one: one.is_symbolic and one.symbolic[0] is not None)
    one = g.values[number]
    name = one.symbolic[0]
    size, length = (int(part) for part in name[1:].split("_"))
    rest = ", (0, 0)" * (one.array.ndim - 1)
    return [number], {"name": name, "size": size, "length": length, "rest": rest}


def _writable(g: Generator) -> int:
    return g.pick(lambda one: not one.is_symbolic)


@choice("set_basic")
def _set_basic(g: Generator) -> Choice:
    number = g.pick(lambda one: one.array.ndim > 0 and not one.is_symbolic)
    one = g.values[number]
    index, text = g.basic_index(one.shape)
    window = one.array[index].shape

    def fits(other: Value) -> bool:
        if other.dtype is not one.dtype:
            return False
        try:
            return np.broadcast_shapes(window, other.shape) == window
        except ValueError:
            return False

    return [number, g.pick(fits)], {"index": index, "text": text}


@choice("set_number")
def _set_number(g: Generator) -> Choice:
    number = g.pick(lambda one: one.array.ndim > 0 and not one.is_symbolic and _is_number(one))
    index, text = g.basic_index(g.values[number].shape)
    return [number], {"index": index, "text": text, "k": g.rng.choice([0, 1, 7])}


@choice("set_list")
def _set_list(g: Generator) -> Choice:
    number = g.pick(lambda one: one.array.ndim > 0 and not one.is_symbolic)
    one = g.values[number]
    places = g.place_list(one.shape[0], g.rng.randint(1, 5))
    window = (len(places), *one.shape[1:])

    def fits(other: Value) -> bool:
        if other.dtype is not one.dtype:
            return False
        try:
            return np.broadcast_shapes(window, other.shape) == window
        except ValueError:
            return False

    return [number, g.pick(fits)], {"index": places, "text": str(places)}


@choice("assign", "add_in_place")
def _assign(g: Generator) -> Choice:
    number = _writable(g)
    one = g.values[number]

    def fits(other: Value) -> bool:
        if other.dtype is not one.dtype:
            return False
        try:
            return np.broadcast_shapes(one.shape, other.shape) == one.shape
        except ValueError:
            return False

    return [number, g.pick(fits)], {}


@choice("shift_in_place")
def _shift_in_place(g: Generator) -> Choice:
    number = g.pick(lambda one: one.array.ndim > 0 and one.shape[0] > 1 and not one.is_symbolic)
    options: list[tuple[Any, Any]] = [
        (slice(1, None), slice(None, -1)),
        (slice(None, -1), slice(1, None)),
        (slice(None), slice(None, None, -1)),
    ]
    to, source = g.rng.choice(options)
    return [number], {"places": (to, source), "to": index_text([to]),
                      "source": index_text([source])}  # fmt: skip


@choice("contiguous", "clone")
def _copy(g: Generator) -> Choice:
    return [g.pick()], {}


@choice("realize")
def _realize(g: Generator) -> Choice:
    numbers = list(g.values)
    return g.rng.sample(numbers, g.rng.randint(1, min(3, len(numbers)))), {}


@choice("drop")
def _drop(g: Generator) -> Choice | None:
    return ([g.pick()], {}) if len(g.values) > 4 else None


BY_CATEGORY: dict[str, list[str]] = {}
for _name, _kind in KINDS.items():
    if _name in CHOICES and _kind.category != "symbolic":
        BY_CATEGORY.setdefault(_kind.category, []).append(_name)


BY_CATEGORY["elementwise"] += ["cast"] * 4  # rounding shows only in casts


def generate(seed: int) -> Program:
    """Return the program of `seed`."""
    return Generator(seed).build()
