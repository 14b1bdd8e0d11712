"""Level L4, captured functions: a replay does what the calls one by one would do.

Inputs, their order, their offsets, variables and random numbers are those of the call; results
stay as they are; kernels keep their order, whatever memory the planner gave them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.runtime.devices import REFERENCE
from tgcore.support.counters import GlobalCounters
from tgcore.tensor import Tensor, TinyJit, Variable
from tgcore.testing.conformance import fault, level
from tgcore.testing.conformance.values import held, right, whole_numbers
from tgcore.testing.usable import usable

pytestmark = [level("L4"), pytest.mark.usefixtures("computes")]

INPUTS = "CapturedGraph: the buffers of `inputs`, in every replay"
VARIABLES = "CapturedGraph: `variables`, as arguments and in launch sizes, in every replay"
ORDER = "CapturedGraph: calls run in their order, each after the one before has finished"
STORAGE = "CapturedGraph: buffers of an earlier replay are not touched"


@pytest.mark.parametrize("size", (1, 7, 1000, 65537))
def test_replays_see_new_inputs(size: int) -> None:
    """Every call has inputs of its own, and its results stay when others follow."""

    @TinyJit
    def both(x: Any, y: Any) -> Any:
        return x * 2 + y, (x - y).sum()

    kept = []
    for call in range(6):
        x, y = whole_numbers(size, call), whole_numbers(size, 100 + call)
        first, second = both(held(x), held(y))
        right(first, x * 2 + y, INPUTS, f"the result of call {call}")
        right(second, (x - y).sum(), INPUTS, f"the sum of call {call}")
        kept.append((first, x * 2 + y))
    for call, (first, want) in enumerate(kept):
        right(first, want, STORAGE, f"the result of call {call} after later calls")


def test_replays_see_new_contents() -> None:
    """The same buffer is an input again, with other contents."""

    @TinyJit
    def grown(x: Any) -> Any:
        return x * x + 1

    x = held(np.zeros(100))
    for call in range(6):
        values = whole_numbers(100, call)
        x.assign(Tensor(values)).realize()
        right(grown(x), values * values + 1, INPUTS, f"the result of call {call}")


def test_replays_see_inputs_that_change_places() -> None:
    """Two buffers swap their places, and one stands in both."""

    @TinyJit
    def mixed(x: Any, y: Any) -> Any:
        return x * 10 + y

    x, y = whole_numbers(50, 1), whole_numbers(50, 2)
    one, other = held(x), held(y)
    pairs = [(one, other, x, y), (other, one, y, x)] * 3 + [(one, one, x, x), (other, other, y, y)]
    for call, (first, second, left, beside) in enumerate(pairs):
        right(mixed(first, second), left * 10 + beside, INPUTS, f"the result of call {call}")


def test_replays_see_views_at_other_places() -> None:
    """The input is a window of one buffer that moves."""

    @TinyJit
    def tripled(x: Any) -> Any:
        return x * 3

    values = whole_numbers(64, 3)
    base = held(values)
    for call, start in enumerate((0, 8, 8, 16, 1, 50)):
        want = values[start : start + 13] * 3
        right(tripled(base[start : start + 13]), want, INPUTS, f"the window of call {call}")


def test_replays_see_variables_in_sizes() -> None:
    """A variable decides how many elements there are, up and down."""
    values = whole_numbers(1000, 4)
    base, count = held(values), Variable("n", 1, 1000)

    @TinyJit
    def measured(x: Any) -> Any:
        return x * 2, x.sum()

    for size in (10, 700, 1000, 1, 333, 64):
        double, total = measured(base[: count.bind(size)])
        right(double, values[:size] * 2, VARIABLES, f"the {size} elements")
        right(total, values[:size].sum(), VARIABLES, f"the sum of {size} elements")


def test_replays_see_variables_in_places() -> None:
    """Two variables say where a cache is written, and how far it is read."""
    cache = held(np.zeros((12, 4)))
    place, length = Variable("place", 0, 11), Variable("length", 1, 12)

    @TinyJit
    def remember(row: Any, at: Any, until: Any) -> Any:
        cache[at : at + 1].assign(row)
        return cache[:until].sum(0)

    kept = np.zeros((12, 4), np.float32)
    for call, (at, until) in enumerate(((0, 1), (1, 2), (2, 3), (3, 12), (11, 12), (5, 7), (4, 5))):
        row = whole_numbers(4, call, low=1)
        kept[at] = row
        found = remember(held([row]), place.bind(at), length.bind(until))
        right(found, kept[:until].sum(0), VARIABLES, f"the sum of call {call}")
    right(cache, kept, VARIABLES, "the cache")


def _long_chain(x: Any) -> Any:
    """Return the end of a chain in which small kernels wait for large ones and back."""
    for step in range(8):
        least = x.min().contiguous()
        x = ((x.flip(0) - least) % (251 - step)).contiguous()
    return x


def _long_chain_values(x: Any) -> Any:
    for step in range(8):
        x = (x[::-1] - x.min()) % (251 - step)
    return x


@pytest.mark.parametrize("size", (5, 4096, 300_000))
def test_kernels_of_a_graph_wait_for_each_other(size: int) -> None:
    """Each kernel needs all of the one before."""
    chain = TinyJit(_long_chain)
    for call in range(4):
        x = np.random.default_rng(call).integers(-1000, 1000, size).astype(np.int32)
        right(chain(held(x, np.int32)), _long_chain_values(x), ORDER, f"the end of call {call}")


def test_memory_that_kernels_of_a_graph_share_is_reused_in_order() -> None:
    """Steps that need nothing of each other have their temporaries in the same memory."""

    @TinyJit
    def turned(x: Any) -> Any:
        found = []
        for factor in range(2, 10):
            part = (x * factor).contiguous().flip(0)
            found.append((part[::3] - factor).contiguous())
            del part  # nobody holds it now: its memory is the planner's
            found[-1].realize()
        return found

    for call in range(4):
        x = whole_numbers(3000, call, np.int32)
        results = turned(held(x, np.int32))
        for factor, result in zip(range(2, 10), results):
            want = (x * factor)[::-1][::3] - factor
            right(result, want, ORDER, f"step {factor - 1} of call {call}")


def test_a_graph_gives_the_bits_of_single_launches(
    device: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same kernels, as one graph and launched one by one."""
    rng = np.random.default_rng(5)
    weights = [held(rng.standard_normal((24, 24)), np.float32) for _ in range(3)]

    def network(x: Any) -> Any:
        for weight in weights:
            x = (x @ weight).contiguous()
            x = (x - x.mean(1, keepdim=True)).contiguous()
            x = x.softmax(1).contiguous() + x.relu()
        return x

    inputs = [rng.standard_normal((16, 24)).astype(np.float32) for _ in range(4)]
    graph, single = TinyJit(network), TinyJit(network)
    together = [graph(held(x)).numpy() for x in inputs]
    with monkeypatch.context() as patch:
        patch.setattr(type(device), "capture", lambda self, calls: None)
        alone = [single(held(x)).numpy() for x in inputs]
    for call, (one, other) in enumerate(zip(together, alone)):
        right(one, other, "CapturedGraph", f"call {call} as when launched one by one")


def test_a_result_is_the_next_input() -> None:
    """Many replays in a row, none of them read before the last."""

    @TinyJit
    def following(x: Any) -> Any:
        return ((x * 3 + 1) % 1009).contiguous()

    values = np.arange(5000, dtype=np.int32) % 997
    x, kept = held(values, np.int32), []
    for _ in range(25):
        x = following(x)
        kept.append(x)
    for call, result in enumerate(kept):
        values = (values * 3 + 1) % 1009
        right(result, values, STORAGE, f"the result of call {call}")


def test_state_is_written_in_order() -> None:
    """A graph changes tensors from outside and reads them before and after."""
    total, last = held(np.zeros(33)), held(np.zeros(33))

    @TinyJit
    def take(x: Any) -> Any:
        before = (total + last).contiguous()
        total.assign(total + x).realize()
        last.assign(x).realize()
        return before, (total * 2).contiguous()

    whole, latest = np.zeros(33, np.float32), np.zeros(33, np.float32)
    for call in range(6):
        x = whole_numbers(33, call)
        before, after = take(held(x))
        right(before, whole + latest, ORDER, f"what call {call} read before it wrote")
        whole, latest = whole + x, x
        right(after, whole * 2, ORDER, f"what call {call} read after it wrote")
        right(total, whole, ORDER, f"the state after call {call}")
        if call == 3:
            total.assign(Tensor.full((33,), 5.0)).realize()
            whole = np.full(33, 5, np.float32)


def test_captured_functions_do_not_share_memory() -> None:
    """Two graphs with temporaries of one size run in turns."""

    @TinyJit
    def one(x: Any) -> Any:
        return ((x + 1).contiguous().flip(0) * 2).contiguous()

    @TinyJit
    def other(x: Any) -> Any:
        return ((x - 1).contiguous().flip(0) * 3).contiguous()

    kept = []
    for call in range(6):
        x = whole_numbers(2048, call)
        kept.append((one(held(x)), (x[::-1] + 1) * 2))
        kept.append((other(held(x)), (x[::-1] - 1) * 3))
    for call, (result, want) in enumerate(kept):
        right(result, want, STORAGE, f"the result of call {call}")


def test_replays_are_ordered_with_other_work() -> None:
    """A replay waits for what makes its input, and is done before that is overwritten."""

    @TinyJit
    def less_one(x: Any) -> Any:
        return x.flip(0) - 1

    square = whole_numbers(160 * 160, 1, low=0).reshape(160, 160)
    for call in range(6):
        x = held(square)
        slow = (x @ held(square + call)).contiguous().realize()
        result = less_one(slow)
        slow.assign(Tensor.zeros(160, 160)).realize()
        want = (square @ (square + call))[::-1] - 1
        right(result, want, "CapturedGraph: ordered with work before and after", f"call {call}")


def test_random_numbers_are_those_of_plain_calls() -> None:
    """A captured function draws what the function itself would draw."""

    def draw(x: Any) -> Any:
        return x + Tensor.randint(7, low=0, high=1 << 20), Tensor.rand(5)

    x = held(np.zeros(7), np.int32)
    Tensor.manual_seed(21)
    plain = [[one.numpy() for one in draw(x)] for _ in range(6)]
    Tensor.manual_seed(21)
    captured = TinyJit(draw)
    for call, wants in enumerate(plain):
        for got, want in zip(captured(x), wants):
            right(got, want, INPUTS, f"the random numbers of call {call}")


def test_a_captured_function_may_copy_between_devices(spot: str) -> None:
    """Half of the work is done on the host's reference device."""

    @TinyJit
    def there_and_back(x: Any) -> Any:
        return ((x * 2).to(REFERENCE) + 1).to(spot) * x

    for call in range(5):
        x = whole_numbers(500, call)
        look = "copies between CapturedGraphs: copy_out waits for kernels"
        right(there_and_back(held(x)), (x * 2 + 1) * x, look, f"the result of call {call}")


def test_replays_use_no_further_memory() -> None:
    """After a few calls what is allocated stays the same."""

    @TinyJit
    def step(x: Any) -> Any:
        return (x + 1).contiguous().sum(0) * 2

    x = held(np.ones((64, 64)))
    counts = []
    for _ in range(30):
        step(x).realize()
        counts.append(GlobalCounters.mem_used)
    if counts[5] != counts[-1]:
        look = "CapturedGraph: a replay allocates nothing"
        fault(f"{counts[5]} bytes in use", f"{counts[-1]} after 24 more replays", look)


def test_graphs_hold_every_dtype(device: Any) -> None:
    """Inputs and results of dtypes of every width."""
    wanted = (dtypes.int8, dtypes.uint16, dtypes.int64, dtypes.float64, dtypes.float16)
    kinds = [kind for kind in wanted if kind in usable(device.capabilities)]

    @TinyJit
    def added(*parts: Any) -> Any:
        return [part + part for part in parts]

    for call in range(4):
        values = whole_numbers(21, call, np.float32, low=0)
        found = added(*[Tensor(values).cast(kind).contiguous().realize() for kind in kinds])
        for kind, result in zip(kinds, found):
            right(result, values * 2, INPUTS, f"twice the {kind.name} of call {call}")
