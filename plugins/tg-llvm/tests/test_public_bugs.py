"""The public bug list of tgcore on this renderer, with each engine."""

from __future__ import annotations

import pytest
from opened import LLVMDevice
from tgcore.testing.public_bugs import BUGS


@pytest.mark.parametrize("name", BUGS)
def test_a_public_fault_is_not_here(name: str, cpu: LLVMDevice) -> None:
    BUGS[name].check("CPU")
