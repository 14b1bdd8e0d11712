"""Operators of two and three tensors, element by element, with broadcasting."""

from __future__ import annotations

import operator
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

_PAIRS = (
    (((), "plain"), ((), "plain")),
    (((3,), "plain"), ((), "plain")),
    (((2, 3), "plain"), ((3,), "plain")),
    (((2, 1), "plain"), ((1, 3), "flipped")),
    (((0,), "plain"), ((1,), "plain")),
    (((2, 0, 3), "plain"), ((2, 1, 1), "plain")),
    (((3, 4), "transposed"), ((3, 4), "strided")),
    (((3, 5), "expanded"), ((3, 5), "plain")),
    (((4, 1, 3), "strided"), ((2, 1), "transposed")),
)


def pairs(left: str, right: str, special: bool = True, padded: bool = True) -> tuple[Sample, ...]:
    """Return the pairs of shapes and layouts that every binary operator is tried on."""
    found = [
        Sample((Input(a, left, one), Input(b, right, other))) for (a, one), (b, other) in _PAIRS
    ]
    if padded:
        found.append(Sample((Input((5, 2), left, "padded"), Input((5, 2), right, "plain"))))
    if special:
        found.append(Sample((Input((12, 1), "special"), Input((1, 12), "special"))))
    return tuple(found)


def binary(
    name: str,
    oracle: Callable[..., Any],
    left: str = "any",
    right: str | None = None,
    *,
    types: tuple[DType, ...] = NUMBERS,
    call: Callable[..., Any] | None = None,
    torch: Any = "",
    special: bool = True,
    padded: bool = True,
    gradient: bool = True,
    result: str | DType = "same",
    slack: float = 1.0,
    errors: tuple[Wrong, ...] = (),
) -> Operator:
    """Return a row over the awkward pairs of shapes."""
    return Operator(
        name, oracle, pairs(left, left if right is None else right, special, padded), types,
        call=call, torch=name if torch == "" else torch, result=result, gradient=gradient,
        slack=slack, errors=errors,
    )  # fmt: skip


def _integer_divide(x: Any, y: Any) -> Any:
    return np.where(y == 0, 0, x // np.where(y == 0, 1, y))


def _integer_modulo(x: Any, y: Any) -> Any:
    return np.where(y == 0, 0, x % np.where(y == 0, 1, y))


def _truncate(x: Any, y: Any) -> Any:
    y = np.where(y == 0, 1, y)
    quotient = x // y
    return np.where((x % y != 0) & ((x < 0) != (y < 0)), quotient + 1, quotient)


def _wrong(text: str, call: Callable[[Any], Any], error: str = "ShapeError") -> Wrong:
    return Wrong(call, error, text)


_SHAPES = (
    _wrong("shapes (2,) and (3,) do not broadcast", lambda t: t.ones(2) + t.ones(3)),
    _wrong("do not broadcast", lambda t: t.ones(2, 3) * t.ones(3, 2)),
)

ROWS: list[Operator] = [
    binary("add", np.add, "wide", errors=_SHAPES),
    binary("sub", np.subtract, "wide"),
    binary("mul", np.multiply, "wide", slack=2),
    binary("div", np.divide, "any", "nonzero", types=FLOATS8),
    binary("true_divide_integers", lambda x, y: x.astype(np.float64) / y, "any", "nonzero",
           types=INTS, call=operator.truediv, torch=operator.truediv, result=dtypes.float32,
           special=False, gradient=False),
    binary("floordiv", _integer_divide, "wide", types=INTS, call=operator.floordiv, torch=None,
           gradient=False),
    binary("floordiv_small", _integer_divide, "any", "nonzero", types=INTS, gradient=False,
           call=operator.floordiv, special=False,
           torch=lambda x, y: x.div(y, rounding_mode="floor")),
    binary("floordiv_float", lambda x, y: np.floor(x / y), "halves", "away", special=False,
           types=(dtypes.float32, dtypes.float64), call=operator.floordiv, torch=None,
           gradient=False, padded=False),
    binary("mod", _integer_modulo, "wide", types=INTS, torch=None, gradient=False),
    binary("mod_float", lambda x, y: x - y * np.floor(x / y), "halves", "away", special=False,
           types=(dtypes.float32, dtypes.float64), call=operator.mod, torch=operator.mod,
           gradient=False, padded=False, slack=8),
    binary("div_trunc", _truncate, "any", "nonzero", types=INTS, gradient=False, special=False,
           call=lambda x, y: x.div(y, rounding_mode="trunc"),
           torch=lambda x, y: x.div(y, rounding_mode="trunc")),
    binary("pow", np.power, "positive", "any", types=FLOATS, special=False, slack=24),
    binary("maximum", np.maximum, "distinct", padded=False),
    binary("minimum", np.minimum, "distinct", padded=False),
    binary("maximum_of_bools", np.logical_or, "bit", types=(dtypes.bool,), padded=False,
           call=lambda x, y: x.maximum(y), torch=None, gradient=False),
    binary("copysign", np.copysign, "any", types=FLOATS, special=False, padded=False,
           gradient=False),
    binary("logaddexp", np.logaddexp, "any", types=FLOATS, slack=16, special=False),
    # *** bits ***
    binary("bitwise_and", np.bitwise_and, "wide", types=(*INTS, dtypes.bool), gradient=False,
           padded=False),
    binary("bitwise_or", np.bitwise_or, "wide", types=(*INTS, dtypes.bool), gradient=False,
           padded=False),
    binary("bitwise_xor", np.bitwise_xor, "wide", types=(*INTS, dtypes.bool), gradient=False,
           padded=False),
    binary("lshift", np.left_shift, "wide", "small", types=INTS, gradient=False, special=False,
           call=operator.lshift, torch=None),
    binary("rshift", np.right_shift, "wide", "small", types=INTS, gradient=False, special=False,
           call=operator.rshift, torch=None),
    # *** comparisons ***
    *[
        binary(name, function, "ties", types=EVERY, result="bool", gradient=False, torch=torch,
               call=call)
        for name, function, call, torch in (
            ("eq", np.equal, operator.eq, "eq"),
            ("ne", np.not_equal, operator.ne, "ne"),
            ("lt", np.less, operator.lt, "lt"),
            ("le", np.less_equal, operator.le, "le"),
            ("gt", np.greater, operator.gt, "gt"),
            ("ge", np.greater_equal, operator.ge, "ge"),
        )
    ],
    # *** three sources ***
    Operator(
        "where", np.where,
        tuple([
            Sample((Input(shape, "bit", layout, dtypes.bool), *sample.inputs))
            for (shape, layout), sample in zip(
                [((), "plain"), ((3,), "plain"), ((2, 1), "plain"), ((2, 3), "transposed"),
                 ((1,), "plain"), ((1, 0, 1), "plain"), ((4,), "flipped"), ((3, 1), "expanded"),
                 ((4, 2, 3), "strided"), ((5, 1), "plain"), ((12, 12), "plain")],
                pairs("wide", "wide"))
        ]),
        EVERY, gradient=True,
        call=lambda mask, x, y: mask.where(x, y),
        torch=lambda mask, x, y: x.where(mask, y),
        errors=(_wrong("", lambda t: t.ones(2).where(t.ones(3), 0)),),
    ),
    Operator(
        "lerp", lambda x, y, w: x + (y - x) * w,
        (Sample((Input((2, 3)), Input((2, 3)), Input((2, 3), "open01"))),
         Sample((Input((3,)), Input((2, 3), "any", "transposed"), Input((), "open01"))),
         Sample((Input((0, 3)), Input((0, 3)), Input((1, 3), "open01")))),
        FLOATS, torch="lerp", gradient=True, slack=4,
    ),
    Operator(
        "masked_fill", lambda x, mask, value: np.where(mask, np.asarray(value, x.dtype), x),
        tuple([
            Sample((Input(shape, "wide", layout), Input(mask, "bit", "plain", dtypes.bool)), (5,))
            for shape, layout, mask in (
                ((3,), "plain", (3,)), ((2, 3), "transposed", (3,)), ((0, 2), "plain", (1, 2)),
                ((5, 2), "padded", (5, 1)), ((), "plain", ()))
        ]),
        NUMBERS, torch="masked_fill", gradient=True,
    ),
]  # fmt: skip
