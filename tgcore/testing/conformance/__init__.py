"""What the conformance suite is made with: levels, ids of tests, and words for what fails.

The files of `tgcore.testing.suite` import this; `session` runs them for one device and `report`
says how far the device came. Needs pytest, the extra `tgcore[testing]`.
"""

from __future__ import annotations

from typing import NoReturn

import pytest

VERSION = "1.0"
LEVELS = ("L0", "L1", "L2", "L3", "L4", "L5")
MEANINGS = {
    "L0": "boundary",
    "L1": "memory",
    "L2": "programs",
    "L3": "operators",
    "L4": "system",
    "L5": "fuzz",
}
_active: list[str] = []


def level(name: str) -> pytest.MarkDecorator:
    """Return the mark that a file of the suite gives all its tests: `pytestmark = level("L1")`.

    Without a session for a device (no `--tg-device`) the whole file is left out.
    """
    if name not in LEVELS:
        raise ValueError(f"{name!r} is no level; levels are {', '.join(LEVELS)}")
    if not _active:
        pytest.skip("the conformance suite needs --tg-device NAME", allow_module_level=True)
    return pytest.mark.level(name)


def id_of(level_name: str, function: str, parameters: str = "") -> str:
    """Return the stable name of a test, as in reports and in conformance.toml.

    Examples
    --------
    >>> id_of("L3", "test_forward", "add")
    'L3.forward.add'
    >>> id_of("L1", "test_copy_in_at_offset")
    'L1.copy-in-at-offset'
    """
    words = function.removeprefix("test_").replace("_", "-")
    return ".".join([part for part in (level_name, words, parameters) if part])


def fault(expected: str, found: str, look: str) -> NoReturn:
    """Fail a test with one line: what was expected, what was found, and where to look."""
    pytest.fail(f"expected {expected}; found {found}; look at {look}", pytrace=False)


def does_not_apply(why: str) -> NoReturn:
    """Leave a test out because the device does not claim what it tests."""
    pytest.skip(f"does not apply: {why}")
