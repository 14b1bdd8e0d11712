"""Writes: through views, over pending readers, with overlap, in any order of realization."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.support.errors import DTypeError, ShapeError
from tgcore.tensor import Tensor


def held(values, dtype=np.int32):
    return Tensor(np.asarray(values, dtype)).contiguous().realize()


@pytest.mark.parametrize("realized", [True, False])
def test_a_write_through_a_view_reaches_the_handles_above(realized):
    x = held(np.zeros((2, 4))) if realized else Tensor.zeros(2, 4, dtype=dtypes.int32).contiguous()
    row = x[1]
    pair = row.reshape(2, 2)[0]
    pair.assign(Tensor([5, 6]))
    assert x.tolist() == [[0, 0, 0, 0], [5, 6, 0, 0]]
    assert row.tolist() == [5, 6, 0, 0]
    assert pair.tolist() == [5, 6]
    x[1, 0] = 9
    assert x.tolist() == [[0, 0, 0, 0], [9, 6, 0, 0]]
    assert row.tolist() == [5, 6, 0, 0]


def test_a_view_whose_parent_is_gone_still_reaches_the_base():
    x = Tensor.zeros(4, dtype=dtypes.int32).contiguous()
    x.reshape(2, 2)[1].assign(Tensor([1, 2]))
    assert x.tolist() == [0, 0, 1, 2]


@pytest.mark.parametrize("realized", [True, False])
@pytest.mark.parametrize(
    "index",
    [
        (slice(None), slice(None, None, -2)),
        (slice(None, None, -1),),
        (1, slice(1, 4, 2)),
        (..., -1),
        (slice(0, 0),),
        (slice(None), slice(None, None, 3)),
        (None, 0, None, slice(2)),
        ([2, 0],),
        (slice(1, None), [0, 4, 0]),
        ([0, 2], [1, 3]),
    ],
)
def test_setitem_follows_numpy(index, realized):
    array = np.arange(15, dtype=np.int32).reshape(3, 5)
    tensor = held(array) if realized else Tensor(array) + 0
    new = -np.arange(array[index].size, dtype=np.int32).reshape(array[index].shape) - 1
    tensor[index] = Tensor(new)
    array[index] = new
    assert tensor.tolist() == array.tolist()
    tensor[index] = 7
    array[index] = 7
    assert tensor.tolist() == array.tolist()


def test_the_source_is_read_before_anything_is_written():
    x = held([1, 2, 3, 4])
    x[1:] = x[:-1]
    assert x.tolist() == [1, 1, 2, 3]
    x[:-1] = x[1:]
    assert x.tolist() == [1, 2, 3, 3]
    x.assign(x.flip(0))
    assert x.tolist() == [3, 3, 2, 1]
    x[:] = x + x[0]
    assert x.tolist() == [6, 6, 5, 4]


def test_readers_keep_the_values_of_their_time_in_any_order():
    names = ("first", "second", "third", "x", "view", "copy")
    expected = {"first": [2, 4, 6], "second": [18, 4, 6], "third": [18, 14, 6], "x": [9, 7, 5],
                "view": [2, 3], "copy": [1, 2, 3]}  # fmt: skip
    for order in itertools.permutations(names, 3):
        x = held([1, 2, 3])
        made = {"x": x, "view": x[1:], "copy": x * 1, "first": x * 2}
        x[0] = 9
        made["second"] = x * 2
        x[1] = 7
        made["third"] = x * 2
        x[2] = 5
        for name in order:
            made[name].realize()
        assert {name: made[name].tolist() for name in names} == expected, order


def test_two_handles_of_one_buffer_stay_apart():
    x = held([1, 2])
    y = Tensor(x)
    x[0] = 5
    y[1] = 6
    assert x.tolist() == [5, 2]
    assert y.tolist() == [1, 6]


def test_a_clone_is_independent():
    x = held([1, 2])
    y, z = x.clone(), x.clone()
    x[0] = 5
    y[0] = 6
    assert (x.tolist(), y.tolist(), z.tolist()) == ([5, 2], [6, 2], [1, 2])


def test_assigning_a_tensor_to_itself_changes_nothing():
    x = held([1, 2])
    node = x.uop
    x.assign(x)
    assert x.uop is node


def test_assign_keeps_the_storage():
    x = held([1, 2])
    slot = x.uop.base.arg
    x.assign(x + 1).realize()
    assert x.uop.base.arg is slot
    assert x.tolist() == [2, 3]


def test_in_place_operators_write():
    x = held([1.0, 2.0], np.float32)
    view = x[:1]
    view += 1
    x *= 2
    assert x.tolist() == [4.0, 4.0]


def test_many_writes_in_a_row():
    x = Tensor.zeros(200, dtype=dtypes.int32).contiguous()
    for place in range(200):
        x[place] = place
    assert x.tolist() == list(range(200))


def test_a_mask_may_be_written_and_read():
    array = np.arange(6, dtype=np.int32).reshape(2, 3)
    x = held(array)
    x[x > 3] = 0
    assert x.tolist() == [[0, 1, 2], [3, 0, 0]]
    x[Tensor(array < 2)] = Tensor([7, 8])
    assert x.tolist() == [[7, 8, 2], [3, 0, 0]]
    assert x[x > 2].tolist() == [7, 8, 3]


def test_what_does_not_fit_is_refused():
    x = held([1, 2, 3])
    with pytest.raises(DTypeError, match="cannot assign float32 to int32"):
        x[0] = Tensor([1.5])
    with pytest.raises(DTypeError, match="cannot assign weakfloat to int32"):
        x[0] = 1.5
    with pytest.raises(ShapeError, match="cannot assign a value of shape"):
        x[:2] = Tensor([1, 2, 3])
    with pytest.raises(ShapeError, match="cannot write through an expanded view"):
        x.expand(2, 3)[0].assign(Tensor([1, 2, 3]))
    with pytest.raises(IndexError, match="index 3 is outside axis 0 of size 3"):
        x[3] = 1
    with pytest.raises(DTypeError, match="cannot assign float32 to int32"):
        x[:2] = [1.5, 2]
    with pytest.raises(DTypeError, match="cannot assign float64 to int32"):
        x[:2] = np.array([1.0, 2.0])


def test_a_weak_target_is_committed():
    x = Tensor([True, False]).where(Tensor([1, 2]), Tensor([3, 4], dtype=dtypes.uint64))
    x[-1, None] = 0
    assert x.tolist() == [1.0, 0.0] and x.dtype is dtypes.float32
    y = Tensor(5).reshape(1).expand(3) + 0
    y[[0, 0]] = Tensor([7, 8])
    assert y.tolist() == [8, 5, 5] and y.dtype is dtypes.int32
    z = Tensor([True, False]) + 1
    z[:1].assign(9)
    assert z.tolist() == [9, 1]


def test_numbers_lists_and_arrays_may_be_assigned():
    x = held([1.0, 2.0, 3.0], np.float32)
    assert x.assign(2).tolist() == [2.0] * 3
    x[0] = True
    x[1:] = [4, 0.5]
    assert x.tolist() == [1.0, 4.0, 0.5]
    x[:2] = np.array([7.0, 8.0])
    assert x.tolist() == [7.0, 8.0, 0.5]
    y = held([1, 2], np.int8)
    y[:] = np.array([3, 4])
    assert y.tolist() == [3, 4] and y.dtype is dtypes.int8


def test_a_few_elements_of_many_are_read_without_the_rest():
    x = held(np.arange(4000).reshape(40, 100))
    assert x[:, 7].tolist() == list(range(7, 4000, 100))
    assert x[3, 5].item() == 305
    assert x[3].tolist() == list(range(300, 400))


def test_the_last_write_to_a_place_wins_whatever_its_value():
    x = held([1, 2, 3])
    x[Tensor([0, 0, 2])] = Tensor([9, 0, 4])
    assert x.tolist() == [0, 2, 4]
    table = held(np.ones((3, 2)))
    table[[1, 1]] = Tensor([[5, 6], [0, 0]])
    assert table.tolist() == [[1, 1], [0, 0], [1, 1]]


def test_a_run_computes_what_live_handles_share_once():
    from tgcore.support.counters import GlobalCounters

    x = held(np.ones((4, 4)), np.float32)
    product = x @ x
    first, second = product[:2] + 1, product[2:] * 2
    first.realize()
    before = GlobalCounters.kernel_count
    product.realize()
    assert GlobalCounters.kernel_count == before
    assert second.tolist() == [[8.0] * 4] * 2


@pytest.mark.parametrize("index", [[0, 2], slice(0, 4, 2), np.array([True, False, True, False])])
def test_a_write_through_an_older_view_changes_only_the_places_it_names(index):
    base = held(np.zeros(8))
    view = base[2:6]
    base[3] = 7
    view[Tensor(index) if isinstance(index, np.ndarray) else index] = 5
    assert base.tolist() == [0, 0, 5, 7, 5, 0, 0, 0]
    assert view.tolist() == [5, 0, 5, 0]


def test_a_copy_of_a_weak_value_may_be_shared():
    weak = Tensor(3).contiguous()
    added, scaled = weak + 1, weak * 2.5
    assert added.item() == 4
    assert scaled.item() == 7.5
