"""Hand-made moves for hosts: vectors, register tiles, packed operands, threads.

The rules know three forms of work. A *product* (matrix product, convolution) gets a tile of rows
times vectors held in registers, and the operand that rows share is packed. A *reduction* runs in
several vector accumulators, along its own axis or along an outer one, whichever is contiguous.
The rest is *elementwise*: one contiguous axis becomes lanes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

from tgcore.codegen.analysis import Access
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import PADTO, STAGE, STREAM, SWAP
from tgcore.codegen.survey import Group, Survey, constant_length, length, split, total
from tgcore.ir import AxisKind, UOp
from tgcore.target import Capabilities

_THREAD_WORK = 1 << 18  # operations that make a second thread worth its start
_STAGE_TILES = 4  # row tiles that make packing worth it
_SCALAR_TILE = 4  # rows and columns of a product's tile where there are no vectors
_UNROLL_ALL = 16  # reductions not longer than this are written out


def host_moves(kernel: Kernel, caps: Capabilities) -> None:
    """Make the moves that suit `kernel` on a target without a grid."""
    survey = Survey(kernel)
    lanes = survey.lanes()
    if kernel.ordered:
        _ordered(kernel, survey, lanes)
        return
    staged = False
    taken: set[UOp] = set()
    for group in survey.groups:
        if lanes > 1 and not taken and group.product and len(group.accesses) >= 2:
            staged = _product(kernel, survey, group, lanes, taken) or staged
        elif lanes == 1 and not taken and group.product and len(group.accesses) >= 2:
            _scalar_product(kernel, survey, group, taken)
        _reduction(kernel, survey, group, lanes, taken)
    if lanes > 1 and not staged:
        _elementwise(kernel, survey, lanes, taken)
    _threads(kernel, survey, caps)


# *** products ***


@dataclass(frozen=True, slots=True)
class _Extent:
    """How far a tile of `count` rows can reach: `width` along its vectors, `across` beside them.

    `across` is the length of another axis that gives a row its second and further vectors; 0 when
    they lie along the first.
    """

    count: int
    width: int
    across: int
    lanes: int

    def cost(self, rows: int, columns: int) -> float:
        """Return the time per useful multiply-add, in cycles of a core with two units."""
        compute = rows * columns / 2
        loads = 0.62 * (rows + columns)  # broadcasts are loads, too
        cycles = max(compute, loads, 5.0) + 0.12 * loads
        used = _used(self.count, rows)
        if self.across:
            used *= _used(self.width, self.lanes) * _used(self.across, columns)
        else:
            used *= _used(self.width, columns * self.lanes)
        return cycles / (rows * columns) / used

    def best(self, caps: Capabilities) -> tuple[int, int]:
        """Return (rows, vectors per row) of the register tile that costs least."""
        best, least = (1, 1), float("inf")
        for columns in (2, 1, 3, 4):
            room = self.across or max(1, self.width // self.lanes)
            if columns > room:
                continue
            for rows in range(1, min(self.count, caps.max_upcast, caps.vector_registers) + 1):
                if rows * columns + columns + 1 >= caps.vector_registers:  # one more to spare
                    break
                cost = self.cost(rows, columns)
                if cost < least - 1e-9:
                    best, least = (rows, columns), cost
        return best


def _used(size: int, step: int) -> float:
    """Return the part of the work that counts when steps of `step` cover `size`."""
    return size / (-(-size // step) * step)


@dataclass(slots=True)
class _Plan:
    """How a product is tiled: lanes along `vector`, rows along `row`.

    The vectors of a row follow one another along `column`, or along `vector` where it is None.
    `shared` are the loops inside which the operand that has lanes stays the same; it is packed
    when it is used often enough, and must be when `packed`.
    """

    vector: UOp
    row: UOp | None
    shared: list[UOp]
    packed: bool
    column: UOp | None = None

    def extent(self, lanes: int) -> _Extent:
        """Return the sizes that bound a tile."""
        count = constant_length(self.row) if self.row is not None else 1
        across = constant_length(self.column) if self.column is not None else 0
        return _Extent(count, constant_length(self.vector), across, lanes)


def _product(kernel: Kernel, survey: Survey, group: Group, lanes: int, taken: set[UOp]) -> bool:
    """Tile a sum of products; return whether an operand is packed."""
    free = [axis for axis in survey.outer if axis in group.free]
    plan = _plan(kernel, survey, group, free, lanes)
    if plan is None:
        return False
    extent = plan.extent(lanes)
    if kernel.in_place:
        count = 4 if plan.row is not None and extent.count % 4 == 0 else 1
        extent = replace(extent, count=count)
    return _apply_tile(kernel, group, plan, (*extent.best(kernel.caps), lanes), taken)


def _scalar_product(kernel: Kernel, survey: Survey, group: Group, taken: set[UOp]) -> None:
    """Keep a tile of results in scalar registers: each operand is then read less often."""
    free = [axis for axis in survey.outer if axis in group.free]
    shared = [
        axis for axis in free
        if constant_length(axis) >= _SCALAR_TILE
        and not all(survey.touches(access, axis) for access in group.accesses)
        and any(survey.touches(access, axis) for access in group.accesses)
        and not (kernel.in_place and constant_length(axis) % _SCALAR_TILE)
    ]  # fmt: skip
    for axis in shared[-2:]:
        split(kernel, axis, _SCALAR_TILE, AxisKind.UPCAST)
        taken.add(axis)


def _plan(
    kernel: Kernel, survey: Survey, group: Group, free: list[UOp], lanes: int
) -> _Plan | None:
    """Choose the axes of a tile; None when no axis suits lanes."""
    best: _Plan | None = None
    least = float("inf")
    for vector in free:
        if constant_length(vector) < lanes and (4 * constant_length(vector) < 3 * lanes
                                                or kernel.in_place):  # fmt: skip
            continue
        moved = [access for access in group.accesses if survey.touches(access, vector)]
        still = [access for access in group.accesses if not survey.touches(access, vector)]
        if not moved or not still:
            continue
        shared = [axis for axis in free if axis is not vector and constant_length(axis) > 1
                  and any(survey.touches(a, axis) for a in still)
                  and not any(survey.touches(a, axis) for a in moved)]  # fmt: skip
        packed = not all(survey.wide(access, vector, lanes) for access in moved)
        if packed and (total(shared) < 4 * _STAGE_TILES or not _panel_fits(kernel, group, lanes)):
            continue
        columns = [axis for axis in free if axis is not vector and not kernel.in_place
                   and constant_length(axis) > 1 and all(survey.touches(a, axis) for a in moved)
                   and not any(survey.touches(a, axis) for a in still)]  # fmt: skip
        rows: list[UOp | None] = [*shared] or [None]
        for row, column in product(rows, [None, *columns]):
            plan = _Plan(vector, row, shared, packed, column)
            cost = _cost(kernel, survey, group, plan, still, lanes)
            if cost < least - 1e-9:
                best, least = plan, cost
    return best


def _cost(
    kernel: Kernel, survey: Survey, group: Group, plan: _Plan, still: list[Access], lanes: int
) -> float:
    """Return the cycles for one vector multiply-add, with its share of packing and storing."""
    extent = plan.extent(lanes)
    rows, columns = extent.best(kernel.caps)
    cost = extent.cost(rows, columns)
    gated = any(access.node.src[2:] for access in group.accesses if access not in still)
    cost += (2.5 * lanes if plan.packed else 3.0 if gated else 1.5) / max(1, total(plan.shared))
    stores = [access for access in survey.outside if access.store]
    contiguous = any(survey.reach(access, plan.vector) == 1 for access in stores)
    cost += 1.0 / total(group.axes) if contiguous else 0.06 + 3.0 * lanes / total(group.axes)
    if any(access.node.src[2:] for access in still):
        cost += 3.0 / columns  # a test for each row in every step
    walk = [kernel.stride(access, group.axes[-1]) for access in still]
    if not any(stride in (0, 1) for stride in walk):
        cost += 0.15  # each step of the sum reaches another cache line
    if plan.row is not None and any(survey.reach(access, plan.row) == 2 for access in still):
        cost += 0.08  # each row is a stream of its own
    return cost + _sliding(kernel, group, plan, still)


def _sliding(kernel: Kernel, group: Group, plan: _Plan, still: list[Access]) -> float:
    """Return what it costs that the rows of one step are read again in the next one.

    Compilers then keep them all, in registers that the tile needs.
    """
    if plan.row is None:
        return 0.0
    for access in still:
        step = kernel.stride(access, plan.row)
        if step and step == kernel.stride(access, group.axes[-1]):
            return 0.5
    return 0.0


def _panel_fits(kernel: Kernel, group: Group, lanes: int) -> bool:
    caches = kernel.caps.cache_bytes
    room = caches[1] if len(caches) > 1 else 1 << 18
    item = max([access.node.dtype.itemsize for access in group.accesses])
    return total(group.axes) * lanes * 2 * max(4, item) <= room


def _apply_tile(
    kernel: Kernel, group: Group, plan: _Plan, tile: tuple[int, int, int], taken: set[UOp]
) -> bool:
    rows, columns, lanes = tile
    vector, row = plan.vector, plan.row
    width = constant_length(vector)
    if kernel.in_place and width % (columns * lanes):
        columns = 1
        if width % lanes:
            return False
    taken.update([axis for axis in (vector, row, plan.column) if axis is not None])
    if width < lanes:
        place = kernel.axes.index(vector)
        kernel.apply(PADTO(place, lanes))
        vector = kernel.axes[place]
    outer = _columns(kernel, vector, 1 if plan.column is not None else columns, lanes)
    if plan.column is not None and columns > 1:
        split(kernel, plan.column, columns, AxisKind.UPCAST)
    inside = [axis for axis in plan.shared if axis is not row]
    if row is not None:
        rest = split(kernel, row, rows, AxisKind.UPCAST)[0] if rows > 1 else row
        if rest is not None:
            inside.append(rest)
    if inside and total(inside) >= _STAGE_TILES and _panel_fits(kernel, group, lanes):
        for axis in inside:
            _innermost(kernel, axis)
        reduce_axis = next(axis for axis in kernel.axes if kernel.owner[axis] is group.axes[-1])
        kernel.apply(STAGE(kernel.axes.index(reduce_axis), kernel.axes.index(inside[-1])))
        return True
    if outer is not None and inside and not plan.packed:
        _innermost(kernel, inside[-1])
    if row is None and total(group.axes) <= _UNROLL_ALL:
        _write_out(kernel, group)
    return False


def _columns(kernel: Kernel, vector: UOp, columns: int, lanes: int) -> UOp | None:
    """Split `columns` vectors of `lanes` off an axis; return what is left as a loop."""
    span = columns * lanes
    if columns == 1:
        return split(kernel, vector, lanes, AxisKind.UPCAST)[0]
    if span <= kernel.caps.max_upcast:
        return split(kernel, vector, span, AxisKind.UPCAST)[0]
    if constant_length(vector) % span == 0 or kernel.in_place:
        rest, _ = split(kernel, vector, lanes, AxisKind.UPCAST)
        return rest if rest is None else split(kernel, rest, columns, AxisKind.UPCAST)[0]
    rest, inner = split(kernel, vector, span, AxisKind.LOOP)
    left, _ = split(kernel, inner, lanes, AxisKind.UPCAST)
    if left is not None:
        split(kernel, left, 0, AxisKind.UPCAST)
    return rest


def _innermost(kernel: Kernel, axis: UOp) -> None:
    """Move a LOOP axis inside all others of its kind."""
    places = kernel.find(AxisKind.LOOP)
    place = kernel.axes.index(axis)
    for other in places[places.index(place) + 1 :]:
        kernel.apply(SWAP(place, other))
        place = other


# *** reductions ***


def _reduction(kernel: Kernel, survey: Survey, group: Group, lanes: int, taken: set[UOp]) -> None:
    """Give a reduction vector accumulators along the axis that its loads walk."""
    if any(axis in taken for axis in group.free):
        return  # it is tiled, or shares the lanes of one that is
    inner = group.axes[-1]
    size = constant_length(inner)
    if lanes > 1:
        own = _score(survey, group, inner)
        free = [axis for axis in survey.outer if axis in group.free]
        outer = max(free, key=lambda axis: _score(survey, group, axis), default=None)
        other = _score(survey, group, outer) if outer is not None else 0
        if outer is not None and other > own and constant_length(outer) >= lanes:
            if _lanes_of_outer(kernel, group, outer, lanes):
                taken.add(outer)
                return
        if (own > 0 or not group.accesses) and size >= lanes:  # several accumulators either way
            _lanes_of_reduce(kernel, inner, lanes)
            return
    if 1 < total(group.axes) <= _UNROLL_ALL and all(map(constant_length, group.axes)):
        _write_out(kernel, group)


def _write_out(kernel: Kernel, group: Group) -> None:
    for axis in group.axes:
        if constant_length(axis) > 1:
            split(kernel, axis, 0, AxisKind.UNROLL)


def _score(survey: Survey, group: Group, axis: UOp) -> int:
    reach = [survey.reach(access, axis) for access in group.accesses]
    return sum({0: 0, 1: 1, 2: -1}[r] for r in reach)


def _lanes_of_reduce(kernel: Kernel, axis: UOp, lanes: int) -> None:
    size = constant_length(axis)
    most = kernel.caps.max_unroll
    for count in (4, 2, 1):
        amount = count * lanes
        if amount > most or amount > size:
            continue
        if size % amount and count > 1 and size < 8 * amount:
            continue
        split(kernel, axis, amount, AxisKind.UNROLL)
        return


def _lanes_of_outer(kernel: Kernel, group: Group, axis: UOp, lanes: int) -> bool:
    size = constant_length(axis)
    if kernel.in_place and size % lanes:
        return False
    if _stream(kernel, group, axis, lanes):
        return True
    columns = 1
    for count in (4, 2):
        span = count * lanes
        if size >= span and (size % span == 0 or (size >= 4 * span and not kernel.in_place)):
            columns = count
            break
    _columns(kernel, axis, columns, lanes)
    return True


def _stream(kernel: Kernel, group: Group, axis: UOp, lanes: int) -> bool:
    """Read rows as they lie, into an array of accumulators, where columns would miss caches."""
    caches, size = kernel.caps.cache_bytes, constant_length(axis)
    nearest = caches[0] if caches else 1 << 15
    further = caches[1] if len(caches) > 1 else 1 << 18
    item = max([access.node.dtype.itemsize for access in group.accesses])
    if kernel.in_place or len(group.axes) != 1 or total(group.axes) < 16:
        return False
    if total(group.axes) * size * item <= further or size * item < 4096:
        return False
    if any(a.arg[1] is AxisKind.REDUCE for a in group.free):
        return False
    width = size
    room = nearest // 4 // max(4, item)
    tile = max(lanes * 2, room // (lanes * 2) * (lanes * 2))
    loop = axis
    if width > tile:
        loop = split(kernel, axis, tile, AxisKind.LOOP)[1]
    rest, _ = split(kernel, loop, lanes, AxisKind.UPCAST)
    if rest is None:
        return True
    reduce_axis = group.axes[0]
    if constant_length(reduce_axis) % 4 == 0 and constant_length(reduce_axis) > 4:
        left, _ = split(kernel, reduce_axis, 4, AxisKind.UNROLL)
        reduce_axis = reduce_axis if left is None else left
    kernel.apply(STREAM(kernel.axes.index(reduce_axis), kernel.axes.index(rest)))
    return True


# *** elementwise ***


def _elementwise(kernel: Kernel, survey: Survey, lanes: int, taken: set[UOp]) -> None:
    """Spread the most contiguous outer axis over lanes."""
    reduced = frozenset().union(*[group.free for group in survey.groups])
    best, most = None, 0
    for axis in survey.outer:
        if axis in taken or constant_length(axis) < 2:
            continue
        if axis in reduced and any(_uses(survey, group, axis) for group in survey.groups):
            continue
        score = 0
        for access in survey.outside:
            reach = survey.reach(access, axis)
            score += {0: 0, 1: 2 if access.store else 1, 2: -1}[reach]
        loads = [a for a in survey.outside if not a.store and survey.reach(a, axis)]
        light = survey.heavy(tuple(kernel.facts.ends)) < 8
        if loads and light and all(survey.reach(a, axis) == 2 for a in loads):
            continue
        if score > most:
            best, most = axis, score
    if best is None or taken:
        return
    _spread(kernel, best, lanes)


def _uses(survey: Survey, group: Group, axis: UOp) -> bool:
    return any(survey.touches(access, axis) for access in group.accesses)


def _spread(kernel: Kernel, axis: UOp, lanes: int) -> None:
    size = constant_length(axis)
    amount = lanes
    if size < lanes or kernel.in_place:
        amount = min(lanes, size & -size)
    if amount > 1:
        split(kernel, axis, amount, AxisKind.UPCAST)


# *** two steps ***


def _ordered(kernel: Kernel, survey: Survey, lanes: int) -> None:
    """Spread the contiguous axis of each step of an ordered kernel over lanes."""
    stores = [access for access in survey.outside if access.store]
    for axis in survey.outer:
        size = constant_length(axis)
        if lanes > 1 and size and not size % lanes:
            if any(survey.reach(access, axis) == 1 for access in stores):
                split(kernel, axis, lanes, AxisKind.UPCAST)


# *** threads ***


def _threads(kernel: Kernel, survey: Survey, caps: Capabilities) -> None:
    """Share the outermost long loop among threads when the work is worth it."""
    if caps.threads < 2 or survey.work < 2 * _THREAD_WORK:
        return
    count = min(caps.threads, survey.work // _THREAD_WORK)
    loops = [kernel.axes[place] for place in kernel.find(AxisKind.LOOP)]
    for group in survey.groups:  # sharing another loop would repeat the reduction
        loops = [axis for axis in loops if kernel.owner[axis] in group.free]
    staged = {over for _, over in [*kernel.stages, *kernel.streams]}
    loops = [axis for axis in loops if axis not in staged]
    for axis in loops[:2]:
        size = length(axis)
        if isinstance(size, int) and size >= count and size % count == 0:
            split(kernel, axis, count, AxisKind.THREAD, top=True)
            return
    for axis in loops[:1]:
        size = length(axis)
        if isinstance(size, int) and size >= 8 * count and not kernel.in_place:
            split(kernel, axis, count, AxisKind.THREAD, top=True)
            return
