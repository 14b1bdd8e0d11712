"""What turns a linear program into text, and text into a binary: the two base classes.

A plugin derives from these, most often through `CFamilyRenderer`. Engine and codegen call them;
nothing here knows a language or a device.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
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

    def load(self, binary: bytes) -> Any:
        """Return the loaded module of a binary, for programs that run in this process.

        `module[entry]` is a new `ctypes` function. None: the device loads the binary itself.
        """
        return None

    def host_library(self) -> Any:
        """Return the loaded library behind a host device's threads and replays, or None.

        Only a device that calls kernels in this process asks for it. Its functions are attributes
        that are new `ctypes` functions, as of `ctypes.CDLL`; all three must be there:

        ``void tg_run(kernel, void **bufs, long long *vars, long threads)``
            Call ``kernel(bufs, vars, part)`` once for each part below `threads`, side by side if
            it can, and return when all are done. Several threads of the host may call it at once.
        ``void tg_replay(const call *calls, long count)``
            Make calls in order: rows of kernel, bufs, vars and threads, a word each. A row of one
            thread is a plain call of part 0; others go through `tg_run`.
        ``void tg_forget(void)``
            Called in the child after a fork, where the pool's threads are gone: start anew.

        None: the device makes such a library with the C compiler found here. Without one a launch
        has one thread, and recorded calls are launched one by one.
        """
        return None


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
        The renderer's own rewrites, for the last stage before linearising.
    stage_rules : dict
        For stages by name (`tgcore.target.stages`): the rules that plugins added to each, a tuple
        of `tgcore.rewrite.added.AddedRules`. Filled when the device opens.
    choose_moves : callable or None
        Takes a kernel; returns its moves, or None to leave it to the heuristic of the core.
    added : tuple of str
        What plugins added, with versions: part of the key of the disk cache.
    """

    target: Target
    capabilities: Capabilities
    compiler: Compiler | None = None
    version: int = 1
    extra_rules: Any = None
    stage_rules: Mapping[str, Any] = MappingProxyType({})
    choose_moves: Callable[[Any], Any] | None = None
    added: tuple[str, ...] = ()

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
        return ":".join((type(self).__qualname__, str(self.version), compiler, *self.added))
