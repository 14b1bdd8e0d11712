"""Rules: a named pattern, what it becomes, why, and over which domain it holds.

A rule is data: it is listed, proved and documented from here. Matching code for it is generated
once, by `tgcore.rewrite.generate`, the first time a node comes by that it might match.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.rewrite.pattern import UPat, check, show, show_whole
from tgcore.support.errors import RewriteError

DOMAINS = {
    "": "any node",
    "index": "mathematical integers, which never wrap",
    "wrapping": "integers of a fixed width, which wrap",
    "int": "all integers, wrapping or not",
    "bool": "booleans",
    "exact": "integers and booleans",
    "float": "floats",
    "number": "integers and floats",
}


class Rule:
    """One rewrite: where `pattern` matches and `when` holds, the node becomes `result`.

    Attributes
    ----------
    name : str
    pattern : UPat
    result : UPat or callable
        A template over the names of the pattern, or a function of them that returns a node or
        None; a parameter called `ctx` receives the context of the rewrite, `u` the matched node.
    reason : str
        One line for the reader.
    domain : str
        A key of `DOMAINS`. It constrains the dtype of the matched node (of its first source when
        the node is a comparison).
    when : str or callable or None
        A condition over the names, written as Python; a string is inlined into the matcher and
        can be proved.
    algebraic : bool
        True when the rule may change rounding, NaN or the sign of zero.
    location : str
        File and line where the rule is written.
    """

    __slots__ = ("algebraic", "code", "domain", "family", "location", "name", "pattern", "reason",
                 "result", "shapes", "when")  # fmt: skip

    def __init__(
        self,
        name: str,
        pattern: UPat,
        result: UPat | Callable[..., UOp | None],
        reason: str = "",
        domain: str = "",
        when: str | Callable[..., Any] | None = None,
        algebraic: bool = False,
        location: str = "",
    ) -> None:
        if domain not in DOMAINS:
            raise RewriteError(f"rule {name!r}: no domain {domain!r}; use one of {list(DOMAINS)}")
        check(pattern)
        if isinstance(result, UPat):
            unknown = set(result.names()) - set(pattern.names())
            if unknown:
                raise RewriteError(f"rule {name!r}: {sorted(unknown)} on the right side only")
        self.name = name
        self.pattern = pattern
        self.result = result
        self.reason = reason
        self.domain = domain
        self.when = when
        self.algebraic = algebraic
        self.location = location
        self.family = ""
        self.code: Callable[[UOp, Any], UOp | None] | None = None
        self.shapes: list[Any] | None = None

    @property
    def is_template(self) -> bool:
        """Whether the right side is data."""
        return isinstance(self.result, UPat)

    def __repr__(self) -> str:
        right = show(self.result) if isinstance(self.result, UPat) else _function_name(self.result)
        condition = f"  when {self.when}" if isinstance(self.when, str) else ""
        return f"{self.name}: {show_whole(self.pattern)} -> {right}{condition}"


def _function_name(function: Any) -> str:
    return f"{getattr(function, '__name__', type(function).__name__)}()"


def rule(
    name: str,
    pattern: UPat,
    result: UPat | Callable[..., UOp | None] | int | float | bool,
    reason: str = "",
    domain: str = "",
    when: str | Callable[..., Any] | None = None,
    algebraic: bool = False,
) -> Rule:
    """Return a rule; see `Rule` for the parameters.

    Examples
    --------
    >>> x = UPat.var("x")
    >>> rule("add zero", x + 0, x, domain="int")
    add zero: (x + 0) -> x
    """
    if isinstance(result, (bool, int, float)):
        result = pattern.const_like(result)
    frame = sys._getframe(1)
    location = f"{frame.f_code.co_filename}:{frame.f_lineno}"
    return Rule(name, pattern, result, reason, domain, when, algebraic, location)


def as_rule(entry: Any) -> Rule:
    """Return `entry` as a rule: a `Rule`, or a pair of pattern and right side."""
    if isinstance(entry, Rule):
        return entry
    pattern, result = entry
    code = getattr(result, "__code__", None)
    location = f"{code.co_filename}:{code.co_firstlineno}" if code is not None else ""
    label = show(result) if isinstance(result, UPat) else _function_name(result)
    name = f"{show(pattern)} -> {label}"
    return Rule(name, pattern, result, location=location)


# *** which operations of the sources let a rule be a candidate ***

Shape = tuple[frozenset[Ops] | None, int, bool, tuple[frozenset[Ops] | None, ...]]


def shapes(pattern: UPat) -> Iterable[Shape]:
    """Yield (root ops, length, more allowed, ops of each source) for each way to match.

    Length -1 says that the number of sources is free.
    """
    if pattern.alternatives is not None:
        for part in pattern.alternatives:
            yield from shapes(part)
        return
    if pattern.src is None:
        yield pattern.ops, -1, True, ()
        return
    sources = tuple(source_ops(part) for part in pattern.src)
    yield pattern.ops, len(sources), pattern.allow_any_len, sources
    if pattern.any_order:
        if len(sources) == 2:
            yield pattern.ops, 2, pattern.allow_any_len, sources[::-1]
        else:
            free: tuple[None, ...] = (None,) * len(sources)
            yield pattern.ops, len(sources), pattern.allow_any_len, free


def source_ops(pattern: UPat) -> frozenset[Ops] | None:
    """Return the operations the pattern can match at its root, None for all."""
    if pattern.alternatives is None:
        return pattern.ops
    found: set[Ops] = set()
    for part in pattern.alternatives:
        ops = source_ops(part)
        if ops is None:
            return None
        found |= ops
    return frozenset(found)


_IN_DOMAIN: dict[str, Callable[[DType], bool]] = {
    "index": lambda dtype: dtype is dtypes.index,
    "wrapping": lambda dtype: dtype.is_int and dtype is not dtypes.index,
    "int": lambda dtype: dtype.is_int,
    "bool": lambda dtype: dtype.kind == "b",
    "exact": lambda dtype: not dtype.is_float,
    "float": lambda dtype: dtype.is_float,
    "number": lambda dtype: dtype.kind in "iuf",
}
_OTHER_DTYPE = frozenset({Ops.WHERE, Ops.CAST, Ops.BITCAST})


def may_match(
    rule: Rule, op: Ops, dtype: DType | None, sources: tuple[Ops, ...], longer: bool
) -> bool:
    """Return whether `rule` could match a node of `op` over `sources` (`longer`: and more).

    `dtype` is that of the first source, which an elementwise node shares with its domain.
    """
    if rule.domain and dtype is not None and op in GroupOp.ALU and op not in _OTHER_DTYPE:
        if not _IN_DOMAIN[rule.domain](dtype):
            return False
    if rule.shapes is None:
        rule.shapes = list(shapes(rule.pattern))
    for ops, length, more, wanted in rule.shapes:
        if ops is not None and op not in ops:
            continue
        if (
            length >= 0
            and not longer
            and (len(sources) < length or (len(sources) > length and not more))
        ):
            continue
        if all(want is None or have in want for want, have in zip(wanted, sources)):
            return True
    return False
