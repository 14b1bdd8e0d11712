"""The one node type of the compiler: immutable, interned, with lazily derived facts.

Two nodes with equal `op, dtype, src, arg` are the same object, so passes compare by identity
and memoise by node. The intern table is weak: a graph dies with its last reference, without
help from the cycle collector. Everything above `support` uses this module; it folds nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias
from weakref import ref

from tgcore.ir.args import AxisKind, KernelInfo, LeafId, ParamInfo, StorageSlot
from tgcore.ir.dtypes import ConstType, DType, dtypes
from tgcore.ir.mixin import AluMixin
from tgcore.ir.ops import GroupOp, Ops
from tgcore.support.errors import DTypeError, SpecError

sint: TypeAlias = "int | UOp"

NAN = math.nan


class _NegativeZero(float):
    """Minus zero as a constant: a key of its own, since 0.0 == -0.0."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return 0x2D302E30

    def __reduce__(self) -> str:
        return "NEGATIVE_ZERO"


NEGATIVE_ZERO = _NegativeZero(-0.0)


class _Entry(ref):  # type: ignore[type-arg]
    """Weak reference that knows its intern key, so that a dead node leaves the table."""

    __slots__ = ("key",)
    key: tuple[Any, ...]


_TABLE: dict[tuple[Any, ...], _Entry] = {}


def _forget(entry: _Entry, table: dict[tuple[Any, ...], _Entry] = _TABLE) -> None:
    newer = table.pop(entry.key, entry)
    if newer is not entry:  # another thread has made the node again
        table.setdefault(entry.key, newer)


_CONSTANT_TYPES = {"b": bool, "i": int, "u": int, "f": float}


def _typed(dtype: DType, value: Any) -> Any:
    """Return a constant as the Python type of its dtype.

    0, False and 0.0 are equal, hence one key: whoever comes first must not decide how all look.
    """
    if type(value) is _CONSTANT_TYPES.get(dtype.kind) or value is NEGATIVE_ZERO:
        return value
    wrapped = dtype.wrap(value)
    return wrapped if wrapped == value else value


class UOp(AluMixin):
    """A node of the graph.

    Parameters
    ----------
    op : Ops
    dtype : DType
    src : tuple of UOp
    arg : hashable, optional
        A constant, a record of `tgcore.ir.args`, or a tuple as the operation says.

    Examples
    --------
    >>> x = UOp.var("n", 1, 8)
    >>> (x + 1) is (x + 1)
    True
    """

    __slots__ = ("__weakref__", "_bounds", "_device", "_key", "_ranges", "_shape", "arg", "dtype",
                 "op", "src")  # fmt: skip
    op: Ops
    dtype: DType
    src: tuple[UOp, ...]
    arg: Any
    # facts, set by `infer` when first asked for
    _bounds: tuple[Any, Any]
    _device: Any
    _key: bytes
    _ranges: frozenset[UOp]
    _shape: tuple[Any, ...] | None

    def __new__(  # noqa: D102
        cls, op: Ops, dtype: DType = dtypes.void, src: tuple[UOp, ...] = (), arg: Any = None
    ) -> UOp:
        key = (op, dtype, src, arg)
        entry = _TABLE.get(key)
        if entry is not None:
            node = entry()
            if node is not None:
                return node  # type: ignore[no-any-return]
        if op is Ops.CONST:
            arg = _typed(dtype, arg)
        self = object.__new__(cls)
        self.op = op
        self.dtype = dtype
        self.src = src
        self.arg = arg
        entry = _Entry(self, _forget)
        entry.key = key
        node = _TABLE.setdefault(key, entry)()  # of another thread, where that was faster
        if node is None:
            _TABLE[key], node = entry, self
        return node

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (encode(self),)

    def __copy__(self) -> UOp:
        return self

    def __deepcopy__(self, memo: Any) -> UOp:
        return self

    def __bool__(self) -> bool:
        raise TypeError(
            "the truth of a graph node is not known while building; compare symbolic sizes with "
            "tgcore.ir.sint, or read a tensor's value with .item()"
        )

    def __repr__(self) -> str:
        from tgcore.ir.printing import short

        return short(self)

    # *** construction ***

    def alu(self, op: Ops, *src: UOp) -> UOp:
        """Return the elementwise node `op(self, *src)` with the dtype that `op` gives."""
        if op in GroupOp.COMPARISON:
            dtype = dtypes.bool.vec(self.dtype.lanes)
        elif op is Ops.WHERE:
            dtype = src[0].dtype
        else:
            dtype = self.dtype
        return UOp(op, dtype, (self, *src))

    def const_like(self, value: Any) -> UOp:
        """Return `value` as a scalar constant of this node's dtype (a splat of its lanes)."""
        node = UOp.const(self.dtype.scalar, value)
        return node if self.dtype.lanes == 1 else node.splat(self.dtype.lanes)

    def splat(self, lanes: int) -> UOp:
        """Return the vector whose lanes all hold this scalar."""
        return self if lanes == 1 else UOp(Ops.STACK, self.dtype.vec(lanes), (self,) * lanes)

    @staticmethod
    def const(dtype: DType, value: ConstType) -> UOp:
        """Return a scalar constant; `value` is brought to `dtype` (integers wrap)."""
        value = dtype.wrap(value)
        arg: Any = value
        if type(value) is float:
            if value != value:
                arg = NAN
            elif value == 0.0 and math.copysign(1.0, value) < 0:
                return UOp(Ops.CONST, dtype, (), NEGATIVE_ZERO)
        return UOp(Ops.CONST, dtype, (), arg)

    @staticmethod
    def var(name: str, low: int, high: int, dtype: DType = dtypes.index) -> UOp:
        """Return an integer variable in [low, high], both included."""
        return UOp(Ops.VAR, dtype, (), (name, low, high))

    def bind(self, value: int) -> UOp:
        """Return this variable bound to `value`."""
        name, low, high = self.arg
        if not low <= value <= high:
            raise DTypeError(f"variable {name} takes {low} to {high}, not {value}")
        return UOp(Ops.BIND, self.dtype, (self, UOp.const(self.dtype, value)))

    def unbind(self) -> tuple[UOp, int]:
        """Return the variable and value of a BIND."""
        if self.op is not Ops.BIND:
            raise SpecError(f"only a bound variable can be unbound, this is {self.op.name}")
        return self.src[0], self.src[1].arg

    @staticmethod
    def range(size: sint, number: int, kind: AxisKind = AxisKind.LOOP) -> UOp:
        """Return a loop variable over 0 .. size-1."""
        return UOp(Ops.RANGE, dtypes.index, (as_uop(size),), (number, kind))

    @staticmethod
    def buffer(device: str, dtype: DType, size: int) -> UOp:
        """Return a BUFFER with its own new storage slot."""
        return UOp(Ops.BUFFER, dtype, (), StorageSlot(device, dtype, size))

    @staticmethod
    def param(slot: int, dtype: DType, size: int, **facts: Any) -> UOp:
        """Return the call argument numbered `slot`; `facts` as in `ParamInfo`."""
        return UOp(Ops.PARAM, dtype, (), ParamInfo(slot, size, **facts))

    @staticmethod
    def sink(*src: UOp, arg: Any = None) -> UOp:
        """Return the SINK that holds several results together."""
        return UOp(Ops.SINK, dtypes.void, src, arg)

    def leaf(self) -> UOp:
        """Return this value as a leaf with an identity of its own."""
        return UOp(Ops.LEAF, self.dtype, (self,), LeafId())

    def cast(self, dtype: DType) -> UOp:
        """Return this value converted to `dtype` (the scalar type; lanes are kept)."""
        dtype = dtype.vec(self.dtype.lanes)
        return self if dtype is self.dtype else UOp(Ops.CAST, dtype, (self,))

    def bitcast(self, dtype: DType) -> UOp:
        """Return the same bits read as `dtype` of equal width."""
        dtype = dtype.vec(self.dtype.lanes)
        return self if dtype is self.dtype else UOp(Ops.BITCAST, dtype, (self,))

    def index(self, offset: UOp, gate: UOp | None = None) -> UOp:
        """Return the place `offset` elements into this storage, optionally gated."""
        src = (self, offset) if gate is None else (self, offset, gate)
        return UOp(Ops.INDEX, self.dtype, src)

    def load(self) -> UOp:
        """Return the value at this INDEX."""
        return UOp(Ops.LOAD, self.dtype, (self,))

    def store(self, value: UOp) -> UOp:
        """Return the effect of writing `value` here."""
        return UOp(Ops.STORE, dtypes.void, (self, value))

    def after(self, *effects: UOp) -> UOp:
        """Return this value (or storage) as it is once `effects` have happened."""
        return UOp(Ops.AFTER, self.dtype, (self, *effects)) if effects else self

    def end(self, *ranges: UOp) -> UOp:
        """Return this effect with `ranges` closed."""
        return UOp(Ops.END, dtypes.void, (self, *ranges)) if ranges else self

    def reduce(self, op: Ops, *ranges: UOp) -> UOp:
        """Return the reduction of this value over `ranges` (kernel form)."""
        return UOp(Ops.REDUCE, self.dtype, (self, *ranges), (op, ())) if ranges else self

    def reduce_axes(self, op: Ops, axes: tuple[int, ...]) -> UOp:
        """Return the reduction over `axes`, each kept with size 1 (tensor form)."""
        return UOp(Ops.REDUCE, self.dtype, (self,), (op, axes)) if axes else self

    # movement; no-ops return self, arguments are checked by the frontend and by the spec
    def reshape(self, shape: tuple[sint, ...]) -> UOp:
        """Return the same elements in row-major order under `shape`."""
        return self if shape == self.shape else UOp(Ops.RESHAPE, self.dtype, (self,), shape)

    def expand(self, shape: tuple[sint, ...]) -> UOp:
        """Return this value with axes of size 1 repeated to `shape`."""
        return self if shape == self.shape else UOp(Ops.EXPAND, self.dtype, (self,), shape)

    def permute(self, axes: tuple[int, ...]) -> UOp:
        """Return this value with its axes reordered."""
        same = axes == tuple(range(len(axes)))
        return self if same else UOp(Ops.PERMUTE, self.dtype, (self,), axes)

    def pad(self, padding: tuple[tuple[sint, sint], ...]) -> UOp:
        """Return this value with zeros before and after each axis."""
        if all(low is high or low == high for low, high in padding) and not any(
            isinstance(low, UOp) or low for low, _ in padding
        ):
            return self
        return UOp(Ops.PAD, self.dtype, (self,), padding)

    def shrink(self, bounds: tuple[tuple[sint, sint], ...]) -> UOp:
        """Return the window [low, high) of each axis."""
        whole = all(
            not isinstance(low, UOp) and low == 0 and (high is size or high == size)
            for (low, high), size in zip(bounds, self.shape)
        )
        return self if whole else UOp(Ops.SHRINK, self.dtype, (self,), bounds)

    def flip(self, axes: tuple[int, ...]) -> UOp:
        """Return this value with the order of `axes` reversed."""
        return UOp(Ops.FLIP, self.dtype, (self,), axes) if axes else self

    def replace(
        self,
        *,
        dtype: DType | None = None,
        src: tuple[UOp, ...] | None = None,
        arg: Any = ...,
    ) -> UOp:
        """Return this node with some fields changed."""
        return UOp(
            self.op,
            self.dtype if dtype is None else dtype,
            self.src if src is None else src,
            self.arg if arg is ... else arg,
        )

    # *** facts ***

    @property
    def shape(self) -> tuple[Any, ...]:
        """Shape as a tuple of int or symbolic UOp; raises `SpecError` where there is none."""
        try:
            found = self._shape
        except AttributeError:
            from tgcore.ir import infer

            found = infer.shape(self)
        if found is None:
            raise SpecError(f"{self.op.name} has no shape")
        return found

    @property
    def device(self) -> Any:
        """Device name, tuple of names for a sharded value, or None when it could be anywhere."""
        try:
            return self._device
        except AttributeError:
            from tgcore.ir import infer

            return infer.device(self)

    @property
    def bounds(self) -> tuple[Any, Any]:
        """Least and greatest value this node can take, both included (see `infer`)."""
        try:
            return self._bounds
        except AttributeError:
            from tgcore.ir import infer

            return infer.bounds(self)

    @property
    def vmin(self) -> Any:
        """Least possible value."""
        return self.bounds[0]

    @property
    def vmax(self) -> Any:
        """Greatest possible value."""
        return self.bounds[1]

    @property
    def ranges(self) -> frozenset[UOp]:
        """RANGE nodes this value depends on and that are not closed inside it."""
        try:
            return self._ranges
        except AttributeError:
            from tgcore.ir import infer

            return infer.ranges(self)

    @property
    def size(self) -> int:
        """Number of elements, the greatest one where the shape is symbolic."""
        return math.prod(dim if isinstance(dim, int) else dim.vmax for dim in self.shape)

    @property
    def key(self) -> bytes:
        """Digest equal in every process for equal graphs; BUFFERs and LEAFs have none."""
        try:
            return self._key
        except AttributeError:
            return _digest(self)

    @property
    def base(self) -> UOp:
        """The node under any movement operations."""
        node = self
        while node.op in GroupOp.MOVEMENT:
            node = node.src[0]
        return node

    # *** walking ***

    def toposort(self, gate: Callable[[UOp], bool] | None = None) -> dict[UOp, None]:
        """Return all nodes, sources before users; below a node that fails `gate` nothing."""
        return toposort((self,), gate)

    def substitute(self, table: Mapping[UOp, UOp]) -> UOp:
        """Return the graph with each key of `table` replaced by its value."""
        return substitute((self,), table)[0]


def as_uop(value: sint) -> UOp:
    """Return a Python int as an index constant; a UOp unchanged."""
    return value if isinstance(value, UOp) else UOp.const(dtypes.index, value)


def toposort(roots: Iterable[UOp], gate: Callable[[UOp], bool] | None = None) -> dict[UOp, None]:
    """Return the nodes reachable from `roots`, sources before users, as an ordered set."""
    done: dict[UOp, None] = {}
    stack: list[tuple[UOp, bool]] = [(root, False) for root in reversed(list(roots))]
    pop, push = stack.pop, stack.append
    while stack:
        node, expanded = pop()
        if node in done:
            continue
        if expanded or not node.src or (gate is not None and not gate(node)):
            done[node] = None
            continue
        push((node, True))
        for child in reversed(node.src):
            if child not in done:
                push((child, False))
    return done


def substitute(roots: Sequence[UOp], table: Mapping[UOp, UOp]) -> list[UOp]:
    """Return `roots` with each key of `table` replaced; replaced nodes are not entered."""
    new: dict[UOp, UOp] = dict(table)
    for node in toposort(roots, lambda node: node not in table):
        if node in new:
            continue
        src = node.src
        for child in src:
            if new[child] is not child:
                moved = tuple([new[child] for child in src])
                new[node] = UOp(node.op, node.dtype, moved, node.arg)
                break
        else:
            new[node] = node
    return [new[root] for root in roots]


def arg_uops(arg: Any) -> Iterable[UOp]:
    """Yield the symbolic sizes inside a movement argument."""
    if isinstance(arg, UOp):
        yield arg
    elif isinstance(arg, tuple):
        for part in arg:
            yield from arg_uops(part)


def map_arg(arg: Any, function: Callable[[UOp], Any]) -> Any:
    """Return `arg` with `function` applied to the symbolic sizes inside it."""
    if isinstance(arg, UOp):
        return function(arg)
    if isinstance(arg, tuple) and any(isinstance(part, (tuple, UOp)) for part in arg):
        return tuple([map_arg(part, function) for part in arg])
    return arg


def _stable(arg: Any) -> str:
    if isinstance(arg, UOp):
        return arg.key.hex()
    if isinstance(arg, tuple):
        return "(" + ",".join([_stable(part) for part in arg]) + ")"
    if isinstance(arg, (StorageSlot, LeafId)):
        raise SpecError("a graph that holds storage has no digest; replace BUFFERs by PARAMs first")
    if isinstance(arg, KernelInfo):  # metadata is for people: equal nodes, equal digests
        return f"KernelInfo:{arg.name!r},{arg.moves!r},{arg.explicit!r}"
    return f"{type(arg).__name__}:{arg!r}"


def _digest(root: UOp) -> bytes:
    from tgcore.support.digest import blake2b

    for node in toposort((root,), lambda node: not hasattr(node, "_key")):
        if not hasattr(node, "_key"):
            text = f"{node.op.name}|{node.dtype.name}|{_stable(node.arg)}|".encode()
            data = text + b"".join([child._key for child in node.src])
            node._key = blake2b(data, digest_size=16).digest()
    return root._key


def encode(root: UOp) -> list[tuple[Ops, DType, tuple[int, ...], Any]]:
    """Return the graph as a flat list, sources first; the inverse of `decode`."""
    order = toposort((root,))
    place = {node: number for number, node in enumerate(order)}
    return [(node.op, node.dtype, tuple([place[c] for c in node.src]), node.arg) for node in order]


def decode(rows: Sequence[tuple[Ops, DType, tuple[int, ...], Any]]) -> UOp:
    """Return the graph that `encode` listed."""
    nodes: list[UOp] = []
    for op, dtype, src, arg in rows:
        if arg != arg:  # a NaN is a key only as the one object that `const` uses
            arg = NAN
        nodes.append(UOp(op, dtype, tuple([nodes[number] for number in src]), arg))
    return nodes[-1]


_rebuild = decode
