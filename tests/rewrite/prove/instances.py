"""Random graphs that a pattern matches, with values for their variables.

Used to try rules whose right side is a function, and template rules at widths where the solver
gives up: the rule's own matching code is run, and both sides are evaluated.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from tests.rewrite.prove.evaluate import numpy_type
from tgcore.ir import DType, GroupOp, Ops, UOp, dtypes
from tgcore.rewrite import simplify
from tgcore.rewrite.pattern import ANY, UPat
from tgcore.rewrite.rules import Rule

NARROW = (dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.uint16, dtypes.int32, dtypes.uint32,
          dtypes.int64, dtypes.uint64)  # fmt: skip
FLOATS = (dtypes.float16, dtypes.float32, dtypes.float64, dtypes.bfloat16)
DOMAINS: dict[str, tuple[DType, ...]] = {
    "index": (dtypes.index,), "wrapping": NARROW, "int": (dtypes.index, *NARROW),
    "bool": (dtypes.bool,), "exact": (dtypes.index, *NARROW, dtypes.bool), "float": FLOATS,
    "number": (dtypes.index, *NARROW, *FLOATS), "": (dtypes.index, dtypes.bool, *NARROW, *FLOATS),
}  # fmt: skip
_ARITY = {**dict.fromkeys(GroupOp.UNARY, 1), **dict.fromkeys(GroupOp.BINARY, 2),
          Ops.WHERE: 3, Ops.MULACC: 3, Ops.CAST: 1, Ops.BITCAST: 1}  # fmt: skip
_FLOAT_ONLY = GroupOp.UNARY - {Ops.NEG} | {Ops.FDIV}
_INT_ONLY = frozenset({Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV, Ops.CMOD, Ops.SHL, Ops.SHR})
_BITS = frozenset({Ops.AND, Ops.OR, Ops.XOR})


class NoInstance(Exception):
    """The random choices so far cannot be completed."""


class Maker:
    """Makes one instance."""

    def __init__(
        self, rng: random.Random, rule: Rule, depth: int, domain: tuple[DType, ...]
    ) -> None:
        self.rng, self.rule, self.depth, self.domain = rng, rule, depth, domain
        self.names: dict[str, UOp] = {}
        self.leaves: list[UOp] = []

    def choose_dtype(self, pattern: UPat, expected: DType | None) -> DType:
        if pattern.dtypes is not None:
            options = sorted(pattern.dtypes, key=lambda dtype: dtype.name)
            if expected is not None and expected not in options:
                raise NoInstance
            return expected or self.rng.choice(options)
        return expected or self.rng.choice(self.domain)

    def make(self, pattern: UPat, expected: DType | None) -> UOp:
        if pattern.name is not None and pattern.name in self.names:
            node = self.names[pattern.name]
            if expected is not None and node.dtype is not expected:
                raise NoInstance
            return node
        if pattern.alternatives is not None:
            node = self.make(self.rng.choice(pattern.alternatives), expected)
        else:
            node = self.build(pattern, expected)
        if expected is not None and node.dtype is not expected:
            raise NoInstance
        if pattern.name is not None:
            self.names[pattern.name] = node
        return node

    def build(self, pattern: UPat, expected: DType | None) -> UOp:
        if pattern.ops == {Ops.CONST}:
            dtype = self.choose_dtype(pattern, expected)
            if pattern.arg is ANY:
                return self.constant(dtype)
            if isinstance(pattern.arg, int) and not isinstance(pattern.arg, bool):
                if not dtype.weak and dtype.wrap(pattern.arg) != pattern.arg:
                    raise NoInstance
            return UOp.const(dtype, pattern.arg)
        if pattern.ops is None or (pattern.src is None and len(pattern.ops) > 40):
            return self.value(self.choose_dtype(pattern, expected), self.depth)
        return self.operation(pattern, expected)

    def operation(self, pattern: UPat, expected: DType | None) -> UOp:
        op = self.rng.choice(sorted(pattern.ops or ()))
        arity = len(pattern.src) if pattern.src is not None else _ARITY.get(op)
        if op is Ops.INDEX or op is Ops.LOAD:
            return self.access(op, pattern)
        if arity is None or op is Ops.THREEFRY:
            raise NoInstance
        parts = list(pattern.src) if pattern.src is not None else [UPat()] * arity
        if pattern.any_order:
            self.rng.shuffle(parts)
        places = list(range(arity))
        places.sort(key=lambda place: parts[place].is_var)  # definite parts decide the dtype
        if op in (Ops.CAST, Ops.BITCAST):
            dtype = self.choose_dtype(pattern, expected)
            return UOp(op, dtype, (self.make(parts[0], self.source_dtype(op, dtype)),))
        if op in GroupOp.COMPARISON:
            if expected not in (None, dtypes.bool):
                raise NoInstance
            inner: DType | None = None
            dtype = dtypes.bool
            if pattern is self.rule.pattern and self.rule.domain:
                inner = self.rng.choice(self.domain)
        elif op is Ops.WHERE:
            gate = self.make(parts[0], dtypes.bool)
            dtype = self.choose_dtype(pattern, expected)
            return UOp(op, dtype, (gate, self.make(parts[1], dtype), self.make(parts[2], dtype)))
        else:
            dtype = self.choose_dtype(pattern, expected)
            inner = dtype
        made: dict[int, UOp] = {}
        for place in places:
            made[place] = self.make(parts[place], inner)
            inner = made[place].dtype
        _check(op, inner)
        return UOp(op, dtype, tuple([made[place] for place in range(arity)]))

    def source_dtype(self, op: Ops, dtype: DType) -> DType | None:
        if op is Ops.CAST:
            # evaluation holds index values in int64
            return self.rng.choice((dtypes.bool, *NARROW[:-1])) if dtype is dtypes.index else None
        options = [other for other in (*NARROW, *FLOATS) if other.itemsize == dtype.itemsize]
        if not options:
            raise NoInstance
        return self.rng.choice(options)

    def access(self, op: Ops, pattern: UPat) -> UOp:
        """An INDEX or a LOAD of one."""
        if op is Ops.LOAD:
            place = self.make((pattern.src or (UPat(Ops.INDEX),))[0], None)
            return place.load()
        parts = pattern.src or ()
        buffer = UOp.param(0, dtypes.int32, 1000)
        for part, node in zip(parts, (buffer, None, None)):
            if part.name is not None and node is not None:
                self.names[part.name] = node
        offset = self.make(parts[1], dtypes.index)
        if len(parts) == 2:
            return buffer.index(offset)
        return buffer.index(offset, self.make(parts[2], dtypes.bool))

    # *** values ***

    def constant(self, dtype: DType) -> UOp:
        return UOp.const(dtype, self.number(dtype))

    def number(self, dtype: DType) -> Any:
        rng = self.rng
        if dtype.kind == "b":
            return rng.random() < 0.5
        if dtype.is_float:
            return rng.choice([0.0, -0.0, 1.0, -1.0, 2.0, 0.5, -3.0, 1e-7, 65504.0, 3.4e38,
                               float("inf"), float("-inf"), float("nan"),
                               rng.uniform(-9, 9)])  # fmt: skip
        if dtype.weak:
            return rng.choice([-12, -8, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24])
        low, high = int(dtype.min), int(dtype.max)
        return rng.choice([low, low + 1, high, high - 1, 0, 1, 2, 3, 4, 7, 8, 12, dtype.wrap(-1),
                           dtype.wrap(-2), rng.randint(low, high)])  # fmt: skip

    def leaf(self, dtype: DType) -> UOp:
        rng = self.rng
        if self.leaves and rng.random() < 0.35:
            same = [leaf for leaf in self.leaves if leaf.dtype is dtype]
            if same:
                return rng.choice(same)
        name = f"v{len(self.leaves)}"
        if dtype is dtypes.index:
            if rng.random() < 0.5:
                node = UOp.range(rng.randint(1, 9), len(self.leaves))
            else:
                low = rng.randint(-9, 4)
                node = UOp.var(name, low, low + rng.randint(0, 12))
        elif dtype.is_int:
            ends = sorted(int(self.number(dtype)) for _ in range(2))
            if rng.random() < 0.4:
                ends = [int(dtype.min), int(dtype.max)]
            elif rng.random() < 0.4:
                ends = [rng.randint(0, 2), int(dtype.max) // rng.choice([2, 3, 1000, 1 << 16]) + 3]
            node = UOp(Ops.VAR, dtype, (), (name, *ends))
        else:
            node = UOp(Ops.VAR, dtype, (), (name, dtype.min, dtype.max))
        self.leaves.append(node)
        return node

    def value(self, dtype: DType, depth: int) -> UOp:
        """A random value: a leaf, or in index arithmetic and logic a small expression."""
        rng = self.rng
        if depth <= 0 or rng.random() < 0.3:
            return self.leaf(dtype)
        if dtype is dtypes.index:
            left = self.value(dtype, depth - 1)
            kind = rng.randrange(7)
            if kind < 3:
                return left + self.value(dtype, depth - 1)
            if kind == 3:
                return left + self.constant(dtype)
            factor = rng.choice([-6, -4, -2, -1, 2, 3, 4, 6, 8, 12])
            if kind == 4:
                return left * factor
            size = rng.choice([2, 3, 4, 6, 8, 12, 24])
            return left // size if kind == 5 else left % size
        if dtype is dtypes.bool:
            kind = rng.randrange(5)
            if kind == 0:
                return self.value(dtype, depth - 1) & self.value(dtype, depth - 1)
            if kind == 1:
                return self.value(dtype, depth - 1).ne(True)
            left, right = self.value(dtypes.index, depth - 1), self.constant(dtypes.index)
            return [left < right, right < left, left.eq(right)][kind - 2]
        return self.leaf(dtype)


def _check(op: Ops, dtype: DType | None) -> None:
    if dtype is None:
        return
    if op in _FLOAT_ONLY and not dtype.is_float:
        raise NoInstance
    if op in _INT_ONLY and not dtype.is_int:
        raise NoInstance
    if op in _BITS and (dtype.is_float or dtype.weak):
        raise NoInstance
    if op in (Ops.SUB, Ops.NEG) and dtype.kind == "b":
        raise NoInstance


def leaves_of(node: UOp) -> list[UOp]:
    closed = {loop for part in node.toposort() if part.op is Ops.REDUCE for loop in part.src[1:]}
    return [part for part in node.toposort() if part.op in (Ops.VAR, Ops.RANGE)
            and part not in closed]  # fmt: skip


def assignments(nodes: list[UOp], rng: random.Random, count: int) -> dict[UOp, Any]:
    """Return about `count` values for each leaf: all of a small product, else a sample."""
    generator = np.random.default_rng(rng.getrandbits(32))
    spans = [node.bounds for node in nodes]
    sizes = [
        int(high) - int(low) + 1 if node.dtype.kind in "iub" else count + 1
        for node, (low, high) in zip(nodes, spans)
    ]
    total = 1
    for size in sizes:
        total *= size
    if nodes and total <= count:
        ranges = [np.array(range(int(low), int(high) + 1), dtype=object) for low, high in spans]
        axes = [part.astype(numpy_type(node.dtype)) for node, part in zip(nodes, ranges)]
        grids = np.meshgrid(*axes, indexing="ij")
        return {node: grid.ravel() for node, grid in zip(nodes, grids)}
    return {node: sample(node, generator, count) for node in nodes}


_SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-45, -1e-45, 1e-38, 3.4e38, 65504.0,
            2.0**-24, 0.5, 1.5, 16777217.0]  # fmt: skip


def sample(node: UOp, generator: Any, count: int) -> Any:
    """Return `count` values of a leaf, those at the ends and around zero more often."""
    goal = numpy_type(node.dtype)
    if node.dtype.is_float:
        bits = generator.normal(size=count) * 10.0 ** generator.integers(-8, 9, count)
        picks = generator.integers(0, len(_SPECIAL), count)
        with np.errstate(all="ignore"):
            values = np.where(generator.random(count) < 0.4, np.array(_SPECIAL)[picks], bits)
            return values.astype(goal)
    low, high = (int(end) for end in node.bounds)
    near = [low, low + 1, high, high - 1, 0, 1, -1, 2, 7, (low + high) // 2]
    near = [value for value in near if low <= value <= high]
    picks = generator.integers(0, len(near), count)
    chosen = np.array(near, dtype=object)[picks].astype(goal)
    wide = generator.integers(low, high, count, endpoint=True, dtype=goal if goal != np.bool_
                              else np.int64).astype(goal)  # fmt: skip
    return np.where(generator.random(count) < 0.5, chosen, wide).astype(goal)


def instance(rule: Rule, rng: random.Random, domain: tuple[DType, ...] | None = None) -> UOp | None:
    """Return a graph of `domain` that the pattern of `rule` should match, or None."""
    if rule.pattern.ops == {Ops.REDUCE}:
        return reduction(rng, sorted(rule.pattern.dtypes or (), key=lambda dtype: dtype.name))
    domain = domain or DOMAINS[rule.domain]
    maker = Maker(rng, rule, rng.choice([0, 0, 1, 2, 3]), domain)
    pattern = rule.pattern
    expected: DType | None = None
    compares = pattern.ops is not None and pattern.ops <= GroupOp.COMPARISON
    access = pattern.ops is not None and pattern.ops <= {Ops.LOAD, Ops.INDEX}
    if not compares and not access and pattern.dtypes is None:
        expected = rng.choice(domain)
    try:
        return maker.make(pattern, None if access else expected)
    except NoInstance:
        return None


def reduction(rng: random.Random, options: list[DType]) -> UOp:
    """Return a reduction as kernels have them: loads, choices, values that do not vary."""
    dtype = rng.choice([dtype for dtype in options if dtype is not dtypes.index])
    outer = UOp.range(rng.randint(1, 4), 0)
    loops = [UOp.range(rng.randint(1, 5), 1 + place) for place in range(rng.randint(1, 2))]
    data, places = UOp.param(1, dtype, 100), UOp.param(2, dtypes.int32, 4)

    def position() -> UOp:
        total: UOp = outer * rng.randint(0, 7)
        for loop in loops:
            total = total + loop * rng.choice([0, 0, 1, 1, 2])
        return simplify(total)

    def condition() -> UOp:
        loop = rng.choice(loops)
        other = rng.choice([outer + rng.randint(-2, 2), UOp.const(dtypes.index, rng.randint(-1, 5)),
                            *loops])  # fmt: skip
        kind = rng.randrange(5)
        if kind == 0:
            # the made-up memory holds numbers below 101: bring them near the loops
            found = places.index(outer).load() % 6
            return loop.cast(dtypes.int32).eq(found)
        if kind == 1:
            return (loop * rng.choice([1, -1]) + rng.randint(0, 3)).eq(other)
        if kind == 2:
            return loop < other
        return other < loop if kind == 3 else loop + outer < rng.randint(1, 6)

    value = data.index(position()).load() if rng.random() < 0.8 else UOp.const(dtype, 1)
    if rng.random() < 0.75:
        gate = condition()
        for _ in range(rng.choice([0, 0, 1, 2])):
            gate = gate & condition()
        value = simplify(gate).where(value, UOp.const(dtype, 0))
    op = rng.choice([Ops.ADD, Ops.ADD, Ops.ADD, Ops.MAX])
    return value.reduce(op, *loops)
