"""What gets storage of its own: the cuts that divide a tensor graph into kernels.

A reduction ends a kernel where its value would be computed again: where it is spread over an
axis, reduced again, or used by several kernels. The cut moves along the elementwise nodes that
follow, to the last place before that. Elementwise values are computed again in each user, unless
that costs more than storing them. `tgcore.schedule.kernels` builds the kernels between the cuts.
"""

from __future__ import annotations

from heapq import heappop, heappush

from tgcore.ir import GroupOp, Ops, UOp
from tgcore.schedule.graph import STORAGE, is_whole, sources, window
from tgcore.schedule.rows import fuse_rows
from tgcore.support.settings import settings

_KEEPS_SIZE = frozenset({Ops.RESHAPE, Ops.PERMUTE, Ops.FLIP, Ops.SHRINK})
_REGION_LIMIT = 512  # nodes followed from one reduction
_DEEPEST = 2048  # most statements along one path of a kernel


def consumers_of(order: dict[UOp, None]) -> dict[UOp, list[UOp]]:
    """Return the users of each node, in the order of the graph."""
    users: dict[UOp, list[UOp]] = {node: [] for node in order}
    for node in order:
        for child in dict.fromkeys(sources(node)):
            users[child].append(node)
    return users


def cuts(
    order: dict[UOp, None], users: dict[UOp, list[UOp]], row_limit: int | None
) -> dict[UOp, str]:
    """Return the nodes that get a buffer, in order, each with the reason.

    Values that a STORE writes are not in it unless something else needs them too. `row_limit` is
    the longest row that one kernel reduces and uses (None: any).
    """
    place = {node: number for number, node in enumerate(order)}
    found: dict[UOp, str] = {}
    for node in order:
        if node.op is Ops.CONTIGUOUS:
            found[node] = "a buffer was asked for"
        elif node.op is Ops.COPY:
            source = node.src[0]
            if window(source) is None:
                found[unshaped(source)] = "it is copied to another device"
            found[node] = "it is a copy from another device"
        elif node.op is Ops.CALL or node.op is Ops.CUSTOM_FUNCTION:
            for child in sources(node):
                if not is_whole(child) and child.op is not Ops.VAR:
                    found[unshaped(child)] = "a call takes it"
            if node.op is Ops.CUSTOM_FUNCTION:
                found[node] = f"it is made by a call of kind {node.arg.kind}"
        elif node.op is Ops.REDUCE:
            point = last_place(node, users, place)
            if point is not None:
                found[point] = _reduced_why(users[point])
        elif node.op is Ops.SCATTER and not _fills_storage(node, users):
            found[node] = "updates are stored in it one after another"
    if settings.fuse:
        _cut_costly(order, users, found)
        fuse_rows(order, users, found, row_limit)
        _fuse_pooled(order, users, found)
        _cut_deep(order, found)
    else:
        alone = [node for node in order if node.op in GroupOp.ALU and node.shape]
        found.update(dict.fromkeys(alone, "fusion is off"))
    for node in [node for node in found if node.op is Ops.CONTIGUOUS]:
        if unshaped(node.src[0]) in found:
            del found[node]
    return found


def _reduced_why(users: list[UOp]) -> str:
    """Say what keeps the kernel of a reduction from going on."""
    if len(users) > 1:
        return f"a reduction that {len(users)} values use"
    if not users:
        return "a reduction"
    if users[0].op is Ops.EXPAND:
        return "a reduction that is then spread over an axis"
    if users[0].op is Ops.REDUCE:
        return "a reduction that is reduced again"
    return f"a reduction, before {users[0].op.name}"


def _fills_storage(node: UOp, users: dict[UOp, list[UOp]]) -> bool:
    """Whether all that is done with `node` is to store it."""
    while len(users[node]) == 1 and users[node][0].op is Ops.RESHAPE:
        node = users[node][0]
    last = users[node]
    return len(last) == 1 and last[0].op in (Ops.STORE, Ops.CONTIGUOUS)


def unshaped(node: UOp) -> UOp:
    """Return what a chain of RESHAPEs views."""
    while node.op is Ops.RESHAPE:
        node = node.src[0]
    return node


def last_place(start: UOp, users: dict[UOp, list[UOp]], place: dict[UOp, int]) -> UOp | None:
    """Return where the kernel of the reduction `start` must end.

    Follows all users of `start` while each works element by element on the same place; every time
    all paths meet in one node, that node is a better end. None: a boundary or a store follows
    directly, which is the end.
    """
    tokens: dict[UOp, object] = {start: ()}
    heap: list[tuple[int, UOp]] = [(place[start], start)]
    point = start
    steps = 0
    while heap:
        _, node = heappop(heap)
        steps += 1
        if not heap:
            point = node
            ending = [user for user in users[node] if user.op in (Ops.CONTIGUOUS, Ops.STORE)]
            if ending and len(users[node]) == 1:
                return None
        if steps > _REGION_LIMIT or not _follow(node, users, place, tokens, heap):
            return point
    return point


def _follow(
    node: UOp,
    users: dict[UOp, list[UOp]],
    place: dict[UOp, int],
    tokens: dict[UOp, object],
    heap: list[tuple[int, UOp]],
) -> bool:
    """Add the users of `node` to the region; False when one of them ends it."""
    token = tokens[node]
    if not users[node]:
        return False
    for user in users[node]:
        if user.op in GroupOp.ELEMENTWISE:
            if not node.shape and user.shape:
                return False
            if user.dtype.itemsize != node.dtype.itemsize and user.op is Ops.BITCAST:
                return False
            moved = token
        elif user.op in _KEEPS_SIZE:
            moved = _moved(token, node, user)
        else:
            return False
        known = tokens.get(user)
        if known is None:
            tokens[user] = moved
            heappush(heap, (place[user], user))
        elif known != moved:
            return False
    return True


def _moved(token: object, node: UOp, user: UOp) -> object:
    """Describe the place of `user` relative to the start; reshapes that undo each other vanish."""
    if user.op is not Ops.RESHAPE:
        return (token, user.op, user.arg)
    if isinstance(token, tuple) and len(token) == 4:
        token, _, _, first = token
    else:
        first = node.shape
    return token if user.arg == first else (token, Ops.RESHAPE, user.arg, first)


# *** values that cost more to compute again than to store ***

_WEIGHTS: dict[Ops, int] = {
    **dict.fromkeys((Ops.EXP, Ops.EXP2, Ops.LOG, Ops.LOG2, Ops.SIN), 10),
    **dict.fromkeys((Ops.SQRT, Ops.RECIPROCAL, Ops.FDIV, Ops.FLOORDIV, Ops.FLOORMOD), 4),
    Ops.THREEFRY: 100,
}
_LENGTHS: dict[Ops, int] = {  # statements, where a target has no instruction for it
    **dict.fromkeys((Ops.EXP, Ops.EXP2, Ops.LOG, Ops.LOG2), 30),
    **dict.fromkeys((Ops.SIN, Ops.THREEFRY), 100),
}
_MOST = 10_000  # costs saturate here
_MANY = 128  # evaluations of one element in one kernel that count as many
_DEAR_IN_MANY = 5  # cost at which many evaluations are worth a buffer
_SOME = 16
_DEAR_IN_SOME = 14
_DEAR_IN_TWO = 40  # cost at which evaluations in two kernels are worth a buffer


def _cut_costly(order: dict[UOp, None], users: dict[UOp, list[UOp]], found: dict[UOp, str]) -> None:
    """Cut elementwise values that are dear and would be computed very often."""
    costs = _costs(order, found)
    repeats: dict[UOp, float] = {}
    kernels: dict[UOp, int] = {}
    bits: dict[UOp, int] = {}
    inner: dict[UOp, tuple[int, ...]] = {}
    for node in reversed(order):
        repeat, mask = 1.0, 0
        reduced: tuple[int, ...] = ()
        for user in users[node]:
            times = _spread(node, user, inner.get(user, ()))
            if user in found or user.op in _ROOTS:
                mask |= bits.setdefault(user, 1 << len(bits))
            else:
                mask |= kernels[user]
                times *= repeats[user]
            if times > repeat:
                repeat = times
            if user.op is Ops.REDUCE:
                reduced = user.arg[1]
            elif user.op in _KEEPS_AXES and user in inner and not reduced:
                reduced = inner[user]
        repeats[node], kernels[node] = repeat, mask
        if reduced:
            inner[node] = reduced
        if node.op not in GroupOp.ALU or node in found or not node.shape:
            continue
        cost = costs[node]
        many = repeat >= _MANY and cost >= _DEAR_IN_MANY
        some = repeat >= _SOME and cost >= _DEAR_IN_SOME
        two = (repeat >= 2 or mask.bit_count() > 1) and cost >= _DEAR_IN_TWO
        if many or some or two:
            times = repeat if many or some else max(repeat, mask.bit_count())
            found[node] = f"dear to compute (cost {cost}), and wanted {times:.0f} times"


_ROOTS = frozenset({Ops.STORE, Ops.CALL, Ops.COPY, Ops.SINK})
_KEEPS_AXES = GroupOp.ELEMENTWISE | {Ops.EXPAND}


def _costs(order: dict[UOp, None], found: dict[UOp, str]) -> dict[UOp, int]:
    """Cost of computing each node from memory; 0 for what needs no memory and little work."""
    costs: dict[UOp, int] = {}
    for node in order:
        if node in found or node.op in STORAGE:
            costs[node] = 1
            continue
        total = 0
        for child in sources(node):
            total += costs[child]
        if node.op in GroupOp.ALU and (total or node.op is Ops.THREEFRY):
            total += _WEIGHTS.get(node.op, 1)
        costs[node] = total if total < _MOST else _MOST
    return costs


def _cut_deep(order: dict[UOp, None], found: dict[UOp, str]) -> None:
    """Cut chains of values that would make one kernel too long for a compiler.

    Counts statements along the longest path from memory, so that values met twice count once.
    """
    depths: dict[UOp, int] = {}
    for node in order:
        if node in found or node.op in STORAGE:
            depths[node] = 1
            continue
        depth = max((depths[child] for child in sources(node)), default=0)
        if node.op in GroupOp.ALU and depth:
            depth += _LENGTHS.get(node.op, 1)
            if depth > _DEEPEST and not node.dtype.weak:
                found[node] = "the chain before it is as long as one kernel may be"
                depth = 1
        depths[node] = depth


def _spread(node: UOp, user: UOp, reduced: tuple[int, ...]) -> float:
    """How often `user` evaluates each element of `node` anew.

    Loops over the result are outside those over a reduction. A value spread over a loop inside
    all loops that it depends on is evaluated once, before that loop.
    """
    if user.op is Ops.TAKE and node is user.src[0]:
        return max(1.0, user.size / max(node.size, 1))
    if user.op is not Ops.EXPAND:
        return 1.0
    depth = -1
    for axis, size in enumerate(node.shape):
        if not (isinstance(size, int) and size == 1):
            depth = max(depth, axis + 1000 * (axis in reduced))
    times = 1.0
    for axis, (old, new) in enumerate(zip(node.shape, user.shape)):
        if old is not new and old != new and axis + 1000 * (axis in reduced) < depth:
            times *= new if isinstance(new, int) else new.vmax
    return times


# *** small sums inside the reduction that uses them ***

_POOL = 64  # most elements of one small sum
_POOLED = 1 << 15  # most elements that the small sums read together
_POOL_WORK = 1 << 25  # most additions, with all that are repeated


def _fuse_pooled(
    order: dict[UOp, None], users: dict[UOp, list[UOp]], found: dict[UOp, str]
) -> None:
    """Take back the cut after small sums of stored elements that one reduction uses.

    This is the end of a classifier, where a few elements are averaged and multiplied by a matrix:
    the sums are done again for each row of it, in less time than it takes to hand them over on a
    device with long launches, and at a bounded cost on others.
    """
    for node in order:
        if node.op is not Ops.REDUCE or node.arg[0] is not Ops.ADD:
            continue
        source, count = node.src[0], node.src[0].size // max(node.size, 1)
        if count > _POOL or source.size > _POOLED or not _is_stored(source, found):
            continue
        chain = [node]
        while len(users[chain[-1]]) == 1 and users[chain[-1]][0].op in _POOL_CHAIN:
            chain.append(users[chain[-1]][0])
        end = users[chain[-1]]
        spread = any(step.op is Ops.EXPAND for step in chain)
        if not spread or len(end) != 1 or end[0].op is not Ops.REDUCE:
            continue
        cut = [step for step in chain if step in found]
        if len(cut) == 1 and end[0].src[0].size * count <= _POOL_WORK:
            del found[cut[0]]


_POOL_CHAIN = GroupOp.ELEMENTWISE | {Ops.RESHAPE, Ops.PERMUTE, Ops.EXPAND}


def _is_stored(node: UOp, found: dict[UOp, str]) -> bool:
    while node.op in GroupOp.MOVEMENT and node not in found:
        node = node.src[0]
    return node in found or node.op in STORAGE
