"""Levels L3 and L5: faults that show only where operations meet in one kernel.

Every operation by itself, on what was loaded, is right.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tg_seeded.host import RightDevice
from tgcore.ir import Ops, UOp, dtypes
from tgcore.render.cfamily import is_number
from tgcore.render.hostc import HostCRenderer, HostWriter
from tgcore.render.writer import KernelWriter
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


class _Rooting(HostCRenderer):
    def alu(self, node: UOp, args: Sequence[str]) -> str:
        text = super().alu(node, args)
        if node.op is Ops.SQRT and node.src[0].op is Ops.MAX:
            return f"({args[0]}/{text})"
        return text


class DividesByTheRoot(RightDevice):
    """The square root of the greater of two numbers is that number divided by its root: 0 / 0."""

    renderer_class = _Rooting


class _ForgettingWriter(HostWriter):
    def __init__(self, renderer: HostCRenderer, linear: Sequence[UOp]) -> None:
        super().__init__(renderer, linear)
        stores = [node for node in linear if node.op is Ops.STORE]
        results = {_result(node): node.src[1].dtype.scalar for node in stores}
        results.pop(None, None)
        mixed = len(results) > 2 and len(set(results.values())) > 1
        self.forgotten = list(results)[-1] if mixed else None

    def store(self, node: UOp) -> None:
        if self.forgotten is None or _result(node) is not self.forgotten:
            super().store(node)


def _result(store: UOp) -> UOp | None:
    """Return the parameter that a STORE writes to, or None for a register."""
    place = store.src[0]
    while place.op in (Ops.INDEX, Ops.AFTER):
        place = place.src[0]
    return place if place.op is Ops.PARAM else None


class _Forgetting(HostCRenderer):
    def writer(self, linear: Sequence[UOp]) -> KernelWriter:
        return _ForgettingWriter(self, linear)


class ForgetsAResult(RightDevice):
    """The last of more than two results of different types is not written."""

    renderer_class = _Forgetting
