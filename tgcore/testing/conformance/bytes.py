"""Patterns of bytes in which no part looks like another, and words for how two of them differ.

The tests of memory use it: a fault should say which byte is wrong and what that looks like.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Bytes = Any


def pattern(nbytes: int, seed: int = 0) -> Bytes:
    """Return `nbytes` bytes that depend on seed and place; equal seeds give equal bytes."""
    rng = np.random.default_rng(0x7467 + seed)
    return rng.integers(0, 256, nbytes, dtype=np.uint8)


def difference(found: Any, wanted: Any) -> str:
    """Return how bytes differ, or an empty string."""
    got, want = (np.frombuffer(memoryview(one).cast("B"), np.uint8) for one in (found, wanted))
    if got.size != want.size:
        return f"{got.size} bytes, not {want.size}"
    places = np.nonzero(got != want)[0]
    if not places.size:
        return ""
    first, last = int(places[0]), int(places[-1])
    text = f"{places.size} of {want.size} bytes differ, the first at {first}"
    text += f" ({int(got[first])}, not {int(want[first])})"
    if places.size > 1:
        text += f", the last at {last}"
    return text + _looks_like(got, want, first)


def _looks_like(got: Bytes, want: Bytes, first: int) -> str:
    """Return a guess at what happened, where one is clear."""
    rest = got[first:]
    if rest.size >= 4 and not rest.any():
        return "; from there on all are 0"
    if got.size >= 8:
        for shift in (*range(1, 65), 128, 256, 512, 1024, 2048, 4096, 65536):
            if shift + 4 > got.size:
                break
            if np.array_equal(got[shift:], want[:-shift]):
                return f"; the bytes lie {shift} too far on"
            if np.array_equal(got[:-shift], want[shift:]):
                return f"; the bytes lie {shift} too early"
    return ""
