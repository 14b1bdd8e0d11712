"""How reductions are split for TinyCC, which keeps no value in a register between statements.

A tile of results shares its loads and hides the way through memory of each sum. As there are no
registers to run out of, it may be larger than the one the core chooses for a scalar target: a
product of matrices is up to half as fast again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tgcore.codegen import Move
    from tgcore.codegen.kernel import Kernel

_TILE = (8, 4)  # of the last axis of the results, and of the one before
_WORTH_TILE = 16  # results; smaller tiles are left to the core
_WORTH_THREADS = 1 << 20  # additions


def choose(kernel: Kernel) -> list[Move] | None:
    """Return the moves for a reduction whose results divide into large tiles, else None."""
    from tgcore.codegen import SPLIT
    from tgcore.ir import AxisKind

    loops, sums = kernel.find(AxisKind.LOOP), kernel.find(AxisKind.REDUCE)
    if len(loops) < 2 or not sums:
        return None
    sizes = {axis: kernel.size(axis) for axis in (*loops, *sums)}
    work = 1
    for size in sizes.values():
        if not isinstance(size, int):
            return None
        work *= size
    moves: list[Move] = []
    tile = 1
    for axis, most in zip((loops[-1], loops[-2]), _TILE, strict=True):
        amount = next(n for n in range(most, 0, -1) if sizes[axis] % n == 0)
        if amount > 1:
            moves.append(SPLIT(axis, amount, AxisKind.UPCAST))
            sizes[axis] //= amount
            tile *= amount
    if tile < _WORTH_TILE:
        return None
    threads = kernel.caps.threads
    if threads > 1 and work >= _WORTH_THREADS and sizes[loops[0]] % threads == 0:
        moves.append(SPLIT(loops[0], threads, AxisKind.THREAD, top=True))
    return moves
