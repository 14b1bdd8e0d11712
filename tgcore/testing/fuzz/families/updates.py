"""Programs that read and write at places held in tensors, run under each way to compute them.

The steps are those of `kinds.updating`, inside programs of the usual ones. Each program runs with
TG_SCATTER at 2 (updates in order wherever possible), 0 (never) and 1 (where it is less work).
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any

from tgcore.ir import DType, dtypes
from tgcore.testing.fuzz.choices import CHOICES, Choice, Chooser
from tgcore.testing.fuzz.execute import Failure, run_alone
from tgcore.testing.fuzz.families import Family
from tgcore.testing.fuzz.generate import DTYPES, Generator
from tgcore.testing.fuzz.kinds import updating
from tgcore.testing.fuzz.program import Program, Step
from tgcore.testing.fuzz.values import UnfitError, Value

WAYS = (2, 0)
SELDOM = 7  # one of so many programs runs with 1 as well, which for small shapes is never
ODD = ((37,), (1, 40), (33, 2), (3, 17), (16,), (2, 16), (9, 1, 5), (64,), (1,), (8, 8))
WEIGHTS = {
    "creation": 5.0, "elementwise": 16.0, "movement": 12.0, "reduce": 6.0, "indexing": 4.0,
    "assign": 7.0, "realize": 6.0, "symbolic": 0.5, "update": 34.0,
}  # fmt: skip


class UpdateGenerator(Generator):
    """Builds programs in which every third step looks up, updates or scatters."""

    weights = WEIGHTS

    def shape(self, most: int = 3) -> tuple[int, ...]:
        """Return a small shape, or one that no vector width divides."""
        if self.rng.random() < 0.25:
            return self.rng.choice(ODD)
        return super().shape(most)


def places(g: Generator, shape: tuple[int, ...], size: int) -> tuple[int, dict[str, Any]]:
    """Return a tensor of integers of some shape and how it is made places on an axis of `size`."""

    def fits(one: Value) -> bool:
        return one.dtype.is_int and one.shape == shape and not one.is_symbolic

    number = -1
    if g.rng.random() < 0.5:
        try:
            number = g.pick(fits)
        except UnfitError:
            number = -1
    if number < 0:
        kinds = [kind for kind in g.kinds if kind.is_int]
        if not kinds:
            raise UnfitError("no integers")
        number = leaf(g, g.rng.choice(kinds), shape)
    span, low = size, 0
    if g.rng.random() < 0.6:
        low = g.rng.randint(1, size + 2) if g.values[number].dtype.kind == "i" else 0
        span = low + g.rng.randint(1, size + 2)
    return number, {"span": max(1, min(span, 100)), "low": min(low, 100)}


def leaf(g: Generator, dtype: DType, shape: tuple[int, ...]) -> int:
    """Return a new tensor of data."""
    number = g.next
    how = g.rng.choice(["lazy", "realized", "realized"])
    if not g.add(Step(number, "leaf", (), {"data": g.data(dtype, shape), "dtype": dtype,
                                           "how": how})):  # fmt: skip
        raise UnfitError("no leaf")
    return number


def given(g: Generator, dtype: DType, shape: tuple[int, ...], exactly: bool = True) -> int:
    """Return a tensor of some dtype that has a shape or, unless `exactly`, broadcasts to it."""

    def fits(one: Value) -> bool:
        if one.dtype is not dtype or one.is_symbolic:
            return False
        if one.shape == shape:
            return True
        pairs = zip(reversed(one.shape), reversed(shape))
        return not exactly and len(one.shape) <= len(shape) and all(a in (1, b) for a, b in pairs)

    if g.rng.random() < 0.6:
        try:
            return g.pick(fits)
        except UnfitError:
            pass
    if not exactly:
        shape = tuple([1 if g.rng.random() < 0.2 else size for size in shape])
        shape = shape[g.rng.randint(0, len(shape)) if g.rng.random() < 0.2 else 0 :]
    return leaf(g, dtype, shape)


def table(g: Generator, want: Any = lambda one: True) -> int:
    """Return a tensor with axes to look things up in."""
    return g.pick(lambda one: one.array.ndim and one.array.size and not one.is_symbolic
                  and want(one))  # fmt: skip


def lookup(g: Generator, number: int) -> tuple[list[int], dict[str, Any], tuple[int, ...]]:
    """Return the operands of an index, its form, and the shape of what it names."""
    shape = g.values[number].shape
    rank = g.rng.choices([0, 1, 2], [1, 6, 3])[0]
    wanted = tuple(g.rng.choice([1, 2, 3, 5, 7, 11]) for _ in range(rank))
    first, how = places(g, wanted, shape[0])
    draw = g.rng.random() if len(shape) > 1 else 0.0
    form: list[Any]
    if draw < 0.5:
        args, form = [first], ["i"]
    elif draw < 0.65:
        other, how = places(g, wanted, min(shape[:2]))
        args, form = [first, other], ["i", "i"]
        if g.values[first].dtype.kind == "u":
            how["low"] = 0
    elif draw < 0.8:
        args, form = [first], [slice(None), "i"]
    elif draw < 0.9:
        args, form = [first], [g.rng.randint(-shape[0], shape[0] - 1), "i"]
    else:
        low = g.rng.randint(0, shape[0] - 1)
        args, form = [first], [slice(low, g.rng.randint(low + 1, shape[0])), "i"]
    params = {**how, "form": tuple(form)}
    return args, params, shape_of(g, number, args, params)


def shape_of(g: Generator, number: int, args: list[int], params: dict[str, Any]) -> tuple[int, ...]:
    """Return the shape of what an index names."""
    step = Step(-1, "take_any", (number, *args), params)
    _, flat = updating._flat(g.values, step)
    if flat.size > 160:
        raise UnfitError("too large")
    return tuple(flat.shape)


def _take_any(g: Generator) -> Choice:
    number = table(g)
    args, params, _ = lookup(g, number)
    return [number, *args], params


def _put(g: Generator) -> Choice:
    number = table(g)
    args, params, shape = lookup(g, number)
    return [number, *args, given(g, g.values[number].dtype, shape, exactly=False)], params


def _put_number(g: Generator) -> Choice:
    number = table(g, lambda one: one.dtype is not dtypes.bool)
    args, params, _ = lookup(g, number)
    return [number, *args], {**params, "k": g.rng.choice([0, 1, 7])}


def _put_mask(g: Generator) -> Choice:
    number = table(g, lambda one: one.dtype is not dtypes.bool)
    one = g.values[number]
    rank = one.array.ndim if g.rng.random() < 0.7 else g.rng.randint(1, one.array.ndim)
    mask = given(g, dtypes.bool, one.shape[:rank])
    if g.rng.random() < 0.5:
        return [number, mask], {"k": g.rng.choice([0, 1, 7])}
    count = int(g.values[mask].array.sum())
    shape = (count, *one.shape[rank:]) if g.rng.random() < 0.6 else ()
    return [number, mask, given(g, one.dtype, shape)], {}


def _along(g: Generator, want: Any = lambda one: True) -> tuple[int, int, tuple[int, ...]]:
    """Return a tensor, one of its axes, and a shape of places along it."""
    number = table(g, want)
    shape = g.values[number].shape
    axis = g.rng.randrange(len(shape))
    wanted = [n if g.rng.random() < 0.6 else g.rng.randint(1, n) for n in shape]
    wanted[axis] = g.rng.choice([1, 2, 3, 5, 8, 13])
    if math.prod(wanted) > 160:
        raise UnfitError("too large")
    return number, axis, tuple(wanted)


def _gather_any(g: Generator) -> Choice:
    number, axis, wanted = _along(g)
    index, params = places(g, wanted, g.values[number].shape[axis])
    return [number, index], {**params, "axis": axis}


def _source(g: Generator, dtype: DType, wanted: tuple[int, ...]) -> int:
    if g.rng.random() < 0.2:
        wanted = tuple([n + g.rng.choice([0, 1]) for n in wanted])
    return given(g, dtype, wanted)


def _scatter(g: Generator) -> Choice:
    number, axis, wanted = _along(g)
    index, params = places(g, wanted, g.values[number].shape[axis])
    params = {**params, "axis": axis, "how": g.rng.choice([None, None, "add", "multiply"])}
    dtype = g.values[number].dtype
    if dtype is not dtypes.bool and g.rng.random() < 0.3:
        return [number, index], {**params, "k": g.rng.choice([0, 1, 3])}
    return [number, index, _source(g, dtype, wanted)], params


def _scatter_reduce(g: Generator) -> Choice:
    number, axis, wanted = _along(g, lambda one: one.dtype is not dtypes.bool)
    index, params = places(g, wanted, g.values[number].shape[axis])
    how = g.rng.choice(["sum", "prod", "mean", "amax", "amin"])
    return [number, index, _source(g, g.values[number].dtype, wanted)], {
        **params, "axis": axis, "how": how, "own": g.rng.random() < 0.5,
    }  # fmt: skip


def _select(g: Generator) -> Choice:
    number = table(g, lambda one: one.array.ndim <= 2 and one.dtype is not dtypes.bool)
    one = g.values[number]
    count, width = one.shape[0], one.shape[1] if one.array.ndim == 2 else 0
    rows = g.rng.choice([1, 2, 3, 5, 9])
    index, params = places(g, (count,), rows)
    how = g.rng.choice(["sum", "sum", "max", "min", "prod"])
    plain = {"sum": 0, "prod": 1, "max": 0, "min": 5}[how]
    other = plain if g.rng.random() < 0.8 else g.rng.choice([0, 1, 5])
    params = {**params, "sizes": (rows, count, width), "how": how, "other": other}
    masks = [given(g, dtypes.bool, (count,))] if g.rng.random() < 0.3 else []
    return [number, index, *masks], params


def _one_hot_sum(g: Generator) -> Choice:
    shape = g.rng.choice([(5,), (3, 4), (11,), (2, 3, 2), (1,)])
    classes = g.rng.choice([1, 3, 5, 8])
    index, params = places(g, shape, classes)
    how = g.rng.choice(["sum", "sum", "max", "min"])
    axis = g.rng.randrange(len(shape) + (g.rng.random() < 0.2))
    return [index], {**params, "classes": classes, "how": how, "axis": axis}


def _is_float(one: Value) -> bool:
    return one.dtype.is_float


def _lookup_gradient(g: Generator) -> Choice:
    number = table(g, _is_float)
    args, params, shape = lookup(g, number)
    return [number, *args, given(g, g.values[number].dtype, shape)], params


def _gather_gradient(g: Generator) -> Choice:
    number, axis, wanted = _along(g, _is_float)
    index, params = places(g, wanted, g.values[number].shape[axis])
    return [number, index, given(g, g.values[number].dtype, wanted)], {**params, "axis": axis}


UPDATES: dict[str, Chooser] = {
    "take_any": _take_any, "gather_any": _gather_any, "put": _put, "put_add": _put,
    "put_number": _put_number, "put_mask": _put_mask, "scatter": _scatter,
    "scatter_reduce": _scatter_reduce, "select": _select, "one_hot_sum": _one_hot_sum,
    "lookup_gradient": _lookup_gradient, "gather_gradient": _gather_gradient,
}  # fmt: skip
UpdateGenerator.choices = {**CHOICES, **UPDATES}


def draw(seed: int, kinds: Collection[DType] | None = None) -> Program:
    """Return the program of `seed`.

    Examples
    --------
    >>> draw(3).text() == draw(3).text()
    True
    """
    return UpdateGenerator(seed, DTYPES if kinds is None else kinds).build()


def check(program: Program) -> Failure | None:
    """Run a program in each of the ways; return its first failure."""
    from tgcore.support.settings import Context

    for way in WAYS if program.seed % SELDOM else (*WAYS, 1):
        with Context(scatter=way):
            failure = run_alone(program, reference=way == WAYS[0])
        if failure is not None:
            failure.message += f" (TG_SCATTER={way})"
            return failure
    return None


FAMILY = Family("updates", "lookups, updates and scatters at TG_SCATTER 0, 1 and 2", draw, check)
