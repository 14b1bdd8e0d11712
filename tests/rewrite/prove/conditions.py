"""The condition of a rule, read as a formula.

A condition is Python text over the matched nodes. It is run on stand-ins for nodes whose facts are
symbolic numbers; each truth value Python asks for splits the run in two, until all runs are known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tgcore.ir import Ops, dtypes


class Forks:
    """The decisions of one run: a prefix that is given, then True for every new question."""

    def __init__(self, given: list[bool], feasible: Callable[[Any], bool]) -> None:
        self.given = given
        self.taken: list[tuple[Any, bool]] = []
        self.feasible = feasible

    def decide(self, question: Any) -> bool:
        place = len(self.taken)
        answer = self.given[place] if place < len(self.given) else True
        self.taken.append((question, answer))
        return answer


class Truth:
    """A truth value of the solver that Python code may branch on."""

    def __init__(self, solver: Any, formula: Any, forks: Forks) -> None:
        self.solver, self.formula, self.forks = solver, formula, forks

    def __bool__(self) -> bool:
        return self.forks.decide(self.formula)


class Number:
    """An integer of the solver in a Python condition."""

    def __init__(self, solver: Any, term: Any, forks: Forks) -> None:
        self.solver, self.term, self.forks = solver, term, forks

    def _of(self, other: Any) -> Any:
        return other.term if isinstance(other, Number) else self.solver.number(other)

    def _truth(self, formula: Any) -> Truth:
        return Truth(self.solver, formula, self.forks)

    def _number(self, term: Any) -> Number:
        return Number(self.solver, term, self.forks)

    def __lt__(self, other: Any) -> Truth:
        return self._truth(self.term < self._of(other))

    def __le__(self, other: Any) -> Truth:
        return self._truth(self.term <= self._of(other))

    def __gt__(self, other: Any) -> Truth:
        return self._truth(self.term > self._of(other))

    def __ge__(self, other: Any) -> Truth:
        return self._truth(self.term >= self._of(other))

    def __eq__(self, other: Any) -> Truth:  # type: ignore[override]
        return self._truth(self.term == self._of(other))

    def __ne__(self, other: Any) -> Truth:  # type: ignore[override]
        return self._truth(self.term != self._of(other))

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Any) -> Number:
        return self._number(self.term + self._of(other))

    def __sub__(self, other: Any) -> Number:
        return self._number(self.term - self._of(other))

    def __mul__(self, other: Any) -> Number:
        return self._number(self.term * self._of(other))

    def __neg__(self) -> Number:
        return self._number(-self.term)

    def __mod__(self, other: Any) -> Number:
        return self._number(self.solver.condition_mod(self.term, self._of(other)))


class StandIn:
    """A node as a condition sees it: `arg`, `vmin`, `vmax`, `dtype`, `op`."""

    def __init__(self, solver: Any, name: str, term: Any, dtype: Any, is_constant: bool,
                 forks: Forks) -> None:  # fmt: skip
        wide = solver.widened(term)
        low, high = (wide, wide) if is_constant else solver.bounds_of(name, wide)
        self.arg = Number(solver, wide, forks)
        self.vmin = Number(solver, low, forks)
        self.vmax = Number(solver, high, forks)
        self.dtype = dtype
        self.op = Ops.CONST if is_constant else Ops.VAR
        self.src = ()


def formula(solver: Any, text: str, names: dict[str, tuple[Any, Any, bool]]) -> Any:
    """Return the condition `text` as a formula; `names`: name -> (term, dtype, is constant)."""
    from tgcore.rewrite import writing

    cases = []
    todo: list[list[bool]] = [[]]
    while todo:
        given = todo.pop()
        forks = Forks(given, lambda question: True)
        scope: dict[str, Any] = dict(writing.SHARED)
        for name, (term, dtype, is_constant) in names.items():
            scope[name] = StandIn(solver, name, term, dtype, is_constant, forks)
        result = eval(text, {"__builtins__": {}, "dtypes": dtypes}, scope)
        for place in range(len(given), len(forks.taken)):
            todo.append([answer for _, answer in forks.taken[:place]] + [False])
        path = [q if answer else solver.negation(q) for q, answer in forks.taken]
        outcome = result.formula if isinstance(result, Truth) else solver.truth(bool(result))
        cases.append(solver.conjunction([*path, outcome]))
    return solver.disjunction(cases)
