"""Timing and library adapters shared by the cases."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import statistics
import time
from collections.abc import Callable
from typing import Any


def arguments(**extra: Any) -> argparse.Namespace:
    """Return the parsed command line: --lib, --min-time and the case's own options."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--lib", default="tgcore")
    parser.add_argument("--min-time", type=float, default=0.5)
    for name, default in extra.items():
        parser.add_argument("--" + name.replace("_", "-"), type=type(default), default=default)
    return parser.parse_args()


def _busy() -> float:
    try:
        with open("/proc/stat") as file:
            ticks = sum(map(int, file.readline().split()[1:4]))
    except OSError:  # not Linux: no noise figure
        return 0.0
    return ticks / os.sysconf("SC_CLK_TCK")


class Meter:
    """Counts the cores that other processes use between start and stop."""

    def __init__(self) -> None:
        self.wall, self.busy, self.own = time.perf_counter(), _busy(), time.process_time()

    def others(self) -> float:
        """Return the average number of cores used by other processes so far."""
        wall = time.perf_counter() - self.wall
        used = _busy() - self.busy - (time.process_time() - self.own)
        return max(0.0, used / wall) if wall > 0.05 else 0.0


def timed(function: Callable[[], Any], sync: Callable[[], Any], warmup: int = 3,
          min_time: float = 0.5, reps: int = 3) -> tuple[float, float]:  # fmt: skip
    """Return the median seconds of one call, and the cores others used meanwhile."""
    for _ in range(warmup):
        function()
        sync()
    clock = time.process_time if os.environ.get("BENCH_CLOCK") == "cpu" else time.perf_counter
    meter, times = Meter(), []
    while len(times) < reps or sum(times) < min_time:
        start = clock()
        function()
        sync()
        times.append(clock() - start)
    return statistics.median(times), meter.others()


def emit(case: str, value: float, unit: str, **facts: Any) -> None:
    """Print one measurement as a JSON line."""
    print(json.dumps({"case": case, "value": value, "unit": unit, **facts}), flush=True)


class Library:
    """What a case needs of a library: arrays in, jitted functions, a sync."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.module = importlib.import_module(name)
        if name == "torch" and os.environ.get("BENCH_THREADS"):
            self.module.set_num_threads(int(os.environ["BENCH_THREADS"]))

    @property
    def lazy(self) -> bool:
        """Whether the library has tinygrad's interface (Tensor, TinyJit, Device)."""
        return self.name not in ("numpy", "torch")

    def array(self, values: Any) -> Any:
        """Return a NumPy array as this library's."""
        if self.name == "numpy":
            return values
        if self.name == "torch":
            return self.module.from_numpy(values)
        return self.module.Tensor(values).realize()

    def jit(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return `function` compiled the way the library does it, or itself."""
        if not self.lazy:
            return function
        return self.module.TinyJit(lambda *args: function(*args).realize())  # type: ignore[no-any-return]

    def sync(self) -> None:
        """Wait for the device."""
        if self.lazy:
            self.module.Device[self.module.Device.DEFAULT].synchronize()
