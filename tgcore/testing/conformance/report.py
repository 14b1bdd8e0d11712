"""How far a device came: the level, the counts and one line for every gap, as text and as JSON.

Fed by the session with the outcome of each test. It draws no conclusion from a run that left
tests of a level out.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from tgcore.testing.conformance import LEVELS, MEANINGS, VERSION

PASSED, FAILED, GAP, STALE, SKIPPED = "passed", "failed", "gap", "stale gap", "does not apply"
_MOST_REASONS = 10
_FIGURES = re.compile(r"\S*\d\S*(?: x \S*\d\S*)*")  # what differs among tests of one kind


@dataclass(slots=True)
class Result:
    """The outcome of one test.

    Attributes
    ----------
    id, outcome : str
    seconds : float
    line : str
        Why it failed, is a gap or does not apply.
    checks : int
        Calls that it compared, where it counts them.
    """

    id: str
    outcome: str = PASSED
    seconds: float = 0.0
    line: str = ""
    checks: int = 0

    @property
    def level(self) -> str:
        """The level the test belongs to."""
        return self.id.split(".")[0]


@dataclass(slots=True)
class Report:
    """All results of one device.

    Attributes
    ----------
    device, target : str
        The name that was asked for; the target that was opened.
    highest : str
        The highest level that was asked for.
    expected : dict
        Number of tests of each level, as collected.
    complete : bool
        False where tests were left out by other options; such a run claims no level.
    facts : dict
        Versions and the like, for the reader.
    started : float
        When the run began, on the clock of `time.perf_counter`.
    """

    device: str
    highest: str = LEVELS[-1]
    target: str = ""
    expected: dict[str, int] = field(default_factory=dict)
    complete: bool = True
    results: dict[str, Result] = field(default_factory=dict)
    facts: dict[str, str] = field(default_factory=dict)
    started: float = field(default_factory=perf_counter)

    def result(self, name: str) -> Result:
        """Return the result of a test, made at first use."""
        return self.results.setdefault(name, Result(name))

    def of(self, *outcomes: str) -> list[Result]:
        """Return the results with one of these outcomes, in order of id."""
        chosen = [one for one in self.results.values() if one.outcome in outcomes]
        return sorted(chosen, key=lambda one: one.id)

    def level(self) -> str:
        """Return the highest level reached, or an empty string."""
        reached = ""
        for name in LEVELS[: LEVELS.index(self.highest) + 1]:
            rows = [one for one in self.results.values() if one.level == name]
            wanted = self.expected.get(name, len(rows))
            if (
                not rows
                or len(rows) < wanted
                or any(one.outcome in (FAILED, STALE) for one in rows)
            ):
                break
            if all(one.outcome == SKIPPED for one in rows):
                break
            reached = name
        return reached

    def counts(self) -> tuple[int, int]:
        """Return how many tests passed, and of how many that apply."""
        applying = max(len(self.results), sum(self.expected.values())) - len(self.of(SKIPPED))
        return len(self.of(PASSED)), applying

    def headline(self) -> str:
        """Return the one line: `tgcore conformance 1.0, level L4, 412 of 412`."""
        passed, applying = self.counts()
        level = f"level {self.level()}" if self.level() else "no level"
        what = level if self.complete else "partial run"
        return f"tgcore conformance {VERSION}, {what}, {passed} of {applying}"

    def lines(self) -> list[str]:
        """Return one line for each test that failed or is a gap."""
        return [f"{one.outcome}: {one.id}: {one.line}" for one in self.of(FAILED, STALE, GAP)]

    def reasons(self) -> list[str]:
        """Return why tests do not apply, the most frequent first, those of one kind together."""
        kinds: dict[str, list[str]] = {}
        for one in self.of(SKIPPED):
            text = one.line.removeprefix(f"{SKIPPED}: ")
            kinds.setdefault(_FIGURES.sub("...", text), []).append(text)
        rows = sorted(kinds.items(), key=lambda row: (-len(row[1]), row[0]))
        return [
            f"{len(texts)} x {kind if len(set(texts)) > 1 else texts[0]}" for kind, texts in rows
        ]

    def short_reasons(self) -> list[str]:
        """Return one line for each reason, and how many more there are."""
        reasons = self.reasons()
        lines = [f"{SKIPPED}: {reason}" for reason in reasons[:_MOST_REASONS]]
        left = len(reasons) - len(lines)
        return [*lines, f"{SKIPPED}: {left} more reasons, in the report"] if left else lines

    def document(self) -> dict[str, Any]:
        """Return everything as plain data."""
        passed, applying = self.counts()
        return {
            "headline": self.headline(),
            "conformance": VERSION,
            "device": self.device,
            "target": self.target,
            "complete": self.complete,
            "asked": self.highest,
            "level": self.level() if self.complete else "",
            "passed": passed,
            "of": applying,
            "facts": self.facts,
            "levels": self._levels(),
            "reasons": self.reasons(),
            "tests": [
                {"id": one.id, "outcome": one.outcome, "seconds": round(one.seconds, 4),
                 "checks": one.checks, "line": one.line}
                for one in sorted(self.results.values(), key=lambda one: one.id)
            ],
        }  # fmt: skip

    def _levels(self) -> list[dict[str, Any]]:
        found = []
        for name in LEVELS:
            rows = [one for one in self.results.values() if one.level == name]
            if rows:
                kinds = (PASSED, FAILED, STALE, GAP, SKIPPED)
                counts = {kind: sum(one.outcome == kind for one in rows) for kind in kinds}
                seconds = round(sum(one.seconds for one in rows), 2)
                checks = sum(one.checks for one in rows)
                found.append({"level": name, "tests": len(rows), **counts, "checks": checks,
                              "seconds": seconds})  # fmt: skip
        return found

    def markdown(self) -> str:
        """Return the report for people."""
        facts = {"device": self.device, "target": self.target, **self.facts}
        lines = [f"# {self.headline()}", ""]
        lines += [f"* {key}: {value}" for key, value in facts.items() if value]
        head = (
            "level",
            "",
            "tests",
            "passed",
            "failed",
            "gaps",
            "do not apply",
            "calls",
            "seconds",
        )
        lines += ["", f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
        for row in self._levels():
            failed = row[FAILED] + row[STALE]
            cells = (row["level"], MEANINGS[row["level"]], row["tests"], row[PASSED], failed,
                     row[GAP], row[SKIPPED], row["checks"] or "", row["seconds"])  # fmt: skip
            lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
        for title, outcomes in (("Failed", (FAILED, STALE)), ("Gaps", (GAP,)),
                                ("Does not apply", (SKIPPED,))):  # fmt: skip
            rows = self.of(*outcomes)
            if rows:
                lines += ["", f"## {title}", ""]
                lines += [f"* `{one.id}`: {one.line}" for one in rows]
        return "\n".join(lines) + "\n"

    def write(self, folder: Path) -> None:
        """Write conformance.md and conformance.json."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "conformance.md").write_text(self.markdown(), encoding="utf-8")
        text = json.dumps(self.document(), indent=1)
        (folder / "conformance.json").write_text(text + "\n", encoding="utf-8")
