"""TCC keeps bytes and computes what others do; conformance has a test of its own."""

from __future__ import annotations

import numpy as np
from tgcore import Tensor
from tgcore.ir import dtypes
from tgcore.runtime import Buffer, Device

DEVICE = "TCC"


def test_bytes_come_back() -> None:
    buffer = Buffer(Device[DEVICE], dtypes.uint8, 5)
    buffer.write(b"hello")
    assert bytes(buffer.read()) == b"hello"


def test_three_numbers() -> None:
    assert (Tensor([1, 2, 3], device=DEVICE) + 1).tolist() == [2, 3, 4]


def test_a_layer_agrees_with_numpy() -> None:
    random = np.random.default_rng(0)
    x, w = random.random((5, 7), np.float32), random.random((7, 3), np.float32)
    result = (Tensor(x, device=DEVICE) @ Tensor(w, device=DEVICE)).relu().sqrt()
    np.testing.assert_allclose(result.numpy(), np.sqrt(x @ w), rtol=1e-5)


def test_a_second_device_has_memory_of_its_own() -> None:
    there = Tensor([1.5, 2.5], device=f"{DEVICE}:1")
    assert (there.to(DEVICE) * 2).tolist() == [3.0, 5.0]
