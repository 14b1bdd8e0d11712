"""What the heuristics need to know of a kernel: sizes, scores of axes, which loads meet where."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from tgcore.codegen.analysis import Access
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import SPLIT
from tgcore.ir import AxisKind, GroupOp, Ops, UOp, toposort
from tgcore.ir.sint import upper

OUTER = (AxisKind.GLOBAL, AxisKind.LOOP)
HEAVY = frozenset({Ops.EXP, Ops.EXP2, Ops.LOG, Ops.LOG2, Ops.SIN, Ops.THREEFRY, Ops.FDIV, Ops.SQRT})


def length(axis: UOp) -> Any:
    """Return the size of an axis."""
    size = axis.src[0]
    return size.arg if size.op is Ops.CONST else size


def constant_length(axis: UOp) -> int:
    """Return the size of an axis, 0 when it is symbolic."""
    size = length(axis)
    return size if isinstance(size, int) else 0


def total(axes: list[UOp]) -> int:
    """Return the (greatest) number of iterations of `axes`."""
    return math.prod([upper(length(axis)) for axis in axes])


@dataclass(slots=True)
class Group:
    """Reductions that run in one loop nest, and what they read there."""

    reduces: list[UOp]
    axes: list[UOp]
    accesses: list[Access]
    free: frozenset[UOp]

    @property
    def product(self) -> bool:
        """Whether it sums products of values."""
        return all(node.arg[0] is Ops.ADD and _is_product(node.src[0]) for node in self.reduces)


def _is_product(value: UOp) -> bool:
    while value.op is Ops.CAST:
        value = value.src[0]
    return value.op is Ops.MUL


class Survey:
    """A kernel as the heuristics see it."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        facts = kernel.facts
        by_node = {access.node: access for access in facts.accesses if not access.store}
        self.outer = [axis for axis in kernel.axes if axis.arg[1] in OUTER]
        self.groups: list[Group] = []
        keyed: dict[tuple[UOp, ...], Group] = {}
        for node in facts.reduces:
            group = keyed.get(node.src[1:])
            if group is None:
                group = keyed[node.src[1:]] = Group([], list(node.src[1:]), [], frozenset())
                self.groups.append(group)
            group.reduces.append(node)
            group.free |= node.ranges
            inside = facts.inside(node)
            group.accesses.extend([by_node[n] for n in facts.nodes if n in inside])
        outside = facts.outside()
        self.outside = [access for access in facts.accesses if access.node in outside]
        self.work = self._work()

    def _work(self) -> int:
        """Return roughly how many scalar operations and accesses the kernel makes."""
        ops = sum(8 if node.op in HEAVY else 1 for node in self.kernel.facts.values)
        ops += len(self.kernel.facts.accesses)
        deepest = max([total(group.axes) for group in self.groups], default=1)
        return total(self.outer) * deepest * max(1, ops)

    def lanes(self) -> int:
        """Return the lanes of a vector of the widest type that the kernel loads or stores."""
        caps = self.kernel.caps
        types = [access.node.dtype for access in self.kernel.facts.accesses]
        types += [node.dtype for node in self.kernel.facts.reduces]
        types += [n.dtype for n in self.kernel.facts.values if n.dtype.is_float]
        fitting = [caps.lanes(dtype) for dtype in types if dtype.kind != "v"]
        return min([*fitting, caps.max_upcast]) if fitting else 1

    def gated(self, access: Access, axis: UOp) -> bool:
        """Return whether the gate of an access depends on `axis`."""
        owner = self.kernel.owner[axis]
        return any(owner in gate.ranges for gate in access.node.src[2:])

    def touches(self, access: Access, axis: UOp) -> bool:
        """Return whether `axis` changes what an access reads."""
        return self.kernel.stride(access, axis) != 0 or self.gated(access, axis)

    def reach(self, access: Access, axis: UOp) -> int:
        """Return 0 when `axis` does not move an access, 1 by one element, 2 in any other way."""
        stride = self.kernel.stride(access, axis)
        if stride == 0:
            return 2 if self.gated(access, axis) else 0
        return 1 if stride == 1 and not self.gated(access, axis) else 2

    def wide(self, access: Access, axis: UOp, lanes: int) -> bool:
        """Return whether a step along `axis` is one element, so that a vector can be loaded."""
        if self.kernel.stride(access, axis) != 1 or constant_length(axis) < lanes:
            return False
        caps = self.kernel.caps
        gated = self.gated(access, axis)
        return not gated or (caps.masked_vectors and access.node.dtype.bits >= 32)

    def heavy(self, roots: tuple[UOp, ...]) -> int:
        """Return the arithmetic under `roots` outside reductions, costly operations weighted."""
        walk = toposort(roots, lambda node: node.op not in (Ops.REDUCE, Ops.INDEX))
        return sum(8 if n.op in HEAVY else 1 for n in walk
                   if n.op in GroupOp.ALU and not n.dtype.weak)  # fmt: skip


def split(
    kernel: Kernel, axis: UOp, amount: int, to: AxisKind, *, top: bool = False
) -> tuple[UOp | None, UOp]:
    """Split `axis`, overlapping where `amount` does not divide it; return (rest, split off).

    What the target does not expand so far stays as it is: then both are `axis`.
    """
    size = length(axis)
    if to in (AxisKind.UPCAST, AxisKind.UNROLL):
        caps = kernel.caps
        most = caps.max_upcast if to is AxisKind.UPCAST else caps.max_unroll
        if not isinstance(size, int) or (amount or size) > most:
            return axis, axis
    whole = amount == 0 or amount == size
    uneven = not whole and isinstance(size, int) and size % amount != 0
    known = set(kernel.axes)
    place = kernel.axes.index(axis)
    kernel.apply(SPLIT(place, 0 if whole else amount, to, top=top, overlap=uneven))
    new = sorted([a for a in kernel.axes if a not in known], key=lambda a: a.arg[0])
    if len(new) == 1:
        return None, new[0]
    first, second = new
    if uneven:
        return (second, first) if top else (first, second)
    return (first, second)
