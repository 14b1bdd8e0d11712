"""Its kernels cannot be launched."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("launch-raises", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    device = HealthyDevice(request.target)

    def launch(*arguments):
        raise ValueError("the queue is full")

    device.load = lambda spec, binary: launch
    return device
