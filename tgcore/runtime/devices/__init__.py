"""The devices that come with the core, and which of them is the default.

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

STORAGE = "DISK"
REFERENCE = "NUMPY"


def default_family() -> str:
    """Return the family used when nothing is set: with a compiler the fast one."""
    from tgcore.runtime.devices.search import find_compiler

    return "CPU" if find_compiler() is not None else "NUMPY"
