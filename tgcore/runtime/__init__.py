"""Devices, memory and loaded programs: everything that runs, nothing that compiles or plans.

`Device["CPU"]` opens a device; `Device.DEFAULT` names the one that tensors live on unless told
otherwise; `buffer_of` gives the memory that a graph node owns.
"""

from tgcore.runtime.allocator import Allocator, MemoryCache
from tgcore.runtime.base import BaseDevice, CapturedGraph, Executable, GraphCall
from tgcore.runtime.buffer import Buffer, buffer_of, slot_buffer
from tgcore.runtime.files import open_file
from tgcore.runtime.registry import Device

__all__ = [
    "Allocator", "BaseDevice", "Buffer", "CapturedGraph", "Device", "Executable", "GraphCall",
    "MemoryCache", "buffer_of", "open_file", "slot_buffer",
]  # fmt: skip
