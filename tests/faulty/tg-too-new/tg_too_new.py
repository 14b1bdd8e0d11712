"""Needs a version of the contract that is still to come."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("too-new", "wrong on purpose", (7, 9))


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
