"""How kernels are written for EXAMPLE, what it can do, and what compiles them.

As generated it writes C for a compiler of the host. What is not overridden here is inherited:
`tgcore.render.CFamilyRenderer` shows the rest of what a language may change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.ir import Ops
from tgcore.render import CFamilyRenderer
from tgcore.runtime import open_compiler

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tgcore.target import Target


class ExampleRenderer(CFamilyRenderer):
    """C, one plain function for each kernel."""

    preamble = """\
extern float sqrtf(float), truncf(float);
extern double sqrt(double), trunc(double);"""
    # An operation with a function here is native; the others are written out of simpler ones.
    functions: Mapping[Ops, str] = {Ops.SQRT: "sqrt{f}({0})", Ops.TRUNC: "trunc{f}({0})"}
    infinity = "1.0f/0.0f"
    not_a_number = "0.0f/0.0f"

    def __init__(self, target: Target) -> None:
        super().__init__(target, open_compiler(target.family))
