"""The graph: nodes, operations, types, symbolic sizes. Start reading at `uop.py`."""

from tgcore.ir.args import (
    AxisKind,
    CallInfo,
    FunctionInfo,
    KernelInfo,
    LeafId,
    ParamInfo,
    StorageSlot,
)
from tgcore.ir.dtypes import ConstType, DType, dtypes
from tgcore.ir.mixin import AluMixin
from tgcore.ir.ops import GroupOp, Ops
from tgcore.ir.uop import (
    UOp,
    arg_uops,
    as_uop,
    decode,
    encode,
    map_arg,
    substitute,
    toposort,
)

sint = int | UOp

__all__ = [
    "AluMixin", "AxisKind", "CallInfo", "ConstType", "DType", "FunctionInfo", "GroupOp",
    "KernelInfo", "LeafId", "Ops", "ParamInfo", "StorageSlot", "UOp", "arg_uops",
    "as_uop", "decode", "dtypes", "encode", "map_arg", "sint", "substitute", "toposort",
]  # fmt: skip
