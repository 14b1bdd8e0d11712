"""Convolutions of awkward sizes on the built-in devices, against numpy.

The table of operators has small ones; these are large enough that code generation tiles them,
packs an operand, fills narrow rows up and lets tiles overlap.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tgcore import Tensor

RNG = np.random.default_rng(0)
# image, weight, options
CASES: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, int]]] = {
    "odd sizes": ((1, 3, 5, 9), (5, 3, 3, 3), {"padding": 1}),
    "a row narrower than a vector": ((1, 8, 7, 7), (19, 8, 3, 3), {"padding": 1}),
    "such rows in batches": ((8, 8, 7, 7), (19, 8, 3, 3), {"padding": 1}),
    "a row of almost two vectors": ((2, 5, 14, 14), (33, 5, 3, 3), {"padding": 1}),
    "an odd number of rows": ((1, 4, 9, 24), (18, 4, 3, 3), {"padding": 1}),
    "stride": ((2, 3, 17, 35), (18, 3, 3, 3), {"padding": 1, "stride": 2}),
    "a large kernel": ((1, 3, 29, 40), (16, 3, 7, 7), {"padding": 3, "stride": 2}),
    "dilation": ((1, 4, 19, 17), (17, 4, 3, 3), {"padding": 2, "dilation": 2}),
    "groups": ((2, 6, 9, 11), (34, 3, 3, 3), {"padding": 1, "groups": 2}),
    "each channel alone": ((2, 6, 9, 21), (6, 1, 3, 3), {"padding": 1, "groups": 6}),
    "no padding": ((3, 4, 10, 18), (17, 4, 3, 3), {}),
    "one by one, stride": ((2, 9, 13, 13), (40, 9, 1, 1), {"stride": 2}),
    "more padding than kernel": ((1, 2, 3, 6), (20, 2, 3, 3), {"padding": 4}),
}


def expected(image: Any, weight: Any, stride: int = 1, padding: int = 0, dilation: int = 1,
             groups: int = 1) -> Any:  # fmt: skip
    padded = np.pad(image, ((0, 0), (0, 0), (padding, padding), (padding, padding)))
    reach = dilation * (weight.shape[-1] - 1) + 1
    windows = np.lib.stride_tricks.sliding_window_view(padded, (reach, reach), axis=(2, 3))
    windows = windows[:, :, ::stride, ::stride, ::dilation, ::dilation]
    parts = zip(np.split(windows, groups, axis=1), np.split(weight, groups))
    return np.concatenate([np.einsum("bcyxij,ocij->boyx", a, w) for a, w in parts], axis=1)


@pytest.mark.parametrize("device", ["CPU", "NUMPY"])
@pytest.mark.parametrize("case", CASES)
def test_convolutions_of_any_size(case: str, device: str) -> None:
    image_shape, weight_shape, options = CASES[case]
    image, weight = RNG.random(image_shape, np.float32), RNG.random(weight_shape, np.float32)
    left, right = Tensor(image, device=device), Tensor(weight, device=device)
    found = left.conv2d(right, **options).numpy()
    assert np.allclose(found, expected(image, weight, **options), rtol=1e-4)


@pytest.mark.parametrize("case", ["a row narrower than a vector", "stride", "groups"])
def test_gradients_of_convolutions_are_the_same_with_and_without_tiles(case: str) -> None:
    image_shape, weight_shape, options = CASES[case]
    image, weight = RNG.random(image_shape, np.float32), RNG.random(weight_shape, np.float32)
    found = []
    for device in ("CPU", "NUMPY"):
        left, right = Tensor(image, device=device), Tensor(weight, device=device)
        loss = left.conv2d(right, **options).square().sum()
        found.append([part.numpy() for part in loss.gradient(left, right)])
    for tiled, plain in zip(*found):
        assert np.allclose(tiled, plain, rtol=1e-3)
