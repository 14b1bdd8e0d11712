"""Data types: the whole promotion table, weak scalars, ranges, vectors, commitment."""

from __future__ import annotations

import itertools
import math
import pickle

import pytest

from tgcore.ir import DType, dtypes
from tgcore.support.errors import DTypeError
from tgcore.support.settings import Context

# The join of every pair, written out by hand: row and column in the order of NAMES.
NAMES = ["b", "w", "i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f",
         "e4", "e5", "h", "bf", "s", "d"]  # fmt: skip
TABLE = """
b  w  i1 u1 i2 u2 i4 u4 i8 u8 f e4 e5 h  bf s d
w  w  i1 u1 i2 u2 i4 u4 i8 u8 f e4 e5 h  bf s d
i1 i1 i1 i2 i2 i4 i4 i8 i8 f  f e4 e5 h  bf s d
u1 u1 i2 u1 i2 u2 i4 u4 i8 u8 f e4 e5 h  bf s d
i2 i2 i2 i2 i2 i4 i4 i8 i8 f  f e4 e5 h  bf s d
u2 u2 i4 u2 i4 u2 i4 u4 i8 u8 f e4 e5 h  bf s d
i4 i4 i4 i4 i4 i4 i4 i8 i8 f  f e4 e5 h  bf s d
u4 u4 i8 u4 i8 u4 i8 u4 i8 u8 f e4 e5 h  bf s d
i8 i8 i8 i8 i8 i8 i8 i8 i8 f  f e4 e5 h  bf s d
u8 u8 f  u8 f  u8 f  u8 f  u8 f e4 e5 h  bf s d
f  f  f  f  f  f  f  f  f  f  f e4 e5 h  bf s d
e4 e4 e4 e4 e4 e4 e4 e4 e4 e4 e4 e4 h h  bf s d
e5 e5 e5 e5 e5 e5 e5 e5 e5 e5 e5 h e5 h  bf s d
h  h  h  h  h  h  h  h  h  h  h h  h  h  s  s d
bf bf bf bf bf bf bf bf bf bf bf bf bf s bf s d
s  s  s  s  s  s  s  s  s  s  s s  s  s  s  s d
d  d  d  d  d  d  d  d  d  d  d d  d  d  d  d d
"""
SHORT: dict[str, DType] = {
    "b": dtypes.bool, "w": dtypes.weakint, "i1": dtypes.int8, "u1": dtypes.uint8,
    "i2": dtypes.int16, "u2": dtypes.uint16, "i4": dtypes.int32, "u4": dtypes.uint32,
    "i8": dtypes.int64, "u8": dtypes.uint64, "f": dtypes.weakfloat, "e4": dtypes.fp8e4m3,
    "e5": dtypes.fp8e5m2, "h": dtypes.float16, "bf": dtypes.bfloat16, "s": dtypes.float32,
    "d": dtypes.float64,
}  # fmt: skip


def test_the_whole_promotion_table():
    rows = [line.split() for line in TABLE.strip().splitlines()]
    for (row, left), (column, right) in itertools.product(enumerate(NAMES), repeat=2):
        got = dtypes.promote(SHORT[left], SHORT[right])
        assert got is SHORT[rows[row][column]], f"{left} with {right} gave {got.name}"


def test_promotion_is_commutative_idempotent_and_associative_outside_float8_pairs():
    for a, b in itertools.product(dtypes.all, repeat=2):
        assert dtypes.promote(a, b) is dtypes.promote(b, a)
    plain = [d for d in dtypes.all if d not in dtypes.fp8s]
    for a, b, c in itertools.product(plain, repeat=3):
        assert dtypes.promote(dtypes.promote(a, b), c) is dtypes.promote(a, dtypes.promote(b, c))
        assert dtypes.promote(a, b, c) is dtypes.promote(c, b, a)


def test_the_table_agrees_with_numpy_where_numpy_has_the_types():
    import numpy as np

    strong = [d for d in dtypes.concrete if d not in (*dtypes.fp8s, dtypes.bfloat16)]
    for a, b in itertools.product([d for d in strong if not d.is_float], repeat=2):
        want = np.promote_types(a.name, b.name)
        got = dtypes.promote(a, b)
        # numpy has no weak float: where none of the integers holds both it takes float64
        assert got.name == want.name or (got is dtypes.weakfloat and want == np.float64)


def test_void_joins_nothing():
    with pytest.raises(DTypeError, match="no common type"):
        dtypes.promote(dtypes.void, dtypes.int8)


@pytest.mark.parametrize("dtype", dtypes.ints, ids=lambda d: d.name)
def test_integer_ranges_and_wrapping(dtype):
    low, high = int(dtype.min), int(dtype.max)
    assert high - low == 2**dtype.bits - 1 and (low == 0) == (dtype.kind == "u")
    assert dtype.wrap(high + 1) == low and dtype.wrap(low - 1) == high
    assert dtype.wrap(True) == 1 and dtype.wrap(2.9) == 2
    assert dtype.itemsize * 8 == dtype.bits


def test_weak_types_have_no_width_and_no_end():
    for dtype in (dtypes.weakint, dtypes.weakfloat):
        assert dtype.weak and dtype.itemsize == 0 and dtype.max == math.inf
    assert dtypes.weakint.wrap(2**70) == 2**70
    assert dtypes.index is dtypes.weakint


def test_python_scalars_are_weak():
    assert dtypes.from_py(True) is dtypes.bool
    assert dtypes.from_py(1) is dtypes.weakint
    assert dtypes.from_py(1.0) is dtypes.weakfloat
    for value in ("1", None, [1], 1j):
        with pytest.raises(DTypeError, match="is not a Python scalar"):
            dtypes.from_py(value)


def test_weak_integers_are_committed_by_their_bounds():
    assert dtypes.commit_int(-(2**31), 2**31 - 1) is dtypes.int32
    assert dtypes.commit_int(0, 2**31) is dtypes.int64
    assert dtypes.commit_int(-1, 2**40) is dtypes.int64
    assert dtypes.commit_int(0, 2**63) is dtypes.uint64
    for low, high in ((-1, 2**63), (0, 2**64), (-(2**63) - 1, 0)):
        with pytest.raises(OverflowError, match="fit no integer type"):
            dtypes.commit_int(low, high)


def test_a_default_of_another_width_is_respected():
    with Context(default_int="int64"):
        assert dtypes.commit_int(0, 1) is dtypes.int64
        assert dtypes.accumulate(dtypes.bool) is dtypes.int64
    with Context(default_int="int16"):
        assert dtypes.commit_int(0, 1) is dtypes.int16
        assert dtypes.commit_int(0, 40_000) is dtypes.int32
    assert dtypes.default_int is dtypes.int32


def test_sums_accumulate_in_at_least_32_bits():
    want = {
        dtypes.bool: dtypes.int32, dtypes.int8: dtypes.int32, dtypes.int16: dtypes.int32,
        dtypes.int32: dtypes.int32, dtypes.int64: dtypes.int64, dtypes.uint8: dtypes.uint32,
        dtypes.uint16: dtypes.uint32, dtypes.uint32: dtypes.uint32, dtypes.uint64: dtypes.uint64,
        dtypes.fp8e4m3: dtypes.float32, dtypes.fp8e5m2: dtypes.float32,
        dtypes.float16: dtypes.float32, dtypes.bfloat16: dtypes.float32,
        dtypes.float32: dtypes.float32, dtypes.float64: dtypes.float64,
        dtypes.weakint: dtypes.weakint, dtypes.weakfloat: dtypes.weakfloat,
    }  # fmt: skip
    assert {dtype: dtypes.accumulate(dtype) for dtype in dtypes.all} == want


def test_vectors_are_interned_and_know_their_scalar():
    four = dtypes.float32.vec(4)
    assert four is dtypes.float32.vec(4) and four.scalar is dtypes.float32
    assert four.vec(8) is dtypes.float32.vec(8) and four.vec(1) is dtypes.float32
    assert (four.lanes, four.itemsize, four.name) == (4, 16, "float32x4")
    assert four.is_float and repr(four) == "dtypes.float32.vec(4)"
    with pytest.raises(DTypeError, match="no vector of 0 lanes"):
        dtypes.int8.vec(0)
    with pytest.raises(DTypeError, match="void has no vector"):
        dtypes.void.vec(2)


def test_dtypes_are_pickled_by_name():
    for dtype in (*dtypes.all, dtypes.void, dtypes.int8.vec(3)):
        assert pickle.loads(pickle.dumps(dtype)) is dtype


def test_names_and_aliases():
    assert dtypes.by_name("float16") is dtypes.half
    assert (dtypes.float, dtypes.double, dtypes.int, dtypes.long) == (
        dtypes.float32, dtypes.float64, dtypes.int32, dtypes.int64)  # fmt: skip
    with pytest.raises(DTypeError, match=r"no dtype is called .float31.; use one of: .*float32"):
        dtypes.by_name("float31")
