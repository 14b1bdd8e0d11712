"""Faults that users of tensor frameworks have reported in public; none may be here.

Each test names the public report, says what went wrong there, and compares with NumPy's value or
one worked by hand.
"""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np
import pytest

from tgcore import Device, Tensor, TinyJit, Variable, dtypes, nn


def held(values: Any, **options: Any) -> Any:
    """Return a tensor that owns a real buffer."""
    return Tensor(np.asarray(values), **options).contiguous().realize()


def same(got: Any, want: Any, **tolerance: Any) -> None:
    """Compare shape and values; exactly unless a tolerance is given."""
    found = got.numpy() if hasattr(got, "numpy") else np.asarray(got)
    want = np.asarray(want)
    assert found.shape == want.shape
    if tolerance:
        np.testing.assert_allclose(found, want, **tolerance)
    else:
        np.testing.assert_array_equal(found, want)


def test_running_sum_over_a_lazy_row_picks_the_right_bins():
    """#4999: a running sum over a one-row view was wrong unless the input was realized."""
    weights = np.array([[5, 1, 3, 1]], dtype=np.float32)
    row = Tensor(weights)
    cumulative = (row / row.sum(axis=1, keepdim=True)).cumsum(axis=1)
    same(cumulative, np.cumsum(weights / weights.sum(), axis=1), rtol=1e-6)
    draws = np.array([[0.05], [0.55], [0.7], [0.95]], dtype=np.float32)
    picks = (Tensor(draws) >= cumulative).sum(axis=1)
    edges = np.cumsum(weights[0] / weights.sum())
    same(picks, np.searchsorted(edges, draws[:, 0], side="right"))


def test_equal_constants_do_not_share_storage():
    """#4562: two buffers with equal constant contents became one."""
    a = Tensor.full((2, 3), 7).contiguous()
    b = Tensor.full((2, 3), 7).contiguous()
    a[1, 2] = -4
    same(a, [[7, 7, 7], [7, 7, -4]])
    same(b, [[7, 7, 7], [7, 7, 7]])


def test_a_reader_built_before_a_partial_write_keeps_the_old_values():
    """#17074: an expression built before an in-place write was evaluated after it."""
    x = held(np.array([10, 20, 30, 40], dtype=np.int32))
    before = x * 3
    x[1:3].assign(Tensor([-1, -2], dtype=dtypes.int32))
    Tensor.realize(before, x)
    same(x, [10, -1, -2, 40])
    same(before, [30, 60, 90, 120])


def test_the_last_write_to_a_repeated_index_wins_even_when_it_is_zero():
    """PR #7786: values were merged with "non-zero wins"."""
    t = held(np.arange(5, dtype=np.int32) + 1)
    t[[3, 0, 3]] = Tensor([8, 9, 0], dtype=dtypes.int32)
    same(t, [9, 2, 3, 0, 5])


@pytest.mark.parametrize("low, high", [(3, 0), (0, 3), (1, 2), (2, 1), (6, 3)])
def test_padding_survives_splitting_and_merging_its_axis(low, high):
    """#2844: the offset of a masked view was wrong."""
    x = np.arange(1, 13, dtype=np.float32).reshape(3, 4)
    padded = np.pad(x, ((low, high), (0, 0)))
    rows = padded.shape[0]
    for split in [d for d in range(1, rows + 1) if rows % d == 0]:
        t = Tensor(x).pad(((low, high), (0, 0))).reshape(rows // split, split, 4)
        same(t.reshape(rows * 2, 2), padded.reshape(rows * 2, 2))
    same(Tensor(x).pad(((0, 0), (low, high))).reshape(-1),
         np.pad(x, ((0, 0), (low, high))).reshape(-1))  # fmt: skip


def test_results_of_a_captured_function_are_independent():
    """#7020: two calls returned the same storage."""

    @TinyJit
    def triple(v):
        return (v * 3).realize()

    results = [triple(held([float(i), 1.0])) for i in range(5)]
    for i, result in enumerate(results):
        same(result, [3.0 * i, 3.0])


def test_a_captured_function_sees_tensors_inside_containers():
    """#10850: a tensor inside a list was frozen at capture time."""

    @TinyJit
    def pick(pair, extra):
        return (pair[0] * 10 + pair[1] + extra["k"]).realize()

    got = [pick([held([i]), held([2 * i])], {"k": held([i])}).item() for i in range(6)]
    assert got == [13 * i for i in range(6)]


def test_a_symbolic_length_follows_the_call():
    """#5360, #11852: the result kept the length of the capture call."""
    base = held(np.arange(8, dtype=np.float32))

    @TinyJit
    def double(v):
        return (v * 2).realize()

    for n in range(1, 7):
        result = double(base[: Variable("n", 1, 8).bind(n)])
        length = result.shape[0]
        assert (length if isinstance(length, int) else length.unbind()[1]) == n
        same(result, np.arange(n, dtype=np.float32) * 2)


def test_random_draws_inside_a_captured_function_differ():
    """#9108: they repeated when an earlier draw outside was still lazy."""
    Tensor.manual_seed(11)
    lazy_first = Tensor.rand(5)

    @TinyJit
    def draw(x):
        return (x * 0 + Tensor.rand(5)).realize()

    rows = [draw(held(np.zeros(5, np.float32))).numpy().copy() for _ in range(6)]
    rows.append(lazy_first.numpy())
    assert len({row.tobytes() for row in rows}) == len(rows)


@pytest.mark.parametrize("offset", [-13, -5, 0])
def test_floor_division_of_index_expressions_with_negative_values(offset):
    """#1316: simplified with rules that round towards zero."""
    i = np.arange(24)
    for factor in (1, 3, -2):
        for divisor in (2, 5, 7, -3):
            t = Tensor.arange(24) * factor + offset
            number = i * factor + offset
            same(t // divisor, number // divisor)
            same(t % divisor, number % divisor)
            same((t // divisor) * divisor + t % divisor, number)


def test_integer_division_is_exact():
    """#10321: it went through a float reciprocal, and exact multiples came out one too low."""
    d = np.arange(1, 130, dtype=np.int32)
    for q in (1, 2, 7, 41):
        n = d * q
        same(Tensor(n) // Tensor(d), n // d)
        same(Tensor(n) % Tensor(d), n % d)
    big = np.array([2**31 - 1, 2**30 + 3, -(2**31) + 1], dtype=np.int32)
    same(Tensor(big) // 3, big // 3)


def test_a_cast_to_half_rounds_and_overflows():
    """#17087: a pair of casts was folded away."""
    v = np.array([70000.0, 65504.0, 65519.0, 65520.0, 2049.0, 1e-8, -90000.0], dtype=np.float32)
    with np.errstate(over="ignore"):
        want = v.astype(np.float16)
    same(held(v).cast(dtypes.float16), want)
    same(held(v).cast(dtypes.float16).cast(dtypes.float32), want.astype(np.float32))


def test_a_small_unsigned_index_does_not_wrap():
    """PR #17787: the index arithmetic was done in eight bits."""
    x, i = np.arange(300, dtype=np.int32), np.array([0, 127, 128, 255], dtype=np.uint8)
    same(Tensor(x)[Tensor(i)], x[i])
    y = np.arange(600, dtype=np.int32).reshape(300, 2)
    same(Tensor(y)[Tensor(i)], y[i])


def test_powers_of_negative_numbers_keep_their_sign_and_fractional_ones_are_nan():
    """#1151, #1251: the absolute value was taken, or the sign lost."""
    v = np.array([-27.5, -3.0, -0.5, 0.0, 2.0], dtype=np.float32)
    same(Tensor(v) ** 3, v**3, rtol=1e-5)
    same(Tensor(v) ** 2.0, v**2, rtol=1e-5)
    e = np.array([3.0, 2.0, 1.0, 2.0, 5.0], dtype=np.float32)
    same(Tensor(v) ** Tensor(e), v**e, rtol=1e-5)
    with np.errstate(invalid="ignore"):
        want = v ** np.float32(0.25)
    same(Tensor(v) ** 0.25, want, rtol=1e-5, equal_nan=True)


@pytest.mark.parametrize("place", range(3))
def test_max_propagates_nan_from_every_place(place):
    """#862: it was swallowed."""
    v = np.array([1.0, 5.0, -2.0], dtype=np.float32)
    v[place] = np.nan
    same(Tensor(v).max(), np.float32(np.nan), equal_nan=True)


def test_the_gradient_of_max_counts_many_ties_in_half_precision():
    """#12296: the count overflowed and the gradient was zero."""
    n = 80000
    t = held(np.full(n, 2.0, np.float16))
    (gradient,) = t.max().gradient(t)
    same(gradient, np.full(n, 1 / n, np.float16), rtol=1e-2)


def test_the_gradient_crosses_a_copy_between_devices(device):
    """#9828, PR #13760: a copy had no gradient rule."""
    first, second = f"{device}:0", f"{device}:1"
    x = Tensor([1.0, -2.0, 3.0], device=first).contiguous().realize()
    y = (x.to(second) * Tensor([4.0, 5.0, 6.0], device=second)).sum()
    (gradient,) = y.gradient(x)
    assert gradient.device == x.device
    same(gradient, [4.0, 5.0, 6.0])


def test_same_padding_uses_each_axis_own_dilation():
    """PR #17805: each axis used the other's."""
    conv = nn.Conv2d(1, 1, kernel_size=(3, 5), padding="same", dilation=(3, 1), bias=False)
    x = np.random.default_rng(4).standard_normal((1, 1, 9, 8)).astype(np.float32)
    w = conv.weight.numpy()[0, 0]
    p = np.pad(x[0, 0], ((3, 3), (2, 2)))
    want = sum(w[r, c] * p[3 * r : 3 * r + 9, c : c + 8] for r in range(3) for c in range(5))
    same(conv(Tensor(x)), want[None, None], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("rows", [8, 5, 3, 1])
def test_an_uneven_shard_is_refused_and_an_even_one_right(device, rows):
    """#5130: fewer rows than devices made an invalid slice."""
    devices = tuple(f"{device}:{i}" for i in range(4))
    v = np.arange(rows, dtype=np.float32) + 1
    if rows % 4:
        with pytest.raises(ValueError, match="even"):
            _ = (Tensor(v).shard(devices, axis=0) * 2).to(Device.DEFAULT).numpy()
    else:
        same((Tensor(v).shard(devices, axis=0) * 2).to(Device.DEFAULT), v * 2)


def test_a_typed_view_of_a_file_at_an_offset(tmp_path: pathlib.Path):
    """#3510: it read from the wrong place."""
    raw = np.arange(40, dtype=np.uint8)
    (tmp_path / "blob.bin").write_bytes(raw.tobytes())
    t = Tensor(tmp_path / "blob.bin")
    same(t[8:24].bitcast(dtypes.int32).to(Device.DEFAULT),
         np.frombuffer(raw.tobytes(), np.int32, count=4, offset=8))  # fmt: skip
    same(t[8:24].bitcast(dtypes.int32)[1:3].to(Device.DEFAULT),
         np.frombuffer(raw.tobytes(), np.int32, count=2, offset=12))  # fmt: skip
