"""The public bug list of the repository, when these tests run inside it, on this renderer too."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from opened import LLVMDevice

_FILE = Path(__file__).parents[3] / "tests" / "regress" / "test_public_bugs.py"


@pytest.fixture(autouse=True)
def device(cpu: LLVMDevice) -> str:
    """The name of the device under test, as the tests of the list ask for it."""
    return "CPU"


if _FILE.exists():
    _SPEC = importlib.util.spec_from_file_location("public_bugs", _FILE)
    assert _SPEC is not None and _SPEC.loader is not None
    _BUGS = importlib.util.module_from_spec(_SPEC)
    _SPEC.loader.exec_module(_BUGS)
    globals().update({k: v for k, v in vars(_BUGS).items() if k.startswith("test_")})
else:

    @pytest.mark.skip(reason="the list lies in the repository, not in the package")
    def test_public_bugs() -> None:
        """Stands for the list."""
