"""Where operands of different dtypes meet, and what becomes of Python numbers."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore.ir import dtypes
from tgcore.support.errors import DTypeError
from tgcore.tensor import Tensor


@pytest.mark.parametrize(
    ("dtype", "number", "result"),
    [
        ("int8", 1, "int8"),
        ("int8", 1.5, "float32"),
        ("float16", 1, "float16"),
        ("float16", 1.5, "float16"),
        ("bool", 1, "int32"),
        ("bool", True, "bool"),
        ("uint64", 1, "uint64"),
        ("bfloat16", 2.0, "bfloat16"),
    ],
)
def test_a_number_takes_the_dtype_it_meets(dtype, number, result):
    tensor = Tensor([1, 0], dtype=dtype)
    assert (tensor + number).dtype.name == result
    assert (number + tensor).dtype.name == result
    assert (tensor * number).dtype.name == result


def test_a_weak_float_takes_the_half_it_meets_later():
    whole, half = Tensor([1, 2]), Tensor([1, 2], dtype=dtypes.float16)
    assert ((whole + 0.5) + half).dtype is dtypes.float16
    assert ((whole + 0.5) + half).tolist() == [2.5, 4.5]


def test_promotion_changes_no_shape():
    assert value(Tensor(5).expand(5) + 1.5).tolist() == [6.5] * 5


def test_division_of_integers_is_computed_in_floats():
    assert (Tensor([1, 2]) / 2).dtype is dtypes.float32
    assert (Tensor([7, -7]) // 2).tolist() == [3, -4]
    assert Tensor([7, -7]).div(2, rounding_mode="trunc").tolist() == [3, -3]
    assert Tensor([7, -7]).fmod(4).tolist() == [3, -3]


def test_large_weak_values_survive():
    big = Tensor(2**40)
    assert big.dtype is dtypes.int64
    assert big.item() == 2**40
    assert big.clone().item() == 2**40
    assert big.expand(3).sum().item() == 3 * 2**40
    assert big.expand(3).max().item() == 2**40
    assert Tensor.stack(big, big).tolist() == [2**40, 2**40]
    assert ((Tensor(2**35) + 7) // 2**31).item() == 16


def test_sums_accumulate_wide():
    assert Tensor([200, 100], dtype=dtypes.uint8).sum().dtype is dtypes.uint32
    assert Tensor([200, 100], dtype=dtypes.uint8).sum().item() == 300
    assert Tensor([True, True]).sum().item() == 2
    halves = Tensor(np.full(4096, 1, np.float16))
    assert halves.sum().dtype is dtypes.float16 and halves.sum().item() == 4096
    product = Tensor([[100]], dtype=dtypes.int8) @ Tensor([[100]], dtype=dtypes.int8)
    assert product.dtype is dtypes.int32 and product.item() == 10000


def test_bits_need_integers():
    with pytest.raises(DTypeError, match="takes integers or bools, not float32"):
        Tensor([1.0]) & 1
    with pytest.raises(DTypeError, match="only integers can be shifted"):
        Tensor([1.0]) << 1


def test_a_shift_out_of_range_is_refused():
    with pytest.raises(ValueError, match="shifted by 0 to 31 bits, not 32"):
        Tensor([1]) << 32


def test_the_truth_of_a_tensor_is_refused():
    with pytest.raises(TypeError, match="not known while the graph is built"):
        bool(Tensor([1]) == 1)
