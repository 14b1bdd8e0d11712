"""What a row of the operator table is, and how its samples become arrays and tensors.

An `Input` names a shape, a domain of values and a layout; the same layout is applied to the
tensor, to the numpy array and to the torch tensor, so that one row covers views of every kind.
"""

from __future__ import annotations

import functools
import math
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.arithmetic import Array, numpy_dtype

NoArgs: tuple[Any, ...] = ()
Shape = tuple[int, ...]

BOOL = (dtypes.bool,)
SIGNED = dtypes.sints
INTS = dtypes.ints
FLOATS = (dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64)
FLOATS8 = (*dtypes.fp8s, *FLOATS)
NUMBERS = (*INTS, *FLOATS8)
EVERY = (*BOOL, *NUMBERS)

# (relative, absolute) error that one correctly rounded operation of each dtype stays well inside
_TOLERANCE: dict[DType, tuple[float, float]] = {
    dtypes.float64: (1e-11, 1e-12),
    dtypes.float32: (4e-6, 1e-6),
    dtypes.float16: (3e-3, 1e-3),
    dtypes.bfloat16: (2e-2, 1e-2),
    dtypes.fp8e4m3: (0.15, 0.05),
    dtypes.fp8e5m2: (0.3, 0.1),
}


def tolerance(dtype: DType, slack: float = 1.0) -> tuple[float, float]:
    """Return (relative, absolute) tolerance for results of `dtype`; 0 for integers.

    Examples
    --------
    >>> tolerance(dtypes.int32)
    (0.0, 0.0)
    """
    relative, absolute = _TOLERANCE.get(dtype, (0.0, 0.0))
    return relative * slack, absolute * slack


@dataclass(frozen=True, slots=True)
class Input:
    """One tensor argument of a sample.

    Attributes
    ----------
    shape
        Shape as the operator sees it.
    domain
        Which values: a key of `DOMAINS`.
    layout
        How it lies over its storage: a key of `LAYOUTS`.
    dtype
        Fixed dtype (an index, a mask); None: the dtype under test.
    """

    shape: Shape
    domain: str = "any"
    layout: str = "plain"
    dtype: DType | None = None


@dataclass(frozen=True, slots=True)
class Sample:
    """Inputs and further arguments of one call."""

    inputs: tuple[Input, ...]
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A call that must raise: built from `Tensor`, with the error's name and a part of its text."""

    call: Callable[[Any], Any]
    error: str
    text: str


@dataclass(frozen=True, slots=True)
class Operator:
    """A row of the table.

    Attributes
    ----------
    name
        Unique name; also the name of the tensor method unless `call` is given.
    oracle
        The meaning in numpy. Floats come in as float64, integers in their own dtype.
    samples
        Calls to try with every dtype.
    dtypes
        Dtypes under test.
    call
        The call on tensors, when it is not the method `name`.
    torch
        The call on torch tensors: a method name, a function, or None.
    result
        The dtype of the result: ``"same"``, ``"bool"``, ``"sum"``, ``"float"``, or a dtype.
    gradient
        Whether the gradient is checked (float dtypes of 16 bits and more).
    slack
        Factor on the tolerance for compositions of several roundings.
    errors
        Calls that must raise.
    """

    name: str
    oracle: Callable[..., Any]
    samples: tuple[Sample, ...]
    dtypes: tuple[DType, ...] = FLOATS
    call: Callable[..., Any] | None = None
    torch: str | Callable[..., Any] | None = None
    result: str | DType = "same"
    gradient: bool = False
    slack: float = 1.0
    errors: tuple[Wrong, ...] = ()

    def on_tensors(self, *tensors: Any, **kwargs: Any) -> Any:
        """Apply the operator to tensors."""
        if self.call is not None:
            return self.call(*tensors, **kwargs)
        return getattr(tensors[0], self.name)(*tensors[1:], **kwargs)

    def on_torch(self, *tensors: Any, **kwargs: Any) -> Any:
        """Apply the operator to torch tensors."""
        if callable(self.torch):
            return self.torch(*tensors, **kwargs)
        return getattr(tensors[0], str(self.torch))(*tensors[1:], **kwargs)

    def result_dtype(self, dtype: DType) -> DType:
        """Return the dtype of the result for operands of `dtype`."""
        if isinstance(self.result, DType):
            return self.result
        if self.result == "bool":
            return dtypes.bool
        if self.result == "sum":
            return dtypes.accumulate(dtype) if not dtype.is_float else dtype
        if self.result == "float" and not dtype.is_float:
            return dtypes.default_float
        return dtype

    def cases(self) -> list[Case]:
        """Return every dtype x sample of this row."""
        return [
            Case(self, dtype, sample, number)
            for dtype in self.dtypes
            for number, sample in enumerate(self.samples)
        ]


@dataclass(frozen=True, slots=True)
class Case:
    """One call to check: an operator, a dtype and a sample."""

    operator: Operator
    dtype: DType
    sample: Sample
    number: int

    def __str__(self) -> str:
        inputs = ", ".join(
            f"{list(one.shape)}{'' if one.layout == 'plain' else ' ' + one.layout}"
            for one in self.sample.inputs
        )
        extra = [repr(arg) for arg in self.sample.args]
        extra += [f"{key}={value!r}" for key, value in self.sample.kwargs.items()]
        text = f"{self.operator.name}({', '.join([inputs, *extra])}) {self.dtype.name}"
        return f"{text} #{self.number}"

    def arrays(self) -> list[Array]:
        """Return the storage of each input: what the layout is applied to."""
        found = []
        for place, one in enumerate(self.sample.inputs):
            dtype = one.dtype or self.dtype
            text = f"{self.operator.name} {self.number} {place}".encode()
            rng = np.random.default_rng(zlib.crc32(text))
            shape = LAYOUTS[one.layout].storage(one.shape)
            values = DOMAINS[one.domain](rng, shape, dtype)
            with np.errstate(all="ignore"):
                found.append(np.asarray(values).astype(numpy_dtype(dtype)))
        return found

    def wants_gradient(self) -> bool:
        """Whether the gradient of this case is checked."""
        return (
            self.operator.gradient
            and self.dtype in FLOATS
            and all(one.domain != "special" for one in self.sample.inputs)
        )

    def expected(self, arrays: Sequence[Array], rounding: bool = True) -> Array:
        """Return the oracle's value; `arrays` are storages (floats already as float64).

        `rounding` brings what a layout computed to the dtype; differences do without.
        """
        views = [LAYOUTS[one.layout].array(array) for one, array in zip(self.sample.inputs, arrays)]
        if rounding and self.dtype.is_float:
            kind = numpy_dtype(self.dtype)
            views = [
                view.astype(kind).astype(np.float64) if view.dtype.kind == "f" else view
                for view in views
            ]
        with np.errstate(all="ignore"):
            found = self.operator.oracle(*views, *self.sample.args, **self.sample.kwargs)
        return np.asarray(found)

    def on_tensors(self, storages: Sequence[Any]) -> Any:
        """Apply the operator to tensors that hold the storages."""
        views = [
            LAYOUTS[one.layout].tensor(base) for one, base in zip(self.sample.inputs, storages)
        ]
        return self.operator.on_tensors(*views, *self.sample.args, **self.sample.kwargs)

    def on_torch(self, storages: Sequence[Any]) -> Any:
        """Apply the operator to torch tensors that hold the storages."""
        views = [LAYOUTS[one.layout].torch(base) for one, base in zip(self.sample.inputs, storages)]
        return self.operator.on_torch(*views, *self.sample.args, **self.sample.kwargs)


# *** domains: which values an input takes ***


def _integers(rng: Any, shape: Shape, dtype: DType, low: int, high: int) -> Array:
    if dtype.is_float:
        return np.asarray(rng.integers(low, high, shape, endpoint=True))
    least, most = (0, 1) if dtype is dtypes.bool else (int(dtype.min), int(dtype.max))
    found: Array = rng.integers(max(low, least), min(high, most), shape, endpoint=True)
    return found


def _any(rng: Any, shape: Shape, dtype: DType) -> Array:
    if not dtype.is_float:
        return _integers(rng, shape, dtype, -9, 9)
    return np.asarray(rng.normal(size=shape) * 1.5)


def _wide(rng: Any, shape: Shape, dtype: DType) -> Array:
    """Integers of the whole range, its ends included: arithmetic on them wraps."""
    if dtype.is_float:
        return np.asarray(rng.normal(size=shape) * 4)
    if dtype is dtypes.bool:
        return _integers(rng, shape, dtype, 0, 1)
    low, high = int(dtype.min), int(dtype.max)
    count = math.prod(shape)
    ends = [low, high, low + 1, high - 1, 0, 1]
    raw = [ends[k] if k < len(ends) and k % 2 == 0 else int(rng.integers(0, 1 << 63)) * 2 + k % 2
           for k in range(count)]  # fmt: skip
    wrapped = [int(dtype.wrap(value)) for value in raw]
    return np.array(wrapped, dtype=numpy_dtype(dtype)).reshape(shape)


def _between(low: float, high: float) -> Callable[[Any, Shape, DType], Array]:
    def values(rng: Any, shape: Shape, dtype: DType) -> Array:
        if not dtype.is_float:
            return _integers(rng, shape, dtype, math.ceil(low), math.floor(high))
        return np.asarray(rng.uniform(low, high, shape))

    return values


def _nonzero(rng: Any, shape: Shape, dtype: DType) -> Array:
    if dtype is dtypes.bool:
        return np.ones(shape, np.bool_)
    if not dtype.is_float:
        size = _integers(rng, shape, dtype, 1, 7)
        if dtype.kind == "u":
            return size
        return np.asarray(size * rng.choice([-1, 1], shape))
    return np.asarray(rng.uniform(0.4, 2.0, shape) * rng.choice([-1.0, 1.0], shape))


def _distinct(rng: Any, shape: Shape, dtype: DType) -> Array:
    """No two equal values (as far as the dtype can tell), so that order is certain."""
    count = math.prod(shape)
    order = rng.permutation(count) - count // 2
    if dtype is dtypes.bool:
        return np.asarray(order > 0).reshape(shape)
    if dtype.kind == "u":
        order = order - min(0, order.min(initial=0))
    step = 0.25 if dtype.is_float else 1
    return np.asarray(order * step).reshape(shape)


def _ties(rng: Any, shape: Shape, dtype: DType) -> Array:
    return _integers(rng, shape, dtype, 0, 2)


def _special(rng: Any, shape: Shape, dtype: DType) -> Array:
    if not dtype.is_float:
        return _wide(rng, shape, dtype)
    values = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 0.5, -2.5, 2.5, 1.5, 448.0]
    count = math.prod(shape)
    return np.array([values[k % len(values)] for k in range(count)]).reshape(shape)


def _small(rng: Any, shape: Shape, dtype: DType) -> Array:
    return _integers(rng, shape, dtype, 0, 3)


def _halves(rng: Any, shape: Shape, dtype: DType) -> Array:
    if not dtype.is_float:
        return _any(rng, shape, dtype)
    return np.asarray(rng.integers(-8, 8, shape) / 2.0)


def _away(rng: Any, shape: Shape, dtype: DType) -> Array:
    """At least 0.1 away from every multiple of a half: away from the steps of rounding."""
    if not dtype.is_float:
        return _any(rng, shape, dtype)
    return np.asarray(rng.integers(-6, 6, shape) / 2.0 + rng.uniform(0.1, 0.4, shape))


def _wide_index(rng: Any, shape: Shape, dtype: DType) -> Array:
    found = _integers(rng, shape, dtype, 0, 299)
    found.reshape(-1)[:2] = min(299, int(dtype.max)), 0
    return found


def _distinct_index(rng: Any, shape: Shape, dtype: DType) -> Array:
    """Along axis 0 every place once."""
    columns = math.prod(shape[1:])
    orders = [rng.permutation(shape[0]) for _ in range(columns)]
    return np.stack(orders, 1).reshape(shape)


DOMAINS: dict[str, Callable[[Any, Shape, DType], Any]] = {
    "any": _any,
    "wide": _wide,
    "positive": _between(0.3, 3.0),
    "natural": _between(0.0, 5.0),
    "unit": _between(-0.85, 0.85),
    "open01": _between(0.1, 0.9),
    "above1": _between(1.2, 4.0),
    "large": _between(-12.0, 12.0),
    "nonzero": _nonzero,
    "distinct": _distinct,
    "ties": _ties,
    "special": _special,
    "small": _small,
    "halves": _halves,
    "away": _away,
    "wide_index": _wide_index,
    "distinct_index": _distinct_index,
    "outside": _between(-9, 9),
    "bit": _between(0.0, 1.0),
    "zero": lambda rng, shape, dtype: np.zeros(shape),
    "one": lambda rng, shape, dtype: np.ones(shape),
}


# *** layouts: how an input lies over its storage ***


@dataclass(frozen=True, slots=True)
class Layout:
    """Storage shape for a wanted shape, and the view in each of the three systems."""

    storage: Callable[[Shape], Shape]
    array: Callable[[Array], Array]
    tensor: Callable[[Any], Any]
    torch: Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


def _reversed_axes(value: Any) -> Any:
    return value.permute(*reversed(range(value.ndim))) if value.ndim > 1 else value


def _odd(value: Any) -> Any:
    return value[tuple([slice(1, None, 2)] * value.ndim)] if value.ndim else value


def _backwards(value: Any) -> Any:
    return value[tuple([slice(None, None, -1)] * value.ndim)] if value.ndim else value


def _pad_tensor(value: Any) -> Any:
    if not value.ndim:
        return value
    padded = value.pad(tuple([(1, 1)] + [(0, 0)] * (value.ndim - 1)))
    return padded.logical_not() if value.dtype is dtypes.bool else padded + 1


def _pad_array(value: Any) -> Any:
    if not value.ndim:
        return value
    padded = np.pad(value, [(1, 1)] + [(0, 0)] * (value.ndim - 1))
    if value.dtype == np.bool_:
        return ~padded
    return np.asarray(padded + np.ones((), padded.dtype)).astype(padded.dtype)


def _pad_torch(value: Any) -> Any:
    if not value.ndim:
        return value
    import torch

    zeros = torch.zeros((1, *value.shape[1:]), dtype=value.dtype)
    padded = torch.cat([zeros, value, zeros])
    return ~padded if value.dtype == torch.bool else padded + torch.ones((), dtype=value.dtype)


def _mask_torch(value: Any) -> Any:
    import torch

    zeros = torch.zeros((1, *value.shape[1:]), dtype=value.dtype)
    return torch.cat([zeros, value, zeros])


def _wanted_by_padding(shape: Shape) -> Shape:
    return (max(0, shape[0] - 2), *shape[1:]) if shape else shape


def _widen(value: Any) -> Any:
    if not value.ndim:
        return value
    return value.reshape(1, *value.shape[1:]).expand(3, *value.shape[1:])


def _widen_array(value: Any) -> Any:
    return np.broadcast_to(value, (3, *value.shape[1:])) if value.ndim else value


LAYOUTS: dict[str, Layout] = {
    "plain": Layout(_same, _same, _same, _same),
    "transposed": Layout(
        lambda shape: tuple(reversed(shape)),
        lambda value: value.transpose(),
        _reversed_axes,
        _reversed_axes,
    ),
    "strided": Layout(lambda shape: tuple([2 * size + 1 for size in shape]), _odd, _odd, _odd),
    "flipped": Layout(
        _same, _backwards, _backwards, lambda value: value.flip(tuple(range(value.ndim)))
    ),
    # one row of padding on both sides of axis 0, then + 1 so that it is no zero any more
    "padded": Layout(_wanted_by_padding, _pad_array, _pad_tensor, _pad_torch),
    "masked": Layout(
        _wanted_by_padding,
        lambda value: np.pad(value, [(1, 1)] + [(0, 0)] * (value.ndim - 1)),
        lambda value: value.pad(tuple([(1, 1)] + [(0, 0)] * (value.ndim - 1))),
        _mask_torch,
    ),
    # axis 0 must be 3
    "expanded": Layout(
        lambda shape: (1, *shape[1:]) if shape else shape, _widen_array, _widen, _widen
    ),
}


# *** the registry ***

_MODULES = ("elementwise", "binary", "movement", "reduction", "indexing", "network")


@functools.cache
def all_operators() -> tuple[Operator, ...]:
    """Return the whole table; names are unique."""
    import importlib

    rows: list[Operator] = []
    for name in _MODULES:
        rows += importlib.import_module(f"tgcore.testing.operators.{name}").ROWS
    names = [row.name for row in rows]
    repeated = {name for name in names if names.count(name) > 1}
    if repeated:
        raise ValueError(f"operators listed twice: {sorted(repeated)}")
    return tuple(rows)


def by_name(name: str) -> Operator:
    """Return the row called `name`."""
    for row in all_operators():
        if row.name == name:
            return row
    raise KeyError(f"no operator is called {name!r}")


def samples(*shapes: Shape | tuple[Shape, ...], **common: Any) -> tuple[Sample, ...]:
    """Return one sample for each shape (or tuple of shapes), all inputs with `common` facts."""
    found = []
    for shape in shapes:
        several = shape and isinstance(shape[0], tuple)
        inputs: Iterable[Any] = shape if several else (shape,)
        found.append(Sample(tuple([Input(one, **common) for one in inputs])))
    return tuple(found)
