"""Reading and writing through indices of every kind, gather, scatter, sort and selection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.operators.table import (
    EVERY,
    FLOATS,
    NUMBERS,
    Input,
    Operator,
    Sample,
    Wrong,
)

_LAYOUTS = ("plain", "transposed", "strided", "flipped", "padded")


def reads(name: str, *rows: tuple[tuple[int, ...], Any], gradient: bool = True) -> Operator:
    """Return a row that reads with a basic or constant index: rows are (shape, index)."""
    found = []
    for shape, index in rows:
        layouts = _LAYOUTS if shape[0] >= 3 else _LAYOUTS[:1]
        found += [Sample((Input(shape, "wide", layout),), (index,)) for layout in layouts]
    return Operator(name, lambda x, index: x[index], tuple(found), EVERY, gradient=gradient,
                    call=lambda x, index: x[index], slack=2)  # fmt: skip


def _write(index: Any) -> Callable[[Any, Any], Any]:
    def oracle(x: Any, value: Any) -> Any:
        found = np.array(x)
        found[index] = value
        return found

    return oracle


def _assign(index: Any) -> Callable[[Any, Any], Any]:
    def call(x: Any, value: Any) -> Any:
        found = x.clone() if hasattr(x, "clone") else x
        found[index] = value
        return found

    return call


def writes(name: str, shape: tuple[int, ...], index: Any, value: tuple[int, ...]) -> Operator:
    """Return a row that writes `value` (a shape) at `index` of a copy."""
    samples = tuple([
        Sample((Input(shape, "wide", layout), Input(value, "wide", other)))
        for layout, other in (("plain", "plain"), ("transposed", "flipped"), ("padded", "strided"))
    ])  # fmt: skip
    return Operator(name, _write(index), samples, EVERY, call=_assign(index), slack=2)


def _index(shape: tuple[int, ...], domain: str = "small", dtype: DType = dtypes.int32) -> Input:
    return Input(shape, domain, "plain", dtype)


def _gather(x: Any, index: Any, dim: int) -> Any:
    window = tuple([slice(None) if axis == dim % x.ndim else slice(0, index.shape[axis])
                    for axis in range(x.ndim)])  # fmt: skip
    return np.take_along_axis(x[window], index.astype(np.int64), dim)


def _scatter(x: Any, index: Any, source: Any, dim: int, add: bool = False) -> Any:
    found = np.array(x)
    for place in np.ndindex(*index.shape):
        target = list(place)
        target[dim] = int(index[place])
        found[tuple(target)] = source[place] + (found[tuple(target)] if add else 0)
    return found


def _reduce_at(ufunc: Any) -> Callable[..., Any]:
    def oracle(x: Any, index: Any, source: Any, dim: int) -> Any:
        found = np.array(x)
        for place in np.ndindex(*index.shape):
            target = list(place)
            target[dim] = int(index[place])
            found[tuple(target)] = ufunc(found[tuple(target)], source[place])
        return found

    return oracle


def _one_hot(index: Any, classes: int) -> Any:
    return np.eye(classes, dtype=np.int32)[index.astype(np.int64)]


def _top(x: Any, k: int, largest: bool = True) -> Any:
    order = np.argsort(-x if largest else x, axis=-1, kind="stable")
    return np.take_along_axis(x, order[..., :k], -1)


def _outside(x: Any, index: Any) -> Any:
    """A negative index counts from the end; outside of both ends the value is 0."""
    place = np.where(index < 0, index + len(x), index)
    inside = (place >= 0) & (place < len(x))
    return np.where(inside, x[np.clip(place, 0, len(x) - 1)], 0)


_SMALL_INDEX_TYPES = (dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.int32, dtypes.uint32,
                      dtypes.int64)  # fmt: skip

_INDEX_ERRORS = (
    Wrong(lambda t: t.ones(3)[3], "OutOfRangeError", "3"),
    Wrong(lambda t: t.ones(3)[-4], "OutOfRangeError", "-4"),
    Wrong(lambda t: t.ones(3)[0, 0], "OutOfRangeError", ""),
    Wrong(lambda t: t.ones(3)[[0, 3]], "OutOfRangeError", "3"),
    Wrong(lambda t: t.ones(3)[::0], "ArgumentError", ""),
    Wrong(lambda t: t.ones(3)["a"], "DTypeError", ""),
    Wrong(lambda t: t.ones(3)[1.5], "DTypeError", ""),
    Wrong(lambda t: t.ones(3)[..., ...], "OutOfRangeError", "one Ellipsis"),
)

ROWS: list[Operator] = [
    Operator("getitem", lambda x, i: x[i], tuple([
        Sample((Input(shape, "wide", layout),), (index,))
        for shape, index in (
            ((4, 3), 1), ((4, 3), -1), ((4, 3), (2, 1)), ((4, 3), slice(1, 3)),
            ((4, 3), (slice(None), slice(None, None, 2))), ((4, 3), slice(None, None, -1)),
            ((4, 3), slice(10, None)), ((4, 3), slice(-2, None)), ((4, 3), (slice(3, 0, -2), 1)),
            ((4, 3), None), ((4, 3), (None, 1)), ((4, 3), (..., 1)), ((4, 3), (1, None, ...)),
            ((3, 4, 5), (slice(None), 2, slice(4, None, -2))), ((3, 4, 5), (..., None, 1)),
            ((3, 4), slice(2, 2)))
        for layout in ("plain", "transposed", "padded")]),
        EVERY, call=lambda x, i: x[i], gradient=True, errors=_INDEX_ERRORS),
    reads("getitem_list", ((4, 3), [2, 0, 3, 0]), ((4, 3), ([1, 2], [0, 2])),
          ((4, 3), (slice(None), [2, 0])), ((3, 4, 5), (slice(None), [1, 3], [0, 4])),
          ((3, 4, 5), ([0, 2], slice(None), [1, 1])), ((4, 3), ([[0, 1], [3, 2]],)),
          ((3, 4, 5), (1, slice(None), [0, 2])), ((4, 3), ([-1, -4],)), ((2, 3), [])),
    Operator("getitem_tensor", lambda x, i: x[i.astype(np.int64)], tuple([
        Sample((Input(shape, "wide", layout), _index(index)))
        for shape, layout, index in (
            ((4, 3), "plain", (5,)), ((4, 3), "transposed", (2, 3)), ((5, 2), "padded", (3,)),
            ((4,), "flipped", ()), ((4, 2), "strided", (0,)))]),
        EVERY, call=lambda x, i: x[i], gradient=True),
    *[
        Operator(f"getitem_by_{kind.name}", lambda x, i: x[i.astype(np.int64)], (
            Sample((Input((300, 2), "wide"), Input((7,), "wide_index", "plain", kind))),),
            (dtypes.float32, dtypes.uint8), call=lambda x, i: x[i])
        for kind in _SMALL_INDEX_TYPES
    ],
    Operator("getitem_mixed", lambda x, i, j: x[i, :, j], (
        Sample((Input((4, 3, 4), "wide"), _index((2,)), _index((3, 1)))),
        Sample((Input((4, 2, 5), "wide", "transposed"), _index((2, 2)), _index((2, 2))))),
        EVERY, call=lambda x, i, j: x[i, :, j], gradient=True),
    Operator("getitem_mask", lambda x, m: x[m], (
        Sample((Input((4, 3), "wide"), Input((4, 3), "bit", "plain", dtypes.bool))),
        Sample((Input((4, 3), "wide", "transposed"), Input((4,), "bit", "plain", dtypes.bool))),
        Sample((Input((3,), "wide"), Input((3,), "zero", "plain", dtypes.bool)))),
        EVERY, call=lambda x, m: x[m]),
    # *** writing ***
    writes("setitem_integer", (4, 3), 1, (3,)),
    writes("setitem_slice", (4, 3), slice(1, 3), (2, 3)),
    writes("setitem_scalar", (4, 3), (2, 1), ()),
    writes("setitem_broadcast", (4, 3), (slice(None), slice(0, 2)), (2,)),
    writes("setitem_backwards", (4, 3), (slice(None, None, -2), slice(None)), (2, 3)),
    writes("setitem_strided", (5, 6), (slice(0, 5, 2), slice(5, None, -3)), (3, 2)),
    writes("setitem_new_axis", (4, 3), (slice(1, 3), None, 1), (2, 1)),
    writes("setitem_list", (5, 3), [3, 0, 4], (3, 3)),
    writes("setitem_repeated", (5,), [3, 0, 3, 1, 0], (5,)),
    writes("setitem_pairs", (4, 3), ([0, 3, 2], [1, 1, 0]), (3,)),
    writes("setitem_empty", (4, 3), slice(2, 2), (0, 3)),
    # *** gather, scatter, sort ***
    Operator("gather", _gather, tuple([
        Sample((Input(shape, "wide", layout), _index(index)), (), {"dim": dim})
        for shape, layout, index, dim in (
            ((4, 3), "plain", (2, 3), 0), ((3, 4), "transposed", (3, 2), 1),
            ((4, 4, 4), "flipped", (2, 3, 4), 1), ((4,), "strided", (7,), 0),
            ((5, 2), "padded", (5, 2), 0))]),
        EVERY, call=lambda x, i, dim: x.gather(dim, i), gradient=True,
        torch=lambda x, i, dim: x.gather(dim, i.long())),
    Operator("scatter", lambda x, i, s, dim: _scatter(x, i, s, dim), tuple([
        Sample((Input(shape, "wide", layout), Input(index, "distinct_index", "plain", dtypes.int32),
                Input(index, "wide")), (), {"dim": 0})
        for shape, layout, index in (((6, 3), "plain", (4, 3)), ((8,), "flipped", (5,)))]),
        EVERY, call=lambda x, i, s, dim: x.scatter(dim, i, s)),
    Operator("scatter_add", _reduce_at(np.add), (
        Sample((Input((4, 3)), _index((5, 3)), Input((5, 3))), (), {"dim": 0}),
        Sample((Input((3, 4), "any", "transposed"), _index((2, 6)), Input((2, 6))), (),
               {"dim": 1})),
        (*FLOATS, dtypes.int32), slack=8,
        call=lambda x, i, s, dim: x.scatter_reduce(dim, i, s, "sum")),
    Operator("scatter_amax", _reduce_at(np.maximum), (
        Sample((Input((4, 3), "distinct"), _index((5, 3)), Input((5, 3), "distinct")), (),
               {"dim": 0}),), (*FLOATS, dtypes.int32),
        call=lambda x, i, s, dim: x.scatter_reduce(dim, i, s, "amax")),
    Operator("one_hot", _one_hot, (Sample((_index((5,)),), (4,)), Sample((_index((2, 3)),), (6,))),
             (dtypes.int32,), result=dtypes.int32, call=lambda i, n: i.one_hot(n)),
    Operator("sort", lambda x, dim: np.sort(x, dim), tuple([
        Sample((Input(shape, "distinct", layout),), (), {"dim": dim})
        for shape, layout, dim in (
            ((7,), "plain", 0), ((3, 5), "transposed", 1), ((4, 3), "flipped", 0),
            ((1,), "plain", 0), ((3, 6), "strided", -1))]),
        (*FLOATS, dtypes.int32, dtypes.int64, dtypes.uint8),
        call=lambda x, dim: x.sort(dim)[0]),
    Operator("sort_descending", lambda x, dim: np.flip(np.sort(x, dim), dim), (
        Sample((Input((7,), "distinct"),), (), {"dim": 0}),
        Sample((Input((3, 5), "distinct", "transposed"),), (), {"dim": 1})),
        (*FLOATS, dtypes.int32, dtypes.uint8),
        call=lambda x, dim: x.sort(dim, descending=True)[0]),
    Operator("argsort_of_ties", lambda x: np.argsort(x, kind="stable"), (
        Sample((Input((9,), "ties"),)), Sample((Input((2, 6), "ties"),))),
        (dtypes.float32, dtypes.int32, dtypes.uint8), result=dtypes.int32,
        call=lambda x: x.sort()[1]),
    Operator("topk", _top, (
        Sample((Input((7,), "distinct"),), (3,)), Sample((Input((2, 5), "distinct"),), (5,)),
        Sample((Input((2, 5), "distinct", "transposed"),), (1,))),
        (*FLOATS, dtypes.int32), call=lambda x, k: x.topk(k)[0]),
    Operator("getitem_outside_gives_zero", _outside, (
        Sample((Input((5,), "positive"), Input((9,), "outside", "plain", dtypes.int32))),),
        NUMBERS, call=lambda x, i: x[i]),
]  # fmt: skip
