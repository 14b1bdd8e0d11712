"""Every regression test runs on each built-in device that computes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tgcore import Device


@pytest.fixture(params=["CPU", "NUMPY"], autouse=True)
def device(request: pytest.FixtureRequest) -> Iterator[str]:
    """Make one of the devices the default for the test."""
    before = Device.DEFAULT
    Device.DEFAULT = request.param
    yield request.param
    Device.DEFAULT = before
