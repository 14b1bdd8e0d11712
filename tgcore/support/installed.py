"""Which entry points of a group the installed distributions declare, read from their metadata.

Nothing is imported. A scan reads the folders of `sys.path` once; what it found is kept on disk
under the path and time of change of each folder, so that the next process only asks for those.
The plugin host and the choice of the default device call this.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

from tgcore.support import disk_cache

GROUP = "tgcore"
_ENDINGS = (".dist-info", ".egg-info")
_SEPARATOR, _VERSION = "\x1f", "2"
_memory: dict[str, tuple[EntryPoint, ...]] = {}


class EntryPoint(NamedTuple):
    """One line of a distribution's entry points.

    Attributes
    ----------
    name, value : str
        Left and right side of the line.
    distribution, version : str
        Who declares it.
    folder : str
        Its metadata on disk.
    """

    name: str
    value: str
    distribution: str
    version: str
    folder: str


def installed(group: str = GROUP) -> tuple[EntryPoint, ...]:
    """Return the entry points of `group`, in the order of `sys.path`, then by name.

    Examples
    --------
    >>> from tgcore.support.installed import installed
    >>> installed("a group nobody has")
    ()
    """
    folders = _folders()
    key = "\0".join([_VERSION, group, *(f"{path}\t{changed}" for path, changed in folders)])
    found = _memory.get(key)
    if found is None:
        kept = disk_cache.get("entry points", key)
        if kept is None:
            found = _scan(group, [path for path, _ in folders])
            disk_cache.put("entry points", key, _pack(found))
        else:
            found = _unpack(kept)
        _memory[key] = found
    return found


def _folders() -> list[tuple[str, int]]:
    seen: dict[str, int] = {}
    for entry in sys.path:
        path = entry or os.getcwd()
        if path in seen:
            continue
        try:
            seen[path] = os.stat(path).st_mtime_ns
        except OSError:
            continue  # sys.path often names folders that are not there
    return list(seen.items())


def _pack(entries: tuple[EntryPoint, ...]) -> bytes:
    return "\n".join(_SEPARATOR.join(entry) for entry in entries).encode()


def _unpack(data: bytes) -> tuple[EntryPoint, ...]:
    lines = data.decode().split("\n") if data else []
    return tuple(EntryPoint(*line.split(_SEPARATOR)) for line in lines)


def _scan(group: str, paths: list[str]) -> tuple[EntryPoint, ...]:
    found: list[EntryPoint] = []
    seen: set[str] = set()
    for path in paths:
        try:
            names = sorted(name for name in os.listdir(path) if name.endswith(_ENDINGS))
        except OSError:
            continue  # an archive, or a folder that may not be read
        for name in names:
            folder = os.path.join(path, name)
            label, _, version = os.path.splitext(name)[0].partition("-")
            distribution = label.replace("_", "-").lower()
            if distribution in seen:
                continue  # an earlier folder of sys.path hides it, as for imports
            seen.add(distribution)
            lines = _lines(os.path.join(folder, "entry_points.txt"), group)
            if lines:
                version = _declared_version(folder) or version
                found += [EntryPoint(*line, distribution, version, folder) for line in lines]
    return tuple(found)


def _lines(path: str, group: str) -> list[tuple[str, str]]:
    """Return (name, value) of each entry of `group` in a file of entry points."""
    text = _text(path)
    if f"[{group}]" not in text:
        return []
    found: list[tuple[str, str]] = []
    inside = False
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("["):
            inside = line == f"[{group}]"
        elif inside and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            found.append((name.strip(), value.partition("[")[0].strip()))
    return sorted(found)


def _declared_version(folder: str) -> str:
    for name in ("METADATA", "PKG-INFO"):
        for line in _text(os.path.join(folder, name)).splitlines():
            if line.lower().startswith("version:"):
                return line.partition(":")[2].strip()
            if not line.strip():
                break
    return ""


def _text(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""
