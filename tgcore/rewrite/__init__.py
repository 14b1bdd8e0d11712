"""Patterns, rules, matchers and the engine that applies them; then the rules of arithmetic.

`pattern` and `rules` say what a rule is, `matcher` and `engine` apply rules to graphs,
`symbolic` is the simplifier made of the families in `families`.
"""

from tgcore.rewrite.engine import graph_rewrite, graph_walk
from tgcore.rewrite.matcher import PatternMatcher
from tgcore.rewrite.pattern import ANY, UPat
from tgcore.rewrite.rules import Rule, rule
from tgcore.rewrite.symbolic import simplify, symbolic
from tgcore.rewrite.trace import trace_rewrites

__all__ = [
    "ANY", "PatternMatcher", "Rule", "UPat", "graph_rewrite", "graph_walk", "rule",
    "simplify", "symbolic", "trace_rewrites",
]  # fmt: skip
