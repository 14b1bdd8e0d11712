"""The value of elementwise graphs on NumPy arrays, written from semantics.md and nothing else.

Index values are int64 arrays; callers keep them far from the ends. Loads read a made-up memory in
which every address, also a wrong one, has its own value.
"""

from __future__ import annotations

import itertools
from typing import Any

import ml_dtypes
import numpy as np

from tgcore.ir import DType, Ops, UOp, dtypes, toposort

_NUMPY: dict[DType, Any] = {
    dtypes.index: np.int64, dtypes.weakfloat: np.float64, dtypes.bool: np.bool_,
    dtypes.int8: np.int8, dtypes.int16: np.int16, dtypes.int32: np.int32, dtypes.int64: np.int64,
    dtypes.uint8: np.uint8, dtypes.uint16: np.uint16, dtypes.uint32: np.uint32,
    dtypes.uint64: np.uint64, dtypes.float16: np.float16, dtypes.float32: np.float32,
    dtypes.float64: np.float64, dtypes.bfloat16: ml_dtypes.bfloat16,
    dtypes.fp8e4m3: ml_dtypes.float8_e4m3fn, dtypes.fp8e5m2: ml_dtypes.float8_e5m2,
}  # fmt: skip


def numpy_type(dtype: DType) -> Any:
    return _NUMPY[dtype.scalar]


def constant(dtype: DType, value: Any) -> Any:
    """Return a constant as an array of its type."""
    with np.errstate(all="ignore"):
        return np.array(value).astype(numpy_type(dtype))


def _divide(op: Ops, a: Any, b: Any) -> Any:
    zero = b == 0
    safe = np.where(zero, np.ones_like(b), b)
    if op is Ops.FLOORDIV:
        result = a // safe
    elif op is Ops.FLOORMOD:
        result = a % safe
    else:
        result = np.fmod(a, safe)
        if op is Ops.CDIV:
            result = (a - result) // safe
    return np.where(zero, np.zeros_like(result), result).astype(a.dtype)


def _shift(op: Ops, a: Any, b: Any) -> Any:
    width = a.dtype.itemsize * 8
    far = (b < 0) | (b >= width)
    amount = np.where(far, 0, b).astype(a.dtype)
    if op is Ops.SHL:
        return np.where(far, 0, a << amount).astype(a.dtype)
    fill = np.where(a < 0, -1, 0).astype(a.dtype) if a.dtype.kind == "i" else np.zeros_like(a)
    return np.where(far, fill, a >> amount).astype(a.dtype)


def cast(value: Any, source: DType, target: DType) -> Any:
    """Convert by semantics.md: floats to integers saturate and NaN gives 0."""
    goal = numpy_type(target)
    if target.kind == "b":
        return value != 0
    if source.is_float and target.is_int:
        wide = value.astype(np.float64)
        whole = np.trunc(np.where(np.isnan(wide), 0.0, wide))
        if target.weak:
            return np.clip(whole, -(2.0**62), 2.0**62).astype(np.int64)
        low, high = int(target.min), int(target.max)
        inside = (whole > low) & (whole < high)
        result = np.where(inside, whole, 0.0).astype(goal)
        result = np.where(whole <= low, np.array(low).astype(goal), result)
        return np.where(whole >= high, np.array(high).astype(goal), result).astype(goal)
    if target.is_float and target.bits in (8, 16) and source.bits == 64 and source.is_int:
        return value.astype(np.float64).astype(goal)
    return value.astype(goal)


_BINARY: dict[Ops, Any] = {
    Ops.ADD: lambda a, b: a + b,
    Ops.MUL: lambda a, b: a * b,
    Ops.SUB: lambda a, b: a - b,
    Ops.FDIV: lambda a, b: a / b,
    Ops.MAX: np.maximum,
    Ops.CMPLT: lambda a, b: a < b,
    Ops.CMPLE: lambda a, b: a <= b,
    Ops.CMPNE: lambda a, b: a != b,
    Ops.CMPEQ: lambda a, b: a == b,
    Ops.AND: lambda a, b: a & b,
    Ops.OR: lambda a, b: a | b,
    Ops.XOR: lambda a, b: a ^ b,
}
_UNARY: dict[Ops, Any] = {
    Ops.NEG: lambda a: -a,
    Ops.SQRT: lambda a: np.sqrt(a.astype(np.float64)).astype(a.dtype),
    Ops.RECIPROCAL: lambda a: (1.0 / a.astype(np.float64)).astype(a.dtype),
    Ops.TRUNC: lambda a: np.trunc(a.astype(np.float64)).astype(a.dtype),
    Ops.EXP: np.exp, Ops.EXP2: np.exp2, Ops.LOG: np.log, Ops.LOG2: np.log2, Ops.SIN: np.sin,
}  # fmt: skip


def memory(offset: Any, dtype: DType, seed: int) -> Any:
    """Return what a made-up memory holds at `offset`."""
    mixed = (np.asarray(offset, np.int64) * 2654435761 + 97 * seed + 13) % 8191 % 251 % 101
    return mixed.astype(numpy_type(dtype))


def evaluate(root: UOp, values: dict[UOp, Any]) -> Any:
    """Return the value of `root`; `values` holds an array for each VAR and open RANGE."""
    found: dict[UOp, Any] = dict(values)
    with np.errstate(all="ignore"):
        for node in toposort((root,), lambda node: node.op is not Ops.REDUCE):
            if node in found:
                continue
            if node.op is Ops.REDUCE:
                found[node] = _reduce(node, values)
            else:
                found[node] = _value(node, [found.get(child) for child in node.src])
    return found[root]


def _reduce(node: UOp, values: dict[UOp, Any]) -> Any:
    """Return a reduction, looped in Python; its loops have constant sizes."""
    loops = node.src[1:]
    total: Any = None
    for place in itertools.product(*[range(loop.src[0].arg) for loop in loops]):
        inner = {loop: np.array(number) for loop, number in zip(loops, place)}
        value = np.asarray(evaluate(node.src[0], {**values, **inner}))
        if total is None:
            total = value
        elif node.dtype.kind == "b":
            total = total & value if node.arg[0] is Ops.MUL else total | value
        else:
            total = _BINARY[node.arg[0]](total, value).astype(numpy_type(node.dtype))
    return total


def _value(node: UOp, sources: list[Any]) -> Any:
    op = node.op
    if op is Ops.CONST:
        return constant(node.dtype, node.arg)
    if op is Ops.PARAM:
        return node.arg.slot
    if op is Ops.INDEX:
        gate = sources[2] if len(sources) > 2 else np.True_
        return sources[0], sources[1], gate
    if op is Ops.LOAD:
        slot, offset, gate = sources[0]
        loaded = memory(offset, node.dtype, slot)
        return np.where(gate, loaded, np.zeros_like(loaded))
    if op is Ops.WHERE:
        return np.where(*sources)
    if op is Ops.CAST:
        return cast(np.asarray(sources[0]), node.src[0].dtype, node.dtype)
    if op is Ops.BITCAST:
        return np.asarray(sources[0]).view(numpy_type(node.dtype))
    if op in (Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD):
        return _divide(op, *sources)
    if op in (Ops.SHL, Ops.SHR):
        return _shift(op, *sources)
    kind = node.src[0].dtype
    if op is Ops.MULACC:
        return sources[0] * sources[1] + sources[2]
    if kind.kind == "b" and op in (Ops.ADD, Ops.MUL, Ops.MAX):
        return sources[0] & sources[1] if op is Ops.MUL else sources[0] | sources[1]
    if op in _UNARY:
        return _UNARY[op](np.asarray(sources[0]))
    if op in _BINARY:
        result = _BINARY[op](*[np.asarray(part) for part in sources])
        return result if result.dtype == np.bool_ else result.astype(numpy_type(kind))
    raise NotImplementedError(f"{op.name} has no value here")


def same(left: Any, right: Any, signed_zero: bool = True) -> Any:
    """Return where two results are the same value: NaN is NaN, and -0.0 is not 0.0 unless told."""
    left, right = np.broadcast_arrays(np.asarray(left), np.asarray(right))
    if left.dtype.kind not in "fV" and left.dtype.name[:5] not in ("float", "bfloa"):
        return left == right
    with np.errstate(all="ignore"):
        wide, other = left.astype(np.float64), right.astype(np.float64)
    both_nan = np.isnan(wide) & np.isnan(other)
    signs = (np.signbit(wide) == np.signbit(other)) | (not signed_zero)
    return both_nan | ((wide == other) & signs)
