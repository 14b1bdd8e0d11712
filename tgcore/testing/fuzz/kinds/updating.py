"""Steps that read and write at places held in tensors: lookups, updates, scatters, one-hot sums.

Not part of the programs of `generate`: the family of updates draws them. A place counts from the
end when negative; outside, reading gives zero and writing changes nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.arithmetic import numpy_dtype
from tgcore.testing.fuzz.kinds.writing import _expanded, _write
from tgcore.testing.fuzz.program import Step, inputs, kind, make, need, plain_only
from tgcore.testing.fuzz.values import Value, finite, rounded

BITS = {dtypes.float16: 11, dtypes.bfloat16: 8, dtypes.float32: 24, dtypes.float64: 53}


def places_text(name: str, step: Step) -> str:
    """Return the text of an index made of any integers: some of it negative, some outside."""
    span, low = step.params["span"], step.params["low"]
    return f"{name} % {span} - {low}" if low else f"{name} % {span}"


def places(one: Value, step: Step) -> Any:
    """Return what `places_text` means."""
    need(one.dtype.is_int and (step.params["low"] == 0 or one.dtype.kind == "i"))
    plain_only(one)
    span = one.array.dtype.type(step.params["span"])
    return np.mod(one.array, span).astype(np.int64) - step.params["low"]


def from_front(index: Any, size: int) -> tuple[Any, Any]:
    """Return places counted from the front, and which of them are on the axis."""
    index = np.where(index < 0, index + size, index)
    return index, (index >= 0) & (index < size)


def flat_places(shape: tuple[int, ...], index: tuple[Any, ...]) -> Any:
    """Return the flat place in `shape` of each element that `index` names, -1 for outside."""
    own = np.arange(int(np.prod(shape))).reshape(shape)
    edges = [(0, int(isinstance(part, np.ndarray))) for part in index]
    own = np.pad(own, edges + [(0, 0)] * (len(shape) - len(index)), constant_values=-1)
    parts = []
    for part, size in zip(index, shape):
        if isinstance(part, np.ndarray):
            front, inside = from_front(part, size)
            part = np.where(inside, front, size)
        elif isinstance(part, slice):
            part = slice(*part.indices(size))
        parts.append(part)
    return np.asarray(own[tuple(parts)])


def _index(values: dict[int, Value], step: Step) -> tuple[Any, ...]:
    """Return the index of a step: the parts of `form`, "i" standing for places in a tensor."""
    numbers = iter(step.args[1:])
    parts = []
    for part in step.params["form"]:
        parts.append(places(values[next(numbers)], step) if part == "i" else part)
    return tuple(parts)


def index_code(step: Step, names: list[str]) -> tuple[str, list[str]]:
    """Return the text of an index and the operands behind it."""
    rest = names[1:]
    parts = []
    for part in step.params["form"]:
        if part == "i":
            parts.append(places_text(rest.pop(0), step))
        elif isinstance(part, slice):
            parts.append(":" if part == slice(None) else f"{part.start}:{part.stop}")
        else:
            parts.append(str(part))
    return ", ".join(parts), rest


def _flat(values: dict[int, Value], step: Step) -> tuple[Value, Any]:
    """Return operand 0 and the flat places that the index of the step names."""
    inputs(values, step)
    x = values[step.args[0]]
    plain_only(x)
    need(x.array.ndim >= len(step.params["form"]) and x.array.size)
    return x, flat_places(x.shape, _index(values, step))


def _read(x: Value, flat: Any) -> Any:
    return np.where(flat >= 0, x.array.reshape(-1)[flat], x.array.dtype.type(0))


def summed(wide: Any, sizes: Any, dtype: DType) -> tuple[Any, bool]:
    """Return a sum in `dtype`, and whether no order of adding can round; `sizes` adds sizes."""
    array, same = rounded(np.asarray(wide), dtype)
    fixed = np.asarray(wide, np.float64) * 256
    with np.errstate(all="ignore"):
        grained = bool(np.all((fixed == np.round(fixed)) | ~np.isfinite(fixed)))
        small = bool(np.all(np.asarray(sizes) * 256 < 2.0 ** BITS[dtype]))
    return array, same and grained and small


def _grain(*arrays: Any) -> bool:
    return all(bool(np.all(a * 256 == np.round(a * 256))) for a in arrays)


# *** reading ***


@kind("take_any", "update", lambda step, names: f"v{step.out} = {names[0]}["
      f"{index_code(step, names)[0]}]")  # fmt: skip
def _take_any(values: dict[int, Value], step: Step) -> None:
    x, flat = _flat(values, step)
    make(values, step, _read(x, flat), x.dtype)


@kind("gather_any", "update", lambda step, names: f"v{step.out} = {names[0]}.gather("
      f"{step.params['axis']}, {places_text(names[1], step)})")  # fmt: skip
def _gather_any(values: dict[int, Value], step: Step) -> None:
    x, one = inputs(values, step)
    plain_only(x)
    flat = _along(x, places(one, step), step.params["axis"])
    make(values, step, _read(x, flat), x.dtype)


def _along(x: Value, index: Any, axis: int) -> Any:
    """Return the flat places of `gather` and `scatter`: those of `index` along one axis."""
    need(x.array.ndim == index.ndim > 0 and x.array.size and index.size)
    need(all(a == axis or n <= m for a, (n, m) in enumerate(zip(index.shape, x.shape))))
    front, inside = from_front(index, x.shape[axis])
    grid = list(np.indices(index.shape))
    grid[axis] = np.where(inside, front, 0)
    flat = np.ravel_multi_index(tuple(grid), x.shape)
    return np.where(inside, flat, -1)


# *** writing ***


def _put_code(step: Step, names: list[str], sign: str = "=") -> str:
    index, given = index_code(step, names)
    return f"{names[0]}[{index}] {sign} {given[0] if given else step.params['k']}"


def _put_add_code(step: Step, names: list[str]) -> str:
    return _put_code(step, names, "+=")


def _store(values: dict[int, Value], step: Step, flat: Any, given: Any, source: Any) -> None:
    """Write `given` at flat places of operand 0, the last one winning."""
    number = step.args[0]
    x = values[number]
    need(not _expanded(values, number), "a write through an expanded view")
    found = x.array.copy().reshape(-1)
    inside = flat >= 0
    found[flat[inside]] = np.broadcast_to(given, flat.shape)[inside]
    _write(values, step, (), found.reshape(x.shape), source)


@kind("put", "update", _put_code, makes=False)
def _put(values: dict[int, Value], step: Step) -> None:
    x, flat = _flat(values, step)
    source = values[step.args[-1]]
    plain_only(source)
    need(source.dtype is x.dtype)
    need(np.broadcast_shapes(flat.shape, source.shape) == flat.shape)
    _store(values, step, flat, source.array, replaced(source))


def replaced(one: Value) -> Value:
    """Return a copy of a value's record, so that it is not taken for the value itself."""
    return Value(one.array, one.dtype, one.exact, one.scale, one.error, one.symbolic,
                 reads=set(one.reads))  # fmt: skip


@kind("put_number", "update", _put_code, makes=False)
def _put_number(values: dict[int, Value], step: Step) -> None:
    x, flat = _flat(values, step)
    need(x.dtype is not dtypes.bool)
    _store(values, step, flat, x.array.dtype.type(step.params["k"]), None)


@kind("put_add", "update", _put_add_code, makes=False)
def _put_add(values: dict[int, Value], step: Step) -> None:
    x, flat = _flat(values, step)
    source = values[step.args[-1]]
    plain_only(source)
    need(source.dtype is x.dtype and x.dtype is not dtypes.bool)
    need(np.broadcast_shapes(flat.shape, source.shape) == flat.shape)
    old = _read(x, flat)
    with np.errstate(all="ignore"):
        if x.dtype.is_float:
            array, same = rounded(old.astype(np.float64) + source.array.astype(np.float64), x.dtype)
        else:
            array, same = old + source.array, True
    record = replaced(source)
    record.exact = same and source.exact and x.exact
    record.scale = source.scale + x.scale
    record.error = max(source.error, x.error, 0.0 if record.exact else 1e-4)
    need(record.scale < 1000)
    _store(values, step, flat, array, record)


@kind("put_mask", "update", lambda step, names: f"{names[0]}[{names[1]}] = "
      f"{names[2] if len(names) > 2 else step.params['k']}", makes=False)  # fmt: skip
def _put_mask(values: dict[int, Value], step: Step) -> None:
    x, mask, *rest = inputs(values, step)
    plain_only(x, mask, *rest)
    need(mask.dtype is dtypes.bool and mask.exact and x.array.size and mask.array.ndim)
    need(x.dtype is not dtypes.bool and x.shape[: mask.array.ndim] == mask.shape)
    own = np.arange(x.array.size).reshape(x.shape)
    flat = own[mask.array]
    if rest:
        (source,) = rest
        need(source.dtype is x.dtype)
        need(np.broadcast_shapes(flat.shape, source.shape) == flat.shape)
        return _store(values, step, flat, source.array, replaced(source))
    return _store(values, step, flat, x.array.dtype.type(step.params["k"]), None)


# *** new tensors ***


def _scatter_code(step: Step, names: list[str]) -> str:
    how = step.params["how"]
    end = f", reduce={how!r})" if how else ")"
    given = names[2] if len(names) > 2 else step.params["k"]
    index = places_text(names[1], step)
    return f"v{step.out} = {names[0]}.scatter({step.params['axis']}, {index}, {given}{end}"


@kind("scatter", "update", _scatter_code)
def _scatter(values: dict[int, Value], step: Step) -> None:
    x, _, *rest = inputs(values, step)
    plain_only(x, *rest)
    how = {None: "last", "add": "sum", "multiply": "prod"}[step.params["how"]]
    _combine(values, step, how, rest[0] if rest else None, True)


@kind("scatter_reduce", "update", lambda step, names: f"v{step.out} = {names[0]}.scatter_reduce("
      f"{step.params['axis']}, {places_text(names[1], step)}, {names[2]}, {step.params['how']!r}, "
      f"include_self={step.params['own']})")  # fmt: skip
def _scatter_reduce(values: dict[int, Value], step: Step) -> None:
    x, _, source = inputs(values, step)
    plain_only(x, source)
    _combine(values, step, step.params["how"], source, step.params["own"])


def _combine(
    values: dict[int, Value], step: Step, how: str, source: Value | None, own: bool
) -> None:
    """Record what scattering `source` over operand 0 gives."""
    x = values[step.args[0]]
    index = places(values[step.args[1]], step)
    flat = _along(x, index, step.params["axis"])
    need(x.dtype is not dtypes.bool or how == "last")
    if source is None:
        given = np.full(flat.shape, step.params["k"], x.array.dtype)
        source = Value(given, x.dtype, scale=float(np.abs(step.params["k"])))
    need(source.dtype is x.dtype and source.array.ndim == index.ndim)
    need(all(n <= m for n, m in zip(index.shape, source.shape)))
    given = source.array[tuple([slice(0, n) for n in index.shape])]
    groups: dict[int, list[Any]] = {}
    for place, value in zip(flat.reshape(-1).tolist(), given.reshape(-1)):
        if place >= 0:
            groups.setdefault(place, []).append(value)
    found = x.array.copy().reshape(-1)
    exact = x.exact and source.exact
    most = 0.0
    for place, group in groups.items():
        group = [found[place], *group] if own and how != "last" else group
        found[place], same, size = combined(how, np.array(group), x.dtype)
        exact, most = exact and same, max(most, size)
    scale = max(x.scale + source.scale, most)
    make(values, step, found.reshape(x.shape), x.dtype, exact, scale)


def combined(how: str, group: Any, dtype: DType) -> tuple[Any, bool, float]:
    """Return the values of a place as one, whether no order can round, and sizes on the way."""
    if how == "last":
        return group[-1], True, 0.0
    if how in ("amax", "amin"):
        wide = group.astype(np.float64) if dtype is dtypes.bfloat16 else group
        return (np.max if how == "amax" else np.min)(wide), True, 0.0
    if not dtype.is_float:
        with np.errstate(all="ignore"):
            if how == "prod":
                return np.prod(group, dtype=group.dtype), True, 0.0
            total = np.sum(group, dtype=group.dtype)
            return (total if how == "sum" else total // group.dtype.type(len(group))), True, 0.0
    wide = group.astype(np.float64)
    if how == "prod":
        need(finite(wide))
        return np.prod(wide), False, float(np.prod(np.maximum(np.abs(wide), 1)))
    size = float(np.abs(wide).sum())
    total, same = summed(np.sum(wide), size, dtype)
    if how == "mean":
        return np.sum(wide) / len(group), False, size
    return total, same and _grain(wide), size if np.isfinite(size) else 0.0


# *** sums of selections ***


def _select_code(step: Step, names: list[str]) -> str:
    rows, count, width = step.params["sizes"]
    index, tail = names[1], ", 1" if width else ""
    hit = f"Tensor.arange({rows}).reshape({rows}, 1{tail}) == ({places_text(index, step)})"
    hit = f"({hit}.reshape(1, {count}{tail}))"
    if len(names) > 2:
        hit = f"({hit} & {names[2]}.reshape(1, {count}{tail}))"
    other = step.params["other"]
    return f"v{step.out} = {hit}.where({names[0]}, {other}).{step.params['how']}(1)"


@kind("select", "update", _select_code)
def _select(values: dict[int, Value], step: Step) -> None:
    x, one, *masks = inputs(values, step)
    plain_only(x, *masks)
    rows, count, width = step.params["sizes"]
    index = places(one, step)
    need(index.shape == (count,) and x.shape == ((count, width) if width else (count,)))
    need(x.dtype is not dtypes.bool)
    hit = np.arange(rows)[:, None] == index[None]
    for mask in masks:
        need(mask.dtype is dtypes.bool and mask.shape == (count,))
        hit = hit & mask.array
    hit = hit[:, :, None] if width else hit
    how, other = step.params["how"], x.array.dtype.type(step.params["other"])
    chosen = np.where(hit, x.array[None], other)
    need(chosen.size)
    wider = how in ("sum", "prod") and not x.dtype.is_float
    dtype = dtypes.accumulate(x.dtype) if wider else x.dtype
    if not x.dtype.is_float or how in ("max", "min"):
        wide = chosen.astype(np.float64) if x.dtype is dtypes.bfloat16 else chosen
        kept: dict[str, Any] = {"dtype": numpy_dtype(dtype)} if how in ("sum", "prod") else {}
        array = getattr(np, how)(wide, axis=1, **kept)
        return make(values, step, np.asarray(array).astype(numpy_dtype(dtype)), dtype)
    need(how == "sum" and not x.special)
    wide = chosen.astype(np.float64)
    sizes = np.abs(wide).sum(1)
    array, same = rounded(wide.sum(1), dtype)
    exact = same and _grain(wide) and float(sizes.max(initial=0)) * 256 < 2.0**24
    return make(values, step, array, dtype, exact, float(sizes.max(initial=0)) + x.scale)


def _one_hot_code(step: Step, names: list[str]) -> str:
    params = step.params
    counted = f"({places_text(names[0], step)}).one_hot({params['classes']})"
    return f"v{step.out} = {counted}.{params['how']}({params['axis']})"


@kind("one_hot_sum", "update", _one_hot_code)
def _one_hot_sum(values: dict[int, Value], step: Step) -> None:
    (one,) = inputs(values, step)
    need(one.array.ndim and one.array.size)
    index, axis = places(one, step), step.params["axis"]
    array = (index[..., None] == np.arange(step.params["classes"])).astype(np.int32)
    make(values, step, getattr(np, step.params["how"])(array, axis=axis).astype(np.int32),
         dtypes.int32)  # fmt: skip


# *** gradients of lookups ***


def _added(values: dict[int, Value], step: Step, x: Value, flat: Any, weight: Value) -> None:
    """Record the gradient of a lookup: for each place the weights of all that named it."""
    need(x.dtype.is_float and weight.dtype is x.dtype and weight.shape == flat.shape)
    need(not weight.special)
    total, sizes = np.zeros(x.array.size), np.zeros(x.array.size)
    inside = flat >= 0
    wide = weight.array.astype(np.float64)
    np.add.at(total, flat[inside], wide[inside])
    np.add.at(sizes, flat[inside], np.abs(wide[inside]))
    array, same = rounded(total.reshape(x.shape), x.dtype)
    most = float(sizes.max(initial=0.0))
    make(values, step, array, x.dtype, same and _grain(wide) and most * 256 < 2.0**24, most)


@kind("lookup_gradient", "update", lambda step, names: "v{0} = {1}[{2}].gradient({1}, gradient={3})"
      "[0]".format(step.out, names[0], index_code(step, names)[0],
                   index_code(step, names)[1][0]))  # fmt: skip
def _lookup_gradient(values: dict[int, Value], step: Step) -> None:
    x, flat = _flat(values, step)
    _added(values, step, x, flat, values[step.args[-1]])


@kind("gather_gradient", "update", lambda step, names: f"v{step.out} = {names[0]}.gather("
      f"{step.params['axis']}, {places_text(names[1], step)}).gradient({names[0]}, "
      f"gradient={names[2]})[0]")  # fmt: skip
def _gather_gradient(values: dict[int, Value], step: Step) -> None:
    x, one, weight = inputs(values, step)
    plain_only(x, weight)
    _added(values, step, x, _along(x, places(one, step), step.params["axis"]), weight)
