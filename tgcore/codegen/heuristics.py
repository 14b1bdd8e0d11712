"""Moves by hand-made rules: what is done when nobody asks for a search.

`kernel_moves` has the shape of the hook of the same name; it reads capabilities and strides only.
"""

from __future__ import annotations

from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import Move
from tgcore.target import Capabilities


def kernel_moves(kernel: Kernel, caps: Capabilities) -> list[Move]:
    """Make the moves that suit `kernel` on a target with `caps`; return them."""
    return kernel.moves
