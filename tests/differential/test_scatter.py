"""Updates in order give, bit for bit, what the sum of one-hot selections means."""

from __future__ import annotations

import numpy as np
import pytest

from tgcore import Tensor, TinyJit, dtypes
from tgcore.support.counters import GlobalCounters
from tgcore.support.settings import context
from tgcore.testing.arithmetic import numpy_dtype

DEVICES = ("CPU", "NUMPY")
SIZES = [(1, 1, 4), (5, 9, 3), (7, 20, 1), (16, 5, 16), (3, 0, 2)]  # rows, updates, columns


@pytest.fixture(autouse=True)
def wherever_possible():
    with context(scatter=2):
        yield


def data(rng, dtype, *shape: int) -> np.ndarray:
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.is_int:
        return rng.integers(0, 100, shape).astype(numpy_dtype(dtype))
    x = rng.normal(size=shape)
    x.reshape(-1)[::7] = -0.0
    x.reshape(-1)[3::11] = np.inf
    x.reshape(-1)[5::13] = np.nan
    return x.astype(numpy_dtype(dtype))


def same(found: Tensor, wanted: np.ndarray) -> None:
    got = found.numpy()
    assert got.dtype == wanted.dtype and got.shape == wanted.shape
    bits = f"V{got.dtype.itemsize}"
    number = got == got if got.dtype.kind in "fV" else np.ones(got.shape, bool)
    assert (number == (wanted == wanted)).all()
    assert (got[number].view(bits) == wanted[number].view(bits)).all(), f"{got}\n{wanted}"


TYPES = ("bool", "int8", "uint16", "int32", "uint64", "float16", "bfloat16", "float32", "float64")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", TYPES)
def test_the_last_write_to_a_row_wins(device: str, name: str):
    dtype = dtypes.by_name(name)
    rng = np.random.default_rng(1)
    for rows, updates, columns in SIZES:
        index = rng.integers(-rows, rows, updates).astype(np.int32)
        x, v = data(rng, dtype, rows, columns), data(rng, dtype, updates, columns)
        found = Tensor(x, device=device, dtype=dtype)
        found[Tensor(index, device=device)] = Tensor(v, device=device, dtype=dtype)
        wanted = x.copy()
        for turn, row in enumerate(index):
            wanted[row] = v[turn]
        same(found, wanted)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["float32", "float64", "float16", "bfloat16"])
def test_the_gradient_of_rows_is_summed_in_order(device: str, name: str):
    dtype = dtypes.by_name(name)
    wide = np.float64 if name == "float64" else np.float32
    rng = np.random.default_rng(2)
    for rows, updates, columns in SIZES:
        index = rng.integers(-rows - 2, rows + 2, updates).astype(np.int32)  # some lie outside
        g = data(rng, dtype, updates, columns)
        table = Tensor(np.zeros((rows, columns)), device=device, dtype=dtype)
        taken = table[Tensor(index, device=device)]
        found = taken.gradient(table, gradient=Tensor(g, device=device, dtype=dtype))[0]
        wanted = np.zeros((rows, columns), wide)
        for turn, row in enumerate(index):
            row = row + rows if row < 0 else row
            if 0 <= row < rows:
                wanted[row] += g[turn].astype(wide)
        same(found, wanted.astype(g.dtype))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_scatter_along_any_axis(device: str, axis: int):
    rng = np.random.default_rng(3)
    shape, wanted_shape = (4, 5, 6), tuple(7 if a == axis else n for a, n in enumerate((3, 5, 4)))
    index = rng.integers(0, shape[axis], wanted_shape).astype(np.int32)
    x = data(rng, dtypes.int32, *shape)
    v = data(rng, dtypes.int32, *wanted_shape)
    base, place, given = (Tensor(array, device=device) for array in (x, index, v))
    steps = {
        None: lambda old, new: new, "sum": np.add, "prod": np.multiply,
        "amax": np.maximum, "amin": np.minimum,
    }  # fmt: skip
    for kind, step in steps.items():
        wanted = x.copy()
        for at in np.ndindex(wanted_shape):
            to = (*at[:axis], index[at], *at[axis + 1 :])
            wanted[to] = step(wanted[to], v[at])
        if kind is None:
            same(base.scatter(axis, place, given), wanted)
        else:
            same(base.scatter_reduce(axis, place, given, kind), wanted)


@pytest.mark.parametrize("device", DEVICES)
def test_nothing_of_an_update_that_lies_outside_is_seen(device: str):
    table = Tensor(np.zeros((3, 4), np.float32), device=device)
    g = np.ones((4, 4), np.float32)
    g[1], g[2, 1] = np.nan, np.inf
    taken = table[Tensor(np.array([0, 9, 2, 2], np.int32), device=device)]
    found = taken.gradient(table, gradient=Tensor(g, device=device))[0].numpy()
    assert np.isfinite(found[:2]).all() and found[2].tolist() == [2, np.inf, 2, 2]


@pytest.mark.parametrize("options", [{"fuse": 0}, {"opt": 0}, {"beam": 1}, {"memory_plan": 0},
                                     {"strict_float": True}, {"spec": 1}])  # fmt: skip
def test_settings_change_no_bit(options):
    rng = np.random.default_rng(4)
    index = rng.integers(0, 6, 10).astype(np.int32)
    g = rng.normal(size=(10, 8)).astype(np.float32)
    wanted = np.zeros((6, 8), np.float32)
    np.add.at(wanted, index, np.tanh(g) * 2)
    with context(**options):
        for device in DEVICES:
            table = Tensor(np.zeros((6, 8), np.float32), device=device)
            weights = Tensor(np.tanh(g), device=device) * 2
            same(table[Tensor(index, device=device)].gradient(table, gradient=weights)[0], wanted)


@pytest.mark.parametrize("device", DEVICES)
def test_a_captured_step_writes_other_rows_each_time(device: str):
    table = Tensor(np.zeros((40, 4), np.float32), device=device).realize()

    @TinyJit
    def step(place: Tensor, value: Tensor) -> Tensor:
        table[place] = value
        return table.sum().realize()

    wanted = np.zeros((40, 4), np.float32)
    for turn in range(5):
        place = np.random.default_rng(turn).integers(0, 40, 6).astype(np.int32)
        value = np.full((6, 4), turn + 1, np.float32)
        step(Tensor(place, device=device).realize(), Tensor(value, device=device).realize())
        wanted[place] = value
    same(table, wanted)


def test_work_grows_with_updates_and_size_not_with_their_product():
    def work(rows: int, updates: int) -> tuple[int, int]:
        index = Tensor(np.arange(updates, dtype=np.int32) % rows).realize()
        g = Tensor(np.ones((updates, 8), np.float32)).realize()
        table = Tensor(np.zeros((rows, 8), np.float32)).realize()
        GlobalCounters.reset()
        table[index].gradient(table, gradient=g)[0].realize()
        kernels = GlobalCounters.kernel_count
        table[index] = g
        table.realize()
        return GlobalCounters.global_ops, kernels

    with context(scatter=1):
        small, kernels = work(500, 100)
        large, _ = work(5000, 1000)
    assert kernels == 1
    assert large <= 10 * small
    assert large < 20 * (5000 + 1000) * 8
