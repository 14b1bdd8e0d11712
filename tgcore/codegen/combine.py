"""One step of a reduction, written with the operations that the target has.

Used where reductions become statements: expansion, accumulators, horizontal sums, group sums.
"""

from __future__ import annotations

from tgcore.ir import Ops, UOp
from tgcore.target import Capabilities


def maximum(left: UOp, right: UOp) -> UOp:
    """Return the greater value by comparison and choice; NaN in either wins."""
    take_left = right < left
    if left.dtype.is_float:
        take_left = take_left | left.ne(left)
    return take_left.where(left, right)


def step(op: Ops, total: UOp, value: UOp, caps: Capabilities) -> UOp:
    """Return `total` with `value` taken in; a product is added with one rounding if possible."""
    if value.op is Ops.WMMA:
        return value.replace(src=(value.src[0], value.src[1], total))
    if op is Ops.ADD and value.op is Ops.MUL and value.dtype.is_float and Ops.MULACC in caps.ops:
        return UOp(Ops.MULACC, total.dtype, (*value.src, total))
    if op is Ops.MAX and Ops.MAX not in caps.ops:
        if value.dtype.kind == "b":
            return total | value
        return maximum(value, total) if value.dtype.is_float else maximum(total, value)
    if total.dtype.kind == "b":
        return total.alu(Ops.AND if op is Ops.MUL else Ops.OR, value)
    return total.alu(op, value)


def combine(op: Ops, values: list[UOp], caps: Capabilities) -> UOp:
    """Return all `values` reduced by `op`, one after another."""
    total = values[0]
    for value in values[1:]:
        total = step(op, total, value, caps)
    return total


def extract(vector: UOp, *lanes: int) -> UOp:
    """Return some lanes of `vector`, without a node where they are known."""
    if vector.dtype.lanes == 1:
        return vector if len(lanes) == 1 else vector.splat(len(lanes))
    if vector.op is Ops.STACK:
        if len(lanes) == 1:
            return vector.src[lanes[0]]
        picked = tuple([vector.src[lane] for lane in lanes])
        return UOp(Ops.STACK, vector.dtype.vec(len(lanes)), picked)
    return UOp(Ops.EXTRACT, vector.dtype.vec(len(lanes)), (vector,), lanes)


def fold_lanes(op: Ops, vector: UOp, caps: Capabilities) -> UOp:
    """Return the scalar that reduces all lanes of `vector` by `op`, halving it each time."""
    while vector.dtype.lanes > 1:
        half = vector.dtype.lanes // 2
        low = extract(vector, *range(half))
        high = extract(vector, *range(half, 2 * half))
        vector = step(op, low, high, caps)
    return vector
