"""What turns a linear program into text, and text into a binary: the two base classes.

A plugin derives from these, most often through `CFamilyRenderer`. Engine and codegen call them;
nothing here knows a language or a device.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.target import Capabilities, ProgramSpec, Target


class Compiler(ABC):
    """Turns source text into a binary that the device's `load` accepts.

    Attributes
    ----------
    identity : str
        Name, version, flags and processor: equal identities give equal binaries, so it is part
        of the key of the disk cache.
    """

    identity: str = ""

    @abstractmethod
    def compile(self, source: str) -> bytes:
        """Return the binary of one translation unit, or raise `CompileError`."""

    def disassemble(self, binary: bytes) -> str:
        """Return the machine code as text; empty when there is no tool for it."""
        return ""


class Renderer(ABC):
    """Renders linear programs for one target.

    Attributes
    ----------
    target : Target
        What is rendered for.
    capabilities : Capabilities
        The facts that schedule and codegen ask for.
    compiler : Compiler or None
        None where the device runs the linear program itself.
    version : int
        Raised with every change of the text that is rendered; part of the key of the disk cache.
    extra_rules : PatternMatcher or None
        Rewrites of this target for the last stage before linearising.
    """

    target: Target
    capabilities: Capabilities
    compiler: Compiler | None = None
    version: int = 1
    extra_rules: Any = None

    @abstractmethod
    def render(self, name: str, linear: tuple[UOp, ...], spec: ProgramSpec | None = None) -> str:
        """Return the text of one kernel called `name`; `spec` gives the order of its arguments."""

    def render_module(self, functions: Sequence[str]) -> str:
        """Return one translation unit that holds the kernels whose texts are `functions`."""
        return "\n".join(functions)

    @property
    def identity(self) -> str:
        """What, besides the kernel, decides the binary: for the keys of caches."""
        compiler = self.compiler.identity if self.compiler is not None else ""
        return f"{type(self).__qualname__}:{self.version}:{compiler}"
