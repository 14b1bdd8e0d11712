"""Readable forms of a graph: one line, an indented listing, and Python text that rebuilds it.

`short` is what error messages and `repr` use; `listing` is for people; `python` gives text that
`evaluate` turns back into the identical graph (storage is passed in by number).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tgcore.ir.args import (
    AxisKind,
    CallInfo,
    FunctionInfo,
    KernelInfo,
    LeafId,
    ParamInfo,
    StorageSlot,
)
from tgcore.ir.dtypes import dtypes
from tgcore.ir.ops import GroupOp, Ops
from tgcore.ir.uop import NAN, NEGATIVE_ZERO, UOp, arg_uops, toposort
from tgcore.support.errors import SpecError

_INFIX = {
    Ops.ADD: "+", Ops.MUL: "*", Ops.FLOORDIV: "//", Ops.FLOORMOD: "%", Ops.FDIV: "/",
    Ops.CMPLT: "<", Ops.CMPLE: "<=", Ops.CMPNE: "!=", Ops.CMPEQ: "==", Ops.AND: "&", Ops.OR: "|",
    Ops.XOR: "^", Ops.SHL: "<<", Ops.SHR: ">>", Ops.SUB: "-",
}  # fmt: skip
_DEPTH = 6


def short(node: UOp, depth: int = _DEPTH) -> str:
    """Return the node as one line; sources more than `depth` levels down are elided.

    Examples
    --------
    >>> short(UOp.var("n", 1, 8) * 2 + 1)
    '((n*2)+1)'
    """
    op = node.op
    if op is Ops.CONST:
        return str(node.arg) if node.dtype.weak else f"{node.arg}:{node.dtype.name}"
    if op is Ops.VAR:
        return str(node.arg[0])
    if op is Ops.SPECIAL:
        return str(node.arg)
    if op is Ops.RANGE:
        return f"r{node.arg[0]}<{short(node.src[0], 2)}>"
    if op is Ops.PARAM:
        return f"p{node.arg.slot}"
    if op is Ops.BUFFER:
        return f"buffer[{node.arg.size}]:{node.dtype.name}@{node.arg.device}"
    if depth <= 0 and node.src:
        return "..."
    parts = [short(child, depth - 1) for child in node.src]
    if op in _INFIX and len(parts) == 2:
        return f"({parts[0]}{_INFIX[op]}{parts[1]})"
    if op is Ops.INDEX:
        gate = f" if {parts[2]}" if len(parts) > 2 else ""
        return f"{parts[0]}[{parts[1]}{gate}]"
    if op is Ops.CAST:
        return f"{parts[0]}.cast({node.dtype.name})"
    extra = [] if node.arg is None else [_arg_text(node.arg)]
    return f"{op.name.lower()}({', '.join(parts + extra)})"


def _arg_text(arg: Any) -> str:
    if isinstance(arg, UOp):
        return short(arg, 3)
    if isinstance(arg, Ops):
        return arg.name
    if isinstance(arg, tuple):
        return "(" + ", ".join([_arg_text(part) for part in arg]) + ")"
    return repr(arg)


def listing(root: UOp) -> str:
    """Return the graph as numbered lines, sources first, with dtype and shape."""
    lines: list[str] = []
    place: dict[UOp, int] = {}
    for node in _with_args(root):
        place[node] = len(place)
        sources = " ".join([f"%{place[child]}" for child in node.src])
        arg = "" if node.arg is None else " " + _arg_text(node.arg)
        try:
            shape = "" if node.dtype is dtypes.void else str(node.shape)
        except SpecError:
            shape = ""
        lines.append(f"%{place[node]} = {node.op.name} {node.dtype.name}{shape} {sources}{arg}")
    return "\n".join(line.rstrip() for line in lines)


def _with_args(root: UOp) -> dict[UOp, None]:
    """All nodes, those inside movement arguments included, before their users."""
    order: dict[UOp, None] = {}
    for node in toposort((root,)):
        if node.op in GroupOp.MOVEMENT or node.op is Ops.IOTA:
            for symbol in arg_uops(node.arg):
                order.update(toposort((symbol,)))
        order[node] = None
    return order


def _arg_code(arg: Any, place: dict[UOp, int], storage: list[UOp], node: UOp) -> str:
    if isinstance(arg, UOp):
        return f"n[{place[arg]}]"
    if isinstance(arg, Ops):
        return f"Ops.{arg.name}"
    if isinstance(arg, AxisKind):
        return f"AxisKind.{arg.name}"
    if arg is NEGATIVE_ZERO:
        return "NEGATIVE_ZERO"
    if isinstance(arg, (StorageSlot, LeafId)):
        storage.append(node)
        return f"storage[{len(storage) - 1}].arg"
    if isinstance(arg, float):
        if arg != arg:
            return "NAN"  # the one object that interns
        return f"float({str(arg)!r})" if abs(arg) == float("inf") else repr(arg)
    if isinstance(arg, tuple):
        inner = ", ".join([_arg_code(part, place, storage, node) for part in arg])
        return f"({inner},)" if len(arg) == 1 else f"({inner})"
    return repr(arg)


def python(root: UOp) -> tuple[str, list[UOp]]:
    """Return Python text that rebuilds the graph, and the storage nodes it refers to.

    Examples
    --------
    >>> text, storage = python(UOp.var("n", 1, 8) + 1)
    >>> evaluate(text, storage) is UOp.var("n", 1, 8) + 1
    True
    """
    place: dict[UOp, int] = {}
    storage: list[UOp] = []
    lines: list[str] = ["n = []"]
    for node in _with_args(root):
        sources = "".join([f"n[{place[child]}], " for child in node.src])
        arg = "None" if node.arg is None else _arg_code(node.arg, place, storage, node)
        dtype = repr(node.dtype)
        lines.append(f"n.append(UOp(Ops.{node.op.name}, {dtype}, ({sources}), {arg}))")
        place[node] = len(place)
    return "\n".join(lines), storage


def evaluate(text: str, storage: Sequence[UOp] = ()) -> UOp:
    """Return the graph that `python` printed."""
    names: dict[str, Any] = {
        "UOp": UOp, "Ops": Ops, "dtypes": dtypes, "AxisKind": AxisKind, "ParamInfo": ParamInfo,
        "KernelInfo": KernelInfo, "CallInfo": CallInfo, "FunctionInfo": FunctionInfo,
        "NEGATIVE_ZERO": NEGATIVE_ZERO, "NAN": NAN, "storage": storage,
    }  # fmt: skip
    exec(compile(text, "<graph>", "exec"), names)
    return names["n"][-1]  # type: ignore[no-any-return]
