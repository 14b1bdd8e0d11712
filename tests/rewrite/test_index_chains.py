"""Index expressions of movement chains reduce to the least affine form, and stay right."""

from __future__ import annotations

import itertools
import math
import random

import numpy as np
import pytest

from tests.rewrite.chains import buffer, loops, moved, pull
from tests.rewrite.prove.evaluate import evaluate
from tgcore.ir import Ops, UOp
from tgcore.rewrite import simplify, simplify_valid, uop_given_valid


def offset(node: UOp) -> tuple[str, str]:
    """The simplified offset and gate of a chain, as text."""
    flat, gate = pull(node, loops(node.shape))
    gate = simplify_valid(gate)
    return str(uop_given_valid(gate, flat)), str(gate)


def windows(x: UOp, size: int, stride: int = 1, dilation: int = 1) -> UOp:
    """Windows over the last axis, built without overlap: repeat, cut, reshape (as pooling does)."""
    *lead, length = x.shape
    count = (length - dilation * (size - 1) - 1) // stride + 1
    factor = max(1, math.ceil((count * stride - dilation) / length))
    repeats = math.ceil(size * (length * factor + dilation) / length)
    axes = len(lead)

    def cut(node: UOp, *sizes: int) -> UOp:
        return node.shrink((*[(0, n) for n in lead], *[(0, n) for n in sizes]))

    x = x.reshape((*lead, 1, length)).expand((*lead, repeats, length))
    x = cut(x.reshape((*lead, repeats * length)), size * (length * factor + dilation))
    x = cut(x.reshape((*lead, size, length * factor + dilation)), size, count * stride)
    x = cut(x.reshape((*lead, size, count, stride)), size, count, 1).reshape((*lead, size, count))
    return x.permute((*range(axes), axes + 1, axes))


x = buffer(4, 6, 8)
CHAINS: list[tuple[str, UOp, str]] = [
    ("nothing", x, "(((r0<4>*48)+(r1<6>*8))+r2<8>)"),
    ("merged and split again", x.reshape((24, 8)).reshape((192,)).reshape((4, 6, 8)),
     "(((r0<4>*48)+(r1<6>*8))+r2<8>)"),
    ("merged axes", x.reshape((24, 8)), "((r0<24>*8)+r1<8>)"),
    ("split axis", x.reshape((4, 2, 3, 8)), "((((r0<4>*48)+(r1<2>*24))+(r2<3>*8))+r3<8>)"),
    ("transposed", x.permute((2, 0, 1)), "((r0<8>+(r1<4>*48))+(r2<6>*8))"),
    ("transposed and merged", x.permute((1, 0, 2)).reshape((24, 8)),
     "(((r0<24>//4)*8)+((r0<24>%4)*48))+r1<8>"),
    ("flipped", x.flip((0, 2)), "((((r0<4>*-48)+(r1<6>*8))+(r2<8>*-1))+151)"),
    ("flipped twice", x.flip((1,)).flip((1,)), "(((r0<4>*48)+(r1<6>*8))+r2<8>)"),
    ("all reversed by merging", x.reshape((192,)).flip((0,)).reshape((4, 6, 8)).flip((0, 1, 2)),
     "(((r0<4>*48)+(r1<6>*8))+r2<8>)"),
    ("window", x.shrink(((1, 3), (2, 5), (4, 8))), "((((r0<2>*48)+(r1<3>*8))+r2<4>)+68)"),
    ("repeated", x.reshape((4, 1, 6, 8)).expand((4, 5, 6, 8)).reshape((20, 6, 8)),
     "((((r0<20>//5)*48)+(r1<6>*8))+r2<8>)"),
    ("strided", x.reshape((4, 6, 4, 2)).shrink(((0, 4), (0, 6), (0, 4), (0, 1))).reshape((4, 6, 4)),
     "(((r0<4>*48)+(r1<6>*8))+(r2<4>*2))"),
    ("padded and cut again", x.pad(((0, 0), (1, 1), (2, 2))).reshape((4, 96))
     .shrink(((0, 4), (12, 84))).reshape((4, 6, 12)).shrink(((0, 4), (0, 6), (2, 10))),
     "(((r0<4>*48)+(r1<6>*8))+r2<8>)"),
    ("padded", x.pad(((0, 0), (1, 1), (2, 2))), "((((r0<4>*48)+(r1<8>*8))+r2<12>)+-10)"),
    ("flat padded", x.reshape((192,)).pad(((3, 5),)).reshape((10, 20)),
     "(((r0<10>*20)+r1<20>)+-3)"),
    ("diagonal", buffer(5).reshape((5, 1)).pad(((0, 0), (0, 5))).reshape((30,))
     .shrink(((0, 25),)).reshape((5, 5)), "(((r0<5>*5)+r1<5>)//6)"),
    ("windows", windows(buffer(2, 14), 3), "(((r0<2>*14)+r1<12>)+r2<3>)"),
    ("windows, stride 2", windows(buffer(2, 14), 3, 2), "(((r0<2>*14)+(r1<6>*2))+r2<3>)"),
    ("windows, stride 4", windows(buffer(2, 14), 3, 4), "(((r0<2>*14)+(r1<3>*4))+r2<3>)"),
    ("windows, dilation 2", windows(buffer(2, 14), 3, 1, 2),
     "(((r0<2>*14)+r1<10>)+(r2<3>*2))"),
    ("windows, all three", windows(buffer(2, 14), 4, 2, 3),
     "(((r0<2>*14)+(r1<3>*2))+(r2<4>*3))"),
    ("windows in two axes", windows(windows(buffer(3, 9, 9), 3).permute((0, 2, 3, 1)), 3)
     .permute((0, 3, 1, 4, 2)),
     "(((((r0<3>*81)+(r1<7>*9))+r2<7>)+(r3<3>*9))+r4<3>)"),
]  # fmt: skip


@pytest.mark.parametrize(("node", "wanted"), [row[1:] for row in CHAINS],
                         ids=[row[0] for row in CHAINS])  # fmt: skip
def test_offset_is_minimal(node: UOp, wanted: str) -> None:
    assert offset(node)[0].replace("(", "").replace(")", "") == (
        wanted.replace("(", "").replace(")", "")
    )


n, start = UOp.var("n", 1, 64), UOp.var("start", 0, 63)
CACHE = buffer(64, 4, 16)
KEPT = CACHE.shrink(((0, n), (0, 4), (0, 16)))
NEXT = CACHE.shrink(((0, start + 1), (0, 4), (0, 16)))
SYMBOLIC: list[tuple[str, UOp, str]] = [
    ("the first n rows", KEPT, "(((r0<n>*64)+(r1<4>*16))+r2<16>)"),
    ("one row", CACHE.shrink(((start, start + 1), (0, 4), (0, 16))),
     "(((start*64)+(r1<4>*16))+r2<16>)"),
    ("rows merged", KEPT.reshape((n * 4, 16)), "((r0<(n*4)>*16)+r1<16>)"),
    ("all merged", KEPT.reshape((n * 64,)), "r0<(n*64)>"),
    ("heads first", KEPT.permute((1, 0, 2)), "(((r0<4>*16)+(r1<n>*64))+r2<16>)"),
    ("transposed and merged", KEPT.permute((1, 2, 0)).reshape((64, n)), "(r0<64>+(r1<n>*64))"),
    ("merged and split", KEPT.permute((1, 2, 0)).reshape((n * 64,)).reshape((4, 16, n)),
     "(((r0<4>*16)+r1<16>)+(r2<n>*64))"),
    ("a size that is a sum",
     NEXT.permute((1, 2, 0)).reshape(((start + 1) * 64,)).reshape((4, 16, start + 1)),
     "(((r0<4>*16)+r1<16>)+(r2<(start+1)>*64))"),
    ("padded to a constant", KEPT.pad(((0, 64 - n), (0, 0), (0, 0))),
     "(((r0<64>*64)+(r1<4>*16))+r2<16>)"),
]  # fmt: skip


@pytest.mark.parametrize(("node", "wanted"), [row[1:] for row in SYMBOLIC],
                         ids=[row[0] for row in SYMBOLIC])  # fmt: skip
def test_offset_is_minimal_with_symbolic_sizes(node: UOp, wanted: str) -> None:
    assert offset(node)[0] == wanted


def test_a_padded_convolution_window_has_no_division() -> None:
    image = buffer(2, 3, 14, 14).pad(((0, 0), (0, 0), (1, 1), (1, 1)))
    node = windows(windows(image, 3).permute((0, 1, 3, 4, 2)), 3)
    flat, gate = pull(node, loops(node.shape))
    gate = simplify_valid(gate)
    result = uop_given_valid(gate, flat)
    assert not {part.op for part in result.toposort()} & {Ops.FLOORDIV, Ops.FLOORMOD}
    assert not {part.op for part in gate.toposort()} & {Ops.FLOORDIV, Ops.FLOORMOD}


def test_gates_of_padding_undone_vanish() -> None:
    node = x.pad(((0, 0), (2, 2), (0, 0))).shrink(((0, 4), (2, 8), (0, 8)))
    assert offset(node) == ("(((r0<4>*48)+(r1<6>*8))+r2<8>)", "True:bool")


def divisors(size: int) -> list[int]:
    return [part for part in range(1, size + 1) if size % part == 0]


def random_chain(rng: random.Random) -> UOp:
    """A movement chain over a small buffer."""
    node = buffer(*[rng.randint(1, 5) for _ in range(rng.randint(1, 3))])
    for _ in range(rng.randint(1, 6)):
        shape = node.shape
        kind = rng.randrange(6)
        if kind == 0:
            left, size = [], math.prod(shape)
            while size > 1 and len(left) < 3:
                left.append(rng.choice(divisors(size)))
                size //= left[-1]
            node = node.reshape((*left, size))
        elif kind == 1:
            axes = list(range(len(shape)))
            rng.shuffle(axes)
            node = node.permute(tuple(axes))
        elif kind == 2 and math.prod(shape) < 200:
            node = node.pad(tuple((rng.randint(0, 2), rng.randint(0, 2)) for _ in shape))
        elif kind == 3:
            bounds = []
            for size in shape:
                low = rng.randrange(size)
                bounds.append((low, rng.randint(low + 1, size)))
            node = node.shrink(tuple(bounds))
        elif kind == 4:
            node = node.flip(tuple(axis for axis in range(len(shape)) if rng.random() < 0.5))
        elif math.prod(shape) < 100:
            node = node.expand(tuple(rng.randint(1, 4) if size == 1 else size for size in shape))
    return node


@pytest.mark.parametrize("seed", range(8))
def test_random_chains_read_the_right_elements(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(40):
        node = random_chain(rng)
        flat, gate = pull(node, loops(node.shape))
        gate = simplify_valid(gate)
        result = uop_given_valid(gate, flat)
        grids = np.meshgrid(*[np.arange(size) for size in node.shape], indexing="ij")
        axes = {loop: grid.ravel() for loop, grid in zip(loops(node.shape), grids)
                if loop.op is Ops.RANGE}  # fmt: skip
        wanted = moved(node).ravel()
        where = np.broadcast_to(evaluate(gate, axes), wanted.shape)
        places = np.broadcast_to(evaluate(result, axes), wanted.shape)
        got = np.where(where, places + 1, 0)
        assert (got == wanted).all(), f"{node}: {result} where {gate}"
        assert simplify(result) is result


def test_equal_chains_written_differently_give_the_identical_node() -> None:
    one = x.permute((1, 0, 2)).reshape((6, 32)).reshape((6, 4, 8))
    other = x.reshape((4, 6, 8)).permute((1, 0, 2))
    again = x.flip((0,)).permute((1, 0, 2)).flip((1,))
    nodes = {simplify(pull(node, loops((6, 4, 8)))[0]) for node in (one, other, again)}
    assert len(nodes) == 1


def test_every_pair_of_reshapes_collapses() -> None:
    shapes = [(192,), (24, 8), (4, 48), (2, 2, 6, 8), (4, 6, 2, 4), (12, 16), (4, 6, 8)]
    for first, second in itertools.permutations(shapes, 2):
        node = x.reshape(first).reshape(second)
        direct = x.reshape(second)
        loop = loops(second)
        assert simplify(pull(node, loop)[0]) is simplify(pull(direct, loop)[0]), (first, second)
