"""Steps that compute element by element: arithmetic, comparisons, casts, choices."""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.ir import Ops, dtypes
from tgcore.testing.fuzz.program import Step, inputs, kind, make, need, plain_only
from tgcore.testing.fuzz.values import Value, alu, cast, committed, magnitude, rounded


def _numbers(one: Value) -> None:
    need(one.dtype is not dtypes.bool, "bool")


def _unary(name: str, code: str, integer: Any, real: Any) -> None:
    @kind(name, "elementwise", code)
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        _numbers(x)
        if x.dtype.is_float:
            need(real is not None)
            with np.errstate(all="ignore"):
                wide = real(x.array.astype(np.float64), **step.params)
            array, same = rounded(np.asarray(wide), x.dtype)
            make(values, step, array, x.dtype, same, symbolic=x.symbolic)
        else:
            need(integer is not None)
            with np.errstate(all="ignore"):
                array = np.asarray(integer(x.array, **step.params)).astype(x.array.dtype)
            make(values, step, array, x.dtype, symbolic=x.symbolic)


def _of(function: Any) -> Any:
    """An operation with a Python number, which takes the dtype of the array."""
    return lambda x, k: function(x, x.dtype.type(k))


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
    need(x.dtype.is_float and x.exact)
    make(values, step, np.trunc(x.array.astype(np.float64)).astype(x.array.dtype), x.dtype,
         symbolic=x.symbolic)  # fmt: skip


@kind("not", "elementwise", "{0}.logical_not()")
def _not(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    need(x.exact)
    make(values, step, np.asarray(x.array == 0), dtypes.bool, symbolic=x.symbolic)


@kind("cast", "elementwise", "{0}.cast({dtype})")
def _cast(values: dict[int, Value], step: Step) -> None:
    (x,) = inputs(values, step)
    to = step.params["dtype"]
    if x.dtype.is_float and not to.is_float:
        need(x.exact and not x.special)
        if to is not dtypes.bool:
            low, high = int(to.min), int(to.max)
            inside = (x.array.astype(np.float64) > low - 1) & (x.array.astype(np.float64) < high)
            need(bool(np.all(inside)), "range")
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
        need(len(symbols) < 2, "two symbols")
        if symbols and len(names) == 2:
            for name, size in zip(names, sizes):
                need(name is not None or size == 1, "a symbol beside a number")
        found.append(symbols.pop() if symbols else None)
    return tuple(found)


def _binary(name: str, code: str, op: Ops, numbers: str = "any") -> None:
    @kind(name, "elementwise", code)
    def meaning(values: dict[int, Value], step: Step) -> None:
        x, y = inputs(values, step)
        symbols = _joined_symbols(x, y)
        common = committed(dtypes.promote(x.dtype, y.dtype))
        need(numbers != "int" or common.is_int, "integers only")
        need(numbers == "compare" or common is not dtypes.bool or numbers == "bits", "bool")
        need(numbers != "bits" or not common.is_float)
        if numbers == "compare":
            need(x.exact and y.exact)
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
        need(numbers != "compare" or exact)
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
    need(x.dtype.is_float and y.dtype is x.dtype)
    wide = x.array.astype(np.float64) / (np.abs(y.array.astype(np.float64)) + 1)
    array, same = rounded(wide, x.dtype)
    make(values, step, array, x.dtype, same, x.scale, symbolic=symbols)


@kind("where", "elementwise", "{0}.where({1}, {2})")
def _where(values: dict[int, Value], step: Step) -> None:
    mask, x, y = inputs(values, step)
    need(mask.dtype is dtypes.bool)
    plain_only(mask, x, y)
    common = committed(dtypes.promote(x.dtype, y.dtype))
    left, right = cast(x.array, x.dtype, common), cast(y.array, y.dtype, common)
    exact = not common.is_float or (_kept(left, x) and _kept(right, y))
    make(values, step, np.where(mask.array, left, right), common, exact)


@kind("masked_fill", "elementwise", "{0}.masked_fill({1}, {k})")
def _masked_fill(values: dict[int, Value], step: Step) -> None:
    x, mask = inputs(values, step)
    need(mask.dtype is dtypes.bool and x.dtype is not dtypes.bool)
    plain_only(mask, x)
    need(np.broadcast_shapes(x.shape, mask.shape) == x.shape)
    make(values, step, np.where(mask.array, x.array.dtype.type(step.params["k"]), x.array), x.dtype)
