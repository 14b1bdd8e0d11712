"""The pytest plugin of the conformance suite: its options, and nothing else.

It is loaded in every pytest session of everyone who has tgcore installed, so it imports pytest
alone and does nothing unless `--tg-device` is given; then `tgcore.testing.conformance.session`
takes over.
"""

from __future__ import annotations

import pytest

_LEVELS = ("L0", "L1", "L2", "L3", "L4", "L5")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options; all of them start with `--tg-`."""
    group = parser.getgroup("tgcore", "conformance of a device (tgcore)")
    group.addoption(
        "--tg-device", metavar="NAME", default="",
        help="test this device: pytest --pyargs tgcore.testing --tg-device NAME",
    )  # fmt: skip
    group.addoption(
        "--tg-level", choices=_LEVELS, default=_LEVELS[-1], help="highest level to test (L5)"
    )
    group.addoption(
        "--tg-report", metavar="DIR", default="", help="write conformance.md and .json there"
    )
    group.addoption(
        "--tg-fuzz-seconds", metavar="N", type=float, default=30.0, help="time of level L5 (30)"
    )
    group.addoption(
        "--tg-dense", action="store_true", help="level L3: every sample with every dtype"
    )
    group.addoption(
        "--tg-conformance", metavar="FILE", default="",
        help="known gaps (./conformance.toml when there is one)",
    )  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """Start a conformance session when a device is named."""
    if config.getoption("tg_device"):
        from tgcore.testing.conformance import session

        session.start(config)
