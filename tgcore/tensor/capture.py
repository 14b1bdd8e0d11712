"""Whether a function is being captured: the state that TinyJit shares with reading and running.

`before` holds, while the function of a TinyJit runs, the node of every handle that lived when it
began. Those handles are outside the function: what is run for their sake is no part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tgcore.ir import UOp
    from tgcore.tensor.base import TensorBase


class Capture:
    """The captured function that runs now, if any."""

    __slots__ = ("active", "before", "capturing", "number", "written")

    def __init__(self) -> None:
        self.capturing = 0
        self.number = 0  # of functions run so far
        self.active = 0  # the number of the one that runs now, 0 outside
        self.before: dict[int, UOp] | None = None
        self.written: dict[int, TensorBase] = {}

    def begin(self, handles: Iterable[TensorBase]) -> None:
        """Note the handles that live before the function runs."""
        self.before = {id(tensor): tensor.uop for tensor in handles}
        self.written = {}
        self.number += 1
        self.active = self.number

    def end(self) -> None:
        """Forget them."""
        self.active = 0
        self.before = None
        self.written = {}

    def written_outside(self) -> list[TensorBase]:
        """Return the handles from outside that the function has given other contents."""
        before = self.before or {}
        return [tensor for key, tensor in self.written.items() if key in before]

    def is_outside(self, tensor: TensorBase) -> bool:
        """Return whether a handle is as it was when the function began."""
        return self.before is not None and self.before.get(id(tensor)) is tensor.uop


GENERATION = Capture()
