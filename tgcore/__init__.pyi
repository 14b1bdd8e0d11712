from tgcore import nn as nn
from tgcore.ir import dtypes as dtypes
from tgcore.runtime import Device as Device
from tgcore.support.counters import GlobalCounters as GlobalCounters
from tgcore.support.settings import Context as Context
from tgcore.tensor import Tensor as Tensor
from tgcore.tensor import TinyJit as TinyJit
from tgcore.tensor import Variable as Variable
from tgcore.tensor import function as function

__version__: str

__all__ = [
    "Context",
    "Device",
    "GlobalCounters",
    "Tensor",
    "TinyJit",
    "Variable",
    "dtypes",
    "function",
    "nn",
]
