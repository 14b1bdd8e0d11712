"""Sizes that are variables: every operation gives what the fixed size gives."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore.support.errors import ShapeError
from tgcore.tensor import Tensor, Variable

DATA = np.arange(1, 25, dtype=np.float32).reshape(8, 3) / 7
LABELS = [0, 1, 2, 0, 1, 2, 0, 1]


@pytest.mark.parametrize(
    "function",
    [
        lambda x, k: x * 2 + x.sum(0) - x.mean(),
        lambda x, k: x.var(0, correction=0) + x.max(0) + x.prod(0),
        lambda x, k: x.softmax(0) + x.log_softmax(0) + x.logsumexp(0),
        lambda x, k: x.layernorm() + x.layernorm(0),
        lambda x, k: x.T @ x,
        lambda x, k: (x @ x.T).tril(),
        lambda x, k: x.cat(x).cat(Tensor.ones(2, 3)),
        lambda x, k: x.pad(((1, 2), None), value=3.0),
        lambda x, k: x.argmax(0),
        lambda x, k: x.reshape(-1),
        lambda x, k: x.unsqueeze(0).expand(2, k, 3),
        lambda x, k: Tensor.arange(k).reshape(-1, 1) * x,
        lambda x, k: x[0] + x[-1] + x[Tensor([0, 0])].sum(),
        lambda x, k: x[:, ::2].flip(0),
        lambda x, k: Tensor.stack(x, x * 2),
        lambda x, k: Tensor.full((k, 3), 3.0) + x,
        lambda x, k: x.repeat(2, 1),
        lambda x, k: x.sum(1).reshape(-1, 1) + x.sum(1).reshape(1, -1),
        lambda x, k: x.sparse_categorical_crossentropy(Tensor(LABELS)[:k]),
        lambda x, k: Tensor(DATA)[Tensor(LABELS)[:k]],
        lambda x, k: Tensor(DATA)[k - 1 :],
        lambda x, k: x.contiguous() + k,
        lambda x, k: x.unsqueeze(0).scaled_dot_product_attention(
            x.unsqueeze(0), x.unsqueeze(0), is_causal=True
        ),
    ],
)
def test_a_symbolic_size_means_its_value(function):
    variable = Variable("n", 1, 8)
    for count in (1, 3, 8):
        bound = variable.bind(count)
        found = value(function(Tensor(DATA)[:bound], bound))
        expected = value(function(Tensor(DATA[:count]), count))
        assert found.shape == expected.shape
        np.testing.assert_allclose(found, expected, atol=1e-5)


def test_gradients_of_symbolic_parts():
    x = Tensor(DATA)
    part = x[: Variable("n", 1, 8).bind(2)]
    (grad,) = (part * part).sum().gradient(x)
    expected = np.where(np.arange(8)[:, None] < 2, 2 * DATA, 0)
    np.testing.assert_allclose(value(grad), expected)


def test_one_program_serves_all_sizes():
    from tgcore.support.counters import GlobalCounters

    variable = Variable("n", 1, 8)
    x = Tensor(DATA).realize()
    assert (x[: variable.bind(3)] * 5).sum().item() == pytest.approx(5 * DATA[:3].sum())
    before = GlobalCounters.lowered
    assert (x[: variable.bind(6)] * 5).sum().item() == pytest.approx(5 * DATA[:6].sum())
    assert GlobalCounters.lowered == before


def test_what_needs_a_fixed_size_says_so():
    part = Tensor(DATA)[: Variable("n", 1, 8).bind(2)]
    for call in (
        lambda: part.cumsum(),
        lambda: part.sort(0),
        lambda: part.split(1),
        lambda: part.reshape(1, 1, 1, -1).conv2d(Tensor.ones(1, 1, 1, 3)),
        lambda: Tensor.rand(part.shape[0]),
        lambda: len(part),
    ):
        with pytest.raises(ShapeError, match=r"fixed size|symbolic size"):
            call()
