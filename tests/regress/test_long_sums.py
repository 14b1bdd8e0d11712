"""Long sums keep their accuracy, whatever they are made of and however long they are."""

from __future__ import annotations

import numpy as np
import pytest

from tgcore import Tensor


def test_a_long_mean_of_computed_values_is_accurate():
    got = Tensor.arange(20_000_000).float().mean().item()
    assert got == pytest.approx(9_999_999.5, rel=2e-3)


@pytest.mark.parametrize("size", [99_991, 100_003])
def test_a_sum_of_prime_length_is_the_sum(size):
    values = np.random.default_rng(0).integers(-5, 5, size).astype(np.int32)
    tensor = Tensor(values)
    assert tensor.sum().item() == values.sum()
    assert tensor.max().item() == values.max()
    assert tensor.reshape(1, size).sum(1).tolist() == [values.sum()]
