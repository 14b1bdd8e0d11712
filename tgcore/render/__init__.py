"""Linear programs to text: the base classes, and the renderer that C-like languages share."""

from tgcore.render.base import Compiler, Renderer
from tgcore.render.cfamily import CFamilyRenderer
from tgcore.render.hostc import Dialect, HostCRenderer
from tgcore.render.writer import KernelWriter

__all__ = [
    "CFamilyRenderer", "Compiler", "Dialect", "HostCRenderer", "KernelWriter", "Renderer",
]  # fmt: skip
