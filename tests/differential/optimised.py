"""`python -m tests.differential.optimised [SHARE]`: checks with the compiler now set, one in SHARE.

Run in a process of its own, because a device chooses its compiler once. Many operators go into one
realize, so that an optimising compiler is started a few dozen times and not once for each.
"""

from __future__ import annotations

import sys

from tgcore.testing.differential import Outcome, check_forward, check_gradient
from tgcore.testing.operators import all_operators

SHARE = 20  # every so many cases
TOGETHER = 250


def main(share: int = SHARE) -> int:
    """Check one case in `share` and one gradient in twice as many; all when it is 1."""
    cases = [case for row in all_operators() for case in row.cases()]
    outcome = Outcome()
    chosen = cases[::share]
    for low in range(0, len(chosen), TOGETHER):
        outcome.add(check_forward(chosen[low : low + TOGETHER], "CPU"))
    smooth = [case for case in cases if case.wants_gradient()][:: 2 * share if share > 1 else 1]
    for low in range(0, len(smooth), TOGETHER):
        outcome.add(check_gradient(smooth[low : low + TOGETHER], "CPU"))
    print(f"{outcome.checks} checks, {len(outcome.failures)} wrong")
    print("\n".join(outcome.failures[:30]))
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
