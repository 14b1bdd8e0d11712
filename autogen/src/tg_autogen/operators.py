"""Which operator an expression applies: asked of libclang, or read off its own print of the tree.

libclang answers from 17 on.  Older ones print a function with every macro expanded; walking the
tree beside that text gives each operator its token.  :mod:`macrofunc` is the only caller.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from . import clang
from .clang import Cursor, cursor_kind

_BINARY = {
    3: "*", 4: "/", 5: "%", 6: "+", 7: "-", 8: "<<", 9: ">>", 11: "<", 12: ">", 13: "<=",
    14: ">=", 15: "==", 16: "!=", 17: "&", 18: "^", 19: "|", 20: "&&", 21: "||",
}  # fmt: skip
_UNARY = {7: "+", 8: "-", 9: "~", 10: "!"}
_TOKEN = re.compile(
    r"""[LuU8]*"(?:\\.|[^"\\])*"|[LuU]?'(?:\\.|[^'\\])*'|[A-Za-z_]\w*
      |\.?\d(?:[eEpP][+-]|[\w.])*|<<=|>>=|<<|>>|<=|>=|==|!=|&&|\|\||\+\+|--|->|\S""",
    re.VERBOSE,
)
# An operator's text, empty when it is none of arithmetic's.
Operators = Callable[[Cursor], str]


class Unaligned(Exception):
    """The printed text and the tree do not go together."""


def operators(function: Cursor) -> Operators:
    """How to ask for the operators inside a function's body."""
    if hasattr(clang.library(), "clang_getCursorBinaryOperatorKind"):
        return _native
    found: dict[int, str] = {}
    text = clang.printed(function)
    body = clang.children(function)[-1]
    for statement in clang.children(body):
        for variable in clang.children(statement):
            place = text.find(f"{variable.spelling} =")
            if place >= 0:
                tokens = _TOKEN.findall(text[place + len(variable.spelling) + 2 :])
                values = clang.children(variable)
                try:
                    _Aligned(tokens, found).walk(values[-1])
                except (Unaligned, IndexError):
                    return lambda cursor: ""
    return lambda cursor: found.get(cursor.hash, "")


def _native(cursor: Cursor) -> str:
    lib = clang.library()
    if cursor_kind(cursor) == "UNARY_OPERATOR":
        return _UNARY.get(lib.clang_getCursorUnaryOperatorKind(cursor), "")
    return _BINARY.get(lib.clang_getCursorBinaryOperatorKind(cursor), "")


class _Aligned:
    """A tree walked beside the tokens it was printed as."""

    def __init__(self, tokens: list[str], found: dict[int, str]) -> None:
        self.tokens, self.found, self.place = tokens, found, 0

    def _take(self, wanted: str = "") -> str:
        token = self.tokens[self.place]
        if wanted and token != wanted:
            raise Unaligned(f"{token} where {wanted} was expected")
        self.place += 1
        return token

    def _skip_brackets(self) -> None:
        self._take("(")
        depth = 1
        while depth:
            depth += {"(": 1, ")": -1}.get(self._take(), 0)

    def walk(self, cursor: Cursor) -> None:
        """Consume the tokens of an expression."""
        kind = cursor_kind(cursor)
        inner = [c for c in cursor.get_children() if cursor_kind(c) != "TYPE_REF"]
        if kind == "PAREN_EXPR":
            self._take("(")
            self.walk(inner[0])
            self._take(")")
        elif kind == "UNEXPOSED_EXPR" and len(inner) == 1:
            self.walk(inner[0])
        elif kind == "CSTYLE_CAST_EXPR":
            self._skip_brackets()
            self.walk(inner[-1])
        elif kind == "CONDITIONAL_OPERATOR" and len(inner) == 3:
            self.walk(inner[0])
            self._take("?")
            self.walk(inner[1])
            self._take(":")
            self.walk(inner[2])
        elif kind == "UNARY_OPERATOR":
            self.found[cursor.hash] = self._take()
            self.walk(inner[0])
        elif kind == "BINARY_OPERATOR":
            self.walk(inner[0])
            self.found[cursor.hash] = self._take()
            self.walk(inner[1])
        elif kind == "CXX_UNARY_EXPR":  # sizeof and its like
            self._take()
            self._skip_brackets()
        elif kind == "DECL_REF_EXPR" or kind.endswith("_LITERAL"):
            self._take()
        else:
            raise Unaligned(kind)
