"""Does not say what it is."""

from tgcore.plugin import hookimpl


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
