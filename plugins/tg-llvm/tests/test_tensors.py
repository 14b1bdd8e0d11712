"""Tensors on the device: contractions, reductions, narrow floats, threads and captured graphs."""

from __future__ import annotations

import numpy as np
import pytest
from opened import LLVMDevice
from tgcore import Tensor, TinyJit, dtypes
from tgcore.ir import DType
from tgcore.testing.differential import check_forward, check_gradient
from tgcore.testing.operators import Operator, all_operators


def data(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("shape", ((3, 4, 5), (64, 64, 64), (130, 70, 33), (256, 256, 256)))
def test_matmul(cpu: LLVMDevice, shape: tuple[int, int, int]) -> None:
    a, b = data(shape[0], shape[1]), data(shape[1], shape[2], seed=1)
    got = (Tensor(a) @ Tensor(b)).numpy()
    np.testing.assert_allclose(got, a.astype("f8") @ b.astype("f8"), rtol=1e-4, atol=1e-4)


def test_softmax_reductions_and_convolution(cpu: LLVMDevice) -> None:
    x = data(37, 50)
    t = Tensor(x).realize()
    e = np.exp(x - x.max(1, keepdims=True))
    np.testing.assert_allclose(t.softmax(1).numpy(), e / e.sum(1, keepdims=True), rtol=1e-5)
    for axis in (0, 1, None):
        np.testing.assert_allclose(t.sum(axis).numpy(), x.sum(axis), rtol=1e-4, atol=1e-4)
        np.testing.assert_array_equal(t.max(axis).numpy(), x.max(axis))
    np.testing.assert_array_equal(t.argmax(1).numpy(), x.argmax(1))
    np.testing.assert_array_equal(t.sort(1)[0].numpy(), np.sort(x, 1))
    image, kernel = data(2, 3, 9, 9), data(4, 3, 3, 3, seed=2)
    got = Tensor(image).conv2d(Tensor(kernel), padding=1).numpy()
    padded = np.pad(image, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    want = np.einsum("nchwij,ocij->nohw", windows, kernel)
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("dtype", (dtypes.float16, dtypes.bfloat16))
def test_narrow_floats_in_tensors(cpu: LLVMDevice, dtype: DType) -> None:
    x = data(40, 24)
    t = Tensor(x).cast(dtype).realize()
    wide = t.cast(dtypes.float32).numpy()
    got = (t * t + 1).cast(dtypes.float32).numpy()
    np.testing.assert_allclose(got, wide * wide + 1, rtol=2e-2)
    np.testing.assert_allclose((t @ t.T).cast(dtypes.float32).numpy(), wide @ wide.T, atol=0.2)


def test_a_nan_goes_through_max_and_where(cpu: LLVMDevice) -> None:
    x = np.array([1.0, np.nan, -np.inf, 3.0] * 8, np.float32)
    t = Tensor(x).realize()
    np.testing.assert_array_equal(t.maximum(2).numpy(), np.maximum(x, 2))
    np.testing.assert_array_equal(Tensor([2.0] * 32).maximum(t).numpy(), np.maximum(2, x))
    assert np.isnan(t.max().item())


def test_launches_are_split_among_threads(cpu: LLVMDevice) -> None:
    assert cpu.capabilities.threads >= 1
    x = data(1024, 700)
    for _ in range(20):
        np.testing.assert_allclose((Tensor(x) * 3 + 1).numpy(), x * 3 + 1, rtol=1e-6)


def test_a_captured_graph_replays(cpu: LLVMDevice) -> None:
    @TinyJit
    def step(x: Tensor, y: Tensor) -> Tensor:
        return ((x @ y).relu() + 1).sum(1).realize()

    for seed in range(6):
        a, b = data(32, 48, seed=seed), data(48, 24, seed=seed + 9)
        got = step(Tensor(a).realize(), Tensor(b).realize()).numpy()
        np.testing.assert_allclose(got, (np.maximum(a @ b, 0) + 1).sum(1), rtol=1e-4)


def test_a_model_trains(cpu: LLVMDevice) -> None:
    w = Tensor(np.zeros((8, 1), np.float32), requires_grad=True)
    x, true = data(64, 8), data(8, 1, seed=4)
    y = Tensor(x @ true)
    for _ in range(60):
        w.grad = None
        loss = ((Tensor(x) @ w - y) ** 2).mean()
        loss.backward()
        w.assign((w.detach() - w.grad * 0.1).realize()).realize()
    np.testing.assert_allclose(w.numpy(), true, atol=0.1)


TABLE = [row for place, row in enumerate(all_operators()) if place % 12 == 0]


@pytest.mark.parametrize("operator", TABLE, ids=lambda row: row.name)
def test_operators_of_the_table(operator: Operator, cpu: LLVMDevice) -> None:
    """A twelfth of the table, every third sample; conformance level L3 runs all of it."""
    outcome = check_forward(operator.cases()[::3], "CPU")
    assert outcome.checks and not outcome.failures, "\n".join(outcome.failures[:20])


@pytest.mark.parametrize("name", ("sigmoid", "matmul", "softmax", "max", "where"))
def test_gradients_of_the_table(name: str, cpu: LLVMDevice) -> None:
    rows = [row for row in all_operators() if row.name == name]
    cases = [case for row in rows for case in row.cases() if case.wants_gradient()]
    outcome = check_gradient(cases[::3], "CPU")
    assert outcome.checks and not outcome.failures, "\n".join(outcome.failures[:20])
