"""What the conformance suite lets a device do in a process of its own, so that the suite survives.

`ask` starts the process and returns what it found; `python -m tgcore.testing.children ACTION
DEVICE` is that process. It needs no pytest.
"""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any

MARK = "\x1etgcore child\x1e"
LIMIT = 120.0
Document = dict[str, Any]


def ask(action: str, device: str, limit: float = LIMIT, **environment: str) -> Document:
    """Return what a child process found; its key `error` is empty when all went well.

    `printed` holds what it wrote besides the answer, on both streams.
    """
    command = [sys.executable, "-m", "tgcore.testing.children", action, device]
    return run_child(command, limit, environment)


@cache
def asked(action: str, device: str) -> Document:
    """Return what `ask` returns, of one process for all who want to know the same."""
    return ask(action, device)


def run_child(command: list[str], limit: float, environment: dict[str, str]) -> Document:
    """Return the document that a process printed after `MARK`, or what became of the process."""
    from tgcore.support.settings import child_variables, settings

    environment = {"TG_CACHE_DIR": settings.cache_dir, **environment}
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

    opened = Device[device]
    if opened.capabilities.storage_only:
        return _store(opened, count)
    found = (Tensor(np.arange(count, dtype=np.int32), device=opened.name) + 1).numpy()
    wanted = np.arange(1, count + 1, dtype=np.int32)
    if np.array_equal(found, wanted):
        return ""
    place = int(np.nonzero(found != wanted)[0][0])
    return f"{place} + 1 gave {found[place]}"


def _store(opened: Any, count: int) -> str:
    """Keep some bytes on a device that runs no kernels; return what is wrong, or nothing."""
    from tgcore.ir import dtypes
    from tgcore.runtime import Buffer

    buffer = Buffer(opened, dtypes.uint8, count)
    buffer.write(bytes(range(count)))
    found = bytes(buffer.read())
    return "" if found == bytes(range(count)) else f"{bytes(range(count))!r} came back as {found!r}"


def _surroundings() -> Document:
    """Return what a library has no business to change."""
    import locale

    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGALRM, signal.SIGSEGV, signal.SIGCHLD)
    one = 1.0 + 0 * len(os.environ)
    return {
        "environment": dict(os.environ),
        "working folder": os.getcwd(),
        "signal handlers": [str(signal.getsignal(number)) for number in numbers],
        "floats: subnormals": one * 1e-310 > 0.0,
        "floats: rounding": (one + 1e-16, one + 3e-16),
        "umask": _umask(),
        "locale": locale.setlocale(locale.LC_ALL),
        "sys.path": list(sys.path),
        "sys.stdout": (id(sys.stdout), id(sys.stderr)),
    }


def _umask() -> int:
    mask = os.umask(0o22)
    os.umask(mask)
    return mask


def _changes(before: Document, after: Document) -> list[str]:
    changed = [key for key in before if key != "environment" and before[key] != after[key]]
    old, new = before["environment"], after["environment"]
    names = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
    return changed + [f"the variable {name}" for name in names]


def opens(device: str) -> Document:
    """Open, compute, and say what else changed in the process."""
    from tgcore.runtime import Device

    compute("NUMPY")  # what tgcore itself loads is not on the device's account
    before = _surroundings()
    started = perf_counter()
    opened = Device[device]
    seconds = perf_counter() - started
    wrong = compute(device)
    return {
        "error": wrong, "seconds": seconds, "target": str(opened.target),
        "identity": opened.renderer.identity, "changed": _changes(before, _surroundings()),
    }  # fmt: skip


def probe(device: str) -> Document:
    """Probe the family, and time it."""
    from tgcore.plugin.host import plugins
    from tgcore.runtime import Device
    from tgcore.target import Target

    Device.families()
    family = Target.parse(device).family
    started = perf_counter()
    found = plugins.probe(family)
    seconds = perf_counter() - started
    stopped = [str(plugin.failure) for plugin in plugins.claiming("device", family)
               if plugin.failure is not None]  # fmt: skip
    opened = [one.name for one in Device.opened() if one.target.family == family]
    return {
        "seconds": seconds,
        "result": dataclasses.asdict(found),
        "stopped": stopped,
        "opened": opened,
    }


def reopen(device: str) -> Document:
    """Open, use and close the device several times; say what is left behind each time."""
    from tgcore.ir import dtypes
    from tgcore.runtime import Buffer, Device

    left: list[Document] = []
    size = 24 << 20
    for _ in range(6):
        opened = Device[device]
        counted = _Counted(opened.allocator)
        wrong = compute(device, 1000)
        if wrong:
            return {"error": f"after {len(left)} times open and closed: {wrong}", "left": left}
        buffer = Buffer(opened, dtypes.uint8, size)
        buffer.write(bytes(size))
        del buffer
        Device.close(opened.name)
        left.append({**counted.left(), **_held()})
        counted.restore()
        del opened, counted
    return {"left": left}


class _Counted:
    """Counts what passes through an allocator; instances of it can be given attributes or not."""

    def __init__(self, allocator: Any) -> None:
        self.allocator, self.given, self.handles = allocator, 0, 0
        self.possible = True
        alloc, free = allocator.alloc, allocator.free

        def counting_alloc(nbytes: int) -> Any:
            handle = alloc(nbytes)
            self.given, self.handles = self.given + nbytes, self.handles + 1
            return handle

        def counting_free(handle: Any, nbytes: int) -> None:
            free(handle, nbytes)
            self.given, self.handles = self.given - nbytes, self.handles - 1

        try:
            allocator.alloc, allocator.free = counting_alloc, counting_free
        except AttributeError:  # it has __slots__
            self.possible = False

    def left(self) -> Document:
        """Return what was given out and not given back."""
        return {"bytes": self.given, "handles": self.handles} if self.possible else {}

    def restore(self) -> None:
        """Count no more."""
        if self.possible:
            del self.allocator.alloc, self.allocator.free


def _held() -> Document:
    """Return what this process holds of the system, where that can be seen."""
    import gc

    gc.collect()
    if not os.path.isdir("/proc/self/fd"):
        return {}
    with open("/proc/self/statm", encoding="ascii") as file:
        resident = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return {
        "files": len(os.listdir("/proc/self/fd")), "threads": len(os.listdir("/proc/self/task")),
        "resident": resident,
    }  # fmt: skip


def fork(device: str) -> Document:
    """Use the device before and after a fork, in both processes."""
    from tgcore.runtime import Device

    wrong = compute(device, 5000)
    if wrong:
        return {"error": f"before the fork: {wrong}"}
    inside, code = _forked(lambda: compute(device, 6000))

    def close_first() -> str:
        Device.close(Device[device].name)
        return compute(device, 7000)

    opened_there, other = _forked(close_first)
    return {
        "inside": inside, "code": code, "reopened": opened_there, "reopened code": other,
        "after": compute(device, 8000),
    }  # fmt: skip


def _forked(work: Callable[[], str]) -> tuple[str, int]:
    """Return what `work` returned in a forked process, and how that process ended."""
    from time import monotonic, sleep

    from tgcore.support.errors import TgError

    reader, writer = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if not child:
        code = 0
        try:
            text = work()
        except TgError as error:
            text, code = f"refused: {type(error).__name__}: {str(error).splitlines()[0]}", 0
        except BaseException as error:  # noqa: BLE001 - whatever it is, the parent reports it
            text, code = f"{type(error).__name__}: {error}", 1
        os.write(writer, text.encode()[:4000])
        os._exit(code)
    os.close(writer)
    end = monotonic() + 20.0
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        if monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(reader)
            return "it did not end within 20 seconds", -int(signal.SIGKILL)
        sleep(0.002)
    text = os.read(reader, 4096).decode(errors="replace")
    os.close(reader)
    return text, os.waitstatus_to_exitcode(status)


def spawn(device: str) -> Document:
    """Use the device while a process started from here uses it too."""
    wrong = compute(device, 2000)
    other = ask("opens", device)
    return {"error": wrong or other["error"], "after": compute(device, 3000)}


def warm(device: str) -> Document:
    """Compute something, and say how much had to be compiled for that."""
    from tgcore.support.counters import GlobalCounters

    wrong = compute(device, 777)
    return {"error": wrong, "compiled": GlobalCounters.compiled, "lowered": GlobalCounters.lowered}


ACTIONS: dict[str, Callable[[str], Document]] = {
    "opens": opens, "probe": probe, "reopen": reopen, "fork": fork, "spawn": spawn, "warm": warm,
}  # fmt: skip


def main(action: str, device: str) -> None:
    """Do one action and print what it found."""
    from tgcore.support.errors import TgError
    from tgcore.support.settings import settings
    from tgcore.target import Target

    settings.dev = str(Target.parse(device))
    try:
        found = ACTIONS[action](device)
    except (TgError, OSError) as error:
        found = {"error": f"{type(error).__name__}: {(str(error) or '?').splitlines()[0]}"}
    print(MARK + json.dumps(found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
