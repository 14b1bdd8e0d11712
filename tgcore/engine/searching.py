"""The moves of a kernel where a search is asked for: those found before, else those found now.

They are kept on disk by kernel, device and settings, apart from the program: so they outlive it,
and reports show the moves that were chosen. Called when a kernel is lowered, and by reports.
"""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

from tgcore.engine.keys import device_key, settings_key
from tgcore.support import disk_cache
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.codegen import Move
    from tgcore.ir import UOp
    from tgcore.runtime.base import BaseDevice


def searched_moves(device: BaseDevice, ast: UOp) -> tuple[Move, ...] | None:
    """Return the moves that a search finds for a kernel; None where none is asked for."""
    if not settings.beam or (ast.arg is not None and ast.arg.explicit is not None):
        return None
    key = ast.key + device_key(device) + settings_key()
    kept = disk_cache.get("moves", key)
    if kept is not None:
        moves: tuple[Move, ...] = pickle.loads(kept)
        return moves
    from tgcore.codegen.search import search
    from tgcore.engine.timer import DeviceTimer

    timer = DeviceTimer(device) if device.measures else None
    moves = search(ast, device.renderer, settings.beam, timer)
    disk_cache.put("moves", key, pickle.dumps(moves))
    return moves
