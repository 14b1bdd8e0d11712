"""`python -m tests.fuzz`: try random programs on a device against the reference interpreter."""

from __future__ import annotations

import argparse
import os
import sys

if __name__ == "__main__":
    os.environ.setdefault("TG_SPEC", "1")


def main(arguments: list[str] | None = None) -> int:
    """Run the campaign that the command line asks for; 1 when something disagreed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--programs", type=int, default=2000, help="how many to try")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--device", default="", help="device to run on (default: the usual one)")
    parser.add_argument("--show", type=int, default=5, help="how many failures to shrink and print")
    parser.add_argument("--stop", type=int, default=0, help="stop after so many failures")
    parser.add_argument("--together", action="store_true", help="compile 25 programs as one unit")
    parser.add_argument("--print", action="store_true", help="print the program of --seed and stop")
    options = parser.parse_args(arguments)
    import tgcore
    from tests.fuzz.campaign import campaign, explain
    from tests.fuzz.generate import generate
    from tgcore import Device

    if options.print:
        print(generate(options.seed).text())
        return 0
    if options.device:
        Device.DEFAULT = options.device

    def progress(done, report):
        bad = len(report.wrong) + len(report.raised)
        print(f"\r{done} of {options.programs} programs, {bad} failed", end="", file=sys.stderr)

    report = campaign(options.seed, options.programs, progress, options.stop, options.together)
    print(file=sys.stderr)
    print(f"device {Device.DEFAULT}, seeds from {options.seed}, package {tgcore.__path__[0]}")
    print(report.text())
    for failure in [*report.wrong, *report.raised][: options.show]:
        print(explain(failure))
    return 1 if report.wrong or report.raised else 0


if __name__ == "__main__":
    sys.exit(main())
