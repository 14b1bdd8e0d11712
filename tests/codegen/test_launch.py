"""Launch sizes that the limits of a target do not divide: split, padded and guarded, repeated."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.codegen.kernels import loop, lower, out, read, red, run, sink
from tgcore.codegen.moves import PADTO, SPLIT
from tgcore.engine.programs import forget
from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.runtime import Device
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import Context
from tgcore.target import Capabilities
from tgcore.tensor import Tensor, Variable

RNG = np.random.default_rng(0)


def grid(*limits: int, **facts: Any) -> Capabilities:
    return Capabilities(grid_limits=limits, **facts)


def sizes(ast: UOp, caps: Capabilities, **variables: int) -> tuple[Any, ...]:
    found: tuple[Any, ...] = lower(ast, caps)[2].global_size
    return found


def in_place(size: Any, length: int) -> UOp:
    """Add one to every element where it lies: an element computed twice would be seen."""
    i = loop(size, 0)
    return sink(out(0, length, i, read(0, length, i) + 1.0, i))


@pytest.mark.parametrize(
    ("total", "limits", "launch"),
    [
        (16, (16, 16, 16), (16, 1, 1)),
        (30, (16, 16, 16), (15, 2, 1)),
        (17, (16, 16, 16), (9, 2, 1)),  # prime
        (2 * 37, (16, 16, 16), (15, 5, 1)),  # its prime factor is above the limit
        (257, (16, 16, 16), (15, 9, 2)),
        (4096, (16, 16, 16), (16, 16, 16)),
        (4099, (16, 16, 16), (16, 15, 9)),  # more than the whole grid: repeated
        (17, (16,), (9, 1, 1)),
        (33, (4, 4), (4, 3, 1)),
    ],
)
def test_a_launch_of_any_size_is_made_within_the_limits(
    total: int, limits: tuple[int, ...], launch: tuple[int, ...]
) -> None:
    ast, caps = in_place(total, total), grid(*limits)
    assert sizes(ast, caps) == launch
    a = RNG.random(total).astype("f")
    assert np.array_equal(run(ast, [a], caps)[0], a + 1)


@pytest.mark.parametrize("count", [0, 1, 2, 16, 17, 19, 256, 257, 300])
def test_a_symbolic_launch_is_padded_for_its_value(count: int) -> None:
    n = UOp.var("n", 0, 300)
    caps = grid(16, 16, 16)
    a = RNG.random(300).astype("f")
    found = run(in_place(n, 300), [a], caps, n=count)[0]
    assert np.array_equal(found, np.where(np.arange(300) < count, a + 1, a))


def test_several_axes_are_put_into_one_coordinate() -> None:
    i, j, k = loop(3, 0), loop(37, 1), loop(5, 2)
    r = red(4, 3)
    offset = (i * 5 + k) * 37 + j  # read across: no two axes are walked as one
    value = read(1, 3 * 37 * 5 * 4, offset * 4 + r).reduce(Ops.ADD, r)
    ast = sink(out(0, 3 * 37 * 5, (i * 37 + j) * 5 + k, value, i, j, k))
    a = RNG.random((3, 5, 37, 4)).astype("f")
    found = run(ast, [np.zeros(3 * 37 * 5, "f"), a], grid(16, 16, 16))[0]
    assert np.allclose(found.reshape(3, 37, 5), a.sum(3).transpose(0, 2, 1))


def test_padding_and_a_gate_of_its_own_hold_together() -> None:
    ast, caps = in_place(37, 37), grid(8, 8, max_upcast=4)
    a = RNG.random(37).astype("f")
    moves = [PADTO(0, 4), SPLIT(0, 4, AxisKind.UPCAST)]
    assert np.array_equal(run(ast, [a], caps, moves)[0], a + 1)


def test_workgroups_past_the_end_meet_at_barriers_and_store_nothing() -> None:
    i, r = loop(37, 0), red(8, 1)
    ast = sink(out(0, 37, i, read(1, 37 * 8, i * 8 + r).reduce(Ops.ADD, r), i))
    caps = Capabilities(
        has_local=True, local_bytes=4096, grid_limits=(8, 8), local_limits=(64,), group_threads=64
    )
    moves = [SPLIT(1, 4, AxisKind.GROUP_REDUCE)]
    a = RNG.random((37, 8)).astype("f")
    assert np.allclose(run(ast, [np.zeros(37, "f"), a], caps, moves)[0], a.sum(1))
    small = Capabilities(
        has_local=True, local_bytes=4096, grid_limits=(8,), local_limits=(64,), group_threads=64
    )
    with pytest.raises(ScheduleError, match="a launch of 37 does not fit .* share memory"):
        lower(ast, small, moves)


def test_two_results_of_one_padded_launch() -> None:
    i = loop(37, 0)
    x = read(2, 37, i)
    first = UOp.param(0, dtypes.float32, 37).index(i).store(x + 1.0)
    second = UOp.param(1, dtypes.float32, 37).index(i).store(x * 2.0)
    ast = sink(UOp(Ops.GROUP, dtypes.void, (first, second)).end(i))
    a = RNG.random(37).astype("f")
    one, two, _ = run(ast, [np.zeros(37, "f"), np.zeros(37, "f"), a], grid(8, 8))
    assert np.array_equal(one, a + 1) and np.array_equal(two, a * 2)


def test_a_workgroup_is_folded_into_the_dimensions_that_hold_it() -> None:
    i, j = loop(4, 0), loop(64, 1)
    ast = sink(out(0, 256, i + j * 4, read(1, 256, i * 64 + j) + 1.0, i, j))
    caps = Capabilities(
        has_local=True, local_bytes=4096, grid_limits=(8, 8), local_limits=(256, 2),
        group_threads=256,
    )  # fmt: skip
    moves = [SPLIT(0, 0, AxisKind.LOCAL), SPLIT(0, 0, AxisKind.LOCAL)]
    assert lower(ast, caps, moves)[2].local_size == (256, 1, 1)
    a = RNG.random((4, 64)).astype("f")
    found = run(ast, [np.zeros(256, "f"), a], caps, moves)[0].reshape(64, 4)
    assert np.array_equal(found, a.T + 1)


@pytest.fixture
def narrow_grid() -> Iterator[Tensor]:
    """Make the device that interprets programs refuse long launches, as some devices do."""
    device = Device["NUMPY"]
    wide = device.renderer.capabilities
    device.renderer.capabilities = dataclasses.replace(wide, grid_limits=(50, 50, 50))
    forget()
    yield Tensor([0.0], device="NUMPY")
    device.renderer.capabilities = wide
    forget()


@pytest.mark.parametrize("size", [53, 2 * 53, 2503, 51 * 50 * 50])
def test_a_program_of_any_size_runs_on_a_small_grid(size: int, narrow_grid: Tensor) -> None:
    a = RNG.random(size).astype("f")
    with Context(cache=0):
        x = Tensor(a, device="NUMPY")
        assert np.array_equal((x * 2 + 1).numpy(), a * 2 + 1)
        x.assign(x + 1)
        assert np.array_equal(x.numpy(), a + 1)


def test_a_symbolic_program_runs_on_a_small_grid(narrow_grid: Tensor) -> None:
    a = RNG.random((4, 60)).astype("f")
    n = Variable("n", 1, 60)
    with Context(cache=0):
        for count in (1, 13, 53, 59):
            part = Tensor(a, device="NUMPY")[:, : n.bind(count)]
            assert np.allclose((part * 2).sum(0).numpy(), (a[:, :count] * 2).sum(0))
