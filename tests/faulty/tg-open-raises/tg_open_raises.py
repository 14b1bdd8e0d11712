"""Raises when its device opens."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("open-raises", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    raise KeyError("firmware")
