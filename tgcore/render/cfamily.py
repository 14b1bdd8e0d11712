"""The renderer that C-like languages share: statements, loops, scalar arithmetic, memory access.

A language gives its type names, its functions and its preamble as attributes, and overrides a
method where it differs. Vectors here are built and taken apart by name (`make_vector`, `lane`);
the renderer for host compilers, which has vector arithmetic with masks, is in `hostc.py`.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.render.base import Renderer
from tgcore.render.literals import float_digits, int_literal, round_to
from tgcore.render.writer import KernelWriter
from tgcore.support.errors import SpecError
from tgcore.target import BASIC_OPS, Capabilities

if TYPE_CHECKING:
    from tgcore.render.base import Compiler
    from tgcore.target import ProgramSpec, Target

_SIGNS: dict[Ops, str] = {
    Ops.ADD: "+", Ops.MUL: "*", Ops.SUB: "-", Ops.FDIV: "/", Ops.AND: "&", Ops.OR: "|",
    Ops.XOR: "^", Ops.CMPLT: "<", Ops.CMPLE: "<=", Ops.CMPNE: "!=", Ops.CMPEQ: "==",
}  # fmt: skip
_BOOL_SIGNS: dict[Ops, str] = {
    Ops.ADD: "|", Ops.MAX: "|", Ops.OR: "|", Ops.MUL: "&", Ops.AND: "&", Ops.XOR: "!=",
}  # fmt: skip
# what is written with signs and ?: alone, beside `BASIC_OPS`
_NATIVE = frozenset({Ops.MAX, Ops.CMPEQ, Ops.CMPLE, Ops.SUB, Ops.NEG, Ops.RECIPROCAL})
_NARROW = frozenset({dtypes.float16, dtypes.bfloat16, *dtypes.fp8s})


class CFamilyRenderer(Renderer):
    """Base of renderers whose target language looks like C.

    What the attributes say decides the capabilities: a type is stored when it has a name, and an
    operation is native when it has a function. Whatever is missing is emulated by the compiler.

    Parameters
    ----------
    target : Target
        Its renderer becomes `name`.
    compiler : Compiler, optional
    facts
        Further fields of `Capabilities`, or other values for those that are derived.

    Attributes
    ----------
    name : str
        The third part of the target, such as ``"C"``.
    type_names : mapping of DType to str
        Scalar types; a type without a name here is not stored (narrow floats are by their bits).
    functions : mapping of Ops to str
        Templates for float operations, ``{0}`` for the operand and ``{f}`` for the suffix of
        float32 functions.
    pointer : str
        Declaration of a global pointer: ``{type}`` and ``{name}``.
    preamble : str
        Text at the head of every module: declarations, types, helper functions.
    local_prefix, barrier : str
        What declares memory shared by a workgroup; the statement that waits for the workgroup.
    infinity, not_a_number : str
        Expressions of these float32 values.

    Examples
    --------
    >>> from tgcore.target import Target
    >>> class Shader(CFamilyRenderer):
    ...     name = "SHADER"
    ...     pointer = "device {type}* {name}"
    ...     functions = {Ops.SQRT: "sqrt({0})", Ops.EXP2: "exp2({0})"}
    >>> shader = Shader(Target.parse("acme:1"))
    >>> str(shader.target), Ops.EXP2 in shader.capabilities.ops
    ('ACME:1:SHADER', True)
    >>> shader.header("work", ["device float* data0"])
    'void work(device float* data0) {'
    """

    name = "C"
    preamble = ""

    type_names: Mapping[DType, str] = {
        dtypes.bool: "unsigned char", dtypes.int8: "signed char", dtypes.uint8: "unsigned char",
        dtypes.int16: "short", dtypes.uint16: "unsigned short", dtypes.int32: "int",
        dtypes.uint32: "unsigned int", dtypes.int64: "long long",
        dtypes.uint64: "unsigned long long", dtypes.float32: "float", dtypes.float64: "double",
    }  # fmt: skip
    functions: Mapping[Ops, str] = {
        Ops.EXP: "exp{f}({0})", Ops.EXP2: "exp2{f}({0})", Ops.LOG: "log{f}({0})",
        Ops.LOG2: "log2{f}({0})", Ops.SIN: "sin{f}({0})", Ops.SQRT: "sqrt{f}({0})",
        Ops.TRUNC: "trunc{f}({0})", Ops.MULACC: "fma{f}({0}, {1}, {2})",
    }  # fmt: skip
    pointer = "{type}* {name}"
    local_prefix = ""
    barrier = ""
    infinity = "INFINITY"
    not_a_number = "NAN"

    def __init__(self, target: Target, compiler: Compiler | None = None, **facts: Any) -> None:
        self.target = dataclasses.replace(target, renderer=self.name)
        self.compiler = compiler
        named = frozenset(self.type_names)
        found: dict[str, Any] = {
            "storage": named, "arithmetic": named - _NARROW,
            "ops": BASIC_OPS | _NATIVE | frozenset(self.functions),
            "safe_division": True, "safe_shifts": True, "saturating_casts": True, **facts,
        }  # fmt: skip
        self.capabilities = Capabilities(**found)

    def header(self, name: str, arguments: Sequence[str]) -> str:
        """Return the line that opens a kernel, given its argument declarations."""
        return f"void {name}({', '.join(arguments)}) {{"

    def special(self, name: str) -> str:
        """Return the expression of a launch coordinate such as ``g0`` or ``l1``."""
        raise SpecError(f"{type(self).__name__} has no launch coordinate {name}")

    def type_name(self, dtype: DType) -> str:
        """Return the name of a scalar or vector type."""
        name = self.type_names.get(dtype.scalar)
        if name is None:
            raise SpecError(f"{type(self).__name__} has no type for {dtype.name}")
        return name if dtype.lanes == 1 else self.vector_name(dtype)

    def vector_name(self, dtype: DType) -> str:
        """Return the name of a vector type."""
        return f"{self.type_names[dtype.scalar].replace(' ', '_')}{dtype.lanes}"

    def make_vector(self, dtype: DType, parts: Sequence[str]) -> str:
        """Return the expression of a vector from its lanes."""
        return f"({self.type_name(dtype)}){{{', '.join(parts)}}}"

    def lane(self, vector: str, number: int) -> str:
        """Return the expression of one lane of a vector."""
        return f"{vector}[{number}]"

    def writer(self, linear: Sequence[UOp]) -> KernelWriter:
        """Return the object that writes one kernel."""
        return KernelWriter(self, linear)

    def render(self, name: str, linear: tuple[UOp, ...], spec: ProgramSpec | None = None) -> str:
        """Return the text of one kernel called `name`; `spec` gives the order of its arguments."""
        writer = self.writer(linear)
        body = writer.write()
        params = spec.params if spec is not None else tuple(sorted(writer.params))
        variables = spec.vars if spec is not None else tuple(writer.variables)
        return "\n".join([*self.opening(name, writer, params, variables), *body, "}"])

    def opening(
        self, name: str, writer: KernelWriter, params: Sequence[int], variables: Sequence[str]
    ) -> list[str]:
        """Return the lines before the body: the header and what fetches the arguments."""
        return [self.header(name, writer.arguments(params, variables))]

    def render_module(self, functions: Sequence[str]) -> str:
        """Return one translation unit: the preamble, then the kernels whose texts are given."""
        return "\n\n".join(filter(None, [self.preamble, *functions])) + "\n"

    def wmma(self, node: UOp, args: Sequence[str]) -> str:
        """Return the expression of a matrix multiply-accumulate; targets that have it override."""
        raise SpecError(f"{type(self).__name__} has no matrix unit")

    # *** constants ***

    def constant(self, value: Any, dtype: DType) -> str:
        """Return a scalar constant, of exactly its type where the language promotes."""
        if dtype.kind == "b":
            return "1" if value else "0"
        if dtype.kind != "f":
            text = int_literal(value, dtype)
            return text if dtype.bits >= 32 else f"({self.type_name(dtype)}){text}"
        value = round_to(value, dtype)
        if not math.isfinite(value):
            special = self.not_a_number if value != value else self.infinity
            text = special if value > 0 or value != value else f"-{special}"
            return f"(({self.type_name(dtype)})({text}))"
        if dtype.bits == 64:
            text = float_digits(value)
        elif dtype.bits == 32:
            text = f"{float_digits(value)}f"
        else:
            return f"(({self.type_name(dtype)}){float_digits(value)}f)"
        return f"({text})" if text[0] == "-" else text

    # *** scalar arithmetic; `args` are the texts of the sources ***

    def alu(self, node: UOp, args: Sequence[str]) -> str:
        """Return the expression of one scalar operation."""
        special = _SCALAR.get(node.op)
        if special is not None:
            return special(self, node, args)
        dtype = node.src[0].dtype
        if dtype.kind == "b" and node.op in _BOOL_SIGNS:
            return f"({args[0]}{_BOOL_SIGNS[node.op]}{args[1]})"
        sign = _SIGNS.get(node.op)
        if sign is not None:
            text = f"({args[0]}{sign}{args[1]})"
            return text if node.op in GroupOp.COMPARISON else self.narrow(text, node.dtype)
        return self.function(node, args)

    def narrow(self, text: str, dtype: DType) -> str:
        """Return `text` brought back to `dtype` where C computed it in a wider type."""
        if dtype.kind in "iu" and dtype.bits < 32:
            return f"(({self.type_name(dtype)}){text})"
        return text

    def function(self, node: UOp, args: Sequence[str]) -> str:
        """Return a call of the function for a float operation."""
        template = self.functions.get(node.op)
        if template is None:
            raise SpecError(f"{type(self).__name__} has no {node.op.name} of {node.dtype.name}")
        return template.format(*args, f="f" if node.dtype.bits <= 32 else "")

    def cast(self, node: UOp, arg: str) -> str:
        """Return the conversion of a scalar."""
        source, dtype = node.src[0].dtype, node.dtype
        if dtype.kind == "b":
            return f"({arg}!=0)"
        if source.kind == "f" and dtype.kind in "iu":
            return self.truncate(arg, source, dtype)
        return f"(({self.type_name(dtype)})({arg}))"

    def truncate(self, arg: str, source: DType, dtype: DType) -> str:
        """Return the conversion of a float to an integer, which saturates and maps NaN to 0."""
        kind = self.type_name(dtype)
        wide = dtypes.float64 if source.bits == 64 else dtypes.float32
        low, high = float(int(dtype.min)), float(int(dtype.max) + 1)
        least, most = (
            f"(({kind}){int_literal(int(end), dtype)})" for end in (dtype.min, dtype.max)
        )
        return (f"({arg}!={arg}?({kind})0:{arg}<={self.constant(low, wide)}?{least}"
                f":{arg}>={self.constant(high, wide)}?{most}:({kind}){arg})")  # fmt: skip

    def bitcast(self, node: UOp, arg: str) -> str | None:
        """Return the same bits as another type; None: they are passed through a union."""
        return None


def _shift(renderer: CFamilyRenderer, node: UOp, args: Sequence[str]) -> str:
    sign = "<<" if node.op is Ops.SHL else ">>"
    dtype, amount = node.dtype, node.src[1]
    text = renderer.narrow(f"({args[0]}{sign}{args[1]})", dtype)
    low, high = amount.bounds
    if low >= 0 and high < dtype.bits:
        return text
    inside = f"({args[1]}>=0&&{args[1]}<{dtype.bits})"
    if amount.dtype.kind == "u":
        inside = f"({args[1]}<{dtype.bits})"
    fill = f"({args[0]}<0?-1:0)" if node.op is Ops.SHR and dtype.kind == "i" else "0"
    return renderer.narrow(f"({inside}?{text}:{fill})", dtype)


def _division(renderer: CFamilyRenderer, node: UOp, args: Sequence[str]) -> str:
    """Division towards zero that never traps: by 0 it gives 0, the least value by -1 wraps."""
    dtype, divisor = node.dtype, node.src[1]
    left, right = args
    quotient = node.op is Ops.CDIV
    text = f"({left}{'/' if quotient else '%'}{right})"
    low, high = divisor.bounds
    if dtype.kind == "i" and low <= -1 <= high and node.src[0].vmin <= dtype.min:
        text = f"({right}==-1?{f'(0-{left})' if quotient else '0'}:{text})"
    if low <= 0 <= high:
        text = f"({right}==0?0:{text})"
    return renderer.narrow(text, dtype)


def _greater(renderer: CFamilyRenderer, node: UOp, args: Sequence[str]) -> str:
    left, right = args
    if node.dtype.kind == "b":
        return f"({left}|{right})"
    if node.dtype.kind != "f":
        return f"({left}<{right}?{right}:{left})"
    if is_number(node.src[1]):
        return f"({right}>{left}?{right}:{left})"
    if is_number(node.src[0]):
        return f"({left}>{right}?{left}:{right})"
    return f"({left}>{right}||{left}!={left}?{left}:{right})"


def is_number(node: UOp) -> bool:
    """Return whether a node is a constant (or a splat of one) other than NaN."""
    if node.op is Ops.STACK and all(child is node.src[0] for child in node.src):
        node = node.src[0]
    return node.op is Ops.CONST and node.arg == node.arg


def _where(renderer: CFamilyRenderer, node: UOp, args: Sequence[str]) -> str:
    return f"({args[0]}?{args[1]}:{args[2]})"


def _negative(renderer: CFamilyRenderer, node: UOp, args: Sequence[str]) -> str:
    return renderer.narrow(f"(-{args[0]})", node.dtype)


def _reciprocal(renderer: CFamilyRenderer, node: UOp, args: Sequence[str]) -> str:
    return f"({renderer.constant(1.0, node.dtype.scalar)}/{args[0]})"


def _multiply_add(renderer: CFamilyRenderer, node: UOp, args: Sequence[str]) -> str:
    if node.dtype.kind == "f":
        return renderer.function(node, args)
    return renderer.narrow(f"({args[0]}*{args[1]}+{args[2]})", node.dtype)


_SCALAR: dict[Ops, Callable[[CFamilyRenderer, UOp, Sequence[str]], str]] = {
    Ops.SHL: _shift,
    Ops.SHR: _shift,
    Ops.CDIV: _division,
    Ops.CMOD: _division,
    Ops.MAX: _greater,
    Ops.WHERE: _where,
    Ops.NEG: _negative,
    Ops.RECIPROCAL: _reciprocal,
    Ops.MULACC: _multiply_add,
}
