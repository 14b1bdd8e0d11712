"""Records whose every offset was read from the compiler, as ctypes classes.

A record takes ctypes' natural layout when that gives the compiler's offsets, size and alignment;
otherwise its fields are placed one by one between explicit padding.  Bit-fields are bytes of
storage with accessors of our own; ctypes' bit-field layout is never used.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, TypeVar

FieldSpec = tuple[Any, ...]
RecordType = TypeVar("RecordType", bound="Record")


class ByValueError(TypeError):
    """A record cannot be passed or returned by value here; the message names the reason."""


class BitField:
    """Descriptor of one bit-field: sign-correct reads, truncating writes, exact position.

    ``offset`` is the first byte touched, ``bit_offset`` the bit inside that byte, ``bit_size`` the
    width; ``size`` packs both like ctypes does: ``bit_size << 16 | bit_offset``.
    """

    __slots__ = ("_bytes", "_mask", "bit_offset", "bit_size", "name", "offset", "signed", "type")

    def __init__(self, name: str, ctype: Any, bit: int, width: int) -> None:
        self.name, self.type, self.bit_size = name, ctype, width
        self.offset, self.bit_offset = divmod(bit, 8)
        self._bytes = (self.bit_offset + width + 7) // 8
        self._mask = (1 << width) - 1
        self.signed = ctype is not ctypes.c_bool and ctype(-1).value < 0

    @property
    def size(self) -> int:
        return self.bit_size << 16 | self.bit_offset

    @property
    def byte_size(self) -> int:
        return self._bytes

    @property
    def is_bitfield(self) -> bool:
        return True

    def __get__(self, record: Any, owner: type) -> Any:
        if record is None:
            return self
        raw = ctypes.string_at(ctypes.addressof(record) + self.offset, self._bytes)
        value = (int.from_bytes(raw, "little") >> self.bit_offset) & self._mask
        if self.signed and value >> (self.bit_size - 1):
            value -= self._mask + 1
        return bool(value) if self.type is ctypes.c_bool else value

    def __set__(self, record: Any, value: Any) -> None:
        number = int(bool(value)) if self.type is ctypes.c_bool else int(value)
        address = ctypes.addressof(record) + self.offset
        old = int.from_bytes(ctypes.string_at(address, self._bytes), "little")
        keep = old & ~(self._mask << self.bit_offset)
        merged = keep | (number & self._mask) << self.bit_offset
        ctypes.memmove(address, merged.to_bytes(self._bytes, "little"), self._bytes)

    def __repr__(self) -> str:
        return f"<BitField {self.name}: {self.bit_size} bits at {self.offset}.{self.bit_offset}>"

    def moved(self, offset: int) -> BitField:
        """The same field seen from a record that holds this one ``offset`` bytes in."""
        bit = (self.offset + offset) * 8 + self.bit_offset
        return BitField(self.name, self.type, bit, self.bit_size)


class Record:
    """What structs and unions share; the metadata is filled in by :func:`layout`."""

    __slots__ = ()
    __c_size__: ClassVar[int] = 0
    __c_align__: ClassVar[int] = 1
    __c_complete__: ClassVar[bool] = False
    __c_natural__: ClassVar[bool] = False
    __c_refuse__: ClassVar[str] = ""
    __c_fields__: ClassVar[tuple[FieldSpec, ...]] = ()
    __c_names__: ClassVar[tuple[str, ...]] = ()
    __c_bits__: ClassVar[dict[str, BitField]] = {}

    def __init__(self, *values: Any, **named: Any) -> None:
        names = self.__c_names__
        if len(values) > len(names):
            raise TypeError(f"{type(self).__name__} has {len(names)} fields, got {len(values)}")
        for name, value in zip(names, values, strict=False):
            if name in named:
                raise TypeError(f"{type(self).__name__}: field {name!r} is given twice")
            setattr(self, name, value)
        for name, value in named.items():
            if not hasattr(type(self), name) or name.startswith("__"):
                raise TypeError(f"{type(self).__name__} has no field {name!r}")
            setattr(self, name, value)

    def __repr__(self) -> str:
        if not self.__c_complete__:
            return f"<opaque {type(self).__name__}>"
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__c_names__)
        return f"{type(self).__name__}({shown})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return bytes(self) == bytes(other)  # type: ignore[call-overload, no-any-return]

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def new(cls: type[RecordType], *values: Any, **named: Any) -> RecordType:
        """A record in memory aligned as C aligns it (ctypes alone ignores over-alignment)."""
        return new(cls, *values, **named)

    @classmethod
    def array(cls, count: int) -> Any:
        """An aligned array of ``count`` zeroed records."""
        return _aligned(cls * count, cls.__c_align__)  # type: ignore[operator]


class Struct(Record, ctypes.Structure):
    """A C struct; incomplete until :func:`layout` gives it fields."""

    __slots__ = ()


class Union(Record, ctypes.Union):
    """A C union; incomplete until :func:`layout` gives it fields."""

    __slots__ = ()


class Enum:
    """Mixin of enum types: integers in C, with names to look up."""

    __slots__ = ()
    names: ClassVar[dict[int, str]] = {}
    values: ClassVar[dict[str, int]] = {}

    @classmethod
    def name_of(cls, value: int) -> str:
        """The enumerator's name, or ``TYPE(value)`` when there is none."""
        return cls.names.get(value) or f"{cls.__name__}({value})"


def enum(name: str, ctype: Any, values: dict[str, int]) -> Any:
    """An enum type: a ctypes integer class with ``names`` and ``values``.

    >>> color = enum("color", ctypes.c_uint32, {"RED": 0, "GREEN": 1})
    >>> color.names[1], color.name_of(7), ctypes.sizeof(color)
    ('GREEN', 'color(7)', 4)
    """
    names: dict[int, str] = {}
    for key, value in values.items():
        names.setdefault(value, key)
    return type(name, (Enum, ctype), {"__slots__": (), "names": names, "values": dict(values)})


def opaque(size: int, align: int, reason: str) -> Any:
    """Bytes of a C type that ctypes has no counterpart for; never passed by value."""
    body = {
        "__c_align__": align,
        "__c_refuse__": reason,
        "_length_": size,
        "_type_": ctypes.c_uint8,
    }
    return type(f"opaque_{size}", (ctypes.Array,), body)


def new(cls: type[RecordType], *values: Any, **named: Any) -> RecordType:
    """A zeroed record in memory aligned as C aligns it, with fields set."""
    record: RecordType = _aligned(cls, cls.__c_align__)
    Record.__init__(record, *values, **named)
    return record


def _aligned(ctype: Any, align: int) -> Any:
    size = ctypes.sizeof(ctype)
    memory = (ctypes.c_uint8 * (size + align))()
    return ctype.from_buffer(memory, -ctypes.addressof(memory) % align)


def c_align(ctype: Any) -> int:
    """The C alignment of a ctypes type, over-alignment included.

    >>> c_align(ctypes.c_int64 * 3)
    8
    """
    found = getattr(ctype, "__c_align__", None)
    if found is not None:
        return int(found)
    if isinstance(ctype, type) and issubclass(ctype, ctypes.Array):
        return c_align(ctype._type_)
    return ctypes.alignment(ctype)


# Per type: ctypes' size and alignment, and whether C aligns it alike.
_PLACES: dict[Any, tuple[int, int, bool]] = {}


def _place(ctype: Any) -> tuple[int, int, bool]:
    step = ctypes.alignment(ctype)
    found = _PLACES[ctype] = ctypes.sizeof(ctype), step, step == c_align(ctype)
    return found


def layout(cls: Any, size: int, align: int, fields: Sequence[FieldSpec], refuse: str = "") -> None:
    """Give an incomplete record its fields: ``(name, type, offset)``, or
    ``(name, type, bit_offset, bit_width)`` for a bit-field; an empty name is an anonymous member.
    """
    if _is_plain(cls, size, align, fields):
        cls._fields_ = [(name, ctype) for name, ctype, _ in fields]
        cls.__c_names__ = tuple([spec[0] for spec in fields])
        cls.__c_natural__ = True
    else:
        _lay_out(cls, size, align, fields)
    cls.__c_size__, cls.__c_align__, cls.__c_complete__ = size, align, True
    cls.__c_fields__ = tuple(fields)
    if refuse:
        cls.__c_refuse__ = refuse
    if ctypes.sizeof(cls) != size:
        raise ValueError(f"{cls.__name__}: ctypes gives {ctypes.sizeof(cls)} bytes, C has {size}")


def _is_plain(cls: Any, size: int, align: int, fields: Sequence[FieldSpec]) -> bool:
    """Whether every member has a name and ctypes' own layout gives the compiler's offsets."""
    known = _PLACES
    position = end = 0
    widest = 1
    is_union = issubclass(cls, ctypes.Union)
    for spec in fields:
        if len(spec) != 3 or not spec[0]:
            return False
        _, ctype, offset = spec
        length, step, alike = known.get(ctype) or _place(ctype)
        position = 0 if is_union else (position + step - 1) // step * step
        if not alike or position != offset:
            return False
        position += length
        if position > end:
            end = position
        if step > widest:
            widest = step
    return widest == align and (end + widest - 1) // widest * widest == size


def _lay_out(cls: Any, size: int, align: int, fields: Sequence[FieldSpec]) -> None:
    """Bit-fields, anonymous members, and whatever ctypes would place elsewhere."""
    members, bits = _split(cls, fields)
    natural = all(len(spec) == 3 for spec in fields) and _is_plain(cls, size, align, members)
    if not natural:
        cls._layout_, cls._pack_ = "ms", 1
        members = _placed(cls, size, members, bits)
    anonymous = [name for name, ctype, _ in members if name.startswith("_anonymous_")]
    if anonymous:
        cls._anonymous_ = anonymous
    cls._fields_ = [(name, ctype) for name, ctype, _ in members]
    cls.__c_natural__ = natural
    cls.__c_names__ = tuple(_positional(cls, fields))
    table = {bit.name: bit for bit in bits}
    for name, ctype, offset in members:
        if getattr(cls, name).offset != offset:
            raise ValueError(f"{cls.__name__}.{name}: ctypes gives another offset than {offset}")
        if name in anonymous:
            table.update((key, bit.moved(offset)) for key, bit in ctype.__c_bits__.items())
    for name, bit in table.items():
        setattr(cls, name, bit)
    cls.__c_bits__ = table


def _split(
    cls: Any, fields: Sequence[FieldSpec]
) -> tuple[list[tuple[str, Any, int]], list[BitField]]:
    members: list[tuple[str, Any, int]] = []
    bits: list[BitField] = []
    for position, spec in enumerate(fields):
        if len(spec) == 4:
            if not spec[0]:
                continue  # only takes up room
            bits.append(BitField(spec[0], spec[1], spec[2], spec[3]))
        else:
            # The class's name keeps it apart from those that anonymous members bring along.
            name = spec[0] or f"_anonymous_{position}_{cls.__name__}"
            members.append((name, spec[1], spec[2]))
    return members, bits


def _placed(
    cls: Any, size: int, members: list[tuple[str, Any, int]], bits: list[BitField]
) -> list[tuple[str, Any, int]]:
    """Members with padding and bit-field storage made explicit, each byte covered once."""
    if issubclass(cls, ctypes.Union):
        return [*members, (f"_storage_{cls.__name__}", ctypes.c_uint8 * size, 0)]
    label = f"_{cls.__name__}"
    placed: list[tuple[str, Any, int]] = []
    position = 0
    for name, ctype, offset in sorted(members, key=lambda member: member[2]):
        if offset < position:
            raise ValueError(f"{cls.__name__}.{name} overlaps the field before it")
        if offset > position:
            placed.append(
                (f"_pad_{position}{label}", ctypes.c_uint8 * (offset - position), position)
            )
        placed.append((name, ctype, offset))
        position = offset + ctypes.sizeof(ctype)
    if position < size:
        placed.append((f"_pad_{position}{label}", ctypes.c_uint8 * (size - position), position))
    return placed


def _positional(cls: Any, fields: Iterable[FieldSpec]) -> Iterator[str]:
    is_union = issubclass(cls, ctypes.Union)
    for spec in fields:
        if spec[0]:
            yield spec[0]
        elif len(spec) == 4:
            continue
        elif is_union:
            yield from spec[1].__c_names__
        else:
            inner = spec[1].__c_names__
            yield from inner[:1] if issubclass(spec[1], ctypes.Union) else inner
