"""What authors of devices build with: memory of the host, its C compiler, a loader, errors."""

from __future__ import annotations

import ctypes

import pytest

from tgcore.runtime import Device, HostAllocator, load_library, open_compiler
from tgcore.support.errors import DeviceError
from tgcore.support.settings import context


def test_memory_of_the_host_is_aligned_and_keeps_bytes() -> None:
    allocator = HostAllocator()
    handle = allocator.alloc(100)
    try:
        assert handle % 64 == 0
        allocator.copy_in(handle, memoryview(b"x" * 100))
        window = allocator.view(handle, 10, 20)
        allocator.copy_in(window, memoryview(b"y" * 20))
        found = bytearray(100)
        allocator.copy_out(memoryview(found), handle)
        assert bytes(found) == b"x" * 10 + b"y" * 20 + b"x" * 70
    finally:
        allocator.free(handle, 100)


def test_a_missing_compiler_is_reported_for_the_device_that_asks() -> None:
    missing = "the device ACME compiles C, but the compiler 'no-such' was not found"
    with context(compiler="no-such"), pytest.raises(DeviceError, match=missing):
        open_compiler("ACME")


def test_two_users_of_one_symbol_declare_it_each_in_their_way() -> None:
    source = "long half(long x) { return x / 2; }"
    library = load_library(open_compiler("ACME").compile(source))
    first, second = library["half"], library["half"]
    first.argtypes, first.restype = (ctypes.c_long,), ctypes.c_long
    assert first(84) == 42
    assert second.argtypes is None


def test_a_renderer_that_a_device_does_not_have_is_refused_with_its_own() -> None:
    with pytest.raises(DeviceError, match="NUMPY has no renderer BRUSH"):
        Device.close("NUMPY")
        Device.open("NUMPY:BRUSH")
