"""Operators of one tensor, element by element."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.operators.table import (
    EVERY,
    FLOATS,
    FLOATS8,
    INTS,
    NUMBERS,
    Input,
    Operator,
    Sample,
    Wrong,
)

# domains on which adding 1 leads outside: their padding stays zero
_MASKED = {"unit": "masked", "bit": "masked", "special": ""}
_NO_PADDING = ("open01", "above1", "nonzero", "special")


def functional(name: str, **fixed: Any) -> Callable[..., Any]:
    """Return `torch.nn.functional.name`, imported when called."""

    def call(*args: Any, **kwargs: Any) -> Any:
        import torch

        return getattr(torch.nn.functional, name)(*args, **kwargs, **fixed)

    return call


def awkward(domain: str, *args: Any, special: bool = True, **kwargs: Any) -> tuple[Sample, ...]:
    """Return the shapes and layouts that every elementwise operator is tried on."""
    padded = None if domain in _NO_PADDING else _MASKED.get(domain, "padded")
    inputs = [
        Input((), domain),
        Input((1,), domain),
        Input((0,), domain),
        Input((2, 0, 3), domain),
        Input((2, 3, 4), domain, "transposed"),
        Input((3, 5), domain, "strided"),
        Input((4, 3), domain, "flipped"),
        Input((3, 4), domain, "expanded"),
    ]
    if padded:
        inputs.append(Input((5, 2), domain, padded))
    if special:
        inputs.append(Input((12,), "special"))
    return tuple([Sample((one,), args, kwargs) for one in inputs])


def _of_default_float(oracle: Callable[..., Any]) -> Callable[..., Any]:
    """Integers become the default float before a function that is one of floats."""

    def call(x: Any, *args: Any, **kwargs: Any) -> Any:
        x = x if x.dtype.kind == "f" else x.astype(np.float32).astype(np.float64)
        return oracle(x, *args, **kwargs)

    return call


def unary(
    name: str,
    oracle: Callable[..., Any],
    domain: str = "any",
    *args: Any,
    types: tuple[DType, ...] = FLOATS8,
    torch: Any = "",
    special: bool = True,
    gradient: bool = True,
    call: Callable[..., Any] | None = None,
    result: str | DType = "same",
    slack: float = 1.0,
    errors: tuple[Wrong, ...] = (),
    **kwargs: Any,
) -> Operator:
    """Return a row over the awkward shapes; `torch=""` means torch's method of that name."""
    if result == "float":
        oracle = _of_default_float(oracle)
    return Operator(
        name, oracle, awkward(domain, *args, special=special, **kwargs), types,
        call=call, torch=name if torch == "" else torch, result=result, gradient=gradient,
        slack=slack, errors=errors,
    )  # fmt: skip


_ERF = np.vectorize(math.erf, otypes=[np.float64])


def _erf(x: Any) -> Any:
    return _ERF(x) if x.size else x


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _softplus(x: Any, beta: float = 1.0) -> Any:
    return np.logaddexp(0, x * beta) / beta


def _elu(x: Any, alpha: float = 1.0) -> Any:
    return np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0)))


def _selu(x: Any) -> Any:
    scale, alpha = 1.0507009873554805, 1.6732632423543772
    return scale * np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0)))


def _gelu_tanh(x: Any) -> Any:
    return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def _clip(x: Any, low: Any = None, high: Any = None) -> Any:
    found = x
    if low is not None:
        found = np.maximum(found, np.asarray(low).astype(x.dtype))
    if high is not None:
        found = np.minimum(found, np.asarray(high).astype(x.dtype))
    return found


def _truncated_quotient(x: Any, k: int) -> Any:
    """Return x divided by a positive number, towards zero."""
    divisor = x.dtype.type(k)
    return x // divisor + ((x % divisor != 0) & (x < 0)).astype(x.dtype)


FLOAT_RESULT = (*FLOATS8, dtypes.int32, dtypes.uint8, dtypes.bool)

ROWS: list[Operator] = [
    # *** of every dtype ***
    unary("neg", np.negative, "wide", types=NUMBERS),
    unary("abs", np.abs, "wide", types=NUMBERS),
    unary("square", lambda x: x * x, "any", types=NUMBERS, slack=2),
    unary("sign", np.sign, "any", types=NUMBERS, torch=None, gradient=False),
    unary("relu", lambda x: np.maximum(x, 0), "any", types=NUMBERS),
    unary("relu6", lambda x: np.clip(x, 0, 6), "large", types=FLOATS8, special=False,
          torch=functional("relu6")),
    unary("clip", _clip, "any", -1, 1.5, torch="clip", special=False),
    unary("clip_of_special_values", _clip, "special", -1, 1.5, types=FLOATS, special=False,
          call=lambda x, *ends: x.clip(*ends), gradient=False, torch=None),
    unary("clamp", _clip, "any", -2, 3, types=dtypes.sints, gradient=False, torch="clamp"),
    unary("clip_low", _clip, "any", -0.5, call=lambda x, low: x.clip(min_=low), special=False,
          torch=lambda x, low: x.clip(min=low)),
    unary("bitwise_not", np.invert, "wide", types=(*INTS, dtypes.bool), gradient=False),
    unary("logical_not", np.logical_not, "ties", types=EVERY, gradient=False, result="bool"),
    unary("contiguous", lambda x: x, "wide", types=EVERY),
    unary("detach", lambda x: x, "wide", types=EVERY, gradient=False, slack=0),
    unary("clone", lambda x: x, "wide", types=EVERY),
    # *** powers and logarithms ***
    unary("sqrt", np.sqrt, "positive"),
    unary("rsqrt", lambda x: 1 / np.sqrt(x), "positive", slack=2, special=False),
    unary("reciprocal", lambda x: 1 / x, "nonzero"),
    unary("exp", np.exp, "any", types=FLOAT_RESULT, result="float", slack=2),
    unary("exp2", np.exp2, "any", types=FLOAT_RESULT, result="float", slack=2),
    unary("log", np.log, "positive", types=FLOAT_RESULT, result="float", slack=2),
    unary("log2", np.log2, "positive", types=FLOAT_RESULT, result="float", slack=2),
    unary("log10", np.log10, "positive", slack=3),
    unary("expm1_by_parts", np.expm1, "any", call=lambda x: x.exp() - 1, torch=None, slack=3,
          special=False),
    unary("pow_two", lambda x, k: x**k, "any", 2, call=lambda x, k: x**k, slack=4,
          torch="pow", special=False),
    unary("pow_cube", lambda x, k: x**k, "nonzero", 3, call=lambda x, k: x**k, slack=6,
          torch="pow", special=False),
    unary("pow_half", lambda x, k: x**k, "positive", 0.5, call=lambda x, k: x**k, slack=4,
          torch="pow", special=False),
    unary("pow_fraction", lambda x, k: x**k, "positive", 2.3, call=lambda x, k: x**k, slack=16,
          torch="pow", special=False),
    unary("pow_negative", lambda x, k: x**k, "nonzero", -2, call=lambda x, k: x**k, slack=8,
          torch="pow", special=False),
    unary("rpow", lambda x, k: k**x, "any", 2.0, call=lambda x, k: k**x, slack=16,
          torch=lambda x, k: k**x, special=False),
    unary("pow_integer", lambda x, k: x**k, "any", 3, call=lambda x, k: x**k, types=INTS,
          gradient=False, torch="pow"),
    # *** circles and hyperbolas ***
    unary("sin", np.sin, "large", types=FLOAT_RESULT, result="float", slack=4),
    unary("cos", np.cos, "large", types=FLOAT_RESULT, result="float", slack=8),
    unary("tan", np.tan, "unit", types=FLOATS, slack=12, special=False),
    unary("asin", np.arcsin, "unit", types=FLOATS, slack=16, special=False),
    unary("acos", np.arccos, "unit", types=FLOATS, slack=16, special=False),
    unary("atan", np.arctan, "any", types=FLOATS, slack=16, special=False),
    unary("sinh", np.sinh, "any", types=FLOATS, slack=12, special=False),
    unary("cosh", np.cosh, "any", types=FLOATS, slack=12, special=False),
    unary("tanh", np.tanh, "any", types=FLOATS, slack=8),
    unary("asinh", np.arcsinh, "any", types=FLOATS, slack=40, special=False),
    unary("acosh", np.arccosh, "above1", types=FLOATS, slack=40, special=False),
    unary("atanh", np.arctanh, "unit", types=FLOATS, slack=40, special=False),
    unary("erf", _erf, "any", types=FLOATS, slack=16, special=False),
    # *** rounding and classes ***
    unary("trunc", np.trunc, "away", gradient=False, types=FLOATS8),
    unary("ceil", np.ceil, "away", gradient=False, types=FLOATS8),
    unary("floor", np.floor, "away", gradient=False, types=FLOATS8),
    unary("round", np.round, "halves", gradient=False, types=FLOATS8),
    unary("isnan", np.isnan, "special", gradient=False, result="bool", types=FLOATS),
    unary("isinf", np.isinf, "special", gradient=False, result="bool", types=FLOATS),
    unary("isfinite", np.isfinite, "special", gradient=False, result="bool", types=FLOATS),
    # *** activations ***
    unary("sigmoid", _sigmoid, "large", types=FLOATS, slack=8),
    unary("logsigmoid", lambda x: -np.logaddexp(0, -x), "large", types=FLOATS, slack=8,
          special=False,
          torch=functional("logsigmoid")),
    unary("hardsigmoid", lambda x: np.clip(x / 6 + 0.5, 0, 1), "large", types=FLOATS, slack=4,
          special=False,
          torch=None),
    unary("hardswish", lambda x: x * np.clip(x + 3, 0, 6) / 6, "large", types=FLOATS, slack=8,
          special=False,
          torch=functional("hardswish")),
    unary("hardtanh", lambda x: np.clip(x, -1, 1), "large", special=False,
          torch=functional("hardtanh")),
    unary("elu", _elu, "large", types=FLOATS, slack=6, special=False, torch=functional("elu")),
    unary("celu", _elu, "large", types=FLOATS, slack=6, special=False, torch=functional("celu")),
    unary("selu", _selu, "large", types=FLOATS, slack=8, special=False, torch=functional("selu")),
    unary("silu", lambda x: x * _sigmoid(x), "large", types=FLOATS, slack=10, special=False,
          torch=functional("silu")),
    unary("swish", lambda x: x * _sigmoid(x), "large", types=FLOATS, slack=10, special=False,
          torch=functional("silu")),
    unary("gelu", _gelu_tanh, "any", types=FLOATS, slack=16, special=False,
          torch=functional("gelu", approximate="tanh")),
    unary("quick_gelu", lambda x: x * _sigmoid(1.702 * x), "any", types=FLOATS, slack=10,
          special=False,
          torch=None),
    unary("leaky_relu", lambda x, k: np.where(x > 0, x, k * x), "any", 0.1, slack=2,
          special=False, torch=functional("leaky_relu")),
    unary("mish", lambda x: x * np.tanh(_softplus(x)), "any", types=FLOATS, slack=16, special=False,
          torch=functional("mish")),
    unary("softplus", _softplus, "large", types=FLOATS, slack=10, special=False,
          torch=functional("softplus")),
    unary("softsign", lambda x: x / (1 + np.abs(x)), "any", slack=4, special=False,
          torch=functional("softsign")),
    # *** a Python number on either side ***
    unary("add_number", lambda x, k: x + x.dtype.type(k), "wide", 3, types=NUMBERS,
          call=lambda x, k: x + k, torch=lambda x, k: x + k),
    unary("number_sub", lambda x, k: x.dtype.type(k) - x, "any", 3, types=dtypes.sints + FLOATS,
          call=lambda x, k: k - x, torch=lambda x, k: k - x),
    unary("mul_number", lambda x, k: x * x.dtype.type(k), "wide", -3,
          types=dtypes.sints + FLOATS8, call=lambda x, k: x * k, torch=lambda x, k: x * k),
    unary("number_div", lambda x, k: k / x, "nonzero", 3.0, call=lambda x, k: k / x,
          torch=lambda x, k: k / x, special=False),
    unary("div_number", lambda x, k: x / k, "any", 4.0, types=FLOATS + INTS, result="float",
          call=lambda x, k: x / k, torch=lambda x, k: x / k, special=False, slack=2),
    unary("floordiv_number", lambda x, k: x // x.dtype.type(k), "wide", 7,
          types=INTS, call=lambda x, k: x // k, gradient=False,
          torch=lambda x, k: x.div(k, rounding_mode="floor")),
    unary("mod_number", lambda x, k: x % x.dtype.type(k), "wide", 7, types=INTS,
          call=lambda x, k: x % k, gradient=False, torch=lambda x, k: x % k),
    unary("floordiv_negative_number", lambda x, k: x // x.dtype.type(k), "wide", -3,
          types=dtypes.sints, call=lambda x, k: x // k, gradient=False, torch=None),
    unary("mod_negative_number", lambda x, k: x % x.dtype.type(k), "wide", -3,
          types=dtypes.sints, call=lambda x, k: x % k, gradient=False, torch=None),
    unary("floordiv_power_of_two", lambda x, k: x // x.dtype.type(k), "wide", 8,
          types=INTS, call=lambda x, k: x // k, gradient=False, torch=None),
    unary("div_trunc_power_of_two", _truncated_quotient, "wide", 8, types=INTS,
          call=lambda x, k: x.div(k, rounding_mode="trunc"), gradient=False, torch=None),
    unary("maximum_with_number", np.maximum, "special", 0.5, types=FLOATS, special=False,
          call=lambda x, k: x.maximum(k), gradient=False, torch=None),
    unary("mod_power_of_two", lambda x, k: x % x.dtype.type(k), "wide", 8, types=INTS,
          call=lambda x, k: x % k, gradient=False, torch=None),
    unary("lshift_number", lambda x, k: x << x.dtype.type(k), "wide", 3, types=INTS,
          call=lambda x, k: x << k, gradient=False, torch=lambda x, k: x << k),
    unary("rshift_number", lambda x, k: x >> x.dtype.type(k), "wide", 3, types=INTS,
          call=lambda x, k: x >> k, gradient=False, torch=lambda x, k: x >> k),
    unary("and_number", lambda x, k: x & x.dtype.type(k), "wide", 6, types=INTS,
          call=lambda x, k: x & k, gradient=False, torch=lambda x, k: x & k),
    unary("less_than_number", lambda x, k: x < k, "any", 1, types=NUMBERS, result="bool",
          call=lambda x, k: x < k, gradient=False, torch=lambda x, k: x < k),
    unary("number_less_than", lambda x, k: k < x, "any", 1, types=NUMBERS, result="bool",
          call=lambda x, k: k < x, gradient=False, torch=lambda x, k: k < x),
    # *** casts ***
    *[
        unary(f"cast_to_{to.name}", lambda x, to: x, "any", to, types=FLOATS8 + (dtypes.int32,),
              call=lambda x, to: x.cast(to), torch=None, special=False, result=to)
        for to in FLOATS8
    ],
    *[
        unary(f"cast_to_{to.name}", lambda x, to: np.trunc(x), "natural", to, types=EVERY,
              call=lambda x, to: x.cast(to), torch=None, special=False, result=to, gradient=False)
        for to in INTS
    ],
    unary("cast_to_bool", lambda x, to: x != 0, "ties", dtypes.bool, types=EVERY, torch=None,
          call=lambda x, to: x.cast(to), result=dtypes.bool, gradient=False, special=True),
    unary("wrapping_cast_to_int8", lambda x, to: x.astype(np.int8), "wide", dtypes.int8,
          types=INTS, call=lambda x, to: x.cast(to), torch=None, result=dtypes.int8,
          gradient=False),
    unary("wrapping_cast_to_uint16", lambda x, to: x.astype(np.uint16), "wide", dtypes.uint16,
          types=INTS, call=lambda x, to: x.cast(to), torch=None, result=dtypes.uint16,
          gradient=False),
    unary("bitcast_to_int32", lambda x: x.astype(np.float32).view(np.int32), "any",
          types=(dtypes.float32,), call=lambda x: x.bitcast(dtypes.int32), torch=None,
          result=dtypes.int32, gradient=False),
]  # fmt: skip
