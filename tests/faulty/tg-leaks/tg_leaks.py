"""Keeps its memory when its device closes."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("leaks", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    class Device(HealthyDevice):
        def close(self):
            pass

    return Device(request.target)
