"""A graph prints as readable text, and as Python text that gives back the same graph."""

from __future__ import annotations

import math
import random

import pytest

from tgcore.ir import AxisKind, CallInfo, KernelInfo, Ops, UOp, dtypes
from tgcore.ir.printing import evaluate, listing, python, short

n = UOp.var("n", 1, 8)
p = UOp.param(0, dtypes.float32, 64, device="CPU")


def examples() -> list[UOp]:
    loop = UOp.range(n, 0, AxisKind.REDUCE)
    kernel = UOp.sink(
        UOp.param(1, dtypes.float32, 1).index(UOp.const(dtypes.index, 0))
        .store(p.index(loop, loop < n).load().reduce(Ops.ADD, loop)),
        arg=KernelInfo("r", (("split", 2),), None, ("sum",)))  # fmt: skip
    return [
        n * 2 + 1,
        UOp.const(dtypes.float32, math.nan) + UOp.const(dtypes.float32, -0.0),
        UOp.const(dtypes.float64, -math.inf) * 0.1,
        UOp.const(dtypes.bool, True) & (n < 3),
        p.reshape((8, 8)).shrink(((0, n), (1, 3))).pad(((n, 0), (0, 1))).permute((1, 0)),
        p.reshape((8, 8)).expand((8, 8)).flip((0, 1)).reduce_axes(Ops.MAX, (0,)),
        UOp(Ops.IOTA, dtypes.index, (), n),
        n.bind(4) + 1,
        UOp(Ops.STACK, dtypes.float32.vec(2), (p.index(n).load(), p.index(n + 1).load())),
        kernel,
        UOp(Ops.CALL, dtypes.void, (kernel, p), CallInfo("CPU", "kernel", (0,), (1,), "r")),
    ]


@pytest.mark.parametrize("node", examples(), ids=lambda node: node.op.name)
def test_printed_python_rebuilds_the_identical_graph(node):
    text, storage = python(node)
    assert storage == [] and evaluate(text) is node


def test_storage_is_passed_by_number():
    one, other = UOp.buffer("CPU", dtypes.int8, 4), UOp.buffer("CPU", dtypes.int8, 4)
    node = (one * 2 + other).after(one.store(other)) + UOp.const(dtypes.int8, 3).leaf()
    text, storage = python(node)
    assert len(storage) == 3 and evaluate(text, storage) is node


def test_random_graphs_survive_the_round_trip():
    rng = random.Random(3)
    for _ in range(50):
        nodes = [n, UOp.const(dtypes.index, 3), UOp.var("m", 0, 3)]
        for _ in range(12):
            a, b = rng.choices(nodes, k=2)
            nodes.append(rng.choice([a + b, a * b, a // 2, a % 5, (a < b).where(a, b)]))
        assert evaluate(python(nodes[-1])[0]) is nodes[-1]


def test_short_form_reads_like_the_expression():
    assert short(n * 2 + 1) == "((n*2)+1)"
    assert short((n < 3).where(n, n // 2)) == "where((n<3), n, (n//2))"
    assert short(UOp.const(dtypes.int32, 5)) == "5:int32"
    assert short(p.index(n, n < 3)) == "p0[n if (n<3)]"
    assert short(n.cast(dtypes.int32)) == "n.cast(int32)"
    assert repr(n + 1) == "(n+1)"


def test_short_form_of_a_deep_graph_is_short():
    node = n
    for _ in range(3000):
        node = node + node * 3
    assert len(short(node)) < 3000


def test_listing_has_one_line_a_node_with_dtype_and_shape():
    node = p.reshape((8, 8)).reduce_axes(Ops.ADD, (1,)) * 0.5
    lines = listing(node).splitlines()
    assert len(lines) == 5
    assert "RESHAPE float32(8, 8) %0 (8, 8)" in lines[1]
    assert lines[-1].startswith("%4 = MUL float32(8, 1)")
