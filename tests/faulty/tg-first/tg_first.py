"""Claims the same device as tg-second."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("first", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
