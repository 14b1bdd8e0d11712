"""Kernels with structure: several axes, loops, reductions, gates, vectors, variables, arguments.

Each function returns a `Sample` with its right answer by numpy; level L2 runs them. Integers are
used wherever rounding is not the subject, so that a wrong element shows as such.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.codegen import SPLIT, TENSOR_CORE
from tgcore.ir import AxisKind, DType, Ops, UOp, dtypes
from tgcore.target import TensorCore
from tgcore.testing.arithmetic import Array, numpy_dtype
from tgcore.testing.conformance.kernels import Sample, elementwise, kernel, loop, read, write

INT = dtypes.int32
VECTORS_EACH = 13


def numbers(count: int, seed: int = 0, low: int = -999, high: int = 999) -> Array:
    """Return small int32 numbers."""
    found = np.random.default_rng(count * 31 + seed).integers(low, high, count, endpoint=True)
    return np.asarray(found.astype(np.int32))


def linear(count: int, factor: int = 3, term: int = 1, moves: Any = None) -> Sample:
    """Return x * factor + term over `count` elements."""
    x = numbers(count)
    wanted = (x * factor + term).astype(np.int32)
    name = f"x * {factor} + {term} of {count} elements"
    return elementwise(name, lambda a: a * factor + term, [(INT, x)], wanted, INT, moves=moves)


def transposed(first: int, second: int, third: int) -> Sample:
    """Return a kernel of three axes that writes in another order than it reads."""
    total = first * second * third
    i, j, k = loop(first, 0), loop(second, 1), loop(third, 2)
    x = numbers(total)
    place = (k * second + j) * first + i
    ast = kernel(
        write(0, total, place, read(1, INT, total, (i * second + j) * third + k) + 5, i, j, k)
    )
    wanted = (x.reshape(first, second, third).transpose(2, 1, 0) + 5).astype(np.int32)
    return Sample(
        f"a transposed block of {first} x {second} x {third}", ast, (wanted,), (x,), (INT,)
    )


_REDUCERS = {Ops.ADD: np.add, Ops.MUL: np.multiply, Ops.MAX: np.maximum}


def reduced(op: Ops, dtype: DType, rows: int, columns: int, moves: Any = None) -> Sample:
    """Return the reduction of each row."""
    kind = numpy_dtype(dtype)
    rng = np.random.default_rng(rows * columns + op)
    if op is Ops.MUL:  # signs and powers of two: exact in every order
        x = rng.choice([-1, 1], (rows, columns)) * rng.choice([1, 1, 1, 2], (rows, columns))
        x[:, 40:] = np.sign(x[:, 40:])
    else:
        x = rng.integers(-50, 50, (rows, columns))
    x = np.abs(x) if dtype.kind == "u" else x
    given = x.astype(kind)
    i, r = loop(rows, 0), UOp.range(columns, 1, AxisKind.REDUCE)
    value = read(1, dtype, rows * columns, i * columns + r).reduce(op, r)
    wanted = _REDUCERS[op].reduce(given, axis=1, dtype=kind)
    name = f"{op.name} of {rows} rows of {columns} {dtype.name}"
    ast = kernel(write(0, rows, i, value, i))
    return Sample(name, ast, (np.asarray(wanted),), (given,), (dtype,), moves=moves)


def product(
    m: int, n: int, k: int, dtype: DType = INT, out: DType = INT, moves: Any = None
) -> Sample:
    """Return a matrix product."""
    rng = np.random.default_rng(m * n * k)
    a, b = (rng.integers(-4, 5, shape).astype(numpy_dtype(dtype)) for shape in ((m, k), (k, n)))
    i, j, r = loop(m, 0), loop(n, 1), UOp.range(k, 2, AxisKind.REDUCE)
    term = read(1, dtype, m * k, i * k + r) * read(2, dtype, k * n, r * n + j)
    value = term.cast(out).reduce(Ops.ADD, r)
    wanted = (a.astype(np.float64) @ b.astype(np.float64)).astype(numpy_dtype(out))
    name = f"a product of {m} x {k} and {k} x {n} {dtype.name}"
    ast = kernel(write(0, m * n, i * n + j, value, i, j))
    return Sample(name, ast, (wanted,), (a, b), (out,), moves=moves)


def matrix_unit(unit: TensorCore, number: int) -> Sample:
    """Return a product that goes through one tensor core of the target."""
    columns, rows, depth = unit.dims
    sizes = 2 * rows, 2 * columns, 2 * depth
    return product(*sizes, unit.dtype_in, unit.dtype_out, (TENSOR_CORE(select=number),))


def gated(count: int, before: int, after: int, dtype: DType) -> Sample:
    """Return a kernel that reads only where it may: padding with zeros on both sides."""
    total = before + count + after
    x = (numbers(count) % 100 + 1).astype(numpy_dtype(dtype))
    i = loop(total)
    inside = (i < before).logical_not() & (i < before + count)
    value = read(1, dtype, count, i - before, inside)
    wanted = np.concatenate([np.zeros(before), x, np.zeros(after)]).astype(x.dtype)
    name = f"{count} {dtype.name} between {before} and {after} zeros"
    return Sample(name, kernel(write(0, total, i, value, i)), (wanted,), (x,), (dtype,))


def gathered(count: int) -> Sample:
    """Return a kernel that reads at places it computes from another input."""
    x, places = numbers(count), np.random.default_rng(count).permutation(count).astype(np.int32)
    i = loop(count)
    place = read(2, INT, count, i).cast(dtypes.index)
    ast = kernel(write(0, count, i, read(1, INT, count, place), i))
    return Sample(f"{count} elements gathered", ast, (x[places],), (x, places), (INT,))


def scattered(count: int) -> Sample:
    """Return a kernel that writes at places it computes from another input."""
    x, places = numbers(count), np.random.default_rng(count).permutation(count).astype(np.int32)
    i = loop(count)
    place = read(2, INT, count, i).cast(dtypes.index)
    wanted = np.empty_like(x)
    wanted[places] = x
    ast = kernel(write(0, count, place, read(1, INT, count, i), i))
    return Sample(f"{count} elements scattered", ast, (wanted,), (x, places), (INT,))


def stored(dtype: DType, count: int, moves: Any = None) -> Sample:
    """Return a kernel that copies elements of a dtype."""
    x = (numbers(count) % 50).astype(numpy_dtype(dtype))
    name = f"{count} {dtype.name} copied"
    return elementwise(name, lambda a: a, [(dtype, x)], x, dtype, moves=moves)


def vectors(dtype: DType, lanes: int) -> Sample:
    """Return arithmetic on vectors of a given number of lanes."""
    count = lanes * VECTORS_EACH
    rng = np.random.default_rng(lanes)
    kind = numpy_dtype(dtype)
    x, y = (rng.integers(0, 10, count).astype(kind) for _ in range(2))
    name = f"vectors of {lanes} {dtype.name}"
    moves = (SPLIT(0, lanes, AxisKind.UPCAST),)
    wanted = np.where(x < y, x + y, x * y).astype(kind)
    return elementwise(
        name, lambda a, b: (a < b).where(a + b, a * b), [(dtype, x), (dtype, y)], wanted, dtype,
        moves=moves,
    )  # fmt: skip


def weighted(count: int, inputs: int) -> Sample:
    """Return a sum in which every input has a weight of its own: an order mixed up shows."""
    arrays = [numbers(count, seed, 0, 99) for seed in range(inputs)]
    i = loop(count)
    total: Any = None
    for slot, _ in enumerate(arrays, 1):
        term = read(slot, INT, count, i) * (slot * slot + 1)
        total = term if total is None else total + term
    wanted = sum(array * ((slot * slot) + 1) for slot, array in enumerate(arrays, 1))
    ast = kernel(write(0, count, i, total, i))
    name = f"a weighted sum of {inputs} inputs"
    return Sample(name, ast, (np.asarray(wanted, np.int32),), tuple(arrays), (INT,))


def several_results(count: int, results: int) -> Sample:
    """Return a kernel with several results, each different."""
    x = numbers(count)
    i = loop(count)
    effects = [write(slot, count, i, read(results, INT, count, i) * (slot + 2) + slot, i)
               for slot in range(results)]  # fmt: skip
    wanted = tuple([(x * (slot + 2) + slot).astype(np.int32) for slot in range(results)])
    name = f"{results} results of one kernel"
    return Sample(name, kernel(*effects), wanted, (x,), (INT,) * results)


def mixed_types() -> Sample:
    """Return a kernel whose arguments have dtypes of every width."""
    count = 50
    kinds = (dtypes.int8, dtypes.int64, dtypes.uint16, dtypes.float32, dtypes.bool)
    arrays = [np.abs(numbers(count, seed) % 100).astype(numpy_dtype(kind))
              for seed, kind in enumerate(kinds)]  # fmt: skip
    i = loop(count)
    total: Any = None
    for slot, kind in enumerate(kinds, 1):
        term = read(slot, kind, count, i).cast(INT) * (10 ** (slot - 1))
        total = term if total is None else total + term
    wanted = sum(array.astype(np.int32) * 10**place for place, array in enumerate(arrays))
    name = "arguments of five dtypes"
    return Sample(name, kernel(write(0, count, i, total, i)), (np.asarray(wanted, np.int32),),
                  tuple(arrays), (INT,))  # fmt: skip


def with_variables(count: int) -> Sample:
    """Return a kernel with three variables; answers are set for the values of each launch."""
    first, second, third = (
        UOp.var("beta", -100, 100), UOp.var("alpha", 0, 1000), UOp.var("gamma", 1, 1 << 20),
    )  # fmt: skip
    x, i = numbers(count), loop(count)
    value = read(1, INT, count, i) * first.cast(INT) + second.cast(INT) * 7 + third.cast(INT)
    ast = kernel(write(0, count, i, value, i))
    return Sample("three variables", ast, (np.zeros(count, np.int32),), (x,), (INT,))


def answer_for(sample: Sample, alpha: int, beta: int, gamma: int) -> Array:
    """Return the right answer of `with_variables` for these values."""
    return np.asarray((sample.inputs[0] * beta + alpha * 7 + gamma).astype(np.int32))


def bounded_by_variable(count: int) -> Sample:
    """Return a sum over as many elements as a variable says."""
    size = UOp.var("n", 0, count)
    x = numbers(count)
    r = UOp.range(size, 0, AxisKind.REDUCE)
    value = read(1, INT, count, r).reduce(Ops.ADD, r)
    ast = kernel(write(0, 1, UOp.const(dtypes.index, 0), value))
    return Sample("a loop bounded by a variable", ast, (np.zeros(1, np.int32),), (x,), (INT,))


def launched_by_variable(count: int) -> Sample:
    """Return a kernel over as many elements as a variable says; the rest stays as it was."""
    size = UOp.var("n", 1, count)
    x, i = numbers(count), UOp.range(size, 0)
    ast = kernel(write(0, count, i, read(1, INT, count, i) * 2 + 1, i))
    return Sample("as many elements as a variable says", ast, (x,), (x,), (INT,))


def long_chain(count: int, steps: int) -> Sample:
    """Return a kernel of many operations that depend on each other."""
    x = numbers(count)
    i = loop(count)
    value, wanted = read(1, INT, count, i), x.astype(np.int64)
    for step in range(steps):
        value = (value * 3 + step) ^ (step * 77)
        wanted = ((wanted * 3 + step).astype(np.int32) ^ np.int32(step * 77)).astype(np.int64)
    ast = kernel(write(0, count, i, value, i))
    return Sample(f"{steps} operations in a row", ast, (wanted.astype(np.int32),), (x,), (INT,))


def in_place(count: int) -> Sample:
    """Return a kernel that reads what it overwrites; its first parameter is both."""
    i = loop(count)
    ast = kernel(write(0, count, i, read(0, INT, count, i) * 2 + read(1, INT, count, i), i))
    x = numbers(count)
    return Sample("a kernel in place", ast, (np.zeros(count, np.int32),), (x,), (INT,))


def busy(count: int, turns: int) -> Sample:
    """Return a kernel that takes a while: a long loop for each element."""
    x = numbers(count)
    i, r = loop(count), UOp.range(turns, 1, AxisKind.REDUCE)
    term = (read(1, INT, count, i) ^ r.cast(INT)) & 0xFF
    value = term.reduce(Ops.ADD, r)
    index = np.arange(turns, dtype=np.int32)
    wanted = np.array([int(((one ^ index) & 0xFF).sum()) for one in x], np.int32)
    return Sample("a busy kernel", kernel(write(0, count, i, value, i)), (wanted,), (x,), (INT,))
