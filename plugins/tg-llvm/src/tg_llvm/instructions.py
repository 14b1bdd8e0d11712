"""Instructions of LLVM IR one after another, and the operands they give.

What arithmetic needs of a writer and no more: `writer.py` adds statements, memory and control.
"""

from __future__ import annotations

from tgcore.ir import DType, Ops, UOp

from tg_llvm.types import splat, type_name


class Instructions:
    """The instructions written so far; `text` holds the operand of every value among them."""

    def __init__(self) -> None:
        self.text: dict[UOp, str] = {}
        self.lines: list[str] = []
        self.declared: dict[str, str] = {}  # functions used: name -> declaration
        self.label = "entry"
        self.count = 0

    def emit(self, text: str) -> str:
        """Append an instruction that gives a value, and return its name."""
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def effect(self, text: str) -> None:
        """Append an instruction that gives none."""
        self.lines.append(f"  {text}")

    def fresh(self, prefix: str) -> str:
        """Return a new name for a label."""
        self.count += 1
        return f"{prefix}{self.count}"

    def start(self, label: str) -> None:
        """Begin a basic block."""
        self.lines.append(f"{label}:")
        self.label = label

    def call(self, name: str, result: str, *args: tuple[str, str]) -> str:
        """Call a function, given (type, operand) pairs, and declare it once."""
        kinds = ", ".join(kind for kind, _ in args)
        self.declared[name] = f"declare {result} @{name}({kinds})"
        given = ", ".join(f"{kind} {text}" for kind, text in args)
        return self.emit(f"call {result} @{name}({given})")

    def operand(self, node: UOp, lanes: int = 1) -> str:
        """Return the operand for a value, spread over `lanes` where it is a scalar."""
        text = self.text[node]
        if node.dtype.lanes == lanes or lanes == 1:
            return text
        return self.spread(node, text, node.dtype.vec(lanes))

    def spread(self, node: UOp, text: str, dtype: DType) -> str:
        """Return a scalar value in every lane of a vector."""
        if node.op is Ops.CONST:
            return splat(text, dtype)
        kind = type_name(dtype)
        first = self.emit(f"insertelement {kind} poison, {type_name(dtype.scalar)} {text}, i32 0")
        mask = f"<{dtype.lanes} x i32> zeroinitializer"
        return self.emit(f"shufflevector {kind} {first}, {kind} poison, {mask}")
