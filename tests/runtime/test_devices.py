"""Devices are found by name, hold memory, copy, and say clearly what is wrong."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.support.processes import run_python
from tgcore.ir import Ops, UOp, dtypes
from tgcore.runtime import Allocator, Buffer, Device, MemoryCache, buffer_of, open_file
from tgcore.support.errors import DeviceError, LoadError, OutOfMemoryError
from tgcore.support.settings import context

DEVICES = ("NUMPY", "CPU")


def test_a_name_has_one_spelling() -> None:
    assert Device.canonical("cpu:0") == "CPU"
    assert Device.canonical("CPU:1") == "CPU:1"
    assert Device["cpu"] is Device["CPU"]
    assert Device["CPU:1"] is not Device["CPU"]
    assert Device["CPU:1"].name == "CPU:1"


def test_an_unknown_device_is_answered_with_what_there_is() -> None:
    with pytest.raises(DeviceError) as caught:
        Device["NUMBY"]
    assert "there is no device NUMBY" in str(caught.value)
    assert "did you mean NUMPY?" in str(caught.value)
    assert "devices here: CPU, DISK, NULL, NUMPY" in str(caught.value)


def test_the_default_device_can_be_set_and_is_checked() -> None:
    with context(dev="NUMPY"):
        assert Device.DEFAULT == "NUMPY"
        Device.DEFAULT = "cpu:0"
        assert Device.DEFAULT == "CPU"
        with pytest.raises(DeviceError, match="there is no device CPPU"):
            Device.DEFAULT = "CPPU"


def test_without_a_compiler_the_interpreter_is_the_default_and_the_error_says_why() -> None:
    program = """
from tgcore.runtime import Device
print(Device.DEFAULT)
try:
    Device["CPU"]
except Exception as error:
    print(type(error).__name__, error)
"""
    empty = run_python("-c", program, TG_COMPILER="no-such-compiler", PATH="/nowhere")
    assert empty.stdout.startswith("NUMPY\nDeviceError the device CPU compiles C, but the compiler "
                                   "'no-such-compiler' was not found"), empty.stderr  # fmt: skip
    assert "apt install clang" in empty.stdout


@pytest.mark.parametrize("device", DEVICES)
def test_a_buffer_has_memory_only_when_it_is_used(device: str) -> None:
    buffer = Buffer(Device[device], dtypes.float32, 3)
    assert not buffer.allocated
    buffer.write(np.array([1, 2, 3], np.float32))
    assert buffer.allocated
    assert np.frombuffer(buffer.read(), np.float32).tolist() == [1, 2, 3]


@pytest.mark.parametrize("device", DEVICES)
def test_a_view_shares_the_memory_of_its_base(device: str) -> None:
    buffer = Buffer(Device[device], dtypes.int32, 8)
    buffer.write(np.arange(8, dtype=np.int32))
    view = buffer.view(8, 4, dtypes.int32)
    view.view(4, 1, dtypes.int32).write(np.array([77], np.int32))
    del view
    assert np.frombuffer(buffer.read(), np.int32).tolist() == [0, 1, 2, 77, 4, 5, 6, 7]
    with pytest.raises(DeviceError, match="leaves a buffer of 32 bytes"):
        buffer.view(24, 4, dtypes.int32)


@pytest.mark.parametrize("device", DEVICES)
def test_a_view_keeps_its_base_alive(device: str) -> None:
    memory = Device[device].memory
    live = memory.live
    view = Buffer(Device[device], dtypes.int32, 1000).view(0, 10, dtypes.int32)
    view.write(bytes(40))
    assert memory.live > live
    del view
    assert memory.live == live


@pytest.mark.parametrize("source", DEVICES)
@pytest.mark.parametrize("target", DEVICES)
def test_copies_between_devices_keep_every_byte(source: str, target: str) -> None:
    data = np.random.default_rng(1).integers(0, 256, 10_001, dtype=np.uint8)
    one = Buffer(Device[source], dtypes.uint8, data.size)
    two = Buffer(Device[target], dtypes.uint8, data.size)
    one.write(data)
    two.copy_from(one)
    assert bytes(two.read()) == data.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_a_numpy_array_is_adopted_without_a_copy(device: str) -> None:
    array = np.arange(6, dtype=np.float32)
    node = UOp.buffer(device, dtypes.float32, 6)
    node.arg.storage = array
    buffer = buffer_of(node)
    buffer.write(np.zeros(6, np.float32))
    assert array.tolist() == [0] * 6
    assert buffer_of(node) is buffer


def test_a_read_only_array_is_copied() -> None:
    array = np.arange(6, dtype=np.float32)
    array.flags.writeable = False
    node = UOp.buffer("CPU", dtypes.float32, 6)
    node.arg.storage = array
    buffer_of(node).write(bytes(24))
    assert array[5] == 5


def test_what_is_not_realized_has_no_buffer() -> None:
    with pytest.raises(DeviceError, match="ADD is not a realized buffer"):
        buffer_of(UOp.buffer("CPU", dtypes.int32, 1) + 1)


class _Tiny(Allocator):
    """An allocator with room for 1000 bytes."""

    def __init__(self) -> None:
        self.room = 1000

    def alloc(self, nbytes: int) -> object:
        if nbytes > self.room:
            raise OutOfMemoryError("full")
        self.room -= nbytes
        return object()

    def free(self, handle: object, nbytes: int) -> None:
        self.room += nbytes

    def copy_in(self, handle: object, data: memoryview) -> None:
        raise NotImplementedError

    def copy_out(self, data: memoryview, handle: object) -> None:
        raise NotImplementedError


def test_a_full_device_gives_back_what_is_kept_and_then_says_what_is_in_use() -> None:
    memory = MemoryCache("TINY", _Tiny())
    first = memory.alloc(600)
    memory.free(first, 600)
    assert memory.cached == 640
    second = memory.alloc(900)
    assert memory.cached == 0
    with pytest.raises(OutOfMemoryError) as caught:
        memory.alloc(512)
    assert "TINY has no room for 512 B: 960 B are in use" in str(caught.value)
    memory.free(second, 900)
    assert memory.live == 0


def test_what_is_kept_for_reuse_stays_near_the_most_that_was_in_use() -> None:
    allocator = _Tiny()
    allocator.room = 1 << 40
    memory = MemoryCache("TINY", allocator)
    mega = 1 << 20
    for count in range(1, 200):
        size = count * mega
        memory.free(memory.alloc(size), size)
        assert memory.live == 0
        assert memory.cached <= max(64 * mega, memory.peak + memory.peak // 4)
    kept = memory.cached
    memory.alloc(199 * mega)
    assert memory.cached == kept - 199 * mega
    memory.flush()
    assert allocator.room == (1 << 40) - 199 * mega


def test_the_null_device_reads_zeros_and_has_the_hosts_capabilities() -> None:
    device = Device["NULL"]
    buffer = Buffer(device, dtypes.float32, 2)
    buffer.write(np.ones(2, np.float32))
    assert bytes(buffer.read()) == bytes(8)
    assert device.capabilities.ops == Device["CPU"].capabilities.ops


def test_the_null_device_stands_for_the_target_it_is_told() -> None:
    device = Device["NULL:5:NUMPY"]
    assert device.capabilities.has_grid
    assert Device["NULL"].renderer.compiler is not None
    assert Device["NULL"].renderer.compiler.compile("not C") == b""
    with pytest.raises(DeviceError, match="NULL cannot stand for FOO"):
        Device["NULL:6:FOO"]


def test_a_file_is_a_buffer_that_is_mapped_and_not_read(tmp_path: Path) -> None:
    path = tmp_path / "data.bin"
    path.write_bytes(bytes(range(100)))
    node = open_file(path)
    assert node.op is Ops.BUFFER and node.arg.size == 100
    buffer = buffer_of(node)
    assert bytes(buffer.view(10, 5, dtypes.uint8).read()) == bytes(range(10, 15))
    other = Buffer(Device["CPU"], dtypes.uint8, 100)
    other.copy_from(buffer)
    assert bytes(other.read()) == bytes(range(100))
    with pytest.raises(DeviceError, match="opened for reading only"):
        buffer.write(bytes(100))


def test_a_file_can_be_made_and_written(tmp_path: Path) -> None:
    path = tmp_path / "new.bin"
    buffer_of(open_file(path, size=16)).write(bytes(range(16)))
    assert path.read_bytes() == bytes(range(16))


def test_an_empty_file_is_an_empty_buffer(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.write_bytes(b"")
    assert bytes(buffer_of(open_file(path)).read()) == b""


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="cannot be read: No such file or directory"):
        open_file(tmp_path / "none")
    with pytest.raises(LoadError, match="cannot be read: Is a directory"):
        open_file(tmp_path)


def test_an_unknown_renderer_is_refused() -> None:
    with pytest.raises(DeviceError, match="CPU has no renderer FOO"):
        Device["CPU:97:FOO"]


def test_an_open_device_asked_for_an_unknown_renderer_names_those_there_are() -> None:
    with pytest.raises(DeviceError) as caught:
        Device[f"{Device['CPU'].target.device}:CE"]
    assert "CPU has no renderer CE" in str(caught.value)
    assert "did you mean C? renderers here: C" in str(caught.value)
    Device["NUMPY"]
    with pytest.raises(DeviceError, match="NUMPY has no renderer LLVM"):
        Device["NUMPY:LLVM"]


def test_a_device_keeps_the_renderer_it_was_opened_with() -> None:
    Device["NULL:5:NUMPY"]
    said = "NULL:5 is open as NULL:5:NUMPY, so it cannot become NULL:5:CPU"
    with pytest.raises(DeviceError, match=said):
        Device["NULL:5:CPU"]
    with context(dev="NULL:5:CPU"), pytest.raises(DeviceError, match=said):
        _ = Device.DEFAULT
    with pytest.raises(DeviceError, match=said):
        Device.DEFAULT = "NULL:5:CPU"
    with context(dev="NULL:5:NUMPY"):
        assert Device.DEFAULT == Device.DEFAULT == "NULL:5"
    Device.close("NULL:5")
    assert Device["NULL:5:CPU"].target.renderer == "CPU"
