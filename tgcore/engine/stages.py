"""How long each part of compiling a program takes: for benchmarks and `tg explain`.

Nothing is run and no cache is read or written.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tgcore.ir import UOp


def compile_stages(roots: Sequence[UOp], device: str | None = None) -> dict[str, float]:
    """Return wall seconds of `schedule`, `lower`, `render` and `compile`, and kernel counts.

    Parameters
    ----------
    roots : sequence of UOp
        Values that are not realized.
    device : str, optional
        Compile for this device instead of the ones the values are on.
    """
    from tgcore.codegen import lower_kernel
    from tgcore.engine.programs import compile_module
    from tgcore.engine.results import collectives, is_storage, limits, place, with_added_rules
    from tgcore.ir import UOp
    from tgcore.runtime.registry import Device
    from tgcore.schedule.main import schedule_cold
    from tgcore.schedule.normal import normalise

    effects: list[UOp] = []
    for root in dict.fromkeys(roots):
        place(root, effects, [])
    for name in [device or Device.DEFAULT, *{str(effect.device) for effect in effects}]:
        Device.open(name)  # before the clock starts
    started = perf_counter()
    normal = normalise(UOp.sink(*effects), collectives)
    names = tuple(dict.fromkeys(node.arg.device for node in normal.buffers))
    result = schedule_cold(
        with_added_rules(normal.sink, names), is_storage=is_storage, **limits(names)
    )
    scheduled = perf_counter()
    calls = [call for call in result.linear.src if call.arg.kind == "kernel"]
    unique = dict.fromkeys((device or call.arg.device, call.src[0]) for call in calls)
    seconds = {"schedule": scheduled - started, "lower": 0.0, "render": 0.0, "compile": 0.0}
    by_device: dict[str, list[object]] = {}
    for name, ast in unique:
        target = Device[name]
        begin = perf_counter()
        spec = lower_kernel(ast, target.renderer)
        middle = perf_counter()
        if spec.linear is not None:
            target.renderer.render(spec.entry, spec.linear, spec)
        end = perf_counter()
        seconds["render"] += end - middle
        seconds["lower"] += middle - begin - (end - middle)  # lowering renders once itself
        by_device.setdefault(name, []).append(spec)
    begin = perf_counter()
    for name, specs in by_device.items():
        compile_module(Device[name], specs)  # type: ignore[arg-type]
    seconds["compile"] = perf_counter() - begin
    seconds["kernels"] = float(len(calls))
    seconds["unique"] = float(len(unique))
    return seconds
