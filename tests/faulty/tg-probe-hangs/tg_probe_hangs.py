"""Its probe never answers."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("probe-hangs", "wrong on purpose")


@hookimpl
def tgcore_probe(request):
    import time

    while True:
        time.sleep(60)


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
