"""Random tensors from a counter-based generator (Threefry-2x32, 20 rounds).

A call fixes seed and counter when it is made and advances the counter by one for each number, so
the bits do not depend on the device or on the order of realization. Both are read from a small
buffer, not written into the graph: calls of one shape share their kernels, and a captured
function gets fresh numbers by getting a fresh buffer.
"""

from __future__ import annotations

import math
from typing import Any, Self

import numpy as np

from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.ir.sint import ints
from tgcore.support.errors import ArgumentError, DTypeError, ShapeError
from tgcore.support.settings import settings
from tgcore.tensor.base import canonical_device, default_device
from tgcore.tensor.creation import concrete, index_range
from tgcore.tensor.movement import shape_argument
from tgcore.tensor.placement import place
from tgcore.tensor.scan import Scan

# bits of precision below 1 that a draw of each dtype has
_DIGITS = {
    dtypes.float64: 53, dtypes.float32: 24, dtypes.float16: 11, dtypes.bfloat16: 8,
    dtypes.fp8e4m3: 4, dtypes.fp8e5m2: 3,
}  # fmt: skip
_MASK = (1 << 64) - 1


class Generator:
    """The seed, the counter, and the state buffers handed out while a function is captured."""

    def __init__(self) -> None:
        self.seed: int | None = None
        self.counter = 0
        self.drawn: list[tuple[UOp, int]] | None = None

    def reset(self, seed: int) -> None:
        """Start over from `seed`."""
        self.seed = seed & _MASK
        self.counter = 0

    def state(self, count: int, device: str) -> UOp:
        """Return a buffer of (key, counter) for `count` numbers, and advance the counter."""
        node = UOp.buffer(device, dtypes.uint64, 2)
        node.arg.storage = self.fresh(count)
        if self.drawn is not None:
            self.drawn.append((node, count))
        return node

    def fresh(self, count: int) -> Any:
        """Return the contents of a state buffer, and advance the counter by `count`."""
        seed = settings.seed & _MASK if self.seed is None else self.seed
        contents = np.array([seed, self.counter & _MASK], dtype=np.uint64)
        self.counter += count
        return contents


GENERATOR = Generator()


def bits(count: int, device: str) -> UOp:
    """Return `count` random uint64."""
    state = GENERATOR.state(count, device)
    key = state.shrink(((0, 1),)).reshape(())
    counter = state.shrink(((1, 2),)).reshape(())
    numbers = index_range(count).cast(dtypes.uint64) + counter
    return numbers.alu(Ops.THREEFRY, key)


def unit(drawn: UOp, dtype: DType) -> UOp:
    """Return random bits as floats of `dtype` in [0, 1)."""
    digits = _DIGITS[dtype]
    top = drawn.alu(Ops.SHR, drawn.const_like(64 - digits))
    if dtype is dtypes.float64:
        return top.cast(dtype) * 2.0**-digits
    return (top.cast(dtypes.uint32).cast(dtypes.float32) * 2.0**-digits).cast(dtype)


class Random(Scan):
    """Functions that draw random tensors."""

    __slots__ = ()

    @staticmethod
    def manual_seed(seed: int = 0) -> None:
        """Start the random numbers over from `seed`.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.manual_seed(3)
        >>> first = Tensor.rand(2).tolist()
        >>> Tensor.manual_seed(3)
        >>> first == Tensor.rand(2).tolist()
        True
        """
        GENERATOR.reset(seed)

    @classmethod
    def _draw(cls, shape: Any, device: Any, make: Any) -> Self:
        """Return make(random bits) of `shape`, a leaf on `device`."""
        sizes = shape_argument(shape)
        if not ints(sizes):
            raise ShapeError(f"random tensors need fixed sizes, not {sizes}")
        if any(size < 0 for size in sizes):
            raise ShapeError(f"a size cannot be negative: {sizes}")
        where = canonical_device(device) or default_device()
        one = where[0] if isinstance(where, tuple) else where
        node = make(bits(math.prod(sizes), one)).reshape(sizes)
        node = UOp(Ops.CONTIGUOUS, node.dtype, (node.leaf(),))
        return cls._new(place(node, where) if isinstance(where, tuple) else node)

    @classmethod
    def rand(
        cls, *shape: Any, device: Any = None, dtype: DType | str | None = None,
        contiguous: bool = True, requires_grad: bool | None = None,
    ) -> Self:  # fmt: skip
        """Return uniform random numbers in [0, 1).

        Examples
        --------
        >>> from tgcore import Tensor
        >>> x = Tensor.rand(1000)
        >>> bool(x.min().item() >= 0 and x.max().item() < 1)
        True
        """
        wanted = _float_dtype(dtype, "rand")
        made = cls._draw(shape, device, lambda drawn: unit(drawn, wanted))
        return made.requires_grad_(requires_grad)

    @classmethod
    def randn(
        cls, *shape: Any, device: Any = None, dtype: DType | str | None = None,
        requires_grad: bool | None = None,
    ) -> Self:  # fmt: skip
        """Return normal random numbers with mean 0 and variance 1."""
        wanted = _float_dtype(dtype, "randn")
        made = cls._draw(shape, device, lambda drawn: _normal(drawn).cast(wanted))
        return made.requires_grad_(requires_grad)

    @classmethod
    def randint(
        cls, *shape: Any, low: int = 0, high: int = 10, device: Any = None,
        dtype: DType | str | None = None, requires_grad: bool | None = None,
    ) -> Self:  # fmt: skip
        """Return random integers from low to high - 1."""
        if not isinstance(low, int) or not isinstance(high, int):
            raise DTypeError(f"randint takes integer bounds, not {low!r} and {high!r}")
        if low >= high:
            raise ArgumentError(f"randint needs low < high, not {low} and {high}")
        wanted = concrete(dtype, dtypes.commit_int(low, high - 1))
        if not wanted.is_int:
            raise DTypeError(f"randint gives integers, not {wanted.name}")
        span = high - low

        def make(drawn: UOp) -> UOp:
            if span <= 1 << 32:
                top = drawn.alu(Ops.SHR, drawn.const_like(32))
                scaled = (top * span).alu(Ops.SHR, drawn.const_like(32))
            else:
                scaled = drawn % span if span <= _MASK else drawn
            return (scaled + low).cast(wanted)

        return cls._draw(shape, device, make).requires_grad_(requires_grad)

    @classmethod
    def normal(
        cls, *shape: Any, mean: float = 0.0, std: float = 1.0,
        requires_grad: bool | None = None, **options: Any,
    ) -> Self:  # fmt: skip
        """Return normal random numbers with the given mean and standard deviation."""
        return (cls.randn(*shape, **options) * std + mean).requires_grad_(requires_grad)

    @classmethod
    def uniform(
        cls, *shape: Any, low: float = 0.0, high: float = 1.0,
        dtype: DType | str | None = None, requires_grad: bool | None = None, **options: Any,
    ) -> Self:  # fmt: skip
        """Return uniform random numbers in [low, high)."""
        wanted = concrete(dtype, dtypes.default_float)
        value = cls.rand(*shape, dtype=wanted if wanted.is_float else None, **options)
        return (value * (high - low) + low).cast(wanted).requires_grad_(requires_grad)

    @classmethod
    def scaled_uniform(cls, *shape: Any, **options: Any) -> Self:
        """Return uniform numbers in (-1, 1) divided by the square root of their count."""
        count = math.prod(shape_argument(shape))
        scale: float = count**-0.5
        return cls.uniform(*shape, low=-1.0, high=1.0, **options) * scale

    @classmethod
    def glorot_uniform(cls, *shape: Any, **options: Any) -> Self:
        """Return weights as Glorot and Bengio initialise them."""
        sizes = shape_argument(shape)
        bound = (6 / (sizes[0] + math.prod(sizes[1:]))) ** 0.5
        return cls.uniform(*sizes, low=-bound, high=bound, **options)

    @classmethod
    def kaiming_uniform(cls, *shape: Any, a: float = 0.01, **options: Any) -> Self:
        """Return uniform weights as He et al. initialise them."""
        sizes = shape_argument(shape)
        bound = math.sqrt(3.0) * math.sqrt(2.0 / (1 + a**2)) / math.sqrt(math.prod(sizes[1:]))
        return cls.uniform(*sizes, low=-bound, high=bound, **options)

    @classmethod
    def kaiming_normal(cls, *shape: Any, a: float = 0.01, **options: Any) -> Self:
        """Return normal weights as He et al. initialise them."""
        sizes = shape_argument(shape)
        std = math.sqrt(2.0 / (1 + a**2)) / math.sqrt(math.prod(sizes[1:]))
        return cls.normal(*sizes, mean=0.0, std=std, **options)

    @classmethod
    def randperm(
        cls, n: int, device: Any = None, dtype: DType | str | None = None
    ) -> Self:  # fmt: skip
        """Return the integers below `n` in random order."""
        drawn = cls._draw((n,), device, lambda node: node)
        return drawn.argsort().cast(concrete(dtype, dtypes.int32))

    def rand_like(self, **options: Any) -> Self:
        """Return uniform random numbers, like this tensor in shape, dtype and device."""
        return self._like(options, lambda shape, rest: self.rand(*shape, **rest))

    def randn_like(self, dtype: DType | str | None = None, **options: Any) -> Self:
        """Return normal random numbers, like this tensor in shape, dtype and device."""
        options["dtype"] = dtype
        return self._like(options, lambda shape, rest: self.randn(*shape, **rest))

    def multinomial(self, num_samples: int = 1, replacement: bool = False) -> Self:
        """Return places drawn with the probabilities that each row's weights say."""
        if not 1 <= self.ndim <= 2:
            raise ShapeError(f"multinomial takes one or two axes, the shape is {self.shape}")
        if num_samples <= 0:
            raise ArgumentError(f"the number of samples must be positive, not {num_samples}")
        if not replacement and num_samples != 1:
            return self._without_replacement(num_samples)
        weight = self.unsqueeze(0) if self.ndim == 1 else self
        running = weight.cast(dtypes.float32).cumsum(1)
        share = running / running[:, -1].unsqueeze(1)
        drawn = self.rand(num_samples, self.shape[0] if self.ndim == 2 else 1, 1,
                          device=self.device)  # fmt: skip
        places = (drawn >= share.unsqueeze(0)).sum(2).cast(dtypes.int32)
        places = places.minimum(self.shape[-1] - 1).transpose(0, 1)
        return places.squeeze(0) if self.ndim == 1 else places

    def _without_replacement(self, count: int) -> Self:
        # the greatest of log(weight) + Gumbel noise, one after the other
        noise = -((-(self.rand_like(dtype=dtypes.float32) + 1e-20).log()).log())
        return (self.cast(dtypes.float32).log() + noise).topk(count, -1)[1]

    def dropout(self, p: float = 0.5) -> Self:
        """Return the tensor with a share `p` set to 0 and the rest scaled up, in training."""
        if not 0 <= p <= 1:
            raise ArgumentError(f"p is a probability, not {p}")
        if not settings.training or p == 0:
            return self._new(self._uop)
        if p == 1:
            return self.zeros_like()
        kept = self.rand_like(dtype=dtypes.float32) >= p
        return kept.where(self, 0) / (1.0 - p)


def _normal(drawn: UOp) -> UOp:
    """Return normal numbers by the Box-Muller transform of the two halves of the bits."""
    low = drawn & 0xFFFFFF
    first = unit(drawn, dtypes.float32)
    second = low.cast(dtypes.uint32).cast(dtypes.float32) * 2.0**-24
    radius = ((1 - first).alu(Ops.LOG) * -2).alu(Ops.SQRT)
    angle = second * (2 * math.pi) + math.pi / 2
    return radius * angle.alu(Ops.SIN)


def _float_dtype(dtype: DType | str | None, name: str) -> DType:
    wanted = concrete(dtype, dtypes.default_float)
    if not wanted.is_float:
        raise DTypeError(f"{name} gives floats, not {wanted.name}", hint="use randint")
    return wanted


__all__ = ["GENERATOR", "Random"]
