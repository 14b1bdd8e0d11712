"""What a device is made of: the classes that a backend derives from.

A `BaseDevice` holds an allocator, renderers and a way to load programs; an `Executable` runs one
program; a `CapturedGraph` replays many. The engine calls them; none of them plans or compiles.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tgcore.runtime.allocator import Allocator, Handle, MemoryCache
from tgcore.support.errors import DeviceError

if TYPE_CHECKING:
    from tgcore.plugin.requests import CallKind, ProfileSource
    from tgcore.render.base import Renderer
    from tgcore.target import Capabilities, ProgramSpec, Target

Sizes = tuple[int, int, int]


def device_failed(device: BaseDevice, doing: str, error: BaseException) -> DeviceError:
    """Return the error of a plugin's device as one of ours, which says whose it is."""
    first = (str(error).splitlines() or ["no message"])[0]
    return DeviceError(
        f"{device.name} of {device.origin} failed while {doing}: {type(error).__name__}: {first}",
        hint=f"a fault of {device.origin}, or of its hardware; 'tg doctor' tells more",
    )


class Executable(ABC):
    """One loaded program."""

    @abstractmethod
    def __call__(
        self, handles: Sequence[Handle], global_size: Sizes, local_size: Sizes,
        variables: Sequence[int], wait: bool = False,
    ) -> float | None:  # fmt: skip
        """Launch; with `wait`, return the seconds it took on the device."""


class GraphCall:
    """One call of a graph to be captured: a program with its buffers and variables.

    Attributes
    ----------
    executable : Executable
    buffers : tuple
        Each a `Buffer`, the number (int) of a replaceable input, or a view into one:
        (number, byte offset, size, dtype).
    global_size, local_size : tuple
        Sizes, each an int or a symbolic size.
    variables : tuple of str
        Names of the variables in call order.
    """

    __slots__ = ("buffers", "executable", "global_size", "local_size", "spec", "variables")

    def __init__(self, executable: Executable, buffers: tuple[Any, ...], spec: ProgramSpec) -> None:
        self.executable = executable
        self.buffers = buffers
        self.spec = spec
        self.global_size = spec.global_size
        self.local_size = spec.local_size
        self.variables = spec.vars


class CapturedGraph(ABC):
    """A recorded sequence of calls; replay binds inputs and variables and allocates nothing."""

    @abstractmethod
    def __call__(
        self, inputs: Sequence[Handle], variables: dict[str, int], wait: bool = False
    ) -> float | None:
        """Run all calls in order, with `inputs` in place of the numbered ones."""


class BaseDevice(ABC):
    """An open device.

    Parameters
    ----------
    target : Target
        What was asked for, with the parts that the device chose filled in.
    allocator : Allocator
    renderer : Renderer
        The one in use; it holds capabilities and compiler.

    Attributes
    ----------
    measures : bool
        Whether the time that a launch returns says anything; a search then asks for it.
    own_renderers : tuple of str
        Names of the renderers that come with the device, for messages; plugins may add others.
    call_kinds : mapping
        For further kinds of call by name: the `CallKind`. Filled when the device opens.
    profile : ProfileSource or None
        Where the device's own events come from. Set when the device opens.
    origin : str
        Distribution and version of the plugin that opened it; empty for what the core brings.
    """

    measures = True
    own_renderers: tuple[str, ...] = ()
    origin = ""
    call_kinds: Mapping[str, CallKind] = MappingProxyType({})
    profile: ProfileSource | None = None

    def __init__(self, target: Target, allocator: Allocator, renderer: Renderer) -> None:
        self.target = target
        self.name = target.device
        self.allocator = allocator
        self.memory = MemoryCache(self.name, allocator)
        self.renderer = renderer

    @property
    def capabilities(self) -> Capabilities:
        """Facts of the target that kernels are made for."""
        return self.renderer.capabilities

    @abstractmethod
    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        """Return the program `spec.entry` of a compiled module (or of `spec.linear`)."""

    def synchronize(self) -> None:  # noqa: B027 - a device without queues has nothing to wait for
        """Wait until all work is done."""

    def capture(self, calls: Sequence[GraphCall]) -> CapturedGraph | None:
        """Return one object that replays `calls`, or None: then they are launched one by one."""
        return None

    def close(self) -> None:
        """Give everything back; the device is not used afterwards."""
        self.memory.flush()
