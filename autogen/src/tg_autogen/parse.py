"""Headers to a :class:`~tg_autogen.model.Unit`: one parse for declarations, then the macros.

Everything declared in the headers named, and in the private headers they continue in, is read;
what they merely include is read only as far as their declarations refer to it.
"""

from __future__ import annotations

import fnmatch
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from . import clang, constobjects, macros, objc
from .clang import Cursor, cursor_kind
from .model import Alias, Constant, Function, Ref, Unit, Variable
from .typeconv import Types, Unsupported

# By convention these hold the rest of the header that includes them and refuse direct inclusion.
CONTINUATIONS = ("*/bits/*", "*/asm/*", "*/asm-generic/*")
_CONTAINERS = ("LINKAGE_SPEC", "UNEXPOSED_DECL", "NAMESPACE")
_RECORDS = ("STRUCT_DECL", "UNION_DECL", "CLASS_DECL")


@dataclass(slots=True)
class Input:
    """What to read, and how.

    ``headers`` are paths or names for ``#include``; ``follow`` are glob patterns of included
    headers to treat as named; ``before`` is C text placed ahead of the includes; ``skip`` are glob
    patterns of names to leave out.
    """

    headers: Sequence[str]
    arguments: Sequence[str] = ()
    language: str = "c"
    follow: Sequence[str] = ()
    before: str = ""
    overrides: dict[str, str] = field(default_factory=dict)
    skip: Sequence[str] = ()
    macro_functions: bool = True


def parse(source: Input) -> Unit:
    """Read headers into a unit.

    Raises
    ------
    ParseError
        When the compiler reports an error, such as a missing include.
    """
    return _Parser(source).run()


def source_text(source: Input) -> str:
    """The C text that includes the headers."""
    lines = [source.before] if source.before else []
    for header in source.headers:
        if os.path.exists(header):
            lines.append(f'#include "{os.path.abspath(header)}"')
        else:
            lines.append(f"#include <{header}>")
    return "\n".join(lines) + "\n"


def language_arguments(source: Input) -> tuple[str, list[str]]:
    """The main file's name and the arguments that set the language."""
    names = {
        "c": ("input.c", ["-x", "c"]),
        "c++": ("input.cpp", ["-x", "c++"]),
        "objective-c": ("input.m", ["-x", "objective-c"]),
    }
    name, arguments = names[source.language]
    return name, [*arguments, *source.arguments]


def _foreign_target(arguments: Sequence[str]) -> str:
    """The target asked for, when its layouts are not this platform family's."""
    for index, argument in enumerate(arguments):
        if argument == "-target" and index + 1 < len(arguments):
            found = arguments[index + 1]
        elif argument.startswith("--target="):
            found = argument.partition("=")[2]
        else:
            continue
        return (
            "" if re.match(r"(x86_64|amd64|aarch64|arm64)-.*(linux|apple|darwin)", found) else found
        )
    return ""


def included_files(source: Input) -> dict[str, str]:
    """The package's own headers: those named or followed, and what they include beside them."""
    reader = _Parser(source)
    name, arguments = language_arguments(source)
    parsed = clang.parse(source_text(source), name, arguments)
    reader._find_owned(parsed, name)
    found = {label: path for path, label in reader.owned.items()}
    beside = {os.path.dirname(path) for path in found.values()}
    for path in {path for paths in clang.inclusions(parsed).values() for path in paths}:
        if os.path.dirname(path) in beside and "/" in include_name(path):
            found.setdefault(include_name(path), path)
    return found


class _Parser:
    def __init__(self, source: Input) -> None:
        self.source = source
        self.unit = Unit(target=_foreign_target(source.arguments), language=source.language)
        self.types = Types(self.unit, self.where, source.overrides)
        self.owned: dict[str, str] = {}
        self._seen: set[str] = set()
        self._objects: list[tuple[Cursor, str]] = []

    def run(self) -> Unit:
        name, arguments = language_arguments(self.source)
        parsed = clang.parse(source_text(self.source), name, arguments)
        self._find_owned(parsed, name)
        found: list[Cursor] = []
        for cursor in parsed.cursor.get_children():
            kind = cursor_kind(cursor)
            if kind == "MACRO_DEFINITION":
                if clang.file_of(cursor) in self.owned:
                    found.append(cursor)
            elif clang.file_of(cursor) in self.owned:
                self._declaration(cursor, kind)
        macros.read(self.unit, self.types, self.source, parsed, found, self.where, self._objects)
        self._drop_unwanted()
        return self.unit

    # -- which files --------------------------------------------------------------------------

    def _find_owned(self, parsed: Any, main: str) -> None:
        """Which files are read: those named, and those that they continue in."""
        edges = clang.inclusions(parsed)
        waiting: list[str] = []
        # The main file includes the named headers in their order, after those of ``before``.
        direct = edges.get(main, [])[-len(self.source.headers) :]
        for header, path in zip(self.source.headers, direct, strict=True):
            if path not in self.owned:
                named = os.path.basename(header) if os.path.exists(header) else header
                self.owned[path] = named
                waiting.append(path)
        patterns = (*CONTINUATIONS, *self.source.follow)
        while waiting:
            for path in edges.get(waiting.pop(), ()):
                matched = any(fnmatch.fnmatch(path, pattern) for pattern in patterns)
                if matched and path not in self.owned:
                    self.owned[path] = include_name(path)
                    waiting.append(path)

    def where(self, cursor: Cursor) -> str:
        """The header a cursor stands in, without the machine's folders."""
        path = clang.file_of(cursor)
        return self.owned.get(path) or include_name(path)

    # -- declarations -------------------------------------------------------------------------

    def _declaration(self, cursor: Cursor, kind: str) -> None:
        name = cursor.spelling
        try:
            if kind in _CONTAINERS:
                for child in cursor.get_children():
                    if clang.file_of(child) in self.owned:
                        self._declaration(child, cursor_kind(child))
            elif kind in _RECORDS:
                self._record(cursor)
            elif kind == "ENUM_DECL":
                if cursor.is_definition():
                    self.types.enum(cursor)
            elif kind in ("TYPEDEF_DECL", "TYPE_ALIAS_DECL"):
                self.types.typedef(cursor)
            elif kind == "FUNCTION_DECL":
                self._function(cursor)
            elif kind == "VAR_DECL":
                self._variable(cursor)
            elif kind.startswith("OBJC_"):
                objc.read(self.unit, self.types, cursor, kind, self.where(cursor))
            elif kind in ("FUNCTION_TEMPLATE", "CLASS_TEMPLATE"):
                self.unit.skip(name, "template", self.where(cursor), "C++ templates have no ABI")
        except Unsupported as reason:
            self.unit.skip(name, kind.lower(), self.where(cursor), str(reason))

    def _record(self, cursor: Cursor) -> None:
        if cursor.is_definition() or cursor.get_definition() is None:
            spelled = cursor.type.get_canonical().spelling
            if "(" not in spelled or cursor.is_definition():
                self.types.record(cursor)

    def _function(self, cursor: Cursor) -> None:
        name = cursor.spelling
        where = self.where(cursor)
        if name in self._seen:
            known = {item.symbol for item in self.unit.functions if item.name == name}
            if known and _symbol(cursor) not in known and self.source.language == "c++":
                self.unit.skip(name, "function", where, f"an overload: {_symbol(cursor)}")
            return
        storage = cursor.storage_class.name
        inlined = bool(clang.library().clang_Cursor_isFunctionInlined(cursor))
        if storage == "STATIC" or (inlined and cursor.is_definition() and storage != "EXTERN"):
            self._seen.add(name)
            target = _forwards_to(cursor)
            if target:
                self.unit.aliases.append(Alias(name, target, where))
                return
            self.unit.skip(name, "function", where, "static or inline: no symbol in the library")
            return
        signature = self.types.signature(cursor.type)
        self._seen.add(name)
        if signature.problem:
            self.unit.skip(name, "function", where, signature.problem)
            return
        parameters = tuple(argument.spelling for argument in cursor.get_arguments())
        symbol = _symbol(cursor)
        self.unit.functions.append(Function(name, symbol, where, signature, parameters))
        self.unit.order.append(("function", name))

    def _variable(self, cursor: Cursor) -> None:
        name, where = cursor.spelling, self.where(cursor)
        if name in self._seen:
            return
        constant = cursor.type.is_const_qualified()
        internal = cursor.storage_class.name == "STATIC" or (
            self.source.language == "c++" and constant and cursor.storage_class.name != "EXTERN"
        )
        if internal or (
            constant and any(True for _ in cursor.get_children()) and cursor.is_definition()
        ):
            self._seen.add(name)
            value = constobjects.object_value(cursor)
            if value is None:
                self._objects.append((cursor, where))
            else:
                spelled = cursor.type.spelling
                self.unit.constants.append(Constant(name, value, spelled, where, "variable"))
            return
        self._seen.add(name)
        ctype = self.types.convert(cursor.type)
        self.unit.variables.append(
            Variable(name, _symbol(cursor), where, ctype, cursor.type.spelling)
        )
        self.unit.order.append(("variable", name))

    def _drop_unwanted(self) -> None:
        patterns = self.source.skip
        if not patterns:
            return
        for field_name in ("functions", "variables", "constants", "aliases", "macro_functions"):
            items = getattr(self.unit, field_name)
            kept = [
                item
                for item in items
                if not any(fnmatch.fnmatch(item.name, pattern) for pattern in patterns)
            ]
            for item in items:
                if item not in kept:
                    self.unit.skip(item.name, field_name, item.where, "left out by the recipe")
            setattr(self.unit, field_name, kept)
        names = {f.name for f in self.unit.functions} | {v.name for v in self.unit.variables}
        self.unit.order = [
            entry
            for entry in self.unit.order
            if entry[0] not in ("function", "variable") or entry[1] in names
        ]


def _forwards_to(cursor: Cursor) -> str:
    """The external function that an inline function only passes its parameters on to."""
    statements = clang.children(clang.children(cursor)[-1]) if clang.children(cursor) else []
    call = statements[0] if len(statements) == 1 else None
    while call is not None and cursor_kind(call) in ("RETURN_STMT", "UNEXPOSED_EXPR"):
        inner = clang.children(call)
        call = inner[0] if inner else None
    if call is None or cursor_kind(call) != "CALL_EXPR" or call.referenced is None:
        return ""
    passed = [_plain_reference(argument) for argument in call.get_arguments()]
    own = [argument.spelling for argument in cursor.get_arguments()]
    target = call.referenced
    if passed != own or cursor_kind(target) != "FUNCTION_DECL" or target.is_definition():
        return ""
    same = target.type.get_canonical().spelling == cursor.type.get_canonical().spelling
    return str(target.spelling) if same else ""


def _plain_reference(cursor: Cursor) -> str:
    while cursor_kind(cursor) in ("UNEXPOSED_EXPR", "PAREN_EXPR"):
        inner = clang.children(cursor)
        if not inner:
            break
        cursor = inner[0]
    return str(cursor.spelling) if cursor_kind(cursor) == "DECL_REF_EXPR" else ""


def _symbol(cursor: Cursor) -> str:
    mangled = cursor.mangled_name or cursor.spelling
    return str(mangled.lstrip("\x01"))


def include_name(path: str) -> str:
    """A header's name below its include folder."""
    for marker in ("/include/x86_64-linux-gnu/", "/include/aarch64-linux-gnu/", "/include/"):
        if marker in path:
            return path.rsplit(marker, 1)[1]
    return os.path.basename(path)


def referenced(unit: Unit, ref: Ref) -> Any:
    """The declaration that a reference names."""
    tables: dict[str, dict[str, Any]] = {
        "record": unit.records,
        "enum": unit.enums,
        "typedef": unit.typedefs,
    }
    return tables[ref.kind][ref.key]
