"""Level L1, memory: bytes go in, stay where they are, and come out again.

Everything here is copies; no kernel runs. What a test writes is a pattern in which no two parts
look alike, so that a failure says what became of the bytes.
"""

from __future__ import annotations

import gc
import os
from typing import Any

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.runtime import Buffer, MemoryCache
from tgcore.support.errors import OutOfMemoryError
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance.buffers import COPIES, buffer, expect
from tgcore.testing.conformance.bytes import difference, pattern

pytestmark = level("L1")

SIZES = (
    1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000,
    1023, 1024, 1025, 4095, 4096, 4097, 65535, 65536, 65537, 1 << 20, (1 << 20) + 3,
)  # fmt: skip
SMALL = tuple(size for size in SIZES if size < 70_000)
LARGE = (48 << 20) + 12_345


# *** in and out ***


@pytest.mark.parametrize("size", SIZES)
def test_round_trip(device: Any, size: int) -> None:
    """What copy_in writes is what copy_out reads, for sizes around every likely unit."""
    expect(buffer(device, size), pattern(size), COPIES)


def test_round_trip_again(device: Any) -> None:
    """A second write replaces all of the first one, at every size."""
    for size in SIZES:
        made = buffer(device, size)
        made.write(pattern(size, 1))
        expect(made, pattern(size, 1), COPIES, f"the second of two patterns of {size} bytes")


def test_round_trip_large(device: Any) -> None:
    """A buffer of 48 MiB and some bytes, larger than staging areas and pages."""
    expect(buffer(device, LARGE), pattern(LARGE), f"{COPIES}: copies in several parts")


def test_reading_changes_nothing(device: Any) -> None:
    """Reading twice gives the same bytes."""
    for size in SMALL:
        made = buffer(device, size)
        made.read()
        expect(made, pattern(size), "Allocator.copy_out", "the same bytes at the second reading")


def test_a_short_copy_in_leaves_the_rest(device: Any) -> None:
    """copy_in writes the bytes it is given, at the start, and no others."""
    for size, part in ((64, 1), (256, 100), (5000, 4097), (70_000, 65_536)):
        made = buffer(device, size)
        device.allocator.copy_in(made.handle, memoryview(bytes(pattern(part, 1))))
        wanted = pattern(size)
        wanted[:part] = pattern(part, 1)
        expect(made, wanted, "Allocator.copy_in", f"{part} of {size} bytes to be written")


def test_a_short_copy_out_fills_what_was_asked_for(device: Any) -> None:
    """copy_out fills the whole of a shorter target and not one byte around it."""
    for size, part in ((64, 1), (256, 100), (5000, 4097), (70_000, 65_536)):
        made = buffer(device, size)
        around = bytearray(b"\xa5" * (part + 64))
        device.allocator.copy_out(memoryview(around)[32 : 32 + part], made.handle)
        wanted = bytearray(b"\xa5" * (part + 64))
        wanted[32 : 32 + part] = bytes(pattern(size)[:part])
        wrong = difference(around, wanted)
        if wrong:
            fault(f"{part} of {size} bytes, and nothing around them", wrong, "Allocator.copy_out")


def test_copy_in_has_taken_the_data_when_it_returns(device: Any) -> None:
    """The source may be overwritten at once."""
    for size in (64, 4096, 1 << 20, 8 << 20):
        made = Buffer(device, dtypes.uint8, size)
        source = pattern(size)
        made.write(source)
        source[:] = 0
        expect(made, pattern(size), "Allocator.copy_in: it keeps a reference and copies later")


def test_sources_of_every_kind(device: Any) -> None:
    """Read-only, misaligned and foreign memory can be written from."""
    size = 4099
    data = pattern(size)
    shifted = np.zeros(size + 1, np.uint8)
    shifted[1:] = data
    frozen = np.array(data)
    frozen.flags.writeable = False
    for kind, source in (
        ("bytes", bytes(data)), ("a bytearray", bytearray(data)), ("a read-only array", frozen),
        ("a misaligned view", shifted[1:]),
    ):  # fmt: skip
        made = Buffer(device, dtypes.uint8, size)
        made.write(source)
        expect(made, data, "Allocator.copy_in", f"what {kind} held")


def test_misaligned_target(device: Any) -> None:
    """Reading into memory at an odd address works."""
    for size in (3, 64, 4097):
        made, target = buffer(device, size), bytearray(size + 1)
        device.allocator.copy_out(memoryview(target)[1:], made.handle)
        wrong = difference(target[1:], pattern(size))
        if wrong:
            fault("the bytes of the buffer", wrong, "Allocator.copy_out")


def test_zero_size(device: Any) -> None:
    """Buffers of no bytes can be made, written, read, copied and dropped among others."""
    before, after = buffer(device, 64, 1), None
    for _ in range(3):
        empty, other = (Buffer(device, dtypes.float32, 0) for _ in range(2))
        empty.write(b"")
        if bytes(empty.read()):
            fault("no bytes", f"{len(empty.read())}", "Allocator.copy_out")
        empty.copy_from(other)
        if empty.handle is None:
            fault("a handle for the smallest buffer", "None", "Allocator.alloc")
        after = buffer(device, 64, 2)
    expect(before, pattern(64, 1), "Allocator.alloc: a small allocation overlaps another")
    if after is not None:
        expect(after, pattern(64, 2), "Allocator.alloc: a small allocation overlaps another")


def test_element_types(device: Any) -> None:
    """A buffer of any dtype is as many bytes as its elements take."""
    for dtype in sorted(device.capabilities.storage, key=lambda one: one.name):
        made = Buffer(device, dtype, 37)
        data = pattern(37 * dtype.itemsize)
        made.write(data)
        expect(made, data, COPIES, f"37 elements of {dtype.name}")


# *** many buffers ***


def test_buffers_do_not_overlap(device: Any) -> None:
    """Buffers that live together keep their own bytes, whatever their sizes and order."""
    sizes = SMALL * 3
    made = [buffer(device, size, seed) for seed, size in enumerate(sizes)]
    for seed, (one, size) in enumerate(zip(made, sizes)):
        expect(one, pattern(size, seed), "Allocator.alloc: two handles share memory")


def test_interleaved(device: Any) -> None:
    """Any order of making, writing, reading and dropping keeps every buffer's bytes."""
    rng = np.random.default_rng(7)
    live: dict[int, tuple[Buffer, int, int]] = {}
    for step in range(400):
        action = int(rng.integers(0, 4)) if live else 0
        if action == 0 or len(live) < 8:
            size = int(rng.choice(SMALL))
            live[step] = buffer(device, size, step), size, step
            continue
        key = int(rng.choice(list(live)))
        one, size, seed = live[key]
        if action == 1:
            one.write(pattern(size, step))
            live[key] = one, size, step
        elif action == 2:
            expect(one, pattern(size, seed), "Allocator.alloc, free and copies", "its own bytes")
        else:
            del live[key], one
    for one, size, seed in live.values():
        expect(one, pattern(size, seed), "Allocator.alloc, free and copies", "its own bytes")


def test_memory_is_reused_for_one_owner_at_a_time(device: Any) -> None:
    """Memory that was dropped and given out again belongs to its new owner alone."""
    for size in (64, 4096, 100_000):
        first = buffer(device, size, 1)
        kept = buffer(device, size, 2)
        del first
        again, more = buffer(device, size, 3), buffer(device, size, 4)
        look = "Allocator.free and alloc: memory is given out twice"
        expect(kept, pattern(size, 2), look)
        expect(again, pattern(size, 3), look)
        expect(more, pattern(size, 4), look)


def test_reused_memory_shows_what_was_written_last(device: Any) -> None:
    """After a buffer was dropped, one in its place reads as what was written to it, not before."""
    for size in (64, 1000, 65_536):
        for seed in range(6):
            made = buffer(device, size, seed)
            expect(made, pattern(size, seed), "copies of freed memory, caches of contents")
            del made


def test_freed_and_new_without_the_cache(device: Any) -> None:
    """The allocator itself, without the core's cache before it, gives and takes memory."""
    allocator = device.allocator
    size, handles = 8192, []
    for seed in range(12):
        handles.append(allocator.alloc(size))
        allocator.copy_in(handles[-1], memoryview(bytes(pattern(size, seed))))
    for seed in (1, 3, 5, 7):
        allocator.free(handles[seed], size)
        handles[seed] = allocator.alloc(size)
        allocator.copy_in(handles[seed], memoryview(bytes(pattern(size, seed))))
    for seed, handle in enumerate(handles):
        found = bytearray(size)
        allocator.copy_out(memoryview(found), handle)
        wrong = difference(found, pattern(size, seed))
        if wrong:
            fault("each handle to keep its bytes", wrong, "Allocator.alloc and free")
    for handle in handles:
        allocator.free(handle, size)


def test_the_cache_gives_everything_back(device: Any) -> None:
    """Counters return to where they were, and a flush frees each allocation once."""
    counted: Any = Counting(device.allocator)
    memory = MemoryCache(device.name, counted)
    for _ in range(3):
        handles = [(memory.alloc(size), size) for size in SMALL]
        for handle, size in handles:
            memory.free(handle, size)
    memory.flush()
    if memory.live or memory.cached or counted.handles:
        fault("no memory left after a flush", f"{counted.handles} handles", "Allocator.free")
    live = device.memory.live
    made = [buffer(device, size) for size in SMALL]
    del made
    gc.collect()
    if device.memory.live != live:
        fault(f"{live} bytes in use as before", str(device.memory.live), "Buffer and MemoryCache")


class Counting:
    """An allocator that counts what it gives out."""

    cache_limit = 1 << 30

    def __init__(self, allocator: Any) -> None:
        self.allocator, self.handles = allocator, 0

    def alloc(self, nbytes: int) -> Any:
        """Pass on and count."""
        self.handles += 1
        return self.allocator.alloc(nbytes)

    def free(self, handle: Any, nbytes: int) -> None:
        """Pass on and count."""
        self.handles -= 1
        self.allocator.free(handle, nbytes)


def test_free_gives_memory_back_to_the_system(device: Any) -> None:
    """Allocating and freeing again and again does not make the process grow."""
    if not os.path.exists("/proc/self/statm"):
        does_not_apply("this system does not show what a process holds")
    allocator, size = device.allocator, 16 << 20
    data = memoryview(bytes(size))

    def turns(count: int) -> int:
        for _ in range(count):
            handle = allocator.alloc(size)
            allocator.copy_in(handle, data)
            allocator.free(handle, size)
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    start = turns(3)
    grown = turns(12) - start
    if grown > 4 * size:
        fault("memory to be given back", f"{grown >> 20} MiB more after 12 times 16 MiB",
              "Allocator.free")  # fmt: skip


def test_out_of_memory_is_an_error(device: Any) -> None:
    """More than any machine has raises OutOfMemoryError, and the device works on."""
    for size in (1 << 60, (1 << 62) + 64):
        try:
            handle = Buffer(device, dtypes.uint8, size).handle
        except OutOfMemoryError:
            continue
        except Exception as error:  # noqa: BLE001 - any other error is the finding
            fault("OutOfMemoryError", type(error).__name__, "Allocator.alloc")
        fault("OutOfMemoryError", f"the handle {handle!r} of {size} bytes", "Allocator.alloc")
    expect(buffer(device, 4096), pattern(4096), "Allocator.alloc after a failure")
