"""Misspells a hook."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("misspelt", "wrong on purpose")


@hookimpl
def tgcore_open_devise(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
