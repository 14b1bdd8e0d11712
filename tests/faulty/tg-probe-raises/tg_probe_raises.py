"""Its probe raises."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("probe-raises", "wrong on purpose")


@hookimpl
def tgcore_probe(request):
    raise FileNotFoundError(2, "No such file or directory", "/dev/accelerator0")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
