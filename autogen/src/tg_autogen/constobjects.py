"""``static const`` objects in headers as Python values: scalars, strings, arrays and structs.

Every element is an expression in the synthetic file, so designated initialisers and anything else
that clang folds come out as the compiler sees them.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import clang
from .clang import Cursor, cursor_kind, type_kind
from .model import Constant

if TYPE_CHECKING:
    from .macros import Context


def object_value(cursor: Cursor) -> Any:
    """The value of a scalar or string const object, or None."""
    kind = type_kind(cursor.type.get_canonical())
    found = clang.evaluate(cursor)
    if found is None and kind == "CONSTANTARRAY" and clang.major() < 17:
        return _literal(clang.children(cursor)[-1])
    if found is None:
        return None
    if kind == "BOOL":
        return bool(found.value)
    if isinstance(found.value, int) and found.value >= 1 << 63 and _signed(kind):
        return found.value - (1 << 64)
    return found.value


def _literal(node: Cursor) -> bytes | None:
    """A narrow string literal, which clang before 17 prints but does not evaluate."""
    if cursor_kind(node) != "STRING_LITERAL" or not node.spelling.startswith('"'):
        return None
    return bytes(ast.literal_eval("b" + node.spelling)).split(b"\0")[0]


def _signed(kind: str) -> bool:
    return kind in ("SCHAR", "CHAR_S", "SHORT", "INT", "LONG", "LONGLONG")


def read(context: Context, objects: Sequence[tuple[Cursor, str]]) -> None:
    """Add const arrays and structs to the unit, each element folded by clang."""
    for cursor, where in objects:
        name = cursor.spelling
        paths: list[str] = []
        shape = _shape(cursor.type.get_canonical(), name, paths)
        found = _element_values(context, paths) if len(paths) <= 100_000 else None
        if found is None and clang.major() < 17:
            node = clang.children(cursor)[-1]
            found = _initialisers(cursor.type.get_canonical(), node)
        if found is None:
            reason = "a const object whose elements clang does not fold"
            context.unit.skip(name, "variable", where, reason)
            continue
        value = _assemble(shape, iter(found))
        context.unit.constants.append(Constant(name, value, cursor.type.spelling, where, "object"))


def _shape(ctype: Any, path: str, paths: list[str]) -> Any:
    kind = type_kind(ctype)
    if kind == "CONSTANTARRAY":
        element = ctype.get_array_element_type().get_canonical()
        return [_shape(element, f"{path}[{i}]", paths) for i in range(ctype.get_array_size())]
    if kind == "RECORD":
        return {
            member.spelling: _shape(member.type.get_canonical(), f"{path}.{member.spelling}", paths)
            for member in ctype.get_fields()
            if member.spelling
        }
    paths.append(path)
    return None if kind == "POINTER" else kind


def _element_values(context: Context, paths: Sequence[str]) -> list[Any] | None:
    from .macros import probe

    lines = [f"static const {context.auto} tg_{i} = ({path});" for i, path in enumerate(paths)]
    good, bad = probe(context, lines)
    if bad:
        return None
    values: list[Any] = []
    for index in range(len(paths)):
        found = clang.evaluate(good[index]) if index in good else None
        if found is None:
            return None
        values.append(object_value(good[index]))
    return values


def _initialisers(ctype: Any, node: Cursor) -> list[Any] | None:
    """The elements in order, read off a full list without designators.

    Before 17 clang folds no member of a const object in C.
    """
    kind = type_kind(ctype)
    if kind not in ("CONSTANTARRAY", "RECORD"):
        found = clang.evaluate(node)
        if found is None or not isinstance(found.value, int):
            return None
        width = ctype.get_size() * 8
        value = found.value & ((1 << width) - 1)
        return [value - (1 << width) if _signed(kind) and value >> (width - 1) else value]
    if cursor_kind(node) != "INIT_LIST_EXPR":
        return None
    if kind == "RECORD":
        parts = [member.type.get_canonical() for member in ctype.get_fields()]
    else:
        parts = [ctype.get_array_element_type().get_canonical()] * ctype.get_array_size()
    nodes = clang.children(node)
    if len(nodes) != len(parts):
        return None
    values: list[Any] = []
    for part, inner in zip(parts, nodes, strict=True):
        found_here = _initialisers(part, inner)
        if found_here is None:
            return None
        values += found_here
    return values


def _assemble(shape: Any, values: Any) -> Any:
    if isinstance(shape, list):
        return tuple(_assemble(part, values) for part in shape)
    if isinstance(shape, dict):
        return {name: _assemble(part, values) for name, part in shape.items()}
    return next(values)
