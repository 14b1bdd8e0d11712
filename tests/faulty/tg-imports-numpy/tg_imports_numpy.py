"""Imports numpy on import, which takes longer than a plugin may."""

import numpy

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("imports-numpy", "made for numpy " + numpy.__version__)


@hookimpl
def tgcore_open_device(request):
    from tg_healthy_device import HealthyDevice

    return HealthyDevice(request.target)
