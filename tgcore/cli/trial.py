"""Tries plugins in child processes, so that whatever they do this process stays up.

`tg doctor`, `tg devices` and `tg plugins check` call it; the child runs `tgcore.cli.trial` itself.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tgcore.plugin.record import Plugin

IMPORT_BUDGET = 0.030
LIMIT = 60.0
MARK = "\x1etgcore trial\x1e"
_HEAVY = ("numpy", "pluggy", "ml_dtypes", "subprocess", "multiprocessing", "torch")


def devices_of(plugin: Plugin) -> list[str]:
    """Return the devices that a plugin brings, or adds a renderer to."""
    found: list[str] = []
    for entry in plugin.provides:
        kind, *rest = entry.split(".")
        if kind in ("device", "renderer"):
            found.append(":".join(rest))
    return found


def in_child(name: str, limit: float = LIMIT) -> dict[str, Any]:
    """Open everything a plugin brings in a child process; return its record and what happened."""
    result = ask_child([sys.executable, "-m", "tgcore.cli.trial", name], limit)
    document: dict[str, Any] = {"name": name, "error": "", "devices": [], "record": None}
    if isinstance(result, str):
        return {**document, "error": result}
    return {**document, **result}


def failed(trial: dict[str, Any]) -> bool:
    """Return whether a trial found anything wrong."""
    return bool(trial["error"])


def look_at_import(plugin: Plugin) -> list[dict[str, Any]]:
    """Return checks of what importing a plugin costs and does, measured in a child process."""
    command = [sys.executable, "-m", "tgcore.testing.imports", plugin.module, MARK, *_HEAVY]
    result = ask_child(command, LIMIT)
    if isinstance(result, str):
        return [{"check": "import", "passed": False, "what": result}]
    milliseconds = 1e3 * result["seconds"]
    heavy, changed = ", ".join(result["heavy"]), ", ".join(result["changed"])
    return [
        {"check": "import time", "passed": result["seconds"] <= IMPORT_BUDGET,
         "what": f"{milliseconds:.1f} ms of {1e3 * IMPORT_BUDGET:.0f} ms"},
        {"check": "imports little", "passed": not heavy, "what": heavy or "nothing heavy"},
        {"check": "prints nothing", "passed": not result["printed"],
         "what": result["printed"] or "silent"},
        {"check": "keeps the variables", "passed": not changed, "what": changed or "unchanged"},
    ]  # fmt: skip


def ask_child(command: list[str], limit: float) -> dict[str, Any] | str:
    """Return the document that a child printed after the mark, or what became of the child."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=limit, check=False,
            stdin=subprocess.DEVNULL,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return f"no answer within {limit:g} seconds"
    printed, mark, answer = done.stdout.rpartition(MARK)
    if mark:
        document: dict[str, Any] = json.loads(answer)
        first = printed.strip().splitlines()
        return {**document, "printed": first[0] if first else ""}
    if done.returncode < 0:
        number = -done.returncode
        try:
            return f"the process died of {signal.Signals(number).name}"
        except ValueError:
            return f"the process died of signal {number}"
    lines = done.stderr.strip().splitlines()
    return f"exit code {done.returncode}: {lines[-1] if lines else 'no message'}"


def main(name: str) -> None:
    """Do the trial of a plugin in this process and print what was found."""
    from tgcore import Device
    from tgcore.plugin.host import failure_of, plugins
    from tgcore.support.errors import TgError

    Device.families()
    error, works = "", []
    [plugin] = [plugin for plugin in plugins.found() if plugin.name == name][:1]
    try:
        if not plugins.ready(plugin):
            raise failure_of(plugin)
        for device in devices_of(plugin):
            problem = _compute(device)
            if problem:
                error = f"{device}: {problem}"
            else:
                works.append(device)
    except (TgError, OSError) as problem:
        lines = str(problem).splitlines()
        error = lines[0] if lines else type(problem).__name__
    print(MARK + json.dumps({"error": error, "devices": works, "record": plugin.document()}))


def _compute(name: str) -> str:
    """Open a device, run three additions, and do both again after closing it."""
    from tgcore import Context, Device, Tensor

    for _ in range(2):
        device = Device.open(name)
        if device.capabilities.storage_only:
            return ""
        with Context(cache=0, dev=name):
            values = (Tensor([1, 2, 3], device=device.name) + 1).tolist()
        if values != [2, 3, 4] and device.measures:
            return f"1, 2, 3 plus 1 gave {values}"
        Device.close(device.name)
        kept = device.memory.live + device.memory.cached
        if kept:
            return f"{kept} bytes of its memory are not given back on close"
    return ""


if __name__ == "__main__":
    main(sys.argv[1])
