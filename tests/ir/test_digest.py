"""`key` is equal in every process for equal graphs and different for different ones."""

from __future__ import annotations

import pytest

from tests.support.processes import run_python
from tgcore.ir import AxisKind, KernelInfo, Ops, UOp, dtypes
from tgcore.support.errors import SpecError

PROGRAM = """
from tgcore.ir import AxisKind, KernelInfo, Ops, UOp, dtypes
{extra}
n = UOp.var("n", 1, 8)
p = UOp.param(0, dtypes.float32, 64, device="CPU")
graph = p.reshape((8, 8)).shrink(((0, n), (2, 8))).permute((1, 0)).pad(((1, n), (0, 0)))
graph = (graph * 0.1 + float("nan")).reduce_axes(Ops.MAX, (0,)).cast(dtypes.bfloat16)
loop = UOp.range(n, 3, AxisKind.REDUCE)
kernel = UOp.sink(p.index(loop * 2).load().reduce(Ops.ADD, loop), arg=KernelInfo("k", ("m",)))
print(graph.key.hex(), kernel.key.hex(), UOp.const(dtypes.float32, -0.0).key.hex())
"""


def test_the_digest_is_the_same_in_other_processes():
    texts = set()
    for seed, extra in (("0", ""), ("1", "keep = [UOp.const(dtypes.int8, k) for k in range(9)]"),
                        ("77", "import random, json, decimal")):  # fmt: skip
        done = run_python("-c", PROGRAM.format(extra=extra), PYTHONHASHSEED=seed)
        assert done.returncode == 0, done.stderr
        texts.add(done.stdout)
    assert len(texts) == 1 and len(texts.pop().split()) == 3


def test_different_graphs_have_different_digests():
    a = UOp.var("a", 0, 9)
    p = UOp.param(0, dtypes.float32, 24)
    nodes = [
        a, UOp.var("a", 0, 8), UOp.var("b", 0, 9), a + 1, a + 2, a * 2, 1 + a,
        UOp.const(dtypes.int32, 1), UOp.const(dtypes.int64, 1), UOp.const(dtypes.bool, True),
        UOp.const(dtypes.float32, 1.0), UOp.const(dtypes.float32, 0.0),
        UOp.const(dtypes.float32, -0.0), UOp.const(dtypes.float32, float("nan")),
        UOp.const(dtypes.float32, float("inf")),
        p, UOp.param(1, dtypes.float32, 24), UOp.param(0, dtypes.float16, 24),
        UOp.param(0, dtypes.float32, 24, device="CPU"), UOp.param(0, dtypes.float32, 24,
                                                                  internal=True),
        p.reshape((4, 6)), p.reshape((6, 4)), p.reshape((1, 24)), p.flip((0,)),
        p.reshape((a + 1, 6)), p.reshape((6, a + 1)),
        p.reduce_axes(Ops.ADD, (0,)), p.reduce_axes(Ops.MAX, (0,)),
        UOp.range(4, 0), UOp.range(4, 1), UOp.range(5, 0), UOp.range(4, 0, AxisKind.REDUCE),
        UOp.sink(a), UOp.sink(a, arg=KernelInfo()), UOp.sink(a, arg=KernelInfo("x")),
        UOp.sink(a, a),
    ]  # fmt: skip
    keys = [node.key for node in nodes]
    assert len(set(keys)) == len(nodes)


def test_metadata_is_no_part_of_the_digest():
    a = UOp.var("metadata_digest", 0, 9)
    plain = UOp.sink(a, arg=KernelInfo("k")).key
    noted = UOp.sink(a, arg=KernelInfo("k", metadata=("sum",))).key
    assert plain == noted


def test_a_graph_that_owns_storage_has_no_digest():
    for node in (UOp.buffer("CPU", dtypes.int8, 4) + 1, UOp.const(dtypes.int32, 1).leaf()):
        with pytest.raises(SpecError, match="no digest"):
            _ = node.key
