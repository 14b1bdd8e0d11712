"""The LLVM IR renderer as a library: what every target shares, with a method for each difference.

A target derives from `LLVMRenderer` and gives its triple, its kernel header, its address spaces and
its launch coordinates. The host is in `host.py`; a plugin for another processor adds its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tgcore.ir import UOp
from tgcore.render.base import Renderer
from tgcore.support.errors import SpecError

from tg_llvm.types import memory_type, type_name
from tg_llvm.writer import IRWriter

if TYPE_CHECKING:
    from tgcore.target import ProgramSpec

_CALLED = re.compile(r"^declare [^@]*@([\w.]+)\(.*$", re.MULTILINE)


class LLVMRenderer(Renderer):
    """Renders linear programs as functions of one LLVM module.

    Attributes
    ----------
    triple, layout : str
        Target triple and data layout of a module; an empty layout is left to LLVM.
    """

    version = 1
    triple = ""
    layout = ""

    # *** what a target may override ***

    def header(
        self, name: str, writer: IRWriter, params: Sequence[int], variables: Sequence[str]
    ) -> str:
        """Return the line that opens a kernel."""
        pointers = [
            f"{self.pointer_type(writer.params[slot])} noalias %data{slot}"
            if slot in writer.params
            else f"ptr %data{slot}"
            for slot in params
        ]
        scalars = [
            f"{type_name(writer.variables[v].dtype) if v in writer.variables else 'i32'} %var.{v}"
            for v in variables
        ]
        return f"define void @{name}({', '.join(pointers + scalars)}) {{"

    def fetch(self, writer: IRWriter, params: Sequence[int], variables: Sequence[str]) -> list[str]:
        """Return the instructions that fetch arguments which the header does not name."""
        return []

    def special(self, writer: IRWriter, node: UOp) -> str:
        """Write a launch coordinate such as ``g0`` or ``l1`` and return it."""
        raise SpecError(f"{type(self).__name__} has no launch coordinate {node.arg}")

    def barrier(self, writer: IRWriter) -> None:
        """Write a wait for the workgroup."""
        raise SpecError(f"{type(self).__name__} has no barrier")

    def wmma(self, writer: IRWriter, node: UOp) -> str:
        """Write a matrix multiply-accumulate and return it."""
        raise SpecError(f"{type(self).__name__} has no matrix unit")

    def local_array(self, writer: IRWriter, node: UOp) -> str:
        """Declare memory shared by a workgroup and return its address."""
        raise SpecError(f"{type(self).__name__} has no local memory")

    def large_array(self, writer: IRWriter, name: str, nbytes: int) -> None:
        """Make registers that are too many for the stack."""
        raise SpecError(f"{type(self).__name__} has no place for {nbytes} bytes of registers")

    def space(self, storage: UOp) -> int:
        """Return the number of the address space of a storage."""
        return 0

    def pointer_type(self, storage: UOp) -> str:
        """Return the type of a pointer into a storage."""
        number = self.space(storage)
        return f"ptr addrspace({number})" if number else "ptr"

    def alias(self, storage: UOp) -> str:
        """Return what is known of other memory that an access to a buffer cannot touch."""
        return ""

    def loop_hint(self, writer: IRWriter) -> str:
        """Return metadata of the branch that closes a loop."""
        return ""

    def attributes(self) -> list[str]:
        """Return the lines at the end of a module: attribute groups and metadata."""
        return []

    # *** text ***

    def render(self, name: str, linear: tuple[UOp, ...], spec: ProgramSpec | None = None) -> str:
        """Return the text of one kernel called `name`; `spec` gives the order of its arguments."""
        writer = IRWriter(self, linear)
        body = writer.write()
        params = spec.params if spec is not None else tuple(sorted(writer.params))
        variables = spec.vars if spec is not None else tuple(writer.variables)
        header = self.header(name, writer, params, variables)
        fetched = self.fetch(writer, params, variables)
        return "\n".join([
            *[line.format(name=name) for line in writer.globals], *writer.declared.values(),
            header, "entry:", *fetched, *writer.entry, *body, *writer.exit, "  ret void", "}",
        ])  # fmt: skip

    def render_module(self, functions: Sequence[str]) -> str:
        """Return one module that holds the kernels; each function is declared once."""
        text = "\n\n".join(functions)
        declared = {match[1]: match[0] for match in _CALLED.finditer(text)}
        head = [f'target triple = "{self.triple}"'] if self.triple else []
        if self.layout:
            head.append(f'target datalayout = "{self.layout}"')
        bodies = _CALLED.sub("", text)
        lines = [*head, *[declared[name] for name in sorted(declared)], bodies, *self.attributes()]
        return "\n".join(lines) + "\n"


__all__ = ["LLVMRenderer", "memory_type", "type_name"]
