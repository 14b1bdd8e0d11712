"""Storage lives as long as something can reach it, is reused, and is never shared by accident."""

from __future__ import annotations

import gc
import pickle

import numpy as np
import pytest

from tgcore import GlobalCounters, Tensor, TinyJit, dtypes


@pytest.fixture
def no_gc():
    """Run without the cycle collector."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_storage_is_given_back_without_a_collection(no_gc):
    warm = (Tensor(np.arange(1000, dtype=np.float32)) * 2).realize()
    del warm
    before = GlobalCounters.mem_used
    x = Tensor(np.arange(100_000, dtype=np.float32)).contiguous().realize()
    y = (x * 2 + 1).realize()
    z = y[10:20]
    assert GlobalCounters.mem_used >= before + 2 * 400_000
    del x
    assert GlobalCounters.mem_used >= before + 400_000
    assert z.tolist()[0] == 21.0
    del y, z
    assert GlobalCounters.mem_used == before


def test_a_training_step_leaks_nothing(no_gc):
    w = Tensor(np.ones((8, 8), np.float32)).realize()
    w.requires_grad = True

    def step():
        w.grad = None
        x = Tensor(np.ones((4, 8), np.float32))
        ((x @ w).relu() ** 2).mean().backward()
        w.assign(w.detach() - w.grad * 0.01)
        Tensor.realize(w)
        w.grad = None

    for _ in range(3):
        step()
    before = GlobalCounters.mem_used
    for _ in range(5):
        step()
    assert GlobalCounters.mem_used == before


def test_assigning_keeps_the_same_storage():
    x = Tensor([1.0, 2.0, 3.0]).contiguous().realize()
    slot = x.uop.base.arg
    x.assign(Tensor([4.0, 5.0, 6.0])).realize()
    x[1] = 9.0
    x.realize()
    assert x.uop.base.arg is slot and x.tolist() == [4.0, 9.0, 6.0]


def test_parameters_made_alike_are_independent():
    params = [Tensor.ones(3).contiguous() for _ in range(4)]
    Tensor.realize(*params)
    params[2][0] = 5.0
    assert [p.tolist() for p in params] == [[1, 1, 1], [1, 1, 1], [5, 1, 1], [1, 1, 1]]
    like = [Tensor.ones_like(p).contiguous() for p in params]
    like[0] += 1
    assert like[1].tolist() == [1, 1, 1]


def test_two_loads_of_one_pickle_are_independent():
    x = Tensor([1, 2, 3, 4]).realize()
    data = pickle.dumps(x)
    one, other = pickle.loads(data), pickle.loads(data)
    one[0] = 9
    assert one.tolist() == [9, 2, 3, 4] and other.tolist() == x.tolist() == [1, 2, 3, 4]
    assert other.dtype is dtypes.int32


def test_a_pickled_view_carries_its_own_data():
    x = Tensor(np.arange(1000, dtype=np.int32)).realize()
    data = pickle.dumps(x[10:13])
    assert len(data) < 2000
    assert pickle.loads(data).tolist() == [10, 11, 12]


def test_a_lazy_tensor_is_pickled_with_its_value():
    x = (Tensor([1.0, 2.0]) + 1).sum()
    assert pickle.loads(pickle.dumps(x)).item() == 5.0


def test_a_captured_function_reads_state_and_writes_it():
    counter = Tensor([0.0]).contiguous().realize()

    @TinyJit
    def count(x):
        counter.assign(counter + x)
        return (counter * 10).realize()

    results = [count(Tensor([float(i)]).realize()) for i in range(5)]
    assert [r.item() for r in results] == [0.0, 10.0, 30.0, 60.0, 100.0]
    assert counter.item() == 10.0
    counter.assign(Tensor([100.0])).realize()
    assert count(Tensor([1.0]).realize()).item() == 1010.0


def test_a_captured_function_takes_views_and_refuses_other_shapes():
    @TinyJit
    def double(x):
        return (x * 2).realize()

    base = Tensor(np.arange(12, dtype=np.float32).reshape(3, 4)).realize()
    for row in range(3):
        assert double(base[row]).tolist() == [2.0 * (row * 4 + k) for k in range(4)]
    with pytest.raises(ValueError):
        double(base)
    with pytest.raises((ValueError, TypeError)):
        double(base[0].cast(dtypes.int32).realize())


def test_a_captured_function_refuses_a_changed_number():
    @TinyJit
    def scale(x, k):
        return (x * k).realize()

    x = Tensor([1.0, 2.0]).realize()
    for _ in range(3):
        assert scale(x, 3).tolist() == [3.0, 6.0]
    with pytest.raises(ValueError, match="3"):
        scale(x, 4)


def test_overlapping_writes_read_before_they_write():
    for to, source in (((1, 8), (0, 7)), ((0, 7), (1, 8)), ((2, 8), (0, 6))):
        data = np.arange(8, dtype=np.int32)
        x = Tensor(data.copy()).realize()
        x[to[0] : to[1]] = x[source[0] : source[1]]
        want = data.copy()
        want[to[0] : to[1]] = data[source[0] : source[1]]
        assert x.tolist() == want.tolist()
    y = Tensor(np.arange(5, dtype=np.int8)).realize()
    y[::-1] = y
    assert y.tolist() == [4, 3, 2, 1, 0]
    z = Tensor(np.arange(9, dtype=np.float32).reshape(3, 3)).realize()
    z.assign(z.T)
    np.testing.assert_array_equal(z.numpy(), np.arange(9, dtype=np.float32).reshape(3, 3).T)


def test_a_diamond_around_a_write_reads_both_versions():
    x = Tensor([1.0, 2.0]).realize()
    before = x + 10
    x.assign(x * 3)
    after = x + 10
    both = before + after
    assert both.tolist() == [24.0, 28.0]
    assert before.tolist() == [11.0, 12.0] and after.tolist() == [13.0, 16.0]


@pytest.mark.parametrize("lazy", [False, True])
def test_writing_is_the_same_for_lazy_and_realized_targets(lazy):
    data = np.arange(24, dtype=np.float32).reshape(4, 6)
    x = Tensor(data.copy()) + 0
    if not lazy:
        x.realize()
    want = data.copy()
    x[1::2, ::-2] = Tensor(np.ones((2, 3), np.float32)) * 7
    want[1::2, ::-2] = 7
    x[0] = x[3]
    want[0] = want[3]
    view = x[2]
    view[1:3] = -1
    want[2, 1:3] = -1
    x.T[5, 0] = 99
    want[0, 5] = 99
    np.testing.assert_array_equal(x.numpy(), want)
