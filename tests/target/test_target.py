"""Names of targets parse in one way, print back, and fail with one message."""

from __future__ import annotations

import pickle

import pytest

from tgcore.ir import UOp, dtypes
from tgcore.support.errors import DeviceError
from tgcore.target import Capabilities, ProgramSpec, Target, parse_device

ROUND_TRIPS = [
    "ACME", "ACME:1", "ACME:LLVM", "ACME:2:LLVM", "ACME:LLVM:x86-64", "VIRTUAL+ACME",
    "VIRTUAL+ACME:3:ASM:gfx90a", "ACME:C:sm_90.a+x",
]  # fmt: skip


@pytest.mark.parametrize("text", ROUND_TRIPS)
def test_a_target_prints_as_it_was_written(text: str) -> None:
    assert str(Target.parse(text)) == text
    assert Target.parse(str(Target.parse(text))) == Target.parse(text)


def test_names_are_upper_case_and_index_zero_is_left_out() -> None:
    assert str(Target.parse("virtual+acme:0:llvm:GfX")) == "VIRTUAL+ACME:LLVM:GfX"
    assert parse_device("acme:0:llvm") == "ACME"
    assert parse_device("acme:12") == "ACME:12"


BAD = [
    "",
    ":1",
    "1",
    "ACME:",
    "ACME:1:2",
    "ACME::X",
    "A+B+C",
    "+ACME",
    "ACME:C:",
    "ACME:C:a:b",
    "A B",
]


@pytest.mark.parametrize("text", BAD)
def test_a_name_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(DeviceError, match=r"is no device") as caught:
        Target.parse(text)
    assert "[INTERFACE+]FAMILY[:INDEX][:RENDERER[:ARCH]]" in str(caught.value)


def test_lanes_follow_bytes_and_the_limit() -> None:
    facts = Capabilities(vector_bytes=32, vector_lanes=16)
    assert facts.lanes(dtypes.float32) == 8
    assert facts.lanes(dtypes.int8) == 16
    assert facts.lanes(dtypes.float64.vec(2)) == 4
    assert Capabilities().lanes(dtypes.float32) == 1


def test_a_program_pickles() -> None:
    node = UOp.const(dtypes.int32, 3) + UOp.var("n", 1, 4, dtypes.int32)
    program = ProgramSpec("k", linear=(node,), global_size=(node, 1, 1), vars=("n",))
    again = pickle.loads(pickle.dumps(program))
    assert again == program
    assert again.linear[0] is node
    assert program.replace(name="other").name == "other"
