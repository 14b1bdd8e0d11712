"""Makes the markers `slow` and `long` known to the tests of every plugin, whatever it declares.

`.ci/tests.py` loads this into pytest; a plugin that has no such tests needs no mention of them.
"""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Declare the markers."""
    config.addinivalue_line("markers", "slow: takes more than five seconds")
    config.addinivalue_line(
        "markers", "long: takes minutes; run when asked for by 'make test-long'"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that take minutes unless they are asked for by their marker."""
    if "long" in (config.option.markexpr or ""):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
