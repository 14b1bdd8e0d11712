"""What TG_DEBUG shows of programs and launches: text only.

Level 2 prints a line for each kernel with its time and rates, 3 its moves, 4 its source, 5 the
graph. Imported only when it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tgcore.support.counters import GlobalCounters
from tgcore.support.log import colored, human_size, log
from tgcore.support.settings import settings
from tgcore.support.timing import human_time

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.target import ProgramSpec


def show_programs(specs: Sequence[ProgramSpec]) -> None:
    """Print moves (level 3) and source (level 4) of programs that are about to be compiled."""
    for spec in specs:
        moves = ", ".join(str(move) for move in spec.moves) or "none"
        log(3, f"{colored(spec.entry, 'green')}: moves {moves}")
        log(4, spec.source)
        if settings.debug >= 6 and spec.linear is not None:
            show_linear(spec.linear)


def show_linear(linear: Sequence[UOp]) -> None:
    """Print the statements of a linear program, each with the numbers of its sources (level 6)."""
    numbers = {node: number for number, node in enumerate(linear)}
    for node, number in numbers.items():
        sources = " ".join(f"%{numbers.get(child, '?')}" for child in node.src)
        argument = "" if node.arg is None else str(node.arg)
        log(6, f"  %{number:<4d} = {node.op.name:<10} {node.dtype.name:<10} {sources} {argument}")


def show_graph(sink: UOp) -> None:
    """Print a graph before it is scheduled (level 5)."""
    from tgcore.ir.printing import listing

    log(5, listing(sink))


def print_line(
    device: str, name: str, number: int, arguments: int, work: tuple[int, int], seconds: float
) -> None:
    """Print one kernel or copy with its time and rates; `work` is operations and bytes."""
    operations, memory = work
    rate = ""
    if seconds > 0:
        rate = f"{operations / seconds / 1e9:8.1f} GFLOP/s {memory / seconds / 1e9:7.1f} GB/s"
    shown = colored(f"{name:<32}", "green")
    total = human_time(GlobalCounters.time_sum_s)
    log(2, f"{device:<8} {number:5d} {shown} {arguments:2d} args {human_size(memory):>9} "
           f"{human_time(seconds):>10} of {total:>10} {rate}")  # fmt: skip
