"""Runs functions in a child process, so that a crash of compiled code is a finding, not the end.

The child is a fresh interpreter (not a fork: a device with threads or a driver does not survive
one) that opens the device once and answers one call after another. When it dies or does not
answer, the call raises `CrashError` and the next call starts another child.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO, cast


class CrashError(Exception):
    """The child died or hung; the message says how."""


def send(stream: BinaryIO, value: Any) -> None:
    """Write one value to the process at the other end."""
    pickle.dump(value, stream)
    stream.flush()


class Child:
    """A process in which `device` is the default, started when first called.

    Parameters
    ----------
    device : str
        Name of the device, with a renderer if one is meant; empty for the usual default.
    patience : float
        Seconds that one call may take.
    """

    def __init__(self, device: str, patience: float = 300.0) -> None:
        self.device = device
        self.patience = patience
        self._process: subprocess.Popen[bytes] | None = None

    def __call__(self, function: Callable[..., Any], *args: Any) -> Any:
        """Return `function(*args)`, computed in the child; it is found there by its name."""
        process = self._process or self._start()
        questions, answers = cast("BinaryIO", process.stdin), cast("BinaryIO", process.stdout)
        late = threading.Event()

        def give_up() -> None:
            late.set()
            process.kill()

        timer = threading.Timer(self.patience, give_up)
        timer.start()
        try:
            send(questions, (function, args))
            good, value = pickle.load(answers)
        except (OSError, EOFError, pickle.UnpicklingError):
            self._process = None
            status = process.wait()
            raise CrashError(self._why(status, late.is_set())) from None
        finally:
            timer.cancel()
        if not good:
            raise CrashError(value)
        return value

    def _why(self, status: int, late: bool) -> str:
        if late:
            return f"no answer within {self.patience:.0f} s"
        if status < 0:
            return f"the process died of signal {-status} ({signal.Signals(-status).name})"
        return f"the process ended with status {status}"

    def _start(self) -> subprocess.Popen[bytes]:
        paths = os.pathsep.join([path or os.getcwd() for path in sys.path])
        environment = {**os.environ, "PYTHONPATH": paths}
        if self.device:
            environment["TG_DEV"] = self.device
        command = [sys.executable, "-m", "tgcore.testing.fuzz.worker"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        return self._process

    def close(self) -> None:
        """End the child."""
        process, self._process = self._process, None
        if process is not None:
            process.communicate()
