"""Half, bfloat16 and fp8 on targets that cannot compute in them, or not even load them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.codegen.interpreter import NUMPY
from tests.codegen.kernels import HOST, loop, lower, out, read, red, run, sink
from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities

NARROW = [dtypes.float16, dtypes.bfloat16, dtypes.fp8e4m3, dtypes.fp8e5m2]
PLAIN = Capabilities()
WITHOUT = Capabilities(storage=frozenset(PLAIN.storage - set(NARROW)))


def _all_values(dtype: Any) -> Any:
    count = 1 << dtype.bits
    bits = np.arange(count, dtype=np.uint8 if dtype.bits == 8 else np.uint16)
    step = 3 if dtype.bits == 8 else 997
    return bits[::step].view(NUMPY[dtype])


def _same(found: Any, expected: Any) -> None:
    with np.errstate(invalid="ignore"):  # some of the NaNs are signalling
        found, expected = found.astype(np.float64), expected.astype(np.float64)
    assert np.array_equal(found, expected, equal_nan=True)


def _convert(x: Any, source: Any, target: Any, caps: Any) -> Any:
    size = len(x)
    i = loop(size, 0)
    if source in NARROW and source not in caps.storage:
        x = x.view(np.uint8 if source.bits == 8 else np.uint16)
    ast = sink(out(0, size, i, read(1, size, i, source).cast(target), i))
    kind = NUMPY[target]
    hidden = target in NARROW and target not in caps.storage
    zeros = np.zeros(size, (np.uint8 if target.bits == 8 else np.uint16) if hidden else kind)
    linear, _, _ = lower(ast, caps)
    if caps is WITHOUT:
        assert not any(node.dtype.scalar in NARROW for node in linear)
    return run(ast, [zeros, x], caps)[0].view(kind)


@pytest.mark.parametrize("dtype", NARROW, ids=lambda d: d.name)
def test_every_value_becomes_the_same_single(dtype: Any) -> None:
    x = _all_values(dtype)
    _same(_convert(x, dtype, dtypes.float32, WITHOUT), x.astype(np.float32))


@pytest.mark.parametrize("dtype", NARROW, ids=lambda d: d.name)
def test_a_single_is_rounded_to_nearest_even(dtype: Any) -> None:
    exact = _all_values(dtype).astype(np.float32)
    exact = np.sort(exact[np.isfinite(exact)])
    ties = (exact[:-1] + exact[1:]) / 2
    extreme = np.float32([np.inf, -np.inf, np.nan, 1e30, -1e30, 1e-30, 0.0])
    x = np.concatenate([exact, ties, np.nextafter(ties, np.float32(np.inf)), extreme])
    with np.errstate(all="ignore"):
        expected = x.astype(NUMPY[dtype])
    _same(_convert(x, dtypes.float32, dtype, WITHOUT), expected)


def test_a_double_is_rounded_once() -> None:
    x = np.array([1 + 2**-11 + 2**-40, 1 + 2**-11 - 2**-40, 1 + 2**-11, -(1 + 2**-11 + 2**-50)])
    _same(_convert(x, dtypes.float64, dtypes.float16, WITHOUT), x.astype(np.float16))


@pytest.mark.parametrize("caps", [PLAIN, WITHOUT], ids=["stored", "bits"])
@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16], ids=lambda d: d.name)
def test_each_operation_rounds(caps: Any, dtype: Any) -> None:
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(2, 40)).astype(NUMPY[dtype])
    i = loop(40, 0)
    x, y = read(1, 40, i, dtype), read(2, 40, i, dtype)
    ast = sink(out(0, 40, i, x * y + x, i))
    arrays = [np.zeros(40, a.dtype), a, b]
    if caps is WITHOUT:
        arrays = [array.view(np.uint16) for array in arrays]
    found = run(ast, arrays, caps)[0].view(a.dtype)
    _same(found, a * b + a)


@pytest.mark.parametrize("caps", [PLAIN, WITHOUT, HOST], ids=["stored", "bits", "host"])
def test_the_greatest_half(caps: Any) -> None:
    a = np.random.default_rng(0).normal(size=40).astype(np.float16)
    r = red(40, 0)
    ast = sink(out(0, 1, UOp.const(dtypes.index, 0),
                   read(1, 40, r, dtypes.float16).reduce(Ops.MAX, r)))  # fmt: skip
    arrays = [np.zeros(1, np.float16), a]
    if caps is WITHOUT:
        arrays = [array.view(np.uint16) for array in arrays]
    assert run(ast, arrays, caps)[0].view(np.float16)[0] == a.max()
