"""Index operations folded as they are made: constants meet, zeros and ones disappear.

Cheaper than a pass of the simplifier where a rewrite has put constants in place of ranges.
"""

from __future__ import annotations

from typing import Any

from tgcore.ir import Ops, UOp, dtypes


def fold_index(op: Ops, dtype: Any, src: tuple[UOp, ...], arg: Any) -> UOp:
    """Return an index operation, folded where its sources are constants."""
    if op in (Ops.ADD, Ops.MUL) and dtype is dtypes.index:
        left, right = src
        if left.op is Ops.CONST and right.op is Ops.CONST:
            total = left.arg + right.arg if op is Ops.ADD else left.arg * right.arg
            return UOp.const(dtype, total)
        if left.op is Ops.CONST:
            left, right = right, left
        if right.op is Ops.CONST:
            if right.arg == (0 if op is Ops.ADD else 1):
                return left
            if right.arg == 0:
                return right
        return UOp(op, dtype, (left, right), arg)
    node = UOp(op, dtype, src, arg)
    if all(child.op is Ops.CONST for child in src):
        low, high = node.bounds
        if low == high and op is not Ops.CAST:
            return UOp.const(dtype, low)
    return node
