"""Whether a function is being captured: the one piece of state that reading and TinyJit share."""

from __future__ import annotations


class Capture:
    """How many captured functions are open, one inside the other."""

    __slots__ = ("capturing",)

    def __init__(self) -> None:
        self.capturing = 0


GENERATION = Capture()
