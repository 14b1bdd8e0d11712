"""Answers with a number where a device is asked for."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("wrong-type", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    return 7
