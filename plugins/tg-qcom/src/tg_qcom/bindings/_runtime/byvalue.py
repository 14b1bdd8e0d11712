"""Records passed and returned by value: how the platform's ABI moves each one.

ctypes refuses unions and bit-fields by value and misjudges padding that is explicit.  Here each
record is classified by the ABI's own rules, and a stand-in of plain integers and floats with the
same class crosses the call in its place.  What the rules cannot express is refused with a reason.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from .records import ByValueError, Record

# Offset, size and kind: "int", "float", "longdouble"; in bits for "bits", and for "gap", a
# bit-field without a name.
Scalar = tuple[int, int, str]

_CACHE: dict[tuple[type, bool], type] = {}
_FLOAT_KINDS = {"f": "float", "d": "float", "g": "longdouble"}


def stand_in(cls: Any, result: bool = False) -> Any:
    """The plain ctypes struct that crosses a call in place of ``cls``, as argument or as result.

    Raises
    ------
    ByValueError
        When this platform's rules, or libffi, cannot express the record.
    """
    found = _CACHE.get((cls, result))
    if found is None:
        found = _CACHE[cls, result] = _build(cls, result)
    return found


def _machine() -> str:
    # The platform module says the same and takes a millisecond to load.
    if hasattr(os, "uname"):
        return os.uname().machine.lower()
    return os.environ.get("PROCESSOR_ARCHITECTURE", "").lower()


def _refuse(cls: Any, reason: str) -> ByValueError:
    return ByValueError(
        f"{cls.__name__} cannot be passed by value: {reason}. Pass a pointer, or call through a "
        "small C function that takes one."
    )


def _build(cls: Any, result: bool) -> Any:
    if not cls.__c_complete__:
        raise _refuse(cls, "it is an incomplete type")
    reason = _reason(cls)
    if reason:
        raise _refuse(cls, reason)
    if cls.__c_size__ == 0:
        raise _refuse(cls, "it is empty, and compilers differ in how they pass it")
    machine = _machine()
    if sys.platform == "win32" and machine in ("amd64", "x86_64"):
        words = _windows(cls)
    elif machine in ("x86_64", "amd64"):
        words = _system_v(cls, result)
    elif machine in ("aarch64", "arm64"):
        words = _aapcs(cls)
    elif cls.__c_natural__ and not issubclass(cls, ctypes.Union):
        return cls
    else:
        raise _refuse(cls, f"the rules of {machine} are not known here for unions and bit-fields")
    if words == [ctypes.c_longdouble] and result:
        return _LongDouble
    body: dict[str, Any] = {"_fields_": [(f"word_{i}", word) for i, word in enumerate(words)]}
    if words[0] is ctypes.c_longdouble and cls.__c_align__ < 16:
        body = {"_layout_": "ms", "_pack_": 1, **body}
    return type(f"{cls.__name__}_by_value", (ctypes.Structure,), body)


def _reason(ctype: Any) -> str:
    """Why a type, or one inside it, is never passed by value."""
    refused = getattr(ctype, "__c_refuse__", "")
    if refused:
        return str(refused)
    if isinstance(ctype, type) and issubclass(ctype, ctypes.Array):
        return _reason(ctype._type_)
    if isinstance(ctype, type) and issubclass(ctype, Record):
        for spec in ctype.__c_fields__:
            inner = _reason(spec[1])
            if inner:
                return inner
    return ""


def scalars(ctype: Any, base: int = 0) -> Iterator[Scalar]:
    """Every scalar in a type with its offset; a bit-field gives its first bit and its width."""
    if issubclass(ctype, ctypes.Array):
        step = ctypes.sizeof(ctype._type_)
        for index in range(ctype._length_):
            yield from scalars(ctype._type_, base + index * step)
    elif issubclass(ctype, Record):
        for spec in ctype.__c_fields__:
            if len(spec) == 4:
                yield base * 8 + spec[2], spec[3], "bits" if spec[0] else "gap"
            else:
                yield from scalars(spec[1], base + spec[2])
    else:
        code = getattr(ctype, "_type_", "P")
        kind = _FLOAT_KINDS.get(code, "int") if isinstance(code, str) else "int"
        yield base, ctypes.sizeof(ctype), kind


def _misaligned_record(ctype: Any, base: int) -> bool:
    """Whether a nested record stands where its own alignment would not put it."""
    if issubclass(ctype, ctypes.Array):
        return _misaligned_record(ctype._type_, base)
    if not issubclass(ctype, Record):
        return False
    if base % ctype.__c_align__:
        return True
    inner = [spec for spec in ctype.__c_fields__ if len(spec) == 3]
    return any(_misaligned_record(spec[1], base + spec[2]) for spec in inner)


def _memory(cls: Any) -> list[Any]:
    """A struct too large for registers: only its size and alignment matter."""
    size, align = cls.__c_size__, cls.__c_align__
    if align > 16:
        raise _refuse(cls, f"its alignment of {align} is beyond what libffi keeps on the stack")
    if align == 16:
        return [ctypes.c_longdouble, ctypes.c_uint64 * ((size - 16) // 8)]
    return [ctypes.c_uint64 * max(3, -(-size // 8))]


def _system_v(cls: Any, result: bool) -> list[Any]:
    """System V x86-64: each eightbyte is INTEGER or SSE, or the whole is in memory."""
    size, align = cls.__c_size__, cls.__c_align__
    if size > 16:
        return _memory(cls)
    found = list(scalars(cls))
    for offset, width, kind in found:
        if kind not in ("bits", "gap") and offset % min(width, 16):
            return _small_in_memory(cls, result)
    if _misaligned_record(cls, 0):
        raise _refuse(cls, "packing misaligns a record in it, where gcc and clang differ")
    gaps = [item for item in found if item[2] == "gap"]
    found = [item for item in found if item[2] != "gap"]
    kinds = {kind for _, _, kind in found}
    if "longdouble" in kinds:
        if kinds == {"longdouble"} and len(found) == 1 and not issubclass(cls, ctypes.Union):
            return [ctypes.c_longdouble]
        raise _refuse(cls, "it overlays a long double with other members")
    if align > 8:
        raise _refuse(cls, f"its alignment of {align} is beyond its members' and libffi drops it")
    words: list[str] = ["none"] * -(-size // 8)
    for offset, width, kind in found:
        if kind == "bits":
            for index in range(offset // 64, (offset + width - 1) // 64 + 1):
                words[index] = "int"
        elif words[offset // 8] != "int":
            words[offset // 8] = kind
    for offset, width, _ in gaps:
        if set(words[offset // 64 : (offset + width - 1) // 64 + 1]) != {"int"}:
            raise _refuse(cls, "an unnamed bit-field decides its class, where gcc and clang differ")
    if "none" in words:
        raise _refuse(cls, "one of its eightbytes is padding alone")
    return [ctypes.c_double if kind == "float" else ctypes.c_uint64 for kind in words]


def _small_in_memory(cls: Any, result: bool) -> list[Any]:
    """At most 16 bytes, yet in memory, because packing left a member misaligned."""
    if result:  # returned through a hidden pointer; a larger buffer does no harm
        return [ctypes.c_uint64 * 3]
    if cls.__c_size__ > 8:  # x87 class: libffi puts it on the stack, in two slots
        return [ctypes.c_longdouble]
    raise _refuse(cls, "packing misaligns a member, so it takes one stack slot; libffi cannot")


def _aapcs(cls: Any) -> list[Any]:
    """AArch64: up to four equal floats, else up to two integer registers, else by reference."""
    found = [item for item in scalars(cls) if item[2] != "gap"]
    widths = {width for _, width, kind in found if kind == "float"}
    count = cls.__c_size__ // next(iter(widths)) if len(widths) == 1 else 0
    if found and all(kind == "float" for _, _, kind in found) and 1 <= count <= 4:
        return [ctypes.c_float if widths == {4} else ctypes.c_double] * count
    if any(kind == "longdouble" for _, _, kind in found) or cls.__c_align__ > 8:
        raise _refuse(cls, "128-bit members or alignment are not expressible in ctypes")
    return [ctypes.c_uint64] * -(-cls.__c_size__ // 8)


def _windows(cls: Any) -> list[Any]:
    """Windows x64: 1, 2, 4 and 8 bytes travel as an integer, all else by reference."""
    size = cls.__c_size__
    exact = {1: ctypes.c_uint8, 2: ctypes.c_uint16, 4: ctypes.c_uint32, 8: ctypes.c_uint64}
    if size in exact:
        return [exact[size]]
    return [ctypes.c_uint8 * size]


class _LongDouble(ctypes.c_longdouble):
    """A struct of one long double comes back in an x87 register, where libffi expects no struct."""


class ByValue:
    """An ``argtypes`` entry that swaps a record for its stand-in."""

    __slots__ = ("cls", "twin")

    def __init__(self, cls: Any) -> None:
        self.cls, self.twin = cls, stand_in(cls)

    def from_param(self, value: Any) -> Any:
        """Called by ctypes for each argument."""
        if not isinstance(value, self.cls):
            raise TypeError(f"expected {self.cls.__name__}, got {type(value).__name__}")
        if self.twin is self.cls:
            return value
        twin = self.twin()
        ctypes.memmove(ctypes.addressof(twin), ctypes.addressof(value), self.cls.__c_size__)
        return twin


def result_type(cls: Any) -> tuple[Any, Any]:
    """The ``restype`` and ``errcheck`` by which a function returns ``cls`` by value."""
    twin = stand_in(cls, result=True)
    if twin is cls:
        return cls, None
    size = cls.__c_size__

    def convert(result: Any, function: Any, arguments: Any) -> Any:
        return cls.from_buffer_copy(bytes(result)[:size])

    return twin, convert


def expanded(arguments: Sequence[Any]) -> list[bool] | None:
    """Which by-value arguments must be passed as two scalars, or None when none must.

    libffi 3.4 copies a whole struct into the slot of its first register; when that is the last
    general register of System V x86-64, the copy runs over xmm0.  A struct of an integer and a
    float eightbyte that lands there travels in registers exactly as the two scalars would.
    """
    if _machine() not in ("x86_64", "amd64") or sys.platform == "win32":
        return None
    general = floats = 0
    found: list[bool] = []
    for item in arguments:
        words = [] if not isinstance(item, ByValue) else [w for _, w in item.twin._fields_]
        split = False
        if isinstance(item, ByValue):
            if all(word in (ctypes.c_uint64, ctypes.c_double) for word in words):
                integers = words.count(ctypes.c_uint64)
                reals = len(words) - integers
                if general + integers <= 6 and floats + reals <= 8:
                    split = general == 5 and words == [ctypes.c_uint64, ctypes.c_double]
                    general, floats = general + integers, floats + reals
        elif getattr(item, "_type_", "") in ("f", "d"):
            floats += floats < 8
        elif getattr(item, "_type_", "") != "g":
            general += general < 6
        found.append(split)
    return found if any(found) else None


def expanding(pointer: Any, arguments: Sequence[Any], split: Sequence[bool]) -> Any:
    """A caller of ``pointer`` that hands the arguments marked in ``split`` over as scalars."""
    types: list[Any] = []
    for item, both in zip(arguments, split, strict=True):
        types += [ctypes.c_uint64, ctypes.c_double] if both else [item]
    pointer.argtypes = tuple(types)

    def call(*values: Any) -> Any:
        flat: list[Any] = []
        for index, value in enumerate(values):
            if index < len(split) and split[index]:
                twin = arguments[index].from_param(value)
                flat += [twin.word_0, twin.word_1]
            else:
                flat.append(value)
        return pointer(*flat)

    return call
