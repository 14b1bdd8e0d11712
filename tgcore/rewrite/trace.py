"""A record of every rewrite: which pass, which rule, what became what.

Nothing is recorded, and nothing costs anything, until `trace_rewrites` or `count_rewrites` is
entered. `tg explain` reads the records, `tg rules --hits` the counts.
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
    name : str
        Of the rule.
    before, after : UOp
    rule : Rule or None
        None for a rewrite that no matcher made, such as the decomposition of an operation.
    """

    stage: str
    name: str
    before: UOp
    after: UOp
    rule: Rule | None = None


class Trace:
    """The rewrites recorded so far, oldest first.

    Attributes
    ----------
    records : list of Record
        Empty where only counts are kept.
    hits : dict
        How often each rule was applied, by the rule or, where there is none, by its name.
    """

    def __init__(self, keep: bool = True) -> None:
        self.records: list[Record] = []
        self.hits: dict[Rule | str, int] = {}
        self._keep = keep
        self._watched: dict[tuple[int, str], PatternMatcher] = {}

    def note(self, stage: str, name: str, before: UOp, after: UOp) -> None:
        """Record a rewrite that no matcher made."""
        self._add(stage, name, before, after, None)

    def _add(self, stage: str, name: str, before: UOp, after: UOp, rule: Rule | None) -> None:
        key = name if rule is None else rule
        self.hits[key] = self.hits.get(key, 0) + 1
        if self._keep:
            self.records.append(Record(stage, name, before, after, rule))

    def watch(self, pm: PatternMatcher, stage: str) -> PatternMatcher:
        """Return a matcher that does as `pm` and records into this trace."""
        found = self._watched.get((id(pm), stage))
        if found is None:
            found = self._watched[id(pm), stage] = _Watching(pm, stage, self)
        return found

    def counts(self) -> dict[str, int]:
        """Return how often each rule was applied, most often first."""
        totals: dict[str, int] = {}
        for key, count in self.hits.items():
            name = key if isinstance(key, str) else key.name
            totals[name] = totals.get(name, 0) + count
        return dict(sorted(totals.items(), key=lambda item: -item[1]))

    def report(self, limit: int = 40) -> str:
        """Return the rewrites as text: by stage, each rule with its count and one example."""
        stages: dict[str, dict[str, list[Record]]] = {}
        for record in self.records:
            stages.setdefault(record.stage, {}).setdefault(record.name, []).append(record)
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

    __slots__ = ("_pm", "_stage", "_trace")

    def __init__(self, pm: PatternMatcher, stage: str, trace: Trace) -> None:
        super().__init__(pm.rules)
        self._pm = pm
        self._stage = stage
        self._trace = trace

    def build(self, key: Any, node: UOp) -> tuple[Code, ...]:
        rules = self.candidates(node)
        plain = self._pm.build(key, node)
        found = tuple([self._recording(rule, code) for rule, code in zip(rules, plain)])
        self.table[key] = found
        return found

    def _recording(self, rule: Rule, code: Code) -> Code:
        add, stage = self._trace._add, self._stage

        def recording(node: UOp, ctx: Any) -> UOp | None:
            result = code(node, ctx)
            if result is not None and result is not node:
                add(stage, rule.name, node, result, rule)
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
    with _active(Trace()) as log:
        yield log


@contextmanager
def count_rewrites() -> Iterator[Trace]:
    """Count the rewrites made inside the block, and keep nothing else of them."""
    with _active(Trace(keep=False)) as log:
        yield log


@contextmanager
def _active(log: Trace) -> Iterator[Trace]:
    global active
    previous, active = active, log
    try:
        yield log
    finally:
        active = previous
