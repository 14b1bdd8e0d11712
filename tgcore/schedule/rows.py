"""Row kernels: a reduction of rows is computed in the kernel that uses it row by row.

Softmax and layer normalisation reduce each row and then work on that row again. Where a cut value
is such a reduction, and only one kernel uses it, along the same rows, the cut is taken back: the
reduction is computed once per row before the loop over the row, which is then still in the cache.
"""

from __future__ import annotations

from typing import Any

from tgcore.ir import GroupOp, Ops, UOp
from tgcore.ir.sint import max_size
from tgcore.schedule.graph import STORAGE, sources

_FEW_ROWS = 8
_LONG = 1 << 17  # elements from which few rows are better computed by kernels that can be divided
_ROOTS = frozenset({Ops.STORE, Ops.CALL, Ops.COPY, Ops.SINK})


def fuse_rows(
    order: dict[UOp, None],
    users: dict[UOp, list[UOp]],
    found: dict[UOp, str],
    row_limit: int | None,
) -> None:
    """Take back the cuts in `found` between reductions of rows and their only user.

    `row_limit` is the longest row that a kernel may walk alone; None means any.
    """
    if any(node.op is not Ops.CONTIGUOUS for node in found):
        RowFusion(order, users, found, row_limit).run()


class RowFusion:
    """The state of one pass; see `fuse_rows`."""

    __slots__ = ("bits", "found", "limit", "masks", "order", "other", "roots", "rows", "users")

    def __init__(
        self,
        order: dict[UOp, None],
        users: dict[UOp, list[UOp]],
        found: dict[UOp, str],
        row_limit: int | None,
    ) -> None:
        self.order = order
        self.users = users
        self.found = found
        self.limit = row_limit
        self.bits: dict[UOp, int] = {}
        self.roots: list[UOp] = []
        self.masks: dict[UOp, int] = {}
        self.other: set[UOp] = set()  # kernels with a reduction that is not one of rows
        self.rows: dict[UOp, int] = {}  # length of the rows that a cut node reduces

    def run(self) -> None:
        """Take back what can be."""
        self._classify()
        if not self.rows:
            return
        self.masks.clear()
        aligned: dict[UOp, bool] = {}
        for node in reversed(self.order):
            mask = self._mask(node)
            fits = True
            for user in self.users[node]:
                fits = fits and self._same_rows(node, user, aligned)
            aligned[node] = fits
            if fits and node in self.rows and mask.bit_count() == 1:
                root = self.roots[mask.bit_length() - 1]
                if root not in self.other and self._worth(node, root):
                    del self.found[node]
            self.masks[node] = mask

    def _bit(self, root: UOp) -> int:
        bit = self.bits.get(root)
        if bit is None:
            bit = self.bits[root] = 1 << len(self.roots)
            self.roots.append(root)
        return bit

    def _mask(self, node: UOp) -> int:
        """The kernels that use `node`, as bits."""
        mask = 0
        for user in self.users[node]:
            if user in self.found or user.op in _ROOTS:
                mask |= self._bit(user)
            else:
                mask |= self.masks[user]
        return mask

    def _classify(self) -> None:
        """Find the kernels that reduce anything but rows, and the cuts that reduce rows."""
        found, other = self.found, self.other
        largest = self._largest_leaves()
        lengths: dict[UOp, int] = {}
        for node in reversed(self.order):
            mask = self.masks[node] = self._mask(node)
            if node.op is not Ops.REDUCE:
                continue
            source = node.src[0]
            size = source.size
            of_rows = _is_trailing(source.shape, node.arg[1]) and size <= largest[source]
            own = self._bit(node) if node in found else mask
            for number in range(own.bit_length()):
                if own >> number & 1:
                    root = self.roots[number]
                    if of_rows:
                        lengths[root] = size // max(node.size, 1)
                    else:
                        other.add(root)
        self.rows = {
            root: length
            for root, length in lengths.items()
            if root in found and root not in other and root.op is not Ops.CONTIGUOUS
        }

    def _largest_leaves(self) -> dict[UOp, int]:
        """The size of the largest value in memory that each node is computed from."""
        largest: dict[UOp, int] = {}
        for node in self.order:
            if node in self.found or node.op in STORAGE:
                shape = node._shape if hasattr(node, "_shape") else node.shape
                largest[node] = max_size(shape or ())
                continue
            most = 0
            for child in sources(node):
                if largest[child] > most:
                    most = largest[child]
            largest[node] = most
        return largest

    def _same_rows(self, node: UOp, user: UOp, aligned: dict[UOp, bool]) -> bool:
        """Whether `user` runs through the rows of `node` in the order of its own loops."""
        op = user.op
        if op is Ops.COPY or op is Ops.CALL:
            return False
        if not (op is Ops.STORE or user in self.found or aligned[user]):
            return False
        if op in GroupOp.ELEMENTWISE or op in (Ops.RESHAPE, Ops.STORE, Ops.CONTIGUOUS):
            return True
        if op is Ops.REDUCE:
            return _is_trailing(node.shape, user.arg[1])
        if op is Ops.EXPAND:
            spread = [
                a for a, (old, new) in enumerate(zip(node.shape, user.shape)) if old is not new
            ]
            spread = [a for a in spread if node.shape[a] != user.shape[a]]
            return _is_trailing(node.shape, tuple(spread))
        return False

    def _worth(self, node: UOp, root: UOp) -> bool:
        length, count = self.rows[node], node.size
        if root.op in _ROOTS and root.op is not Ops.STORE:
            return False
        if count > (root.src[1] if root.op is Ops.STORE else root).size:
            return False  # the rows themselves are reduced again
        if self.limit is not None and length > self.limit:
            return False
        return count >= _FEW_ROWS or length * count <= _LONG


def _is_trailing(shape: tuple[Any, ...], axes: tuple[int, ...]) -> bool:
    """Whether no axis longer than 1 follows the first of `axes` but these."""
    if not axes:
        return True
    first = min(axes)
    return all(
        axis in axes or (isinstance(size, int) and size == 1)
        for axis, size in enumerate(shape)
        if axis > first
    )
