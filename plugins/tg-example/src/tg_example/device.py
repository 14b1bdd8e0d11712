"""The device EXAMPLE: its memory, its loaded programs, and the device that holds both.

As generated it computes on the host. For real hardware, put calls of its driver into the bodies
below; the rest of tgcore sees nothing else of it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tgcore.runtime import Allocator, BaseDevice, Executable, load_library
from tgcore.support.errors import DeviceError, OutOfMemoryError

from tg_example.renderer import ExampleRenderer

if TYPE_CHECKING:
    from tgcore.render import Renderer
    from tgcore.target import ProgramSpec, Target

ALIGNMENT = 64  # bytes; no access is wider
_NUMBERS = {32: ctypes.c_int, 64: ctypes.c_longlong}


class ExampleAllocator(Allocator):
    """Memory of the device. A handle is whatever names a piece of it: here, its address."""

    def __init__(self) -> None:
        self._blocks: dict[int, Any] = {}

    def alloc(self, nbytes: int) -> int:
        """Return new memory."""
        try:
            block = (ctypes.c_char * (nbytes + ALIGNMENT))()
        except (MemoryError, ValueError):
            raise OutOfMemoryError(f"there are no {nbytes} bytes") from None
        address = -(-ctypes.addressof(block) // ALIGNMENT) * ALIGNMENT
        self._blocks[address] = block
        return address

    def free(self, handle: int, nbytes: int) -> None:
        """Give memory back."""
        del self._blocks[handle]

    def copy_in(self, handle: int, data: memoryview) -> None:
        """Write bytes of the host to the device."""
        _bytes(handle, data.nbytes)[:] = data

    def copy_out(self, data: memoryview, handle: int) -> None:
        """Read bytes of the device, after all work on them is done."""
        data[:] = _bytes(handle, data.nbytes)

    def view(self, handle: int, offset: int, nbytes: int) -> int:
        """Return the handle of a window into a piece of memory."""
        return handle + offset


def _bytes(address: int, nbytes: int) -> memoryview:
    return memoryview((ctypes.c_char * nbytes).from_address(address)).cast("B")


class ExampleProgram(Executable):
    """One kernel, loaded: called with handles in the order of `spec.params`, then numbers."""

    def __init__(self, function: Any, spec: ProgramSpec) -> None:
        numbers = [_NUMBERS[dtype.bits] for dtype in spec.var_types]
        function.argtypes = [*[ctypes.c_void_p] * len(spec.params), *numbers]
        function.restype = None
        self._function = function

    def __call__(
        self,
        handles: Sequence[int],
        global_size: tuple[int, int, int],
        local_size: tuple[int, int, int],
        variables: Sequence[int],
        wait: bool = False,
    ) -> float | None:
        """Launch it; with `wait`, return the seconds it took on the device."""
        started = perf_counter()
        self._function(*handles, *variables)
        return perf_counter() - started if wait else None


class ExampleDevice(BaseDevice):
    """An open device. `renderer` is one that another plugin adds; None: its own."""

    def __init__(self, target: Target, renderer: Renderer | None = None) -> None:
        renderer = renderer or ExampleRenderer(target)
        super().__init__(renderer.target, ExampleAllocator(), renderer)
        self._modules: dict[bytes, ctypes.CDLL] = {}

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        """Return one program of a module; `binary` is what the renderer's compiler made."""
        if binary is None:
            raise DeviceError(f"{spec.entry} has no compiled module")
        if binary not in self._modules:
            self._modules[binary] = load_library(binary)
        return ExampleProgram(self._modules[binary][spec.entry], spec)
