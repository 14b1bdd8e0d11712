"""Expansion: UPCAST and UNROLL axes become copies of their nodes, or the lanes of vectors.

Each copy is made by substituting constants, so interning merges equal ones; one axis at a time
may be spread over the lanes of a vector instead. Offsets are kept as sums, so that copies share
their common part and contiguous lanes are found by their stride.
"""

from __future__ import annotations

from tgcore.codegen.access import Accesses
from tgcore.codegen.combine import combine, extract, fold_lanes
from tgcore.codegen.fold import fold_index
from tgcore.codegen.points import EXPANDED, LANES, Points, Wishes
from tgcore.codegen.remap import Table, remap
from tgcore.ir import AxisKind, GroupOp, Ops, UOp, dtypes, toposort
from tgcore.support.errors import SpecError
from tgcore.target import Capabilities


class Expander(Points):
    """Expands one kernel; (node, point & mask) is the memo key."""

    def __init__(self, ast: UOp, caps: Capabilities, wishes: Wishes) -> None:
        super().__init__(ast, caps, wishes)
        self.memo: dict[tuple[UOp, int], UOp] = {}
        self.orders: dict[UOp, list[UOp]] = {}
        self.accesses = Accesses(self)

    def run(self, ast: UOp) -> UOp:
        """Return the SINK with no UPCAST or UNROLL axis left."""
        effects: list[UOp] = []
        for end in ast.src:
            store = end.src[0] if end.op is Ops.END else end
            ranges = end.src[1:] if end.op is Ops.END else ()
            axes = [axis for axis in ranges if axis in self.shift]
            loops = [axis for axis in ranges if axis not in self.shift]
            several = store.src if store.op is Ops.GROUP else (store,)
            stores = [new for one in several for new in self._stores(one, axes)]
            effect = stores[0] if len(stores) == 1 else UOp(Ops.GROUP, dtypes.void, tuple(stores))
            effects.append(effect.end(*loops))
            self.effects[end] = effects[-1]
        return UOp.sink(*effects, arg=ast.arg)

    def _stores(self, store: UOp, axes: list[UOp]) -> list[UOp]:
        if store.op is not Ops.STORE:
            return [self.expand(store, 0)]
        lane = self.accesses.store_lane(store, axes)
        point = 0 if lane is None else self.at(0, lane, LANES)
        rest = [axis for axis in axes if axis is not lane]
        found: list[UOp] = []
        for place in self.points(point, rest):
            found.extend(self.accesses.store(store, place, lane))
        return list(dict.fromkeys(found))

    def expand(self, root: UOp, point: int) -> UOp:
        """Return `root` at `point`."""
        mask, memo = self.mask, self.memo
        key = (root, point & mask[root])
        found = memo.get(key)
        if found is not None:
            return found
        if root not in self.touched:
            return root
        for node in self._order(root):
            key = (node, point & mask[node])
            if key not in memo:
                memo[key] = self._node(node, point)
        return memo[(root, point & mask[root])]

    def _order(self, root: UOp) -> list[UOp]:
        """Nodes below `root`, not entering reductions and accesses, sources first."""
        order = self.orders.get(root)
        if order is None:
            walk = toposort((root,), self._enter)
            order = [node for node in walk if node in self.touched]
            self.orders[root] = order
        return order

    def _enter(self, node: UOp) -> bool:
        return node.op not in (Ops.REDUCE, Ops.LOAD, Ops.RANGE) and node in self.touched

    def _node(self, node: UOp, point: int) -> UOp:
        op = node.op
        if op is Ops.RANGE:
            return self._range(node, point)
        if op is Ops.LOAD:
            return self.accesses.load(node, point)
        if op is Ops.REDUCE:
            return self._reduce(node, point)
        memo, mask, touched = self.memo, self.mask, self.touched
        src = [memo[(c, point & mask[c])] if c in touched else c for c in node.src]
        if op in GroupOp.ELEMENTWISE:
            return self._elementwise(node, src)
        if op is Ops.CUSTOM and any(child.dtype.lanes > 1 for child in src):
            return self._custom(node, src)
        return UOp(op, node.dtype, tuple(src), node.arg)

    def _range(self, node: UOp, point: int) -> UOp:
        if node not in self.shift:
            return node
        value = self.value(point, node)
        if value != LANES:
            return UOp.const(node.dtype, value)
        lanes = tuple([UOp.const(node.dtype, lane) for lane in range(self.size(node))])
        return UOp(Ops.STACK, node.dtype.vec(len(lanes)), lanes)

    def _elementwise(self, node: UOp, src: list[UOp]) -> UOp:
        lanes = max([child.dtype.lanes for child in src])
        dtype = node.dtype
        if node.op is Ops.WHERE and src[0].op is Ops.CONST:
            return src[1] if src[0].arg else src[2]
        if lanes > 1:
            src = [child if child.dtype.lanes > 1 else child.splat(lanes) for child in src]
            dtype = dtype.vec(lanes)
        elif dtype.weak or src[0].dtype.weak:
            return fold_index(node.op, dtype, tuple(src), node.arg)
        return UOp(node.op, dtype, tuple(src), node.arg)

    def _custom(self, node: UOp, src: list[UOp]) -> UOp:
        """Return one CUSTOM for each lane: its text is of scalars, whatever the language."""
        count = max([child.dtype.lanes for child in src])
        lanes = [
            UOp(node.op, node.dtype, tuple([extract(child, lane) for child in src]), node.arg)
            for lane in range(count)
        ]
        return UOp(Ops.STACK, node.dtype.vec(count), tuple(lanes))

    # *** reductions ***

    def _reduce(self, node: UOp, point: int) -> UOp:
        value, op = node.src[0], node.arg[0]
        axes = [axis for axis in node.src[1:] if axis in self.shift]
        loops = node.src[1:]
        loops = tuple([axis for axis in loops if axis not in self.shift])
        outer = self.lane_axis(point, self.mask[value])
        lane = self.accesses.reduce_lane(node, axes, outer)
        if lane is not None and outer is not None:
            lanes = [
                self.expand(node, self.at(point, outer, place)) for place in range(self.size(outer))
            ]
            return UOp(Ops.STACK, node.dtype.vec(len(lanes)), tuple(lanes))
        rest = [axis for axis in axes if axis is not lane]
        if lane is not None:
            point = self.at(point, lane, LANES)
        values = _equally_wide([self.expand(value, p) for p in self.points(point, rest)])
        total = self._accumulate(op, values, loops)
        if lane is not None and total.dtype.lanes == 1:  # every lane had the same value
            total = total.splat(self.size(lane))
        return fold_lanes(op, total, self.caps) if lane is not None else total

    def _accumulate(self, op: Ops, values: list[UOp], loops: tuple[UOp, ...]) -> UOp:
        """Return the reduction of `values`, over `loops` where there are any."""
        if not loops:
            return combine(op, values, self.caps)
        chains = min(len(values), self._chains(values))
        if not self.single.isdisjoint(loops):
            chains = 1
        totals: list[UOp] = []
        for first in range(chains):
            part = values[first::chains]
            source = part[0] if len(part) == 1 else UOp(Ops.GROUP, part[0].dtype, tuple(part))
            totals.append(UOp(Ops.REDUCE, part[0].dtype, (source, *loops), (op, ())))
        return combine(op, totals, self.caps)

    def _chains(self, values: list[UOp]) -> int:
        """How many accumulators one output gets: enough to hide latency, not more than fit."""
        outputs = 1
        for axis in self.axes:
            if axis.arg[1] is AxisKind.UPCAST:
                outputs *= self.size(axis)
        if values[0].dtype.lanes > 1:
            outputs = max(1, outputs // values[0].dtype.lanes)
        return max(1, min(8, self.caps.vector_registers // 2) // outputs)


def _equally_wide(values: list[UOp]) -> list[UOp]:
    """Return `values` with those that are one for all lanes, such as padding, as vectors."""
    lanes = max([value.dtype.lanes for value in values])
    return [value if value.dtype.lanes == lanes else value.splat(lanes) for value in values]


_NO_WISHES = Wishes()


def expand(ast: UOp, caps: Capabilities, wishes: Wishes = _NO_WISHES) -> UOp:
    """Return `ast` with every UPCAST and UNROLL axis expanded."""
    if wishes.lanes:
        ast = fit_lanes(ast, caps)
    expander = Expander(ast, caps, wishes)
    return expander.run(ast) if expander.axes else ast


def fit_lanes(ast: UOp, caps: Capabilities) -> UOp:
    """Split expanded axes that are longer than a vector into copies of whole vectors."""
    nodes = list(toposort((ast,)))
    axes = [n for n in nodes if n.op is Ops.RANGE and n.arg[1] in EXPANDED]
    if not axes:
        return ast
    widest = max([n.src[1].dtype for n in nodes if n.op is Ops.STORE], key=lambda d: d.itemsize)
    for node in nodes:
        if node.op in (Ops.REDUCE, Ops.LOAD) and node.dtype.itemsize > widest.itemsize:
            widest = node.dtype
    most = caps.lanes(widest)
    number = 1 + max(n.arg[0] for n in nodes if n.op is Ops.RANGE)
    table = Table()
    for place, axis in enumerate(axes, 1):  # loops keep order 0: they stay first, as they are
        size, kind = axis.src[0].arg, axis.arg[1]
        if size > LANES - 1:
            raise SpecError(f"an expanded axis of size {size} is too long")
        lanes = size & -size  # the greatest power of two that divides it
        while lanes > most:
            lanes //= 2
        table.order[axis] = place * 2
        if lanes in (1, size):
            continue
        outer, inner = UOp.range(size // lanes, number, kind), UOp.range(lanes, number + 1, kind)
        number += 2
        table.exprs[axis] = outer * lanes + inner
        table.axes[axis] = (outer, inner)
        table.order[outer], table.order[inner] = place * 2, place * 2 + 1
    return remap((ast,), table)[0] if table.exprs else ast
