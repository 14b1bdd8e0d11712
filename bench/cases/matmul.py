"""Square float32 matrix products, GFLOP/s."""

from __future__ import annotations

import numpy as np
from _common import Library, arguments, emit, timed

options = arguments(sizes="256,512,1024")
library = Library(options.lib)
rng = np.random.default_rng(0)
for size in map(int, options.sizes.split(",")):
    left, right = (library.array(rng.standard_normal((size, size)).astype(np.float32))
                   for _ in range(2))  # fmt: skip
    product = library.jit(lambda a, b: a @ b)
    seconds, others = timed(lambda f=product, a=left, b=right: f(a, b), library.sync,
                            min_time=options.min_time)  # fmt: skip
    emit(f"matmul_{size}", 2 * size**3 / seconds / 1e9, "GFLOP/s", higher=True, others=others)
