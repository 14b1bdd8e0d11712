"""Works, beside all the others; their devices derive from its own."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("healthy", "numpy under another name")


@hookimpl
def tgcore_probe(request):
    from tgcore.plugin import ProbeResult

    return ProbeResult(True, reason="a model")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
