"""Buffers filled with patterns, and what to say when one holds something else."""

from __future__ import annotations

from typing import Any

from tgcore.ir import dtypes
from tgcore.runtime import Buffer
from tgcore.testing.conformance import fault
from tgcore.testing.conformance.bytes import difference, pattern

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
