"""Gradients that are attached to a value rather than derived from the operations that made it.

Some values are computed by a formula whose derivative, taken step by step, is slow or not
finite (sigmoid far from zero, a convolution's windows, a gather). Such a value carries its own
rule. Rules are kept beside the graph, weakly, so that the graph itself has no node for them.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable

from tgcore.ir import UOp

# (gradient of the value, the value, its inputs) -> gradient of each input, None for no path
Rule = Callable[[UOp, UOp, tuple[UOp, ...]], "tuple[UOp | None, ...]"]

_RULES: weakref.WeakKeyDictionary[UOp, tuple[tuple[UOp, ...], Rule]] = weakref.WeakKeyDictionary()


def with_rule(value: UOp, inputs: tuple[UOp, ...], rule: Rule) -> UOp:
    """Return `value`, whose gradient with respect to `inputs` is from now on given by `rule`.

    The rule must not hold `value` itself, or the value would never be freed.
    """
    if value not in inputs:
        _RULES[value] = (inputs, rule)
    return value


def rule_of(value: UOp) -> tuple[tuple[UOp, ...], Rule] | None:
    """Return the inputs and the rule of `value`, or None when it has none of its own."""
    return _RULES.get(value)


def carry_rule(old: UOp, new: UOp, table: dict[UOp, UOp]) -> None:
    """Give `new`, which took the place of `old`, the rule of `old`; `table` maps its inputs."""
    found = _RULES.get(old)
    if found is not None and new is not old:
        inputs, rule = found
        with_rule(new, tuple([table.get(node, node) for node in inputs]), rule)
