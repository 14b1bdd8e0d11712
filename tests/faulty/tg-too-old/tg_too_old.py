"""Knows only versions of the contract that are gone."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("too-old", "wrong on purpose", (0, 0))


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
