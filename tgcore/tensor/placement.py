"""Where tensors live: moving to a device, spreading over several, windows of storage.

A tensor made of constants lives nowhere in particular; it is computed where it is needed. Only
movement between places is expressed here; how sharded values are computed is the scheduler's.
"""

from __future__ import annotations

import math
from typing import Any, Self

from tgcore.ir import DType, Ops, UOp
from tgcore.support.errors import ArgumentError, DTypeError, ShapeError
from tgcore.tensor.base import canonical_device, default_device
from tgcore.tensor.movement import apply_steps
from tgcore.tensor.rules import with_rule
from tgcore.tensor.unary import Unary


def on_device(node: UOp, device: Any) -> UOp:
    """Return `node` moved to `device`, or as it is where none is named.

    The default device is not asked for: to find it may mean to look for hardware.
    """
    device = canonical_device(device)
    return node if device is None or node.device == device else place(node, device)


def place(node: UOp, device: Any) -> UOp:
    """Return `node` on one device, or replicated on several."""
    if isinstance(device, tuple):
        parts = tuple([UOp(Ops.COPY, node.dtype, (node,), one) for one in device])
        return UOp(Ops.SHARD, node.dtype, parts, None)
    return UOp(Ops.COPY, node.dtype, (node,), device)


class Placement(Unary):
    """Methods that move tensors between devices."""

    __slots__ = ()

    def to(self, device: Any) -> Self:
        """Return the tensor on another device; the gradient comes back to this one."""
        if isinstance(device, DType):
            raise DTypeError(
                f"{device.name} is no device", hint=f"change the dtype: .cast(dtypes.{device.name})"
            )
        wanted = canonical_device(device)
        node = self._uop
        if wanted is None:
            if node.device is None:
                return self._new(node)
            wanted = default_device()
        if node.device == wanted:
            return self._new(node)
        inner, moves = node, []
        while inner.op is Ops.PERMUTE:  # a permuted window is copied first: storage may be a file
            moves.append((inner.op, inner.arg))
            inner = inner.src[0]
        window = storage_window(inner)
        if window is inner:
            return self._new(place(node, wanted))
        with_rule(window, (inner,), lambda grad, value, inputs: (grad,))
        return self._new(apply_steps(place(window, wanted), moves[::-1]))

    def to_(self, device: Any) -> Self:
        """Move this handle to another device; return it."""
        self.uop = self.to(device)._uop
        return self

    def shard(self, devices: Any, axis: int | None = None) -> Self:
        """Return the tensor split evenly along `axis` over devices, or copied to each (None)."""
        names = canonical_device(tuple(devices))
        node = self._uop
        if isinstance(node.device, tuple):
            raise ArgumentError("the tensor is sharded already", hint="gather it with .to() first")
        if axis is None:
            return self._new(place(node, names))
        where = self._axis(axis)
        size = node.shape[where]
        if not isinstance(size, int) or size % len(names):
            raise ShapeError(
                f"axis {where} of size {size} does not split evenly over {len(names)} devices",
                hint="pad the axis to a multiple of the number of devices, or use fewer devices",
            )
        step = size // len(names)
        parts = []
        for number, name in enumerate(names):
            bounds = [(0, other) for other in node.shape]
            bounds[where] = (number * step, (number + 1) * step)
            parts.append(UOp(Ops.COPY, node.dtype, (node.shrink(tuple(bounds)),), name))
        return self._new(UOp(Ops.SHARD, node.dtype, tuple(parts), where))

    def shard_like(self, y: Self) -> Self:
        """Return the tensor on the devices of `y`, split along the same axis."""
        device = y._uop.device
        if not isinstance(device, tuple):
            return self.to(device)
        return self.shard(device, sharding(y._uop)[0])

    def shard_(self, devices: Any, axis: int | None = None) -> Self:
        """Shard this handle; return it."""
        self.uop = self.shard(devices, axis)._uop
        return self


def sharding(node: UOp) -> tuple[int | None, list[tuple[tuple[Any, ...], str]]]:
    """Return the axis along which `node` is sharded, and shape and device of each part."""
    for inner in reversed(node.toposort()):
        if inner.op is Ops.SHARD:
            axis = inner.arg if inner.shape == node.shape else None
            if axis is None:
                return None, [(node.shape, one) for one in node.device]
            return axis, [(part.shape, one) for part, one in zip(inner.src, node.device)]
    return None, [(node.shape, one) for one in node.device]


def storage_window(node: UOp) -> UOp:
    """Return a contiguous window of a buffer as a BUFFER_VIEW, other nodes as they are.

    Only RESHAPE, SHRINK and BITCAST of fixed sizes over storage are looked through.
    """
    chain = []
    base = node
    while base.op in (Ops.RESHAPE, Ops.SHRINK, Ops.BITCAST):
        chain.append(base)
        base = base.src[0]
    if base.op is not Ops.BUFFER or all(step.op is Ops.RESHAPE for step in chain):
        return node
    offset, length = 0, base.arg.size * base.dtype.itemsize  # in bytes
    for step in reversed(chain):
        if step.op is Ops.SHRINK:
            found = _window_bytes(step)
            if found is None:
                return node
            offset += found[0]
            length = found[1]
    size = length // node.dtype.itemsize
    view = UOp(Ops.BUFFER_VIEW, node.dtype, (base,), (offset, size))
    return view.reshape(node.shape)


def _window_bytes(step: UOp) -> tuple[int, int] | None:
    """Return offset and length in bytes of a SHRINK that keeps elements side by side."""
    shape = step.src[0].shape
    if not all(isinstance(value, int) for pair in step.arg for value in (*pair,)) or not all(
        isinstance(size, int) for size in shape
    ):
        return None
    offset, stride, partial = 0, step.dtype.itemsize, False
    for (low, high), size in zip(reversed(step.arg), reversed(shape)):
        if partial and high - low != 1:
            return None
        offset += low * stride
        stride *= size
        partial = partial or high - low != size
    return offset, math.prod(step.shape) * step.dtype.itemsize
