"""Optimisers against their published formulas."""

from __future__ import annotations

import gc
import weakref

import numpy as np
import pytest

from tgcore import nn
from tgcore.support.errors import ArgumentError, GradientError
from tgcore.tensor import Tensor

START = np.array([1.0, -2.0, 3.0])


def _train(make, steps=4):
    x = Tensor(START.astype(np.float32))
    unused = Tensor([1], requires_grad=False)
    optimizer = make([x, unused])
    with Tensor.train():
        for _ in range(steps):
            optimizer.zero_grad()
            (x * x * x).sum().backward()
            optimizer.step()
    return x.numpy()


def _sgd(x, state, t, lr=0.01, momentum=0.0, wd=0.0, nesterov=False):
    grad = 3 * x * x + wd * x
    if momentum:
        state["b"] = momentum * state.get("b", 0) + grad
        grad = grad + momentum * state["b"] if nesterov else state["b"]
    return x - lr * grad


def _adam(x, state, t, lr=0.01, b1=0.9, b2=0.999, eps=1e-8, wd=0.0):
    grad = 3 * x * x
    state["m"] = b1 * state.get("m", 0) + (1 - b1) * grad
    state["v"] = b2 * state.get("v", 0) + (1 - b2) * grad * grad
    change = (state["m"] / (1 - b1**t)) / (np.sqrt(state["v"] / (1 - b2**t)) + eps)
    return x - lr * (change + wd * x)


def _lamb(x, state, t):
    moved = x - _adam(x, state, t, lr=1.0, eps=1e-6, wd=0.1)
    return x - 0.01 * moved * np.linalg.norm(x) / np.linalg.norm(moved)


def _lars(x, state, t):
    grad = 3 * x * x
    trust = 0.001 * np.linalg.norm(x) / (np.linalg.norm(grad) + 1e-4 * np.linalg.norm(x))
    state["b"] = 0.9 * state.get("b", 0) + trust * (grad + 1e-4 * x)
    return x - 0.1 * state["b"]


@pytest.mark.parametrize(
    ("make", "step"),
    [
        (lambda p: nn.optim.SGD(p, lr=0.01), _sgd),
        (lambda p: nn.optim.SGD(p, lr=0.01, momentum=0.9),
         lambda x, s, t: _sgd(x, s, t, momentum=0.9)),
        (lambda p: nn.optim.SGD(p, lr=0.01, momentum=0.9, weight_decay=0.1, nesterov=True),
         lambda x, s, t: _sgd(x, s, t, momentum=0.9, wd=0.1, nesterov=True)),
        (lambda p: nn.optim.Adam(p, lr=0.01), _adam),
        (lambda p: nn.optim.AdamW(p, lr=0.01, weight_decay=0.1),
         lambda x, s, t: _adam(x, s, t, wd=0.1)),
        (lambda p: nn.optim.LAMB(p, lr=0.01, weight_decay=0.1), _lamb),
        (lambda p: nn.optim.LARS(p, lr=0.1), _lars),
        (lambda p: nn.optim.OptimizerGroup(nn.optim.SGD(p[:1], lr=0.01)), _sgd),
    ],
)  # fmt: skip
def test_parameters_move_as_the_formula_says(make, step):
    x, state = START.copy(), {}
    for t in range(1, 5):
        x = step(x, state, t)
    np.testing.assert_allclose(_train(make), x, rtol=1e-5)


def test_the_rate_may_be_changed_between_steps():
    x = Tensor([1.0])
    optimizer = nn.optim.SGD([x], lr=0.1)
    with Tensor.train():
        for rate in (0.5, 0.25):
            optimizer.lr.assign(Tensor([rate]))
            optimizer.zero_grad()
            x.sum().backward()
            optimizer.step()
    assert x.item() == 0.25


def test_what_cannot_be_trained_is_refused():
    with pytest.raises(ArgumentError, match="at least one float parameter"):
        nn.optim.SGD([Tensor([1])])
    x = Tensor([1.0])
    optimizer = nn.optim.SGD([x])
    with pytest.raises(GradientError, match="taken in training only"):
        optimizer.step()
    missing = pytest.raises(GradientError, match="parameter 0 of shape .* has no gradient")
    with missing, Tensor.train():
        optimizer.step()


@pytest.mark.parametrize(
    "make", [nn.optim.Adam, nn.optim.LAMB, lambda p: nn.optim.SGD(p, 0.1, momentum=0.9)]
)
def test_parameters_of_16_bits_move_as_wide_ones_do(make):
    moved = {}
    for dtype in ("float32", "float16", "bfloat16"):
        x = Tensor([1.0, -2.0, 0.5]).cast(dtype).realize()
        optimizer = make([x])
        with Tensor.train():
            for _ in range(3):
                optimizer.zero_grad()
                (x * 1e-4).sum().backward()
                optimizer.step()
        assert x.dtype.name == dtype
        moved[dtype] = x.float().numpy()
    np.testing.assert_allclose(moved["float16"], moved["float32"], rtol=3e-3)
    np.testing.assert_allclose(moved["bfloat16"], moved["float32"], rtol=2e-2)


# two steps of rate 1 and 0.1 on a gradient of 1: torch's SGD, and momentum that keeps the old rate
@pytest.mark.parametrize(("classic", "expected"), [(False, [-1.0, -1.19]), (True, [-1.0, -2.0])])
def test_a_new_rate_counts_at_once_unless_momentum_is_classic(classic, expected):
    x = Tensor([0.0], requires_grad=True)
    optimizer = nn.optim.SGD([x], lr=1.0, momentum=0.9, classic=classic)
    found = []
    with Tensor.train():
        for rate in (1.0, 0.1):
            optimizer.lr.assign(Tensor([rate], dtype=optimizer.lr.dtype)).realize()
            optimizer.zero_grad()
            x.sum().backward()
            optimizer.step()
            found.append(x.item())
    np.testing.assert_allclose(found, expected, rtol=1e-6)


@pytest.mark.parametrize(
    "make", [nn.optim.Adam, lambda params, lr: nn.optim.SGD(params, lr, momentum=0.5)]
)
def test_parameters_in_storage_and_not_yet_computed_are_trained_together(make):
    def trained(ready: bool) -> list[list[float]]:
        first = Tensor(np.array([[1.0, -2.0]], dtype=np.float32)).realize()
        second = Tensor.ones(2, 1).contiguous()
        if ready:
            second.realize()
        optimizer = make([first, second], lr=0.1)
        with Tensor.train():
            for _ in range(3):
                optimizer.zero_grad()
                (first @ second - 3).square().sum().backward()
                optimizer.step()
        return [first.reshape(2).tolist(), second.reshape(2).tolist()]

    np.testing.assert_allclose(trained(False), trained(True), rtol=1e-6)


def test_the_state_of_an_optimiser_keeps_nothing_of_how_gradients_were_made():
    weight, seen = Tensor.ones(3), Tensor([1.0, 2.0, 3.0]).realize()
    optimizer = nn.optim.Adam([weight], lr=0.1)
    data = weakref.ref(seen.uop.arg)
    with Tensor.train():
        optimizer.zero_grad()
        (weight * seen).sum().backward()
        optimizer.step()
    optimizer.zero_grad()
    del seen
    gc.collect()
    assert data() is None


@pytest.mark.parametrize(
    "make",
    [
        lambda params: nn.optim.SGD(params, lr=0.1),
        lambda params: nn.optim.SGD(params, lr=0.1, momentum=0.9, weight_decay=0.1, classic=True),
        lambda params: nn.optim.SGD(params, lr=0.1, momentum=0.9, nesterov=True),
        lambda params: nn.optim.LARS(params, lr=0.1),
        lambda params: nn.optim.Adam(params, lr=0.1),
        lambda params: nn.optim.AdamW(params, lr=0.1),
        lambda params: nn.optim.LAMB(params, lr=0.1),
    ],
)
def test_a_parameter_may_be_a_single_number(make):
    moved = []
    for start in (3.0, [3.0]):
        x = Tensor(start, requires_grad=True)
        optimizer = make([x])
        with Tensor.train():
            for _ in range(3):
                optimizer.zero_grad()
                (x * x).sum().backward()
                optimizer.step()
        assert x.shape == (() if start == 3.0 else (1,))
        moved.append(x.item())
    assert moved[0] == moved[1] < 3.0
