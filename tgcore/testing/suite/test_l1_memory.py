"""Level L1, memory: bytes go in, stay where they are, and come out again.

Everything here is copies; no kernel runs. What a test writes is a pattern in which no two parts
look alike, so that a failure says what became of the bytes.
"""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.runtime import Buffer, Device, MemoryCache
from tgcore.support.errors import OutOfMemoryError, TgError
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance.bytes import difference, pattern

pytestmark = level("L1")

SIZES = (
    1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000,
    1023, 1024, 1025, 4095, 4096, 4097, 65535, 65536, 65537, 1 << 20, (1 << 20) + 3,
)  # fmt: skip
SMALL = tuple(size for size in SIZES if size < 70_000)
OFFSETS = (
    1, 2, 3, 4, 7, 8, 12, 16, 31, 32, 63, 64, 65, 100, 255, 256, 1000, 4095, 4096, 4097, 9999,
)  # fmt: skip
LARGE = (48 << 20) + 12_345
BASE = 10_007
COPIES = "Allocator.copy_in and copy_out"


def buffer(device: Any, nbytes: int, seed: int = 0) -> Buffer:
    """Return a buffer filled with a pattern."""
    made = Buffer(device, dtypes.uint8, nbytes)
    made.write(pattern(nbytes, seed))
    return made


def expect(
    found: Buffer, wanted: Any, look: str, what: str = "the bytes that were written"
) -> None:
    """Fail unless a buffer holds `wanted`."""
    wrong = difference(found.read(), wanted)
    if wrong:
        fault(what, wrong, look)


def _need_views(device: Any) -> None:
    if not device.capabilities.sub_buffers:
        does_not_apply("sub_buffers is not claimed")


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


# *** views ***


@pytest.mark.parametrize("offset", OFFSETS)
def test_copy_in_at_offset(device: Any, offset: int) -> None:
    """Writing to a view changes that window of its base and nothing else."""
    _need_views(device)
    base, size = buffer(device, BASE), min(5000, BASE - offset)
    base.view(offset, size, dtypes.uint8).write(pattern(size, 1))
    wanted = pattern(BASE)
    wanted[offset : offset + size] = pattern(size, 1)
    expect(base, wanted, "Allocator.view with copy_in")


@pytest.mark.parametrize("offset", OFFSETS)
def test_copy_out_at_offset(device: Any, offset: int) -> None:
    """Reading a view gives the bytes of that window of its base."""
    _need_views(device)
    base, size = buffer(device, BASE), min(5000, BASE - offset)
    view = base.view(offset, size, dtypes.uint8)
    expect(view, pattern(BASE)[offset : offset + size], "Allocator.view with copy_out")


def test_views_of_every_width(device: Any) -> None:
    """A view of any dtype, at each multiple of its size, is the window it says."""
    _need_views(device)
    base = buffer(device, 1024)
    for dtype in (dtypes.uint8, dtypes.int16, dtypes.float32, dtypes.float64):
        for place in (0, 1, 2, 3, 5, 9, 17):
            offset = place * dtype.itemsize
            view = base.view(offset, 11, dtype)
            wanted = pattern(1024)[offset : offset + 11 * dtype.itemsize]
            expect(view, wanted, "Allocator.view", f"{dtype.name} from element {place} on")


def test_views_of_views(device: Any) -> None:
    """Offsets add up, and all see the same memory."""
    _need_views(device)
    base = buffer(device, 4096)
    outer = base.view(100, 3000, dtypes.uint8)
    inner = outer.view(50, 2000, dtypes.uint8)
    direct = base.device.allocator.view(outer.handle, 50, 2000)  # a window of a window's handle
    expect(inner, pattern(4096)[150:2150], "Allocator.view of a view")
    found = bytearray(2000)
    device.allocator.copy_out(memoryview(found), direct)
    wrong = difference(found, pattern(4096)[150:2150])
    if wrong:
        fault("the window of a window", wrong, "Allocator.view: a handle may be a view itself")
    inner.write(pattern(2000, 1))
    wanted = pattern(4096)
    wanted[150:2150] = pattern(2000, 1)
    expect(base, wanted, "Allocator.view of a view")


def test_overlapping_views_see_each_other(device: Any) -> None:
    """What one view writes is what another one over the same bytes reads."""
    _need_views(device)
    base = buffer(device, 300)
    left, right = base.view(0, 200, dtypes.uint8), base.view(100, 200, dtypes.uint8)
    left.handle, right.handle  # noqa: B018 - both exist before either is written
    left.write(pattern(200, 1))
    expect(right, np.concatenate([pattern(200, 1)[100:], pattern(300)[200:]]), "Allocator.view")
    right.write(pattern(200, 2))
    expect(left, np.concatenate([pattern(200, 1)[:100], pattern(200, 2)[:100]]), "Allocator.view")


def test_views_of_nothing(device: Any) -> None:
    """A view of no elements, even at the very end, is allowed and empty."""
    _need_views(device)
    base = buffer(device, 64)
    for offset in (0, 13, 64):
        view = base.view(offset, 0, dtypes.uint8)
        view.write(b"")
        if bytes(view.read()):
            fault("no bytes", str(len(view.read())), "Allocator.view")
    expect(base, pattern(64), "Allocator.view", "the base unchanged")


def test_a_view_keeps_its_memory(device: Any) -> None:
    """A view outlives the name of its base, and what is allocated meanwhile lies elsewhere."""
    _need_views(device)
    view = buffer(device, 8192).view(1000, 100, dtypes.uint8)
    gc.collect()
    others = [buffer(device, 8192, seed) for seed in range(1, 6)]
    expect(view, pattern(8192)[1000:1100], "Allocator.view and free")
    del others


def test_views_are_refused_where_not_claimed(device: Any) -> None:
    """A device without sub_buffers says so with an error of tgcore."""
    if device.capabilities.sub_buffers:
        does_not_apply("sub_buffers is claimed")
    base = buffer(device, 64)
    try:
        device.allocator.view(base.handle, 8, 8)
    except TgError:
        return
    fault("an error", "a view", "capability sub_buffers or Allocator.view")


# *** copies between buffers ***


@pytest.mark.parametrize("size", SMALL)
def test_copy_on_the_device(device: Any, size: int) -> None:
    """A copy from one buffer to another of the same device moves every byte, and only those."""
    source, target, beside = (buffer(device, size, seed) for seed in (1, 2, 3))
    target.copy_from(source)
    expect(target, pattern(size, 1), "Allocator.transfer", "the bytes of the source")
    expect(source, pattern(size, 1), "Allocator.transfer", "the source unchanged")
    expect(beside, pattern(size, 3), "Allocator.transfer", "another buffer unchanged")


def test_copy_between_views(device: Any) -> None:
    """Copies from view to view keep to their windows."""
    _need_views(device)
    for first, second, size in ((0, 1, 1), (1, 0, 7), (3, 64, 64), (64, 3, 1000), (999, 17, 4097)):
        source, target = buffer(device, BASE, 1), buffer(device, BASE, 2)
        there = target.view(second, size, dtypes.uint8)
        there.copy_from(source.view(first, size, dtypes.uint8))
        wanted = pattern(BASE, 2)
        wanted[second : second + size] = pattern(BASE, 1)[first : first + size]
        what = f"{size} bytes from {first} to {second}"
        expect(target, wanted, "Allocator.transfer, or view with copy_in", what)
        expect(source, pattern(BASE, 1), "Allocator.transfer", "the source unchanged")


@pytest.mark.parametrize("shift", (1, 7, 64, 1000, -1, -7, -64, -1000))
def test_copy_between_overlapping_views(device: Any, shift: int) -> None:
    """A copy within one buffer gives what was there before, as if all were read first."""
    _need_views(device)
    size, start = 6000, 1500
    base = buffer(device, BASE)
    base.view(start + shift, size, dtypes.uint8).copy_from(base.view(start, size, dtypes.uint8))
    wanted = pattern(BASE)
    wanted[start + shift : start + shift + size] = pattern(BASE)[start : start + size]
    expect(base, wanted, "Allocator.transfer and copy_in: source and target overlap")


def test_copy_onto_itself(device: Any) -> None:
    """A copy of a buffer to itself changes nothing."""
    for size in (1, 64, 65_537):
        made = buffer(device, size)
        made.copy_from(made)
        expect(made, pattern(size), "Allocator.transfer")


def _hosts() -> Iterator[Any]:
    yield Device["NUMPY"]


def test_copies_to_and_from_the_host(device: Any) -> None:
    """Buffers of another device come over and go back whole, views included."""
    for host in _hosts():
        for size in (1, 63, 4097, 1 << 20):
            there = buffer(host, size, 1)
            here = Buffer(device, dtypes.uint8, size)
            here.copy_from(there)
            expect(here, pattern(size, 1), "Allocator.transfer and copy_in", f"from {host.name}")
            back = buffer(host, size, 2)
            back.copy_from(here)
            expect(back, pattern(size, 1), "Allocator.transfer and copy_out", f"to {host.name}")
        if device.capabilities.sub_buffers:
            base, there = buffer(device, BASE), buffer(host, 100, 1)
            base.view(4321, 100, dtypes.uint8).copy_from(there)
            wanted = pattern(BASE)
            wanted[4321:4421] = pattern(100, 1)
            expect(base, wanted, "Allocator.view with copy_in", f"100 bytes from {host.name}")


def test_a_chain_of_copies(device: Any) -> None:
    """Copies that depend on one another happen in order."""
    size = 20_000
    ring = [buffer(device, size, seed) for seed in range(5)]
    held = [pattern(size, seed) for seed in range(5)]
    for step in range(40):
        source, target = step * 3 % 5, (step * 3 + 1 + step % 3) % 5
        ring[target].copy_from(ring[source])
        held[target] = held[source]
        if step % 7 == 0:
            ring[source].write(pattern(size, 100 + step))
            held[source] = pattern(size, 100 + step)
    for one, wanted in zip(ring, held):
        expect(one, wanted, "Allocator.transfer and copy_in: their order", "copies in order")


# *** memory of the host ***


def test_host_view(device: Any) -> None:
    """Where the memory is the host's, its bytes can be seen and changed directly."""
    made = buffer(device, 1001)
    view = made.host_view()
    if view is None:
        if device.capabilities.host:
            fault("bytes of the host (host is claimed)", "None", "Allocator.host_view")
        does_not_apply("host is not claimed")
    if view.nbytes != 1001:
        fault("1001 bytes", str(view.nbytes), "Allocator.host_view")
    device.synchronize()
    wrong = difference(view, pattern(1001))
    if wrong:
        fault("the bytes of the buffer", wrong, "Allocator.host_view")
    if not view.readonly:
        view[500] = (int(view[500]) + 1) % 256
        wanted = pattern(1001)
        wanted[500] = (int(wanted[500]) + 1) % 256
        expect(made, wanted, "Allocator.host_view", "what was written through the view")


def test_adopt(device: Any) -> None:
    """A numpy array that is taken as it is stays the same memory; others are refused."""
    array = pattern(4096).copy()
    handle = device.allocator.adopt(array)
    frozen = pattern(64)
    frozen.flags.writeable = False
    for kind, other in (("a read-only", frozen), ("a strided", pattern(64)[::2])):
        if device.allocator.adopt(other) is not None:
            fault(f"None for {kind} array", "a handle", "Allocator.adopt")
    if handle is None:
        does_not_apply("it adopts no arrays")
    made = Buffer(device, dtypes.uint8, 4096, handle=handle, owner=array)
    expect(made, pattern(4096), "Allocator.adopt", "the bytes of the array")
    array[7] ^= 0xFF
    wanted = array.copy()
    expect(made, wanted, "Allocator.adopt", "what was written to the array afterwards")
    made.write(pattern(4096, 1))
    device.synchronize()
    wrong = difference(array, pattern(4096, 1))
    if wrong:
        fault("the array to hold what was written to the device", wrong, "Allocator.adopt")


# *** waiting, threads ***


def test_synchronize_again(device: Any) -> None:
    """Waiting when there is nothing to wait for returns."""
    for _ in range(5):
        device.synchronize()
    made = buffer(device, 64)
    device.synchronize()
    device.synchronize()
    expect(made, pattern(64), "BaseDevice.synchronize")


def test_threads_copy_at_the_same_time(device: Any) -> None:
    """Threads that use buffers of their own do not disturb one another."""
    wrong: list[str] = []

    def work(seed: int) -> None:
        try:
            for turn in range(12):
                size = 3000 + 97 * turn
                made = buffer(device, size, 50 * seed + turn)
                text = difference(made.read(), pattern(size, 50 * seed + turn))
                if text:
                    wrong.append(text)
        except Exception as error:  # noqa: BLE001 - to be reported by the test's own thread
            wrong.append(f"{type(error).__name__}: {error}")

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    if wrong or any(thread.is_alive() for thread in threads):
        found = wrong[0] if wrong else "a thread that does not end"
        fault("four threads to read what they wrote", found, f"{COPIES}: state shared by threads")
