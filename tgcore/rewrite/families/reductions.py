"""Reductions in kernels that need no loop: over what does not vary, or over one match only.

Integer forms are exact. Float forms differ from a loop in rounding or in the sign of a zero and
are a matcher of their own, which strict float arithmetic leaves out.
"""

from __future__ import annotations

from tgcore.ir import DType, Ops, UOp, dtypes, toposort
from tgcore.rewrite.affine import INDEX, number, put_together, take_apart
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule
from tgcore.rewrite.validity import conditions, conjunction

WIDE_FLOATS = (dtypes.float32, dtypes.float64)  # what sums accumulate in
INTEGERS = (*dtypes.ints, dtypes.index)
_TRUE = UOp.const(dtypes.bool, True)


def _rest(u: UOp, value: UOp, gone: list[UOp]) -> UOp:
    """Return the reduction of `value` over the ranges of `u` that are left."""
    return value.reduce(u.arg[0], *[loop for loop in u.src[1:] if loop not in gone])


def _independent(u: UOp) -> UOp | None:
    """A sum over a loop the value does not depend on is a product; a maximum is the value."""
    value = u.src[0]
    used = value.ranges
    free = [loop for loop in u.src[1:] if loop.op is Ops.RANGE and loop not in used]
    if not free or u.arg[0] is Ops.MUL:
        return None
    if u.arg[0] is Ops.MAX or u.dtype.kind == "b":
        free = [loop for loop in free if loop.src[0].vmin > 0]
        return _rest(u, value, free) if free else None
    count = number(1)
    for loop in free:
        count = count * loop.src[0]
    return _rest(u, value, free) * count.cast(u.dtype.scalar)


# *** sums of a choice: where(condition, value, 0) ***


def _solve(condition: UOp, loop: UOp) -> UOp | None:
    """Return the one value of `loop` for which an equality holds, or None."""
    if condition.op is not Ops.CMPEQ:
        return None
    left, right = condition.src
    if loop not in left.ranges:
        left, right = right, left
    if loop not in left.ranges or loop in right.ranges:
        return None
    if left.op is Ops.CAST and left.src[0].dtype is INDEX and left.dtype.is_int:
        inner = left.src[0]
        if inner.vmin < left.dtype.min or inner.vmax > left.dtype.max:
            return None
        left, right = inner, right.cast(INDEX)
    if left.dtype is not INDEX or right.dtype is not INDEX:
        return None
    terms, constant = take_apart(left)
    factor = terms.pop(loop, 0)
    if factor not in (1, -1) or any(loop in term.ranges for term in terms):
        return None
    others = put_together(terms, constant)
    return (right + others * -1) * factor if factor == 1 else others + right * -1


def _moved(value: UOp, loop: UOp, place: UOp, gate: UOp) -> UOp:
    """Return `value` with `place` for `loop`; accesses that depend on it get `gate`."""
    new: dict[UOp, UOp] = {loop: place}
    for node in toposort((value,), lambda node: node is not loop):
        if node is loop:
            continue
        if loop not in node.ranges:
            new[node] = node
            continue
        src = tuple([new.get(child, child) for child in node.src])
        if node.op is Ops.INDEX:
            src = (*src[:2], gate if len(src) == 2 else src[2] & gate)
        new[node] = UOp(node.op, node.dtype, src, node.arg)
    return new[value]


def _one_match(u: UOp, g: UOp, value: UOp, z: UOp) -> UOp | None:
    """A sum in which at most one element is chosen is that element, when it is in range."""
    if u.arg[0] is not Ops.ADD:
        return None
    parts = conditions(g)
    for loop in u.src[1:]:
        if loop.op is not Ops.RANGE:
            continue
        for part in parts:
            place = _solve(part, loop)
            if place is None or loop in place.ranges:
                continue
            inside = (number(-1) < place) & (place < loop.src[0])
            left = [other for other in parts if other is not part]
            gate = inside
            if left:
                gate = gate & _moved(conjunction(left), loop, place, gate)
            return _rest(u, gate.where(_moved(value, loop, place, gate), z), [loop])
    return None


def _limits(part: UOp, loop: UOp) -> tuple[UOp | None, UOp | None] | None:
    """Return (low, high) so that a comparison means low <= loop, or loop < high; else None."""
    if part.op is not Ops.CMPLT or part.src[0].dtype is not INDEX:
        return None
    terms, constant = take_apart(part.src[0])
    _, extra = take_apart(part.src[1], -1, terms)
    factor = terms.pop(loop, 0)
    if factor not in (1, -1) or any(loop in term.ranges for term in terms):
        return None
    rest = put_together(terms, constant + extra)  # factor * loop + rest < 0
    return (None, rest * -1) if factor == 1 else (rest + number(1), None)


def _minimum(left: UOp, right: UOp) -> UOp:
    return (left * -1).maximum(right * -1) * -1


def _counted(u: UOp, g: UOp, value: UOp, z: UOp) -> UOp | None:
    """A sum of one value over a stretch of a loop is the value times the length."""
    if u.arg[0] is not Ops.ADD:
        return None
    for loop in u.src[1:]:
        if loop.op is not Ops.RANGE or loop in value.ranges or loop not in g.ranges:
            continue
        low, high = number(0), loop.src[0]
        outer: list[UOp] = []
        for part in conditions(g):
            if loop not in part.ranges:
                outer.append(part)
                continue
            found = _limits(part, loop)
            if found is None:
                break
            if found[0] is not None:
                low = low.maximum(found[0])
            if found[1] is not None:
                high = _minimum(high, found[1])
        else:
            count = (high + low * -1).maximum(number(0))
            total = value * count.cast(u.dtype.scalar)
            if outer:
                total = conjunction(outer).where(total, z)
            return _rest(u, total, [loop])
    return None


def _reduce(dtype: tuple[DType, ...], value: UPat | None = None) -> UPat:
    """Return the pattern of a kernel's reduction."""
    if value is None:
        return UPat(Ops.REDUCE, dtype, name="u")
    return UPat(Ops.REDUCE, dtype, (value,), name="u", allow_any_len=True)


def _choice(dtype: tuple[DType, ...]) -> UPat:
    value, zero = UPat.var("value"), UPat.const(None, 0).named("z")
    return _reduce(dtype, UPat(Ops.WHERE, src=(UPat.var("g"), value, zero)))


reductions = family(
    "reductions",
    "Reductions that need no loop, exactly.",
    [
        rule("reduction of what does not vary", _reduce((*INTEGERS, dtypes.bool)), _independent,
             "a sum is a product with the length, a maximum the value itself",
             when="len(u.src) > 1"),
        rule("float maximum of what does not vary", _reduce(dtypes.floats), _independent,
             "the value itself", when="len(u.src) > 1 and u.arg[0] is OP_MAX"),
        rule("one match", _choice(INTEGERS), _one_match,
             "at most one element is chosen: it is loaded directly"),
        rule("counted matches", _choice(INTEGERS), _counted,
             "the length of the stretch of the loop in which the choice falls"),
    ],
)  # fmt: skip

float_reductions = family(
    "float reductions",
    "Sums of floats that need no loop; rounding or the sign of a zero may differ.",
    [
        rule("float sum of what does not vary", _reduce(WIDE_FLOATS), _independent,
             "a product with the length, rounded once", algebraic=True,
             when="len(u.src) > 1 and u.arg[0] is OP_ADD"),
        rule("float, one match", _choice(WIDE_FLOATS), _one_match,
             "at most one element is chosen: it is loaded directly", algebraic=True),
        rule("float, counted matches", _choice(WIDE_FLOATS), _counted,
             "a product with the length of the stretch", algebraic=True),
    ],
)  # fmt: skip
