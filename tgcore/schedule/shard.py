"""Sharded values: operations on them become operations on their parts, one per device.

Elementwise work, movement and reductions off the sharded axis stay on each device; a reduction
over it adds the parts on every device; anything else first makes every device hold the whole
value. The result has no SHARD left inside. `normalise` runs this when it meets a SHARD.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tgcore.ir import GroupOp, Ops, UOp, dtypes
from tgcore.ir.sint import sint_add, sint_prod
from tgcore.schedule.graph import tensor_order
from tgcore.support.errors import DeviceError, TgError


class Parts(NamedTuple):
    """One value on several devices: split along `axis`, or (None) whole on each."""

    nodes: tuple[UOp, ...]
    axis: int | None
    devices: tuple[str, ...]


# (kind, devices) -> a function that builds the graph of that collective, or None: see
# `tgcore.plugin.CollectiveRequest`
Collectives = Callable[[str, tuple[str, ...]], "Callable[..., Sequence[UOp]] | None"]


def shard_parts(root: UOp, collectives: Collectives | None = None) -> tuple[list[UOp], int | None]:
    """Return the parts of a value that lives on several devices, and the axis it is split along.

    Examples
    --------
    >>> left, right = (UOp.buffer(name, dtypes.int32, 4) for name in ("A", "B"))
    >>> parts, axis = shard_parts(UOp(Ops.SHARD, dtypes.int32, (left, right), 0) + 1)
    >>> [part.device for part in parts], axis
    (['A', 'B'], 0)
    """
    pass_ = Sharding(collectives)
    pass_.run(root)
    found = pass_.parts.get(root)
    if found is None:
        return [pass_.new[root]], None
    return list(found.nodes), found.axis


def without_shards(sink: UOp, collectives: Collectives | None = None) -> UOp:
    """Return the program with every sharded value replaced by its parts.

    `collectives` is asked for each operation among devices; without it, or where it has none, the
    parts are copied to where they are needed.
    """
    pass_ = Sharding(collectives)
    pass_.run(sink)
    return pass_.new[sink]


class Sharding:
    """One pass: `parts` holds the sharded nodes, `new` the others."""

    __slots__ = ("collectives", "new", "parts")

    def __init__(self, collectives: Collectives | None = None) -> None:
        self.collectives = collectives
        self.new: dict[UOp, UOp] = {}
        self.parts: dict[UOp, Parts] = {}

    def run(self, root: UOp) -> None:
        """Visit everything below `root`."""
        for node in tensor_order(root):
            if node.op is Ops.CALL:
                self.new[node.src[0]] = node.src[0]
            if node.op is Ops.SINK:
                self.new[node] = UOp.sink(*self._spread(node.src), arg=node.arg)
            elif node.op is Ops.SHARD or any(child in self.parts for child in node.src):
                self._sharded(node)
            elif node.op is Ops.COPY and isinstance(node.arg, tuple):
                source = self.new[node.src[0]]
                copies = tuple([copy_to(source, device) for device in node.arg])
                self.parts[node] = Parts(copies, None, node.arg)
            else:
                moved = tuple([self.new[child] for child in node.src])
                self.new[node] = node if moved == node.src else node.replace(src=moved)

    def _spread(self, nodes: tuple[UOp, ...]) -> list[UOp]:
        found: list[UOp] = []
        for node in nodes:
            parts = self.parts.get(node)
            found.extend([self.new[node]] if parts is None else parts.nodes)
        return found

    def _sharded(self, node: UOp) -> None:
        if node.op is Ops.COPY and not isinstance(node.arg, tuple):
            self.new[node] = gathered(self.parts[node.src[0]], node.arg)
            return
        if node.op is Ops.COPY:
            self.parts[node] = self._moved(self.parts[node.src[0]], node.arg)
            return
        rule = _RULES.get(node.op)
        if rule is None:
            raise DeviceError(
                f"{node.op.name} of a tensor that is spread over {node.device} is not supported",
                hint="move it to one device with .to(device) first",
            )
        self.parts[node] = rule(self, node)

    def _moved(self, parts: Parts, devices: tuple[str, ...]) -> Parts:
        if parts.devices == devices:
            return parts
        whole = tuple([gathered(parts, device) for device in devices])
        return Parts(whole, None, devices)

    def aligned(self, node: UOp, like: Parts, axis: int | None) -> Parts:
        """Return `node` on the devices of `like`, split as its parts are along `axis`."""
        parts = self.parts.get(node)
        if parts is None:
            value = self.new[node]
            parts = Parts((value,) * len(like.devices), None, like.devices)
        elif parts.devices != like.devices:
            raise DeviceError(f"tensors spread over {parts.devices} and over {like.devices}")
        if parts.axis == axis or (axis is not None and not node.shape):
            return parts
        if parts.axis is not None:
            parts = self.replicated(parts)
        if axis is None:
            return parts
        cut: list[UOp] = []
        start = 0
        for value, other in zip(parts.nodes, like.nodes):
            end = sint_add(start, other.shape[axis])
            window = [(0, size) for size in value.shape]
            window[axis] = (start, end)
            cut.append(value.shrink(tuple(window)))
            start = end
        return Parts(tuple(cut), axis, like.devices)

    def replicated(self, parts: Parts) -> Parts:
        """Return the same value whole on every device."""
        if parts.axis is None:
            return parts
        made = self._collective("allgather", parts, parts.axis)
        if made is None:
            made = tuple([gathered(parts, device) for device in parts.devices])
        return Parts(made, None, parts.devices)

    def reduced(self, parts: Parts, op: Ops) -> Parts:
        """Return the total of the parts, whole on every device."""
        made = self._collective("allreduce", parts, op)
        if made is None:
            made = tuple([_total(parts.nodes, op, device) for device in parts.devices])
        return Parts(made, None, parts.devices)

    def _collective(self, kind: str, parts: Parts, how: object) -> tuple[UOp, ...] | None:
        """Return what a plugin makes of the parts, None where the core does it itself."""
        if self.collectives is None:
            return None
        build = self.collectives(kind, parts.devices)
        if build is None:
            return None
        try:
            made = tuple(build(how, parts.nodes))
        except TgError:
            raise
        except Exception as error:
            raise DeviceError(
                f"the {kind} over {', '.join(parts.devices)} that a plugin brings fails: "
                f"{type(error).__name__}: {error}",
                hint="report it to its author; 'tg plugins' lists what is installed",
            ) from error
        shape = parts.nodes[0].shape if kind == "allreduce" else None
        problem = _wrong(made, parts, shape)
        if problem:
            raise DeviceError(
                f"the {kind} over {', '.join(parts.devices)} that a plugin brings {problem}",
                hint="report it to its author; 'tg plugins' lists what is installed",
            )
        return made


def _wrong(made: tuple[UOp, ...], parts: Parts, shape: tuple[object, ...] | None) -> str:
    if len(made) != len(parts.devices):
        return f"made {len(made)} values for {len(parts.devices)} devices"
    for node, device in zip(made, parts.devices):
        if node.device != device:
            return f"left a value on {node.device} that belongs on {device}"
        if node.dtype is not parts.nodes[0].dtype:
            return f"made {node.dtype.name} of {parts.nodes[0].dtype.name}"
        if shape is not None and node.shape != shape:
            return f"made a value of shape {node.shape} of parts of shape {shape}"
    return ""


def _total(nodes: tuple[UOp, ...], op: Ops, device: str) -> UOp:
    total = copy_to(nodes[0], device)
    for part in nodes[1:]:
        total = total.alu(op, copy_to(part, device))
    return total


# *** values made of parts ***


def copy_to(value: UOp, device: str) -> UOp:
    """Return `value` on `device`."""
    if value.device == device or value.device is None:
        return value
    return UOp(Ops.COPY, value.dtype, (value,), device)


def gathered(parts: Parts, device: str) -> UOp:
    """Return the whole value on one device."""
    if parts.axis is None:
        near = [node for node in parts.nodes if node.device == device]
        return near[0] if near else copy_to(parts.nodes[0], device)
    axis = parts.axis
    values = [copy_to(node, device) for node in parts.nodes]
    ends = [values[0].shape[axis]]
    for value in values[1:]:
        ends.append(sint_add(ends[-1], value.shape[axis]))
    shape = tuple([ends[-1] if place == axis else size
                   for place, size in enumerate(values[0].shape)])  # fmt: skip
    ones = tuple([ends[-1] if place == axis else 1 for place in range(len(shape))])
    number = UOp(Ops.IOTA, dtypes.index, (), ends[-1]).reshape(ones).expand(shape)
    total: UOp | None = None
    for start, end, value in reversed(list(zip([0, *ends], ends, values))):
        room = [(0, 0)] * len(shape)
        room[axis] = (start, sint_add(ends[-1], -end if isinstance(end, int) else end * -1))
        wide = value.pad(tuple(room))
        limit = UOp.const(dtypes.index, end) if isinstance(end, int) else end
        total = wide if total is None else (number < limit).where(wide, total)
    return total if total is not None else parts.nodes[0]


# *** rules ***

_Rule = Callable[[Sharding, UOp], Parts]


def _shard(pass_: Sharding, node: UOp) -> Parts:
    nodes = tuple([pass_.new[child] for child in node.src])
    return Parts(nodes, node.arg, tuple([str(part.device) for part in nodes]))


def _elementwise(pass_: Sharding, node: UOp) -> Parts:
    like: Parts | None = None
    for child in node.src:
        parts = pass_.parts.get(child)
        if parts is not None and (like is None or (like.axis is None and child.shape)):
            like = parts
    if like is None:
        raise DeviceError(f"{node.op.name} has no sharded source")
    columns = [pass_.aligned(child, like, like.axis).nodes for child in node.src]
    made = tuple([UOp(node.op, node.dtype, row, node.arg) for row in zip(*columns)])
    return Parts(made, like.axis, like.devices)


def _same(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    if node.op is Ops.BITCAST and parts.axis == len(node.src[0].shape) - 1:
        if node.dtype.itemsize != node.src[0].dtype.itemsize:
            parts = pass_.replicated(parts)
    made = tuple([UOp(node.op, node.dtype, (part,), node.arg) for part in parts.nodes])
    return Parts(made, parts.axis, parts.devices)


def _leaf(pass_: Sharding, node: UOp) -> Parts:
    return pass_.parts[node.src[0]]


def _each(parts: Parts, axis: int | None, make: Callable[[UOp], UOp]) -> Parts:
    return Parts(tuple([make(part) for part in parts.nodes]), axis, parts.devices)


def _permute(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    axis = None if parts.axis is None else node.arg.index(parts.axis)
    return _each(parts, axis, lambda part: part.permute(node.arg))


def _expand(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    axis = parts.axis

    def make(part: UOp) -> UOp:
        shape = list(node.arg)
        if axis is not None:
            shape[axis] = part.shape[axis]
        return part.expand(tuple(shape))

    return _each(parts, axis, make)


def _reshape(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    axis = _reshaped_axis(parts, node)
    if axis is None:
        return _each(pass_.replicated(parts), None, lambda part: part.reshape(node.arg))
    count = len(parts.nodes)

    def make(part: UOp) -> UOp:
        shape = list(node.arg)
        shape[axis] = node.arg[axis] // count
        return part.reshape(tuple(shape))

    return _each(parts, axis, make)


def _reshaped_axis(parts: Parts, node: UOp) -> int | None:
    """The axis of the result that the parts split evenly, where there is one."""
    if parts.axis is None:
        return None
    old, new, count = node.src[0].shape, node.arg, len(parts.nodes)
    sizes = {part.shape[parts.axis] for part in parts.nodes}
    before = sint_prod(old[: parts.axis])
    for axis, size in enumerate(new):
        if sint_prod(new[:axis]) == before and isinstance(size, int) and size % count == 0:
            return axis if len(sizes) == 1 and size else None
    return None


def _shrink(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    axis = parts.axis
    if axis is not None and node.arg[axis] != (0, node.src[0].shape[axis]):
        parts, axis = pass_.replicated(parts), None

    def make(part: UOp) -> UOp:
        window = list(node.arg)
        if axis is not None:
            window[axis] = (0, part.shape[axis])
        return part.shrink(tuple(window))

    return _each(parts, axis, make)


def _pad(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    if parts.axis is not None and node.arg[parts.axis] != (0, 0):
        parts = pass_.replicated(parts)
    return _each(parts, parts.axis, lambda part: part.pad(node.arg))


def _flip(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    if parts.axis in node.arg:
        parts = pass_.replicated(parts)
    return _each(parts, parts.axis, lambda part: part.flip(node.arg))


def _reduce(pass_: Sharding, node: UOp) -> Parts:
    parts = pass_.parts[node.src[0]]
    op, axes = node.arg
    done = _each(parts, parts.axis, lambda part: part.reduce_axes(op, axes))
    if parts.axis not in axes:
        return done
    return pass_.reduced(done, op)


def _take(pass_: Sharding, node: UOp) -> Parts:
    source, index = node.src
    like = pass_.parts.get(index) or pass_.parts[source]
    axis = like.axis if index in pass_.parts else None
    sources = pass_.aligned(source, like, None).nodes
    places = pass_.aligned(index, like, axis).nodes
    made = tuple([UOp(Ops.TAKE, node.dtype, pair) for pair in zip(sources, places)])
    return Parts(made, axis, like.devices)


def _store(pass_: Sharding, node: UOp) -> Parts:
    target = pass_.parts.get(node.src[0])
    if target is None:
        raise DeviceError("a tensor on one device cannot be assigned one that is spread over more")
    values = pass_.aligned(node.src[1], target, target.axis).nodes
    made = tuple([place.store(value) for place, value in zip(target.nodes, values)])
    return Parts(made, target.axis, target.devices)


def _after(pass_: Sharding, node: UOp) -> Parts:
    old = pass_.parts[node.src[0]]
    effects = [pass_.parts[child].nodes for child in node.src[1:]]
    made = tuple([part.after(*row) for part, *row in zip(old.nodes, *effects)])
    return Parts(made, old.axis, old.devices)


_RULES: dict[Ops, _Rule] = {
    Ops.SHARD: _shard,
    Ops.LEAF: _leaf,
    Ops.PERMUTE: _permute,
    Ops.EXPAND: _expand,
    Ops.RESHAPE: _reshape,
    Ops.SHRINK: _shrink,
    Ops.PAD: _pad,
    Ops.FLIP: _flip,
    Ops.REDUCE: _reduce,
    Ops.TAKE: _take,
    Ops.STORE: _store,
    Ops.AFTER: _after,
    **dict.fromkeys(GroupOp.ALU, _elementwise),
    **dict.fromkeys(
        (Ops.CAST, Ops.BITCAST, Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH), _same),
}  # fmt: skip
