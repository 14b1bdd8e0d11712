"""Tensors made from nothing, from numbers and from data."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore.ir import GroupOp, Ops, dtypes
from tgcore.runtime import Device
from tgcore.support.errors import DTypeError, DTypeRangeError, LoadError, ShapeError
from tgcore.support.settings import Context
from tgcore.tensor import Tensor, Variable


@pytest.mark.parametrize(
    ("data", "dtype"),
    [
        (True, dtypes.bool),
        (5, dtypes.int32),
        (2**40, dtypes.int64),
        (2**63, dtypes.uint64),
        (-(2**31), dtypes.int32),
        (1.5, dtypes.float32),
        ([1, 2], dtypes.int32),
        ([1, 2**40], dtypes.int64),
        ([[True], [False]], dtypes.bool),
        ([1, 2.5], dtypes.float32),
        ([], dtypes.float32),
        (np.float16(1), dtypes.float16),
        (np.zeros(2, np.uint8), dtypes.uint8),
        (b"ab", dtypes.uint8),
    ],
)
def test_data_decides_the_dtype(data, dtype):
    assert Tensor(data).dtype is dtype


def test_the_default_int_is_respected():
    with Context(default_int="int64"):
        assert Tensor(5).dtype is dtypes.int64
        assert Tensor.arange(3).dtype is dtypes.int64


def test_values_survive_creation():
    assert value(Tensor([[1, 2], [3, 4]])).tolist() == [[1, 2], [3, 4]]
    assert value(Tensor(np.arange(6).reshape(2, 3).T)).tolist() == [[0, 3], [1, 4], [2, 5]]
    assert value(Tensor(b"\x01\x02\x03\x04", dtype=dtypes.uint16)).tolist() == [513, 1027]
    assert value(Tensor([Tensor(1), Tensor(2)])).tolist() == [1, 2]
    assert value(Tensor([1.0, -2.7], dtype=dtypes.int32)).tolist() == [1, -2]


def test_later_changes_of_the_array_do_not_show():
    array = np.zeros(2, np.float32)
    tensor = Tensor(array)
    array[0] = 7
    assert value(tensor).tolist() == [0, 0]


def test_a_literal_that_fits_nothing_is_refused():
    for literal in (2**64, -(2**63) - 1):
        with pytest.raises(DTypeRangeError, match="fit no integer type"):
            Tensor(literal)
    with pytest.raises(DTypeRangeError, match="300 does not fit uint8"):
        Tensor([300], dtype=dtypes.uint8)
    with pytest.raises(OverflowError):
        Tensor.full((2,), -1, dtype=dtypes.uint8)


def test_weak_dtypes_have_no_storage():
    for make in (
        lambda: Tensor([1], dtype=dtypes.weakint),
        lambda: Tensor.empty(2, dtype="weakfloat"),
    ):
        with pytest.raises(DTypeError, match="has no storage"):
            make()


def test_ragged_lists_and_strange_objects_are_refused():
    with pytest.raises(ShapeError, match="nested lists must have one shape"):
        Tensor([[1, 2], [3]])
    with pytest.raises(DTypeError, match="cannot be made of str"):
        Tensor(["a"])
    with pytest.raises(DTypeError, match="cannot be made of object"):
        Tensor(object())


def test_a_missing_file_is_a_load_error(tmp_path):
    with pytest.raises(LoadError):
        Tensor(tmp_path / "nothing.bin")


def test_ranges_and_triangles_are_index_arithmetic():
    for tensor in (Tensor.arange(2560), Tensor.eye(64), Tensor.tri(64), Tensor.linspace(0, 1, 9)):
        ops = {node.op for node in tensor.uop.toposort()}
        assert Ops.BUFFER not in ops and Ops.REDUCE not in ops


@pytest.mark.parametrize("arguments", [(5,), (2, 9), (2, 9, 3), (9, 2, -3), (3, 3), (0.5, 3, 0.5)])
def test_arange_follows_numpy(arguments):
    assert value(Tensor.arange(*arguments)).tolist() == np.arange(*arguments).tolist()


def test_fills_follow_their_names():
    assert value(Tensor.ones(2)).tolist() == [1, 1]
    assert Tensor.ones(2).dtype is dtypes.float32
    assert Tensor.full((2,), 7).dtype is dtypes.int32
    assert value(Tensor.eye(2, 3)).tolist() == [[1, 0, 0], [0, 1, 0]]
    assert value(Tensor.linspace(0, 1, 3)).tolist() == [0, 0.5, 1]
    like = Tensor([1, 2], dtype=dtypes.int8).full_like(3)
    assert like.dtype is dtypes.int8 and value(like).tolist() == [3, 3]


def test_what_is_like_another_takes_a_dtype_in_its_place():
    x = Tensor([1.0, 2.0], dtype=dtypes.float16)
    assert x.full_like(3, dtypes.int8).dtype is dtypes.int8
    assert x.empty_like(dtypes.int32).dtype is dtypes.int32
    assert x.randn_like(dtypes.float32).dtype is dtypes.float32
    for made in (x.full_like(3, None), x.zeros_like(dtype=None), x.empty_like(), x.rand_like()):
        assert (made.dtype, made.device) == (x.dtype, x.device)


def test_a_dtype_may_be_named_as_the_class_names_it():
    assert Tensor([1.0]).cast("half").dtype is dtypes.float16
    assert Tensor.zeros(dtype="long").dtype is dtypes.int64


def test_equal_fills_are_two_leaves():
    assert Tensor.ones(2).uop is not Tensor.ones(2).uop


def test_a_bound_variable_is_a_tensor():
    bound = Variable("n", -5, 8).bind(-3)
    assert Tensor(bound).item() == -3
    assert (Tensor([10]) + bound).tolist() == [7]


def test_printing_computes_nothing():
    tensor = Tensor([1.0, 2.0]) + 1
    assert repr(tensor).startswith("<Tensor float32(2,)")
    assert tensor.uop.op in GroupOp.ALU


def _gradient(x):
    (x * 2).sum().backward()
    return x.grad


MADE = {
    "a number": lambda place: Tensor(3, device=place),
    "a list": lambda place: Tensor([3], device=place),
    "full": lambda place: Tensor.full((2,), 1, device=place),
    "empty": lambda place: Tensor.empty(2, device=place),
    "full_like": lambda place: Tensor([1.0], device=place).full_like(2),
    "arange": lambda place: Tensor.arange(5, device=place),
    "linspace": lambda place: Tensor.linspace(0, 1, 5, device=place),
    "eye": lambda place: Tensor.eye(2, device=place),
    "tri": lambda place: Tensor.tri(2, device=place),
    "rand": lambda place: Tensor.rand(2, device=place),
    "randperm": lambda place: Tensor.randperm(4, device=place),
    "several places": lambda place: Tensor([1, 2], device=(place, f"{place}:1")),
    "moved": lambda place: Tensor.ones(2).to(place),
    "a gradient": lambda place: _gradient(Tensor.ones(2, device=place, requires_grad=True)),
}


@pytest.mark.parametrize("make", MADE.values(), ids=MADE)
def test_a_named_device_is_enough_and_the_default_is_not_looked_for(make, monkeypatch):
    def choose_default(self):
        raise AssertionError("the default device was looked for")

    monkeypatch.setattr(type(Device), "choose_default", choose_default)
    monkeypatch.setattr(Device, "_default", "")
    with Context(dev=""):
        made = make("NUMPY")
        assert made.device in ("NUMPY", ("NUMPY", "NUMPY:1"))
