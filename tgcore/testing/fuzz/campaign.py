"""A run of many programs: batches, statistics, shrinking of what fails, the printed report."""

from __future__ import annotations

import time
from collections.abc import Callable

from tgcore.ir import DType, dtypes
from tgcore.testing.fuzz.execute import Failure, run_alone, run_batch
from tgcore.testing.fuzz.families import VALUES, Check, Family
from tgcore.testing.fuzz.isolate import Child, CrashError
from tgcore.testing.fuzz.program import Program, size
from tgcore.testing.fuzz.report import Report
from tgcore.testing.fuzz.shrink import renumbered, shrink
from tgcore.testing.usable import usable

BATCH = 25  # programs between two answers of the child
SHORT_BATCH = 10  # the same, when the time is limited


def ready() -> set[str]:
    """Compute something on the default device, so that it is open; return the dtypes it can use."""
    from tgcore.runtime import Device
    from tgcore.tensor import Tensor

    (Tensor([1.0, 2.0]) + 1).numpy()
    return {kind.name for kind in usable(Device[Device.DEFAULT].capabilities)}


def one_by_one(
    programs: list[Program], check: Check = run_alone
) -> tuple[list[Failure], list[int]]:
    """Run programs in turn; return the failures, and how many kernels each program ran."""
    from tgcore.support.counters import GlobalCounters

    failures, kernels = [], []
    for program in programs:
        before = GlobalCounters.kernel_count
        failure = check(program)
        kernels.append(GlobalCounters.kernel_count - before)
        if failure is not None:
            failures.append(failure)
    return failures, kernels


def together(programs: list[Program]) -> tuple[list[Failure], list[int]]:
    """Run programs side by side, compiled as one unit: for compilers that start slowly."""
    return run_batch(programs), []


class Runner:
    """Runs programs on one device, in a child process that a crash may end.

    Parameters
    ----------
    device : str
        Name of the device, with a renderer if one is meant; empty for the usual default.
    side_by_side : bool
        Compile the programs of a batch as one unit, and count no kernels. For VALUES only.
    family : Family
        What programs there are and what is asked of them.

    Raises
    ------
    CrashError
        On entering, when the device does not open.
    """

    def __init__(
        self, device: str = "", side_by_side: bool = False, family: Family = VALUES
    ) -> None:
        self.device = device
        self.family = family
        self.side_by_side = side_by_side
        self._child = Child(device)
        self._kinds: list[DType] = []

    def __enter__(self) -> Runner:
        names = self._child(ready)
        self._kinds = [kind for kind in dtypes.concrete if kind.name in names]
        return self

    def __exit__(self, *_: object) -> None:
        self._child.close()

    def program(self, seed: int) -> Program:
        """Return the program of `seed`, with dtypes that the device can use."""
        return self.family.draw(seed, self._kinds)

    def alone(self, program: Program) -> Failure | None:
        """Run one program; a crash is a failure of kind "crashed"."""
        try:
            return self._child(self.family.check, program)  # type: ignore[no-any-return]
        except CrashError as error:
            return Failure(program, "crashed", str(error))

    def batch(self, programs: list[Program]) -> tuple[list[Failure], list[int]]:
        """Run programs one after the other; after a crash, start again with each by itself."""
        try:
            if self.side_by_side:
                return self._child(together, programs)  # type: ignore[no-any-return]
            return self._child(one_by_one, programs, self.family.check)  # type: ignore[no-any-return]
        except CrashError:
            return [failure for failure in map(self.alone, programs) if failure is not None], []


def campaign(
    runner: Runner,
    first: int,
    count: int,
    progress: Callable[[Report], None] = lambda report: None,
    enough: int = 0,
    seconds: float = 0.0,
) -> Report:
    """Run the programs of seeds `first` to `first + count - 1`.

    Parameters
    ----------
    runner : Runner
    first, count : int
    progress : callable
        Called with the report so far after each batch.
    enough : int
        Stop once so many programs failed (0: never).
    seconds : float
        Stop once so much time has passed (0: never).
    """
    report = Report()
    start = time.perf_counter()
    step = SHORT_BATCH if seconds else BATCH
    for low in range(first, first + count, step):
        programs = [runner.program(seed) for seed in range(low, min(low + step, first + count))]
        failures, kernels = runner.batch(programs)
        for program in programs:
            report.count(program)
        report.count_kernels(kernels)
        for failure in failures:
            (report.raised if failure.kind == "raised" else report.wrong).append(failure)
        report.seconds = time.perf_counter() - start
        progress(report)
        if enough and len(report.wrong) + len(report.raised) >= enough:
            break
        if seconds and report.seconds >= seconds:
            break
    return report


def explain(failure: Failure, runner: Runner, budget: int = 400, seconds: float = 120.0) -> str:
    """Return a failure as text: the smallest program found that shows it, and how to see it again.

    `budget` is how many variants of the program may be tried, `seconds` how long.
    """
    small = shrink(failure, runner.alone, budget, seconds)
    program = renumbered(small.program)
    seed, device = failure.program.seed, runner.device
    command = f"python -m tgcore.testing.fuzz --seed {seed} --programs 1"
    if runner.family is not VALUES:
        command += f" --family {runner.family.name}"
    return (
        f"seed {seed}{' on ' + device if device else ''}, {small.kind}: {small.message}\n"
        f"{size(program)} nodes after shrinking:\n{runner.family.text(program)}\n"
        f"again: {command}{' --device ' + device if device else ''}\n"
    )
