"""The reference page of the rules of arithmetic, written from the registry.

`docs/generate.py` calls `tables`; the same facts are printed by `tg rules`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tgcore.rewrite.pattern import show, show_whole
from tgcore.rewrite.registry import families
from tgcore.rewrite.rules import DOMAINS, Rule


def proof_class(entry: Rule) -> str:
    """Return how far the two sides of a rule agree: the word for it in the documentation."""
    if entry.algebraic:
        return "algebraic float"
    if entry.domain == "float":
        return "exact float"
    return "exact"


def tables() -> Iterator[str]:
    """Yield the lines of the page: a heading and a table for each family."""
    for name, (about, rules) in families().items():
        yield f"### {name.capitalize()}"
        yield ""
        yield about
        yield ""
        yield "| rule | becomes | over | class | why |"
        yield "| --- | --- | --- | --- | --- |"
        for entry in rules:
            yield _row(entry)
        yield ""


def _row(entry: Rule) -> str:
    left = f"`{show_whole(entry.pattern)}`"
    if isinstance(entry.when, str):
        left += f" when `{entry.when}`"
    right = f"`{show(entry.result)}`" if not callable(entry.result) else _function(entry)
    domain = DOMAINS[entry.domain] if entry.domain else ""
    cells = (f"{entry.name}: {left}", right, domain, proof_class(entry), entry.reason)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _function(entry: Rule) -> str:
    name = getattr(entry.result, "__name__", "")
    return "a function" if name in ("", "<lambda>") else f"`{name.strip('_')}`, a function"
