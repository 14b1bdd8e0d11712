"""Level L4, memory over time: writes, readers that wait, planned memory, copies to other devices.

Whatever order work is queued in, a reader has the values of the time it was built, kernels wait
for what they need, and memory that is used again is not used too early.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.runtime.devices import REFERENCE
from tgcore.support.counters import GlobalCounters
from tgcore.tensor import Tensor
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance.values import held, right, whole_numbers
from tgcore.testing.public_bugs import spots
from tgcore.testing.usable import usable

pytestmark = [level("L4"), pytest.mark.usefixtures("computes")]

WRITES = "the order of launches: a kernel that reads runs before the one that overwrites"
WAITS = "launches run in their order; copies and copy_out wait for them"
PLANNED = "views into one allocation (sub_buffers): their offsets and their alignment"
REUSE = "Allocator.free and alloc: memory is given out again only after its kernels have run"
COPIES = "Allocator.copy_in, copy_out and transfer"


# *** writes and readers ***


def test_readers_keep_the_values_of_their_time() -> None:
    """Readers before, between and after writes, realized in every order."""
    names = ("first", "second", "third", "x")
    want = {"first": [2, 4, 6], "second": [18, 4, 6], "third": [18, 14, 6], "x": [9, 7, 5]}
    for order in itertools.permutations(names):
        x = held([1, 2, 3], np.int32)
        made = {"x": x, "first": x * 2}
        x[0] = 9
        made["second"] = x * 2
        x[1] = 7
        made["third"] = x * 2
        x[2] = 5
        for name in order:
            made[name].realize()
        for name in names:
            right(made[name], want[name], WRITES, f"{name} when realized as {', '.join(order)}")


def test_readers_and_writes_in_one_schedule() -> None:
    """Everything is realized by one call, with the target first or last."""
    for size, last in itertools.product((3, 5000), (False, True)):
        values = whole_numbers(size, size)
        x = held(values)
        before = x.flip(0) * 3
        x.assign(x + 10)
        between = (x * 2).sum()
        x[1:3] = -1
        order = [before, between, x] if last else [x, between, before]
        Tensor.realize(*order)
        right(before, values[::-1] * 3, WRITES, "the reader before the writes")
        right(between, ((values + 10) * 2).sum(), WRITES, "the reader between the writes")
        wanted = values + 10
        wanted[1:3] = -1
        right(x, wanted, WRITES, "what was written to")


@pytest.mark.parametrize("size", (4, 1000, 70_001))
def test_overlapping_source_and_target(size: int) -> None:
    """The source is read before anything is written: shifted, turned round, added to itself."""
    values = whole_numbers(size, 7, np.int32)
    x = held(values, np.int32)
    x[1:] = x[:-1]
    values[1:] = values[:-1].copy()
    right(x, values, WRITES, "shifted up")
    x[:-2] = x[2:]
    values[:-2] = values[2:].copy()
    right(x, values, WRITES, "shifted down")
    x.assign(x.flip(0))
    right(x, values[::-1], WRITES, "turned round")
    x[:] = x + x[1]
    right(x, values[::-1] + values[-2], WRITES, "with one of its own elements added")


def test_a_square_becomes_its_own_transpose() -> None:
    """Source and target are the same buffer in another order."""
    values = whole_numbers(96 * 96, 8).reshape(96, 96)
    x = held(values)
    x.assign(x.T).realize()
    right(x, values.T, WRITES, "the transpose")
    x.assign(x @ x).realize()
    right(x, values.T @ values.T, WRITES, "its square")


def test_two_tensors_are_exchanged() -> None:
    """Each is assigned what the other held."""
    one, other = whole_numbers(300, 1), whole_numbers(300, 2)
    x, y = held(one), held(other)
    for _ in range(3):
        old = x + 0
        x.assign(y)
        y.assign(old)
        Tensor.realize(y, x)
        one, other = other, one
        right(x, one, WRITES, "the first")
        right(y, other, WRITES, "the second")


def test_writes_one_after_the_other() -> None:
    """The last of many writes counts; each reads what the ones before left."""
    x = held(np.zeros(64), np.int32)
    values = np.zeros(64, np.int32)
    for step in range(30):
        start = step * 7 % 50
        x[start : start + 14] = x[start : start + 14] * 2 + step
        values[start : start + 14] = values[start : start + 14] * 2 + step
        if step % 11 == 5:
            x.realize()
    right(x, values, WRITES, "the end of thirty writes")


@pytest.mark.parametrize("realized", (False, True), ids=("lazy", "realized"))
def test_writes_through_views(realized: bool) -> None:
    """A window, turned and reshaped, is written; the tensor it was taken from changes."""
    values = np.arange(48, dtype=np.float32).reshape(6, 8)
    x = held(values) if realized else Tensor(values) + 0
    new = -whole_numbers(6, 3, low=1).reshape(2, 3)
    x[1:5:2, 2:5].assign(Tensor(new))
    values[1:5:2, 2:5] = new
    x.T[7][::-1].assign(Tensor(np.arange(6, dtype=np.float32)))
    values[::-1, 7] = np.arange(6)
    row = x[5]
    row.reshape(4, 2)[1:3, 0].assign(Tensor([100.0, 200.0]))
    values[5].reshape(4, 2)[1:3, 0] = [100, 200]
    right(row, values[5], WRITES, "the row")
    right(x, values, WRITES, "the tensor")
    x[[3, 0, 3]] = Tensor(np.stack([values[0], values[1], values[2]]))
    values[3], values[0] = values[2].copy(), values[1].copy()
    right(x, values, WRITES, "the tensor after rows were written by a list")


# *** planned memory ***


@pytest.mark.parametrize("seed", range(3))
def test_planned_memory_is_not_used_too_early(seed: int) -> None:
    """Temporaries of many sizes live and die in one schedule."""
    rng = np.random.default_rng(seed)
    values = [whole_numbers(int(size), seed, np.int32) for size in rng.integers(1, 4000, 4)]
    tensors = [held(value, np.int32) for value in values]
    for _ in range(40):
        one, other = rng.integers(0, len(values), 2)
        size = min(len(values[one]), len(values[other]))
        left, right_ = tensors[one][:size], tensors[other][:size]
        tensors.append((left.flip(0) * 3 + right_).contiguous() % 1009)
        values.append((values[one][:size][::-1] * 3 + values[other][:size]) % 1009)
    chosen = [*range(40, 44), 10, 25]
    Tensor.realize(*[tensors[number] for number in chosen])
    for number in chosen:
        right(tensors[number], values[number], PLANNED, f"step {number} of 43")


def test_temporaries_of_odd_sizes_are_aligned(device: Any) -> None:
    """Bytes of odd numbers stand before wider types in planned memory."""
    wanted = (dtypes.float32, dtypes.int64, dtypes.float16, dtypes.float64, dtypes.uint16)
    kinds = [kind for kind in wanted if kind in usable(device.capabilities)]
    for size in (1, 3, 13, 61, 255):
        values = np.arange(size) % 50
        results, wants = [], []
        for kind in kinds:
            small = (Tensor(values.astype(np.uint8)) + 1).contiguous()
            wide = (small.cast(kind) * 2).contiguous()
            again = (small.flip(0).cast(kind) + wide).contiguous()
            results += [again.flip(0) + wide, small.sum()]
            wants += [(values + 1) + 2 * (values[::-1] + 1) + 2 * (values + 1), (values + 1).sum()]
        Tensor.realize(*results)
        for place, (result, want) in enumerate(zip(results, wants)):
            right(result, want, PLANNED, f"{kinds[place // 2].name} after {size} bytes")


def test_many_results_live_together() -> None:
    """A hundred results of one schedule have memory of their own."""
    x = held(np.arange(97), np.int32)
    results = [x * step + step for step in range(100)]
    Tensor.realize(*results)
    for step, result in enumerate(results):
        right(result, np.arange(97) * step + step, PLANNED, f"result {step} of 100")


def test_memory_is_given_back_and_used_again() -> None:
    """What lives keeps its contents while other tensors of its size come and go."""
    start = GlobalCounters.mem_used
    kept = []
    for step in range(40):
        one = held(whole_numbers(4096, step))
        other = (one * 2 + 1).realize()
        del one
        third = (held(np.full(4096, step, np.float32)) - other).realize()
        if step % 8 == 0:
            kept.append((step, other, third))
        del other, third
    for step, other, third in kept:
        want = whole_numbers(4096, step) * 2 + 1
        right(other, want, REUSE, f"what step {step} kept")
        right(third, step - want, REUSE, f"the difference of step {step}")
    del kept, other, third
    if GlobalCounters.mem_used != start:
        fault(f"{start} bytes in use", f"{GlobalCounters.mem_used}", "Allocator.free")


# *** the order of work ***


def _square(seed: int) -> Any:
    return whole_numbers(160 * 160, seed, low=0).reshape(160, 160)


def test_kernels_wait_for_longer_ones() -> None:
    """A short kernel reads the last element that a long one wrote."""
    for step in range(5):
        values = _square(step)
        slow = (held(values) @ held(values)).realize()
        corner = (slow[-1, -1] + 1).realize()
        far = (slow[-1] * 2).realize()
        right(corner, (values @ values)[-1, -1] + 1, WAITS, "one more than the last element")
        right(far, (values @ values)[-1] * 2, WAITS, "twice the last row")


def test_reading_waits_for_kernels() -> None:
    """Contents are read as soon as the kernel has been launched."""
    for step in range(5):
        values = _square(step)
        right((held(values) @ held(values.T)).realize(), values @ values.T, WAITS, "the product")


def test_memory_of_pending_kernels_is_not_overwritten() -> None:
    """The inputs of a long kernel die, and new data of the same size come in at once."""
    results = []
    for step in range(8):
        values = _square(step)
        one, other = Tensor(values).contiguous().realize(), Tensor(values).contiguous().realize()
        results.append((one @ other).realize())
        del one, other
    for step, result in enumerate(results):
        right(result, _square(step) @ _square(step), REUSE, f"the product of step {step}")


def test_a_fast_write_does_not_overtake_a_slow_reader() -> None:
    """A long kernel reads what a short one overwrites next."""
    for step in range(5):
        values = _square(step)
        x = held(values)
        slow = (x @ x).realize()
        x.assign(Tensor.zeros(160, 160)).realize()
        right(slow, values @ values, WRITES, "the product of the old contents")
        right(x, np.zeros((160, 160)), WRITES, "the new contents")


# *** copies ***


def test_copies_to_the_host_and_back(device: Any, spot: str) -> None:
    """Every dtype, after a kernel, whole and in parts."""
    kinds = usable(device.capabilities)
    values = {kind: np.arange(1001) % (2 if kind is dtypes.bool else 5) for kind in kinds}
    there = [Tensor(values[kind].astype(np.float32)).cast(kind).contiguous() for kind in kinds]
    Tensor.realize(*there)
    host = [one.to(REFERENCE) for one in there]
    Tensor.realize(*host)
    stages = {
        "what came to the host": ([one.cast(dtypes.float32) for one in host], slice(None)),
        "what came back": ([one.to(spot).cast(dtypes.float32) for one in host], slice(None)),
        "a part with gaps": ([one[17:900:3].to(REFERENCE).cast(dtypes.float32) for one in there],
                             slice(17, 900, 3)),
    }  # fmt: skip
    for what, (results, window) in stages.items():
        Tensor.realize(*results)
        for kind, result in zip(kinds, results):
            right(result, values[kind][window], COPIES, f"{what}, {kind.name}")
    for kind, one in zip(kinds, there):
        right(one.numpy().astype(np.float32), values[kind], COPIES, f"numpy(), {kind.name}")


def test_copies_wait_for_kernels_and_kernels_for_copies(spot: str) -> None:
    """Work moves to the host and back between long kernels."""
    for step in range(4):
        values = _square(step)
        slow = held(values) @ held(values)
        host = slow.to(REFERENCE) % 1000
        back = (host.to(spot).contiguous() @ held(np.eye(160))) + 1
        right(back, (values @ values) % 1000 + 1, WAITS, f"round {step}")


def test_a_copy_does_not_change_with_its_source(spot: str) -> None:
    """The source is overwritten right after it was copied."""
    values = whole_numbers(10_000, 9)
    for target in (REFERENCE, *spots(spot, 2)[1:]):
        x = held(values)
        y = x.to(target).realize()
        x.assign(x * 0 - 1).realize()
        right(y, values, WAITS, f"the copy on {target}")
        right(x, np.full(10_000, -1), WAITS, "the source")


def test_devices_of_the_family_exchange_data(spot: str) -> None:
    """Each of two devices works on what the other has just made."""
    found = spots(spot, 2)
    if len(found) < 2:
        does_not_apply("one device of this family opens")
    first, second = found
    for step in range(4):
        values = _square(step)
        one = held(values) @ held(values)
        two = (one.to(second) % 1009 + 1).contiguous()
        three = two.to(first).contiguous() @ held(np.eye(160))
        four = (three.to(second) - 1).realize()
        three.assign(Tensor.zeros(160, 160)).realize()
        want = (values @ values) % 1009
        right(two, want + 1, WAITS, f"what {second} made of it in round {step}")
        right(four, want, WAITS, f"what came back to {second} in round {step}")


def test_a_file_is_read_and_written(tmp_path: Any, spot: str) -> None:
    """Windows of a file come to the device, whatever their offset."""
    values = whole_numbers(3000, 12, np.int16)
    (tmp_path / "numbers.bin").write_bytes(b"\0\0\0\0" + values.tobytes())
    file = Tensor(tmp_path / "numbers.bin")
    for start, stop in ((0, 3000), (1, 2), (10, 2999)):
        window = file[4 + 2 * start : 4 + 2 * stop].bitcast(dtypes.int16).to(spot)
        right(window, values[start:stop], COPIES, f"numbers {start} to {stop} of a file")
        right(window * 2, values[start:stop] * 2, COPIES, f"twice the numbers {start} to {stop}")
