"""What the compiler makes of a program, stage by stage: graphs, sizes, rules, times. Runs nothing.

A program is compiled twice, apart from all caches: once with every rewrite recorded, once on the
clock. `tg explain` and `tg rules --hits` print what is returned here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tgcore.codegen import to_linear
from tgcore.codegen.pipeline import STAGES, finished
from tgcore.engine.observe import planners
from tgcore.engine.results import is_storage, limits, with_added_rules
from tgcore.engine.searching import searched_moves
from tgcore.ir import GroupOp, Ops, UOp, toposort
from tgcore.rewrite import trace
from tgcore.runtime.registry import Device
from tgcore.schedule import clear_caches
from tgcore.schedule.graph import STORAGE, is_whole, view_base
from tgcore.schedule.main import schedule_cold
from tgcore.target.stages import TENSOR_STAGE

if TYPE_CHECKING:
    from tgcore.runtime.base import BaseDevice
    from tgcore.schedule.kernels import Kernel
    from tgcore.schedule.placement import Placement
    from tgcore.target import ProgramSpec

SCHEDULE_ABOUT = {
    TENSOR_STAGE: "the program before it is cut into kernels",
    "tidy": "what needs no kernel has left the graph",
    "cut": "which values get a buffer, and why",
    "fuse": "kernels between the cuts: extracted, simplified, merged, ordered",
    "memory": "temporaries have their places in arenas",
}
KERNEL_ABOUT = {
    **{stage.name: stage.about for stage in STAGES},
    "linear": "statements in order, with control flow",
    "source": "what the renderer wrote",
}


@dataclass(slots=True)
class StageReport:
    """One stage of a program or of a kernel.

    Attributes
    ----------
    name, about : str
    nodes : int
        Nodes of the graph after it (statements, cuts or kernels where that is what it makes).
    rewrites : int
        Rules that were applied.
    seconds : float
    rules : dict
        How often each rule was applied.
    graph : UOp, list or str
        What it made.
    """

    name: str
    about: str
    nodes: int
    rewrites: int = 0
    seconds: float = 0.0
    rules: dict[str, int] = field(default_factory=dict)
    graph: Any = None


@dataclass(slots=True)
class KernelReport:
    """One kernel of a program.

    Attributes
    ----------
    device : BaseDevice
    calls : int
        How often the program calls it.
    why : str
        Why it ends where it does.
    computes : dict
        Operations of the tensor graph that it does, by kind.
    merged : int
        Number of other kernels, with the same loops, that became part of it.
    stages : list of StageReport
    spec : ProgramSpec
        With launch sizes, moves, source and estimates.
    """

    device: BaseDevice
    calls: int
    why: str
    computes: dict[str, int]
    merged: int
    stages: list[StageReport]
    spec: ProgramSpec


@dataclass(slots=True)
class ProgramReport:
    """One program: what is scheduled at once.

    Attributes
    ----------
    devices : tuple of str
    stages : list of StageReport
        Up to the kernels.
    kernels : list of KernelReport
        Each once, in the order of their first calls.
    others : list of (str, str, str)
        Kind, device and reason of calls that are no kernels.
    temporaries, arenas : int
        Buffers of the program's own, and the bytes they share.
    """

    devices: tuple[str, ...]
    stages: list[StageReport]
    kernels: list[KernelReport]
    others: list[tuple[str, str, str]]
    temporaries: int
    arenas: int


class Explainer:
    """Reports every program that is scheduled inside its block, and those it is handed.

    Attributes
    ----------
    programs : list of ProgramReport
    """

    def __init__(self) -> None:
        self.programs: list[ProgramReport] = []
        self.hits: Counter[Any] = Counter()

    def __enter__(self) -> Explainer:
        from tgcore.engine.results import clear_caches as forget

        forget()
        planners.append(self.explain)
        return self

    def __exit__(self, *exc: object) -> None:
        planners.remove(self.explain)

    def roots(self, roots: Sequence[UOp]) -> None:
        """Report what computing `roots` would compile; nothing is computed."""
        from tgcore.engine.results import collectives, place
        from tgcore.schedule.normal import normalise

        effects: list[UOp] = []
        for root in dict.fromkeys(roots):
            place(root, effects, [])
        if effects:
            normal = normalise(UOp.sink(*effects), collectives)
            self.explain(normal.sink, tuple(dict.fromkeys(n.arg.device for n in normal.buffers)))

    def explain(self, normal: UOp, names: Sequence[str]) -> None:
        """Report one program in its normal form."""
        for name in names:
            Device.open(name)  # before the clock starts
        clear_caches()
        with trace.trace_rewrites() as log:
            report = _Pass(tuple(names), log).run(normal)
        self.hits.update(log.hits)
        clear_caches()
        timed = _Pass(tuple(names), None).run(normal)
        _take_times(report.stages, timed.stages)
        for kernel, other in zip(report.kernels, timed.kernels):
            _take_times(kernel.stages, other.stages)
        self.programs.append(report)


def _take_times(stages: list[StageReport], timed: list[StageReport]) -> None:
    for stage, other in zip(stages, timed):
        stage.seconds = other.seconds


class _Pass:
    """One compilation of one program."""

    def __init__(self, names: tuple[str, ...], log: trace.Trace | None) -> None:
        self.names = names
        self.log = log
        self.seen = 0
        self.clock = 0.0
        self.placement: Placement | None = None
        self.kernels: list[Kernel] = []

    def run(self, normal: UOp) -> ProgramReport:
        """Return the report."""
        stages: list[StageReport] = []
        self.start()
        graph = with_added_rules(normal, self.names)
        stages.append(self.stage(TENSOR_STAGE, SCHEDULE_ABOUT, graph))

        def watch(name: str, made: Any) -> None:
            if name == "cut":
                self.placement = made
                made = list(made.cut.items())
            elif name == "fuse":
                self.kernels = made
            stages.append(self.stage(name, SCHEDULE_ABOUT, made))

        schedule = schedule_cold(graph, is_storage=is_storage, watch=watch, **limits(self.names))
        stages.append(self.stage("memory", SCHEDULE_ABOUT, list(schedule.temporaries)))
        reports: dict[tuple[str, UOp], KernelReport] = {}
        others: list[tuple[str, str, str]] = []
        for call, kernel in zip(schedule.linear.src, self.kernels):
            device, ast = call.arg.device, call.src[0]
            if call.arg.kind != "kernel":
                others.append((call.arg.kind, device, self.why(kernel)))
            elif (device, ast) in reports:
                reports[device, ast].calls += 1
            else:
                reports[device, ast] = self.kernel(Device[device], ast, kernel)
        total = sum(size for _, size in schedule.arenas)
        count = len(schedule.temporaries)
        return ProgramReport(self.names, stages, list(reports.values()), others, count, total)

    def kernel(self, device: BaseDevice, ast: UOp, kernel: Kernel) -> KernelReport:
        """Return the report of one kernel, lowered for `device`."""
        renderer = device.renderer
        moves = searched_moves(device, ast)
        stages: list[StageReport] = []

        def watch(stage: Any, graph: UOp) -> None:
            stages.append(self.stage(stage.name, KERNEL_ABOUT, graph))

        self.start()
        lowered = to_linear(ast, renderer.capabilities, renderer, moves, watch)
        stages.append(self.stage("linear", KERNEL_ABOUT, list(lowered[0])))
        spec = finished(ast, renderer, lowered, moves)
        stages.append(self.stage("source", KERNEL_ABOUT, spec.source))
        merged = len(kernel.merged)
        return KernelReport(
            device, 1, self.why(kernel), self.computes(kernel), merged, stages, spec
        )

    # *** what a stage did ***

    def start(self) -> None:
        """Begin to measure."""
        self.seen = len(self.log.records) if self.log is not None else 0
        self.clock = perf_counter()

    def stage(self, name: str, about: dict[str, str], made: Any) -> StageReport:
        """Return the report of what happened since the last one."""
        seconds = perf_counter() - self.clock
        rules: Counter[str] = Counter()
        if self.log is not None:
            rules.update([record.name for record in self.log.records[self.seen :]])
        if isinstance(made, UOp):
            nodes = len(toposort((made,)))
        else:
            nodes = made.count("\n") + 1 if isinstance(made, str) else len(made)
        found = StageReport(
            name, about[name], nodes, rules.total(), seconds, dict(rules.most_common()), made
        )
        self.start()
        return found

    # *** why kernels are what they are ***

    def why(self, kernel: Kernel) -> str:
        """Return why a kernel ends where it does."""
        place, reasons = self.placement, []
        for root in (kernel.root, *kernel.merged):
            reason = place.cut.get(root, "") if place is not None else ""
            if not reason:
                reason = "a result of the program" if root.op is Ops.STORE else "asked for"
            reasons.append(reason)
        return "; ".join(dict.fromkeys(reasons))

    def computes(self, kernel: Kernel) -> dict[str, int]:
        """Return how many operations of the tensor graph a kernel does, by kind."""
        place, counts = self.placement, Counter[str]()
        if place is None:
            return {}
        seen: set[UOp] = set()
        for root in (kernel.root, *kernel.merged):
            value = root.src[1] if root.op is Ops.STORE else root
            start = value if place.computes(root, value) else None
            if start is None and place.ends(value):
                continue
            enter = _inside(place, start)
            for node in toposort((value,), enter):
                if node not in seen and enter(node):
                    seen.add(node)
                    kind = _kind(node)
                    if kind:
                        counts[kind] += 1
        return dict(counts.most_common())


def _inside(place: Placement, start: UOp | None) -> Callable[[UOp], bool]:
    return lambda node: node is start or not place.ends(node)


def _kind(node: UOp) -> str:
    """Return the word for an operation, empty for what is no work."""
    op = node.op
    if op is Ops.REDUCE:
        return f"{node.arg[0].name.lower()} over an axis"
    if op is Ops.TAKE:
        return "gather"
    if op is Ops.SCATTER:
        return f"{node.arg[0].name.lower()} of updates in order"
    if op in GroupOp.ELEMENTWISE:
        return "elementwise"
    return "movement" if op in GroupOp.MOVEMENT else ""


def cut_lines(cuts: Sequence[tuple[UOp, str]]) -> list[str]:
    """Return a line for each value that gets a buffer."""
    return [
        f"{node.op.name} {node.dtype.name}{node.shape}: {why}"
        for node, why in cuts
        if node.op not in STORAGE and not (is_whole(node) and view_base(node).op in STORAGE)
    ]
