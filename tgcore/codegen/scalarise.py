"""Vector arithmetic written lane by lane, for targets that only load and store vectors.

Works on linear programs, after everything that makes vectors; targets whose `vector_alu` is on
never come here. What loads and stores are wide stays as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from tgcore.ir import GroupOp, Ops, UOp

_BY_LANE = GroupOp.ELEMENTWISE | {Ops.CUSTOM}
_WHOLE = frozenset({Ops.LOAD, Ops.WMMA})  # values that come as one vector


def scalarise(linear: Sequence[UOp]) -> tuple[UOp, ...]:
    """Return a linear program in which every operation is on scalars.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> data, zero = UOp.param(0, dtypes.float32, 4), UOp.const(dtypes.int32, 0)
    >>> place = UOp(Ops.INDEX, dtypes.float32.vec(4), (data, zero))
    >>> root = UOp(Ops.SQRT, place.dtype, (place.load(),))
    >>> program = scalarise([zero, data, place, place.load(), root, place.store(root)])
    >>> [node.op.name for node in program if node.op in (Ops.SQRT, Ops.STACK, Ops.STORE)]
    ['SQRT', 'SQRT', 'SQRT', 'SQRT', 'STACK', 'STORE']
    """
    writer = _Writer()
    for node in linear:
        writer.statement(node)
    return tuple(writer.out)


class _Writer:
    """The new program, the new node of each old one, and the lanes of each vector."""

    def __init__(self) -> None:
        self.out: dict[UOp, None] = {}
        self.new: dict[UOp, UOp] = {}
        self.lanes: dict[UOp, list[UOp]] = {}  # by new nodes

    def emit(self, node: UOp) -> UOp:
        self.out.setdefault(node)
        return node

    def statement(self, node: UOp) -> None:
        src = tuple([self.new[child] for child in node.src])
        if node.dtype.lanes > 1 and node.op in _BY_LANE:
            lanes = [self.operation(node, src, lane) for lane in range(node.dtype.lanes)]
            self.vector(node, lanes)
        elif node.op is Ops.EXTRACT:
            lanes = [self.lanes[src[0]][lane] for lane in node.arg]
            self.vector(node, lanes)
        else:
            new = self.new[node] = self.emit(node.replace(src=src))
            if node.op is Ops.STACK:
                self.lanes[new] = list(src)
            elif node.op in _WHOLE and node.dtype.lanes > 1:
                scalar = node.dtype.scalar
                parts = [UOp(Ops.EXTRACT, scalar, (new,), (k,)) for k in range(node.dtype.lanes)]
                self.lanes[new] = [self.emit(part) for part in parts]

    def operation(self, node: UOp, src: tuple[UOp, ...], lane: int) -> UOp:
        """Return one lane of an operation; scalar sources are the same for all lanes."""
        parts = tuple([self.lanes[s][lane] if s.dtype.lanes > 1 else s for s in src])
        return self.emit(UOp(node.op, node.dtype.scalar, parts, node.arg))

    def vector(self, node: UOp, lanes: list[UOp]) -> None:
        """Let `lanes` stand for a vector; one as a whole is made at once, where all can see it."""
        if len(lanes) == 1:
            self.new[node] = lanes[0]
            return
        new = self.new[node] = self.emit(UOp(Ops.STACK, node.dtype, tuple(lanes)))
        self.lanes[new] = lanes
