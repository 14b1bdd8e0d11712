"""What the plugin host reads: a renderer for the device CPU. Imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.plugin import PluginInfo, RendererSpec, RenderersRequest, hookimpl

if TYPE_CHECKING:
    from tgcore.render.base import Renderer
    from tgcore.target import Target

INFO = PluginInfo(
    name="llvm",
    summary="kernels for the host's processor through LLVM, compiled and loaded in process",
    api=(1, 1),
)


@hookimpl
def tgcore_renderers(request: RenderersRequest) -> list[RendererSpec]:
    """Return the renderer that CPU prefers over C when an LLVM is here."""
    if request.family != "CPU":
        return []
    return [RendererSpec("LLVM", 10, _make)]


def _make(target: Target) -> Renderer:
    from tgcore.support.errors import DeviceError, PluginError

    from tg_llvm.host import open_renderer

    try:
        return open_renderer(target)
    except DeviceError as error:
        raise PluginError(error.what, hint=error.hint) from error
