"""The devices that come with the core, and which of them has which part.

Each module here answers `tgcore_open_device` just as an installed package does; none is imported
before its device is asked for.
"""

from __future__ import annotations

MODULES = {
    "CPU": "tgcore.runtime.devices.cpu",
    "NUMPY": "tgcore.runtime.devices.interpreter",
    "NULL": "tgcore.runtime.devices.null",
    "DISK": "tgcore.runtime.devices.disk",
}

HOST = "CPU"
STORAGE = "DISK"
REFERENCE = "NUMPY"


def own_default() -> tuple[str, str]:
    """Return the family used when nothing is set and nothing is installed, and why."""
    from tgcore.runtime.devices.search import find_compiler

    if find_compiler() is not None:
        return HOST, "no setting names one, and there is a C compiler"
    return REFERENCE, "no setting names one, and there is no C compiler"
