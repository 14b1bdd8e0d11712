"""Who is told of every plan that has run, and of every program that needs a new plan.

A module of its own, so that realizing knows nothing of recording.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tgcore.engine.plan import Plan
    from tgcore.ir import StorageSlot, UOp
    from tgcore.runtime.buffer import Buffer

    # plan, the BUFFERs it was bound to, all its buffers, variables, storage that it made
    Observer = Callable[
        [Plan, list[UOp], list[Buffer], dict[str, int], Sequence[StorageSlot]], None
    ]

observers: list[Observer] = []

# told of each program that is about to be scheduled and compiled: its normal form, its devices
planners: list[Callable[[UOp, Sequence[str]], None]] = []


@contextmanager
def unobserved() -> Iterator[None]:
    """Let plans run that belong to nobody's recording."""
    kept = observers[:]
    observers.clear()
    try:
        yield
    finally:
        observers[:] = kept
