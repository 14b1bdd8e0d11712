"""Generators of register tables, by the name that recipes use for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..model import Unit

GENERATORS: dict[str, Callable[[Any, list[str]], tuple[str, Unit]]] = {}
