"""The device NUMPY: runs kernels with numpy alone, so that the core always works.

A kernel is a Python function over all its launch lanes (see `numpy_renderer`); launches are cut
into portions that bound memory. It is slow beside a compiler and exact in what it computes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from tgcore.plugin.contract import API, OpenRequest, PluginInfo, hookimpl
from tgcore.runtime.allocator import Allocator, Handle
from tgcore.runtime.base import BaseDevice, Executable, Sizes
from tgcore.runtime.devices.numpy_renderer import NumpyRenderer
from tgcore.support.errors import OutOfMemoryError

if TYPE_CHECKING:
    from tgcore.target import ProgramSpec, Target

_LANES = 1 << 16
_ELEMENTS = 1 << 20
Array = Any

INFO = PluginInfo("numpy", "kernels as numpy code: always there", (1, API))


@hookimpl
def tgcore_open_device(request: OpenRequest) -> NumpyDevice:
    """Open the device; it is always there."""
    return NumpyDevice(request.target)


class ArrayAllocator(Allocator):
    """Memory as arrays of bytes."""

    def alloc(self, nbytes: int) -> Handle:
        """Return a new array of bytes."""
        try:
            return np.empty(nbytes, np.uint8)
        except MemoryError as error:
            raise OutOfMemoryError(f"the system gave no {nbytes} bytes") from error

    def free(self, handle: Handle, nbytes: int) -> None:
        """Forget the array; it goes with its last reference."""

    def copy_in(self, handle: Handle, data: memoryview) -> None:
        """Write `data` to the start of an array."""
        handle[: data.nbytes] = np.frombuffer(data, np.uint8)

    def copy_out(self, data: memoryview, handle: Handle) -> None:
        """Fill `data` from the start of an array."""
        data[:] = memoryview(handle[: data.nbytes])

    def view(self, handle: Handle, offset: int, nbytes: int) -> Handle:
        """Return a window of the array."""
        return handle[offset : offset + nbytes]

    def host_view(self, handle: Handle, nbytes: int) -> memoryview:
        """Return the bytes of the array."""
        return memoryview(handle[:nbytes])

    def adopt(self, array: Any) -> Handle | None:
        """Return the bytes of a numpy array itself, when it may be written."""
        flags = array.flags
        if not (flags.c_contiguous and flags.aligned and flags.writeable) or not array.nbytes:
            return None
        return array.reshape(-1).view(np.uint8)


class NumpyDevice(BaseDevice):
    """Runs kernels as Python functions over numpy arrays."""

    own_renderers = ("PY",)

    def __init__(self, target: Target) -> None:
        if target.renderer not in ("", *self.own_renderers):
            from tgcore.runtime.opening import unknown_renderer

            raise unknown_renderer(target, self.own_renderers)
        target = dataclasses.replace(target, renderer="PY")
        super().__init__(target, ArrayAllocator(), NumpyRenderer(target))

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        """Return the function that the renderer wrote."""
        scope = dict(namespace("ml_dtypes" if _exotic(spec.source) else ""))
        exec(compile(spec.source, f"<kernel {spec.entry}>", "exec"), scope)
        return NumpyExecutable(scope[spec.entry])


class NumpyExecutable(Executable):
    """One kernel."""

    __slots__ = ("_function",)

    def __init__(self, function: Any) -> None:
        self._function = function

    def __call__(
        self, handles: Sequence[Handle], global_size: Sizes, local_size: Sizes,
        variables: Sequence[int], wait: bool = False,
    ) -> float | None:  # fmt: skip
        """Run the kernel on portions of its lanes."""
        started = perf_counter()
        with np.errstate(all="ignore"):
            for lanes in _lanes(global_size):
                self._function(handles, lanes, variables)
        return perf_counter() - started if wait else None


def _lanes(sizes: Sizes) -> Iterator[tuple[Array, Array, Array]]:
    first, second, third = sizes
    total = first * second * third
    if total == 1:
        zero = np.int64(0)
        yield zero, zero, zero
        return
    for start in range(0, total, _LANES):
        lane = np.arange(start, min(start + _LANES, total))[:, None]
        yield lane % first, lane // first % second, lane // (first * second)


# *** what the generated code calls ***


def _portions(total: int, lanes: tuple[Array, ...]) -> Iterator[tuple[int, int]]:
    step = max(1, _ELEMENTS // max(lane.size for lane in lanes))
    for first in range(0, total, step):
        yield first, min(step, total - first)


def _full(value: Array, steps: int) -> Array:
    value = np.asarray(value)
    lanes = value.shape[0] if value.ndim else 1
    return np.broadcast_to(value, (lanes, steps))


def _one(value: Array) -> Array:
    return value[0, 0] if value.size == 1 else value


def _fold_add(old: Array, value: Array, steps: int) -> Array:
    full = _full(value, steps)
    return old + _one(np.add.reduce(full, axis=1, dtype=full.dtype, keepdims=True))


def _fold_mul(old: Array, value: Array, steps: int) -> Array:
    full = _full(value, steps)
    return old * _one(np.multiply.reduce(full, axis=1, dtype=full.dtype, keepdims=True))


def _fold_max(old: Array, value: Array, steps: int) -> Array:
    return np.maximum(old, _one(np.maximum.reduce(_full(value, steps), axis=1, keepdims=True)))


def _gather(data: Array, offset: Array, gate: Array) -> Array:
    if not data.size:
        shape = np.broadcast_shapes(np.shape(offset), np.shape(gate))
        nothing: Array = np.zeros(shape, data.dtype)
        return nothing[()]
    found: Array = np.where(gate, data[np.where(gate, offset, 0)], np.zeros((), data.dtype))
    return found[()]


def _scatter(data: Array, offset: Array, value: Array, gate: Array | None = None) -> None:
    if gate is None or gate is True:
        data[offset] = value
        return
    arrays: Array = np.broadcast_arrays(gate, offset, value)
    chosen, places, values = arrays
    data[places[chosen]] = values[chosen]


def _where(test: Array, yes: Array, no: Array) -> Array:
    found: Array = np.where(test, yes, no)
    return found[()]


def _c_div(left: Array, right: Array) -> Array:
    safe = np.where(right == 0, np.ones((), right.dtype), right)
    quotient = left // safe
    inexact = quotient * safe != left
    adjusted = quotient + (inexact & ((left < 0) != (safe < 0))).astype(quotient.dtype)
    return np.where(right == 0, np.zeros((), left.dtype), adjusted)[()]


def _c_mod(left: Array, right: Array) -> Array:
    return np.where(right == 0, np.zeros((), left.dtype), left - _c_div(left, right) * right)[()]


def _to_int(value: Array, kind: Any) -> Array:
    limits = np.iinfo(kind)
    wide = np.trunc(value.astype(np.float64))
    low, high = float(limits.min), float(limits.max) + 1.0
    inside = (wide >= low) & (wide < high)
    result = np.where(inside, wide, 0.0).astype(kind)
    result = np.where(wide >= high, np.array(limits.max, kind), result)
    return np.where(wide < low, np.array(limits.min, kind), result)[()]


def _to_odd(value: Array) -> Array:
    """Return doubles as float32 whose last bit says that something was cut off.

    A cast of it to a narrower float then rounds as if it saw the double; numpy's types of 8 and
    16 bits would round to float32 first, and twice in all.
    """
    near = np.asarray(value, np.float64).astype(np.float32)
    back = near.astype(np.float64)
    bits = near.view(np.int32) - (np.abs(back) > np.abs(value)).astype(np.int32)
    return np.where(back == value, near, (bits | 1).view(np.float32))[()]


@cache
def namespace(extra: str) -> dict[str, Any]:
    """Return the names that generated code may use; `extra` is a module of further types."""
    names: dict[str, Any] = {
        name: getattr(np, name)
        for name in (
            "bool_", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64",
            "float16", "float32", "float64", "maximum", "negative", "sqrt", "reciprocal", "trunc",
            "exp", "exp2", "log", "log2", "sin", "arange", "any",
        )
    }  # fmt: skip
    names |= {
        "where": _where,
        "shift_left": lambda left, right: left << right.astype(left.dtype),
        "shift_right": lambda left, right: left >> right.astype(left.dtype),
        "c_div": _c_div, "c_mod": _c_mod, "to_int": _to_int, "to_odd": _to_odd,
        "gather": _gather,
        "scatter": _scatter, "portions": _portions, "fold_add": _fold_add, "fold_mul": _fold_mul,
        "fold_max": _fold_max,
    }  # fmt: skip
    if extra:
        import ml_dtypes

        for name in ("bfloat16", "float8_e4m3fn", "float8_e5m2"):
            names[name] = getattr(ml_dtypes, name)
    return names


def _exotic(source: str) -> bool:
    return "bfloat16" in source or "float8" in source
