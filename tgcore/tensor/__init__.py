"""The user-facing tensors: building graphs, gradients, captured functions.

`TinyJit`, `Variable` and `function` load on first use; building a tensor needs none of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tgcore.tensor.tensor import Tensor

if TYPE_CHECKING:
    from tgcore.tensor.jit import TinyJit
    from tgcore.tensor.tracing import Variable, function

_HOMES = {"TinyJit": "jit", "Variable": "tracing", "function": "tracing"}

__all__ = ["Tensor", "TinyJit", "Variable", "function"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tgcore.tensor' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"tgcore.tensor.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
