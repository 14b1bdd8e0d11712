"""Chooses the device that tensors live on when nothing names one, and says why.

Hardware that a probe finds comes first, then the host where it has a compiler. Without one, what is
installed is opened in turn and asked whether it may stand in: the capability `fallback`. The device
registry calls this once; no setting is read here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.plugin.host import plugins
from tgcore.runtime import opening
from tgcore.runtime.devices import HOST
from tgcore.support.errors import TgError

if TYPE_CHECKING:
    from tgcore.plugin.contract import ProbeResult
    from tgcore.runtime.registry import Registry


def choose_default(devices: Registry, own: str, reason: str) -> tuple[str, str]:
    """Return the family that becomes the default, and the reason.

    Parameters
    ----------
    devices : Registry
    own, reason : str
        What it is where nothing is installed, and why.
    """
    opening.families()  # the plugins of the core stand before those that are installed
    found = _probed()
    real = [(family, result) for family, result in found if result.real]
    if real:
        family, result = real[0]
        return family, f"its probe found hardware{f' ({result.reason})' if result.reason else ''}"
    if own == HOST:
        return own, reason
    candidates = [family for family, _ in found]
    if plugins.claiming("renderer", HOST):
        candidates.insert(0, HOST)
    passed = ""
    for family in candidates:
        why_not, target = _stands_in(devices, family)
        if not why_not:
            return family, f"{reason}; {target} may stand in (fallback){passed}"
        passed += f"; {family} {why_not}"
    return own, f"{reason}{passed}"


def _probed() -> list[tuple[str, ProbeResult]]:
    """Return the installed families whose probe says that they work, the best first."""
    found: list[tuple[int, str, ProbeResult]] = []
    for plugin in plugins.found():
        if plugin.shipped:
            continue
        for entry in plugin.provides:
            kind, _, family = entry.partition(".")
            if kind == "device":
                result = plugins.probe(family)
                if result.usable:
                    found.append((-result.priority, family, result))
    found.sort(key=lambda row: row[:2])
    return [(family, result) for _, family, result in found]


def _stands_in(devices: Registry, family: str) -> tuple[str, str]:
    """Return why a device cannot stand in, or nothing; and its target. It stays open if it can."""
    before = {device.name for device in devices.opened()}
    try:
        device = devices[family]
    except (TgError, OSError) as error:
        return f"does not open ({(str(error).splitlines() or ['no message'])[0]})", ""
    if device.capabilities.fallback:
        return "", str(device.target)
    if device.name not in before:
        devices.close(device.name)
    return "does not say that it may stand in (fallback)", str(device.target)
