"""Tensors where Python and NumPy expect numbers and arrays."""

from __future__ import annotations

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.support.errors import ArgumentError, DTypeError, ShapeError
from tgcore.tensor import Tensor


def test_one_element_is_a_number():
    loss = Tensor([2.75])
    assert (float(loss), int(loss)) == (2.75, 2)
    assert f"{loss:.1f}|{Tensor(7):03d}" == "2.8|007"
    assert f"{loss}" == str(loss)
    for use in (float, int, "{:.1f}".format):
        with pytest.raises(ShapeError, match="exactly one element"):
            use(Tensor([1.0, 2.0]))


def test_numpy_takes_a_tensor_as_an_array_of_its_values():
    tensor = Tensor([[1.0, 2.0], [3.0, 4.0]])
    array = np.asarray(tensor.T)
    assert array.dtype == np.float32 and array.tolist() == [[1.0, 3.0], [2.0, 4.0]]
    assert np.array(tensor, dtype=np.float64).dtype == np.float64
    assert np.stack([tensor, tensor]).shape == (2, 2, 2)


def test_an_operator_with_an_array_is_that_of_the_tensor():
    array, tensor = np.array([1.0, 2.0], np.float32), Tensor([3.0, 4.0])
    for made, right in (
        (array + tensor, [4.0, 6.0]),
        (array / tensor, [1 / 3, 0.5]),
        (np.float32(2) * tensor, [6.0, 8.0]),
        (array == tensor, [False, False]),
    ):
        assert isinstance(made, Tensor)
        np.testing.assert_allclose(made.numpy(), right, rtol=1e-6)
    with pytest.raises(TypeError, match="ufunc"):
        np.sin(tensor)


def test_a_dtype_may_follow_by_position():
    assert Tensor.arange(0, 3, 1, dtypes.float16).dtype == dtypes.float16
    assert Tensor.full((2,), 1, dtypes.int8).dtype == dtypes.int8
    assert Tensor.linspace(0, 1, 3, dtypes.float64).dtype == dtypes.float64
    assert Tensor.eye(2, 3, dtypes.int32).tolist() == [[1, 0, 0], [0, 1, 0]]


def test_a_selection_of_a_given_size():
    values, mask = Tensor([5, 6, 7]), Tensor([True, False, True])
    assert values.masked_select(mask, size=4, fill_value=-1).tolist() == [5, 7, -1, -1]
    assert values.masked_select(mask, size=1).tolist() == [5]
    found = Tensor([[0, 1], [1, 0]]).nonzero(size=3, fill_value=-1)
    assert found.tolist() == [[0, 1], [1, 0], [-1, -1]]
    assert Tensor.ones(1, 2).pad_to(2, None, value=7.0).tolist() == [[1.0, 1.0], [7.0, 7.0]]


def test_a_selection_has_no_negative_size():
    with pytest.raises(ArgumentError, match="cannot have -1 rows"):
        Tensor([5, 6]).masked_select(Tensor([True, True]), size=-1)
    with pytest.raises(ArgumentError, match="cannot have -1 rows"):
        Tensor([5, 6]).nonzero(size=-1)


def test_a_single_value_has_coordinates_of_no_axis():
    assert Tensor(3).nonzero().shape == (1, 0)
    assert Tensor(0).nonzero().shape == (0, 0)


def test_linear_in_a_dtype_and_shifts_in_place():
    made = Tensor.ones(2, 3).linear(Tensor.ones(3, 1), Tensor.ones(1), dtypes.float16)
    assert made.dtype == dtypes.float16 and made.tolist() == [[4.0], [4.0]]
    bits = Tensor([1, 2]).contiguous()
    bits <<= 2
    assert bits.tolist() == [4, 8]
    bits >>= 1
    assert bits.tolist() == [2, 4]


def test_single_values_cannot_be_joined():
    with pytest.raises(ShapeError, match="no axis") as caught:
        Tensor(1.0).cat(Tensor(2.0))
    assert "stack" in str(caught.value)


def test_facts_of_dtypes():
    assert dtypes.finfo(dtypes.bfloat16) == (8, 7)
    assert dtypes.is_bool(dtypes.bool) and not dtypes.is_bool(dtypes.uint8)
    assert dtypes.uint16 in dtypes.int16s
    with pytest.raises(DTypeError, match="int32"):
        dtypes.finfo(dtypes.int32)


def test_tensors_are_joined_one_by_one_or_as_a_list():
    a, b = Tensor([[1, 2]]), Tensor([[3, 4]])
    assert Tensor.cat([a, b], dim=1).tolist() == Tensor.cat(a, b, dim=1).tolist() == [[1, 2, 3, 4]]
    assert Tensor.stack((a, b)).shape == a.stack(b).shape == (2, 1, 2)
    for wrong in (lambda: Tensor.cat([a, b], 1), lambda: Tensor.stack([])):
        with pytest.raises(ArgumentError, match="one list") as caught:
            wrong()
        assert "dim=1" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "advice"),
    [("mm", "@"), ("add_", r"x\.assign\(x\.add"), ("astype", "cast"), ("lazydata", "uop")],
)
def test_names_of_other_libraries_say_what_to_use(name, advice):
    with pytest.raises(AttributeError, match=f"no attribute '{name}'; use .*{advice}"):
        getattr(Tensor([1]), name)
    assert not hasattr(Tensor([1]), "nothing_at_all")


def test_a_dtype_is_no_device():
    with pytest.raises(DTypeError, match="no device") as caught:
        Tensor([1]).to(dtypes.float16)
    assert "cast(dtypes.float16)" in str(caught.value)
