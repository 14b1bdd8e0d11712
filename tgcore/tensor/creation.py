"""Tensors made from nothing or from data: scalars, lists, arrays, bytes, files, fills, ranges.

Each is a leaf with an identity of its own: constants get a LEAF node, data a BUFFER whose slot
carries the host bytes until a device first needs them. Making a tensor opens no device.
"""

from __future__ import annotations

import math
import os
from typing import Any, Self

import numpy as np

from tgcore.ir import ConstType, DType, Ops, UOp, dtypes
from tgcore.ir.sint import sint_floordiv, sint_sub, upper
from tgcore.support.errors import ArgumentError, DTypeError, DTypeRangeError, ShapeError
from tgcore.tensor import host
from tgcore.tensor.base import (
    TensorBase,
    broadcast,
    canonical_device,
    committed,
    default_device,
    show,
)
from tgcore.tensor.elementwise import dtype_of
from tgcore.tensor.movement import shape_argument
from tgcore.tensor.placement import Placement, on_device, place, sharding


def dtype_argument(dtype: DType | str | None) -> DType | None:
    """Return a dtype given as itself, by name, or not at all."""
    return None if dtype is None else dtype_of(dtype)


def concrete(dtype: DType | str | None, default: DType) -> DType:
    """Return a dtype that has storage; DTypeError for a weak one."""
    found = dtype_argument(dtype) or default
    if found.weak or found.kind == "v":
        raise DTypeError(f"{found.name} has no storage", hint="name a concrete dtype")
    return found


def buffer_of_array(array: Any, dtype: DType, device: str | None) -> UOp:
    """Return a BUFFER whose first contents are the bytes of a C-contiguous array."""
    node = UOp.buffer(device or default_device(), dtype, array.size)
    node.arg.storage = array
    return node


class Creation(Placement):
    """The constructor and the functions that make tensors."""

    __slots__ = ()

    def __init__(
        self,
        data: Any = None,
        device: Any = None,
        dtype: DType | str | None = None,
        requires_grad: bool | None = None,
    ) -> None:
        self._attach(node_of(data, device, dtype_argument(dtype), type(self)))
        if requires_grad is not None:
            self.requires_grad = requires_grad

    # *** fills ***

    @classmethod
    def full(
        cls,
        shape: Any,
        fill_value: ConstType,
        dtype: DType | str | None = None,
        device: Any = None,
        requires_grad: bool | None = None,
    ) -> Self:
        """Return a tensor of `shape` holding one value everywhere.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.full((2, 2), 7).tolist()
        [[7, 7], [7, 7]]
        """
        sizes = _sizes(
            shape_argument(tuple(shape) if isinstance(shape, (tuple, list)) else (shape,))
        )
        if isinstance(fill_value, UOp):
            node = fill_value.cast(concrete(dtype, committed(fill_value)))
        else:
            weak = UOp.const(dtypes.from_py(fill_value), fill_value)
            wanted = concrete(dtype, committed(weak))
            node = UOp.const(wanted, _fitting(fill_value, wanted))
        node = broadcast(node, sizes).leaf()
        return cls._new(on_device(node, device)).requires_grad_(requires_grad)

    @classmethod
    def zeros(cls, *shape: Any, **options: Any) -> Self:
        """Return a tensor of zeros, float unless `dtype` says otherwise."""
        return cls.full(shape_argument(shape), 0.0, **_default_float(options))

    @classmethod
    def ones(cls, *shape: Any, **options: Any) -> Self:
        """Return a tensor of ones, float unless `dtype` says otherwise."""
        return cls.full(shape_argument(shape), 1.0, **_default_float(options))

    @classmethod
    def empty(
        cls,
        *shape: Any,
        device: Any = None,
        dtype: DType | str | None = None,
        requires_grad: bool | None = None,
    ) -> Self:
        """Return a tensor with storage whose contents mean nothing yet."""
        sizes = _sizes(shape_argument(shape))
        wanted = concrete(dtype, dtypes.default_float)
        where = canonical_device(device) or default_device()
        if isinstance(where, tuple):
            return cls.zeros(*sizes, device=where, dtype=wanted).requires_grad_(requires_grad)
        total = math.prod([upper(size) for size in sizes])
        node = UOp.buffer(where, wanted, total).reshape(sizes)
        return cls._new(node).requires_grad_(requires_grad)

    def full_like(
        self, fill_value: ConstType, dtype: DType | str | None = None, device: Any = None,
        **options: Any,
    ) -> Self:  # fmt: skip
        """Return a tensor filled with one value, like this one in shape, dtype and device."""
        options.update(dtype=dtype, device=device)
        return self._like(options, lambda shape, rest: self.full(shape, fill_value, **rest))

    def zeros_like(self, **options: Any) -> Self:
        """Return zeros, like this tensor in shape, dtype and device."""
        return self.full_like(0, **options)

    def ones_like(self, **options: Any) -> Self:
        """Return ones, like this tensor in shape, dtype and device."""
        return self.full_like(1, **options)

    def empty_like(
        self, dtype: DType | str | None = None, device: Any = None, **options: Any
    ) -> Self:  # fmt: skip
        """Return a tensor without defined contents, like this one in shape, dtype and device."""
        options.update(dtype=dtype, device=device)
        return self._like(options, lambda shape, rest: self.empty(*shape, **rest))

    def _like(self, options: dict[str, Any], make: Any) -> Self:
        """Make a tensor of this one's shape on its device, part by part when sharded."""
        device = self._uop.device
        if options.get("dtype") is None:
            options["dtype"] = self.dtype
        if options.get("device") is None:
            options.pop("device", None)
        if not isinstance(device, tuple):
            if device is not None:
                options.setdefault("device", device)
            return make(self._uop.shape, options)  # type: ignore[no-any-return]
        if options.pop("device", device) not in (device, None):
            raise ArgumentError(
                "a tensor like a sharded one lives on the same devices",
                hint="leave `device` out, and move the result afterwards",
            )
        shard = sharding(self._uop)
        parts = [
            on_device(make(shape, {**options, "device": one})._uop, one) for shape, one in shard[1]
        ]
        return self._new(UOp(Ops.SHARD, parts[0].dtype, tuple(parts), shard[0]))

    # *** ranges ***

    @classmethod
    def arange(
        cls,
        start: Any,
        stop: Any = None,
        step: Any = 1,
        dtype: DType | str | None = None,
        device: Any = None,
        requires_grad: bool | None = None,
    ) -> Self:
        """Return start, start + step, ... below stop. It is index arithmetic, never data.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.arange(2, 9, 3).tolist()
        [2, 5, 8]
        """
        if stop is None:
            start, stop = 0, start
        node = _range_node(start, stop, step)
        if not isinstance(start, UOp) and not isinstance(stop, UOp) and not isinstance(step, UOp):
            default = dtypes.default_float if any(
                isinstance(value, float) for value in (start, stop, step)
            ) else committed(node)  # fmt: skip
        else:
            default = committed(node)
        wanted = concrete(dtype, default)
        node = node.cast(wanted)
        return cls._new(on_device(node.leaf(), device)).requires_grad_(requires_grad)

    @classmethod
    def linspace(
        cls, start: float, stop: float, steps: int,
        dtype: DType | str | None = None, device: Any = None, requires_grad: bool | None = None,
    ) -> Self:  # fmt: skip
        """Return `steps` evenly spaced values from start to stop, both included."""
        if steps < 0:
            raise ArgumentError(f"the number of steps cannot be negative: {steps}")
        wanted = concrete(dtype, dtypes.default_float)
        count = UOp(Ops.IOTA, dtypes.index, (), steps)
        gap = (stop - start) / (steps - 1) if steps > 1 else 0.0
        if wanted.is_float:
            # from both ends, so that the last value is `stop` itself
            low = count.cast(wanted) * gap + start
            high = (count * -1 + (steps - 1)).cast(wanted) * -gap + stop
            node = (count < steps // 2 + steps % 2 if steps > 1 else count.eq(0)).where(low, high)
        else:
            node = (count.cast(dtypes.default_float) * gap + start).cast(wanted)
        return cls._new(on_device(node.leaf(), device)).requires_grad_(requires_grad)

    @classmethod
    def eye(
        cls, n: int, m: int | None = None,
        dtype: DType | str | None = None, device: Any = None, requires_grad: bool | None = None,
    ) -> Self:  # fmt: skip
        """Return ones on the diagonal of an (n, m) matrix of zeros.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.eye(2).tolist()
        [[1.0, 0.0], [0.0, 1.0]]
        """
        columns = n if m is None else m
        if n < 0 or columns < 0:
            raise ShapeError(f"a size cannot be negative: ({n}, {columns})")
        rows = broadcast(index_range(n).reshape((n, 1)), (n, columns))
        node = rows.eq(broadcast(index_range(columns), (n, columns)))
        wanted = concrete(dtype, dtypes.default_float)
        return cls._new(on_device(node.cast(wanted).leaf(), device)).requires_grad_(requires_grad)

    @classmethod
    def tri(
        cls, r: Any, c: Any = None, diagonal: Any = 0, *,
        dtype: DType | str | None = None, device: Any = None,
    ) -> Self:  # fmt: skip
        """Return ones at and below a diagonal of an (r, c) matrix of zeros."""
        columns = r if c is None else c
        node = triangle(r, columns, diagonal).cast(concrete(dtype, dtypes.default_float))
        return cls._new(on_device(node.leaf(), device))

    def tril(self, diagonal: Any = 0) -> Self:
        """Return the lower triangle of the last two axes, zeros above."""
        return self._triangle(diagonal, lower_part=True)

    def triu(self, diagonal: Any = 0) -> Self:
        """Return the upper triangle of the last two axes, zeros below."""
        return self._triangle(diagonal, lower_part=False)

    def _triangle(self, diagonal: Any, lower_part: bool) -> Self:
        shape = self._uop.shape
        if len(shape) < 2:
            raise ShapeError(f"a triangle needs two axes, the shape is {show(shape)}")
        mask = triangle(shape[-2], shape[-1], diagonal if lower_part else diagonal - 1)
        mask = broadcast(mask, shape)
        zero = self._uop.const_like(0)
        node = mask.where(self._uop, zero) if lower_part else mask.where(zero, self._uop)
        return self._new(node)

    @classmethod
    def from_uop(cls, node: UOp) -> Self:
        """Return a tensor on an existing graph node."""
        return cls._new(node)


def node_of(data: Any, device: Any, dtype: DType | None, cls: type[TensorBase]) -> UOp:
    """Return the node that the constructor's data means."""
    if dtype is not None:
        concrete(dtype, dtype)
    if isinstance(data, TensorBase):
        return on_device(data.uop if dtype is None else data.uop.cast(dtype), device)
    if isinstance(data, UOp):
        return on_device(data if dtype is None else data.cast(dtype), device)
    if isinstance(data, (bool, int, float)):
        if dtype is None:
            node = UOp.const(dtypes.from_py(data), data)
            committed(node)
        else:
            node = UOp.const(dtype, _fitting(data, dtype))
        return on_device(node.leaf(), device)
    if isinstance(data, (list, tuple)):
        return _node_of_list(data, device, dtype, cls)
    if isinstance(data, (np.ndarray, np.generic)):
        return node_of_array(np.asarray(data), device, dtype)
    if isinstance(data, (bytes, bytearray, memoryview)):
        raw = np.frombuffer(data, np.uint8).copy()
        return node_of_array(raw if dtype is None else raw.view(host.numpy_dtype(dtype)), device,
                             None)  # fmt: skip
    if isinstance(data, os.PathLike):
        from tgcore.runtime import open_file

        node = open_file(os.fspath(data))
        return on_device(node if dtype is None else node.bitcast(dtype), device)
    if data is None:
        wanted = concrete(dtype, dtypes.default_float)
        return node_of_array(np.zeros(0, host.numpy_dtype(wanted)), device, wanted)
    if hasattr(data, "__array__"):
        return node_of_array(np.asarray(data), device, dtype)
    raise DTypeError(
        f"a tensor cannot be made of {type(data).__name__}",
        hint="give a number, nested lists, a numpy array, bytes, a path or another tensor",
    )


def node_of_array(array: Any, device: Any, dtype: DType | None) -> UOp:
    """Return a reshaped BUFFER that holds a copy of `array`."""
    have = host.from_numpy_dtype(array.dtype)
    wanted = have if dtype is None else dtype
    where = canonical_device(device)
    shape = array.shape
    if wanted is not have:
        if wanted.is_int and have.is_float:
            array = np.trunc(array.astype(np.float64))
        with np.errstate(all="ignore"):
            array = array.astype(host.numpy_dtype(wanted))
    flat = np.array(array, order="C", copy=True).reshape(-1)
    if isinstance(where, tuple):
        return place(buffer_of_array(flat, wanted, where[0]).reshape(shape), where)
    return buffer_of_array(flat, wanted, where).reshape(shape)


def _node_of_list(data: Any, device: Any, dtype: DType | None, cls: type[TensorBase]) -> UOp:
    flat = host.flatten(data)
    if any(isinstance(value, (TensorBase, UOp)) for value in flat):
        return _stacked(data, device, dtype, cls)
    if any(isinstance(value, np.ndarray) for value in flat):
        return node_of_array(np.array(data), device, dtype)
    shape = host.list_shape(data)
    wanted = host.dtype_of(flat) if dtype is None else dtype
    array = host.array_of(flat, wanted)
    where = canonical_device(device)
    if isinstance(where, tuple):
        return place(buffer_of_array(array, wanted, where[0]).reshape(shape), where)
    return buffer_of_array(array, wanted, where).reshape(shape)


def _stacked(data: Any, device: Any, dtype: DType | None, cls: type[TensorBase]) -> UOp:
    parts = [
        part if isinstance(part, TensorBase) else cls._new(node_of(part, device, dtype, cls))
        for part in data
    ]
    joined: TensorBase = parts[0].stack(*parts[1:])  # type: ignore[attr-defined]
    return on_device(joined.uop if dtype is None else joined.uop.cast(dtype), device)


def _sizes(sizes: tuple[Any, ...]) -> tuple[Any, ...]:
    for size in sizes:
        if size is None or (isinstance(size, int) and size < 0):
            raise ShapeError(f"a size cannot be negative or None: {show(sizes)}")
    return tuple(sizes)


def _default_float(options: dict[str, Any]) -> dict[str, Any]:
    if options.get("dtype") is None:
        options["dtype"] = dtypes.default_float
    return options


def _fitting(value: ConstType, dtype: DType) -> ConstType:
    """Return `value`, which must fit `dtype` when both are integers."""
    if dtype.is_int and isinstance(value, int) and not dtype.min <= value <= dtype.max:
        raise DTypeRangeError(f"{value} does not fit {dtype.name} ({dtype.min} to {dtype.max})")
    if dtype.is_int and isinstance(value, float):
        if value != value or math.isinf(value):
            raise DTypeRangeError(f"{value} has no value in {dtype.name}")
    return value


def index_range(size: Any) -> UOp:
    """Return the vector 0 .. size-1 as index arithmetic."""
    return UOp(Ops.IOTA, dtypes.index, (), size)


def _range_node(start: Any, stop: Any, step: Any) -> UOp:
    if isinstance(step, (int, float)) and step == 0:
        raise ArgumentError("the step of a range cannot be 0")
    if any(isinstance(value, float) for value in (start, stop, step)):
        steps = max(0, math.ceil((stop - start) / step))
        return index_range(steps).cast(dtypes.weakfloat) * float(step) + float(start)
    span = sint_sub(stop, start)
    if isinstance(span, int) and isinstance(step, int):
        count: Any = max(0, -(-span // step))
    else:
        count = span if isinstance(step, int) and step == 1 else sint_floordiv(
            sint_sub(span, sint_sub(1, step)), step)  # fmt: skip
    node = index_range(count)
    if not isinstance(step, int) or step != 1:
        node = node * step
    return node if isinstance(start, int) and start == 0 else node + start


def triangle(rows: Any, columns: Any, diagonal: Any) -> UOp:
    """Return where column <= row + diagonal, as index arithmetic."""
    down = broadcast(index_range(rows).reshape((rows, 1)), (rows, columns))
    across = broadcast(index_range(columns), (rows, columns))
    found: UOp = across < (down + (diagonal + 1))
    return found


__all__ = ["Creation", "buffer_of_array", "index_range", "triangle"]
