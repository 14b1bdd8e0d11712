"""The device CPU: kernels in C, compiled to shared objects and called in this process.

All kernels share one call convention, so that a captured graph is a table of pointers walked by
one C function. Launch parts of a kernel run on a pool of threads.
"""

from __future__ import annotations

import ctypes
import dataclasses
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from tgcore.plugin.contract import API, OpenRequest, PluginInfo, hookimpl
from tgcore.render.hostc import HostCRenderer
from tgcore.runtime.base import BaseDevice, CapturedGraph, Executable, GraphCall, Sizes
from tgcore.runtime.devices.compilers import open_compiler
from tgcore.runtime.devices.cpu_helper import Call, Helper
from tgcore.runtime.devices.host_memory import HostAllocator
from tgcore.runtime.devices.probe import capabilities_of, dialect_of, probe
from tgcore.runtime.devices.search import find_compiler
from tgcore.runtime.libraries import load_library
from tgcore.support.errors import CompileError, DeviceError

if TYPE_CHECKING:
    from tgcore.render.base import Renderer
    from tgcore.runtime.allocator import Handle
    from tgcore.target import ProgramSpec, Target

INFO = PluginInfo("cpu", "the host's processor, with a C compiler or an added renderer", (1, API))


@hookimpl
def tgcore_open_device(request: OpenRequest) -> CpuDevice:
    """Open the device, or say which compiler is missing."""
    return CpuDevice(request.target, request.renderer)


def host_renderer(target: Target) -> tuple[HostCRenderer, Helper]:
    """Return the renderer for the compiler found here, with the helper it compiled."""
    compiler = open_compiler()
    found = probe(compiler)
    dialect = dialect_of(found)
    capabilities = capabilities_of(found, dialect)
    helper = Helper.compiled(compiler)
    if not helper.parallel:
        capabilities = dataclasses.replace(capabilities, threads=1)
    return HostCRenderer(target, capabilities, dialect, compiler), helper


def _helper_for(renderer: Renderer) -> Helper | None:
    """Return the helper for an added renderer: its own, else one made by a C compiler, or None."""
    library = renderer.compiler.host_library() if renderer.compiler is not None else None
    if library is not None:
        return Helper(library, parallel=True)
    try:
        return Helper.compiled(open_compiler()) if find_compiler() is not None else None
    except (DeviceError, CompileError, OSError):
        return None  # the added renderer works without


class CpuDevice(BaseDevice):
    """The host's processor."""

    own_renderers = ("C",)

    def __init__(self, target: Target, renderer: Renderer | None = None) -> None:
        self.helper: Helper | None
        if renderer is not None:
            self.helper = _helper_for(renderer)
            if self.helper is None or not self.helper.parallel:
                renderer.capabilities = dataclasses.replace(renderer.capabilities, threads=1)
        elif target.renderer in ("", *self.own_renderers):
            renderer, self.helper = host_renderer(dataclasses.replace(target, renderer="C"))
        else:
            from tgcore.runtime.opening import unknown_renderer

            raise unknown_renderer(target, self.own_renderers)
        super().__init__(renderer.target, HostAllocator(), renderer)
        # a module is unloaded when the last of its programs is gone
        self._modules: WeakValueDictionary[bytes, Any] = WeakValueDictionary()

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        """Return one program of a compiled module; the module is loaded once."""
        if binary is None:
            raise DeviceError(f"{spec.entry} has no compiled module")
        module = self._modules.get(binary)
        if module is None:
            compiler = self.renderer.compiler
            module = compiler.load(binary) if compiler is not None else None
            module = load_library(binary, unload=True) if module is None else module
            self._modules[binary] = module
        return HostExecutable(module, spec, self.helper)

    def capture(self, calls: Sequence[GraphCall]) -> CapturedGraph | None:
        """Return a table of the calls, replayed by one call into C."""
        return None if self.helper is None else HostGraph(self.helper, calls)

    def close(self) -> None:
        """Give memory back; modules stay loaded as long as a program of them is referred to."""
        super().close()
        self._modules.clear()


class HostExecutable(Executable):
    """One kernel of a loaded module."""

    __slots__ = ("_bufs", "_function", "_module", "_run", "_vars", "address", "threads")

    def __init__(self, module: Any, spec: ProgramSpec, helper: Helper | None) -> None:
        self._module = module
        self._function = function = module[spec.entry]
        self._function.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long)
        self._function.restype = None
        self.address = ctypes.cast(function, ctypes.c_void_p).value
        self.threads = spec.threads
        self._bufs = ctypes.c_void_p * len(spec.params)
        self._vars = ctypes.c_longlong * len(spec.vars)
        self._run = helper.run if helper is not None else None

    def __call__(
        self, handles: Sequence[Handle], global_size: Sizes, local_size: Sizes,
        variables: Sequence[int], wait: bool = False,
    ) -> float | None:  # fmt: skip
        """Call the kernel; it is done when this returns."""
        bufs, values = self._bufs(*handles), self._vars(*variables)
        started = perf_counter() if wait else 0.0
        if self.threads > 1 and self._run is not None:
            self._run(self.address, bufs, values, self.threads)
        else:
            self._function(bufs, values, 0)
        return perf_counter() - started if wait else None


class HostGraph(CapturedGraph):
    """A table of calls whose pointers to inputs and whose variables are rewritten by replay."""

    def __init__(self, helper: Helper, calls: Sequence[GraphCall]) -> None:
        self._replay = helper.replay
        self._count = len(calls)
        self._keep = [call.executable for call in calls]
        self._buffers = [entry for call in calls for entry in call.buffers]
        names = [name for call in calls for name in call.variables]
        self._bufs = (ctypes.c_void_p * max(1, len(self._buffers)))()
        self._vars = (ctypes.c_longlong * max(1, len(names)))()
        self._inputs: list[tuple[int, int, int]] = []  # place, input, byte offset into it
        self._named = list(enumerate(names))
        for place, entry in enumerate(self._buffers):
            if isinstance(entry, int):
                self._inputs.append((place, entry, 0))
            elif isinstance(entry, tuple):
                self._inputs.append((place, entry[0], entry[1]))
            else:
                self._bufs[place] = entry.handle
        self._table = (Call * max(1, len(calls)))()
        self._fill(calls)

    def _fill(self, calls: Sequence[GraphCall]) -> None:
        buffer, variable = ctypes.addressof(self._bufs), ctypes.addressof(self._vars)
        for row, call in zip(self._table, calls):
            executable = call.executable
            row.run = executable.address  # type: ignore[attr-defined]
            row.threads = executable.threads  # type: ignore[attr-defined]
            row.bufs, row.vars = buffer, variable
            buffer += 8 * len(call.buffers)
            variable += 8 * len(call.variables)

    def __call__(
        self, inputs: Sequence[Handle], variables: dict[str, int], wait: bool = False
    ) -> float | None:
        """Run all calls in order; they are done when this returns."""
        bufs, values = self._bufs, self._vars
        for place, number, offset in self._inputs:
            bufs[place] = inputs[number] + offset
        for place, name in self._named:
            values[place] = variables[name]
        started = perf_counter() if wait else 0.0
        self._replay(self._table, self._count)
        return perf_counter() - started if wait else None
