"""Level L1, memory: windows into buffers, copies between them, memory of the host, threads.

The other half of L1 is `test_l1_memory.py`.
"""

from __future__ import annotations

import gc
import threading
from typing import Any

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.runtime import Buffer, Device
from tgcore.support.errors import TgError
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance.buffers import COPIES, buffer, expect
from tgcore.testing.conformance.bytes import difference, pattern

pytestmark = level("L1")

SIZES = (
    1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000,
    1023, 1024, 1025, 4095, 4096, 4097, 65535, 65536, 65537,
)  # fmt: skip
OFFSETS = (
    1, 2, 3, 4, 7, 8, 12, 16, 31, 32, 63, 64, 65, 100, 255, 256, 1000, 4095, 4096, 4097, 9999,
)  # fmt: skip
BASE = 10_007


def _need_views(device: Any) -> None:
    if not device.capabilities.sub_buffers:
        does_not_apply("sub_buffers is not claimed")


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


@pytest.mark.parametrize("size", SIZES)
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


def test_copies_to_and_from_the_host(device: Any) -> None:
    """Buffers of another device come over and go back whole, views included."""
    host = Device["NUMPY"]
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
    if not device.capabilities.host:
        if device.allocator.host_view(made.handle, 1001) is not None:
            fault("None (host is not claimed)", "bytes", "Allocator.host_view: nobody asks it")
        does_not_apply("host is not claimed")
    if view is None:
        fault("bytes of the host (host is claimed)", "None", "Allocator.host_view")
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
