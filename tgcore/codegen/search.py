"""Search for moves: a beam over the action space, by measured or by estimated time.

The engine hands in a timer when it can run candidates; without one a cost model decides, which
is also what prunes candidates before they are measured. Used when the setting `beam` asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import PADTO, SPLIT, SWAP, TENSOR_CORE, Move, MoveError
from tgcore.codegen.pipeline import lower_kernel, to_linear
from tgcore.ir import AxisKind, GroupOp, Ops, UOp
from tgcore.target import Capabilities, KernelTimer, ProgramSpec, RendererLike

_UPCASTS = (0, 2, 3, 4, 5, 6, 8, 12, 16)
_UNROLLS = (0, 2, 4, 8, 16, 32)
_LOCALS = (2, 3, 4, 8, 13, 16, 29, 32, 64)
_GROUPS = (4, 8, 16, 32, 64, 256)
_MEASURED = 16  # candidates measured in one round, after pruning by the model
_GAIN = 0.99  # a round must be at least this much faster
_STATEMENTS = 3000  # longer programs are not worth compiling


def actions(kernel: Kernel) -> Iterator[Move]:
    """Yield the moves that make sense on `kernel` now; some may still be refused."""
    caps = kernel.caps
    if not kernel.moves:
        for choice in range(min(4, len(caps.tensor_cores) * 4)):
            yield TENSOR_CORE(choice)
            yield TENSOR_CORE(choice, pad=1)
    for place in range(len(kernel.axes)):
        kind, size = kernel.kind(place), kernel.size(place)
        if not isinstance(size, int) or size < 2:
            continue
        yield from _splits(place, kind, size, caps)
        if kind in (AxisKind.GLOBAL, AxisKind.LOOP):
            for other in kernel.find(kind):
                if other > place:
                    yield SWAP(place, other)
        if size % 4 and kind in (AxisKind.GLOBAL, AxisKind.LOOP, AxisKind.REDUCE):
            yield PADTO(place, 4)


def _splits(place: int, kind: AxisKind, size: int, caps: Capabilities) -> Iterator[Move]:
    table: list[tuple[AxisKind, tuple[int, ...], bool]] = []
    if kind in (AxisKind.GLOBAL, AxisKind.LOCAL, AxisKind.LOOP):
        table.append((AxisKind.UPCAST, _UPCASTS, True))
    if kind in (AxisKind.REDUCE, AxisKind.GROUP_REDUCE):
        table.append((AxisKind.UNROLL, _UNROLLS, True))
    if caps.has_local and kind in (AxisKind.GLOBAL, AxisKind.LOOP):
        table.append((AxisKind.LOCAL, _LOCALS, False))
    if caps.has_local and kind is AxisKind.REDUCE:
        table.append((AxisKind.GROUP_REDUCE, _GROUPS, False))
    if caps.threads > 1 and kind is AxisKind.LOOP:
        table.append((AxisKind.THREAD, (caps.threads,), False))
    for to, amounts, overlap in table:
        for amount in amounts:
            if amount >= size:  # the whole axis is written as 0
                continue
            uneven = amount > 0 and size % amount != 0
            if uneven and not overlap:
                continue
            yield SPLIT(place, amount, to, top=to is AxisKind.THREAD, overlap=uneven)


def cost(linear: Sequence[UOp], caps: Capabilities) -> float:
    """Return a rough time of a program: cycles of one thread times threads, over their number."""
    times, total, parallel = 1.0, 0.0, 1.0
    stack: list[float] = []
    for node in linear:
        op = node.op
        if op is Ops.SPECIAL:
            count = float(node.src[0].vmax)
            parallel *= count
        elif op is Ops.RANGE:
            stack.append(times)
            times *= float(node.src[0].vmax)
            total += times
        elif op is Ops.END:
            times = stack.pop()
        elif op in (Ops.LOAD, Ops.STORE):
            storage: Any = node.src[0].src[0]
            while storage.op is Ops.AFTER:
                storage = storage.src[0]
            total += times * (0.25 if storage.op is Ops.DEFINE_REG else 2.0)
        elif op in GroupOp.ALU:
            total += times * (8.0 if op in (Ops.FDIV, Ops.CDIV, Ops.CMOD, Ops.SQRT) else 0.5)
        elif op is Ops.STACK:
            total += times * 0.5 * len(set(node.src))
    workers = 4096.0 if caps.has_grid else float(max(1, caps.threads))
    return total * parallel / min(parallel, workers)


def search(
    ast: UOp,
    renderer: RendererLike,
    width: int,
    timer: KernelTimer | None = None,
    sizes: Sequence[int] = (),
) -> tuple[Move, ...]:
    """Return the moves found best for a kernel.

    Parameters
    ----------
    ast : UOp
        A SINK as scheduled.
    renderer : RendererLike
    width : int
        How many candidates survive each round.
    timer : KernelTimer, optional
        Measures a program on buffers of `sizes` bytes (as its arguments say when left out);
        without it the cost model decides.
    """
    caps = renderer.capabilities
    sizes = sizes or _sizes(ast)
    start = _heuristic(ast, renderer)
    beam = [(_time(ast, renderer, moves, timer, sizes), moves) for moves in {(), start}]
    beam.sort(key=lambda found: found[0])
    seen: set[tuple[UOp, ...]] = set()
    while True:
        found: list[tuple[float, tuple[Move, ...]]] = []
        for _, moves in beam[:width]:
            found.extend(_extend(ast, moves, caps, seen))
        found.sort(key=lambda item: item[0])
        if timer is not None:
            chosen = [moves for _, moves in found[: _MEASURED * width]]
            found = [(_time(ast, renderer, moves, timer, sizes), moves) for moves in chosen]
            found.sort(key=lambda item: item[0])
        if not found or found[0][0] > beam[0][0] * _GAIN:
            return beam[0][1]
        beam = sorted([*found, *beam], key=lambda item: item[0])[:width]


def _extend(
    ast: UOp, moves: tuple[Move, ...], caps: Capabilities, seen: set[tuple[UOp, ...]]
) -> Iterator[tuple[float, tuple[Move, ...]]]:
    """Yield the new programs one action away, with their estimated costs."""
    kernel = Kernel(ast, caps)
    for move in moves:
        kernel.apply(move)
    for action in actions(kernel):
        longer = (*moves, action)
        try:
            linear = to_linear(ast, caps, None, longer)[0]
        except MoveError:
            continue
        if linear in seen or len(linear) > _STATEMENTS:
            continue
        seen.add(linear)
        yield cost(linear, caps), longer


def _sizes(ast: UOp) -> tuple[int, ...]:
    """Return the bytes of the kernel's arguments, by slot."""
    params = [node for node in ast.toposort() if node.op is Ops.PARAM]
    params.sort(key=lambda node: node.arg.slot)
    return tuple([node.arg.size * node.dtype.itemsize for node in params])


def _heuristic(ast: UOp, renderer: RendererLike) -> tuple[Move, ...]:
    from tgcore.codegen.heuristics import kernel_moves

    kernel = Kernel(ast, renderer.capabilities)
    return tuple(kernel_moves(kernel, renderer.capabilities, renderer))


def _time(
    ast: UOp,
    renderer: RendererLike,
    moves: tuple[Move, ...],
    timer: KernelTimer | None,
    sizes: Sequence[int],
) -> float:
    caps = renderer.capabilities
    if timer is None:
        return cost(to_linear(ast, caps, renderer, moves)[0], caps)
    program: ProgramSpec = lower_kernel(ast, renderer, moves)
    return timer(program, sizes)
