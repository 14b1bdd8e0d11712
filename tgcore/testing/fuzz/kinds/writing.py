"""Steps that change a handle, copy it, realize it or let it go."""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.ir import dtypes
from tgcore.testing.fuzz.program import KINDS, Step, inputs, kind, make, need, plain_only
from tgcore.testing.fuzz.values import Value, apply_path, finite, is_small, written


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
    need(all(name != "expand" for name, _ in path), "a write through an expanded view")
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


def _expanded(values: dict[int, Value], number: int) -> bool:
    """Return whether one place of storage stands for several elements of a view."""
    one: Value | None = values[number]
    while one is not None:
        if any(name == "expand" for name, _ in one.path):
            return True
        one = values.get(one.parent) if one.parent is not None else None
    return False


def _target(values: dict[int, Value], step: Step) -> Value:
    operands = inputs(values, step)
    plain_only(*operands)
    return operands[0]


@kind("set_basic", "assign", "{0}[{text}] = {1}", makes=False)
def _set_basic(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    need(source.dtype is x.dtype)
    window = x.array[step.params["index"]]
    need(np.broadcast_shapes(window.shape, source.shape) == window.shape)
    _write(values, step, (("index", step.params["index"]),), source.array, source)


@kind("set_number", "assign", "{0}[{text}] = {k}", makes=False)
def _set_number(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    need(x.dtype is not dtypes.bool)
    _write(values, step, (("index", step.params["index"]),),
           x.array.dtype.type(step.params["k"]), None)  # fmt: skip


@kind("set_list", "assign", "{0}[{text}] = {1}", makes=False)
def _set_list(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    need(source.dtype is x.dtype)
    need(not _expanded(values, step.args[0]), "a write through an expanded view")
    window = x.array[step.params["index"]]
    need(np.broadcast_shapes(window.shape, source.shape) == window.shape)
    _write(values, step, (("index", step.params["index"]),), source.array, source)


@kind("assign", "assign", "{0}.assign({1})", makes=False)
def _assign(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    need(source.dtype is x.dtype)
    need(np.broadcast_shapes(x.shape, source.shape) == x.shape)
    _write(values, step, (), source.array, source)


@kind("add_in_place", "assign", "{0} += {1}", makes=False)
def _add_in_place(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    source = values[step.args[1]]
    need(source.dtype is x.dtype and x.dtype is not dtypes.bool)
    need(np.broadcast_shapes(x.shape, source.shape) == x.shape)
    scratch = dict(values)
    KINDS["add"].meaning(scratch, Step(-1, "add", step.args))
    need(is_small(scratch[-1].array) or not x.dtype.is_float)
    _write(values, step, (), scratch[-1].array, scratch[-1])


@kind("shift_in_place", "assign", "{0}[{to}] = {0}[{source}]", makes=False)
def _shift_in_place(values: dict[int, Value], step: Step) -> None:
    x = _target(values, step)
    need(x.array.ndim and x.shape[0] > 1)
    to, source = step.params["places"]
    value = x.array[source].copy()
    need(value.shape == x.array[to].shape)
    _write(values, step, (("index", to),), value, None)


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
