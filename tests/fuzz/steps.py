"""The steps of fuzzed programs: for each, its meaning on values and its text as Python code.

A step is executed on tensors by running its text, so that a printed program is the program that
failed. The meaning works on `Value`s; a step whose operands do not fit raises `UnfitError`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tests.fuzz.values import (
    ERRORS,
    UnfitError,
    Value,
    alu,
    apply_path,
    cast,
    committed,
    finite,
    is_small,
    magnitude,
    rounded,
    summed_exactly,
    written,
)
from tgcore.ir import DType, Ops, dtypes
from tgcore.testing.arithmetic import numpy_dtype

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
        return KINDS[self.op]

    def text(self) -> str:
        """Return the line of Python."""
        names = [f"v{number}" for number in self.args]
        return self.kind.code(self, names)


@dataclass(frozen=True)
class Kind:
    """A sort of step: category for the histogram, meaning and text."""

    category: str
    meaning: Callable[[dict[int, Value], Step], None]
    code: Callable[[Step, list[str]], str]
    makes: bool = True


KINDS: dict[str, Kind] = {}


def kind(name: str, category: str, code: Any, makes: bool = True) -> Any:
    """Register the decorated meaning under `name`."""

    def register(meaning: Any) -> Any:
        template = code
        if isinstance(code, str):

            def template(step: Step, names: list[str]) -> str:
                text = code.format(*names, **step.params)
                return f"v{step.out} = {text}" if makes else text

        KINDS[name] = Kind(category, meaning, template, makes)
        return meaning

    return register


# *** helpers ***


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


def _need(condition: Any, why: str = "operands") -> None:
    if not condition:
        raise UnfitError(why)


# *** leaves ***


def counting(array: Any) -> Any:
    """Return 1, 2, 3, ... in the shape and dtype of `array`."""
    return (np.arange(array.size) % 100 + 1).reshape(array.shape).astype(array.dtype)


def literal(array: Any) -> str:
    """Return numpy text for an array of a plain dtype."""
    shape = f".reshape({tuple(array.shape)})" if array.ndim != 1 else ""
    if array.size > 4 and np.array_equal(array, counting(array)):
        return f"(np.arange({array.size}) % 100 + 1).astype(np.{array.dtype.name}){shape}"
    return f"np.array({array.reshape(-1).tolist()}, np.{array.dtype.name}){shape}"


def _leaf_code(step: Step, names: list[str]) -> str:
    array, dtype = step.params["data"], step.params["dtype"]
    if dtype is dtypes.bfloat16:
        text = f"Tensor({literal(array.astype(np.float32))}).cast(dtypes.bfloat16)"
    elif dtype is dtypes.bool:
        shape = f".reshape({tuple(array.shape)})" if array.ndim != 1 else ""
        text = f"Tensor(np.array({array.reshape(-1).tolist()}, bool){shape})"
    else:
        text = f"Tensor({literal(array)})"
    how = {"lazy": "", "realized": ".realize()", "contiguous": ".contiguous()"}
    return f"v{step.out} = {text}{how[step.params['how']]}"


@kind("leaf", "creation", _leaf_code)
def _leaf(values: dict[int, Value], step: Step) -> None:
    array = step.params["data"]
    make(values, step, array, step.params["dtype"], scale=magnitude(array))
    values[step.out].lazy = step.params["how"] == "lazy"


@kind("full", "creation", "Tensor.full({shape}, {value}, dtype={dtype}){how}")
def _full(values: dict[int, Value], step: Step) -> None:
    dtype = step.params["dtype"]
    make(values, step, np.full(step.params["shape"], step.params["value"], numpy_dtype(dtype)),
         dtype)  # fmt: skip


@kind("arange", "creation", "Tensor.arange({size}){extra}")
def _arange(values: dict[int, Value], step: Step) -> None:
    numbers = np.arange(step.params["size"]) * step.params["factor"] + step.params["offset"]
    make(values, step, numbers.astype(np.int32), dtypes.int32)


# *** elementwise ***


def _float_result(values: dict[int, Value], step: Step, wide: Any, dtype: DType) -> None:
    array, same = rounded(np.asarray(wide), dtype)
    make(values, step, array, dtype, same)


def _numbers(one: Value) -> None:
    _need(one.dtype is not dtypes.bool, "bool")


def _unary(name: str, code: str, integer: Any, real: Any) -> None:
    @kind(name, "elementwise", code)
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        _numbers(x)
        if x.dtype.is_float:
            _need(real is not None)
            with np.errstate(all="ignore"):
                wide = real(x.array.astype(np.float64), **step.params)
            array, same = rounded(np.asarray(wide), x.dtype)
            make(values, step, array, x.dtype, same, symbolic=x.symbolic)
        else:
            _need(integer is not None)
            with np.errstate(all="ignore"):
                array = np.asarray(integer(x.array, **step.params)).astype(x.array.dtype)
            make(values, step, array, x.dtype, symbolic=x.symbolic)


def _of(function: Any) -> Any:
    """An operation with a Python number, which takes the dtype of the array."""
    return lambda x, k: function(x, x.dtype.type(k))


def _floordiv(x: Any, k: Any) -> Any:
    return x // k


_unary("neg", "-{0}", np.negative, np.negative)
_unary("abs", "{0}.abs()", np.abs, np.abs)
_unary("relu", "{0}.relu()", lambda x: np.maximum(x, 0), lambda x: np.maximum(x, 0))
_unary("square", "{0}.square()", lambda x: x * x, lambda x: x * x)
_unary("invert", "~{0}", np.invert, None)
_unary("sqrt", "{0}.abs().sqrt()", None, lambda x: np.sqrt(np.abs(x)))
_unary("sin", "{0}.sin()", None, np.sin)
_unary("exp2", "{0}.clip(-4, 4).exp2()", None, lambda x: np.exp2(np.clip(x, -4, 4)))
_unary("log", "({0}.abs() + 1).log()", None, lambda x: np.log(np.abs(x) + 1))
_unary("clip", "{0}.clip({low}, {high})", lambda x, low, high: np.clip(x, low, high),
       lambda x, low, high: np.clip(x, low, high))  # fmt: skip
_unary("add_number", "{0} + {k}", _of(np.add), _of(np.add))
_unary("number_sub", "{k} - {0}", lambda x, k: x.dtype.type(k) - x, lambda x, k: k - x)
_unary("mul_number", "{0} * {k}", _of(np.multiply), _of(np.multiply))
_unary("floordiv_number", "{0} // {k}", _of(np.floor_divide), None)
_unary("mod_number", "{0} % {k}", _of(np.mod), None)
_unary("shl_number", "{0} << {k}", _of(np.left_shift), None)
_unary("shr_number", "{0} >> {k}", _of(np.right_shift), None)
_unary("and_number", "{0} & {k}", _of(np.bitwise_and), None)


@kind("trunc", "elementwise", "{0}.trunc()")
def _trunc(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    _need(x.dtype.is_float and x.exact)
    make(values, step, np.trunc(x.array.astype(np.float64)).astype(x.array.dtype), x.dtype,
         symbolic=x.symbolic)  # fmt: skip


@kind("not", "elementwise", "{0}.logical_not()")
def _not(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    _need(x.exact)
    make(values, step, np.asarray(x.array == 0), dtypes.bool, symbolic=x.symbolic)


@kind("cast", "elementwise", "{0}.cast({dtype})")
def _cast(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    to = step.params["dtype"]
    if x.dtype.is_float and not to.is_float:
        _need(x.exact and not x.special)
        if to is not dtypes.bool:
            low, high = int(to.min), int(to.max)
            inside = (x.array.astype(np.float64) > low - 1) & (x.array.astype(np.float64) < high)
            _need(bool(np.all(inside)), "range")
    # a cast rounds where it is written: of certain bits it makes certain bits
    make(values, step, cast(x.array, x.dtype, to), to, symbolic=x.symbolic)


def _joined_symbols(one: Value, other: Value) -> tuple[Any, ...]:
    """Return the symbolic names of a broadcast result; a symbol meets itself or 1."""
    rank = max(one.array.ndim, other.array.ndim)
    found: list[Any] = []
    for axis in range(-rank, 0):
        names, sizes = [], []
        for operand in (one, other):
            if operand.array.ndim >= -axis:
                names.append(operand.symbolic[axis])
                sizes.append(operand.shape[axis])
        symbols = {name for name in names if name is not None}
        _need(len(symbols) < 2, "two symbols")
        if symbols and len(names) == 2:
            for name, size in zip(names, sizes):
                _need(name is not None or size == 1, "a symbol beside a number")
        found.append(symbols.pop() if symbols else None)
    return tuple(found)


def _binary(name: str, code: str, op: Ops, numbers: str = "any") -> None:
    @kind(name, "elementwise", code)
    def meaning(values: dict[int, Value], step: Step) -> None:
        x, y = inputs(values, step)
        symbols = _joined_symbols(x, y)
        common = committed(dtypes.promote(x.dtype, y.dtype))
        _need(numbers != "int" or common.is_int, "integers only")
        _need(numbers == "compare" or common is not dtypes.bool or numbers == "bits", "bool")
        _need(numbers != "bits" or not common.is_float)
        if numbers == "compare":
            _need(x.exact and y.exact)
        left, right = cast(x.array, x.dtype, common), cast(y.array, y.dtype, common)
        exact = not common.is_float or (_kept(left, x) and _kept(right, y))
        if op is Ops.SUB or (op in (Ops.ADD, Ops.MUL) and common.is_float):
            functions = {Ops.ADD: np.add, Ops.SUB: np.subtract, Ops.MUL: np.multiply}
            with np.errstate(all="ignore"):
                if not common.is_float:
                    array = functions[op](left, right)
                else:
                    array, same = rounded(
                        functions[op](left.astype(np.float64), right.astype(np.float64)), common
                    )
                    exact = exact and same
        elif op is Ops.MAX and numbers == "min":
            array = np.minimum(left, right)
        else:
            array = alu(op, dtypes.bool if numbers == "compare" else common, (left, common),
                        (right, common))  # fmt: skip
        _need(numbers != "compare" or exact)
        dtype = dtypes.bool if numbers == "compare" else common
        scale = None
        if op is Ops.MUL:
            scale = max(1.0, x.scale) * max(1.0, y.scale)
            scale = scale if not exact else magnitude(np.asarray(array))
        elif op in (Ops.ADD, Ops.SUB):
            scale = x.scale + y.scale
        if dtype.is_float is False:
            scale = 0.0
        make(values, step, array, dtype, exact, scale, symbolic=symbols)


def _kept(array: Any, value: Value) -> bool:
    """Return whether converting `value` to `array` lost nothing."""
    with np.errstate(all="ignore"):
        one, other = array.astype(np.float64), value.array.astype(np.float64)
        return bool(np.all((one == other) | np.isnan(other)))


_binary("add", "{0} + {1}", Ops.ADD)
_binary("sub", "{0} - {1}", Ops.SUB)
_binary("mul", "{0} * {1}", Ops.MUL)
_binary("maximum", "{0}.maximum({1})", Ops.MAX)
_binary("minimum", "{0}.minimum({1})", Ops.MAX, "min")
_binary("floordiv", "{0} // {1}", Ops.FLOORDIV, "int")
_binary("mod", "{0} % {1}", Ops.FLOORMOD, "int")
_binary("and", "{0} & {1}", Ops.AND, "bits")
_binary("or", "{0} | {1}", Ops.OR, "bits")
_binary("xor", "{0} ^ {1}", Ops.XOR, "bits")
_binary("lt", "{0} < {1}", Ops.CMPLT, "compare")
_binary("le", "{0} <= {1}", Ops.CMPLE, "compare")
_binary("eq", "{0} == {1}", Ops.CMPEQ, "compare")
_binary("ne", "{0} != {1}", Ops.CMPNE, "compare")


@kind("div", "elementwise", "{0} / ({1}.abs() + 1)")
def _div(values: dict[int, Value], step: Step) -> None:
    x, y = inputs(values, step)
    symbols = _joined_symbols(x, y)
    _need(x.dtype.is_float and y.dtype is x.dtype)
    wide = x.array.astype(np.float64) / (np.abs(y.array.astype(np.float64)) + 1)
    array, same = rounded(wide, x.dtype)
    make(values, step, array, x.dtype, same, x.scale, symbolic=symbols)


@kind("where", "elementwise", "{0}.where({1}, {2})")
def _where(values: dict[int, Value], step: Step) -> None:
    mask, x, y = inputs(values, step)
    _need(mask.dtype is dtypes.bool)
    plain_only(mask, x, y)
    common = committed(dtypes.promote(x.dtype, y.dtype))
    left, right = cast(x.array, x.dtype, common), cast(y.array, y.dtype, common)
    exact = not common.is_float or (_kept(left, x) and _kept(right, y))
    make(values, step, np.where(mask.array, left, right), common, exact)


@kind("masked_fill", "elementwise", "{0}.masked_fill({1}, {k})")
def _masked_fill(values: dict[int, Value], step: Step) -> None:
    x, mask = inputs(values, step)
    _need(mask.dtype is dtypes.bool and x.dtype is not dtypes.bool)
    plain_only(mask, x)
    _need(np.broadcast_shapes(x.shape, mask.shape) == x.shape)
    make(values, step, np.where(mask.array, x.array.dtype.type(step.params["k"]), x.array), x.dtype)


# *** movement ***


def _view(name: str, code: str, movement: Callable[[Step, Value], tuple[str, Any]]) -> None:
    @kind(name, "movement", code)
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        path = movement(step, x)
        array = apply_path(x.array, (path,))
        symbols: tuple[Any, ...] | None = None
        if x.is_symbolic:
            _need(path[0] in ("permute", "flip"), "symbolic")
            symbols = x.symbolic
            if path[0] == "permute":
                symbols = tuple([x.symbolic[axis] for axis in path[1]])
        make(values, step, array, x.dtype, symbolic=symbols, view=(path,))


_view("reshape", "{0}.reshape({shape})", lambda step, x: ("reshape", step.params["shape"]))
_view("permute", "{0}.permute({axes})", lambda step, x: ("permute", step.params["axes"]))
_view("flip", "{0}.flip({axes})", lambda step, x: ("flip", step.params["axes"]))
_view("expand", "{0}.expand({shape})", lambda step, x: ("expand", step.params["shape"]))
_view("getitem", "{0}[{text}]", lambda step, x: ("index", step.params["index"]))
_view("shrink", "{0}.shrink({bounds})", lambda step, x: (
    "index", tuple([slice(low, high) for low, high in step.params["bounds"]])))  # fmt: skip


@kind("pad", "movement", "{0}.pad({padding}, value={value})")
def _pad(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    _need(x.dtype is not dtypes.bool or step.params["value"] == 0)
    fill = x.array.dtype.type(step.params["value"])
    array = np.full([low + size + high for (low, high), size in zip(step.params["padding"],
                    x.shape, strict=True)], fill)  # fmt: skip
    array[tuple([slice(low, low + size) for (low, _), size in zip(step.params["padding"],
          x.shape)])] = x.array  # fmt: skip
    make(values, step, array, x.dtype)


@kind("cat", "movement", "{0}.cat({1}, dim={axis})")
def _cat(values: dict[int, Value], step: Step) -> None:
    x, y = inputs(values, step)
    plain_only(x, y)
    _need(x.dtype is y.dtype and x.array.ndim == y.array.ndim > 0)
    make(values, step, np.concatenate([x.array, y.array], step.params["axis"]), x.dtype)


@kind("stack", "movement", "{0}.stack({1}, dim={axis})")
def _stack(values: dict[int, Value], step: Step) -> None:
    x, y = inputs(values, step)
    plain_only(x, y)
    _need(x.dtype is y.dtype and x.shape == y.shape)
    make(values, step, np.stack([x.array, y.array], step.params["axis"]), x.dtype)


@kind("repeat", "movement", "{0}.repeat({times})")
def _repeat(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    make(values, step, np.tile(x.array, step.params["times"]), x.dtype)


@kind("roll", "movement", "{0}.roll({shift}, {axis})")
def _roll(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    make(values, step, np.roll(x.array, step.params["shift"], step.params["axis"]), x.dtype)


@kind("triangle", "movement", "{0}.{which}({diagonal})")
def _triangle(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    _need(x.array.ndim >= 2 and x.array.size)
    function = np.tril if step.params["which"] == "tril" else np.triu
    make(values, step, function(x.array, step.params["diagonal"]), x.dtype)


# *** reductions ***


def _reduced_symbols(x: Value, axes: Any, keep: bool) -> tuple[Any, ...]:
    chosen = range(x.array.ndim) if axes is None else axes
    if keep:
        return tuple([None if axis in chosen else n for axis, n in enumerate(x.symbolic)])
    return tuple([name for axis, name in enumerate(x.symbolic) if axis not in chosen])


@kind("sum", "reduce", "{0}.sum({axes}, keepdim={keep})")
def _sum(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    axes, keep = step.params["axes"], step.params["keep"]
    symbols = _reduced_symbols(x, axes, keep)
    if not x.dtype.is_float:
        dtype = dtypes.accumulate(x.dtype)
        array = np.sum(x.array, axis=axes, keepdims=keep, dtype=numpy_dtype(dtype))
        return make(values, step, array, dtype, symbolic=symbols)
    exact = summed_exactly([x.array], x.dtype)
    with np.errstate(all="ignore"):
        wide = np.sum(x.array.astype(np.float64), axis=axes, keepdims=keep)
    array, same = rounded(np.asarray(wide), x.dtype)
    scale = x.scale * max(1, x.array.size)
    return make(values, step, array, x.dtype, exact and same, scale, symbolic=symbols)


def _extreme(name: str, function: Any) -> None:
    @kind(name, "reduce", "{0}." + name + "({axes}, keepdim={keep})")
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        axes, keep = step.params["axes"], step.params["keep"]
        _need(x.array.size > 0)
        with np.errstate(all="ignore"):
            array = function(x.array.astype(np.float64) if x.dtype is dtypes.bfloat16 else x.array,
                             axis=axes, keepdims=keep)  # fmt: skip
        make(values, step, np.asarray(array).astype(x.array.dtype), x.dtype,
             symbolic=_reduced_symbols(x, axes, keep))  # fmt: skip


_extreme("max", np.max)
_extreme("min", np.min)


@kind("prod", "reduce", "{0}.prod({axes}, keepdim={keep})")
def _prod(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    axes, keep = step.params["axes"], step.params["keep"]
    _need(not x.dtype.is_float)
    dtype = dtypes.accumulate(x.dtype)
    array = np.prod(x.array, axis=axes, keepdims=keep, dtype=numpy_dtype(dtype))
    make(values, step, array, dtype, symbolic=_reduced_symbols(x, axes, keep))


def _logical(name: str, function: Any) -> None:
    @kind(name, "reduce", "{0}." + name + "({axes}, keepdim={keep})")
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        axes, keep = step.params["axes"], step.params["keep"]
        _need(x.exact)
        make(values, step, np.asarray(function(x.array != 0, axis=axes, keepdims=keep)),
             dtypes.bool, symbolic=_reduced_symbols(x, axes, keep))  # fmt: skip


_logical("any", np.any)
_logical("all", np.all)


@kind("mean", "reduce", "{0}.mean({axes}, keepdim={keep})")
def _mean(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    axes, keep = step.params["axes"], step.params["keep"]
    _need(x.dtype.is_float and x.array.size)
    plain_only(x)
    with np.errstate(all="ignore"):
        wide = np.mean(x.array.astype(np.float64), axis=axes, keepdims=keep)
    array, _ = rounded(np.asarray(wide), x.dtype)
    make(values, step, array, x.dtype, False, x.scale * 2)


@kind("argmax", "reduce", "{0}.argmax({axis})")
def _argmax(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    _need(x.exact and x.array.size and x.array.ndim)
    wide = x.array.astype(np.float64) if x.dtype is dtypes.bfloat16 else x.array
    make(values, step, np.argmax(wide, step.params["axis"]).astype(np.int32), dtypes.int32)


@kind("cumsum", "reduce", "{0}.cumsum({axis})")
def _cumsum(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    _need(x.array.ndim)
    axis = step.params["axis"]
    if not x.dtype.is_float:
        dtype = dtypes.accumulate(x.dtype)
        return make(values, step, np.cumsum(x.array, axis, dtype=numpy_dtype(dtype)), dtype)
    with np.errstate(all="ignore"):
        array, same = rounded(np.cumsum(x.array.astype(np.float64), axis), x.dtype)
    return make(values, step, array, x.dtype, same and summed_exactly([x.array], x.dtype),
                x.scale * max(1, x.array.size))  # fmt: skip


@kind("matmul", "reduce", "{0} @ {1}")
def _matmul(values: dict[int, Value], step: Step) -> None:
    x, y = inputs(values, step)
    plain_only(x, y)
    _need(x.dtype is y.dtype and x.dtype is not dtypes.bool and x.array.ndim and y.array.ndim == 2)
    if not x.dtype.is_float:
        dtype = dtypes.accumulate(x.dtype)
        wide = numpy_dtype(dtype)
        return make(values, step, x.array.astype(wide) @ y.array.astype(wide), dtype)
    _need(not x.special and not y.special)
    left, right = x.array.astype(np.float64), y.array.astype(np.float64)
    array, same = rounded(np.asarray(left @ right), x.dtype)
    sized = (np.abs(left) @ np.abs(right)) * 4096
    small = float(sized.max(initial=0.0)) < 2.0**24
    grained = np.all(left * 64 == np.round(left * 64)) and np.all(
        right * 64 == np.round(right * 64)
    )
    scale = float(np.abs(left).max(initial=0) * np.abs(right).max(initial=0) * left.shape[-1])
    exact = bool(small and grained and same and x.exact and y.exact)
    return make(values, step, array, x.dtype, exact,
                max(scale, x.scale * y.scale * (not exact)))  # fmt: skip


# *** indexing ***


@kind("take_list", "indexing", "{0}[{text}]")
def _take_list(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    make(values, step, x.array[step.params["index"]], x.dtype)


@kind("take_tensor", "indexing", "{0}[{1} % {size}]")
def _take_tensor(values: dict[int, Value], step: Step) -> None:
    x, index = inputs(values, step)
    plain_only(x, index)
    _need(index.dtype.is_int and x.array.ndim and x.shape[0] == step.params["size"] > 0)
    place = np.mod(index.array, index.array.dtype.type(step.params["size"])).astype(np.int64)
    make(values, step, x.array[place], x.dtype)


@kind("gather", "indexing", "{0}.gather({axis}, {1} % {size})")
def _gather(values: dict[int, Value], step: Step) -> None:
    x, index = inputs(values, step)
    plain_only(x, index)
    axis, size = step.params["axis"], step.params["size"]
    _need(index.dtype.is_int and x.array.ndim == index.array.ndim > 0 and x.shape[axis] == size > 0)
    for place in range(x.array.ndim):
        _need(place == axis or index.shape[place] <= x.shape[place])
    places = np.mod(index.array, index.array.dtype.type(size)).astype(np.int64)
    window = tuple([slice(None) if place == axis else slice(0, index.shape[place])
                    for place in range(x.array.ndim)])  # fmt: skip
    make(values, step, np.take_along_axis(x.array[window], places, axis), x.dtype)


@kind("sort", "indexing", "{0}.sort({axis})[0]")
def _sort(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    _need(x.exact and not x.special and x.array.ndim and x.dtype is not dtypes.bfloat16)
    _need(x.dtype is not dtypes.bool and 0 < x.array.size <= 48)
    _need(not x.dtype.is_float or not np.any(np.signbit(x.array) & (x.array == 0)))
    make(values, step, np.sort(x.array, step.params["axis"]), x.dtype)


# *** symbolic sizes ***


@kind("window", "symbolic", "{0}[:Variable('{name}', 1, {size}).bind({length})]")
def _window(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    _need(x.array.ndim and x.shape[0] == step.params["size"] >= step.params["length"])
    symbols = (step.params["name"], *(None,) * (x.array.ndim - 1))
    make(values, step, x.array[: step.params["length"]], x.dtype, symbolic=symbols)


@kind("pad_back", "symbolic", "{0}.pad(((0, {size} - Variable('{name}', 1, {size}).bind({length}))"
      "{rest},))")  # fmt: skip
def _pad_back(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    _need(x.is_symbolic and x.symbolic[0] == step.params["name"])
    _need(all(name is None for name in x.symbolic[1:]))
    missing = step.params["size"] - step.params["length"]
    _need(step.params["rest"] == ", (0, 0)" * (x.array.ndim - 1))
    array = np.pad(x.array, [(0, missing)] + [(0, 0)] * (x.array.ndim - 1))
    make(values, step, array, x.dtype)


# *** writing ***


def _write(
    values: dict[int, Value], step: Step, path: Any, value: Any, source: Value | None
) -> None:
    """Write into handle 0 and everything it is a view of."""
    target = step.args[0]
    own = np.arange(values[target].array.size).reshape(values[target].shape)
    if source is values[target] and np.array_equal(apply_path(own, path), own):
        return  # assigning a tensor to itself is a no-op, whatever became of what it is a view of
    chain: list[tuple[int, Any]] = [(target, path)]
    number: int | None = target
    while number is not None:
        one = values[number]
        path = (*one.path, *path)
        number = one.parent if one.parent in values else None
        if number is not None:
            chain.append((number, path))
    _need(all(name != "expand" for name, _ in path), "a write through an expanded view")
    changed = [(place, written(values[place].array, own, value)) for place, own in chain]
    for place, array in changed:
        one = values[place]
        one.array = array
        if source is not None:
            one.exact = one.exact and source.exact
            one.scale = max(one.scale, source.scale)
            one.error = max(one.error, source.error)
            one.reads |= source.reads
        if one.dtype.is_float:
            one.special = not finite(array)
        one.lazy = one.written = True


def _fresh(values: dict[int, Value], number: int) -> bool:
    """Return whether a view still shows what its parents hold."""
    one = values[number]
    array, path = one.array, one.path
    while one.parent in values:
        parent = values[one.parent]
        if not np.array_equal(apply_path(parent.array, path), array, equal_nan=False):
            return False
        path, one = (*parent.path, *path), parent
    return True


def _target(values: dict[int, Value], step: Step) -> Value:
    operands = inputs(values, step)
    plain_only(*operands)
    return operands[0]


@kind("set_basic", "assign", "{0}[{text}] = {1}", makes=False)
def _set_basic(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    _need(source.dtype is x.dtype)
    window = x.array[step.params["index"]]
    _need(np.broadcast_shapes(window.shape, source.shape) == window.shape)
    _write(values, step, (("index", step.params["index"]),), source.array, source)


@kind("set_number", "assign", "{0}[{text}] = {k}", makes=False)
def _set_number(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    _need(x.dtype is not dtypes.bool)
    _write(values, step, (("index", step.params["index"]),),
           x.array.dtype.type(step.params["k"]), None)  # fmt: skip


@kind("set_list", "assign", "{0}[{text}] = {1}", makes=False)
def _set_list(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    _need(source.dtype is x.dtype)
    window = x.array[step.params["index"]]
    _need(np.broadcast_shapes(window.shape, source.shape) == window.shape)
    _need(_fresh(values, step.args[0]), "a fancy write through a view of older contents")
    _write(values, step, (("index", step.params["index"]),), source.array, source)


@kind("assign", "assign", "{0}.assign({1})", makes=False)
def _assign(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    _need(source.dtype is x.dtype)
    _need(np.broadcast_shapes(x.shape, source.shape) == x.shape)
    _write(values, step, (), source.array, source)


@kind("add_in_place", "assign", "{0} += {1}", makes=False)
def _add_in_place(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    _need(source.dtype is x.dtype and x.dtype is not dtypes.bool)
    _need(np.broadcast_shapes(x.shape, source.shape) == x.shape)
    scratch = dict(values)
    KINDS["add"].meaning(scratch, Step(-1, "add", step.args))
    _need(is_small(scratch[-1].array) or not x.dtype.is_float)
    _write(values, step, (), scratch[-1].array, scratch[-1])


@kind("shift_in_place", "assign", "{0}[{to}] = {0}[{source}]", makes=False)
def _shift_in_place(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    _need(x.array.ndim and x.shape[0] > 1)
    to, source = step.params["places"]
    value = x.array[source].copy()
    _need(value.shape == x.array[to].shape)
    _write(values, step, (("index", to),), value, None)


# *** time ***


@kind("contiguous", "realize", "{0}.contiguous()")
def _contiguous(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    make(values, step, x.array, x.dtype, symbolic=x.symbolic)


@kind("clone", "realize", "{0}.clone()")
def _clone(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    plain_only(x)
    make(values, step, x.array, x.dtype)


@kind("realize", "realize", lambda step, names: f"Tensor.realize({', '.join(names)})", makes=False)
def _realize(values: dict[int, Value], step: Step) -> None:
    for one in inputs(values, step):
        one.lazy = one.written = False
        one.reads = set()


@kind("drop", "realize", lambda step, names: f"del {', '.join(names)}", makes=False)
def _drop(values: dict[int, Value], step: Step) -> None:
    inputs(values, step)
    for number in step.args:
        _flatten_links(values, number)
        del values[number]


def _flatten_links(values: dict[int, Value], dead: int) -> None:
    """Views of a dying handle become views of what that handle was a view of."""
    gone = values[dead]
    for one in values.values():
        if one.parent == dead:
            one.parent, one.path = gone.parent, (*gone.path, *one.path)
