"""Running totals of what the process has done: kernels, work, memory, compiler effort.

Layers add to these as they work; tests, the demo and TG_DEBUG output read them. They are totals
for the whole process, not a profiler: profile events live in `tgcore.runtime`.
"""

from __future__ import annotations


class GlobalCounters:
    """Totals since the last `reset()`, as class attributes.

    `kernel_count, global_ops, global_mem, time_sum_s` describe what was launched; `mem_used` is
    what is allocated now and survives a reset; `scheduled, lowered, rendered, compiled` count
    pieces of compiler work that no cache saved; `rewrites, matches` count the rewrite engine's.

    Examples
    --------
    >>> from tgcore.support.counters import GlobalCounters
    >>> GlobalCounters.reset()
    >>> GlobalCounters.kernel_count
    0
    """

    kernel_count: int = 0
    global_ops: int = 0
    global_mem: int = 0
    time_sum_s: float = 0.0
    mem_used: int = 0
    scheduled: int = 0
    lowered: int = 0
    rendered: int = 0
    compiled: int = 0
    rewrites: int = 0
    matches: int = 0

    @staticmethod
    def reset() -> None:
        """Set every total to zero, except the memory that is in use."""
        GlobalCounters.kernel_count = 0
        GlobalCounters.global_ops = 0
        GlobalCounters.global_mem = 0
        GlobalCounters.time_sum_s = 0.0
        GlobalCounters.scheduled = 0
        GlobalCounters.lowered = 0
        GlobalCounters.rendered = 0
        GlobalCounters.compiled = 0
        GlobalCounters.rewrites = 0
        GlobalCounters.matches = 0

    @staticmethod
    def snapshot() -> dict[str, int | float]:
        """Return all totals as a dictionary."""
        names = GlobalCounters.__annotations__
        return {name: getattr(GlobalCounters, name) for name in names}
