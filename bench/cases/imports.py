"""Fresh process: import of the public names and building a first tensor, milliseconds.

For tgcore and NumPy the figure is the median of 11 interleaved fresh processes, as
"beyond NumPy" must be read off the same run.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

from _common import Meter, arguments, emit

PROGRAMS = {
    "tgcore": "from tgcore import Tensor, Device, dtypes, nn, TinyJit\nx = Tensor([1.0]) + 1",
    "tinygrad": "from tinygrad import Tensor, Device, dtypes, nn, TinyJit\nx = Tensor([1.0]) + 1",
    "torch": "import torch\nx = torch.tensor([1.0]) + 1",
    "numpy": "import numpy\nx = numpy.array([1.0]) + 1",
}


def once(program: str) -> float:
    """Return the seconds of one fresh interpreter running `program`."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, env=os.environ)
    return time.perf_counter() - start


options = arguments(repeats=11)
names = [options.lib] if options.lib == "numpy" else ["numpy", options.lib]
times: dict[str, list[float]] = {name: [] for name in names}
for name in names:
    once(PROGRAMS[name])  # fills .pyc files and the page cache
meter = Meter()
for _ in range(options.repeats):
    for name in names:
        times[name].append(once(PROGRAMS[name]))
median = {name: statistics.median(found) * 1e3 for name, found in times.items()}
emit("process_ms", median[options.lib], "ms", others=0.0)
if options.lib != "numpy":
    emit("beyond_numpy_ms", median[options.lib] - median["numpy"], "ms", others=0.0)
