"""The contract between the core and what it can load: requests, information, markers.

Importing this is cheap and loads nothing. Built-in devices answer the same requests as installed
packages do.
"""

from tgcore.plugin.contract import (
    API, OpenRequest, PluginInfo, ProbeResult, RenderersRequest, RendererSpec, hookimpl,
)  # fmt: skip

__all__ = [
    "API", "OpenRequest", "PluginInfo", "ProbeResult", "RendererSpec", "RenderersRequest",
    "hookimpl",
]  # fmt: skip
