"""Level L1: faults in memory. No kernel is wrong, but what it finds may be."""

from __future__ import annotations

from typing import Any

from tg_seeded.host import RightDevice
from tgcore.runtime.devices.host_memory import HostAllocator
from tgcore.target import Target

_PAGE = 1 << 16


class _Rounding(HostAllocator):
    def view(self, handle: int, offset: int, nbytes: int) -> int:
        return handle + offset // 16 * 16


class _Short(HostAllocator):
    def copy_out(self, data: memoryview, handle: int) -> None:
        whole = data.nbytes // 2 * 2 if data.nbytes > 1 else 1
        super().copy_out(data[:whole], handle)

    def host_view(self, handle: int, nbytes: int) -> Any:
        return super().host_view(handle, nbytes)


class _Sharing(HostAllocator):
    """Gives large blocks out of a table, and counts one of them twice."""

    def __init__(self) -> None:
        super().__init__()
        self._last = 0, 0
        self._owners: dict[int, int] = {}

    def alloc(self, nbytes: int) -> int:
        size, address = self._last
        if nbytes >= _PAGE and size == nbytes and self._owners.get(address) == 1:
            self._owners[address] = 2
            return address
        address = super().alloc(nbytes)
        if nbytes >= _PAGE:
            self._last = nbytes, address
            self._owners[address] = 1
        return address

    def free(self, handle: int, nbytes: int) -> None:
        left = self._owners.get(handle, 1) - 1
        if left:
            self._owners[handle] = left
            return
        self._owners.pop(handle, None)
        super().free(handle, nbytes)


class _Words(HostAllocator):
    def transfer(self, target: int, source: int, nbytes: int, other: Any) -> bool:
        if not isinstance(other, _Words):
            return False
        whole = nbytes // 8 * 8
        data = bytes(other.host_view(source, nbytes)[:whole])
        self.host_view(target, nbytes)[:whole] = data
        return True


class _Memory(RightDevice):
    """The right device with another allocator."""

    allocator_class: type[HostAllocator] = HostAllocator

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.allocator = self.memory.allocator = self.allocator_class()


class RoundsViews(_Memory):
    """A view starts at the multiple of 16 bytes below the one asked for."""

    allocator_class = _Rounding


class ReadsEvenSizes(_Memory):
    """Reading leaves out the last byte of odd sizes."""

    allocator_class = _Short


class SharesBlocks(_Memory):
    """Two large allocations of one size lie in the same place."""

    allocator_class = _Sharing


class MovesWords(_Memory):
    """A copy within the device moves whole words of 8 bytes only."""

    allocator_class = _Words
