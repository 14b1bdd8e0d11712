"""What every target's capabilities must satisfy, whatever the target is.

A capability that contradicts another one makes the compiler write programs that cannot run; the
fault would show far from its cause. Level L0 calls this.
"""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Iterator

from tgcore.ir import DType, GroupOp, Ops, dtypes
from tgcore.target import Capabilities, TensorCore
from tgcore.target.capabilities import BASIC_OPS

_NEEDED = (dtypes.bool, dtypes.int32, dtypes.float32)
_COUNTS = (
    "vector_bytes", "vector_lanes", "vector_registers", "local_bytes", "group_threads",
    "warp_size", "threads", "max_args", "max_upcast", "max_unroll",
)  # fmt: skip
_AT_LEAST_ONE = frozenset(_COUNTS) - {"vector_bytes", "local_bytes", "max_args"}
_NATIVE = GroupOp.ALU | {Ops.CAST, Ops.BITCAST}


def capability_faults(caps: Capabilities) -> list[str]:
    """Return a line for everything that cannot be true of a target.

    Examples
    --------
    >>> capability_faults(Capabilities())
    []
    """
    checks = (_types, _operations, _numbers, _launch, _kinds)
    found = [line for check in checks for line in check(caps)]
    for unit in caps.tensor_cores:
        name = f"tensor core {unit.name or unit.dims}"
        found += [f"{name}: {line}" for line in _unit(unit)]
        if unit.threads > caps.warp_size:
            found.append(f"{name}: {unit.threads} threads, but warp_size is {caps.warp_size}")
    return found


def _types(caps: Capabilities) -> Iterator[str]:
    for name in ("storage", "arithmetic"):
        for dtype in getattr(caps, name):
            if not isinstance(dtype, DType) or dtype not in dtypes.concrete:
                yield f"{name} holds {dtype!r}, which is no storage dtype"
    for dtype in sorted(caps.arithmetic - caps.storage, key=str):
        yield f"arithmetic holds {dtype.name}, but storage does not"
    if not caps.storage_only:
        for dtype in _NEEDED:
            if dtype not in caps.storage or dtype not in caps.arithmetic:
                yield f"storage and arithmetic must hold {dtype.name}"


def _operations(caps: Capabilities) -> Iterator[str]:
    for op in sorted(BASIC_OPS - caps.ops):
        if not caps.storage_only:
            yield f"ops lacks {op.name}, which every target must have"
    for op in sorted(caps.ops - _NATIVE):
        yield f"ops holds {op.name}, which is no arithmetic operation"


def _power(number: int) -> bool:
    return number > 0 and not number & (number - 1)


def _numbers(caps: Capabilities) -> Iterator[str]:
    for name in _COUNTS:
        value = getattr(caps, name)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            yield f"{name} is {value!r}, not a count"
        elif value < 1 and name in _AT_LEAST_ONE:
            yield f"{name} is {value}, but must be at least 1"
    for name in ("vector_bytes", "vector_lanes", "warp_size"):
        value = getattr(caps, name)
        if isinstance(value, int) and value and not _power(value):
            yield f"{name} is {value}, not a power of two"
    if 0 < caps.max_args < 4:
        yield f"max_args is {caps.max_args}; a kernel needs at least 4 buffers"
    if any(size <= 0 for size in caps.cache_bytes) or list(caps.cache_bytes) != sorted(
        caps.cache_bytes
    ):
        yield f"cache_bytes {caps.cache_bytes} must be positive and grow with the distance"
    if caps.masked_vectors and not caps.vector_bytes:
        yield "masked_vectors is claimed without vectors (vector_bytes is 0)"


def _launch(caps: Capabilities) -> Iterator[str]:
    limits = caps.grid_limits
    if limits is not None and not (1 <= len(limits) <= 3 and all(size >= 1 for size in limits)):
        yield f"grid_limits {limits} must be one to three sizes, or None"
    if len(caps.local_limits) != 3 or any(size < 1 for size in caps.local_limits):
        yield f"local_limits {caps.local_limits} must be three sizes of at least 1"
    most = 1
    for size in caps.local_limits:
        most *= size
    if caps.group_threads > most:
        yield f"group_threads is {caps.group_threads}, but local_limits allow {most}"
    if caps.has_local and (not caps.local_bytes or not caps.has_grid):
        yield "has_local needs local_bytes and a grid (grid_limits)"
    if caps.has_local and caps.group_threads < 2:
        yield "has_local is claimed for workgroups of one thread (group_threads)"
    if caps.group_threads > 1 and not caps.has_grid:
        yield "group_threads is more than 1, but there is no grid (grid_limits is None)"


def _kinds(caps: Capabilities) -> Iterator[str]:
    for entry in dataclasses.fields(caps):
        value = getattr(caps, entry.name)
        if entry.type in ("bool", bool) and not isinstance(value, bool):
            yield f"{entry.name} is {value!r}, not True or False"
    try:
        hash(caps)
        if pickle.loads(pickle.dumps(caps)) != caps:
            yield "a pickled copy is not equal to it"
    except (TypeError, pickle.PicklingError, AttributeError) as error:
        yield f"it cannot be a part of a cache's key: {error}"
    if caps.fallback and caps.storage_only:
        yield "fallback is claimed, but it runs no kernels (storage_only)"


def _unit(unit: TensorCore) -> Iterator[str]:
    columns, rows, depth = unit.dims
    if not all(_power(size) for size in (*unit.dims, unit.threads)):
        yield f"dims {unit.dims} and threads {unit.threads} must be powers of two"
        return
    for name, layout, sizes in (
        ("a", unit.layout_a, {"m": rows, "k": depth}),
        ("b", unit.layout_b, {"k": depth, "n": columns}),
        ("c", unit.layout_c, {"n": columns, "m": rows}),
    ):
        for letter, size in sizes.items():
            wanted = {f"{letter}{bit}" for bit in range(size.bit_length() - 1)}
            missing = sorted(wanted - set(layout))
            if missing:
                yield f"layout_{name} lacks {', '.join(missing)}: some elements have no place"
        allowed = {f"{letter}{bit}" for letter, size in sizes.items()
                   for bit in range(size.bit_length() - 1)} | {"-"}  # fmt: skip
        for wrong in sorted(set(layout) - allowed):
            yield f"layout_{name} holds {wrong!r}, which is no bit of its tile"
        if len(layout) < unit.threads.bit_length() - 1:
            yield f"layout_{name} is shorter than the bits of the thread number"
