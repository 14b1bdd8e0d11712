"""The compiler of the renderer: one module of LLVM IR to one object file, in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.render.base import Compiler

if TYPE_CHECKING:
    from tg_llvm.engine import Engine, Machine


class LLVMCompiler(Compiler):
    """Compiles for one machine with one engine.

    Parameters
    ----------
    engine : Engine
    machine : Machine
        What is compiled for; the host unless another plugin says otherwise.
    level : int
        Level of LLVM's pipelines.
    """

    def __init__(self, engine: Engine, machine: Machine, level: int = 2) -> None:
        self.engine = engine
        self.machine = machine
        self.level = level
        self.identity = (
            f"{engine.name} {engine.version} -O{level} {machine.triple} {machine.cpu} "
            f"{machine.features}"
        )

    def compile(self, source: str) -> bytes:
        """Return the object file of one module."""
        return self.engine.compile(source, self.machine, self.level)

    def disassemble(self, binary: bytes) -> str:
        """Return the machine code as text, by objdump where there is one."""
        import subprocess
        import tempfile
        from shutil import which

        tool = which("objdump") or which("llvm-objdump")
        if tool is None:
            return ""
        with tempfile.NamedTemporaryFile(suffix=".o") as file:
            file.write(binary)
            file.flush()
            command = [tool, "-d", "--no-show-raw-insn", file.name]
            return subprocess.run(command, capture_output=True, text=True, check=False).stdout
