"""Every operator x dtype x shape on the built-in devices, forward and gradient.

All samples of an operator are realized in one call and compile as one unit. numpy judges always,
torch where it is installed; the end of the run says how many checks each did.
"""

from __future__ import annotations

import pytest

from tests.support.needs import needs_torch
from tgcore.testing.differential import (
    check_forward,
    check_gradient,
    check_torch,
    torch_cases,
)
from tgcore.testing.operators import Operator, all_operators

DEVICES = ("CPU", "NUMPY")


def _gradients(operator: Operator) -> int:
    return sum(case.wants_gradient() for case in operator.cases())


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("operator", all_operators(), ids=lambda row: row.name)
def test_forward(operator: Operator, device: str, record_property) -> None:
    cases = operator.cases()
    # the interpreting device shares all but the last step: every third sample there
    outcome = check_forward(cases if device == "CPU" else cases[::3], device)
    record_property("differential", (f"forward {device}", outcome.checks))
    assert not outcome.failures, "\n".join(outcome.failures[:20])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "operator", [row for row in all_operators() if _gradients(row)], ids=lambda row: row.name
)
def test_gradient(operator: Operator, device: str, record_property) -> None:
    cases = [case for case in operator.cases() if case.wants_gradient()]
    outcome = check_gradient(cases if device == "CPU" else cases[::5], device)
    record_property("differential", (f"gradient {device}", outcome.checks))
    assert not outcome.failures, "\n".join(outcome.failures[:20])


@pytest.mark.parametrize(
    "operator", [row for row in all_operators() if row.torch is not None], ids=lambda row: row.name
)
def test_against_torch(operator: Operator, record_property) -> None:
    record_property("differential", ("torch wanted", len(torch_cases(operator))))
    torch = needs_torch()
    outcome = check_torch(torch, torch_cases(operator), "CPU")
    record_property("differential", ("torch done", outcome.checks))
    assert not outcome.failures, "\n".join(outcome.failures[:20])
