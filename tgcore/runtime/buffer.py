"""A piece of a device's memory, allocated when first used, owned by one graph node.

Views share the memory of their base and keep it alive. The memory returns to its device when the
last owner goes, by reference count alone. Engine binds buffers to calls; the tensor layer reads
and writes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tgcore.ir import DType, Ops, StorageSlot, UOp
from tgcore.support.errors import DeviceError, TgError

if TYPE_CHECKING:
    from tgcore.runtime.allocator import Handle
    from tgcore.runtime.base import BaseDevice


class Buffer:
    """Memory for `size` elements of `dtype` on one device.

    Parameters
    ----------
    device : BaseDevice
    dtype : DType
    size : int
    base : Buffer, optional
        The buffer that this is a window of, from byte `offset` on.
    owner : object, optional
        Keeps memory alive that is not the device's; then `handle` names it.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> from tgcore.runtime import Buffer, Device
    >>> buffer = Buffer(Device["NUMPY"], dtypes.int32, 2)
    >>> buffer.allocated
    False
    >>> buffer.write(bytes(8))
    >>> bytes(buffer.read())
    b'\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00'
    """

    __slots__ = ("__weakref__", "_handle", "_owned", "base", "device", "dtype", "nbytes", "offset",
                 "owner", "size")  # fmt: skip

    def __init__(
        self, device: BaseDevice, dtype: DType, size: int, *, base: Buffer | None = None,
        offset: int = 0, owner: Any = None, handle: Handle = None,
    ) -> None:  # fmt: skip
        self.device = device
        self.dtype = dtype
        self.size = size
        self.nbytes = size * dtype.itemsize
        self.base = base
        self.offset = offset
        self.owner = owner
        self._handle = handle
        self._owned = False

    @property
    def allocated(self) -> bool:
        """Whether there is memory behind it yet."""
        return self._handle is not None or (self.base is not None and self.base.allocated)

    @property
    def handle(self) -> Handle:
        """The device's name of this memory; allocates at first use."""
        handle = self._handle
        if handle is None:
            handle = self._handle = self._allocate()
        return handle

    def _allocate(self) -> Handle:
        if self.base is not None:
            return self.device.allocator.view(self.base.handle, self.offset, self.nbytes)
        handle = self.device.memory.alloc(self.nbytes)
        self._owned = True  # only now: memory that was refused is not given back
        return handle

    def __del__(self) -> None:
        if self._owned:
            self.device.memory.free(self._handle, self.nbytes)

    def view(self, offset: int, size: int, dtype: DType) -> Buffer:
        """Return the window of `size` elements of `dtype` from byte `offset` on."""
        if offset < 0 or offset + size * dtype.itemsize > self.nbytes:
            raise DeviceError(
                f"a window of {size} {dtype.name} at byte {offset} leaves a buffer of "
                f"{self.nbytes} bytes"
            )
        base = self if self.base is None else self.base
        return Buffer(self.device, dtype, size, base=base, offset=self.offset + offset)

    def host_view(self) -> memoryview | None:
        """Return the bytes themselves when they lie in host memory, else None (no wait)."""
        device = self.device
        if not device.capabilities.host:
            return None
        return device.allocator.host_view(self.handle, self.nbytes)

    def read(self) -> memoryview:
        """Return a copy of the bytes, after all work on them is done."""
        import numpy as np

        self.device.synchronize()
        array: Any = np.empty(self.nbytes, np.uint8)  # not cleared first, as a bytearray is
        data = memoryview(array)
        if self.nbytes:
            self._fill(data)
        return data

    def _fill(self, data: memoryview) -> None:
        handle = self.handle
        try:
            self.device.allocator.copy_out(data, handle)
        except Exception as error:
            raise self._failed("copying out", error) from error

    def write(self, data: Any) -> None:
        """Replace all bytes by those of `data` (anything with the buffer protocol)."""
        view = memoryview(data)
        view = view if view.format == "B" and view.ndim == 1 else view.cast("B")
        if view.nbytes != self.nbytes:
            raise DeviceError(f"{view.nbytes} bytes do not fill a buffer of {self.nbytes}")
        if self.nbytes:
            handle = self.handle
            try:
                self.device.allocator.copy_in(handle, view)
            except Exception as error:
                raise self._failed("copying in", error) from error

    def _failed(self, doing: str, error: Exception) -> Exception:
        """Return what to raise for an error of the device's memory; raises ours as they are."""
        device = self.device
        if not device.origin or isinstance(error, TgError):
            raise error
        from tgcore.runtime.base import device_failed

        return device_failed(device, f"{doing} {self.nbytes} bytes", error)

    def copy_from(self, source: Buffer) -> None:
        """Replace all bytes by those of a buffer of equal size, on any device."""
        if source.nbytes != self.nbytes:
            raise DeviceError(f"{source.nbytes} bytes do not fill a buffer of {self.nbytes}")
        if not self.nbytes:
            return
        target, allocator, other = self.handle, self.device.allocator, source.handle
        try:
            if allocator.transfer(target, other, self.nbytes, source.device.allocator):
                return
        except Exception as error:
            raise self._failed(f"copying from {source.device.name}", error) from error
        if source.device is not self.device:
            source.device.synchronize()
        view = source.host_view()
        if view is not None:
            self.write(view)
            return
        mine = self.host_view()
        if mine is not None and not mine.readonly:
            source._fill(mine)
            return
        self.write(source.read())

    def __repr__(self) -> str:
        state = "" if self.allocated else " not allocated"
        return f"<buffer {self.device.name} {self.dtype.name}[{self.size}]{state}>"


def buffer_of(node: UOp) -> Buffer:
    """Return the buffer that a BUFFER or BUFFER_VIEW node owns, made at first use.

    A numpy array found in the slot is its first contents: adopted where the device works on host
    memory, else copied.
    """
    if node.op is Ops.BUFFER_VIEW:
        offset, size = node.arg
        return buffer_of(node.src[0]).view(offset, size, node.dtype)
    if node.op is not Ops.BUFFER:
        raise DeviceError(
            f"{node.op.name} is not a realized buffer", hint="realize the tensor first"
        )
    storage = node.arg.storage
    return storage if type(storage) is Buffer else slot_buffer(node.arg)


def slot_buffer(slot: StorageSlot) -> Buffer:
    """Return the buffer of a storage slot, made and filled at first use."""
    from tgcore.runtime.registry import Device

    storage = slot.storage
    if type(storage) is Buffer:
        return storage
    device = Device[slot.device]
    if storage is None:
        buffer = Buffer(device, slot.dtype, slot.size)
    else:
        handle = device.allocator.adopt(storage)
        buffer = Buffer(device, slot.dtype, slot.size, handle=handle)
        if storage.nbytes != buffer.nbytes:
            raise DeviceError(f"{storage.nbytes} bytes do not fill a buffer of {buffer.nbytes}")
        if handle is not None:
            buffer.owner = storage
        elif buffer.nbytes:
            buffer.write(storage.reshape(-1).view("uint8"))
    slot.storage = buffer
    return buffer
