"""TENSOR_CORE: a kernel's product done by the target's matrix units.

`apply_tensor_core` checks the move and splits the axes so that every thread of a warp owns the
results its unit gives it; the kernel stays an ordinary one that computes the same numbers.
`use_units` then replaces the product by WMMA nodes, with operands in the order of the layouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tgcore.codegen.moves import PADTO, TENSOR_CORE, MoveError
from tgcore.codegen.remap import Table, remap
from tgcore.ir import AxisKind, Ops, UOp, dtypes, substitute
from tgcore.target import TensorCore

if TYPE_CHECKING:
    from tgcore.codegen.kernel import Kernel


@dataclass(slots=True)
class Matrix:
    """The product of a kernel that uses a unit.

    `outer` are the numbers of the tile in m, n and k; `tile` is the axis of k inside a tile, `warp`
    and `element` choose the thread and its register of the result.
    """

    unit: TensorCore
    reduce: UOp
    first: UOp
    second: UOp
    owners: tuple[UOp, UOp, UOp]
    outer: dict[str, UOp]
    tile: UOp
    warp: UOp | None
    element: UOp | None


def _operands(reduce: UOp) -> tuple[UOp, UOp] | None:
    """Return the factors of a sum of products, casts to wider types taken off."""
    value = reduce.src[0]
    if value.op is Ops.CAST and value.src[0].op is Ops.MUL:
        value = value.src[0]
    if reduce.arg[0] is not Ops.ADD or value.op is not Ops.MUL:
        return None
    first, second = value.src
    if first.op is Ops.CAST and second.op is Ops.CAST:
        if first.src[0].dtype is second.src[0].dtype and first.src[0].dtype.is_float:
            first, second = first.src[0], second.src[0]
    if any(node.op is Ops.REDUCE for part in (first, second) for node in part.toposort()):
        return None
    return first, second


def _choices(kernel: Kernel, reduce: UOp, first: UOp, second: UOp) -> list[tuple[UOp, ...]]:
    """Return all (m, n, k, A, B), the best first: n is the innermost axis of the result."""
    found: list[tuple[UOp, ...]] = []
    for a, b in ((first, second), (second, first)):
        rows = [axis for axis in kernel.axes if axis in a.ranges - b.ranges]
        columns = [axis for axis in kernel.axes if axis in b.ranges - a.ranges]
        shared = [axis for axis in reduce.src[1:] if axis in a.ranges and axis in b.ranges]
        for m in rows:
            for n in columns:
                if {m, n} <= reduce.ranges:
                    found.extend([(m, n, k, a, b) for k in shared])
    found.sort(key=lambda c: (-c[1].arg[0], -c[0].arg[0], c[2].arg[0]))
    return found


def _select(kernel: Kernel, move: TENSOR_CORE) -> tuple[TensorCore, UOp, tuple[UOp, ...]]:
    units = kernel.caps.tensor_cores
    if not units:
        raise MoveError("the target has no tensor cores")
    if move.select >= len(units):
        raise MoveError(f"the target has {len(units)} tensor cores, there is no {move.select}")
    for unit in units if move.select < 0 else (units[move.select],):
        for reduce in kernel.facts.reduces:
            factors = _operands(reduce)
            if factors is None or reduce.dtype is not unit.dtype_out:
                continue
            if any(factor.dtype is not unit.dtype_in for factor in factors):
                continue
            choices = _choices(kernel, reduce, *factors)
            if move.axis < len(choices):
                return unit, reduce, choices[move.axis]
    raise MoveError("no product of the kernel fits a tensor core of the target")


def _check(kernel: Kernel, move: TENSOR_CORE) -> None:
    if kernel.moves:
        raise MoveError("TENSOR_CORE must be the first move")
    for name, value, least, most in (
        ("axis", move.axis, 0, 1 << 16),
        ("select", move.select, -1, 1 << 16),
        ("pad", move.pad, 0, 1),
    ):
        if type(value) is not int or not least <= value <= most:
            raise MoveError(f"{name} of TENSOR_CORE cannot be {value!r}")


def apply_tensor_core(kernel: Kernel, move: TENSOR_CORE) -> None:
    """Split the axes of `kernel` for a matrix unit, or raise `MoveError`."""
    _check(kernel, move)
    unit, reduce, (m, n, k, first, second) = _select(kernel, move)
    if unit.threads > kernel.caps.group_threads:
        raise MoveError(f"a workgroup has fewer than the unit's {unit.threads} threads")
    if unit.threads > kernel.caps.warp_size:
        raise MoveError(f"a warp has fewer than the unit's {unit.threads} threads")
    columns, rows, depth = unit.dims
    for axis, size in ((m, rows), (n, columns), (k, depth)):
        count = axis.src[0]
        if count.op is not Ops.CONST:
            raise MoveError("the axes of a tensor core have constant sizes")
        if count.arg % size and not move.pad:
            raise MoveError(f"{size} does not divide the axis of size {count.arg}; pad it")
    current = {}
    for owner, size in ((m, rows), (n, columns), (k, depth)):
        if size > 1 and owner.src[0].arg % size:
            kernel.apply_quietly(PADTO(kernel.axes.index(owner), size))
        current[owner] = next(axis for axis in kernel.axes if kernel.owner[axis] is owner)
    kernel.matrix = _split(kernel, unit, (m, n, k), current, reduce, first, second)


def _split(
    kernel: Kernel,
    unit: TensorCore,
    owners: tuple[UOp, UOp, UOp],
    current: dict[UOp, UOp],
    reduce: UOp,
    first: UOp,
    second: UOp,
) -> Matrix:
    m, n, k = owners
    columns, rows, depth = unit.dims
    warp = kernel.new_axis(unit.threads, AxisKind.WARP) if unit.threads > 1 else None
    count = unit.elements[2]
    element = kernel.new_axis(count, AxisKind.UPCAST) if count > 1 else None
    tile = kernel.new_axis(depth, AxisKind.UNROLL)
    outer: dict[str, UOp] = {}
    extra = {m: [axis for axis in (warp, element) if axis is not None], n: [], k: [tile]}
    place = {"m": _coordinate(unit, unit.layout_c, "m", warp, element),
             "n": _coordinate(unit, unit.layout_c, "n", warp, element), "k": tile}  # fmt: skip
    for name, owner, size in (("m", m, rows), ("n", n, columns), ("k", k, depth)):
        axis = current[owner]
        outer[name] = kernel.new_axis(axis.src[0].arg // size, axis.arg[1])
        kernel.retire(axis, [outer[name], *extra[owner]], outer[name] * size + place[name])
    return Matrix(unit, reduce, first, second, owners, outer, tile, warp, element)


def _coordinate(
    unit: TensorCore, layout: tuple[str, ...], name: str, warp: UOp | None, register: UOp | None
) -> UOp:
    """Return coordinate `name` of what thread `warp` holds in `register`."""
    lanes = unit.threads.bit_length() - 1
    total = UOp.const(dtypes.index, 0)
    for place, bit in enumerate(layout):
        if not bit.startswith(name):
            continue
        source, shift = (warp, place) if place < lanes else (register, place - lanes)
        if source is None:
            continue
        part = (source // (1 << shift)) % 2 if shift else source % 2
        total = total + part * (1 << int(bit[1:]))
    return total


def use_units(ast: UOp, kernel: Kernel) -> UOp:
    """Return the optimised kernel with its product done by WMMA nodes."""
    from tgcore.rewrite import simplify

    matrix = kernel.matrix
    if matrix is None:
        return ast
    unit, (table, final) = matrix.unit, kernel.final_table()
    found = remap((matrix.reduce,), table)[0]
    if found not in ast.toposort():
        found = simplify(found)
    warp = final.get(matrix.warp) if matrix.warp is not None else None
    first = _fragment(kernel, matrix.first, unit.layout_a, table, final, warp)
    second = _fragment(kernel, matrix.second, unit.layout_b, table, final, warp)
    count = unit.elements[2]
    empty = UOp.const(unit.dtype_out, 0).splat(count)
    product = UOp(Ops.WMMA, unit.dtype_out.vec(count), (first, second, empty), unit)
    loops = [axis for axis in found.src[1:] if axis is not final[matrix.tile]]
    total = product.reduce(Ops.ADD, *loops)
    return substitute((ast,), {found: _pick(total, matrix, final)})[0]


def _pick(total: UOp, matrix: Matrix, final: dict[UOp, UOp]) -> UOp:
    """Return the register of the result that the element axis chooses."""
    count = total.dtype.lanes
    if matrix.element is None:
        return total
    element = final[matrix.element]
    value = UOp(Ops.EXTRACT, total.dtype.scalar, (total,), (count - 1,))
    for place in reversed(range(count - 1)):
        this = UOp(Ops.EXTRACT, total.dtype.scalar, (total,), (place,))
        value = element.eq(place).where(this, value)
    return value


def _fragment(
    kernel: Kernel,
    operand: UOp,
    layout: tuple[str, ...],
    table: Table,
    final: dict[UOp, UOp],
    warp: UOp | None,
) -> UOp:
    """Return the registers of one operand that a thread holds, as a vector."""
    from tgcore.rewrite import simplify

    matrix = kernel.matrix
    if matrix is None:
        return operand
    unit = matrix.unit
    columns, rows, depth = unit.dims
    lanes = unit.threads.bit_length() - 1
    parts = []
    for number in range(1 << (len(layout) - lanes)):
        register = UOp.const(dtypes.index, number)
        where: dict[UOp, UOp] = {}
        for name, owner, size in zip("mnk", matrix.owners, (rows, columns, depth)):
            inside = _coordinate(unit, layout, name, warp, register)
            where[owner] = matrix.outer[name].substitute(final) * size + inside
        exprs, masks = kernel.placed(where)
        value = remap((operand,), Table({**table.exprs, **exprs}, table.axes))[0]
        for mask in masks:
            value = mask.where(value, value.const_like(0))
        parts.append(simplify(value))
    return (
        parts[0] if len(parts) == 1 else UOp(Ops.STACK, operand.dtype.vec(len(parts)), tuple(parts))
    )
