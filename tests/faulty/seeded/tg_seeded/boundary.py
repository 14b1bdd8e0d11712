"""Level L0: faults in how the device meets the core. (The slow probe is in `_plugin`.)"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from tg_seeded.host import RightDevice
from tgcore.runtime.base import Executable
from tgcore.support.errors import DeviceError
from tgcore.target import ProgramSpec, Target


class StaysLocked(RightDevice):
    """Takes a lock when it opens, and does not release it on close."""

    _locked = False

    def __init__(self, target: Target) -> None:
        if StaysLocked._locked:
            raise DeviceError(f"{target.device} is in use")
        super().__init__(target)
        StaysLocked._locked = True


class DeafAfterFork(RightDevice):
    """Has a queue that belongs to one process: what a forked child submits is dropped."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.process = os.getpid()

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        return _Submitted(super().load(spec, binary), self)

    def capture(self, calls: Sequence[Any]) -> None:
        return None


class _Submitted(Executable):
    def __init__(self, program: Executable, device: DeafAfterFork) -> None:
        self.program, self.device = program, device

    def __call__(self, *arguments: Any, **named: Any) -> float | None:
        if os.getpid() != self.device.process:
            return 1e-6 if named.get("wait") or arguments[4:] == (True,) else None
        return self.program(*arguments, **named)


class HoldsFiles(RightDevice):
    """Opens its device file anew each time, and closes none of them."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.file = os.open(os.devnull, os.O_RDWR)
