"""Linear programs as Python over numpy: every launch coordinate at once, in lockstep.

A value is a numpy scalar, or an array of two axes: lanes of the launch, and steps of a reduction.
A loop that only accumulates is not run step by step: its range becomes the second axis, folded
at the end. All other loops are Python loops. Arithmetic wraps and rounds as numpy does, which is
what the graph means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.render.base import Renderer
from tgcore.support.errors import SpecError
from tgcore.target import Capabilities, Target

if TYPE_CHECKING:
    from tgcore.target import ProgramSpec

_BINARY: dict[Ops, str] = {
    Ops.ADD: "+", Ops.MUL: "*", Ops.SUB: "-", Ops.FDIV: "/", Ops.AND: "&", Ops.OR: "|",
    Ops.XOR: "^", Ops.CMPLT: "<", Ops.CMPLE: "<=", Ops.CMPNE: "!=", Ops.CMPEQ: "==",
}  # fmt: skip
_CALLS: dict[Ops, str] = {
    Ops.MAX: "maximum", Ops.WHERE: "where", Ops.CDIV: "c_div", Ops.CMOD: "c_mod",
    Ops.SHL: "shift_left", Ops.SHR: "shift_right", Ops.NEG: "negative", Ops.SQRT: "sqrt",
    Ops.RECIPROCAL: "reciprocal", Ops.TRUNC: "trunc", Ops.EXP: "exp", Ops.EXP2: "exp2",
    Ops.LOG: "log", Ops.LOG2: "log2", Ops.SIN: "sin",
}  # fmt: skip
_FOLDS = frozenset({Ops.ADD, Ops.MUL, Ops.MAX})
_PURE = GroupOp.ELEMENTWISE | {Ops.CONST, Ops.INDEX, Ops.LOAD, Ops.AFTER}
_NAMES = {dtypes.bool: "bool_", dtypes.fp8e4m3: "float8_e4m3fn", dtypes.fp8e5m2: "float8_e5m2"}


def numpy_name(dtype: DType) -> str:
    """Return the name that the generated code uses for a type."""
    return _NAMES.get(dtype, dtype.name)


class NumpyRenderer(Renderer):
    """Renders a kernel as a Python function ``name(bufs, lanes, vars)``."""

    version = 2

    def __init__(self, target: Target) -> None:
        self.target = target
        everything = frozenset(dtypes.concrete)
        ops = frozenset({*_BINARY, *_CALLS, Ops.CAST, Ops.BITCAST})
        self.capabilities = Capabilities(
            storage=everything, arithmetic=everything, ops=ops, safe_division=True,
            saturating_casts=True, safe_shifts=True, fast_division=False,
            grid_limits=(1 << 62, 1 << 62, 1 << 62), max_upcast=1, max_unroll=1,
            host=True, fallback=True,
        )  # fmt: skip

    def render(self, name: str, linear: tuple[UOp, ...], spec: ProgramSpec | None = None) -> str:
        """Return the text of one kernel called `name`; `spec` gives the order of its arguments."""
        return _Writer(linear).write(name, spec)


class _Writer:
    def __init__(self, linear: Sequence[UOp]) -> None:
        self.linear = list(linear)
        self.text: dict[UOp, str] = {}
        self.lines: list[str] = []
        self.depth = 1
        self.count = 0
        self.masks: list[str] = []
        self.names: list[str] = []
        self.closing: dict[UOp, str] = {}
        self.folding: list[tuple[str, str, str, str]] | None = None

    def write(self, name: str, spec: ProgramSpec | None) -> str:
        params = {node.arg.slot: node for node in self.linear if node.op is Ops.PARAM}
        variables = [node.arg[0] for node in self.linear if node.op is Ops.VAR]
        slots = spec.params if spec is not None else tuple(sorted(params))
        variables = list(spec.vars) if spec is not None else variables
        for place, slot in enumerate(slots):
            node = params.get(slot)
            if node is not None:
                nbytes, kind = node.arg.size * node.dtype.itemsize, numpy_name(node.dtype)
                self.line(f"data{slot} = bufs[{place}][:{nbytes}].view({kind})")
        place = 0
        while place < len(self.linear):
            place = self.statement(place, variables)
        return "\n".join([f"def {name}(bufs, lanes, vars):", *(self.lines or ["  pass"])])

    def line(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    def fresh(self, prefix: str) -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    # *** statements ***

    def statement(self, place: int, variables: Sequence[str]) -> int:
        """Write the statement at `place`; return where the next one is."""
        node = self.linear[place]
        op = node.op
        if op is Ops.RANGE:
            end = self.fold_end(place)
            if end:
                return self.fold(place, end, variables)
            self.loop(node)
        elif op is Ops.END or op is Ops.ENDIF:
            self.depth -= 1
            if op is Ops.ENDIF:
                self.masks.pop()
        elif op is Ops.IF:
            mask = self.fresh("mask")
            outer = f" & {self.masks[-1]}" if self.masks else ""
            self.line(f"{mask} = {self.text[node.src[0]]}{outer}")
            self.line(f"if any({mask}):")
            self.masks.append(mask)
            self.depth += 1
        elif op is Ops.STORE:
            self.store(node)
        elif op is Ops.VAR:
            kind = numpy_name(node.dtype)
            self.line(f"{node.arg[0]} = {kind}(vars[{variables.index(node.arg[0])}])")
            self.text[node] = node.arg[0]
        elif op is Ops.SPECIAL:
            axis = int(node.arg[1:])
            self.line(f"{node.arg} = lanes[{axis}].astype({numpy_name(node.dtype)})")
            self.text[node] = node.arg
        else:
            self.value(node)
        return place + 1

    def loop(self, node: UOp) -> None:
        name, kind = f"r{node.arg[0]}", numpy_name(node.dtype)
        self.line(f"for {name} in range(int({self.text[node.src[0]]})):")
        self.depth += 1
        self.line(f"{name} = {kind}({name})")
        self.text[node] = name

    def value(self, node: UOp) -> None:
        op = node.op
        if op is Ops.CONST:
            self.text[node] = constant(node)
        elif op is Ops.PARAM:
            self.text[node] = f"data{node.arg.slot}"
        elif op is Ops.DEFINE_REG:
            self.text[node] = f"acc{node.arg[0]}"
        elif op is Ops.AFTER:
            self.text[node] = self.text[node.src[0]]
        elif op is Ops.INDEX:
            self.text[node] = self.place(node)
        elif op is Ops.LOAD:
            self.assign(node, self.load(node))
        elif op is Ops.CAST:
            self.assign(node, self.cast(node))
        elif op is Ops.BITCAST:
            self.assign(node, f"{self.text[node.src[0]]}.view({numpy_name(node.dtype)})")
        elif op in _BINARY:
            left, right = (self.text[child] for child in node.src)
            self.assign(node, f"{left} {_BINARY[op]} {right}")
        elif op in _CALLS:
            args = ", ".join(self.text[child] for child in node.src)
            self.assign(node, f"{_CALLS[op]}({args})")
        elif op is not Ops.SINK and op is not Ops.GROUP and op is not Ops.BARRIER:
            raise SpecError(f"{op.name} cannot be interpreted")

    def assign(self, node: UOp, text: str) -> None:
        name = self.fresh("val" if node.op is Ops.LOAD else "alu")
        self.line(f"{name} = {text}")
        self.text[node] = name

    # *** memory ***

    def place(self, node: UOp) -> str:
        storage = root(node)
        if storage.op is Ops.DEFINE_REG:
            if node.src[1].op is not Ops.CONST:
                raise SpecError("a register is found by a constant number")
            return f"acc{storage.arg[0]}_{node.src[1].arg}"
        base = self.text[node.src[0]]
        if node.dtype is not storage.dtype:
            base = f"{base}.view({numpy_name(node.dtype)})"
        return f"{base}, {self.text[node.src[1]]}"

    def gate(self, index: UOp) -> str | None:
        while index.op is Ops.AFTER:
            index = index.src[0]
        gates = [self.text[index.src[2]]] if len(index.src) > 2 else []
        gates += self.masks[-1:]
        return " & ".join(gates) if gates else None

    def load(self, node: UOp) -> str:
        index, text = node.src[0], self.text[node.src[0]]
        if root(index).op is Ops.DEFINE_REG:
            return text
        gate = self.gate(index)
        if gate is None:
            base, offset = text.rsplit(", ", 1)
            return f"{base}[{offset}]"
        return f"gather({text}, {gate})"

    def store(self, node: UOp) -> None:
        index, value = node.src
        text = self.text[index]
        if root(index).op is Ops.DEFINE_REG:
            fold = self.fold_of(node)
            if fold is None:
                mask = self.masks[-1] if self.masks else None
                new = self.text[value]
                self.line(f"{text} = {new if mask is None else f'where({mask}, {new}, {text})'}")
            else:
                op, other = fold
                self.line(f"{text} = fold_{op.name.lower()}({text}, {self.text[other]}, steps)")
            return
        gate = self.gate(index)
        tail = "" if gate is None else f", {gate}"
        self.line(f"scatter({text}, {self.text[value]}{tail})")

    def cast(self, node: UOp) -> str:
        source, text = node.src[0].dtype, self.text[node.src[0]]
        if node.dtype.kind == "b":
            return f"{text} != 0"
        kind = numpy_name(node.dtype)
        if source.kind == "f" and node.dtype.kind in "iu":
            return f"to_int({text}, {kind})"
        if (
            source.kind == "f"
            and source.bits == 64
            and node.dtype.kind == "f"
            and (node.dtype.bits < 16 or node.dtype.name == "bfloat16")
        ):
            return f"to_odd({text}).astype({kind})"
        return f"{text}.astype({kind})"

    # *** reductions ***

    def fold_end(self, start: int) -> int:
        """Return where the nest of loops that opens at `start` ends, when it only accumulates."""
        depth, ranges = 0, set()
        stores: list[UOp] = []
        closed = False
        for place in range(start, len(self.linear)):
            node = self.linear[place]
            if node.op is Ops.RANGE:
                if closed:
                    return 0
                depth += 1
                ranges.add(node)
            elif node.op is Ops.END:
                closed = True
                depth -= 1
                if depth == 0:
                    good = self.accumulates(start, place, stores)
                    return place if good else 0
            elif node.op is Ops.STORE:
                stores.append(node)
                if root(node.src[0]).op is not Ops.DEFINE_REG or self.update(node) is None:
                    return 0
                if depth != len(ranges):
                    return 0
            elif node.op not in _PURE:
                return 0
        return 0

    def accumulates(self, start: int, end: int, stores: list[UOp]) -> bool:
        """Return whether registers are read in the loops only to be added to, once each."""
        registers = {place_of(store.src[0]) for store in stores}
        if not stores or len(registers) != len(stores):
            return False
        innermost = max(p for p in range(start, end) if self.linear[p].op is Ops.RANGE)
        if any(self.linear[p].op is Ops.STORE for p in range(start, innermost)):
            return False
        allowed = {self.update(store)[1] for store in stores}  # type: ignore[index]
        users: dict[UOp, int] = {}
        for node in self.linear[start:end]:
            for child in node.src:
                users[child] = users.get(child, 0) + 1
        for node in self.linear[start:end]:
            if node.op is Ops.LOAD and root(node.src[0]).op is Ops.DEFINE_REG:
                if place_of(node.src[0]) in registers and node not in allowed:
                    return False
        return all(users[load] == 1 for load in allowed)

    def update(self, store: UOp) -> tuple[Ops, UOp, UOp] | None:
        """Return (op, load of the register, what is added) of a store that accumulates."""
        value = store.src[1]
        if value.op not in _FOLDS:
            return None
        for load, other in (value.src, value.src[::-1]):
            if load.op is Ops.LOAD and place_of(load.src[0]) == place_of(store.src[0]):
                return value.op, load, other
        return None

    def fold_of(self, store: UOp) -> tuple[Ops, UOp] | None:
        if self.folding is None:
            return None
        found = self.update(store)
        return None if found is None else (found[0], found[2])

    def fold(self, start: int, end: int, variables: Sequence[str]) -> int:
        """Write a nest of accumulating loops with its steps as the second axis."""
        inside = self.linear[start:end]
        ranges = [node for node in inside if node.op is Ops.RANGE]
        skip = {found[1] for node in inside if node.op is Ops.STORE
                if (found := self.update(node)) is not None}  # fmt: skip
        skip |= {node.src[1] for node in inside if node.op is Ops.STORE}
        sizes = [f"int({self.size_text(node.src[0])})" for node in ranges]
        self.line(f"for first, steps in portions({' * '.join(sizes)}, lanes):")
        self.depth += 1
        self.line("step = arange(first, first + steps)[None, :]")
        for number, node in enumerate(ranges):
            rest = " * ".join(sizes[number + 1 :])
            text = f"step // ({rest})" if rest else "step"
            if number:
                text = f"({text}) % {sizes[number]}"
            self.line(f"r{node.arg[0]} = ({text}).astype({numpy_name(node.dtype)})")
            self.text[node] = f"r{node.arg[0]}"
        self.folding = []
        for place in range(start, end):
            node = self.linear[place]
            if node.op is Ops.RANGE or node.op is Ops.END or node in skip:
                continue
            self.statement(place, variables)
        self.folding = None
        self.depth -= 1
        return end + 1

    def size_text(self, size: UOp) -> str:
        return self.text[size] if size in self.text else constant(size)


def constant(node: UOp) -> str:
    """Return the text of a constant of exactly its type."""
    kind, value = numpy_name(node.dtype), node.arg
    if node.dtype.kind == "b":
        return f"bool_({bool(value)})"
    if node.dtype.kind == "f" and (value != value or value in (float("inf"), float("-inf"))):
        return f"{kind}(float('{float(value)!r}'))"
    return f"{kind}({float(value)!r})" if node.dtype.kind == "f" else f"{kind}({value})"


def root(index: UOp) -> UOp:
    """Return the storage under an INDEX, through AFTERs."""
    node = index
    while node.op is Ops.AFTER or node.op is Ops.INDEX:
        node = node.src[0]
    return node


def place_of(index: UOp) -> tuple[Any, Any]:
    """Return what identifies a register: its storage and the constant place in it."""
    while index.op is Ops.AFTER:
        index = index.src[0]
    return root(index), index.src[1] if index.op is Ops.INDEX else None
