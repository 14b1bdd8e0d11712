"""libclang behind a narrow, version-tolerant surface.

Other modules never touch ``clang.cindex`` kinds by attribute: a newer library may answer with a
kind that the Python binding does not know, which must read as "unknown", not raise.
``TG_LIBCLANG=PATH`` loads another libclang.
"""

from __future__ import annotations

import ctypes
import functools
import glob
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import clang.cindex as cindex

from .errors import AutogenError, ParseError

Cursor = Any
Type = Any

_READY = False
BUILTIN = os.path.join(os.path.dirname(__file__), "builtin")
_EVAL_INT, _EVAL_FLOAT = 1, 2
_EVAL_TEXT = (3, 4, 5, 6)
OPTIONS = 0x01 | 0x200  # detailed preprocessing record; keep going after a fatal error


def library() -> Any:
    """The libclang shared library, loaded and with the entry points that cindex lacks."""
    global _READY
    if not _READY:
        path = os.environ.get("TG_LIBCLANG")
        if path:
            cindex.Config.set_library_file(path)
        cindex.Config.set_compatibility_check(False)
        try:
            lib = cindex.conf.lib
        except cindex.LibclangError as error:
            raise AutogenError(
                f"libclang cannot be loaded: {error}. Install the 'libclang' package (and not "
                "'clang', which has no library), or set TG_LIBCLANG to a libclang.so"
            ) from None
        _declare(lib)
        _READY = True
    return cindex.conf.lib


def _declare(lib: Any) -> None:
    signatures: dict[str, tuple[Any, list[Any]]] = {
        "clang_Cursor_Evaluate": (ctypes.c_void_p, [cindex.Cursor]),
        "clang_EvalResult_getKind": (ctypes.c_int, [ctypes.c_void_p]),
        "clang_EvalResult_isUnsignedInt": (ctypes.c_uint, [ctypes.c_void_p]),
        "clang_EvalResult_getAsLongLong": (ctypes.c_longlong, [ctypes.c_void_p]),
        "clang_EvalResult_getAsUnsigned": (ctypes.c_ulonglong, [ctypes.c_void_p]),
        "clang_EvalResult_getAsDouble": (ctypes.c_double, [ctypes.c_void_p]),
        "clang_EvalResult_getAsStr": (ctypes.c_char_p, [ctypes.c_void_p]),
        "clang_EvalResult_dispose": (None, [ctypes.c_void_p]),
        "clang_getCursorBinaryOperatorKind": (ctypes.c_int, [cindex.Cursor]),
        "clang_getCursorUnaryOperatorKind": (ctypes.c_int, [cindex.Cursor]),
        "clang_getCursorPrettyPrinted": (cindex._CXString, [cindex.Cursor, ctypes.c_void_p]),
        "clang_Cursor_isMacroFunctionLike": (ctypes.c_uint, [cindex.Cursor]),
        "clang_Cursor_isMacroBuiltin": (ctypes.c_uint, [cindex.Cursor]),
        "clang_Cursor_isFunctionInlined": (ctypes.c_uint, [cindex.Cursor]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(lib, name, None)
        if function is not None:
            function.restype, function.argtypes = result, arguments


def version() -> str:
    """The loaded library's version, such as ``18.1.1``."""
    lib = library()
    lib.clang_getClangVersion.restype = cindex._CXString
    lib.clang_getClangVersion.argtypes = []
    raw = lib.clang_getClangVersion()
    text = raw if isinstance(raw, str) else cindex._CXString.from_result(raw, None, None)
    found = re.search(r"\d+\.\d+(\.\d+)?", str(text))
    return found.group(0) if found else str(text)


@functools.cache
def major() -> int:
    """The loaded library's major version."""
    return int(version().partition(".")[0] or 0)


def cursor_kind(cursor: Cursor) -> str:
    """The kind's name, ``UNKNOWN_<id>`` for kinds newer than the binding."""
    return _kind(cindex.CursorKind, cursor._kind_id)


def type_kind(ctype: Type) -> str:
    """The type kind's name, ``UNKNOWN_<id>`` for kinds newer than the binding."""
    return _kind(cindex.TypeKind, ctype._kind_id)


_KINDS: dict[tuple[Any, int], str] = {}


def _kind(family: Any, number: int) -> str:
    found = _KINDS.get((family, number))
    if found is None:
        try:
            found = family.from_id(number).name
        except ValueError:
            found = f"UNKNOWN_{number}"
        _KINDS[family, number] = found
    return found


def children(cursor: Cursor) -> list[Cursor]:
    """Direct children."""
    return list(cursor.get_children())


def file_of(cursor: Cursor) -> str:
    """The file a cursor stands in, after macro expansion; empty for built-ins."""
    found = cursor.location.file
    return found.name if found else ""


def inclusions(unit: Any) -> dict[str, list[str]]:
    """Included files by the file that includes them, those skipped by an include guard too."""
    included = library().clang_getIncludedFile
    found: dict[str, list[str]] = {}
    for cursor in unit.cursor.get_children():
        if cursor_kind(cursor) == "INCLUSION_DIRECTIVE":
            file = included(cursor)  # cindex wraps it
            if file:
                path = file.name
                found.setdefault(file_of(cursor), []).append(path)
    return found


@dataclass(frozen=True)
class Evaluated:
    """A constant expression's value as clang folded it."""

    value: int | float | bytes


def evaluate(cursor: Cursor) -> Evaluated | None:
    """What clang folds an expression or a variable's initialiser to; None if it cannot."""
    lib = library()
    result = lib.clang_Cursor_Evaluate(cursor)
    if not result:
        return None
    try:
        kind = lib.clang_EvalResult_getKind(result)
        if kind == _EVAL_INT:
            if lib.clang_EvalResult_isUnsignedInt(result):
                return Evaluated(lib.clang_EvalResult_getAsUnsigned(result))
            return Evaluated(lib.clang_EvalResult_getAsLongLong(result))
        if kind == _EVAL_FLOAT:
            return Evaluated(lib.clang_EvalResult_getAsDouble(result))
        if kind in _EVAL_TEXT:
            return Evaluated(lib.clang_EvalResult_getAsStr(result) or b"")
        return None
    finally:
        lib.clang_EvalResult_dispose(result)


def printed(cursor: Cursor) -> str:
    """A declaration as clang prints it, macros expanded."""
    raw = library().clang_getCursorPrettyPrinted(cursor, None)
    return raw if isinstance(raw, str) else str(cindex._CXString.from_result(raw, None, None))


def system_arguments() -> list[str]:
    """Include folders of builtin headers: ours first, then a clang's for the rest.

    Those of the same major as the library, else the nearest: clangs read few of newer ones.
    """
    arguments = ["-nobuiltininc", "-isystem", BUILTIN]
    patterns = ("/usr/lib/llvm-*/lib/clang/*/include", "/usr/lib/clang/*/include")
    found = [path for pattern in patterns for path in glob.glob(pattern)]
    own = major()

    def order(path: str) -> tuple[int, list[int]]:
        numbers = [int(part) for part in re.findall(r"\d+", path)]
        return -abs(int(re.findall(r"/clang/(\d+)", path)[0]) - own), numbers

    return [*arguments, "-idirafter", max(found, key=order)] if found else arguments


def parse(
    source: str,
    name: str,
    arguments: Sequence[str],
    *,
    options: int = OPTIONS,
    strict: bool = True,
) -> Any:
    """Parse source text; with ``strict`` any diagnostic of error level raises.

    Raises
    ------
    ParseError
        With every error, each with file, line and text; a missing include is named.
    """
    library()
    index = cindex.Index.create()
    try:
        unit = index.parse(
            name,
            args=[*system_arguments(), "-ferror-limit=0", "-w", *arguments],
            unsaved_files=[(name, source)],
            options=options,
        )
    except cindex.TranslationUnitLoadError:
        raise ParseError(
            f"libclang could not read the input with arguments {' '.join(arguments)!r}: check the "
            "clang arguments after --"
        ) from None
    if strict:
        problems = [text for _, text in errors(unit)]
        if problems:
            raise ParseError(_explain(problems), problems)
    return unit


def errors(unit: Any) -> Iterator[tuple[int, str]]:
    """Errors of a parsed unit as (line, text)."""
    for item in unit.diagnostics:
        if item.severity >= cindex.Diagnostic.Error:
            place = item.location
            where = f"{place.file.name}:{place.line}: " if place.file else ""
            yield place.line, where + item.spelling


def _explain(problems: Sequence[str]) -> str:
    missing = [item for item in problems if "file not found" in item]
    shown = missing or list(problems[:20])
    if len(problems) > len(shown):
        shown = [*shown, f"... and {len(problems) - len(shown)} more errors"]
    text = "the compiler found errors in the headers:\n  " + "\n  ".join(shown)
    foreign = re.search(r"/lib/clang/(\d+)[./]", problems[0])
    if foreign and int(foreign[1]) > major():
        text += (
            f"\nlibclang {major()} does not read the builtin headers of clang {foreign[1]}: "
            f"install libclang-common-{major()}-dev, or another libclang"
        )
    if missing:
        text += "\nadd the folder that holds it after --, as in: -- -I/path/to/include"
    return text
