"""Patterns over the graph: what the left side of a rule, and a template right side, is made of.

A `UPat` mirrors a `UOp` and is written with the same operators. It holds no matching code:
`tgcore.rewrite.generate` turns patterns into Python source. Whoever writes rules uses this.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from tgcore.ir import AluMixin, DType, GroupOp, Ops, dtypes
from tgcore.ir.uop import NEGATIVE_ZERO
from tgcore.support.errors import RewriteError


class _Any:
    """The argument that matches every argument."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "ANY"


ANY = _Any()


class UPat(AluMixin):
    """A pattern that matches a node, or the template of a node on the right side of a rule.

    Parameters
    ----------
    op : Ops or collection of Ops, optional
        None matches every operation.
    dtype : DType or collection of DType, optional
        A scalar type also matches vectors of it; a vector type matches itself.
    src : tuple, list or UPat, optional
        A tuple gives the sources in order, a list in any order; one UPat stands for every source,
        however many there are; None says nothing about sources.
    arg : object, optional
        The exact argument; left out, any.
    name : str, optional
        The node is handed to the right side under this name. A repeated name is the same node.
    allow_any_len : bool
        With a tuple: more sources may follow.

    Examples
    --------
    >>> UPat.var("x") + 0
    (x + 0)
    """

    __slots__ = ("allow_any_len", "alternatives", "any_order", "arg", "dtypes", "every", "name",
                 "ops", "src")  # fmt: skip

    def __init__(
        self,
        op: Ops | Iterable[Ops] | None = None,
        dtype: DType | Iterable[DType] | None = None,
        src: tuple[UPat, ...] | list[UPat] | UPat | None = None,
        arg: Any = ANY,
        name: str | None = None,
        allow_any_len: bool = False,
    ) -> None:
        self.ops = None if op is None else frozenset((op,) if isinstance(op, Ops) else op)
        self.dtypes = (
            None if dtype is None else frozenset((dtype,) if isinstance(dtype, DType) else dtype)
        )
        self.any_order = isinstance(src, list)
        self.every = src if isinstance(src, UPat) else None
        self.src = tuple(src) if isinstance(src, (tuple, list)) else None
        if type(arg) is float and arg == 0.0 and math.copysign(1.0, arg) < 0:
            arg = NEGATIVE_ZERO
        self.arg = arg
        self.name = name
        self.allow_any_len = allow_any_len
        self.alternatives: tuple[UPat, ...] | None = None

    @staticmethod
    def var(name: str | None = None, dtype: DType | Iterable[DType] | None = None) -> UPat:
        """Return a pattern that matches any node (of `dtype`) and binds it to `name`."""
        return UPat(None, dtype, name=name)

    @staticmethod
    def cvar(name: str | None = None, dtype: DType | Iterable[DType] | None = None) -> UPat:
        """Return a pattern that matches any CONST (of `dtype`)."""
        return UPat(Ops.CONST, dtype, name=name)

    @staticmethod
    def const(dtype: DType | Iterable[DType] | None, value: Any) -> UPat:
        """Return a pattern that matches the CONST `value` (of `dtype`)."""
        return UPat(Ops.CONST, dtype, arg=value)

    @staticmethod
    def any(*patterns: UPat, name: str | None = None) -> UPat:
        """Return a pattern that matches what one of `patterns` matches, tried in order."""
        found = UPat(name=name)
        found.alternatives = tuple(patterns)
        return found

    def named(self, name: str) -> UPat:
        """Return this pattern with its node bound to `name`."""
        found = UPat.__new__(UPat)
        for slot in UPat.__slots__:
            setattr(found, slot, getattr(self, slot))
        found.name = name
        return found

    # *** the construction methods of UOp ***

    def alu(self, op: Ops, *src: UPat) -> UPat:
        """Return the pattern of `op(self, *src)`, in either order where `op` commutes."""
        sources = (self, *src)
        return UPat(op, src=list(sources) if op in GroupOp.COMMUTATIVE else sources)

    def const_like(self, value: Any) -> UPat:
        """Return the pattern of a constant; on a right side it takes the dtype it meets."""
        return UPat(Ops.CONST, dtypes.bool if isinstance(value, bool) else None, arg=value)

    def cast(self, dtype: DType | Iterable[DType] | None = None) -> UPat:
        """Return the pattern of a CAST of this."""
        return UPat(Ops.CAST, dtype, (self,))

    def bitcast(self, dtype: DType | Iterable[DType] | None = None) -> UPat:
        """Return the pattern of a BITCAST of this."""
        return UPat(Ops.BITCAST, dtype, (self,))

    def index(self, offset: UPat, gate: UPat | None = None) -> UPat:
        """Return the pattern of an INDEX into this."""
        return UPat(Ops.INDEX, src=(self, offset) if gate is None else (self, offset, gate))

    def load(self) -> UPat:
        """Return the pattern of a LOAD of this."""
        return UPat(Ops.LOAD, src=(self,))

    def store(self, value: UPat) -> UPat:
        """Return the pattern of a STORE to this."""
        return UPat(Ops.STORE, src=(self, value))

    @property
    def is_var(self) -> bool:
        """Whether the pattern says nothing but (perhaps) a name."""
        return (
            self.ops is None
            and self.dtypes is None
            and self.src is None
            and self.every is None
            and self.arg is ANY
            and self.alternatives is None
        )

    @property
    def is_literal(self) -> bool:
        """Whether the pattern is a constant written in the rule."""
        return self.ops == _CONST and self.arg is not ANY and self.name is None

    def names(self) -> list[str]:
        """Return the names bound anywhere in the pattern, each once."""
        found: dict[str, None] = {}
        stack = [self]
        while stack:
            pattern = stack.pop()
            if pattern.name is not None:
                found[pattern.name] = None
            for group in (pattern.src, pattern.alternatives):
                stack.extend(reversed(group or ()))
            if pattern.every is not None:
                stack.append(pattern.every)
        return list(found)

    def __repr__(self) -> str:
        return show(self)


_CONST = frozenset((Ops.CONST,))
_SIGNS = {
    Ops.ADD: "+", Ops.MUL: "*", Ops.FDIV: "/", Ops.FLOORDIV: "//", Ops.FLOORMOD: "%",
    Ops.AND: "&", Ops.OR: "|", Ops.XOR: "^", Ops.SHL: "<<", Ops.SHR: ">>", Ops.CMPLT: "<",
    Ops.CMPLE: "<=", Ops.CMPNE: "!=", Ops.CMPEQ: "==",
}  # fmt: skip


def show(pattern: UPat) -> str:
    """Return the pattern as the reader of a rule list wants to see it."""
    if pattern.alternatives is not None:
        return " or ".join(show(part) for part in pattern.alternatives)
    if pattern.ops == _CONST and pattern.arg is not ANY:
        return repr(pattern.arg)
    if pattern.name is not None and pattern.src is None:
        return pattern.name
    if pattern.ops is None:
        return "_"
    op = min(pattern.ops)
    if len(pattern.ops) > 1:
        label = "|".join(sorted(member.name for member in pattern.ops)) if len(
            pattern.ops) < 4 else f"one of {len(pattern.ops)} ops"  # fmt: skip
    else:
        label = op.name
    parts = [show(part) for part in pattern.src or ()]
    if len(pattern.ops) == 1 and op in _SIGNS and len(parts) == 2:
        return f"({parts[0]} {_SIGNS[op]} {parts[1]})"
    if op is Ops.WHERE and len(parts) == 3:
        return f"where({', '.join(parts)})"
    if op in (Ops.CAST, Ops.BITCAST) and len(parts) == 1 and pattern.dtypes:
        kinds = "|".join(sorted(dtype.name for dtype in pattern.dtypes))
        return f"{op.name.lower()}({parts[0]}, {kinds})"
    if pattern.every is not None:
        parts = [f"{show(pattern.every)}, ..."]
    if pattern.allow_any_len:
        parts.append("...")
    return f"{label.lower()}({', '.join(parts)})"


def show_whole(pattern: UPat) -> str:
    """Return the left side of a rule: a root of any sources by its operations, not its name."""
    if pattern.src is None and pattern.ops is not None and pattern.arg is ANY:
        shown = show(UPat(pattern.ops))
        return shown.removesuffix("()")
    return show(pattern)


def check(pattern: UPat) -> None:
    """Raise `RewriteError` when `pattern` could never match or is malformed."""
    if pattern.src is not None and pattern.any_order and len(pattern.src) > 4:
        raise RewriteError(
            f"{len(pattern.src)} sources in any order make {math.factorial(len(pattern.src))} "
            "orders to try",
            hint="give them as a tuple, or match every source with one pattern",
        )
