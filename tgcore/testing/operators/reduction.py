"""Reductions, scans, and what is built from them: softmax, normalisation, matrix products."""

from __future__ import annotations

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

_NOTHING = ((0,), (2, 0), (0, 3))


def reductions(domain: str, empty: bool, padded: bool, more: Any = ()) -> tuple[Sample, ...]:
    """Return shapes, layouts and axes that every reduction is tried on."""
    rows: list[tuple[tuple[int, ...], str, dict[str, Any]]] = [
        ((), "plain", {}),
        ((1,), "plain", {"axis": 0}),
        ((7,), "plain", {}),
        ((3, 5), "plain", {"axis": 0}),
        ((3, 5), "transposed", {"axis": -1}),
        ((4, 6), "strided", {"axis": 1, "keepdim": True}),
        ((5, 3), "flipped", {}),
        ((2, 3, 4), "plain", {"axis": (0, 2)}),
        ((2, 3, 4), "transposed", {"axis": 1, "keepdim": True}),
        ((3, 4), "expanded", {"axis": 0}),
        ((2, 0, 3), "plain", {"axis": 0}),
        ((33, 17), "plain", {"axis": 1}),
        *more,
    ]
    if padded:
        rows += [((6, 3), "padded", {"axis": 0}), ((6, 3), "masked", {"axis": 0}),
                 ((6, 3), "padded", {})]  # fmt: skip
    if empty:
        rows += [((0,), "plain", {}), ((2, 0), "plain", {"axis": 1}), ((0, 3), "plain", {})]
    return tuple([Sample((Input(shape, domain, layout),), (), kw) for shape, layout, kw in rows])


def _numpy_axes(axis: Any) -> Any:
    return axis if axis is None or isinstance(axis, int) else tuple(axis)


def _reducing(function: Callable[..., Any]) -> Callable[..., Any]:
    def oracle(x: Any, axis: Any = None, keepdim: bool = False) -> Any:
        if x.ndim == 0:
            return function(x.reshape(1), axis=None, keepdims=False)
        return function(x, axis=_numpy_axes(axis), keepdims=keepdim)

    return oracle


def _torch_reducing(name: str) -> Callable[..., Any]:
    def call(x: Any, axis: Any = None, keepdim: bool = False) -> Any:
        import torch

        function = getattr(torch, name)
        if axis is None:
            return function(x)
        return function(x, dim=axis, keepdim=keepdim)

    return call


def reduction(
    name: str,
    function: Callable[..., Any],
    domain: str = "any",
    *,
    types: tuple[DType, ...] = EVERY,
    result: str | DType = "same",
    torch: Any = "",
    empty: bool = True,
    padded: bool = True,
    gradient: bool = True,
    slack: float = 1.0,
    errors: tuple[Wrong, ...] = (),
) -> Operator:
    """Return a row over the awkward shapes and axes of a reduction."""
    return Operator(
        name, _reducing(function), reductions(domain, empty, padded), types,
        torch=_torch_reducing(name) if torch == "" else torch, result=result, gradient=gradient,
        slack=slack, errors=errors,
    )  # fmt: skip


def _sum(x: Any, axis: Any, keepdims: bool) -> Any:
    if x.dtype.kind in "biu":
        wide = {"b": np.int32, "i": np.int32, "u": np.uint32}[x.dtype.kind]
        kind = np.promote_types(x.dtype, wide) if x.dtype.kind != "b" else np.dtype(wide)
        return np.sum(x, axis=axis, keepdims=keepdims, dtype=kind)
    return np.sum(x, axis=axis, keepdims=keepdims)


def _prod(x: Any, axis: Any, keepdims: bool) -> Any:
    if x.dtype.kind in "biu":
        wide = {"b": np.int32, "i": np.int32, "u": np.uint32}[x.dtype.kind]
        kind = np.promote_types(x.dtype, wide) if x.dtype.kind != "b" else np.dtype(wide)
        return np.prod(x, axis=axis, keepdims=keepdims, dtype=kind)
    return np.prod(x, axis=axis, keepdims=keepdims)


def _max(x: Any, axis: Any, keepdims: bool) -> Any:
    return np.max(x, axis=axis, keepdims=keepdims)


def _min(x: Any, axis: Any, keepdims: bool) -> Any:
    return np.min(x, axis=axis, keepdims=keepdims)


def _spread(function: Callable[..., Any]) -> Callable[..., Any]:
    """Variance or deviation with Bessel's correction, as torch has it by default."""

    def oracle(x: Any, axis: Any = None, keepdim: bool = False, correction: int = 1) -> Any:
        return function(x, axis=_numpy_axes(axis), keepdims=keepdim, ddof=correction)

    return oracle


def _softmax(x: Any, axis: int = -1) -> Any:
    if x.size == 0:
        return x
    powers = np.exp(x - x.max(axis=axis, keepdims=True))
    return powers / powers.sum(axis=axis, keepdims=True)


def _logsumexp(x: Any, axis: Any = None, keepdim: bool = False) -> Any:
    top = np.max(x, axis=axis, keepdims=True)
    top = np.where(np.isfinite(top), top, 0)
    found = np.log(np.exp(x - top).sum(axis=axis, keepdims=True)) + top
    return found if keepdim else np.squeeze(found, axis)


def _log_softmax(x: Any, axis: int = -1) -> Any:
    return x - _logsumexp(x, axis, True) if x.size else x


def _layernorm(x: Any, axis: Any = -1, eps: float = 1e-5) -> Any:
    centred = x - x.mean(axis=axis, keepdims=True)
    return centred / np.sqrt((centred**2).mean(axis=axis, keepdims=True) + eps)


def _numbered(domain: str, *rows: Any) -> tuple[Sample, ...]:
    return tuple([Sample((Input(shape, domain, layout),), (), kw) for shape, layout, kw in rows])


_Row = tuple[tuple[int, ...], str, dict[str, Any]]
_AXES: tuple[_Row, ...] = (
    ((5,), "plain", {}), ((3, 4), "transposed", {"axis": 0}), ((3, 4), "strided", {"axis": 1}),
    ((4, 3), "flipped", {"axis": -1}), ((2, 3, 4), "plain", {"axis": 1}),
)  # fmt: skip
_SCANS: tuple[_Row, ...] = (
    ((5,), "plain", {"axis": 0}), ((1,), "plain", {"axis": 0}), ((3, 4), "plain", {"axis": 1}),
    ((3, 4), "transposed", {"axis": 0}), ((4, 3), "flipped", {"axis": -1}),
    ((0,), "plain", {"axis": 0}), ((2, 0), "plain", {"axis": 0}),
    ((2, 3, 4), "strided", {"axis": 1}), ((5, 2), "padded", {"axis": 0}),
)  # fmt: skip
_LONG: tuple[_Row, ...] = (((600,), "plain", {"axis": 0}), ((2, 530), "plain", {"axis": 1}))


def _scan_sum(x: Any, axis: int) -> Any:
    if x.dtype.kind in "biu":
        wide = {"b": np.int32, "i": np.int32, "u": np.uint32}[x.dtype.kind]
        kind = np.promote_types(x.dtype, wide) if x.dtype.kind != "b" else np.dtype(wide)
        return np.cumsum(x, axis, dtype=kind)
    return np.cumsum(x, axis)


def _scan_product(x: Any, axis: int) -> Any:
    return np.cumprod(x, axis, dtype=x.dtype)


def _values(result: Any) -> Any:
    return result[0] if isinstance(result, tuple) else result


def _products(*rows: Any, domain: str = "any") -> tuple[Sample, ...]:
    return tuple(
        [Sample(tuple([Input(shape, domain, layout) for shape, layout in row])) for row in rows]
    )


_MATRIX = _products(
    (((3,), "plain"), ((3,), "plain")),
    (((2, 3), "plain"), ((3, 4), "plain")),
    (((5, 3), "transposed"), ((3, 4), "transposed")),
    (((4, 7), "strided"), ((7, 5), "flipped")),
    (((3,), "plain"), ((3, 2), "plain")),
    (((2, 3), "plain"), ((3,), "plain")),
    (((2, 3, 4), "plain"), ((4, 2), "plain")),
    (((2, 1, 3, 4), "plain"), ((5, 4, 2), "transposed")),
    (((0, 3), "plain"), ((3, 2), "plain")),
    (((2, 0), "plain"), ((0, 3), "plain")),
    (((1, 1), "plain"), ((1, 1), "plain")),
    (((6, 4), "padded"), ((4, 6), "plain")),
    (((17, 33), "plain"), ((33, 9), "plain")),
)


def _matmul(x: Any, y: Any) -> Any:
    if x.dtype.kind in "biu":
        kind = np.promote_types(x.dtype, np.uint32 if x.dtype.kind == "u" else np.int32)
        return np.matmul(x.astype(kind), y.astype(kind))
    return np.matmul(x, y)


_AXIS_ERRORS = (
    Wrong(lambda t: t.ones(2, 3).sum(2), "OutOfRangeError", "axis 2 is outside"),
    Wrong(lambda t: t.ones(2, 3).sum(-3), "OutOfRangeError", "axis -3 is outside"),
    Wrong(lambda t: t.ones(2, 3).sum((0, 0)), "ShapeError", "name one axis twice"),
)

ROWS: list[Operator] = [
    reduction("sum", _sum, "any", result="sum", slack=4, errors=_AXIS_ERRORS),
    reduction("prod", _prod, "nonzero", result="sum", slack=8, padded=False),
    reduction("max", _max, "distinct", torch="", empty=False, padded=False),
    reduction("min", _min, "distinct", torch="", empty=False, padded=False),
    reduction("mean", np.mean, "any", types=FLOATS, slack=4, empty=False),
    Operator("mean_of_integers", _reducing(np.mean), reductions("any", False, True), INTS,
             call=lambda x, **kw: x.mean(**kw), result=dtypes.float32, slack=2),
    reduction("any", np.any, "bit", types=EVERY, result="bool", gradient=False),
    reduction("all", np.all, "bit", types=EVERY, result="bool", gradient=False, padded=False),
    Operator("var", _spread(np.var), _numbered("any", *_AXES, ((2, 3, 4), "plain",
             {"axis": (0, 2), "keepdim": True, "correction": 0})), FLOATS, gradient=True, slack=8),
    Operator("std", _spread(np.std), _numbered("any", *_AXES), FLOATS, gradient=True, slack=8),
    Operator("sum_with_dtype", lambda x, dtype: x.astype(np.int64).sum(0),
             _numbered("wide", *[((40,), "plain", {"dtype": dtypes.int64})]),
             (dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.int32),
             call=lambda x, dtype: x.sum(0, dtype=dtype), result=dtypes.int64),
    Operator("max_of_nothing_but_minus_infinity", lambda x: np.log(x).max(),
             _numbered("zero", ((3,), "plain", {})), FLOATS,
             call=lambda x: (x.log()).max(), result="same", slack=1,
             torch=lambda x: x.log().max()),
    # *** places ***
    *[
        Operator(name, lambda x, f=function, axis=None, keepdim=False: f(x, axis=axis,
                 keepdims=keepdim and axis is not None), _numbered(domain, *_AXES, (
                     (5, 3), "plain", {"axis": 0, "keepdim": True})),
                 EVERY, call=lambda x, n=name, **kw: getattr(x, n.split("_of_")[0])(**kw),
                 result=dtypes.int32)
        for name, function, domain in (
            ("argmax", np.argmax, "distinct"), ("argmin", np.argmin, "distinct"),
            ("argmax_of_ties", np.argmax, "ties"), ("argmin_of_ties", np.argmin, "ties"))
    ],
    # *** scans ***
    Operator("cumsum", _scan_sum, _numbered("any", *_SCANS, *_LONG), EVERY,
             torch=lambda x, axis: x.cumsum(axis), result="sum", gradient=True, slack=16),
    Operator("cumprod", _scan_product, _numbered("one", *_SCANS[:3]), FLOATS,
             torch=lambda x, axis: x.cumprod(axis), gradient=False, slack=8),
    Operator("cummax", lambda x, axis: np.maximum.accumulate(x, axis),
             _numbered("distinct", *_SCANS[:5], *_LONG), NUMBERS,
             call=lambda x, axis: _values(x.cummax(axis))),
    Operator("cummin", lambda x, axis: np.minimum.accumulate(x, axis),
             _numbered("distinct", *_SCANS[:5]), NUMBERS,
             call=lambda x, axis: _values(x.cummin(axis))),
    Operator("logcumsumexp", lambda x, axis: np.logaddexp.accumulate(x, axis),
             _numbered("any", *_SCANS[:5]), FLOATS, gradient=True, slack=16,
             torch=lambda x, axis: x.logcumsumexp(axis)),
    # *** compositions ***
    Operator("softmax", _softmax, _numbered("large", *_AXES, ((0, 3), "plain", {}),
             ((6, 2), "padded", {"axis": 0})), FLOATS, gradient=True, slack=8,
             torch=lambda x, axis=-1: x.softmax(axis)),
    Operator("softmin", lambda x, axis=-1: _softmax(-x, axis), _numbered("large", *_AXES), FLOATS,
             gradient=True, slack=8, errors=(
                 Wrong(lambda t: t.ones(2, 3).softmin(2), "OutOfRangeError", "axis 2"),)),
    Operator("log_softmax", _log_softmax, _numbered("large", *_AXES), FLOATS, gradient=True,
             slack=16, torch=lambda x, axis=-1: x.log_softmax(axis)),
    Operator("logsumexp", _logsumexp, _numbered("large", *_AXES[1:], ((3, 4), "plain",
             {"axis": 1, "keepdim": True})), FLOATS, gradient=True, slack=16,
             torch=lambda x, axis, keepdim=False: x.logsumexp(axis, keepdim)),
    Operator("layernorm", _layernorm, _numbered("any", *_AXES[1:]), FLOATS, gradient=True,
             slack=24),
    Operator("dot", _matmul, _MATRIX[:6], (*INTS, *FLOATS8), gradient=True,
             result="sum", slack=6, call=lambda x, y: x.dot(y), errors=(
                 Wrong(lambda t: t.ones(2, 3).dot(t.ones(2, 3)), "ShapeError", ""),
                 Wrong(lambda t: t.ones(2, 3).matmul(t.ones(4)), "ShapeError", ""))),
    Operator("matmul", _matmul, _MATRIX, (*INTS, *FLOATS8), gradient=True, result="sum", slack=8,
             torch="matmul"),
    Operator("sum_of_products", lambda x, y: (x * y).sum(1),
             _products((((3, 40), "plain"), ((3, 40), "transposed")),
                       (((4, 3), "padded"), ((4, 3), "flipped"))), FLOATS, gradient=True,
             call=lambda x, y: (x * y).sum(1), slack=16),
    Operator("max_of_padded_sum", lambda x: np.pad(x.sum(1), (2, 0)).max(),
             _numbered("natural", ((3, 4), "plain", {}), ((2, 5), "transposed", {})),
             (*FLOATS, dtypes.int32), call=lambda x: x.sum(1).pad(((2, 0),)).max(), slack=4,
             result="sum"),
    Operator("sum_of_exp_of_padding", lambda x: np.exp(np.pad(x, ((0, 3), (0, 0)))).sum(0),
             _numbered("any", ((3, 4), "plain", {}), ((2, 5), "transposed", {})), FLOATS,
             gradient=True, call=lambda x: x.pad(((0, 3), (0, 0))).exp().sum(0), slack=8),
    Operator("two_reductions", lambda x: (x - x.max(1, keepdims=True)).sum(0),
             _numbered("distinct", ((3, 4), "plain", {}), ((5, 7), "transposed", {})),
             (*FLOATS, dtypes.int32), gradient=True, slack=8, result="sum",
             call=lambda x: (x - x.max(1, keepdim=True)).sum(0)),
]  # fmt: skip
