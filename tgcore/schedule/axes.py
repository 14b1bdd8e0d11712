"""The loops of one kernel: a STORE of a tensor expression becomes a SINK over few RANGEs.

An axis that is only ever used by its quotient and remainder is split, and neighbouring axes that
every index runs through in one stride are merged, so that the kernel has no more loops, and no
more divisions, than it needs. Fusion is decided before; optimisation of loops comes after.
"""

from __future__ import annotations

from typing import Any

from tgcore.ir import AxisKind, KernelInfo, Ops, UOp
from tgcore.ir.sint import sint_mul
from tgcore.rewrite import simplify_kernel
from tgcore.schedule.affine import Affine
from tgcore.schedule.fusion import unshaped
from tgcore.schedule.pull import Puller, Recipe
from tgcore.schedule.scatter import scatter_loops
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import settings

Plan = dict[int, Recipe]


def kernel_of(store: UOp) -> UOp:
    """Return the SINK that computes `store`, a STORE of a tensor value into a view of PARAM 0."""
    plan: Plan = {}
    ast, puller = _attempt(store, plan)
    splits = _splits(puller)
    if splits:
        ast, puller = _attempt(store, splits)
        plan = splits
    merges = _merges(puller, plan)
    if merges:
        ast, _ = _attempt(store, merges)
    return simplify_kernel(ast, settings.strict_float)


def _attempt(store: UOp, plan: Plan) -> tuple[UOp, Puller]:
    target, value = store.src
    puller = Puller(plan)
    inner = unshaped(value)
    if inner.op is Ops.SCATTER:
        return scatter_loops(puller, target.reshape(inner.shape), inner), puller
    index, ranges = puller.open_axes(target.shape, AxisKind.LOOP)
    view = puller.view(tuple(index))
    base, place = puller.settle(target, view)
    if base.op is not Ops.PARAM or place.conditions:
        raise ScheduleError(f"a store needs a view of storage, not of {base.op.name}")
    source = view if value.shape or not target.shape else puller.view(())
    result = puller.value(value, source)
    if result.dtype is not base.dtype:
        result = result.cast(base.dtype)
    effect = base.index(puller.space.node(place.index[0])).store(result)
    return UOp.sink(effect.end(*ranges), arg=KernelInfo()), puller


# *** splitting ***


def _splits(puller: Puller) -> Plan:
    """Recipes for the axes that are divided by constants which divide their size."""
    wanted: dict[UOp, set[int]] = {}
    for form, divisor in puller.space.divided:
        if len(form.terms) == 1 and form.const == 0 and form.terms[0][1] == 1:
            wanted.setdefault(form.terms[0][0], set()).add(divisor)
    if not wanted:
        return {}
    plan: Plan = {}
    for group in puller.groups:
        for number, node in group:
            divisors = wanted.get(node)
            size = node.src[0]
            if divisors is None or size.op is not Ops.CONST:
                continue
            digits = _digits(size.arg, divisors)
            if len(digits) > 1:
                plan[number] = Recipe(digits=digits)
    return plan


def _digits(size: int, divisors: set[int]) -> tuple[int, ...]:
    """Sizes of the digits that make quotients by each divisor exact, outermost first."""
    digits: list[int] = []
    below = 1
    for divisor in sorted(divisors):
        if divisor % below == 0 and size % divisor == 0 and divisor > below:
            digits.append(divisor // below)
            below = divisor
    digits.append(size // below)
    return tuple([digit for digit in reversed(digits) if digit > 1])


# *** merging ***


def _merges(puller: Puller, plan: Plan) -> Plan:
    """Recipes for runs of axes that all indices run through in one stride; `plan` kept."""
    forms = [form for form in puller.space.built if form.terms]
    fixed = _inside_products(puller)
    found: Plan = {}
    shared = 0
    for group in puller.groups:
        run: list[tuple[int, UOp]] = []
        for entry in [*group, None]:
            if run and entry is not None and _one_stride(run[-1], entry, forms, fixed):
                run.append(entry)
                continue
            if len(run) > 1:
                found.update(_shared(run, shared))
                shared += 1
            run = [entry] if entry is not None else []
    return {**plan, **found} if found else {}


def _inside_products(puller: Puller) -> frozenset[UOp]:
    """Ranges that stand in products of symbols, where strides are not constants."""
    found: set[UOp] = set()
    for product in puller.space.products:
        found |= product.ranges
    return frozenset(found)


def _one_stride(
    outer: tuple[int, UOp], inner: tuple[int, UOp], forms: list[Affine], fixed: frozenset[UOp]
) -> bool:
    if inner[0] != outer[0] + 1 or outer[1] in fixed or inner[1] in fixed:
        return False
    size = inner[1].src[0]
    if size.op is not Ops.CONST:
        return False
    for form in forms:
        high = low = 0
        for atom, factor in form.terms:
            if atom is outer[1]:
                high = factor
            elif atom is inner[1]:
                low = factor
        if high != low * size.arg:
            return False
    return True


def _shared(run: list[tuple[int, UOp]], shared: int) -> Plan:
    sizes: list[Any] = [_size(node) for _, node in run]
    total: Any = 1
    for size in sizes:
        total = sint_mul(total, size)
    return {
        number: Recipe(shared=shared, total=total, size=sizes[place],
                       inner=tuple(reversed(sizes[place + 1 :])), outermost=place == 0)
        for place, (number, _) in enumerate(run)
    }  # fmt: skip


def _size(node: UOp) -> Any:
    size = node.src[0]
    return size.arg if size.op is Ops.CONST else size
