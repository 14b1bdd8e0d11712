"""The stages from a scheduled kernel to a linear program, as a table.

Each row has a name, what it does, and the spec that holds after it; plugins and the tracer attach
by name. `to_linear` and `lower_kernel` run the table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tgcore.codegen.decomp import decompose
from tgcore.codegen.expand import expand
from tgcore.codegen.group import group_reduces
from tgcore.codegen.heuristics import kernel_moves
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.launch import Launch, map_launch
from tgcore.codegen.linearise import linearise, without_dead
from tgcore.codegen.moves import Move
from tgcore.codegen.naming import estimate, kernel_name
from tgcore.codegen.narrow import narrow
from tgcore.codegen.points import Wishes
from tgcore.codegen.prepare import join_ranges
from tgcore.codegen.scalarise import scalarise
from tgcore.codegen.stage import apply_stages
from tgcore.codegen.stream import apply_streams
from tgcore.codegen.tensor_core import use_units
from tgcore.ir import DType, KernelInfo, Ops, UOp
from tgcore.support.settings import settings
from tgcore.target import Capabilities, KernelTimer, ProgramSpec, RendererLike
from tgcore.target.stages import STAGE_TABLE, TARGET_RULES


@dataclass(slots=True)
class Context:
    """What the stages of one kernel share."""

    caps: Capabilities
    renderer: RendererLike | None = None
    moves: Sequence[Move] | None = None
    launch: Launch = field(default_factory=Launch)
    kernel: Kernel | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Stage:
    """One row of the pipeline.

    Attributes
    ----------
    name : str
    run : callable
        (graph, context) -> graph.
    walk : str
        ``"graph"`` (a function of the whole graph) or ``"rules"`` (a matcher).
    spec : str
        Name of the spec that holds after the stage.
    about : str
        One line for the docs and `tg explain`.
    """

    name: str
    run: Callable[[UOp, Context], UOp]
    walk: str
    spec: str
    about: str


Lowered = tuple[tuple[UOp, ...], KernelInfo, Launch]  # what `to_linear` makes of a kernel


def _optimise(ast: UOp, context: Context) -> UOp:
    if context.kernel is not None:
        return _moved(ast, context.kernel, context)
    kernel = Kernel(ast, context.caps)
    moves = context.moves
    if moves is None and ast.arg is not None and ast.arg.explicit is not None:
        moves = ast.arg.explicit
    if moves is None:
        if settings.opt:
            kernel_moves(kernel, context.caps, context.renderer)
    else:
        for move in moves:
            kernel.apply(move)
    return _moved(ast, kernel, context)


def _moved(ast: UOp, kernel: Kernel, context: Context) -> UOp:
    context.kernel = kernel
    sizes = [kernel.size(place) for place in range(len(kernel.axes))]
    context.name = kernel_name(bool(kernel.facts.reduces), sizes)
    return kernel.build()


def _units(ast: UOp, context: Context) -> UOp:
    kernel = context.kernel
    return use_units(ast, kernel) if kernel is not None and kernel.matrix is not None else ast


def _decompose(ast: UOp, context: Context) -> UOp:
    return decompose(ast, context.caps)


def _expand(ast: UOp, context: Context) -> UOp:
    kernel = context.kernel
    if kernel is None:
        return expand(ast, context.caps)
    wishes = Wishes(
        kernel.matrix is None,
        frozenset([axis for axis, _ in kernel.streams]),
        frozenset([over for _, over in kernel.stages]),
    )
    return expand(ast, context.caps, wishes)


def _pack(ast: UOp, context: Context) -> UOp:
    kernel = context.kernel
    if kernel is None or not (kernel.stages or kernel.streams):
        return ast
    ast = apply_streams(ast, kernel.streams, context.caps)
    return join_ranges(apply_stages(ast, kernel.stages)) if kernel.stages else ast


def _group(ast: UOp, context: Context) -> UOp:
    return group_reduces(ast)


def _launch(ast: UOp, context: Context) -> UOp:
    ast, context.launch = map_launch(ast, context.caps)
    return ast


def _narrow(ast: UOp, context: Context) -> UOp:
    return narrow(ast, context.caps)


def _target_rules(ast: UOp, context: Context) -> UOp:
    rules = context.renderer.extra_rules if context.renderer is not None else None
    if rules is None:
        return ast
    from tgcore.rewrite import graph_rewrite

    return graph_rewrite(ast, rules, ctx=context.caps, name=TARGET_RULES)


_RUNS: dict[str, Callable[[UOp, Context], UOp]] = {
    "kernel": lambda ast, context: ast,
    "optimise": _optimise,
    "tensor core": _units,
    "decompose": _decompose,
    "expand": _expand,
    "stage": _pack,
    "group": _group,
    "launch": _launch,
    "index dtype": _narrow,
    TARGET_RULES: _target_rules,
}
STAGES: tuple[Stage, ...] = tuple([
    Stage(row.name, _RUNS[row.name], "rules" if row.name == TARGET_RULES else "graph", row.spec,
          row.about)
    for row in STAGE_TABLE if row.name in _RUNS
])  # fmt: skip


def run_stages(
    ast: UOp, context: Context, watch: Callable[[Stage, UOp], None] | None = None
) -> UOp:
    """Return `ast` after all stages; `watch` sees the graph after each one.

    Rules that plugins added to a stage run after it, on its checked result.
    """
    added = context.renderer.stage_rules if context.renderer is not None else {}
    passed: dict[str, set[UOp]] = {}
    for stage in STAGES:
        ast = stage.run(ast, context)
        if settings.spec:
            check_stage(ast, stage, passed.setdefault(stage.spec, set()))
        if added and stage.name in added:
            from tgcore.rewrite.added import apply_added

            spec = _spec_after(stage) if settings.spec else None
            ast = apply_added(ast, added[stage.name], context.caps, stage.name, spec)
        if watch is not None:
            watch(stage, ast)
    return ast


def check_stage(ast: UOp, stage: Stage, passed: set[UOp] | None = None) -> None:
    """Raise `SpecError` unless `ast` is well formed after `stage`; see `tgcore.ir.spec.check`."""
    from tgcore.ir.spec import check

    check(ast, _spec_after(stage), stage.name, passed)


def _spec_after(stage: Stage) -> Any:
    from tgcore.ir.spec import KERNEL_SPEC, LOWERED_SPEC

    return KERNEL_SPEC if stage.spec == "kernel" else LOWERED_SPEC


def to_linear(
    ast: UOp,
    caps: Capabilities,
    renderer: RendererLike | None = None,
    moves: Sequence[Move] | None = None,
    watch: Callable[[Stage, UOp], None] | None = None,
    kernel: Kernel | None = None,
) -> Lowered:
    """Return the linear program of a scheduled kernel, with its name, moves and launch sizes.

    Parameters
    ----------
    ast : UOp
        A SINK as the scheduler makes it.
    caps : Capabilities
    renderer : RendererLike, optional
        Its `extra_rules` are applied late, its `stage_rules` after their stages.
    moves : sequence of Move, optional
        None: those pinned on the SINK, else the heuristic decides.
    watch : callable, optional
        Called with each stage and the graph after it.
    kernel : Kernel, optional
        The kernel with its moves made, instead of `moves`; it is left as it is.
    """
    context = Context(caps, renderer, moves, kernel=None if kernel is None else kernel.copy())
    sink = run_stages(ast, context, watch)
    linear = linearise(sink, caps)
    if not caps.vector_alu and caps.vector_bytes:
        linear = without_dead(scalarise(linear))
    if settings.spec:
        from tgcore.ir.spec import check_linear

        check_linear(linear)
    info = sink.arg if isinstance(sink.arg, KernelInfo) else KernelInfo()
    return linear, KernelInfo(context.name, info.moves, info.explicit), context.launch


def lower_kernel(
    ast: UOp,
    renderer: RendererLike,
    moves: Sequence[Move] | None = None,
    timer: KernelTimer | None = None,
    sizes: Sequence[int] = (),
) -> ProgramSpec:
    """Return the program of a scheduled kernel, rendered for the target of `renderer`.

    With the setting `beam` and no `moves` (nor any pinned on the SINK), they are searched for: by
    `timer` on buffers of `sizes` bytes, or by the cost model.
    """
    if moves is None and settings.beam and (ast.arg is None or ast.arg.explicit is None):
        from tgcore.codegen.search import search

        moves = search(ast, renderer, settings.beam, timer, sizes)
    return finished(ast, renderer, to_linear(ast, renderer.capabilities, renderer, moves), moves)


def finished(
    ast: UOp,
    renderer: RendererLike,
    lowered: Lowered,
    moves: Sequence[Move] | None = None,
) -> ProgramSpec:
    """Return the rendered program of what `to_linear` made of a kernel."""
    linear, info, launch = lowered
    spec = _describe(linear, info, launch).replace(entry=_entry(ast, info, moves))
    return spec.replace(source=renderer.render(spec.entry, linear, spec))


def _describe(linear: tuple[UOp, ...], info: KernelInfo, launch: Launch) -> ProgramSpec:
    """Return the launch facts of a linear program: its arguments, sizes and estimates."""
    outs: dict[int, None] = {}
    ins: dict[int, None] = {}
    slots: dict[int, None] = {}
    variables: dict[str, DType] = {}
    for node in linear:
        if node.op is Ops.PARAM:
            slots[node.arg.slot] = None
        elif node.op is Ops.VAR:
            variables[node.arg[0]] = node.dtype
        elif node.op in (Ops.LOAD, Ops.STORE):
            storage: Any = node.src[0].src[0]
            while storage.op is Ops.AFTER:
                storage = storage.src[0]
            if storage.op is Ops.PARAM:
                (ins if node.op is Ops.LOAD else outs)[storage.arg.slot] = None
    ops, _, memory = estimate(linear)
    return ProgramSpec(
        name=info.name,
        linear=linear,
        global_size=launch.global_size,
        local_size=launch.local_size,
        threads=launch.threads,
        params=tuple(sorted(slots)),
        vars=tuple(sorted(variables)),
        var_types=tuple([variables[name] for name in sorted(variables)]),
        outs=tuple(sorted(outs)),
        ins=tuple(sorted(ins)),
        ops=ops,
        mem=memory,
        moves=info.moves,
    )


def _entry(ast: UOp, info: KernelInfo, moves: Sequence[Move] | None) -> str:
    """Return a symbol that no other kernel (or choice of moves) has."""
    entry = f"{info.name}_{ast.key.hex()[:8]}"
    if moves is None:
        return entry
    return f"{entry}_{hashlib.blake2b(repr(tuple(moves)).encode(), digest_size=3).hexdigest()}"
