"""A record of every rewrite: which pass, which rule, what became what.

Nothing is recorded, and nothing costs anything, until `trace_rewrites` is entered. `tg explain`
and the viewer read the records.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tgcore.ir import UOp
from tgcore.rewrite.matcher import Code, PatternMatcher
from tgcore.rewrite.rules import Rule


@dataclass(frozen=True, slots=True)
class Record:
    """One rewrite.

    Attributes
    ----------
    stage : str
        The name given to the pass.
    rule : Rule
    before, after : UOp
    """

    stage: str
    rule: Rule
    before: UOp
    after: UOp


class Trace:
    """The rewrites recorded so far, oldest first."""

    def __init__(self) -> None:
        self.records: list[Record] = []

    def watch(self, pm: PatternMatcher, stage: str) -> PatternMatcher:
        """Return a matcher that does as `pm` and records into this trace."""
        return _Watching(pm, stage, self)

    def counts(self) -> dict[str, int]:
        """Return how often each rule was applied, most often first."""
        totals: dict[str, int] = {}
        for record in self.records:
            totals[record.rule.name] = totals.get(record.rule.name, 0) + 1
        return dict(sorted(totals.items(), key=lambda item: -item[1]))

    def report(self, limit: int = 40) -> str:
        """Return the rewrites as text: by stage, each rule with its count and one example."""
        stages: dict[str, dict[str, list[Record]]] = {}
        for record in self.records:
            stages.setdefault(record.stage, {}).setdefault(record.rule.name, []).append(record)
        lines = []
        for stage, rules in stages.items():
            total = sum(len(records) for records in rules.values())
            lines.append(f"{stage or 'rewriting'}: {total} rewrites")
            ordered = sorted(rules.items(), key=lambda item: -len(item[1]))
            for name, records in ordered[:limit]:
                example = records[0]
                lines.append(f"  {len(records):6} {name}: {example.before} -> {example.after}")
            if len(ordered) > limit:
                lines.append(f"         and {len(ordered) - limit} more rules")
        return "\n".join(lines)


class _Watching(PatternMatcher):
    """A matcher whose functions record what they did."""

    __slots__ = ("_stage", "_trace")

    def __init__(self, pm: PatternMatcher, stage: str, trace: Trace) -> None:
        super().__init__(pm.rules)
        self._stage = stage
        self._trace = trace

    def build(self, key: Any, node: UOp) -> tuple[Code, ...]:
        rules = self.candidates(node)
        plain = super().build(key, node)
        found = tuple([self._recording(rule, code) for rule, code in zip(rules, plain)])
        self.table[key] = found
        return found

    def _recording(self, rule: Rule, code: Code) -> Code:
        records, stage = self._trace.records, self._stage

        def recording(node: UOp, ctx: Any) -> UOp | None:
            result = code(node, ctx)
            if result is not None and result is not node:
                records.append(Record(stage, rule, node, result))
            return result

        return recording


active: Trace | None = None


@contextmanager
def trace_rewrites() -> Iterator[Trace]:
    """Record the rewrites made inside the block.

    Examples
    --------
    >>> from tgcore.rewrite import PatternMatcher, UPat, graph_rewrite, rule
    >>> x = UPat.var("x")
    >>> pm = PatternMatcher([rule("add zero", x + 0, x, domain="int")])
    >>> with trace_rewrites() as log:
    ...     _ = graph_rewrite(UOp.var("n", 0, 4) + 0, pm)
    >>> log.counts()
    {'add zero': 1}
    """
    global active
    previous, active = active, Trace()
    try:
        yield active
    finally:
        active = previous
