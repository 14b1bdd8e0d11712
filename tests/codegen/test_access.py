"""Wide accesses: the counts of loads and stores of a target with aligned vectors of four."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.codegen.kernels import HOST, VECTOR4, loop, lower, out, read, red, run, sink, wide
from tgcore.codegen import SPLIT
from tgcore.ir import AxisKind, Ops, UOp, dtypes

U, UNROLL = AxisKind.UPCAST, AxisKind.UNROLL
i, j = loop(32, 0), loop(16, 1)
n = UOp.var("n", 0, 8)


def _add(first: UOp, second: UOp, offset: UOp, *ranges: UOp) -> UOp:
    return sink(out(0, 512, offset, read(1, 700, first) + read(2, 700, second), *ranges))


def _sum(offset: UOp, size: int = 16) -> UOp:
    r = red(size, 5)
    return sink(out(0, 32, i, read(1, 700, offset + r).reduce(Ops.ADD, r), i))


r4 = red(4, 5)
k8 = loop(8, 0)
CASES: dict[str, tuple[Any, list[Any], tuple[int, int]]] = {
    "aligned": (_add(i, i, i, i), [SPLIT(0, 4, U)], (2, 1)),
    "two upcasts": (_add(i * 20 + j, i * 16 + j, i * 16 + j, i, j),
                    [SPLIT(1, 4, U), SPLIT(0, 2, U)], (4, 2)),
    "shifted by one": (_add(i + 1, i + 3, i, i), [SPLIT(0, 4, U)], (0, 1)),
    "shifted, two upcasts": (_add(i * 20 + j + 1, i * 16 + j + 1, i * 16 + j, i, j),
                             [SPLIT(1, 4, U), SPLIT(0, 2, U)], (0, 2)),
    "unrolled, unaligned": (_sum(i * 16 + 1), [SPLIT(1, 4, UNROLL)], (0, 0)),
    "all upcast, all unrolled": (
        sink(out(0, 8, k8, read(1, 32, k8 * 4 + r4).reduce(Ops.ADD, r4), k8)),
        [SPLIT(0, 4, U), SPLIT(1, 4, UNROLL)], (4, 1)),
    "not contiguous": (_add(i * 16 + j, i * 16 + j, j * 32 + i, i, j),
                       [SPLIT(0, 4, U)], (0, 1)),
    "one contiguous": (_add(i * 16 + j, i + j * 32, j * 32 + i, i, j),
                       [SPLIT(0, 4, U)], (1, 1)),
    "symbolic multiple of four": (_add(i + n * 4, i, i, i), [SPLIT(0, 4, U)], (2, 1)),
    "symbolic, any": (_add(i + n, i, i, i), [SPLIT(0, 4, U)], (1, 1)),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_wide_accesses_are_counted(name: str) -> None:
    ast, moves, expected = CASES[name]
    linear, _, _ = lower(ast, VECTOR4, moves)
    assert wide(linear) == expected
    data = [np.zeros(512, "f"), np.random.rand(700).astype("f"), np.random.rand(700).astype("f")]
    results = [run(ast, data, caps, m, n=3)[0] for caps, m in ((VECTOR4, moves), (HOST, moves),
                                                             (VECTOR4, []))]  # fmt: skip
    assert np.allclose(results[0], results[2])
    assert np.allclose(results[1], results[2])


def test_a_target_that_allows_it_loads_unaligned_vectors() -> None:
    linear, _, _ = lower(_add(i + 1, i + 3, i, i), HOST, [SPLIT(0, 4, U)])
    assert wide(linear) == (2, 1)


def test_volatile_storage_is_never_widened() -> None:
    load = UOp.param(1, dtypes.float32, 32, volatile=True).index(i).load()
    linear, _, _ = lower(sink(out(0, 32, i, load, i)), VECTOR4, [SPLIT(0, 4, U)])
    assert wide(linear)[0] == 0
    assert sum(node.op is Ops.LOAD for node in linear) == 4


def test_a_gate_that_all_lanes_share_keeps_the_load_wide() -> None:
    gate = i < 20
    load = UOp.param(1, dtypes.float32, 512).index(i * 16 + j, gate).load()
    ast = sink(out(0, 512, i * 16 + j, load, i, j))
    linear, _, _ = lower(ast, VECTOR4, [SPLIT(1, 4, U)])
    assert wide(linear) == (1, 1)
    data = np.random.rand(512).astype("f")
    expected = np.where(np.arange(512) < 320, data, 0)
    assert np.array_equal(
        run(ast, [np.zeros(512, "f"), data], VECTOR4, [SPLIT(1, 4, U)])[0], expected
    )


def test_a_gate_that_differs_between_lanes_gives_single_loads() -> None:
    load = UOp.param(1, dtypes.float32, 512).index(i * 16 + j, j < 15).load()
    ast = sink(out(0, 512, i * 16 + j, load, i, j))
    linear, _, _ = lower(ast, VECTOR4, [SPLIT(1, 4, U)])
    assert wide(linear) == (0, 1)
    data = np.random.rand(512).astype("f")
    expected = np.where(np.arange(512) % 16 < 15, data, 0)
    assert np.array_equal(
        run(ast, [np.zeros(512, "f"), data], VECTOR4, [SPLIT(1, 4, U)])[0], expected
    )


def test_adding_expanded_scalars_needs_one_operation() -> None:
    zero = UOp.const(dtypes.index, 0)
    ast = sink(out(0, 32, i, read(1, 1, zero) + read(2, 1, zero), i))
    linear, _, _ = lower(ast, VECTOR4, [SPLIT(0, 4, U)])
    assert sum(node.op is Ops.ADD and node.dtype.is_float for node in linear) <= 1


def test_a_fully_unrolled_reduction_has_no_accumulator() -> None:
    linear, _, _ = lower(_sum(i * 16), VECTOR4, [SPLIT(1, 0, UNROLL)])
    assert not any(node.op is Ops.DEFINE_REG for node in linear)


def test_stores_of_upcast_accumulators_stand_after_the_loop() -> None:
    linear, _, _ = lower(_sum(i * 16), VECTOR4, [SPLIT(0, 4, U)])
    names = [node.op for node in linear]
    stores = [p for p, node in enumerate(linear) if node.op is Ops.STORE
              and node.src[0].src[0].op is Ops.PARAM]  # fmt: skip
    assert min(stores) > names.index(Ops.END)
