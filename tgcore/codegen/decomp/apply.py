"""The walk of the decompositions: sources first, each result decomposed again until native.

Runs before expansion, on one copy of each node, so its cost does not grow with unrolling.
"""

from __future__ import annotations

from tgcore.codegen.decomp import exponential, integers, logic, sine, threefry
from tgcore.codegen.decomp.long_integers import Pairs
from tgcore.codegen.decomp.narrow_floats import Carrier, computing_rules
from tgcore.codegen.decomp.rule import Rule
from tgcore.ir import Ops, UOp
from tgcore.rewrite import trace
from tgcore.target import Capabilities


def rules_for(caps: Capabilities) -> dict[Ops, Rule]:
    """Return the decomposition of each operation that `caps` lacks (or that needs a guard)."""
    table: dict[Ops, Rule] = {}
    for family in (logic, integers, exponential, sine, threefry):
        for op, rule in family.RULES.items():
            if op not in caps.ops:
                table[op] = rule
        table.update(family.guards(caps))
    for op, narrow in computing_rules(caps).items():
        table[op] = _first(narrow, table[op]) if op in table else narrow
    return table


def _first(one: Rule, other: Rule) -> Rule:
    def either(node: UOp, caps: Capabilities) -> UOp | None:
        found = one(node, caps)
        return other(node, caps) if found is None else found

    return either


def decompose(sink: UOp, caps: Capabilities) -> UOp:
    """Return `sink` with only operations that the target has."""
    carrier = Carrier(caps)
    if carrier.lacking:
        nodes = list(sink.toposort())
        if carrier.applies(nodes):
            sink = carrier.run(sink, nodes)
    if not caps.saturating_casts:  # first, since casts that the rules make are in range
        sink = Decomposer({Ops.CAST: integers.saturating}, caps).run(sink)
    sink = Decomposer(rules_for(caps), caps).run(sink)
    pairs = Pairs(caps)
    if pairs.needed:
        nodes = list(sink.toposort())
        if pairs.applies(nodes):
            sink = Decomposer(rules_for(caps), caps).run(pairs.run(sink, nodes))
    return sink


_DIVISIONS = frozenset({Ops.CDIV, Ops.CMOD})
_SHIFTS = frozenset({Ops.SHL, Ops.SHR})
# operations in the result of a rule that are already guarded by it
_GUARDED = {
    **dict.fromkeys((Ops.CDIV, Ops.CMOD, Ops.FLOORDIV, Ops.FLOORMOD), _DIVISIONS),
    **dict.fromkeys(_SHIFTS, _SHIFTS),
    Ops.CAST: frozenset({Ops.CAST}),
}


class Decomposer:
    """One walk over one kernel."""

    def __init__(self, table: dict[Ops, Rule], caps: Capabilities) -> None:
        self.table = table
        self.caps = caps
        self.done: dict[UOp, UOp] = {}
        self.final: set[UOp] = set()

    def run(self, root: UOp) -> UOp:
        """Return `root` decomposed."""
        done, table, caps = self.done, self.table, self.caps
        stack: list[tuple[UOp, UOp | None]] = [(root, None)]
        while stack:
            node, waiting = stack.pop()
            if waiting is not None:  # the result of a rule has been decomposed
                done[node] = done[waiting]
                continue
            if node in done:
                continue
            missing = [child for child in node.src if child not in done]
            if missing:
                stack.append((node, None))
                stack.extend([(child, None) for child in missing])
                continue
            src = tuple([done[child] for child in node.src])
            new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
            rule = table.get(node.op) if node not in self.final else None
            found = rule(new, caps) if rule is not None else None
            if found is None or found is new:
                done[node] = done[new] = new
            else:
                if trace.active is not None:
                    trace.active.note("decompose", f"{node.op.name} written out", new, found)
                if node.op in _GUARDED:
                    self._finish(found, _GUARDED[node.op])
                stack.append((node, found))
                stack.append((found, None))
        return done[root]

    def _finish(self, root: UOp, ops: frozenset[Ops]) -> None:
        """Take the operations `ops` that a rule has just made as they are."""
        done = self.done
        for node in root.toposort(lambda node: node not in done):
            if node.op in ops and node not in done:
                self.final.add(node)
