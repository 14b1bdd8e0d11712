"""rnndb XML, as the Adreno drivers describe registers and PM4 packets, to register tables.

One table per domain: a packet's domain holds its words as registers.  Variants are resolved for
one chip generation; arrays keep their stride.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from typing import Any

from ..model import Unit
from ..parse import Input
from .table import Entry, Table, module

_CHIPS = ("A2XX", "A3XX", "A4XX", "A5XX", "A6XX", "A7XX")
_SPACE = "{http://nouveau.freedesktop.org/}"
Node = ElementTree.Element


@dataclass(slots=True)
class _Place:
    """Where in a domain a node stands."""

    offset: int = 0
    prefix: str = ""
    count: int = 1
    stride: int = 0


@dataclass(slots=True)
class _Reader:
    chip: str
    unit: Unit
    enums: Table = field(default_factory=Table)
    tables: dict[str, Table] = field(default_factory=dict)
    bitsets: dict[str, Node] = field(default_factory=dict)

    def applies(self, node: Node) -> bool:
        """Whether a node's variants hold for the chip."""
        text = node.get("variants")
        if not text or node.get("varset", "chip") != "chip" or self.chip not in _CHIPS:
            return True
        place = _CHIPS.index(self.chip)
        for part in re.split(r"[,\s]+", text):
            first, dash, last = part.partition("-")
            low = _CHIPS.index(first) if first in _CHIPS else 0
            high = _CHIPS.index(last) if last in _CHIPS else (len(_CHIPS) if dash else low)
            if low <= place <= high:
                return True
        return False

    def top(self, root: Node) -> None:
        for node in root:
            tag = _tag(node)
            if tag == "bitset":
                self.bitsets[node.get("name", "")] = node
        for node in root:
            tag = _tag(node)
            if not self.applies(node):
                continue
            if tag == "enum":
                self.enum(node)
            elif tag == "domain":
                table = self.tables.setdefault(node.get("name", ""), Table())
                self.content(node, table, _Place())

    def enum(self, node: Node) -> None:
        found = [
            (item.get("name", ""), _number(item.get("value", "0")))
            for item in node
            if _tag(item) == "value" and item.get("value") and self.applies(item)
        ]
        if found:
            self.enums.enums[node.get("name", "")] = found

    def content(self, node: Node, table: Table, place: _Place) -> None:
        for item in node:
            tag = _tag(item)
            if not self.applies(item):
                continue
            if tag in ("reg32", "reg64", "reg16", "reg8"):
                self.register(item, table, place)
            elif tag == "array":
                self.array(item, table, place)
            elif tag == "stripe":
                prefix = item.get("prefix", "")
                inner = place.prefix + (f"{prefix}_" if prefix else "")
                moved = place.offset + _number(item.get("offset", "0"))
                self.content(item, table, _Place(moved, inner, place.count, place.stride))
            elif tag == "bitset":
                self.bitsets[item.get("name", "")] = item
            elif tag == "enum":
                self.enum(item)

    def array(self, item: Node, table: Table, place: _Place) -> None:
        name = place.prefix + item.get("name", "")
        stride, length = _number(item.get("stride", "1")), _number(item.get("length", "1"))
        text = item.get("offsets")
        starts = [_number(part) for part in text.split(",")] if text else []
        offset = starts[0] if starts else _number(item.get("offset", "0"))
        if starts:
            for index, start in enumerate(starts):
                inner = _Place(place.offset + start, f"{name}_{index}_")
                self.content(item, table, inner)
            return
        base = place.offset + offset
        if not any(_tag(child).startswith("reg") or _tag(child) == "array" for child in item):
            table.entries.append(Entry(name, base, 0, length, stride))
            return
        if place.count > 1:  # an array in an array: the inner one is written out
            for index in range(length):
                moved = base + index * stride
                inner = _Place(moved, f"{name}_{index}_", place.count, place.stride)
                self.content(item, table, inner)
            return
        self.content(item, table, _Place(base, f"{name}_", length, stride))

    def register(self, item: Node, table: Table, place: _Place) -> None:
        name = place.prefix + item.get("name", "")
        offset = place.offset + _number(item.get("offset", "0"))
        length, stride = _number(item.get("length", "1")), _number(item.get("stride", "1"))
        count, step = (length, stride) if length > 1 else (place.count, place.stride)
        entry = Entry(name, offset, 0, count, step if count > 1 else 0)
        kind = item.get("type", "")
        if kind in self.bitsets:
            self.fields(self.bitsets[kind], entry)
        self.fields(item, entry)
        if not entry.fields and kind:
            width = 64 if _tag(item) == "reg64" else 32
            entry.fields.append(("VALUE", 0, width, kind, 0))
        table.entries.append(entry)

    def fields(self, node: Node, entry: Entry) -> None:
        for item in node:
            if _tag(item) != "bitfield" or not self.applies(item):
                continue
            if item.get("pos") is not None:
                low = high = _number(item.get("pos", "0"))
            else:
                low, high = _number(item.get("low", "0")), _number(item.get("high", "0"))
            kind = item.get("type", "")
            for key in ("radix", "shr"):
                if item.get(key):
                    kind = f"{kind or 'uint'}.{key}{item.get(key)}"
            for child in item:
                if _tag(child) == "value":
                    kind = f"{entry.name}.{item.get('name')}"
                    pair = (child.get("name", ""), _number(child.get("value", "0")))
                    known = self.enums.enums.setdefault(kind, [])
                    if pair not in known:
                        known.append(pair)
            entry.fields.append((item.get("name", ""), low, high - low + 1, kind, 0))


def _tag(node: Node) -> str:
    return node.tag.removeprefix(_SPACE) if isinstance(node.tag, str) else ""


def _number(text: str) -> int:
    return int(text, 0)


def generate(recipe: Any, head: list[str]) -> tuple[str, Unit, Input | None]:
    """The module of a recipe with ``kind = "rnndb"``; ``options.chip`` picks the variant."""
    from ..recipes import find_file

    unit = Unit()
    reader = _Reader(recipe.data.get("options", {}).get("chip", ""), unit)
    for name in recipe.data["headers"]:
        reader.top(ElementTree.parse(find_file(recipe, name)).getroot())
    tables = {f"{name}": table for name, table in reader.tables.items() if table.entries}
    if reader.enums.enums:
        tables = {"enums": reader.enums, **tables}
    return module(recipe, head, tables), unit, None
