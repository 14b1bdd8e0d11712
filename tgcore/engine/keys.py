"""What a compiled thing depends on, as bytes that are equal in every process.

Caches in memory use the same facts as plain tuples; only the disk cache needs these digests.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from tgcore.ir import dtypes
from tgcore.support.digest import blake2b
from tgcore.support.disk_cache import code_key
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.runtime.base import BaseDevice

_devices: WeakKeyDictionary[BaseDevice, bytes] = WeakKeyDictionary()


def code_settings() -> tuple[Any, ...]:
    """Return the settings that change what is scheduled or compiled."""
    return (
        settings.opt, settings.beam, settings.strict_float, settings.split_reduce, settings.fuse,
        settings.scatter, settings.memory_plan, dtypes.default_float, dtypes.default_int,
    )  # fmt: skip


def stable(value: Any) -> str:
    """Return a text of plain data that does not depend on the order of sets."""
    if isinstance(value, frozenset):
        return "{" + ",".join(sorted(stable(item) for item in value)) + "}"
    if isinstance(value, tuple):
        return "(" + ",".join([stable(item) for item in value]) + ")"
    if dataclasses.is_dataclass(value):
        fields = [stable(getattr(value, field.name)) for field in dataclasses.fields(value)]
        return f"{type(value).__name__}({','.join(fields)})"
    return repr(value)


def device_key(device: BaseDevice) -> bytes:
    """Return what a program for `device` depends on besides the kernel and the settings."""
    found = _devices.get(device)
    if found is None:
        renderer = device.renderer
        text = "|".join(
            (str(device.target), renderer.identity, stable(renderer.capabilities), code_key())
        )
        found = _devices[device] = blake2b(text.encode(), digest_size=16).digest()
    return found


def settings_key() -> bytes:
    """Return the digest of `code_settings`."""
    return blake2b(stable(code_settings()).encode(), digest_size=8).digest()
