"""Rules that a plugin adds to a stage: how they are applied, and who is named when they are wrong.

The engine (tensor graphs) and the code generator (kernels) call `apply_added` at the stages of
targets that have such rules; for all others nothing here is imported.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tgcore.ir import UOp, toposort
from tgcore.ir.spec import Spec, check_node
from tgcore.rewrite import trace
from tgcore.rewrite.engine import graph_rewrite
from tgcore.rewrite.matcher import Code, PatternMatcher
from tgcore.support.errors import RewriteError, SpecError, TgError


class AddedRules(NamedTuple):
    """The rules of one plugin for one stage.

    Attributes
    ----------
    plugin : str
        Distribution and version.
    rules : PatternMatcher
    """

    plugin: str
    rules: PatternMatcher


def apply_added(
    root: UOp, added: Sequence[AddedRules], ctx: Any, stage: str, spec: Spec | None = None
) -> UOp:
    """Return `root` rewritten by the rules of plugins.

    Parameters
    ----------
    spec
        What must hold afterwards. None: nothing is checked.

    Raises
    ------
    RewriteError
        When a rule fails or does not end; it names the plugin.
    SpecError
        When a rule breaks the graph; it names the rule and the plugin.
    """
    for entry in added:
        before = root
        try:
            if spec is None:
                root = graph_rewrite(root, entry.rules, ctx=ctx, name=f"{stage}: {entry.plugin}")
                continue
            records: list[trace.Record] = []
            name = f"{stage}: {entry.plugin}"
            root = graph_rewrite(root, _noting(entry.rules, name, records), ctx=ctx, name=name)
        except Exception as error:
            raise RewriteError(
                f"{stage}: the rules of {entry.plugin} fail: {_text(error)}", hint=_hint(entry)
            ) from error
        _check(before, root, records, entry, stage, spec)
    return root


@lru_cache(maxsize=256)
def on_device(rules: PatternMatcher, device: str) -> PatternMatcher:
    """Return `rules` limited to nodes that live on `device`, for graphs that span several."""
    return _OnDevice(rules, device)


class _OnDevice(PatternMatcher):
    __slots__ = ("_device",)

    def __init__(self, rules: PatternMatcher, device: str) -> None:
        super().__init__(rules.rules)
        self._device = device

    def build(self, key: Any, node: UOp) -> tuple[Code, ...]:
        plain = super().build(key, node)
        self.table[key] = found = tuple([self._limited(code) for code in plain])
        return found

    def _limited(self, code: Code) -> Code:
        device = self._device

        def limited(node: UOp, ctx: Any) -> UOp | None:
            return code(node, ctx) if node.device == device else None

        return limited


def _noting(rules: PatternMatcher, name: str, records: list[trace.Record]) -> PatternMatcher:
    log = trace.Trace()
    log.records = records
    return log.watch(rules, name)


def _check(
    before: UOp, after: UOp, records: Iterable[trace.Record], entry: AddedRules, stage: str,
    spec: Spec,
) -> None:  # fmt: skip
    """Raise `SpecError` that names the first rewrite which left the graph malformed."""
    seen = set(toposort((before,)))
    for record in records:
        reason = _changed(record)
        if not reason:
            reason = _malformed(record.after, seen, stage, spec)
        if reason:
            raise SpecError(
                f"{stage}: rule {record.name!r} of {entry.plugin} breaks the graph: {reason}",
                hint=_hint(entry),
            )
    reason = _malformed(after, seen, stage, spec)
    if reason:
        raise SpecError(
            f"{stage}: the rules of {entry.plugin} break the graph: {reason}", hint=_hint(entry)
        )


def _changed(record: trace.Record) -> str:
    """Return how a rewrite changed what its node is, besides how it is computed."""
    old, new = record.before, record.after
    if new.dtype is not old.dtype:
        return f"{old.op.name} of {old.dtype.name} became {new.op.name} of {new.dtype.name}"
    one, other = _shape(old), _shape(new)
    if one is not None and other is not None and one != other:
        return f"{old.op.name} of shape {one} became {new.op.name} of shape {other}"
    return ""


def _shape(node: UOp) -> tuple[Any, ...] | None:
    try:
        return node.shape
    except TgError:
        return None  # an effect, or a node that the spec will refuse


def _malformed(root: UOp, seen: set[UOp], stage: str, spec: Spec) -> str:
    for node in toposort((root,), lambda node: node not in seen):
        if node in seen:
            continue
        seen.add(node)
        try:
            check_node(node, spec, stage)
        except SpecError as error:
            return error.what.removeprefix(f"{stage}: ")
    return ""


def _text(error: Exception) -> str:
    what = getattr(error, "what", "") or str(error) or "no message"
    return what if isinstance(error, RewriteError) else f"{type(error).__name__}: {what}"


def _hint(entry: AddedRules) -> str:
    name = entry.plugin.split()[0]
    return f"report it to the author of {name}; TG_PLUGINS=!{name} works without it"
