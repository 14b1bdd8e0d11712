"""Facts derived from a node's sources: shape, device, open ranges and value bounds.

Each fact has one table from operation to rule, and is computed once per node, iteratively, so
that a graph of any depth is fine. `UOp` properties call in here; nothing else should.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tgcore.ir.args import FunctionInfo
from tgcore.ir.assume import where_bounds
from tgcore.ir.ops import GroupOp, Ops
from tgcore.ir.sint import sint_add, sint_mul, sint_sub
from tgcore.ir.uop import UOp
from tgcore.support.errors import DeviceError, ShapeError, SpecError

Shape = tuple[Any, ...]
Bounds = tuple[Any, Any]


def _derive(root: UOp, slot: str, rule: Callable[[UOp], Any]) -> Any:
    """Compute the fact stored in `slot` for `root` and for every source that lacks it."""
    stack = [root]
    while stack:
        node = stack[-1]
        size = len(stack)
        for child in node.src:
            if not hasattr(child, slot):
                stack.append(child)
        if len(stack) > size:
            continue
        stack.pop()
        if not hasattr(node, slot):
            setattr(node, slot, rule(node))
    return getattr(root, slot)


# *** shape ***


def _shape_of(node: UOp) -> Shape:
    shape = node._shape
    if shape is None:
        raise SpecError(f"{node.op.name} is an effect and has no shape")
    return shape


def _same_as_first(node: UOp) -> Shape | None:
    return node.src[0]._shape


def _scalar(node: UOp) -> Shape:
    return ()


def _no_shape(node: UOp) -> None:
    return None


def _elementwise(node: UOp) -> Shape | None:
    """The common shape of the sources; a source of shape () stands for any shape."""
    found: Shape | None = ()
    for child in node.src:
        shape = child._shape
        if shape is None or shape == () or shape == found:
            continue
        if found == ():
            found = shape
        else:
            raise ShapeError(
                f"{node.op.name} of shapes {' and '.join(str(c._shape) for c in node.src)}: "
                "they must be equal or (); broadcast them first"
            )
    return found


def _permute(node: UOp) -> Shape:
    shape = _shape_of(node.src[0])
    return tuple([shape[axis] for axis in node.arg])


def _pad(node: UOp) -> Shape:
    return tuple(
        [sint_add(sint_add(low, size), high)
         for (low, high), size in zip(node.arg, _shape_of(node.src[0]))]
    )  # fmt: skip


def _shrink(node: UOp) -> Shape:
    return tuple([sint_sub(high, low) for low, high in node.arg])


def _reduce(node: UOp) -> Shape:
    axes = node.arg[1]
    shape = _shape_of(node.src[0])
    return tuple([1 if axis in axes else size for axis, size in enumerate(shape)])


def _scatter(node: UOp) -> Shape:
    axes, shape = node.arg[1], node.arg[4]
    return tuple([1 if axis in axes else size for axis, size in enumerate(shape)])


def _shard(node: UOp) -> Shape:
    shapes = [_shape_of(part) for part in node.src]
    axis = node.arg
    if axis is None:
        return shapes[0]
    total = shapes[0][axis]
    for shape in shapes[1:]:
        total = sint_add(total, shape[axis])
    first = shapes[0]
    return tuple([total if place == axis else size for place, size in enumerate(first)])


def _bitcast_shape(node: UOp) -> Shape | None:
    shape, old, new = node.src[0]._shape, node.src[0].dtype.itemsize, node.dtype.itemsize
    if old == new or not shape:
        return shape
    last = shape[-1]
    if isinstance(last, int):
        return (*shape[:-1], last * old // new)
    return (*shape[:-1], sint_mul(last, old) // new)


_SHAPE: dict[Ops, Callable[[UOp], Shape | None]] = {
    Ops.CONST: _scalar,
    Ops.VAR: _scalar,
    Ops.BIND: _scalar,
    Ops.RANGE: _scalar,
    Ops.SPECIAL: _scalar,
    Ops.IOTA: lambda node: (node.arg,),
    Ops.BUFFER: lambda node: (node.arg.size,),
    Ops.PARAM: lambda node: (node.arg.size,),
    Ops.BUFFER_VIEW: lambda node: (node.arg[1],),
    Ops.RESHAPE: lambda node: node.arg,
    Ops.EXPAND: lambda node: node.arg,
    Ops.PERMUTE: _permute,
    Ops.PAD: _pad,
    Ops.SHRINK: _shrink,
    Ops.TAKE: lambda node: node.src[1]._shape,
    Ops.SCATTER: _scatter,
    Ops.SHARD: _shard,
    Ops.BITCAST: _bitcast_shape,
    Ops.INDEX: _scalar,
    Ops.LOAD: _scalar,
    Ops.DEFINE_REG: lambda node: (node.arg[1],),
    Ops.DEFINE_LOCAL: lambda node: (node.arg[1],),
    Ops.STACK: _scalar,
    Ops.EXTRACT: _scalar,
    Ops.WMMA: _scalar,
    Ops.CUSTOM: _scalar,
    Ops.CUSTOM_FUNCTION: lambda node: getattr(node.arg, "shape", None),
    Ops.REDUCE: lambda node: () if len(node.src) > 1 else _reduce(node),
    **dict.fromkeys(GroupOp.ALU | {Ops.CAST}, _elementwise),
    **dict.fromkeys(
        (Ops.LEAF, Ops.FLIP, Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.COPY,
         Ops.AFTER), _same_as_first),
}  # fmt: skip


def shape(root: UOp) -> Shape | None:
    """Return the shape of `root`, None for nodes that are effects."""
    return _derive(root, "_shape", lambda node: _SHAPE.get(node.op, _no_shape)(node))  # type: ignore[no-any-return]


# *** device ***


def _device(node: UOp) -> Any:
    op = node.op
    if op is Ops.BUFFER:
        return node.arg.device
    if op is Ops.PARAM:
        return node.arg.device
    if op is Ops.COPY:
        return node.arg
    if op is Ops.SHARD:
        return tuple([part._device for part in node.src])
    if op is Ops.CUSTOM_FUNCTION and isinstance(node.arg, FunctionInfo) and node.arg.device:
        return node.arg.device
    if op in (Ops.AFTER, Ops.STORE, Ops.INDEX, Ops.LOAD):
        return node.src[0]._device
    found: Any = None
    for child in node.src:
        device = child._device
        if device is None or device == found:
            continue
        if found is not None and op in GroupOp.ALU | {Ops.TAKE}:
            raise DeviceError(
                f"{node.op.name} of tensors on {found} and {device}; move one with .to(device)"
            )
        if found is None:
            found = device
    return found


def device(root: UOp) -> Any:
    """Return the device name, a tuple of names (sharded), or None (constants)."""
    return _derive(root, "_device", _device)


# *** open ranges ***

_NO_RANGES: frozenset[UOp] = frozenset()


def _ranges(node: UOp) -> frozenset[UOp]:
    op = node.op
    if op is Ops.RANGE:
        return frozenset((node,)) | node.src[0]._ranges
    src = node.src
    if not src:
        return _NO_RANGES
    if op is Ops.REDUCE or op is Ops.END:
        closed = frozenset(child for child in src[1:] if child.op is Ops.RANGE)
        return src[0]._ranges - closed
    found: frozenset[UOp] = src[0]._ranges
    for child in src[1:]:
        more = child._ranges
        if more and not more <= found:
            found = found | more
    return found


def ranges(root: UOp) -> frozenset[UOp]:
    """Return the RANGEs `root` depends on that no REDUCE or END in it closes."""
    return _derive(root, "_ranges", _ranges)  # type: ignore[no-any-return]


# *** value bounds ***


def _type_bounds(node: UOp) -> Bounds:
    return node.dtype.min, node.dtype.max


def _wrapped(node: UOp, low: Any, high: Any) -> Bounds:
    """Bounds of an integer result, or the whole type when it may wrap."""
    dtype = node.dtype
    if low >= dtype.min and high <= dtype.max:
        return low, high
    return dtype.min, dtype.max


def _add(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    return _wrapped(node, a + c, b + d)


def _times(a: Any, b: Any) -> Any:
    return 0 if a == 0 or b == 0 else a * b


def _mul(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    ends = (_times(a, c), _times(a, d), _times(b, c), _times(b, d))
    return _wrapped(node, min(ends), max(ends))


def _finite(*values: Any) -> bool:
    return math.inf not in values and -math.inf not in values


def _floordiv(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if not _finite(a, b, c, d) or c <= 0 <= d:
        return _type_bounds(node)
    ends = (a // c, a // d, b // c, b // d)
    return _wrapped(node, min(ends), max(ends))


def _floormod(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if not _finite(c, d) or c <= 0 <= d:
        return _type_bounds(node)
    if c > 0:
        if c == d and _finite(a, b) and a // c == b // c:
            return a % c, b % c
        return (0, min(b, d - 1)) if a >= 0 else (0, d - 1)
    return c + 1, 0


def _truncated(a: int, c: int) -> int:
    quotient = abs(a) // abs(c)
    return quotient if (a >= 0) == (c >= 0) else -quotient


def _cdiv(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if not _finite(a, b, c, d) or c <= 0 <= d:
        return _type_bounds(node)
    ends = [_truncated(x, y) for x in (a, b) for y in (c, d)]
    return _wrapped(node, min(ends + [0] * (a < 0 < b)), max(ends + [0] * (a < 0 < b)))


def _cmod(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if not _finite(c, d) or c <= 0 <= d:
        return _type_bounds(node)
    most = max(abs(c), abs(d)) - 1
    return (0 if a >= 0 else max(a, -most)), (0 if b <= 0 else min(b, most))


def _max(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    return max(a, c), max(b, d)


def _cmplt(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    return b < c, a < d


def _cmple(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    return b <= c, a <= d


def _cmpne(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    return (b < c or d < a), not (a == b == c == d)


def _cmpeq(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    return a == b == c == d, not (b < c or d < a)


def _and(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if node.dtype.kind == "b":
        return a and c, b and d
    if c >= 0 or a >= 0:
        return 0, min(b if a >= 0 else math.inf, d if c >= 0 else math.inf)
    return _type_bounds(node)


def _or(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if node.dtype.kind == "b":
        return a or c, b or d
    if a >= 0 and c >= 0 and _finite(b, d):
        return max(a, c), (1 << max(int(b).bit_length(), int(d).bit_length())) - 1
    return _type_bounds(node)


def _xor(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if node.dtype.kind == "b":
        return _type_bounds(node)
    if c == d == -1:  # the complement
        return _wrapped(node, -1 - b, -1 - a)
    if a >= 0 and c >= 0 and _finite(b, d):
        return 0, (1 << max(int(b).bit_length(), int(d).bit_length())) - 1
    return _type_bounds(node)


def _shl(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if c == d and 0 <= c < 64 and _finite(a, b):
        return _wrapped(node, a << c, b << c)
    return _type_bounds(node)


def _shr(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[0]._bounds, node.src[1]._bounds
    if c == d and 0 <= c < 64 and _finite(a, b):
        return a >> c, b >> c
    return _type_bounds(node)


def _where(node: UOp) -> Bounds:
    (a, b), (c, d) = node.src[1]._bounds, node.src[2]._bounds
    low, high = min(a, c), max(b, d)
    if node.dtype.weak and (low < -(1 << 31) or high >= 1 << 31) and node.dtype.kind == "i":
        return where_bounds(node)
    return low, high


def _cast(node: UOp) -> Bounds:
    child, dtype = node.src[0], node.dtype
    if dtype.is_float or child.dtype.is_float:
        return _type_bounds(node)
    low, high = child._bounds
    if dtype.kind == "b":
        return bool(low > 0 or high < 0), bool(low or high)
    return _wrapped(node, low, high)


def _first_bounds(node: UOp) -> Bounds:
    return node.src[0]._bounds


def _pad_bounds(node: UOp) -> Bounds:
    low, high = node.src[0]._bounds
    return min(low, 0), max(high, 0)


def _const_bounds(node: UOp) -> Bounds:
    value = node.arg
    return (-math.inf, math.inf) if value != value else (value, value)


def _reduce_bounds(node: UOp) -> Bounds:
    op, axes = node.arg
    if op is not Ops.MAX:
        return _type_bounds(node)
    if len(node.src) > 1:
        sizes = [child.src[0] for child in node.src[1:] if child.op is Ops.RANGE]
    else:
        sizes = [node.src[0].shape[axis] for axis in axes]
    if any((size if isinstance(size, int) else size.vmin) < 1 for size in sizes):
        return _type_bounds(node)  # the greatest of nothing is the least of the type
    return node.src[0]._bounds


def _stack_bounds(node: UOp) -> Bounds:
    return (min(child._bounds[0] for child in node.src),
            max(child._bounds[1] for child in node.src))  # fmt: skip


_BOUNDS: dict[Ops, Callable[[UOp], Bounds]] = {
    Ops.CONST: _const_bounds,
    Ops.VAR: lambda node: node.arg[1:],
    Ops.BIND: _first_bounds,
    Ops.RANGE: lambda node: (0, max(0, node.src[0]._bounds[1] - 1)),
    Ops.SPECIAL: lambda node: (0, max(0, node.src[0]._bounds[1] - 1)),
    Ops.IOTA: lambda node: (0, max(0, _upper(node.arg) - 1)),
    Ops.ADD: _add,
    Ops.MUL: _mul,
    Ops.FLOORDIV: _floordiv,
    Ops.FLOORMOD: _floormod,
    Ops.CDIV: _cdiv,
    Ops.CMOD: _cmod,
    Ops.MAX: _max,
    Ops.CMPLT: _cmplt,
    Ops.CMPLE: _cmple,
    Ops.CMPNE: _cmpne,
    Ops.CMPEQ: _cmpeq,
    Ops.AND: _and,
    Ops.OR: _or,
    Ops.SHL: _shl,
    Ops.SHR: _shr,
    Ops.WHERE: _where,
    Ops.CAST: _cast,
    Ops.PAD: _pad_bounds,
    Ops.TAKE: _pad_bounds,
    Ops.XOR: _xor,
    Ops.REDUCE: _reduce_bounds,
    Ops.STACK: _stack_bounds,
    **dict.fromkeys(
        (Ops.LEAF, Ops.RESHAPE, Ops.EXPAND, Ops.PERMUTE, Ops.SHRINK, Ops.FLIP, Ops.CONTIGUOUS,
         Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.COPY, Ops.AFTER, Ops.EXTRACT), _first_bounds),
}  # fmt: skip


def _upper(size: Any) -> Any:
    return size if isinstance(size, int) else size.vmax


_ORDERED = GroupOp.COMPARISON


def _bounds(node: UOp) -> Bounds:
    op, kind = node.op, node.dtype.kind
    rule = _BOUNDS.get(op)
    if rule is None:
        return (None, None) if kind == "v" else _type_bounds(node)
    if kind == "f" and op is not Ops.CONST and op in GroupOp.ALU:
        return -math.inf, math.inf
    if op in _ORDERED and node.src[0].dtype.is_float:
        return False, True
    return rule(node)


def bounds(root: UOp) -> Bounds:
    """Return (least, greatest) value of `root`, both included.

    Floats: only constants are known, everything else is (-inf, inf), NaN included.
    """
    return _derive(root, "_bounds", _bounds)  # type: ignore[no-any-return]
