"""Executes a linear program one statement, one thread at a time: the oracle of these tests.

Slow and literal on purpose: every access is checked against the size of its storage, vectors are
arrays of their lanes, and the threads of a workgroup meet at barriers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np

from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.ir.evalint import eval_int

NUMPY: dict[DType, Any] = {
    dtypes.bool: np.bool_, dtypes.int8: np.int8, dtypes.uint8: np.uint8, dtypes.int16: np.int16,
    dtypes.uint16: np.uint16, dtypes.int32: np.int32, dtypes.uint32: np.uint32,
    dtypes.int64: np.int64, dtypes.uint64: np.uint64, dtypes.float16: np.float16,
    dtypes.bfloat16: ml_dtypes.bfloat16, dtypes.float32: np.float32, dtypes.float64: np.float64,
    dtypes.fp8e4m3: ml_dtypes.float8_e4m3fn, dtypes.fp8e5m2: ml_dtypes.float8_e5m2,
}  # fmt: skip


def np_dtype(dtype: DType) -> Any:
    return np.dtype(NUMPY[dtype.scalar])


def _c_div(a: Any, b: Any) -> Any:
    if np.any(b == 0):
        raise ZeroDivisionError("the program divides by zero")
    if a.dtype.kind == "i" and np.any((b == -1) & (a == np.iinfo(a.dtype).min)):
        raise OverflowError("the program divides the least value by -1")
    quotient = a // b
    return quotient + ((quotient * b != a) & ((a < 0) != (b < 0))).astype(a.dtype)


def _shift(a: Any, b: Any, left: bool) -> Any:
    bits = a.dtype.itemsize * 8
    if np.any(b.astype(np.int64) < 0) or np.any(b.astype(np.int64) >= bits):
        raise OverflowError("the program shifts by its width or more")
    b = b.astype(a.dtype)
    return np.left_shift(a, b) if left else np.right_shift(a, b)


def _max(a: Any, b: Any) -> Any:
    return np.maximum(a, b)


def _fma(a: Any, b: Any, c: Any) -> Any:
    wide = np.float64 if a.dtype != np.float64 else np.longdouble
    return (a.astype(wide) * b.astype(wide) + c.astype(wide)).astype(a.dtype)


ALU: dict[Ops, Any] = {
    Ops.ADD: lambda a, b: a | b if a.dtype == bool else a + b,
    Ops.MUL: lambda a, b: a * b,
    Ops.SUB: lambda a, b: a - b,
    Ops.NEG: lambda a: -a,
    Ops.FDIV: lambda a, b: a / b,
    Ops.CDIV: _c_div,
    Ops.CMOD: lambda a, b: a - b * _c_div(a, b),
    Ops.MAX: _max,
    Ops.CMPLT: lambda a, b: a < b,
    Ops.CMPLE: lambda a, b: a <= b,
    Ops.CMPNE: lambda a, b: a != b,
    Ops.CMPEQ: lambda a, b: a == b,
    Ops.AND: lambda a, b: a & b,
    Ops.OR: lambda a, b: a | b,
    Ops.XOR: lambda a, b: a ^ b,
    Ops.SHL: lambda a, b: _shift(a, b, True),
    Ops.SHR: lambda a, b: _shift(a, b, False),
    Ops.WHERE: np.where,
    Ops.MULACC: _fma,
    Ops.SQRT: np.sqrt,
    Ops.RECIPROCAL: lambda a: 1 / a,
    Ops.TRUNC: np.trunc,
    Ops.EXP: np.exp,
    Ops.EXP2: np.exp2,
    Ops.LOG: np.log,
    Ops.LOG2: np.log2,
    Ops.SIN: np.sin,
}


class Thread:
    """One thread of a workgroup."""

    def __init__(self, linear: tuple[UOp, ...], buffers: dict[int, Any], local: dict[UOp, Any],
                 coordinates: dict[str, int], variables: dict[str, int]) -> None:  # fmt: skip
        self.linear, self.buffers, self.local = linear, buffers, local
        self.coordinates, self.variables = coordinates, variables
        self.values: dict[UOp, Any] = {}
        self.close: dict[int, int] = {}
        stack = []
        for place, node in enumerate(linear):
            if node.op in (Ops.RANGE, Ops.IF):
                stack.append(place)
            elif node.op in (Ops.END, Ops.ENDIF):
                start = stack.pop()
                self.close[start], self.close[place] = place, start

    def run(self) -> Iterator[UOp | None]:
        place = 0
        values = self.values
        while place < len(self.linear):
            node = self.linear[place]
            op = node.op
            if op is Ops.RANGE:
                size = int(values[node.src[0]][0])
                values[node] = np.array([0], np_dtype(node.dtype))
                if size <= 0:
                    place = self.close[place]
            elif op is Ops.END:
                start = self.close[place]
                loop = self.linear[start]
                values[loop] = values[loop] + np_dtype(loop.dtype).type(1)
                if values[loop][0] < values[loop.src[0]][0]:
                    place = start
            elif op is Ops.IF:
                if not values[node.src[0]][0]:
                    place = self.close[place]
            elif op is Ops.BARRIER:
                yield None
            elif op is Ops.WMMA:
                yield node
            elif op is not Ops.ENDIF:
                values[node] = self.value(node)
            place += 1

    def memory(self, index: UOp) -> tuple[Any, int, int, bool]:
        storage = index.src[0]
        while storage.op is Ops.AFTER:
            storage = storage.src[0]
        data = self.values[storage]
        offset = int(self.values[index.src[1]][0])
        gate = bool(self.values[index.src[2]][0]) if len(index.src) > 2 else True
        lanes = index.dtype.lanes if storage.dtype.lanes == 1 else 1
        if storage.dtype.lanes > 1:
            lanes, offset = storage.dtype.lanes, offset * storage.dtype.lanes
        if gate and not 0 <= offset <= len(data) - lanes:
            raise IndexError(f"offset {offset} (+{lanes}) of {len(data)}: {index}")
        return data, offset, lanes, gate

    def masked(self, index: UOp) -> Any:
        data, offset = self.values[index.src[0]], int(self.values[index.src[1]][0])
        found = np.zeros(index.dtype.lanes, data.dtype)
        for lane, gate in enumerate(self.values[index.src[2]]):
            if gate:
                assert 0 <= offset + lane < len(data)
                found[lane] = data[offset + lane]
        return found

    def value(self, node: UOp) -> Any:
        op, values = node.op, self.values
        if op is Ops.CONST:
            return np.array([node.arg]).astype(np_dtype(node.dtype))
        if op is Ops.PARAM:
            return self.buffers[node.arg.slot]
        if op is Ops.VAR:
            return np.array([self.variables[node.arg[0]]], np_dtype(node.dtype))
        if op is Ops.SPECIAL:
            return np.array([self.coordinates[node.arg]], np_dtype(node.dtype))
        if op is Ops.DEFINE_REG:
            return np.zeros(node.arg[1] * node.dtype.lanes, np_dtype(node.dtype))
        if op is Ops.DEFINE_LOCAL:
            size = node.arg[1] * node.dtype.lanes
            return self.local.setdefault(node, np.zeros(size, np_dtype(node.dtype)))
        if op is Ops.AFTER:
            return values.get(node.src[0])
        if op is Ops.INDEX:
            return None
        if op is Ops.LOAD:
            if len(node.src[0].src) > 2 and node.src[0].src[2].dtype.lanes > 1:
                return self.masked(node.src[0])
            data, offset, lanes, gate = self.memory(node.src[0])
            if not gate:
                return np.zeros(lanes, data.dtype)
            return data[offset : offset + lanes].copy()
        if op is Ops.STORE:
            data, offset, lanes, gate = self.memory(node.src[0])
            if gate:
                data[offset : offset + lanes] = values[node.src[1]]
            return None
        src = [values[child] for child in node.src]
        if op is Ops.STACK:
            return np.concatenate(src)
        if op is Ops.EXTRACT:
            return src[0][list(node.arg)]
        if op is Ops.CAST:
            if node.dtype.is_int and node.src[0].dtype.is_float:
                info = np.iinfo(np_dtype(node.dtype))
                wide = src[0].astype(np.float64)
                above = (wide >= info.min) | (wide > info.min - 1.0)
                if np.any(~(above & (wide < info.max + 1.0))):
                    raise OverflowError(f"the program casts {src[0]} to {node.dtype.name}")
            return src[0].astype(np_dtype(node.dtype))
        if op is Ops.BITCAST:
            return src[0].view(np_dtype(node.dtype))
        assert op in GroupOp.ALU, node
        found = ALU[op](*src)
        assert found.dtype == np_dtype(node.dtype), (node, found.dtype)
        return found


def _together(threads: list[Thread]) -> None:
    """Run the threads of a workgroup, which meet at barriers and in matrix units."""
    running = [(thread, thread.run()) for thread in threads]
    while running:
        met = []
        for thread, steps in running:
            try:
                met.append((thread, steps, next(steps)))
            except StopIteration:
                continue
        if met and (len(met) != len(running) or len({id(what) for _, _, what in met}) > 1):
            raise RuntimeError("some threads of a workgroup miss a barrier")
        if met and met[0][2] is not None:
            _matrix_unit([thread for thread, _, _ in met], met[0][2])
        running = [(thread, steps) for thread, steps, _ in met]


def _matrix_unit(threads: list[Thread], node: UOp) -> None:
    """Give the registers of each warp to a matrix product, by the layouts of the unit."""
    unit = node.arg
    columns, rows, depth = unit.dims
    lanes = unit.threads.bit_length() - 1
    shapes = ((unit.layout_a, "mk"), (unit.layout_b, "kn"), (unit.layout_c, "mn"))
    sizes = {"m": rows, "n": columns, "k": depth}

    def place(layout: Any, names: str, lane: int, register: int) -> tuple[int, ...]:
        number, found = lane | register << lanes, dict.fromkeys(names, 0)
        for bit, name in enumerate(layout):
            if name[0] in found and number >> bit & 1:
                found[name[0]] |= 1 << int(name[1:])
        return tuple(found[name] for name in names)

    warps: dict[Any, list[Thread]] = {}
    for thread in threads:
        rest = {k: v for k, v in thread.coordinates.items() if k != "l0"}
        warps.setdefault(tuple(rest.items()), []).append(thread)
    for warp in warps.values():
        assert len(warp) == unit.threads
        tiles = [np.zeros((sizes[n[0]], sizes[n[1]]), np.float64) for _, n in shapes]
        for tile, (layout, names), source in zip(tiles, shapes, node.src):
            for lane, thread in enumerate(warp):
                for register, value in enumerate(thread.values[source]):
                    tile[place(layout, names, lane, register)] = value
        result = tiles[0] @ tiles[1] + tiles[2]
        for lane, thread in enumerate(warp):
            count = node.dtype.lanes
            thread.values[node] = np.array(
                [result[place(unit.layout_c, "mn", lane, r)] for r in range(count)]
            ).astype(np_dtype(node.dtype))


def execute(linear: tuple[UOp, ...], buffers: list[Any], launch: Any = None,
            variables: dict[str, int] | None = None) -> None:  # fmt: skip
    """Run the program on flat arrays, which it changes in place."""
    variables = variables or {}
    sizes: dict[str, int] = {}
    for node in linear:
        if node.op is Ops.SPECIAL:
            sizes[node.arg] = eval_int(node.src[0], variables)
    if launch is not None:
        for name, size in sizes.items():
            declared = {"g": launch.global_size, "l": launch.local_size, "t": (launch.threads,)}
            assert (
                eval_int(declared[name[0]][int(name[1])], variables) == size
                if isinstance(declared[name[0]][int(name[1])], UOp)
                else declared[name[0]][int(name[1])] == size
            )
    outer = [name for name in sizes if name[0] in "gt"]
    inner = [name for name in sizes if name[0] == "l"]
    table = dict(enumerate(buffers))
    with np.errstate(all="ignore"):
        for group in itertools.product(*[range(sizes[name]) for name in outer]):
            local: dict[UOp, Any] = {}
            threads = []
            for member in itertools.product(*[range(sizes[name]) for name in inner]):
                places = dict(zip(outer, group)) | dict(zip(inner, member))
                threads.append(Thread(linear, table, local, places, variables))
            _together(threads)
