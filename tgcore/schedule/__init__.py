"""From the tensor graph to ordered kernel calls: fusion, indexing, order, memory plan.

`schedule` is the entry point; `normalise` gives the cache key. Reads no device and runs nothing.
"""

from tgcore.schedule.memory import plan_memory
from tgcore.schedule.normalise import Normal, normalise
from tgcore.schedule.schedule import (
    Schedule,
    Temporary,
    cache_key,
    cached,
    remember,
    schedule,
    schedule_normal,
)

__all__ = [
    "Normal", "Schedule", "Temporary", "cache_key", "cached", "normalise", "plan_memory",
    "remember", "schedule", "schedule_normal",
]  # fmt: skip
