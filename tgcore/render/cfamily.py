"""The renderer that C-like languages share: statements, loops, scalar arithmetic, memory access.

A language gives its type names, its kernel header and its functions as attributes, and overrides
a method where it differs. Vectors here are built and taken apart by name (`make_vector`, `lane`);
the renderer for host compilers, which has vector arithmetic with masks, is in `hostc.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.render.base import Renderer
from tgcore.render.literals import float_digits, int_literal, round_to
from tgcore.support.errors import SpecError

if TYPE_CHECKING:
    from tgcore.target import ProgramSpec

_INLINE = 72  # longest expression that is put into its only user
_EARLY = GroupOp.ALU | {Ops.CAST, Ops.EXTRACT, Ops.BITCAST}
_NOTHING = frozenset({Ops.SINK, Ops.GROUP})
_SIGNS: dict[Ops, str] = {
    Ops.ADD: "+", Ops.MUL: "*", Ops.SUB: "-", Ops.FDIV: "/", Ops.AND: "&", Ops.OR: "|",
    Ops.XOR: "^", Ops.CMPLT: "<", Ops.CMPLE: "<=", Ops.CMPNE: "!=", Ops.CMPEQ: "==",
}  # fmt: skip
_BOOL_SIGNS: dict[Ops, str] = {
    Ops.ADD: "|", Ops.MAX: "|", Ops.OR: "|", Ops.MUL: "&", Ops.AND: "&", Ops.XOR: "!=",
}  # fmt: skip


class CFamilyRenderer(Renderer):
    """Base of renderers whose target language looks like C.

    Attributes
    ----------
    type_names : mapping of DType to str
        Scalar types; a type without a name here cannot be rendered.
    functions : mapping of Ops to str
        Templates for float operations, ``{0}`` for the operand and ``{f}`` for the suffix of
        float32 functions.
    pointer : str
        Declaration of a global pointer: ``{type}`` and ``{name}``.
    """

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

    def bitcast(self, node: UOp, arg: str) -> str:
        """Return the same bits as another scalar type."""
        source, dtype = self.type_name(node.src[0].dtype), self.type_name(node.dtype)
        return f"((union {{ {source} from; {dtype} to; }}){{ {arg} }}.to)"


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


class KernelWriter:
    """Writes the statements of one linear program; made by a renderer for each kernel."""

    def __init__(self, renderer: CFamilyRenderer, linear: Sequence[UOp]) -> None:
        self.renderer = renderer
        self.linear = linear
        self.text: dict[UOp, str] = {}
        self.lines: list[str] = []
        self.params: dict[int, UOp] = {}
        self.variables: dict[str, UOp] = {}
        self.block = 0  # number of the innermost open block
        self.blocks: list[int] = [0]
        self.counts: dict[str, int] = {}
        self.uses: dict[UOp, int] = {}
        self.only_user: dict[UOp, UOp] = {}
        self.block_of: dict[UOp, int] = {}

    # *** the walk ***

    def write(self) -> list[str]:
        """Return the lines of the body, indented."""
        self._count()
        handlers = _STATEMENTS
        for node in self.linear:
            handler = handlers.get(node.op)
            if handler is not None:
                handler(self, node)
            elif node.op in GroupOp.ALU:
                self.value(node, self.alu(node))
            elif node.op not in _NOTHING:
                raise SpecError(f"{node.op.name} cannot be rendered")
        return self.lines

    def _count(self) -> None:
        """Count uses, and find in which block each statement stands."""
        number, open_blocks = 0, [0]
        for node in self.linear:
            op = node.op
            if op is Ops.RANGE or op is Ops.IF:
                number += 1
                open_blocks.append(number)
            elif op is Ops.END or op is Ops.ENDIF:
                open_blocks.pop()
            self.block_of[node] = open_blocks[-1]
            for child in node.src:
                self.uses[child] = self.uses.get(child, 0) + 1
                self.only_user[child] = node

    def arguments(self, params: Sequence[int], variables: Sequence[str]) -> list[str]:
        """Return the declarations of the kernel's arguments, in call order."""
        types = self.renderer.type_name
        declared = [
            self.renderer.pointer.format(type=types(self.params[slot].dtype), name=f"data{slot}")
            for slot in params
        ]
        return declared + [f"{types(self.variable_type(name))} {name}" for name in variables]

    def variable_type(self, name: str) -> DType:
        """Return the type of a launch variable; one that no statement reads counts as int32."""
        node = self.variables.get(name)
        return dtypes.int32 if node is None else node.dtype

    # *** emission ***

    def line(self, text: str) -> None:
        """Append one line at the present depth."""
        self.lines.append("  " * len(self.blocks) + text)

    def open(self, text: str) -> None:
        """Append a line that opens a block."""
        self.line(text)
        self.blocks.append(0)

    def close(self) -> None:
        """Close the innermost block."""
        self.blocks.pop()
        self.line("}")

    def name(self, prefix: str) -> str:
        """Return a new name."""
        number = self.counts.get(prefix, 0)
        self.counts[prefix] = number + 1
        return f"{prefix}{number}"

    def declared(self, node: UOp) -> str:
        """Return the C type in which the value of `node` is held."""
        return self.renderer.type_name(node.dtype)

    def value(self, node: UOp, text: str) -> None:
        """Give `node` a value: into its only user when short, else as a statement."""
        uses = self.uses.get(node, 0)
        if uses == 0:
            return
        if uses == 1 and len(text) < _INLINE and node.op in _EARLY:
            user = self.only_user[node]
            if self.block_of[user] == self.block_of[node] and self.inlines(node, user):
                self.text[node] = text
                return
        name = self.name("val" if node.op is Ops.LOAD else "alu")
        self.line(f"{self.declared(node)} {name} = {strip(text)};")
        self.text[node] = name

    def inlines(self, node: UOp, user: UOp) -> bool:
        """Return whether the text of `node` may stand inside `user` (which names it once)."""
        if user.op is Ops.CAST:
            return not (node.dtype.kind == "f" and user.dtype.kind in "iu")
        return user.op not in _REPEATING

    def alu(self, node: UOp) -> str:
        """Return the expression of an arithmetic node."""
        args = [self.text[child] for child in node.src]
        return self.renderer.alu(node, args)

    # *** statements ***

    def const(self, node: UOp) -> None:
        self.text[node] = self.renderer.constant(node.arg, node.dtype)

    def param(self, node: UOp) -> None:
        self.params[node.arg.slot] = node
        self.text[node] = f"data{node.arg.slot}"

    def var(self, node: UOp) -> None:
        self.variables[node.arg[0]] = node
        self.text[node] = node.arg[0]

    def special(self, node: UOp) -> None:
        text = self.renderer.special(node.arg)
        self.line(f"{self.renderer.type_name(node.dtype)} {node.arg} = {text};")
        self.text[node] = node.arg

    def define_reg(self, node: UOp) -> None:
        """Declare registers: separate variables when every access has a constant place."""
        number, size = node.arg
        kind = self.renderer.type_name(node.dtype)
        name = f"acc{number}"
        self.text[node] = name
        users = [user for user in self.linear if user.op is Ops.INDEX and _root(user) is node]
        if all(user.src[1].op is Ops.CONST for user in users):
            names = ", ".join(f"{name}_{place}" for place in range(size))
            self.line(f"{kind} {names};")
            for user in users:
                self.text[user] = f"{name}_{user.src[1].arg}"
        else:
            self.line(f"{kind} {name}[{size}];")

    def define_local(self, node: UOp) -> None:
        number, size = node.arg
        name = f"local{number}"
        kind = self.renderer.type_name(node.dtype)
        self.line(f"{self.renderer.local_prefix}{kind} {name}[{size}];")
        self.text[node] = name

    def index(self, node: UOp) -> None:
        if node not in self.text:
            self.text[node] = self.place(node)

    def place(self, node: UOp) -> str:
        """Return the lvalue that an INDEX names."""
        base, offset = self.text[node.src[0]], self.text[node.src[1]]
        storage = _root(node)
        if node.dtype.scalar is storage.dtype.scalar:
            return f"{base}[{strip(offset)}]"
        return f"(({self.renderer.type_name(node.dtype.scalar)}*){base})[{strip(offset)}]"

    def load(self, node: UOp) -> None:
        index = node.src[0]
        text = self.read(node, self.text[index])
        gate = gate_of(index)
        if gate is not None:
            text = f"({self.text[gate]}?{text}:{self.zero(node)})"
        self.value(node, text)

    def zero(self, node: UOp) -> str:
        """Return the value of a load whose gate is false."""
        return self.renderer.constant(node.dtype.scalar.wrap(0), node.dtype.scalar)

    def read(self, node: UOp, place: str) -> str:
        """Return the expression that reads `place`."""
        return place

    def store(self, node: UOp) -> None:
        index, value = node.src
        text = self.write_to(node, self.text[index], self.text[value])
        gate = gate_of(index)
        self.line(f"if ({strip(self.text[gate])}) {{ {text} }}" if gate is not None else text)

    def write_to(self, node: UOp, place: str, value: str) -> str:
        """Return the statement that writes `value` to `place`."""
        return f"{place} = {strip(value)};"

    def range(self, node: UOp) -> None:
        name = f"r{node.arg[0]}"
        kind, size = self.renderer.type_name(node.dtype), strip(self.text[node.src[0]])
        self.text[node] = name
        self.open(f"for ({kind} {name} = 0; {name} < {size}; {name}++) {{")

    def end(self, node: UOp) -> None:
        self.close()

    def branch(self, node: UOp) -> None:
        self.open(f"if ({strip(self.text[node.src[0]])}) {{")

    def after(self, node: UOp) -> None:
        self.text[node] = self.text[node.src[0]]

    def barrier(self, node: UOp) -> None:
        self.line(self.renderer.barrier)

    def cast(self, node: UOp) -> None:
        self.value(node, self.renderer.cast(node, self.text[node.src[0]]))

    def bitcast(self, node: UOp) -> None:
        self.value(node, self.renderer.bitcast(node, self.text[node.src[0]]))

    def stack(self, node: UOp) -> None:
        parts = [self.text[child] for child in node.src]
        self.value(node, self.renderer.make_vector(node.dtype, parts))

    def extract(self, node: UOp) -> None:
        vector = self.text[node.src[0]]
        parts = [self.renderer.lane(vector, lane) for lane in node.arg]
        text = parts[0] if node.dtype.lanes == 1 else self.renderer.make_vector(node.dtype, parts)
        self.value(node, text)

    def custom(self, node: UOp) -> None:
        self.value(node, node.arg.format(*[self.text[child] for child in node.src]))


_REPEATING = frozenset({Ops.MAX, Ops.CDIV, Ops.CMOD, Ops.SHL, Ops.SHR, Ops.STACK, Ops.EXTRACT,
                        Ops.INDEX, Ops.RANGE, Ops.LOAD})  # fmt: skip
_STATEMENTS: dict[Ops, Callable[[Any, UOp], None]] = {
    Ops.CONST: lambda writer, node: writer.const(node),
    Ops.PARAM: lambda writer, node: writer.param(node),
    Ops.VAR: lambda writer, node: writer.var(node),
    Ops.SPECIAL: lambda writer, node: writer.special(node),
    Ops.DEFINE_REG: lambda writer, node: writer.define_reg(node),
    Ops.DEFINE_LOCAL: lambda writer, node: writer.define_local(node),
    Ops.INDEX: lambda writer, node: writer.index(node),
    Ops.LOAD: lambda writer, node: writer.load(node),
    Ops.STORE: lambda writer, node: writer.store(node),
    Ops.RANGE: lambda writer, node: writer.range(node),
    Ops.END: lambda writer, node: writer.end(node),
    Ops.IF: lambda writer, node: writer.branch(node),
    Ops.ENDIF: lambda writer, node: writer.end(node),
    Ops.AFTER: lambda writer, node: writer.after(node),
    Ops.BARRIER: lambda writer, node: writer.barrier(node),
    Ops.CAST: lambda writer, node: writer.cast(node),
    Ops.BITCAST: lambda writer, node: writer.bitcast(node),
    Ops.STACK: lambda writer, node: writer.stack(node),
    Ops.EXTRACT: lambda writer, node: writer.extract(node),
    Ops.WMMA: lambda writer, node: writer.wmma(node),
    Ops.CUSTOM: lambda writer, node: writer.custom(node),
}


def _root(index: UOp) -> UOp:
    """Return the storage under an INDEX, through AFTERs."""
    node = index.src[0]
    while node.op is Ops.AFTER:
        node = node.src[0]
    return node


def gate_of(index: UOp) -> UOp | None:
    """Return the gate of an INDEX, if it has one."""
    while index.op is Ops.AFTER:
        index = index.src[0]
    return index.src[2] if len(index.src) > 2 else None


def strip(text: str) -> str:
    """Return `text` without one pair of parentheses around all of it."""
    if not text.startswith("(") or not text.endswith(")"):
        return text
    depth = 0
    for place, letter in enumerate(text):
        if letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
            if depth == 0:
                return text[1:-1] if place == len(text) - 1 else text
    return text
