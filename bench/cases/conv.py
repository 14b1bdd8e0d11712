"""Convolutions as a ResNet has them, GFLOP/s."""

from __future__ import annotations

from functools import partial

import numpy as np
from _common import Library, arguments, emit, timed

# channels, channels out, height and width, kernel, stride, padding, groups
LAYERS = {
    "64x56": (64, 64, 56, 3, 1, 1, 1),
    "128x28": (128, 128, 28, 3, 1, 1, 1),
    "256x14": (256, 256, 14, 3, 1, 1, 1),
    "512x7": (512, 512, 7, 3, 1, 1, 1),
    "head": (3, 64, 224, 7, 2, 3, 1),
    "halved": (64, 128, 56, 3, 2, 1, 1),
    "unpadded": (64, 64, 58, 3, 1, 0, 1),
    "each_channel": (64, 64, 56, 3, 1, 1, 64),
}
options = arguments(layers=",".join(LAYERS), batches="1,8")
library = Library(options.lib)
rng = np.random.default_rng(0)
for name in options.layers.split(","):
    channels, outs, size, kernel, stride, padding, groups = LAYERS[name]
    settings = {"stride": stride, "padding": padding, "groups": groups}
    shape = outs, channels // groups, kernel, kernel
    weight = library.array(rng.standard_normal(shape).astype(np.float32))
    for batch in map(int, options.batches.split(",")):
        if library.lazy:  # a captured function has one shape
            convolve = library.jit(lambda a, w, s=settings: a.conv2d(w, **s))
        else:
            convolve = partial(library.module.nn.functional.conv2d, **settings)
        image = library.array(rng.standard_normal((batch, channels, size, size)).astype(np.float32))
        seconds, others = timed(lambda f=convolve, a=image, w=weight: f(a, w), library.sync,
                                min_time=options.min_time)  # fmt: skip
        length = (size + 2 * padding - kernel) // stride + 1
        work = 2 * batch * outs * length**2 * channels // groups * kernel**2
        emit(f"conv_{name}_b{batch}", work / seconds / 1e9, "GFLOP/s", higher=True, others=others)
