"""What a generated module needs when it is imported: records, enums, libraries, ioctls, macros.

It depends on the standard library alone, so a plugin can carry a copy of this folder
(``tg-autogen regenerate`` writes it next to the modules) and need no package at run time.
It never parses C and holds no facts about any library; generated modules are its only callers.
"""

from __future__ import annotations

from .callbacks import CString, callback
from .cint import CInt, c_value
from .ioctl import FileInterface, Ioctl, OsFile, ioctl
from .library import Function, Library, LibraryError, Variable
from .records import (
    BitField,
    ByValueError,
    Enum,
    Record,
    Struct,
    Union,
    enum,
    layout,
    new,
    opaque,
)
from .registers import Field, Register, Registers

__all__ = [
    "BitField",
    "ByValueError",
    "CInt",
    "CString",
    "Enum",
    "Field",
    "FileInterface",
    "Function",
    "Ioctl",
    "Library",
    "LibraryError",
    "OsFile",
    "Record",
    "Register",
    "Registers",
    "Struct",
    "Union",
    "Variable",
    "c_value",
    "callback",
    "enum",
    "ioctl",
    "layout",
    "new",
    "opaque",
]
