"""What the plugin host reads of all these families."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.plugin import OpenRequest, PluginInfo, ProbeRequest, ProbeResult, hookimpl

if TYPE_CHECKING:
    from tgcore.runtime import BaseDevice

INFO = PluginInfo("seeded", "devices with one fault each, for the conformance suite to find")


@hookimpl
def tgcore_probe(request: ProbeRequest) -> ProbeResult:
    """Answer at once, but for the family whose fault is that it does not."""
    if request.family == "SEEDED_SLOW_PROBE":
        import time

        time.sleep(2.5)
    return ProbeResult(usable=True, reason="a model with a fault")


@hookimpl
def tgcore_open_device(request: OpenRequest) -> BaseDevice:
    """Open the device of a family."""
    from tg_seeded.families import FAMILIES

    return FAMILIES[request.target.family](request.target)
