"""Function-like arithmetic macros to Python functions over C integers.

clang expands and parses each macro on integer parameters; its expression tree, not the macro's
text, is what becomes Python.  Every function is compared with clang at sample points and left out,
with the reason, when they differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import clang
from .clang import Cursor, cursor_kind, type_kind
from .model import MacroFunction
from .operators import Operators, operators
from .runtime.cint import CInt, c_value

if TYPE_CHECKING:
    from .macros import Context, Macro

_BINARY = ("*", "/", "%", "+", "-", "<<", ">>", "&", "^", "|")
_COMPARE = ("<", ">", "<=", ">=", "==", "!=")
_SAMPLES = (
    (0, 0, 0, 0, 0, 0),
    (1, 1, 1, 1, 1, 1),
    (2, 3, 1, 5, 4, 7),
    (7, 2, 6, 3, 1, 5),
    (31, 4, 9, 2, 8, 3),
    (255, 16, 3, 12, 10, 6),
    (0x12345, 5, 21, 8, 2, 1),
    (0x7FFFFFFF, 1, 2, 3, 4, 5),
    (0x123456789, 3, 7, 2, 4, 6),
)
_TYPES = {
    "BOOL": "bool",
    "SCHAR": "i8",
    "CHAR_S": "i8",
    "CHAR_U": "u8",
    "UCHAR": "u8",
    "SHORT": "i16",
    "USHORT": "u16",
    "INT": "i32",
    "UINT": "u32",
    "LONG": "i64",
    "ULONG": "u64",
    "LONGLONG": "i64l",
    "ULONGLONG": "u64l",
}


class NotArithmetic(Exception):
    """The macro is not integer arithmetic; the message says what was met."""


def read(context: Context, macros: Sequence[Macro]) -> None:
    """Add the macro functions of a unit, and the reasons for those left out."""
    from .macros import probe

    lines = []
    for index, macro in enumerate(macros):
        names = [f"tg_p{k}" for k in range(len(macro.parameters or ()))]
        declared = ", ".join(f"int {name}" for name in names) or "void"
        call = f"{macro.name}({', '.join(names)})"
        lines.append(
            f"static void tg_{index}({declared}) {{ {context.auto} tg_value = ({call}); }}"
        )
    good, bad = probe(context, lines)
    found: dict[int, str] = {}
    _ranges(context, macros, bad)
    for index, macro in enumerate(macros):
        if index in bad and bad[index] == "":
            continue
        try:
            if index in bad:
                raise NotArithmetic(bad[index])
            if index not in good:
                raise NotArithmetic("undefined again in the headers")
            found[index] = _translate(good[index], macro)
        except NotArithmetic as reason:
            text = f"not integer arithmetic: {reason}"
            context.unit.skip(macro.name, "function-like macro", macro.where, text)
    _check(context, macros, found)


def _ranges(context: Context, macros: Sequence[Macro], bad: dict[int, str]) -> None:
    """Bit ranges ``high:low`` with parameters; those that work are cleared in ``bad``."""
    from .macros import is_range, probe

    chosen = [index for index in bad if is_range(macros[index])]
    lines = []
    for position, index in enumerate(chosen):
        names = [f"tg_p{k}" for k in range(len(macros[index].parameters or ()))]
        declared = ", ".join(f"int {name}" for name in names)
        call = f"(1 ? {macros[index].name}({', '.join(names)}))"
        lines.append(
            f"static void tg_{position}({declared}) {{ {context.auto} tg_value = {call}; }}"
        )
    good, _ = probe(context, lines)
    for position, cursor in good.items():
        macro = macros[chosen[position]]
        body = clang.children(cursor)[-1]
        node = clang.children(clang.children(clang.children(body)[0])[0])[-1]
        while cursor_kind(node) in ("PAREN_EXPR", "UNEXPOSED_EXPR"):
            node = clang.children(node)[0]
        parts = clang.children(node)
        if cursor_kind(node) != "CONDITIONAL_OPERATOR" or len(parts) != 3:
            continue
        known = {f"tg_p{k}": python_name(name) for k, name in enumerate(macro.parameters or ())}
        try:
            reader = _Reader(known, operators(cursor))
            high, low = (reader.expression(part) for part in parts[1:])
        except NotArithmetic:
            continue
        bad[chosen[position]] = ""
        parameters = tuple(known.values())
        made = MacroFunction(macro.name, parameters, high, macro.where, low=low)
        context.unit.macro_functions.append(made)


def _translate(cursor: Cursor, macro: Macro) -> str:
    body = clang.children(cursor)[-1]
    statements = clang.children(body)
    variable = clang.children(statements[0])[0] if statements else None
    if variable is None or cursor_kind(variable) != "VAR_DECL":
        raise NotArithmetic("it is not a single expression")
    _kind(variable.type)
    value = clang.children(variable)[-1]
    names = {f"tg_p{k}": python_name(name) for k, name in enumerate(macro.parameters or ())}
    return _Reader(names, operators(cursor)).expression(value)


def python_name(name: str) -> str:
    """A macro parameter as a Python name that shadows nothing the function needs."""
    import keyword

    return f"{name}_" if keyword.iskeyword(name) or name in ("int", "_tg") else name


def _kind(ctype: object) -> str:
    canonical = ctype.get_canonical()  # type: ignore[attr-defined]
    kind = type_kind(canonical)
    if kind == "ENUM":
        return _kind(canonical.get_declaration().enum_type)
    if kind == "LONG" and canonical.get_size() == 4:
        return "i32"
    if kind == "ULONG" and canonical.get_size() == 4:
        return "u32"
    if kind not in _TYPES:
        raise NotArithmetic(f"a value of type {canonical.spelling}")
    return _TYPES[kind]


def _uses_parameter(cursor: Cursor) -> bool:
    if cursor_kind(cursor) == "DECL_REF_EXPR" and cursor.spelling.startswith("tg_p"):
        return True
    return any(_uses_parameter(child) for child in cursor.get_children())


class _Reader:
    """Turns an expression tree into Python over ``CInt``."""

    def __init__(self, names: dict[str, str], operator: Operators) -> None:
        self.names, self.operator = names, operator

    def expression(self, cursor: Cursor) -> str:
        """The Python text of an expression."""
        kind = cursor_kind(cursor)
        if not _uses_parameter(cursor):
            found = clang.evaluate(cursor)
            if found is None or not isinstance(found.value, int):
                raise NotArithmetic("a part that clang does not fold")
            return f'_tg.CInt({found.value}, "{_kind(cursor.type)}")'
        inner = [c for c in cursor.get_children() if cursor_kind(c) != "TYPE_REF"]
        if kind in ("PAREN_EXPR", "UNEXPOSED_EXPR") and len(inner) == 1:
            _kind(cursor.type)
            return self.expression(inner[0])
        if kind == "DECL_REF_EXPR":
            return self.names[cursor.spelling]
        if kind in ("CSTYLE_CAST_EXPR", "CXX_STATIC_CAST_EXPR", "CXX_FUNCTIONAL_CAST_EXPR"):
            return f'{self.expression(inner[-1])}.cast("{_kind(cursor.type)}")'
        if kind == "CONDITIONAL_OPERATOR" and len(inner) == 3:
            test, yes, no = (self.expression(part) for part in inner)
            return f"{test}.choose(lambda: {yes}, lambda: {no})"
        if kind == "UNARY_OPERATOR":
            return _unary(self.operator(cursor), self.expression(inner[0]))
        if kind == "BINARY_OPERATOR" and len(inner) == 2:
            left, right = self.expression(inner[0]), self.expression(inner[1])
            return _binary(self.operator(cursor), left, right)
        raise NotArithmetic(f"a {kind.lower().replace('_', ' ')}")


def _unary(sign: str, operand: str) -> str:
    if sign in ("+", "-", "~"):
        return f"({sign}{operand})"
    if sign == "!":
        return f"_tg.CInt(not {operand})"
    raise NotArithmetic("an increment, address or dereference")


def _binary(sign: str, left: str, right: str) -> str:
    if sign in _BINARY:
        return f"({left} {sign} {right})"
    if sign in _COMPARE:
        return f'{left}.compare("{sign}", {right})'
    if sign in ("&&", "||"):
        return f"_tg.CInt(bool({left} {'and' if sign == '&&' else 'or'} {right}))"
    raise NotArithmetic("an assignment or comma")


class _Names:
    """What generated expressions see as ``_tg`` while they are checked."""

    CInt = CInt


def _check(context: Context, macros: Sequence[Macro], found: dict[int, str]) -> None:
    from .macros import probe

    points: list[tuple[int, tuple[int, ...]]] = []
    for index in found:
        count = len(macros[index].parameters or ())
        for sample in _SAMPLES if count else _SAMPLES[:1]:
            if count <= len(sample):
                points.append((index, sample[:count]))
    lines = [
        f"static const {context.auto} tg_{k} = "
        f"({macros[index].name}({', '.join(map(str, sample))}));"
        for k, (index, sample) in enumerate(points)
    ]
    good, _ = probe(context, lines)
    answers: dict[int, list[tuple[tuple[int, ...], int]]] = {index: [] for index in found}
    for position, (index, point) in enumerate(points):
        value = clang.evaluate(good[position]) if position in good else None
        if value is not None and isinstance(value.value, int):
            answers[index].append((point, value.value))
    for index, expression in found.items():
        macro = macros[index]
        wrong = _first_difference(expression, macro, answers[index])
        if wrong or not answers[index]:
            reason = wrong or "clang folds it at no sample point"
            context.unit.skip(macro.name, "function-like macro", macro.where, reason)
            continue
        parameters = tuple(python_name(name) for name in macro.parameters or ())
        context.unit.macro_functions.append(
            MacroFunction(macro.name, parameters, expression, macro.where, answers[index])
        )


def _first_difference(
    expression: str, macro: Macro, answers: list[tuple[tuple[int, ...], int]]
) -> str:
    names = [python_name(name) for name in macro.parameters or ()]
    code = compile(expression, macro.name, "eval")
    for sample, expected in answers:
        scope = {"_tg": _Names, **dict(zip(names, map(c_value, sample), strict=True))}
        got = int(eval(code, scope))
        if got != expected:
            return f"clang gives {expected} for {sample}, this module would give {got}"
    return ""
