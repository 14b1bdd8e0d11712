"""What the plugin host reads. It imports nothing heavy: that happens inside the hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.plugin import OpenRequest, PluginInfo, ProbeRequest, ProbeResult, hookimpl

if TYPE_CHECKING:
    from tgcore.runtime import BaseDevice

INFO = PluginInfo(
    name="example",
    summary="the device EXAMPLE",
    api=(1, 1),  # the versions of the plugin contract that this works with
)


@hookimpl
def tgcore_probe(request: ProbeRequest) -> ProbeResult:
    """Say what is there, without opening it; `real=True` lets hardware become the default."""
    return ProbeResult(usable=True, real=False, reason="computes on the host")


@hookimpl
def tgcore_open_device(request: OpenRequest) -> BaseDevice:
    """Open the device."""
    from tg_example.device import ExampleDevice

    return ExampleDevice(request.target, request.renderer)
