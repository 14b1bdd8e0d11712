"""Tensors with known contents, and the comparison that ends most tests of level L4."""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.tensor import Tensor
from tgcore.testing.compare import mismatch
from tgcore.testing.conformance import fault


def held(values: Any, dtype: Any = np.float32) -> Any:
    """Return a tensor that owns a buffer on the device under test."""
    return Tensor(np.asarray(values, dtype)).contiguous().realize()


def whole_numbers(count: int, seed: int = 0, dtype: Any = np.float32, low: int = -9) -> Any:
    """Return small whole numbers, which no float rounds; the same for the same seed."""
    return np.random.default_rng(seed).integers(low, 10, count).astype(dtype)


def right(
    got: Any, want: Any, look: str, what: str = "the right values", rtol: float = 0.0,
    atol: float = 0.0,
) -> None:  # fmt: skip
    """Fail the test when `got` is not `want`: in one line, with where to look."""
    text = mismatch(got, want, rtol, atol)
    if text:
        fault(what, text, look)
