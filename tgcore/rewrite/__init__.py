"""Patterns, rules, matchers and the engine that applies them; then the rules of arithmetic.

`pattern` and `rules` say what a rule is, `matcher` and `engine` apply rules to graphs,
`symbolic` is the simplifier made of the families in `families`.
"""

from tgcore.rewrite.engine import graph_rewrite, graph_walk
from tgcore.rewrite.families.gates import gates
from tgcore.rewrite.matcher import PatternMatcher
from tgcore.rewrite.pattern import ANY, UPat
from tgcore.rewrite.registry import family
from tgcore.rewrite.rules import Rule, rule
from tgcore.rewrite.symbolic import kernel_rules, simplify, simplify_kernel, symbolic
from tgcore.rewrite.trace import trace_rewrites
from tgcore.rewrite.validity import simplify_valid, uop_given_valid

__all__ = [
    "ANY", "PatternMatcher", "Rule", "UPat", "family", "gates", "graph_rewrite", "graph_walk",
    "kernel_rules", "rule", "simplify", "simplify_kernel", "simplify_valid", "symbolic",
    "trace_rewrites", "uop_given_valid",
]  # fmt: skip
