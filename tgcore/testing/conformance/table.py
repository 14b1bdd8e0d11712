"""A share of the operator table for one device: every sample and every dtype of each operator.

The whole table is every sample with every dtype, some 22,000 calls; a share takes each sample and
each dtype at least once, in other pairs for every operator. Many operators are realized together,
so that a compiler is started a few dozen times. Level L3 calls this.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tgcore.ir import DType
from tgcore.testing.differential import Outcome, check_forward, check_gradient
from tgcore.testing.operators import Case, Operator, all_operators

TOGETHER = 100  # calls that are realized at once


def pairs(cases: Sequence[Case], every: int = 1) -> list[Case]:
    """Return cases with each dtype, and each `every`-th sample, at least once.

    Examples
    --------
    >>> from tgcore.testing.operators import by_name
    >>> len(pairs(by_name("add").cases())) < len(by_name("add").cases())
    True
    """
    table = {(case.dtype, case.number): case for case in cases}
    kinds = list(dict.fromkeys(case.dtype for case in cases))
    numbers = list(dict.fromkeys(case.number for case in cases))
    if not cases:
        return []
    turn = zlib.crc32(cases[0].operator.name.encode())
    numbers = numbers[turn % every :: every] or numbers
    chosen: dict[tuple[DType, int], None] = {}
    for place in range(max(len(kinds), len(numbers))):
        chosen[kinds[(place + turn) % len(kinds)], numbers[place % len(numbers)]] = None
    return [table[one] for one in chosen if one in table]


def forward_cases(operator: Operator, dense: bool) -> list[Case]:
    """Return the calls of one operator whose values are checked."""
    return operator.cases() if dense else pairs(operator.cases())


def gradient_cases(operator: Operator, dense: bool) -> list[Case]:
    """Return the calls of one operator whose gradients are checked."""
    smooth = [case for case in operator.cases() if case.wants_gradient()]
    return smooth if dense else pairs(smooth, 3)


def smooth_operators() -> list[Operator]:
    """Return the operators that have gradients to check."""
    return [row for row in all_operators() if any(case.wants_gradient() for case in row.cases())]


def wrong_calls() -> list[Operator]:
    """Return the operators that have calls which must raise."""
    return [row for row in all_operators() if row.errors]


@dataclass
class Checked:
    """Outcomes of operators, found for many at a time when the first of them is asked for.

    Attributes
    ----------
    check : callable
        `check_forward` or `check_gradient`.
    cases : callable
        The calls of an operator.
    operators : sequence of Operator
    device : str
    """

    check: Callable[[Sequence[Case], str | None], Outcome]
    cases: Callable[[Operator], list[Case]]
    operators: Sequence[Operator]
    device: str
    outcomes: dict[str, Outcome] = field(default_factory=dict)

    def of(self, name: str) -> Outcome:
        """Return the outcome of the operator called `name`."""
        if name not in self.outcomes:
            self._find(self._batch(name))
        return self.outcomes[name]

    def _batch(self, name: str) -> list[tuple[Operator, list[Case]]]:
        """Return `name` and the operators after it, as many as go together."""
        start = next(place for place, row in enumerate(self.operators) if row.name == name)
        found: list[tuple[Operator, list[Case]]] = []
        total = 0
        for row in self.operators[start:]:
            if row.name in self.outcomes:
                break
            cases = self.cases(row)
            if found and total + len(cases) > TOGETHER:
                break
            found.append((row, cases))
            total += len(cases)
        return found

    def _find(self, batch: list[tuple[Operator, list[Case]]]) -> None:
        together = self.check([case for _, cases in batch for case in cases], self.device)
        for row, cases in batch:
            own = [line for line in together.failures if line.startswith(f"{row.name}(")]
            self.outcomes[row.name] = Outcome(len(cases), own)
        known = sum(len(self.outcomes[row.name].failures) for row, _ in batch)
        if known < len(together.failures):  # a line that names no operator belongs to all
            for row, _ in batch:
                self.outcomes[row.name].failures += together.failures


def checked_forward(device: str, dense: bool = False) -> Checked:
    """Return the values of all operators on a device."""
    return Checked(check_forward, lambda row: forward_cases(row, dense), all_operators(), device)


def checked_gradient(device: str, dense: bool = False) -> Checked:
    """Return the gradients of all operators that have one on a device."""
    return Checked(
        check_gradient, lambda row: gradient_cases(row, dense), smooth_operators(), device
    )
