"""Facts on a kernel that moves and heuristics ask for: accesses, strides, who closes which range.

Built once per kernel from the graph before optimisation; nothing here changes a kernel.
"""

from __future__ import annotations

from dataclasses import dataclass

from tgcore.codegen.affine import Memo, affine
from tgcore.ir import GroupOp, Ops, UOp, toposort


@dataclass(slots=True)
class Access:
    """One INDEX: what it reaches and how far each range moves it.

    `strides` holds elements per step of a range; a range that moves the place in another way
    than by a fixed step is in `tangled`.
    """

    node: UOp
    store: bool
    strides: dict[UOp, int]
    tangled: frozenset[UOp]
    constant: int
    terms: dict[UOp, int]

    @property
    def slot(self) -> int:
        """Number of the kernel argument it reaches."""
        storage = self.node.src[0]
        while storage.op is Ops.AFTER:
            storage = storage.src[0]
        return storage.arg.slot if storage.op is Ops.PARAM else -1

    def stride(self, axis: UOp) -> int | None:
        """Return elements per step of `axis`, None where there is no fixed step."""
        return None if axis in self.tangled else self.strides.get(axis, 0)


class Analysis:
    """Accesses and reductions of a kernel.

    Attributes
    ----------
    accesses : list of Access
    reduces : list of UOp
        REDUCE nodes, inner ones first.
    ends : list of UOp
        END (or bare STORE) nodes, one for each output.
    entangled : set of UOp
        Ranges used otherwise than in a sum of an offset: in gates, divisions or as values.
    """

    __slots__ = ("accesses", "ast", "ends", "entangled", "memo", "nodes", "reduces", "values")

    def __init__(self, ast: UOp) -> None:
        self.ast = ast
        self.memo: Memo = {}
        self.nodes = list(toposort((ast,)))
        self.accesses: list[Access] = []
        self.reduces: list[UOp] = []
        self.entangled: set[UOp] = set()
        self.values: list[UOp] = []
        self.ends = list(ast.src)
        stored = {node.src[0] for node in self.nodes if node.op is Ops.STORE}
        loaded = {node.src[0] for node in self.nodes if node.op is Ops.LOAD}
        for node in self.nodes:
            op = node.op
            if op is Ops.INDEX:
                if node in stored:
                    self._access(node, store=True)
                if node in loaded:
                    self._access(node, store=False)
            elif op is Ops.REDUCE:
                self.reduces.append(node)
                self._value(node.src[0])
            elif op is Ops.STORE:
                self._value(node.src[1])
            elif op in GroupOp.ELEMENTWISE:
                if not node.dtype.weak:
                    self.values.append(node)
                    for child in node.src:
                        self._value(child)

    def _access(self, node: UOp, store: bool) -> None:
        terms, constant = affine(node.src[1], self.memo)
        strides: dict[UOp, int] = {}
        tangled: frozenset[UOp] = frozenset()
        for atom, scale in terms.items():
            if atom.op is Ops.RANGE:
                strides[atom] = scale
            else:
                tangled |= atom.ranges
        self.entangled |= tangled
        if len(node.src) > 2:
            self.entangled |= node.src[2].ranges
        self.accesses.append(Access(node, store, strides, tangled, constant, terms))

    def _value(self, node: UOp) -> None:
        """A value computed from ranges themselves, not from loads, entangles them."""
        if (
            node.dtype.weak
            or node.op is Ops.RANGE
            or (node.op is Ops.CAST and node.src[0].dtype.weak)
        ):
            self.entangled |= node.ranges
        elif node.dtype.kind == "b" and node.op in GroupOp.ALU:
            for child in node.src:
                if child.dtype.weak:
                    self.entangled |= child.ranges

    def inside(self, reduce: UOp) -> set[UOp]:
        """Return the INDEX nodes that `reduce` reads itself, not in a nested reduction."""
        gate = toposort((reduce.src[0],), lambda node: node.op not in (Ops.REDUCE, Ops.INDEX))
        return {node for node in gate if node.op is Ops.INDEX}

    def outside(self) -> set[UOp]:
        """Return the INDEX nodes reached from the stores without entering a reduction."""
        gate = toposort(self.ends, lambda node: node.op not in (Ops.REDUCE, Ops.INDEX))
        return {node for node in gate if node.op is Ops.INDEX}
