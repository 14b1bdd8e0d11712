"""The device TCC: memory of the host, kernels of TinyCC."""

from __future__ import annotations

import ctypes
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tgcore.runtime import BaseDevice, Executable, HostAllocator
from tgcore.support.errors import DeviceError

from tg_tcc.renderer import TccRenderer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tgcore.render import Renderer
    from tgcore.target import ProgramSpec, Target


class TccProgram(Executable):
    """One loaded kernel: it gets an array of addresses and an array of numbers."""

    def __init__(self, function: Any, spec: ProgramSpec) -> None:
        function.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long]
        function.restype = None
        self._function = function
        self._buffers = ctypes.c_void_p * len(spec.params)
        self._numbers = ctypes.c_longlong * len(spec.vars)

    def __call__(
        self,
        handles: Sequence[int],
        global_size: tuple[int, int, int],
        local_size: tuple[int, int, int],
        variables: Sequence[int],
        wait: bool = False,
    ) -> float | None:
        """Run it; with `wait`, return the seconds it took."""
        started = perf_counter()
        self._function(self._buffers(*handles), self._numbers(*variables), 0)
        return perf_counter() - started if wait else None


class TccDevice(BaseDevice):
    """An open device. `renderer` is one that another plugin adds; None: its own."""

    def __init__(self, target: Target, renderer: Renderer | None = None) -> None:
        renderer = renderer or TccRenderer(target)
        super().__init__(renderer.target, HostAllocator(), renderer)

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        """Return one program of a module, compiled in this process."""
        compiler = self.renderer.compiler
        module = None if compiler is None or binary is None else compiler.load(binary)
        if module is None:
            raise DeviceError(f"{spec.entry} has no module that runs in this process")
        return TccProgram(module[spec.entry], spec)
