"""Tensor cores: the contract of the move, and results through units of two shapes."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

from tests.codegen.interpreter import NUMPY
from tests.codegen.kernels import GRID, HOST, loop, lower, out, read, red, run, sink
from tgcore.codegen import PADTO, SPLIT, TENSOR_CORE, MoveError
from tgcore.codegen.kernel import Kernel
from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.target import TensorCore

# 32 threads, tiles of 8 x 8 x 8, two registers each; and a unit of one thread
WARP = TensorCore(
    (8, 8, 8), 32, dtypes.float32, dtypes.float32,
    ("k1", "m0", "k2", "m1", "m2", "k0"), ("n1", "k0", "n2", "k1", "k2", "n0"),
    ("n1", "m0", "n2", "m1", "m2", "n0"), "warp",
)  # fmt: skip
SINGLE = TensorCore(
    (4, 2, 2), 1, dtypes.float16, dtypes.float32, ("k0", "m0"), ("n0", "n1", "k0"),
    ("n0", "n1", "m0"), "single",
)  # fmt: skip
UNITS = dataclasses.replace(GRID, tensor_cores=(WARP, SINGLE))
RNG = np.random.default_rng(0)


def product(m: int, n: int, k: int, dtype: Any = dtypes.float32) -> UOp:
    i, j, r = loop(m, 0), loop(n, 1), red(k, 2)
    value = read(1, m * k, i * k + r, dtype) * read(2, k * n, r * n + j, dtype)
    value = value.cast(dtypes.float32).reduce(Ops.ADD, r)
    return sink(out(0, m * n, i * n + j, value, i, j))


def check(sizes: tuple[int, int, int], moves: list[Any], dtype: Any = dtypes.float32) -> Any:
    m, n, k = sizes
    a = RNG.integers(-4, 5, (m, k)).astype(NUMPY[dtype])
    b = RNG.integers(-4, 5, (k, n)).astype(NUMPY[dtype])
    ast = product(m, n, k, dtype)
    found = run(ast, [np.zeros(m * n, "f"), a, b], UNITS, moves)[0].reshape(m, n)
    assert np.array_equal(found, a.astype("f") @ b.astype("f"))
    return lower(ast, UNITS, moves)[0]


@pytest.mark.parametrize("extra", [
    [], [SPLIT(0, 2, AxisKind.UPCAST)], [SPLIT(0, 2, AxisKind.LOCAL)],
    [SPLIT(3, 2, AxisKind.GROUP_REDUCE)],
])  # fmt: skip
def test_a_product_through_a_warp(extra: list[Any]) -> None:
    linear = check((16, 8, 16), [TENSOR_CORE(), *extra])
    units = [node for node in linear if node.op is Ops.WMMA]
    assert units and all(node.arg is WARP for node in units)
    assert not any(node.op is Ops.MUL and node.dtype.is_float for node in linear)


def test_a_product_through_a_unit_of_one_thread() -> None:
    linear = check((4, 8, 4), [TENSOR_CORE(select=1)], dtypes.float16)
    assert any(node.op is Ops.WMMA and node.arg is SINGLE for node in linear)


def test_the_accumulator_stays_in_registers() -> None:
    linear = check((8, 8, 32), [TENSOR_CORE()])
    stores = [node for node in linear if node.op is Ops.STORE]
    place = {node: number for number, node in enumerate(linear)}
    end = max(place[node] for node in linear if node.op is Ops.END)
    outside = [s for s in stores if s.src[0].src[0].op is Ops.PARAM]
    assert outside and all(place[s] > end for s in outside)


@pytest.mark.parametrize("extra", [[], [SPLIT(3, 0, AxisKind.UNROLL)]])
def test_sizes_that_do_not_fit_are_padded(extra: list[Any]) -> None:
    check((9, 11, 13), [TENSOR_CORE(pad=1), *extra])


def test_the_threads_of_a_warp_keep_their_dimension() -> None:
    moves = [TENSOR_CORE(), SPLIT(0, 2, AxisKind.LOCAL), SPLIT(1, 2, AxisKind.LOCAL)]
    _, _, launch = lower(product(32, 32, 8), UNITS, moves)
    assert launch.local_size == (32, 2, 2)


BAD = [
    ([SPLIT(0, 2, AxisKind.UPCAST), TENSOR_CORE()], "must be the first"),
    ([TENSOR_CORE(axis=-1)], "cannot be -1"),
    ([TENSOR_CORE(select=7)], "there is no 7"),
    ([TENSOR_CORE(select=1)], "no product"),
    ([TENSOR_CORE(axis=5)], "no product"),
    ([TENSOR_CORE(pad=3)], "cannot be 3"),
    ([TENSOR_CORE(), PADTO(2, 64)], "cannot be padded"),
    ([TENSOR_CORE(), SPLIT(2, 2, AxisKind.UPCAST)], "cannot become"),
]  # fmt: skip


@pytest.mark.parametrize("moves, message", BAD)
def test_moves_that_are_refused(moves: list[Any], message: str) -> None:
    kernel = Kernel(product(16, 16, 16), UNITS)
    with pytest.raises(MoveError, match=message):
        for move in moves:
            kernel.apply(move)


def test_sizes_must_divide_without_padding() -> None:
    with pytest.raises(MoveError, match="does not divide"):
        Kernel(product(9, 8, 8), UNITS).apply(TENSOR_CORE())
    with pytest.raises(MoveError, match="no tensor cores"):
        Kernel(product(8, 8, 8), HOST).apply(TENSOR_CORE())


def test_a_unit_is_given_to_the_threads_of_one_warp_at_most() -> None:
    kernel = Kernel(product(16, 8, 16), dataclasses.replace(UNITS, warp_size=16))
    with pytest.raises(MoveError, match="a warp has fewer than the unit's 32 threads"):
        kernel.apply(TENSOR_CORE())
