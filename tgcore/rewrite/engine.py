"""The rewrite engine: a matcher applied to a whole graph, to a fixed point or once a node.

Both walks use an explicit stack and remember each node's final form, so depth is no limit and a
shared node is worked on once. Schedule, codegen and the simplifier are calls of these functions.
"""

from __future__ import annotations

from typing import Any

from tgcore.ir import Ops, UOp, toposort
from tgcore.rewrite import trace
from tgcore.rewrite.matcher import PatternMatcher
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import RewriteError

CHAIN_LIMIT = 1000  # rewrites of one node
BUDGET = 1_000_000  # rewrites of one call


def graph_rewrite(
    root: UOp,
    pm: PatternMatcher,
    ctx: Any = None,
    bottom_up: bool = False,
    name: str = "",
    *,
    enter_calls: bool = False,
    budget: int = BUDGET,
) -> UOp:
    """Return `root` rewritten by `pm` until no rule fits anywhere.

    Parameters
    ----------
    root : UOp
    pm : PatternMatcher
    ctx : object, optional
        Handed to right sides that take `ctx`.
    bottom_up : bool
        False: the sources of a node are finished before the node is tried. True: a node is tried
        before its sources, and again when they changed.
    name : str
        Of the pass, for the trace and for errors.
    enter_calls : bool
        Whether the bodies of CALLs are rewritten too.
    budget : int
        The number of rewrites after which the rules are taken not to end.

    Raises
    ------
    RewriteError
        When rules undo each other or grow the graph without end; it names them.

    Examples
    --------
    >>> from tgcore.rewrite import UPat, rule
    >>> x = UPat.var("x")
    >>> pm = PatternMatcher([rule("add zero", x + 0, x, domain="int")])
    >>> n = UOp.var("n", 0, 4)
    >>> graph_rewrite((n + 0) * 2 + 0, pm) is n * 2
    True
    """
    if trace.active is not None:
        pm = trace.active.watch(pm, name)
    if bottom_up:
        return _nodes_first(root, pm, ctx, name, enter_calls, budget)
    return _sources_first(root, pm, ctx, name, enter_calls, budget)


def _sources_first(
    root: UOp, pm: PatternMatcher, ctx: Any, name: str, enter_calls: bool, budget: int
) -> UOp:
    table = pm.table
    find, build = table.get, pm.build
    done: dict[UOp, UOp] = {}
    waiting: dict[UOp, tuple[UOp, list[UOp]]] = {}
    stack = [root]
    push, pop = stack.append, stack.pop
    matches = rewrites = 0
    call = -1 if enter_calls else Ops.CALL
    while stack:
        node = stack[-1]
        if node in done:
            pop()
            continue
        entry = waiting.get(node)
        if entry is None:
            current, trail = node, None
        else:
            current, trail = entry
        while True:
            src = current.src
            ready = changed = True
            changed = False
            for child in src:
                new = done.get(child)
                if new is None:
                    ready = False
                    break
                if new is not child:
                    changed = True
            if not ready:
                if current.op is call:
                    done[src[0]] = src[0]
                if trail is None:
                    trail = []
                waiting[node] = (current, trail)
                for child in src:
                    if child not in done:
                        if child in waiting:
                            _cycle(pm, ctx, name, [child, *trail, current])
                        push(child)
                break
            if changed:
                if trail is None:
                    trail = [current]
                else:
                    trail.append(current)
                current = UOp(
                    current.op, current.dtype, tuple([done[child] for child in src]), current.arg
                )
                src = current.src
                result = done.get(current)
                if result is not None:
                    break_with = result
                    done[node] = break_with
                    for past in trail:
                        done[past] = break_with
                    pop()
                    break
            count = len(src)
            if count == 2:
                key: Any = (current.op, src[0].op, src[1].op)
            elif count == 1:
                key = (current.op, src[0].op)
            elif count == 0:
                key = current.op
            elif count == 3:
                key = (current.op, src[0].op, src[1].op, src[2].op)
            else:
                key = (current.op, src[0].op, src[1].op, src[2].op, True)
            found = find(key)
            if found is None:
                found = build(key, current)
            result = None
            for code in found:
                matches += 1
                result = code(current, ctx)
                if result is not None:
                    break
            if result is None or result is current:
                done[node] = done[current] = current
                if trail is not None:
                    for past in trail:
                        done[past] = current
                pop()
                break
            rewrites += 1
            if trail is None:
                trail = [current]
            else:
                trail.append(current)
                if len(trail) > 8 and (result in trail or len(trail) > CHAIN_LIMIT):
                    _cycle(pm, ctx, name, trail)
            if rewrites > budget:
                _cycle(pm, ctx, name, trail)
            final = done.get(result)
            if final is not None:
                done[node] = final
                for past in trail:
                    done[past] = final
                pop()
                break
            current = result
    GlobalCounters.matches += matches
    GlobalCounters.rewrites += rewrites
    return done[root]


def _nodes_first(
    root: UOp, pm: PatternMatcher, ctx: Any, name: str, enter_calls: bool, budget: int
) -> UOp:
    rewrite = pm.rewrite
    done: dict[UOp, UOp] = {}
    waiting: dict[UOp, tuple[UOp, list[UOp]]] = {}
    stack = [root]
    rewrites = visits = 0
    while stack:
        node = stack[-1]
        if node in done:
            stack.pop()
            continue
        entry = waiting.get(node)
        current, trail = (node, []) if entry is None else entry
        settled = entry is not None
        while True:
            if not settled:
                visits += 1
                result = rewrite(current, ctx)
                if result is not None and result is not current:
                    rewrites += 1
                    trail.append(current)
                    if result in trail or len(trail) > CHAIN_LIMIT or rewrites > budget:
                        _cycle(pm, ctx, name, [*trail, result])
                    current = result
                    continue
            src = current.src
            if current.op is Ops.CALL and not enter_calls:
                done.setdefault(src[0], src[0])
            missing = [child for child in src if child not in done]
            if missing:
                waiting[node] = (current, trail)
                for child in missing:
                    if child in waiting:
                        _cycle(pm, ctx, name, [*trail, current])
                    stack.append(child)
                break
            moved = tuple([done[child] for child in src])
            if moved != src:
                trail.append(current)
                current = UOp(current.op, current.dtype, moved, current.arg)
                settled = False
                if current not in done:
                    continue
            final = done.get(current, current)
            done[node] = done[current] = final
            for past in trail:
                done[past] = final
            stack.pop()
            break
    GlobalCounters.matches += visits
    GlobalCounters.rewrites += rewrites
    return done[root]


def _cycle(pm: PatternMatcher, ctx: Any, name: str, trail: list[UOp]) -> None:
    """Raise the error that names the rules applied to the last nodes of `trail`."""
    rules: dict[str, None] = {}
    for node in trail[-12:]:
        applied = pm.explain(node, ctx)
        if applied is not None:
            rules[applied[0].name] = None
    label = f" in {name}" if name else ""
    shown = ", ".join(repr(rule) for rule in rules) or "unknown"
    raise RewriteError(
        f"rewriting{label} does not end; the rules that fight are: {shown}",
        hint="make one of them stop where the other starts; the last node was "
        f"{trail[-1].op.name} of {trail[-1].dtype.name}",
    )


def graph_walk(
    root: UOp, pm: PatternMatcher, ctx: Any = None, name: str = "", *, enter_calls: bool = False
) -> UOp:
    """Return `root` with each node tried once, sources first; results are not tried again.

    Examples
    --------
    >>> from tgcore.rewrite import UPat, rule
    >>> pm = PatternMatcher([(UPat(Ops.VAR, name="v"), lambda v: v + 1)])
    >>> n = UOp.var("n", 0, 4)
    >>> graph_walk(n * 2, pm) is (n + 1) * 2
    True
    """
    if trace.active is not None:
        pm = trace.active.watch(pm, name)
    rewrite = pm.rewrite
    new: dict[UOp, UOp] = {}
    rewrites = 0
    for node in toposort((root,)) if enter_calls else _outside_calls(root):
        current = node
        for child in node.src:
            if new[child] is not child:
                current = UOp(
                    node.op, node.dtype, tuple([new[child] for child in node.src]), node.arg
                )
                break
        result = rewrite(current, ctx)
        if result is None:
            new[node] = current
        else:
            rewrites += 1
            new[node] = result
    GlobalCounters.matches += len(new)
    GlobalCounters.rewrites += rewrites
    return new[root]


def _outside_calls(root: UOp) -> list[UOp]:
    """Return the nodes of the graph, sources first, with bodies of CALLs kept whole."""
    bodies = {node.src[0] for node in toposort((root,), lambda node: node.op is not Ops.CALL)
              if node.op is Ops.CALL}  # fmt: skip
    if not bodies:
        return list(toposort((root,)))
    return list(toposort((root,), lambda node: node not in bodies))
