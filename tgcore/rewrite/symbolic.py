"""The simplifier: the families of exact rules as one matcher, and `simplify`.

`symbolic` holds over index arithmetic, wrapping integers, booleans and floats alike: every rule in
it is exact. `simplify_kernel` adds what holds of gated accesses and reductions in kernels and,
unless float arithmetic is strict, the rules of `tgcore.rewrite.families.algebraic`.
"""

from __future__ import annotations

from tgcore.ir import UOp
from tgcore.rewrite.engine import graph_rewrite
from tgcore.rewrite.families.algebraic import algebraic
from tgcore.rewrite.families.casts import casts
from tgcore.rewrite.families.compare import compare
from tgcore.rewrite.families.division import division
from tgcore.rewrite.families.folding import folding
from tgcore.rewrite.families.gates import gates
from tgcore.rewrite.families.identities import identities
from tgcore.rewrite.families.logic import logic
from tgcore.rewrite.families.minmax import minmax
from tgcore.rewrite.families.reductions import float_reductions, reductions
from tgcore.rewrite.families.sums import sums

symbolic = folding + identities + sums + division + compare + logic + casts + minmax

kernel_rules = symbolic + gates + reductions
fast_kernel_rules = kernel_rules + algebraic + float_reductions


def simplify_kernel(ast: UOp, strict: bool) -> UOp:
    """Return a kernel simplified with everything that may be said of loads, gates and loops.

    Parameters
    ----------
    ast : UOp
        The SINK of a kernel before optimisation.
    strict : bool
        Whether no bit of a float result may change.
    """
    return graph_rewrite(ast, kernel_rules if strict else fast_kernel_rules, name="kernel")


def simplify(node: UOp) -> UOp:
    """Return `node` with all integer, boolean and exact float arithmetic simplified.

    Examples
    --------
    >>> r = UOp.range(12, 0)
    >>> simplify((r * 4 + 3) // 4) is r
    True
    """
    return graph_rewrite(node, symbolic, name="simplify")
