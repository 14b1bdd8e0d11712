"""From the tensor graph to ordered kernel calls: fusion, indexing, order, memory plan.

`schedule` is the entry point; `normalise` gives the cache key. Reads no device and runs nothing.
Names load on first use: a program found in a cache needs only `normalise`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tgcore.schedule.main import schedule, schedule_normal
    from tgcore.schedule.memory import plan_memory
    from tgcore.schedule.normal import Normal, normalise
    from tgcore.schedule.plan import (
        Schedule,
        Temporary,
        cache_key,
        cached,
        clear_caches,
        remember,
    )
    from tgcore.schedule.shard import shard_parts

_HOMES = {
    "Normal": "normal",
    "Schedule": "plan",
    "Temporary": "plan",
    "cache_key": "plan",
    "cached": "plan",
    "clear_caches": "plan",
    "normalise": "normal",
    "plan_memory": "memory",
    "remember": "plan",
    "schedule": "main",
    "schedule_normal": "main",
    "shard_parts": "shard",
}

__all__ = [
    "Normal", "Schedule", "Temporary", "cache_key", "cached", "clear_caches", "normalise",
    "plan_memory", "remember", "schedule", "schedule_normal", "shard_parts",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'tgcore.schedule' has no attribute {name!r}")
    value = getattr(import_module(f"tgcore.schedule.{home}"), name)
    globals()[name] = value
    return value
