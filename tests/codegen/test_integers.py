"""Users' integers: division, shifts and casts on targets that trap; 64 bits in pairs of words."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

from tests.codegen.interpreter import np_dtype
from tests.codegen.kernels import HOST, elementwise, loop, lower, out, read, red, run, sink
from tgcore.codegen.division import magic
from tgcore.ir import Ops, UOp, dtypes
from tgcore.target import Capabilities

PLAIN = Capabilities()
LONG = {dtypes.int64, dtypes.uint64}
WORDS = Capabilities(
    storage=frozenset(PLAIN.storage - LONG), arithmetic=frozenset(PLAIN.arithmetic - LONG)
)


def _operands(dtype: Any) -> tuple[Any, Any]:
    info = np.iinfo(np_dtype(dtype))
    values = [0, 1, 3, 7, info.max, info.min, info.max // 3]
    if info.min < 0:
        values += [-1, -7]
    x, y = np.meshgrid(np.array(values, np_dtype(dtype)), np.array(values, np_dtype(dtype)))
    return x.ravel(), y.ravel()


def _expected(op: Ops, x: Any, y: Any) -> Any:
    with np.errstate(all="ignore"):
        if op is Ops.FLOORDIV:
            return x // y
        if op is Ops.FLOORMOD:
            return x % y
        wide = [_c_divide(int(a), int(b)) for a, b in zip(x, y)]
        number = 0 if op is Ops.CDIV else 1
        return np.array([w[number] for w in wide], object).astype(object)


def _c_divide(a: int, b: int) -> tuple[int, int]:
    if b == 0:
        return 0, 0
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return quotient, a - quotient * b


def _wrap(values: Any, dtype: Any) -> Any:
    return np.array([dtype.wrap(int(v)) for v in values], np_dtype(dtype))


@pytest.mark.parametrize("op", [Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD],
                         ids=lambda op: op.name)  # fmt: skip
@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.int32, dtypes.uint32, dtypes.int64],
                         ids=lambda d: d.name)  # fmt: skip
def test_division_never_traps(op: Ops, dtype: Any) -> None:
    x, y = _operands(dtype)
    found = elementwise(lambda a, b: a.alu(op, b), x, y, caps=PLAIN)
    assert np.array_equal(found, _wrap(_expected(op, x, y), dtype))


@pytest.mark.parametrize("divisor", [1, 3, 8, 641, -3])
@pytest.mark.parametrize("op", [Ops.FLOORDIV, Ops.FLOORMOD], ids=lambda op: op.name)
def test_division_by_a_constant(op: Ops, divisor: int) -> None:
    x = _operands(dtypes.int32)[0]
    found = elementwise(lambda a: a.alu(op, a.const_like(divisor)), x, caps=PLAIN)
    assert np.array_equal(found, _expected(op, x, np.int32(divisor)))


def test_magic_numbers_are_exact_at_the_ends() -> None:
    rng = np.random.default_rng(0)
    for divisor in [3, 5, 6, 7, 9, 641, 1000, 65537, *rng.integers(3, 1 << 30, 200).tolist()]:
        most = int(rng.integers(divisor, 1 << 31))
        multiplier, shift = magic(divisor, most)
        for x in {0, divisor - 1, divisor, most // divisor * divisor - 1, most - 1, most}:
            assert (x * multiplier) >> shift == x // divisor


def test_index_division_by_a_constant_becomes_a_multiplication() -> None:
    i = loop(1000, 0)
    linear, _, _ = lower(sink(out(0, 1000, i, read(1, 200, i // 7), i)), PLAIN)
    assert not any(node.op in (Ops.CDIV, Ops.CMOD) for node in linear)


@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.uint32, dtypes.int16], ids=lambda d: d.name)
def test_shifts_by_any_amount(dtype: Any) -> None:
    x, _ = _operands(dtype)
    amount = np.arange(len(x)).astype(np_dtype(dtype)) % (2 * dtype.bits)
    left = elementwise(lambda a, b: a << b, x, amount, caps=PLAIN)
    right = elementwise(lambda a, b: a >> b, x, amount, caps=PLAIN)
    exact = [int(a) << int(n) if n < dtype.bits else 0 for a, n in zip(x, amount)]
    assert np.array_equal(left, _wrap(exact, dtype))
    assert np.array_equal(right, _wrap([int(a) >> int(n) for a, n in zip(x, amount)], dtype))


# *** 64 bits in words ***


def _pairs(function: Any, *arrays: Any, caps: Capabilities = WORDS) -> Any:
    """Run a function of 64-bit arrays on a target without them."""
    size = len(arrays[0])
    i = loop(size, 0)
    loads = [read(n + 1, size, i, dtypes.by_name(a.dtype.name)) for n, a in enumerate(arrays)]
    value = function(*loads)
    ast = sink(out(0, size, i, value, i))
    linear, _, _ = lower(ast, caps)
    assert not any(node.dtype.scalar in LONG for node in linear)
    long = value.dtype in LONG
    target = np.zeros(size * 2 if long else size, np.uint32 if long else np_dtype(value.dtype))
    words = [
        a.view(np.uint32) if a.dtype.itemsize == 8 and a.dtype.kind in "iu" else a for a in arrays
    ]
    return run(ast, [target, *words], caps)[0].view(np_dtype(value.dtype))


LONG_OPS = [Ops.ADD, Ops.MUL, Ops.FLOORDIV, Ops.FLOORMOD, Ops.CMPLT, Ops.CMPNE, Ops.MAX, Ops.AND]


@pytest.mark.parametrize("dtype", [dtypes.int64, dtypes.uint64], ids=lambda d: d.name)
@pytest.mark.parametrize("op", LONG_OPS, ids=lambda op: op.name)
def test_long_arithmetic_in_words(op: Ops, dtype: Any) -> None:
    x, y = _operands(dtype)
    step = 4 if op in (Ops.FLOORDIV, Ops.FLOORMOD) else 1
    x, y = x[::step].copy(), y[::step].copy()
    found = _pairs(lambda a, b: a.alu(op, b), x, y)
    with np.errstate(all="ignore"):
        expected = {Ops.ADD: np.add, Ops.MUL: np.multiply, Ops.FLOORDIV: np.floor_divide,
                    Ops.FLOORMOD: np.mod, Ops.CMPLT: np.less, Ops.CMPNE: np.not_equal,
                    Ops.MAX: np.maximum, Ops.AND: np.bitwise_and}[op](x, y)  # fmt: skip
    assert np.array_equal(found, expected)


@pytest.mark.parametrize("dtype", [dtypes.int64, dtypes.uint64], ids=lambda d: d.name)
def test_long_negation_in_words_where_the_target_negates(dtype: Any) -> None:
    x, _ = _operands(dtype)
    caps = dataclasses.replace(WORDS, ops=WORDS.ops | {Ops.NEG})
    with np.errstate(all="ignore"):
        assert np.array_equal(_pairs(lambda a: a.alu(Ops.NEG), x, caps=caps), -x)


@pytest.mark.parametrize("dtype", [dtypes.int64, dtypes.uint64], ids=lambda d: d.name)
def test_long_shifts_in_words(dtype: Any) -> None:
    x, _ = _operands(dtype)
    amount = (np.arange(len(x)) % 64).astype(x.dtype)
    assert np.array_equal(_pairs(lambda a, b: a << b, x, amount), x << amount)
    assert np.array_equal(_pairs(lambda a, b: a >> b, x, amount), x >> amount)


def test_long_casts_in_words() -> None:
    x, _ = _operands(dtypes.int64)
    assert np.array_equal(_pairs(lambda a: a.cast(dtypes.int32), x), x.astype(np.int32))
    assert np.allclose(_pairs(lambda a: a.cast(dtypes.float32), x), x.astype(np.float32))
    small = np.array([-3, 0, 5, 2**31 - 1, -(2**31)], np.int32)
    assert np.array_equal(_pairs(lambda a: a.cast(dtypes.int64), small), small.astype(np.int64))
    f = np.array([0.0, -1.5, 3e9, -3e9, 1e18, 7e18, -9e18], np.float32)
    assert np.array_equal(_pairs(lambda a: a.cast(dtypes.int64), f), f.astype(np.int64))


def test_long_sums_in_words_are_exact() -> None:
    x = np.array([2**40, -5, 2**62, -(2**61), 7, 1], np.int64)
    r = red(6, 0)
    zero = UOp.const(dtypes.index, 0)
    for op, expected in ((Ops.ADD, x.sum()), (Ops.MAX, x.max())):
        ast = sink(out(0, 1, zero, read(1, 6, r, dtypes.int64).reduce(op, r)))
        found = run(ast, [np.zeros(2, np.uint32), x.view(np.uint32)], WORDS)[0].view(np.int64)
        assert found[0] == expected


@pytest.mark.parametrize("caps", [HOST, WORDS], ids=["host", "words"])
def test_threefry_gives_the_published_numbers(caps: Any) -> None:
    # the known answers that come with the Random123 library, for threefry2x32 with 20 rounds
    counter = np.array([0, 2**64 - 1, 0x85A308D3243F6A88], np.uint64)
    key = np.array([0, 2**64 - 1, 0x0370734413198A2E], np.uint64)
    expected = np.array([0x99BA4EFE6B200159, 0xBB002BE71CB996FC, 0x483DF7A0C4923A9C], np.uint64)
    if caps is HOST:
        found = elementwise(lambda c, k: c.alu(Ops.THREEFRY, k), counter, key, caps=caps)
    else:
        found = _pairs(lambda c, k: c.alu(Ops.THREEFRY, k), counter, key)
    assert np.array_equal(found, expected)


FAR = [0.0, -0.0, 3.9, -3.9, 0.5, -0.5, 127.9, 128.0, -128.9, -129.0, 255.5, 256.0, 2.0**31,
       2.0**31 - 128, -(2.0**31), 2.0**32, 2.0**63, -(2.0**63), 2.0**64, 1e30, -1e30, float("inf"),
       float("-inf"), float("nan")]  # fmt: skip


def _nearest(value: float, dtype: Any) -> int:
    if value != value:
        return 0
    least, most = int(dtype.min), int(dtype.max)
    return most if value >= most + 1 else least if value < least else max(least, int(value))


@pytest.mark.parametrize("caps", [PLAIN, WORDS], ids=["64 bits", "32 bits"])
@pytest.mark.parametrize("source", [dtypes.float16, dtypes.float32, dtypes.float64], ids=str)
@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.uint8, dtypes.int32, dtypes.uint32,
                                   dtypes.int64, dtypes.uint64], ids=str)  # fmt: skip
def test_a_cast_out_of_range_gives_the_nearest_end(caps: Any, source: Any, dtype: Any) -> None:
    # the interpreter refuses a cast out of range, as a target may that claims nothing
    with np.errstate(over="ignore"):
        values = np.array(FAR).astype(np_dtype(source))
    if caps is WORDS:
        found = _pairs(lambda value: value.cast(dtype), values)
    else:
        found = elementwise(lambda value: value.cast(dtype), values, caps=caps)
    assert found.tolist() == [_nearest(float(value), dtype) for value in values]


def test_a_target_with_saturating_casts_is_given_them_as_they_are() -> None:
    i = loop(4, 0)
    ast = sink(out(0, 4, i, read(1, 4, i).cast(dtypes.int32), i))
    for caps, guarded in ((Capabilities(saturating_casts=True), False), (PLAIN, True)):
        linear, _, _ = lower(ast, caps)
        assert any(node.op is Ops.CMPLT for node in linear) is guarded


@pytest.mark.parametrize("size", [5, 33, 1000])
@pytest.mark.parametrize("grid", [False, True], ids=["host", "workgroups"])
@pytest.mark.parametrize("dtype", [dtypes.int64, dtypes.uint64], ids=lambda d: d.name)
def test_the_greatest_of_long_integers_in_words(dtype: Any, grid: bool, size: int) -> None:
    caps = WORDS
    if grid:
        caps = dataclasses.replace(
            WORDS, has_local=True, local_bytes=1 << 14, group_threads=256,
            grid_limits=(65535,) * 3, local_limits=(256, 256, 64),
        )  # fmt: skip
    rng = np.random.default_rng(size)
    x = rng.integers(-(1 << 62), 1 << 62, (3, size)).astype(np_dtype(dtype))
    x[1] >>= 40  # equal high words, different low ones
    i, r = loop(3, 0), red(size, 1)
    ast = sink(out(0, 3, i, read(1, 3 * size, i * size + r, dtype).reduce(Ops.MAX, r), i))
    found = run(ast, [np.zeros(6, np.uint32), x.reshape(-1).view(np.uint32)], caps)[0]
    assert np.array_equal(found.view(np_dtype(dtype)), x.max(1))


def _row_at(index: UOp, rows: int, columns: int, column: UOp) -> UOp:
    """x[index, column] of a matrix: from the end when negative, 0 outside."""
    place = index.cast(dtypes.index)
    if index.dtype.kind == "i":
        place = (place < 0).where(place + rows, place)
    inside = (place > -1) & (place < rows)
    offset = inside.where(place, place.const_like(0)) * columns + column
    return UOp.param(1, dtypes.float32, rows * columns).index(offset, inside).load()


@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.int64, dtypes.uint32, dtypes.uint8],
                         ids=lambda d: d.name)  # fmt: skip
@pytest.mark.parametrize("caps", [HOST, WORDS], ids=["host", "words"])
def test_rows_at_loaded_places(caps: Capabilities, dtype: Any) -> None:
    rows, columns = 7, 8
    places = np.array([0, 6, 7, -1, -7, -8, 3, 127]).astype(np_dtype(dtype))
    if dtype.bits == 64:
        places = np.append(places, np.array([1 << 40, -(1 << 40), 1 << 32, (1 << 31) - 3]))
    count = len(places)
    i, j = loop(count, 0), loop(columns, 1)
    value = _row_at(read(2, count, i, dtype), rows, columns, j)
    ast = sink(out(0, count * columns, i * columns + j, value, i, j))
    if dtype.bits < 64 and (caps is WORDS or dtype is not dtypes.uint32):
        linear, _, _ = lower(ast, caps)
        assert not any(node.dtype.scalar in LONG for node in linear)
    x = np.arange(1, rows * columns + 1, dtype=np.float32)
    words = places.view(np.uint32) if dtype.bits == 64 and caps is WORDS else places
    found = run(ast, [np.zeros(count * columns, np.float32), x, words], caps)[0]
    expected = np.zeros((count, columns), np.float32)
    for row, place in enumerate(places.tolist()):
        if -rows <= place < rows:
            expected[row] = x.reshape(rows, columns)[place]
    assert np.array_equal(found.reshape(count, columns), expected)
