"""The devices that come with the core, and which of them is the default.

Each module here answers `tgcore_open_device` just as an installed package does; none is imported
before its device is asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MODULES = {
    "CPU": "tgcore.runtime.devices.cpu",
    "NUMPY": "tgcore.runtime.devices.interpreter",
    "NULL": "tgcore.runtime.devices.null",
    "DISK": "tgcore.runtime.devices.disk",
}

STORAGE = "DISK"
REFERENCE = "NUMPY"


def default_family(installed: Sequence[str] = ()) -> tuple[str, str]:
    """Return the family used when nothing is set and no hardware is found, and why.

    `installed` are the names of entry points of installed plugins.
    """
    from tgcore.runtime.devices.search import find_compiler

    if find_compiler() is not None:
        return "CPU", "no setting names one, and there is a C compiler"
    added = [name for name in installed if name.startswith("renderer.CPU.")]
    if added:
        return "CPU", f"no setting names one, and {added[0]} is installed"
    return "NUMPY", "no setting names one, and there is no C compiler"
