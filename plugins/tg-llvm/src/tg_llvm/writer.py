"""Writes the statements of one linear program as LLVM IR.

A renderer makes an `IRWriter` for each kernel. Values are in SSA form from the start: loops carry
their variable in a phi, registers are allocas of the entry block that the first pass promotes.
Instructions are put together in `instructions.py`, the arithmetic is in `arithmetic.py` and
`convert.py`; what differs by target is asked from the renderer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.support.errors import SpecError

from tg_llvm.arithmetic import ALU
from tg_llvm.convert import bitcast, cast
from tg_llvm.instructions import Instructions
from tg_llvm.types import constant, memory_type, type_name, zero

if TYPE_CHECKING:
    from tg_llvm.render import LLVMRenderer

_STACK = 64 << 10  # bytes of registers up to which they lie on the stack
_NOTHING = frozenset({Ops.SINK, Ops.GROUP})


class IRWriter(Instructions):
    """Writes one kernel."""

    def __init__(self, renderer: LLVMRenderer, linear: Sequence[UOp]) -> None:
        super().__init__()
        self.renderer = renderer
        self.linear = linear
        self.entry: list[str] = []  # allocas and fetched arguments
        self.exit: list[str] = []  # what is given back before the return
        self.globals: list[str] = []
        self.params: dict[int, UOp] = {}
        self.variables: dict[str, UOp] = {}
        self.loops: list[tuple[str, str, str]] = []  # variable, label, what opened it
        self.places: dict[UOp, list[UOp]] = {}
        self.elements: dict[UOp, dict[int, str]] = {}  # registers that are separate variables

    def write(self) -> list[str]:
        """Return the lines of the body; entry and exit parts are kept apart."""
        for node in self.linear:
            if node.op is Ops.INDEX:
                self.places.setdefault(storage_of(node), []).append(node)
        handlers = _STATEMENTS
        for node in self.linear:
            handler = handlers.get(node.op)
            if handler is not None:
                handler(self, node)
            elif node.op in GroupOp.ALU:
                self.alu(node)
            elif node.op not in _NOTHING:
                raise SpecError(f"{node.op.name} cannot be rendered")
        return self.lines

    def alu(self, node: UOp) -> None:
        """Write an arithmetic operation."""
        self.text[node] = ALU[node.op](self, node)

    # *** declarations ***

    def const(self, node: UOp) -> None:
        """Give a constant its text."""
        self.text[node] = constant(node.arg, node.dtype)

    def param(self, node: UOp) -> None:
        """Note a buffer argument."""
        self.params[node.arg.slot] = node
        self.text[node] = f"%data{node.arg.slot}"

    def var(self, node: UOp) -> None:
        """Note a launch variable."""
        self.variables[node.arg[0]] = node
        self.text[node] = f"%var.{node.arg[0]}"

    def special(self, node: UOp) -> None:
        """Read a launch coordinate."""
        self.text[node] = self.renderer.special(self, node)

    def define_reg(self, node: UOp) -> None:
        """Declare registers: one variable each when every access has a constant place."""
        number, size = node.arg
        kind, name = memory_type(node.dtype), f"%acc{number}"
        self.text[node] = name
        users = self.places.get(node, [])
        if all(user.src[1].op is Ops.CONST for user in users):
            used = sorted({int(user.src[1].arg) for user in users})
            self.elements[node] = {place: f"{name}.{place}" for place in used}
            self.entry += [f"  {text} = alloca {kind}" for text in self.elements[node].values()]
        elif size * node.dtype.itemsize <= _STACK:
            self.entry.append(f"  {name} = alloca [{size} x {kind}], align 64")
        else:
            self.renderer.large_array(self, name, -(-size * node.dtype.itemsize // 64) * 64)

    def define_local(self, node: UOp) -> None:
        """Declare memory shared by a workgroup."""
        self.text[node] = self.renderer.local_array(self, node)

    # *** memory ***

    def address(self, index: UOp) -> str:
        """Return the address that an INDEX names."""
        storage, offset = storage_of(index), index.src[1]
        separate = self.elements.get(storage)
        if separate is not None:
            return separate[int(offset.arg)]
        kind = index.dtype if storage.op is Ops.DEFINE_REG else index.dtype.scalar
        text = self.text[offset]
        if offset.op is Ops.CONST and int(offset.arg) == 0:
            return self.text[storage]
        number = f"{type_name(offset.dtype)} {text}"
        if offset.dtype.kind == "u" and offset.dtype.bits < 64 and offset.op is not Ops.CONST:
            number = f"i64 {self.emit(f'zext {number} to i64')}"
        sure = " inbounds" if len(index.src) == 2 else ""
        pointer = self.pointer(storage)
        return self.emit(
            f"getelementptr{sure} {memory_type(kind)}, {pointer} {self.text[storage]}, {number}"
        )

    def pointer(self, storage: UOp) -> str:
        """Return the type of a pointer into a storage."""
        return self.renderer.pointer_type(storage)

    def attributes(self, storage: UOp, dtype: DType) -> str:
        """Return alignment and alias facts of an access."""
        align = dtype.scalar.itemsize
        if storage.op is not Ops.PARAM:
            return "" if storage in self.elements else f", align {align}"
        return f", align {align}{self.renderer.alias(storage)}"

    def load(self, node: UOp) -> None:
        """Read memory or a register; what a false gate keeps out is zero and not touched."""
        index, gate = plain(node.src[0]), gate_of(node.src[0])
        if gate is None or (gate.op is Ops.CONST and gate.arg):
            self.text[node] = self.read(node, index)
        elif gate.dtype.lanes > 1:
            self.text[node] = self.masked(node, index, gate)
        else:
            before, inside, after = self.label, self.fresh("in"), self.fresh("out")
            self.effect(f"br i1 {self.text[gate]}, label %{inside}, label %{after}")
            self.start(inside)
            found = self.read(node, index)
            self.effect(f"br label %{after}")
            inside = self.label
            self.start(after)
            none = zero(node.dtype)
            self.text[node] = self.emit(
                f"phi {type_name(node.dtype)} [ {none}, %{before} ], [ {found}, %{inside} ]"
            )

    def read(self, node: UOp, index: UOp) -> str:
        """Read without a gate."""
        dtype, storage = node.dtype, storage_of(index)
        kind = memory_type(dtype)
        word = "load volatile" if is_volatile(storage) else "load"
        facts = self.attributes(storage, dtype)
        found = self.emit(f"{word} {kind}, {self.pointer(storage)} {self.address(index)}{facts}")
        if dtype.kind == "b":
            return self.emit(f"icmp ne {kind} {found}, {zero_byte(dtype)}")
        return found

    def masked(self, node: UOp, index: UOp, gate: UOp) -> str:
        """Read the lanes whose gate is true."""
        dtype, storage = node.dtype, storage_of(index)
        kind, pointer = memory_type(dtype), self.pointer(storage)
        lanes, mask = dtype.lanes, f"<{dtype.lanes} x i1>"
        short = f"v{lanes}{intrinsic_type(dtype)}.p{self.renderer.space(storage)}"
        found = self.call(
            f"llvm.masked.load.{short}", kind, (pointer, self.address(index)),
            ("i32 immarg", str(dtype.scalar.itemsize)), (mask, self.text[gate]),
            (kind, "zeroinitializer"),
        )  # fmt: skip
        if dtype.kind == "b":
            return self.emit(f"icmp ne {kind} {found}, zeroinitializer")
        return found

    def store(self, node: UOp) -> None:
        """Write a value; nothing where the gate is false."""
        index, gate = plain(node.src[0]), gate_of(node.src[0])
        if gate is None or (gate.op is Ops.CONST and gate.arg):
            self.put(index, node.src[1])
            return
        if gate.dtype.lanes > 1:
            raise SpecError("a store has one gate for all its lanes")
        inside, after = self.fresh("in"), self.fresh("out")
        self.effect(f"br i1 {self.text[gate]}, label %{inside}, label %{after}")
        self.start(inside)
        self.put(index, node.src[1])
        self.effect(f"br label %{after}")
        self.start(after)

    def put(self, index: UOp, value: UOp) -> None:
        """Write without a gate."""
        dtype, storage = index.dtype, storage_of(index)
        text, kind = self.operand(value, dtype.lanes), memory_type(dtype)
        if dtype.kind == "b":
            text = self.emit(f"zext {type_name(dtype)} {text} to {kind}")
        word = "store volatile" if is_volatile(storage) else "store"
        place, facts = self.address(index), self.attributes(storage, dtype)
        self.effect(f"{word} {kind} {text}, {self.pointer(storage)} {place}{facts}")

    # *** control ***

    def range(self, node: UOp) -> None:
        """Open a loop."""
        kind, size = type_name(node.dtype), self.text[node.src[0]]
        name, label = f"%r{node.arg[0]}.{self.count}", self.fresh("loop")
        before = self.label
        self.effect(f"br label %{label}")
        self.start(label)
        self.lines.append(
            f"  {name} = phi {kind} [ 0, %{before} ], [ {name}.next, %{label}.latch ]"
        )
        sign = "ult" if node.dtype.kind == "u" else "slt"
        more = self.emit(f"icmp {sign} {kind} {name}, {size}")
        self.effect(f"br i1 {more}, label %{label}.body, label %{label}.end")
        self.start(f"{label}.body")
        self.text[node] = name
        self.loops.append((name, label, kind))

    def end(self, node: UOp) -> None:
        """Close a loop."""
        name, label, kind = self.loops.pop()
        self.effect(f"br label %{label}.latch")
        self.start(f"{label}.latch")
        self.effect(f"{name}.next = add nuw {kind} {name}, 1")
        self.effect(f"br label %{label}{self.renderer.loop_hint(self)}")
        self.start(f"{label}.end")

    def branch(self, node: UOp) -> None:
        """Open a branch."""
        label = self.fresh("if")
        condition = self.text[node.src[0]]
        self.effect(f"br i1 {condition}, label %{label}, label %{label}.end")
        self.start(label)
        self.loops.append(("", label, ""))

    def end_branch(self, node: UOp) -> None:
        """Close a branch."""
        _, label, _ = self.loops.pop()
        self.effect(f"br label %{label}.end")
        self.start(f"{label}.end")

    def after(self, node: UOp) -> None:
        """Let an AFTER stand for its source."""
        if node.src[0] in self.text:
            self.text[node] = self.text[node.src[0]]

    def barrier(self, node: UOp) -> None:
        """Wait for the workgroup."""
        self.renderer.barrier(self)

    def custom(self, node: UOp) -> None:
        """Write the instruction that a CUSTOM node gives."""
        self.text[node] = self.emit(node.arg.format(*[self.text[child] for child in node.src]))

    # *** lanes ***

    def cast(self, node: UOp) -> None:
        """Convert a value."""
        self.text[node] = cast(self, node)

    def bitcast(self, node: UOp) -> None:
        """Read the bits of a value as another type."""
        self.text[node] = bitcast(self, node)

    def stack(self, node: UOp) -> None:
        """Build a vector from scalars."""
        dtype, parts = node.dtype, node.src
        kind, scalar = type_name(dtype), type_name(dtype.scalar)
        if all(part.op is Ops.CONST for part in parts):
            lanes = ", ".join(f"{scalar} {self.text[part]}" for part in parts)
            self.text[node] = f"<{lanes}>"
            return
        if all(part is parts[0] for part in parts):
            self.text[node] = self.spread(parts[0], self.text[parts[0]], dtype)
            return
        found = "poison"
        for lane, part in enumerate(parts):
            found = self.emit(
                f"insertelement {kind} {found}, {scalar} {self.text[part]}, i32 {lane}"
            )
        self.text[node] = found

    def extract(self, node: UOp) -> None:
        """Take lanes of a vector."""
        source, lanes = node.src[0], node.arg
        kind, text = type_name(source.dtype), self.text[source]
        if source.dtype.lanes == 1:
            self.text[node] = self.operand(source, node.dtype.lanes)
        elif node.dtype.lanes == 1:
            self.text[node] = self.emit(f"extractelement {kind} {text}, i32 {lanes[0]}")
        else:
            mask = ", ".join(f"i32 {lane}" for lane in lanes)
            self.text[node] = self.emit(
                f"shufflevector {kind} {text}, {kind} poison, <{len(lanes)} x i32> <{mask}>"
            )

    def wmma(self, node: UOp) -> None:
        """Multiply and accumulate matrices."""
        self.text[node] = self.renderer.wmma(self, node)


def storage_of(index: UOp) -> UOp:
    """Return the storage under an INDEX, through AFTERs."""
    node = plain(index).src[0]
    while node.op is Ops.AFTER:
        node = node.src[0]
    return node


def plain(index: UOp) -> UOp:
    """Return the INDEX under AFTERs."""
    while index.op is Ops.AFTER:
        index = index.src[0]
    return index


def gate_of(index: UOp) -> UOp | None:
    """Return the gate of an INDEX, if it has one."""
    index = plain(index)
    return index.src[2] if len(index.src) > 2 else None


def is_volatile(storage: UOp) -> bool:
    """Return whether every access to a buffer must happen."""
    return storage.op is Ops.PARAM and bool(storage.arg.volatile)


def zero_byte(dtype: DType) -> str:
    """Return what a bool that is false is in memory."""
    return "0" if dtype.lanes == 1 else "zeroinitializer"


def intrinsic_type(dtype: DType) -> str:
    """Return the short name of a scalar type in the name of an intrinsic: ``f32``, ``i8``."""
    scalar = dtype.scalar
    if scalar.kind == "b":
        return "i8"
    return f"{'f' if scalar.kind == 'f' and scalar is not dtypes.bfloat16 else 'i'}{scalar.bits}"


_STATEMENTS: dict[Ops, Callable[[IRWriter, UOp], None]] = {
    Ops.CONST: IRWriter.const,
    Ops.PARAM: IRWriter.param,
    Ops.VAR: IRWriter.var,
    Ops.SPECIAL: IRWriter.special,
    Ops.DEFINE_REG: IRWriter.define_reg,
    Ops.DEFINE_LOCAL: IRWriter.define_local,
    Ops.INDEX: lambda writer, node: None,
    Ops.LOAD: IRWriter.load,
    Ops.STORE: IRWriter.store,
    Ops.RANGE: IRWriter.range,
    Ops.END: IRWriter.end,
    Ops.IF: IRWriter.branch,
    Ops.ENDIF: IRWriter.end_branch,
    Ops.AFTER: IRWriter.after,
    Ops.BARRIER: IRWriter.barrier,
    Ops.CAST: IRWriter.cast,
    Ops.BITCAST: IRWriter.bitcast,
    Ops.STACK: IRWriter.stack,
    Ops.EXTRACT: IRWriter.extract,
    Ops.WMMA: IRWriter.wmma,
    Ops.CUSTOM: IRWriter.custom,
}
