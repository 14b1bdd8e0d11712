"""Implements nothing."""

from tgcore.plugin import PluginInfo

INFO = PluginInfo("no-hook", "wrong on purpose")
