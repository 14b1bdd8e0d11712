"""Names and estimates of kernels: what DEBUG output shows and speed figures count.

A name is `E` (elementwise) or `r` (with a reduction) and the sizes of the axes, outermost first.
Estimates count arithmetic on values, never index arithmetic.
"""

from __future__ import annotations

from typing import Any

from tgcore.ir import GroupOp, Ops, UOp
from tgcore.ir.sint import sint_add, sint_mul

_COUNTED = GroupOp.ALU - {Ops.WHERE}


def kernel_name(reduces: bool, sizes: list[Any]) -> str:
    """Return the name of a kernel with axes of `sizes` (UOps are shown by their variables)."""
    parts = [str(size) if isinstance(size, int) else _symbol(size) for size in sizes]
    return "_".join(["r" if reduces else "E", *(parts or ["1"])])


def _symbol(size: UOp) -> str:
    names = [node.arg[0] for node in size.toposort() if node.op is Ops.VAR]
    return "".join(ch for ch in "".join(names) if ch.isalnum()) or "s"


def _scale(axis: UOp) -> Any:
    size = axis.src[0]
    return size.arg if size.op is Ops.CONST else size


def _address_nodes(linear: tuple[UOp, ...]) -> set[UOp]:
    """Return the nodes that only serve offsets, gates and loop bounds."""
    value_users: set[UOp] = set()
    for node in reversed(linear):
        if node.op is Ops.STORE:
            value_users.add(node.src[1])
        elif node.op in GroupOp.ELEMENTWISE or node.op in (Ops.STACK, Ops.EXTRACT):
            if node in value_users:
                value_users.update(node.src)
    return {node for node in linear if node not in value_users}


def estimate(linear: tuple[UOp, ...]) -> tuple[Any, Any, Any]:
    """Return (operations, bytes accessed, bytes of distinct storage) of a linear program."""
    skipped = _address_nodes(linear)
    times: Any = 1
    stack: list[Any] = []
    ops: Any = 0
    accessed: Any = 0
    touched: dict[UOp, int] = {}
    for node in linear:
        op = node.op
        if op is Ops.SPECIAL:
            times = sint_mul(times, _scale(node))
        elif op is Ops.RANGE:
            stack.append(times)
            times = sint_mul(times, _scale(node))
        elif op is Ops.END:
            times = stack.pop()
        elif op in (Ops.LOAD, Ops.STORE):
            storage = node.src[0].src[0]
            while storage.op is Ops.AFTER:
                storage = storage.src[0]
            if storage.op is Ops.PARAM:
                accessed = sint_add(accessed, sint_mul(times, node.src[0].dtype.itemsize))
                touched[storage] = storage.arg.size * storage.dtype.itemsize
        elif op in _COUNTED and node not in skipped:
            count = node.dtype.lanes * (2 if op is Ops.MULACC else 1)
            ops = sint_add(ops, sint_mul(times, count))
    return ops, accessed, sum(touched.values())
