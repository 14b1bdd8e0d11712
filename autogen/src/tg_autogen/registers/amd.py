"""AMD's ``asic_reg`` headers: offset files with ``reg*`` and ``*_BASE_IDX``, mask files with
``*__SHIFT`` and ``*_MASK``, and ``*_enum.h`` files, to one register table.

The numbers are clang's: the headers are parsed and every macro folded like any other.
"""

from __future__ import annotations

import re
from typing import Any

from ..model import Unit
from ..parse import Input, parse
from .table import Entry, Table, module

_PREFIX = re.compile(r"^(reg|mm|ix|smn)(?=[A-Z0-9])")


def generate(recipe: Any, head: list[str]) -> tuple[str, Unit, Input | None]:
    """The module of a recipe with ``kind = "amd-registers"``."""
    given = recipe.input()
    given.macro_functions = False
    unit = parse(given)
    table = build(unit)
    return module(recipe, head, {"regs": table}), unit, given


def build(unit: Unit) -> Table:
    """Registers and enums from the folded macros and enumerations of a unit."""
    table = Table()
    values = {
        item.name: item.value
        for item in unit.constants
        if isinstance(item.value, int) and item.kind == "macro"
    }
    entries: dict[str, Entry] = {}
    for name, value in values.items():
        found = _PREFIX.match(name)
        if found and not name.endswith("_BASE_IDX"):
            plain = name[found.end() :]
            if plain not in entries:
                base = values.get(f"{name}_BASE_IDX", 0)
                entries[plain] = Entry(plain, value, base)
    loose = _fields(unit, values, entries)
    table.entries = list(entries.values())
    table.values = {
        name: value
        for name, value in values.items()
        if not _PREFIX.match(name)
        and "__" not in name
        and not name.startswith("_")
        and name not in loose
    }
    for item in unit.enums.values():
        if item.values:
            table.enums[item.name or item.values[0][0]] = list(item.values)
    return table


def _fields(unit: Unit, values: dict[str, int], entries: dict[str, Entry]) -> set[str]:
    """Attach fields to registers; gives the names that were used up."""
    used: set[str] = set()
    for name, shift in values.items():
        if not name.endswith("__SHIFT"):
            continue
        stem = name[: -len("__SHIFT")]
        register, _, field = stem.partition("__")
        mask = values.get(f"{stem}_MASK")
        used |= {name, f"{stem}_MASK"}
        if mask is None or not field:
            unit.skip(name, "register field", "", "a shift without a mask")
            continue
        mask &= (1 << 64) - 1
        bits = mask >> shift
        if bits == 0 or bits & (bits + 1) or bits << shift != mask:
            unit.skip(name, "register field", "", f"mask {mask:#x} is no single range at {shift}")
            continue
        entry = entries.get(register)
        if entry is None:
            entry = entries[register] = Entry(register, 0, -1)
        entry.fields.append((field, shift, bits.bit_length(), "", 0))
    return used
