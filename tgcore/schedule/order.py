"""The order of calls: data first, reads of old contents before they are written over.

Works on versions of storage: AFTER(old, STORE) is a new version of `old`. A reader of `old` must
run before that STORE; where it also needs what comes after, the old contents are kept in a copy.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from tgcore.ir import Ops, UOp
from tgcore.schedule.graph import sources
from tgcore.schedule.kernels import Kernel
from tgcore.support.errors import ScheduleError


class Versions:
    """Versions of storage in a graph, and what each node depends on.

    `writers` maps a version to the effects that make it, `later` a version to the bits of all
    versions that follow from it, `needs` a node to the bits of the versions below it.
    """

    __slots__ = ("bits", "later", "needs", "next", "writers")

    def __init__(self, order: dict[UOp, None]) -> None:
        self.writers: dict[UOp, list[UOp]] = {}
        self.next: dict[UOp, list[UOp]] = {}
        self.bits: dict[UOp, int] = {}
        self.later: dict[UOp, int] = {}
        self.needs: dict[UOp, int] = {}
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
        for node in order:
            bits = self.bits.get(node, 0)
            for child in sources(node):
                bits |= self.needs[child]
            self.needs[node] = bits

    def conflict(self, version: UOp, root: UOp) -> bool:
        """Whether `root`, which reads `version`, also needs something written over it."""
        return bool(self.later.get(version, 0) & self.needs.get(root, 0))


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


def order_kernels(kernels: list[Kernel], versions: Versions) -> list[Kernel]:
    """Return the kernels in an order that respects every hazard, else as given."""
    made: dict[UOp, int] = {kernel.root: number for number, kernel in enumerate(kernels)}
    before: list[set[int]] = [set() for _ in kernels]
    readers: dict[UOp, list[int]] = {}
    for number, kernel in enumerate(kernels):
        for place, node in enumerate(kernel.args):
            if place in kernel.reads:
                readers.setdefault(node, []).append(number)
            _add_producers(node, number, made, before, versions)
    for version, followers in versions.next.items():
        for follower in followers:
            for effect in versions.writers[follower]:
                writer = made.get(effect)
                if writer is not None:
                    before[writer].update(n for n in readers.get(version, ()) if n != writer)
    return _topological(kernels, before)


def _add_producers(
    node: UOp, number: int, made: dict[UOp, int], before: list[set[int]], versions: Versions
) -> None:
    producer = made.get(node)
    if producer is not None and producer != number:
        before[number].add(producer)
    for effect in versions.writers.get(node, ()):
        writer = made.get(effect)
        if writer is not None and writer != number:
            before[number].add(writer)


def _topological(kernels: list[Kernel], before: list[set[int]]) -> list[Kernel]:
    left = [len(set_) for set_ in before]
    after: list[list[int]] = [[] for _ in kernels]
    for number, set_ in enumerate(before):
        for earlier in set_:
            after[earlier].append(number)
    ready = [number for number, count in enumerate(left) if count == 0]
    heapify(ready)
    result: list[Kernel] = []
    while ready:
        number = heappop(ready)
        result.append(kernels[number])
        for follower in after[number]:
            left[follower] -= 1
            if left[follower] == 0:
                heappush(ready, follower)
    if len(result) != len(kernels):
        raise ScheduleError(
            "the writes of this program cannot be ordered: a value read before a write needs what "
            "the write makes",
            hint="realize the older value before the tensor is assigned to",
        )
    return result
