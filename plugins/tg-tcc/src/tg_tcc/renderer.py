"""How kernels are written for TinyCC, what it can do, and the compiler in this process.

One renderer serves both the device TCC and the device CPU: kernels are called as CPU calls them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tgcore.ir import Ops
from tgcore.render import CFamilyRenderer, Compiler
from tgcore.support.settings import settings

from tg_tcc.libtcc import MATH, Module, build, identity, library

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tgcore.target import Target


def host_threads() -> int:
    """Return among how many threads the device CPU may split a kernel."""
    return settings.threads or len(os.sched_getaffinity(0))


class TccCompiler(Compiler):
    """Compiles in memory. Code cannot leave the process, so the binary is the text itself."""

    def __init__(self) -> None:
        library()  # says early when TinyCC is missing
        self.identity = identity()

    def compile(self, source: str) -> bytes:
        """Compile, so that faults are found here, and return the text."""
        build(source)
        return source.encode()

    def load(self, binary: bytes) -> Module:
        """Return the compiled module; from the disk cache it is compiled now."""
        return build(binary.decode())


class TccRenderer(CFamilyRenderer):
    """Scalar C: ``void name(void **buffers, const long long *variables, long part)``."""

    name = "TCC"
    preamble = "\n".join(
        f"extern {kind} {name}({kind});"
        for name in MATH
        for kind in ["float" if name.endswith("f") else "double"]
    )
    functions: Mapping[Ops, str] = {
        Ops.SQRT: "sqrt{f}({0})",
        Ops.TRUNC: "trunc{f}({0})",
        Ops.EXP: "exp{f}({0})",
        Ops.EXP2: "exp2{f}({0})",
        Ops.LOG: "log{f}({0})",
        Ops.LOG2: "log2{f}({0})",
        Ops.SIN: "sin{f}({0})",
    }
    infinity = "1.0f/0.0f"
    not_a_number = "0.0f/0.0f"

    def __init__(self, target: Target, threads: int = 1) -> None:
        super().__init__(target, TccCompiler(), host=True, threads=threads)

    def header(self, name: str, arguments: Sequence[str]) -> str:
        """Return the line that opens a kernel, and those that fetch its arguments."""
        buffers = [text for text in arguments if "*" in text]
        variables = [text for text in arguments if "*" not in text]
        fetched = [
            *(f"  {text} = buffers[{place}];" for place, text in enumerate(buffers)),
            *(f"  {text} = variables[{place}];" for place, text in enumerate(variables)),
        ]
        opening = f"void {name}(void **buffers, const long long *variables, long part) {{"
        return "\n".join([opening, *fetched])

    def special(self, name: str) -> str:
        """Return the expression of the only launch coordinate there is: the part of a thread."""
        return "part"
