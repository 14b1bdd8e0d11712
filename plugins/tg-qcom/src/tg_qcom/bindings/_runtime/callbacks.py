"""Function pointer types and C strings for generated modules.

A callback type is ctypes' own ``CFUNCTYPE`` class, usable as a decorator; this module only keeps
the two char-pointer conventions in one place.  It binds no function: see :mod:`library`.
"""

from __future__ import annotations

import ctypes
from typing import Any

POINTER_BASE: Any = ctypes.CFUNCTYPE(None).__mro__[1]


class CString(ctypes.c_char_p):
    """A ``char *`` that keeps its address, so that it can be handed back and freed.

    It compares equal to the bytes it points to.

    >>> CString(b"abc") == b"abc", bytes(CString(b"abc"))
    (True, b'abc')
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, ctypes.c_char_p):
            other = other.value
        return self.value == other

    def __hash__(self) -> int:
        return hash(self.value)

    def __bytes__(self) -> bytes:
        return self.value or b""

    def __bool__(self) -> bool:
        return self.value is not None

    def __repr__(self) -> str:
        return f"CString({self.value!r})"

    @property
    def address(self) -> int:
        """The pointer's value; 0 for NULL."""
        return ctypes.cast(self, ctypes.c_void_p).value or 0


def callback(result: Any, *arguments: Any) -> Any:
    """The type of pointers to C functions with this signature.

    >>> compare = callback(ctypes.c_int, ctypes.c_int)
    >>> compare(lambda value: value + 1)(41)
    42
    """
    return ctypes.CFUNCTYPE(result, *arguments)


class FunctionPointer:
    """An ``argtypes`` entry that takes what C takes for a function pointer.

    A callback object, None for NULL, an address, or a :class:`~.library.Function`.

    >>> FunctionPointer(callback(None)).from_param(None).__class__.__name__
    'CFunctionType'
    """

    __slots__ = ("ctype",)

    def __init__(self, ctype: Any) -> None:
        self.ctype = ctype

    def from_param(self, value: Any) -> Any:
        """Called by ctypes for each argument."""
        if value is None:
            return self.ctype()
        if isinstance(value, int):
            return self.ctype(value)
        pointer = getattr(value, "pointer", value)
        if isinstance(pointer, POINTER_BASE) and not isinstance(pointer, self.ctype):
            return ctypes.cast(pointer, self.ctype)
        return self.ctype.from_param(pointer)
