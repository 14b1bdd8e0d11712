"""clang types to model types, and the registry of the records, enums and typedefs they name.

Converting a type registers what it refers to, so that a module holds the closure of what its own
headers use, and nothing else.
"""

from __future__ import annotations

import ctypes
from typing import Any

import clang.cindex as cindex

from .clang import Cursor, Type, cursor_kind, library, type_kind
from .model import (
    Array,
    CType,
    Enum,
    Field,
    Opaque,
    Pointer,
    Record,
    Ref,
    Scalar,
    Signature,
    Typedef,
    Unit,
)

VOID = Scalar("void")
_INTEGERS = {
    "SCHAR": True,
    "SHORT": True,
    "INT": True,
    "LONG": True,
    "LONGLONG": True,
    "UCHAR": False,
    "USHORT": False,
    "UINT": False,
    "ULONG": False,
    "ULONGLONG": False,
    "CHAR16": False,
    "CHAR32": False,
    "CHAR8": False,
}
_TRANSPARENT = ("ELABORATED", "ATTRIBUTED", "UNEXPOSED", "AUTO", "ADJUSTED", "DECAYED", "TYPEOF")
_OPAQUE = {
    "INT128": "128-bit integer",
    "UINT128": "128-bit integer",
    "FLOAT128": "128-bit float",
    "IBM128": "128-bit float",
    "HALF": "16-bit float",
    "FLOAT16": "16-bit float",
    "BFLOAT16": "bfloat16",
    "VECTOR": "vector",
    "EXTVECTOR": "vector",
    "MEMBERPOINTER": "C++ member pointer",
    "NULLPTR": "null pointer type",
}
_RECORDS = ("STRUCT_DECL", "UNION_DECL", "CLASS_DECL")


class Unsupported(Exception):
    """A type that has no place in a module; the message is the reason."""


class Types:
    """Converts types and keeps the unit's records, enums and typedefs."""

    def __init__(self, unit: Unit, where: Any, overrides: dict[str, str] | None = None) -> None:
        self.unit, self.where = unit, where
        self.overrides = overrides or {}
        self._keys: dict[str, str] = {}
        # Records reached through pointers wait until what refers to them is complete, so that
        # the order of definition is one in which every member's type is complete.
        self._waiting: dict[str, Cursor] = {}
        self._behind_pointer = 0
        self._defining = 0

    # -- conversion ---------------------------------------------------------------------------

    def convert(self, ctype: Type) -> CType:
        """The model type of a clang type.

        Raises
        ------
        Unsupported
            When the type has no counterpart, with the reason.
        """
        kind = type_kind(ctype)
        if kind == "TYPEDEF":
            return self._typedef(ctype)
        if kind in ("RECORD", "ENUM"):
            declaration = ctype.get_declaration()
            return self.record(declaration) if kind == "RECORD" else self.enum(declaration)
        if kind in ("ELABORATED", "ATTRIBUTED", "UNEXPOSED"):
            return self.convert(self._inner(ctype))
        if kind in ("POINTER", "LVALUEREFERENCE", "RVALUEREFERENCE"):
            return self._pointer(ctype.get_pointee())
        if kind in ("BLOCKPOINTER", "OBJCOBJECTPOINTER", "OBJCID", "OBJCCLASS", "OBJCSEL"):
            return Pointer(VOID)
        if kind == "CONSTANTARRAY":
            element = self.convert(ctype.get_array_element_type())
            return Array(element, ctype.get_array_size())
        if kind in ("INCOMPLETEARRAY", "DEPENDENTSIZEDARRAY", "VARIABLEARRAY"):
            return Array(self.convert(ctype.get_array_element_type()), 0, flexible=True)
        if kind in ("FUNCTIONPROTO", "FUNCTIONNOPROTO"):
            return self.signature(ctype)
        if kind == "COMPLEX":
            return Array(self._scalar(ctype.element_type), 2)
        if kind.startswith("UNKNOWN_") or kind in _OPAQUE:
            return self._opaque(ctype, kind)
        return self._scalar(ctype)

    def _inner(self, ctype: Type) -> Type:
        kind = type_kind(ctype)
        if kind == "ELABORATED":
            return ctype.get_named_type()
        lib = library()
        if kind == "ATTRIBUTED" and hasattr(lib, "clang_Type_getModifiedType"):
            lib.clang_Type_getModifiedType.argtypes = [cindex.Type]
            lib.clang_Type_getModifiedType.restype = cindex.Type
            found = lib.clang_Type_getModifiedType(ctype)
            found._tu = ctype._tu
            if type_kind(found) != "INVALID":
                return found
        canonical = ctype.get_canonical()
        if type_kind(canonical) == kind:
            raise Unsupported(f"type {ctype.spelling!r} is not understood")
        return canonical

    def _opaque(self, ctype: Type, kind: str) -> CType:
        size, align = ctype.get_size(), ctype.get_align()
        if kind == "UNKNOWN_177" or ctype.spelling.startswith("_Atomic"):
            lib = library()
            lib.clang_Type_getValueType.argtypes = [cindex.Type]
            lib.clang_Type_getValueType.restype = cindex.Type
            value = lib.clang_Type_getValueType(ctype)
            value._tu = ctype._tu
            if value.get_size() == size:
                return self.convert(value)
        if size < 0:
            canonical = ctype.get_canonical()
            if type_kind(canonical) != kind:
                return self.convert(canonical)
            raise Unsupported(f"type {ctype.spelling!r} has no size")
        if kind.startswith("UNKNOWN_") and type_kind(ctype.get_canonical()) != kind:
            return self.convert(ctype.get_canonical())
        return Opaque(size, align, _OPAQUE.get(kind, f"type {ctype.spelling}"))

    def _scalar(self, ctype: Type) -> CType:
        kind = type_kind(ctype)
        if kind == "VOID":
            return VOID
        if kind == "BOOL":
            return Scalar("bool")
        if kind in ("CHAR_S", "CHAR_U"):
            return Scalar("char")
        size = ctype.get_size()
        if kind in _INTEGERS:
            return Scalar(f"{'i' if _INTEGERS[kind] else 'u'}{size * 8}")
        if kind == "WCHAR":
            return Scalar("wchar") if size == 4 else Scalar("u16")
        if kind == "FLOAT":
            return Scalar("f32")
        if kind == "DOUBLE" or (kind == "LONGDOUBLE" and size == 8):
            return Scalar("f64")
        if kind == "LONGDOUBLE":
            if size == 16:
                return Scalar("longdouble")
            return Opaque(size, ctype.get_align(), "long double of another platform")
        canonical = ctype.get_canonical()
        if type_kind(canonical) != kind:
            return self.convert(canonical)
        if size > 0:
            return Opaque(size, ctype.get_align(), f"type {ctype.spelling}")
        raise Unsupported(f"type {ctype.spelling!r} ({kind.lower()}) is not understood")

    def _pointer(self, target: Type) -> CType:
        const = target.is_const_qualified() or target.get_canonical().is_const_qualified()
        self._behind_pointer += 1
        try:
            return Pointer(self.convert(target), const)
        except Unsupported:
            return Pointer(VOID, const)
        finally:
            self._behind_pointer -= 1
            self._flush()

    def _typedef(self, ctype: Type) -> CType:
        declaration = ctype.get_declaration()
        name = declaration.spelling
        canonical = ctype.get_canonical()
        if name == "wchar_t" and canonical.get_size() == 4:
            return Scalar("wchar")
        if "va_list" in name and canonical.get_size() in (8, 24, 32):
            return self._va_list(canonical)
        underlying = self.convert(declaration.underlying_typedef_type)
        if isinstance(underlying, Scalar):
            return underlying
        if isinstance(underlying, Ref) and self.name_of(underlying) == name:
            return underlying
        return self.typedef(declaration)

    def _va_list(self, canonical: Type) -> CType:
        if canonical.get_size() == 8:
            return Pointer(VOID)
        return Opaque(canonical.get_size(), canonical.get_align(), "va_list")

    def name_of(self, ref: Ref) -> str:
        """The C name that a reference goes by."""
        table: Any = {
            "record": self.unit.records,
            "enum": self.unit.enums,
            "typedef": self.unit.typedefs,
        }
        return str(table[ref.kind][ref.key].name)

    def signature(self, ctype: Type) -> Signature:
        """A function type, with the reason if calls through it cannot be expressed."""
        problems: list[str] = []
        result = self._part(ctype.get_result(), problems)
        parameters: list[CType] = []
        variadic = False
        if type_kind(ctype) == "FUNCTIONPROTO":
            variadic = ctype.is_function_variadic()
            for argument in ctype.argument_types():
                parameters.append(decay(self._part(argument, problems)))
        else:
            variadic = True
        return Signature(result, tuple(parameters), variadic, "; ".join(problems))

    def _part(self, ctype: Type, problems: list[str]) -> CType:
        canonical = ctype.get_canonical()
        if type_kind(canonical) == "COMPLEX":
            problems.append("passes a complex number by value")
        found = self.convert(ctype)
        kind = type_kind(canonical)
        if not isinstance(found, Opaque) and (kind in _OPAQUE or kind.startswith("UNKNOWN_")):
            found = self.convert(canonical)  # behind a typedef
        if isinstance(found, Opaque):
            if found.reason == "va_list":
                return Pointer(VOID)
            problems.append(f"passes {found.reason} by value")
        return found

    # -- declarations -------------------------------------------------------------------------

    def _key(self, cursor: Cursor) -> str:
        usr = cursor.get_usr() or f"{cursor.hash}"
        if not cursor.get_usr() or cursor.is_anonymous():
            place = cursor.location
            usr = f"{usr}@{place.file}:{place.offset}"
        return usr

    def _unique(self, wanted: str, table: dict[str, Any]) -> str:
        key, number = wanted, 2
        while key in table:
            key, number = f"{wanted}#{number}", number + 1
        return key

    def record(self, cursor: Cursor, name: str = "") -> Ref:
        """Register a record, and its definition once there is one."""
        definition = cursor.get_definition() or cursor
        usr = self._key(definition)
        if usr in self._keys:
            self._complete(self._keys[usr])
            return Ref("record", self._keys[usr])
        if cursor_kind(definition) not in _RECORDS:
            raise Unsupported(f"{definition.spelling!r} is a C++ template")
        spelling = _c_spelling(definition)
        if spelling == "struct __va_list_tag":
            raise Unsupported("va_list")
        kind = "union" if cursor_kind(definition) == "UNION_DECL" else "struct"
        where = self.where(definition)
        name = self._override(definition) or _plain_name(definition, spelling) or name
        if not name:
            name = f"anonymous_{kind}_{len(self.unit.records)}"
        key = self._unique(spelling or f"{kind} {name}", self.unit.records)
        self._keys[usr] = key
        self.unit.records[key] = Record(key, name, kind, spelling, where)
        if definition.is_definition():
            self._waiting[key] = definition
            self._complete(key)
            self._flush()
        return Ref("record", key)

    def _complete(self, key: str) -> None:
        """Define a waiting record, unless only a pointer needs it."""
        if self._behind_pointer or key not in self._waiting:
            return
        definition = self._waiting.pop(key)
        self._defining += 1
        try:
            self._define(self.unit.records[key], definition)
        finally:
            self._defining -= 1
        self.unit.order.append(("record", key))

    def _flush(self) -> None:
        while self._waiting and not self._behind_pointer and not self._defining:
            self._complete(next(iter(self._waiting)))

    def _override(self, cursor: Cursor) -> str:
        place = cursor.location
        base = place.file.name.rsplit("/", 1)[-1] if place.file else ""
        return self.overrides.get(f"{base}:{place.line}", "")

    def _define(self, record: Record, cursor: Cursor) -> None:
        ctype = cursor.type
        size = ctype.get_size()
        if size < 0:
            self.unit.skip(record.name, record.kind, record.where, "its layout is not known")
            return
        kinds = {cursor_kind(child) for child in cursor.get_children()}
        if "CXX_BASE_SPECIFIER" in kinds or _has_virtual(cursor):
            reason = "a C++ class with bases or virtual functions"
            self.unit.skip(record.name, record.kind, record.where, reason)
            return
        record.size, record.align = size, ctype.get_align()
        fields: list[Field] = []
        for number, member in enumerate(ctype.get_fields()):
            found = self._field(record, member, number)
            if found is not None:
                fields.append(found)
        record.fields, record.complete = fields, True
        self._mark(record)

    def _mark(self, record: Record) -> None:
        for item in record.fields:
            # Above 16 bytes both compilers use memory.
            if isinstance(item.type, Array) and item.type.flexible and record.size <= 16:
                record.refuse = "gcc and clang differ (it ends in a flexible array)"
        if self.unit.target and not record.refuse:
            record.refuse = f"its layout is for {self.unit.target}"

    def _field(self, record: Record, member: Cursor, number: int) -> Field | None:
        offset = member.get_field_offsetof()
        if member.is_bitfield():
            width = member.get_bitfield_width()
            if width == 0 and record.kind != "union":
                return None  # in a union gcc counts it when it picks registers
            ctype = self.convert(member.type.get_canonical())
            if isinstance(ctype, Ref) and ctype.kind == "enum":
                ctype = self.unit.enums[ctype.key].base
            if ctype == Scalar("char"):
                signed = type_kind(member.type.get_canonical()) == "CHAR_S"
                ctype = Scalar("i8" if signed else "u8")
            return Field(member.spelling, ctype, offset, width)
        spelled = "" if "(" in member.spelling else member.spelling
        self._name_inner(record, member, spelled, number)
        try:
            return Field(spelled, self.convert(member.type), offset)
        except Unsupported as reason:
            size, align = member.type.get_size(), member.type.get_align()
            return Field(spelled, Opaque(max(size, 0), max(align, 1), str(reason)), offset)

    def _name_inner(self, record: Record, member: Cursor, spelled: str, number: int) -> None:
        """An unnamed record or enum in a field takes the parent's and the field's name."""
        ctype, is_array = member.type, False
        while type_kind(ctype) in (*_TRANSPARENT, "CONSTANTARRAY", "INCOMPLETEARRAY", "POINTER"):
            kind = type_kind(ctype)
            if kind == "POINTER":
                ctype = ctype.get_pointee()
            elif kind in ("CONSTANTARRAY", "INCOMPLETEARRAY"):
                ctype, is_array = ctype.get_array_element_type(), True
            elif kind == "ELABORATED":
                ctype = ctype.get_named_type()
            else:
                break
        if type_kind(ctype) not in ("RECORD", "ENUM"):
            return
        declaration = ctype.get_declaration()
        if _c_spelling(declaration):
            return
        suffix = _singular(spelled) if is_array else spelled
        name = f"{record.name}_{suffix or f'anonymous_{number}'}"
        if type_kind(ctype) == "RECORD":
            self.record(declaration, name)
        else:
            self.enum(declaration, name)

    def enum(self, cursor: Cursor, name: str = "") -> Ref:
        """Register an enumeration with its enumerators."""
        definition = cursor.get_definition() or cursor
        usr = self._key(definition)
        if usr in self._keys:
            return Ref("enum", self._keys[usr])
        spelling = _c_spelling(definition)
        name = self._override(definition) or _plain_name(definition, spelling) or name
        where = self.where(definition)
        key = self._unique(spelling or f"enum {name or where}", self.unit.enums)
        self._keys[usr] = key
        base = self.convert(definition.enum_type.get_canonical())
        if not isinstance(base, Scalar):
            base = Scalar("i32")
        values = [
            (child.spelling, _in_range(child.enum_value, base))
            for child in definition.get_children()
            if cursor_kind(child) == "ENUM_CONSTANT_DECL"
        ]
        scoped = bool(definition.is_scoped_enum())
        scope = _scope(definition) if self.unit.language == "c++" else ""
        self.unit.enums[key] = Enum(key, name, spelling, where, base, values, scoped, scope)
        self.unit.order.append(("enum", key))
        return Ref("enum", key)

    def typedef(self, cursor: Cursor) -> CType:
        """Register a typedef; one that names an unnamed record or enum is that itself."""
        name = cursor.spelling
        key = name
        usr = cursor.get_usr()
        if usr in self._keys:
            return Ref("typedef", self._keys[usr])
        underlying = self.convert(cursor.underlying_typedef_type)
        if isinstance(underlying, Ref) and self.name_of(underlying) == name:
            if underlying.kind == "record":  # the typedef may carry its own aligned attribute
                record = self.unit.records[underlying.key]
                if record.complete and record.spelling == name:
                    record.align = max(record.align, cursor.type.get_align())
            return underlying
        if key not in self.unit.typedefs:
            where = self.where(cursor)
            self.unit.typedefs[key] = Typedef(key, name, where, underlying)
            self.unit.order.append(("typedef", key))
        self._keys[usr] = key
        return Ref("typedef", key)


def decay(ctype: CType) -> CType:
    """Arrays and functions as parameters become pointers."""
    if isinstance(ctype, Array):
        return Pointer(ctype.element)
    if isinstance(ctype, Signature):
        return Pointer(ctype)
    return ctype


def _c_spelling(cursor: Cursor) -> str:
    """How C names a record or enum; empty for those that have neither tag nor typedef."""
    spelling = cursor.type.get_canonical().spelling
    for qualifier in ("const ", "volatile "):
        spelling = spelling.removeprefix(qualifier)
    return "" if "(" in spelling or not spelling else str(spelling)


def _plain_name(cursor: Cursor, spelling: str) -> str:
    name = spelling.rsplit("::", 1)[-1]
    for tag in ("struct ", "union ", "enum ", "class "):
        name = name.removeprefix(tag)
    return name


def _scope(cursor: Cursor) -> str:
    parts: list[str] = []
    parent = cursor.semantic_parent
    while parent is not None and cursor_kind(parent) in ("NAMESPACE", *_RECORDS):
        if parent.spelling and "(" not in parent.spelling:
            parts.insert(0, parent.spelling)
        parent = parent.semantic_parent
    return "".join(f"{part}::" for part in parts)


def _has_virtual(cursor: Cursor) -> bool:
    return any(
        cursor_kind(child) in ("CXX_METHOD", "DESTRUCTOR") and child.is_virtual_method()
        for child in cursor.get_children()
    )


def _in_range(value: int, base: Scalar) -> int:
    bits = 1 if base.name == "bool" else int("".join(c for c in base.name if c.isdigit()) or 8)
    value &= (1 << bits) - 1
    if base.name.startswith("i") or base.name == "char":
        return ctypes.c_int64(value << (64 - bits)).value >> (64 - bits)
    return value


def _singular(name: str) -> str:
    if name.endswith("ies") and len(name) > 4:
        return name[:-3] + "y"
    if name.endswith("s") and not name.endswith("ss") and len(name) > 2:
        return name[:-1]
    return name
