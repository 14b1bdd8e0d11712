"""Rules tried on random matching graphs: both sides evaluated, differences reported."""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass

import numpy as np

from tests.rewrite.prove.evaluate import evaluate, numpy_type, same
from tests.rewrite.prove.instances import assignments, instance, leaves_of
from tgcore.ir import DType, Ops, UOp, dtypes
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


def try_near(rule: Rule, graphs: int = 60) -> int:
    """Apply an algebraic float rule to ordinary numbers; return the graphs it was right on."""
    rng = random.Random(zlib.crc32(rule.name.encode()))
    generate.compile_rules([rule])
    assert rule.code is not None
    applied = 0
    for _ in range(4000):
        node = instance(rule, rng, (dtypes.float32,))
        if node is None or not _ordinary(node):
            continue
        result = rule.code(node, None)
        if result is None:
            continue
        generator = np.random.default_rng(rng.getrandbits(32))
        values = {
            leaf: generator.uniform(0.1, 9.0, 500).astype(numpy_type(leaf.dtype))
            if leaf.dtype.is_float else generator.integers(leaf.vmin, leaf.vmax, 500, endpoint=True)
            for leaf in leaves_of(UOp.sink(node, result))
        }  # fmt: skip
        one, other = (np.asarray(evaluate(part, values), np.float64) for part in (node, result))
        precision = {8: 0.3, 16: 0.02}.get(node.dtype.bits, 1e-5)
        np.testing.assert_allclose(one, other, rtol=precision, atol=precision)
        applied += 1
        if applied >= graphs:
            break
    return applied


def _ordinary(node: UOp) -> bool:
    """Whether the constants of a graph are neither special nor extreme."""
    constants = [part.arg for part in node.toposort()
                 if part.op is Ops.CONST and part.dtype.is_float]  # fmt: skip
    return all(value == 0 or 1e-3 < abs(value) < 1e3 for value in constants)
