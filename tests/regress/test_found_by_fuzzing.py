"""Faults that the fuzzer or the differential tests found, each as small as it could be made."""

from __future__ import annotations

import numpy as np

from tgcore import Tensor, dtypes
from tgcore.ir import Ops, UOp
from tgcore.rewrite import uop_given_valid


def test_a_load_in_an_index_keeps_its_gate_under_an_outer_gate():
    """Seed 1205: the inner gate was dropped because the outer one implies it; then the offset,
    which is computed under no gate, read outside the buffer."""
    loop = UOp.range(30, 0)
    table = UOp.param(1, dtypes.int32, 20)
    inside = loop < 20
    place = table.index(loop, inside).load().cast(dtypes.index)
    for offset in (place, place + loop, (place + loop) // 3):
        kept = uop_given_valid(inside & (UOp.const(dtypes.index, -1) < place), offset)
        loads = [node for node in kept.toposort() if node.op is Ops.LOAD]
        assert all(len(load.src[0].src) == 3 for load in loads) and loads


def test_sorting_twice_and_joining():
    x = np.arange(30, dtype=np.uint64).reshape(5, 3, 2)[::-1, ::-1]
    t = Tensor(x.copy()).realize()
    got = t.cat(t.sort(1)[0].sort(1)[0], dim=0)
    np.testing.assert_array_equal(got.numpy(), np.concatenate([x, np.sort(x, 1)]))


def test_a_store_over_its_own_reversed_source():
    """Seed 316: read places that had been written already."""
    x = Tensor(np.arange(1, 6, dtype=np.int8)).realize()
    x[::-1] = x
    assert x.tolist() == [5, 4, 3, 2, 1]


def test_padding_of_nothing_inside_a_kernel():
    """Seed 133: the whole kernel shrank to one element."""
    x = Tensor(np.zeros((2, 0), np.int8)).realize().pad(((0, 3), (1, 0)), value=1)
    assert (x | Tensor(np.array(1, np.int8)).realize()).tolist() == [[1]] * 5


def test_what_does_nothing_still_gives_a_handle_of_its_own():
    """Seed 66: a cast to the same dtype was the tensor itself, so later writes showed in it."""
    x = Tensor([1.0, 2.0, 3.0]).realize()
    same = [
        x.cast(dtypes.float32), x.reshape(3), x.permute(0), x.shrink(((0, 3),)),
        x.pad(((0, 0),)), x.to(x.device), x.contiguous(), x.detach(), x.roll(3, 0), x.repeat(1),
        +x, x.expand(3), x[:], x.clone(), x.flatten(),
    ]  # fmt: skip
    x[0:1] = Tensor([9.0])
    assert [y.tolist() for y in same] == [[1.0, 2.0, 3.0]] * len(same)
    assert x.tolist() == [9.0, 2.0, 3.0]


def test_padding_repeating_and_rolling_give_values_and_not_views():
    """Seeds 31, 217: a write to the result went through to the source, or was refused."""
    x = Tensor([1.0, 2.0]).realize()
    for made, want in ((x.pad(((1, 0),)), [0, 2, 4]), (x.repeat(2), [2, 4, 2, 4]),
                       (x.roll(1, 0), [4, 2]), (x.repeat_interleave(2), [2, 2, 4, 4])):  # fmt: skip
        made += made
        assert made.tolist() == want
    assert x.tolist() == [1.0, 2.0]


def test_the_gradient_of_an_empty_piece_is_empty():
    x, y = Tensor(np.ones((2, 3), np.float32)).realize(), Tensor(np.ones((0, 3), np.float32))
    gradients = x.cat(y.realize(), dim=0).sum().gradient(x, y)
    assert [gradient.shape for gradient in gradients] == [(2, 3), (0, 3)]


def test_realizing_an_empty_result_computes_nothing_below_it():
    """Seed 424: what the empty result depends on was taken for computed."""
    x = Tensor([3, 4]).realize().clone()
    ((x[0:0] + 1) % 3).realize()
    assert x.tolist() == [3, 4]


def test_a_product_of_a_constant_over_two_loops():
    """Seed 117: a loop with nothing in it had no place."""
    x = Tensor.full((4, 5, 4), 3.0)
    assert (x <= x).prod((0, 1)).tolist() == [1, 1, 1, 1]
    assert Tensor.full((4, 5), 2.0).prod((0, 1)).item() == 2.0**20


def test_a_write_that_only_an_empty_piece_reads_is_run_all_the_same():
    """Seed 1250: the sum of an empty piece needs nothing, but a clone was taken for computed."""
    x = Tensor([3.0, 4.0]).realize()
    copy = x.clone()
    assert copy.stack(x)[1:1].sum().item() == 0
    assert copy.tolist() == [3, 4]
