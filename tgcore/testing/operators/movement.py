"""Operators that move elements and compute nothing: all dtypes, exact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import DType
from tgcore.testing.operators.table import EVERY, NUMBERS, Input, Operator, Sample, Wrong

_LAYOUTS = ("plain", "transposed", "strided", "flipped")


def moves(
    name: str,
    oracle: Callable[..., Any],
    *calls: tuple[tuple[int, ...], tuple[Any, ...], dict[str, Any]],
    call: Callable[..., Any] | None = None,
    torch: Any = None,
    errors: tuple[Wrong, ...] = (),
    gradient: bool = True,
    types: tuple[DType, ...] = EVERY,
) -> Operator:
    """Return a row: each call is (shape, args, kwargs), tried over several layouts."""
    found = []
    for shape, args, kwargs in calls:
        layouts = [*_LAYOUTS, "padded"] if shape and shape[0] >= 2 else ["plain"]
        if shape and shape[0] == 3:
            layouts.append("expanded")
        found += [Sample((Input(shape, "wide", layout),), args, kwargs) for layout in layouts]
    return Operator(name, oracle, tuple(found), types, call=call, torch=torch, gradient=gradient,
                    slack=2, errors=errors)  # fmt: skip


def at(*shape: int) -> Callable[..., Any]:
    """Return a builder of calls on `shape`: `at(2, 3)(arg, key=value)`."""
    return lambda *args, **kwargs: (shape, args, kwargs)


def _join(function: Callable[..., Any], *arrays: Any, axis: int = 0) -> Any:
    return function(arrays, axis=axis)


def several(name: str, call: Any, oracle: Any, torch: Any, *groups: Any) -> Operator:
    """Return a row of operators that take several tensors; a group is (shapes, axis)."""
    found = []
    for shapes, axis in groups:
        inputs = [
            Input(shape, "wide", layout if 0 not in shape else "plain")
            for shape, layout in zip(shapes, ("plain", "transposed", "flipped", "strided"))
        ]
        found.append(Sample(tuple(inputs), (), {"axis": axis}))
    return Operator(name, oracle, tuple(found), EVERY, call=call, torch=torch, gradient=True)


def _wrong(error: str, text: str, call: Callable[[Any], Any]) -> Wrong:
    return Wrong(call, error, text)


def _torch(name: str) -> Callable[..., Any]:
    def call(*tensors: Any, axis: int = 0) -> Any:
        import torch

        return getattr(torch, name)(tensors, dim=axis)

    return call


_RESHAPE_ERRORS = (
    _wrong("ShapeError", "", lambda t: t.ones(2, 3).reshape(4)),
    _wrong("ShapeError", "", lambda t: t.ones(2, 3).reshape(-1, -1)),
    _wrong("ShapeError", "", lambda t: t.ones(2, 3).reshape(-1, 4)),
    _wrong("ShapeError", "", lambda t: t.ones(2, 3).reshape(0, -1)),
)

_PAD_MODES: dict[str, Any] = {"reflect": "reflect", "replicate": "edge", "circular": "wrap"}

ROWS: list[Operator] = [
    moves("reshape", lambda x, *s: x.reshape(s), at(2, 3)(6), at(2, 6)(3, -1), at(4, 3)(2, 2, 3, 1),
          at(0, 3)(3, 0), at()(1, 1), at(1, 1)(), torch="reshape", errors=_RESHAPE_ERRORS),
    moves("permute", lambda x, *a: x.transpose(a), at(2, 3)(1, 0), at(2, 3, 4)(2, 0, 1),
          at(2, 3, 4)(-1, 1, 0), at(0, 2, 3)(1, 2, 0), at()(), torch="permute", errors=(
              _wrong("PermutationError", "", lambda t: t.ones(2, 3).permute(0, 0)),
              _wrong("PermutationError", "", lambda t: t.ones(2, 3).permute(0)),
              _wrong("OutOfRangeError", "", lambda t: t.ones(2, 3).permute(0, 2)))),
    moves("expand", lambda x, *s: np.broadcast_to(x, tuple(
              [n if n != -1 else x.shape[k - len(s)] for k, n in enumerate(s)])),
          at(1, 3)(4, 3), at(2, 1)(-1, 5), at(3,)(2, 3), at()(2, 2), at(1,)(0,), torch="expand",
          errors=(_wrong("ShapeError", "", lambda t: t.ones(2, 3).expand(4, 3)),)),
    moves("flip", lambda x, a: np.flip(x, a), at(2, 3)(0), at(2, 3)((0, 1)), at(4, 3)(-1),
          at(3, 1, 2)((0, 2)), at(0, 2)(0), torch=lambda x, a: x.flip(a), errors=(
              _wrong("OutOfRangeError", "", lambda t: t.ones(2).flip(1)),)),
    moves("pad", lambda x, p: np.pad(x, p), at(2, 3)(((1, 2), (0, 1))), at(3,)(((0, 2),)),
          at(3, 2)(((2, 0), (1, 1))), at(0, 2)(((1, 1), (0, 0))), at(1, 1)(((3, 3), (3, 3)))),
    moves("pad_value", lambda x, p, v: np.pad(x, p, constant_values=np.asarray(v).astype(x.dtype)),
          at(2, 3)(((1, 2), (0, 1)), 1), at(3,)(((0, 2),), 1), at(0, 2)(((1, 1), (0, 0)), 1),
          call=lambda x, p, v: x.pad(p, value=v), types=NUMBERS),
    moves("pad_negative", lambda x, p: np.pad(x[1:, :-1], ((0, 2), (1, 0))),
          at(4, 3)(((-1, 2), (1, -1))), call=lambda x, p: x.pad(p)),
    *[
        moves(f"pad_{mode}", lambda x, p, mode: np.pad(x, p, mode=_PAD_MODES[mode]),
              at(4, 3)(((1, 2), (2, 0)), mode), at(3, 5)(((0, 2), (1, 1)), mode),
              call=lambda x, p, mode: x.pad(p, mode=mode))
        for mode in ("reflect", "replicate", "circular")
    ],
    moves("shrink", lambda x, b: x[tuple([slice(*one) if one else slice(None) for one in b])],
          at(4, 3)(((1, 3), (0, 2))), at(4, 3)(((1, 3), None)), at(3,)(((1, 1),)),
          at(2, 3, 4)(((1, 2), (1, 3), (0, 3))), at(0, 2)(((0, 0), (1, 2)))),
    moves("transpose", lambda x, a, b: np.swapaxes(x, a, b), at(2, 3)(0, 1), at(2, 3, 4)(0, 2),
          at(2, 3, 4)(-1, -2), torch="transpose"),
    moves("squeeze", lambda x, *d: np.squeeze(x, *d) if not d or x.shape[d[0]] == 1 else x,
          at(2, 1, 3)(1), at(2, 1, 3, 1)(), at(1,)(0), at(2, 1, 3)(0), torch="squeeze"),
    moves("unsqueeze", np.expand_dims, at(2, 3)(0), at(2, 3)(-1), at(2, 3)(1), at()(0),
          torch="unsqueeze"),
    moves("flatten", lambda x, a=0, b=-1: x.reshape(
              *x.shape[:a], -1, *x.shape[b + x.ndim + 1 if b < 0 else b + 1:]),
          at(2, 3, 4)(), at(2, 3, 4)(1), at(2, 3, 4)(0, 1), torch="flatten"),
    moves("unflatten", lambda x, d, s: x.reshape(
              *x.shape[:d % x.ndim], *s, *x.shape[d % x.ndim + 1:]),
          at(6, 2)(0, (2, 3)), at(2, 6)(-1, (3, -1)), torch="unflatten"),
    moves("repeat", lambda x, *r: np.tile(x, r), at(2, 3)(2, 1), at(2, 3)(2, 1, 3), at(3,)(0,),
          at()(3,), torch="repeat"),
    moves("repeat_interleave", lambda x, n, d=None: np.repeat(x, n, d), at(2, 3)(2), at(2, 3)(3, 1),
          at(3,)(2, 0), torch="repeat_interleave"),
    moves("roll", lambda x, n, d: np.roll(x, n, d), at(4, 3)(1, 0), at(4, 3)(-2, 0),
          at(2, 3, 4)(5, 2), at(4, 3)((1, 2), (0, 1)), torch="roll"),
    moves("diagonal", lambda x: np.diagonal(x), at(3, 3)(), at(2, 4)(), at(4, 2)(),
          torch="diagonal"),
    moves("diag", np.diag, at(3,)(), at(1,)(), torch="diag"),
    moves("unfold", lambda x, d, n, s: np.moveaxis(
              np.lib.stride_tricks.sliding_window_view(x, n, d), d, d)[
              tuple([slice(None, None, s) if k == d % x.ndim else slice(None)
                     for k in range(x.ndim)])],
          at(7,)(0, 3, 2), at(2, 8)(1, 2, 3), at(6, 2)(0, 6, 1), torch="unfold"),
    moves("split_first", lambda x, n, d: np.split(x, [n], d)[0], at(4, 3)(2, 0), at(2, 5)(2, 1),
          call=lambda x, n, d: x.split(n, d)[0], torch=lambda x, n, d: x.split(n, d)[0]),
    moves("chunk_last", lambda x, n, d: np.array_split(x, n, d)[-1], at(4, 3)(2, 0), at(2, 6)(3, 1),
          call=lambda x, n, d: x.chunk(n, d)[-1], torch=lambda x, n, d: x.chunk(n, d)[-1]),
    moves("tril", lambda x, k=0: np.tril(x, k), at(3, 3)(), at(2, 4)(1), at(4, 2)(-1),
          at(2, 3, 3)(), torch="tril"),
    moves("triu", lambda x, k=0: np.triu(x, k), at(3, 3)(), at(2, 4)(1), at(4, 2)(-1),
          at(2, 3, 3)(), torch="triu"),
    moves("rearrange_swap", lambda x: x.transpose(1, 0), at(2, 3)(), at(4, 5)(),
          call=lambda x: x.rearrange("a b -> b a")),
    moves("rearrange_merge", lambda x: x.transpose(0, 2, 1).reshape(x.shape[0], -1),
          at(2, 3, 4)(), call=lambda x: x.rearrange("a b c -> a (c b)")),
    # padding survives what is done to it later
    moves("pad_then_reshape", lambda x: np.pad(x, ((1, 2), (0, 0))).reshape(-1), at(3, 4)(),
          at(2, 5)(), call=lambda x: x.pad(((1, 2), (0, 0))).reshape(-1)),
    moves("pad_split_merge", lambda x: np.pad(x, ((2, 1), (0, 0))).reshape(2, 3, 4)
          .transpose(1, 0, 2).reshape(6, 4)[::-1, 1:], at(3, 4)(),
          call=lambda x: x.pad(((2, 1), (0, 0))).reshape(2, 3, 4).permute(1, 0, 2)
          .reshape(6, 4)[::-1, 1:]),
    moves("shrink_of_pad_of_flip", lambda x: np.pad(np.flip(x, 0), ((1, 1), (2, 0)))[2:, 1:4],
          at(3, 4)(), call=lambda x: x.flip(0).pad(((1, 1), (2, 0))).shrink(((2, 5), (1, 4)))),
    # *** several tensors ***
    several("cat", lambda x, *rest, axis: x.cat(*rest, dim=axis),
            lambda *a, axis: np.concatenate(a, axis), _torch("cat"),
            (((2, 3), (4, 3)), 0), (((2, 3), (2, 1), (2, 2)), 1), (((2, 3), (0, 3)), 0),
            (((3,), (3,), (2,), (1,)), -1), (((2, 3, 1), (2, 3, 4)), -1)),
    several("stack", lambda x, *rest, axis: x.stack(*rest, dim=axis),
            lambda *a, axis: np.stack(a, axis), _torch("stack"),
            (((2, 3), (2, 3)), 0), (((2, 3), (2, 3), (2, 3)), -1), (((), ()), 0),
            (((3, 2), (3, 2)), 1)),
]  # fmt: skip
