"""The device DISK: files as buffers, read through memory maps without copying.

It holds data and runs no kernels; engine copies from it to a device that computes. A slot whose
storage is a path string is opened when it is first used.
"""

from __future__ import annotations

import mmap
import os
from typing import TYPE_CHECKING, Any

from tgcore.ir import dtypes
from tgcore.plugin.contract import API, OpenRequest, PluginInfo, hookimpl
from tgcore.render.base import Renderer
from tgcore.runtime.allocator import Allocator, Handle
from tgcore.runtime.base import BaseDevice, Executable
from tgcore.runtime.buffer import Buffer
from tgcore.support.errors import DeviceError, LoadError
from tgcore.target import Capabilities

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.target import ProgramSpec, Target

INFO = PluginInfo("disk", "files as tensors", (1, API))


@hookimpl
def tgcore_open_device(request: OpenRequest) -> DiskDevice:
    """Open the device; files are opened one by one."""
    return DiskDevice(request.target)


class DiskAllocator(Allocator):
    """Memory maps as memory: a handle is a memoryview of bytes."""

    cache_limit = 0

    def alloc(self, nbytes: int) -> Handle:
        """Refuse: a buffer on disk is a file."""
        raise DeviceError(
            "a tensor cannot be computed on a storage device",
            hint="move it to a computing device with .to(...)",
        )

    def free(self, handle: Handle, nbytes: int) -> None:
        """Do nothing: the map closes with its last reference."""

    def copy_in(self, handle: Handle, data: memoryview) -> None:
        """Write to the file, when it was opened for writing."""
        if handle.readonly:
            raise DeviceError("the file was opened for reading only")
        handle[: data.nbytes] = data

    def copy_out(self, data: memoryview, handle: Handle) -> None:
        """Fill `data` from the file."""
        data[:] = handle[: data.nbytes]

    def view(self, handle: Handle, offset: int, nbytes: int) -> Handle:
        """Return a window of the file."""
        return handle[offset : offset + nbytes]

    def host_view(self, handle: Handle, nbytes: int) -> memoryview | None:
        """Return the mapped bytes."""
        found: memoryview = handle[:nbytes]
        return found


class _NoRenderer(Renderer):
    def __init__(self, target: Target) -> None:
        self.target = target
        self.capabilities = Capabilities(storage_only=True, host=True)

    def render(self, name: str, linear: tuple[UOp, ...], spec: ProgramSpec | None = None) -> str:
        """Refuse: nothing runs on a file."""
        raise DeviceError("a storage device runs no kernels")


class DiskDevice(BaseDevice):
    """Files of this machine."""

    def __init__(self, target: Target) -> None:
        super().__init__(target, DiskAllocator(), _NoRenderer(target))

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        """Refuse: nothing runs on a file."""
        raise DeviceError("a storage device runs no kernels")

    def open(self, path: Any, size: int | None = None) -> Buffer:
        """Return the bytes of a file as a buffer; with `size`, a file made for writing."""
        name = os.fspath(path)
        try:
            if size is not None:
                with open(name, "ab") as file:
                    file.truncate(size)
            with open(name, "rb" if size is None else "r+b") as file:
                length = os.fstat(file.fileno()).st_size
                access = mmap.ACCESS_READ if size is None else mmap.ACCESS_WRITE
                data: Any = mmap.mmap(file.fileno(), 0, access=access) if length else b""
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise LoadError(f"the file {name} cannot be read: {reason}") from error
        return Buffer(self, dtypes.uint8, length, handle=memoryview(data), owner=data)
