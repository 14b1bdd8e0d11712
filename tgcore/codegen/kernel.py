"""A kernel under optimisation: its axes, and how a move changes them.

Moves are checked and recorded here; the graph itself is rebuilt once, by `build`, when all moves
are known. Heuristics and search read axes and strides from this object.
"""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from typing import Any

from tgcore.codegen.analysis import Access, Analysis
from tgcore.codegen.moves import (
    PADTO,
    SOURCES,
    SPLIT,
    STAGE,
    STREAM,
    SWAP,
    TOP_ALLOWED,
    Move,
    MoveError,
)
from tgcore.codegen.ordered import ordered_effects
from tgcore.codegen.prepare import prepare
from tgcore.codegen.remap import Table, remap
from tgcore.codegen.tensor_core import Matrix, apply_tensor_core
from tgcore.ir import AxisKind, KernelInfo, Ops, UOp
from tgcore.target import Capabilities

_PAD_LIMIT = 4


class Kernel:
    """The axes of one kernel, and the moves made on them so far.

    Parameters
    ----------
    ast : UOp
        The SINK as scheduled.
    caps : Capabilities
        Facts of the target.

    Attributes
    ----------
    axes : list of UOp
        Its ranges, outermost first; a move names an axis by its place among them.
    moves : list of Move
        Those made so far.
    facts : Analysis
        Its loads and stores (`accesses`) and its reductions (`reduces`).
    ordered : bool
        Whether a second effect works on what a first has written.
    """

    def __init__(self, ast: UOp, caps: Capabilities) -> None:
        self.caps = caps
        self.ast = prepare(ast, caps.has_grid)
        self.facts = Analysis(self.ast)
        self.ordered = ordered_effects(self.ast) is not None
        ranges = [node for node in self.facts.nodes if node.op is Ops.RANGE]
        ranges.sort(key=lambda axis: (axis.arg[1], axis.arg[0]))
        self.axes: list[UOp] = ranges
        self.owner: dict[UOp, UOp] = {axis: axis for axis in ranges}
        self.step: dict[UOp, int] = dict.fromkeys(ranges, 1)
        self.exprs: dict[UOp, UOp] = {axis: axis for axis in ranges}
        self.masks: dict[UOp, list[UOp]] = {}
        self.stages: list[tuple[UOp, UOp]] = []
        self.streams: list[tuple[UOp, UOp]] = []
        self.matrix: Matrix | None = None
        self.moves: list[Move] = []
        self.number = 1 + max([axis.arg[0] for axis in ranges], default=-1)

    def copy(self) -> Kernel:
        """Return a kernel on which further moves can be made, while this one stays as it is."""
        new = copy(self)
        new.axes, new.moves = list(self.axes), list(self.moves)
        new.owner, new.step, new.exprs = dict(self.owner), dict(self.step), dict(self.exprs)
        new.masks = {owner: list(masks) for owner, masks in self.masks.items()}
        new.stages, new.streams = list(self.stages), list(self.streams)
        new.matrix = copy(self.matrix)
        return new

    def state(self) -> Hashable:
        """Return a value that is equal for kernels which different moves have made the same."""
        table, final = self.final_table()
        held = [tuple([(final[a], final[b]) for a, b in p]) for p in (self.stages, self.streams)]
        first = self.moves[0] if self.matrix is not None else None
        axes = tuple([final[axis] for axis in self.axes])
        return axes, frozenset(table.exprs.items()), frozenset(table.masks.items()), *held, first

    # *** reading ***

    def kind(self, axis: int) -> AxisKind:
        """Return the kind of an axis."""
        kind: AxisKind = self.axes[axis].arg[1]
        return kind

    def size(self, axis: int) -> Any:
        """Return the size of an axis: an int, or a UOp when it is symbolic."""
        size = self.axes[axis].src[0]
        return size.arg if size.op is Ops.CONST else size

    def find(self, *kinds: AxisKind) -> list[int]:
        """Return the indexes of the axes of `kinds`, outermost first."""
        return [place for place, axis in enumerate(self.axes) if axis.arg[1] in kinds]

    def stride(self, access: Access, axis: UOp) -> int | None:
        """Return how far a step of `axis` moves `access`; None when not by a fixed step."""
        stride = access.stride(self.owner[axis])
        return None if stride is None else stride * self.step[axis]

    @property
    def in_place(self) -> bool:
        """Whether a buffer is both read and written."""
        written = {access.slot for access in self.facts.accesses if access.store}
        return any(not a.store and a.slot in written for a in self.facts.accesses)

    # *** changing ***

    def apply(self, move: Move) -> None:
        """Make one move; `MoveError` says why when it is not allowed."""
        if isinstance(move, SPLIT):
            self._split(move)
        elif isinstance(move, PADTO):
            self._pad(move)
        elif isinstance(move, SWAP):
            self._swap(move)
        elif isinstance(move, (STAGE, STREAM)):
            self._stage(move)
        else:
            apply_tensor_core(self, move)
        self.moves.append(move)

    def apply_quietly(self, move: PADTO) -> None:
        """Make a move that is part of another one."""
        self._pad(move)

    def _axis(self, number: Any) -> UOp:
        if type(number) is not int or not 0 <= number < len(self.axes):
            raise MoveError(f"axis {number!r} is not one of the kernel's {len(self.axes)} axes")
        return self.axes[number]

    def _loose(self, number: Any) -> UOp:
        """Return an axis that no STAGE or STREAM holds on to."""
        axis = self._axis(number)
        if any(axis in pair for pair in (*self.stages, *self.streams)):
            raise MoveError(f"axis {number} is staged or streamed; change it before")
        return axis

    def _split(self, move: SPLIT) -> None:
        axis = self._loose(move.axis)
        size, amount = self.size(move.axis), move.amount
        if type(amount) is not int or amount < 0 or amount == 1:
            raise MoveError(f"a split takes 0 (all) or at least 2, not {amount!r}")
        if amount == 0:
            amount = size
        self._check_target(move, axis, amount)
        if amount == size:
            self._replace(axis, self.new_axis(size, move.to))
            return
        if not isinstance(size, int) or size % amount:
            if not move.overlap or not isinstance(size, int) or size < amount:
                raise MoveError(f"{amount} does not divide the axis of size {size}")
            self._overlap(axis, size, move)
            return
        kind = axis.arg[1]
        if move.top:
            inner, outer = self.new_axis(size // amount, kind), self.new_axis(amount, move.to)
            expr = outer * (size // amount) + inner
            self._set_steps(axis, {outer: size // amount, inner: 1})
            self._place(axis, inner, outer)
        else:
            outer, inner = self.new_axis(size // amount, kind), self.new_axis(amount, move.to)
            expr = outer * amount + inner
            self._set_steps(axis, {outer: amount, inner: 1})
            self._place(axis, outer, inner)
        self._substitute(axis, expr)

    def _check_target(self, move: SPLIT, axis: UOp, amount: Any) -> None:
        kind, to, caps = axis.arg[1], move.to, self.caps
        sources = SOURCES.get(to)
        if sources is None or kind not in sources:
            raise MoveError(f"an axis of kind {kind.name} cannot become {to!r}")
        if move.top and to not in TOP_ALLOWED:
            raise MoveError(f"top is only for {', '.join(k.name for k in sorted(TOP_ALLOWED))}")
        if to in (AxisKind.LOCAL, AxisKind.GROUP_REDUCE) and not caps.has_local:
            raise MoveError(f"{to.name} needs a target with local memory")
        if to in (AxisKind.UPCAST, AxisKind.UNROLL) and not isinstance(amount, int):
            raise MoveError("only an axis of constant size can be expanded")
        if to is AxisKind.UNROLL and amount > caps.max_unroll:
            raise MoveError(f"unroll is at most {caps.max_unroll}, not {amount}")
        if to is AxisKind.UPCAST and amount > caps.max_upcast:
            raise MoveError(f"upcast is at most {caps.max_upcast}, not {amount}")
        if to is AxisKind.THREAD:
            if amount > caps.threads:
                raise MoveError(f"the target has {caps.threads} threads, not {amount}")
            if self.find(AxisKind.THREAD):
                raise MoveError("a kernel has one THREAD axis at most")
        if self.ordered and to in (AxisKind.THREAD, AxisKind.LOCAL):
            if not all(self.owner[axis] in end.src[1:] for end in self.facts.ends):
                raise MoveError("threads of a kernel with two steps share the loops of both")
        if to is AxisKind.GROUP_REDUCE:
            self._check_group(axis, amount)
        if to is AxisKind.LOCAL:
            self._check_local(amount)

    def _group_size(self) -> int:
        total = 1
        for place in self.find(AxisKind.WARP, AxisKind.LOCAL, AxisKind.GROUP_REDUCE):
            total *= self.size(place)
        return total

    def _check_local(self, amount: Any) -> None:
        if not isinstance(amount, int):
            raise MoveError("a LOCAL axis has a constant size")
        if self._group_size() * amount > self.caps.group_threads:
            raise MoveError(f"a workgroup has at most {self.caps.group_threads} threads")

    def _check_group(self, axis: UOp, amount: Any) -> None:
        self._check_local(amount)
        owner = self.owner[axis]
        closing = [node for node in self.facts.reduces if owner in node.src[1:]]
        for node in self.facts.reduces:
            if node in closing:
                continue
            if any(owner in other.ranges for other in (node,)):
                raise MoveError("an axis around another reduction cannot be grouped")
        for node in closing:
            if any(r.arg[1] in (AxisKind.REDUCE, AxisKind.UNROLL) for r in node.ranges):
                raise MoveError("a reduction inside another cannot be grouped")
        item = max([node.dtype.itemsize for node in closing], default=0)
        upcast = 1
        for place in self.find(AxisKind.UPCAST):
            upcast *= self.size(place)
        need = self._group_size() * amount * item * upcast
        if need > self.caps.local_bytes:
            raise MoveError(f"grouping needs {need} bytes of {self.caps.local_bytes} local memory")

    def _overlap(self, axis: UOp, size: int, move: SPLIT) -> None:
        kind = axis.arg[1]
        reducing = kind in (AxisKind.REDUCE, AxisKind.GROUP_REDUCE)
        if not reducing and self.in_place:
            raise MoveError("a kernel that reads what it writes cannot compute elements twice")
        tiles = move.amount if move.top else -(-size // move.amount)
        length = -(-size // tiles) if move.top else move.amount
        outer = self.new_axis(tiles, move.to if move.top else kind)
        inner = self.new_axis(length, kind if move.top else move.to)
        full = outer * length
        start = (full < size - length).where(full, size - length)
        expr = start + inner
        if reducing:
            self.masks.setdefault(self.owner[axis], []).append(full < expr + 1)
        self._set_steps(axis, {outer: length, inner: 1})
        self._place(axis, outer, inner)
        self._substitute(axis, expr)

    def _pad(self, move: PADTO) -> None:
        axis = self._loose(move.axis)
        amount, size, kind = move.amount, self.size(move.axis), axis.arg[1]
        if type(amount) is not int or amount <= 1:
            raise MoveError(f"padding takes an amount above 1, not {amount!r}")
        if not isinstance(size, int):
            raise MoveError("only an axis of constant size can be padded")
        if kind is AxisKind.SERIAL:
            raise MoveError("an axis of kind SERIAL runs as it is")
        if kind in (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.WARP):
            raise MoveError(f"an axis of kind {kind.name} cannot be padded")
        padded = -(-size // amount) * amount
        if padded > _PAD_LIMIT * size:
            raise MoveError(f"padding {size} to {padded} is more than {_PAD_LIMIT} times the work")
        if padded == size:
            return
        new = self.new_axis(padded, kind)
        valid = new < size
        self._set_steps(axis, {new: 1})
        self._place(axis, new)
        self._substitute(axis, valid.where(new, size - 1))
        self.masks.setdefault(self.owner[new], []).append(valid)

    def _swap(self, move: SWAP) -> None:
        one, other = self._axis(move.axis), self._axis(move.other)
        if one is other or one.arg[1] is not other.arg[1]:
            raise MoveError("a swap takes two different axes of one kind")
        if one.arg[1] is AxisKind.SERIAL:
            raise MoveError("an axis of kind SERIAL runs as it is")
        self.axes[move.axis], self.axes[move.other] = other, one

    def _stage(self, move: STAGE | STREAM) -> None:
        axis, over = self._axis(move.axis), self._axis(move.over)
        if axis.arg[1] is not AxisKind.REDUCE or over.arg[1] not in (AxisKind.LOOP, AxisKind.LOCAL):
            raise MoveError("staging takes a REDUCE axis and a LOOP (or LOCAL) axis to stage over")
        if isinstance(move, STAGE):
            self.stages.append((axis, over))
            return
        if over.arg[1] is not AxisKind.LOOP or over.src[0].op is not Ops.CONST:
            raise MoveError("streaming takes a LOOP axis of constant size")
        closing = [node for node in self.facts.reduces if self.owner[axis] in node.src[1:]]
        if any(r.arg[1] is AxisKind.REDUCE for node in closing for r in node.ranges):
            raise MoveError("a reduction inside another cannot be streamed")
        self.streams.append((axis, over))

    # *** book-keeping ***

    def new_axis(self, size: Any, kind: AxisKind) -> UOp:
        """Return a fresh axis, not yet among the kernel's."""
        axis = UOp.range(size, self.number, kind)
        self.number += 1
        return axis

    def _set_steps(self, old: UOp, factors: dict[UOp, int]) -> None:
        for axis, factor in factors.items():
            self.owner[axis] = self.owner[old]
            self.step[axis] = self.step[old] * factor

    def _place(self, old: UOp, *new: UOp) -> None:
        """Put `new` where `old` was, each then moved among the axes of its kind."""
        place = self.axes.index(old)
        self.axes[place : place + 1] = [axis for axis in new if axis.arg[1] is old.arg[1]]
        self.axes.extend([axis for axis in new if axis.arg[1] is not old.arg[1]])
        self.axes.sort(key=lambda axis: axis.arg[1])

    def _replace(self, old: UOp, new: UOp) -> None:
        self._set_steps(old, {new: 1})
        self._place(old, new)
        self._substitute(old, new)

    def retire(self, old: UOp, new: list[UOp], expr: UOp) -> None:
        """Put the axes `new` in place of `old`, whose value is `expr` from now on."""
        self._set_steps(old, dict.fromkeys(new, 1))
        self._place(old, *new)
        self._substitute(old, expr)

    def placed(self, where: dict[UOp, UOp]) -> tuple[dict[UOp, UOp], list[UOp]]:
        """Return expressions and masks of owners whose (padded) value is given by `where`."""
        exprs: dict[UOp, UOp] = {}
        masks: list[UOp] = []
        for owner, value in where.items():
            size = owner.src[0]
            if owner in self.masks and size.op is Ops.CONST:
                valid = value < size.arg
                masks.append(valid)
                value = valid.where(value, size.arg - 1)
            exprs[owner] = value
        return exprs, masks

    def _substitute(self, old: UOp, expr: UOp) -> None:
        owner, table = self.owner[old], {old: expr}
        self.exprs[owner] = self.exprs[owner].substitute(table)
        if self.matrix is not None:
            outer = self.matrix.outer
            self.matrix.outer = {name: value.substitute(table) for name, value in outer.items()}
        if owner in self.masks:
            self.masks[owner] = [mask.substitute(table) for mask in self.masks[owner]]

    def final_table(self) -> tuple[Table, dict[UOp, UOp]]:
        """Return what becomes of each original range, and the final form of each axis."""
        number = {axis: place for place, axis in enumerate(self.axes)}
        final = {axis: axis.replace(arg=(place, axis.arg[1])) for axis, place in number.items()}
        table = Table(order={final[axis]: place for axis, place in number.items()})
        members: dict[UOp, list[UOp]] = {}
        for axis in self.axes:
            members.setdefault(self.owner[axis], []).append(final[axis])
        for owner, axes in members.items():
            table.exprs[owner] = self.exprs[owner].substitute(final)
            table.axes[owner] = tuple(axes)
        for owner, masks in self.masks.items():
            table.masks[owner] = tuple([mask.substitute(final) for mask in masks])
        return table, final

    def build(self) -> UOp:
        """Return the kernel's graph with all moves made."""
        from tgcore.rewrite import simplify

        if not self.moves:
            return self.ast
        table, final = self.final_table()
        self.stages = [(final[axis], final[over]) for axis, over in self.stages]
        self.streams = [(final[axis], final[over]) for axis, over in self.streams]
        ast = remap((self.ast,), table)[0]
        entangled = self.facts.entangled
        if any(owner in entangled and len(axes) > 1 for owner, axes in table.axes.items()):
            ast = simplify(ast)
        info = self.ast.arg or KernelInfo()
        return ast.replace(arg=KernelInfo(info.name, tuple(self.moves), info.explicit))
