"""Compile times without a compiler: trace, schedule, lower and render, for small and large graphs.

Serial, fresh process, disk caches off, the collector at its default, on the device that runs
nothing. tinygrad's stages are timed through its own public functions.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from _common import Meter, arguments, emit

options = arguments(models="mlp,conv")
if options.lib == "tgcore":
    os.environ.update(TG_DEV="NULL", TG_CACHE="0")
else:
    os.environ.update(DEV="NULL", CCACHE="0", CACHELEVEL="0", PARALLEL="0")
import importlib  # noqa: E402

module = importlib.import_module(options.lib)
nn = importlib.import_module(options.lib + ".nn")
state = importlib.import_module(options.lib + ".nn.state")
Tensor, dtypes = module.Tensor, module.dtypes


def _emptied(model: Any) -> list[Any]:
    found = state.get_parameters(model)
    for parameter in found:
        parameter.replace(Tensor.empty(*parameter.shape))
        parameter.requires_grad = True
    return found


def mlp() -> Any:
    """3-layer MLP, batch 128: loss and all gradients."""
    layers = [nn.Linear(784, 512), Tensor.relu, nn.Linear(512, 512), Tensor.relu,
              nn.Linear(512, 10)]  # fmt: skip
    parameters = _emptied(layers)
    x, y = Tensor.empty(128, 784), Tensor.empty(128, dtype=dtypes.int)

    def trace() -> list[Any]:
        loss = x.sequential(layers).sparse_categorical_crossentropy(y)
        return [loss, *loss.gradient(*parameters)]

    return trace


def conv() -> Any:
    """Small convolutional network, batch 32: loss and all gradients."""
    layers = [nn.Conv2d(1, 16, 3), Tensor.relu, nn.Conv2d(16, 32, 3), Tensor.relu,
              Tensor.max_pool2d, lambda t: t.flatten(1), nn.Linear(4608, 10)]  # fmt: skip
    parameters = _emptied(layers)
    x, y = Tensor.empty(32, 1, 28, 28), Tensor.empty(32, dtype=dtypes.int)

    def trace() -> list[Any]:
        loss = x.sequential(layers).sparse_categorical_crossentropy(y)
        return [loss, *loss.gradient(*parameters)]

    return trace


def tinygrad_stages(outputs: list[Any]) -> dict[str, float]:
    """Schedule and lower with tinygrad's own stages."""
    from tinygrad import Device
    from tinygrad.codegen import to_program
    from tinygrad.uop.ops import Ops

    renderer = Device[Device.DEFAULT].renderer
    start = time.perf_counter()
    linear = outputs[0].schedule_linear(*outputs[1:])
    middle = time.perf_counter()
    calls = [call for call in linear.src if call.src[0].op is Ops.SINK]
    unique = list({call.src[0].key: call.src[0] for call in calls}.values())
    for body in unique:
        to_program(body, renderer)
    end = time.perf_counter()
    return {"schedule": middle - start, "lower": end - middle, "kernels": len(calls)}


def tgcore_stages(outputs: list[Any]) -> dict[str, float]:
    """Schedule, lower and render with tgcore's engine."""
    from tgcore.engine import compile_stages

    module.Device[module.Device.DEFAULT]  # opening the device is no part of a stage
    return compile_stages([output.uop for output in outputs])


for name in options.models.split(","):
    trace = {"mlp": mlp, "conv": conv}[name]()
    meter = Meter()
    begin = time.perf_counter()
    results = trace()
    traced = time.perf_counter() - begin
    stages = {"tgcore": tgcore_stages}.get(options.lib, tinygrad_stages)(results)
    others = meter.others()
    emit(f"{name}_trace", traced * 1e3, "ms", others=others)
    emit(f"{name}_kernels", stages.pop("kernels"), "kernels", others=others)
    stages.pop("unique", None)
    total = 0.0
    for stage, seconds in stages.items():
        total += seconds
        if stage in ("schedule", "lower"):
            emit(f"{name}_{stage}", seconds * 1e3, "ms", others=others)
        else:
            print(f"{name} {stage} {seconds * 1e3:.1f} ms", file=sys.stderr)
    emit(f"{name}_schedule_and_lower", total * 1e3, "ms", others=others)
