"""Writes vector statements for host compilers: lanes as one value, bools as integer masks.

A mask has all bits of a lane set or none; `bits` remembers its width for each bool vector, and
`mask` converts it where a user needs another. Only `HostCRenderer` makes these writers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tgcore.ir import DType, GroupOp, Ops, UOp
from tgcore.render.cfamily import is_number
from tgcore.render.hostc import FUNCTION_NAMES, SHORT_NAMES, HostWriter
from tgcore.render.writer import gate_of, strip
from tgcore.support.errors import SpecError

if TYPE_CHECKING:
    from tgcore.render.hostc import HostCRenderer

_SIGNS: dict[Ops, str] = {
    Ops.ADD: "+", Ops.MUL: "*", Ops.SUB: "-", Ops.FDIV: "/", Ops.AND: "&", Ops.OR: "|",
    Ops.XOR: "^", Ops.CMPLT: "<", Ops.CMPLE: "<=", Ops.CMPNE: "!=", Ops.CMPEQ: "==",
}  # fmt: skip
_MASK_LOGIC: dict[Ops, str] = {
    Ops.ADD: "({0}|{1})", Ops.OR: "({0}|{1})", Ops.MAX: "({0}|{1})", Ops.MUL: "({0}&{1})",
    Ops.AND: "({0}&{1})", Ops.XOR: "({0}^{1})", Ops.CMPNE: "({0}^{1})", Ops.CMPEQ: "(~({0}^{1}))",
    Ops.CMPLT: "(~{0}&{1})", Ops.CMPLE: "(~{0}|{1})",
}  # fmt: skip


def mask_name(bits: int, lanes: int) -> str:
    """Return the type of a mask of `lanes` lanes of `bits` bits."""
    return f"i{bits}x{lanes}"


class VectorWriter(HostWriter):
    """Writes one kernel in C with vector extensions."""

    renderer: HostCRenderer

    def __init__(self, renderer: HostCRenderer, linear: Sequence[UOp]) -> None:
        super().__init__(renderer, linear)
        self.bits: dict[UOp, int] = {}

    # *** names and masks ***

    def declared(self, node: UOp) -> str:
        """Return the C type in which the value of `node` is held."""
        if node.dtype.kind == "b" and node.dtype.lanes > 1:
            return mask_name(self.bits[node], node.dtype.lanes)
        return self.renderer.type_name(node.dtype)

    def named(self, node: UOp) -> str:
        """Return a name for the value of `node`, for a user that writes it more than once."""
        text = self.text[node]
        if text.isidentifier():
            return text
        name = self.name("alu")
        self.line(f"{self.declared(node)} {name} = {strip(text)};")
        self.text[node] = name
        return name

    def mask(self, node: UOp, bits: int) -> str:
        """Return a bool vector as a mask of lanes of `bits` bits."""
        if self.bits[node] == bits:
            return self.text[node]
        return f"__builtin_convertvector({self.text[node]},{mask_name(bits, node.dtype.lanes)})"

    def temporary(self, kind: str, text: str) -> str:
        """Return the name of a new value of type `kind`."""
        name = self.name("tmp")
        self.line(f"{kind} {name} = {strip(text)};")
        return name

    def select(self, dtype: DType, mask: str, yes: str, no: str) -> str:
        """Return lanes of `yes` where `mask` is set and of `no` elsewhere; `mask` is a name."""
        whole = mask_name(dtype.bits, dtype.lanes)
        kind = self.renderer.type_name(dtype)
        return f"(({kind})(({mask}&({whole}){yes})|(~{mask}&({whole}){no})))"

    # *** arithmetic ***

    def inlines(self, node: UOp, user: UOp) -> bool:
        """Return whether the text of `node` may stand inside `user` (which names it once)."""
        return user.dtype.lanes > 1 or super().inlines(node, user)

    def alu(self, node: UOp) -> str:
        """Return the expression of an arithmetic node."""
        if node.src[-1].dtype.lanes == 1:
            return super().alu(node)
        if node.src[-1].dtype.kind == "b":
            return self.logic(node)
        special = _VECTOR.get(node.op)
        if special is not None:
            return special(self, node)
        sign = _SIGNS.get(node.op)
        if sign is None:
            return self.call(node)
        text = f"({self.text[node.src[0]]}{sign}{self.text[node.src[1]]})"
        if node.op in GroupOp.COMPARISON:
            bits = self.bits[node] = node.src[0].dtype.bits
            return f"(({mask_name(bits, node.dtype.lanes)}){text})"
        return text

    def logic(self, node: UOp) -> str:
        """Return an operation on bool vectors, at the widest width of its sources."""
        lanes = [child for child in node.src if child.dtype.lanes > 1]
        bits = self.bits[node] = max(self.bits[child] for child in lanes)
        if node.op is Ops.WHERE:
            if node.src[0].dtype.lanes == 1:
                yes, no = (self.mask(child, bits) for child in node.src[1:])
                return f"({self.text[node.src[0]]}?{yes}:{no})"
            mask = self.temporary(mask_name(bits, node.dtype.lanes), self.mask(node.src[0], bits))
            yes, no = (self.mask(child, bits) for child in node.src[1:])
            return f"(({mask}&{yes})|(~{mask}&{no}))"
        template = _MASK_LOGIC.get(node.op)
        if template is None:
            raise SpecError(f"{node.op.name} of bool vectors cannot be rendered")
        return template.format(*[self.mask(child, bits) for child in node.src])

    def where(self, node: UOp) -> str:
        """Return a selection by lanes."""
        condition, yes, no = node.src
        if condition.dtype.lanes == 1:
            return f"({self.text[condition]}?{self.text[yes]}:{self.text[no]})"
        dtype = node.dtype
        whole, kind = mask_name(dtype.bits, dtype.lanes), self.renderer.type_name(dtype)
        mask = self.mask(condition, dtype.bits)
        if is_zero(no):
            return f"(({kind})({mask}&({whole}){self.text[yes]}))"
        if is_zero(yes):
            return f"(({kind})(~{mask}&({whole}){self.text[no]}))"
        mask = mask if mask.isidentifier() else self.temporary(whole, mask)
        return self.select(dtype, mask, self.text[yes], self.text[no])

    def greater(self, node: UOp) -> str:
        """Return the greater of two vectors; NaN propagates."""
        dtype = node.dtype
        first, second = node.src
        if is_number(second):
            first, second = second, first
        left, right = self.named(first), self.named(second)
        test = f"({left}>{right})"
        if dtype.kind == "f" and not is_number(first):
            test = f"({test}|({left}!={left}))"
        mask = self.temporary(mask_name(dtype.bits, dtype.lanes), test)
        return self.select(dtype, mask, left, right)

    def shift(self, node: UOp) -> str:
        """Return a shift, safe for any amount."""
        dtype, amount = node.dtype, node.src[1]
        kind = self.renderer.type_name(dtype)
        count = self.text[amount]
        if amount.dtype is not dtype:
            count = f"__builtin_convertvector({count},{kind})"
        sign = "<<" if node.op is Ops.SHL else ">>"
        low, high = amount.bounds
        if low >= 0 and high < dtype.bits:
            return f"({self.text[node.src[0]]}{sign}{count})"
        value, count = self.named(node.src[0]), self.temporary(kind, count)
        whole = mask_name(dtype.bits, dtype.lanes)
        mask = self.temporary(whole, f"(({count}>=0)&({count}<{dtype.bits}))")
        shifted = f"({value}{sign}({count}&{dtype.bits - 1}))"
        if node.op is Ops.SHR and dtype.kind == "i":
            return self.select(dtype, mask, shifted, f"({value}<0)")
        return f"(({kind})({mask}&({whole}){shifted}))"

    def division(self, node: UOp) -> str:
        """Division towards zero that never traps: by 0 it gives 0, the least value by -1 wraps."""
        dtype = node.dtype
        sign = "/" if node.op is Ops.CDIV else "%"
        low, high = node.src[1].bounds
        least = dtype.kind == "i" and low <= -1 <= high and node.src[0].vmin <= dtype.min
        if not least and not low <= 0 <= high:
            return f"({self.text[node.src[0]]}{sign}{self.text[node.src[1]]})"
        left, right = self.named(node.src[0]), self.named(node.src[1])
        whole, kind = mask_name(dtype.bits, dtype.lanes), self.renderer.type_name(dtype)
        zero = self.temporary(whole, f"({right}==0)")
        odd = self.temporary(whole, f"({zero}|({right}==-1))") if least else zero
        safe = f"(({kind})(({odd}&1)|(~{odd}&({whole}){right})))"
        result = self.temporary(kind, f"({left}{sign}{safe})")
        if least:
            other = f"(0-{left})" if node.op is Ops.CDIV else f"(({kind}){{0}})"
            result = self.temporary(kind, self.select(dtype, odd, other, result))
        return f"(({kind})(~{zero}&({whole}){result}))"

    def negative(self, node: UOp) -> str:
        """Return the negation."""
        return f"(-{self.text[node.src[0]]})"

    def reciprocal(self, node: UOp) -> str:
        """Return one over the vector."""
        return f"({self.renderer.constant(1.0, node.dtype.scalar)}/{self.text[node.src[0]]})"

    def multiply_add(self, node: UOp) -> str:
        """Return a*b+c, fused for floats."""
        if node.dtype.kind == "f":
            return self.call(node)
        left, right, addend = (self.text[child] for child in node.src)
        return f"({left}*{right}+{addend})"

    def call(self, node: UOp) -> str:
        """Return a function of vectors: of the whole vector where there is one, else by lane."""
        name, dtype = FUNCTION_NAMES.get(node.op, ""), node.dtype
        templates = self.renderer.dialect.templates
        template = templates.get(f"{name}.{SHORT_NAMES.get(dtype.scalar)}x{dtype.lanes}")
        template = template or templates.get(f"{name}.any")
        if template is not None:
            return template.format(*[self.text[child] for child in node.src])
        scalar = templates.get(f"{name}.{SHORT_NAMES.get(dtype.scalar)}")
        if scalar is None:
            raise SpecError(f"this compiler has no {node.op.name} of {dtype.name}")
        names = [self.named(child) for child in node.src]
        parts = [scalar.format(*[f"{name}[{lane}]" for name in names])
                 for lane in range(dtype.lanes)]  # fmt: skip
        return self.renderer.make_vector(dtype, parts)

    # *** conversions and lanes ***

    def cast(self, node: UOp) -> None:
        """Convert a vector."""
        source, dtype = node.src[0].dtype, node.dtype
        if dtype.lanes == 1:
            super().cast(node)
            return
        text, kind = self.text[node.src[0]], ""
        if dtype.kind == "b":
            bits = self.bits[node] = source.bits
            self.value(node, f"(({mask_name(bits, dtype.lanes)})({text}!=0))")
            return
        kind = self.renderer.type_name(dtype)
        if source.kind == "b":
            text = f"(-{text})"
        elif source.kind == "f" and dtype.kind in "iu":
            self.value(node, f"trunc_{self.renderer.type_name(source)}_{kind}({text})")
            return
        self.value(node, f"__builtin_convertvector({text},{kind})")

    def stack(self, node: UOp) -> None:
        """Build a vector from scalars."""
        dtype, parts = node.dtype, [self.text[child] for child in node.src]
        if dtype.kind == "b":
            self.bits[node] = 32
            kind = mask_name(32, dtype.lanes)
            parts = [f"-(int){part}" for part in parts]
        else:
            kind = self.renderer.type_name(dtype)
        if all(child is node.src[0] for child in node.src):
            self.value(node, f"splat_{kind}({strip(parts[0])})")
        else:
            self.value(node, f"({kind}){{{', '.join(parts)}}}")

    def extract(self, node: UOp) -> None:
        """Take lanes of a vector."""
        child = node.src[0]
        if child.dtype.kind != "b":
            super().extract(node)
            return
        vector, lanes = self.named(child), node.dtype.lanes
        if lanes == 1:
            self.value(node, f"({vector}[{node.arg[0]}]!=0)")
            return
        bits = self.bits[node] = self.bits[child]
        parts = ", ".join(f"{vector}[{lane}]" for lane in node.arg)
        self.value(node, f"({mask_name(bits, lanes)}){{{parts}}}")

    # *** memory ***

    def define_reg(self, node: UOp) -> None:
        """Declare registers, which never hold masks."""
        if node.dtype.kind == "b" and node.dtype.lanes > 1:
            raise SpecError("a register cannot hold a bool vector; accumulate in an integer")
        super().define_reg(node)

    def place(self, node: UOp) -> str:
        """Return the lvalue that an INDEX names; a vector in memory needs no alignment."""
        storage = node.src[0]
        while storage.op is Ops.AFTER:
            storage = storage.src[0]
        if node.dtype.lanes == 1 or storage.op is Ops.DEFINE_REG:
            return super().place(node)
        base, offset = self.text[node.src[0]], self.text[node.src[1]]
        if node.dtype.scalar is not storage.dtype.scalar:
            base = f"({self.renderer.type_name(node.dtype.scalar)} *){base}"
        kind = self.memory_type(node.dtype)
        return f"(*({kind}_u *)({base}+{offset}))"

    def memory_type(self, dtype: DType) -> str:
        """Return the vector type in which `dtype` lies in memory."""
        return f"u8x{dtype.lanes}" if dtype.kind == "b" else self.renderer.type_name(dtype)

    def read(self, node: UOp, place: str) -> str:
        """Return the expression that reads `place`."""
        if node.dtype.lanes == 1 or place.isidentifier():
            return place
        if node.dtype.kind == "b":
            self.bits[node] = 8
            return f"((i8x{node.dtype.lanes})({place}!=0))"
        return f"(({self.renderer.type_name(node.dtype)}){place})"

    def load(self, node: UOp) -> None:
        """Read memory or a register; with a gate for each lane, only the lanes it lets pass."""
        gate = gate_of(node.src[0])
        if gate is None or gate.dtype.lanes == 1:
            super().load(node)
            return
        dtype = node.dtype
        kind, mask = self.renderer.type_name(dtype), self.mask(gate, dtype.bits)
        self.value(node, f"masked_{kind}(&{self.text[node.src[0]]},{mask})")

    def zero(self, node: UOp) -> str:
        """Return the value of a load whose gate is false."""
        return super().zero(node) if node.dtype.lanes == 1 else f"({self.declared(node)}){{0}}"

    def write_to(self, node: UOp, place: str, value: str) -> str:
        """Return the statement that writes `value` to `place`."""
        dtype = node.src[1].dtype
        if dtype.kind == "b" and dtype.lanes > 1:
            value = f"((u8x{dtype.lanes})(-{self.mask(node.src[1], 8)}))"
        elif dtype.lanes > 1 and not place.isidentifier():
            return f"{place} = {strip(value)};"
        return f"{place} = {strip(value)};"


def is_zero(node: UOp) -> bool:
    """Return whether every bit of a constant (or a splat of one) is zero."""
    if node.op is Ops.STACK and all(child is node.src[0] for child in node.src):
        node = node.src[0]
    return node.op is Ops.CONST and repr(node.arg) in ("0", "0.0", "False")


_VECTOR: dict[Ops, Callable[[VectorWriter, UOp], str]] = {
    Ops.WHERE: VectorWriter.where,
    Ops.MAX: VectorWriter.greater,
    Ops.SHL: VectorWriter.shift,
    Ops.SHR: VectorWriter.shift,
    Ops.CDIV: VectorWriter.division,
    Ops.CMOD: VectorWriter.division,
    Ops.NEG: VectorWriter.negative,
    Ops.RECIPROCAL: VectorWriter.reciprocal,
    Ops.MULACC: VectorWriter.multiply_add,
}
