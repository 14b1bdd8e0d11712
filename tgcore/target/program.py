"""A compiled kernel as plain data: code and launch facts, without any live handle.

Made by codegen, filled in by a renderer and a compiler, loaded by a device. Pickles small, so
that a second process finds it on disk.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any

from tgcore.ir import DType, UOp, sint


@dataclass(frozen=True, slots=True)
class ProgramSpec:
    """One program and all that is needed to launch it.

    Attributes
    ----------
    name, entry : str
        For people; the symbol to call.
    linear : tuple of UOp or None
        The linear program; None once only the compiled form is kept.
    source, binary
        What the renderer wrote; what the compiler made of it.
    global_size, local_size : tuple of sint
        Always three sizes each.
    threads : int
        Number of values that the launch coordinate "t0" takes (1: there is none).
    params : tuple of int
        Kernel argument slots in call order.
    vars : tuple of str
        Names of scalar arguments, in call order after the buffers.
    var_types : tuple of DType
        Their types, as the source declares them.
    outs, ins : tuple of int
        Slots that are written; slots that are read.
    ops, mem : sint
        Estimated arithmetic operations and bytes moved.
    """

    name: str
    linear: tuple[UOp, ...] | None = None
    source: str = ""
    binary: bytes | None = None
    entry: str = ""
    global_size: tuple[sint, ...] = (1, 1, 1)
    local_size: tuple[sint, ...] = (1, 1, 1)
    threads: int = 1
    params: tuple[int, ...] = ()
    vars: tuple[str, ...] = ()
    var_types: tuple[DType, ...] = ()
    outs: tuple[int, ...] = ()
    ins: tuple[int, ...] = ()
    ops: sint = 0
    mem: sint = 0
    moves: tuple[Any, ...] = field(default=())
    facts: tuple[tuple[str, Any], ...] = field(default=())

    def replace(self, **changes: Any) -> ProgramSpec:
        """Return a copy with some fields changed."""
        return dataclasses.replace(self, **changes)
