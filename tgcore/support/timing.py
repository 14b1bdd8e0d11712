"""Clocks for people: how long did this block take.

Not a profiler; profile events live in `tgcore.runtime`. Used by TG_DEBUG output, the `tg`
command, the examples and the benchmarks.
"""

from __future__ import annotations

from time import perf_counter, perf_counter_ns

__all__ = ["Stopwatch", "perf_counter", "perf_counter_ns"]


class Stopwatch:
    """A block whose time is kept in `seconds`, and printed when it has a label.

    Examples
    --------
    >>> from tgcore.support.timing import Stopwatch
    >>> with Stopwatch() as watch:
    ...     total = sum(range(10))
    >>> watch.seconds >= 0
    True
    """

    __slots__ = ("label", "seconds", "started")

    def __init__(self, label: str = "") -> None:
        self.label = label
        self.seconds = 0.0
        self.started = 0.0

    def __enter__(self) -> Stopwatch:
        self.started = perf_counter()
        return self

    def __exit__(self, *exc: object) -> None:
        self.seconds = perf_counter() - self.started
        if self.label:
            print(f"{self.label}: {human_time(self.seconds)}", flush=True)


def human_time(seconds: float) -> str:
    """Return a duration in the unit that keeps it short.

    Examples
    --------
    >>> from tgcore.support.timing import human_time
    >>> human_time(0.00125)
    '1.25 ms'
    """
    for scale, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "us")):
        if seconds >= scale:
            return f"{seconds / scale:.2f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
