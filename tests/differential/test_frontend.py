"""The graphs that the frontend builds mean what numpy says: no scheduler, no compiler, no device.

A failure here is the frontend's; one that shows only in test_devices.py is the compiler's.
"""

from __future__ import annotations

import pytest

from tgcore.testing.differential import check_errors, check_reference
from tgcore.testing.operators import Operator, all_operators


@pytest.mark.parametrize("operator", all_operators(), ids=lambda row: row.name)
def test_graph_means_what_numpy_says(operator: Operator, record_property) -> None:
    outcome = check_reference(operator.cases())
    record_property("differential", ("graph", outcome.checks))
    assert not outcome.failures, "\n".join(outcome.failures[:20])


@pytest.mark.parametrize(
    "operator", [row for row in all_operators() if row.errors], ids=lambda row: row.name
)
def test_wrong_calls_raise_clear_errors(operator: Operator) -> None:
    outcome = check_errors(operator)
    assert not outcome.failures, "\n".join(outcome.failures)
