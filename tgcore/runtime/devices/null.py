"""The device NULL: compiles for a named target and runs nothing.

It measures and tests the compiler. Its capabilities are those of another device's target, by
default the host's; reading a buffer gives zeros.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tgcore.plugin.contract import API, OpenRequest, PluginInfo, hookimpl
from tgcore.render.base import Compiler, Renderer
from tgcore.runtime.allocator import Allocator, Handle
from tgcore.runtime.base import BaseDevice, CapturedGraph, Executable, GraphCall, Sizes
from tgcore.support.errors import DeviceError

if TYPE_CHECKING:
    from tgcore.target import Capabilities, ProgramSpec, Target

INFO = PluginInfo("null", "compiles and runs nothing: for measuring the compiler", (1, API))


@hookimpl
def tgcore_open_device(request: OpenRequest) -> NullDevice:
    """Open the device for the target that `renderer` names: `NULL:CPU`, `NULL:NUMPY`, ..."""
    return NullDevice(request.target, request.renderer)


class NullAllocator(Allocator):
    """Counts memory and has none."""

    def alloc(self, nbytes: int) -> Handle:
        """Return a name for memory that does not exist."""
        return 0

    def free(self, handle: Handle, nbytes: int) -> None:
        """Do nothing."""

    def copy_in(self, handle: Handle, data: memoryview) -> None:
        """Forget `data`."""

    def copy_out(self, data: memoryview, handle: Handle) -> None:
        """Fill `data` with zeros."""
        data[:] = bytes(data.nbytes)

    def view(self, handle: Handle, offset: int, nbytes: int) -> Handle:
        """Return a name for a window of nothing."""
        return 0

    def transfer(self, target: Handle, source: Handle, nbytes: int, other: Allocator) -> bool:
        """Say that it is done."""
        return True


class NullExecutable(Executable):
    """A program that does nothing."""

    def __call__(
        self, handles: Sequence[Handle], global_size: Sizes, local_size: Sizes,
        variables: Sequence[int], wait: bool = False,
    ) -> float | None:  # fmt: skip
        """Return at once."""
        return 1e-9 if wait else None


class NullGraph(CapturedGraph):
    """A graph that does nothing."""

    def __call__(
        self, inputs: Sequence[Handle], variables: dict[str, int], wait: bool = False
    ) -> float | None:
        """Return at once."""
        return 1e-9 if wait else None


class NullDevice(BaseDevice):
    """Compiles for a target without having one."""

    measures = False
    own_renderers = ("CPU", "NUMPY")

    def __init__(self, target: Target, renderer: Renderer | None = None) -> None:
        family = target.renderer or "CPU"
        if renderer is None:
            renderer = renderer_of(family, target)
        else:  # of a plugin that compiles for hardware which is not here
            renderer.capabilities = without_host(renderer.capabilities)
        super().__init__(dataclasses.replace(target, renderer=family), NullAllocator(), renderer)

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        """Return a program that does nothing."""
        return NullExecutable()

    def capture(self, calls: Sequence[GraphCall]) -> CapturedGraph | None:
        """Return a graph that does nothing."""
        return NullGraph()


def renderer_of(family: str, target: Target) -> Renderer:
    """Return the renderer of a device family, without the compiler behind it."""
    from tgcore.runtime.devices.numpy_renderer import NumpyRenderer
    from tgcore.runtime.devices.search import find_compiler

    if family == "NUMPY" or (family == "CPU" and find_compiler() is None):
        return NumpyRenderer(target)
    if family == "CPU":
        from tgcore.runtime.devices.cpu import host_renderer

        renderer, _ = host_renderer(target)
        renderer.capabilities = without_host(renderer.capabilities)
        renderer.compiler = _NoCompiler(renderer.identity)
        return renderer
    raise DeviceError(
        f"NULL cannot stand for {family}", hint="write NULL:CPU or NULL:NUMPY, or install it"
    )


def without_host(capabilities: Capabilities) -> Capabilities:
    """Return capabilities of a device whose memory is not there."""
    return dataclasses.replace(capabilities, host=False, fallback=False)


class _NoCompiler(Compiler):
    """Takes any source and makes nothing of it."""

    def __init__(self, identity: str) -> None:
        self.identity = f"none for {identity}"

    def compile(self, source: str) -> bytes:
        """Return an empty binary."""
        return b""
