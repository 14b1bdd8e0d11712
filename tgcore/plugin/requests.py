"""The requests of the hooks that are not asked in every process: frozen records that may grow.

`tgcore.plugin` offers them beside the rest of the contract; they load when first used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tgcore.support.frozen import Frozen

if TYPE_CHECKING:
    from tgcore.ir import DType
    from tgcore.runtime.base import Executable
    from tgcore.target import Target


class ProbeRequest(Frozen):
    """Asks what hardware of a family is there.

    Attributes
    ----------
    family : str
        Upper case, such as the last part of the entry point's name.
    """

    family: str


class RenderersRequest(Frozen):
    """Asks for the renderers a plugin adds to a family of devices.

    Attributes
    ----------
    family, arch : str
        The family that is being opened; the architecture when one was asked for, else empty.
    """

    family: str
    arch: str = ""


class StageRulesRequest(Frozen):
    """Asks for rules that the compiler applies after its own stages, for one target.

    The answer is a dict from names of stages to a `PatternMatcher` each. A `PatternMatcher` alone
    is for `stage`. Each stage's rules run on the finished, checked result of that stage.

    Attributes
    ----------
    stage : str
        ``"target rules"``: after decomposition, before the program is put in order.
    target : Target
    stages : tuple of str
        All names that may be used (`tgcore.target.stages`).
    """

    stage: str
    target: Target
    stages: tuple[str, ...] = ()


class KernelMovesRequest(Frozen):
    """Asks for a function that chooses the moves of kernels of a target.

    The answer takes a `tgcore.codegen.kernel.Kernel` to which nothing is applied yet, and returns
    a list of moves, or None to leave that kernel to the core. It is called for each new kernel as
    a plain function.

    Attributes
    ----------
    target : Target
    """

    target: Target


class CollectiveRequest(Frozen):
    """Asks for an operation among several devices.

    The answer is a function that builds the graph of it, or None to leave it to the core.
    ``"allreduce"``: takes the operation (`Ops.ADD`, `Ops.MUL` or `Ops.MAX`) and a value on each
    device; returns their total on each device. ``"allgather"``: takes an axis and a part on each
    device; returns the joined value on each device. Values are nodes of the tensor graph, one for
    each device in the order of `devices`; a call of the plugin's own kind may be among them.

    Attributes
    ----------
    kind : str
        ``"allreduce"`` or ``"allgather"``.
    devices : tuple of str
    """

    kind: str
    devices: tuple[str, ...]


class CallKindsRequest(Frozen):
    """Asks for kinds of call besides kernel and copy: a list of `CallKind`.

    Attributes
    ----------
    target : Target
    """

    target: Target


class CallSite(Frozen):
    """One call of a plugin's kind, before anything has run: plain data.

    Attributes
    ----------
    device, kind : str
    shapes : tuple of tuple of int
        Of the result, then of the sources. Each lies in memory whole and in order.
    dtypes : tuple of DType
        In the same order.
    options : tuple of (str, value)
        What the caller wrote.
    """

    device: str
    kind: str
    shapes: tuple[tuple[int, ...], ...]
    dtypes: tuple[DType, ...]
    options: tuple[tuple[str, Any], ...] = ()

    def option(self, name: str, default: Any = None) -> Any:
        """Return one option, or `default`."""
        return dict(self.options).get(name, default)


class CallKind(Frozen):
    """A kind of call that a device executes besides kernels and copies.

    Attributes
    ----------
    name : str
        By convention the plugin's name, a dot, and the operation: ``"acme.gemm"``.
    make : callable
        Takes a `CallSite`; returns the `Executable` for it, once for each place in a program. It
        is launched like a program: with the handles of the result and of the sources.
    captured : bool
        Whether the device's `capture` takes such calls; otherwise captured graphs are split.
    """

    name: str
    make: Callable[[CallSite], Executable]
    captured: bool = False


class ProfileRequest(Frozen):
    """Asks for the profile events of a device: a `ProfileSource`, or None.

    Attributes
    ----------
    device : str
    """

    device: str


class ProfileEvent(Frozen):
    """Something that took time on a device.

    Attributes
    ----------
    name : str
    started, seconds : float
        `started` on the device's own clock.
    lane : str
        The queue or unit it ran on: a row of its own in the trace.
    details : tuple of (str, value)
        Counters and the like, shown with the event.
    """

    name: str
    started: float
    seconds: float
    lane: str = "device"
    details: tuple[tuple[str, Any], ...] = ()


class ProfileSource(Frozen):
    """Where the events of a device come from.

    Attributes
    ----------
    drain : callable
        Returns what was recorded since the last call, each a `ProfileEvent` or something for
        `decode`. Called after a launch has finished, and at the end.
    now : callable
        Returns the device's clock in seconds, so that its events can be put beside the host's.
    decode : callable or None
        Turns what is no `ProfileEvent` (a buffer that the hardware filled) into a list of them;
        called when the trace is written.
    """

    drain: Callable[[], Sequence[Any]]
    now: Callable[[], float]
    decode: Callable[[Any], Sequence[ProfileEvent]] | None = None


class CommandsRequest(Frozen):
    """Asks for a subcommand of `tg`.

    Attributes
    ----------
    name : str
        The command that the entry point's name claims.
    parser : argparse.ArgumentParser
        Its parser, which already has ``--json``; set options, and `run` by `set_defaults`.
    """

    name: str
    parser: Any
