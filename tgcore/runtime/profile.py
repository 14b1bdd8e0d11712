"""Profile events, and the Chrome (Perfetto) trace that one setting asks for.

With `TG_PROFILE=path` every launch and copy is recorded and written to that file when the process
ends. Nothing here runs otherwise.
"""

from __future__ import annotations

import atexit
import json
from typing import Any

from tgcore.support.settings import settings

_events: list[tuple[str, str, float, float]] = []
_registered = False


def record(device: str, name: str, started: float, seconds: float) -> None:
    """Keep one event; times in seconds, `started` on the clock of `time.perf_counter`."""
    global _registered
    if not _registered:
        _registered = True
        atexit.register(write, settings.profile)
    _events.append((device, name, started, seconds))


def events() -> list[tuple[str, str, float, float]]:
    """Return the events so far: device, name, start, seconds."""
    return list(_events)


def trace() -> dict[str, Any]:
    """Return the events in the Trace Event Format that Perfetto and Chrome read."""
    devices = sorted({event[0] for event in _events})
    rows: list[dict[str, Any]] = [
        {"name": "process_name", "ph": "M", "pid": number, "args": {"name": device}}
        for number, device in enumerate(devices)
    ]
    origin = min([event[2] for event in _events], default=0.0)
    for device, name, started, seconds in _events:
        rows.append({
            "name": name, "ph": "X", "pid": devices.index(device), "tid": 0,
            "ts": (started - origin) * 1e6, "dur": seconds * 1e6,
        })  # fmt: skip
    return {"traceEvents": rows, "displayTimeUnit": "ms"}


def write(path: str) -> None:
    """Write the trace to a file."""
    with open(path, "w", encoding="utf-8") as file:
        json.dump(trace(), file)
