"""A captured chain of dependent, unfused kernels on small tensors, microseconds a kernel."""

from __future__ import annotations

import numpy as np
from _common import Library, arguments, emit, timed

options = arguments(kernels=100)
library = Library(options.lib)
for size in (16, 4096):
    start = library.array(np.zeros(size, np.float32))

    def chain(value):
        for _ in range(options.kernels):
            value = value + 1.0
            if library.lazy:
                value = value.contiguous()
        return value

    run = library.jit(chain)
    seconds, others = timed(lambda f=run, v=start: f(v), library.sync, warmup=5,
                            min_time=options.min_time, reps=20)  # fmt: skip
    emit(f"chain{options.kernels}_n{size}", seconds / options.kernels * 1e6, "us", others=others)
