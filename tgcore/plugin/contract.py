"""Frozen records that pass between the core and a plugin, and the marker of a hook.

Each hook takes exactly one request, which may grow; a plugin reads the fields it knows. The
built-in devices of `tgcore.runtime.devices` are opened through these same records. Here is what
opening a device needs; the requests of the other hooks are in `tgcore.plugin.requests`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from tgcore.support.frozen import Frozen

if TYPE_CHECKING:
    from tgcore.render.base import Renderer
    from tgcore.target import Target

OLDEST = 1
API = 1
HOOK_NAMES = frozenset({
    "tgcore_probe", "tgcore_open_device", "tgcore_renderers", "tgcore_stage_rules",
    "tgcore_kernel_moves", "tgcore_collective", "tgcore_call_kinds", "tgcore_profile",
    "tgcore_commands",
})  # fmt: skip
NEWER_HOOKS: dict[str, int] = {}  # hooks that came after the first version, and with which
CallT = TypeVar("CallT", bound="Callable[..., Any]")


class PluginInfo(Frozen):
    """What a plugin says of itself before anything heavy is imported.

    Attributes
    ----------
    name, summary : str
        The plugin's name, and one line on what it brings.
    api : tuple of int
        Least and greatest version of the contract it works with.
    homepage, bugs : str
        Where to read more, and where to report a fault.
    """

    name: str
    summary: str
    api: tuple[int, int] = (1, 1)
    homepage: str = ""
    bugs: str = ""


class OpenRequest(Frozen):
    """Asks a plugin to open a device.

    Attributes
    ----------
    target : Target
        What was asked for; empty parts are for the device to choose.
    renderer : Renderer or None
        Made by a plugin that adds renderers to this family; the device uses it instead of its
        own. None: the device chooses.
    api : int
        The version of the contract that core and plugin agreed on.
    """

    target: Target
    renderer: Renderer | None = None
    api: int = OLDEST


class ProbeResult(Frozen):
    """What a cheap look found, without opening anything.

    Attributes
    ----------
    usable : bool
        Whether opening is expected to work.
    real : bool
        Whether it is hardware rather than a model or an adapter in software.
    count : int
        How many devices there are.
    reason : str
        Why not, or what was found.
    priority : int
        Among devices whose hardware is there, the greatest is the default.
    """

    usable: bool
    real: bool = False
    count: int = 1
    reason: str = ""
    priority: int = 0


class RendererSpec(Frozen):
    """A renderer that a device may use, not made yet.

    Attributes
    ----------
    name : str
        The third part of a target, upper case, such as the last part of the entry point's name.
    priority : int
        The greatest wins when a target names no renderer. A device's own renderer has 0.
    make : callable
        Takes the full target and returns a `Renderer` with its compiler and capabilities; raises
        `PluginError` when it cannot work here, and the next one by priority is taken.
    """

    name: str
    priority: int
    make: Callable[[Target], Renderer]


def hookimpl(function: CallT) -> CallT:
    """Mark a function as the implementation of the hook of its name."""
    function.tgcore_impl = {  # type: ignore[attr-defined]
        "wrapper": False, "hookwrapper": False, "optionalhook": False, "tryfirst": False,
        "trylast": False, "specname": None,
    }  # fmt: skip
    return function
