"""Packed operands and arrays of accumulators: results, and where the loops stand."""

from __future__ import annotations

import numpy as np
import pytest

from tests.codegen.kernels import HOST, loop, lower, out, read, red, run, sink
from tgcore.codegen import SPLIT, STAGE, STREAM, MoveError
from tgcore.codegen.kernel import Kernel
from tgcore.ir import AxisKind, Ops, UOp

RNG = np.random.default_rng(0)
UPCAST, LOOP, UNROLL = AxisKind.UPCAST, AxisKind.LOOP, AxisKind.UNROLL


def columns(rows: int, width: int, op: Ops) -> UOp:
    i, r = loop(width, 0), red(rows, 1)
    return sink(out(0, width, i, read(1, rows * width, r * width + i).reduce(op, r), i))


@pytest.mark.parametrize("op", [Ops.ADD, Ops.MAX], ids=lambda op: op.name)
@pytest.mark.parametrize("tile", [0, 16])
def test_streamed_columns(op: Ops, tile: int) -> None:
    moves = [SPLIT(0, tile, LOOP)] if tile else []
    place = 1 if tile else 0
    moves += [SPLIT(place, 8, UPCAST), SPLIT(place + 1, 4, UNROLL), STREAM(place + 1, place)]
    a = RNG.random((12, 32), np.float32)
    found = run(columns(12, 32, op), [np.zeros(32, "f"), a], HOST, moves)[0]
    assert np.allclose(found, a.sum(0) if op is Ops.ADD else a.max(0), rtol=1e-5)


def test_the_array_is_emptied_for_every_tile() -> None:
    moves = [SPLIT(0, 16, LOOP), SPLIT(1, 8, UPCAST), STREAM(2, 1)]
    linear, _, _ = lower(columns(12, 32, Ops.ADD), HOST, moves)
    depth, stores = 0, []
    for node in linear:
        depth += (node.op is Ops.RANGE) - (node.op is Ops.END)
        if node.op is Ops.STORE and node.src[1].op is Ops.STACK:
            stores.append(depth)
    assert stores == [2]


def test_a_packed_operand_is_filled_outside_the_loop_over_rows() -> None:
    i, j, k = loop(12, 0), loop(16, 1), red(8, 2)
    value = read(1, 96, i * 8 + k) * read(2, 128, j * 8 + k)
    ast = sink(out(0, 192, i * 16 + j, value.reduce(Ops.ADD, k), i, j))
    moves = [SPLIT(1, 8, UPCAST), SPLIT(0, 3, UPCAST), SPLIT(0, 2, LOOP), STAGE(3, 1)]
    a, b = RNG.random((12, 8), np.float32), RNG.random((16, 8), np.float32)
    found = run(ast, [np.zeros(192, "f"), a, b], HOST, moves)[0].reshape(12, 16)
    assert np.allclose(found, a @ b.T, rtol=1e-5)
    linear, _, _ = lower(ast, HOST, moves)
    arrays = [node for node in linear if node.op is Ops.DEFINE_REG and node.arg[1] > 1]
    assert [node.arg[1] for node in arrays] == [8]


def test_what_cannot_be_staged_or_streamed() -> None:
    kernel = Kernel(columns(12, 32, Ops.ADD), HOST)
    with pytest.raises(MoveError, match="a REDUCE axis and a LOOP"):
        kernel.apply(STAGE(0, 1))
    with pytest.raises(MoveError, match="a REDUCE axis and a LOOP"):
        kernel.apply(STREAM(1, 1))


def test_a_staged_axis_is_not_split_afterwards() -> None:
    kernel = Kernel(columns(12, 32, Ops.ADD), HOST)
    kernel.apply(STREAM(1, 0))
    with pytest.raises(MoveError, match="staged or streamed"):
        kernel.apply(SPLIT(0, 8, UPCAST))
