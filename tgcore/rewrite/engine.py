"""The rewrite engine: a matcher applied to a whole graph, to a fixed point or once a node.

Both walks use an explicit stack and remember each node's final form, so depth is no limit and a
shared node is worked on once. Schedule, codegen and the simplifier are calls of these functions.
"""

from __future__ import annotations

import gc
from typing import Any

from tgcore.ir import Ops, UOp, toposort
from tgcore.rewrite import trace
from tgcore.rewrite.matcher import PatternMatcher, key_of
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
    walk = _nodes_first if bottom_up else _sources_first
    if not gc.isenabled():
        return walk(root, pm, ctx, name, enter_calls, budget)
    gc.disable()  # nodes form no cycles, and scanning the young ones doubles the time
    try:
        return walk(root, pm, ctx, name, enter_calls, budget)
    finally:
        gc.enable()


def _sources_first(
    root: UOp, pm: PatternMatcher, ctx: Any, name: str, enter_calls: bool, budget: int
) -> UOp:
    find, build = pm.table.get, pm.build
    done: dict[UOp, UOp] = {}
    rest = _Results(pm, ctx, name, enter_calls, budget, done)
    finish = rest.finish
    matches = 0
    for node in _order(root, done, enter_calls):
        if node in done:  # a rule made it before its turn came
            continue
        src = node.src
        count = len(src)
        current = node
        if count == 2:
            left, right = src
            first, second = done[left], done[right]
            if first is not left or second is not right:
                current = UOp(node.op, node.dtype, (first, second), node.arg)
            key: Any = (node.op, first.dtype, first.op, second.op)
        elif count == 1:
            (left,) = src
            first = done[left]
            if first is not left:
                current = UOp(node.op, node.dtype, (first,), node.arg)
            key = (node.op, first.dtype, first.op)
        elif count == 0:
            key = node.op
        else:
            moved = tuple([done[child] for child in src])
            if moved != src:
                current = UOp(node.op, node.dtype, moved, node.arg)
            first = moved[0]
            key = (node.op, first.dtype, first.op, moved[1].op, moved[2].op)
            if count > 3:
                key += (True,)
        if current is not node:
            known = done.get(current)
            if known is not None:
                done[node] = known
                continue
        found = find(key)
        if found is None:
            found = build(key, current)
        for code in found:
            matches += 1
            result = code(current, ctx)
            if result is not None:
                if result is current:
                    done[node] = done[current] = current
                else:
                    done[node] = finish(result, current)
                break
        else:
            done[node] = done[current] = current
    GlobalCounters.matches += matches + rest.matches
    GlobalCounters.rewrites += rest.rewrites
    return done[root]


def _order(root: UOp, done: dict[UOp, UOp], enter_calls: bool) -> dict[UOp, None]:
    """Return the nodes to work on, sources first; bodies of CALLs count as done."""
    if enter_calls:
        return toposort((root,))
    order: dict[UOp, None] = {}
    stack: list[Any] = [root]
    pop, push = stack.pop, stack.append
    call = Ops.CALL
    while stack:
        node = pop()
        if node is None:
            order[pop()] = None
            continue
        if node in order or node in done:
            continue
        src = node.src
        if not src:
            order[node] = None
            continue
        push(node)
        push(None)
        if node.op is call:
            done[src[0]] = src[0]
            src = src[1:]
        for child in src[::-1]:
            if child not in order:
                push(child)
    return order


class _Results:
    """Brings results of rules to their final form: they may need work below and above."""

    __slots__ = ("budget", "call", "ctx", "done", "matches", "name", "pm", "rewrites")

    def __init__(
        self,
        pm: PatternMatcher,
        ctx: Any,
        name: str,
        enter_calls: bool,
        budget: int,
        done: dict[UOp, UOp],
    ) -> None:
        self.pm = pm
        self.ctx = ctx
        self.name = name
        self.call = None if enter_calls else Ops.CALL
        self.budget = budget
        self.done = done
        self.matches = 0
        self.rewrites = 0

    def finish(self, result: UOp, before: UOp) -> UOp:
        """Return the final form of `result`, which a rule made of `before`."""
        done = self.done
        self.rewrites += 1
        final = done.get(result)
        if final is None:
            waiting: dict[UOp, tuple[UOp, list[UOp]]] = {}
            trail = [before]
            final = self.settle(result, trail, waiting)
            if final is None:
                waiting[before] = trail.pop(), trail
                self.work(before, waiting)
                return done[before]
        done[before] = final
        return final

    def work(self, top: UOp, waiting: dict[UOp, tuple[UOp, list[UOp]]]) -> None:
        """Finish `top`, and before it the sources that its current form waits for."""
        done = self.done
        stack = [top]
        while stack:
            node = stack[-1]
            if node in done:
                stack.pop()
                continue
            entry = waiting.get(node)
            current = node
            trail: list[UOp] = []
            if entry is not None:
                current, trail = entry
                for child in current.src:
                    if child not in done:
                        if child in waiting:
                            _cycle(self.pm, self.ctx, self.name, [child, *trail, current])
                        stack.append(child)
                if stack[-1] is not node:
                    continue
            final = self.settle(current, trail, waiting)
            if final is None:
                waiting[node] = trail.pop(), trail
            else:
                done[node] = final
                stack.pop()

    def settle(
        self, current: UOp, trail: list[UOp], waiting: dict[UOp, tuple[UOp, list[UOp]]]
    ) -> UOp | None:
        """Rewrite `current` until no rule fits; None when sources must be finished first.

        All forms on the way are put into `trail` and share the final form. With None, the form
        that waits is the last of `trail`.
        """
        done = self.done
        find = self.pm.table.get
        while True:
            final = done.get(current)
            if final is not None:
                break
            src = current.src
            if current.op is self.call:
                done[src[0]] = src[0]
            changed = False
            for child in src:
                new = done.get(child)
                if new is None:
                    trail.append(current)
                    return None
                if new is not child:
                    changed = True
            if changed:
                trail.append(current)
                current = UOp(
                    current.op, current.dtype, tuple([done[child] for child in src]), current.arg
                )
                continue
            key = key_of(current)
            found = find(key)
            if found is None:
                found = self.pm.build(key, current)
            result = None
            for code in found:
                self.matches += 1
                result = code(current, self.ctx)
                if result is not None:
                    break
            if result is None or result is current:
                done[current] = final = current
                break
            self.rewrites += 1
            trail.append(current)
            if len(trail) > 8 and (result in trail or len(trail) > CHAIN_LIMIT):
                _cycle(self.pm, self.ctx, self.name, trail)
            if self.rewrites > self.budget:
                _cycle(self.pm, self.ctx, self.name, trail)
            current = result
        for past in trail:
            done[past] = final
        return final


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
    for node in _order(root, new, enter_calls):
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
