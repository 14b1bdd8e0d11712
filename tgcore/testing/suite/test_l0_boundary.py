"""Level L0, boundary: how the plugin meets the core, before any of its memory or kernels matter.

What might take the process down happens in child processes.
"""

from __future__ import annotations

from typing import Any

from tgcore.target import Target
from tgcore.testing.children import ask
from tgcore.testing.conformance import fault, level

pytestmark = level("L0")


def test_opens(device_name: str) -> None:
    """The device opens in a fresh process and computes; this process stays unharmed if not."""
    found = ask("opens", device_name)
    if found["error"]:
        fault("the device to open and to add 1 to 0, 1, 2", found["error"], "tgcore_open_device")


def test_target_round_trip(device: Any, device_name: str) -> None:
    """The target of the open device, written as text, is read back as the same target."""
    target = device.target
    if Target.parse(str(target)) != target:
        fault(f"{target} to be read back", repr(Target.parse(str(target))), "the device's target")
    asked = Target.parse(device_name)
    if target.device != asked.device:
        fault(f"a device called {asked.device}", target.device, "BaseDevice.__init__'s target")
