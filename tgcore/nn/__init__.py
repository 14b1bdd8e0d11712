"""Layers, optimisers, models as files, data sets: what is built from tensors alone."""

from tgcore.nn import optim, state
from tgcore.nn.layers import (
    BatchNorm,
    BatchNorm1d,
    BatchNorm2d,
    BatchNorm3d,
    Conv1d,
    Conv2d,
    ConvTranspose1d,
    ConvTranspose2d,
    Embedding,
    GroupNorm,
    InstanceNorm,
    LayerNorm,
    LayerNorm2d,
    Linear,
    LSTMCell,
    RMSNorm,
    parameter_count,
)

__all__ = [
    "BatchNorm", "BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "Conv1d", "Conv2d",
    "ConvTranspose1d", "ConvTranspose2d", "Embedding", "GroupNorm", "InstanceNorm", "LSTMCell",
    "LayerNorm", "LayerNorm2d", "Linear", "RMSNorm", "optim", "parameter_count", "state",
]  # fmt: skip
