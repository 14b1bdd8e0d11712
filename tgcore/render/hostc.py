"""C for the host's own compiler: one call convention, vectors through vector extensions.

Comparisons of vectors give integer masks (all bits or none), whose width is tracked for each
value and converted only where it must be; selection is bit logic on masks, which compilers turn
into blends. What a compiler can do is said by a `Dialect`, found by probing it, never assumed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.render.cfamily import CFamilyRenderer
from tgcore.render.writer import KernelWriter
from tgcore.support.errors import SpecError

if TYPE_CHECKING:
    from tgcore.render.base import Compiler
    from tgcore.target import Capabilities, Target

SHORT_NAMES = {
    dtypes.bool: "b8", dtypes.int8: "i8", dtypes.uint8: "u8", dtypes.int16: "i16",
    dtypes.uint16: "u16", dtypes.int32: "i32", dtypes.uint32: "u32", dtypes.int64: "i64",
    dtypes.uint64: "u64", dtypes.float16: "f16", dtypes.bfloat16: "bf16",
    dtypes.float32: "f32", dtypes.float64: "f64",
}  # fmt: skip

_STACK = 64 << 10  # bytes of registers up to which they lie on the stack


@dataclass(frozen=True, slots=True)
class Dialect:
    """What one compiler understands.

    Attributes
    ----------
    vectors : bool
        Vector types by attribute, with arithmetic, comparison and lane access.
    half, brain : str
        Names of a 16-bit IEEE float and a bfloat16 that convert correctly; empty: there is none.
    templates : mapping of str to str
        Functions: ``"fma.f32"`` for scalars, ``"fma.f32x8"`` for one vector type, ``"fma.any"``
        for vectors of every width. A vector without one is computed lane by lane.
        ``"masked.32.16"`` reads the lanes that are set in a mask: lanes of 32 bits, 16 bytes.
    restrict : str
        Keyword for pointers that do not overlap.
    declarations : tuple of str
        Lines at the head of every module.
    """

    vectors: bool = False
    half: str = ""
    brain: str = ""
    templates: Mapping[str, str] = field(default_factory=dict)
    restrict: str = ""
    declarations: tuple[str, ...] = ()


class HostCRenderer(CFamilyRenderer):
    """Renders kernels as ``void name(void **bufs, const long long *vars, long core)``.

    Parameters
    ----------
    target : Target
    capabilities : Capabilities
    dialect : Dialect
    compiler : Compiler or None
    """

    version = 1
    infinity = "1.0f/0.0f"
    not_a_number = "0.0f/0.0f"

    def __init__(
        self, target: Target, capabilities: Capabilities, dialect: Dialect,
        compiler: Compiler | None = None,
    ) -> None:  # fmt: skip
        self.target = target
        self.capabilities = capabilities
        self.dialect = dialect
        self.compiler = compiler
        self.type_names = {
            **CFamilyRenderer.type_names,
            dtypes.float16: dialect.half or "unsigned short",
            dtypes.bfloat16: dialect.brain or "unsigned short",
            dtypes.fp8e4m3: "unsigned char",
            dtypes.fp8e5m2: "unsigned char",
        }

    # *** names and text of a module ***

    def vector_name(self, dtype: DType) -> str:
        """Return the name of a vector type, such as ``f32x8``."""
        return f"{SHORT_NAMES[dtype.scalar]}x{dtype.lanes}"

    def writer(self, linear: Sequence[UOp]) -> KernelWriter:
        """Return the object that writes one kernel."""
        from tgcore.render.vectors import VectorWriter

        return VectorWriter(self, linear) if self.dialect.vectors else HostWriter(self, linear)

    def special(self, name: str) -> str:
        """Return the number of the thread, the only launch coordinate of a host."""
        if name != "t0":
            raise SpecError(f"a host has no launch coordinate {name}; outer axes are loops")
        return "core"

    def opening(
        self, name: str, writer: KernelWriter, params: Sequence[int], variables: Sequence[str]
    ) -> list[str]:
        """Return the lines before the body: the header and what fetches the arguments."""
        lines = [f"void {name}(void **bufs, const long long *vars, long core) {{"]
        for place, slot in enumerate(params):
            node = writer.params.get(slot)
            if node is not None:
                kind = self.type_name(node.dtype)
                if node.arg.volatile:
                    kind = f"volatile {kind}"
                lines.append(
                    f"  {kind} *{self.dialect.restrict} data{slot} = ({kind} *)bufs[{place}];"
                )
        for place, variable in enumerate(variables):
            if variable in writer.variables:
                kind = self.type_name(writer.variable_type(variable))
                lines.append(f"  const {kind} {variable} = ({kind})vars[{place}];")
        return lines

    def render_module(self, functions: Sequence[str]) -> str:
        """Return one translation unit; helper types and functions are declared once."""
        text = "\n\n".join(functions)
        from tgcore.render.prelude import prelude

        return f"{prelude(text, self)}\n{text}\n"

    # *** arithmetic ***

    def function(self, node: UOp, args: Sequence[str]) -> str:
        """Return a call of the function for a float operation, by the compiler's template."""
        name, dtype = FUNCTION_NAMES.get(node.op, ""), node.dtype
        template = self.dialect.templates.get(f"{name}.{SHORT_NAMES.get(dtype.scalar)}")
        if template is None:
            raise SpecError(f"this compiler has no {node.op.name} of {dtype.name}")
        return template.format(*args)

    def bitcast(self, node: UOp, arg: str) -> str:
        """Return the same bits as another type."""
        source, dtype = node.src[0].dtype, node.dtype
        if dtype.lanes > 1:
            return f"(({self.type_name(dtype)}){arg})"
        return f"bits_{SHORT_NAMES[source]}_{SHORT_NAMES[dtype]}({arg})"

    def truncate(self, arg: str, source: DType, dtype: DType) -> str:
        """Return the conversion of a float to an integer, which saturates and maps NaN to 0."""
        return f"trunc_{SHORT_NAMES[source]}_{SHORT_NAMES[dtype]}({arg})"


class HostWriter(KernelWriter):
    """Writes one kernel in plain C for a host."""

    def __init__(self, renderer: CFamilyRenderer, linear: Sequence[UOp]) -> None:
        super().__init__(renderer, linear)
        self.heap: list[str] = []

    def write(self) -> list[str]:
        """Return the lines of the body, indented."""
        lines = super().write()
        return [*lines, *[f"  free({name});" for name in self.heap]]

    def define_array(self, node: UOp, kind: str, name: str, size: int) -> None:
        """Declare registers whose places are computed; large ones do not fit a thread's stack."""
        nbytes = size * node.dtype.itemsize
        if nbytes <= _STACK:
            self.line(f"{kind} {name}[{size}];")
            return
        self.heap.append(name)
        nbytes = -(-nbytes // 64) * 64
        self.line(f"{kind} *{name} = ({kind} *)aligned_alloc(64, {nbytes});")


FUNCTION_NAMES = {
    Ops.SQRT: "sqrt", Ops.TRUNC: "trunc", Ops.MULACC: "fma", Ops.EXP: "exp", Ops.EXP2: "exp2",
    Ops.LOG: "log", Ops.LOG2: "log2", Ops.SIN: "sin",
}  # fmt: skip
