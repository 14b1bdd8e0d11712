"""Gives a hook arguments of its own."""

from tgcore.plugin import PluginInfo, hookimpl

INFO = PluginInfo("arguments", "wrong on purpose")


@hookimpl
def tgcore_open_device(family, index):
    return None
