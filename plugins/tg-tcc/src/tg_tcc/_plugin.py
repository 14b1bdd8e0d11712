"""What the plugin host reads. It imports nothing heavy: that happens inside the hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.plugin import (
    KernelMovesRequest,
    OpenRequest,
    PluginInfo,
    ProbeRequest,
    ProbeResult,
    RendererSpec,
    RenderersRequest,
    hookimpl,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tgcore.codegen import Move
    from tgcore.codegen.kernel import Kernel
    from tgcore.render import Renderer
    from tgcore.runtime import BaseDevice
    from tgcore.target import Target

INFO = PluginInfo(
    name="tcc",
    summary="the device TCC and the renderer CPU:TCC, compiled in memory by TinyCC",
    api=(1, 1),
)


@hookimpl
def tgcore_probe(request: ProbeRequest) -> ProbeResult:
    """Say whether TinyCC is installed; it computes on the host, so it is no default."""
    from tg_tcc.libtcc import missing

    reason = missing()
    return ProbeResult(usable=not reason, real=False, reason=reason or "computes on the host")


@hookimpl
def tgcore_open_device(request: OpenRequest) -> BaseDevice:
    """Open the device TCC."""
    from tg_tcc.device import TccDevice

    return TccDevice(request.target, request.renderer)


@hookimpl
def tgcore_renderers(request: RenderersRequest) -> list[RendererSpec]:
    """Bring CPU:TCC, which is used only where it is asked for."""

    def make(target: Target) -> Renderer:
        from tg_tcc.renderer import TccRenderer, host_threads

        return TccRenderer(target, host_threads())

    return [RendererSpec("TCC", 0, make)] if request.family == "CPU" else []


@hookimpl
def tgcore_kernel_moves(request: KernelMovesRequest) -> Callable[[Kernel], list[Move] | None]:
    """Choose the moves of reductions."""
    from tg_tcc.moves import choose

    return choose
