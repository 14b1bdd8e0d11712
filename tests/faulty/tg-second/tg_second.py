"""Claims the same device as tg-first."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("second", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
