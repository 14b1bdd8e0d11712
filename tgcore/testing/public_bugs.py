"""Faults that users of tensor frameworks have reported in public, as checks for any device.

Each entry of `BUGS` names the public report and says what went wrong there; its check computes the
same on the device named `spot` and compares with NumPy's value or one worked by hand. The
regression tests run the list on the built-in devices, conformance level L4 on the device under
test.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tgcore.ir import dtypes
from tgcore.nn import Conv2d
from tgcore.support.errors import TgError
from tgcore.support.settings import Context
from tgcore.tensor import Tensor, TinyJit, Variable
from tgcore.testing.compare import MismatchError, same

Check = Callable[[str], None]


@dataclass(frozen=True)
class Bug:
    """One entry of the list.

    Attributes
    ----------
    name : str
        What is right, in a few words joined by hyphens; stable.
    report : str
        Where it was reported.
    fault : str
        What went wrong there.
    function : callable
        Takes the name of a device and raises `MismatchError` when the fault is there too.
    """

    name: str
    report: str
    fault: str
    function: Check

    def check(self, spot: str) -> None:
        """Run the check with the device `spot` (FAMILY or FAMILY:INDEX) as the default.

        Raises
        ------
        MismatchError
            When a value is wrong; any other exception means that the device cannot do it at all.
        """
        with Context(dev=spot):
            try:
                self.function(spot)
            except MismatchError as error:
                raise MismatchError(f"{error} ({self.report}: {self.fault})") from None


BUGS: dict[str, Bug] = {}


def bug(report: str, fault: str) -> Callable[[Check], Check]:
    """Put the decorated function on the list, under its own name."""

    def register(function: Check) -> Check:
        name = function.__name__.replace("_", "-")
        BUGS[name] = Bug(name, report, fault, function)
        return function

    return register


def held(values: Any) -> Any:
    """Return a tensor that owns a real buffer on the default device."""
    return Tensor(np.asarray(values)).contiguous().realize()


def spots(spot: str, count: int) -> list[str]:
    """Return `spot` and up to `count - 1` more devices of its family, as far as they open."""
    from tgcore.runtime import Device
    from tgcore.support.errors import DeviceError
    from tgcore.target import Target

    found = [Device.canonical(spot)]
    family = Target.parse(spot).family
    for index in range(count + 1):
        name = Device.canonical(f"{family}:{index}")
        if len(found) == count or name in found:
            continue
        try:
            found.append(Device[name].name)
        except DeviceError:
            break
    return found


# *** views and storage ***


@bug("#4999", "a running sum over a one-row view was wrong unless the input was realized")
def running_sum_over_a_lazy_row(spot: str) -> None:
    """Bins are picked by comparing draws with a running sum."""
    weights = np.array([[5, 1, 3, 1]], dtype=np.float32)
    row = Tensor(weights)
    cumulative = (row / row.sum(axis=1, keepdim=True)).cumsum(axis=1)
    same(cumulative, np.cumsum(weights / weights.sum(), axis=1), "the running sum", rtol=1e-6)
    draws = np.array([[0.05], [0.55], [0.7], [0.95]], dtype=np.float32)
    picks = (Tensor(draws) >= cumulative).sum(axis=1)
    edges = np.cumsum(weights[0] / weights.sum())
    same(picks, np.searchsorted(edges, draws[:, 0], side="right"), "the bins")


@bug("#4562", "two buffers with equal constant contents became one")
def equal_constants_do_not_share_storage(spot: str) -> None:
    """A write to one of two equal tensors does not show in the other."""
    one = Tensor.full((2, 3), 7).contiguous()
    other = Tensor.full((2, 3), 7).contiguous()
    one[1, 2] = -4
    same(one, [[7, 7, 7], [7, 7, -4]], "the one written to")
    same(other, [[7, 7, 7], [7, 7, 7]], "the other")


@bug("#17074", "an expression built before an in-place write was evaluated after it")
def a_reader_keeps_the_values_of_its_time(spot: str) -> None:
    """A reader that waits while its input is overwritten has the old values."""
    x = held(np.array([10, 20, 30, 40], dtype=np.int32))
    before = x * 3
    x[1:3].assign(Tensor([-1, -2], dtype=dtypes.int32))
    Tensor.realize(before, x)
    same(x, [10, -1, -2, 40], "the target")
    same(before, [30, 60, 90, 120], "the reader")


@bug("PR #7786", "values were merged with 'non-zero wins'")
def the_last_write_to_an_index_wins(spot: str) -> None:
    """Of several writes to one place the last counts, also when it is zero."""
    t = held(np.arange(5, dtype=np.int32) + 1)
    t[[3, 0, 3]] = Tensor([8, 9, 0], dtype=dtypes.int32)
    same(t, [9, 2, 3, 0, 5])


@bug("#2844", "the offset of a masked view was wrong")
def padding_survives_splits_and_merges(spot: str) -> None:
    """A padded axis is split and merged in every way that fits."""
    x = np.arange(1, 13, dtype=np.float32).reshape(3, 4)
    wanted: list[tuple[str, Any, Any]] = []
    for low, high in ((3, 0), (0, 3), (1, 2), (2, 1), (6, 3)):
        padded = np.pad(x, ((low, high), (0, 0)))
        rows = padded.shape[0]
        for split in [size for size in range(1, rows + 1) if rows % size == 0]:
            t = Tensor(x).pad(((low, high), (0, 0))).reshape(rows // split, split, 4)
            what = f"rows padded by {low} and {high}, split by {split}"
            wanted.append((what, t.reshape(rows * 2, 2), padded.reshape(rows * 2, 2)))
        flat = Tensor(x).pad(((0, 0), (low, high))).reshape(-1)
        what = f"columns padded by {low} and {high}"
        wanted.append((what, flat, np.pad(x, ((0, 0), (low, high))).reshape(-1)))
    Tensor.realize(*[tensor for _, tensor, _ in wanted])
    for what, tensor, right in wanted:
        same(tensor, right, what)


@bug("#3510", "a typed view of a file read from the wrong place")
def a_typed_view_of_a_file_at_an_offset(spot: str) -> None:
    """Bytes of a file, from the middle, taken as integers."""
    raw = np.arange(40, dtype=np.uint8)
    handle, path = tempfile.mkstemp()
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(raw.tobytes())
        words = Tensor(Path(path))[8:24].bitcast(dtypes.int32)
        whole = np.frombuffer(raw.tobytes(), np.int32, count=4, offset=8)
        same(words.to(spot), whole, "four words")
        same(words[1:3].to(spot), whole[1:3], "two of them")
    finally:
        os.unlink(path)


# *** captured functions ***


@bug("#7020", "two calls of a captured function returned the same storage")
def results_of_a_captured_function_are_independent(spot: str) -> None:
    """Results are looked at after all calls were made."""

    @TinyJit
    def triple(v: Any) -> Any:
        return (v * 3).realize()

    results = [triple(held([float(i), 1.0])) for i in range(5)]
    for i, result in enumerate(results):
        same(result, [3.0 * i, 3.0], f"call {i}")


@bug("#10850", "a tensor inside a list was frozen at capture time")
def a_captured_function_sees_tensors_in_containers(spot: str) -> None:
    """Inputs change from call to call inside a list and a dictionary."""

    @TinyJit
    def pick(pair: Any, extra: Any) -> Any:
        return (pair[0] * 10 + pair[1] + extra["k"]).realize()

    got = [pick([held([i]), held([2 * i])], {"k": held([i])}).item() for i in range(6)]
    same(got, [13 * i for i in range(6)], "six calls")


@bug("#5360, #11852", "the result kept the length of the capture call")
def a_symbolic_length_follows_the_call(spot: str) -> None:
    """A variable stands for the length of the input."""
    base = held(np.arange(8, dtype=np.float32))

    @TinyJit
    def double(v: Any) -> Any:
        return (v * 2).realize()

    for n in range(1, 7):
        result = double(base[: Variable("n", 1, 8).bind(n)])
        length = result.shape[0]
        same(length if isinstance(length, int) else length.unbind()[1], n, "the length")
        same(result, np.arange(n, dtype=np.float32) * 2, f"length {n}")


@bug("#9108", "random numbers repeated when an earlier draw outside was still lazy")
def random_draws_in_a_captured_function_differ(spot: str) -> None:
    """No two draws are equal, inside or outside."""
    Tensor.manual_seed(11)
    lazy_first = Tensor.rand(5)

    @TinyJit
    def draw(x: Any) -> Any:
        return (x * 0 + Tensor.rand(5)).realize()

    rows = [draw(held(np.zeros(5, np.float32))).numpy().copy() for _ in range(6)]
    rows.append(lazy_first.numpy())
    same(len({row.tobytes() for row in rows}), len(rows), "different draws")


# *** integers ***


@bug("#1316", "index expressions with negative values were simplified as if rounded to zero")
def floor_division_of_negative_index_expressions(spot: str) -> None:
    """Quotients and remainders of counted numbers, of either sign."""
    i = np.arange(24)
    wanted: list[tuple[str, Any, Any]] = []
    for offset in (-13, -5, 0):
        for factor in (1, 3, -2):
            for divisor in (2, 5, 7, -3):
                t, number = Tensor.arange(24) * factor + offset, i * factor + offset
                what = f"(i * {factor} + {offset})"
                wanted.append((f"{what} // {divisor}", t // divisor, number // divisor))
                wanted.append((f"{what} % {divisor}", t % divisor, number % divisor))
                wanted.append((what, (t // divisor) * divisor + t % divisor, number))
    Tensor.realize(*[tensor for _, tensor, _ in wanted])
    for what, tensor, right in wanted:
        same(tensor, right, what)


@bug("#10321", "integer division through a float reciprocal: exact multiples came out one too low")
def integer_division_is_exact(spot: str) -> None:
    """Exact multiples, and numbers that no float32 holds."""
    d = np.arange(1, 130, dtype=np.int32)
    for q in (1, 2, 7, 41):
        n = d * q
        same(Tensor(n) // Tensor(d), n // d, f"{q} times d // d")
        same(Tensor(n) % Tensor(d), n % d, f"{q} times d % d")
    big = np.array([2**31 - 1, 2**30 + 3, -(2**31) + 1], dtype=np.int32)
    same(Tensor(big) // 3, big // 3, "great numbers // 3")


@bug("PR #17787", "the index arithmetic was done in the eight bits of the index")
def a_small_unsigned_index_does_not_wrap(spot: str) -> None:
    """An index of uint8 reads rows whose offsets need more bits."""
    x, i = np.arange(300, dtype=np.int32), np.array([0, 127, 128, 255], dtype=np.uint8)
    same(Tensor(x)[Tensor(i)], x[i], "elements")
    y = np.arange(600, dtype=np.int32).reshape(300, 2)
    same(Tensor(y)[Tensor(i)], y[i], "rows")


# *** floats ***


@bug("#17087", "a pair of casts was folded away")
def a_cast_to_half_rounds_and_overflows(spot: str) -> None:
    """To float16 and back, at the ends of its range."""
    v = np.array([70000.0, 65504.0, 65519.0, 65520.0, 2049.0, 1e-8, -90000.0], dtype=np.float32)
    with np.errstate(over="ignore"):
        want = v.astype(np.float16)
    same(held(v).cast(dtypes.float16), want, "to float16")
    there_and_back = held(v).cast(dtypes.float16).cast(dtypes.float32)
    same(there_and_back, want.astype(np.float32), "there and back")


@bug("#1151, #1251", "powers of negative numbers took the absolute value, or lost the sign")
def powers_of_negative_numbers(spot: str) -> None:
    """Whole powers keep the sign; a fractional power of a negative number is NaN."""
    v = np.array([-27.5, -3.0, -0.5, 0.0, 2.0], dtype=np.float32)
    same(Tensor(v) ** 3, v**3, "v ** 3", rtol=1e-5)
    same(Tensor(v) ** 2.0, v**2, "v ** 2.0", rtol=1e-5)
    e = np.array([3.0, 2.0, 1.0, 2.0, 5.0], dtype=np.float32)
    same(Tensor(v) ** Tensor(e), v**e, "v ** e", rtol=1e-5)
    with np.errstate(invalid="ignore"):
        want = v ** np.float32(0.25)
    same(Tensor(v) ** 0.25, want, "v ** 0.25", rtol=1e-5)


@bug("#862", "max swallowed NaN")
def max_propagates_nan_from_every_place(spot: str) -> None:
    """NaN first, in the middle and last."""
    for place in range(3):
        v = np.array([1.0, 5.0, -2.0], dtype=np.float32)
        v[place] = np.nan
        same(Tensor(v).max(), np.float32(np.nan), f"NaN at {place}")


@bug("PR #17805", "each axis of a 'same' convolution used the dilation of the other")
def same_padding_uses_each_axis_own_dilation(spot: str) -> None:
    """A convolution with different dilations, against its definition."""
    conv = Conv2d(1, 1, kernel_size=(3, 5), padding="same", dilation=(3, 1), bias=False)
    x = np.random.default_rng(4).standard_normal((1, 1, 9, 8)).astype(np.float32)
    w = conv.weight.numpy()[0, 0]
    p = np.pad(x[0, 0], ((3, 3), (2, 2)))
    want = sum(w[r, c] * p[3 * r : 3 * r + 9, c : c + 8] for r in range(3) for c in range(5))
    same(conv(Tensor(x)), np.asarray(want)[None, None], rtol=1e-4, atol=1e-5)


# *** gradients and several devices ***


@bug("#12296", "the count of ties overflowed half precision, and the gradient was zero")
def the_gradient_of_max_counts_many_ties(spot: str) -> None:
    """80,000 equal maxima in float16."""
    n = 80000
    t = held(np.full(n, 2.0, np.float16))
    (gradient,) = t.max().gradient(t)
    same(gradient, np.full(n, 1 / n, np.float16), rtol=1e-2)


@bug("#9828, PR #13760", "a copy between devices had no gradient")
def the_gradient_crosses_a_copy_between_devices(spot: str) -> None:
    """To another device of the family, or to the host's when there is one only."""
    from tgcore.runtime.devices import REFERENCE

    first, second = [*spots(spot, 2), REFERENCE][:2]
    x = Tensor([1.0, -2.0, 3.0], device=first).contiguous().realize()
    y = (x.to(second) * Tensor([4.0, 5.0, 6.0], device=second)).sum()
    (gradient,) = y.gradient(x)
    if gradient.device != x.device:
        raise MismatchError(f"the gradient is on {gradient.device}, not on {x.device}")
    same(gradient, [4.0, 5.0, 6.0], "the gradient")


@bug("#5130", "a shard of fewer rows than devices made an invalid slice")
def an_uneven_shard_is_refused_and_an_even_one_right(spot: str) -> None:
    """Over four devices of the family; with fewer, over those there are."""
    devices = tuple(spots(spot, 4))
    for rows in (8, 5, 3, 1):
        v = np.arange(rows, dtype=np.float32) + 1
        if rows % len(devices) == 0:
            doubled = (Tensor(v).shard(devices, axis=0) * 2).to(spot)
            same(doubled, v * 2, f"{rows} rows over {len(devices)} devices")
            continue
        try:
            (Tensor(v).shard(devices, axis=0) * 2).to(spot).realize()
        except TgError as error:
            if isinstance(error, ValueError) and "even" in str(error):
                continue
            raise
        raise MismatchError(f"{rows} rows were sharded over {len(devices)} devices")
