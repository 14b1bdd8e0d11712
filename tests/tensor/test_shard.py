"""Tensors spread over several devices."""

from __future__ import annotations

import numpy as np
import pytest

from tgcore.runtime import Device
from tgcore.support.errors import ArgumentError, ShapeError
from tgcore.tensor import Tensor, TinyJit

GRID = np.arange(24, dtype=np.float32).reshape(4, 6)
WEIGHT = np.arange(12, dtype=np.float32).reshape(6, 2)


@pytest.fixture
def devices():
    family = Device.DEFAULT.partition(":")[0]
    return (family, f"{family}:1")


@pytest.mark.parametrize("axis", [0, 1, None])
@pytest.mark.parametrize(
    "function",
    [
        lambda x: x * 2 + 1,
        lambda x: x.sum(),
        lambda x: x.sum(0),
        lambda x: x.max(1),
        lambda x: x.reshape(4, 3, 2),
        lambda x: x.T,
        lambda x: x.softmax(1),
    ],
)
def test_operations_give_what_one_device_gives(devices, axis, function):
    x = Tensor(GRID)
    np.testing.assert_allclose(
        function(x.shard(devices, axis)).numpy(), function(x).numpy(), rtol=1e-6
    )


def test_gradients_pass_through(devices):
    x, w = Tensor(GRID), Tensor(WEIGHT)
    loss = (x.shard(devices, 0) @ w.shard(devices)).square().sum()
    grads = loss.gradient(x, w)
    assert [grad.device for grad in grads] == [x.device, w.device]
    np.testing.assert_allclose(grads[0].numpy(), 2 * (GRID @ WEIGHT) @ WEIGHT.T)
    np.testing.assert_allclose(grads[1].numpy(), 2 * GRID.T @ (GRID @ WEIGHT))


def test_a_tensor_like_a_sharded_one_is_sharded(devices):
    x = Tensor(GRID).shard(devices, 0)
    for like in (x.full_like(3), x.rand_like(), x.zeros_like()):
        assert like.device == devices and like.shape == x.shape and like.dtype is x.dtype
    assert x.full_like(3).tolist() == [[3.0] * 6] * 4
    with pytest.raises(ArgumentError, match="lives on the same devices"):
        x.rand_like(device=devices[::-1])


def test_an_uneven_split_is_refused(devices):
    with pytest.raises(ShapeError, match="axis 0 of size 3 does not split evenly over 2 devices"):
        Tensor([1, 2, 3]).shard(devices, 0)
    with pytest.raises(ArgumentError, match="sharded already"):
        Tensor([1, 2]).shard(devices, 0).shard(devices, 0)


def test_captured_functions_take_and_give_sharded_tensors(devices):
    double = TinyJit(lambda x: x * 2)
    for number in range(4):
        out = double(Tensor(GRID + number).shard(devices, 0).realize())
        assert out.device == devices
        assert (out.numpy() == (GRID + number) * 2).all()


def test_sharded_state_in_a_captured_function_is_refused(devices):
    state = Tensor(GRID).shard(devices, 0).realize()

    @TinyJit
    def grow():
        return state.assign(state + 1).sum()

    grow()
    with pytest.raises(ArgumentError, match="writes a sharded tensor from outside"):
        grow()
