"""What a row of the operator table is, and how its samples become arrays and tensors.

An `Input` names a shape, a domain of values and a layout; the same layout is applied to the
tensor, to the numpy array and to the torch tensor, so that one row covers views of every kind.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.testing.arithmetic import Array, numpy_dtype
from tgcore.testing.operators.domains import DOMAINS
from tgcore.testing.operators.layouts import LAYOUTS

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
