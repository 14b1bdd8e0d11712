"""Linear programs written by hand with the answers of numpy, for all widths of vectors."""

from __future__ import annotations

from typing import Any

import numpy as np
from tgcore.ir import AxisKind, DType, Ops, UOp, dtypes
from tgcore.target import ProgramSpec

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
    out = [0 if np.isnan(x) else low if x <= low else high if x >= high else int(x)
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
                expect = lambda a, t=target: _saturate(a, t)
            else:
                expect = lambda a, t=target: wrap(a, t) if t.kind != "b" else a != 0
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
