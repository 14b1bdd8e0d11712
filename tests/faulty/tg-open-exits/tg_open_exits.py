"""Ends the process when its device opens."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("open-exits", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    raise SystemExit("no licence")
