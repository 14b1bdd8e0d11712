"""Imports a name that a later version of the contract will bring."""

from tgcore.plugin import TeleportRequest  # noqa: F401
