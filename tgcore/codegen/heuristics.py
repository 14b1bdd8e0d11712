"""Moves by hand-made rules: what is done when nobody asks for a search.

`kernel_moves` is asked for every new kernel; it reads capabilities and strides only,
and chooses between the rules for targets with a launch grid and for hosts.
"""

from __future__ import annotations

from tgcore.codegen.heuristic_grid import grid_moves
from tgcore.codegen.heuristic_host import host_moves
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import Move
from tgcore.target import Capabilities, RendererLike


def kernel_moves(
    kernel: Kernel, caps: Capabilities, renderer: RendererLike | None = None
) -> list[Move]:
    """Make the moves that suit `kernel` on a target with `caps`; return them.

    A `renderer` with `choose_moves` (a plugin's own heuristic) is asked first, but for kernels of
    two steps, in which threads would have to share the loops of both.
    """
    choose = renderer.choose_moves if renderer is not None else None
    chosen = choose(kernel) if choose is not None and not kernel.ordered else None
    if chosen is not None:
        for move in chosen:
            kernel.apply(move)
    elif caps.has_grid:
        grid_moves(kernel, caps)
    else:
        host_moves(kernel, caps)
    return kernel.moves
