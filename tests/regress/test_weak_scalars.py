"""Python numbers take the dtype they meet, and become storage by their bounds (semantics.md, 7)."""

from __future__ import annotations

import numpy as np
import pytest

from tgcore import Tensor, Variable, dtypes


def test_a_number_takes_the_dtype_of_the_tensor():
    for dtype in (dtypes.int8, dtypes.uint8, dtypes.int64, dtypes.float16, dtypes.bfloat16):
        x = Tensor.ones(2, dtype=dtype)
        assert (x + 1).dtype is dtype and (2 * x).dtype is dtype and x.maximum(3).dtype is dtype
    assert (Tensor.ones(2, dtype=dtypes.float16) + 1.5).dtype is dtypes.float16
    assert (Tensor([1, 2]) + 1.5).dtype is dtypes.float32
    assert (Tensor([True]) + 1).dtype is dtypes.int32


def test_two_tensors_meet_in_the_lattice():
    a, b = Tensor([1], dtype=dtypes.int64), Tensor([1], dtype=dtypes.uint64)
    assert (a + b).dtype is dtypes.float32
    half, brain = Tensor([1.0], dtype=dtypes.float16), Tensor([1.0], dtype=dtypes.bfloat16)
    assert (half + brain).dtype is dtypes.float32
    assert (Tensor([1], dtype=dtypes.int64) + half).dtype is dtypes.float16
    assert (Tensor([1], dtype=dtypes.uint8) + Tensor([1], dtype=dtypes.int8)).dtype is dtypes.int16


def test_promotion_changes_no_shape_written_with_the_same_number():
    five = (Tensor(5).expand(5) + 1.5).tolist()
    assert five == [6.5] * 5
    assert (Tensor(2).reshape(1).pad(((2, 2),)) + 0.5).tolist() == [0.5, 0.5, 2.5, 0.5, 0.5]


@pytest.mark.parametrize("use", [
    lambda x: x, lambda x: x.clone(), lambda x: x.sum(), lambda x: x.max(),
    lambda x: x.stack(x)[1], lambda x: Tensor([2**40])[0], lambda x: x.contiguous(),
    lambda x: x.reshape(1).expand(3)[2],
])  # fmt: skip
def test_great_literals_keep_their_value(use):
    assert use(Tensor(2**40)).item() == 2**40


def test_a_source_of_64_bits_is_computed_in_64_bits():
    big = Tensor(2**35 + 7)
    assert (big // 2**31).item() == 16
    assert ((big - 1) // 2**31).item() == 16
    assert (big.reshape(1) // 2**31).item() == 16


def test_joining_and_padding_weak_values():
    one, two, three = (Tensor(k).reshape(1).expand(k) for k in (1, 2, 3))
    assert one.cat(two, three).tolist() == [1, 2, 2, 3, 3, 3]
    assert Tensor(5).reshape(1).pad(((1, 1),)).tolist() == [0, 5, 0]


def test_a_weak_value_is_stored_where_it_defers():
    x = Tensor([1.0, 2.0]).realize()
    assert x.assign(3).tolist() == [3.0, 3.0]
    y = Tensor([1, 2], dtype=dtypes.int8).realize()
    assert y.assign(Tensor(4)).tolist() == [4, 4] and y.dtype is dtypes.int8
    with pytest.raises(TypeError, match="cannot assign weakfloat to int8"):
        y.assign(1.5)


def test_literals_beyond_every_integer_are_refused():
    for value in (2**64, -(2**63) - 1):
        with pytest.raises(OverflowError):
            Tensor(value)
    assert Tensor(2**64 - 1).item() == 2**64 - 1 and Tensor(-(2**63)).item() == -(2**63)


def test_pooling_and_scatter_pad_with_the_extreme_of_the_dtype():
    x = Tensor(np.full((1, 1, 2, 2), -100, np.int8))
    assert x.max_pool2d(kernel_size=2, padding=1, stride=2).max().item() == -100
    assert Tensor([-5, -3, -9]).cummax(0)[0].tolist() == [-5, -3, -3]


def test_a_bound_variable_is_a_weak_integer():
    n = Variable("n", -5, 8).bind(-3)
    assert (Tensor(n) * 2 + 1).item() == -5
    assert (Tensor(n) + Tensor([10], dtype=dtypes.int8)).dtype is dtypes.int8
    assert (Tensor(n) + Tensor([0.5])).tolist() == [-2.5]
