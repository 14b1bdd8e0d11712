"""A target that loads and stores vectors but computes in scalars gets scalar operations only."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.codegen.kernels import VECTOR4, loop, lower, out, read, red, run, sink
from tgcore.codegen.moves import SPLIT
from tgcore.ir import AxisKind, GroupOp, Ops, UOp, dtypes
from tgcore.target import Capabilities

MOVES_ONLY = replace(VECTOR4, vector_alu=False)
UPCAST = [SPLIT(0, 4, AxisKind.UPCAST)]
FLOATS = np.linspace(-3, 3, 16).astype(np.float32)


def elementwise() -> UOp:
    i = loop(16, 0)
    value = read(1, 16, i)
    return sink(out(0, 16, i, (value < 0.0).where(value * 2.0, value + 1.0), i))


def converted() -> UOp:
    i = loop(16, 0)
    return sink(out(0, 16, i, (read(1, 16, i) * 10.0).cast(dtypes.int16), i))


def reduced() -> UOp:
    i, r = loop(4, 0), red(4, 1)
    return sink(out(0, 4, i, read(1, 16, r * 4 + i).reduce(Ops.ADD, r), i))


CASES = {
    "elementwise": (elementwise, np.where(FLOATS < 0, FLOATS * 2, FLOATS + 1)),
    "converted": (converted, (FLOATS * np.float32(10)).astype(np.int16)),
    "reduced": (reduced, FLOATS.reshape(4, 4).sum(0)),
}


def wide(linear: tuple[UOp, ...], ops: frozenset[Ops]) -> int:
    return sum(node.op in ops and node.dtype.lanes > 1 for node in linear)


@pytest.mark.parametrize("name", CASES)
def test_only_loads_and_stores_are_wide(name: str) -> None:
    build, _ = CASES[name]
    linear, _, _ = lower(build(), MOVES_ONLY, UPCAST)
    arithmetic = GroupOp.ELEMENTWISE
    assert not wide(linear, arithmetic)
    assert wide(linear, frozenset({Ops.LOAD})) >= 1
    assert wide(lower(build(), VECTOR4, UPCAST)[0], arithmetic) >= 1


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("caps", [MOVES_ONLY, Capabilities()], ids=["by lane", "no vectors"])
def test_the_values_are_right(name: str, caps: Capabilities) -> None:
    build, expected = CASES[name]
    result, _ = run(build(), [np.zeros(expected.shape, expected.dtype), FLOATS], caps, UPCAST)
    np.testing.assert_allclose(result, expected, rtol=1e-6)


def test_the_text_of_a_rule_is_for_one_lane_on_every_target() -> None:
    """A plugin's rule writes CUSTOM for a scalar before axes are expanded."""
    i = loop(16, 0)
    custom = UOp(Ops.CUSTOM, dtypes.float32, (read(1, 16, i),), "fast_root({0})")
    ast = sink(out(0, 16, i, custom + 1.0, i))
    for caps in (VECTOR4, MOVES_ONLY):
        linear, _, _ = lower(ast, caps, UPCAST)
        texts = [node for node in linear if node.op is Ops.CUSTOM]
        assert [node.dtype.lanes for node in texts] == [1] * 4
        assert all(child.dtype.lanes == 1 for node in texts for child in node.src)
        assert wide(linear, frozenset({Ops.LOAD})) == 1
