"""The list of rule families: what is proved, documented and shown by `tg rules`.

A family is the rules of one file. Rules of other layers may be registered too; only those with a
domain are algebra and owe a proof.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from tgcore.rewrite.matcher import PatternMatcher
from tgcore.rewrite.rules import Rule
from tgcore.support.errors import RewriteError

_FAMILIES: dict[str, tuple[str, tuple[Rule, ...]]] = {}


def family(name: str, about: str, rules: Iterable[Rule]) -> PatternMatcher:
    """Register `rules` under `name` and return their matcher."""
    listed = tuple(rules)
    if name in _FAMILIES:
        raise RewriteError(f"two families of rules are called {name!r}")
    seen: set[str] = set()
    for entry in listed:
        if entry.name in seen:
            raise RewriteError(f"family {name!r} has two rules called {entry.name!r}")
        seen.add(entry.name)
        entry.family = name
    _FAMILIES[name] = (about, listed)
    return PatternMatcher(listed)


def families() -> dict[str, tuple[str, tuple[Rule, ...]]]:
    """Return name -> (description, rules) of the families loaded, in the order of trying."""
    from tgcore.rewrite import symbolic  # noqa: F401 - loading it registers the families

    return dict(sorted(_FAMILIES.items(), key=lambda item: _place_of(item[0])))


_ORDER = ("folding", "identities", "sums", "division", "compare", "logic", "casts", "minmax",
          "gates", "reductions", "algebraic", "float reductions")  # fmt: skip


def _place_of(name: str) -> int:
    return _ORDER.index(name) if name in _ORDER else len(_ORDER)


def all_rules() -> list[Rule]:
    """Return the rules of every family, in order."""
    return [entry for _, rules in families().values() for entry in rules]


def place(entry: Rule) -> str:
    """Return the file and line of a rule, relative to the package."""
    file, _, line = entry.location.rpartition(":")
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return f"{os.path.relpath(file, root)}:{line}" if file else ""
