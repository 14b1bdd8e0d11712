"""Macros to values: every candidate goes into one synthetic file and clang folds it.

Macro text is looked at only to leave candidates out (empty, unbalanced, time-dependent); what a
macro is worth, and its type, is always clang's answer.  What clang does not fold is listed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import clang, constobjects, ioctls, macrofunc
from .clang import Cursor, cursor_kind, type_kind
from .model import Alias, Constant, Unit
from .typeconv import Types, Unsupported

_TOKEN = re.compile(
    r"""(?P<string>[LuU8]*"(?:\\.|[^"\\])*"|[LuU]?'(?:\\.|[^'\\])*')
      |(?P<word>[A-Za-z_]\w*)|(?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)|(?P<other>\S)""",
    re.VERBOSE,
)
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_VOLATILE = {
    "__DATE__": "the date of compilation",
    "__TIME__": "the time of compilation",
    "__TIMESTAMP__": "a file's time",
    "__FILE__": "the place of use",
    "__LINE__": "the place of use",
    "__COUNTER__": "how often it is used",
    "__INCLUDE_LEVEL__": "the place of use",
    "__BASE_FILE__": "the file compiled",
    "__FILE_NAME__": "the place of use",
    "__clang_major__": "the version of clang",
    "__clang_minor__": "the version of clang",
    "__clang_patchlevel__": "the version of clang",
    "__clang_version__": "the version of clang",
    "__VERSION__": "the version of clang",
}
_CLOSERS = {")": "(", "]": "[", "}": "{"}


@dataclass(slots=True)
class Macro:
    """A macro definition as far as candidates are sorted by it."""

    name: str
    where: str
    body: list[str]
    parameters: list[str] | None = None
    private: bool = False
    cursor: Any = field(default=None, repr=False)


@dataclass(slots=True)
class Context:
    """What every stage of macro reading needs."""

    unit: Unit
    types: Types
    prefix: str
    name: str
    arguments: list[str]
    table: dict[str, Macro]

    @property
    def auto(self) -> str:
        """The keyword that gives a variable its initialiser's type."""
        return "auto" if self.unit.language == "c++" else "__auto_type"


def read(
    unit: Unit,
    types: Types,
    source: Any,
    parsed: Any,
    owned: Sequence[Cursor],
    where: Callable[[Cursor], str],
    objects: Sequence[tuple[Cursor, str]],
) -> None:
    """Fill a unit's constants, aliases, ioctls and macro functions.

    ``owned`` are the macro definitions to read, ``objects`` the const objects with where they are.
    """
    from .parse import language_arguments, source_text

    name, arguments = language_arguments(source)
    table = Table(parsed, where)
    context = Context(unit, types, source_text(source), name, arguments, {})
    unique: dict[str, Macro] = {}
    for cursor in owned:
        if not clang.library().clang_Cursor_isMacroBuiltin(cursor):
            unique.pop(cursor.spelling, None)
            unique[cursor.spelling] = table.make(cursor)
    plain, functions = [], []
    for macro in unique.values():
        reason = table.unusable(macro)
        if reason:
            unit.skip(macro.name, "macro", macro.where, reason)
        elif macro.parameters is None:
            plain.append(macro)
        else:
            functions.append(macro)
    _constants(context, plain, table)
    if source.macro_functions:
        macrofunc.read(context, functions)
    constobjects.read(context, objects)


class Table:
    """All macros of a parsed unit, their tokens read on demand."""

    def __init__(self, parsed: Any, where: Callable[[Cursor], str]) -> None:
        self._where = where
        self._files: dict[str, bytes] = {}
        self._cursors: dict[str, Cursor] = {}
        self._macros: dict[str, Macro] = {}
        for cursor in parsed.cursor.get_children():
            if cursor_kind(cursor) == "MACRO_DEFINITION":
                self._cursors[cursor.spelling] = cursor

    def get(self, name: str) -> Macro | None:
        found = self._macros.get(name)
        if found is None and name in self._cursors:
            found = self._macros[name] = self.make(self._cursors[name])
        return found

    def make(self, cursor: Cursor) -> Macro:
        path = clang.file_of(cursor)
        text = self._text(path, cursor) if path else cursor.spelling
        name, where = cursor.spelling, self._where(cursor) if path else ""
        rest = text[len(name) :]
        parameters: list[str] | None = None
        if clang.library().clang_Cursor_isMacroFunctionLike(cursor):
            inside, _, rest = rest.partition(")")
            parameters = [part.strip() for part in inside.lstrip("( ").split(",") if part.strip()]
        body = [match.group(0) for match in _TOKEN.finditer(rest)]
        return Macro(name, where, body, parameters, "/bits/" in path, cursor)

    def _text(self, path: str, cursor: Cursor) -> str:
        if path not in self._files:
            try:
                with open(path, "rb") as handle:
                    self._files[path] = handle.read()
            except OSError:
                self._files[path] = b""
        extent = cursor.extent
        raw = self._files[path][extent.start.offset : extent.end.offset]
        text = raw.decode("utf-8", "replace").replace("\\\r\n", " ").replace("\\\n", " ")
        return _COMMENT.sub(" ", text)

    def reaches(self, macro: Macro, wanted: Iterable[str]) -> str:
        """The first wanted identifier that a macro's expansion may contain."""
        targets, seen, waiting = set(wanted), {macro.name}, [macro]
        while waiting:
            for token in waiting.pop().body:
                if token in targets:
                    return token
                if token not in seen and (token[0].isalpha() or token[0] == "_"):
                    seen.add(token)
                    inner = self.get(token)
                    if inner is not None:
                        waiting.append(inner)
        return ""

    def _balance(self, macro: Macro, active: tuple[str, ...] = ()) -> list[str] | None:
        """The brackets a macro leaves open; None when it closes more than it opens."""
        stack: list[str] = []
        for token in macro.body:
            if token in "([{":
                stack.append(token)
            elif token in _CLOSERS:
                if not stack or stack.pop() != _CLOSERS[token]:
                    return None
            elif token[0].isalpha() or token[0] == "_":
                inner = self.get(token) if token not in active else None
                if inner is not None and inner.name != macro.name and len(active) < 20:
                    opened = self._balance(inner, (*active, macro.name))
                    if opened is None:
                        return None
                    stack += opened
        return stack

    def unusable(self, macro: Macro) -> str:
        """Why a macro is no candidate, or an empty string."""
        if not macro.body:
            return "empty"
        if macro.private and macro.name.startswith("__"):
            return "a reserved name in a private header of the C library"
        volatile = self.reaches(macro, _VOLATILE)
        if volatile:
            return f"uses {volatile}: it depends on {_VOLATILE[volatile]}"
        if self._balance(macro) != []:
            return "its brackets do not balance: not an expression"
        if macro.parameters is not None:
            if any("..." in parameter for parameter in macro.parameters):
                return "takes variable arguments"
            if "#" in macro.body:
                return "pastes or quotes tokens"
        if ";" in macro.body and "{" not in macro.body:
            return "a statement, not an expression"
        return ""


def probe(
    context: Context, items: Sequence[str], extra: str = ""
) -> tuple[dict[int, Cursor], dict[int, str]]:
    """Parse one line of C per item after the headers.

    Returns the declaration named ``tg_<index>`` of each good item, and the error of each bad one.
    Items that fail are taken out and the rest parsed again, until the file has no error.
    """
    good: dict[int, Cursor] = {}
    bad: dict[int, str] = {}
    waiting = list(range(len(items)))
    while waiting:
        cursors, failed = _parse_lines(context, items, waiting, extra)
        bad.update(failed)
        if not failed:
            good.update(cursors)
            break
        waiting = [index for index in waiting if index not in failed]
    return good, bad


def _parse_lines(
    context: Context, items: Sequence[str], indices: Sequence[int], extra: str
) -> tuple[dict[int, Cursor], dict[int, str]]:
    text = context.prefix + extra
    first = text.count("\n") + 1
    lines = [items[index].replace("\n", " ") for index in indices]
    source = text + "\n".join(lines) + "\n"
    parsed = clang.parse(source, context.name, context.arguments, options=0x200, strict=False)
    failed: dict[int, str] = {}
    for line, message in _own_errors(parsed, context.name):
        position = line - first
        if 0 <= position < len(indices):
            failed.setdefault(indices[position], message)
    if not failed and any(True for _ in clang.errors(parsed)):
        return {}, dict.fromkeys(indices, "the synthetic file does not parse")
    cursors: dict[int, Cursor] = {}
    if not failed:
        for cursor in parsed.cursor.get_children():
            spelling = cursor.spelling
            if spelling.startswith("tg_") and spelling[3:].isdigit():
                cursors[int(spelling[3:])] = cursor
    return cursors, failed


def _own_errors(parsed: Any, name: str) -> Iterable[tuple[int, str]]:
    for item in parsed.diagnostics:
        if item.severity >= 3:
            # An error inside a macro is placed where the macro is used.
            place = item.location
            if place.file and place.file.name == name:
                yield place.line, item.spelling


def _constants(context: Context, macros: Sequence[Macro], table: Table) -> None:
    lines = [f"static const {context.auto} tg_{i} = ({m.name});" for i, m in enumerate(macros)]
    good, bad = probe(context, lines)
    pointers: list[int] = []
    texts: list[int] = []
    values: dict[int, Constant] = {}
    aliases: dict[int, Alias] = {}
    for index, macro in enumerate(macros):
        cursor = good.get(index)
        if cursor is None:
            continue
        kind = type_kind(cursor.type.get_canonical())
        target = _function_named(cursor)
        if target:
            if target != macro.name:
                aliases[index] = Alias(macro.name, target, macro.where)
            continue
        if kind == "POINTER":
            (texts if _is_text(cursor) else pointers).append(index)
            continue
        found = clang.evaluate(cursor)
        if found is not None and not isinstance(found.value, bytes):
            spelled = _bare(cursor.type.get_canonical().spelling)
            if spelled == "long double" and isinstance(found.value, float):
                bad[index] = "a long double, which Python cannot hold exactly"
                continue
            value = bool(found.value) if spelled in ("_Bool", "bool") else found.value
            values[index] = Constant(macro.name, value, spelled, macro.where)
    _pointer_values(context, macros, pointers, values)
    _text_values(context, macros, texts, values)
    _type_names(context, macros, dict(bad), aliases)
    _ranges(context, macros, bad, values)
    requests = ioctls.read(context, macros, values, table)
    for index, macro in enumerate(macros):
        if index in values and values[index].value != ():
            context.unit.constants.append(values[index])
        elif index in aliases:
            context.unit.aliases.append(aliases[index])
        elif index in bad:
            reason = "not a constant expression: " + bad[index]
            context.unit.skip(macro.name, "macro", macro.where, reason)
        elif index in requests or (index in good and _function_named(good[index])):
            continue
        elif index in good:
            context.unit.skip(macro.name, "macro", macro.where, "clang does not fold it")
        else:
            context.unit.skip(macro.name, "macro", macro.where, "undefined again in the headers")


def _bare(spelling: str) -> str:
    return " ".join(part for part in spelling.split() if part not in ("const", "volatile"))


def _is_text(cursor: Cursor) -> bool:
    node = _initialiser(cursor)
    while node is not None and cursor_kind(node) in ("PAREN_EXPR", "UNEXPOSED_EXPR"):
        inner = clang.children(node)
        node = inner[-1] if inner else None
    return node is not None and cursor_kind(node) == "STRING_LITERAL"


def _initialiser(cursor: Cursor) -> Cursor | None:
    found = [c for c in cursor.get_children() if cursor_kind(c) != "TYPE_REF"]
    return found[-1] if found else None


def _function_named(cursor: Cursor) -> str:
    """The function that an initialiser only names."""
    node = _initialiser(cursor)
    while node is not None and cursor_kind(node) in ("PAREN_EXPR", "UNEXPOSED_EXPR"):
        inner = clang.children(node)
        node = inner[-1] if inner else None
    if node is None or cursor_kind(node) != "DECL_REF_EXPR":
        return ""
    target = node.referenced
    if target is None or cursor_kind(target) not in ("FUNCTION_DECL", "VAR_DECL"):
        return ""
    if cursor_kind(target) == "VAR_DECL" and clang.evaluate(cursor) is not None:
        return ""
    return str(target.spelling)


def _pointer_values(
    context: Context, macros: Sequence[Macro], indices: Sequence[int], values: dict[int, Constant]
) -> None:
    lines = [
        f"static const __UINTPTR_TYPE__ tg_{i} = ((__UINTPTR_TYPE__)({macros[index].name}));"
        for i, index in enumerate(indices)
    ]
    good, _ = probe(context, lines)
    for position, cursor in good.items():
        found = clang.evaluate(cursor)
        if found is not None and isinstance(found.value, int):
            macro = macros[indices[position]]
            value = found.value & (1 << 64) - 1
            values[indices[position]] = Constant(macro.name, value, "void *", macro.where)


def _text_values(
    context: Context, macros: Sequence[Macro], indices: Sequence[int], values: dict[int, Constant]
) -> None:
    """String literals, read element by element where a C string would lose something."""
    lines = [
        f"static const unsigned long tg_{i} = sizeof({macros[index].name}) * 65536 + "
        f"sizeof(*({macros[index].name}));"
        for i, index in enumerate(indices)
    ]
    good, _ = probe(context, lines)
    wanted: list[tuple[int, int]] = []
    widths: dict[int, int] = {}
    for position, cursor in good.items():
        found = clang.evaluate(cursor)
        if found is not None and isinstance(found.value, int):
            total, width = divmod(found.value, 65536)
            widths[indices[position]] = width
            wanted += [(indices[position], k) for k in range(total // width - 1)]
    lines = [
        f"static const unsigned long tg_{i} = (unsigned long)({macros[index].name})[{k}];"
        for i, (index, k) in enumerate(wanted)
    ]
    elements, _ = probe(context, lines)
    units: dict[int, list[int]] = {index: [] for index in widths}
    for position, (index, _) in enumerate(wanted):
        found = clang.evaluate(elements[position]) if position in elements else None
        if found is not None and isinstance(found.value, int):
            units[index].append(found.value)
    for index, codes in units.items():
        if len(codes) != sum(1 for item in wanted if item[0] == index):
            continue
        macro = macros[index]
        if widths[index] == 1:
            text: str | bytes = bytes(code & 0xFF for code in codes)
        else:
            text = "".join(chr(code & 0xFFFFFFFF) for code in codes)
        values[index] = Constant(
            macro.name, text, "char *" if widths[index] == 1 else "wchar_t *", macro.where
        )


def _type_names(
    context: Context, macros: Sequence[Macro], bad: dict[int, str], aliases: dict[int, Alias]
) -> None:
    """Macros that stand for a type."""
    word = re.compile(r"[A-Za-z_]\w*|\*")
    chosen = [i for i in bad if all(word.fullmatch(token) for token in macros[i].body)]
    good, _ = probe(context, [f"typedef {macros[i].name} tg_{k};" for k, i in enumerate(chosen)])
    if clang.major() < 16 and context.unit.language == "c":
        # An attribute or qualifier alone is an int to these; it goes with a float, a type does not.
        lines = [f"typedef float {macros[i].name} tg_{k};" for k, i in enumerate(chosen)]
        for position in probe(context, lines)[0]:
            good.pop(position, None)
    for position, cursor in good.items():
        macro = macros[chosen[position]]
        if cursor_kind(cursor) != "TYPEDEF_DECL":
            continue
        try:
            ctype = context.types.convert(cursor.underlying_typedef_type)
        except Unsupported:
            continue
        aliases[chosen[position]] = Alias(macro.name, macro.body[-1], macro.where, ctype)


def _ranges(
    context: Context, macros: Sequence[Macro], bad: dict[int, str], values: dict[int, Constant]
) -> None:
    """Bit ranges written ``high:low``: each end is what one arm of a conditional gives."""
    chosen = [i for i in bad if is_range(macros[i])]
    for arm in (1, 0):
        lines = [
            f"static const long long tg_{k} = ({arm} ? {macros[i].name});"
            for k, i in enumerate(chosen)
        ]
        good, _ = probe(context, lines)
        for position, index in enumerate(chosen):
            found = clang.evaluate(good[position]) if position in good else None
            if found is None or not isinstance(found.value, int):
                continue
            macro = macros[index]
            if arm:
                values[index] = Constant(macro.name, (found.value,), "", macro.where, "range")
            elif index in values:
                values[index].value = (*values[index].value, found.value)


def is_range(macro: Macro) -> bool:
    """Whether a macro may be a bit range."""
    return ":" in macro.body and "?" not in macro.body and ";" not in macro.body
