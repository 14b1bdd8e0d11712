"""One verdict for each rule: proved, proved at 8 bits and tried wider, or tried.

Index rules are statements about the integers. Rules of wrapping integers are decided completely at
8 bits and then at 32 and 64 bits as far as a fixed amount of solver work allows; where it does
not, they are tried there on 100,000 values. Float rules and function rules are tried.
"""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np

from tests.rewrite.prove.evaluate import evaluate, same
from tests.rewrite.prove.fuzz import try_rule
from tests.rewrite.prove.solver import BitVectors, Integers, Verdict, refute
from tests.rewrite.prove.theories import dtypes_named, theories
from tgcore.ir import DType, Ops, UOp, dtypes
from tgcore.rewrite import generate
from tgcore.rewrite.rules import Rule
from tgcore.rewrite.template import constant_names

WIDE_RLIMIT = 150_000
CASES = 100_000
FLOATS = ("float", "number", "")


def _constants(rule: Rule) -> list[str]:
    return sorted(constant_names(rule.pattern))


def exhaust(rule: Rule, dtype: DType) -> Verdict:
    """Decide a template rule at 8 bits by trying all constants with all values."""
    names = _constants(rule)
    generate.compile_rules([rule])
    others = [name for name in rule.pattern.names() if name not in names]
    condition = compile(rule.when, "<when>", "eval") if isinstance(rule.when, str) else None
    every = np.arange(int(dtype.min), int(dtype.max) + 1)
    grid = np.meshgrid(*[every] * len(others), indexing="ij")
    leaves = {name: UOp(Ops.VAR, dtype, (), (name, int(dtype.min), int(dtype.max)))
              for name in others}  # fmt: skip
    values = {leaves[name]: part.ravel().astype(f"{dtype.kind}1")
              for name, part in zip(others, grid)}  # fmt: skip
    for picks in itertools.product(every.tolist(), repeat=len(names)):
        scope = {name: SimpleNamespace(arg=pick, dtype=dtype) for name, pick in zip(names, picks)}
        if condition is not None and not eval(condition, {}, scope):
            continue
        bound = {name: UOp.const(dtype, pick) for name, pick in zip(names, picks)}
        node = instantiate(rule.pattern, {**leaves, **bound}, dtype)
        result = rule.code(node, None) if rule.code is not None else None
        if result is None:
            continue
        left, right = np.broadcast_arrays(evaluate(node, values), evaluate(result, values))
        equal = same(left, right)
        if not equal.all():
            place = int(np.argmin(equal))
            shown = {name: int(values[leaf][place]) for name, leaf in leaves.items()}
            return Verdict("refuted", f"{dtype.name}: {dict(zip(names, picks))} and {shown}")
    return Verdict("proved", dtype.name)


def instantiate(pattern: Any, names: dict[str, UOp], dtype: DType) -> UOp:
    """Return the graph of `pattern` over `names`, all integers of `dtype`."""
    if pattern.name in names:
        return names[pattern.name]
    if pattern.ops == {Ops.CONST}:
        return UOp.const(dtype, pattern.arg)
    (op,) = pattern.ops
    parts = [instantiate(part, names, dtype) for part in pattern.src]
    return parts[0].alu(op, *parts[1:])


def prove(rule: Rule, z3: Any) -> list[Verdict]:
    """Return the verdicts on a template rule, narrow ones first."""
    found = []
    for theory in theories(rule, z3, 8):
        verdict = refute(rule, theory, z3)
        if verdict.state == "unknown" and isinstance(theory, BitVectors):
            verdict = exhaust(rule, theory.dtype)
        found.append(verdict)
    if any(verdict.state != "proved" for verdict in found):
        return found
    wide = [theory for width in (32, 64) for theory in theories(rule, z3, width)
            if isinstance(theory, BitVectors)]  # fmt: skip
    for theory in wide:
        verdict = refute(rule, theory, z3, WIDE_RLIMIT)
        if verdict.state == "unknown":
            verdict = _tried(rule, (theory.dtype,), theory.dtype.name)
        found.append(verdict)
    return found


def _tried(rule: Rule, domain: tuple[DType, ...] | None, label: str) -> Verdict:
    if domain is not None:
        tried = try_rule(rule, 60, 2500, 20_000, domain, CASES)
    else:
        dear = rule.family in ("gates", "reductions", "float reductions")
        tried = try_rule(rule, 60 if dear else 200, 600, 6_000, None, 0)
    if tried.difference:
        return Verdict("refuted", f"{label}: {tried.difference}")
    if tried.graphs < 20:
        return Verdict("unknown", f"{label}: only {tried.graphs} graphs matched")
    return Verdict("tried", f"{label} on {tried.cases:,} values")


def verdicts(rule: Rule, z3: Any) -> list[Verdict]:
    """Return all verdicts on a rule; none of them may be "refuted" or "unknown"."""
    found: list[Verdict] = []
    modelled = rule.is_template and rule.domain != "float"
    if modelled:
        try:
            found += prove(rule, z3)
        except NotImplementedError:  # an operation the solver has no theory for
            modelled = False
    if not modelled and (not rule.is_template or rule.domain != "float"):
        found.append(_tried(rule, None, "matching graphs"))
    elif rule.domain in FLOATS and not dtypes_named(rule.pattern) and not _only_logic(found):
        floats = (dtypes.float16, dtypes.float32, dtypes.float64, dtypes.bfloat16)
        found.append(_tried(rule, floats, "floats"))
    return found


def _only_logic(found: list[Verdict]) -> bool:
    return bool(found) and all(verdict.text == "bool" for verdict in found)


def kind(rule: Rule, found: list[Verdict]) -> str:
    """Return the proof class of a rule in words."""
    states = {verdict.state for verdict in found}
    if rule.algebraic:
        return "algebraic float"
    if not rule.is_template:
        return "function, tried on generated graphs"
    floats = [verdict for verdict in found if verdict.text.startswith("floats")]
    if {verdict.state for verdict in found if verdict not in floats} == {"proved"}:
        return "exact, proved" + ("; floats tried" if floats else "")
    if "proved" in states:
        return "exact, proved at 8 bits and tried wider"
    return "exact float, tried"


__all__ = ["Integers", "exhaust", "kind", "prove", "verdicts"]
