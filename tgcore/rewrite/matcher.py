"""The matcher: rules indexed by the operations of a node and of its sources.

The first node of each combination of operations selects, once, the rules that could match it;
from then on a node costs one table look-up, and a call for each of those rules. The engine in
`tgcore.rewrite.engine` and any pass that rewrites single nodes use it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tgcore.ir import Ops, UOp
from tgcore.rewrite import generate
from tgcore.rewrite.rules import Rule, as_rule, may_match

Code = Callable[[UOp, Any], UOp | None]


class PatternMatcher:
    """An ordered set of rules; the first that matches and gives a result wins.

    Parameters
    ----------
    rules : iterable of Rule or of (UPat, template or function)

    Examples
    --------
    >>> from tgcore.rewrite import UPat, rule
    >>> x = UPat.var("x")
    >>> pm = PatternMatcher([rule("add zero", x + 0, x, domain="int")])
    >>> pm.rewrite(UOp.var("n", 0, 4) + 0)
    n
    """

    __slots__ = ("_by_op", "_sums", "rules", "table")

    def __init__(self, rules: Iterable[Any]) -> None:
        self.rules: tuple[Rule, ...] = tuple([as_rule(entry) for entry in rules])
        self.table: dict[Any, tuple[Code, ...]] = {}
        self._by_op: dict[Ops, list[Rule]] | None = None
        self._sums: dict[int, tuple[PatternMatcher, PatternMatcher]] = {}

    def __add__(self, other: PatternMatcher) -> PatternMatcher:
        known = self._sums.get(id(other))
        if known is not None:
            return known[1]
        total = PatternMatcher(self.rules + other.rules)
        self._sums[id(other)] = (other, total)
        return total

    def candidates(self, node: UOp) -> list[Rule]:
        """Return the rules that nodes with these operations can match, in order."""
        if self._by_op is None:
            self._by_op = _group(self.rules)
        sources = tuple([child.op for child in node.src[:3]])
        dtype = node.src[0].dtype if node.src else None
        longer = len(node.src) > 3
        rules = self._by_op.get(node.op, ())
        return [rule for rule in rules if may_match(rule, node.op, dtype, sources, longer)]

    def build(self, key: Any, node: UOp) -> tuple[Code, ...]:
        """Return and remember the functions to try on nodes whose key is `key`."""
        rules = self.candidates(node)
        generate.compile_rules(rules)
        found = tuple([rule.code for rule in rules if rule.code is not None])
        self.table[key] = found
        return found

    def rewrite(self, node: UOp, ctx: Any = None) -> UOp | None:
        """Return what the first fitting rule makes of `node`, or None."""
        key = key_of(node)
        found = self.table.get(key)
        if found is None:
            found = self.build(key, node)
        for code in found:
            result = code(node, ctx)
            if result is not None:
                return result
        return None

    def explain(self, node: UOp, ctx: Any = None) -> tuple[Rule, UOp] | None:
        """Return the rule that fits `node` and its result, or None."""
        rules = self.candidates(node)
        generate.compile_rules(rules)
        for rule in rules:
            result = rule.code(node, ctx) if rule.code is not None else None
            if result is not None:
                return rule, result
        return None

    def source(self) -> str:
        """Return the generated source of all rules."""
        return generate.source_of(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def __repr__(self) -> str:
        return f"PatternMatcher({len(self.rules)} rules)"


def key_of(node: UOp) -> Any:
    """Return the table key of `node`.

    It is made of the operation, the dtype of the first source and the operations of the first
    three sources; together they leave few rules to try.
    """
    src = node.src
    count = len(src)
    if count == 2:
        first, second = src
        return node.op, first.dtype, first.op, second.op
    if count == 1:
        (first,) = src
        return node.op, first.dtype, first.op
    if count == 0:
        return node.op
    first = src[0]
    if count == 3:
        return node.op, first.dtype, first.op, src[1].op, src[2].op
    return node.op, first.dtype, first.op, src[1].op, src[2].op, True


def _group(rules: tuple[Rule, ...]) -> dict[Ops, list[Rule]]:
    from tgcore.rewrite.rules import source_ops

    table: dict[Ops, list[Rule]] = {op: [] for op in Ops}
    for rule in rules:
        for op in source_ops(rule.pattern) or Ops:
            table[op].append(rule)
    return table
