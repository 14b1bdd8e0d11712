"""Builders and the check that a schedule computes what the reference interpreter says."""

from __future__ import annotations

import math

import numpy as np

from tests.schedule.interpreter import run_schedule
from tgcore.ir import Ops, UOp, dtypes, toposort
from tgcore.schedule import Schedule, normalise, schedule_normal
from tgcore.testing import arithmetic
from tgcore.testing.reference import evaluate

DEVICE = "D"


def tensor(*shape: int, dtype=dtypes.float32, device: str = DEVICE) -> UOp:
    """A tensor with storage of its own."""
    return UOp.buffer(device, dtype, math.prod(shape)).reshape(shape)


def result(value: UOp, device: str = DEVICE) -> UOp:
    """`value` stored to a fresh buffer."""
    size = math.prod(s if isinstance(s, int) else s.vmax for s in value.shape)
    buffer = UOp.buffer(device, value.dtype, size)
    view = buffer
    if not all(isinstance(s, int) for s in value.shape):
        total = 1
        for s in value.shape:
            total = s * total
        view = buffer.shrink(((0, total),))
    return buffer.after(view.reshape(value.shape).store(value))


def contents(buffer: UOp, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    dtype = arithmetic.numpy_dtype(buffer.dtype)
    if buffer.dtype.kind == "b":
        return rng.integers(0, 2, buffer.arg.size).astype(bool)
    if buffer.dtype.is_int:
        return rng.integers(0, 7, buffer.arg.size).astype(dtype)
    return rng.normal(size=buffer.arg.size).astype(dtype)


def check(*roots: UOp, variables: dict[str, int] | None = None, **options) -> Schedule:
    """Schedule the roots (values or AFTERs), run the kernels, compare every result."""
    sink = UOp.sink(*[r if _base(r).op in (Ops.AFTER,) else result(r) for r in roots])
    normal = normalise(sink)
    plan = schedule_normal(normal.sink, **options)
    values = {**normal.var_vals, **(variables or {})}
    params = {n.arg.slot: n for n in toposort((normal.sink,)) if n.op is Ops.PARAM}
    before = {slot: contents(node, slot) for slot, node in params.items()}
    table = {params[slot]: data for slot, data in before.items()}
    expected = evaluate(*normal.sink.src, buffers=table, variables=values)
    after = {slot: data.copy() for slot, data in before.items()}
    run_schedule(plan, after, values)
    for root, want in zip(normal.sink.src, expected):
        base = root
        while base.op is not Ops.PARAM:
            base = base.src[0]
        got = after[base.arg.slot]
        want = np.asarray(evaluate(_base(root), buffers=table, variables=values)[0])
        if got.dtype.kind in "fV":
            np.testing.assert_allclose(
                got.astype(np.float64), want.astype(np.float64), rtol=2e-3, atol=1e-4
            )
        else:
            np.testing.assert_array_equal(got, want)
    return plan


def _base(node: UOp) -> UOp:
    while node.op in (Ops.RESHAPE, Ops.PERMUTE, Ops.SHRINK, Ops.EXPAND, Ops.PAD, Ops.FLIP):
        node = node.src[0]
    return node


def total(x: UOp, *axes: int) -> UOp:
    return x.reduce_axes(Ops.ADD, axes)


def greatest(x: UOp, *axes: int) -> UOp:
    return x.reduce_axes(Ops.MAX, axes)


def matmul(a: UOp, b: UOp) -> UOp:
    (m, k), n = a.shape, b.shape[1]
    left = a.reshape((m, 1, k)).expand((m, n, k))
    right = b.permute((1, 0)).reshape((1, n, k)).expand((m, n, k))
    return total(left * right, 2).reshape((m, n))


def relu(x: UOp) -> UOp:
    return x.maximum(x.const_like(0))
