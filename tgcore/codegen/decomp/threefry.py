"""THREEFRY: the counter-based random generator, in 32-bit operations.

Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC11).
The low 32 bits are the first word of counter, key and result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities

if TYPE_CHECKING:
    from tgcore.codegen.decomp.rule import Rule

_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
_PARITY = 0x1BD11BDA


def _words(value: UOp) -> tuple[UOp, UOp]:
    return value.cast(dtypes.uint32), (value >> 32).cast(dtypes.uint32)


def _threefry(node: UOp, caps: Capabilities) -> UOp | None:
    first, second = _words(node.src[0])
    key0, key1 = _words(node.src[1])
    schedule = (key0, key1, key0 ^ key1 ^ _PARITY)
    first, second = first + schedule[0], second + schedule[1]
    for group in range(5):
        for rotation in _ROTATIONS[group % 2]:
            first = first + second
            second = ((second << rotation) | (second >> (32 - rotation))) ^ first
        first = first + schedule[(group + 1) % 3]
        second = second + schedule[(group + 2) % 3] + (group + 1)
    return first.cast(dtypes.uint64) | (second.cast(dtypes.uint64) << 32)


RULES: dict[Ops, Rule] = {Ops.THREEFRY: _threefry}


def guards(caps: Capabilities) -> dict[Ops, Rule]:
    """Nothing to guard where THREEFRY is native."""
    return {}
