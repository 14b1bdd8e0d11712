"""Random index expressions keep their value when simplified; simplified twice is simplified once.

`python -m tests.rewrite.test_symbolic_fuzz SEED COUNT` runs longer.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pytest

from tests.rewrite.prove.evaluate import evaluate
from tgcore.ir import Ops, UOp, dtypes
from tgcore.rewrite import simplify, simplify_valid, uop_given_valid

SIZES = [-4, -3, 1, 2, 3, 4, 5, 6, 8, 12, 24]
FACTORS = [-7, -4, -3, -2, -1, 2, 3, 4, 5, 6, 8, 12]


class Expressions:
    """Random expressions over a few loop variables, variables and symbolic sizes."""

    def __init__(self, rng: random.Random, symbolic: bool) -> None:
        self.rng = rng
        self.leaves: list[UOp] = []
        self.sizes: list[UOp] = []
        for place in range(rng.randint(1, 4)):
            if rng.random() < 0.7:
                self.leaves.append(UOp.range(rng.randint(1, 7), place))
            else:
                low = rng.randint(-10, 5)
                self.leaves.append(UOp.var(f"v{place}", low, low + rng.randint(0, 9)))
        if symbolic:
            base = UOp.var("n", 1, 5)
            self.sizes += [base, rng.choice([base + 1, base * 2, base * 3 + 1])]
            for place in range(rng.randint(0, 2)):
                self.leaves.append(UOp.range(simplify(rng.choice(self.sizes)), 9 + place))

    def number(self, depth: int) -> UOp:
        rng = self.rng
        if depth == 0 or rng.random() < 0.12:
            if rng.random() < 0.85:
                return rng.choice(self.leaves)
            return UOp.const(dtypes.index, rng.randint(-9, 9))
        kind = rng.random()
        left = self.number(depth - 1)
        if kind < 0.35:
            return left + self.number(depth - 1)
        if kind < 0.55:
            return left * rng.choice(FACTORS)
        if kind < 0.70:
            return left // rng.choice(SIZES)
        if kind < 0.85:
            return left % rng.choice(SIZES)
        if self.sizes and kind < 0.93:
            size = rng.choice(self.sizes)
            if rng.random() < 0.2:
                size = size * rng.choice([2, 3])
            return [left * size, left // size, left % size][rng.randrange(3)]
        if kind < 0.96:
            return left.maximum(self.number(depth - 1))
        return self.truth(depth - 1).where(left, self.number(depth - 1))

    def truth(self, depth: int) -> UOp:
        rng = self.rng
        kind = rng.random()
        if depth > 1 and kind < 0.3:
            left, right = self.truth(depth - 1), self.truth(depth - 1)
            return left & right if kind < 0.15 else left | right
        if depth > 0 and kind < 0.4:
            return self.truth(depth - 1).logical_not()
        left = self.number(depth)
        right = self.number(depth) if rng.random() < 0.5 else UOp.const(
            dtypes.index, rng.randint(-20, 40))  # fmt: skip
        return [left < right, left <= right, left > right, left >= right, left.eq(right),
                left.ne(right)][rng.randrange(6)]  # fmt: skip

    def gate(self) -> UOp:
        """A condition such as padding makes: a few bounds on sums of variables."""
        rng = self.rng
        total: UOp | None = None
        for _ in range(rng.randint(1, 4)):
            value = rng.choice(self.leaves)
            if rng.random() < 0.5:
                value = value * rng.choice([1, 1, 2, 3]) + rng.choice(self.leaves)
            if rng.random() < 0.2:
                value = value // rng.choice([2, 3]) if rng.random() < 0.5 else value % 4
            edge = rng.randint(-4, 12)
            part = value < edge if rng.random() < 0.5 else value >= edge
            total = part if total is None else total & part
        assert total is not None
        return total


def every_value(node: UOp) -> dict[UOp, Any]:
    """All values of the variables of `node` that its loops allow."""
    leaves = [part for part in node.toposort() if part.op in (Ops.VAR, Ops.RANGE)]
    if not leaves:
        return {}
    axes = [np.arange(part.vmin, part.vmax + 1) for part in leaves]
    grids = [grid.ravel() for grid in np.meshgrid(*axes, indexing="ij")]
    values = dict(zip(leaves, grids))
    allowed = np.ones(grids[0].shape, bool)
    for part in leaves:
        if part.op is Ops.RANGE and part.src[0].op is not Ops.CONST:
            allowed &= values[part] < evaluate(part.src[0], values)
    return {part: grid[allowed] for part, grid in values.items()}


def check(seed: int, count: int, symbolic: bool) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        made = Expressions(rng, symbolic)
        node = made.truth(3) if rng.random() < 0.3 else made.number(4)
        result = simplify(node)
        values = every_value(node)
        before, after = np.broadcast_arrays(evaluate(node, values), evaluate(result, values))
        wrong = np.flatnonzero((before != after).ravel())
        if wrong.size:
            place = wrong[0]
            shown = {str(leaf): int(grid[place]) for leaf, grid in values.items()}
            sides = before.ravel()[place], after.ravel()[place]
            pytest.fail(f"seed {seed}: {node} is {sides[0]}, {result} is {sides[1]} with {shown}")
        assert simplify(result) is result, f"seed {seed}: {node}: {result} simplifies further"


def check_valid(seed: int, count: int) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        made = Expressions(rng, symbolic=False)
        gate, node = made.gate(), made.number(3)
        kept = simplify_valid(gate)
        result = uop_given_valid(kept, node)
        values = every_value(UOp.sink(gate, node))
        where, still = np.broadcast_arrays(evaluate(gate, values), evaluate(kept, values))
        assert (where == still).all(), f"seed {seed}: {gate} became {kept}"
        before, after, where = np.broadcast_arrays(
            evaluate(node, values), evaluate(result, values), where
        )
        assert (before[where] == after[where]).all(), f"seed {seed}: {node} under {gate}: {result}"


@pytest.mark.parametrize("seed", range(5))
def test_random_expressions_keep_their_value(seed: int) -> None:
    check(seed, 250, symbolic=False)


@pytest.mark.parametrize("seed", range(3))
def test_random_expressions_with_symbolic_sizes_keep_their_value(seed: int) -> None:
    check(100 + seed, 250, symbolic=True)


@pytest.mark.parametrize("seed", range(3))
def test_random_expressions_keep_their_value_under_a_gate(seed: int) -> None:
    check_valid(200 + seed, 120)


def test_nested_remainders_of_a_maximum() -> None:
    for size in range(1, 9):
        for outer in range(1, 9):
            v, w = UOp.var("v", -9, 9), UOp.range(7, 0)
            node = (v.maximum(w * 3 - 4) % size + w) % outer
            values = every_value(node)
            assert (evaluate(node, values) == evaluate(simplify(node), values)).all()


if __name__ == "__main__":
    start, total = int(sys.argv[1]), int(sys.argv[2])
    check(start, total, symbolic=False)
    check(start, total, symbolic=True)
    check_valid(start, total // 4)
    print(f"{total} expressions each way: no difference")
