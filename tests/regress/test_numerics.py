"""Numbers at the edges: zeros, infinities, overflow, accumulation, ties (semantics.md, 6 and 8)."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tgcore import Tensor, dtypes

INF = math.inf


def values(tensor) -> np.ndarray:
    return np.asarray(tensor.numpy())


@pytest.mark.parametrize("name, slope", [("asin", 1.0), ("acos", -1.0), ("atan", 1.0),
                                         ("erf", 2 / math.sqrt(math.pi)), ("asinh", 1.0),
                                         ("atanh", 1.0), ("tanh", 1.0)])  # fmt: skip
def test_functions_are_exact_at_zero_with_the_right_gradient(name, slope):
    x = Tensor([0.0]).realize()
    y = getattr(x, name)()
    (gradient,) = y.sum().gradient(x)
    want = math.pi / 2 if name == "acos" else 0.0
    assert values(y)[0] == np.float32(want)
    np.testing.assert_allclose(values(gradient), [slope], rtol=1e-6)


@pytest.mark.parametrize("name", ["elu", "celu", "selu", "silu", "softplus", "sigmoid", "mish",
                                  "logsigmoid", "gelu", "tanh", "relu", "softsign"])  # fmt: skip
def test_activations_stay_finite_for_great_inputs(name):
    x = Tensor([300.0, 400.0, -300.0, -400.0, 90.0, -90.0]).realize()
    y = getattr(x, name)()
    (gradient,) = y.sum().gradient(x)
    assert np.isfinite(values(y)).all() and np.isfinite(values(gradient)).all()


def test_selu_at_its_corner():
    want = [-1.0507009873554805 * 1.6732632423543772 * -math.expm1(-1.0), 0.0, 1.0507009873554805]
    np.testing.assert_allclose(values(Tensor([-1.0, 0.0, 1.0]).selu()), want, rtol=1e-6)


def test_logaddexp_and_logsumexp_of_infinities():
    a, b = Tensor([-INF, INF, INF, -INF, 1.0]), Tensor([-INF, INF, -INF, 2.0, -INF])
    np.testing.assert_array_equal(values(a.logaddexp(b)), [-INF, INF, INF, 2.0, 1.0])
    assert values(Tensor([-INF, -INF]).logsumexp()).item() == -INF
    scan = values(Tensor([-INF, 1.0, 1.0]).logcumsumexp())
    np.testing.assert_allclose(scan, [-INF, 1.0, 1.0 + math.log(2)], rtol=1e-6)


def test_softplus_of_infinities():
    np.testing.assert_array_equal(values(Tensor([-INF, INF]).softplus()), [0.0, INF])


def test_rand_lies_in_the_half_open_unit_interval():
    for dtype in (dtypes.float32, dtypes.float16, dtypes.bfloat16, dtypes.float64):
        Tensor.manual_seed(5)
        found = values(Tensor.rand(20_000, dtype=dtype)).astype(np.float64)
        assert found.min() >= 0 and found.max() < 1
        assert abs(found.mean() - 0.5) < 0.02


def test_random_numbers_are_the_same_bits_in_every_order_of_realization():
    Tensor.manual_seed(42)
    a, b, c = Tensor.rand(5), Tensor.rand(7), Tensor.randn(3)
    Tensor.realize(c, a)
    first = [values(x).tobytes() for x in (a, b, c)]
    Tensor.manual_seed(42)
    a = Tensor.rand(5).realize()
    b = Tensor.rand(7).realize()
    c = Tensor.randn(3).realize()
    assert [values(x).tobytes() for x in (a, b, c)] == first


def test_the_generator_advances_and_restarts():
    Tensor.manual_seed(1)
    one, two = values(Tensor.rand(4)), values(Tensor.rand(4))
    Tensor.manual_seed(1)
    assert (values(Tensor.rand(4)) == one).all() and not (one == two).all()
    Tensor.manual_seed(2)
    assert not (values(Tensor.rand(4)) == one).all()


def test_distributions_have_their_moments():
    Tensor.manual_seed(3)
    normal = values(Tensor.randn(20_000))
    assert abs(normal.mean()) < 0.03 and abs(normal.std() - 1) < 0.03
    whole = values(Tensor.randint(20_000, low=-3, high=4))
    assert set(whole.tolist()) == set(range(-3, 4)) and abs(whole.mean()) < 0.06
    uniform = values(Tensor.uniform(20_000, low=-2.0, high=6.0))
    assert uniform.min() >= -2 and uniform.max() < 6 and abs(uniform.mean() - 2) < 0.1


def test_small_integers_accumulate_in_32_bits():
    x = np.full(1000, 100, np.int8)
    assert values(Tensor(x).sum()).item() == 100_000 and Tensor(x).sum().dtype is dtypes.int32
    y = np.full(1000, 200, np.uint8)
    assert values(Tensor(y).sum()).item() == 200_000 and Tensor(y).sum().dtype is dtypes.uint32
    assert values(Tensor(np.ones(300, bool)).sum()).item() == 300
    matrix = np.full((2, 300), 100, np.int8)
    product = Tensor(matrix) @ Tensor(matrix.T.copy())
    assert product.dtype is dtypes.int32 and values(product)[0, 0] == 3_000_000


def test_half_sums_accumulate_in_float_and_round_once():
    x = np.full(4096, 1.0, np.float16)
    x[0] = 2048
    assert values(Tensor(x).sum()).item() == np.float16(2048 + 4095)
    assert values(Tensor(np.full(70_000, 1.0, np.float16)).sum()).item() == INF
    assert values(Tensor(np.full(70_000, 1.0, np.float16)).mean()).item() == 1.0
    assert Tensor(x).sum(dtype=dtypes.float32).dtype is dtypes.float32


def test_an_integer_product_narrowed_back_is_exact():
    rng = np.random.default_rng(0)
    a, b = rng.integers(-128, 128, (9, 40), np.int8), rng.integers(-128, 128, (40, 7), np.int8)
    wide = a.astype(np.int32) @ b.astype(np.int32)
    got = ((Tensor(a) @ Tensor(b)) // 64).clip(-128, 127).cast(dtypes.int8)
    np.testing.assert_array_equal(values(got), np.clip(wide // 64, -128, 127).astype(np.int8))


def test_the_gradient_of_max_is_shared_between_ties():
    x = Tensor([[1.0, 3.0, 3.0], [2.0, 2.0, 2.0]]).realize()
    (gradient,) = x.max(1).sum().gradient(x)
    np.testing.assert_allclose(values(gradient), [[0, 0.5, 0.5], [1 / 3] * 3], rtol=1e-6)
    (gradient,) = x.min(1).sum().gradient(x)
    np.testing.assert_allclose(values(gradient), [[1, 0, 0], [1 / 3] * 3], rtol=1e-6)


def test_gradients_at_corners_are_zero():
    x = Tensor([0.0, -0.0]).realize()
    for function in ("relu", "abs"):
        (gradient,) = getattr(x, function)().sum().gradient(x)
        assert values(gradient).tolist() == [0.0, 0.0]


def test_where_lets_no_unused_nan_into_a_gradient():
    x = Tensor([-1.0, 0.0, 4.0]).realize()
    safe = (x > 0).where(x.maximum(1e-30).log(), 0.0)
    (gradient,) = safe.sum().gradient(x)
    np.testing.assert_allclose(values(gradient), [0.0, 0.0, 0.25])


def test_the_gradient_of_a_product_of_zeros():
    x = Tensor([[2.0, 3.0, 4.0]]).realize()
    (gradient,) = x.prod(1).sum().gradient(x)
    np.testing.assert_allclose(values(gradient), [[12.0, 8.0, 6.0]])


def test_nan_goes_through_extremes_and_sorts_last():
    x = Tensor([3.0, math.nan, 1.0])
    for name in ("max", "min"):
        assert np.isnan(values(getattr(x, name)()))
    assert values(x.argmax()) == 1 and values(x.argmin()) == 1
    assert np.isnan(values(x.relu())).tolist() == [False, True, False]
    assert np.isnan(values(x.clip(0, 2))).tolist() == [False, True, False]
    assert np.isnan(values(x.maximum(2.0))).tolist() == [False, True, False]
    ordered = values(x.sort()[0])
    assert ordered[:2].tolist() == [1.0, 3.0] and np.isnan(ordered[2])


def test_ties_take_the_first_place_and_sorting_is_stable():
    x = Tensor([2, 5, 5, 2, 5])
    assert values(x.argmax()) == 1 and values(x.argmin()) == 0
    assert values(x.sort()[1]).tolist() == [0, 3, 1, 2, 4]
    assert values(x.sort(descending=True)[1]).tolist() == [1, 2, 4, 0, 3]
    assert values(x.topk(2)[1]).tolist() == [1, 2]


def test_comparisons_with_nan():
    nan, one = Tensor([math.nan]), Tensor([1.0])
    for call in (lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b,
                 lambda a, b: a >= b, lambda a, b: a == b):  # fmt: skip
        assert not values(call(nan, one))[0] and not values(call(one, nan))[0]
    assert values(nan != nan)[0] and not values(nan == nan)[0]
    assert not values((nan < one).logical_not().logical_not())[0]
    assert values((nan < one).logical_not())[0] and values((one <= nan).logical_not())[0]


def test_division_by_zero_of_integers_and_floats():
    zero = Tensor(np.zeros(2, np.int32))
    assert values(Tensor(np.array([5, -5], np.int32)) // zero).tolist() == [0, 0]
    assert values(Tensor(np.array([5, -5], np.int32)) % zero).tolist() == [0, 0]
    least = Tensor(np.array([-(2**31)], np.int32))
    assert values(least // Tensor(np.array([-1], np.int32))).tolist() == [-(2**31)]
    ratio = values(Tensor([1.0, -1.0, 0.0]) / Tensor([0.0, 0.0, 0.0]))
    assert ratio[0] == INF and ratio[1] == -INF and np.isnan(ratio[2])
    assert np.isnan(values(Tensor([0.0]) * INF))[0]


def test_casts_are_not_optimised_away():
    x = Tensor(np.array([1.0001, 300.7, -1.5, 16777217.0])).realize()
    half = values(x.cast(dtypes.float16).cast(dtypes.float64))
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(half, x.numpy().astype(np.float16).astype(np.float64))
    single = values(x.cast(dtypes.float32).cast(dtypes.float64))
    np.testing.assert_array_equal(single, x.numpy().astype(np.float32).astype(np.float64))
    whole = values(x[:3].cast(dtypes.int32).cast(dtypes.float64))
    assert whole.tolist() == [1.0, 300.0, -1.0]
    wrapped = values(Tensor([300, -1]).cast(dtypes.uint8).cast(dtypes.int32))
    assert wrapped.tolist() == [44, 255]
    truth = values(Tensor([0.5, 0.0, math.nan]).cast(dtypes.bool).cast(dtypes.float32))
    assert truth.tolist() == [1.0, 0.0, 1.0]


def test_a_wrapping_narrow_sum_is_not_widened():
    x = Tensor(np.array([120, -120], np.int8)).realize()
    assert values(x + 10).tolist() == [-126, -110]
    assert values((x + 10).cast(dtypes.int32)).tolist() == [-126, -110]
    assert values((x * 2) // 2).tolist() == [-8, 8]
    assert values(x << 1).tolist() == [-16, 16]


def test_statistics_of_integers_are_computed_in_float():
    x = Tensor([1, 2, 4])
    assert x.mean().dtype is dtypes.float32
    np.testing.assert_allclose(values(x.mean()), 7 / 3, rtol=1e-6)
    assert (x / 2).dtype is dtypes.float32 and values(x / 2).tolist() == [0.5, 1.0, 2.0]


def test_padding_counts_as_what_it_is():
    """Padding a user writes is a value; padding inside a reduction of ours is its neutral."""
    x = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], np.float32)
    padded = Tensor(x).pad(((0, 1), (0, 0)))
    assert values((padded + 1).prod(0)).tolist() == [10.0, 18.0, 28.0]
    assert values(padded.exp().sum()) == pytest.approx(np.exp(x).sum() + 3, rel=1e-6)
    assert values((-padded - 1).max(0)).tolist() == [-1.0, -1.0, -1.0]
    assert values(Tensor(x).max(1).sum()) == 9.0
    assert values((-Tensor(x).sum(1)).max()) == -6.0
    assert values(Tensor(x).prod(1).sum()) == 126.0
    assert values(padded.cast(dtypes.bool).sum()) == 6


def test_the_least_integer_survives_a_cast_from_a_float() -> None:
    least = Tensor(np.array([-(2.0**63), -(2.0**63) * 1.5, 2.0**63]), device="NUMPY")
    assert least.cast(dtypes.int64).tolist() == [-(2**63), -(2**63), 2**63 - 1]


def test_a_double_becomes_a_narrow_float_in_one_rounding() -> None:
    just_above_a_tie = Tensor(np.array([1 + 2**-8 + 2**-45, -1 - 2**-8 - 2**-45]), device="NUMPY")
    assert just_above_a_tie.cast(dtypes.bfloat16).cast(dtypes.float32).tolist() == [
        1.0078125, -1.0078125,
    ]  # fmt: skip
