"""What goes into and comes out of a captured function, taken apart.

Arguments and results are trees of lists, tuples and dictionaries. A `Signature` lists what is in
one; a `Form` says what an input tensor must look like. Only `tgcore.tensor.jit` and
`tgcore.tensor.tracing` use them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import GroupOp, Ops, UOp, arg_uops, map_arg, toposort
from tgcore.support.errors import ArgumentError
from tgcore.tensor.base import TensorBase, show
from tgcore.tensor.realize import beneath
from tgcore.tensor.tensor import Tensor

HOLE = object()  # stands for a tensor in the tree of results that a program keeps


class Signature:
    """The tensors, variables and plain values of a call, in the order they are met."""

    __slots__ = ("binds", "tensors", "values")

    def __init__(self) -> None:
        self.tensors: list[TensorBase] = []
        self.binds: list[UOp] = []
        self.values: list[Any] = []

    def add(self, item: Any) -> None:
        """Note an argument and what lies inside lists, tuples and dictionaries."""
        if isinstance(item, TensorBase):
            self.tensors.append(item)
            self.values.append(Tensor)
        elif isinstance(item, UOp) and item.op is Ops.BIND:
            self.binds.append(item)
            self.values.append(item.src[0])
        elif isinstance(item, (list, tuple)):
            self.values.append((type(item), len(item)))
            for part in item:
                self.add(part)
        elif isinstance(item, dict):
            self.values.append((dict, tuple(item)))
            for part in item.values():
                self.add(part)
        else:
            self.values.append(item)


def equal_values(left: Any, right: Any) -> bool:
    """Return whether two plain arguments are the same to a captured function."""
    if left is right:
        return True
    if type(left) is not type(right):
        return False
    if isinstance(left, np.ndarray):
        return left.dtype == right.dtype and np.array_equal(left, right)
    try:
        return bool(left == right)
    except Exception as error:
        raise ArgumentError(f"an argument of type {type(left).__name__} cannot be compared") from (
            error
        )


class Form:
    """What an input must look like: dtype, device, and its shape or its view of a buffer."""

    __slots__ = ("device", "dtype", "shape", "size", "view")

    def __init__(self, node: UOp) -> None:
        self.dtype, self.device = node.dtype, node.device
        self.shape = tuple([map_arg(size, unbound) for size in node.shape])
        self.size = tuple([base.arg.size for base in storage_of(node)])
        self.view = None if is_whole(node) else template(node)

    def matches(self, other: Form) -> bool:
        """Return whether an input of form `other` may take the place of this one."""
        return (
            self.dtype is other.dtype
            and self.device == other.device
            and self.shape == other.shape
            and self.size == other.size
            and self.view == other.view
        )

    def __str__(self) -> str:
        return f"{self.dtype.name}{show(self.shape)} on {self.device}"


def unbound(size: UOp) -> UOp:
    """Return a symbolic size with its variables free."""
    binds = [node for node in toposort((size,)) if node.op is Ops.BIND]
    return size.substitute({node: node.src[0] for node in binds}) if binds else size


def is_whole(node: UOp) -> bool:
    """Return whether `node` is all of a buffer, in order."""
    while node.op in (Ops.RESHAPE, Ops.DETACH):
        node = node.src[0]
    return node.op is Ops.BUFFER


def is_symbolic(node: UOp) -> bool:
    """Return whether a size of `node` is a variable."""
    return any(not isinstance(size, int) for size in node.shape)


def template(node: UOp) -> tuple[Any, ...]:
    """Return the movements by which `node` is seen in its storage, variables left free."""
    chain: list[tuple[Any, ...]] = []
    while node.op not in (Ops.BUFFER, Ops.SHARD):
        chain.append((node.op, map_arg(node.arg, unbound)))
        node = node.src[0]
    if node.op is Ops.SHARD:
        chain.append((node.op, node.arg))
        chain.extend([(Ops.SHARD, template(part)) for part in node.src])
    return tuple(chain)


def bound_variables(nodes: list[UOp], into: dict[str, int]) -> None:
    """Collect name and value of every bound variable in shapes and views."""
    stack = list(nodes)
    seen: set[UOp] = set()
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node.op is Ops.BIND:
            name, value = node.src[0].arg[0], node.src[1].arg
            if into.setdefault(name, value) != value:
                raise ArgumentError(
                    f"variable {name!r} has the values {into[name]} and {value} in one call",
                    hint="give variables of different values different names",
                )
            continue
        stack.extend(node.src)
        if node.op in GroupOp.MOVEMENT:
            stack.extend(arg_uops(node.arg))


def storage_of(node: UOp) -> list[UOp]:
    """Return the storage under a realized node, one for each device."""
    base = beneath(node)
    if base.op is Ops.SHARD:
        return [found for part in base.src for found in storage_of(part)]
    return [base]


def mapped(item: Any, function: Callable[[Any], Any]) -> Any:
    """Return lists, tuples and dictionaries with `function` applied to the tensors inside."""
    if isinstance(item, TensorBase) or item is HOLE:
        return function(item)
    if isinstance(item, tuple) and hasattr(item, "_fields"):
        return type(item)(*[mapped(part, function) for part in item])
    if isinstance(item, (list, tuple)):
        return type(item)([mapped(part, function) for part in item])
    if isinstance(item, dict):
        return {key: mapped(part, function) for key, part in item.items()}
    return item
