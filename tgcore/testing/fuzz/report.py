"""What a campaign of random programs found, and how varied the programs were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from textwrap import wrap

from tgcore.testing.fuzz.choices import CHOICES
from tgcore.testing.fuzz.execute import Failure
from tgcore.testing.fuzz.generate import DTYPES, HAZARDS, SHAPES
from tgcore.testing.fuzz.kinds import KINDS
from tgcore.testing.fuzz.program import Program, size

RARE = 0.1  # every category is to be in so many of the programs
KERNELS = {"up to 3": 3, "4 and 5": 5, "6 to 8": 8, "9 and more": 10**9}
EXPECTED: dict[str, list[str]] = {
    "categories": sorted({KINDS[name].category for name in CHOICES}),
    "operations": [name for name in KINDS if name in CHOICES],
    "dtypes": [kind.name for kind in DTYPES],
    "shapes": list(SHAPES),
    "hazards": list(HAZARDS),
    "kernels": list(KERNELS),
}


@dataclass
class Report:
    """What a campaign found: failures, and in how many programs each category appears."""

    programs: int = 0
    lengths: list[int] = field(default_factory=list)
    histogram: dict[str, Counter[str]] = field(default_factory=dict)
    raised: list[Failure] = field(default_factory=list)
    wrong: list[Failure] = field(default_factory=list)
    seconds: float = 0.0

    def count(self, program: Program) -> None:
        """Add one program to the histograms."""
        self.programs += 1
        self.lengths.append(size(program))
        facts: dict[str, Iterable[str]] = {
            "categories": {step.kind.category for step in program.steps},
            "operations": {step.op for step in program.steps},
            "dtypes": program.dtypes,
            "shapes": program.shapes,
            "hazards": program.hazards,
        }
        for group, names in facts.items():
            self.histogram.setdefault(group, Counter()).update(names)

    def count_kernels(self, kernels: Iterable[int]) -> None:
        """Add the numbers of kernels that programs ran."""
        counter = self.histogram.setdefault("kernels", Counter())
        for count in kernels:
            counter[next(name for name, most in KERNELS.items() if count <= most)] += 1

    def add(self, other: Report) -> None:
        """Add what another campaign found."""
        self.programs += other.programs
        self.lengths += other.lengths
        for group, counter in other.histogram.items():
            self.histogram.setdefault(group, Counter()).update(counter)
        self.raised += other.raised
        self.wrong += other.wrong
        self.seconds += other.seconds

    def rare(self) -> list[str]:
        """Return the expected categories that appear in fewer than a tenth of the programs."""
        return [
            f"{group}: {name} in {100 * counter[name] / self.programs:.1f} %"
            for group, counter in self.histogram.items()
            for name in EXPECTED[group]
            if counter[name] < self.programs * RARE
        ]

    def text(self) -> str:
        """Return the report as lines."""
        lengths = sorted(self.lengths)
        lines = [
            f"{self.programs} programs in {self.seconds:.0f} s; nodes: least {lengths[0]}, "
            f"median {lengths[len(lengths) // 2]}, most {lengths[-1]}"
        ]
        for group, counter in self.histogram.items():
            parts = [
                f"{name} {100 * count / self.programs:.0f}%"
                for name, count in counter.most_common()
            ]
            text = f"{group}: {', '.join(parts)}"
            lines += wrap(text, 100, subsequent_indent="    ", break_on_hyphens=False)
        lines.append(
            f"disagreements: {len(self.wrong)}; raised: {len(self.raised)} "
            f"({100 * len(self.raised) / max(1, self.programs):.2f} %)"
        )
        return "\n".join(lines)
