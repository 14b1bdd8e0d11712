"""Levels L3 and L5: faults that show only where operations meet in one kernel.

Every operation by itself, on what was loaded, is right.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tg_seeded.host import RightDevice
from tgcore.ir import GroupOp, Ops, UOp, dtypes
from tgcore.render.cfamily import is_number
from tgcore.render.hostc import HostCRenderer, HostWriter
from tgcore.render.writer import KernelWriter, gate_of
from tgcore.target import Target

# *** L3 ***


class _Rounding(HostCRenderer):
    def cast(self, node: UOp, arg: str) -> str:
        value = node.src[0]
        if value.op is Ops.ADD and value.dtype.kind == "f" and node.dtype.kind in "iu":
            arg = f"({arg}<0?{arg}-0.5f:{arg}+0.5f)"
        return super().cast(node, arg)


class RoundsSums(RightDevice):
    """A sum that becomes an integer in the same kernel is rounded, not cut off."""

    renderer_class = _Rounding


class _Comparing(HostCRenderer):
    def alu(self, node: UOp, args: Sequence[str]) -> str:
        if node.op is Ops.MAX and node.dtype.kind == "f" and is_number(node.src[1]):
            return f"({args[0]}>{args[1]}?{args[0]}:{args[1]})"
        return super().alu(node, args)


class LosesNaN(RightDevice):
    """The greater of NaN and a constant is the constant."""

    renderer_class = _Comparing


class _Shifting(HostCRenderer):
    def alu(self, node: UOp, args: Sequence[str]) -> str:
        if node.op is Ops.CDIV and node.dtype.kind == "i" and node.src[1].op is Ops.CONST:
            divisor = int(node.src[1].arg)
            if divisor > 1 and divisor & (divisor - 1) == 0:
                return self.narrow(f"({args[0]}>>{divisor.bit_length() - 1})", node.dtype)
        return super().alu(node, args)


class DividesByShifting(RightDevice):
    """Division of a negative number by a constant power of two goes down, not towards zero."""

    renderer_class = _Shifting

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.renderer.capabilities = dataclasses.replace(
            self.renderer.capabilities, fast_division=False
        )


class _FillingWriter(HostWriter):
    def zero(self, node: UOp) -> str:
        return "1" if node.dtype.scalar is dtypes.bool else super().zero(node)


class _Filling(HostCRenderer):
    def writer(self, linear: Sequence[UOp]) -> KernelWriter:
        return _FillingWriter(self, linear)


class PadsWithTruth(RightDevice):
    """Truth values beyond the edge of what is padded are true."""

    renderer_class = _Filling


# *** L5 ***

_SUMS = frozenset({Ops.ADD, Ops.SUB, Ops.MUL})


class _Promoting(HostCRenderer):
    def alu(self, node: UOp, args: Sequence[str]) -> str:
        if node.op in GroupOp.COMPARISON:
            args = [self._wide(child, text) for child, text in zip(node.src, args)]
        return super().alu(node, args)

    def _wide(self, node: UOp, text: str) -> str:
        start = f"(({self.type_name(node.dtype)})("
        narrow = node.op in _SUMS and node.dtype.kind in "iu" and node.dtype.bits < 32
        return text[len(start) - 1 : -1] if narrow and text.startswith(start) else text


class ComparesPromoted(RightDevice):
    """A sum of narrow integers does not wrap when it is compared at once."""

    renderer_class = _Promoting


class _ReversingWriter(HostWriter):
    def read(self, node: UOp, place: str) -> str:
        index = node.src[0]
        if (
            gate_of(index) is not None
            and node.dtype.itemsize == 1
            and len(self.blocks) > 2
            and _falls(index.src[1])
        ):
            return f"{place.partition('[')[0]}[0]"
        return super().read(node, place)


def _falls(offset: UOp) -> bool:
    """Return whether an offset falls as some axis rises."""
    return any(
        node.op in (Ops.NEG, Ops.SUB)
        or (node.op is Ops.MUL and node.src[1].op is Ops.CONST and node.src[1].arg < 0)
        for node in offset.toposort()
    )


class _Reversing(HostCRenderer):
    def writer(self, linear: Sequence[UOp]) -> KernelWriter:
        return _ReversingWriter(self, linear)


class ReadsReversedPadding(RightDevice):
    """In a loop within a loop, padded bytes that are read backwards are all the first one."""

    renderer_class = _Reversing
