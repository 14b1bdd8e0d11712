"""Running graphs: which nodes to hand to the engine, and what becomes of every live handle.

A reader sees the values of the time it was built. So before a graph that writes into existing
storage runs, each live handle that still reads the older contents is run in the same schedule, or
its contents are kept for it. Afterwards all handles that share what was computed point to it.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Sequence

from tgcore.ir import GroupOp, Ops, StorageSlot, UOp, dtypes, toposort
from tgcore.ir.sint import upper
from tgcore.tensor.base import TensorBase, commit, live_tensors
from tgcore.tensor.capture import GENERATION
from tgcore.tensor.history import note_writes, remember, trained_below
from tgcore.tensor.rules import carry_rule

_MOVES = GroupOp.MOVEMENT - {Ops.PAD}
_SAME_SIZE = frozenset({Ops.RESHAPE, Ops.PERMUTE, Ops.FLIP, Ops.EXPAND})
_VALUES = GroupOp.ELEMENTWISE | {Ops.REDUCE, Ops.CONTIGUOUS, Ops.TAKE, Ops.CUSTOM_FUNCTION}
_STORAGE = (Ops.BUFFER, Ops.BUFFER_VIEW)

# the newest version of each storage that has a write waiting on it
HEADS: weakref.WeakKeyDictionary[StorageSlot, weakref.ref[UOp]] = weakref.WeakKeyDictionary()


def under(node: UOp) -> UOp:
    """Return what `node` is a view of."""
    while node.op in _MOVES:
        node = node.src[0]
    return node


def beneath(node: UOp) -> UOp:
    """Return what `node` shows, looking through movements and DETACH."""
    while node.op in _MOVES or node.op is Ops.DETACH:
        node = node.src[0]
    return node


def slot_of(node: UOp) -> StorageSlot | None:
    """Return the storage slot that a BUFFER or a version of one refers to."""
    while node.op is Ops.AFTER:
        node = node.src[0]
    return node.arg if node.op is Ops.BUFFER else None


def is_realized(node: UOp) -> bool:
    """Return whether `node` is a view of storage with nothing left to run."""
    base = beneath(node)
    if base.op is Ops.SHARD:
        return all(is_realized(part) for part in base.src)
    return base.op in _STORAGE


def root_of(node: UOp) -> UOp:
    """Return the node to compute so that `node` is a view of it."""
    base = beneath(node)
    if base.op in (Ops.AFTER, Ops.CONTIGUOUS):
        return base
    while node.op in _SAME_SIZE or node.op is Ops.DETACH:
        node = node.src[0]
    return node


def realize(tensors: Sequence[TensorBase]) -> None:
    """Compute the tensors, and point every live handle that shares their graph to the results."""
    roots: dict[UOp, None] = {}
    for tensor in tensors:
        if tensor.uop.dtype.weak:
            tensor._uop = commit(tensor.uop)
        if not is_realized(tensor.uop):
            roots[root_of(tensor.uop)] = None
    if not roots:
        return
    snapshots, outside = _older_readers(roots)
    if outside:
        _run_apart(outside)
    # an empty result runs nothing, so nothing below it has been computed afterwards
    graph = toposort([root for root in roots if root.op is Ops.AFTER or root.size])
    writes = {node: slot for node in graph
              if node.op is Ops.AFTER and (slot := slot_of(node)) is not None}  # fmt: skip
    # handles will point to what was written, so it is, even where nothing that is left reads it
    newest = {slot: node for node, slot in writes.items()}
    roots.update(dict.fromkeys(newest.values()))
    _add_shared(roots, graph)
    trained, loose = trained_below(roots, live_tensors())
    # a trainable tensor that a computed value leads to must be found again under its own storage
    roots.update([(root_of(tensor.uop), None) for tensor in loose if not tensor.uop.dtype.weak])
    order = list(roots)
    results = _run(order, graph)
    table = dict(zip(order, results))
    for node, slot in writes.items():
        table[node] = _buffer_of(node)
        head = HEADS.get(slot)
        if head is not None and head() in table:
            del HEADS[slot]
    for tensor, kept in snapshots:
        tensor._uop = table[kept]
    note_writes(newest)
    if trained:
        remember(trained, table, newest)
    replace_everywhere(table)


def _run_apart(readers: list[tuple[TensorBase, UOp]]) -> None:
    """Run the readers of older contents that are no part of the function being captured."""
    from tgcore.engine.observe import unobserved

    for tensor, node in readers:
        tensor._uop = node
    with unobserved():
        realize([tensor for tensor, _ in readers])


def _buffer_of(node: UOp) -> UOp:
    while node.op is Ops.AFTER:
        node = node.src[0]
    return node


def _run(order: list[UOp], graph: Iterable[UOp]) -> list[UOp]:
    """Return the results of the roots in `order`, run by the engine."""
    lowered = order
    if any(node.dtype is dtypes.weakfloat for node in graph):
        lowered = lower_weak_floats(order)
    empty = {node: _empty(node) for node in lowered if node.op is not Ops.AFTER and not node.size}
    rest = [node for node in dict.fromkeys(lowered) if node not in empty]
    found = dict(empty)
    if rest:
        from tgcore.engine import realize as run

        found.update(zip(rest, run(rest)))
    return [found[node] for node in lowered]


def _empty(node: UOp) -> UOp:
    from tgcore.tensor.base import default_device

    device = node.device
    place = default_device() if device is None or isinstance(device, tuple) else device
    return UOp.buffer(place, node.dtype, 0).reshape(node.shape)


def lower_weak_floats(roots: list[UOp]) -> list[UOp]:
    """Return `roots` with every weak float computed in the default float dtype."""
    table: dict[UOp, UOp] = {}
    strong = dtypes.default_float
    for node in toposort(roots):
        src = tuple([table[child] for child in node.src])
        dtype = strong if node.dtype is dtypes.weakfloat else node.dtype
        if dtype is node.dtype and src == node.src:
            table[node] = node
        elif node.op is Ops.CONST:
            table[node] = UOp.const(dtype, node.arg)
        elif node.op is Ops.CAST:
            table[node] = src[0].cast(dtype)
        else:
            table[node] = UOp(node.op, dtype, src, node.arg)
    return [table[root] for root in roots]


# *** hazards ***


Readers = list[tuple[TensorBase, UOp]]


def _older_readers(roots: dict[UOp, None]) -> tuple[Readers, Readers]:
    """Add to `roots` what live handles read of contents about to be overwritten.

    Returns the handles that are such contents themselves, with the copy that is kept for each,
    and the readers that must run by themselves, being outside a function that is captured.
    """
    newest: dict[StorageSlot, UOp] = {}
    seen: set[UOp] = set()
    if not _note_writes(list(roots), newest, seen):
        return [], []
    snapshots: Readers = []
    outside: Readers = []
    waiting = live_tensors()
    grown = True
    while grown:
        grown = False
        rest = []
        clean: dict[UOp, bool] = {}
        for tensor in waiting:
            node = tensor.uop
            if not reads_older(node, newest, clean):
                rest.append(tensor)
                continue
            base = beneath(node)
            if slot_of(base) is not None:
                kept = UOp(Ops.CONTIGUOUS, node.dtype, (node,))
                if GENERATION.capturing and GENERATION.is_outside(tensor):
                    outside.append((tensor, kept))
                    continue
                snapshots.append((tensor, kept))
            else:
                kept = root_of(commit(node))
                if GENERATION.capturing and GENERATION.is_outside(tensor):
                    outside.append((tensor, commit(node)))
                    continue
            roots[kept] = None
            _note_writes([kept], newest, seen)
            grown = True
        waiting = rest
    return snapshots, outside


def _note_writes(nodes: list[UOp], newest: dict[StorageSlot, UOp], seen: set[UOp]) -> bool:
    """Record the newest version of each storage that `nodes` write; return whether any do."""
    for node in toposort(nodes, lambda node: node not in seen):
        if node in seen:
            continue
        seen.add(node)
        if node.op is Ops.AFTER:
            slot = slot_of(node)
            if slot is not None:
                newest[slot] = node  # sources come first: the last one is the newest
    return bool(newest)


def reads_older(root: UOp, newest: dict[StorageSlot, UOp], clean: dict[UOp, bool]) -> bool:
    """Return whether `root` reads storage in `newest` as it was before that version."""
    stack = [root]
    while stack:
        node = stack[-1]
        if node in clean:
            stack.pop()
            continue
        op = node.op
        if op is Ops.BUFFER:
            clean[node] = node.arg in newest
        elif op is Ops.AFTER and newest.get(slot_of(node)) is node:  # type: ignore[arg-type]
            clean[node] = False
        else:
            missing = [child for child in node.src if child not in clean]
            if missing:
                stack.extend(missing)
                continue
            clean[node] = any(clean[child] for child in node.src)
        stack.pop()
    return clean[root]


# *** sharing ***


def _add_shared(roots: dict[UOp, None], graph: dict[UOp, None]) -> None:
    """Add to `roots` what the run computes anyway and other live handles still need.

    That is: explicit CONTIGUOUS nodes, and results of reductions, at which the graph of a live
    handle outside the roots enters the graph about to run. Without it they would be computed again.
    """
    waiting = [tensor for tensor in live_tensors() if not is_realized(tensor.uop)]
    outside = [tensor.uop for tensor in waiting]
    if GENERATION.before is not None:
        # what a captured function uses from outside is followed by its handle: give it storage
        for tensor in waiting:
            if GENERATION.is_outside(tensor):
                node = root_of(tensor.uop)
                if node in graph and not node.dtype.weak:
                    roots[node] = None
    entries: dict[UOp, None] = {}
    seen: set[UOp] = set(roots)
    while outside:
        node = outside.pop()
        if node in seen:
            continue
        seen.add(node)
        if node in graph:
            entries[node] = None
        else:
            outside.extend(node.src)
    for node in entries:
        for found in _worth_keeping(node, roots):
            roots[found] = None


def _worth_keeping(node: UOp, roots: dict[UOp, None]) -> list[UOp]:
    """Return the materialised values that `node`, a value inside the graph, is made of."""
    top = root_of(node)
    if top.op not in _VALUES:
        return []
    found: dict[UOp, None] = {}
    stack, seen = [top], {top}
    while stack:
        inner = stack.pop()
        if inner in roots:
            continue
        if inner.op is Ops.CONTIGUOUS or inner.op is Ops.CUSTOM_FUNCTION:
            found[inner] = None
        elif inner.op is Ops.REDUCE:
            # with what is computed on the way out, unless that is larger than the result
            found[top if top.size <= inner.size and not top.dtype.weak else inner] = None
        elif inner.op in _VALUES or inner.op in GroupOp.MOVEMENT:
            for child in inner.src:
                if child not in seen:
                    seen.add(child)
                    stack.append(child)
    return [kept for kept in found if not kept.dtype.weak]  # a weak value has no storage


# *** after the run ***


def replace_everywhere(table: dict[UOp, UOp]) -> None:
    """Replace the keys of `table` in the graph of every live handle."""
    changing = [(tensor, node) for tensor in live_tensors()
                if (node := tensor.uop).op is not Ops.BUFFER and not is_realized(node)]  # fmt: skip
    found = replaced([node for _, node in changing], table)
    for (tensor, old), new in zip(changing, found):
        if new is not old and tensor._uop is old:  # or another thread has made more of it
            tensor._uop = new


def replaced(roots: list[UOp], table: dict[UOp, UOp]) -> list[UOp]:
    """Return `roots` with each key of `table` replaced; rules and heads follow their nodes."""
    new = dict(table)
    for node in toposort(roots, lambda node: node not in table):
        if node in new:
            continue
        src = node.src
        for child in src:
            if new[child] is not child:
                moved = UOp(node.op, node.dtype, tuple([new[c] for c in src]), node.arg)
                new[node] = moved
                carry_rule(node, moved, new)
                if node.op is Ops.AFTER:
                    _move_head(node, moved)
                break
        else:
            new[node] = node
    return [new[root] for root in roots]


def _move_head(old: UOp, new: UOp) -> None:
    slot = slot_of(old)
    if slot is not None:
        head = HEADS.get(slot)
        if head is not None and head() is old:
            HEADS[slot] = weakref.ref(new)


def capacity(node: UOp) -> int:
    """Return the number of elements to allocate for `node`: the most it may have."""
    total = 1
    for size in node.shape:
        total *= upper(size)
    return total
