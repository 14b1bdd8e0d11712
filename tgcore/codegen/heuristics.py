"""Moves by hand-made rules: what is done when nobody asks for a search.

`kernel_moves` has the shape of the hook of the same name; it reads capabilities and strides only,
and chooses between the rules for targets with a launch grid and for hosts.
"""

from __future__ import annotations

from tgcore.codegen.heuristic_grid import grid_moves
from tgcore.codegen.heuristic_host import host_moves
from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import Move
from tgcore.target import Capabilities


def kernel_moves(kernel: Kernel, caps: Capabilities) -> list[Move]:
    """Make the moves that suit `kernel` on a target with `caps`; return them."""
    if caps.has_grid:
        grid_moves(kernel, caps)
    else:
        host_moves(kernel, caps)
    return kernel.moves
