"""Patterns to Python source: one matching function per rule, with no interpretation left in it.

A function takes a node and the context and returns the replacement or None. `PatternMatcher`
calls in here for the rules that a newly met combination of operations makes candidates.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from typing import Any

from tgcore.ir import DType, GroupOp, Ops, dtypes
from tgcore.rewrite.pattern import ANY, UPat
from tgcore.rewrite.rules import Rule
from tgcore.rewrite.template import Template
from tgcore.rewrite.writing import SHARED, Source
from tgcore.support.errors import RewriteError

_FIXED = {
    **dict.fromkeys(GroupOp.UNARY, 1),
    **dict.fromkeys(GroupOp.BINARY, 2),
    **dict.fromkeys(GroupOp.TERNARY, 3),
    Ops.CAST: 1,
    Ops.BITCAST: 1,
    Ops.LOAD: 1,
    Ops.STORE: 2,
}
_BOOL = frozenset((dtypes.bool,))
_DOMAIN_CHECK = {
    "index": "{0} is INDEX",
    "wrapping": "{0}.is_int and {0} is not INDEX",
    "int": "{0}.is_int",
    "bool": "{0}.kind == 'b'",
    "exact": "not {0}.is_float",
    "float": "{0}.is_float",
    "number": "{0}.kind in 'iuf'",
}


# *** left sides ***


def _op_test(source: Source, ops: frozenset[Ops], node: str) -> str:
    if len(ops) == 1:
        (op,) = ops
        return f"{node}.op is OP_{op.name}"
    return f"{node}.op in {source.refer('OPS', ops)}"


def _dtype_test(source: Source, wanted: frozenset[DType], node: str) -> str:
    vectors = any(dtype.lanes > 1 for dtype in wanted)
    if len(wanted) == 1:
        (dtype,) = wanted
        if dtype is dtypes.index:
            return f"{node}.dtype is INDEX"
        field = "dtype" if vectors else "dtype.scalar"
        return f"{node}.{field} is {source.refer('DTYPE', dtype)}"
    both = f" or {node}.dtype in {source.refer('DTYPES', wanted)}" if vectors else ""
    return f"({node}.dtype.scalar in {source.refer('DTYPES', wanted)}{both})"


def _arg_test(source: Source, arg: Any, node: str) -> str:
    if arg is None or arg is True or arg is False:
        return f"{node}.arg is {arg}"
    if type(arg) is int and arg >= 0:
        return f"{node}.arg == {arg}"
    return f"{node}.arg == {source.refer('ARG', arg)}"


def _tests(source: Source, pattern: UPat, node: str, root: bool) -> list[str]:
    tests = []
    if pattern.ops is not None and not (root and len(pattern.ops) == 1):
        tests.append(_op_test(source, pattern.ops, node))
    if pattern.dtypes is not None:
        tests.append(_dtype_test(source, pattern.dtypes, node))
    if isinstance(pattern.arg, bool) and pattern.dtypes == _BOOL:
        tests.append(f"{node}.arg" if pattern.arg else f"not {node}.arg")
    elif pattern.arg is not ANY:
        tests.append(_arg_test(source, pattern.arg, node))
    if pattern.src is not None:
        fixed = {_FIXED.get(op) for op in pattern.ops or (Ops.SINK,)}
        if fixed != {len(pattern.src)}:
            sign = ">=" if pattern.allow_any_len else "=="
            tests.append(f"len({node}.src) {sign} {len(pattern.src)}")
    return tests


class _Writer:
    """Writes the function of one rule."""

    def __init__(self, source: Source, rule: Rule) -> None:
        self.source = source
        self.rule = rule

    def match(self, todo: tuple[tuple[UPat, str], ...], env: dict[str, str], depth: int) -> None:
        """Write tests for the patterns in `todo`, then the body, below `depth`."""
        if not todo:
            self.body(env, depth)
            return
        (pattern, node), rest = todo[0], todo[1:]
        tests = _tests(self.source, pattern, node, root=node == "u")
        if pattern.name is not None:
            known = env.get(pattern.name)
            if known is None:
                env = {**env, pattern.name: node}
            elif known != node:
                tests.insert(0, f"{node} is {known}")
        if pattern.every is not None:
            helper = self.helper(pattern.every)
            tests.append(f"{helper}({node}.src)")
        if tests:
            self.source.put(depth, f"if {' and '.join(tests)}:")
            depth += 1
        if pattern.alternatives is not None:
            for part in pattern.alternatives:
                self.match(((part, node), *rest), env, depth)
        elif pattern.src:
            self.sources(pattern, node, rest, env, depth)
        else:
            self.match(rest, env, depth)

    def sources(
        self,
        pattern: UPat,
        node: str,
        rest: tuple[tuple[UPat, str], ...],
        env: dict[str, str],
        depth: int,
    ) -> None:
        """Write the tests of the sources of `node`, in each order that is allowed."""
        parts = pattern.src or ()
        names = [self.source.fresh() for _ in parts]
        if pattern.allow_any_len:
            for place, name in enumerate(names):
                self.source.put(depth, f"{name} = {node}.src[{place}]")
        else:
            comma = "," if len(names) == 1 else ""
            self.source.put(depth, f"{', '.join(names)}{comma} = {node}.src")
        orders = itertools.permutations(parts) if pattern.any_order else (parts,)
        seen: set[tuple[str, ...]] = set()
        for order in orders:
            label = tuple([f"{id(part)}" for part in order])
            if label not in seen:
                seen.add(label)
                # the most telling patterns first: constants, then structure, then variables
                pairs = sorted(zip(order, names), key=lambda pair: _weight(pair[0]))
                self.match((*pairs, *rest), env, depth)

    def helper(self, pattern: UPat) -> str:
        """Write a function that tests one pattern on every source; return its name."""
        name = self.source.refer("every", (id(self.rule), id(pattern)))
        if pattern.src is not None or pattern.alternatives is not None or pattern.name is not None:
            raise RewriteError(
                f"rule {self.rule.name!r}: a pattern for every source may test operation, dtype "
                "and argument only"
            )
        tests = _tests(self.source, pattern, "node", root=False)
        scope = dict(SHARED)
        scope.update(self.source.objects)
        text = " and ".join(tests) or "True"
        exec(
            f"def every(sources):\n    for node in sources:\n        if not ({text}):\n"
            "            return False\n    return True\n",
            scope,
        )
        self.source.objects[name] = scope["every"]
        return name

    # *** right sides ***

    def body(self, env: dict[str, str], depth: int) -> None:
        """Write the condition and the result for one complete match."""
        when = self.rule.when
        if isinstance(when, str):
            text = re.sub(r"(?<![\w.])[A-Za-z_]\w*", lambda name: env.get(name[0], name[0]), when)
            self.source.put(depth, f"if {text}:")
            depth += 1
        elif when is not None:
            self.source.put(depth, f"if {self.call(when, env)}:")
            depth += 1
        result = self.rule.result
        if isinstance(result, UPat):
            text, _ = Template(self.source, self.rule, env).build(result, "u.dtype")
            self.source.put(depth, f"return {text}")
        else:
            self.source.put(depth, f"r = {self.call(result, env)}")
            self.source.put(depth, "if r is not None:")
            self.source.put(depth + 1, "return r")

    def call(self, function: Any, env: dict[str, str]) -> str:
        """Return the text of a call of `function` with the bound names it takes."""
        name = self.source.refer("f", function)
        known = {"u": "u", **env, "ctx": "ctx"}
        code = getattr(function, "__code__", None)
        if code is None or code.co_flags & 0x0C or getattr(function, "__self__", None) is not None:
            arguments = [f"{key}={value}" for key, value in env.items()]
        else:
            wanted = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            optional = function.__defaults__ or ()
            required = wanted[: code.co_argcount - len(optional)]
            missing = [key for key in required if key not in known]
            if missing:
                raise RewriteError(
                    f"rule {self.rule.name!r}: the right side takes {missing}, "
                    f"which the pattern does not bind (it binds {sorted(env)})"
                )
            positional = list(wanted[: len(required)])
            arguments = [known[key] for key in positional]
            arguments += [f"{key}={known[key]}" for key in wanted[len(required) :] if key in known]
        return f"{name}({', '.join(arguments)})"


def _weight(pattern: UPat) -> int:
    if pattern.is_literal:
        return 0
    if pattern.ops is not None and pattern.src is None and pattern.alternatives is None:
        return 1
    return 3 if pattern.is_var else 2


def write_rule(source: Source, rule: Rule, name: str) -> None:
    """Write the function of `rule` under `name`."""
    source.put(0, f"def {name}(u, ctx):  # {rule.name}".replace("\n", " "))
    depth = 1
    start = len(source.lines)
    if rule.domain:
        ops = rule.pattern.ops or frozenset()
        compares = bool(ops) and ops <= GroupOp.COMPARISON
        subject = "u.src[0].dtype" if compares else "u.dtype"
        source.put(depth, f"if {_DOMAIN_CHECK[rule.domain].format(subject)}:")
        depth += 1
    _Writer(source, rule).match(((rule.pattern, "u"),), {}, depth)
    if len(source.lines) == start:
        source.put(1, "pass")


def compile_rules(rules: Iterable[Rule]) -> None:
    """Give every rule that has none its matching function, with one `exec` for all of them."""
    missing = [rule for rule in rules if rule.code is None]
    if not missing:
        return
    source = Source()
    for number, rule in enumerate(missing):
        write_rule(source, rule, f"rule_{number}")
    scope = {**SHARED, **source.objects}
    text = "\n".join(source.lines) + "\n"
    exec(compile(text, "<rules>", "exec"), scope)
    for number, rule in enumerate(missing):
        rule.code = scope[f"rule_{number}"]


def source_of(rules: Iterable[Rule]) -> str:
    """Return the generated text of `rules`, for reading."""
    source = Source()
    for number, rule in enumerate(rules):
        write_rule(source, rule, f"rule_{number}")
        source.put(0, "")
    return "\n".join(source.lines)
