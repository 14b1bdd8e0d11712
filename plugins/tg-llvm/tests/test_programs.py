"""Every operation, in every type and vector width, does in LLVM IR what the graph means by it.

The linear programs are the ones that the C compilers are held to; what they compute is compared
with numpy.
"""

from __future__ import annotations

import ctypes
import mmap
from functools import cache
from typing import Any

import numpy as np
import pytest
from opened import ENGINES, LLVMDevice, open_device
from programs import CASES, COUNT, Case, check, program
from tgcore.ir import AxisKind, DType, Ops, UOp, dtypes
from tgcore.target import ProgramSpec

WIDTHS = (1, 4, 8)


def compile_one(device: LLVMDevice, linear: tuple[UOp, ...], params: tuple[int, ...]) -> Any:
    """Return the executable of one program."""
    spec = ProgramSpec("kernel", linear, params=params, entry="kernel")
    text = device.renderer.render("kernel", linear, spec)
    return device.load(spec, device.ir_compiler.compile(device.renderer.render_module([text])))


def launch(device: LLVMDevice, executable: Any, *arrays: np.ndarray) -> None:
    handles = [device.allocator.adopt(array) for array in arrays]
    executable(handles, (1, 1, 1), (1, 1, 1), ())


@cache
def modules(engine: str) -> dict[int, tuple[dict[str, ProgramSpec], bytes]]:
    """Return, for each width, all programs and the module that holds them."""
    device = open_device(engine)
    found = {}
    for lanes in WIDTHS:
        specs = {case.name: program(case, lanes, f"{case.name}_{lanes}") for case in CASES}
        texts = [device.renderer.render(s.entry, s.linear or (), s) for s in specs.values()]
        found[lanes] = specs, device.ir_compiler.compile(device.renderer.render_module(texts))
    return found


@pytest.mark.parametrize("lanes", WIDTHS)
@pytest.mark.parametrize("engine", ENGINES)
def test_every_operation_gives_numpys_answer(engine: str, lanes: int) -> None:
    device = open_device(engine)
    specs, binary = modules(engine)[lanes]
    assert len(CASES) > 250
    for case in CASES:
        run_case(device, case, specs[case.name], binary)


def run_case(device: LLVMDevice, case: Case, spec: ProgramSpec, binary: bytes) -> None:
    assert spec.linear is not None
    out = next(n for n in spec.linear if n.op is Ops.PARAM and n.arg.slot == 0)
    result = np.zeros(COUNT, np.bool_ if out.dtype.kind == "b" else out.dtype.name)
    launch(device, device.load(spec, binary), result, *case.arrays())
    check(case, result)


@pytest.mark.parametrize(
    "dtype", (dtypes.float32, dtypes.float64, dtypes.int64, dtypes.uint64, dtypes.int8)
)
def test_constants_are_exact(llvm: LLVMDevice, dtype: DType) -> None:
    floats = [0.1, 1 / 3, 1e-40, 3.4028235e38, -0.0, float("inf"), float("nan"), 16777216.0]
    wanted = floats if dtype.is_float else [dtype.min, dtype.max, 0, 1]
    out = UOp.param(0, dtype, len(wanted))
    order: dict[UOp, None] = {out: None}
    for number, value in enumerate(wanted):
        place = out.index(UOp.const(dtypes.int32, number))
        constant = UOp.const(dtype, value)
        for node in (place.src[1], place, constant, place.store(constant)):
            order.setdefault(node)
    result = np.zeros(len(wanted), dtype.name)
    launch(llvm, compile_one(llvm, tuple(order), (0,)), result)
    assert np.array_equal(result, np.array(wanted, dtype.name), equal_nan=dtype.is_float)
    if dtype.is_float:
        assert np.signbit(result[4])


@pytest.mark.parametrize("source", (dtypes.float32, dtypes.float64, dtypes.int32, dtypes.int64))
@pytest.mark.parametrize("target", (dtypes.float16, dtypes.bfloat16))
def test_narrow_floats_are_rounded_once(llvm: LLVMDevice, source: DType, target: DType) -> None:
    import ml_dtypes

    rng = np.random.default_rng(3)
    if source.is_float:
        given = (rng.standard_normal(COUNT) * 300).astype(source.name)
        # halfway between two halves, or two bfloat16, with a little that only a double can hold
        tie, above = (1.00048828125, 2e-16) if target.name == "float16" else (1.00390625, 3e-16)
        given[:8] = [tie, tie + above, -tie - above, 65519.99, 65520.0, np.inf, -0.0, 6e-8]
        given[8] = np.nan
    else:
        given = rng.integers(-70000, 70000, COUNT).astype(source.name)
    kind = np.float16 if target.name == "float16" else ml_dtypes.bfloat16
    with np.errstate(all="ignore"):
        expect = given.astype(kind)
    if target.name == "bfloat16" and source.bits == 64 and source.is_float:
        expect[1:3] = [1.0078125, -1.0078125]  # numpy's package rounds twice
    for lanes in (1, 8):
        case = Case("narrow", (source,), lambda a: a.cast(target), None)
        spec = program(case, lanes, "kernel")
        result = np.zeros(COUNT, kind)
        launch(llvm, compile_one(llvm, spec.linear or (), spec.params), result, given)
        np.testing.assert_array_equal(result.view(np.uint16)[9:], expect.view(np.uint16)[9:])
        np.testing.assert_array_equal(result[:9].astype("f4"), expect[:9].astype("f4"))


@pytest.mark.parametrize("target", (dtypes.float32, dtypes.float64, dtypes.int32, dtypes.bool))
@pytest.mark.parametrize("source", (dtypes.float16, dtypes.bfloat16))
def test_narrow_floats_widen_exactly(llvm: LLVMDevice, source: DType, target: DType) -> None:
    import ml_dtypes

    kind = np.float16 if source.name == "float16" else ml_dtypes.bfloat16
    given = (np.random.default_rng(5).standard_normal(COUNT) * 9).astype(kind)
    for lanes in (1, 8):
        case = Case("wide", (source,), lambda a: a.cast(target), None)
        spec = program(case, lanes, "kernel")
        result = np.zeros(COUNT, target.name if target.kind != "b" else np.bool_)
        launch(llvm, compile_one(llvm, spec.linear or (), spec.params), result, given)
        wide = given.astype("f4")
        np.testing.assert_array_equal(result, wide != 0 if target.kind == "b"
                                      else wide.astype(target.name))  # fmt: skip


@pytest.mark.parametrize("dtype", (dtypes.float32, dtypes.float64))
@pytest.mark.parametrize("lanes", (1, 4, 8))
def test_a_multiply_add_rounds_once(llvm: LLVMDevice, dtype: DType, lanes: int) -> None:
    case = Case("fma", (dtype,) * 3, lambda a, b, c: a.alu(Ops.MULACC, b, c), None)
    spec = program(case, lanes, "kernel")
    x = np.full(COUNT, 1 + float(np.finfo(dtype.name).eps), dtype.name)
    result = np.zeros(COUNT, dtype.name)
    launch(llvm, compile_one(llvm, spec.linear or (), spec.params), result, x, x,
           -(x * x).astype(dtype.name))  # fmt: skip
    assert (result == np.finfo(dtype.name).eps ** 2).all()


@pytest.mark.parametrize("size", (COUNT, 40_000))
def test_registers_at_computed_places_hold_values_of_any_number(
    llvm: LLVMDevice, size: int
) -> None:
    index, kind = dtypes.int32, dtypes.float32
    source, out = UOp.param(1, kind, COUNT), UOp.param(0, kind, COUNT)
    registers = UOp(Ops.DEFINE_REG, kind, (), (0, size))
    count, step = UOp.const(index, COUNT), UOp.const(index, size // COUNT)
    first, second = (UOp(Ops.RANGE, index, (count,), (k, AxisKind.LOOP)) for k in (0, 1))
    inner = UOp(Ops.INDEX, kind, (registers, first * step))
    keep = inner.store(source.index(first).load())
    again = UOp(Ops.INDEX, kind, (registers, second * step)).load()
    give = out.index(second).store(again * again)
    order: dict[UOp, None] = {}
    for node in (out, source, registers, count, step, first, *keep.toposort(), keep.end(first),
                 second, *give.toposort(), give.end(second)):  # fmt: skip
        order.setdefault(node)
    text = llvm.renderer.render("kernel", tuple(order))
    assert ("@free" in text) == (size > COUNT)
    given, result = np.arange(COUNT, dtype=np.float32), np.zeros(COUNT, np.float32)
    launch(llvm, compile_one(llvm, tuple(order), (0, 1)), result, given)
    assert result.tolist() == (given * given).tolist()


@pytest.mark.parametrize("vector_gate", (True, False))
@pytest.mark.parametrize("dtype", (dtypes.float32, dtypes.int32, dtypes.float64, dtypes.uint8))
def test_a_masked_read_gives_zeros_and_touches_no_other_memory(
    llvm: LLVMDevice, dtype: DType, vector_gate: bool
) -> None:
    index, lanes = dtypes.int32, 4
    source, test = UOp.param(1, dtype, lanes), UOp.param(2, dtypes.bool, lanes)
    out, zero = UOp.param(0, dtype, lanes), UOp.const(index, 0)
    width = lanes if vector_gate else 1
    gate = UOp(Ops.INDEX, dtypes.bool.vec(width), (test, zero)).load()
    read = UOp(Ops.INDEX, dtype.vec(lanes), (source, zero, gate)).load()
    store = UOp(Ops.INDEX, dtype.vec(lanes), (out, zero)).store(read)
    executable = compile_one(llvm, tuple(store.toposort()), (0, 1, 2))
    page = mmap.mmap(-1, 2 * mmap.PAGESIZE)
    whole = np.frombuffer(page, np.uint8)
    address = whole.ctypes.data
    protect = ctypes.CDLL(None).mprotect
    protect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    start = mmap.PAGESIZE - 2 * dtype.itemsize  # two elements lie before the forbidden page
    whole[start : mmap.PAGESIZE] = np.array([5, 7], dtype.name).view(np.uint8)
    assert protect(address + mmap.PAGESIZE, mmap.PAGESIZE, 0) == 0
    try:
        result = np.ones(lanes, dtype.name)
        mask = np.array([False, vector_gate, False, False])
        handles = [result.ctypes.data, address + start, mask.ctypes.data]
        executable(handles, (1, 1, 1), (1, 1, 1), ())
        assert result.tolist() == ([0, 7, 0, 0] if vector_gate else [0] * 4)
    finally:
        protect(address + mmap.PAGESIZE, mmap.PAGESIZE, mmap.PROT_READ | mmap.PROT_WRITE)
