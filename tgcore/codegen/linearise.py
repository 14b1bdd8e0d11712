"""Expanded kernel -> linear program: statements in order, reductions as accumulators.

Inside a block, statements keep the order of the graph; a loop stands where everything it needs
has been computed. Gated stores become IF blocks. Nothing is optimised here.
"""

from __future__ import annotations

import heapq
from collections.abc import Reversible

from tgcore.codegen.combine import step
from tgcore.codegen.nest import Block, Nest
from tgcore.codegen.remap import identity
from tgcore.ir import Ops, UOp, dtypes
from tgcore.support.errors import SpecError
from tgcore.target import Capabilities

_ZERO = UOp.const(dtypes.int32, 0)
_KEPT = frozenset({Ops.STORE, Ops.RANGE, Ops.END, Ops.IF, Ops.ENDIF, Ops.BARRIER, Ops.CUSTOM,
                   Ops.PARAM})  # fmt: skip
_ORDERED = frozenset({Ops.STORE, Ops.END, Ops.AFTER, Ops.BARRIER, Ops.GROUP, Ops.CUSTOM})
_DECLARATIONS = (Ops.PARAM, Ops.VAR, Ops.SPECIAL, Ops.DEFINE_LOCAL, Ops.DEFINE_REG)


class Lineariser:
    """Writes the statements of one kernel."""

    def __init__(self, sink: UOp, caps: Capabilities) -> None:
        self.caps = caps
        self.nest = Nest(sink)
        self.out: dict[UOp, None] = {}
        self.final: dict[UOp, UOp] = {}  # node of the graph -> the statement that holds its value
        self.registers = 1 + max(
            [node.arg[0] for node in self.nest.order if node.op is Ops.DEFINE_REG], default=-1
        )
        self.pending: dict[Block, list[UOp]] = {}  # loop body -> reductions it updates
        self.totals: dict[UOp, UOp] = {}  # what has been taken in of a reduction in this block
        self.ended: dict[Block, list[UOp]] = {}  # outermost loop body -> reductions it computes
        self.effects: dict[Block, UOp] = {}
        self.accumulators: dict[UOp, tuple[UOp, UOp]] = {}
        self.loop_ends: dict[Block, UOp] = {}
        self.edges = _edges(self.nest)
        self.gates = 0
        written = {_storage(n.src[0]) for n in self.nest.order if n.op is Ops.STORE}
        read = {_storage(n.src[0]) for n in self.nest.order if n.op is Ops.LOAD}
        self.late_stores = any(storage.op is Ops.PARAM for storage in written & read)
        self.awaited = _awaited(self.nest.order) if self.late_stores else frozenset()
        for node in self.nest.order:
            if node.op is Ops.REDUCE:
                self.ended.setdefault(self._top(node), []).append(node)

    def run(self) -> tuple[UOp, ...]:
        """Return the linear program."""
        self._statement(_ZERO)
        for node in self.nest.order:
            if node.op in _DECLARATIONS:
                self._emit(node)
            elif node.op is Ops.REDUCE:
                self._emit(identity(node.arg[0], node))
        self._block(self.nest.root)
        return without_dead(self.out)

    # *** blocks ***

    def _top(self, node: UOp) -> Block:
        """Return the outermost of the loops that the REDUCE `node` runs through."""
        home, block = self.nest.block[node], self.nest.body[node]
        while block.parent is not home:
            if block.parent is None:
                raise SpecError("a reduction's loops do not lie inside its own block")
            block = block.parent
        return block

    def _block(self, block: Block) -> None:
        stores: list[UOp] = []
        for item in self._order(block):
            if isinstance(item, Block):
                self._loop(item)
            elif item.op is Ops.STORE and self._waits(item):
                stores.append(item)
            elif item.op is Ops.STORE:
                self._stores([item])
            else:
                self._node(item)
        if stores:
            self._stores(stores)

    def _waits(self, store: UOp) -> bool:
        """Whether `store` is written at the end of its block: reads first, gates together."""
        if _private(store) or store in self.awaited:
            return False
        return self.late_stores or len(store.src[0].src) > 2

    def _order(self, block: Block) -> list[UOp | Block]:
        if not block.children:
            return list(block.nodes)
        return _sorted_items(block, self.edges.get(block, {}), self.nest)

    def _loop(self, block: Block) -> None:
        for node in self.ended.get(block, ()):
            self._open_accumulator(node)
        axis = block.range
        if axis is None:
            raise SpecError("only the kernel itself has a block without a range")
        self._statement(self._rebuilt(axis))
        opened = self.final[axis]
        for node in self.ended.get(block, ()):
            self.pending.setdefault(self.nest.body[node], []).append(node)
        waiting = self.pending.pop(block, [])
        if not block.children and not any(node.op in _ORDERED for node in block.nodes):
            self._step_by_step(block, waiting)
        else:
            self._block(block)
            self._update(block, waiting)
        effect = self.effects.get(block)
        if effect is None:
            raise SpecError(f"the loop over range {axis.arg[0]} has no effect")
        end = UOp(Ops.END, dtypes.void, (effect, opened))
        self._statement(end)
        self.loop_ends[block] = end
        if block.parent is not None:
            self.effects[block.parent] = end
        for node in self.ended.get(block, ()):
            self._close_accumulator(node, end)

    # *** accumulators ***

    def _open_accumulator(self, node: UOp) -> None:
        register = UOp(Ops.DEFINE_REG, node.dtype, (), (self.registers, 1))
        self.registers += 1
        self._statement(register)
        neutral = self._emit(identity(node.arg[0], node))
        start = self._emit(register.index(_ZERO).store(neutral))
        self.accumulators[node] = (register, start)

    def _step_by_step(self, block: Block, reduces: list[UOp]) -> None:
        """Write a block that only feeds accumulators: each value right before its first use.

        Fewer values are then alive at a time than if all came first, so a tile of results and
        what it is made of fit the registers.
        """
        inside, written = set(block.nodes), set[UOp]()
        reduces = _neighbours(reduces)
        for place in range(max([_parts(node) for node in reduces], default=0)):
            for node in reduces:
                if place < _parts(node):
                    for needed in _needed(_part(node, place), inside, written, self.nest.place):
                        self._node(needed)
                    self._update(block, [node], place)

    def _update(self, block: Block, reduces: list[UOp], only: int | None = None) -> None:
        """Take the values of `reduces` into their accumulators: all of them, or part `only`."""
        for node in reduces:
            register, start = self.accumulators[node]
            place = self._emit(register.after(start).index(_ZERO))
            total = self.totals.pop(node, None) or place.load()
            parts = range(_parts(node)) if only is None else (only,)
            for part in parts:
                value = self._value(_part(node, part))
                total = step(node.arg[0], total, value, self.caps)
            if parts[-1] == _parts(node) - 1:
                self.effects[block] = self._emit(place.store(total))
            else:
                self.totals[node] = self._emit(total)

    def _close_accumulator(self, node: UOp, end: UOp) -> None:
        register, _ = self.accumulators[node]
        self.final[node] = self._emit(register.after(end).index(_ZERO).load())

    # *** statements ***

    def _statement(self, node: UOp) -> None:
        self.out[node] = None
        self.final.setdefault(node, node)

    def _emit(self, root: UOp) -> UOp:
        """Write `root`, made here, and the sources it has that are not written yet."""
        out = self.out
        if root not in out:
            for child in root.src:  # what is made here is a few nodes deep
                if child not in out:
                    self._emit(child)
            out[root] = None
            self.final.setdefault(root, root)
        return root

    def _value(self, node: UOp) -> UOp:
        return self.final[node]

    def _rebuilt(self, node: UOp) -> UOp:
        src = tuple([self.final[child] for child in node.src])
        new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        self.final[node] = new
        return new

    def _node(self, node: UOp) -> None:
        op = node.op
        if op is Ops.REDUCE or op is Ops.RANGE or op is Ops.SINK or op is Ops.GROUP:
            return
        if op is Ops.END:
            self.final[node] = (
                self.loop_ends[self._top(node)] if node.src[1:] else (self.final[node.src[0]])
            )
            return
        if op is Ops.AFTER:
            self._after(node)
            return
        if op is Ops.BARRIER:
            src = tuple([self.final[child] for child in node.src if child in self.final])
            new = UOp(Ops.BARRIER, dtypes.void, src, node.arg)
            self.final[node] = new
            self._statement(new)
            return
        self._statement(self._rebuilt(node))

    def _after(self, node: UOp) -> None:
        effects = [self.final[child] for child in node.src[1:] if child in self.final]
        new = self.final[node.src[0]].after(*effects)
        self.final[node] = new
        if new not in self.out:
            self._statement(new)

    def _stores(self, stores: list[UOp]) -> None:
        """Write stores; neighbours with one gate share an IF."""
        opened: UOp | None = None
        gate: UOp | None = None
        for store in stores:
            index = store.src[0]
            wanted = self.final[index.src[2]] if len(index.src) > 2 else None
            if wanted is not gate and opened is not None:
                self._close_if(opened, store)
                opened = None
            if wanted is not None and opened is None:
                opened = UOp(Ops.IF, dtypes.void, (wanted,), self.gates)
                self.gates += 1
                self._statement(opened)
            gate = wanted
            storage, offset = self.final[index.src[0]], self.final[index.src[1]]
            place = UOp(Ops.INDEX, index.dtype, (storage, offset))
            new = self._emit(place.store(self.final[store.src[1]]))
            self.final[store] = new
            self.effects[self.nest.block[store]] = new
        if opened is not None:
            self._close_if(opened, stores[-1])

    def _close_if(self, opened: UOp, store: UOp) -> None:
        closed = UOp(Ops.ENDIF, dtypes.void, (opened,))
        self._statement(closed)
        self.effects[self.nest.block[store]] = closed


def _awaited(order: list[UOp]) -> frozenset[UOp]:
    """Return the stores that a later part of the kernel needs to have happened."""
    found: set[UOp] = set()
    for node in order:
        stack = list(node.src[1:]) if node.op is Ops.AFTER else []
        while stack:
            effect = stack.pop()
            if effect.op is Ops.STORE:
                found.add(effect)
            elif effect.op in (Ops.END, Ops.GROUP):
                stack.extend(effect.src[:1] if effect.op is Ops.END else effect.src)
    return frozenset(found)


def _parts(reduce: UOp) -> int:
    source = reduce.src[0]
    return len(source.src) if source.op is Ops.GROUP else 1


def _part(reduce: UOp, place: int) -> UOp:
    source = reduce.src[0]
    return source.src[place] if source.op is Ops.GROUP else source


def _neighbours(reduces: list[UOp]) -> list[UOp]:
    """Return `reduces` so that those stand together which share what is least shared.

    In a tile of products, what many results share stays alive for long anyway.
    """
    users: dict[UOp, int] = {}
    for node in reduces:
        for child in _part(node, 0).src:
            users[child] = users.get(child, 0) + 1
    first: dict[UOp, int] = {}
    rank: dict[UOp, int] = {}
    for number, node in enumerate(reduces):
        least = min(_part(node, 0).src, key=users.__getitem__, default=node)
        rank[node] = first.setdefault(least, number)
    return sorted(reduces, key=rank.__getitem__)


def _needed(root: UOp, inside: set[UOp], written: set[UOp], place: dict[UOp, int]) -> list[UOp]:
    """Return what `root` needs of a block and nobody has written, in the order of the graph."""
    found, stack = [], [root]
    while stack:
        node = stack.pop()
        if node in inside and node not in written:
            written.add(node)
            found.append(node)
            stack.extend(node.src)
    return sorted(found, key=place.__getitem__)


def _storage(node: UOp) -> UOp:
    while node.op in (Ops.INDEX, Ops.AFTER):
        node = node.src[0]
    return node


def _private(store: UOp) -> bool:
    return _storage(store.src[0]).op in (Ops.DEFINE_REG, Ops.DEFINE_LOCAL)


Item = UOp | Block


def _item(node: UOp, nest: Nest) -> tuple[Block, Item]:
    """Return where `node` stands, and as what: a RANGE as the loop that it opens."""
    if node.op is Ops.RANGE:
        loop = nest.of_range[node]
        return loop.parent or nest.root, loop
    return nest.block[node], node


def _edges(nest: Nest) -> dict[Block, dict[tuple[Item, Item], None]]:
    """Return, for each block with inner loops, which of its items must stand before which."""
    found: dict[Block, dict[tuple[Item, Item], None]] = {}
    for node in nest.order:
        home, user = _item(node, nest)
        for child in node.src:
            _edge(nest, child, home, user, found)
        if node.op is Ops.REDUCE:  # its values are read in the innermost of its loops
            body = nest.body[node]
            for place in range(_parts(node)):
                part = _part(node, place)
                if _item(part, nest)[0] is not body:
                    _edge(nest, part, body, body, found)
    return found


def _edge(
    nest: Nest, child: UOp, block: Block, after: Item,
    found: dict[Block, dict[tuple[Item, Item], None]],
) -> None:  # fmt: skip
    """Note that `child` stands before `after` of `block`, in the block that holds both."""
    home, before = _item(child, nest)
    while home is not block:
        if home.depth > block.depth:
            home, before = home.parent or nest.root, home
        elif block.depth > home.depth:
            block, after = block.parent or nest.root, block
        else:
            home, before = home.parent or nest.root, home
            block, after = block.parent or nest.root, block
    if before is not after and block.children:
        found.setdefault(block, {})[before, after] = None


def _sorted_items(
    block: Block, edges: dict[tuple[Item, Item], None], nest: Nest
) -> list[UOp | Block]:
    """Order the nodes and inner loops of `block` so that each stands after what it needs."""
    rank: dict[Item, int] = {
        node: nest.place[node] for node in block.nodes if node.op is not Ops.RANGE
    }
    for inner in block.children.values():
        rank[inner] = nest.last.get(inner, 0)  # a loop around a constant holds no node
    waiting: dict[Item, int] = dict.fromkeys(rank, 0)
    users: dict[Item, list[Item]] = {}
    for before, after in edges:
        users.setdefault(before, []).append(after)
        waiting[after] += 1
    heap = [(rank[thing], number, thing) for number, thing in enumerate(waiting)
            if not waiting[thing]]  # fmt: skip
    heapq.heapify(heap)
    number = len(waiting)
    found: list[Item] = []
    while heap:
        thing = heapq.heappop(heap)[2]
        found.append(thing)
        for user in users.get(thing, ()):
            waiting[user] -= 1
            if not waiting[user]:
                heapq.heappush(heap, (rank[user], number, user))
                number += 1
    if len(found) != len(waiting):
        raise SpecError("the loops of the kernel need each other in a circle")
    return found


def without_dead(statements: Reversible[UOp]) -> tuple[UOp, ...]:
    """Return the statements that some effect needs."""
    needed: set[UOp] = set()
    kept: list[UOp] = []
    for node in reversed(statements):
        if node in needed or node.op in _KEPT:
            kept.append(node)
            needed.update(node.src)
    return tuple(reversed(kept))


def linearise(sink: UOp, caps: Capabilities) -> tuple[UOp, ...]:
    """Return the statements of the expanded kernel `sink`."""
    return Lineariser(sink, caps).run()
