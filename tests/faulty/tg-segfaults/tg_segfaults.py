"""Takes its process down when its device opens."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("segfaults", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    import ctypes

    ctypes.string_at(0)
