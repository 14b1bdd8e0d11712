"""Devices, memory and loaded programs: everything that runs, nothing that compiles or plans.

`Device["CPU"]` opens a device; `Device.DEFAULT` names the one that tensors live on unless told
otherwise; `buffer_of` gives the memory that a graph node owns. Names load on first use: building
a graph needs only `Device`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tgcore.runtime.registry import Device

if TYPE_CHECKING:
    from tgcore.runtime.allocator import Allocator, MemoryCache
    from tgcore.runtime.base import BaseDevice, CapturedGraph, Executable, GraphCall
    from tgcore.runtime.buffer import Buffer, buffer_of, slot_buffer
    from tgcore.runtime.devices.compilers import open_compiler
    from tgcore.runtime.devices.host_memory import HostAllocator
    from tgcore.runtime.files import open_file
    from tgcore.runtime.libraries import load_library

_HOMES = {
    "Allocator": "allocator",
    "BaseDevice": "base",
    "Buffer": "buffer",
    "CapturedGraph": "base",
    "Executable": "base",
    "GraphCall": "base",
    "HostAllocator": "devices.host_memory",
    "MemoryCache": "allocator",
    "buffer_of": "buffer",
    "load_library": "libraries",
    "open_compiler": "devices.compilers",
    "open_file": "files",
    "slot_buffer": "buffer",
}

__all__ = [
    "Allocator", "BaseDevice", "Buffer", "CapturedGraph", "Device", "Executable", "GraphCall",
    "HostAllocator", "MemoryCache", "buffer_of", "load_library", "open_compiler", "open_file",
    "slot_buffer",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'tgcore.runtime' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"tgcore.runtime.{home}"), name)
    globals()[name] = value
    return value
