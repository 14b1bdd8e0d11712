"""Whether a function is being captured: the state that TinyJit shares with reading and running.

`before` holds, while the function of a TinyJit runs, the node of every handle that lived when it
began. Those handles are outside the function: what is run for their sake is no part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.tensor.base import TensorBase


class Capture:
    """The captured function that runs now, if any."""

    __slots__ = ("before", "capturing")

    def __init__(self) -> None:
        self.capturing = 0
        self.before: dict[int, UOp] | None = None

    def is_outside(self, tensor: TensorBase) -> bool:
        """Return whether a handle is as it was when the function began."""
        return self.before is not None and self.before.get(id(tensor)) is tensor.uop


GENERATION = Capture()
