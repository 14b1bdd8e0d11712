"""Level L3, operators: what tensors compute on the device, against numpy, with gradients.

The table of operators is `tgcore.testing.operators`. Of each operator every sample and every dtype
is tried, not every pair of them; `--tg-dense` tries all.
"""

from __future__ import annotations

from typing import Any

import pytest

from tgcore.testing.conformance import fault, level
from tgcore.testing.conformance.table import (
    Checked,
    checked_forward,
    checked_gradient,
    smooth_operators,
    wrong_calls,
)
from tgcore.testing.differential import Outcome, check_errors
from tgcore.testing.operators import all_operators, by_name

pytestmark = [level("L3"), pytest.mark.usefixtures("computes")]


@pytest.fixture(scope="session")
def values(spot: str, dense: bool) -> Checked:
    """The values of all operators."""
    return checked_forward(spot, dense)


@pytest.fixture(scope="session")
def gradients(spot: str, dense: bool) -> Checked:
    """The gradients of all operators."""
    return checked_gradient(spot, dense)


def _judge(outcome: Outcome, what: str, record: Any) -> None:
    record("tg_checks", outcome.checks)
    if outcome.failures:
        first = outcome.failures[0]
        count = f"{len(outcome.failures)} of {outcome.checks} wrong, the first: {first}"
        fault(what, count, "the kernels of this operator (TG_DEBUG=4 prints them)")


@pytest.mark.parametrize("name", [row.name for row in all_operators()])
def test_forward(values: Checked, name: str, record_property: Any) -> None:
    """The operator gives numpy's values, for all its samples and dtypes."""
    _judge(values.of(name), f"{name} to give numpy's values", record_property)


@pytest.mark.parametrize("name", [row.name for row in smooth_operators()])
def test_gradient(gradients: Checked, name: str, record_property: Any) -> None:
    """The gradient agrees with differences of numpy's values."""
    _judge(gradients.of(name), f"the gradient of {name} to agree with differences", record_property)


@pytest.mark.parametrize("name", [row.name for row in wrong_calls()])
def test_errors(device: Any, name: str, record_property: Any) -> None:
    """Wrong calls raise the error that says what is wrong."""
    _judge(check_errors(by_name(name)), f"wrong calls of {name} to raise", record_property)
