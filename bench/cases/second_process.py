"""First result of a second process, when an earlier one has filled the disk caches."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

from _common import Meter, arguments, emit

PROGRAM = """
import time
start = time.perf_counter()
from {lib} import Tensor
a = (Tensor.arange(16).reshape(4, 4).float() @ Tensor.ones(4, 4)).sum()
assert a.item() == 480.0
print(time.perf_counter() - start)
"""
options = arguments(repeats=7)
with tempfile.TemporaryDirectory() as folder:
    env = {**os.environ, "TG_CACHE_DIR": folder, "XDG_CACHE_HOME": folder, "PARALLEL": "0"}
    times = []
    meter = Meter()
    for _ in range(options.repeats + 1):
        done = subprocess.run([sys.executable, "-c", PROGRAM.format(lib=options.lib)], env=env,
                              check=True, capture_output=True, text=True)  # fmt: skip
        times.append(float(done.stdout))
emit("first_process", times[0] * 1e3, "ms")
emit("second_process", statistics.median(times[1:]) * 1e3, "ms")
