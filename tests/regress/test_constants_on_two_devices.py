"""A sum of constants that kernels of two devices use is copied to the second, not read there."""

from __future__ import annotations

from tgcore import Tensor


def test_a_sum_of_constants_is_used_on_two_devices() -> None:
    spread = Tensor.arange(4).reshape(2, 2).shard(("CPU", "NUMPY"), 0)
    assert spread.sum(0).tolist() == [2, 4]
