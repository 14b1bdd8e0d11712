"""Layers against formulas written in numpy."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore import nn
from tgcore.support.errors import ArgumentError, ShapeError
from tgcore.tensor import Tensor

RANDOM = np.random.default_rng(0)
IMAGES = RANDOM.standard_normal((4, 6, 5, 5)).astype(np.float32)


def shaped(layer, x):
    return layer(Tensor(x)).shape


@pytest.mark.parametrize(
    ("layer", "before", "after"),
    [
        (lambda: nn.Linear(6, 3), (2, 6), (2, 3)),
        (lambda: nn.Conv2d(6, 4, 3), (2, 6, 5, 5), (2, 4, 3, 3)),
        (
            lambda: nn.Conv2d(6, 4, (3, 1), stride=2, padding=1, groups=2),
            (2, 6, 5, 5),
            (2, 4, 3, 4),
        ),
        (lambda: nn.Conv2d(6, 4, 3, padding="same", dilation=2), (2, 6, 5, 5), (2, 4, 5, 5)),
        (lambda: nn.Conv1d(6, 4, 3), (2, 6, 5), (2, 4, 3)),
        (lambda: nn.ConvTranspose2d(6, 4, 2, stride=2), (2, 6, 5, 5), (2, 4, 10, 10)),
        (lambda: nn.ConvTranspose2d(6, 4, 3, 2, 1, 1, groups=2), (2, 6, 5, 5), (2, 4, 10, 10)),
        (lambda: nn.ConvTranspose1d(6, 4, 2), (2, 6, 5), (2, 4, 6)),
        (lambda: nn.Embedding(9, 3), (2, 5), (2, 5, 3)),
    ],
)
def test_shapes(layer, before, after):
    x = np.zeros(before, np.float32)
    made = layer()
    assert shaped(made, x.astype(np.int32) if isinstance(made, nn.Embedding) else x) == after


def test_linear_multiplies_and_adds():
    layer = nn.Linear(3, 2)
    x = RANDOM.standard_normal((4, 3)).astype(np.float32)
    expected = x @ layer.weight.numpy().T + layer.bias.numpy()
    np.testing.assert_allclose(layer(Tensor(x)).numpy(), expected, rtol=1e-5)
    bound = 1 / np.sqrt(3)
    assert np.abs(layer.weight.numpy()).max() <= bound
    assert nn.Linear(3, 2, bias=False).bias is None


def test_batch_norm_uses_the_batch_in_training_and_what_it_learnt_after():
    layer = nn.BatchNorm(6)
    layer.weight.assign(Tensor(RANDOM.standard_normal(6).astype(np.float32)))
    mean, variance = IMAGES.mean((0, 2, 3)), IMAGES.var((0, 2, 3))
    line = (1, 6, 1, 1)
    with Tensor.train():
        out = layer(Tensor(IMAGES)).numpy()
    scale = layer.weight.numpy().reshape(line)
    expected = (IMAGES - mean.reshape(line)) / np.sqrt(variance.reshape(line) + 1e-5) * scale
    np.testing.assert_allclose(out, expected, atol=1e-4)
    np.testing.assert_allclose(layer.running_mean.numpy(), 0.1 * mean, atol=1e-6)
    count = IMAGES.size // 6
    unbiased = variance * count / (count - 1)
    np.testing.assert_allclose(layer.running_var.numpy(), 0.9 + 0.1 * unbiased, rtol=1e-5)
    assert layer.num_batches_tracked.item() == 1
    learnt = [layer.running_mean.numpy().reshape(line), layer.running_var.numpy().reshape(line)]
    expected = (IMAGES - learnt[0]) / np.sqrt(learnt[1] + 1e-5) * scale
    np.testing.assert_allclose(layer(Tensor(IMAGES)).numpy(), expected, atol=1e-4)
    assert layer.num_batches_tracked.item() == 1


def _normalised(x, axes, eps=1e-5):
    return (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + eps)


@pytest.mark.parametrize(
    ("layer", "expected"),
    [
        (lambda: nn.LayerNorm(5), lambda x: _normalised(x, -1)),
        (lambda: nn.LayerNorm((5, 5)), lambda x: _normalised(x, (-2, -1))),
        (lambda: nn.LayerNorm2d(6), lambda x: _normalised(x, 1)),
        (lambda: nn.InstanceNorm(6), lambda x: _normalised(x, (2, 3))),
        (
            lambda: nn.GroupNorm(2, 6),
            lambda x: _normalised(x.reshape(4, 2, 3, 5, 5), (2, 3, 4)).reshape(x.shape),
        ),
        (lambda: nn.RMSNorm(5), lambda x: x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-6)),
    ],
)
def test_norms(layer, expected):
    np.testing.assert_allclose(value(layer()(Tensor(IMAGES))), expected(IMAGES), atol=1e-4)


def test_embedding_picks_rows_and_its_gradient_adds_up():
    layer = nn.Embedding(5, 2)
    index = Tensor([[1, 3], [3, 3]])
    assert layer(index).tolist() == layer.weight.numpy()[index.numpy()].tolist()
    (grad,) = layer(index).sum().gradient(layer.weight)
    assert grad.tolist() == [[0, 0], [1, 1], [0, 0], [3, 3], [0, 0]]


def test_lstm_cell_follows_its_equations():
    cell = nn.LSTMCell(3, 4)
    x = RANDOM.standard_normal((2, 3)).astype(np.float32)

    def sigmoid(v):
        return 1 / (1 + np.exp(-v))

    hidden, state = cell(Tensor(x))
    hidden, state = cell(Tensor(x), (hidden, state))
    h = c = np.zeros((2, 4))
    for _ in range(2):
        gates = x @ cell.weight_ih.numpy().T + cell.bias_ih.numpy()
        gates = gates + h @ cell.weight_hh.numpy().T + cell.bias_hh.numpy()
        enter, forget, new, leave = np.split(gates, 4, 1)
        c = sigmoid(forget) * c + sigmoid(enter) * np.tanh(new)
        h = sigmoid(leave) * np.tanh(c)
    np.testing.assert_allclose(hidden.numpy(), h, atol=1e-5)
    np.testing.assert_allclose(state.numpy(), c, atol=1e-5)


@pytest.mark.parametrize(
    ("make", "kind", "text"),
    [
        (lambda: nn.Conv2d(3, 4, 3, groups=2), ArgumentError, "do not divide into 2 groups"),
        (lambda: nn.Conv2d(3, 4, 3, padding="valid"), ArgumentError, "padding is 'same' or"),
        (lambda: nn.GroupNorm(4, 6), ArgumentError, "do not divide into 4 groups"),
        (lambda: nn.LayerNorm(4)(Tensor.ones(2, 3)), ShapeError, "does not fit a tensor"),
        (lambda: nn.BatchNorm(4)(Tensor.ones(4)), ShapeError, "batch norm takes"),
        (lambda: nn.Linear(4, 2)(Tensor.ones(2, 3)), ShapeError, "3 columns do not meet 4 rows"),
    ],
)
def test_wrong_arguments_are_refused(make, kind, text):
    with pytest.raises(kind, match=text):
        make()
