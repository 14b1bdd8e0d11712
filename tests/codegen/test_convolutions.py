"""Convolutions on hosts: results on awkward sizes, and what must not stand in the inner loop.

The gates of padding are tested once, where the operand is packed; the loop over the sum is loads
and multiply-adds alone, in an order in which the tile fits the vector registers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from tests.codegen.kernels import HOST, loop, lower, out, read, red, run, sink
from tgcore.codegen.naming import estimate
from tgcore.ir import GroupOp, Ops, UOp, dtypes

RNG = np.random.default_rng(0)
TARGETS = {
    "host": HOST,
    "host without masked vectors": replace(HOST, masked_vectors=False),
}


@dataclass(frozen=True)
class Conv:
    """One convolution of square kernels: sizes as their usual names say."""

    channels: int
    outs: int
    height: int
    width: int
    kernel: int = 3
    stride: int = 1
    padding: int = 1
    dilation: int = 1
    groups: int = 1
    batch: int = 1

    @property
    def image(self) -> tuple[int, ...]:
        return self.batch, self.channels, self.height, self.width

    @property
    def weight(self) -> tuple[int, ...]:
        return self.outs, self.channels // self.groups, self.kernel, self.kernel

    def length(self, size: int) -> int:
        reach = self.dilation * (self.kernel - 1) + 1
        return (size + 2 * self.padding - reach) // self.stride + 1

    @property
    def result(self) -> tuple[int, ...]:
        return self.batch, self.outs, self.length(self.height), self.length(self.width)

    def ast(self) -> UOp:
        """Return the kernel as the scheduler makes it."""
        batch, outs, rows, columns = self.result
        each, size = self.outs // self.groups, self.kernel
        sizes = [batch, self.groups, each, rows, columns]
        inner = [self.channels // self.groups, size, size]
        outer = [loop(n, place) if n > 1 else None for place, n in enumerate(sizes)]
        sums = [red(n, 5 + place) if n > 1 else None for place, n in enumerate(inner)]
        b, g, o, y, x = [axis if axis is not None else _zero() for axis in outer]
        c, ky, kx = [axis if axis is not None else _zero() for axis in sums]
        row = y * self.stride + ky * self.dilation + -self.padding
        column = x * self.stride + kx * self.dilation + -self.padding
        gate = _within(row, self.height) & _within(column, self.width) if self.padding else None
        channel = b * self.channels + g * inner[0] + c
        offset = channel * (self.height * self.width) + row * self.width + column
        image = UOp.param(1, dtypes.float32, int(np.prod(self.image))).index(offset, gate).load()
        place = ((g * each + o) * inner[0] + c) * size**2 + ky * size + kx
        product = image * read(2, int(np.prod(self.weight)), place)
        value = product.reduce(Ops.ADD, *[axis for axis in sums if axis is not None])
        target = ((b * outs + g * each + o) * rows + y) * columns + x
        axes = [axis for axis in outer if axis is not None]
        return sink(out(0, int(np.prod(self.result)), target, value, *axes))

    def expected(self, image: Any, weight: Any) -> Any:
        """Return what numpy computes."""
        pad, reach = self.padding, self.dilation * (self.kernel - 1) + 1
        padded = np.pad(image, ((0, 0), (0, 0), (pad, pad), (pad, pad)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (reach, reach), axis=(2, 3))
        step = self.dilation
        windows = windows[:, :, :: self.stride, :: self.stride, ::step, ::step]
        groups = np.split(windows, self.groups, axis=1), np.split(weight, self.groups)
        parts = [np.einsum("bcyxij,ocij->boyx", a, w) for a, w in zip(*groups)]
        return np.concatenate(parts, axis=1)


def _zero() -> UOp:
    return UOp.const(dtypes.index, 0)


def _within(place: UOp, size: int) -> UOp:
    return (place < 0).logical_not() & (place < size)


AWKWARD = {
    "a row narrower than a vector": Conv(1, 17, 2, 7),
    "a row of almost two vectors": Conv(1, 17, 1, 14),
    "rows in pairs, an odd number of them": Conv(1, 16, 3, 8),
    "stride": Conv(1, 16, 3, 17, stride=2),
    "dilation": Conv(1, 17, 3, 8, dilation=2, padding=2),
    "groups": Conv(2, 34, 1, 9, groups=2),
    "each channel alone": Conv(2, 2, 3, 13, groups=2),
    "batch": Conv(1, 16, 1, 3, batch=8),
    "no padding": Conv(1, 17, 3, 10, padding=0),
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("conv", AWKWARD.values(), ids=list(AWKWARD))
def test_convolutions_of_any_size(target: str, conv: Conv) -> None:
    image, weight = RNG.random(conv.image, np.float32), RNG.random(conv.weight, np.float32)
    arrays = [np.zeros(conv.result, "f"), image, weight]
    found = run(conv.ast(), arrays, TARGETS[target])[0].reshape(conv.result)
    assert np.allclose(found, conv.expected(image, weight), rtol=1e-4)


RESNET = {
    "56": Conv(64, 64, 56, 56),
    "28": Conv(128, 128, 28, 28),
    "14": Conv(256, 256, 14, 14),
    "7": Conv(512, 512, 7, 7),
    "7 in batches": Conv(512, 512, 7, 7, batch=8),
    "halved": Conv(64, 128, 56, 56, stride=2),
    "head": Conv(3, 64, 224, 224, kernel=7, stride=2, padding=3),
    "unpadded": Conv(64, 64, 58, 58, padding=0),
    "one by one, halved": Conv(256, 512, 28, 28, kernel=1, stride=2, padding=0),
}
_LAYERS = pytest.mark.parametrize("conv", RESNET.values(), ids=list(RESNET))


def _inner_loop(linear: tuple[UOp, ...]) -> list[UOp]:
    """Return the statements of the innermost loop that has the multiply-adds."""
    last = max(place for place, node in enumerate(linear) if node.op is Ops.MULACC)
    start = max(place for place in range(last) if linear[place].op is Ops.RANGE)
    stop = next(place for place in range(last, len(linear)) if linear[place].op is Ops.END)
    return list(linear[start + 1 : stop])


@_LAYERS
def test_the_loop_over_the_sum_tests_no_gate_and_gathers_nothing(conv: Conv) -> None:
    body = _inner_loop(lower(conv.ast(), HOST)[0])
    assert not [node for node in body if node.op is Ops.INDEX and len(node.src) > 2]
    assert not [node for node in body if node.op in GroupOp.COMPARISON or node.op is Ops.WHERE]
    assert not [node for node in body if node.op is Ops.STACK and len(set(node.src)) > 1]


@_LAYERS
def test_the_tile_of_a_product_is_as_large_as_the_registers_allow(conv: Conv) -> None:
    body = _inner_loop(lower(conv.ast(), HOST)[0])
    adds = [node for node in body if node.op is Ops.MULACC]
    loads = [node for node in body if node.op is Ops.LOAD and _storage(node) is not None]
    assert 10 <= len(adds) <= 13 and all(node.dtype.lanes == 8 for node in adds)
    assert len(adds) >= 1.4 * len(loads)
    alive = _most_alive(body)
    assert len(adds) + alive <= HOST.vector_registers


@_LAYERS
def test_tiles_that_overlap_repeat_little(conv: Conv) -> None:
    ops = estimate(lower(conv.ast(), HOST)[0])[0]
    needed = 2 * int(np.prod(conv.result)) * int(np.prod(conv.weight[1:]))
    assert needed <= ops <= 1.35 * needed


def test_channels_alone_are_read_by_masked_vectors() -> None:
    linear = lower(Conv(64, 64, 56, 56, groups=64).ast(), HOST)[0]
    gated = [node for node in linear if node.op is Ops.INDEX and len(node.src) > 2]
    assert gated and all(node.dtype.lanes == 8 for node in gated)


def _storage(load: UOp) -> UOp | None:
    """Return what a load of memory reads; None for an accumulator."""
    node = load.src[0]
    while node.op in (Ops.INDEX, Ops.AFTER):
        node = node.src[0]
    return None if node.op is Ops.DEFINE_REG and node.arg[1] == 1 else node


def _most_alive(body: list[UOp]) -> int:
    """Return how many vectors beside the accumulators are alive at once, at most."""
    wide = [node for node in body if node.dtype.lanes > 1 and node.op in (Ops.STACK, Ops.LOAD)]
    vectors = [node for node in wide if node.op is Ops.STACK or _storage(node) is not None]
    last = {child: place for place, node in enumerate(body) for child in node.src}
    first = {node: place for place, node in enumerate(body)}
    return max(sum(first[v] <= place < last[v] for v in vectors) for place in range(len(body)))
