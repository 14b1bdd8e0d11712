"""A module from another package's ctypes file, where that is all there is of a library's header.

The file is run with the libraries in it replaced by recorders; its structures, prototypes, enums
and constants become a unit like any other.  There is no header to prove it against: sizes and
offsets are those of the file, which its package was built with.
"""

from __future__ import annotations

import ctypes
import types
from pathlib import Path
from typing import Any

from .. import emit_py
from ..model import (
    Array,
    Constant,
    CType,
    Enum,
    Field,
    Function,
    Pointer,
    Record,
    Ref,
    Scalar,
    Signature,
    Typedef,
    Unit,
)
from ..parse import Input
from ..runtime.records import c_align

_INTEGERS = {"b": "i", "h": "i", "i": "i", "l": "i", "q": "i", "B": "u", "H": "u", "I": "u",
             "L": "u", "Q": "u"}  # fmt: skip
_OTHERS = {"f": "f32", "d": "f64", "g": "longdouble", "?": "bool", "c": "char", "u": "wchar"}


class _Recorder:
    """Stands in for a library: every attribute is a prototype that keeps what is set on it."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self.functions: dict[str, types.SimpleNamespace] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        made = types.SimpleNamespace(name=name, restype=None, argtypes=())
        return self.functions.setdefault(name, made)


def generate(recipe: Any, head: list[str]) -> tuple[str, Unit, Input | None]:
    """The module of a recipe with ``kind = "ctypes-module"``."""
    from ..recipes import RUNTIME, find_file

    unit = read(find_file(recipe, recipe.data["headers"][0]))
    options = emit_py.Options(
        title=str(recipe.data.get("title", "")),
        provenance=head,
        library=recipe.library(),
        runtime=f"from . import {RUNTIME} as _tg",
    )
    return emit_py.PythonEmitter(unit, options).run(), unit, None


def read(path: Path) -> Unit:
    """The unit of a ctypes file."""
    scope: dict[str, Any] = {"__name__": "recorded", "__file__": str(path)}
    real = ctypes.CDLL
    try:
        ctypes.CDLL = _Recorder  # type: ignore[assignment, misc]
        exec(compile(path.read_text(encoding="utf-8"), path.name, "exec"), scope)
    finally:
        ctypes.CDLL = real  # type: ignore[misc]
    return _Reader(path.name, scope).run()


class _Reader:
    def __init__(self, where: str, scope: dict[str, Any]) -> None:
        self.where, self.scope, self.unit = where, scope, Unit()

    def run(self) -> Unit:
        for name, value in self.scope.items():
            if name.endswith("__enumvalues"):
                self._enum(name.removesuffix("__enumvalues"), value)
        for name, value in list(self.scope.items()):
            if name.startswith("_") or name.endswith("__enumvalues"):
                continue
            if isinstance(value, type) and issubclass(value, (ctypes.Structure, ctypes.Union)):
                if value.__name__.startswith(("struct_", "union_")):
                    self._record(value)
            elif isinstance(value, types.SimpleNamespace) and name == getattr(value, "name", ""):
                self._function(value)
            elif isinstance(value, int) and not self._is_enumerator(name):
                self.unit.constants.append(Constant(name, value, "int", self.where))
        self._typedefs()
        return self.unit

    def _enum(self, name: str, values: dict[int, str]) -> None:
        pairs = [(label, number) for number, label in values.items()]
        made = Enum(name, name, f"enum {name}", self.where, Scalar("u32"), pairs)
        self.unit.enums[name] = made
        self.unit.order.append(("enum", name))

    def _is_enumerator(self, name: str) -> bool:
        return any(name == label for item in self.unit.enums.values() for label, _ in item.values)

    def _record(self, cls: Any) -> Ref:
        kind, _, name = cls.__name__.partition("_")
        if name in self.unit.records:
            return Ref("record", name)
        record = self.unit.records[name] = Record(name, name, kind, f"{kind} {name}", self.where)
        if not hasattr(cls, "_fields_"):
            return Ref("record", name)
        for label, ctype in cls._fields_:
            if label.startswith("PADDING"):
                continue
            found = getattr(cls, label)
            record.fields.append(Field(label, self._type(ctype), found.offset * 8))
            record.align = max(record.align, self._align(ctype))
        record.size, record.complete = ctypes.sizeof(cls), True
        self.unit.order.append(("record", name))
        return Ref("record", name)

    def _align(self, ctype: Any) -> int:
        if issubclass(ctype, ctypes.Array):
            return self._align(ctype._type_)
        if issubclass(ctype, (ctypes.Structure, ctypes.Union)):
            return self.unit.records[self._record(ctype).key].align
        return c_align(ctype)

    def _type(self, ctype: Any) -> CType:
        if ctype is None:
            return Scalar("void")
        if issubclass(ctype, (ctypes.Structure, ctypes.Union)):
            return self._record(ctype)
        if issubclass(ctype, ctypes.Array):
            return Array(self._type(ctype._type_), ctype._length_)
        if issubclass(ctype, ctypes._Pointer):
            return Pointer(self._type(ctype._type_))
        if hasattr(ctype, "_argtypes_"):
            parts = tuple(self._type(part) for part in ctype._argtypes_)
            return Pointer(Signature(self._type(ctype._restype_), parts))
        code = str(ctype._type_)
        if code in "zZPO":
            target = {"z": "char", "Z": "wchar"}.get(code, "void")
            return Pointer(Scalar(target), const=True)
        if code in _OTHERS:
            return Scalar(_OTHERS[code])
        return Scalar(f"{_INTEGERS[code]}{ctypes.sizeof(ctype) * 8}")

    def _function(self, value: types.SimpleNamespace) -> None:
        parts = tuple(self._type(part) for part in value.argtypes)
        signature = Signature(self._type(value.restype), parts)
        self.unit.functions.append(Function(value.name, value.name, self.where, signature))
        self.unit.order.append(("function", value.name))

    def _is_api(self, value: type) -> bool:
        if issubclass(value, (ctypes.Structure, ctypes.Union)):
            return value.__name__.startswith(("struct_", "union_"))
        return hasattr(value, "_type_") or hasattr(value, "_argtypes_")

    def _typedefs(self) -> None:
        known = {*self.unit.records, *self.unit.enums}
        for name, value in self.scope.items():
            if not isinstance(value, type) or name in known or not self._is_api(value):
                continue
            self.unit.typedefs[name] = Typedef(name, name, self.where, self._type(value))
            self.unit.order.append(("typedef", name))
