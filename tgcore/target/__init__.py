"""What the compiler may know of a target: its name, its facts, and the programs made for it.

Holds data and protocols only; nothing here opens a device, renders or compiles. Schedule,
codegen, render and runtime all read these types, which is why they stand below them.
"""

from tgcore.target.capabilities import BASIC_OPS, Capabilities, TensorCore
from tgcore.target.program import ProgramSpec
from tgcore.target.protocols import KernelTimer, RendererLike
from tgcore.target.target import Target, parse_device

__all__ = [
    "BASIC_OPS", "Capabilities", "KernelTimer", "ProgramSpec", "RendererLike", "Target",
    "TensorCore", "parse_device",
]  # fmt: skip
