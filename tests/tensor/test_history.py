"""Gradients through values that were computed in between: running a graph ends no path."""

from __future__ import annotations

import weakref

import numpy as np
import pytest

from tgcore.nn.layers import Linear
from tgcore.nn.optim import SGD
from tgcore.nn.state import get_parameters
from tgcore.support.errors import GradientError
from tgcore.tensor import Tensor, history
from tgcore.tensor.jit import TinyJit


@pytest.fixture
def pasts(monkeypatch):
    """What is kept from now on; values of other tests may live still."""
    kept = weakref.WeakKeyDictionary()
    monkeypatch.setattr(history, "_PASTS", kept)
    return kept


def _weight(*values: float) -> Tensor:
    return Tensor([float(value) for value in values], requires_grad=True)


@pytest.mark.parametrize(
    "compute",
    [
        lambda h: h.numpy(),
        lambda h: h.realize(),
        lambda h: h.contiguous().realize(),
        lambda h: (h + 1).sum().item(),
        lambda h: Tensor.realize(h, h.exp(), h.reshape(3, 1)),
    ],
    ids=["read", "realized", "copied", "used", "beside others"],
)
def test_a_value_that_was_computed_passes_the_gradient_on(compute):
    weight = _weight(1, 2, 3)
    hidden = weight * Tensor([4.0, 5.0, 6.0])
    compute(hidden)
    (hidden * hidden).sum().backward()
    assert weight.grad.tolist() == [32.0, 100.0, 216.0]


def test_each_of_several_computed_values_passes_it_on():
    weight = _weight(1, 2, 3)
    hidden = (weight * 2).realize()
    loss = (hidden.reshape(3, 1).permute(1, 0).exp().realize() * 3).sum().realize()
    weight.numpy()
    (gradient,) = loss.gradient(weight)
    np.testing.assert_allclose(gradient.numpy(), 6 * np.exp([2.0, 4.0, 6.0]), rtol=1e-5)


def test_detach_ends_the_path_also_of_a_computed_value():
    weight = _weight(1, 2)
    hidden = (weight * 2).realize()
    with pytest.raises(GradientError, match="does not depend"):
        hidden.detach().sum().backward()


def test_two_optimisers_that_share_a_value():
    Tensor.manual_seed(3)
    maker, judge = Linear(4, 2), Linear(2, 1)
    of_maker, of_judge = SGD(get_parameters(maker), 0.1), SGD(get_parameters(judge), 0.1)
    made = maker(Tensor.rand(8, 4))
    with Tensor.train():
        judge(made.detach()).mean().backward()
        of_judge.step()  # computes `made` along
        judge(made).mean().backward()
        of_maker.step()
    expected = judge.weight.numpy().reshape(-1)
    np.testing.assert_allclose(maker.bias.grad.numpy(), expected, rtol=1e-5)


def test_after_a_write_the_older_contents_give_no_gradient_in_silence():
    weight = _weight(1, 2)
    hidden = (weight * weight).realize()
    weight.assign(weight.detach() + 1).realize()
    with pytest.raises(GradientError, match="overwritten") as caught:
        hidden.sum().backward()
    assert "before the write" in str(caught.value)


def test_a_write_elsewhere_does_no_harm():
    weight, other = _weight(1, 2), Tensor.zeros(2).contiguous().realize()
    hidden = (weight * weight).realize()
    other.assign(Tensor([1.0, 1.0])).realize()
    hidden.sum().backward()
    assert weight.grad.tolist() == [2.0, 4.0]


def test_without_trainable_tensors_nothing_is_kept(pasts):
    state = Tensor.zeros(3)
    for _ in range(5):
        state = (state * 2 + Tensor([1.0, 2.0, 3.0])).realize()
    assert not pasts


def test_what_is_kept_goes_with_the_value(pasts):
    weight = _weight(1, 2)
    state = Tensor.zeros(2)
    for _ in range(20):
        state = (state * 0.5 + weight).realize()
    state.sum().backward()
    np.testing.assert_allclose(weight.grad.numpy(), [2.0, 2.0], rtol=1e-4)
    assert pasts
    del state
    assert not pasts


def test_a_very_long_chain_is_given_up(monkeypatch):
    monkeypatch.setattr(history, "_LONGEST", 10)
    weight = _weight(1, 2)
    state = Tensor.zeros(2)
    for _ in range(15):
        state = (state * 0.5 + weight).realize()
    with pytest.raises(GradientError, match="more than 10 values"):
        state.sum().backward()


def test_the_arguments_of_a_captured_function_are_leaves_in_every_call():
    weight = _weight(2, 3)

    @TinyJit
    def own(hidden: Tensor) -> Tensor:
        made = (hidden * weight).realize()
        (gradient,) = (made * made).sum().gradient(weight)
        return gradient.realize()

    for number in range(4):
        hidden = (weight * float(number)).realize()
        expected = 2 * hidden.numpy() ** 2 * weight.numpy()
        np.testing.assert_allclose(own(hidden).numpy(), expected, rtol=1e-5)


@pytest.mark.parametrize("stored", [True, False], ids=["in storage", "not yet computed"])
def test_a_trained_tensor_that_is_assigned_to_is_where_gradients_end(stored):
    first, second = _weight(3), Tensor.zeros(1, requires_grad=True)
    if stored:
        second.assign(second.contiguous()).realize()
    (first * second).sum().backward()
    second.assign(second.detach() - second.grad * 0.5)  # -1.5, made of `first`
    (first * second).sum().backward()
    assert first.grad.tolist() == [-1.5]
    second.realize()
    first.grad = None
    (first * second).sum().backward()
    assert first.grad.tolist() == [-1.5]
