"""Generators of register tables, by the name that recipes use for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..model import Unit
from ..parse import Input
from . import amd, ctypes_source, nvidia, rnndb

# Text of the module, the unit behind it, and the parser's input where there was one.
Generator = Callable[[Any, list[str]], tuple[str, Unit, Input | None]]

GENERATORS: dict[str, Generator] = {
    "amd-registers": amd.generate,
    "nv-class": nvidia.generate,
    "rnndb": rnndb.generate,
    "ctypes-module": ctypes_source.generate,
}
