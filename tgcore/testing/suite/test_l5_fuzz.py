"""Level L5, fuzz: random programs on the device, compared with what they mean, for a given time.

The seeds start at a fixed number, so that a run repeats the one before and goes as far as its time
allows. What fails is made small before it is shown. Programs run in a process of their own: one
that dies of a program is a finding too.
"""

from __future__ import annotations

import pytest

from tgcore.testing.conformance import fault, level
from tgcore.testing.fuzz import Report, Runner, campaign, explain
from tgcore.testing.fuzz.isolate import CrashError

pytestmark = [level("L5"), pytest.mark.usefixtures("computes")]

SEED = 2_000_000
ENOUGH = 3  # failures, after which the time goes into making them small
MOST = 1_000_000
VARIANTS, SECONDS = 150, 30.0  # what making one program small may take
RAISING = 0.02  # of the programs may be refused by the device


def _headline(report: Report, device: str) -> str:
    lengths = sorted(report.lengths)
    return (
        f"{report.programs} random programs on {device} in {report.seconds:.0f} s, "
        f"seeds from {SEED}, of {lengths[0]} to {lengths[-1]} steps"
    )


def test_random_programs(
    device_name: str, fuzz_seconds: float, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every program gives what NumPy and the reference interpreter give."""
    try:
        with Runner(device_name, side_by_side=True) as runner:
            report = campaign(runner, SEED, MOST, enough=ENOUGH, seconds=fuzz_seconds)
            with capsys.disabled():
                print(f"\n{_headline(report, device_name)}")
            bad = report.wrong or (
                report.raised if len(report.raised) > RAISING * report.programs else []
            )
            texts = [explain(failure, runner, VARIANTS, SECONDS) for failure in bad]
    except CrashError as error:
        fault("a device that opens in another process", str(error), "L0.spawn")
    if texts:
        for text in texts:
            print(text)  # shown by pytest below the test's name
        shortest = min(texts, key=len)
        first, _, _ = shortest.partition("\n")
        again = shortest.strip().splitlines()[-1]
        fault("the values of the reference interpreter", first, again)
