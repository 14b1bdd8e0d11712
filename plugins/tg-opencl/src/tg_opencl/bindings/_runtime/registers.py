"""Register databases: tens of thousands of registers as one text, read when first asked for.

A generated table is a string with one register a line, so importing it costs next to nothing and a
changed register is one changed line.  Drivers pack values with it, virtual devices decode them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Field(NamedTuple):
    """A bit range of a register.

    ``values`` names an enum of the table, or the kind of number; ``stride`` is the distance in
    bits to the next element of a field that is an array.
    """

    shift: int
    width: int
    values: str = ""
    stride: int = 0

    @property
    def mask(self) -> int:
        """The field's bits in place."""
        return ((1 << self.width) - 1) << self.shift


class Register:
    """A register: where it is, and its fields.

    ``base`` selects the block's base address, -1 where only fields are known; ``count`` and
    ``stride`` describe an array, a count of 0 one of unstated length.  A register may have any
    number of bits: a descriptor of many words is one too.

    >>> register = Register("CTRL 0x10 1 1 0 EN:0:1 MODE:4:3")
    >>> hex(register.pack(EN=1, MODE=5)), register.unpack(0x51)
    ('0x51', {'EN': 1, 'MODE': 5})
    """

    __slots__ = ("base", "count", "fields", "name", "offset", "stride")

    def __init__(self, line: str) -> None:
        name, offset, base, count, stride, *fields = line.split(" ")
        self.name, self.offset, self.base = name, int(offset, 16), int(base)
        self.count, self.stride = int(count), int(stride, 16)
        self.fields = dict(map(_field, fields))

    def __repr__(self) -> str:
        return f"<Register {self.name} {self.offset:#x}>"

    def __int__(self) -> int:
        return self.offset

    __index__ = __int__

    def __getitem__(self, index: int) -> int:
        """The offset of one element of an array."""
        if index < 0 or (self.count and index >= self.count):
            raise IndexError(f"{self.name} has {self.count} elements, not one at {index}")
        return self.offset + index * self.stride

    def mask(self, name: str) -> int:
        """A field's bits in place."""
        return self.field(name).mask

    def field(self, name: str) -> Field:
        """A field by name."""
        try:
            return self.fields[name]
        except KeyError:
            known = ", ".join(self.fields) or "none"
            raise KeyError(f"{self.name} has no field {name!r}; it has: {known}") from None

    def pack(self, **values: int | Sequence[int]) -> int:
        """A register value from field values; a value that does not fit raises.

        A field that is an array takes a sequence.
        """
        word = 0
        for name, given in values.items():
            found = self.field(name)
            for index, value in enumerate([given] if isinstance(given, int) else given):
                if not 0 <= value < 1 << found.width or (index and not found.stride):
                    raise ValueError(
                        f"{self.name}.{name} has {found.width} bits, {given} does not fit"
                    )
                word |= value << found.shift + index * found.stride
        return word

    def get(self, word: int, name: str, index: int = 0) -> int:
        """One field's value from a register value."""
        found = self.field(name)
        return word >> found.shift + index * found.stride & (1 << found.width) - 1

    def unpack(self, word: int) -> dict[str, int]:
        """Field values from a register value."""
        return {
            name: word >> field.shift & (1 << field.width) - 1
            for name, field in self.fields.items()
        }


def _field(text: str) -> tuple[str, Field]:
    name, shift, width, *more = text.split(":")
    stride = int(more[1]) if len(more) > 1 else 0
    return name, Field(int(shift), int(width), more[0] if more else "", stride)


class Registers:
    """A lazy table of registers, of enums and of plain values.

    Registers are attributes and items; ``at`` finds them by offset.

    >>> table = Registers("CTRL 0x10 0 1 0 EN:0:1", enums="mode OFF=0 ON=1", values="LIMIT=0x20")
    >>> table.CTRL.offset, table.at(0x10)[0].name, table.enum("mode"), table.value("LIMIT")
    (16, 'CTRL', {'OFF': 0, 'ON': 1}, 32)
    """

    def __init__(self, text: str = "", enums: str = "", values: str = "") -> None:
        self._text, self._enum_text, self._value_text = text, enums, values
        self._lines: dict[str, str] | None = None
        self._enums: dict[str, str] | None = None
        self._values: dict[str, int] | None = None
        self._found: dict[str, Register] = {}
        self._places: dict[tuple[int, int], list[str]] | None = None

    def _index(self) -> dict[str, str]:
        if self._lines is None:
            lines = self._text.split("\n")
            self._lines = {line.partition(" ")[0]: line for line in lines if line}
        return self._lines

    def __getitem__(self, name: str) -> Register:
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = Register(self._index()[name])
        return found

    def __getattr__(self, name: str) -> Register:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"no register named {name!r} in this table") from None

    def __contains__(self, name: str) -> bool:
        return name in self._index()

    def __iter__(self) -> Iterator[str]:
        return iter(self._index())

    def __len__(self) -> int:
        return len(self._index())

    def at(self, offset: int, base: int = 0) -> list[Register]:
        """The registers at an offset: what a virtual device decodes a write with."""
        if self._places is None:
            self._places = {}
            for name, line in self._index().items():
                parts = line.split(" ", 5)
                start, count, stride = int(parts[1], 16), int(parts[3]), int(parts[4], 16)
                for index in range(max(count, 1)):
                    place = (int(parts[2]), start + index * stride)
                    self._places.setdefault(place, []).append(name)
        return [self[name] for name in self._places.get((base, offset), ())]

    @property
    def enums(self) -> list[str]:
        """The names of the enums."""
        return list(self._enum_index())

    def _enum_index(self) -> dict[str, str]:
        if self._enums is None:
            lines = self._enum_text.split("\n")
            self._enums = {line.partition(" ")[0]: line for line in lines if line}
        return self._enums

    def enum(self, name: str) -> dict[str, int]:
        """An enum's values by name."""
        line = self._enum_index()[name]
        pairs = (item.split("=") for item in line.split(" ")[1:])
        return {key: int(value, 0) for key, value in pairs}

    def _value_index(self) -> dict[str, int]:
        if self._values is None:
            pairs = (line.split("=") for line in self._value_text.split("\n") if line)
            self._values = {key: int(value, 0) for key, value in pairs}
        return self._values

    def value(self, name: str) -> int:
        """A plain value by name."""
        return self._value_index()[name]

    @property
    def values(self) -> list[str]:
        """The names of the plain values."""
        return list(self._value_index())
