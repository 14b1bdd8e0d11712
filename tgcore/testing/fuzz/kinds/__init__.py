"""The kinds of steps that programs are made of; importing this fills `program.KINDS`."""

from __future__ import annotations

from tgcore.testing.fuzz.kinds import (
    creation,
    elementwise,
    indexing,
    movement,
    reduction,
    writing,
)
from tgcore.testing.fuzz.program import KINDS

__all__ = ["KINDS", "creation", "elementwise", "indexing", "movement", "reduction", "writing"]
