"""relu(a*b+c).exp().sum() and its parts over 16M floats, GB/s of ideal fused traffic."""

from __future__ import annotations

from typing import Any

import numpy as np
from _common import Library, arguments, emit, timed

options = arguments(size=1 << 24)
library = Library(options.lib)
rng = np.random.default_rng(0)
a, b, c = (library.array(rng.standard_normal(options.size).astype(np.float32)) for _ in range(3))


def chain(a: Any, b: Any, c: Any) -> Any:
    """Return exp(relu(a * b + c)) as each library spells it."""
    if options.lib == "numpy":
        return np.exp(np.maximum(a * b + c, 0))
    return (a * b + c).relu().exp()


cases = {
    "chain_sum": (lambda a, b, c: chain(a, b, c).sum(), 3),
    "chain_map": (chain, 4),
    "add": (lambda a, b, c: a + b, 3),
    "sum": (lambda a, b, c: a.sum(), 1),
}
for name, (function, passes) in cases.items():
    run = library.jit(function)
    seconds, others = timed(lambda f=run: f(a, b, c), library.sync, min_time=options.min_time)
    traffic = passes * 4 * options.size / seconds / 1e9
    emit(name, traffic, "GB/s", higher=True, others=others)
