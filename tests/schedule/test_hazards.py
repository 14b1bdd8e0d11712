"""Writes to storage: readers see the contents of their version, whatever is written later."""

from __future__ import annotations

import random

import pytest

from tests.schedule.helpers import check, result, tensor, total
from tgcore.ir import Ops, UOp, dtypes


def write(old: UOp, view: UOp, value: UOp) -> UOp:
    return old.after(view.store(value))


def test_an_update_at_the_same_place_is_in_place():
    p, g = tensor(4, 5), tensor(4, 5)
    plan = check(write(p.base, p, p + g * g.const_like(-1)))
    assert plan.kernels == 1
    assert not plan.temporaries


def test_a_value_read_at_other_places_is_stored_first():
    x = UOp.buffer("D", dtypes.int32, 8)
    plan = check(write(x, x.shrink(((1, 8),)), x.shrink(((0, 7),))))
    assert plan.kernels == 2


def test_reversing_in_place_goes_through_a_copy():
    x = UOp.buffer("D", dtypes.int32, 5)
    assert check(write(x, x.flip((0,)), x)).kernels == 2


def test_a_value_is_not_read_from_where_it_is_stored_last():
    x, y = UOp.buffer("D", dtypes.int32, 4), UOp.buffer("D", dtypes.int32, 4)
    value = x * x
    first = write(y, y, value + value)
    second = write(first, first.shrink(((1, 4),)), (value + value).shrink(((0, 3),)))
    check(write(second, second, value))


def test_a_plain_copy_of_a_new_version_runs_after_its_writer():
    x, y = UOp.buffer("D", dtypes.int32, 4), UOp.buffer("D", dtypes.int32, 4)
    new = write(y, y, x)
    check(new, result(new * new.const_like(1)))
    check(result(new * new.const_like(1)))


def test_transposing_in_place_goes_through_a_temporary():
    x = tensor(4, 4, dtype=dtypes.int32)
    assert check(write(x.base, x, x.permute((1, 0)))).kernels == 2


def test_a_reader_of_the_older_contents_runs_first():
    x = UOp.buffer("D", dtypes.int32, 8)
    new = write(x, x.shrink(((2, 5),)), UOp.const(dtypes.int32, 9).reshape((1,)).expand((3,)))
    check(result(x * x.const_like(3)), new)
    check(new, result(x * x.const_like(3)))


def test_a_reader_of_both_versions_keeps_a_copy():
    x = UOp.buffer("D", dtypes.int32, 8)
    new = write(x, x.shrink(((2, 5),)), UOp.const(dtypes.int32, 9).reshape((1,)).expand((3,)))
    check(result(x + new))
    check(new, result(x.flip((0,)) + new))


def test_writes_to_one_buffer_keep_their_order():
    x = UOp.buffer("D", dtypes.int32, 8)
    one, two = (UOp.const(dtypes.int32, v).reshape((1,)).expand((4,)) for v in (1, 2))
    first = write(x, x.shrink(((0, 4),)), one)
    second = write(first, first.shrink(((2, 6),)), two)
    check(second)
    check(second, result(first * first.const_like(10)))


def test_swapping_two_buffers():
    x, y = UOp.buffer("D", dtypes.int32, 8), UOp.buffer("D", dtypes.int32, 8)
    check(write(x, x, y), write(y, y, x))


def test_a_reduction_of_the_target_is_finished_before_it_is_written():
    x = tensor(4, 4)
    check(write(x.base, x, x + total(x, 1).expand((4, 4))))


def test_a_value_stored_twice():
    x = tensor(4, 4)
    value = total(x, 1)
    check(result(value), result(value), result(value * value))


@pytest.mark.parametrize("seed", range(60))
def test_random_writes_and_reads(seed: int):
    rng = random.Random(seed)
    handles = [[UOp.buffer("D", dtypes.int32, 12)] for _ in range(3)]
    values: list[UOp] = []
    for _ in range(rng.randint(4, 10)):
        versions = rng.choice(handles)
        if rng.random() < 0.5:
            source = _read(rng, rng.choice(rng.choice(handles)), values)
            old = versions[-1]
            low = rng.randint(0, 6)
            view = old.shrink(((low, low + 6),))
            if rng.random() < 0.3:
                view = view.reshape((2, 3)).permute((1, 0)).reshape((6,))
            if rng.random() < 0.3:
                view, source = old, source.reshape((6, 1)).expand((6, 2)).reshape((12,))
            versions.append(write(old, view, source))
        else:
            values.append(_read(rng, rng.choice(versions), values))
    roots = [versions[-1] for versions in handles if len(versions) > 1]
    roots += [result(value) for value in values]
    rng.shuffle(roots)
    if roots:
        check(*roots)


def _read(rng: random.Random, version: UOp, values: list[UOp]) -> UOp:
    low = rng.randint(0, 6)
    x = version.shrink(((low, low + 6),))
    kind = rng.randrange(5)
    if kind == 0:
        x = x.flip((0,))
    elif kind == 1:
        x = total(x.reshape((6, 1)).expand((6, 2)), 1).reshape((6,))
    elif kind == 2:
        x = UOp(Ops.CONTIGUOUS, x.dtype, (x,))
    elif kind == 3:
        x = x + total(x, 0).expand((6,))
    if values and rng.random() < 0.5:
        x = x + rng.choice(values)
    return x
