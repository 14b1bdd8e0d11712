"""What the conformance suite lets a device do in a process of its own, so that the suite survives.

`ask` starts the process and returns what it found; `python -m tgcore.testing.children ACTION
DEVICE` is that process. It needs no pytest.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

MARK = "\x1etgcore child\x1e"
LIMIT = 60.0
Document = dict[str, Any]


def ask(action: str, device: str, limit: float = LIMIT, **environment: str) -> Document:
    """Return what a child process found; its key `error` is empty when all went well.

    `printed` holds what it wrote besides the answer, on both streams.
    """
    command = [sys.executable, "-m", "tgcore.testing.children", action, device]
    return run_child(command, limit, environment)


def run_child(command: list[str], limit: float, environment: dict[str, str]) -> Document:
    """Return the document that a process printed after `MARK`, or what became of the process."""
    from tgcore.support.settings import child_variables

    found: Document = {"error": "", "printed": ""}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=limit, check=False,
            stdin=subprocess.DEVNULL, env=child_variables(**environment),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return {**found, "error": f"no answer within {limit:g} seconds"}
    printed, mark, answer = done.stdout.rpartition(MARK)
    if done.returncode < 0:
        try:
            name = signal.Signals(-done.returncode).name
        except ValueError:
            name = f"signal {-done.returncode}"
        when = " at its end" if mark else ""
        return {**found, "error": f"the process died of {name}{when}"}
    if not mark:
        lines = done.stderr.strip().splitlines() or ["no message"]
        return {**found, "error": f"exit code {done.returncode}: {lines[-1]}"}
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["no message"]
        return {**found, "error": f"exit code {done.returncode} at its end: {lines[-1]}"}
    return {**found, "printed": (printed + done.stderr).strip(), **json.loads(answer)}


# *** in the child ***


def compute(device: str, count: int = 3) -> str:
    """Add 1 to 0, 1, ..., count - 1 on an open device; return what is wrong, or nothing."""
    import numpy as np

    from tgcore.runtime import Device
    from tgcore.tensor import Tensor

    spot = Device[device].name
    if Device[spot].capabilities.storage_only:
        return ""
    found = (Tensor(np.arange(count, dtype=np.int32), device=spot) + 1).numpy()
    wanted = np.arange(1, count + 1, dtype=np.int32)
    if np.array_equal(found, wanted):
        return ""
    place = int(np.nonzero(found != wanted)[0][0])
    return f"{place} + 1 gave {found[place]}"


def _surroundings() -> Document:
    """Return what a library has no business to change."""
    import threading

    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGALRM, signal.SIGSEGV)
    return {
        "variables": dict(os.environ),
        "folder": os.getcwd(),
        "signals": [str(signal.getsignal(number)) for number in numbers],
        "subnormals": 1e-310 * float(os.environ.get("TG_NOTHING", "1")) > 0,
        "main thread": threading.current_thread() is threading.main_thread(),
        "umask": _umask(),
    }


def _umask() -> int:
    mask = os.umask(0o22)
    os.umask(mask)
    return mask


def _changes(before: Document, after: Document) -> list[str]:
    changed = [key for key in before if key != "variables" and before[key] != after[key]]
    old, new = before["variables"], after["variables"]
    names = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
    return changed + names


def opens(device: str) -> Document:
    """Open, compute, and say what else changed in the process."""
    from tgcore.runtime import Device

    before = _surroundings()
    started = perf_counter()
    opened = Device[device]
    seconds = perf_counter() - started
    wrong = compute(device)
    return {
        "error": wrong, "seconds": seconds, "target": str(opened.target),
        "identity": opened.renderer.identity, "changed": _changes(before, _surroundings()),
    }  # fmt: skip


ACTIONS: dict[str, Callable[[str], Document]] = {"opens": opens}


def main(action: str, device: str) -> None:
    """Do one action and print what it found."""
    from tgcore.support.errors import TgError
    from tgcore.support.settings import settings
    from tgcore.target import Target

    settings.dev = str(Target.parse(device))
    try:
        found = ACTIONS[action](device)
    except TgError as error:
        found = {"error": f"{type(error).__name__}: {str(error).splitlines()[0]}"}
    print(MARK + json.dumps(found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
