"""Random numbers: reproducible, in range, the same in every order."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore.ir import dtypes
from tgcore.support.settings import Context
from tgcore.tensor import Tensor
from tgcore.testing.arithmetic import threefry2x32


@pytest.fixture(autouse=True)
def seeded():
    Tensor.manual_seed(7)


def test_the_bits_are_those_of_threefry():
    drawn = value(Tensor.rand(5))
    bits = threefry2x32(np.arange(5, dtype=np.uint64), np.uint64(7))
    assert drawn.tolist() == ((bits >> np.uint64(40)).astype(np.float32) * 2.0**-24).tolist()


def test_numbers_do_not_depend_on_the_order_of_realization():
    first, second = Tensor.rand(3), Tensor.rand(3)
    later = second.tolist(), first.tolist()
    Tensor.manual_seed(7)
    assert (Tensor.rand(3).tolist(), Tensor.rand(3).tolist()) == later[::-1]


def test_a_call_advances_by_its_count():
    whole = Tensor.rand(6).tolist()
    Tensor.manual_seed(7)
    assert Tensor.rand(2).tolist() + Tensor.rand(4).tolist() == whole


def test_the_device_draws_what_the_reference_says():
    for make in (Tensor.rand, Tensor.randn, lambda n: Tensor.randint(n, low=-5, high=9)):
        drawn = make(50)
        assert np.allclose(value(drawn), drawn.numpy(), atol=1e-6)


@pytest.mark.parametrize("dtype", dtypes.floats)
def test_rand_is_below_one_in_every_dtype(dtype):
    drawn = value(Tensor.rand(4096, dtype=dtype)).astype(np.float64)
    assert drawn.min() >= 0 and drawn.max() < 1
    assert 0.3 < drawn.mean() < 0.7


def test_moments():
    normal = value(Tensor.randn(20000))
    assert abs(normal.mean()) < 0.03 and abs(normal.std() - 1) < 0.03
    assert np.bincount(value(Tensor.randint(8000, low=0, high=4))).min() > 1800
    bounds = value(Tensor.uniform(1000, low=-2, high=3))
    assert bounds.min() >= -2 and bounds.max() < 3
    assert sorted(value(Tensor.randperm(40)).tolist()) == list(range(40))


def test_draws_follow_their_weights():
    draws = value(Tensor([1.0, 0.0, 3.0]).multinomial(2000, replacement=True))
    counts = np.bincount(draws, minlength=3)
    assert counts[1] == 0 and 400 < counts[0] < 600
    rows = value(Tensor([[0.0, 1.0], [1.0, 0.0]]).multinomial(5, replacement=True))
    assert rows.tolist() == [[1] * 5, [0] * 5]
    assert sorted(value(Tensor([1.0, 2.0, 3.0]).multinomial(3)).tolist()) == [0, 1, 2]


def test_dropout_acts_in_training_only():
    x = Tensor.ones(4000)
    assert x.dropout(0.5).uop is x.uop
    with Context(training=True):
        kept = value(x.dropout(0.25))
    assert set(kept.tolist()) == {0.0, np.float32(1 / 0.75)}
    assert 0.7 < (kept > 0).mean() < 0.8


@pytest.mark.parametrize(
    ("make", "kind", "text"),
    [
        (lambda: Tensor.rand(2, dtype=dtypes.weakfloat), TypeError, "has no storage"),
        (lambda: Tensor.rand(2, dtype=dtypes.int32), TypeError, "rand gives floats, not int32"),
        (lambda: Tensor.randint(2, low=3, high=3), ValueError, "randint needs low < high"),
        (lambda: Tensor.randint(2, low=0.5), TypeError, "takes integer bounds"),
        (lambda: Tensor.rand(-1), ValueError, "cannot be negative"),
        (lambda: Tensor.ones(2).dropout(2), ValueError, "p is a probability"),
    ],
)
def test_wrong_arguments_are_refused(make, kind, text):
    with pytest.raises(kind, match=text):
        make()
