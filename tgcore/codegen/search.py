"""Search for moves: a beam over the action space, by measured or by estimated time.

The engine hands in a timer when it can run candidates; without one a cost model decides, which
is also what prunes candidates before they are measured. Used when the setting `beam` asks for it.
A candidate that cannot be made, compiled or run is dropped and counted; none ends the search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, isfinite
from time import perf_counter
from typing import Any

from tgcore.codegen.heuristics import kernel_moves
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import PADTO, SPLIT, SWAP, TENSOR_CORE, Move, MoveError
from tgcore.codegen.pipeline import Lowered, finished, to_linear
from tgcore.ir import AxisKind, GroupOp, Ops, UOp
from tgcore.support.log import log
from tgcore.support.progress import Progress
from tgcore.support.settings import settings
from tgcore.target import Capabilities, KernelTimer, RendererLike

_UPCASTS = (0, 2, 3, 4, 5, 6, 8, 12, 16)
_UNROLLS = (0, 2, 4, 8, 16, 32)
_LOCALS = (2, 3, 4, 8, 13, 16, 29, 32, 64)
_GROUPS = (4, 8, 16, 32, 64, 256)
_MEASURED = 16  # candidates measured in one round for each that survives, as the model orders them
_TOGETHER = 16  # candidates handed to the timer at once: compiled in one module
_SHORT = 4e-6  # seconds: a kernel that takes less is left as it is
_PATIENCE = 2.0  # seconds after which a search says how far it is
_GAIN = 0.99  # a round must be at least this much faster
_ROUND_STATEMENTS = 4000  # of those measured in a round, for each candidate that survives
_LEAST = 4  # candidates that are measured however long they are
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


@dataclass(slots=True)
class Candidate:
    """A choice of moves: the kernel that has them, its program, its estimated and real time."""

    kernel: Kernel
    lowered: Lowered
    model: float
    seconds: float = inf

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves."""
        return tuple(self.kernel.moves)


class Search:
    """One search for the moves of a kernel.

    Parameters
    ----------
    ast : UOp
        A SINK as scheduled.
    renderer : RendererLike
    width : int
        How many candidates survive each round.
    timer : KernelTimer, optional
        Measures programs on buffers of `sizes` bytes (as the arguments say when left out); without
        it the cost model decides.
    budget : float
        Seconds after which no further candidate is tried; 0 for no limit.

    Attributes
    ----------
    tried, failed : int
        Candidates that were measured (or estimated); those among all that raised or were refused
        by the compiler.
    why : list of str
        The first failures, in words.
    """

    def __init__(
        self, ast: UOp, renderer: RendererLike, width: int, timer: KernelTimer | None = None,
        sizes: Sequence[int] = (), budget: float = 0.0,
    ) -> None:  # fmt: skip
        self.ast = ast
        self.renderer = renderer
        self.width = width
        self.timer = timer
        self.sizes = sizes or _sizes(ast)
        self.tried = self.failed = self.rounds = 0
        self.why: list[str] = []
        self.started = perf_counter()
        self.deadline = self.started + budget if budget > 0 else inf
        self.best = inf
        self._states: set[Any] = set()  # kernels met before
        self._programs: set[tuple[UOp, ...]] = set()
        self._progress: Progress[None] | None = None

    def run(self) -> tuple[Move, ...]:
        """Return the moves found best."""
        try:
            moves = self._rounds()
        finally:
            if self._progress is not None:
                self._progress.close()
        if settings.debug >= 2:
            log(2, self.summary(moves))
        return moves

    def summary(self, moves: Sequence[Move] = ()) -> str:
        """Return one line on what the search did."""
        found = f"{self.best * 1e6:.1f} us" if self.timer is not None else f"cost {self.best:.0f}"
        text = (
            f"search: {self.tried} candidates in {self.rounds} rounds, {self.failed} failed, "
            f"{perf_counter() - self.started:.1f} s: {found} with {list(moves)}"
        )
        return f"{text} (first failure: {self.why[0]})" if self.why else text

    def _rounds(self) -> tuple[Move, ...]:
        beam = self._measured(self._starts())
        while beam and not self._late() and not self._short(beam[0]):
            self.rounds += 1
            found = self._measured(self._next(beam))
            better = bool(found) and found[0].seconds <= beam[0].seconds * _GAIN
            beam = sorted([*beam, *found], key=lambda one: one.seconds)[: self.width]
            if not better:
                break
        return beam[0].moves if beam else ()

    def _short(self, best: Candidate) -> bool:
        """Return whether a kernel takes no longer than its launch: then nothing is to be won."""
        return self.timer is not None and best.seconds < _SHORT

    def _late(self) -> bool:
        return perf_counter() > self.deadline

    # *** candidates ***

    def _starts(self) -> list[Candidate]:
        """Return the kernel as it is, and as the heuristic wants it."""
        plain = Kernel(self.ast, self.renderer.capabilities)
        found = [self._lower(plain)]
        try:
            chosen = plain.copy()
            kernel_moves(chosen, self.renderer.capabilities, self.renderer)
        except Exception as error:  # noqa: BLE001 - a plugin's heuristic, as any candidate
            self._drop((), error)
        else:
            found.append(self._lower(chosen))
        return [one for one in found if one is not None]

    def _next(self, beam: list[Candidate]) -> list[Candidate]:
        """Return the new programs one action away from those in `beam`."""
        found: list[Candidate] = []
        for parent in beam:
            for action in actions(parent.kernel):
                if self._late():
                    return found
                kernel = parent.kernel.copy()
                try:
                    kernel.apply(action)
                except MoveError:
                    continue
                except Exception as error:  # noqa: BLE001 - dropped and counted, as promised
                    self._drop((*parent.moves, action), error)
                    continue
                candidate = self._lower(kernel)
                if candidate is not None:
                    found.append(candidate)
        return found

    def _lower(self, kernel: Kernel) -> Candidate | None:
        """Return the candidate that a kernel makes, unless it is known, too long or at fault."""
        state = kernel.state()
        if state in self._states:
            return None
        self._states.add(state)
        self._show()
        caps = self.renderer.capabilities
        try:
            lowered = to_linear(self.ast, caps, self.renderer, kernel=kernel)
        except MoveError:
            return None
        except Exception as error:  # noqa: BLE001 - dropped and counted, as promised
            self._drop(tuple(kernel.moves), error)
            return None
        linear = lowered[0]
        if linear in self._programs or (len(linear) > _STATEMENTS and kernel.moves):
            return None
        self._programs.add(linear)
        return Candidate(kernel, lowered, cost(linear, caps))

    def _measured(self, found: list[Candidate]) -> list[Candidate]:
        """Return those of the candidates that have a time, the fastest first."""
        found = sorted(found, key=lambda one: one.model)
        if self.timer is None:
            self.tried += len(found)
            for one in found:
                one.seconds = one.model
        else:
            found = self._affordable(found[: _MEASURED * self.width])
            for start in range(0, len(found), _TOGETHER):
                if start and self._late():
                    break
                self._measure(self.timer, found[start : start + _TOGETHER])
        found = sorted([one for one in found if isfinite(one.seconds)], key=lambda one: one.seconds)
        self.best = min([self.best, *[one.seconds for one in found[:1]]])
        return found

    def _affordable(self, found: list[Candidate]) -> list[Candidate]:
        """Return the first candidates, as many as compile in reasonable time."""
        total, limit = 0, _ROUND_STATEMENTS * self.width
        for place, one in enumerate(found):
            total += len(one.lowered[0])
            if total > limit and place >= _LEAST:
                return found[:place]
        return found

    def _measure(self, timer: KernelTimer, found: list[Candidate]) -> None:
        programs, kept = [], []
        for one in found:
            try:
                programs.append(finished(self.ast, self.renderer, one.lowered, one.moves))
                kept.append(one)
            except Exception as error:  # noqa: BLE001 - dropped and counted, as promised
                self._drop(one.moves, error)
        times = timer(programs, self.sizes, self.best)
        for one, seconds in zip(kept, times):
            self.tried += 1
            if isfinite(seconds):
                one.seconds = seconds
                self.best = min(self.best, seconds)
            else:
                self._drop(one.moves, None)
        self._show(len(kept))

    def _drop(self, moves: tuple[Move, ...], error: Exception | None) -> None:
        self.failed += 1
        if error is None:
            what = "it does not compile or run"
        else:
            what = f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}"
        if len(self.why) < 8:
            self.why.append(f"{what}, with {list(moves)}")
        if settings.debug >= 3:
            log(3, f"search: dropped {list(moves)}: {what}")

    def _show(self, steps: int = 0) -> None:
        """Move the line that says how far a long search is."""
        now = perf_counter()
        if self._progress is None and now - self.started > _PATIENCE:
            self._progress = Progress(description="search for moves")
            self._progress.started = self.started
            self._progress.done = self.tried - steps
        if self._progress is not None:
            if self.timer is not None and isfinite(self.best):
                self._progress.describe(
                    f"search for moves, round {self.rounds}, best {self.best * 1e6:.0f} us"
                )
            self._progress.update(steps)


def search(
    ast: UOp,
    renderer: RendererLike,
    width: int,
    timer: KernelTimer | None = None,
    sizes: Sequence[int] = (),
) -> tuple[Move, ...]:
    """Return the moves found best for a kernel, within the time that the settings allow."""
    return Search(ast, renderer, width, timer, sizes, settings.beam_seconds).run()


def _sizes(ast: UOp) -> tuple[int, ...]:
    """Return the bytes of the kernel's arguments, by slot."""
    params = [node for node in ast.toposort() if node.op is Ops.PARAM]
    params.sort(key=lambda node: node.arg.slot)
    return tuple([node.arg.size * node.dtype.itemsize for node in params])
