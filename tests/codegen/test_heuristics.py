"""What the heuristics choose, and that the result is right on awkward sizes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.codegen.kernels import GRID, HOST, VECTOR4, loop, lower, out, read, red, run, sink
from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.target import Capabilities

RNG = np.random.default_rng(0)
TARGETS = {
    "host": HOST, "four": VECTOR4, "grid": GRID,
    "host that unrolls nothing": replace(HOST, max_unroll=1),
    "host of narrow tiles": replace(HOST, max_upcast=2, max_unroll=3),
    "grid that expands nothing": replace(GRID, max_upcast=1, max_unroll=2),
    "scalars": Capabilities(),
}  # fmt: skip


def matmul(m: int, n: int, k: int, first: Any, second: Any) -> UOp:
    i, j, r = loop(m, 0), loop(n, 1), red(k, 2)
    product = read(1, m * k, first(i, r)) * read(2, k * n, second(r, j))
    return sink(out(0, m * n, i * n + j, product.reduce(Ops.ADD, r), i, j))


SIZES = [(5, 7, 3), (13, 17, 5), (1, 33, 10), (17, 9, 4)]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("m, n, k", SIZES)
@pytest.mark.parametrize("layout", ["nn", "nt"])
def test_matrix_products_of_any_size(target: str, m: int, n: int, k: int, layout: str) -> None:
    first = (lambda i, r: i * k + r) if layout[0] == "n" else (lambda i, r: r * m + i)
    second = (lambda r, j: r * n + j) if layout[1] == "n" else (lambda r, j: j * k + r)
    a, b = RNG.random((m, k), np.float32), RNG.random((k, n), np.float32)
    stored = (a if layout[0] == "n" else a.T).ravel(), (b if layout[1] == "n" else b.T).ravel()
    ast = matmul(m, n, k, first, second)
    found = run(ast, [np.zeros(m * n, "f"), *stored], TARGETS[target])[0]
    assert np.allclose(found.reshape(m, n), a @ b, atol=1e-5)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("rows, columns", [(2, 33), (33, 3), (7, 9)])
@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("op", [Ops.ADD, Ops.MAX, Ops.MUL], ids=lambda op: op.name)
def test_reductions_of_any_size(target: str, rows: int, columns: int, axis: int, op: Ops) -> None:
    x = (RNG.random((rows, columns), np.float32) + 0.5).astype("f")
    kept, gone = (columns, rows) if axis == 0 else (rows, columns)
    i, r = loop(kept, 0), red(gone, 1)
    offset = r * columns + i if axis == 0 else i * columns + r
    ast = sink(out(0, kept, i, read(1, x.size, offset).reduce(op, r), i))
    found = run(ast, [np.zeros(kept, "f"), x], TARGETS[target])[0]
    expected = {Ops.ADD: np.sum, Ops.MAX: np.max, Ops.MUL: np.prod}[op](x, axis=axis)
    assert np.allclose(found, expected, rtol=1e-4)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("size", [1, 3, 8, 9, 31])
def test_elementwise_of_any_size(target: str, size: int) -> None:
    i = loop(size, 0)
    value = read(1, size, i) * read(2, size, i) + 1.0
    ast = sink(out(0, size, i, value, i))
    a, b = RNG.random((2, size), np.float32)
    found = run(ast, [np.zeros(size, "f"), a, b], TARGETS[target])[0]
    assert np.array_equal(found, a * b + np.float32(1))


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("size", [5, 8, 13])
def test_updates_in_place_touch_each_element_once(target: str, size: int) -> None:
    i = loop(size, 0)
    place = UOp.param(0, dtypes.float32, size).index(i)
    ast = sink(place.store(place.load() + 1.0).end(i))
    a = RNG.random(size, np.float32)
    assert np.array_equal(run(ast, [a], TARGETS[target])[0], a + np.float32(1))


@pytest.mark.parametrize("target", TARGETS)
def test_a_padded_convolution(target: str) -> None:
    channels, height, width, outs = 2, 3, 9, 17
    o, y, x = loop(outs, 0), loop(height, 1), loop(width, 2)
    c, ky, kx = red(channels, 3), red(3, 4), red(3, 5)
    row, column = y + ky + -1, x + kx + -1
    gate = ((row < 0).logical_not() & (row < height)) & (
        (column < 0).logical_not() & (column < width)
    )
    offset = c * (height * width) + row * width + column
    pixel = UOp.param(1, dtypes.float32, channels * height * width).index(offset, gate).load()
    weight = read(2, outs * channels * 9, o * (channels * 9) + c * 9 + ky * 3 + kx)
    value = (pixel * weight).reduce(Ops.ADD, c, ky, kx)
    ast = sink(out(0, outs * height * width, o * (height * width) + y * width + x, value, o, y, x))
    image, kernel = (
        RNG.random((channels, height, width), np.float32),
        RNG.random((outs, channels, 3, 3), np.float32),
    )
    padded = np.pad(image, ((0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
    expected = np.einsum("cyxij,ocij->oyx", windows, kernel)
    found = run(ast, [np.zeros(expected.size, "f"), image, kernel], TARGETS[target])[0]
    assert np.allclose(found.reshape(expected.shape), expected, atol=1e-4)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("rows, columns", [(2, 10), (2, 33)])
def test_softmax(target: str, rows: int, columns: int) -> None:
    i, j, r, s = loop(rows, 0), loop(columns, 1), red(columns, 2), red(columns, 3)
    size = rows * columns
    most = read(1, size, i * columns + r).reduce(Ops.MAX, r)
    total = (read(1, size, i * columns + s) + most * -1.0).alu(Ops.EXP).reduce(Ops.ADD, s)
    value = (read(1, size, i * columns + j) + most * -1.0).alu(Ops.EXP) / total
    ast = sink(out(0, size, i * columns + j, value, i, j))
    a = RNG.random((rows, columns), np.float32)
    expected = np.exp(a - a.max(1, keepdims=True))
    expected /= expected.sum(1, keepdims=True)
    found = run(ast, [np.zeros(size, "f"), a], TARGETS[target])[0].reshape(a.shape)
    assert np.allclose(found, expected, rtol=1e-5)


def test_a_product_without_vectors_keeps_a_tile_of_results_in_registers() -> None:
    ast = matmul(8, 12, 6, lambda i, r: i * 6 + r, lambda r, j: r * 12 + j)
    linear, info, _ = lower(ast, Capabilities())
    assert [(move.amount, move.to) for move in info.moves[:2]] == [(4, AxisKind.UPCAST)] * 2
    loads = [n for n in linear if n.op is Ops.LOAD and n.src[0].src[0].op is Ops.PARAM]
    assert len(loads) == 4 + 4  # for 16 products
