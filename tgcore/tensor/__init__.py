"""The user-facing tensors: building graphs, gradients, captured functions."""

from tgcore.tensor.tensor import Tensor

__all__ = ["Tensor"]
