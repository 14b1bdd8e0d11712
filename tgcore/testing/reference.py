"""The reference interpreter: evaluates the unscheduled tensor graph node by node in numpy.

It is the oracle of all tests. It imports only `ir` and shares no rule, shape-to-range or index
code with the pipeline, so that a fault there cannot hide here. It is not fast and not a device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tgcore.ir import GroupOp, Ops, UOp, arg_uops, map_arg
from tgcore.support.errors import SpecError
from tgcore.testing import arithmetic
from tgcore.testing.arithmetic import Array, numpy_dtype

Contents = Mapping[UOp, Any] | Callable[[UOp], Any]

_SAME = (Ops.LEAF, Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.COPY)
_CHAIN = GroupOp.MOVEMENT | {Ops.BITCAST}


def evaluate(
    *roots: UOp,
    buffers: Contents | None = None,
    variables: Mapping[str, int] | None = None,
) -> list[Array]:
    """Return the value of each root of an unscheduled tensor graph.

    Parameters
    ----------
    roots
        Nodes with a value (not STORE or SINK).
    buffers
        Contents of BUFFER and PARAM nodes: a mapping from node to array, or a function of the
        node. A node without contents (missing, or the function gives None) starts as zeros.
    variables
        Values of VARs by name; they win over the value of a BIND.

    Returns
    -------
    list of numpy.ndarray
        In the numpy dtype of each root: weak ints as int64 (Python ints in an object array where
        those do not fit), weak floats as float64.

    Examples
    --------
    >>> from tgcore.ir import UOp, dtypes
    >>> evaluate(UOp.const(dtypes.int8, 100) + UOp.const(dtypes.int8, 100))
    [array(-56, dtype=int8)]
    """
    return Interpreter(buffers, variables).run(roots)


class Interpreter:
    """One evaluation: the contents of storage, the values of variables, and a memo.

    Examples
    --------
    >>> from tgcore.ir import UOp, dtypes
    >>> Interpreter().run([UOp.const(dtypes.int32, 2) * 3])
    [array(6, dtype=int32)]
    """

    def __init__(
        self,
        buffers: Contents | None = None,
        variables: Mapping[str, int] | None = None,
    ) -> None:
        self.buffers = buffers
        self.variables = dict(variables or {})
        self.values: dict[UOp, Array] = {}

    def run(self, roots: Sequence[UOp]) -> list[Array]:
        """Return the value of each root; values of inner nodes are dropped after last use."""
        order = _order(roots)
        uses: dict[UOp, int] = dict.fromkeys(roots, 1)
        for node in order:
            for child in _dependencies(node):
                uses[child] = uses.get(child, 0) + 1
        for node in order:
            self.values[node] = self._checked(node)
            for child in _dependencies(node):
                uses[child] -= 1
                if not uses[child]:
                    self.values.pop(child, None)
        return [self.values[root] for root in roots]

    def size(self, value: Any) -> int:
        """Return a shape entry as an int."""
        return value if isinstance(value, int) else int(self.values[value])

    def _arg(self, node: UOp) -> Any:
        return map_arg(node.arg, self.size)

    def _checked(self, node: UOp) -> Array:
        rule = _RULES.get(node.op)
        if rule is None:
            raise SpecError(f"the reference interpreter has no rule for {node.op.name}")
        value = np.asarray(rule(self, node))
        if value.dtype != object and value.dtype != numpy_dtype(node.dtype):
            raise SpecError(f"{node.op.name} of {node.dtype.name} evaluated to {value.dtype}")
        shape = node.shape
        if len(shape) != value.ndim or any(
            isinstance(size, int) and size != real for size, real in zip(shape, value.shape)
        ):
            raise SpecError(f"{node.op.name} of shape {shape} evaluated to shape {value.shape}")
        return value

    # *** leaves ***

    def constant(self, node: UOp) -> Array:
        """CONST."""
        return arithmetic.constant(node.arg, node.dtype)

    def variable(self, node: UOp) -> Array:
        """VAR: a value from the table."""
        name, low, high = node.arg
        if name not in self.variables:
            raise SpecError(f"variable {name} has no value; bind it or pass variables=")
        value = self.variables[name]
        if not low <= value <= high:
            raise SpecError(f"variable {name} takes {low} to {high}, not {value}")
        return arithmetic.constant(value, node.dtype)

    def bound(self, node: UOp) -> Array:
        """BIND: the table's value, else its own."""
        name = node.src[0].arg[0]
        return arithmetic.constant(self.variables.get(name, node.src[1].arg), node.dtype)

    def iota(self, node: UOp) -> Array:
        """IOTA: 0 .. n-1."""
        return np.arange(self._arg(node), dtype=np.int64)

    def storage(self, node: UOp) -> Array:
        """BUFFER or PARAM: the given contents."""
        table = self.buffers
        if table is None:
            found = None
        else:
            found = table.get(node) if isinstance(table, Mapping) else table(node)
        if found is None:
            return np.zeros(node.arg.size, numpy_dtype(node.dtype))
        array = np.asarray(found).reshape(-1)
        if array.size != node.arg.size or array.dtype != numpy_dtype(node.dtype):
            raise SpecError(
                f"contents of {array.dtype}[{array.size}] given for a buffer of "
                f"{node.dtype.name}[{node.arg.size}]"
            )
        return array.copy()

    def storage_window(self, node: UOp) -> Array:
        """BUFFER_VIEW: some bytes of storage read as another dtype."""
        offset, size = self._arg(node)
        raw = np.ascontiguousarray(self.values[node.src[0]]).view(np.uint8)
        target = numpy_dtype(node.dtype)
        return raw[offset : offset + size * target.itemsize].copy().view(target)

    # *** values ***

    def elementwise(self, node: UOp) -> Array:
        """Any ALU operation."""
        arrays = [self.values[child] for child in node.src]
        kinds = tuple([child.dtype for child in node.src])
        return arithmetic.compute(node.op, node.dtype, kinds, arrays)

    def cast(self, node: UOp) -> Array:
        """CAST."""
        return arithmetic.convert(self.values[node.src[0]], node.src[0].dtype, node.dtype)

    def bitcast(self, node: UOp) -> Array:
        """BITCAST; the last axis scales with the width."""
        array = np.ascontiguousarray(self.values[node.src[0]])
        target = numpy_dtype(node.dtype)
        if array.dtype.itemsize == target.itemsize:
            return array.view(target).reshape(self.values[node.src[0]].shape)
        if array.ndim == 0:
            raise SpecError("a BITCAST to another width needs an axis")
        last = array.shape[-1] * array.dtype.itemsize // target.itemsize
        return np.frombuffer(array.tobytes(), target).reshape(*array.shape[:-1], last)

    def reduce(self, node: UOp) -> Array:
        """REDUCE in tensor form."""
        if len(node.src) != 1:
            raise SpecError("a REDUCE over ranges belongs to a kernel, not to a tensor graph")
        op, axes = node.arg
        return arithmetic.reduce(op, node.dtype, self.values[node.src[0]], axes)

    def take(self, node: UOp) -> Array:
        """TAKE: a gather, 0 where the index is outside."""
        source, index = self.values[node.src[0]], self.values[node.src[1]]
        inside = np.asarray((index >= 0) & (index < len(source)))
        if len(source) == 0:
            return np.zeros(index.shape, source.dtype)
        found = source[np.where(inside, index, 0).astype(np.int64)]
        return np.where(inside, found, np.zeros((), source.dtype))

    def same(self, node: UOp) -> Array:
        """LEAF, CONTIGUOUS, DETACH, COPY: the same values."""
        return self.values[node.src[0]]

    def shard(self, node: UOp) -> Array:
        """SHARD: the parts side by side, or the first of equal copies."""
        parts = [self.values[child] for child in node.src]
        return parts[0] if node.arg is None else np.concatenate(parts, axis=node.arg)

    def movement(self, node: UOp) -> Array:
        """Movement."""
        zero = np.zeros((), numpy_dtype(node.dtype))
        return move(node.op, self.values[node.src[0]], self._arg(node), zero)

    # *** storage that changes ***

    def after(self, node: UOp) -> Array:
        """AFTER: the older contents with the stores into them applied, in order."""
        old = node.src[0]
        contents = self.values[old]
        for effect in _effects(node.src[1:]):
            if effect.op is not Ops.STORE:
                raise SpecError(f"the reference interpreter cannot apply {effect.op.name}")
            target, value = effect.src
            chain = _chain(target)
            if (chain[-1].src[0] if chain else target) is old:
                contents = self._written(contents, chain, self.values[value])
        return contents

    def _written(self, contents: Array, chain: list[UOp], value: Array) -> Array:
        """Return `contents` with `value` written through the view `chain` (outermost first)."""
        width = contents.dtype.itemsize
        place = np.arange(contents.size * width, dtype=np.int64).reshape(*contents.shape, width)
        for node in reversed(chain):
            if node.op is Ops.BITCAST:
                new = numpy_dtype(node.dtype).itemsize
                shape = place.shape[:-1] if new == place.shape[-1] else (*place.shape[:-2], -1)
                place = place.reshape(*shape, new)
            else:
                place = _move_bytes(node.op, place, self._arg(node))
        raw = np.ascontiguousarray(contents).view(np.uint8).reshape(-1).copy()
        full = np.ascontiguousarray(np.broadcast_to(value, place.shape[:-1]))
        data = full.reshape(*full.shape, 1).view(np.uint8)
        inside = place >= 0
        raw[place[inside]] = data.reshape(place.shape)[inside]
        return raw.view(contents.dtype).reshape(contents.shape)


def move(op: Ops, array: Array, arg: Any, zero: Any) -> Array:
    """Return a movement of `array`; `arg` holds plain ints and `zero` fills a PAD."""
    if op is Ops.RESHAPE:
        return array.reshape(arg)
    if op is Ops.EXPAND:
        return np.broadcast_to(array, arg)
    if op is Ops.PERMUTE:
        return array.transpose(arg)
    if op is Ops.FLIP:
        return np.flip(array, arg)
    if op is Ops.SHRINK:
        for (low, high), size in zip(arg, array.shape):
            if not 0 <= low <= high <= size:
                raise SpecError(f"SHRINK to [{low}, {high}) of an axis of {size}")
        return array[tuple([slice(low, high) for low, high in arg])]
    if op is Ops.PAD:
        if any(low < 0 or high < 0 for low, high in arg):
            raise SpecError(f"PAD by {arg}: amounts must not be negative")
        shape = [low + size + high for (low, high), size in zip(arg, array.shape)]
        result = np.full(shape, zero, dtype=array.dtype)
        result[tuple([slice(lo, lo + n) for (lo, _), n in zip(arg, array.shape)])] = array
        return result
    raise SpecError(f"{op.name} is no movement")


def _move_bytes(op: Ops, place: Array, arg: Any) -> Array:
    """Move a map of byte places, whose last axis runs over the bytes of one element."""
    width, rank = place.shape[-1], place.ndim - 1
    if op in (Ops.RESHAPE, Ops.EXPAND):
        return move(op, place, (*arg, width), -1)
    if op is Ops.PERMUTE:
        return move(op, place, (*arg, rank), -1)
    if op is Ops.PAD:
        return move(op, place, (*arg, (0, 0)), -1)
    if op is Ops.SHRINK:
        return move(op, place, (*arg, (0, width)), -1)
    return move(op, place, arg, -1)


def _chain(target: UOp) -> list[UOp]:
    """Return the view operations above the storage of a STORE's target, outermost first."""
    found = []
    while target.op in _CHAIN:
        found.append(target)
        target = target.src[0]
    return found


def _effects(nodes: Sequence[UOp]) -> list[UOp]:
    found: list[UOp] = []
    for node in nodes:
        found.extend(_effects(node.src) if node.op is Ops.GROUP else [node])
    return found


def _shape_uops(node: UOp) -> list[UOp]:
    return [] if node.op in (Ops.CONST, Ops.VAR, Ops.BIND) else list(arg_uops(node.arg))


def _dependencies(node: UOp) -> list[UOp]:
    """Return the nodes whose values `node` needs, symbolic sizes included."""
    if node.op is Ops.BIND:
        return []
    if node.op is not Ops.AFTER:
        return [*node.src, *_shape_uops(node)]
    found = [node.src[0]]
    for effect in _effects(node.src[1:]):
        if effect.op is Ops.STORE:
            found.append(effect.src[1])
            for step in _chain(effect.src[0]):
                found.extend(_shape_uops(step))
    return found


def _order(roots: Sequence[UOp]) -> list[UOp]:
    """Return every node that needs a value, dependencies first."""
    done: dict[UOp, None] = {}
    stack: list[tuple[UOp, bool]] = [(root, False) for root in reversed(roots)]
    while stack:
        node, expanded = stack.pop()
        if node in done:
            continue
        if expanded:
            done[node] = None
            continue
        stack.append((node, True))
        stack.extend([(child, False) for child in reversed(_dependencies(node))])
    return list(done)


_RULES: dict[Ops, Callable[[Interpreter, UOp], Any]] = {
    Ops.CONST: Interpreter.constant,
    Ops.VAR: Interpreter.variable,
    Ops.BIND: Interpreter.bound,
    Ops.IOTA: Interpreter.iota,
    Ops.BUFFER: Interpreter.storage,
    Ops.PARAM: Interpreter.storage,
    Ops.BUFFER_VIEW: Interpreter.storage_window,
    Ops.CAST: Interpreter.cast,
    Ops.BITCAST: Interpreter.bitcast,
    Ops.REDUCE: Interpreter.reduce,
    Ops.TAKE: Interpreter.take,
    Ops.SHARD: Interpreter.shard,
    Ops.AFTER: Interpreter.after,
    **dict.fromkeys(_SAME, Interpreter.same),
    **dict.fromkeys(GroupOp.MOVEMENT, Interpreter.movement),
    **dict.fromkeys(arithmetic.OPERATIONS, Interpreter.elementwise),
}

__all__ = ["Interpreter", "evaluate", "move"]
