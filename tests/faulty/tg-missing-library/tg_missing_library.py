"""Loads a shared library that is not there when its device opens."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("missing-library", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    import ctypes

    return ctypes.CDLL("libnosuchdriver.so.7")
