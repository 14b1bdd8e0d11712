"""Layers: small objects that hold parameters and are called with tensors.

Names, arguments and initial values follow PyTorch. A layer's parameters are its tensor
attributes; `tgcore.nn.state` finds them, `tgcore.nn.optim` trains them.
"""

from __future__ import annotations

import math
from typing import Any

from tgcore.ir.sint import sint_prod
from tgcore.support.errors import ArgumentError, ShapeError
from tgcore.support.settings import settings
from tgcore.tensor import Tensor


class Linear:
    """x @ weight.T + bias.

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> nn.Linear(3, 2)(Tensor.ones(4, 3)).shape
    (4, 2)
    """

    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None:
        bound = 1 / math.sqrt(in_features) if in_features else 0.0
        self.weight = Tensor.uniform(out_features, in_features, low=-bound, high=bound)
        self.bias = Tensor.uniform(out_features, low=-bound, high=bound) if bias else None

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        return x.linear(self.weight.transpose(), self.bias)


class Conv2d:
    """A convolution over two axes (or as many as `kernel_size` has).

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> nn.Conv2d(3, 8, 3, padding=1)(Tensor.ones(1, 3, 5, 5)).shape
    (1, 8, 5, 5)
    """

    _rank = 2

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        bias: bool = True,
    ) -> None:
        sizes = (kernel_size,) * self._rank if isinstance(kernel_size, int) else tuple(kernel_size)
        if in_channels % groups or out_channels % groups:
            raise ArgumentError(
                f"{in_channels} and {out_channels} channels do not divide into {groups} groups"
            )
        if isinstance(padding, str) and padding.lower() != "same":
            raise ArgumentError(f"padding is 'same' or numbers, not {padding!r}")
        self.kernel_size = sizes
        self.stride, self.dilation, self.groups = stride, dilation, groups
        self.padding: Any = padding.lower() if isinstance(padding, str) else padding
        bound = 1 / math.sqrt(in_channels // groups * math.prod(sizes))
        self._make(in_channels, out_channels, sizes, bound)
        self.bias = Tensor.uniform(out_channels, low=-bound, high=bound) if bias else None

    def _make(self, inputs: int, outputs: int, sizes: tuple[int, ...], bound: float) -> None:
        self.weight = Tensor.uniform(outputs, inputs // self.groups, *sizes, low=-bound, high=bound)

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        return x.conv2d(
            self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding
        )


class Conv1d(Conv2d):
    """A convolution over one axis."""

    _rank = 1


class ConvTranspose2d(Conv2d):
    """A transposed convolution over two axes.

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> nn.ConvTranspose2d(3, 8, 2, stride=2)(Tensor.ones(1, 3, 5, 5)).shape
    (1, 8, 10, 10)
    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        stride: Any = 1,
        padding: Any = 0,
        output_padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        bias: bool = True,
    ) -> None:
        super().__init__(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias
        )
        self.output_padding = output_padding

    def _make(self, inputs: int, outputs: int, sizes: tuple[int, ...], bound: float) -> None:
        self.weight = Tensor.uniform(inputs, outputs // self.groups, *sizes, low=-bound, high=bound)

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        return x.conv_transpose2d(
            self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding,
            self.output_padding,
        )  # fmt: skip


class ConvTranspose1d(ConvTranspose2d):
    """A transposed convolution over one axis."""

    _rank = 1


class BatchNorm:
    """Normalises each channel (axis 1) over the batch; learns running statistics in training.

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> nn.BatchNorm(3)(Tensor.ones(2, 3, 4, 4)).shape
    (2, 3, 4, 4)
    """

    def __init__(
        self,
        sz: int,
        eps: float = 1e-5,
        affine: bool = True,
        track_running_stats: bool = True,
        momentum: float = 0.1,
    ) -> None:
        self.eps, self.momentum = eps, momentum
        self.track_running_stats = track_running_stats
        self.weight = Tensor.ones(sz) if affine else None
        self.bias = Tensor.zeros(sz) if affine else None
        self.num_batches_tracked = Tensor.zeros(dtype="int64", requires_grad=False)
        if track_running_stats:
            self.running_mean = Tensor.zeros(sz, requires_grad=False)
            self.running_var = Tensor.ones(sz, requires_grad=False)

    def _spread(self, value: Tensor, like: Tensor) -> Tensor:
        return value.reshape(1, -1, *[1] * (like.ndim - 2))

    def calc_stats(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Return mean and variance to normalise with: of the batch, or those learnt."""
        if self.track_running_stats and not settings.training:
            return self.running_mean, self.running_var
        axes = (0, *range(2, x.ndim))
        mean = x.mean(axes)
        centred = x - self._spread(mean, x)
        return mean, (centred * centred).mean(axes)

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        if x.ndim < 2:
            raise ShapeError(f"batch norm takes (batch, channels, ...), not {x.shape}")
        mean, variance = self.calc_stats(x)
        if self.track_running_stats and settings.training:
            self._learn(x, mean, variance)
        return x.batchnorm(self.weight, self.bias, mean, (variance + self.eps).rsqrt())

    def _learn(self, x: Tensor, mean: Tensor, variance: Tensor) -> None:
        count = x.numel()
        channels = x.shape[1]
        old = 1 - self.momentum
        fresh_mean, fresh_variance = mean.detach(), variance.detach()
        unbiased = fresh_variance * (count / max(1, count - channels))
        self.running_mean.assign(
            (self.running_mean * old + fresh_mean * self.momentum).cast(self.running_mean.dtype)
        )
        self.running_var.assign(
            (self.running_var * old + unbiased * self.momentum).cast(self.running_var.dtype)
        )
        self.num_batches_tracked += 1


BatchNorm2d = BatchNorm3d = BatchNorm1d = BatchNorm


class LayerNorm:
    """Normalises over the last axes, with a weight and a bias for each of their elements."""

    def __init__(
        self,
        normalized_shape: int | tuple[int, ...],
        eps: float = 1e-5,
        elementwise_affine: bool = True,
    ) -> None:
        shape = (normalized_shape,) if isinstance(normalized_shape, int) else normalized_shape
        self.normalized_shape = tuple(shape)
        self.axis = tuple(range(-len(self.normalized_shape), 0))
        self.eps, self.elementwise_affine = eps, elementwise_affine
        self.weight = Tensor.ones(*self.normalized_shape) if elementwise_affine else None
        self.bias = Tensor.zeros(*self.normalized_shape) if elementwise_affine else None

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        if x.shape[-len(self.normalized_shape) :] != self.normalized_shape:
            raise ShapeError(
                f"layer norm over {self.normalized_shape} does not fit a tensor of {x.shape}"
            )
        value = x.layernorm(self.axis, self.eps)
        if self.weight is None or self.bias is None:
            return value
        return value * self.weight + self.bias


class LayerNorm2d(LayerNorm):
    """Layer norm over the channels (axis 1) of images."""

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        return super().__call__(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class GroupNorm:
    """Normalises groups of channels (axis 1), each over itself and all places."""

    def __init__(
        self, num_groups: int, num_channels: int, eps: float = 1e-5, affine: bool = True
    ) -> None:
        if num_channels % num_groups:
            raise ArgumentError(f"{num_channels} channels do not divide into {num_groups} groups")
        self.num_groups, self.num_channels, self.eps = num_groups, num_channels, eps
        self.weight = Tensor.ones(num_channels) if affine else None
        self.bias = Tensor.zeros(num_channels) if affine else None

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        value = x.reshape(x.shape[0], self.num_groups, -1).layernorm(-1, self.eps).reshape(x.shape)
        if self.weight is None or self.bias is None:
            return value
        line = (1, -1, *[1] * (x.ndim - 2))
        return value * self.weight.reshape(line) + self.bias.reshape(line)


class InstanceNorm:
    """Normalises each channel of each example over its places."""

    def __init__(self, num_features: int, eps: float = 1e-5, affine: bool = True) -> None:
        self.num_features, self.eps = num_features, eps
        self.weight = Tensor.ones(num_features) if affine else None
        self.bias = Tensor.zeros(num_features) if affine else None

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        value = x.reshape(x.shape[0], self.num_features, -1).layernorm(-1, self.eps)
        value = value.reshape(x.shape)
        if self.weight is None or self.bias is None:
            return value
        line = (1, -1, *[1] * (x.ndim - 2))
        return value * self.weight.reshape(line) + self.bias.reshape(line)


class RMSNorm:
    """Divides by the root of the mean square over the last axis.

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> nn.RMSNorm(2)(Tensor([3.0, 3.0])).numpy().round(3).tolist()
    [1.0, 1.0]
    """

    def __init__(self, dim: int, eps: float = 1e-6, elementwise_affine: bool = True) -> None:
        self.eps = eps
        self.weight = Tensor.ones(dim) if elementwise_affine else None

    def __call__(self, x: Tensor) -> Tensor:
        """Return the layer\'s output."""
        wide = x.float()
        value = (wide * ((wide * wide).mean(-1, keepdim=True) + self.eps).rsqrt()).cast(x.dtype)
        return value if self.weight is None else value * self.weight


class Embedding:
    """Rows of a table, by number.

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> nn.Embedding(10, 3)(Tensor([1, 2])).shape
    (2, 3)
    """

    def __init__(self, vocab_size: int, embed_size: int) -> None:
        self.vocab_size, self.embed_size = vocab_size, embed_size
        self.weight = Tensor.glorot_uniform(vocab_size, embed_size)

    def __call__(self, idx: Tensor) -> Tensor:
        """Return the layer\'s output."""
        return self.weight[idx]


class LSTMCell:
    """One step of a long short-term memory."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True) -> None:
        bound = 1 / math.sqrt(hidden_size)

        def make(*shape: int) -> Tensor:
            return Tensor.uniform(*shape, low=-bound, high=bound)

        self.hidden_size = hidden_size
        self.weight_ih = make(hidden_size * 4, input_size)
        self.weight_hh = make(hidden_size * 4, hidden_size)
        self.bias_ih = make(hidden_size * 4) if bias else None
        self.bias_hh = make(hidden_size * 4) if bias else None

    def __call__(
        self, x: Tensor, hc: tuple[Tensor, Tensor] | None = None
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        """Return the new hidden and cell states."""
        if hc is None:
            zeros = Tensor.zeros(x.shape[0], self.hidden_size, dtype=x.dtype, device=x.device)
            hc = (zeros, zeros)
        hidden, cell = hc
        gates = x.linear(self.weight_ih.T, self.bias_ih) + hidden.linear(
            self.weight_hh.T, self.bias_hh
        )
        enter, forget, new, leave = gates.chunk(4, dim=1)
        cell = forget.sigmoid() * cell + enter.sigmoid() * new.tanh()
        return (leave.sigmoid() * cell.tanh()).contiguous(), cell.contiguous()


def parameter_count(*parameters: Tensor) -> Any:
    """Return the number of elements of all parameters."""
    return sum(sint_prod(parameter.shape) for parameter in parameters)
