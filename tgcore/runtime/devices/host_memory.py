"""Memory of the host for the devices that compute in it: aligned, and huge pages where large.

A handle is the address, a plain int, so that a launch passes it on without looking at it.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from tgcore.runtime.allocator import Allocator, Handle
from tgcore.support.errors import OutOfMemoryError

_ALIGNED = 64
_HUGE = 1 << 21
_MADV_HUGEPAGE = 14  # <sys/mman.h> of Linux


def _c_library() -> ctypes.CDLL:
    if sys.platform == "win32":
        return ctypes.CDLL("msvcrt")
    return ctypes.CDLL(None)


class HostAllocator(Allocator):
    """Allocates with the C library; `adopt` takes numpy memory as it is."""

    def __init__(self) -> None:
        library = _c_library()
        if sys.platform == "win32":
            self._alloc = lambda align, size: library._aligned_malloc(size, align)
            library._aligned_malloc.restype = ctypes.c_void_p
            library._aligned_malloc.argtypes = (ctypes.c_size_t, ctypes.c_size_t)
            self._free = library._aligned_free
        else:
            self._alloc = library.aligned_alloc
            self._alloc.restype = ctypes.c_void_p
            self._alloc.argtypes = (ctypes.c_size_t, ctypes.c_size_t)
            self._free = library.free
        self._free.argtypes = (ctypes.c_void_p,)
        self._free.restype = None
        self._advise = library.madvise if sys.platform == "linux" else None
        if self._advise is not None:
            self._advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)

    def alloc(self, nbytes: int) -> Handle:
        """Return the address of new memory."""
        large = nbytes >= 2 * _HUGE
        align = _HUGE if large else _ALIGNED
        address = self._alloc(align, -(-nbytes // align) * align)
        if not address:
            raise OutOfMemoryError(f"the system gave no {nbytes} bytes")
        if large and self._advise is not None:
            self._advise(address, nbytes, _MADV_HUGEPAGE)
        return address

    def free(self, handle: Handle, nbytes: int) -> None:
        """Give memory back to the system."""
        self._free(handle)

    def copy_in(self, handle: Handle, data: memoryview) -> None:
        """Write `data` to the address `handle`."""
        self.host_view(handle, data.nbytes)[:] = data

    def copy_out(self, data: memoryview, handle: Handle) -> None:
        """Fill `data` from the address `handle`."""
        data[:] = self.host_view(handle, data.nbytes)

    def view(self, handle: Handle, offset: int, nbytes: int) -> Handle:
        """Return the address `offset` bytes on."""
        return handle + offset

    def host_view(self, handle: Handle, nbytes: int) -> memoryview:
        """Return the bytes at an address; they are valid as long as the buffer lives."""
        return memoryview((ctypes.c_char * nbytes).from_address(handle)).cast("B")

    def adopt(self, array: Any) -> Handle | None:
        """Return the address of a numpy array's own memory, when it may be written."""
        flags = array.flags
        if not (flags.c_contiguous and flags.aligned and flags.writeable) or not array.nbytes:
            return None
        return array.ctypes.data
