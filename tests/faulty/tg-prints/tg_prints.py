"""Prints on import."""

from tgcore.plugin import PluginInfo, hookimpl

print("loading the driver")
INFO = PluginInfo("prints", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
