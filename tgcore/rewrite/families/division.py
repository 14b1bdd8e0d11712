"""Floor quotients and remainders of index sums by constants and by symbolic sizes.

Index integers never wrap, so what holds of the integers holds here. A sum is split into the part
that the divisor divides and a remainder whose bounds decide the rest.
"""

from __future__ import annotations

import math

from tgcore.ir import Ops, UOp
from tgcore.rewrite.affine import INDEX, Terms, number, put_together, span, take_apart
from tgcore.rewrite.families.sums import take_apart_into
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import rule
from tgcore.rewrite.sizes import below, divide, node_of, polynomial, tight_span

x, y = UPat.var("x"), UPat.var("y")
c, d = UPat.cvar("c"), UPat.cvar("d")


def _div(value: UOp, divisor: int) -> UOp:
    return UOp(Ops.FLOORDIV, INDEX, (value, number(divisor)))


def _mod(value: UOp, divisor: int) -> UOp:
    return UOp(Ops.FLOORMOD, INDEX, (value, number(divisor)))


def _block(bounds: tuple[float, float], size: int) -> int | None:
    """Return q when all values lie in [q*size, (q+1)*size), else None."""
    low, high = bounds
    if low == -math.inf or high == math.inf:
        return None
    first = low // size
    return int(first) if first == high // size else None


def _split(terms: Terms, divisor: int) -> tuple[Terms, Terms]:
    """Return (quotients, remainders) of the factors; a remainder has its factor's sign."""
    whole: Terms = {}
    rest: Terms = {}
    for term, factor in terms.items():
        left = factor % divisor if factor > 0 else -(-factor % divisor)
        if left:
            rest[term] = left
        if factor != left:
            whole[term] = (factor - left) // divisor
    return whole, rest


def _residues(rest: Terms, divisor: int) -> list[Terms]:
    """Return the choices of representatives of `rest` modulo `divisor` worth trying."""
    choices = [rest]
    if any(factor < 0 for factor in rest.values()):
        choices.append({term: factor % divisor for term, factor in rest.items()})
    if any(abs(factor) * 2 > divisor for factor in rest.values()):
        choices.append(
            {term: factor if abs(factor) * 2 <= divisor else
             factor - divisor if factor > 0 else factor + divisor
             for term, factor in rest.items()}
        )  # fmt: skip
    return choices


def _factorings(rest: Terms, constant: int, divisor: int) -> tuple[int, Terms, Terms, int] | None:
    """Return (g, multiples of g over g, others, block of the others): g divides the divisor.

    The sum is g * (multiples) + others with the others inside one block of length g.
    """
    seen = set()
    for factor in rest.values():
        seen.add(math.gcd(factor, divisor))
    for size in sorted(seen, reverse=True):
        if size == 1:
            return None
        multiples: Terms = {}
        others: Terms = {}
        for term, factor in rest.items():
            if factor % size == 0:
                multiples[term] = factor // size
            else:
                others[term] = factor
        block = _block(span(others, constant), size)
        if block is not None:
            return size, multiples, others, block
    return None


def _quotient(u: UOp, x: UOp, d: UOp) -> UOp | None:
    """x // d for a constant d."""
    divisor = d.arg
    if divisor <= 1:
        return UOp(Ops.FLOORDIV, INDEX, (x * -1, number(-divisor))) if divisor < 0 else None
    if x.op is Ops.FLOORDIV and x.src[1].op is Ops.CONST and x.src[1].arg > 0:
        return _div(x.src[0], x.src[1].arg * divisor)
    if x.op is Ops.FLOORMOD and x.src[1].op is Ops.CONST and x.src[1].arg > 0:
        size = x.src[1].arg
        if size % divisor == 0:
            return _mod(_div(x.src[0], divisor), size // divisor)
    terms, constant = take_apart(x)
    whole, rest = _split(terms, divisor)
    upper, lower = divmod(constant, divisor)
    for choice in _residues(rest, divisor):
        block = _block(tight_span(choice, lower), divisor)
        if block is not None:
            for term, factor in rest.items():
                more = (factor - choice[term]) // divisor
                whole[term] = whole.get(term, 0) + more
            return put_together(whole, upper + block)
    if whole or upper:
        inner = _div(put_together(rest, lower), divisor)
        whole[inner] = whole.get(inner, 0) + 1
        return put_together(whole, upper)
    found = _factorings(rest, lower, divisor)
    if found is not None:
        size, multiples, _, block = found
        return _div(put_together(multiples, block), divisor // size)
    if len(rest) == 1:
        return _quotient_of_quotient(rest, lower, divisor)
    return None


def _quotient_of_quotient(rest: Terms, constant: int, divisor: int) -> UOp | None:
    """(y // a + c) // d is (y + a*c) // (a*d)."""
    ((term, factor),) = rest.items()
    if factor == 1 and term.op is Ops.FLOORDIV and term.src[1].op is Ops.CONST:
        size = term.src[1].arg
        if size > 0:
            return _div(term.src[0] + number(size * constant), size * divisor)
    return None


def _remainder(u: UOp, x: UOp, d: UOp) -> UOp | None:
    """x % d for a constant d."""
    divisor = d.arg
    if divisor <= 1:
        return _mod(x * -1, -divisor) * -1 if divisor < 0 else None
    terms, constant = take_apart(x)
    changed = _drop_inner_remainders(terms, divisor)
    one = number(1)
    constant += terms.pop(one, 0)
    whole, rest = _split(terms, divisor)
    lower = constant % divisor
    for choice in _residues(rest, divisor):
        block = _block(tight_span(choice, lower), divisor)
        if block is not None:
            return put_together(choice, lower - block * divisor)
    found = _factorings(rest, lower, divisor)
    if found is not None:
        size, multiples, others, block = found
        inner = _mod(put_together(multiples, block), divisor // size)
        total = dict(others)
        total[inner] = total.get(inner, 0) + size
        return put_together(total, lower - block * size)
    if whole or changed or lower != constant:
        return _mod(put_together(rest, lower), divisor)
    return None


def _drop_inner_remainders(terms: Terms, divisor: int) -> bool:
    """Replace k * (y % a) by k * y where the divisor divides k * a."""
    inner = [
        term
        for term, factor in terms.items()
        if term.op is Ops.FLOORMOD
        and term.src[1].op is Ops.CONST
        and term.src[1].arg > 0
        and factor * term.src[1].arg % divisor == 0
    ]
    for term in inner:
        take_apart_into(terms, term.src[0], terms.pop(term))
    return bool(inner)


# *** divisors that are not constant ***


def _symbolic_quotient(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if y.op is Ops.CONST or y.vmin <= 0:
        return None
    if below(x, y):
        return number(0)
    found = divide(polynomial(x), polynomial(y))
    if found is None:
        return None
    whole, rest = node_of(found[0]), node_of(found[1])
    return whole if below(rest, y) else whole + UOp(Ops.FLOORDIV, INDEX, (rest, y))


def _symbolic_remainder(u: UOp, x: UOp, y: UOp) -> UOp | None:
    if y.op is Ops.CONST or y.vmin <= 0:
        return None
    if below(x, y):
        return x
    if x.op is Ops.FLOORMOD and x.src[1] is y:
        return x
    found = divide(polynomial(x), polynomial(y))
    if found is None:
        return None
    rest = node_of(found[1])
    return rest if below(rest, y) else UOp(Ops.FLOORMOD, INDEX, (rest, y))


division = family(
    "division",
    "Quotients and remainders of index sums.",
    [
        rule("index quotient", UPat(Ops.FLOORDIV, src=(x, d), name="u"), _quotient,
             "divides out what is divisible; nested quotients merge", domain="index"),
        rule("index remainder", UPat(Ops.FLOORMOD, src=(x, d), name="u"), _remainder,
             "drops multiples; nested remainders merge", domain="index"),
        rule("symbolic quotient", UPat(Ops.FLOORDIV, src=(x, y), name="u"), _symbolic_quotient,
             "a symbolic divisor divides its own multiples", domain="index"),
        rule("symbolic remainder", UPat(Ops.FLOORMOD, src=(x, y), name="u"), _symbolic_remainder,
             "multiples of a symbolic divisor vanish", domain="index"),
        rule("remainder in range", UPat(Ops.FLOORMOD, src=(x, d)), x,
             "nothing to take away", domain="wrapping",
             when="0 <= x.vmin and x.vmax < d.arg"),
        rule("quotient in range", UPat(Ops.FLOORDIV, src=(x, d)), 0,
             "less than the divisor", domain="wrapping",
             when="0 <= x.vmin and x.vmax < d.arg"),
    ],
)  # fmt: skip
