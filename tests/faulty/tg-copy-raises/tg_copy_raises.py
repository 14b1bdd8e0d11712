"""Its memory cannot be read."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("copy-raises", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    device = HealthyDevice(request.target)

    def stopped(data, handle):
        raise ValueError("the copy engine stopped")

    device.allocator.copy_out = stopped
    device.allocator.host_view = lambda handle, nbytes: None
    return device
