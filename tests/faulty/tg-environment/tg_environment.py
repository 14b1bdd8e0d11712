"""Changes the environment on import, so that nobody finds a compiler any more."""

import os

from tgcore.plugin import PluginInfo, hookimpl

os.environ["PATH"] = ""
os.environ["VENDOR_TRACE"] = "1"
INFO = PluginInfo("environment", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
