"""Makes the tests' own helpers and the sources importable, wherever pytest is started."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "src"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def pytest_addoption(parser):
    parser.addoption("--records", type=int, default=300, help="how many random records to try")
    parser.addoption("--record-seed", type=int, default=1, help="seed of the random records")


def pytest_configure(config):
    config.addinivalue_line("markers", "long: takes minutes; run with -m long")
