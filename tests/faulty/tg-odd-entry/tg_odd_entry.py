"""Claims something that nobody can ask for."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("odd-entry", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
