"""Builders of scheduled kernels by hand, and a runner that checks every stage's spec."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tests.codegen.interpreter import execute, np_dtype
from tgcore.codegen import to_linear
from tgcore.ir import AxisKind, KernelInfo, Ops, UOp, dtypes
from tgcore.ir.spec import KERNEL_SPEC, LOWERED_SPEC, check, check_linear
from tgcore.target import Capabilities

SPECS = {"kernel": KERNEL_SPEC, "lowered": LOWERED_SPEC}
VECTOR4 = Capabilities(vector_bytes=16, vector_lanes=4)
HOST = Capabilities(
    vector_bytes=32, vector_lanes=16, unaligned_vectors=True, masked_vectors=True, threads=2,
    ops=Capabilities().ops | {Ops.MULACC, Ops.TRUNC}, cache_bytes=(32768, 524288),
)  # fmt: skip
GRID = Capabilities(
    vector_bytes=16, vector_lanes=4, has_local=True, local_bytes=32768, warp_size=32,
    grid_limits=(2147483647, 65535, 65535), local_limits=(1024, 1024, 64), group_threads=1024,
)  # fmt: skip


def loop(size: Any, number: int) -> UOp:
    return UOp.range(size, number)


def red(size: Any, number: int) -> UOp:
    return UOp.range(size, number, AxisKind.REDUCE)


def out(slot: int, size: int, offset: UOp, value: UOp, *ranges: UOp) -> UOp:
    place = UOp.param(slot, value.dtype, size).index(offset)
    return place.store(value).end(*ranges)


def read(slot: int, size: int, offset: UOp, dtype: Any = dtypes.float32) -> UOp:
    return UOp.param(slot, dtype, size).index(offset).load()


def sink(*effects: UOp) -> UOp:
    return UOp.sink(*effects, arg=KernelInfo())


def lower(ast: UOp, caps: Capabilities, moves: Sequence[Any] | None = None) -> Any:
    check(ast, KERNEL_SPEC, "kernel")

    def watch(stage: Any, graph: UOp) -> None:
        check(graph, SPECS[stage.spec], stage.name)

    linear, info, launch = to_linear(ast, caps, None, moves, watch)
    check_linear(linear)
    return linear, info, launch


def run(ast: UOp, arrays: Sequence[Any], caps: Capabilities = HOST,
        moves: Sequence[Any] | None = None, **variables: int) -> Any:  # fmt: skip
    """Lower, execute on copies of `arrays` (flat, outputs first) and return them all."""
    linear, _, launch = lower(ast, caps, moves)
    buffers = [np.array(array).reshape(-1).copy() for array in arrays]
    execute(linear, buffers, launch, variables)
    return buffers


def elementwise(function: Callable[..., UOp], *inputs: Any, out_dtype: Any = None,
                caps: Capabilities = HOST, moves: Sequence[Any] | None = None) -> Any:  # fmt: skip
    """Run `function` on arrays of equal size; inputs are arrays, their dtypes found by name."""
    size = len(inputs[0])
    i = loop(size, 0)
    loads = [
        read(slot + 1, size, i, dtypes.by_name(dtype_name(array)))
        for slot, array in enumerate(inputs)
    ]
    value = function(*loads)
    ast = sink(out(0, size, i, value, i))
    target = np.zeros(size, np_dtype(value.dtype))
    return run(ast, [target, *inputs], caps, moves)[0]


def dtype_name(array: Any) -> str:
    names = {"bool_": "bool", "float8_e4m3fn": "fp8e4m3", "float8_e5m2": "fp8e5m2"}
    return names.get(array.dtype.name, array.dtype.name)


def wide(linear: Sequence[UOp]) -> tuple[int, int]:
    """Return the numbers of wide loads and wide stores of arguments."""
    found = {Ops.LOAD: 0, Ops.STORE: 0}
    for node in linear:
        if node.op in found and node.src[0].dtype.lanes > 1:
            storage = node.src[0].src[0]
            while storage.op is Ops.AFTER:
                storage = storage.src[0]
            found[node.op] += storage.op is Ops.PARAM
    return found[Ops.LOAD], found[Ops.STORE]
