"""A small interpreter of kernel ASTs and schedules, for tests: numpy over the whole index space.

It shares the arithmetic table of the reference interpreter and nothing of the pipeline.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from tgcore.ir import AxisKind, Ops, UOp, toposort
from tgcore.ir.evalint import eval_int
from tgcore.ir.spec import KERNEL_SPEC, check
from tgcore.schedule import Schedule
from tgcore.testing import arithmetic


def run_kernel(ast: UOp, buffers: list[np.ndarray], variables: dict[str, int]) -> None:
    """Execute one kernel on flat numpy arrays."""
    check(ast, KERNEL_SPEC, "kernel")
    order = toposort((ast,))
    ranges = sorted((n for n in order if n.op is Ops.RANGE), key=lambda n: n.arg[0])
    sizes = [eval_int(r.src[0], variables) for r in ranges]
    assert len({r.arg[0] for r in ranges}) == len(ranges)
    axis = {r: place for place, r in enumerate(ranges)}
    several = any(node.op is Ops.AFTER for node in order)  # effects, each after the one before
    for effect in ast.src if several else (ast,):
        inside = toposort((effect,), lambda node: node.op is not Ops.AFTER)
        serial = [r for r in ranges if r.arg[1] is AxisKind.SERIAL and r in inside]
        for turn in itertools.product(*[range(sizes[axis[r]]) for r in serial]):
            values: dict[UOp, Any] = {}
            for r, step in zip(serial, turn):
                values[r] = np.full([1] * len(sizes), step, np.int64)
            for node in inside:
                if node not in values:
                    values[node] = _step(node, values, buffers, variables, axis, sizes)


def _step(node, values, buffers, variables, axis, sizes):
    op = node.op
    src = [values.get(child) for child in node.src]
    if op is Ops.CONST:
        return arithmetic.constant(node.arg, node.dtype)
    if op is Ops.VAR:
        return np.asarray(variables[node.arg[0]], dtype=np.int64)
    if op is Ops.RANGE:
        shape = [1] * len(sizes)
        shape[axis[node]] = sizes[axis[node]]
        return np.arange(sizes[axis[node]], dtype=np.int64).reshape(shape)
    if op is Ops.PARAM:
        return buffers[node.arg.slot]
    if op is Ops.AFTER:  # storage after an earlier effect of the kernel
        return buffers[node.src[0].arg.slot]
    if op is Ops.INDEX:
        return src
    if op is Ops.LOAD:
        buffer, offset, *gate = src[0]
        if gate:
            offset, open_ = np.broadcast_arrays(offset, gate[0])
            assert ((offset >= 0) & (offset < len(buffer)) | ~open_).all(), "load out of bounds"
            safe = np.where(open_, offset, 0)
            if not len(buffer):
                return np.zeros(safe.shape, buffer.dtype)
            return np.where(open_, buffer[safe], np.zeros((), buffer.dtype))
        assert ((offset >= 0) & (offset < len(buffer))).all(), "load out of bounds"
        return buffer[offset]
    if op is Ops.STORE:
        buffer, offset, *gate = src[0]
        offset, value = np.broadcast_arrays(offset, src[1])
        if gate:
            open_ = np.broadcast_to(gate[0], offset.shape)
            offset, value = offset[open_], value[open_]
        assert ((offset >= 0) & (offset < len(buffer))).all(), "store out of bounds"
        value = value.copy()
        buffer[offset.reshape(-1)] = value.reshape(-1)
        return None
    if op is Ops.REDUCE:
        axes = tuple(axis[r] for r in node.src[1:])
        value = np.asarray(src[0])
        shape = [1] * len(sizes) if value.ndim == 0 else list(value.shape)
        value = value.reshape(shape)
        for place in axes:
            shape[place] = sizes[place]
        value = np.broadcast_to(value, shape)
        return arithmetic.reduce(node.arg[0], node.dtype, value, axes)
    if op in (Ops.END, Ops.SINK, Ops.GROUP):
        return None
    if op is Ops.CAST:
        return arithmetic.convert(np.asarray(src[0]), node.src[0].dtype, node.dtype)
    if op is Ops.BITCAST:
        value = np.ascontiguousarray(src[0])
        return value.view(arithmetic.numpy_dtype(node.dtype)).reshape(np.shape(src[0]))
    kinds = tuple(child.dtype for child in node.src)
    return arithmetic.compute(op, node.dtype, kinds, [np.asarray(value) for value in src])


def _argument(node: UOp, arrays: dict[int, np.ndarray]) -> np.ndarray:
    if node.op is Ops.PARAM:
        return arrays[node.arg.slot]
    start, size = node.arg
    dtype = arithmetic.numpy_dtype(node.dtype)
    raw = arrays[node.src[0].arg.slot].view(np.uint8)
    return raw[start : start + size * dtype.itemsize].view(dtype)


def run_schedule(
    result: Schedule, contents: dict[int, np.ndarray], variables: dict[str, int] | None = None
) -> None:
    """Run all calls; `contents` maps input slots to flat arrays, which are written in place.

    Temporaries lie in their arenas, so that a wrong memory plan shows.
    """
    arenas = {device: np.full(size, 0xAB, np.uint8) for device, size in result.arenas}
    arrays = dict(contents)
    for temp in result.temporaries:
        dtype = arithmetic.numpy_dtype(temp.dtype)
        start = temp.offset
        window = arenas[temp.device][start : start + temp.size * dtype.itemsize]
        arrays[temp.slot] = window.view(dtype)
    for call in result.linear.src:
        body = call.src[0]
        args = [_argument(a, arrays) for a in call.src[1:] if a.op is not Ops.VAR]
        if body.op is Ops.CUSTOM_FUNCTION:
            args[0][:] = args[1]
            continue
        run_kernel(body, args, variables or {})
