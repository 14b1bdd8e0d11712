"""Its device lacks a method that every device must have."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("missing-member", "wrong on purpose")


@hookimpl
def tgcore_open_device(request):
    from tgcore.runtime.base import BaseDevice

    class Device(BaseDevice):
        pass

    return Device(request.target, None, None)
