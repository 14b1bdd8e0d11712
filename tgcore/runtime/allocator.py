"""Memory of a device: what a device implements, and the cache that the core puts before it.

A handle is whatever the device uses to name memory; the core only passes it on. Freed memory is
kept by size for the next allocation of that size, up to a limit, and given back when the device
says that it is full.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from typing import Any

from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import DeviceError, OutOfMemoryError
from tgcore.support.log import human_size

Handle = Any
_SMALL, _LARGE = 64, 4096
_FLOOR = 64 << 20  # bytes that are never too much


class Allocator(ABC):
    """Memory operations of one device; sizes and offsets are in bytes.

    Attributes
    ----------
    cache_limit : int
        Bytes of freed memory that may be kept for reuse; 0 keeps nothing.
    """

    cache_limit: int = 1 << 30

    @abstractmethod
    def alloc(self, nbytes: int) -> Handle:
        """Return new memory, or raise `OutOfMemoryError`."""

    @abstractmethod
    def free(self, handle: Handle, nbytes: int) -> None:
        """Give memory back."""

    @abstractmethod
    def copy_in(self, handle: Handle, data: memoryview) -> None:
        """Write all of `data` (bytes) to the start of `handle`."""

    @abstractmethod
    def copy_out(self, data: memoryview, handle: Handle) -> None:
        """Fill all of `data` (bytes, writable) from the start of `handle`; waits for it."""

    def view(self, handle: Handle, offset: int, nbytes: int) -> Handle:
        """Return the handle of a window; devices without sub-buffers refuse."""
        raise DeviceError(f"{type(self).__name__} has no views into buffers")

    def host_view(self, handle: Handle, nbytes: int) -> memoryview | None:
        """Return the memory itself as bytes of the host, or None where it is elsewhere."""
        return None

    def adopt(self, array: Any) -> Handle | None:
        """Return a handle on the memory of a numpy array, or None where it must be copied."""
        return None

    def transfer(self, target: Handle, source: Handle, nbytes: int, other: Allocator) -> bool:
        """Copy straight from another device's memory; False where that cannot be done."""
        return False


class MemoryCache:
    """Counts and reuses one device's memory; every `Buffer` allocates here.

    Attributes
    ----------
    live, peak, cached : int
        Bytes in use, the most there were, and bytes kept for reuse.
    """

    __slots__ = ("_free", "allocator", "cached", "live", "name", "peak")

    def __init__(self, name: str, allocator: Allocator) -> None:
        self.name = name
        self.allocator = allocator
        self.live = 0
        self.peak = 0
        self.cached = 0
        self._free: dict[int, list[Handle]] = {}

    def alloc(self, nbytes: int) -> Handle:
        """Return memory of at least `nbytes`, from the cache when some fits exactly."""
        size = rounded(nbytes)
        kept = self._free.get(size)
        if kept:
            handle = kept.pop()
            self.cached -= size
        else:
            handle = self._fresh(size)
        self.live += size
        if self.live > self.peak:
            self.peak = self.live
        GlobalCounters.mem_used += size
        return handle

    def _fresh(self, size: int) -> Handle:
        if size > sys.maxsize:  # a C library would take it modulo its word
            raise self._full(size)
        try:
            return self.allocator.alloc(size)
        except OutOfMemoryError:
            if not self.cached:
                raise self._full(size) from None
            self.flush()
        try:
            return self.allocator.alloc(size)
        except OutOfMemoryError:
            raise self._full(size) from None

    def _full(self, size: int) -> OutOfMemoryError:
        return OutOfMemoryError(
            f"{self.name} has no room for {human_size(size)}: {human_size(self.live)} are in use",
            hint="delete tensors that are not needed, or make the batch smaller",
        )

    def free(self, handle: Handle, nbytes: int) -> None:
        """Take memory back; it is kept for reuse as long as there is not too much of it.

        What is in use and what is kept stay within a quarter above the most that was ever in
        use; sizes that were not asked for longest go first.
        """
        size = rounded(nbytes)
        self.live -= size
        GlobalCounters.mem_used -= size
        kept = self._free.pop(size, None)
        if kept is None:
            kept = []
        kept.append(handle)
        self._free[size] = kept  # the dictionary is in order of last use
        self.cached += size
        total = max(_FLOOR, self.peak + self.peak // 4)
        limit = min(self.allocator.cache_limit, total - self.live)
        while self.cached > limit:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        size, handles = next(iter(self._free.items()))
        if handles:
            self.allocator.free(handles.pop(0), size)
            self.cached -= size
        if not handles:
            del self._free[size]

    def flush(self) -> None:
        """Give all memory that is kept for reuse back to the device."""
        for size, handles in self._free.items():
            for handle in handles:
                self.allocator.free(handle, size)
        self._free.clear()
        self.cached = 0


def rounded(nbytes: int) -> int:
    """Return the size that is really allocated for `nbytes`, at least one unit."""
    unit = _SMALL if nbytes < 16 * _LARGE else _LARGE
    return max(unit, -(-nbytes // unit) * unit)
