"""Gradients: against differences, at the hard places, and where there is none."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore.ir import dtypes
from tgcore.support.errors import GradientError
from tgcore.tensor import Tensor

POINTS = np.array([-1.3, -0.4, 0.3, 0.7, 2.0])
POSITIVE = np.abs(POINTS) + 0.1


def _difference(function, point, step=1e-5):
    grads = []
    for number in range(point.size):
        shift = np.zeros(point.size)
        shift[number] = step
        high = value(function(Tensor((point.ravel() + shift).reshape(point.shape))).sum())
        low = value(function(Tensor((point.ravel() - shift).reshape(point.shape))).sum())
        grads.append((high - low) / (2 * step))
    return np.array(grads).reshape(point.shape)


@pytest.mark.parametrize(
    ("function", "point"),
    [
        (lambda t: t.exp() + t.exp2(), POINTS),
        (lambda t: t.log() * t.log2() + t.log10(), POSITIVE),
        (lambda t: t.sqrt() + t.rsqrt() + t.reciprocal(), POSITIVE),
        (lambda t: t.sin() * t.cos() + t.tan(), POINTS),
        (lambda t: t.sinh() + t.cosh() + t.tanh(), POINTS),
        (lambda t: (t * 0.3).asin() + (t * 0.3).acos() + t.atan(), POINTS),
        (lambda t: t.asinh() + (t * 0.4).atanh() + (t.abs() + 1.5).acosh(), POINTS),
        (lambda t: t.erf() + t.sigmoid() + t.softplus(2.0), POINTS),
        (lambda t: t.gelu() + t.gelu("none") + t.silu() + t.mish() + t.quick_gelu(), POINTS),
        (lambda t: t.elu() + t.celu(2.0) + t.selu() + t.leaky_relu() + t.softsign(), POINTS),
        (lambda t: t.hardswish() + t.hardsigmoid() + t.relu6() + t.hardtanh(), POINTS),
        (lambda t: t.log1p() + t.expm1() + t.logsigmoid(), POSITIVE),
        (lambda t: t**3 + t**-2 + 2**t, POINTS),
        (lambda t: t**0.3 + t**2.5, POSITIVE),
        (lambda t: t.softmax() * Tensor(POINTS) + t.log_softmax() * Tensor(POINTS), POINTS),
        (lambda t: t.logsumexp() + t.std() + t.var(), POINTS),
        (lambda t: t.max() + t.min() * 2 + t.prod(), POINTS),
        (lambda t: t.cumsum() * t.cumprod() + t.cummax()[0] + t.logcumsumexp(), POINTS),
        (lambda t: t.layernorm() * Tensor(POINTS), POINTS),
        (lambda t: t.pad((1, 1)).roll(1).flip(0)[::2] * 3, POINTS),
        (lambda t: t[Tensor([0, 2, 2, -1])] * t[[1, 1, 0, 4]], POINTS),
        (lambda t: t.gather(0, Tensor([4, 4, 0])) * 2, POINTS),
        (lambda t: t.sort()[0] * Tensor(POINTS), POINTS),
        (lambda t: (t > 0).where(t * 2, t * t), POINTS),
        (lambda t: t.maximum(0.5) + t.minimum(Tensor(POINTS[::-1].copy())), POINTS),
        (lambda t: t.cat(t * t).stack(t.cat(t)).square(), POINTS),
        (lambda t: (t.reshape(5, 1) @ t.reshape(1, 5)).square(), POINTS),
        (lambda t: t.outer(t).tril().square(), POINTS),
        (lambda t: t.repeat(2).repeat_interleave(2).square(), POINTS),
        (lambda t: t.logaddexp(t * 2) + t.copysign(-1.0), POINTS),
        (lambda t: t / (t * t + 1) % 0.7, POINTS),
        (lambda t: t.reshape(1, 1, 5).avg_pool2d((2,), 1).square(), POINTS),
        (lambda t: t.reshape(1, 1, 5).max_pool2d((3,), 1).square(), POINTS),
        (lambda t: t.reshape(1, 1, 5).interpolate((7,)).square(), POINTS),
    ],
)
def test_the_slope_agrees_with_differences(function, point):
    x = Tensor(point)
    (grad,) = function(x).sum().gradient(x)
    assert grad.dtype is dtypes.float64 and grad.shape == x.shape
    np.testing.assert_allclose(value(grad), _difference(function, point), rtol=1e-4, atol=1e-5)


def test_a_write_passes_the_gradient_to_what_was_written():
    x, old = Tensor([1.0, 2.0]), Tensor([5.0, 6.0, 7.0])
    target = old * 1
    target[1:] = x * 3
    grads = (target * Tensor([1.0, 10.0, 100.0])).sum().gradient(x, old)
    assert [value(grad).tolist() for grad in grads] == [[30.0, 300.0], [1.0, 0.0, 0.0]]


@pytest.mark.parametrize(
    ("function", "point", "slope"),
    [
        (Tensor.relu, 0.0, 0.0),
        (Tensor.abs, 0.0, 0.0),
        (Tensor.asin, 0.0, 1.0),
        (Tensor.atan, 0.0, 1.0),
        (Tensor.acos, 0.0, -1.0),
        (Tensor.erf, 0.0, 2 / math.sqrt(math.pi)),
        (Tensor.sigmoid, -400.0, 0.0),
        (Tensor.elu, 400.0, 1.0),
        (Tensor.selu, -400.0, 0.0),
        (Tensor.celu, 300.0, 1.0),
        (Tensor.tanh, 400.0, 0.0),
        (Tensor.softplus, 400.0, 1.0),
        (lambda t: t**3, 0.0, 0.0),
        (lambda t: t**2.5, 0.0, 0.0),
    ],
)
def test_the_slope_at_hard_places(function, point, slope):
    x = Tensor([point])
    (grad,) = function(x).sum().gradient(x)
    assert value(grad)[0] == pytest.approx(slope, abs=1e-6)
    assert np.isfinite(value(function(x))).all()


def test_functions_are_exact_at_zero():
    zero = Tensor([0.0])
    for name in ("asin", "atan", "erf", "tanh", "sinh", "asinh", "sin", "expm1", "log1p"):
        assert value(getattr(zero, name)()).tolist() == [0.0], name
    assert value(Tensor([1.0]).acos()).tolist() == [0.0]
    assert value(Tensor([float("-inf"), float("inf")]).softplus()).tolist() == [0.0, math.inf]


def test_ties_share_evenly():
    x = Tensor([[1.0, 5.0], [5.0, 5.0]])
    third = np.float32(1 / 3)
    assert value(x.max().gradient(x)[0]).tolist() == [[0, third], [third, third]]
    assert value(x.min(1).sum().gradient(x)[0]).tolist() == [[1, 0], [0.5, 0.5]]
    y = Tensor([5.0, 1.0])
    assert value(y.maximum(5.0).sum().gradient(y)[0]).tolist() == [0.5, 0.0]


def test_a_product_with_zeros():
    for point, expected in (
        ([0.0, 2.0, 3.0], [6, 0, 0]),
        ([0.0, 0.0, 3.0], [0, 0, 0]),
        ([1.0, 2.0, 3.0], [6, 3, 2]),
    ):
        x = Tensor(point)
        assert value(x.prod().gradient(x)[0]).tolist() == expected


def test_the_branch_not_taken_gives_no_nan():
    x = Tensor([1.0, 2.0])
    chosen = (x > 0).where(x, Tensor([math.nan, math.inf]))
    assert value(chosen.sum().gradient(x)[0]).tolist() == [1.0, 1.0]


def test_gradients_keep_the_dtype_of_their_leaf():
    half = Tensor([1.0, 2.0], dtype=dtypes.float16)
    wide = Tensor([3.0, 4.0])
    grads = (half * wide).sum().gradient(half, wide)
    assert [grad.dtype.name for grad in grads] == ["float16", "float32"]


def test_equal_leaves_keep_their_own_gradients():
    one, other = Tensor.ones(2), Tensor.ones(2)
    grads = (one * 2 + other * 3).sum().gradient(one, other)
    assert [value(grad).tolist() for grad in grads] == [[2.0, 2.0], [3.0, 3.0]]


def test_backward_fills_and_adds():
    x = Tensor([1.0, 2.0], requires_grad=True)
    unused = Tensor([1.0], requires_grad=True)
    (x * x).sum().backward()
    assert x.grad.tolist() == [2.0, 4.0]
    (x * 3).sum().backward()
    assert x.grad.tolist() == [5.0, 7.0]
    assert unused.grad is None


def test_a_weight_for_each_element():
    x = Tensor([1.0, 2.0])
    (grad,) = (x * x).gradient(x, gradient=Tensor([10.0, 1.0]))
    assert value(grad).tolist() == [20.0, 4.0]


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda x: (x * 2).gradient(x), "needs a weight for each element"),
        (lambda x: x.detach().sum().gradient(x), "does not depend on target 0"),
        (lambda x: x.floor().sum().gradient(x), "does not depend on target 0"),
        (lambda x: x.cast(dtypes.int32).float().sum().gradient(x), "does not depend on target 0"),
        (lambda x: (x > 1).sum().gradient(x), "only a float result can be differentiated"),
        (lambda x: x.sum().backward(), "does not depend on any tensor that requires a gradient"),
    ],
)
def test_where_there_is_no_gradient(make, text):
    with pytest.raises(GradientError, match=text):
        make(Tensor([1.0, 2.0]))


def test_zeros_may_be_asked_for_instead():
    x, y = Tensor([1.0]), Tensor([[1.0, 2.0]])
    grads = x.sum().gradient(x, y, materialize_grads=True)
    assert value(grads[1]).tolist() == [[0.0, 0.0]]


def test_integers_take_no_gradient():
    with pytest.raises(TypeError, match="only float tensors have gradients"):
        Tensor([1], requires_grad=True)


@pytest.mark.parametrize("stride", [1, 2])
@pytest.mark.parametrize("dilation", [1, 2])
@pytest.mark.parametrize("groups", [1, 2])
def test_convolutions_by_their_adjoint(stride, dilation, groups):
    random = np.random.default_rng(1)
    x = Tensor(random.standard_normal((2, 4, 8, 7)))
    w = Tensor(random.standard_normal((4, 4 // groups, 3, 2)))
    y = x.conv2d(w, None, groups, stride, dilation, 1)
    weight = random.standard_normal(y.shape)
    rest = (None, groups, stride, dilation, 1)
    for tensor, moved in ((x, lambda d: d.conv2d(w, *rest)), (w, lambda d: x.conv2d(d, *rest))):
        (grad,) = (y * Tensor(weight)).sum().gradient(tensor)
        direction = random.standard_normal(tensor.shape)
        want = (value(moved(Tensor(direction))) * weight).sum()
        assert (value(grad) * direction).sum() == pytest.approx(want)


def test_the_transposed_convolution_is_the_adjoint():
    random = np.random.default_rng(2)
    x = Tensor(random.standard_normal((1, 2, 5, 5)))
    w = Tensor(random.standard_normal((3, 2, 3, 3)))
    y = x.conv2d(w, stride=2, padding=1)
    g = Tensor(random.standard_normal(y.shape))
    back = g.conv_transpose2d(w, stride=2, padding=1)
    assert back.shape == x.shape
    (grad,) = y.gradient(x, gradient=g)
    np.testing.assert_allclose(value(back), value(grad))


def test_a_window_copied_to_another_device_passes_the_gradient_back():
    x = Tensor([[1.0, 2.0], [3.0, 4.0]]).realize()
    (gradient,) = (x[1].to("NUMPY") * 2).sum().gradient(x)
    assert gradient.tolist() == [[0.0, 0.0], [2.0, 2.0]]


@pytest.mark.parametrize(
    ("select", "gradient"),
    [
        (lambda x: x.sort()[0], [6.0, 2.0, 4.0]),
        (lambda x: x.topk(2)[0], [6.0, 0.0, 4.0]),
        (lambda x: x.scatter(0, Tensor([1]), Tensor([5.0])), [6.0, 0.0, 4.0]),
    ],
    ids=["sort", "topk", "scatter"],
)
def test_values_may_be_read_before_a_gradient_that_shares_their_places(select, gradient):
    x = Tensor([3.0, 1.0, 2.0])
    values = select(x)
    found = (values * values).sum().gradient(x)[0]
    values.numpy()  # what both need is a place of no concrete dtype: it is not kept
    assert found.tolist() == gradient
