"""The order of calls: data first, reads of old contents before they are written over.

Works on versions of storage: AFTER(old, STORE) is a new version of `old`. A reader of `old` must
run before that STORE; where it also needs what comes after, the old contents are kept in a copy.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from tgcore.ir import GroupOp, Ops, UOp
from tgcore.schedule.graph import sources
from tgcore.schedule.kernels import Kernel
from tgcore.support.errors import ScheduleError


class Versions:
    """Versions of storage in a graph, and what each node depends on.

    `writers` maps a version to the effects that make it, `later` a version to the bits of all
    versions that follow from it, `needs` a node to the bits of the versions below it. `rewritten`
    says whether anything reads contents that something writes over.
    """

    __slots__ = ("bits", "later", "needs", "next", "rewritten", "writers")

    def __init__(self, order: dict[UOp, None], users: dict[UOp, list[UOp]]) -> None:
        self.writers: dict[UOp, list[UOp]] = {}
        self.next: dict[UOp, list[UOp]] = {}
        self.bits: dict[UOp, int] = {}
        self.later: dict[UOp, int] = {}
        self.needs: dict[UOp, int] = {}
        self.rewritten = False
        afters = [node for node in order if node.op is Ops.AFTER]
        for number, node in enumerate(afters):
            self.bits[node] = 1 << number
            self.writers[node] = effects_of(node)
            self.next.setdefault(node.src[0], []).append(node)
        if not afters:
            return
        for node in reversed(afters):
            bits = 0
            for follower in self.next.get(node, ()):
                bits |= self.bits[follower] | self.later[follower]
            self.later[node] = bits
        for node in self.next:
            if node.op is not Ops.AFTER:
                bits = 0
                for follower in self.next[node]:
                    bits |= self.bits[follower] | self.later[follower]
                self.later[node] = bits
        read = _read_contents(order, users)
        self.rewritten = any(self.later[node] and node in read for node in self.later)
        if not self.rewritten:
            return
        for node in order:
            bits = self.bits.get(node, 0)
            for child in sources(node):
                bits |= self.needs[child]
            self.needs[node] = bits

    def conflict(self, version: UOp, root: UOp) -> bool:
        """Whether `root`, which reads `version`, also needs something written over it."""
        return bool(self.later.get(version, 0) & self.needs.get(root, 0))


def _read_contents(order: dict[UOp, None], users: dict[UOp, list[UOp]]) -> set[UOp]:
    """Return the nodes that are used for more than to say where a STORE goes."""
    places: set[UOp] = set()
    for node in order:
        if node.op is Ops.STORE:
            target = node.src[0]
            while target.op in GroupOp.MOVEMENT and len(users[target]) == 1:
                places.add(target)
                target = target.src[0]
    read: set[UOp] = set()
    for node in order:
        if node.op is Ops.STORE:
            read.add(node.src[1])
        elif node.op is not Ops.AFTER and node not in places:
            read.update(sources(node))
    return read


def effects_of(after: UOp) -> list[UOp]:
    """Return the effects of an AFTER, with GROUPs taken apart."""
    found: list[UOp] = []
    stack = list(reversed(after.src[1:]))
    while stack:
        node = stack.pop()
        if node.op is Ops.GROUP:
            stack.extend(reversed(node.src))
        else:
            found.append(node)
    return found


class CycleError(ScheduleError):
    """Kernels wait for each other; `reader` could read a copy of `version` instead."""

    def __init__(self, reader: int, version: UOp) -> None:
        super().__init__()
        self.reader = reader
        self.version = version


def order_kernels(kernels: list[Kernel], versions: Versions) -> tuple[list[Kernel], list[set[int]]]:
    """Return the kernels in an order that respects every hazard, as near as given.

    With them, for each kernel, the places of those that must run before it.

    Raises
    ------
    CycleError
        When there is no such order; it names a read that a copy would free.
    """
    made: dict[UOp, int] = {kernel.root: number for number, kernel in enumerate(kernels)}
    before: list[set[int]] = [set() for _ in kernels]
    readers: dict[UOp, list[int]] = {}
    for number, kernel in enumerate(kernels):
        for place, node in enumerate(kernel.args):
            if place in kernel.reads:
                readers.setdefault(node, []).append(number)
            for producer in (node, *versions.writers.get(node, ())):
                earlier = made.get(producer)
                if earlier is not None and earlier != number:
                    before[number].add(earlier)
    reads: list[tuple[int, int, UOp]] = []
    for version, followers in versions.next.items():
        for follower in followers:
            for effect in versions.writers[follower]:
                writer = made.get(effect)
                if writer is not None:
                    reads += [(n, writer, version) for n in readers.get(version, ()) if n != writer]
    for reader, writer, _ in reads:
        before[writer].add(reader)
    order = _topological(before)
    if len(order) < len(kernels):
        raise _cycle(reads, before)
    return _in_order(kernels, before, order)


def reorder(kernels: list[Kernel], before: list[set[int]]) -> list[Kernel]:
    """Return the kernels in an order that respects `before`."""
    return _in_order(kernels, before, _topological(before))[0]


def _in_order(
    kernels: list[Kernel], before: list[set[int]], order: list[int]
) -> tuple[list[Kernel], list[set[int]]]:
    place = {number: new for new, number in enumerate(order)}
    waits = [{place[earlier] for earlier in before[number]} for number in order]
    return [kernels[number] for number in order], waits


def _topological(before: list[set[int]]) -> list[int]:
    """Return as many numbers as can be ordered, the least ready one first."""
    left = [len(earlier) for earlier in before]
    after: list[list[int]] = [[] for _ in before]
    for number, earlier in enumerate(before):
        for other in earlier:
            after[other].append(number)
    ready = [number for number, count in enumerate(left) if count == 0]
    heapify(ready)
    order: list[int] = []
    while ready:
        number = heappop(ready)
        order.append(number)
        for follower in after[number]:
            left[follower] -= 1
            if left[follower] == 0:
                heappush(ready, follower)
    return order


def _cycle(reads: list[tuple[int, int, UOp]], before: list[set[int]]) -> Exception:
    """Find a reader that must both precede and follow a writer."""
    for reader, writer, version in reads:
        seen: set[int] = set()
        stack = list(before[reader])
        while stack:
            number = stack.pop()
            if number == writer:
                return CycleError(reader, version)
            if number not in seen:
                seen.add(number)
                stack.extend(before[number])
    return ScheduleError("the calls of this program wait for each other in a circle")
