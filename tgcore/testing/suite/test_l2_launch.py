"""Level L2, programs: launch sizes, loops, gates, vectors, workgroups, arguments, variables.

See also `test_l2_order.py`, and `test_l2_programs.py` with every operation and dtype.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tgcore.codegen import SPLIT
from tgcore.ir import AxisKind, Ops, dtypes
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance import operations as table
from tgcore.testing.conformance import structures as made
from tgcore.testing.conformance.kernels import Bench, Sample

pytestmark = [level("L2"), pytest.mark.usefixtures("computes")]

COUNTS = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 255, 256,
          257, 1000, 1023, 1024, 1025, 4097, 65_535, 65_537, 300_007)  # fmt: skip
BLOCKS = ((1, 1, 7), (7, 1, 1), (2, 3, 5), (4, 8, 16), (17, 3, 33), (64, 2, 31), (5, 65, 9))
REDUCED = tuple([
    (op, dtype)
    for op in (Ops.ADD, Ops.MUL, Ops.MAX)
    for dtype in (dtypes.int32, dtypes.int64, dtypes.uint8, dtypes.float32, dtypes.float64)
    if not (op is Ops.MUL and dtype is dtypes.uint8)
])  # fmt: skip
LOOPS = "RANGE and END in the renderer, or the launch sizes"


LINEAR = {count: made.linear(count) for count in COUNTS}
BLOCK = {"x".join(map(str, block)): made.transposed(*block) for block in BLOCKS}
REDUCE = {
    f"{op.name}-{dtype.name}-{columns}": made.reduced(op, dtype, 6, columns)
    for op, dtype in REDUCED
    for columns in (1, 7, 64, 1000)
}
GATED = {
    f"{dtype.name}-{count}": made.gated(count, 3, 6, dtype)
    for dtype in (dtypes.uint8, dtypes.int16, dtypes.int32, dtypes.float64)
    for count in (1, 8, 37)
}
PRODUCT = {
    "x".join(map(str, sizes)): made.product(*sizes)
    for sizes in ((1, 1, 1), (3, 5, 7), (13, 17, 19), (32, 32, 32), (65, 4, 129))
}
STORED = {dtype.name: made.stored(dtype, 77) for dtype in dtypes.concrete}
CONSTANT = {dtype.name: table.constant(dtype) for dtype in dtypes.concrete}
VECTORS = {
    f"{dtype.name}-{lanes}": made.vectors(dtype, lanes)
    for dtype in (dtypes.uint8, dtypes.int16, dtypes.int32, dtypes.float32, dtypes.int64,
                  dtypes.float64)
    for lanes in (2, 4, 8, 16)
}  # fmt: skip
WEIGHTED = {inputs: made.weighted(33, inputs) for inputs in (2, 3, 6, 14, 30)}
GATHER = [made.gathered(count) for count in (1, 33, 1000)]
SCATTER = [made.scattered(count) for count in (1, 33, 1000)]
SCALAR = [made.linear(100, moves=()), made.product(5, 6, 8, moves=())]
AROUND = made.gated(37, 3, 6, dtypes.float32)
CHAIN, MIXED, RESULTS = made.long_chain(40, 300), made.mixed_types(), made.several_results(45, 3)
IN_PLACE, VARIABLES = made.in_place(200), made.with_variables(70)
BOUNDED, LAUNCHED = made.bounded_by_variable(100), made.launched_by_variable(200)


@pytest.fixture(scope="session")
def bench(device: Any) -> Bench:
    """The device, and the kernels of this file in a few modules."""
    found = Bench(device)
    caps = device.capabilities
    found.add([*LINEAR.values(), *BLOCK.values()])
    found.add([*GATED.values(), *PRODUCT.values(), *SCALAR, AROUND])
    found.add(list(REDUCE.values()))
    found.add([*STORED.values(), *CONSTANT.values()])
    found.add([one for one in VECTORS.values() if _vectors_apply(one, caps)])
    found.add([one for inputs, one in WEIGHTED.items() if _arguments_apply(inputs, caps)])
    found.add([*GATHER, *SCATTER, CHAIN, MIXED, RESULTS, IN_PLACE, VARIABLES, BOUNDED, LAUNCHED])
    return found


def _vectors_apply(sample: Sample, caps: Any) -> bool:
    lanes = sample.wanted[0].size // made.VECTORS_EACH
    return bool(lanes <= min(caps.lanes(sample.dtypes[0]), caps.max_upcast))


def _arguments_apply(inputs: int, caps: Any) -> bool:
    return not caps.max_args or inputs < caps.max_args


# *** sizes and loops ***


@pytest.mark.parametrize("count", COUNTS)
def test_launch_size(bench: Bench, count: int) -> None:
    """Every element is computed, none beyond: sizes around every likely unit."""
    bench.check(LINEAR[count], LOOPS)


@pytest.mark.parametrize("block", BLOCK)
def test_launch_of_three_axes(bench: Bench, block: str) -> None:
    """Three axes keep their order."""
    bench.check(BLOCK[block], LOOPS)


@pytest.mark.parametrize("name", REDUCE)
def test_reduce(bench: Bench, name: str) -> None:
    """A loop that accumulates begins at the right value and takes in every element."""
    bench.check(REDUCE[name], f"{LOOPS}, DEFINE_REG")


@pytest.mark.parametrize("sizes", PRODUCT)
def test_product(bench: Bench, sizes: str) -> None:
    """A product of matrices: a loop inside two axes, tiled as the target likes it."""
    bench.check(PRODUCT[sizes], LOOPS)


def test_scalar_and_unrolled(bench: Bench) -> None:
    """The same kernels without any move, and with loops unrolled, give the same answers."""
    for sample in SCALAR:
        bench.check(sample, LOOPS)
    if bench.device.capabilities.max_unroll >= 4:
        moves = (SPLIT(1, 4, AxisKind.UNROLL),)
        bench.check(made.reduced(Ops.ADD, dtypes.int32, 6, 64, moves), "unrolled loops")


@pytest.mark.parametrize("dtype", STORED)
def test_storage(bench: Bench, dtype: str) -> None:
    """Elements of each dtype are read and written whole."""
    bench.check(STORED[dtype], "LOAD and STORE of this dtype")


@pytest.mark.parametrize("dtype", CONSTANT)
def test_constants(bench: Bench, dtype: str) -> None:
    """Constants are written exactly: ends of the range, fractions, signs of zero, infinities."""
    bench.check(CONSTANT[dtype], "how the renderer writes constants")


@pytest.mark.parametrize("name", GATED)
def test_gate(bench: Bench, name: str) -> None:
    """A gated load gives 0 and reads nothing where its gate is false."""
    bench.check(GATED[name], "gates of LOAD")


def test_gated_reads_stay_inside(bench: Bench) -> None:
    """What lies around an input never shows, not even in lanes that are masked."""
    sample = AROUND
    if not bench.device.capabilities.sub_buffers:
        does_not_apply("sub_buffers is not claimed")
    around = np.full(37 + 128, np.nan, np.float32)
    around[64:101] = sample.inputs[0]
    base = bench.buffer(around)
    result = bench.result(sample.wanted[0])
    inside = base.view(256, 37 * 4, dtypes.uint8)
    bench.load(sample).launch([result, inside])
    bench.compare(result, sample.wanted[0], sample.name, "gates of LOAD, masked vectors")


def test_gather(bench: Bench) -> None:
    """Places computed from data are read."""
    for sample in GATHER:
        bench.check(sample, "INDEX with a computed place")


def test_scatter(bench: Bench) -> None:
    """Places computed from data are written."""
    for sample in SCATTER:
        bench.check(sample, "INDEX with a computed place")


def test_long_program(bench: Bench) -> None:
    """Hundreds of operations in one kernel."""
    bench.check(CHAIN, "limits of the renderer or the compiler")


@pytest.mark.parametrize("name", VECTORS)
def test_vectors(bench: Bench, name: str) -> None:
    """Vectors of as many lanes as are claimed are loaded, computed with and stored."""
    if not _vectors_apply(VECTORS[name], bench.device.capabilities):
        does_not_apply(f"vectors of {name.replace('-', ' x ')} are not claimed")
    bench.check(VECTORS[name], "vectors: vector_bytes, vector_lanes, vector_alu")


def test_threads(bench: Bench) -> None:
    """A launch split among threads computes every part once."""
    threads = bench.device.capabilities.threads
    if threads < 2:
        does_not_apply("threads is 1")
    moves = (SPLIT(0, threads, AxisKind.THREAD, top=True),)
    sample = made.linear(threads * 1000, 3, 1, moves)
    for _ in range(20):
        bench.check(sample, "the pool of threads")


def test_workgroups(bench: Bench) -> None:
    """Workgroups of several sizes cover the launch."""
    caps = bench.device.capabilities
    if not caps.has_local:
        does_not_apply("has_local is not claimed")
    for amount in (2, 8, 32, 128):
        if amount <= min(caps.group_threads, caps.local_limits[0]):
            moves = (SPLIT(0, amount, AxisKind.LOCAL),)
            bench.check(made.linear(amount * 9, 3, 1, moves), "local sizes")


def test_barriers(bench: Bench) -> None:
    """Threads of a workgroup see what the others wrote to local memory before a barrier."""
    caps = bench.device.capabilities
    if not caps.has_local:
        does_not_apply("has_local is not claimed")
    for amount in (2, 16, 64, 256):
        if amount <= min(caps.group_threads, caps.local_limits[0]):
            moves = (SPLIT(1, amount, AxisKind.GROUP_REDUCE),)
            sample = made.reduced(Ops.ADD, dtypes.int32, 19, amount * 5, moves)
            for _ in range(5):
                bench.check(sample, "BARRIER and DEFINE_LOCAL")


def test_matrix_units(bench: Bench) -> None:
    """Every tensor core that is claimed multiplies rightly."""
    units = bench.device.capabilities.tensor_cores
    if not units:
        does_not_apply("no tensor core is claimed")
    for number, unit in enumerate(units):
        bench.check(made.matrix_unit(unit, number), f"tensor core {unit.name}: its layouts")


def test_multiply_add_rounds_once(bench: Bench) -> None:
    """MULACC, where it is claimed, is fused."""
    if Ops.MULACC not in bench.device.capabilities.ops:
        does_not_apply("MULACC is not claimed")
    for sample in table.fused():
        bench.check(sample, "MULACC: capability ops promises one rounding")


# *** arguments and variables ***


@pytest.mark.parametrize("inputs", WEIGHTED)
def test_arguments(bench: Bench, inputs: int) -> None:
    """Buffers arrive in the order of the kernel's parameters, also when they are many."""
    if not _arguments_apply(inputs, bench.device.capabilities):
        does_not_apply(f"max_args is {bench.device.capabilities.max_args}")
    bench.check(WEIGHTED[inputs], "the order of arguments in render, load and launch")


def test_arguments_of_several_types(bench: Bench) -> None:
    """Arguments of five dtypes keep their places."""
    bench.check(MIXED, "types and order of arguments")


def test_several_results(bench: Bench) -> None:
    """A kernel with three results writes each to its own buffer."""
    bench.check(RESULTS, "the order of arguments")


def test_views_as_arguments(bench: Bench) -> None:
    """Windows into larger buffers are arguments like any others, at multiples of an element."""
    if not bench.device.capabilities.sub_buffers:
        does_not_apply("sub_buffers is not claimed")
    sample = LINEAR[100]
    program = bench.load(sample)
    for place in (1, 2, 3, 5, 16, 61):
        source = bench.result(np.zeros(1000, np.int32))
        target = bench.result(np.zeros(1000, np.int32))
        source.view(4 * place, 400, dtypes.uint8).write(sample.inputs[0].tobytes())
        before = np.frombuffer(bytes(target.read()), np.uint8).copy()
        views = [one.view(4 * at, 400, dtypes.uint8) for one, at in ((target, place + 7),
                                                                     (source, place))]  # fmt: skip
        program.launch(views)
        wanted = before[:4000].copy()
        wanted[4 * (place + 7) : 4 * (place + 107)] = np.frombuffer(
            sample.wanted[0].tobytes(), np.uint8
        )
        what = f"a view from element {place} on"
        bench.compare(target, wanted, what, "Allocator.view as an argument, unaligned_vectors")


def test_in_place(bench: Bench) -> None:
    """A kernel may overwrite what it reads."""
    sample = IN_PLACE
    both = bench.result(sample.wanted[0])
    start = made.numbers(200, 5)
    both.write(start.tobytes() + bytes(both.read())[800:])
    other = bench.buffer(sample.inputs[0])
    program = bench.load(sample)
    wanted = start
    for _ in range(4):
        program.launch([both, other])
        wanted = (wanted * 2 + sample.inputs[0]).astype(np.int32)
    bench.compare(both, wanted, "four times 2 * x + y in place", "LOAD and STORE of one argument")


VALUES = ((0, 0, 1), (1000, 100, 1 << 20), (5, -100, 77), (6, 99, 78), (5, -100, 77))


def test_variables(bench: Bench) -> None:
    """Variables have the values of this launch, each its own, in the order of the program."""
    sample = VARIABLES
    program = bench.load(sample)
    other = bench.buffer(sample.inputs[0])
    for alpha, beta, gamma in VALUES:
        result = bench.result(sample.wanted[0])
        program.launch([result, other], {"alpha": alpha, "beta": beta, "gamma": gamma})
        wanted = made.answer_for(sample, alpha, beta, gamma)
        what = f"alpha={alpha}, beta={beta}, gamma={gamma}"
        bench.compare(result, wanted, what, "variables of the launch: stale or out of order")


def test_variables_of_queued_launches(bench: Bench) -> None:
    """Each of several launches in a row keeps the values that it was given."""
    sample = VARIABLES
    program, other = bench.load(sample), bench.buffer(sample.inputs[0])
    results = []
    for number in range(24):
        results.append(bench.result(sample.wanted[0]))
        values = {"alpha": number, "beta": number - 12, "gamma": number * number + 1}
        program.launch([results[-1], other], values)
    for number, result in enumerate(results):
        wanted = made.answer_for(sample, number, number - 12, number * number + 1)
        bench.compare(result, wanted, f"launch {number} of 24", "variables kept by reference")


def test_variable_bounds_a_loop(bench: Bench) -> None:
    """A loop runs as often as a variable says, also not at all."""
    sample = BOUNDED
    program, other = bench.load(sample), bench.buffer(sample.inputs[0])
    for count in (0, 1, 2, 50, 99, 100, 7):
        result = bench.result(sample.wanted[0])
        program.launch([result, other], {"n": count})
        wanted = np.array([sample.inputs[0][:count].sum()], np.int32)
        bench.compare(result, wanted, f"the sum of {count} elements", LOOPS)


def test_variable_launch_size(bench: Bench) -> None:
    """A launch covers as many elements as a variable says, and no others."""
    sample = LAUNCHED
    program, other = bench.load(sample), bench.buffer(sample.inputs[0])
    for count in (1, 2, 64, 65, 199, 200, 3):
        result = bench.buffer(np.full(264, -1, np.int32))
        program.launch([result, other], {"n": count})
        wanted = np.full(264, -1, np.int32)
        wanted[:count] = sample.inputs[0][:count] * 2 + 1
        found = np.frombuffer(bytes(result.read()), np.int32)
        if not np.array_equal(found, wanted):
            place = int(np.nonzero(found != wanted)[0][0])
            what = f"{found[place]} at {place}, not {wanted[place]}"
            fault(f"{count} elements, the others as they were", what, "symbolic launch sizes")
