"""Objective-C classes and protocols (filled in by a later change)."""

from __future__ import annotations

from typing import Any

from .model import Unit


def read(unit: Unit, types: Any, cursor: Any, kind: str, where: str) -> None:
    """Note that the declaration is left out."""
    unit.skip(cursor.spelling, kind.lower(), where, "Objective-C is not read yet")
