"""System V x86-64: the class of each eightbyte of a record, as gcc has it and as clang has it.

The two agree except in corners that the ABI's text leaves open: bit-fields without a name or in a
union, packed records inside records and arrays.  Both are worked out, and :mod:`byvalue` passes
only what they agree on.
"""

from __future__ import annotations

import ctypes
from typing import Any

from .records import Record, c_align

# A class for each eightbyte ("int", "float", "none" for padding), or where else the record goes.
Words = tuple[str, ...]
MEMORY: Words = ("memory",)
X87: Words = ("x87",)
NOTHING: Words = ("nothing",)
_KINDS = {"f": "float", "d": "float", "g": "x87"}


class _Memory(Exception):
    """Something in a record sends the whole of it to memory."""


def classify(cls: Any) -> tuple[Words, Words]:
    """What gcc and what clang make of a record."""
    size = cls.__c_size__
    if size > 16:
        return MEMORY, MEMORY
    if size == 0:
        return NOTHING, NOTHING
    return _finished(_gcc, cls), _finished(_clang, cls)


def _finished(walk: Any, cls: Any) -> Words:
    found = ["none"] * -(-cls.__c_size__ // 8)
    try:
        walk(cls, 0, found)
    except _Memory:
        return MEMORY
    if found == ["x87", "x87up"]:
        return X87
    if set(found) & {"memory", "x87", "x87up"}:
        return MEMORY
    return NOTHING if set(found) == {"none"} else tuple(found)


def _merge(one: str, other: str) -> str:
    """The class of an eightbyte that two members share."""
    if one == other or other == "none":
        return one
    if one == "none":
        return other
    if "memory" in (one, other):
        return "memory"
    return "int" if "int" in (one, other) else "memory"  # x87 goes with nothing else


def _put(found: list[str], bit: int, width: int, kind: str) -> None:
    for index in range(bit // 64, (bit + width - 1) // 64 + 1):
        found[index] = _merge(found[index], kind)


def _scalar(ctype: Any, base: int, found: list[str]) -> None:
    size = ctypes.sizeof(ctype)
    if base % size:
        raise _Memory
    code = getattr(ctype, "_type_", "P")
    kind = _KINDS.get(code, "int") if isinstance(code, str) else "int"
    if kind == "x87":
        found[:] = [_merge(found[0], "x87"), _merge(found[1], "x87up")]
    else:
        _put(found, base * 8, size * 8, kind)


def _gcc(ctype: Any, base: int, found: list[str]) -> None:
    """gcc's classify_argument: an array is its first element over and over."""
    if issubclass(ctype, ctypes.Array):
        size = ctypes.sizeof(ctype)
        if not size and base % 8 == 0:
            return
        element = ["none"] * (len(found) + 3)
        _gcc(ctype._type_, base, element)
        if not size:  # within an eightbyte it counts as if it had an element
            found[base // 8] = _merge(found[base // 8], element[base // 8])
            return
        last = base + max(ctypes.sizeof(ctype._type_), 1) - 1
        kinds = element[base // 8 : last // 8 + 1]
        for index in range(base // 8, (base + size - 1) // 8 + 1):
            kind = kinds[(index - base // 8) % len(kinds)]
            found[index] = _merge(found[index], kind)
    elif issubclass(ctype, Record):
        is_union = issubclass(ctype, ctypes.Union)
        for spec in ctype.__c_fields__:
            if len(spec) == 3:
                _gcc(spec[1], base + spec[2], found)
            elif is_union:  # as an integer of the least size that holds it
                size = next(size for size in (1, 2, 4, 8) if spec[3] <= size * 8)
                if base % size:
                    raise _Memory
                _put(found, base * 8, size * 8, "int")
            else:  # with or without a name
                _put(found, base * 8 + spec[2], spec[3], "int")
    else:
        _scalar(ctype, base, found)


def _clang(ctype: Any, base: int, found: list[str]) -> None:
    """clang's X86_64ABIInfo::classify: alignment of records counts, unnamed bit-fields do not."""
    if issubclass(ctype, ctypes.Array):
        if base % c_align(ctype._type_):
            raise _Memory
        for index in range(ctype._length_):
            _clang(ctype._type_, base + index * ctypes.sizeof(ctype._type_), found)
    elif issubclass(ctype, Record):
        if base % ctype.__c_align__:
            raise _Memory
        for spec in ctype.__c_fields__:
            if len(spec) == 3:
                _clang(spec[1], base + spec[2], found)
            elif spec[0]:
                _put(found, base * 8 + spec[2], spec[3], "int")
    else:
        _scalar(ctype, base, found)
