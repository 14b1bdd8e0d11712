"""Level L1, memory: bytes go in, stay where they are, and come out again.

Everything here is copies; no kernel runs.
"""

from __future__ import annotations

from typing import Any

import pytest

from tgcore.ir import dtypes
from tgcore.runtime import Buffer
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance.bytes import difference, pattern

pytestmark = level("L1")

SIZES = (1, 2, 3, 7, 8, 63, 64, 65, 255, 256, 1000, 4095, 4096, 4097, 65537, 1 << 20, (1 << 20) + 3)


def _buffer(device: Any, nbytes: int, seed: int = 0) -> Any:
    """Return a buffer filled with a pattern."""
    buffer = Buffer(device, dtypes.uint8, nbytes)
    buffer.write(pattern(nbytes, seed))
    return buffer


def _same(buffer: Any, wanted: Any, look: str, what: str = "the bytes that were written") -> None:
    wrong = difference(buffer.read(), wanted)
    if wrong:
        fault(what, wrong, look)


@pytest.mark.parametrize("size", SIZES)
def test_round_trip(device: Any, size: int) -> None:
    """What copy_in writes is what copy_out reads, for sizes around every likely unit."""
    _same(_buffer(device, size), pattern(size), "Allocator.copy_in and copy_out")


def test_buffers_do_not_overlap(device: Any) -> None:
    """Buffers that live together keep their own bytes, whatever their sizes and order."""
    sizes = [size for size in SIZES if size < 1 << 20] * 3
    buffers = [_buffer(device, size, seed) for seed, size in enumerate(sizes)]
    for seed, (buffer, size) in enumerate(zip(buffers, sizes)):
        _same(buffer, pattern(size, seed), "Allocator.alloc: two handles share memory")


@pytest.mark.parametrize("offset", (1, 4, 64, 100, 4096, 9999))
def test_copy_in_at_offset(device: Any, offset: int) -> None:
    """Writing to a view changes that window of its base and nothing else."""
    if not device.capabilities.sub_buffers:
        does_not_apply("sub_buffers is not claimed")
    base, size = _buffer(device, 10_007), min(5000, 10_007 - offset)
    view = base.view(offset, size, dtypes.uint8)
    view.write(pattern(size, 1))
    wanted = pattern(10_007)
    wanted[offset : offset + size] = pattern(size, 1)
    _same(base, wanted, "Allocator.view with copy_in")
    _same(view, pattern(size, 1), "Allocator.view with copy_out")
