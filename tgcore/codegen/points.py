"""The points of an expansion: which copy of which node is meant, and what it depends on.

A *point* is an integer that holds the value of every expanded axis in a field of its own; the mask
of a node selects the fields it depends on. `expand.py` makes the copies; `access.py`, which it
asks for loads and stores, sees it as the `Points` it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from tgcore.ir import AxisKind, Ops, UOp, toposort
from tgcore.target import Capabilities

_FIELD = 8  # bits that hold one axis' value in a point
LANES = (1 << _FIELD) - 1  # the value that says: this axis is the lanes of a vector
EXPANDED = (AxisKind.UPCAST, AxisKind.UNROLL)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the moves of a kernel want of its expansion.

    Attributes
    ----------
    lanes : bool
        Whether an axis may be spread over the lanes of a vector.
    single : frozenset of UOp
        Loops of reductions in which each result has one accumulator; in others it has as many
        as hide the latency of an addition.
    packed : frozenset of UOp
        Loops outside which operands will be packed: what does not depend on them.
    """

    lanes: bool = True
    single: frozenset[UOp] = frozenset()
    packed: frozenset[UOp] = frozenset()


class Points(ABC):
    """The expanded axes of one kernel, and how its nodes depend on them.

    Attributes
    ----------
    axes : list of UOp
        Those that are expanded.
    mask : dict
        For each node, the fields of a point that it depends on.
    touched : set of UOp
        Nodes with an expanded axis anywhere below.
    effects : dict
        What has become of the effects of the kernel that are expanded already.
    """

    def __init__(self, ast: UOp, caps: Capabilities, wishes: Wishes) -> None:
        self.caps = caps
        self.lanes = wishes.lanes
        self.single = wishes.single
        self.packed = wishes.packed
        nodes = list(toposort((ast,)))
        self.axes = [n for n in nodes if n.op is Ops.RANGE and n.arg[1] in EXPANDED]
        self.shift = {axis: _FIELD * place for place, axis in enumerate(self.axes)}
        self.mask: dict[UOp, int] = {}
        self.touched: set[UOp] = set()
        self.effects: dict[UOp, UOp] = {}
        for node in nodes:
            self._measure(node)

    @abstractmethod
    def expand(self, root: UOp, point: int) -> UOp:
        """Return `root` at `point`."""

    def _measure(self, node: UOp) -> None:
        if node in self.shift:
            self.mask[node] = LANES << self.shift[node]
            self.touched.add(node)
            return
        mask = 0
        for child in node.src:
            mask |= self.mask[child]
            if child in self.touched:
                self.touched.add(node)
        if node.op in (Ops.REDUCE, Ops.END):
            for axis in node.src[1:]:
                mask &= ~self.mask[axis]
        self.mask[node] = mask

    def size(self, axis: UOp) -> int:
        """Return the constant size of an expanded axis."""
        size: int = axis.src[0].arg
        return size

    def at(self, point: int, axis: UOp, value: int) -> int:
        """Return `point` with `axis` at `value`."""
        shift = self.shift[axis]
        return (point & ~(LANES << shift)) | (value << shift)

    def value(self, point: int, axis: UOp) -> int:
        """Return the value of `axis` at `point`; `LANES` when it is the vector axis."""
        return (point >> self.shift[axis]) & LANES

    def points(self, point: int, axes: list[UOp]) -> list[int]:
        """Return `point` with `axes` at all their values, the last axis fastest."""
        found = [point]
        for axis in axes:
            found = [self.at(p, axis, v) for p in found for v in range(self.size(axis))]
        return found

    def lane_axis(self, point: int, mask: int) -> UOp | None:
        """Return the axis that is spread over lanes at `point`, if `mask` has it."""
        for axis in self.axes:
            field = LANES << self.shift[axis]
            if mask & field and (point & field) == field:
                return axis
        return None
