"""Hand-made moves for targets with a launch grid: workgroups, grouped reductions, small tiles."""

from __future__ import annotations

from tgcore.codegen.kernel import Kernel
from tgcore.target import Capabilities


def grid_moves(kernel: Kernel, caps: Capabilities) -> None:
    """Make the moves that suit `kernel` on a target with a grid."""
