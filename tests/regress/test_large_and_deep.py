"""What a newcomer met first: large values, deep graphs, refused memory."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tgcore import GlobalCounters, Tensor, dtypes
from tgcore.support.errors import DeviceError


@pytest.mark.parametrize("name", ["asinh", "acosh", "tan"])
def test_functions_of_large_values_are_those_of_numpy(name: str) -> None:
    values = np.array([1e5, 1e10, 1e20, 1e30, 3e38], dtype=np.float32)
    ours = getattr(Tensor(values), name)().numpy()
    wanted = getattr(np, {"asinh": "arcsinh", "acosh": "arccosh"}.get(name, name))(
        values.astype(np.float64)
    )
    np.testing.assert_allclose(ours, wanted, rtol=2e-4)


def test_acosh_below_its_domain_is_nan() -> None:
    assert np.isnan(Tensor([-1e5, 0.5, -2.0]).acosh().numpy()).all()


def test_limited_activations_hold_at_large_values() -> None:
    values = Tensor([1e10, float("inf"), -1e10])
    assert values.relu6().tolist() == [6.0, 6.0, 0.0]
    assert values.hardsigmoid().tolist() == [1.0, 1.0, 0.0]
    assert values.hardswish().tolist()[:2] == [pytest.approx(1e10), float("inf")]


def test_a_deep_chain_of_functions_and_its_gradient_stay_small_kernels() -> None:
    x = Tensor([1.0]).realize()
    y, value, slope = x, 1.0, 1.0
    for _ in range(100):
        y = (y * 1.001).sin()
        slope *= 1.001 * math.cos(value * 1.001)
        value = math.sin(value * 1.001)
    before = GlobalCounters.kernel_count
    gradient = y.sum().gradient(x)[0].item()
    assert gradient == pytest.approx(slope, rel=1e-3)
    assert GlobalCounters.kernel_count - before > 3


def test_refused_memory_is_not_counted_as_returned() -> None:
    before = GlobalCounters.mem_used
    with pytest.raises(DeviceError):
        Tensor.zeros(2**40, 2**40).contiguous().realize()
    assert GlobalCounters.mem_used == before
    assert (Tensor([1], dtype=dtypes.int32) + 1).tolist() == [2]
