"""A run of many programs: batches, statistics, shrinking of what fails, the printed report."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.fuzz.execute import Failure, run_alone, run_batch
from tests.fuzz.generate import Program, generate
from tests.fuzz.isolate import CrashError, isolated
from tests.fuzz.shrink import renumbered, shrink, size

BATCH = 25  # programs for one child process


@dataclass
class Report:
    """What a campaign found."""

    programs: int = 0
    lengths: list[int] = field(default_factory=list)
    histogram: dict[str, Counter[str]] = field(default_factory=dict)
    kernels: list[int] = field(default_factory=list)
    raised: list[Failure] = field(default_factory=list)
    wrong: list[Failure] = field(default_factory=list)
    seconds: float = 0.0

    def count(self, program: Program) -> None:
        """Add one program to the histograms."""
        self.programs += 1
        self.lengths.append(len(program.steps))
        facts = {
            "operations": {step.kind.category for step in program.steps},
            "dtypes": program.dtypes,
            "shapes": program.shapes,
            "hazards": program.hazards,
        }
        for group, names in facts.items():
            self.histogram.setdefault(group, Counter()).update(names)

    def rare(self) -> list[str]:
        """Return the categories that appear in fewer than a tenth of the programs."""
        return [
            f"{group}: {name} in {100 * count / self.programs:.1f} %"
            for group, counter in self.histogram.items()
            for name, count in counter.items()
            if count < self.programs / 10
        ]

    def text(self) -> str:
        """Return the report as lines."""
        lengths = sorted(self.lengths)
        lines = [
            f"{self.programs} programs in {self.seconds:.0f} s; steps: least {lengths[0]}, "
            f"median {lengths[len(lengths) // 2]}, most {lengths[-1]}"
        ]
        for group, counter in self.histogram.items():
            parts = [
                f"{name} {100 * count / self.programs:.0f} %"
                for name, count in counter.most_common()
            ]
            lines.append(f"{group}: {', '.join(parts)}")
        if self.kernels:
            sizes = Counter(min(count // 5 * 5, 40) for count in self.kernels)
            parts = [f"{low}-{low + 4}: {count}" for low, count in sorted(sizes.items())]
            lines.append(f"kernels of {len(self.kernels)} programs: {', '.join(parts)}")
        lines.append(
            f"disagreements: {len(self.wrong)}; raised: {len(self.raised)} "
            f"({100 * len(self.raised) / max(1, self.programs):.2f} %)"
        )
        return "\n".join(lines)


def warm_up() -> None:
    """Open the device here, so that no child has to."""
    from tgcore import Tensor

    (Tensor([1.0, 2.0]) + 1).numpy()


def alone(program: Program) -> Failure | None:
    """Run one program in a child; a crash is a failure of kind "crashed"."""
    try:
        return isolated(run_alone, program)  # type: ignore[no-any-return]
    except CrashError as error:
        return Failure(program, "crashed", str(error))


def one_by_one(programs: list[Program]) -> tuple[list[Failure], list[int]]:
    """Run programs in turn; return the failures, and how many kernels each of the others ran."""
    from tgcore import GlobalCounters

    failures, kernels = [], []
    for program in programs:
        before = GlobalCounters.kernel_count
        failure = run_alone(program)
        if failure is None:
            kernels.append(GlobalCounters.kernel_count - before)
        else:
            failures.append(failure)
    return failures, kernels


def together(programs: list[Program]) -> tuple[list[Failure], list[int]]:
    """Run programs side by side, compiled as one unit: for compilers that start slowly."""
    return run_batch(programs), []


def batch(programs: list[Program], side_by_side: bool) -> tuple[list[Failure], list[int]]:
    """Run programs in a child; after a crash each in a child of its own."""
    try:
        found = isolated(together if side_by_side else one_by_one, programs)
        return found  # type: ignore[no-any-return]
    except CrashError:
        return [failure for failure in map(alone, programs) if failure is not None], []


def campaign(
    first: int,
    count: int,
    progress: Callable[[int, Report], None] = lambda done, report: None,
    enough: int = 0,
    side_by_side: bool = False,
) -> Report:
    """Run the programs of seeds `first` to `first + count - 1`.

    `enough` stops the campaign once so many programs disagreed (0: never). `side_by_side` compiles
    the programs of a batch as one unit and counts no kernels.
    """
    report = Report()
    warm_up()
    start = time.perf_counter()
    for low in range(first, first + count, BATCH):
        programs = [generate(seed) for seed in range(low, min(low + BATCH, first + count))]
        for program in programs:
            report.count(program)
        failures, kernels = batch(programs, side_by_side)
        report.kernels += kernels
        for failure in failures:
            (report.raised if failure.kind == "raised" else report.wrong).append(failure)
        report.seconds = time.perf_counter() - start
        progress(report.programs, report)
        if enough and len(report.wrong) + len(report.raised) >= enough:
            break
    return report


def explain(failure: Failure, budget: int = 400) -> str:
    """Return a failure as text: what differs, and the smallest program found that shows it."""
    small = shrink(failure, alone, budget)
    program = renumbered(small.program)
    device = os.environ.get("TG_DEV", "")
    return (
        f"seed {failure.program.seed}{' on ' + device if device else ''}, {small.kind}: "
        f"{small.message}\n{size(program)} nodes after shrinking:\n{program.text()}\n"
    )
