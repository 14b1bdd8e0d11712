"""Opens another device than the one asked for."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("other-device", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    from tgcore.target import Target

    return HealthyDevice(Target("SOMETHING"))
