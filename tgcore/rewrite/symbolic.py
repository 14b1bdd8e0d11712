"""The simplifier: the families of exact rules as one matcher, and `simplify`.

`symbolic` holds over index arithmetic, wrapping integers, booleans and floats alike: every rule in
it is exact. Rules that change rounding are in `tgcore.rewrite.families.algebraic` and are asked
for by name.
"""

from __future__ import annotations

from tgcore.ir import UOp
from tgcore.rewrite.engine import graph_rewrite
from tgcore.rewrite.families.casts import casts
from tgcore.rewrite.families.compare import compare
from tgcore.rewrite.families.division import division
from tgcore.rewrite.families.folding import folding
from tgcore.rewrite.families.identities import identities
from tgcore.rewrite.families.logic import logic
from tgcore.rewrite.families.minmax import minmax
from tgcore.rewrite.families.sums import sums

symbolic = folding + identities + sums + division + compare + logic + casts + minmax


def simplify(node: UOp) -> UOp:
    """Return `node` with all integer, boolean and exact float arithmetic simplified.

    Examples
    --------
    >>> r = UOp.range(12, 0)
    >>> simplify((r * 4 + 3) // 4) is r
    True
    """
    return graph_rewrite(node, symbolic, name="simplify")
