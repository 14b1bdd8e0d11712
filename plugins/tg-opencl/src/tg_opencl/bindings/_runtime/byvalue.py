"""Records passed and returned by value: how the platform's ABI moves each one.

ctypes refuses unions and bit-fields by value and misjudges padding that is explicit.  Here each
record is classified by the ABI's own rules, and a stand-in of plain integers and floats with the
same class crosses the call in its place; :mod:`placement` puts the rest into registers and stack
slots by hand.  Where compilers or the stack's alignment leave no answer, a reason is raised.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from typing import Any

from .classes import MEMORY, NOTHING, X87, Words, classify
from .records import ByValueError, Record

# Offset, size and kind: "int", "float", "longdouble"; in bits for "bits".
Scalar = tuple[int, int, str]

_CACHE: dict[tuple[type, bool], Any] = {}
_WORDS: dict[type, Words] = {}
_FLOAT_KINDS = {"f": "float", "d": "float", "g": "longdouble"}
_CTYPES: dict[str, Any] = {
    "int": ctypes.c_uint64,
    "none": ctypes.c_uint64,
    "float": ctypes.c_double,
}


def stand_in(cls: Any, result: bool = False) -> Any:
    """The plain ctypes struct that crosses a call in place of ``cls``, as argument or as result.

    As an argument it is None when only :mod:`placement` can pass the record.

    Raises
    ------
    ByValueError
        When this platform's rules, or the compilers, leave no one way to pass the record.
    """
    if (cls, result) not in _CACHE:
        _CACHE[cls, result] = _build(cls, result)
    return _CACHE[cls, result]


def system_v() -> bool:
    """Whether calls here follow System V x86-64."""
    return sys.platform != "win32" and _machine() in ("x86_64", "amd64")


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
    reason = _reason(cls, cls.__c_size__)
    if reason:
        raise _refuse(cls, reason)
    machine = _machine()
    if system_v():
        found = words(cls)
        return _result(found, cls) if result else _argument(found, cls)
    if cls.__c_size__ == 0:
        raise _refuse(cls, "it is empty, and platforms differ in how they pass it")
    if sys.platform == "win32" and machine in ("amd64", "x86_64"):
        parts = _windows(cls)
    elif machine in ("aarch64", "arm64"):
        parts = _aapcs(cls)
    elif cls.__c_natural__ and not issubclass(cls, ctypes.Union):
        return cls
    else:
        raise _refuse(cls, f"the rules of {machine} are not known here for unions and bit-fields")
    return _struct(cls, parts)


def _struct(cls: Any, parts: list[Any]) -> Any:
    body = {"_fields_": [(f"word_{index}", part) for index, part in enumerate(parts)]}
    return type(f"{cls.__name__}_by_value", (ctypes.Structure,), body)


def _argument(found: Words, cls: Any) -> Any:
    size, align = cls.__c_size__, cls.__c_align__
    if found == MEMORY and size > 16:
        if align > 16:
            raise _refuse(cls, f"its alignment of {align} is beyond what libffi keeps on the stack")
        if align == 16:
            return _struct(cls, [ctypes.c_longdouble, ctypes.c_uint64 * ((size - 16) // 8)])
        return _struct(cls, [ctypes.c_uint64 * max(3, -(-size // 8))])
    if found in (MEMORY, X87, NOTHING) or "none" in found or align > 8:
        return None
    return _struct(cls, [_CTYPES[kind] for kind in found])


def _result(found: Words, cls: Any) -> Any:
    """A record comes back in registers, or through a hidden pointer to a buffer of ours."""
    if found == NOTHING:
        return None
    if found == X87:
        return _LongDouble
    if found == MEMORY:
        if cls.__c_align__ > 16:
            raise _refuse(cls, f"its alignment of {cls.__c_align__} is beyond libffi's buffers")
        # libffi takes anything above 16 bytes for memory; a larger buffer does no harm.
        return _struct(cls, [ctypes.c_uint64 * max(3, -(-cls.__c_size__ // 8))])
    return _struct(cls, [_CTYPES[kind] for kind in found])


def _reason(ctype: Any, size: int) -> str:
    """Why a type, or one inside it, is never passed by value in a record of ``size`` bytes."""
    if isinstance(ctype, type) and issubclass(ctype, ctypes.Array):
        return getattr(ctype, "__c_refuse__", "") or _reason(ctype._type_, size)
    if not (isinstance(ctype, type) and issubclass(ctype, Record)):
        return ""
    if ctype.__c_refuse__ and (size <= 16 or ctype.__c_size__ == size):
        return ctype.__c_refuse__  # a record inside one that goes by memory has no say
    reasons = (_reason(spec[1], size) for spec in ctype.__c_fields__)
    return next(filter(None, reasons), "")


def scalars(ctype: Any, base: int = 0) -> Iterator[Scalar]:
    """Every scalar in a type with its offset; a bit-field gives its first bit and its width."""
    if issubclass(ctype, ctypes.Array):
        step = ctypes.sizeof(ctype._type_)
        for index in range(ctype._length_):
            yield from scalars(ctype._type_, base + index * step)
    elif issubclass(ctype, Record):
        for spec in ctype.__c_fields__:
            if len(spec) == 3:
                yield from scalars(spec[1], base + spec[2])
            elif spec[0]:
                yield base * 8 + spec[2], spec[3], "bits"
    else:
        code = getattr(ctype, "_type_", "P")
        kind = _FLOAT_KINDS.get(code, "int") if isinstance(code, str) else "int"
        yield base, ctypes.sizeof(ctype), kind


def words(cls: Any) -> Words:
    """System V x86-64: the class of each eightbyte of a record, or where else it goes.

    Raises
    ------
    ByValueError
        When gcc and clang disagree about the record.
    """
    found = _WORDS.get(cls)
    if found is None:
        found, other = classify(cls)
        if found != other:
            raise _refuse(
                cls, f"gcc and clang differ ({' '.join(found)} against {' '.join(other)})"
            )
        _WORDS[cls] = found
    return found


def _aapcs(cls: Any) -> list[Any]:
    """AArch64: up to four equal floats, else up to two integer registers, else by reference."""
    found = list(scalars(cls))
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
    """An ``argtypes`` entry that swaps a record for its stand-in.

    ``twin`` is None for a record that only :mod:`placement` can pass.
    """

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
    # A register that only pads the record comes back with whatever was in it.
    kept = words(cls).index("none") * 8 if system_v() and "none" in words(cls) else size

    def convert(result: Any, function: Any, arguments: Any) -> Any:
        raw = b"" if result is None else bytes(result)
        return cls.from_buffer_copy(raw[:kept].ljust(size, b"\0")[:size])

    return twin, convert


def in_memory(cls: Any) -> bool:
    """Whether a result comes back through a hidden pointer, which takes a register."""
    return words(cls) == MEMORY
