"""Reverse-mode differentiation of graphs: one rule per operation, in one table.

Only paths from the result to a target are walked. A rule gets the gradient of a node and the
node, and gives the gradient of each differentiable source; values with a rule of their own
(`tgcore.tensor.rules`) are asked first. Used by `gradient` and `backward` of tensors.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from tgcore.ir import GroupOp, Ops, UOp, dtypes
from tgcore.ir.sint import sint_sub
from tgcore.support.errors import GradientError
from tgcore.tensor import mathfn
from tgcore.tensor.base import broadcast
from tgcore.tensor.creation import index_range
from tgcore.tensor.history import past_of
from tgcore.tensor.movement import apply_steps
from tgcore.tensor.placement import place
from tgcore.tensor.reduce import total
from tgcore.tensor.rules import rule_of
from tgcore.tensor.views import put_back

Grads = tuple["UOp | None", ...]
Rule = Callable[[UOp, UOp], Grads]

_NO_PATH = GroupOp.COMPARISON | {
    Ops.DETACH, Ops.LEAF, Ops.BITCAST, Ops.TRUNC, Ops.IOTA, Ops.BUFFER, Ops.BUFFER_VIEW, Ops.CONST,
    Ops.VAR, Ops.BIND, Ops.PARAM, Ops.THREEFRY,
}  # fmt: skip
_COMPUTED = frozenset({Ops.BUFFER, Ops.SHARD})  # what a value becomes when it is computed


def gradients(root: UOp, seed: UOp, targets: Sequence[UOp]) -> dict[UOp, UOp]:
    """Return the gradient of `root`, weighted by `seed`, for each target that it depends on."""
    order = _paths(root, set(targets))
    found: dict[UOp, UOp] = {root: seed}
    wanted = set(targets)
    for node in reversed(order):
        grad = found.get(node)
        if grad is None:
            continue
        if order.keys().isdisjoint(differentiable(node)):
            continue  # a target that no other one lies behind
        inputs, parts = _parts(grad, node)
        for source, part in zip(inputs, parts):
            if part is None or source not in order:
                continue
            part = _fitted(part, source)
            have = found.get(source)
            found[source] = part if have is None else have + part
        if node not in wanted:
            del found[node]
    return {node: found[node] for node in targets if node in found}


def differentiable(node: UOp) -> tuple[UOp, ...]:
    """Return the sources that the gradient of `node` may flow to."""
    own = rule_of(node)
    if own is not None:
        return own[0]
    op = node.op
    if op in _COMPUTED:
        past = past_of(node)
        if past is not None:
            return past.sources()
    if op in _NO_PATH or not node.dtype.is_float:
        return ()
    if op is Ops.WHERE:
        return node.src[1:]
    if op is Ops.TAKE:
        return node.src[:1]
    if op is Ops.AFTER:
        return (node.src[0], *[e.src[1] for e in node.src[1:] if e.op is Ops.STORE])
    return node.src


def _paths(root: UOp, targets: set[UOp]) -> dict[UOp, None]:
    """Return the nodes between `root` and the targets, sources before users."""
    reaches: dict[UOp, bool] = {}
    found: dict[UOp, None] = {}
    stack: list[tuple[UOp, tuple[UOp, ...] | None]] = [(root, None)]
    while stack:
        node, inputs = stack.pop()
        if node in reaches:
            continue
        if inputs is None:
            inputs = differentiable(node)
            if inputs:
                stack.append((node, inputs))
                stack.extend([(child, None) for child in inputs if child not in reaches])
                continue
        hit = node in targets or any(reaches[child] for child in inputs)
        reaches[node] = hit
        if hit:
            found[node] = None
    return found


def _parts(grad: UOp, node: UOp) -> tuple[tuple[UOp, ...], Grads]:
    own = rule_of(node)
    if own is not None:
        return own[0], own[1](grad, node, own[0])
    inputs = differentiable(node)
    if node.op in _COMPUTED and (past := past_of(node)) is not None:
        return inputs, (past.carry(grad),)
    return (inputs, _RULES[node.op](grad, node)) if inputs else ((), ())


def _fitted(grad: UOp, source: UOp) -> UOp:
    """Return `grad` in the shape and dtype of `source`."""
    shape = source.shape
    have = grad.shape
    if have != shape:
        if shape == ():
            grad = total(grad, tuple(range(len(have)))).reshape(())
        elif have == ():
            grad = broadcast(grad, shape)
        else:
            grad = grad.reshape(shape)
    return grad.cast(source.dtype)


def placed(grad: UOp, target: UOp) -> UOp:
    """Return a constant gradient on the device and in the shape of its target."""
    grad = broadcast(grad, target.shape) if grad.shape != target.shape else grad
    if grad.device is None and isinstance(target.device, str):
        return place(grad, target.device)
    return grad


# *** rules ***


def _mul(grad: UOp, node: UOp) -> Grads:
    left, right = node.src
    return grad * right, grad * left


def _fdiv(grad: UOp, node: UOp) -> Grads:
    below = node.src[1]
    share = grad.alu(Ops.FDIV, below)
    return share, -(share * node)


def _max(grad: UOp, node: UOp) -> Grads:
    left, right = node.src
    zero = grad.const_like(0)
    half = left.eq(right).where(grad * 0.5, zero)
    # written so that NaN passes its gradient to both
    return (right < left).where(grad, half), (left < right).where(grad, half)


def _where(grad: UOp, node: UOp) -> Grads:
    condition, zero = node.src[0], grad.const_like(0)
    return condition.where(grad, zero), condition.where(zero, grad)


def _cast(grad: UOp, node: UOp) -> Grads:
    source = node.src[0]
    return (grad.cast(source.dtype) if source.dtype.is_float else None,)


def _reduce(grad: UOp, node: UOp) -> Grads:
    source, (op, axes) = node.src[0], node.arg
    shape = source.shape
    if op is Ops.ADD:
        return (broadcast(grad, shape),)
    if op is Ops.MAX:
        tied = source.eq(broadcast(node, shape))
        wide = dtypes.promote(dtypes.float32, grad.dtype)
        count = tied.cast(wide).reduce_axes(Ops.ADD, axes)
        share = grad.cast(wide).alu(Ops.FDIV, count).cast(grad.dtype)
        return (tied.where(broadcast(share, shape), grad.const_like(0)),)
    return (_product_gradient(grad, node, source, axes),)


def _product_gradient(grad: UOp, node: UOp, source: UOp, axes: tuple[int, ...]) -> UOp:
    """Gradient of a product, right with any number of zeros among the factors."""
    shape, one, zero = source.shape, source.const_like(1), source.const_like(0)
    is_zero = source.eq(0)
    others = is_zero.where(one, source).reduce_axes(Ops.MUL, axes)
    zeros = is_zero.cast(dtypes.int32).reduce_axes(Ops.ADD, axes)
    safe = is_zero.where(one, source)
    without = broadcast(others, shape).alu(Ops.FDIV, safe)
    none, single = broadcast(zeros.eq(0), shape), broadcast(zeros.eq(1), shape)
    slope = none.where(without, (single & is_zero).where(broadcast(others, shape), zero))
    return broadcast(grad, shape) * slope


def _expand(grad: UOp, node: UOp) -> Grads:
    before, after = node.src[0].shape, node.shape
    axes = tuple([a for a, (old, new) in enumerate(zip(before, after)) if old is not new
                  and (isinstance(old, int) and old == 1) and new != 1])  # fmt: skip
    return (total(grad, axes),)


def _permute(grad: UOp, node: UOp) -> Grads:
    back = sorted(range(len(node.arg)), key=node.arg.__getitem__)
    return (grad.permute(tuple(back)),)


def _pad(grad: UOp, node: UOp) -> Grads:
    bounds = [(low, size + low) for (low, _), size in zip(node.arg, node.src[0].shape)]
    return (grad.shrink(tuple(bounds)),)


def _shrink(grad: UOp, node: UOp) -> Grads:
    shape = node.src[0].shape
    padding = [(low, sint_sub(size, high)) for (low, high), size in zip(node.arg, shape)]
    return (grad.pad(tuple(padding)),)


def _copy(grad: UOp, node: UOp) -> Grads:
    source = node.src[0]
    device = source.device
    if device is None:
        from tgcore.tensor.base import default_device

        device = default_device()
    return (grad if grad.device is None else place(grad, device),)


def _shard(grad: UOp, node: UOp) -> Grads:
    axis, parts = node.arg, node.src
    if axis is None:
        # one value on several devices: its gradient is whole on each of them
        return (place(grad, parts[0].device), *[None] * (len(parts) - 1))
    found: list[UOp | None] = []
    low = 0
    for part in parts:
        high = low + part.shape[axis]
        bounds = [(0, size) for size in node.shape]
        bounds[axis] = (low, high)
        found.append(place(grad.shrink(tuple(bounds)), part.device))
        low = high
    return tuple(found)


def scattered(grad: UOp, index: UOp, size: int) -> UOp:
    """Return the sum of rows of `grad` (n, r) at the places `index` (n,), in `size` rows."""
    count, width = grad.shape
    wide = dtypes.accumulate(grad.dtype)
    full = (size, width, count)
    places = broadcast(index_range(size).reshape((size, 1, 1)), full)
    hit = places.eq(broadcast(index.cast(dtypes.index).reshape((1, 1, count)), full))
    rows = broadcast(grad.cast(wide).permute((1, 0)).reshape((1, width, count)), full)
    added = hit.where(rows, rows.const_like(0)).reduce_axes(Ops.ADD, (2,))
    return added.reshape((size, width)).cast(grad.dtype)


def _take(grad: UOp, node: UOp) -> Grads:
    source, index = node.src
    count = math.prod(index.shape)
    return (scattered(grad.reshape((count, 1)), index.reshape((count,)),
                      source.shape[0]).reshape(source.shape),)  # fmt: skip


def _after(grad: UOp, node: UOp) -> Grads:
    old, found = node.src[0], []
    rest = grad
    for effect in reversed(node.src[1:]):
        if effect.op is not Ops.STORE:
            continue
        target = effect.src[0]
        chain = []
        while target is not old and target.op in GroupOp.MOVEMENT:
            chain.append((target.op, target.arg))
            target = target.src[0]
        found.append(apply_steps(rest, chain[::-1]))
        kept = broadcast(rest.const_like(1), effect.src[0].shape)
        covered = put_back(kept, effect.src[0], old)
        rest = covered.ne(0).where(rest.const_like(0), rest)
    return (rest, *reversed(found))


def _same(grad: UOp, node: UOp) -> Grads:
    return (grad,)


_LN2 = math.log(2)


def _call(grad: UOp, node: UOp) -> Grads:
    raise GradientError(
        f"a call of kind {node.arg.kind!r} has no gradient",
        hint="pass gradient= to Tensor.call, or .detach() its sources",
    )


_RULES: dict[Ops, Rule] = {
    Ops.ADD: lambda grad, node: (grad, grad),
    Ops.MUL: _mul,
    Ops.FDIV: _fdiv,
    Ops.RECIPROCAL: lambda grad, node: (-(grad * node * node),),
    Ops.EXP: lambda grad, node: (grad * node,),
    Ops.EXP2: lambda grad, node: (grad * node * _LN2,),
    Ops.LOG: lambda grad, node: (grad.alu(Ops.FDIV, node.src[0]),),
    Ops.LOG2: lambda grad, node: (grad.alu(Ops.FDIV, node.src[0] * _LN2),),
    Ops.SQRT: lambda grad, node: (grad.alu(Ops.FDIV, node * 2),),
    Ops.SIN: lambda grad, node: (grad * mathfn.cos(node.src[0]),),
    Ops.MAX: _max,
    Ops.WHERE: _where,
    Ops.CAST: _cast,
    Ops.REDUCE: _reduce,
    Ops.RESHAPE: lambda grad, node: (grad.reshape(node.src[0].shape),),
    Ops.EXPAND: _expand,
    Ops.PERMUTE: _permute,
    Ops.PAD: _pad,
    Ops.SHRINK: _shrink,
    Ops.FLIP: lambda grad, node: (grad.flip(node.arg),),
    Ops.CONTIGUOUS: _same,
    Ops.CONTIGUOUS_BACKWARD: lambda grad, node: (UOp(Ops.CONTIGUOUS, grad.dtype, (grad,)),),
    Ops.COPY: _copy,
    Ops.SHARD: _shard,
    Ops.TAKE: _take,
    Ops.AFTER: _after,
    Ops.CUSTOM_FUNCTION: _call,
}
