"""`tg rules`: the rewrite rules of every layer, found where they are defined.

The listing is taken from the matchers themselves, so a rule that is not listed does not exist.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import textwrap
from collections import Counter
from collections.abc import Iterator

import tgcore
from tgcore import Context
from tgcore.cli.output import print_json, print_table
from tgcore.rewrite import PatternMatcher, Rule
from tgcore.support.log import colored

_PACKAGE = os.path.dirname(os.path.abspath(tgcore.__file__)) + os.sep
_NOT_SEARCHED = ("tgcore.cli", "tgcore.testing", "tgcore.nn")


def collect() -> list[Rule]:
    """Return every rule of every matcher of the package, each once, in the order of the source."""
    found: dict[int, Rule] = {}
    for name in _modules():
        for value in vars(importlib.import_module(name)).values():
            if isinstance(value, PatternMatcher):
                for rule in value.rules:
                    found.setdefault(id(rule), rule)
    return sorted(found.values(), key=_order)


def place(rule: Rule) -> str:
    """Return where a rule is written: a path inside the package, and a line."""
    return rule.location.removeprefix(_PACKAGE)


def run(options: argparse.Namespace) -> int:
    """Print the rules that mention every word of `options.words`."""
    words = [word.lower() for word in options.words]
    rules = [rule for rule in collect() if all(word in _text(rule).lower() for word in words)]
    if options.hits:
        return _hits(options, rules)
    if options.json:
        print_json([_document(rule) for rule in rules])
        return 0
    last = ""
    for rule in rules:
        module = place(rule).partition(":")[0]
        if module != last:
            print(("\n" if last else "") + colored(module, "cyan"))
            last = module
        print(f"  {rule!r}")
        notes = [rule.reason, f"over {rule.domain}" if rule.domain else ""]
        notes.append("algebraic: may change rounding" if rule.algebraic else "")
        text = "; ".join(note for note in notes if note)
        if text:
            print(f"      {text}")
    templates = sum(rule.is_template for rule in rules)
    print(f"\n{len(rules)} rules, {templates} of them templates (data, proved by the tests)")
    return 0


def count(what: str, device: str | None) -> tuple[dict[Rule | str, int], str]:
    """Return how often each rule is applied while `what` is built and compiled, and its failure."""
    from tgcore.cli.snippet import roots_of, run_text, tensors_in
    from tgcore.engine import clear_caches
    from tgcore.engine.explain import Explainer
    from tgcore.rewrite.trace import count_rewrites

    with Context(cache=0, **({"dev": device} if device else {})):
        clear_caches()
        with count_rewrites() as log:
            ran = run_text(what)
            roots = roots_of(tensors_in(ran.value))
        explainer = Explainer()
        explainer.roots(roots)
    total = Counter(log.hits)
    total.update(explainer.hits)
    return dict(total.most_common()), ran.failure


def _hits(options: argparse.Namespace, rules: list[Rule]) -> int:
    """Print how often each of `rules` was applied, and which never."""
    found, failure = count(options.hits, options.device)
    known = set(rules)
    words = [word.lower() for word in options.words]
    fired = [
        (hits, key)
        for key, hits in found.items()
        if key in known or all(word in _label(key).lower() for word in words)
    ]
    never = [rule for rule in rules if rule not in found]
    if options.json:
        print_json({
            "stopped": failure or None,
            "fired": [{"hits": hits, "name": _label(key), "location": _where(key)}
                      for hits, key in fired],
            "never": [{"name": rule.name, "location": place(rule)} for rule in never],
        })  # fmt: skip
        return 1 if failure else 0
    print_table(
        ("hits", "rule", "where"), [(hits, _label(key), _where(key)) for hits, key in fired]
    )
    total = sum(hits for hits, _ in fired)
    print(f"\n{total} rewrites by {len(fired)} rules; {len(never)} rules of the core never fired:")
    print(textwrap.fill(", ".join([rule.name for rule in never]) or "none", 98))
    if failure:
        print(f"the program stopped: {failure}")
    return 1 if failure else 0


def _label(key: Rule | str) -> str:
    return key if isinstance(key, str) else key.name


def _where(key: Rule | str) -> str:
    return "codegen/decomp" if isinstance(key, str) else place(key)


def _modules() -> Iterator[str]:
    for module in pkgutil.walk_packages(tgcore.__path__, "tgcore."):
        if not module.name.startswith(_NOT_SEARCHED) and not module.name.endswith("__main__"):
            yield module.name


def _order(rule: Rule) -> tuple[str, int]:
    path, _, line = rule.location.rpartition(":")
    return path, int(line) if line.isdecimal() else 0


def _text(rule: Rule) -> str:
    return f"{rule!r} {rule.reason} {rule.domain} {place(rule)}"


def _document(rule: Rule) -> dict[str, object]:
    return {
        "name": rule.name,
        "rule": repr(rule),
        "reason": rule.reason,
        "domain": rule.domain,
        "template": rule.is_template,
        "algebraic": rule.algebraic,
        "location": place(rule),
    }
