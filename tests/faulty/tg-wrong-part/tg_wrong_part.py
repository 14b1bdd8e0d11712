"""Its device has an allocator that is none."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("wrong-part", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    device = HealthyDevice(request.target)
    device.allocator = bytearray
    return device
