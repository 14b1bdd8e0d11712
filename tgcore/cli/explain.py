"""`tg explain`: the graph of a program after each stage of the compiler, kernel by kernel.

The reports come from `tgcore.engine.explain`; here they are cut to what was asked for and printed.
"""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any

from tgcore import Context, Device
from tgcore.cli.output import print_json, print_table
from tgcore.cli.snippet import roots_of, run_text, tensors_in
from tgcore.engine.explain import (
    KERNEL_ABOUT,
    SCHEDULE_ABOUT,
    Explainer,
    KernelReport,
    ProgramReport,
    StageReport,
    cut_lines,
)
from tgcore.ir import UOp
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import ArgumentError, CompileError
from tgcore.support.log import human_size

if TYPE_CHECKING:
    from tgcore.target import ProgramSpec

ALL = "all"
ASSEMBLY = "assembly"
STAGES = (*SCHEDULE_ABOUT, *KERNEL_ABOUT, ASSEMBLY)
_RULES = 6  # named in one line
_MANY = 8  # kernels from which each gets one line


def run(options: argparse.Namespace) -> int:
    """Run the program, then print what was asked for."""
    wanted = stage_name(options.stage)
    explainer, failure, launched = explained(options.what, options.rest, options.device)
    if not explainer.programs:
        raise ArgumentError(
            failure or "nothing was compiled: the program makes no tensor that needs a kernel",
            hint="end a snippet with a tensor, as in tg explain 'Tensor.rand(8).sum()'",
            where="",
        )
    numbered = list(enumerate([k for p in explainer.programs for k in p.kernels], 1))
    if options.kernel is not None and not 1 <= options.kernel <= len(numbered):
        raise ArgumentError(
            f"there is no kernel {options.kernel}", hint=f"kernels: 1 to {len(numbered)}", where=""
        )
    if options.json:
        print_json(_document(explainer, options, wanted, failure, launched))
    else:
        _Printer(explainer, options.kernel, wanted, launched).print()
        if failure:
            print(f"\nthe program stopped: {failure}")
    return 1 if failure else 0


def explained(what: str, arguments: list[str], device: str | None) -> tuple[Explainer, str, int]:
    """Return the reports on a program, why it stopped (or nothing), and what it launched."""
    with Context(cache=0, **({"dev": device} if device else {})), Explainer() as explainer:
        before = GlobalCounters.kernel_count
        ran = run_text(what, arguments)
        launched = GlobalCounters.kernel_count - before
        tensors = tensors_in(ran.value)
        if tensors:
            explainer.roots(roots_of(tensors))
    return explainer, ran.failure, launched


def stage_name(text: str | None) -> str | None:
    """Return the stage that a user means; dashes stand for spaces."""
    if text is None:
        return None
    name = text.replace("-", " ").replace("_", " ").strip().lower()
    if name != ALL and name not in STAGES:
        from difflib import get_close_matches

        near = get_close_matches(name, STAGES, n=1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        raise ArgumentError(
            f"there is no stage {text!r}", hint=f"{hint}stages: {', '.join((*STAGES, ALL))}",
            where="",
        )  # fmt: skip
    return name


# *** text ***


def graph_text(stage: StageReport) -> str:
    """Return what a stage made, as text."""
    made = stage.graph
    if isinstance(made, str):
        return made
    if isinstance(made, UOp):
        from tgcore.ir.printing import listing

        return listing(made)
    if stage.name == "cut":
        return "\n".join(cut_lines(made)) or "nothing: each result has one kernel"
    if stage.name == "fuse":
        from tgcore.ir.printing import short

        return "\n".join([f"{kernel.kind}: {short(kernel.body, 8)}" for kernel in made])
    if stage.name == "memory":
        lines = [f"{t.device}: {t.size} {t.dtype.name} at byte {t.offset}" for t in made]
        return "\n".join(lines) or "no temporaries"
    return _linear_text(made)


def _linear_text(linear: list[UOp]) -> str:
    numbers = {node: number for number, node in enumerate(linear)}
    lines, depth = [], 0
    for node, number in numbers.items():
        if node.op.name in ("END", "ENDIF"):
            depth -= 1
        sources = " ".join([f"%{numbers.get(child, '?')}" for child in node.src])
        argument = "" if node.arg is None else str(node.arg)
        text = f"%{number:<4d} {'  ' * depth}{node.op.name} {node.dtype.name} {sources} {argument}"
        lines.append(" ".join(text.split(" ")).rstrip())
        if node.op.name in ("RANGE", "IF"):
            depth += 1
    return "\n".join(lines)


def assembly(kernel: KernelReport) -> str:
    """Return the machine code of a kernel as text; compiles it."""
    compiler = kernel.device.renderer.compiler
    if compiler is None:
        return f"{kernel.device.name} has no compiler: it runs the program itself"
    try:
        binary = compiler.compile(kernel.device.renderer.render_module([kernel.spec.source]))
    except CompileError as error:
        return str(error)
    return compiler.disassemble(binary) or "no disassembler was found"


def computes(kernel: KernelReport) -> str:
    """Return one line on what a kernel does, and which buffers it uses."""
    work = ", ".join([f"{count} {kind}" for kind, count in kernel.computes.items()])
    spec = kernel.spec
    reads = len(set(spec.ins) - set(spec.outs))
    merged = f"; {kernel.merged + 1} kernels in one" if kernel.merged else ""
    return f"{work or 'a copy of values'}; reads {reads}, writes {len(spec.outs)} buffers{merged}"


def launch(spec: ProgramSpec) -> str:
    """Return one line on how a kernel is launched."""
    sizes = " x ".join([str(size) for size in spec.global_size])
    local = " x ".join([str(size) for size in spec.local_size])
    parts = [f"{sizes} groups of {local}"] if (sizes, local) != ("1 x 1 x 1",) * 2 else ["one"]
    if spec.threads > 1:
        parts.append(f"{spec.threads} threads")
    if spec.vars:
        parts.append(f"variables {', '.join(spec.vars)}")
    work = f"{_amount(spec.ops, 'op')}, {_amount(spec.mem, 'B')}"
    return f"{', '.join(parts)}; {work} ({len(spec.params)} arguments)"


def _amount(value: Any, unit: str) -> str:
    return human_size(value, unit) if isinstance(value, int) else f"{value} {unit}"


def move_text(move: Any) -> str:
    """Return a move as it would be written, without what is left at its default.

    Examples
    --------
    >>> from tgcore.codegen import SPLIT
    >>> from tgcore.ir import AxisKind
    >>> move_text(SPLIT(0, 4, AxisKind.UPCAST, overlap=True))
    'SPLIT(0, 4, UPCAST, overlap)'
    """
    parts = []
    for field in dataclasses.fields(move):
        value = getattr(move, field.name)
        if isinstance(value, bool):
            parts += [field.name] if value else []
        else:
            parts.append(value.name if isinstance(value, Enum) else str(value))
    return f"{type(move).__name__}({', '.join(parts)})"


def fired(rules: dict[str, int], limit: int = _RULES) -> str:
    """Return the rules that were applied most, in one line."""
    items = sorted(rules.items(), key=lambda item: -item[1])
    text = ", ".join([f"{name} {count}" for name, count in items[:limit]])
    return f"{text} and {len(items) - limit} more" if len(items) > limit else text


def milliseconds(seconds: float) -> str:
    """Return a time for a column."""
    return f"{1e3 * seconds:.2f}"


class _Printer:
    """Prints reports: short, or the stages and kernels that were asked for."""

    def __init__(
        self, explainer: Explainer, kernel: int | None, stage: str | None, launched: int
    ) -> None:
        self.programs = explainer.programs
        self.hits = explainer.hits
        self.kernel = kernel
        self.stage = stage
        self.launched = launched
        many = sum(len(program.kernels) for program in self.programs) > _MANY
        self.compact = many and kernel is None and stage is None

    def print(self) -> None:
        """Print everything."""
        self._head()
        first = 1
        for number, program in enumerate(self.programs, 1):
            chosen = list(enumerate(program.kernels, first))
            first += len(program.kernels)
            if self.kernel is not None:
                chosen = [entry for entry in chosen if entry[0] == self.kernel]
                if not chosen:
                    continue
            if self.kernel is None or self.stage in SCHEDULE_ABOUT:
                self._program(number, program)
            if self.compact:
                _kernel_table(chosen)
                continue
            for place, kernel in chosen:
                self._kernel(place, kernel)
        self._tail()

    def _head(self) -> None:
        kernels = sum(len(program.kernels) for program in self.programs)
        names = dict.fromkeys(name for program in self.programs for name in program.devices)
        targets = ", ".join([str(Device[name].target) for name in names])
        ran = f"{self.launched} launches were needed to get here" if self.launched else (
            "nothing was run")  # fmt: skip
        print(f"{_count(len(self.programs), 'program')}, {_count(kernels, 'kernel')} "
              f"for {targets}; {ran}")  # fmt: skip

    def _program(self, number: int, program: ProgramReport) -> None:
        seconds = sum(stage.seconds for stage in program.stages)
        parts = [_count(len(program.kernels), "kernel")]
        calls = sum(kernel.calls for kernel in program.kernels)
        if calls != len(program.kernels):
            parts[0] += f" called {calls} times"
        if program.others:
            parts.append(_count(len(program.others), "other call"))
        if program.temporaries:
            size = human_size(program.arenas)
            parts.append(f"{_count(program.temporaries, 'temporary buffer')} in {size}")
        print(f"\nprogram {number}: {program.stages[0].nodes} nodes -> {', '.join(parts)}; "
              f"scheduled in {milliseconds(seconds)} ms")  # fmt: skip
        for kind, device, why in program.others:
            print(
                f"  copy to {device}: {why}" if kind == "copy" else f"  {kind} on {device}: {why}"
            )
        if self.stage == ALL:
            _stage_table(program.stages)
        self._graphs(program.stages)

    def _kernel(self, number: int, kernel: KernelReport) -> None:
        spec = kernel.spec
        seconds = sum(stage.seconds for stage in kernel.stages)
        rewrites = sum(stage.rewrites for stage in kernel.stages)
        again = f" (called {kernel.calls} times)" if kernel.calls > 1 else ""
        print(f"\n  kernel {number}: {spec.entry} on {kernel.device.target}{again}")
        print(f"    computes  {computes(kernel)}")
        print(f"    ends at   {kernel.why}")
        print(f"    moves     {', '.join([move_text(move) for move in spec.moves]) or 'none'}")
        print(f"    launch    {launch(spec)}")
        start, end = kernel.stages[0].nodes, kernel.stages[-2].nodes
        print(f"    lowered   {start} nodes -> {end} statements, {rewrites} rewrites, "
              f"{milliseconds(seconds)} ms")  # fmt: skip
        if self.kernel is not None or self.stage == ALL:
            _stage_table(kernel.stages)
        if self.kernel is not None and self.stage is None:
            print(f"\n{spec.source.strip()}")
        self._graphs(kernel.stages)
        if self.stage == ASSEMBLY:
            _block(f"{ASSEMBLY} of kernel {number}", assembly(kernel))

    def _graphs(self, stages: list[StageReport]) -> None:
        for stage in stages:
            if self.stage in (ALL, stage.name):
                _block(f"{stage.name}: {stage.about}", graph_text(stage))

    def _tail(self) -> None:
        if self.stage is not None or self.kernel is not None:
            return
        names: dict[str, int] = {}
        for key, count in self.hits.items():
            name = key if isinstance(key, str) else key.name
            names[name] = names.get(name, 0) + count
        print(f"\nrules     {fired(names) or 'none applied'}")
        print("more      --kernel N: its stages and source; --stage NAME: graphs after a stage;\n"
              "          --stage all: everything; tg rules --hits: each rule")  # fmt: skip


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _kernel_table(kernels: list[tuple[int, KernelReport]]) -> None:
    """Print a line for each kernel, where there are many."""
    rows = []
    for number, kernel in kernels:
        seconds = sum(stage.seconds for stage in kernel.stages)
        work = ", ".join([f"{count} {kind}" for kind, count in kernel.computes.items()])
        again = f" x{kernel.calls}" if kernel.calls > 1 else ""
        rows.append((
            f"  {number}", kernel.spec.name + again, milliseconds(seconds),
            _amount(kernel.spec.ops, "op"), f"{work or 'a copy of values'}; {kernel.why}",
        ))  # fmt: skip
    if rows:
        print_table(("  kernel", "name", "ms", "work", "computes; ends at"), rows)


def _stage_table(stages: list[StageReport]) -> None:
    print()
    rows = [
        (f"    {stage.name}", stage.nodes, stage.rewrites, milliseconds(stage.seconds),
         fired(stage.rules, 3))
        for stage in stages
    ]  # fmt: skip
    print_table(("    stage", "nodes", "rewrites", "ms", "rules"), rows)


def _block(title: str, text: str) -> None:
    print(f"\n--- {title}\n{text.rstrip()}")


# *** JSON ***


def _document(
    explainer: Explainer, options: argparse.Namespace, wanted: str | None, failure: str,
    launched: int,
) -> dict[str, Any]:  # fmt: skip
    numbers = iter(range(1, 1 + sum(len(program.kernels) for program in explainer.programs)))
    programs = []
    for program in explainer.programs:
        kernels = [(next(numbers), kernel) for kernel in program.kernels]
        chosen = [entry for entry in kernels if options.kernel in (None, entry[0])]
        programs.append({
            "devices": list(program.devices),
            "temporaries": program.temporaries, "arena_bytes": program.arenas,
            "stages": list(_stage_documents(program.stages, wanted)),
            "other_calls": [
                {"kind": kind, "device": device, "why": why} for kind, device, why in program.others
            ],
            "kernels": [_kernel_document(number, kernel, wanted) for number, kernel in chosen],
        })  # fmt: skip
    return {"launched": launched, "stopped": failure or None, "programs": programs}


def _stage_documents(stages: list[StageReport], wanted: str | None) -> Iterator[dict[str, Any]]:
    for stage in stages:
        row: dict[str, Any] = {
            "name": stage.name, "about": stage.about, "nodes": stage.nodes,
            "rewrites": stage.rewrites, "milliseconds": round(1e3 * stage.seconds, 4),
            "rules": stage.rules,
        }  # fmt: skip
        if wanted in (ALL, stage.name):
            row["graph"] = graph_text(stage)
        yield row


def _kernel_document(number: int, kernel: KernelReport, wanted: str | None) -> dict[str, Any]:
    spec = kernel.spec
    document: dict[str, Any] = {
        "number": number, "name": spec.name, "entry": spec.entry, "device": kernel.device.name,
        "target": str(kernel.device.target), "calls": kernel.calls, "why": kernel.why,
        "computes": kernel.computes, "merged": kernel.merged,
        "moves": [move_text(move) for move in spec.moves],
        "global_size": [_plain(size) for size in spec.global_size],
        "local_size": [_plain(size) for size in spec.local_size], "threads": spec.threads,
        "reads": list(spec.ins), "writes": list(spec.outs), "variables": list(spec.vars),
        "operations": _plain(spec.ops), "bytes": _plain(spec.mem),
        "stages": list(_stage_documents(kernel.stages, wanted)), "source": spec.source,
    }  # fmt: skip
    if wanted == ASSEMBLY:
        document["assembly"] = assembly(kernel)
    return document


def _plain(size: Any) -> int | str:
    return size if isinstance(size, int) else str(size)
