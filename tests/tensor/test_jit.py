"""Captured functions: what follows a call, what is fixed, what is refused."""

from __future__ import annotations

import gc

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import ArgumentError
from tgcore.support.settings import Context
from tgcore.tensor import Tensor, TinyJit, Variable, function


def held(values, dtype=np.float32):
    return Tensor(np.asarray(values, dtype)).contiguous().realize()


def test_it_runs_then_records_then_replays():
    calls = []

    @TinyJit
    def double(x):
        calls.append(1)
        return x * 2

    assert [double(held([n])).item() for n in range(5)] == [0, 2, 4, 6, 8]
    assert len(calls) == 2
    double.reset()
    assert double(held([7])).item() == 14
    assert len(calls) == 3


def test_results_are_independent_and_stay():
    @TinyJit
    def triple(x):
        return x * 3, [x + 1]

    kept = [triple(held([n, 1])) for n in range(5)]
    for number, (first, (second,)) in enumerate(kept):
        assert first.tolist() == [3 * number, 3]
        assert second.tolist() == [number + 1, 2]


def test_a_result_that_is_an_argument_or_state_is_a_copy():
    state = held([0])

    @TinyJit
    def count(x):
        state.assign(state + x)
        return x, state

    results = [count(held([1])) for _ in range(4)]
    assert [(x.item(), total.item()) for x, total in results] == [(1, 1), (1, 2), (1, 3), (1, 4)]
    assert state.item() == 4


def test_tensors_in_containers_and_keywords_are_inputs():
    @TinyJit
    def mix(pair, *, extra):
        return pair[0] * 10 + pair[1][0] + extra["k"]

    for n in range(4):
        found = mix((held([n]), [held([2 * n])]), extra={"k": held([n]), "name": "fixed"})
        assert found.item() == 13 * n


def test_a_view_a_lazy_tensor_and_one_tensor_twice_may_be_inputs():
    @TinyJit
    def add(x, y):
        return x + y * 10

    base = held(np.arange(8))
    for n in range(5):
        assert add(base[n : n + 2], base.reshape(4, 2)[1]).tolist() == [n + 20, n + 31]
    add.reset()
    for n in range(4):
        x = Tensor([float(n)]) + 1
        assert add(x, x).item() == 11 * (n + 1)
    assert add(held([1]), held([2])).item() == 21


def test_a_symbolic_length_follows_the_call():
    base = held(np.arange(8))
    v = Variable("n", 1, 8)

    @TinyJit
    def double(x):
        return x * 2, x.sum()

    for n in (3, 5, 1, 8, 2):
        out, total = double(base[: v.bind(n)])
        assert out.tolist() == [2 * i for i in range(n)]
        assert total.item() == sum(range(n))


def test_a_bound_variable_may_be_an_argument():
    cache = held(np.zeros((4, 2)))
    v = Variable("pos", 0, 3)

    @TinyJit
    def write(pos, row):
        cache[pos : pos + 1].assign(row)
        return cache.sum()

    totals = [write(v.bind(n), held([[n + 1, n + 1]])).item() for n in range(4)]
    assert totals == [2, 6, 12, 20]
    assert cache.tolist() == [[1, 1], [2, 2], [3, 3], [4, 4]]


def test_state_is_followed_by_its_handle():
    weight = held([1.0])

    @TinyJit
    def scale(x):
        return x * weight

    x = held([10.0])
    assert [scale(x).item() for _ in range(3)] == [10, 10, 10]
    weight.assign(Tensor([2.0]))
    assert scale(x).item() == 20
    weight.replace(held([3.0]))
    assert scale(x).item() == 30
    weight.assign(weight + 1).realize()
    assert scale(x).item() == 40


def test_lazy_readers_keep_their_values_when_a_replay_overwrites():
    state = held([1.0])

    @TinyJit
    def double():
        return state.assign(state * 2).sum()

    for _ in range(3):
        double()
    reader, view, other = state + 1, state[:], state.reshape(1, 1)
    double()
    assert state.item() == 16
    assert (reader.item(), view.item(), other.item()) == (9, 8, 8)


@pytest.mark.parametrize("lazy", [True, False])
def test_state_written_but_not_returned_is_kept(lazy):
    state = Tensor.zeros(2) if lazy else held([0.0, 0.0])
    other = Tensor.zeros(1)

    @TinyJit
    def grow(x):
        state.assign(state + x)
        other.replace(x * 2)
        return state.sum()

    assert [grow(held([float(n)])).item() for n in range(5)] == [0, 2, 6, 12, 20]
    assert state.tolist() == [10, 10]


def test_random_numbers_are_fresh_and_those_of_plain_calls():
    def draw(x):
        return x + Tensor.rand(3) + Tensor.randn(3)

    Tensor.manual_seed(5)
    x = held(np.zeros(3))
    plain = [draw(x).tolist() for _ in range(5)]
    Tensor.manual_seed(5)
    captured = TinyJit(draw)
    assert [captured(x).tolist() for _ in range(5)] == plain
    assert len({tuple(row) for row in plain}) == 5


def test_training_inside_learns_as_outside():
    from tgcore import nn

    def run(wrap):
        Tensor.manual_seed(1)
        layer = nn.Linear(3, 1)
        optimizer = nn.optim.Adam(nn.state.get_parameters(layer), lr=0.1)
        x, y = held(np.eye(3)), held([[1.0], [2.0], [3.0]])

        @wrap
        def step(x, y):
            with Tensor.train():
                optimizer.zero_grad()
                loss = (layer(x) - y).square().mean().backward()
                optimizer.step()
                return loss

        return [step(x, y).item() for _ in range(6)], layer.weight.tolist()

    assert run(TinyJit) == run(lambda f: f)


def test_gradients_left_on_parameters_are_those_of_the_last_call():
    x = held([1.0])
    x.requires_grad = True

    @TinyJit
    def slope(y):
        x.grad = None
        (x * y).sum().backward()
        x.grad.realize()
        return y * 1

    for n in range(5):
        slope(held([n]))
        assert x.grad.item() == n


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda f: f(held([1.0, 2.0]), 1), r"input 0 .* is float32\(2,\)"),
        (lambda f: f(held([1], np.int32), 1), r"is int32\(1,\)"),
        (lambda f: f(held([1.0]), 2), "was captured with other arguments: 2 instead of 1"),
        (lambda f: f(held([1.0])), "with other arguments: 1 by position instead of 2"),
        (lambda f: f([held([1.0])], 1), "with other arguments: a list of 1 instead of a tensor"),
        (lambda f: f(held([1.0]), {"a": 1}), "with other arguments: a dict of a instead of 1"),
        (lambda f: Tensor.train()(f)(held([1.0]), 1), "was captured with Tensor.training=False"),
    ],
)
def test_a_call_that_differs_is_refused(call, text):
    @TinyJit
    def add(x, number=1):
        return x + number

    for _ in range(3):
        add(held([1.0]), 1)
    with pytest.raises(ArgumentError, match=text):
        call(add)


def test_values_cannot_be_read_while_it_is_captured():
    @TinyJit
    def branch(x):
        return x * 2 if x.sum().item() > 0 else x

    branch(held([1.0]))
    with pytest.raises(ArgumentError, match="values cannot be read inside a function"):
        branch(held([1.0]))


def test_methods_are_captured_for_each_object():
    class Scale:
        def __init__(self, factor):
            self.factor = held([factor])

        @TinyJit
        def __call__(self, x):
            return x * self.factor

    two, three = Scale(2.0), Scale(3.0)
    for n in range(4):
        assert two(held([n])).item() == 2 * n
        assert three(held([n])).item() == 3 * n


def test_a_replay_launches_what_was_recorded():
    @TinyJit
    def chain(x):
        for _ in range(5):
            x = (x + 1).contiguous()
        return x

    x = held([0.0])
    for _ in range(2):
        chain(x)
    before = GlobalCounters.kernel_count
    assert chain(x).item() == 5
    assert GlobalCounters.kernel_count - before == 5


def test_it_can_be_switched_off():
    calls = []

    @TinyJit
    def plain(x):
        calls.append(1)
        return x + 1

    with Context(jit=0):
        for n in range(4):
            assert plain(held([n])).item() == n + 1
    assert len(calls) == 4


def test_storage_goes_with_the_last_handle():
    gc.collect()
    gc.disable()
    try:
        before = GlobalCounters.mem_used

        def work():
            x = held(np.ones(1000))
            y = (x + 1).realize()
            x[3] = 5
            (x * y).sum().item()
            step = TinyJit(lambda a: (a * 2 + x).contiguous())
            for _ in range(4):
                step(y)

        work()
        assert GlobalCounters.mem_used == before
    finally:
        gc.enable()


def test_a_traced_function_is_part_of_the_graph():
    @function
    def square(x):
        return x * x

    x = Tensor([3.0])
    assert square(x).sum().gradient(x)[0].tolist() == [6.0]
    with pytest.raises(ArgumentError, match="returned no tensor"):
        function(lambda x: 1)(x)


def test_variables_need_bounds_in_order():
    with pytest.raises(ArgumentError, match="needs integer bounds in order"):
        Variable("n", 5, 2)
    assert Tensor.arange(4, dtype=dtypes.int32)[: Variable("n", 0, 4).bind(0)].tolist() == []
