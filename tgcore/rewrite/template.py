"""Right sides that are data: the expression that builds a template from the matched nodes.

Constants written in a rule take the dtype of what they meet, and a matched weak constant that
meets a value it was not matched with is made anew at that value's dtype.
"""

from __future__ import annotations

from collections.abc import Iterable

from tgcore.ir import GroupOp, Ops
from tgcore.rewrite.pattern import ANY, UPat
from tgcore.rewrite.rules import Rule
from tgcore.rewrite.writing import Source
from tgcore.support.errors import RewriteError

_CONST = frozenset((Ops.CONST,))
_FOLDS = {Ops.ADD: "+", Ops.MUL: "*", Ops.FLOORDIV: "//", Ops.FLOORMOD: "%"}
_SHIFTS = frozenset((Ops.SHL, Ops.SHR))


class Template:
    """Writes the expression that instantiates a template from the bindings."""

    def __init__(self, source: Source, rule: Rule, env: dict[str, str]) -> None:
        self.source = source
        self.rule = rule
        self.env = env
        self.constants = constant_names(rule.pattern)
        self.classes = dtype_classes(rule.pattern)

    def build(self, pattern: UPat, expected: str) -> tuple[str, str]:
        """Return (expression, expression of its dtype) for `pattern`."""
        if pattern.name is not None and pattern.name in self.env:
            node = self.env[pattern.name]
            return node, f"{node}.dtype"
        if pattern.is_literal:
            return self.literal(pattern, expected)
        if pattern.ops is None or len(pattern.ops) != 1 or pattern.alternatives is not None:
            raise RewriteError(f"rule {self.rule.name!r}: the right side must be definite")
        (op,) = pattern.ops
        sources = pattern.src or ()
        if op in _FOLDS and self.rule.domain in ("index", "int", "wrapping"):
            folded = self.fold(pattern)
            if folded is not None:
                dtype = self.dtype_of(sources, expected)
                return f"constant({dtype}, {folded})", dtype
        if op in GroupOp.ALU:
            return self.alu(op, sources, expected)
        built = [self.build(part, expected)[0] for part in sources]
        if pattern.dtypes is not None and len(pattern.dtypes) == 1:
            dtype = self.source.refer("DTYPE", next(iter(pattern.dtypes)))
        else:
            dtype = f"{built[0]}.dtype" if built else expected
        arg = "" if pattern.arg is ANY else f", {self.source.refer('ARG', pattern.arg)}"
        if op in (Ops.CAST, Ops.BITCAST):
            return f"{built[0]}.{op.name.lower()}({dtype})", dtype
        return f"UOp(OP_{op.name}, {dtype}, {_tuple(built)}{arg})", dtype

    def literal(self, pattern: UPat, expected: str) -> tuple[str, str]:
        """Return a constant of the pattern's own dtype, or of the one it meets."""
        if pattern.dtypes is not None and not isinstance(pattern.arg, bool):
            expected = self.source.refer("DTYPE", next(iter(pattern.dtypes)))
        if type(pattern.arg) in (bool, int):
            return f"LITERALS[{expected}, {pattern.arg!r}]", expected
        return f"constant({expected}, {self.source.refer('ARG', pattern.arg)})", expected

    def dtype_of(self, sources: Iterable[UPat], expected: str) -> str:
        """Return the dtype that the definite ones of `sources` have."""
        named = [part.name for part in sources if part.name in self.env]
        named.sort(key=lambda name: name in self.constants)  # constants adapt to the others
        for name in named:
            return f"{self.env[name or '']}.dtype"
        for part in sources:
            if part.ops is not None and len(part.ops) == 1 and part.src:
                (op,) = part.ops
                if op in (Ops.CAST, Ops.BITCAST) and part.dtypes is not None:
                    return self.source.refer("DTYPE", next(iter(part.dtypes)))
                if op in GroupOp.COMPARISON:
                    return "BOOLS[INDEX]"
                inner = part.src[1:] if op is Ops.WHERE else part.src
                found = self.dtype_of(inner, "")
                if found:
                    return found
        return expected

    def alu(self, op: Ops, sources: tuple[UPat, ...], expected: str) -> tuple[str, str]:
        """Return an elementwise node; literals take the dtype of what they meet."""
        if op in GroupOp.COMPARISON:
            inner = self.dtype_of(sources, expected)
            built = [self.met(part, sources, inner) for part in sources]
            dtype = f"BOOLS[{inner}]"
        elif op is Ops.WHERE:
            dtype = self.dtype_of(sources[1:], expected)
            gate = self.build(sources[0], "BOOLS[INDEX]")[0]
            built = [gate] + [self.met(part, sources[1:], dtype) for part in sources[1:]]
        else:
            dtype = self.dtype_of(sources, expected)
            built = [self.met(part, sources, dtype) for part in sources]
        return f"UOp(OP_{op.name}, {dtype}, {_tuple(built)})", dtype

    def met(self, part: UPat, sources: tuple[UPat, ...], dtype: str) -> str:
        """Return a source; a matched constant among strangers may have to be made anew."""
        text = self.build(part, dtype)[0]
        if part.name in self.constants:
            mates = {self.classes.get(mate.name or "") for mate in sources if mate is not part}
            if mates and mates != {self.classes.get(part.name or "")}:
                return f"remint({text}, {dtype})"
        return text

    def fold(self, pattern: UPat) -> str | None:
        """Return the Python arithmetic of a template made of constants only."""
        if pattern.is_literal:
            return repr(pattern.arg)
        if pattern.name is not None:
            return f"{self.env[pattern.name]}.arg" if pattern.name in self.constants else None
        if pattern.ops is None or len(pattern.ops) != 1 or not pattern.src:
            return None
        sign = _FOLDS.get(next(iter(pattern.ops)))
        parts = [self.fold(part) for part in pattern.src]
        if sign is None or any(part is None for part in parts):
            return None
        return f"({parts[0]} {sign} {parts[1]})"


def _tuple(parts: list[str]) -> str:
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


def constant_names(pattern: UPat) -> set[str]:
    """Return the names that `pattern` binds to constants."""
    found = set()
    stack = [pattern]
    while stack:
        part = stack.pop()
        if part.name is not None and part.ops == _CONST:
            found.add(part.name)
        stack.extend(part.src or ())
        stack.extend(part.alternatives or ())
    return found


def dtype_classes(pattern: UPat) -> dict[str, int]:
    """Return name -> class; names of one class have one dtype wherever `pattern` matches."""
    parent: list[int] = []
    found: dict[str, int] = {}

    def new() -> int:
        parent.append(len(parent))
        return len(parent) - 1

    def top(place: int) -> int:
        while parent[place] != place:
            place = parent[place]
        return place

    def visit(part: UPat) -> int:
        here = found.setdefault(part.name, new()) if part.name is not None else new()
        if part.src is None or part.ops is None or not part.ops <= GroupOp.ALU:
            for child in (*(part.src or ()), *(part.alternatives or ())):
                visit(child)
            return here
        places = [visit(child) for child in part.src]
        if part.ops & {Ops.WHERE}:
            places = places[1:]
        if part.ops & _SHIFTS:
            places = places[:1]
        if not part.ops & GroupOp.COMPARISON:
            places.append(here)
        for place in places[1:]:
            parent[top(place)] = top(places[0])
        return here

    visit(pattern)
    return {name: top(place) for name, place in found.items()}
