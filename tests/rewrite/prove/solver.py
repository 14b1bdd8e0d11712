"""Template rules as statements for z3: over the integers, over bit vectors, over booleans.

A rule is refuted by an assignment of its variables under which its condition holds and its two
sides differ; the assignment is returned so that a reader can check it by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.rewrite.prove.conditions import formula
from tgcore.ir import DType, GroupOp, Ops, dtypes
from tgcore.rewrite.pattern import UPat
from tgcore.rewrite.rules import Rule

RLIMIT = 4_000_000


@dataclass(frozen=True)
class Verdict:
    """`state` is "proved", "refuted" or "unknown"; `text` says over what, or by which values."""

    state: str
    text: str


class _Theory:
    """What both number theories share."""

    def __init__(self, z3: Any) -> None:
        self.z3 = z3
        self.facts: list[Any] = []
        self.bounds: dict[str, tuple[Any, Any]] = {}

    def truth(self, value: bool) -> Any:
        return self.z3.BoolVal(value)

    def negation(self, term: Any) -> Any:
        return self.z3.Not(term)

    def conjunction(self, terms: list[Any]) -> Any:
        return self.z3.And(*terms)

    def disjunction(self, terms: list[Any]) -> Any:
        return self.z3.Or(*terms)

    def bounds_of(self, name: str, wide: Any) -> tuple[Any, Any]:
        if name not in self.bounds:
            low, high = self.fresh_wide(f"{name}.vmin"), self.fresh_wide(f"{name}.vmax")
            self.facts += [low <= wide, wide <= high]
            self.bounds[name] = low, high
        return self.bounds[name]

    def fresh_wide(self, name: str) -> Any:
        raise NotImplementedError(name)


class Integers(_Theory):
    """Mathematical integers: dtype index."""

    dtype = dtypes.index

    def variable(self, name: str) -> Any:
        return self.z3.Int(name)

    def number(self, value: int) -> Any:
        return self.z3.IntVal(int(value))

    constant = number

    def widened(self, term: Any) -> Any:
        return term

    def fresh_wide(self, name: str) -> Any:
        return self.z3.Int(name)

    def _floor(self, a: Any, b: Any) -> Any:
        return self.z3.If(b == 0, self.number(0), self.z3.If(b > 0, a / b, (-a) / (-b)))

    def condition_mod(self, a: Any, b: Any) -> Any:
        return self.operate(Ops.FLOORMOD, a, b)

    def operate(self, op: Ops, *sources: Any) -> Any:
        z3 = self.z3
        if op is Ops.ADD:
            return sources[0] + sources[1]
        if op is Ops.MUL:
            return sources[0] * sources[1]
        if op is Ops.FLOORDIV:
            return self._floor(*sources)
        if op is Ops.FLOORMOD:
            a, b = sources
            return z3.If(b == 0, self.number(0), a - b * self._floor(a, b))
        if op in (Ops.CDIV, Ops.CMOD):
            a, b = sources
            up = z3.If(b >= 0, b, -b)
            size = z3.If(a >= 0, a, -a) / up
            result = z3.If((a >= 0) == (b >= 0), size, -size)
            if op is Ops.CMOD:
                result = a - b * result
            return z3.If(b == 0, self.number(0), result)
        if op is Ops.MAX:
            return z3.If(sources[0] < sources[1], sources[1], sources[0])
        if op is Ops.CMPLT:
            return sources[0] < sources[1]
        if op is Ops.CMPLE:
            return sources[0] <= sources[1]
        raise NotImplementedError(f"{op.name} over the integers")


class BitVectors(_Theory):
    """Integers of a fixed width, signed or not."""

    def __init__(self, z3: Any, dtype: DType) -> None:
        super().__init__(z3)
        self.dtype = dtype
        self.signed = dtype.kind == "i"
        self.width = dtype.bits

    def variable(self, name: str) -> Any:
        return self.z3.BitVec(name, self.width)

    def constant(self, value: int) -> Any:
        return self.z3.BitVecVal(int(value), self.width)

    def number(self, value: int) -> Any:
        return self.z3.BitVecVal(int(value), self.width + 8)

    def widened(self, term: Any) -> Any:
        extend = self.z3.SignExt if self.signed else self.z3.ZeroExt
        return extend(8, term)

    def fresh_wide(self, name: str) -> Any:
        return self.z3.BitVec(name, self.width + 8)

    def condition_mod(self, a: Any, b: Any) -> Any:
        return a % b  # bvsmod: the sign of the divisor, as in Python

    def _less(self, a: Any, b: Any) -> Any:
        return a < b if self.signed else self.z3.ULT(a, b)

    def operate(self, op: Ops, *sources: Any) -> Any:
        z3 = self.z3
        a, b = (*sources, None)[:2]
        zero = self.constant(0)
        if op is Ops.ADD:
            return a + b
        if op is Ops.MUL:
            return a * b
        if op in (Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD):
            return z3.If(b == zero, zero, self._division(op, a, b))
        if op is Ops.MAX:
            return z3.If(self._less(a, b), b, a)
        if op is Ops.CMPLT:
            return self._less(a, b)
        if op is Ops.CMPLE:
            return z3.Not(self._less(b, a))
        if op is Ops.AND:
            return a & b
        if op is Ops.OR:
            return a | b
        if op is Ops.XOR:
            return a ^ b
        if op is Ops.SHL:
            return a << b
        if op is Ops.SHR:
            return a >> b if self.signed else z3.LShR(a, b)
        raise NotImplementedError(f"{op.name} over bit vectors")

    def _division(self, op: Ops, a: Any, b: Any) -> Any:
        z3 = self.z3
        if not self.signed:
            return z3.UDiv(a, b) if op in (Ops.FLOORDIV, Ops.CDIV) else z3.URem(a, b)
        if op is Ops.CDIV:
            return a / b
        if op is Ops.CMOD:
            return z3.SRem(a, b)
        if op is Ops.FLOORMOD:
            return a % b
        quotient, rest = a / b, z3.SRem(a, b)
        below = z3.And(rest != 0, (rest < 0) != (b < 0))
        return z3.If(below, quotient - 1, quotient)


class Booleans(_Theory):
    """Truth values."""

    dtype = dtypes.bool

    def variable(self, name: str) -> Any:
        return self.z3.Bool(name)

    def constant(self, value: Any) -> Any:
        return self.z3.BoolVal(bool(value))

    number = constant

    def widened(self, term: Any) -> Any:
        return term

    def bounds_of(self, name: str, wide: Any) -> tuple[Any, Any]:
        return wide, wide

    def operate(self, op: Ops, *sources: Any) -> Any:
        z3 = self.z3
        a, b = (*sources, None)[:2]
        if op in (Ops.AND, Ops.MUL):
            return z3.And(a, b)
        if op in (Ops.OR, Ops.ADD, Ops.MAX):
            return z3.Or(a, b)
        if op is Ops.XOR:
            return z3.Xor(a, b)
        if op is Ops.CMPLT:
            return z3.And(z3.Not(a), b)
        if op is Ops.CMPLE:
            return z3.Or(z3.Not(a), b)
        raise NotImplementedError(f"{op.name} over booleans")


class NeverMatches(Exception):
    """The pattern holds a constant that the dtype has not: nothing to prove."""


def _fits(value: Any, dtype: DType) -> bool:
    return dtype.weak or dtype.kind == "b" or dtype.wrap(value) == value


class _Reader:
    """Turns the patterns of one rule into terms of a theory."""

    def __init__(self, theory: Any, booleans: Booleans) -> None:
        self.theory, self.booleans = theory, booleans
        self.names: dict[str, tuple[Any, Any, bool]] = {}
        self.names_only = False

    def theory_of(self, pattern: UPat, inherited: Any) -> Any:
        if pattern.dtypes == {dtypes.bool}:
            return self.booleans
        return inherited

    def read(self, pattern: UPat, theory: Any) -> Any:
        """Return the term of `pattern`, whose value belongs to `theory`."""
        z3 = theory.z3
        theory = self.theory_of(pattern, theory)
        if pattern.name is not None and pattern.name in self.names:
            return self.names[pattern.name][0]
        if pattern.ops == {Ops.CONST} and pattern.name is None:
            if not self.names_only and not _fits(pattern.arg, theory.dtype):
                raise NeverMatches
            return theory.constant(pattern.arg)
        if pattern.src is None:
            if pattern.name is None:
                raise NotImplementedError("a nameless part has no value")
            term = theory.variable(pattern.name)
            self.names[pattern.name] = term, theory.dtype, pattern.ops == {Ops.CONST}
            return term
        (op,) = pattern.ops or ()
        sources = pattern.src
        if op is Ops.WHERE:
            gate = self.read(sources[0], self.booleans)
            return z3.If(gate, self.read(sources[1], theory), self.read(sources[2], theory))
        if op in GroupOp.COMPARISON:
            inner = self.inner_theory(sources)
            parts = [self.read(part, inner) for part in sources]
            if op is Ops.CMPEQ:
                return parts[0] == parts[1]
            if op is Ops.CMPNE:
                return parts[0] != parts[1]
            return inner.operate(op, *parts)
        return theory.operate(op, *[self.read(part, theory) for part in sources])

    def inner_theory(self, sources: tuple[UPat, ...]) -> Any:
        """The theory of what a comparison compares."""
        for part in sources:
            if part.dtypes == {dtypes.bool} or self.is_truth(part):
                return self.booleans
        return self.theory

    def is_truth(self, pattern: UPat) -> bool:
        if pattern.ops is None or len(pattern.ops) != 1 or pattern.src is None:
            return pattern.name in self.names and self.names[pattern.name][1] is dtypes.bool
        (op,) = pattern.ops
        return op in GroupOp.COMPARISON


def _is_truth(pattern: UPat) -> bool:
    return pattern.ops is not None and pattern.ops <= GroupOp.COMPARISON


def refute(rule: Rule, theory: Any, z3: Any, rlimit: int = RLIMIT) -> Verdict:
    """Return the verdict on a template rule over `theory`."""
    booleans = theory if isinstance(theory, Booleans) else Booleans(z3)
    reader = _Reader(theory, booleans)
    whole = booleans if _is_truth(rule.pattern) else theory
    assert isinstance(rule.result, UPat)
    try:
        left = reader.read(rule.pattern, whole)
    except NeverMatches:
        return Verdict("proved", theory.dtype.name)
    reader.names_only = True
    right = reader.read(rule.result, whole)
    solver = z3.Solver()
    solver.set("rlimit", rlimit)
    if rule.when is not None:
        if not isinstance(rule.when, str):
            raise NotImplementedError("a condition that is a function")
        solver.add(formula(theory, rule.when, reader.names))
    solver.add(*theory.facts)
    solver.add(left != right)
    found = solver.check()
    label = theory.dtype.name
    if found == z3.unsat:
        return Verdict("proved", label)
    if found == z3.sat:
        model = solver.model()
        values = {
            name: _plain(model.eval(term, model_completion=True), theory)
            for name, (term, _, _) in sorted(reader.names.items())
        }
        shown = ", ".join(f"{name} = {value}" for name, value in values.items())
        sides = [_plain(model.eval(side, model_completion=True), theory) for side in (left, right)]
        return Verdict("refuted", f"{label}: with {shown} the left is {sides[0]}, "
                                  f"the right {sides[1]}")  # fmt: skip
    return Verdict("unknown", label)


def _plain(value: Any, theory: Any) -> Any:
    if theory.z3.is_bv_value(value):
        return value.as_signed_long() if theory.dtype.kind == "i" else value.as_long()
    if theory.z3.is_int_value(value):
        return value.as_long()
    return value
