"""Each stage's spec accepts what is well formed and names what is not."""

from __future__ import annotations

import pytest

from tgcore.ir import AxisKind, KernelInfo, Ops, UOp, dtypes
from tgcore.ir.spec import KERNEL_SPEC, LOWERED_SPEC, TENSOR_SPEC, check, check_linear
from tgcore.support.errors import SpecError

n = UOp.var("n", 1, 8)
x = UOp.buffer("CPU", dtypes.float32, 24).reshape((4, 6))
flat = UOp.buffer("CPU", dtypes.float32, 24)
one = UOp.const(dtypes.float32, 1.0)
i32 = UOp.const(dtypes.int32, 1)


def raw(op: Ops, *src: UOp, dtype=dtypes.float32, arg=None) -> UOp:
    return UOp(op, dtype, src, arg)


GOOD = [
    x + 1.0, x.permute((1, 0)), x.reshape((6, 4)), x.pad(((0, 1), (2, 0))), x.flip((1,)),
    x.shrink(((0, n * 0 + 2), (0, 3))), x.reduce_axes(Ops.ADD, (0, 1)), (x < x).where(x, one),
    x.cast(dtypes.bool), raw(Ops.TAKE, flat, UOp.const(dtypes.int8, 3).reshape((1,))),
    flat.after(flat.shrink(((0, 2),)).store(one)), UOp.sink(x, x * 2.0), one.leaf(),
    raw(Ops.SHL, i32, UOp.const(dtypes.uint8, 3), dtype=dtypes.int32),
]  # fmt: skip
BAD = [
    (raw(Ops.ADD, one), "takes 2 sources, not 1"),
    (raw(Ops.ADD, one, i32), r"dtypes \['float32', 'int32'\] do not give float32"),
    (raw(Ops.ADD, one, one, dtype=dtypes.int32), "do not give int32"),
    (raw(Ops.CMPLT, one, one), "compares equal dtypes to a bool"),
    (raw(Ops.WHERE, one, one, one), "condition must be bool"),
    (raw(Ops.SHL, one, i32), "shifts integers"),
    (raw(Ops.ADD, x, x.reshape((6, 4))), "they must be equal or"),
    (raw(Ops.RESHAPE, x, arg=(5, 5)), "has not the size of"),
    (raw(Ops.EXPAND, x, arg=(4, 12)), "does not expand"),
    (raw(Ops.EXPAND, one, arg=(4,)), "keeps the number of axes"),
    (raw(Ops.PERMUTE, x, arg=(0, 0)), "is no permutation"),
    (raw(Ops.PAD, x, arg=((0, 0), (-1, 0))), "must not be negative"),
    (raw(Ops.PAD, x, arg=((0, 0),)), "for each axis"),
    (raw(Ops.SHRINK, x, arg=((0, 5), (0, 6))), "is not inside"),
    (raw(Ops.SHRINK, x, arg=((-1, 3), (0, 6))), "is not inside"),
    (raw(Ops.FLIP, x, arg=(2,)), "inside the shape"),
    (raw(Ops.REDUCE, x, arg=(Ops.ADD, (2,))), "are not inside"),
    (raw(Ops.REDUCE, x, arg=(Ops.XOR, (0,))), "ADD, MUL or MAX"),
    (raw(Ops.TAKE, x, i32), "takes a vector"),
    (raw(Ops.TAKE, flat, one), "index must be an integer"),
    (raw(Ops.AFTER, flat), "at least one effect"),
    (raw(Ops.AFTER, flat, one), "at least one effect"),
    (flat.after((flat + 1.0).store(one)), "must be a view of storage"),
    (flat.after(flat.store(i32)), "int32 does not go into float32"),
    (flat.after(flat.store(x)), "does not go into"),
    (UOp(Ops.CONST, dtypes.int8, (), 300), "300 does not fit int8"),
    (UOp(Ops.CONST, dtypes.int32, (), 0.5), "0.5 is no int"),
    (UOp(Ops.CONST, dtypes.bool, (), 2), "2 is no bool"),
    (raw(Ops.LEAF, one), "LeafId"),
    (UOp(Ops.BUFFER, dtypes.weakint, (), flat.arg), "must be the slot's"),
    (UOp.range(4, 0), "does not belong to this stage"),
    (x.index(n), "does not belong to this stage"),
]


@pytest.mark.parametrize("node", GOOD, ids=lambda node: node.op.name)
def test_a_tensor_graph_that_is_well_formed(node):
    check(node, TENSOR_SPEC, "tensor graph")


@pytest.mark.parametrize("node, reason", BAD, ids=[reason for _, reason in BAD])
def test_a_tensor_graph_that_is_not(node, reason):
    with pytest.raises(SpecError, match=reason) as caught:
        check(UOp.sink(node), TENSOR_SPEC, "tensor graph")
    assert str(caught.value).startswith(f"tensor graph: {node.op.name} is malformed") or (
        "tensor graph:" in str(caught.value)
    )


def kernel() -> UOp:
    i, j = UOp.range(4, 0), UOp.range(6, 1, AxisKind.REDUCE)
    out, source = UOp.param(0, dtypes.float32, 4), UOp.param(1, dtypes.float32, 24)
    total = source.index(i * 6 + j, j < n).load().reduce(Ops.ADD, j)
    return UOp.sink(out.index(i).store(total).end(i), arg=KernelInfo())


def test_a_kernel_that_is_well_formed():
    check(kernel(), KERNEL_SPEC, "kernel")
    check(kernel(), LOWERED_SPEC, "lowered")


def test_kernels_that_are_not():
    i = UOp.range(4, 0)
    p = UOp.param(0, dtypes.float32, 4)
    bad = [
        (UOp.sink(p.index(i).store(one)), "ranges .0. are still open"),
        (UOp.sink(p.index(i).store(i32).end(i)), "int32 into float32"),
        (UOp.sink(p.index(one).store(one)), "offset is one integer"),
        (UOp.sink(p.index(i, i32).store(one).end(i)), "gate is one bool"),
        (UOp.sink(p.index(i).store(one.reduce(Ops.ADD, i)).end(i)), "over reduce RANGEs"),
        (UOp.sink(raw(Ops.INDEX, one, i)), "it indexes storage"),
        (UOp.sink(p.store(one)), "writes a value to an INDEX"),
        (UOp.sink(x), "does not belong"),
        (UOp.sink(p.index(i).load()), "holds effects"),
    ]
    for node, reason in bad:
        with pytest.raises(SpecError, match=reason):
            check(node, KERNEL_SPEC, "kernel")


def test_a_linear_program_is_ordered_and_nested():
    size = UOp.const(dtypes.int32, 4)
    i = UOp(Ops.RANGE, dtypes.int32, (size,), (0, AxisKind.LOOP))
    p = UOp.param(0, dtypes.float32, 4)
    place = p.index(i)
    store = place.store(one)
    end = store.end(i)
    check_linear([size, p, one, i, place, store, end])
    with pytest.raises(SpecError, match="used before it stands"):
        check_linear([size, p, i, place, store, one, end])
    with pytest.raises(SpecError, match="never closed"):
        check_linear([size, p, one, i, place, store])
    j = UOp(Ops.RANGE, dtypes.int32, (size,), (1, AxisKind.LOOP))
    both = p.index(i + j)
    crossed = both.store(one)
    with pytest.raises(SpecError, match="not innermost"):
        check_linear([size, p, one, i, j, i + j, both, crossed, crossed.end(i)])
    with pytest.raises(SpecError, match="weak dtypes must be committed"):
        check_linear([UOp.const(dtypes.index, 4)])


def test_what_passed_once_is_not_looked_at_again_and_new_nodes_are(monkeypatch):
    from tgcore.ir import spec

    seen = []
    monkeypatch.setattr(spec, "check_node", lambda node, *_: seen.append(node))
    one = UOp.const(dtypes.int32, 1)
    first = one + UOp.const(dtypes.int32, 2)
    passed: set[UOp] = set()
    spec.check(first, spec.LOWERED_SPEC, "lowered", passed)
    before = list(seen)
    spec.check(first * one, spec.LOWERED_SPEC, "lowered", passed)
    assert first in before and seen[len(before) :] == [first * one]
