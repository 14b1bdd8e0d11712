"""A finished schedule as data, and the schedules that this process remembers.

Nothing here schedules: the engine uses this module alone when a plan comes from a cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tgcore.ir import DType, UOp
from tgcore.support.settings import settings

_CACHE: dict[Any, Schedule] = {}
_CACHE_LIMIT = 2048


@dataclass(frozen=True, slots=True)
class Temporary:
    """One temporary of a schedule: the internal PARAM `slot` and its place in an arena.

    Attributes
    ----------
    slot : int
    device : str
    dtype : DType
    size : int
        Number of elements.
    offset : int
        Bytes from the start of the device's arena.
    """

    slot: int
    device: str
    dtype: DType
    size: int
    offset: int


@dataclass(frozen=True, slots=True)
class Schedule:
    """An ordered program of calls, free of storage: small, picklable, reusable.

    Attributes
    ----------
    linear : UOp
        LINEAR of CALLs. Arguments are PARAMs with a device (slots below `inputs` stand for the
        buffers that `normalise` lists, the others for `temporaries`), then VARs.
    inputs : int
        Number of buffers.
    temporaries : tuple of Temporary
    arenas : tuple of (str, int)
        Device and bytes of each arena. Offsets of temporaries refer to their device's.
    """

    linear: UOp
    inputs: int
    temporaries: tuple[Temporary, ...]
    arenas: tuple[tuple[str, int], ...]

    @property
    def calls(self) -> tuple[UOp, ...]:
        """The calls in order."""
        return self.linear.src

    @property
    def kernels(self) -> int:
        """Number of kernels, copies not counted."""
        return sum(call.arg.kind == "kernel" for call in self.linear.src)


def cache_key(normal: UOp, *limits: int | None) -> tuple[Any, ...]:
    """Return what a schedule depends on: the program, limits of devices and the settings."""
    return (
        normal, limits, settings.split_reduce, settings.scatter, settings.fuse,
        settings.memory_plan,
    )  # fmt: skip


def cached(normal: UOp, *limits: int | None) -> Schedule | None:
    """Return the schedule that this process already has for a normal form."""
    return _CACHE.get(cache_key(normal, *limits))


def remember(normal: UOp, result: Schedule, *limits: int | None) -> None:
    """Keep a schedule, for example one read from disk, for this process."""
    if len(_CACHE) >= _CACHE_LIMIT:
        _CACHE.clear()
    _CACHE[cache_key(normal, *limits)] = result


def clear_caches() -> None:
    """Forget every schedule and kernel that this process remembers."""
    import sys

    _CACHE.clear()
    for name, table in (("kernels", "_MEMO"), ("movement", "_GROUPS")):
        module = sys.modules.get(f"tgcore.schedule.{name}")
        if module is not None:
            getattr(module, table).clear()
