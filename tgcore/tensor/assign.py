"""Writing into tensors: assign, through views, and the bookkeeping of versions of storage.

The graph stays functional. A write makes a new version of the storage, AFTER(old, STORE(...)),
and moves the handle to it, with all handles it is a view of. Other handles keep what they had.
`tgcore.tensor.realize` orders the readers of older versions before the write.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, Self

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.support.errors import ArgumentError, DTypeError, ShapeError
from tgcore.tensor.base import (
    Step,
    TensorBase,
    broadcast,
    commit,
    default_device,
    same_shape,
    show,
)
from tgcore.tensor.history import past_of
from tgcore.tensor.linear import Linear
from tgcore.tensor.movement import apply_steps, expand_target
from tgcore.tensor.realize import HEADS, beneath, capacity, slot_of, under
from tgcore.tensor.views import overlaid


def stored(node: UOp, steps: Sequence[Step], value: UOp) -> UOp:
    """Return `node` with `value` written to the part that the movements `steps` select."""
    shape = apply_steps(node, steps).shape
    value = broadcast(value, shape)
    base = under(node)
    if any(op is Ops.PAD for op, _ in steps):
        # no storage behind the padding: lay the value over the whole instead
        value, steps = overlaid(node, apply_steps(node, steps), value), ()
    if not _writable(node, base):
        if not steps:
            return value
        base = _given_storage(node)
        node = base.reshape(node.shape)
    target = apply_steps(node, steps)
    version = base.after(target.store(value))
    slot = slot_of(version)
    if slot is not None:
        HEADS[slot] = weakref.ref(version)
    return rebased(node, base, version)


def rebased(node: UOp, old: UOp, new: UOp) -> UOp:
    """Return the movements of `node` over `old`, applied to `new`."""
    chain = []
    while node is not old:
        chain.append((node.op, node.arg))
        node = node.src[0]
    return apply_steps(new, chain[::-1])


def _writable(node: UOp, base: UOp) -> bool:
    """Return whether a write into `node` may go to its own storage."""
    slot = slot_of(base)
    if slot is None:
        return False
    head = HEADS.get(slot)
    newest = None if head is None else head()
    if newest is not None and newest is not base:
        return False  # another handle has a newer version of this storage
    while node is not base:
        if node.op is Ops.EXPAND:
            return False
        node = node.src[0]
    return True


def _given_storage(node: UOp) -> UOp:
    """Return the first version of new storage that holds the values of `node`."""
    if node.dtype.weak:
        raise DTypeError("a weak value has no storage", hint="cast it to a concrete dtype first")
    device = node.device
    if isinstance(device, tuple):
        raise ArgumentError(
            "part of a sharded tensor cannot be written before it is realized",
            hint="call .realize() first, or build the value with where() and cat()",
        )
    buffer = UOp.buffer(device or default_device(), node.dtype, capacity(node))
    return buffer.after(buffer.reshape(node.shape).store(node))


def _cut_off(value: UOp) -> UOp:
    """Return what a trained tensor becomes: gradients end there, however the value was made.

    An update is made of gradients, so it leads to all parameters; none of them is to be reached
    through the new value of another.
    """
    base = beneath(value)
    if base.op is Ops.CONST or (base.op is Ops.BUFFER and past_of(base) is None):
        return value
    return value.leaf()


class Assign(Linear):
    """Methods that write."""

    __slots__ = ()

    def replace(self, x: Self) -> Self:
        """Point this handle to the node of `x`; nothing is written."""
        if not same_shape(self._uop.shape, x._uop.shape):
            raise ShapeError(f"cannot replace {show(self.shape)} by {show(x.shape)}")
        self.uop = x._uop
        return self

    def assign(self, x: Any) -> Self:
        """Give this tensor, and what it is a view of, new contents; return it.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> x = Tensor.zeros(4).contiguous()
        >>> _ = x[1:3].assign(Tensor([1.0, 2.0]))
        >>> x.tolist()
        [0.0, 1.0, 2.0, 0.0]
        """
        value = self._assignable(x, self._uop.shape, self._uop.dtype)
        if value is not self._uop:
            self._write((), _cut_off(value) if self._requires_grad else value)
        return self

    def _assignable(self, x: Any, shape: tuple[Any, ...], dtype: DType) -> UOp:
        """Return `x` as a node that may be stored where `dtype` and `shape` are."""
        node = x._uop if isinstance(x, TensorBase) else self._as_value(x, dtype)
        kind = node.dtype
        if dtype.weak:
            dtype = self.dtype
        if kind is not dtype:
            if not (kind.weak and dtypes.promote(kind, dtype) is dtype):
                raise DTypeError(
                    f"cannot assign {kind.name} to {dtype.name}",
                    hint=f"cast the value first: .cast(dtypes.{dtype.name})",
                )
            node = node.cast(dtype)
        if not same_shape(node.shape, shape):
            try:
                expand_target(node.shape, shape)
            except ShapeError:
                raise ShapeError(
                    f"cannot assign a value of shape {show(node.shape)} to {show(shape)}",
                    hint="the value must broadcast to the target",
                ) from None
        if node.device is not None and self._uop.device not in (None, node.device):
            raise ArgumentError(
                f"cannot assign a tensor on {node.device} to one on {self._uop.device}",
                hint="move the value with .to() first",
            )
        return node

    def _as_value(self, x: Any, dtype: DType) -> UOp:
        if isinstance(x, bool):
            return UOp.const(dtypes.bool if dtype.weak else dtype, x)
        if isinstance(x, (int, float)):
            return self._node(x)
        if isinstance(x, UOp):
            return x
        made = type(self)(x)
        if made.dtype is dtype or dtype.weak:
            return made._uop
        # numbers in lists defer as they do alone; arrays are converted within their kind
        fits = made.dtype.is_float == dtype.is_float or (dtype.is_float and made.dtype.is_int)
        if made.dtype.kind == "b" or fits:
            return type(self)(x, dtype=dtype)._uop
        return made._uop

    def _write(self, steps: tuple[Step, ...], value: UOp) -> None:
        """Write `value` to the part of this handle that `steps` select, and to its parents."""
        shape = apply_steps(self._uop, steps).shape
        whole = broadcast(value, shape)
        self._change(steps, lambda _: whole)

    def _change(self, steps: tuple[Step, ...], new: Callable[[UOp], UOp]) -> None:
        """Replace the part that `steps` select by `new` of it, here and in the parents.

        Each handle gives its own present contents to `new`: those of a parent may have been
        written since this view was taken, and what `new` keeps must not undo that.
        """
        if any(op is Ops.EXPAND for op, _ in steps) and _repeats(self._uop, steps):
            raise ShapeError(
                "cannot write through an expanded view: one element stands for several",
                hint="write to the tensor before expand(), or make a copy with contiguous()",
            )
        chain: list[tuple[TensorBase, tuple[Step, ...]]] = [(self, steps)]
        link = self._link
        while link is not None:
            steps = (*link[1], *steps)
            parent = link[0]()
            if parent is not None:
                chain.append((parent, steps))
            link = link[2]
        for handle, _ in chain:
            if handle.uop.dtype.weak:
                handle.uop = commit(handle.uop)
        top, path = chain[-1]
        if len(chain) > 1 and _repeats(top.uop, path):
            raise ShapeError(
                "cannot write through an expanded view: one element stands for several",
                hint="write to the tensor before expand(), or make a copy with contiguous()",
            )
        before = top.uop
        if _repeating_view(self._link):
            raise ShapeError(
                "cannot write through an expanded view: one element stands for several",
                hint="write to the tensor before expand(), or make a copy with contiguous()",
            )
        top.uop = stored(before, path, new(apply_steps(before, path)))
        for handle, own in chain[:-1]:
            down = path[: len(path) - len(own)]
            if apply_steps(before, down) is handle.uop:
                handle.uop = apply_steps(top.uop, down)
            else:
                handle.uop = stored(handle.uop, own, new(apply_steps(handle.uop, own)))

    # *** in-place operators ***

    def __iadd__(self, x: Any) -> Self:
        return self.assign(self.add(x))

    def __isub__(self, x: Any) -> Self:
        return self.assign(self.sub(x))

    def __imul__(self, x: Any) -> Self:
        return self.assign(self.mul(x))

    def __itruediv__(self, x: Any) -> Self:
        return self.assign(self.div(x))

    def __ifloordiv__(self, x: Any) -> Self:
        return self.assign(self.idiv(x))

    def __imod__(self, x: Any) -> Self:
        return self.assign(self.mod(x))

    def __ipow__(self, x: Any) -> Self:
        return self.assign(self.pow(x))

    def __iand__(self, x: Any) -> Self:
        return self.assign(self.bitwise_and(x))

    def __ior__(self, x: Any) -> Self:
        return self.assign(self.bitwise_or(x))

    def __ixor__(self, x: Any) -> Self:
        return self.assign(self.bitwise_xor(x))

    def __ilshift__(self, x: Any) -> Self:
        return self.assign(self.lshift(x))

    def __irshift__(self, x: Any) -> Self:
        return self.assign(self.rshift(x))

    def __imatmul__(self, x: Any) -> Self:
        return self.assign(self.matmul(x))


def _repeating_view(link: Any) -> bool:
    """Return whether a handle is a view in which some element stands for several."""
    while link is not None:
        before = None
        for op, arg in link[1]:
            if op is Ops.EXPAND and before != arg:
                return True
            before = arg
        link = link[2]
    return False


def _repeats(node: UOp, steps: Sequence[Step]) -> bool:
    """Return whether some element is repeated by the EXPANDs in `steps`."""
    for op, arg in steps:
        before = node.shape
        node = apply_steps(node, ((op, arg),))
        if op is Ops.EXPAND and not same_shape(before, node.shape):
            return True
    return False
