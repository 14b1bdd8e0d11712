"""The commands on recipes: regenerate, verify, check-layout, diff, list, report, fetch, ..."""

from __future__ import annotations

import argparse
import difflib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from . import prove, recipes
from .errors import AutogenError
from .parse import source_text
from .sources import fetch


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the commands."""
    table = {
        "regenerate": (_regenerate, "write the modules of a package anew"),
        "verify": (_verify, "regenerate in memory; fail when a committed file differs"),
        "check-layout": (_check_layout, "prove every module with the C compilers here"),
        "diff": (_diff, "show what regeneration would change, by name"),
        "list": (_list, "list modules, their packages and whether they are current"),
        "report": (_report, "say what was left out of each module, and why"),
        "fetch": (_fetch, "download and unpack the pinned source packages"),
        "packages": (_packages, "list the pinned packages, as apt-get or pip install takes them"),
    }
    for name, (run, text) in table.items():
        command = commands.add_parser(name, help=text, description=text)
        command.add_argument(
            "folders", nargs="*", help="folders with autogen.toml, or a folder of such folders"
        )
        command.add_argument("--only", action="append", default=[], metavar="MODULE")
        command.add_argument(
            "--kind",
            action="append",
            default=[],
            metavar="SOURCE_KIND",
            help="only modules whose headers come from such a source",
        )
        if name == "verify":
            command.add_argument(
                "--strict", action="store_true", help="fail also when a package is not here"
            )
        if name == "report":
            command.add_argument("--all", action="store_true", help="every name, not just counts")
        command.set_defaults(run=run)


def _chosen(options: argparse.Namespace) -> list[recipes.Recipe]:
    found = recipes.find(options.folders, options.only)
    return [item for item in found if not options.kind or item.source.kind in options.kind]


def _regenerate(options: argparse.Namespace, _: list[str]) -> int:
    status = 0
    for recipe in _chosen(options):
        missing = recipe.missing()
        if missing:
            print(f"{recipe.name}: skipped, {missing}")
            continue
        try:
            _regenerate_one(recipe)
        except AutogenError as error:
            status = 1
            print(f"{recipe.name}: {error}")
    return status


def _regenerate_one(recipe: recipes.Recipe) -> None:
    start = time.perf_counter()
    generated = recipes.generate(recipe)
    changed = recipes.write(recipe, generated)
    unit = generated.unit
    seconds = time.perf_counter() - start
    state = f"{len(changed)} files changed" if changed else "unchanged"
    print(
        f"{recipe.name}: {len(unit.records)} records, {len(unit.functions)} functions, "
        f"{len(unit.constants)} constants, {len(unit.skipped)} left out, "
        f"{seconds:.1f} s, {state}"
    )


def _compared(recipe: recipes.Recipe, done: set[Path]) -> Iterator[tuple[Path, str, str]]:
    """Each file of a recipe not compared yet: path, committed text, regenerated text."""
    generated = recipes.generate(recipe)
    for name, text in {**generated.files, **dict(recipes.runtime_files())}.items():
        path = recipe.output / name
        if path not in done:
            done.add(path)
            yield path, path.read_text(encoding="utf-8") if path.exists() else "", text


def _show_differences(recipe: recipes.Recipe, done: set[Path]) -> int:
    status = 0
    for path, old, new in _compared(recipe, done):
        if old != new:
            status = 1
            lines = difflib.unified_diff(
                old.splitlines(), new.splitlines(), str(path), "regenerated", lineterm="", n=1
            )
            print("\n".join(list(lines)[:60]))
    return status


def _verify(options: argparse.Namespace, _: list[str]) -> int:
    status, checked, skipped = 0, 0, []
    done: set[Path] = set()
    for recipe in _chosen(options):
        missing = recipe.missing()
        if missing:
            skipped.append(f"{recipe.name}: {missing}")
            continue
        checked += 1
        try:
            status |= _show_differences(recipe, done)
        except AutogenError as error:
            status = 1
            print(f"{recipe.name}: {error}")
    print(f"{checked} modules regenerated, {'differences found' if status else 'no difference'}")
    for line in skipped:
        print(f"  not checked: {line}")
    return 1 if status or (options.strict and skipped) else 0


def _check_layout(options: argparse.Namespace, _: list[str]) -> int:
    status = 0
    for recipe in _chosen(options):
        missing = recipe.missing()
        if missing or recipe.kind in ("rnndb", "ctypes-module"):
            print(f"{recipe.name}: skipped, {missing or 'there is no header to compile'}")
            continue
        generated = recipes.generate(recipe)
        if generated.input is None:
            continue
        is_table = generated.emitter is None
        outcomes = prove.prove(
            generated.unit,
            source_text(generated.input),
            generated.input.arguments,
            None if is_table else _import(recipe),
            generated.emitter.names if generated.emitter else None,
        )
        for line in prove.summary(outcomes).splitlines():
            print(f"{recipe.name}: {line}")
        for outcome in outcomes:
            for difference in outcome.differences:
                status = 1
                print(f"  {difference}")
    return status


def _import(recipe: recipes.Recipe) -> ModuleType:
    """The committed module, imported as part of its package."""
    import importlib

    parts: list[str] = []
    folder = recipe.output.resolve()
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return importlib.import_module(".".join([*parts, recipe.name]))


def _names(text: str) -> dict[str, str]:
    """Statements of a module by the name they define."""
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith("_tg.layout("):
            name = line[len("_tg.layout(") :].split(",")[0]
            found[name] = found.get(name, "") + line
        elif line[:1].isalpha() or line[:1] == "_":
            name = line.split("=")[0].split("(")[0].replace("class ", "").strip()
            found[name] = found.get(name, "") + line
        elif name:
            found[name] += "\n" + line
    return found


def _diff(options: argparse.Namespace, _: list[str]) -> int:
    done: set[Path] = set()
    for recipe in _chosen(options):
        missing = recipe.missing()
        if missing:
            print(f"{recipe.name}: skipped, {missing}")
            continue
        for path, old, new in _compared(recipe, done):
            if old == new or path.suffix != ".py" or path.parent != recipe.output:
                continue
            before, after = _names(old), _names(new)
            print(f"{path}:")
            for label, group in (
                ("added", [n for n in after if n not in before]),
                ("removed", [n for n in before if n not in after]),
                ("changed", [n for n in after if n in before and after[n] != before[n]]),
            ):
                if group:
                    print(f"  {label} ({len(group)}): {', '.join(group[:40])}")
    return 0


def _list(options: argparse.Namespace, _: list[str]) -> int:
    for recipe in _chosen(options):
        state = recipe.missing()
        if not state:
            head = (
                recipe.path().read_text(encoding="utf-8")[:4000] if recipe.path().exists() else ""
            )
            try:
                wanted = recipes.head_of(recipe)
            except AutogenError as error:
                wanted, state = "\0", str(error).splitlines()[0]
            if not state:
                state = "current" if wanted in head else "stale: regenerate"
        print(f"{recipe.name:24} {recipe.source.package} {recipe.source.version}: {state}")
    return 0


def _report(options: argparse.Namespace, _: list[str]) -> int:
    for recipe in _chosen(options):
        missing = recipe.missing()
        if missing:
            print(f"{recipe.name}: skipped, {missing}")
            continue
        unit = recipes.generate(recipe).unit
        print(f"{recipe.name}: {len(unit.skipped)} left out")
        if options.all:
            for item in unit.skipped:
                print(f"  {item.name} ({item.kind}, {item.where}): {item.reason}")
            continue
        reasons = Counter(f"{item.kind}: {item.reason.split(':')[0]}" for item in unit.skipped)
        for reason, count in reasons.most_common(12):
            print(f"  {count:5} {reason}")
    return 0


def _fetch(options: argparse.Namespace, _: list[str]) -> int:
    done = set()
    for recipe in _chosen(options):
        for source in (recipe.source, *recipe.also):
            if source.kind in ("debian-source", "debian-archive") and source.name not in done:
                done.add(source.name)
                print(f"{source.name}: {fetch(source)}")
    return 0


def _packages(options: argparse.Namespace, _: list[str]) -> int:
    found: set[str] = set()
    for recipe in _chosen(options):
        for source in (recipe.source, *recipe.also):
            if not options.kind or source.kind in options.kind:
                equals = "==" if source.kind == "pip" else "="
                found.add(f"{source.package}{equals}{source.version}")
    print("\n".join(sorted(found)))
    return 0
