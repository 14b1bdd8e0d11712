"""The stages of the compiler by name: the one table that rules of plugins, the tracer and the
documentation refer to.

Here are names and meanings only. What each stage does is in `tgcore.codegen.pipeline` and, for
the first one, in `tgcore.engine`.
"""

from __future__ import annotations

from typing import NamedTuple


class StageRow(NamedTuple):
    """One stage.

    Attributes
    ----------
    name : str
    spec : str
        What is well formed after it: ``"tensor"``, ``"kernel"`` or ``"lowered"``.
    about : str
    """

    name: str
    spec: str
    about: str


TENSOR_STAGE = "tensor graph"
TARGET_RULES = "target rules"

STAGE_TABLE: tuple[StageRow, ...] = (
    StageRow(TENSOR_STAGE, "tensor", "the program before it is cut into kernels"),
    StageRow("kernel", "kernel", "one kernel as scheduled, before any move"),
    StageRow("optimise", "kernel", "moves split and place the axes"),
    StageRow("tensor core", "lowered", "products are given to matrix units"),
    StageRow("decompose", "lowered", "what the target lacks is written out"),
    StageRow("expand", "lowered", "expanded axes become copies and vector lanes"),
    StageRow("stage", "lowered", "operands used again are packed into arrays"),
    StageRow("group", "lowered", "grouped reductions meet in shared memory"),
    StageRow("launch", "lowered", "outer axes become launch coordinates"),
    StageRow("index dtype", "lowered", "index arithmetic gets 32 or 64 bits"),
    StageRow(TARGET_RULES, "lowered", "the renderer's own rules"),
)
STAGE_NAMES: tuple[str, ...] = tuple([row.name for row in STAGE_TABLE])


def nearest_stage(name: str) -> str:
    """Return the stage whose name is nearest to `name`, or an empty string.

    Examples
    --------
    >>> nearest_stage("decompse")
    'decompose'
    """
    from difflib import get_close_matches

    near = get_close_matches(name, STAGE_NAMES, n=1)
    return near[0] if near else ""
