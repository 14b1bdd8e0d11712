"""Files as graph nodes: what `Tensor(path)` stands on."""

from __future__ import annotations

from pathlib import Path

from tgcore.ir import Ops, StorageSlot, UOp, dtypes


def open_file(path: Path | str, size: int | None = None) -> UOp:
    """Return a BUFFER of bytes over a file, mapped and not read.

    Parameters
    ----------
    path : Path or str
    size : int, optional
        Make the file (or cut it) to this many bytes, for writing.

    Raises
    ------
    LoadError
        When the file is missing or cannot be read.
    """
    from tgcore.runtime.devices import STORAGE
    from tgcore.runtime.devices.disk import DiskDevice
    from tgcore.runtime.registry import Device

    device = Device[STORAGE]
    assert isinstance(device, DiskDevice)
    buffer = device.open(path, size)
    slot = StorageSlot(STORAGE, dtypes.uint8, buffer.size, buffer)
    return UOp(Ops.BUFFER, dtypes.uint8, (), slot)
