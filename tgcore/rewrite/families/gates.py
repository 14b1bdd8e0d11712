"""Gated accesses: the gate simplifies the offset, and choices that repeat a gate go away.

A LOAD whose gate is false gives 0 and a STORE whose gate is false writes nothing; these rules are
for kernels, after movement operations have become offsets.
"""

from __future__ import annotations

from tgcore.ir import Ops, UOp, dtypes
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule
from tgcore.rewrite.validity import conditions, conjunction, given, without_implied

x, y = UPat.var("x"), UPat.var("y")
buffer, offset, gate = UPat.var("buffer"), UPat.var("offset"), UPat.var("gate")


def _index(u: UOp, buffer: UOp, offset: UOp, gate: UOp) -> UOp | None:
    new_gate = without_implied(gate)
    if new_gate.op is Ops.CONST:
        return buffer.index(offset) if new_gate.arg else _closed(u, new_gate)
    new_offset = given(new_gate, offset)
    if new_offset is offset and new_gate is gate:
        return None
    return UOp(Ops.INDEX, u.dtype, (buffer, new_offset, new_gate))


def _closed(u: UOp, gate: UOp) -> UOp | None:
    """An access that never happens keeps its gate and loses its offset."""
    buffer, offset, _ = u.src
    zero = offset.const_like(0)
    result = UOp(Ops.INDEX, u.dtype, (buffer, zero, gate))
    return None if result is u else result


def _chosen_load(g: UOp, load: UOp, gate: UOp, z: UOp) -> UOp | None:
    """where(g, load, 0): the conditions that the load's own gate makes are dropped from g."""
    own = set(conditions(gate))
    left = [part for part in conditions(g) if part not in own]
    if len(left) == len(conditions(g)):
        return None
    return conjunction(left).where(load, z) if left else load


GATED_LOAD = UPat(Ops.LOAD, src=(UPat(Ops.INDEX, src=(buffer, offset, gate)),), name="load")

gates = family(
    "gates",
    "Gated loads and stores.",
    [
        rule("gate simplifies offset",
             UPat(Ops.INDEX, src=(buffer, offset, gate), name="u"), _index,
             "the offset matters only where the gate holds; gates proved true go"),
        rule("load that never happens",
             UPat(Ops.LOAD, src=(
                 UPat(Ops.INDEX, src=(buffer, offset, UPat.const(dtypes.bool, False))),),
                 name="u"),
             lambda u: u.const_like(0), "a load with a false gate gives 0"),
        rule("choice that repeats the gate",
             UPat(Ops.WHERE, src=(UPat.var("g"), GATED_LOAD, UPat.const(None, 0).named("z"))),
             _chosen_load,
             "the load gives 0 there by itself"),
    ],
)  # fmt: skip
