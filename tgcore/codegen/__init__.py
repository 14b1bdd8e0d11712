"""Code generation: a scheduled kernel becomes a linear program for one target.

`to_linear` and `lower_kernel` are the entry points; `moves` holds what a search or a user may ask
for. Nothing here knows a device: everything is asked of `Capabilities`.
"""

from tgcore.codegen.kernel import Kernel
from tgcore.codegen.moves import PADTO, SPLIT, STAGE, STREAM, SWAP, TENSOR_CORE, Move, MoveError
from tgcore.codegen.pipeline import STAGES, Stage, lower_kernel, to_linear

__all__ = [
    "Kernel", "PADTO", "SPLIT", "STAGE", "STAGES", "STREAM", "SWAP", "TENSOR_CORE", "Move",
    "MoveError", "Stage", "lower_kernel", "to_linear",
]  # fmt: skip
