"""Reading by index, against numpy, and what an index may not be."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore.ir import dtypes
from tgcore.support.settings import context
from tgcore.tensor import Tensor, Variable


def _item(size, source, count):
    def bound():
        return source.choice([None, *range(-size - 2, size + 3)])

    kind = source.randrange(6)
    if kind == 0:
        return source.randrange(-size, size)
    if kind == 1:
        return None
    if kind <= 4:
        return slice(bound(), bound(), source.choice([None, 1, 2, 3, -1, -2, -3]))
    return np.array([source.randrange(-size, size) for _ in range(count)], int)


@pytest.mark.parametrize("seed", range(4))
def test_random_indices_read_and_write_as_in_numpy(seed):
    for number in range(60):
        source = random.Random(f"{seed} {number}")
        shape = (5, 4, 6)[: source.randrange(1, 4)]
        index, axis, count = [], 0, source.choice([0, 1, 3])
        while axis < len(shape) and source.random() < 0.8:
            item = _item(shape[axis], source, count)
            axis += item is not None
            index.append(item)
        if source.random() < 0.3:
            index.append(Ellipsis)
        array = np.arange(np.prod(shape), dtype=np.int32).reshape(shape)
        tensor = Tensor(array)
        places = tuple(
            Tensor(item.astype(np.int32)) if isinstance(item, np.ndarray) else item
            for item in index
        )
        expected = array[tuple(index)]
        found = value(tensor[places])
        assert found.shape == expected.shape, index
        assert (found == expected).all(), index
        new = np.arange(expected.size, dtype=np.int32).reshape(expected.shape) + 100
        tensor[places] = Tensor(new)
        array[tuple(index)] = new
        assert (value(tensor) == array).all(), index


def test_an_index_tensor_may_have_any_integer_dtype():
    array = np.arange(300, dtype=np.int32)
    for dtype in dtypes.ints:
        index = Tensor([0, 127, 5], dtype=dtype)
        assert value(Tensor(array)[index]).tolist() == [0, 127, 5]


def test_reading_outside_by_a_tensor_gives_zero():
    assert value(Tensor([1, 2, 3])[Tensor([0, 3, -4, -1])]).tolist() == [1, 0, 0, 3]
    grid = Tensor([[1, 2], [3, 4]])
    assert value(grid[Tensor([0, 1, 5]), Tensor([1, 2, 0])]).tolist() == [2, 0, 0]


def test_symbolic_slices_follow_their_variable():
    x = Tensor.arange(8) + 0
    n = Variable("n", 1, 8)
    for count in (1, 3, 8):
        part = x[: n.bind(count)]
        assert part.tolist() == list(range(count))
        assert part.sum().item() == sum(range(count))
    i = Variable("i", 0, 7).bind(5)
    assert x[i].item() == 5
    assert x[i : i + 1].shape == (1,)


@pytest.mark.parametrize(
    ("index", "kind", "text"),
    [
        (7, IndexError, "index 7 is outside axis 0 of size 3"),
        ((0, 0, 0), IndexError, "too many indices: 3 for a tensor of 2 axes"),
        ((..., ...), IndexError, "one Ellipsis"),
        ([0, 3], IndexError, "index 3 is outside axis 0 of size 3"),
        (1.5, TypeError, "float is no index"),
        ("a", TypeError, "str is no index"),
        (slice(0, 2.0), TypeError, "takes ints, not float"),
        (slice(0, 2, 0), ValueError, "step of a slice cannot be 0"),
        (True, TypeError, "a single bool is no index"),
    ],
)
def test_what_is_no_index_is_refused(index, kind, text):
    with pytest.raises(kind, match=text):
        Tensor(np.zeros((3, 4)))[index]


def test_an_index_of_floats_is_refused():
    with pytest.raises(TypeError, match="must be of integers or bools, not float32"):
        Tensor([1, 2])[Tensor([0.0])]


def test_a_variable_that_can_leave_the_axis_is_refused():
    with pytest.raises(IndexError, match="can leave axis 0 of size 3"):
        Tensor([1, 2, 3])[: Variable("n", 1, 8).bind(2)]


def test_gather_and_scatter():
    x = Tensor([[1, 2, 3], [4, 5, 6]])
    assert value(x.gather(1, Tensor([[2, 0], [1, 1]]))).tolist() == [[3, 1], [5, 5]]
    zeros = Tensor.zeros(2, 3, dtype=dtypes.int32)
    index, source = Tensor([[0, 2, 0], [1, 1, 1]]), Tensor([[1, 2, 3], [4, 5, 0]])
    assert value(zeros.scatter(1, index, source)).tolist() == [[3, 0, 2], [0, 0, 0]]
    added = zeros.scatter_reduce(1, index, source, "sum")
    assert value(added).tolist() == [[4, 0, 2], [0, 9, 0]]
    most = zeros.scatter_reduce(1, index, source, "amax", include_self=False)
    assert value(most).tolist() == [[3, 0, 2], [0, 5, 0]]


def test_sort_is_stable_and_puts_nan_last():
    values, places = Tensor([2.0, float("nan"), 1.0, 2.0]).sort()
    assert value(places).tolist() == [2, 0, 3, 1]
    assert value(values).tolist()[:3] == [1.0, 2.0, 2.0]
    values, places = Tensor([2.0, float("nan"), 1.0, 2.0]).sort(descending=True)
    assert value(places).tolist() == [0, 3, 2, 1]
    long = np.random.default_rng(0).integers(0, 50, 1500).astype(np.int32)
    assert (value(Tensor(long).argsort()) == np.argsort(long, kind="stable")).all()
    top, where = Tensor([3, 9, 1, 9]).topk(2)
    assert (value(top).tolist(), value(where).tolist()) == ([9, 9], [1, 3])


def test_running_sums_in_chunks():
    long = np.random.default_rng(0).standard_normal((2, 700)).astype(np.float32)
    assert np.allclose(value(Tensor(long).cumsum(1)), long.cumsum(1), atol=1e-4)
    assert value(Tensor([3, 1, 4]).cummax()[0]).tolist() == [3, 3, 4]
    assert value(Tensor([3, 1, 4]).cumprod()).tolist() == [3, 3, 12]
    low = value(Tensor([-np.inf, 0.0]).logcumsumexp()).tolist()
    assert low == [-np.inf, 0.0]


@pytest.mark.parametrize("steps", [0, 2], ids=["sum", "updates"])
@pytest.mark.parametrize(
    ("reduce", "expected"),
    [("sum", 21), ("prod", 720), ("amax", 6), ("amin", 1), ("mean", 3.5)],
)
def test_a_place_that_the_compiler_knows_takes_every_update(reduce, expected, steps):
    index = Tensor([4, 7, 0, 3, 9, 1]) % 1
    source = Tensor([2.0, 3.0, 1.0, 6.0, 5.0, 4.0])
    with context(scatter=steps):
        found = Tensor.zeros(3).scatter_reduce(0, index, source, reduce, include_self=False)
        assert found.tolist() == [expected, 0, 0]


def test_places_of_64_bits_that_leave_32_lie_outside():
    x = Tensor([1.0, 2.0, 3.0])
    index = Tensor([-1, 2**40, -(2**40), 2**32, 1], dtype=dtypes.int64)
    assert x[index].tolist() == [3.0, 0.0, 0.0, 0.0, 2.0]
