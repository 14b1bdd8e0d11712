"""Writes the statements of one linear program in a C-like language.

A renderer makes a `KernelWriter` for each kernel; it names values, puts short ones into their
only user, opens and closes loops, and asks the renderer for every expression.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.support.errors import SpecError

if TYPE_CHECKING:
    from tgcore.render.cfamily import CFamilyRenderer

_INLINE = 72  # longest expression that is put into its only user
_EARLY = GroupOp.ALU | {Ops.CAST, Ops.EXTRACT, Ops.BITCAST}
_NOTHING = frozenset({Ops.SINK, Ops.GROUP})


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
        self.places: dict[UOp, list[UOp]] = {}  # storage -> the INDEXes into it

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
            elif op is Ops.INDEX:
                self.places.setdefault(_root(node), []).append(node)
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
        """Give a constant its text."""
        self.text[node] = self.renderer.constant(node.arg, node.dtype)

    def param(self, node: UOp) -> None:
        """Note a buffer argument."""
        self.params[node.arg.slot] = node
        self.text[node] = f"data{node.arg.slot}"

    def var(self, node: UOp) -> None:
        """Note a launch variable."""
        self.variables[node.arg[0]] = node
        self.text[node] = node.arg[0]

    def special(self, node: UOp) -> None:
        """Declare a launch coordinate."""
        text = self.renderer.special(node.arg)
        self.line(f"{self.renderer.type_name(node.dtype)} {node.arg} = {text};")
        self.text[node] = node.arg

    def define_reg(self, node: UOp) -> None:
        """Declare registers: separate variables when every access has a constant place."""
        number, size = node.arg
        kind = self.renderer.type_name(node.dtype)
        name = f"acc{number}"
        self.text[node] = name
        users = self.places.get(node, [])
        if all(user.src[1].op is Ops.CONST for user in users):
            names = ", ".join(f"{name}_{place}" for place in range(size))
            self.line(f"{kind} {names};")
            for user in users:
                self.text[user] = f"{name}_{user.src[1].arg}"
        else:
            self.define_array(node, kind, name, size)

    def define_array(self, node: UOp, kind: str, name: str, size: int) -> None:
        """Declare registers whose places are computed."""
        self.line(f"{kind} {name}[{size}];")

    def define_local(self, node: UOp) -> None:
        """Declare memory shared by a workgroup."""
        number, size = node.arg
        name = f"local{number}"
        kind = self.renderer.type_name(node.dtype)
        self.line(f"{self.renderer.local_prefix}{kind} {name}[{size}];")
        self.text[node] = name

    def index(self, node: UOp) -> None:
        """Give an INDEX the text of the place it names."""
        if node not in self.text:
            self.text[node] = self.place(node)

    def place(self, node: UOp) -> str:
        """Return the lvalue that an INDEX names."""
        base, offset = self.text[node.src[0]], self.text[node.src[1]]
        storage = _root(node)
        if node.dtype.scalar is not storage.dtype.scalar:
            base = f"(({self.pointer(node.dtype.scalar, storage)}){base})"
        if node.dtype.lanes > 1 and storage.dtype.lanes == 1:
            return f"(*({self.pointer(node.dtype, storage)})({base}+{offset}))"
        return f"{base}[{strip(offset)}]"

    def pointer(self, dtype: DType, storage: UOp) -> str:
        """Return the type of a pointer to `dtype` in the kind of memory that `storage` is."""
        kind = self.renderer.type_name(dtype)
        if storage.op is Ops.PARAM:
            return self.renderer.pointer.format(type=kind, name="").rstrip()
        prefix = self.renderer.local_prefix if storage.op is Ops.DEFINE_LOCAL else ""
        return f"{prefix}{kind}*"

    def load(self, node: UOp) -> None:
        """Read memory or a register into a value."""
        index = node.src[0]
        text = self.read(node, self.text[index])
        gate = gate_of(index)
        if gate is not None:
            text = f"({self.text[gate]}?{text}:{self.zero(node)})"
        self.value(node, text)

    def zero(self, node: UOp) -> str:
        """Return the value of a load whose gate is false."""
        scalar = self.renderer.constant(node.dtype.scalar.wrap(0), node.dtype.scalar)
        if node.dtype.lanes == 1:
            return scalar
        return self.renderer.make_vector(node.dtype, [scalar] * node.dtype.lanes)

    def read(self, node: UOp, place: str) -> str:
        """Return the expression that reads `place`."""
        return place

    def store(self, node: UOp) -> None:
        """Write a value to memory or a register."""
        index, value = node.src
        text = self.write_to(node, self.text[index], self.text[value])
        gate = gate_of(index)
        self.line(f"if ({strip(self.text[gate])}) {{ {text} }}" if gate is not None else text)

    def write_to(self, node: UOp, place: str, value: str) -> str:
        """Return the statement that writes `value` to `place`."""
        return f"{place} = {strip(value)};"

    def range(self, node: UOp) -> None:
        """Open a loop."""
        name = f"r{node.arg[0]}"
        kind, size = self.renderer.type_name(node.dtype), strip(self.text[node.src[0]])
        self.text[node] = name
        self.open(f"for ({kind} {name} = 0; {name} < {size}; {name}++) {{")

    def end(self, node: UOp) -> None:
        """Close a loop or a branch."""
        self.close()

    def branch(self, node: UOp) -> None:
        """Open a branch."""
        self.open(f"if ({strip(self.text[node.src[0]])}) {{")

    def after(self, node: UOp) -> None:
        """Let an AFTER stand for its source."""
        self.text[node] = self.text[node.src[0]]

    def barrier(self, node: UOp) -> None:
        """Wait for the workgroup."""
        self.line(self.renderer.barrier)

    def cast(self, node: UOp) -> None:
        """Convert a value."""
        self.value(node, self.renderer.cast(node, self.text[node.src[0]]))

    def bitcast(self, node: UOp) -> None:
        """Read the bits of a value as another type.

        A union is declared and then written: as an initialiser it is first cleared, by some
        compilers with a call of the C library.
        """
        source = node.src[0]
        text = self.renderer.bitcast(node, self.text[source])
        if text is None and self.uses.get(node, 0):
            name = self.name("bits")
            self.line(
                f"union {{ {self.declared(source)} from; {self.declared(node)} to; }} {name};"
            )
            self.line(f"{name}.from = {strip(self.text[source])};")
            text = f"{name}.to"
        self.value(node, text or "")

    def stack(self, node: UOp) -> None:
        """Build a vector from scalars."""
        parts = [self.text[child] for child in node.src]
        self.value(node, self.renderer.make_vector(node.dtype, parts))

    def extract(self, node: UOp) -> None:
        """Take lanes of a vector."""
        vector = self.text[node.src[0]]
        parts = [self.renderer.lane(vector, lane) for lane in node.arg]
        text = parts[0] if node.dtype.lanes == 1 else self.renderer.make_vector(node.dtype, parts)
        self.value(node, text)

    def wmma(self, node: UOp) -> None:
        """Multiply and accumulate matrices."""
        self.value(node, self.renderer.wmma(node, [self.text[child] for child in node.src]))

    def custom(self, node: UOp) -> None:
        """Write the text of a CUSTOM node."""
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
