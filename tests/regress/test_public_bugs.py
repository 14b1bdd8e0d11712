"""Faults that users of tensor frameworks have reported in public; none may be here.

The list with its checks is part of the package, so that every backend runs it too.
"""

from __future__ import annotations

import pytest

from tgcore.testing.compare import MismatchError, mismatch
from tgcore.testing.public_bugs import BUGS, Bug


@pytest.mark.parametrize("name", BUGS)
def test_a_public_fault_is_not_here(device, name):
    BUGS[name].check(device)


def test_the_list_is_whole():
    assert len(BUGS) == 20
    assert all(one.report and one.fault and one.function.__doc__ for one in BUGS.values())


def test_a_wrong_value_names_the_report_and_the_first_place():
    def check(spot):
        from tgcore.testing.compare import same

        same([1, 5, 7], [1, 2, 3], "the row")

    said = r"the row: 2 of 3 elements wrong, first \[1\]: 5, not 2 \(#1: it was five\)"
    with pytest.raises(MismatchError, match=said):
        Bug("five", "#1", "it was five", check).check("NUMPY")


def test_values_are_compared_with_their_shape_nan_and_infinity():
    nan, inf = float("nan"), float("inf")
    assert not mismatch([nan, inf, 1.0], [nan, inf, 1.0])
    assert not mismatch([1.0], [1.0 + 1e-6], rtol=1e-5)
    assert mismatch([inf], [1.0], rtol=1e-5) == "1 of 1 elements wrong, first [0]: inf, not 1.0"
    assert mismatch([[1]], [1]) == "shape (1, 1), not (1,)"
    assert mismatch(1, 2) == "1 of 1 elements wrong, first [0]: 1, not 2"
