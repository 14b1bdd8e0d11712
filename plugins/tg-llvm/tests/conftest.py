"""Fixtures: the device CPU with the renderer of this plugin, once with each engine."""

from __future__ import annotations

import pytest
from opened import ENGINES, LLVMDevice, open_device
from tgcore.runtime import Device


@pytest.fixture(params=ENGINES)
def llvm(request: pytest.FixtureRequest) -> LLVMDevice:
    """A device of its own for each engine, used directly."""
    return open_device(request.param)


@pytest.fixture(params=ENGINES)
def cpu(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> LLVMDevice:
    """The device, in the place of CPU for everything that tensors do."""
    device = open_device(request.param)
    monkeypatch.setitem(Device._open, "CPU", device)
    monkeypatch.setattr(Device, "_default", "CPU")
    return device
