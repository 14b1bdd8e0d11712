"""The memory plan: where the temporaries of a schedule lie in one arena per device.

A temporary lives from the call that writes it to the last call that reads it; temporaries whose
lives do not meet share bytes. Inputs and outputs are never part of it. Pure arithmetic on sizes.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

ALIGNMENT = 128


def plan_memory(sizes: Sequence[int], lives: Sequence[tuple[int, int]]) -> tuple[list[int], int]:
    """Return byte offsets for blocks of `sizes`, and the size of the arena.

    Parameters
    ----------
    sizes
        Bytes of each block.
    lives
        First and last step at which each block is in use, both included.

    Examples
    --------
    >>> plan_memory([100, 100, 100], [(0, 1), (1, 2), (2, 3)])
    ([0, 128, 0], 256)
    """
    padded = [-(-max(size, 1) // ALIGNMENT) * ALIGNMENT for size in sizes]
    offsets = [0] * len(sizes)
    placed: list[tuple[int, int, int, int]] = []  # offset, end, first step, last step
    total = 0
    by_size = sorted(range(len(sizes)), key=lambda number: (-padded[number], lives[number]))
    for number in by_size:
        first, last = lives[number]
        size = padded[number]
        offset = best = 0
        best = -1
        gap = 1 << 62
        for start, end, begin, finish in placed:
            if begin > last or finish < first:
                continue
            room = start - offset
            if size <= room < gap:
                best, gap = offset, room
            if end > offset:
                offset = end
        if best < 0:
            best = offset
        offsets[number] = best
        total = max(total, best + size)
        insort(placed, (best, best + size, first, last))
    return offsets, total
