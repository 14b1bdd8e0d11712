"""The one place where a test may leave itself out, each time with a reason that is counted.

`needs_torch()` returns the module or skips; the end of a test run prints how many checks were
not run for which reason.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
from types import ModuleType

import pytest


def needs_module(name: str, extra: str) -> ModuleType:
    """Return the module `name`, or skip the test because its extra is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        pytest.skip(f"{name} is not installed: extra '{extra}'")


def needs_installed(*names: str, extra: str) -> None:
    """Skip the test unless all these modules are there; they are not imported."""
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} not installed: extra '{extra}'")


def needs_torch() -> ModuleType:
    """Return torch, the second oracle, or skip."""
    return needs_module("torch", "oracle")


def needs_z3() -> ModuleType:
    """Return the solver that proves rules, or skip."""
    return needs_module("z3", "prove")


def needs_program(*names: str) -> str:
    """Return the path of the first of these programs that is installed, or skip."""
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    pytest.skip(f"none of these programs is installed: {', '.join(names)}")


def needs_file(*paths: str) -> str:
    """Return the first of these files that exists, or skip."""
    for path in paths:
        if os.path.exists(path):
            return path
    pytest.skip(f"none of these files exists: {', '.join(paths)}")
