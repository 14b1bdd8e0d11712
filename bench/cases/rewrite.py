"""Speed of the rewrite engine alone, on graphs of the same form for every library.

`chain` is 20 thousand nodes of int32 arithmetic half of which rules remove, `index` 6 thousand of
index arithmetic like that of an unrolled convolution; each library takes them to the fixed point of
its own symbolic rules. Processor time, best of five, collector at its default. For tgcore also what
was counted: rewrites, calls of match functions, and rules decided (those listed under the
operations of the nodes that came in, most of them settled by a look-up without a call).
"""

from __future__ import annotations

import gc
import importlib
import time
from collections.abc import Callable
from typing import Any

from _common import arguments, emit

options = arguments(nodes=20_000)


class Ours:
    """The engine of tgcore: leaves, constants and rules."""

    def __init__(self) -> None:
        ir = importlib.import_module("tgcore.ir")
        rewriting = importlib.import_module("tgcore.rewrite")
        counters = importlib.import_module("tgcore.support.counters")
        self.ir, self.counters = ir, counters.GlobalCounters
        self.symbolic, self.graph_rewrite = rewriting.symbolic, rewriting.graph_rewrite
        self.source_ops = importlib.import_module("tgcore.rewrite.rules").source_ops

    def variable(self, name: str) -> Any:
        return self.ir.UOp.var(name, 0, 9, self.ir.dtypes.int32)

    def span(self, size: int, number: int) -> Any:
        return self.ir.UOp.range(size, number)

    def sink(self, parts: list[Any]) -> Any:
        return self.ir.UOp.sink(*parts)

    def nodes(self, root: Any) -> list[Any]:
        return list(self.ir.toposort((root,)))

    def counted(self, order: list[Any], seconds: float) -> dict[str, float]:
        """Return the rates of the last run; the counters were reset before it."""
        rules = self.symbolic.rules
        per_op = {
            op: sum(
                1 for one in rules if (ops := self.source_ops(one.pattern)) is None or op in ops
            )
            for op in {node.op for node in order}
        }
        decided = sum(per_op[node.op] for node in order)
        return {
            "rewrites a second": self.counters.rewrites / seconds,
            "match calls a second": self.counters.matches / seconds,
            "rules decided a second": decided / seconds,
        }

    def reset(self) -> None:
        self.counters.reset()


class Tinygrad:
    """The engine of tinygrad through its own functions."""

    def __init__(self) -> None:
        ops = importlib.import_module("tinygrad.uop.ops")
        self.ops, self.int32 = ops, importlib.import_module("tinygrad.dtype").dtypes.int32
        self.symbolic = importlib.import_module("tinygrad.uop.symbolic").symbolic
        self.graph_rewrite = ops.graph_rewrite

    def variable(self, name: str) -> Any:
        return self.ops.UOp.variable(name, 0, 9, dtype=self.int32)

    def span(self, size: int, number: int) -> Any:
        return self.ops.UOp.range(size, number)

    def sink(self, parts: list[Any]) -> Any:
        return self.ops.UOp.sink(*parts)

    def nodes(self, root: Any) -> list[Any]:
        return list(root.toposort())

    def counted(self, order: list[Any], seconds: float) -> dict[str, float]:
        return {}

    def reset(self) -> None:
        """Nothing is counted."""


def chain_graph(engine: Any, nodes: int) -> Any:
    """Return about `nodes` nodes of arithmetic, half of which rules remove."""
    level = [engine.variable(f"v{place}") for place in range(64)]
    made = 0
    while made < nodes:
        following = []
        for place, node in enumerate(level):
            other = level[(place * 7 + 3) % len(level)]
            following.append(((node + 0) * 1 + other) * (made % 89 + 2))
            made += 4
        level = following
    return engine.sink(level)


def index_graph(engine: Any, nodes: int) -> Any:
    """Return index arithmetic and conditions like those of an unrolled convolution."""
    rows, cols = engine.span(56, 0), engine.span(56, 1)
    results = []
    made = step = 0
    while made < nodes:
        dy, dx = step % 7, step // 7 % 7
        flat = (rows + dy) * 62 + cols + dx + step // 49 * 3844
        inside = (rows + dy - 3 > -1) & (rows + dy - 3 < 56) & (cols + dx < 59)
        results.append(inside.where((flat // 62) * 62 + flat % 62, flat // 3844))
        made += 24
        step += 1
    return engine.sink(results)


def measure(engine: Any, name: str, build: Callable[[Any, int], Any]) -> None:
    best, rates, size, left = 0.0, {}, 0, 0
    for _ in range(5):
        root = build(engine, options.nodes)
        order = engine.nodes(root)
        gc.collect()
        engine.reset()
        start = time.process_time()
        result = engine.graph_rewrite(root, engine.symbolic)
        seconds = time.process_time() - start
        if not best or seconds < best:
            best, rates = seconds, engine.counted(order, seconds)
            size, left = len(order), len(engine.nodes(result))
    emit(f"{name}: rewritten", best * 1e3, "ms")
    emit(f"{name}: nodes before", size, "count")
    emit(f"{name}: nodes after", left, "count")
    for what, rate in rates.items():
        emit(f"{name}: {what}", rate / 1e3, "thousand")


def main() -> None:
    engine = Ours() if options.lib == "tgcore" else Tinygrad()
    measure(engine, "chain", chain_graph)
    measure(engine, "index", index_graph)


if __name__ == "__main__":
    main()
