"""Sums and products of integers: merged factors, gathered constants, one canonical order.

Index sums get the normal form of `tgcore.rewrite.affine` in one step. Wrapping integers keep
their order; only steps that hold modulo a power of two are taken.
"""

from __future__ import annotations

from tgcore.ir import Ops, UOp
from tgcore.rewrite.affine import INDEX, Terms, number, order, put_together, take_apart
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule

x, y = UPat.var("x"), UPat.var("y")
c1, c2 = UPat.cvar("c1"), UPat.cvar("c2")
_DIVISION = (Ops.FLOORDIV, Ops.FLOORMOD)


def _last(node: UOp) -> UOp:
    """Return the last term of a canonical sum, without its factor."""
    if node.op is Ops.ADD:
        node = node.src[1]
    return node.src[0] if node.op is Ops.MUL and node.src[1].op is Ops.CONST else node


def _is_normal(u: UOp) -> bool:
    """Whether the sum of two normal sums is normal already."""
    left, right = u.src
    if right.op is Ops.CONST:
        return right.arg != 0 and left.op is not Ops.CONST and (
            left.op is not Ops.ADD or left.src[1].op is not Ops.CONST)  # fmt: skip
    if right.op is Ops.ADD or left.op is Ops.CONST:
        return False
    before, after = _last(left), _last(right)
    if after.op in _DIVISION or before.op in _DIVISION or before.op is Ops.CONST:
        return False
    return before is not after and order(before) < order(after)


def _sum(u: UOp) -> UOp | None:
    if _is_normal(u):
        return None
    terms, constant = take_apart(u)
    for term in terms:
        if term.op is Ops.FLOORMOD:
            _recombine(terms)
            constant += terms.pop(number(1), 0)
            break
    result = put_together(terms, constant)
    return None if result is u else result


def quotient(node: UOp, divisor: int) -> UOp:
    """Return the node that `node // divisor` is once nested quotients are merged."""
    if node.op is Ops.FLOORDIV and node.src[1].op is Ops.CONST and node.src[1].arg > 0:
        return UOp(Ops.FLOORDIV, INDEX, (node.src[0], number(node.src[1].arg * divisor)))
    return UOp(Ops.FLOORDIV, INDEX, (node, number(divisor)))


def _recombine(terms: Terms) -> None:
    """Merge x % n and x // n (or its digits) in `terms`, in place, until none is left."""
    work = [term for term in terms if term.op is Ops.FLOORMOD]
    while work:
        term = work.pop()
        factor = terms.get(term, 0)
        value, divisor = term.src
        if not factor:
            continue
        if divisor.op is not Ops.CONST:
            _recombine_symbolic(terms, term, factor)
            continue
        size = divisor.arg
        if size <= 0:
            continue
        upper = quotient(value, size)
        if terms.get(upper) == factor * size:
            del terms[upper], terms[term]
            take_apart_into(terms, value, factor)
            if value.op is Ops.FLOORMOD:
                work.append(value)
            continue
        merged = _next_digit(terms, value, upper, factor, size)
        if merged is not None:
            del terms[term]
            terms[merged] = terms.get(merged, 0) + factor
            work.append(merged)


def _next_digit(terms: Terms, value: UOp, upper: UOp, factor: int, size: int) -> UOp | None:
    """Take the digit above value % size out of `terms`; return both digits as one remainder.

    With U = A + value // size:  value % size + size * (U % b)  is  (size*A + value) % (size*b).
    """
    for other, scale in terms.items():
        if scale != factor * size or other.op is not Ops.FLOORMOD:
            continue
        inner, base = other.src
        if base.op is not Ops.CONST or base.arg <= 0:
            continue
        if inner is upper:
            total = value
        elif inner.op is Ops.ADD:
            above, constant = take_apart(inner)
            if above.get(upper) != 1:
                continue
            del above[upper]
            scaled = {part: scale * size for part, scale in above.items()}
            _, extra = take_apart(value, 1, scaled)
            total = put_together(scaled, constant * size + extra)
        else:
            continue
        del terms[other]
        return UOp(Ops.FLOORMOD, INDEX, (total, number(size * base.arg)))
    return None


def _recombine_symbolic(terms: Terms, term: UOp, factor: int) -> None:
    """Merge x % n with n * (x // n) for a divisor that is not constant."""
    value, divisor = term.src
    upper = UOp(Ops.FLOORDIV, INDEX, (value, divisor))
    for product in (UOp(Ops.MUL, INDEX, (upper, divisor)), UOp(Ops.MUL, INDEX, (divisor, upper))):
        if terms.get(product) == factor and (divisor.vmin > 0 or divisor.vmax < 0):
            del terms[product], terms[term]
            take_apart_into(terms, value, factor)
            return


def take_apart_into(terms: Terms, node: UOp, factor: int) -> None:
    """Add `factor * node` to `terms`; its constant part goes to the term `number(1)`."""
    _, constant = take_apart(node, factor, terms)
    if constant:
        one = number(1)
        terms[one] = terms.get(one, 0) + constant


def _distribute(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """Products of index sums are sums of products."""
    if x.op is not Ops.ADD and y.op is not Ops.ADD:
        return None
    one, base = take_apart(x)
    other, extra = take_apart(y)
    terms: Terms = {}
    for table, scale in ((one, extra), (other, base)):
        if scale:
            for term, factor in table.items():
                terms[term] = terms.get(term, 0) + factor * scale
    for left, factor in one.items():
        for right, scale in other.items():
            first, second = (left, right) if order(left) <= order(right) else (right, left)
            product = UOp(Ops.MUL, INDEX, (first, second))
            terms[product] = terms.get(product, 0) + factor * scale
    return put_together(terms, base * extra)


def _product(u: UOp, x: UOp, y: UOp) -> UOp | None:
    """Factors of an index product in one order."""
    factors: list[UOp] = []
    scale = 1
    stack = [y, x]
    while stack:
        node = stack.pop()
        if node.op is Ops.MUL:
            stack += (node.src[1], node.src[0])
        elif node.op is Ops.CONST:
            scale *= node.arg
        else:
            factors.append(node)
    factors.sort(key=order)
    total = factors[0]
    for factor in factors[1:]:
        total = UOp(Ops.MUL, INDEX, (total, factor))
    if scale != 1:
        total = UOp(Ops.MUL, INDEX, (total, number(scale)))
    return None if total is u else total


_CONST_FREE = frozenset(Ops) - {Ops.CONST}

sums = family(
    "sums",
    "Sums and products of integers.",
    [
        rule("sum normal form", UPat(Ops.ADD, name="u"), _sum,
             "terms merged and in one order; x % n + n * (x // n) is x", domain="index"),
        rule("factor into sum", UPat(Ops.MUL, src=(UPat(Ops.ADD, src=(x, y)), c1)),
             UPat(Ops.ADD, src=(UPat(Ops.MUL, src=(x, c1)), UPat(Ops.MUL, src=(y, c1)))),
             "an index sum has no common factor outside", domain="index"),
        rule("factors gathered",
             UPat(Ops.MUL, src=(UPat(Ops.MUL, src=(x, c1)), c2)),
             UPat(Ops.MUL, src=(x, c1 * c2)),
             "one constant factor; wraps alike", domain="int"),
        rule("product distributed",
             UPat(Ops.MUL, src=(x, y), name="u"), _distribute,
             "products of sums are sums of products", domain="index",
             when="x.op is not OP_CONST and y.op is not OP_CONST"),
        rule("product order", UPat(Ops.MUL, src=(x, y), name="u"), _product,
             "factors in one order, the constant last", domain="index",
             when="y.op is not OP_CONST"),
        rule("constants gathered",
             UPat(Ops.ADD, src=(UPat(Ops.ADD, src=(x, c1)), c2)),
             UPat(Ops.ADD, src=(x, c1 + c2)),
             "one constant in a sum; wraps alike", domain="wrapping"),
        rule("constant outwards",
             UPat(Ops.ADD, src=[UPat(Ops.ADD, src=(x, c1)), UPat(_CONST_FREE, name="y")]),
             UPat(Ops.ADD, src=(UPat(Ops.ADD, src=(x, y)), c1)),
             "the constant of a sum stands last", domain="wrapping"),
        rule("same twice", x + x, x * 2, "one product for a sum", domain="wrapping"),
        rule("same with factor",
             UPat(Ops.ADD, src=[UPat(Ops.MUL, src=(x, c1)), x]), x * (c1 + 1),
             "merged factors; wraps alike", domain="wrapping"),
        rule("same with factors",
             UPat(Ops.ADD, src=(UPat(Ops.MUL, src=(x, c1)), UPat(Ops.MUL, src=(x, c2)))),
             x * (c1 + c2),
             "merged factors; wraps alike", domain="wrapping"),
        rule("same factor after another",
             UPat(Ops.ADD, src=(UPat(Ops.ADD, src=(y, UPat(Ops.MUL, src=(x, c1)))),
                                UPat(Ops.MUL, src=(x, c2)))),
             UPat(Ops.ADD, src=(y, x * (c1 + c2))),
             "merged factors along a chain of sums", domain="wrapping"),
        rule("constant factor distributed",
             UPat(Ops.MUL, src=(UPat(Ops.ADD, src=(x, c1)), c2)),
             UPat(Ops.ADD, src=(UPat(Ops.MUL, src=(x, c2)), c1 * c2)),
             "the constant of a sum stands last", domain="wrapping"),
    ],
)  # fmt: skip
