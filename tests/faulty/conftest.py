"""One environment with all faulty distributions in it, made once for all workers of a test run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.faulty.installing import Environment, install_once
from tests.support.needs import needs_installed

HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this test run see."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def installed(shared: Path) -> Environment:
    """An environment with every distribution of this folder."""
    needs_installed("pip", "setuptools", extra="dev")
    return install_once(shared / "faulty", sorted(HERE.glob("tg-*")))
