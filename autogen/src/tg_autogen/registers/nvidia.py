"""NVIDIA class headers: methods, their fields as bit ranges, the fields' values, and QMDs.

A field ``NVxxxx_METHOD_FIELD`` belongs to the longest method name that starts it; a QMD's fields,
which have no method, belong to one descriptor of many words per QMD version.
"""

from __future__ import annotations

import itertools
import re
from typing import Any

from ..model import MacroFunction, Unit
from ..parse import Input, parse
from ..runtime.cint import CInt, c_value
from .table import Entry, Table, module

_QMD = re.compile(r"^(NV[0-9A-F]{4}_QMDV\d\d_\d\d)_(\w+)$")
_CLASS = re.compile(r"^(NV[0-9A-F]{4})_")


def generate(recipe: Any, head: list[str]) -> tuple[str, Unit, Input | None]:
    """The module of a recipe with ``kind = "nv-class"``."""
    given = recipe.input()
    given.before = "#define MW(range) range\n" + given.before
    unit = parse(given)
    return module(recipe, head, {"regs": build(unit)}), unit, given


class _Names:
    CInt = CInt


def _call(expression: str, macro: MacroFunction, index: int) -> int:
    scope: dict[str, Any] = {"_tg": _Names, macro.parameters[0]: c_value(index)}
    return int(eval(expression, scope))


def build(unit: Unit) -> Table:
    """Methods with their fields, from the constants, ranges and macro functions of a unit."""
    table = Table()
    entries: dict[str, Entry] = {}
    ints = {c.name: c.value for c in unit.constants if isinstance(c.value, int)}
    ranges = {
        c.name: (c.value[0], c.value[1], 0)
        for c in unit.constants
        if c.kind == "range" and len(c.value) == 2
    }
    arrays: dict[str, tuple[int, int]] = {}
    for macro in unit.macro_functions:
        if len(macro.parameters) == 1:
            _indexed(unit, macro, ranges, arrays)
    owners = _owners(ints, arrays, ranges)
    for name, method in owners.items():
        if method not in entries:
            start, stride = arrays.get(method) or (ints.get(method, 0), 0)
            entries[method] = Entry(method, start, 0, 0 if stride else 1, stride)
        high, low, step = ranges[name]
        if high < low:
            unit.skip(name, "register field", "", f"the range {high}:{low} is upside down")
            continue
        label = name[len(method) + 1 :]
        entries[method].fields.append((label, low, high - low + 1, "", step))
    for name, (start, stride) in arrays.items():
        entries.setdefault(name, Entry(name, start, 0, 0, stride))
    _values(table, ints, ranges, entries)
    table.entries = sorted(entries.values(), key=lambda entry: (entry.offset, entry.name))
    return table


def _indexed(
    unit: Unit,
    macro: MacroFunction,
    ranges: dict[str, tuple[int, int, int]],
    arrays: dict[str, tuple[int, int]],
) -> None:
    high = [_call(macro.expression, macro, index) for index in range(4)]
    steps = {b - a for a, b in itertools.pairwise(high)}
    if len(steps) != 1:
        unit.skip(macro.name, "register array", macro.where, "its elements are not evenly spaced")
    elif macro.low:
        ranges[macro.name] = (high[0], _call(macro.low, macro, 0), steps.pop())
    else:
        arrays[macro.name] = (high[0], steps.pop())


def _owners(
    ints: dict[str, int], arrays: dict[str, tuple[int, int]], ranges: dict[str, Any]
) -> dict[str, str]:
    """The method or descriptor that each field belongs to."""
    owners: dict[str, str] = {}
    for name in ranges:
        found = _QMD.match(name)
        if found:
            owners[name] = found.group(1)
            continue
        parts = name.split("_")
        for count in range(len(parts) - 1, 1, -1):
            stem = "_".join(parts[:count])
            if stem in ints or stem in arrays:
                owners[name] = stem
                break
        else:
            first = _CLASS.match(name)
            owners[name] = "_".join(parts[:-1]) if len(parts) > 2 else (first or parts)[0]
    return owners


def _values(
    table: Table, ints: dict[str, int], ranges: dict[str, Any], entries: dict[str, Entry]
) -> None:
    """Named values of fields become enums; methods without fields become entries."""
    for name, value in ints.items():
        if name in entries:
            continue
        parts = name.split("_")
        for count in range(len(parts) - 1, 1, -1):
            stem = "_".join(parts[:count])
            if stem in ranges:
                table.enums.setdefault(stem, []).append((name[len(stem) + 1 :], value))
                break
        else:
            if _CLASS.match(name) and len(parts) > 2 and value >= 0:
                entries[name] = Entry(name, value)
            else:
                table.values[name] = value
