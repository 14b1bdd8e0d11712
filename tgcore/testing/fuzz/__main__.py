"""`python -m tgcore.testing.fuzz`: random programs on a device, compared with what they mean."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tgcore.testing.fuzz.report import Report


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tgcore.testing.fuzz", description=__doc__)
    parser.add_argument("--programs", type=int, default=2000, help="how many to try")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so much time")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--device", default="", help="device to run on (default: the usual one)")
    parser.add_argument(
        "--family",
        default="values",
        help="which programs: values (all kinds of steps) or updates (many writes by index)",
    )
    parser.add_argument("--show", type=int, default=5, help="how many failures to shrink and print")
    parser.add_argument("--stop", type=int, default=0, help="stop after so many failures")
    parser.add_argument("--together", action="store_true", help="compile 25 programs as one unit")
    parser.add_argument("--print", action="store_true", help="print the program of --seed and stop")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Run the campaign that the command line asks for; 1 when something disagreed."""
    options = parsed(arguments)
    os.environ.setdefault("TG_SPEC", "1")  # the children check every stage
    from tgcore.testing.fuzz.campaign import Runner, campaign, explain
    from tgcore.testing.fuzz.families import VALUES, family
    from tgcore.testing.fuzz.isolate import CrashError

    try:
        chosen = family(options.family)
    except KeyError as error:
        print(error.args[0], file=sys.stderr)
        return 2

    def progress(report: Report) -> None:
        bad = len(report.wrong) + len(report.raised)
        print(f"\r{report.programs} programs, {bad} failed", end="", file=sys.stderr)

    try:
        with Runner(options.device, options.together and chosen is VALUES, chosen) as runner:
            if options.print:
                print(chosen.text(runner.program(options.seed)))
                return 0
            report = campaign(
                runner, options.seed, options.programs, progress, options.stop, options.seconds
            )
            print(file=sys.stderr)
            package = Path(__file__).resolve().parents[2]
            print(f"device {options.device or 'default'}, seeds from {options.seed}, of {package}")
            print(f"family {chosen.name}: {chosen.purpose}")
            print(report.text())
            for failure in [*report.wrong, *report.raised][: options.show]:
                print(explain(failure, runner))
    except CrashError as error:
        print(f"the device does not work: {error}", file=sys.stderr)
        return 2
    return 1 if report.wrong or report.raised else 0


if __name__ == "__main__":
    sys.exit(main())
