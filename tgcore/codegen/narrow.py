"""Index arithmetic becomes int32 or int64, by proved bounds.

A node is computed in 64 bits when its own bounds, or a source that is, need them. Division and
modulo of indexes take their final form here, since their signs are known from bounds.
"""

from __future__ import annotations

from tgcore.codegen.division import index_division
from tgcore.ir import DType, Ops, UOp, dtypes, toposort
from tgcore.support.errors import DTypeError
from tgcore.target import Capabilities

_MOST = (1 << 31) - 1
_LEAST = -(1 << 31)


def _fits(node: UOp) -> bool:
    low, high = node.bounds
    return bool(low >= _LEAST and high <= _MOST)


class Narrower:
    """Rewrites one kernel; `table` maps old nodes to new ones."""

    def __init__(self, caps: Capabilities) -> None:
        self.caps = caps
        self.table: dict[UOp, UOp] = {}

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
        wide = not _fits(node) or any(
            c.dtype.scalar is dtypes.int64 or (c.op is Ops.CONST and not _fits(c))
            for c in src
            if c.dtype.kind != "b"
        )
        dtype = dtypes.int64 if wide else dtypes.int32
        if wide and dtypes.int64 not in self.caps.arithmetic and not _fits(node):
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
        table = self.table
        for node in toposort((sink,)):
            table[node] = self.node(node)
        return table[sink]


def narrow(sink: UOp, caps: Capabilities) -> UOp:
    """Return the kernel `sink` with all index arithmetic in int32 or int64."""
    return Narrower(caps).run(sink)
