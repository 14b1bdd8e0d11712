"""The moves on a kernel's axes, as plain records: what a heuristic, a search or a user writes.

A move only says what to do. `tgcore.codegen.kernel` checks and applies it; an axis is always
the index among the axes the kernel has at that moment.
"""

from __future__ import annotations

from dataclasses import dataclass

from tgcore.ir import AxisKind
from tgcore.support.errors import ArgumentError


class MoveError(ArgumentError):
    """A move that the kernel or the target does not allow."""


@dataclass(frozen=True, slots=True)
class SPLIT:
    """Split `amount` off an axis, as an axis of kind `to`.

    Attributes
    ----------
    axis, amount : int
        Which axis; how much, 0 for all of it.
    to : AxisKind
        What the split-off part becomes.
    top : bool
        Split off the slow part instead of the fast one (GROUP_REDUCE, and loops).
    overlap : bool
        `amount` need not divide the axis: the last tile starts earlier and computes some
        elements twice. In a reduction the repeated ones are masked.
    """

    axis: int
    amount: int
    to: AxisKind
    top: bool = False
    overlap: bool = False


@dataclass(frozen=True, slots=True)
class PADTO:
    """Enlarge an axis to the next multiple of `amount`; the added part has no effect."""

    axis: int
    amount: int


@dataclass(frozen=True, slots=True)
class SWAP:
    """Exchange the places of two axes of one kind."""

    axis: int
    other: int


@dataclass(frozen=True, slots=True)
class STAGE:
    """Keep loads that depend on `axis` but not on `over` in a packed array.

    The array is filled once outside `over` and read inside, in the order of use. On a target
    with a grid it lies in the workgroup's memory, else in the thread's.
    """

    axis: int
    over: int


@dataclass(frozen=True, slots=True)
class STREAM:
    """Run a reduction over `axis` outside the loop `over`, into an array of accumulators.

    Memory is then read in the order in which it lies where `over` is the contiguous axis.
    """

    axis: int
    over: int


@dataclass(frozen=True, slots=True)
class TENSOR_CORE:  # noqa: N801
    """Use a matrix unit for the kernel's product; it must be the first move.

    Attributes
    ----------
    axis : int
        Which of the possible choices of axes (0 is best).
    select : int
        Which tensor core of the target, -1 for the first that fits.
    pad : int
        0: sizes must fit; 1: axes that do not fit are padded.
    """

    axis: int = 0
    select: int = -1
    pad: int = 0


Move = SPLIT | PADTO | SWAP | STAGE | STREAM | TENSOR_CORE

# From which kinds of axis each kind can be split off.
SOURCES: dict[AxisKind, frozenset[AxisKind]] = {
    AxisKind.UPCAST: frozenset({AxisKind.GLOBAL, AxisKind.LOCAL, AxisKind.LOOP}),
    AxisKind.UNROLL: frozenset({AxisKind.REDUCE, AxisKind.GROUP_REDUCE}),
    AxisKind.LOCAL: frozenset({AxisKind.GLOBAL, AxisKind.LOOP}),
    AxisKind.GROUP_REDUCE: frozenset({AxisKind.REDUCE}),
    AxisKind.THREAD: frozenset({AxisKind.LOOP}),
    AxisKind.LOOP: frozenset({AxisKind.LOOP}),
    AxisKind.REDUCE: frozenset({AxisKind.REDUCE}),
}
TOP_ALLOWED = frozenset({AxisKind.GROUP_REDUCE, AxisKind.THREAD, AxisKind.LOOP, AxisKind.REDUCE})
