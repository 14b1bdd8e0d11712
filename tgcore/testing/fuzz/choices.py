"""How the generator chooses operands and arguments for each kind of step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tgcore.ir import dtypes
from tgcore.testing.fuzz.program import index_text
from tgcore.testing.fuzz.values import Value

if TYPE_CHECKING:
    from tgcore.testing.fuzz.generate import Generator


def _spreads(source: Value, window: tuple[int, ...]) -> bool:
    """Return whether `source` broadcasts to the shape `window`."""
    pairs = zip(reversed(source.shape), reversed(window))
    return len(source.shape) <= len(window) and all(size in (1, room) for size, room in pairs)


Choice = tuple[list[int], dict[str, Any]]
Chooser = Callable[["Generator"], Choice | None]
CHOICES: dict[str, Chooser] = {}


def choice(*names: str) -> Callable[[Chooser], Chooser]:
    """Register how operands of these kinds are chosen."""

    def register(function: Chooser) -> Chooser:
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
    options: list[float] = [1, 2, 3, 5] if dtype.kind == "u" else [1, 2, 3, -1, -2]
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
    mask = g.pick(lambda one: one.dtype is dtypes.bool)
    bits = g.values[mask]
    number = g.pick(lambda one: _is_number(one) and _spreads(bits, one.shape))
    return [number, mask], {"k": g.rng.choice([0, 1, 5])}


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

    return [number, g.pick(lambda other: other.dtype is one.dtype and _spreads(other, window))], {
        "index": index,
        "text": text,
    }


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

    return [number, g.pick(lambda other: other.dtype is one.dtype and _spreads(other, window))], {
        "index": places,
        "text": str(places),
    }


@choice("assign", "add_in_place")
def _assign(g: Generator) -> Choice:
    number = _writable(g)
    one = g.values[number]

    return [
        number,
        g.pick(lambda other: other.dtype is one.dtype and _spreads(other, one.shape)),
    ], {}


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
