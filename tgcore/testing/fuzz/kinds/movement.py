"""Steps that move elements without computing: views, padding, joining, triangles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import dtypes
from tgcore.testing.fuzz.program import Step, inputs, kind, make, need, plain_only
from tgcore.testing.fuzz.values import Value, apply_path


def _view(name: str, code: str, movement: Callable[[Step, Value], tuple[str, Any]]) -> None:
    @kind(name, "movement", code)
    def meaning(values: dict[int, Value], step: Step) -> None:
        (x,) = inputs(values, step)
        path = movement(step, x)
        array = apply_path(x.array, (path,))
        symbols: tuple[Any, ...] | None = None
        if x.is_symbolic:
            need(path[0] in ("permute", "flip"), "symbolic")
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
    need(x.dtype is not dtypes.bool or step.params["value"] == 0)
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
    need(x.dtype is y.dtype and x.array.ndim == y.array.ndim > 0)
    make(values, step, np.concatenate([x.array, y.array], step.params["axis"]), x.dtype)


@kind("stack", "movement", "{0}.stack({1}, dim={axis})")
def _stack(values: dict[int, Value], step: Step) -> None:
    x, y = inputs(values, step)
    plain_only(x, y)
    need(x.dtype is y.dtype and x.shape == y.shape)
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
    need(x.array.ndim >= 2 and x.array.size)
    function = np.tril if step.params["which"] == "tril" else np.triu
    make(values, step, function(x.array, step.params["diagonal"]), x.dtype)
