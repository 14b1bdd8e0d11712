"""The requests of the hooks that are not asked in every process: frozen records that may grow.

`tgcore.plugin` offers them beside the rest of the contract; they load when first used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tgcore.target import Target


@dataclass(frozen=True, slots=True)
class ProbeRequest:
    """Asks what hardware of a family is there.

    Attributes
    ----------
    family : str
        Upper case, such as the last part of the entry point's name.
    """

    family: str


@dataclass(frozen=True, slots=True)
class RenderersRequest:
    """Asks for the renderers a plugin adds to a family of devices.

    Attributes
    ----------
    family, arch : str
        The family that is being opened; the architecture when one was asked for, else empty.
    """

    family: str
    arch: str = ""


@dataclass(frozen=True, slots=True)
class StageRulesRequest:
    """Asks for rules of one stage of the compiler, for one target.

    Attributes
    ----------
    stage : str
        ``"target rules"``: after decomposition, before the program is put in order.
    target : Target
    """

    stage: str
    target: Target


@dataclass(frozen=True, slots=True)
class KernelMovesRequest:
    """Asks for a function that chooses the moves of kernels of a target.

    The answer takes a `tgcore.codegen.kernel.Kernel` to which nothing is applied yet, and returns
    a list of moves, or None to leave that kernel to the core. It is called for each new kernel as
    a plain function.

    Attributes
    ----------
    target : Target
    """

    target: Target


@dataclass(frozen=True, slots=True)
class CollectiveRequest:
    """Asks for an operation among several devices.

    Attributes
    ----------
    kind : str
        ``"allreduce"`` and its like.
    devices : tuple of str
    """

    kind: str
    devices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CallKindsRequest:
    """Asks for kinds of call besides kernel, copy and view.

    Attributes
    ----------
    target : Target
    """

    target: Target


@dataclass(frozen=True, slots=True)
class ProfileRequest:
    """Asks for the profile events of a device.

    Attributes
    ----------
    device : str
    """

    device: str


@dataclass(frozen=True, slots=True)
class CommandsRequest:
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
