"""Values made by a call of a plugin's kind: where they are stored, and in which order they run."""

from __future__ import annotations

import pytest

from tests.schedule.helpers import result, tensor
from tgcore.ir import FunctionInfo, Ops, UOp, dtypes
from tgcore.ir.calls import call_value
from tgcore.ir.spec import TENSOR_SPEC, check
from tgcore.schedule import normalise, schedule_normal
from tgcore.support.errors import ArgumentError, ShapeError, SpecError


def kinds(value: UOp) -> list[str]:
    plan = schedule_normal(normalise(UOp.sink(result(value))).sink)
    return [call.arg.kind for call in plan.calls]


def sort(x: UOp, **options: object) -> UOp:
    return call_value("d.sort", [x], x.shape, x.dtype, **options)


def test_a_result_that_is_stored_as_it_is_needs_no_buffer_but_its_own() -> None:
    value = sort(tensor(8), descending=True)
    plan = schedule_normal(normalise(UOp.sink(result(value.reshape((2, 4))))).sink)
    [call] = plan.calls
    assert call.arg.kind == "d.sort"
    assert (call.arg.outs, call.arg.ins) == ((0,), (1,))
    assert call.arg.shapes == ((8,), (8,))
    assert call.arg.options == (("descending", True),)
    assert not plan.temporaries


def test_it_stands_between_the_kernels_that_make_and_use_it() -> None:
    x = tensor(8)
    assert kinds(sort(x + 1) * 2) == ["kernel", "d.sort", "kernel"]
    assert kinds(sort(sort(x))) == ["d.sort", "d.sort"]
    assert kinds(sort(x.reshape((2, 4)).permute((1, 0)))) == ["kernel", "d.sort"]
    assert kinds(sort(x.reduce_axes(Ops.ADD, (0,)).expand((4,)))) == ["kernel", "d.sort"]


def test_it_runs_once_for_all_who_use_it() -> None:
    value = sort(tensor(8))
    assert kinds(value + value.flip((0,))) == ["d.sort", "kernel"]
    program = UOp.sink(result(value), result(value))
    plan = schedule_normal(normalise(program).sink)
    assert [call.arg.kind for call in plan.calls].count("d.sort") == 1


def test_it_reads_contents_before_they_are_written_over() -> None:
    x = UOp.buffer("D", dtypes.float32, 8)
    written = x.after(x.store(x + 1))
    program = UOp.sink(result(sort(x) + written), written)
    plan = schedule_normal(normalise(program).sink)
    order = [call.arg.kind for call in plan.calls]
    assert "d.sort" in order
    call = plan.calls[order.index("d.sort")]
    source = call.src[2]
    later = [other for other in plan.calls[: order.index("d.sort")] if other.src[1] is source]
    assert all(other.arg.kind == "kernel" and source.arg.internal for other in later)


def test_it_lives_where_it_is_told_or_where_its_first_source_is() -> None:
    x = tensor(8, device="A")
    assert sort(x).device == "A"
    assert call_value("d.sort", [x], (8,), x.dtype, device="B").device == "B"
    assert call_value("d.noise", [], (8,), dtypes.float32, device="B").device == "B"


def test_what_is_no_plain_call_is_refused() -> None:
    x = tensor(8)
    with pytest.raises(ArgumentError, match="options are numbers, texts and tuples"):
        sort(x, order=[1])
    with pytest.raises(ArgumentError, match="no result of type weakint"):
        call_value("d.sort", [x], (8,), dtypes.weakint)
    with pytest.raises(ShapeError, match="needs fixed shapes"):
        sort(x.shrink(((0, UOp.var("n", 1, 8)),)))
    check(sort(x), TENSOR_SPEC, "tensor graph")
    with pytest.raises(SpecError, match="storage dtype"):
        weak = UOp(Ops.CUSTOM_FUNCTION, dtypes.weakint, (x,), FunctionInfo("d.sort", (8,)))
        check(weak, TENSOR_SPEC, "tensor graph")
