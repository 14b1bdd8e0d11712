"""What is well formed at each stage: tensor graph, kernel, lowered kernel, linear program.

A spec is a table from operation to a check that returns the reason a node is wrong, or None.
Passes are checked against the spec of the stage after them, always in tests and with TG_SPEC=1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tgcore.ir.args import AxisKind, FunctionInfo, LeafId, ParamInfo, StorageSlot
from tgcore.ir.dtypes import dtypes
from tgcore.ir.ops import GroupOp, Ops
from tgcore.ir.printing import short
from tgcore.ir.sint import lower, same, sint_prod, upper
from tgcore.ir.uop import UOp, toposort
from tgcore.support.errors import SpecError, TgError

Check = Callable[[UOp], str | None]
Spec = dict[Ops, Check]


def check(
    roots: UOp | Iterable[UOp], spec: Spec, stage: str, passed: set[UOp] | None = None
) -> None:
    """Raise `SpecError` naming the first node under `roots` that breaks `spec`.

    Nodes in `passed` are known to be right, and all below them; those that pass are added.
    """
    start = (roots,) if isinstance(roots, UOp) else tuple(roots)
    if passed is None:
        passed = set()
    new = [node for node in toposort(start, lambda node: node not in passed) if node not in passed]
    for node in new:
        check_node(node, spec, stage)
    passed.update(new)


def check_node(node: UOp, spec: Spec, stage: str) -> None:
    """Raise `SpecError` when this one node breaks `spec`."""
    rule = spec.get(node.op)
    try:
        reason = "it does not belong to this stage" if rule is None else rule(node)
    except SpecError:
        raise
    except TgError as error:
        reason = str(error)
    if reason:
        raise SpecError(f"{stage}: {node.op.name} is malformed: {reason}\n  {short(node)}")


# *** checks shared by all stages ***


def _ok(node: UOp) -> None:
    return None


def _const(node: UOp) -> str | None:
    kind, value = node.dtype.kind, node.arg
    if node.dtype.lanes != 1 or node.src:
        return "a constant is a scalar without sources"
    if kind == "b":
        return None if isinstance(value, bool) else f"{value!r} is no bool"
    if kind == "f":
        return None if isinstance(value, float) else f"{value!r} is no float"
    if not isinstance(value, int) or isinstance(value, bool):
        return f"{value!r} is no int"
    low, high = node.dtype.min, node.dtype.max
    return None if low <= value <= high else f"{value} does not fit {node.dtype.name}"


def _var(node: UOp) -> str | None:
    name, low, high = node.arg
    if not node.dtype.is_int:
        return "a variable is an integer"
    return None if isinstance(name, str) and low <= high else "arg is (name, low, high)"


def _alu(node: UOp) -> str | None:
    op, src, dtype = node.op, node.src, node.dtype
    arity = 1 if op in GroupOp.UNARY else 2 if op in GroupOp.BINARY else 3
    if len(src) != arity:
        return f"it takes {arity} sources, not {len(src)}"
    if any(child.dtype.lanes != dtype.lanes for child in src):
        return "lanes of sources and result differ"
    if op is Ops.WHERE:
        if src[0].dtype.kind != "b":
            return "the condition must be bool"
        src = src[1:]
    if op in (Ops.SHL, Ops.SHR):
        good = dtype.is_int and src[0].dtype is dtype and src[1].dtype.is_int
        return None if good else "it shifts integers"
    if op in GroupOp.COMPARISON:
        if dtype.kind != "b" or src[0].dtype is not src[1].dtype:
            return "it compares equal dtypes to a bool"
        return None
    if any(child.dtype is not dtype for child in src):
        return f"dtypes {[child.dtype.name for child in src]} do not give {dtype.name}"
    return None


def _cast(node: UOp) -> str | None:
    if len(node.src) != 1 or node.src[0].dtype.lanes != node.dtype.lanes:
        return "it takes one source with as many lanes"
    return None


def _bitcast(node: UOp) -> str | None:
    if node.dtype.weak or node.src[0].dtype.weak:
        return "weak types have no bits"
    return None


def _param(node: UOp) -> str | None:
    if not isinstance(node.arg, ParamInfo):
        return "arg must be a ParamInfo"
    return "a parameter has a storage dtype" if node.dtype.weak else None


# *** tensor graph ***


def _buffer(node: UOp) -> str | None:
    if not isinstance(node.arg, StorageSlot):
        return "arg must be a StorageSlot"
    if node.dtype.weak or node.dtype is not node.arg.dtype:
        return "dtype must be the slot's and not weak"
    return None


def _reshape(node: UOp) -> str | None:
    old, new = sint_prod(node.src[0].shape), sint_prod(node.arg)
    return None if same(old, new) else f"{node.src[0].shape} has not the size of {node.arg}"


def _expand(node: UOp) -> str | None:
    old, new = node.src[0].shape, node.arg
    if len(old) != len(new):
        return "it keeps the number of axes"
    fine = all((isinstance(a, int) and a == 1) or same(a, b) for a, b in zip(old, new))
    return None if fine else f"{old} does not expand to {new}"


def _permute(node: UOp) -> str | None:
    good = tuple(sorted(node.arg)) == tuple(range(len(node.src[0].shape)))
    return None if good else f"{node.arg} is no permutation"


def _pad(node: UOp) -> str | None:
    if len(node.arg) != len(node.src[0].shape):
        return "one (before, after) for each axis"
    negative = any(lower(side) < 0 for pair in node.arg for side in pair)
    return "padding must not be negative" if negative else None


def _shrink(node: UOp) -> str | None:
    shape = node.src[0].shape
    if len(node.arg) != len(shape):
        return "one (low, high) for each axis"
    for (low, high), size in zip(node.arg, shape):
        if lower(low) < 0 or (isinstance(high, int) and high > upper(size)):
            return f"{node.arg} is not inside {shape}"
    return None


def _flip(node: UOp) -> str | None:
    inside = all(0 <= axis < len(node.src[0].shape) for axis in node.arg)
    return None if inside and node.arg else "axes must be inside the shape"


def _take(node: UOp) -> str | None:
    if len(node.src) != 2 or len(node.src[0].shape) != 1:
        return "it takes a vector and an index"
    return None if node.src[1].dtype.is_int else "the index must be an integer"


def _tensor_reduce(node: UOp) -> str | None:
    op, axes = node.arg
    if op not in (Ops.ADD, Ops.MUL, Ops.MAX) or len(node.src) != 1:
        return "it reduces one source with ADD, MUL or MAX"
    inside = all(0 <= axis < len(node.src[0].shape) for axis in axes)
    return None if axes and inside else f"axes {axes} are not inside {node.src[0].shape}"


def _storage_root(node: UOp) -> UOp:
    while node.op in GroupOp.MOVEMENT or node.op in (Ops.AFTER, Ops.BITCAST):
        node = node.src[0]
    return node


def _tensor_store(node: UOp) -> str | None:
    target, value = node.src
    if _storage_root(target).op not in GroupOp.STORAGE:
        return "the target must be a view of storage"
    if target.dtype is not value.dtype:
        return f"{value.dtype.name} does not go into {target.dtype.name}"
    shape = value.shape
    if shape and not (len(shape) == len(target.shape) and all(map(same, shape, target.shape))):
        return f"shape {shape} does not go into {target.shape}"
    return None


def _after(node: UOp) -> str | None:
    good = len(node.src) > 1 and all(child.op in GroupOp.EFFECT for child in node.src[1:])
    return None if good else "it takes a value and at least one effect"


def _after_in_loops(node: UOp) -> str | None:
    """AFTER of a kernel: also of the loops that change what is stored, step by step."""
    effects = [child for child in node.src[1:] if child.op not in (Ops.RANGE, Ops.CONST)]
    good = effects and all(child.op in GroupOp.EFFECT for child in effects)
    return None if good else "it takes a value, at least one effect, and loops"


def _one_source(node: UOp) -> str | None:
    return None if len(node.src) == 1 and node.src[0].dtype is node.dtype else "one source"


def _tensor_alu(node: UOp) -> str | None:
    if node.shape is None:  # raises ShapeError where the sources do not broadcast
        return "it has no shape"
    return _alu(node) or ("tensors hold scalars" if node.dtype.lanes != 1 else None)


def _function(node: UOp) -> str | None:
    if node.dtype is dtypes.void:
        return None if isinstance(node.arg, str) else "as a body its arg is a name"
    if not isinstance(node.arg, FunctionInfo):
        return "as a value its arg is a FunctionInfo"
    return "a result has a storage dtype" if node.dtype.weak or node.dtype.lanes != 1 else None


TENSOR_SPEC: Spec = {
    Ops.CONST: _const,
    Ops.VAR: _var,
    Ops.BIND: _ok,
    Ops.LEAF: lambda node: None if isinstance(node.arg, LeafId) else "arg must be a LeafId",
    Ops.IOTA: lambda node: None if node.dtype is dtypes.index else "it counts in the index type",
    Ops.BUFFER: _buffer,
    Ops.PARAM: _param,
    Ops.BUFFER_VIEW: _ok,
    Ops.RESHAPE: _reshape,
    Ops.EXPAND: _expand,
    Ops.PERMUTE: _permute,
    Ops.PAD: _pad,
    Ops.SHRINK: _shrink,
    Ops.FLIP: _flip,
    Ops.TAKE: _take,
    Ops.CONTIGUOUS: _one_source,
    Ops.CONTIGUOUS_BACKWARD: _one_source,
    Ops.DETACH: _one_source,
    Ops.COPY: _one_source,
    Ops.SHARD: _ok,
    Ops.CAST: _cast,
    Ops.BITCAST: _bitcast,
    Ops.REDUCE: _tensor_reduce,
    Ops.STORE: _tensor_store,
    Ops.AFTER: _after,
    Ops.CALL: _ok,
    Ops.CUSTOM_FUNCTION: _function,
    Ops.SINK: _ok,
    **dict.fromkeys(GroupOp.ALU, _tensor_alu),
}


# *** kernels ***


def _range(node: UOp) -> str | None:
    number, kind = node.arg
    if not isinstance(number, int) or not isinstance(kind, AxisKind):
        return "arg is (number, AxisKind)"
    return None if len(node.src) == 1 and node.src[0].dtype.is_int else "its source is its size"


def _index(node: UOp) -> str | None:
    storage = node.src[0]
    while storage.op is Ops.AFTER:
        storage = storage.src[0]
    if storage.op not in GroupOp.STORAGE:
        return "it indexes storage"
    if not node.src[1].dtype.is_int or node.src[1].dtype.lanes != 1:
        return "the offset is one integer"
    if len(node.src) > 2 and node.src[2].dtype not in (
        dtypes.bool,
        dtypes.bool.vec(node.dtype.lanes),
    ):
        return "the gate is one bool, or one for each lane"
    if node.dtype.scalar is not storage.dtype.scalar:
        return "it has the dtype of its storage"
    return None


def _load(node: UOp) -> str | None:
    good = node.src[0].op is Ops.INDEX and node.src[0].dtype is node.dtype
    return None if good else "it reads an INDEX of its dtype"


def _store(node: UOp) -> str | None:
    if len(node.src) != 2 or node.src[0].op is not Ops.INDEX:
        return "it writes a value to an INDEX"
    same_type = node.src[0].dtype is node.src[1].dtype
    return None if same_type else f"{node.src[1].dtype.name} into {node.src[0].dtype.name}"


def _kernel_reduce(node: UOp) -> str | None:
    if node.src[0].dtype is not node.dtype or node.arg[1] != ():
        return "it keeps the dtype and names no axes"
    kinds = (AxisKind.REDUCE, AxisKind.GROUP_REDUCE, AxisKind.UNROLL)
    good = all(child.op is Ops.RANGE and child.arg[1] in kinds for child in node.src[1:])
    return None if good and len(node.src) > 1 else "it reduces over reduce RANGEs"


def _end(node: UOp) -> str | None:
    return None if node.src[0].op in GroupOp.EFFECT else "it ends an effect"


def _kernel_sink(node: UOp) -> str | None:
    if not all(child.op in GroupOp.EFFECT for child in node.src):
        return "it holds effects"
    left = node.ranges
    return f"ranges {sorted(r.arg[0] for r in left)} are still open" if left else None


KERNEL_SPEC: Spec = {
    Ops.CONST: _const,
    Ops.VAR: _var,
    Ops.PARAM: _param,
    Ops.RANGE: _range,
    Ops.INDEX: _index,
    Ops.LOAD: _load,
    Ops.STORE: _store,
    Ops.END: _end,
    Ops.GROUP: _ok,
    Ops.REDUCE: _kernel_reduce,
    Ops.CAST: _cast,
    Ops.BITCAST: _bitcast,
    Ops.WMMA: _ok,
    Ops.CUSTOM: _ok,
    Ops.AFTER: _after_in_loops,
    Ops.SINK: _kernel_sink,
    **dict.fromkeys(GroupOp.ALU, _alu),
}


def _stack(node: UOp) -> str | None:
    good = len(node.src) == node.dtype.lanes and all(
        child.dtype is node.dtype.scalar for child in node.src
    )
    return None if good else "one scalar for each lane"


def _extract(node: UOp) -> str | None:
    inside = all(0 <= lane < node.src[0].dtype.lanes for lane in node.arg)
    return None if inside and len(node.arg) == node.dtype.lanes else "arg lists its lanes"


def _register(node: UOp) -> str | None:
    number, size = node.arg
    return None if isinstance(number, int) and size > 0 else "arg is (number, size)"


LOWERED_SPEC: Spec = {
    **KERNEL_SPEC,
    Ops.SPECIAL: _ok,
    Ops.STACK: _stack,
    Ops.EXTRACT: _extract,
    Ops.DEFINE_REG: _register,
    Ops.DEFINE_LOCAL: _register,
    Ops.BARRIER: _ok,
    Ops.IF: _ok,
    Ops.ENDIF: _ok,
    Ops.INS: _ok,
    Ops.SINK: _ok,
}


def _no_weak(rule: Check) -> Check:
    def checked(node: UOp) -> str | None:
        return "weak dtypes must be committed" if node.dtype.weak else rule(node)

    return checked


LINEAR_SPEC: Spec = {
    op: _no_weak(rule)
    for op, rule in LOWERED_SPEC.items()
    if op not in (Ops.REDUCE, Ops.SINK, Ops.FLOORDIV, Ops.FLOORMOD)
}


def check_linear(statements: Sequence[UOp], stage: str = "linear program") -> None:
    """Raise `SpecError` unless `statements` is an ordered, well nested program.

    Every source stands before its user, every RANGE and IF is closed once, innermost first, and
    no weak dtype is left.
    """
    seen: set[UOp] = set()
    open_blocks: list[UOp] = []
    for node in statements:
        check_node(node, LINEAR_SPEC, stage)
        for child in node.src:
            if child not in seen:
                raise SpecError(
                    f"{stage}: {short(child)} is used before it stands\n  {short(node)}"
                )
        if node.op in (Ops.RANGE, Ops.IF):
            open_blocks.append(node)
        elif node.op in (Ops.END, Ops.ENDIF):
            closes = node.src[1:] if node.op is Ops.END else node.src[:1]
            for block in closes:
                if not open_blocks or open_blocks.pop() is not block:
                    raise SpecError(f"{stage}: {short(node)} closes a block that is not innermost")
        seen.add(node)
    if open_blocks:
        raise SpecError(f"{stage}: {short(open_blocks[-1])} is never closed")
