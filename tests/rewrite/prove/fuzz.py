"""Rules tried on random matching graphs: both sides evaluated, differences reported."""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass

import numpy as np

from tests.rewrite.prove.evaluate import evaluate, same
from tests.rewrite.prove.instances import assignments, instance, leaves_of
from tgcore.ir import DType, Ops, UOp
from tgcore.rewrite import generate
from tgcore.rewrite.rules import Rule


@dataclass(frozen=True)
class Tried:
    """What came of trying a rule: graphs it applied to, values compared, the first difference."""

    graphs: int
    cases: int
    difference: str


def _observed(node: UOp) -> UOp:
    """Return something with a value: an access is loaded."""
    return node.load() if node.op is Ops.INDEX else node


def try_rule(
    rule: Rule,
    graphs: int = 60,
    values: int = 1700,
    attempts: int = 4000,
    domain: tuple[DType, ...] | None = None,
    enough: int = 100_000,
) -> Tried:
    """Apply `rule` to up to `graphs` random graphs (of `domain`) and compare both sides."""
    rng = random.Random(zlib.crc32(f"{rule.family}/{rule.name}".encode()))
    generate.compile_rules([rule])
    assert rule.code is not None
    applied = cases = 0
    for _ in range(attempts):
        node = instance(rule, rng, domain)
        result = None if node is None else rule.code(node, None)
        if node is None or result is None:
            continue
        if result.dtype is not node.dtype:
            return Tried(applied, cases, f"{node} has dtype {node.dtype}, {result} {result.dtype}")
        applied += 1
        text, count = compare(_observed(node), _observed(result), rng, values)
        cases += count
        if text:
            return Tried(applied, cases, text)
        if applied >= graphs and cases >= enough:
            break
    return Tried(applied, cases, "")


def compare(left: UOp, right: UOp, rng: random.Random, values: int) -> tuple[str, int]:
    """Return (the first difference in words, the number of values compared)."""
    leaves = leaves_of(UOp.sink(left, right))
    found = assignments(leaves, rng, values)
    one, other = evaluate(left, found), evaluate(right, found)
    greater = any(part.op is Ops.MAX and part.dtype.is_float for part in left.toposort())
    equal = np.atleast_1d(same(one, other, not greater))  # the greater of 0.0 and -0.0 is either
    if equal.all():
        return "", equal.size
    place = int(np.argmin(equal.ravel()))
    shown = ", ".join(f"{leaf} = {found[leaf][place]}" for leaf in leaves)
    one, other, _ = np.broadcast_arrays(one, other, equal)
    return (
        f"{left} is {one.ravel()[place]} and {right} is {other.ravel()[place]} with {shown}",
        equal.size,
    )
