"""Which theories a template rule must hold in, from its domain."""

from __future__ import annotations

from typing import Any

from tests.rewrite.prove.solver import BitVectors, Booleans, Integers
from tgcore.ir import GroupOp, Ops, dtypes
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.rules import Rule

_INDEX, _NARROW = "index", "narrow"


def dtypes_named(pattern: UPat) -> set[Any]:
    """Return the non-boolean dtypes that the pattern asks for."""
    found: set[Any] = set()
    stack = [pattern]
    while stack:
        part = stack.pop()
        if part.dtypes is not None and part.dtypes != {dtypes.bool} and not part.is_literal:
            found |= part.dtypes
        stack.extend(part.src or ())
    return found


def _uses(pattern: UPat, ops: frozenset[Ops]) -> bool:
    stack = [pattern]
    while stack:
        part = stack.pop()
        if part.ops is not None and part.ops & ops:
            return True
        stack.extend(part.src or ())
    return False


_BITWISE = frozenset({Ops.AND, Ops.OR, Ops.XOR, Ops.SHL, Ops.SHR})


def theories(rule: Rule, z3: Any, width: int = 8) -> list[Any]:
    """Return the theories of the rule's domain; integers of `width` bits."""
    signed = {8: dtypes.int8, 16: dtypes.int16, 32: dtypes.int32, 64: dtypes.int64}[width]
    unsigned = {8: dtypes.uint8, 16: dtypes.uint16, 32: dtypes.uint32, 64: dtypes.uint64}[width]
    wrapping = [BitVectors(z3, signed), BitVectors(z3, unsigned)]
    index = [] if _uses(rule.pattern, _BITWISE) and rule.domain != "" else [Integers(z3)]
    named = dtypes_named(rule.pattern)
    if named:
        found: list[Any] = [Integers(z3)] if dtypes.index in named else []
        return found + [theory for theory in wrapping if theory.dtype in named]
    if rule.domain == "bool" or (rule.domain == "" and _only_booleans(rule.pattern)):
        return [Booleans(z3)]
    if rule.domain == "index":
        return [Integers(z3)]
    if rule.domain == "wrapping":
        return wrapping
    if rule.domain == "exact":
        return [*index, *wrapping, Booleans(z3)]
    return [*index, *wrapping]


def _only_booleans(pattern: UPat) -> bool:
    """Whether every variable of the pattern is a boolean."""
    stack = [pattern]
    while stack:
        part = stack.pop()
        if part.src is None and part.name is not None and part.dtypes != {dtypes.bool}:
            return False
        stack.extend(part.src or ())
    return True


COMPARISON = GroupOp.COMPARISON
