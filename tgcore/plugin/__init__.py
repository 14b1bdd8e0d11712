"""The contract between the core and what it can load: requests, information, markers.

Importing this is cheap and loads nothing. Built-in devices answer the same requests as installed
packages do. It only grows: a name that is not here needs a newer tgcore, and says so.
"""

from __future__ import annotations

from tgcore.plugin.contract import (
    API,
    OpenRequest,
    PluginInfo,
    ProbeResult,
    RendererSpec,
    hookimpl,
)  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tgcore.plugin.requests import (
        CallKind,
        CallKindsRequest,
        CallSite,
        CollectiveRequest,
        CommandsRequest,
        KernelMovesRequest,
        ProbeRequest,
        ProfileEvent,
        ProfileRequest,
        ProfileSource,
        RenderersRequest,
        StageRulesRequest,
    )  # fmt: skip

__all__ = [
    "API", "CallKind", "CallKindsRequest", "CallSite", "CollectiveRequest", "CommandsRequest",
    "KernelMovesRequest", "OpenRequest", "PluginInfo", "ProbeRequest", "ProbeResult",
    "ProfileEvent", "ProfileRequest", "ProfileSource", "RendererSpec", "RenderersRequest",
    "StageRulesRequest", "hookimpl",
]  # fmt: skip

_MODULES = frozenset({"contract", "hooks", "host", "loading", "record", "requests", "selection"})


def __getattr__(name: str) -> object:
    if name.startswith("_") or name in _MODULES:
        raise AttributeError(f"module 'tgcore.plugin' has no attribute {name!r}")
    if name in __all__ and name not in globals():
        from tgcore.plugin import requests

        return getattr(requests, name)
    from tgcore.support.errors import PluginError

    raise PluginError(
        f"tgcore.plugin has no {name!r}: it needs tgcore API >= {API + 1}, this is {API}",
        hint="install a newer tgcore, or an older version of the plugin",
    )
