"""Index arithmetic becomes int32 or int64, by proved bounds.

A node is computed in 64 bits when its own bounds, or a source that is, need them, and somebody asks
for more than its low word: sums and products of words are right modulo 2**32, which is enough for
places in storage and for results that are known to fit. Division and modulo of indexes take their
final form here, since their signs are known from bounds.
"""

from __future__ import annotations

from collections.abc import Iterable

from tgcore.codegen.division import index_division
from tgcore.ir import DType, Ops, UOp, dtypes, toposort
from tgcore.support.errors import DTypeError
from tgcore.target import Capabilities

_MOST = (1 << 31) - 1
_LEAST = -(1 << 31)
_WORDWISE = frozenset({Ops.ADD, Ops.MUL, Ops.WHERE, Ops.STACK, Ops.CONST})


def _fits(node: UOp) -> bool:
    low, high = node.bounds
    return bool(low >= _LEAST and high <= _MOST)


def _addresses_words(index: UOp) -> bool:
    """Return whether every place of the storage behind an INDEX is a number of 32 bits."""
    storage = index.src[0]
    while storage.op is Ops.AFTER:
        storage = storage.src[0]
    size = storage.arg.size if storage.op is Ops.PARAM else None
    return isinstance(size, int) and size <= _MOST


def _wanted_exactly(order: Iterable[UOp]) -> set[UOp]:
    """Return the indexes of which somebody needs more than the low 32 bits.

    `order` has sources first. Where an INDEX has a gate, its place counts only where that is true.
    """
    exact: set[UOp] = set()
    for node in reversed(list(order)):
        if node.op is Ops.INDEX and _addresses_words(node):
            exact.update(node.src[2:])
        elif node.op not in _WORDWISE or not node.dtype.weak or (node in exact and not _fits(node)):
            exact.update(node.src)
        elif node.op is Ops.WHERE:
            exact.add(node.src[0])
    return exact


class Narrower:
    """Rewrites one kernel; `table` maps old nodes to new ones."""

    def __init__(self, caps: Capabilities) -> None:
        self.caps = caps
        self.table: dict[UOp, UOp] = {}
        self.exact: set[UOp] = set()

    def _commit(self, node: UOp, dtype: DType) -> UOp:
        """Return the already narrowed `node` as `dtype` (int32 values may be widened)."""
        if node.dtype.scalar is dtype:
            return node
        if node.op is Ops.CONST:
            return UOp.const(dtype, node.arg)
        if node.op is Ops.STACK and all(child.op is Ops.CONST for child in node.src):
            lanes = tuple([UOp.const(dtype, child.arg) for child in node.src])
            return UOp(Ops.STACK, dtype.vec(len(lanes)), lanes)
        return node.cast(dtype)

    def _weak(self, node: UOp, src: list[UOp]) -> UOp:
        """Narrow a node of the index type."""
        wide = not _fits(node)
        if node.op in _WORDWISE:
            wide = wide and node in self.exact
        elif not wide:
            wide = any(
                c.dtype.scalar is dtypes.int64 or (c.op is Ops.CONST and not _fits(c))
                for c in src
                if c.dtype.kind != "b"
            )
        dtype = dtypes.int64 if wide else dtypes.int32
        if wide and dtypes.int64 not in self.caps.arithmetic and not _fits(node):
            if node.op is Ops.CAST and src[0].dtype.scalar is dtypes.uint32:
                low = src[0].bitcast(dtypes.int32)  # no axis is so long that the rest lies inside
                return (low < 0).where(low.const_like(_MOST), low)
            raise DTypeError("an index needs 64 bits, which the target cannot compute in")
        if node.op is Ops.CONST:
            return UOp.const(dtype, node.arg)
        if node.op is Ops.CAST:
            return src[0].cast(dtype)
        src = [c if c.dtype.kind == "b" else self._commit(c, dtype) for c in src]
        if node.op in (Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD):
            return index_division(node, src[0], src[1], self.caps)
        return UOp(node.op, dtype.vec(node.dtype.lanes), tuple(src), node.arg)

    def _compare(self, node: UOp, src: list[UOp]) -> UOp:
        """Narrow a comparison (or shift) between indexes: both sides get the wider type."""
        wide = any(child.dtype.scalar is dtypes.int64 for child in src)
        dtype = dtypes.int64 if wide else dtypes.int32
        return UOp(node.op, node.dtype, tuple([self._commit(c, dtype) for c in src]), node.arg)

    def node(self, node: UOp) -> UOp:
        """Return `node` narrowed; its sources must be in the table."""
        src = [self.table[child] for child in node.src]
        if node.dtype is dtypes.weakfloat.vec(node.dtype.lanes):
            return UOp(node.op, dtypes.default_float.vec(node.dtype.lanes), tuple(src), node.arg)
        if node.dtype.weak:
            return self._weak(node, src)
        if any(child.dtype.weak for child in node.src):
            if node.op is Ops.CAST:
                return src[0].cast(node.dtype)
            if node.op is not Ops.INDEX and node.op not in (Ops.REDUCE, Ops.END, Ops.AFTER):
                if all(child.dtype.kind != "b" for child in src):
                    return self._compare(node, src)
        moved = tuple(src)
        return node if moved == node.src else UOp(node.op, node.dtype, moved, node.arg)

    def run(self, sink: UOp) -> UOp:
        """Return `sink` without weak dtypes."""
        table, order = self.table, toposort((sink,))
        self.exact = _wanted_exactly(order)
        for node in order:
            table[node] = self.node(node)
        return table[sink]


def narrow(sink: UOp, caps: Capabilities) -> UOp:
    """Return the kernel `sink` with all index arithmetic in int32 or int64."""
    return Narrower(caps).run(sink)
