"""The steps that the functions on index arithmetic take, each as a rule the solver decides.

A function applies several of these at once, after finding the parts by bounds; it is tried on
random expressions elsewhere. Divisors are constants there, so each is proved for many divisors.
"""

from __future__ import annotations

import pytest

from tests.rewrite.prove.solver import Integers, refute
from tests.support.needs import needs_z3
from tgcore.ir import Ops, dtypes
from tgcore.rewrite import UPat, rule
from tgcore.rewrite.rules import Rule

x, y, q, r, k = (UPat.var(name) for name in "xyqrk")
DIVISORS = (1, 2, 3, 4, 7, 12, 56)
PAIRS = [(2, 3), (3, 2), (4, 4), (5, 7), (16, 3), (12, 10)]


def n(value: int) -> UPat:
    return UPat.const(None, value)


def lemma(name: str, left: UPat, right: UPat, when: str | None = None) -> Rule:
    return rule(name, left, right, domain="index", when=when)


def of_one(d: int) -> list[Rule]:
    """Lemmas with one constant divisor."""
    inside = f"0 <= r.vmin and r.vmax < {d}"
    return [
        lemma("multiples leave a quotient", (x * d + y) // d, x + y // d),
        lemma("multiples vanish from a remainder", (x * d + y) % d, y % d),
        lemma("a remainder in range has quotient 0", r // d, r * 0, inside),
        lemma("a remainder in range stays", r % d, r, inside),
        lemma("a block further", (r + 3 * d) // d, r * 0 + 3, inside),
        lemma("a block further, remainder", (r + 3 * d) % d, r, inside),
        lemma("quotient and remainder are the whole", x % d + (x // d) * d, x),
        lemma("negative divisor, quotient", UPat(Ops.FLOORDIV, src=(x, n(-d))), (x * -1) // d),
        lemma("negative divisor, remainder", UPat(Ops.FLOORMOD, src=(x, n(-d))),
              ((x * -1) % d) * -1),
        lemma("another representative", (x * (d - 1) + y) % d, (x * -1 + y) % d),
        lemma("compared quotient", (x // d) < y, x < y * d),
        lemma("compared quotient from below", UPat(Ops.CMPLT, src=(y, x // d)),
              UPat(Ops.CMPLT, src=(y * d + (d - 1), x))),
        lemma("common factor of a bound", x * d < y, x < (y + (d - 1)) // d),
        lemma("small terms of a bound", x * d + r < y * d, x < y, inside),
    ]  # fmt: skip


def of_two(a: int, b: int) -> list[Rule]:
    """Lemmas with two constant divisors."""
    inside = f"0 <= r.vmin and r.vmax < {a}"
    return [
        lemma("nested quotients", (x // a) // b, x // (a * b)),
        lemma("nested quotients with a sum", (x // a + k) // b, (x + k * a) // (a * b)),
        lemma("nested remainders", (x % (a * b)) % a, x % a),
        lemma("quotient of a remainder", (x % (a * b)) // a, (x // a) % b),
        lemma("inner remainder vanishes", ((x % a) * b + y) % b, (x * b + y) % b),
        lemma("inner remainder of the whole", ((x % a) * b + y) % (a * b), (x * b + y) % (a * b)),
        lemma("common factor of a quotient", (x * a + r) // (a * b), x // b, inside),
        lemma("common factor of a remainder", (x * a + r) % (a * b), (x % b) * a + r, inside),
        lemma("two digits", x % a + ((x // a) % b) * a, x % (a * b)),
        lemma("the digit above, in a sum", x % a + ((k + x // a) % b) * a,
              (k * a + x) % (a * b)),
    ]  # fmt: skip


ONE = [(d, entry) for d in DIVISORS for entry in of_one(d)]
TWO = [(pair, entry) for pair in PAIRS for entry in of_two(*pair)]


@pytest.mark.parametrize(
    "entry", [entry for _, entry in ONE], ids=[f"{e.name}, {d}" for d, e in ONE]
)
def test_lemma_with_one_divisor(entry: Rule) -> None:
    z3 = needs_z3()
    assert refute(entry, Integers(z3), z3).state == "proved", entry


@pytest.mark.parametrize("entry", [entry for _, entry in TWO],
                         ids=[f"{e.name}, {pair}" for pair, e in TWO])  # fmt: skip
def test_lemma_with_two_divisors(entry: Rule) -> None:
    z3 = needs_z3()
    assert refute(entry, Integers(z3), z3).state == "proved", entry


SYMBOLIC = [
    lemma("symbolic multiples", (x * y + r) // y, x + r // y, "y.vmin > 0"),
    lemma("symbolic remainder", (x * y + r) % y, r % y, "y.vmin > 0"),
    lemma("below the divisor", r // y, r * 0, "0 <= r.vmin and r.vmax < y.vmin"),
    lemma("symbolic whole", x % y + (x // y) * y, x, "y.vmin > 0"),
]


@pytest.mark.parametrize("entry", SYMBOLIC, ids=lambda entry: entry.name)
def test_lemma_with_a_symbolic_divisor(entry: Rule) -> None:
    z3 = needs_z3()
    assert refute(entry, Integers(z3), z3, 20_000_000).state == "proved", entry


def test_index_is_the_type_of_the_lemmas() -> None:
    assert Integers(needs_z3()).dtype is dtypes.index
