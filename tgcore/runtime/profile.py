"""Profile events, and the Chrome (Perfetto) trace that one setting asks for.

With `TG_PROFILE=path` every launch and copy is recorded, with what the device itself recorded
where a plugin brings a `ProfileSource`, and written to that file when the process ends. Nothing
here runs otherwise.
"""

from __future__ import annotations

import atexit
import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.plugin.requests import ProfileEvent, ProfileSource
    from tgcore.runtime.base import BaseDevice

HOST_LANE = "launches"
_events: list[tuple[str, str, float, float]] = []
_registered = False


class _Source(NamedTuple):
    """A device's own events: where they come from, and host time minus device time."""

    source: ProfileSource
    offset: float
    kept: list[Any]


_sources: dict[str, _Source] = {}


def record(device: BaseDevice, name: str, started: float, seconds: float) -> None:
    """Keep one event; times in seconds, `started` on the clock of `time.perf_counter`."""
    global _registered
    if not _registered:
        _registered = True
        atexit.register(write, settings.profile)
    _events.append((device.name, name, started, seconds))
    if device.profile is not None:
        _collect(device.name, device.profile)


def _collect(name: str, source: ProfileSource) -> None:
    """Keep what a device has recorded since the last call, not decoded yet."""
    try:
        found = _sources.get(name)
        if found is None or found.source is not source:
            kept = [] if found is None else found.kept
            found = _sources[name] = _Source(source, _offset(source), kept)
        found.kept.extend(source.drain())
    except Exception as error:  # noqa: BLE001 - a fault of a profile must not end the program
        _give_up(name, error)


def _offset(source: ProfileSource) -> float:
    before = perf_counter()
    device = source.now()
    return (before + perf_counter()) / 2 - device


def _give_up(name: str, error: Exception) -> None:
    """Say that a device's own events are incomplete, and ask it for no more."""
    from tgcore.plugin.requests import ProfileSource

    text = f"{type(error).__name__}: {error}"
    print(f"tgcore: the events of {name} are incomplete: {text}", file=sys.stderr)
    silent = ProfileSource(drain=tuple, now=perf_counter)
    found = _sources.get(name)
    _sources[name] = _Source(silent, 0.0, [] if found is None else found.kept)


def events() -> list[tuple[str, str, float, float]]:
    """Return the launches and copies so far: device, name, start, seconds."""
    return list(_events)


def device_events() -> list[tuple[str, ProfileEvent]]:
    """Return what devices recorded themselves, decoded, on the host's clock."""
    import dataclasses

    from tgcore.plugin.requests import ProfileEvent

    result: list[tuple[str, ProfileEvent]] = []
    for name, found in list(_sources.items()):
        _collect(name, found.source)
        source, offset, kept = _sources[name]
        for item in kept:
            try:
                if isinstance(item, ProfileEvent):
                    decoded = [item]
                else:
                    decoded = list(source.decode(item)) if source.decode is not None else []
                for event in decoded:
                    moved = dataclasses.replace(event, started=event.started + offset)
                    result.append((name, moved))
            except Exception as error:  # noqa: BLE001 - as above
                _give_up(name, error)
                break
    return result


def trace() -> dict[str, Any]:
    """Return all events in the Trace Event Format that Perfetto and Chrome read.

    A device is a process; the launches are its first thread, each lane of its own another.
    """
    own = device_events()
    devices = sorted({event[0] for event in _events} | {name for name, _ in own})
    lanes: dict[tuple[str, str], int] = {}
    rows: list[dict[str, Any]] = []
    for number, device in enumerate(devices):
        rows.append(_named("process_name", number, 0, device))
        rows.append(_named("thread_name", number, 0, HOST_LANE))
        for lane in dict.fromkeys(event.lane for name, event in own if name == device):
            place = lanes[device, lane] = 1 + sum(name == device for name, _ in lanes)
            rows.append(_named("thread_name", number, place, lane))
    starts = [event[2] for event in _events] + [event.started for _, event in own]
    origin = min(starts, default=0.0)
    for device, name, started, seconds in _events:
        rows.append(_timed(name, devices.index(device), 0, started - origin, seconds))
    for device, event in own:
        process, thread = devices.index(device), lanes[device, event.lane]
        row = _timed(event.name, process, thread, event.started - origin, event.seconds)
        rows.append({**row, "args": dict(event.details)} if event.details else row)
    return {"traceEvents": rows, "displayTimeUnit": "ms"}


def _named(kind: str, process: int, thread: int, name: str) -> dict[str, Any]:
    return {"name": kind, "ph": "M", "pid": process, "tid": thread, "args": {"name": name}}


def _timed(name: str, process: int, thread: int, started: float, seconds: float) -> dict[str, Any]:
    return {
        "name": name, "ph": "X", "pid": process, "tid": thread,
        "ts": started * 1e6, "dur": seconds * 1e6,
    }  # fmt: skip


def write(path: str) -> None:
    """Write the trace to a file."""
    with open(path, "w", encoding="utf-8") as file:
        json.dump(trace(), file)
