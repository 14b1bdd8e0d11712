"""Wrong programs raise our own errors in the line that is wrong, and say what to do."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tgcore import Device, Tensor, Variable, dtypes
from tgcore.support import errors

ones = Tensor.ones
TWO = ("CPU:0", "CPU:1")


def write(tensor: Any, index: Any, value: Any) -> None:
    tensor[index] = value


# (name, call, error, the built-in it is as well, a part of the text)
CASES: list[tuple[str, Callable[[], Any], str, type, str]] = [
    # shapes
    ("broadcast", lambda: ones(2) + ones(3), "ShapeError", ValueError,
     "shapes (2,) and (3,) do not broadcast: axis -1 has sizes 2 and 3"),
    ("matmul", lambda: ones(2, 3) @ ones(2, 3), "ShapeError", ValueError,
     "cannot multiply (2, 3) by (2, 3): 3 columns do not meet 2 rows"),
    ("matmul of a scalar", lambda: Tensor(1.0) @ ones(2), "ShapeError", ValueError,
     "use * to multiply by a number"),
    ("reshape", lambda: ones(2, 3).reshape(4), "ShapeError", ValueError,
     "cannot reshape (2, 3) of 6 elements to (4,) of 4"),
    ("two unknown sizes", lambda: ones(2, 3).reshape(-1, -1), "ShapeError", ValueError,
     "only one size of a reshape may be -1"),
    ("an unknown size that fits not", lambda: ones(2, 3).reshape(-1, 4), "ShapeError", ValueError,
     "6 elements do not divide by 4"),
    ("a size that is no int", lambda: ones(2, 3).reshape(2.0, 3), "DTypeError", TypeError,
     "a size is an int"),
    ("expand", lambda: ones(2, 3).expand(4, 3), "ShapeError", ValueError,
     "size 2 is neither 1 nor 4"),
    ("permute twice", lambda: ones(2, 3).permute(0, 0), "PermutationError", RuntimeError,
     "(0, 0) is no permutation of the 2 axes"),
    ("permute outside", lambda: ones(2, 3).permute(0, 2), "OutOfRangeError", IndexError,
     "axis 2 is outside a tensor of 2 axes"),
    ("flip", lambda: ones(2).flip(1), "OutOfRangeError", IndexError, "axes go from -1 to 0"),
    ("shrink", lambda: ones(4).shrink(((1, 9),)), "ShapeError", ValueError,
     "window [1, 9) does not lie inside an axis of size 4"),
    ("pad", lambda: ones(4).pad(((1, 9), (0, 0))), "ShapeError", ValueError,
     "a pair for each axis"),
    ("pad mode", lambda: ones(4).pad(((1, 1),), mode="x"), "ArgumentError", ValueError,
     "mode is one of constant, reflect, replicate, circular, not 'x'"),
    ("cat", lambda: ones(2, 3).cat(ones(2, 4)), "ShapeError", ValueError,
     "cannot join (2, 3) and (2, 4) along axis 0"),
    ("stack", lambda: ones(2, 3).stack(ones(2, 4)), "ShapeError", ValueError,
     "cannot stack (2, 3) and (2, 4)"),
    ("reduce axis", lambda: ones(2).sum(1), "OutOfRangeError", IndexError, "axis 1 is outside"),
    ("reduce axis twice", lambda: ones(2, 3).sum((0, 0)), "ShapeError", ValueError,
     "name one axis twice"),
    ("softmax axis", lambda: ones(2).softmax(3), "OutOfRangeError", IndexError, "axis 3"),
    ("split", lambda: ones(4).split([1, 2]), "ShapeError", ValueError, "do not add up to 4"),
    ("chunk", lambda: ones(4).chunk(0), "ArgumentError", ValueError, "must be positive"),
    ("repeat", lambda: ones(2, 3).repeat(2), "ShapeError", ValueError, "a count for each axis"),
    ("rearrange", lambda: ones(2, 3).rearrange("a b -> b c"), "ArgumentError", ValueError,
     "must name the same axes"),
    ("unflatten", lambda: ones(6).unflatten(0, (4, 2)), "ShapeError", ValueError, "cannot reshape"),
    ("negative size", lambda: Tensor.full((-1,), 0), "ShapeError", ValueError,
     "a size cannot be negative"),
    ("conv channels", lambda: ones(1, 2, 4, 4).conv2d(ones(1, 3, 3, 3)), "ShapeError", ValueError,
     "2 channels meet 1 * 3"),
    ("conv window", lambda: ones(1, 1, 2, 2).conv2d(ones(1, 1, 3, 3)), "ShapeError", ValueError,
     "is larger than (2, 2)"),
    ("pool window", lambda: ones(1, 1, 2, 2).max_pool2d(kernel_size=3), "ShapeError", ValueError,
     "pad the tensor, or use a smaller kernel"),
    ("einsum sizes", lambda: Tensor.einsum("ij,jk->ik", ones(2, 3), ones(2, 3)), "ShapeError",
     ValueError, "axis j of 'ij,jk->ik' has sizes 3 and 2"),
    ("einsum operands", lambda: Tensor.einsum("ij,jk", ones(2, 3)), "ArgumentError", ValueError,
     "has 2 operands, 1 were given"),
    ("where", lambda: ones(2).where(ones(3), 0), "ShapeError", ValueError, "do not broadcast"),
    ("classes", lambda: ones(2, 3).cross_entropy(Tensor([0, 1, 2])), "ShapeError", ValueError,
     "need class numbers of (2,), not (3,)"),
    ("topk", lambda: ones(3).topk(5), "ArgumentError", ValueError, "there are no 5 elements"),
    # indices
    ("index", lambda: ones(3)[3], "OutOfRangeError", IndexError,
     "index 3 is outside axis 0 of size 3"),
    ("negative index", lambda: ones(3)[-4], "OutOfRangeError", IndexError, "go from -3 to 2"),
    ("too many", lambda: ones(3)[0, 0], "OutOfRangeError", IndexError, "too many indices: 2"),
    ("list", lambda: ones(3)[[0, 3]], "OutOfRangeError", IndexError, "index 3 is outside"),
    ("text", lambda: ones(3)["a"], "DTypeError", TypeError, "str is no index: 'a'"),
    ("float", lambda: ones(3)[1.5], "DTypeError", TypeError, "float is no index: 1.5"),
    ("float tensor", lambda: ones(3)[Tensor([1.0])], "DTypeError", TypeError,
     "an index must be of integers or bools, not float32"),
    ("mask", lambda: ones(3)[Tensor([True, False])], "OutOfRangeError", IndexError,
     "a mask of shape (2,) does not fit"),
    ("no step", lambda: ones(3)[::0], "ArgumentError", ValueError,
     "the step of a slice cannot be 0"),
    ("gather", lambda: ones(2, 3).gather(0, Tensor([0, 1])), "ShapeError", ValueError,
     "an index of (2,) does not fit (2, 3)"),
    ("gather by floats", lambda: ones(2).gather(0, ones(2)), "DTypeError", TypeError, "integer"),
    ("one hot", lambda: ones(3).one_hot(3), "DTypeError", TypeError, "takes integers"),
    # writing
    ("write shape", lambda: write(ones(3).contiguous(), slice(0, 2), ones(3)), "ShapeError",
     ValueError, "cannot assign a value of shape (3,) to (2,)"),
    ("write dtype", lambda: write(Tensor([1, 2]), 0, Tensor(np.float32(1.5))), "DTypeError",
     TypeError, "cannot assign float32 to int32"),
    ("write outside", lambda: write(ones(3).contiguous(), 5, 1), "OutOfRangeError", IndexError,
     "index 5 is outside"),
    ("write through expand", lambda: write(ones(1, 3).contiguous().expand(2, 3), 0, 1),
     "ShapeError", ValueError, "cannot write through an expanded view"),
    ("assign shape", lambda: ones(3).assign(ones(4)), "ShapeError", ValueError,
     "the value must broadcast to the target"),
    ("assign dtype", lambda: Tensor([1, 2]).assign(Tensor([1.0, 2.0])), "DTypeError", TypeError,
     "cast the value first: .cast(dtypes.int32)"),
    ("assign a float number", lambda: Tensor([1, 2]).assign(1.5), "DTypeError", TypeError,
     "cannot assign weakfloat to int32"),
    # values and dtypes
    ("truth", lambda: bool(ones(1)), "DTypeError", TypeError, "the truth of a tensor is not known"),
    ("item", lambda: ones(2).item(), "ShapeError", ValueError, "exactly one element"),
    ("length of a scalar", lambda: len(Tensor(1.0)), "DTypeError", TypeError, "has no length"),
    ("iterate a scalar", lambda: list(Tensor(1.0)), "DTypeError", TypeError, "shape ()"),
    ("an object", lambda: Tensor(object()), "DTypeError", TypeError,
     "a tensor cannot be made of object"),
    ("text operand", lambda: ones(2) + "a", "DTypeError", TypeError,
     "a tensor cannot be made of str"),
    ("None operand", lambda: ones(2) + None, "DTypeError", TypeError, "None"),
    ("text in a list", lambda: Tensor([1, "a"]), "DTypeError", TypeError, "str: 'a'"),
    ("ragged", lambda: Tensor([[1, 2], [3]]), "ShapeError", ValueError,
     "make every row equally long"),
    ("too great", lambda: Tensor(2**64), "DTypeRangeError", OverflowError, "fit no integer type"),
    ("too small", lambda: Tensor(-(2**63) - 1), "DTypeRangeError", OverflowError,
     "fit no integer type"),
    ("too great in a list", lambda: Tensor([2**64]), "DTypeRangeError", OverflowError,
     "fit no integer type"),
    ("does not fit", lambda: Tensor([300], dtype=dtypes.uint8), "DTypeRangeError", OverflowError,
     "300 does not fit uint8 (0 to 255)"),
    ("dtype name", lambda: ones(2).cast("float31"), "DTypeError", TypeError,
     "no dtype is called 'float31'"),
    ("no dtype", lambda: ones(2).cast(3), "DTypeError", TypeError, "3"),
    ("complex array", lambda: Tensor(np.array([1j])), "DTypeError", TypeError,
     "arrays of complex128 cannot become tensors"),
    ("bitcast", lambda: Tensor([1, 2, 3], dtype=dtypes.uint8).bitcast(dtypes.int32), "DTypeError",
     TypeError, "cannot bitcast a last axis of 3 uint8 to int32"),
    ("shift too far", lambda: Tensor([1]) << 40, "ArgumentError", ValueError,
     "0 to 31 bits, not 40"),
    ("shift back", lambda: Tensor([1]) << -1, "ArgumentError", ValueError, "not -1"),
    ("shift floats", lambda: ones(2) << 1, "DTypeError", TypeError, "only integers can be shifted"),
    ("bits of floats", lambda: ones(2) & ones(2), "DTypeError", TypeError,
     "AND takes integers or bools, not float32"),
    ("power of integers", lambda: Tensor([2]) ** -1, "ArgumentError", ValueError,
     "use a float tensor, or a float exponent"),
    ("no step of a range", lambda: Tensor.arange(0, 5, 0), "ArgumentError", ValueError,
     "the step of a range cannot be 0"),
    ("weak random", lambda: Tensor.rand(2, dtype=dtypes.weakfloat), "DTypeError", TypeError,
     "weakfloat has no storage"),
    ("weak storage", lambda: Tensor.empty(2, dtype=dtypes.weakint), "DTypeError", TypeError,
     "weakint has no storage"),
    ("probability", lambda: ones(2).dropout(1.5), "ArgumentError", ValueError, "probability"),
    # gradients
    ("gradient of integers", lambda: Tensor([1, 2]).sum().gradient(Tensor([1, 2])),
     "GradientError", RuntimeError, "only a float result can be differentiated"),
    ("gradient of a vector", lambda: (ones(2) * 2).gradient(ones(2)), "GradientError",
     RuntimeError, "reduce it to one value with .sum() or .mean()"),
    ("gradient without a path", lambda: ones(2).sum().gradient(ones(3)), "GradientError",
     RuntimeError, "does not depend on target 0 of shape (3,)"),
    ("backward without targets", lambda: Tensor([1.0]).sum().backward(), "GradientError",
     RuntimeError, "does not depend on any tensor that requires a gradient"),
    ("gradients of integers", lambda: Tensor([1, 2], requires_grad=True), "DTypeError", TypeError,
     "only float tensors have gradients"),
    # variables, devices, files
    ("a value outside", lambda: Variable("n", 1, 8).bind(9), "DTypeError", TypeError,
     "variable n takes 1 to 8, not 9"),
    ("bounds in order", lambda: Variable("n", 8, 1), "ArgumentError", ValueError,
     "needs integer bounds in order"),
    ("unknown device", lambda: Device["NOSUCH"], "DeviceError", RuntimeError,
     "there is no device NOSUCH"),
    ("tensor on an unknown device", lambda: Tensor([1.0], device="NOSUCH").realize(),
     "DeviceError", RuntimeError, "NOSUCH"),
    ("move to an unknown device", lambda: ones(2).to("NOSUCH").realize(), "DeviceError",
     RuntimeError, "devices here: CPU, DISK, NULL, NUMPY"),
    ("two devices", lambda: (Tensor([1.0], device="CPU") + Tensor([1.0], device="CPU:1")).realize(),
     "DeviceError", RuntimeError, "move one with .to"),
    ("uneven shard", lambda: ones(5).shard(TWO, axis=0), "ShapeError", ValueError,
     "does not split evenly over 2 devices"),
    ("shard axis", lambda: ones(4).shard(TWO, axis=3), "OutOfRangeError", IndexError, "axis 3"),
    ("missing file", lambda: Tensor(pathlib.Path("no/such/file.bin")), "LoadError", ValueError,
     "cannot be read: No such file or directory"),
]  # fmt: skip


@pytest.mark.parametrize("name, call, error, builtin, text", CASES, ids=[c[0] for c in CASES])
def test_wrong_call(name, call, error, builtin, text):
    with pytest.raises(errors.TgError) as caught:
        call()
    assert type(caught.value).__name__ == error
    assert isinstance(caught.value, builtin)
    assert text in str(caught.value)


def test_an_error_says_where_in_the_users_code():
    with pytest.raises(errors.ShapeError) as caught:
        ones(2) + ones(3)
    assert "test_bad_input.py:" in str(caught.value)


def test_a_wrong_call_leaves_its_operands_as_they_were():
    x = Tensor([1, 2, 3])
    with pytest.raises(errors.DTypeError):
        x[0:2] = Tensor([1.5, 2.5])
    with pytest.raises(errors.ShapeError):
        x[0:2] = Tensor([1, 2, 3])
    assert x.tolist() == [1, 2, 3]
