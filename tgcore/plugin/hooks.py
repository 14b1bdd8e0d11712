"""The hooks: their names, the one request each takes, who calls them, and since which version.

A hook is added here and nowhere else; the host, the reference page and the check of what a plugin
implements read this table. Each function below is the specification that pluggy is given.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from tgcore.plugin import contract, requests


@dataclass(frozen=True, slots=True)
class Hook:
    """One row of the table.

    Attributes
    ----------
    name : str
    request : type
        The class of its one argument.
    caller : str
        Where the core calls it: a module, and when.
    claim : str
        Kind of entry point a plugin needs to be asked.
    since : int
        Version of the contract that brought it.
    specification : callable
    """

    name: str
    request: type
    caller: str
    claim: str
    since: int
    specification: Callable[[Any], Any]

    @property
    def about(self) -> str:
        """The first line of its docstring."""
        return (inspect.getdoc(self.specification) or "").splitlines()[0]

    @property
    def request_fields(self) -> tuple[str, ...]:
        """Names of the fields of its request."""
        return tuple(field.name for field in fields(self.request))


HOOKS: dict[str, Hook] = {}
_CallT = Callable[[Any], Any]


def _hook(request: type, caller: str, claim: str, since: int = 1) -> Callable[[_CallT], _CallT]:
    def register(function: _CallT) -> _CallT:
        name = function.__name__
        HOOKS[name] = Hook(name, request, caller, claim, since, function)
        function.tgcore_spec = {  # type: ignore[attr-defined]
            "firstresult": False, "historic": False, "warn_on_impl": None,
            "warn_on_impl_args": None,
        }  # fmt: skip
        return function

    return register


@_hook(requests.ProbeRequest, "tgcore.plugin.host: choosing the default, tracing", "device")
def tgcore_probe(request: requests.ProbeRequest) -> Any:
    """Say what hardware is there: a `ProbeResult`. Cheap, bounded, opens nothing."""


@_hook(contract.OpenRequest, "tgcore.runtime.opening: the first use of a device", "device")
def tgcore_open_device(request: contract.OpenRequest) -> Any:
    """Open a device and return it."""


@_hook(requests.RenderersRequest, "tgcore.plugin.host: before a device opens", "renderer")
def tgcore_renderers(request: requests.RenderersRequest) -> Any:
    """Return a list of `RendererSpec` for the devices of a family."""


@_hook(
    requests.StageRulesRequest,
    "tgcore.runtime.attaching: after a device opened",
    "device or renderer",
)
def tgcore_stage_rules(request: requests.StageRulesRequest) -> Any:
    """Return a dict from stages to the `PatternMatcher` of each for this target, or None."""


@_hook(
    requests.KernelMovesRequest,
    "tgcore.runtime.attaching: after a device opened",
    "device or renderer",
)
def tgcore_kernel_moves(request: requests.KernelMovesRequest) -> Any:
    """Return a function from a kernel to its list of moves or None, or None to have no say."""


@_hook(
    requests.CollectiveRequest,
    "tgcore.runtime.attaching: the first collective over some devices",
    "device or renderer",
)
def tgcore_collective(request: requests.CollectiveRequest) -> Any:
    """Return a function that builds a collective over some devices, or None."""


@_hook(
    requests.CallKindsRequest,
    "tgcore.runtime.attaching: after a device opened",
    "device or renderer",
)
def tgcore_call_kinds(request: requests.CallKindsRequest) -> Any:
    """Return a list of `CallKind`: what this target executes besides kernels and copies."""


@_hook(
    requests.ProfileRequest,
    "tgcore.runtime.attaching: after a device opened",
    "device or renderer",
)
def tgcore_profile(request: requests.ProfileRequest) -> Any:
    """Return the `ProfileSource` of a device: its events, clock and decoder."""


@_hook(requests.CommandsRequest, "tgcore.cli.commands: building the parser", "command")
def tgcore_commands(request: requests.CommandsRequest) -> Any:
    """Add the subcommand that the entry point's name claims."""


def nearest_hook(name: str) -> str:
    """Return the hook whose name is nearest to `name`, or an empty string."""
    from difflib import get_close_matches

    near = get_close_matches(name, list(HOOKS), n=1)
    return near[0] if near else ""
