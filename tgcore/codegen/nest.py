"""The loop nest of an expanded kernel: which block each node belongs to.

A block is the body of one loop (the root block is the body of the kernel). A node stands in the
innermost block among the ranges it depends on, so what does not change in a loop is computed
outside it. `linearise` turns the nest into statements.
"""

from __future__ import annotations

from tgcore.ir import Ops, UOp, toposort
from tgcore.support.errors import SpecError

_CLOSING = (Ops.REDUCE, Ops.END)


class Block:
    """The body of one loop."""

    __slots__ = ("children", "depth", "index", "nodes", "parent", "range")

    def __init__(self, parent: Block | None, axis: UOp | None) -> None:
        self.parent: Block | None = parent
        self.range = axis
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.children: dict[UOp, Block] = {}
        self.nodes: list[UOp] = []
        self.index = -1

    def child(self, axis: UOp) -> Block:
        """Return the body of the loop over `axis` inside this block."""
        found = self.children.get(axis)
        if found is None:
            found = self.children[axis] = Block(self, axis)
        return found


class Nest:
    """Blocks of a kernel and the block of each node.

    Attributes
    ----------
    root : Block
    order : list of UOp
        All nodes, sources first.
    block : dict
        Block of each node; a REDUCE and an END stand outside the loops they close.
    body : dict
        Innermost loop body of each REDUCE and END.
    """

    def __init__(self, sink: UOp) -> None:
        self.sink = sink
        self.order = list(toposort((sink,)))
        self.root = Block(None, None)
        self.of_range: dict[UOp, Block] = {}
        self.block: dict[UOp, Block] = {}
        self.body: dict[UOp, Block] = {}
        self.of_register: dict[UOp, Block] = {}
        self.pulled: dict[UOp, Block] = {}
        self.open = self._open_ranges()
        self._make_blocks()
        self._place()

    def _open_ranges(self) -> dict[UOp, frozenset[UOp]]:
        none: frozenset[UOp] = frozenset()
        found: dict[UOp, frozenset[UOp]] = {}
        for node in self.order:
            op, src = node.op, node.src
            if op is Ops.RANGE:
                found[node] = found[src[0]] | {node}
                continue
            total = none
            for child in src:
                more = found[child]
                if more is not total and not more <= total:
                    total = total | more if total else more
            if op in _CLOSING:
                total = total - frozenset(src[1:])
            found[node] = total
        return found

    def _deepest(self, ranges: frozenset[UOp]) -> Block:
        best = self.root
        for axis in ranges:
            block = self.of_range.get(axis)
            if block is None:
                raise SpecError(f"range {axis.arg[0]} is used outside the loop that closes it")
            if block.depth > best.depth:
                best = block
        return best

    def _make_blocks(self) -> None:
        """Users first, so that a reduction finds the loops around it already made."""
        for node in reversed(self.order):
            if node.op not in _CLOSING:
                continue
            block = self._deepest(self.open[node])
            if node.op is Ops.END:
                block = self._with_register(node, block)
            for axis in node.src[1:]:
                block = block.child(axis)
                known = self.of_range.setdefault(axis, block)
                if known is not block:
                    raise SpecError(f"range {axis.arg[0]} would be opened at two places")
            self.body[node] = block

    def _with_register(self, end: UOp, block: Block) -> Block:
        """Keep a loop that fills an array of the thread beside the later loop that updates it."""
        effect = end.src[0]
        for store in effect.src if effect.op is Ops.GROUP else (effect,):
            target = store.src[0] if store.op is Ops.STORE else store
            while target.op in (Ops.INDEX, Ops.AFTER):
                target = target.src[0]
            if target.op is Ops.DEFINE_REG:
                later = self.of_register.setdefault(target, block)
                if later.depth > block.depth:
                    block = later
        if block is not self._deepest(self.open[end]):
            self.pulled[end] = block
        return block

    def _place(self) -> None:
        deepest: dict[frozenset[UOp], Block] = {}
        for node in self.order:
            ranges = self.open[node]
            if node.op is Ops.RANGE:
                block = self.of_range[node].parent
                self.block[node] = block or self.root
                continue
            block = deepest.get(ranges)
            if block is None:
                block = deepest[ranges] = self._deepest(ranges)
            self.block[node] = block
        if self.pulled:
            self._pull_users()
        for end in self.order:  # effects stand in the body of the loops that close them
            if end.op is Ops.END:
                self._pull_effects(end.src[0], self.body[end])
        self.place: dict[UOp, int] = {}
        self.last: dict[Block, int] = {}  # place of the last node inside a loop
        for number, node in enumerate(self.order):
            self.place[node] = number
            block = self.block[node]
            block.nodes.append(node)
            while block.parent is not None:
                self.last[block] = number
                block = block.parent

    def _pull_users(self) -> None:
        """What comes after a loop that was pulled inwards stands at least as deep."""
        pulled = self.pulled
        for node in self.order:
            for child in node.src:
                block = pulled.get(child)
                if block is not None and node.op not in (Ops.SINK, Ops.RANGE):
                    if block.depth > self.block[node].depth:
                        pulled[node] = block
            if node in pulled:
                self.block[node] = pulled[node]

    def _pull_effects(self, effect: UOp, block: Block) -> None:
        stack = [effect]
        while stack:
            node = stack.pop()
            if node.op in (Ops.STORE, Ops.GROUP, Ops.BARRIER):
                if self.block[node].depth < block.depth:
                    self.block[node] = block
                if node.op is Ops.GROUP:
                    stack.extend(node.src)
