"""Kernels with several outputs: neighbours that run the same loops become one kernel.

Two kernels are merged when one reads at each place what the other has just written there (an
optimiser's moments and its parameter, a value and its square), or when both read the same large
buffer. Dependencies decide what may meet; the loops and values stay as they are.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tgcore.ir import AxisKind, KernelInfo, Ops, UOp, toposort
from tgcore.schedule.graph import STORAGE, storage_param
from tgcore.schedule.kernels import Kernel

_MOST_STORES = 8
_MOST_ARGS = 24
_LOOK_BACK = 16


class Shape(NamedTuple):
    """What decides whether kernels fit: device, result loops, reduction loops, size."""

    device: str
    loops: tuple[UOp, ...]
    reduces: frozenset[UOp]
    size: int


def merge_kernels(
    kernels: list[Kernel], before: list[set[int]], max_args: int | None
) -> tuple[list[Kernel], list[set[int]]]:
    """Return fewer kernels and what each must wait for; the order is no longer topological.

    Parameters
    ----------
    kernels
        In an order that respects `before`.
    before
        For each kernel the numbers of those that must run earlier.
    max_args
        Most buffers of one kernel.
    """
    merger = Merger(kernels, before, min(max_args or _MOST_ARGS, _MOST_ARGS))
    merger.run()
    left = [number for number, leader in enumerate(merger.leader) if leader == number]
    place = {number: new for new, number in enumerate(left)}
    waits: list[set[int]] = []
    for number in left:
        waits.append({place[merger.leader[n]] for n in merger.before[number]} - {place[number]})
    return [merger.kernels[number] for number in left], waits


class Merger:
    """The state of one pass; `leader` maps each kernel to the one that it was merged into."""

    __slots__ = ("before", "kernels", "leader", "most_args")

    def __init__(self, kernels: list[Kernel], before: list[set[int]], most_args: int) -> None:
        self.kernels = list(kernels)
        self.before = [set(earlier) for earlier in before]
        self.leader = list(range(len(kernels)))
        self.most_args = most_args

    def run(self) -> None:
        """Merge each kernel into the nearest earlier one that fits."""
        recent: dict[tuple[str, tuple[UOp, ...]], list[tuple[int, Shape]]] = {}
        for number, kernel in enumerate(self.kernels):
            shape = _shape(kernel)
            if shape is None:
                continue
            group = recent.setdefault((shape.device, shape.loops), [])
            for earlier, other in reversed(group[-_LOOK_BACK:]):
                if self._merge(earlier, other, number, shape):
                    break
            else:
                group.append((number, shape))

    def _merge(self, one: int, one_shape: Shape, two: int, two_shape: Shape) -> bool:
        first, second = self.kernels[one], self.kernels[two]
        if len(first.outs) + len(second.outs) > _MOST_STORES:
            return False
        if not _worth(first, one_shape, second, two_shape) or self._path(one, two):
            return False
        merged = _merged(first, second, self.most_args)
        if merged is None:
            return False
        self.kernels[one] = merged
        self.leader[two] = one
        self.before[one] |= self.before[two]
        self.before[one].discard(one)
        return True

    def _path(self, one: int, two: int) -> bool:
        """Whether something must run between the two, or the earlier after the later."""
        leader = self.leader
        for start, goal in ((two, one), (one, two)):
            seen = {start}
            stack = [leader[n] for n in self.before[start] if leader[n] != goal]
            while stack:
                number = stack.pop()
                if number == goal:
                    return True
                if number not in seen:
                    seen.add(number)
                    stack.extend([leader[n] for n in self.before[number]])
        return False


def _shape(kernel: Kernel) -> Shape | None:
    """The loops of a kernel that may be merged, None for others."""
    if kernel.kind != "kernel" or kernel.root.op is Ops.CALL or kernel.windows:
        return None
    end = kernel.body.src[0]
    if end.op is not Ops.END or len(end.src[0].src[0].src) > 2:
        return None
    reduces: set[UOp] = set()
    size = 1
    for node in toposort((kernel.body,)):
        if node.op is Ops.RANGE:
            count = node.src[0]
            size *= count.arg if count.op is Ops.CONST else count.vmax
            if node.arg[1] is AxisKind.REDUCE:
                reduces.add(node)
        elif node.op is Ops.AFTER or (node.op is Ops.REDUCE and node.src[0].op is Ops.REDUCE):
            return None
    return Shape(kernel.device, end.src[1:], frozenset(reduces), size)


def _key(node: UOp) -> UOp:
    return storage_param(node) if node.op in STORAGE else node


def _elements(node: UOp) -> int:
    return math.prod(size if isinstance(size, int) else size.vmax for size in node.shape)


def _worth(first: Kernel, one: Shape, second: Kernel, two: Shape) -> bool:
    """Whether the kernels fit, and memory traffic is saved."""
    written = {_key(first.args[place]) for place in first.outs}
    needs = [_key(second.args[place]) for place in second.reads]
    if any(key in written for key in needs):
        return not two.reduces and first.root.op is not Ops.CONTIGUOUS
    if one.reduces != two.reduces or one.size != two.size:
        return False
    held = {_key(first.args[place]) for place in first.reads}
    return any(key in held and _elements(key) >= one.size for key in needs)


def _merged(first: Kernel, second: Kernel, most_args: int) -> Kernel | None:
    """The two kernels as one, None where they touch one buffer at different places."""
    known = {_key(node) for node in first.args}
    if any(_key(second.args[place]) in known for place in second.outs):
        return None
    args = [first.args[place] for place in first.outs] + [second.args[p] for p in second.outs]
    count = len(args)
    slots = {_key(node): slot for slot, node in enumerate(args)}
    for kernel in (first, second):
        for node in kernel.args:
            if _key(node) not in slots:
                slots[_key(node)] = len(args)
                args.append(node)
    if len(args) > most_args:
        return None
    one, two = _renumbered(first, slots), _renumbered(second, slots)
    written = {_place(effect).src[0]: effect for effect in one.src}
    table: dict[UOp, UOp] = {}
    for node in toposort((two,)):
        if node.op is not Ops.LOAD or node.src[0].src[0] not in written:
            continue
        store = _store(written[node.src[0].src[0]])
        if store.src[0] is not node.src[0]:
            return None
        table[node] = store.src[1]
    if table:
        two = two.substitute(table)
    body = UOp.sink(*one.src, *two.src, arg=KernelInfo())
    reads: set[int] = set()
    symbols: set[UOp] = set()
    for node in toposort((body,)):
        if node.op is Ops.LOAD:
            reads.add(node.src[0].src[0].arg.slot)
        elif node.op is Ops.VAR:
            symbols.add(node)
    outs = tuple(range(count))
    merged = Kernel(first.root, body, args, tuple(sorted(reads)), first.device, "kernel", outs)
    merged.merged = (*first.merged, second.root, *second.merged)
    merged.symbols = tuple(sorted(symbols, key=lambda node: str(node.arg[0])))
    return merged


def _store(effect: UOp) -> UOp:
    return effect.src[0] if effect.op is Ops.END else effect


def _place(effect: UOp) -> UOp:
    return _store(effect).src[0]


def _renumbered(kernel: Kernel, slots: dict[UOp, int]) -> UOp:
    table = {
        node: UOp.param(slots[_key(kernel.args[node.arg.slot])], node.dtype, node.arg.size)
        for node in toposort((kernel.body,))
        if node.op is Ops.PARAM
    }
    return kernel.body.substitute(table)
