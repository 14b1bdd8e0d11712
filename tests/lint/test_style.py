"""House rules that no tool checks: sizes of files, words at the top of a module, no stubs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

LONGEST = 500


def sources(repository: Path) -> list[Path]:
    """Return the hand-written modules of the core."""
    return sorted((repository / "tgcore").rglob("*.py"))


def written(repository: Path) -> list[Path]:
    """Return the hand-written modules of the core, the plugins and the generator."""
    others = [*repository.glob("plugins/*/src"), repository / "autogen" / "src"]
    found = [path for folder in others for path in folder.rglob("*.py")]
    return sources(repository) + [path for path in found if "bindings" not in path.parts]


def test_no_file_is_too_long_to_be_one_idea(repository: Path) -> None:
    long = {
        str(path.relative_to(repository)): length
        for path in written(repository)
        if (length := len(path.read_text().splitlines())) > LONGEST
    }
    assert not long


def test_every_module_says_what_it_is_for(repository: Path) -> None:
    silent = [
        str(path.relative_to(repository))
        for path in sources(repository)
        if path.read_text().strip() and not ast.get_docstring(ast.parse(path.read_text()))
    ]
    assert not silent


def test_no_error_is_swallowed(repository: Path) -> None:
    pattern = re.compile(r"^\s*except( Exception| BaseException)?:\s*(pass|\.\.\.)?\s*$", re.M)
    found = [
        str(path.relative_to(repository))
        for folder in ("tgcore", "autogen", "tests", "examples", "bench")
        for path in (repository / folder).rglob("*.py")
        if pattern.search(path.read_text())
    ]
    assert not found


def test_nothing_is_left_to_do_in_the_source(repository: Path) -> None:
    # a hook that a subclass must define may say so; anything else unfinished is refused
    words = ("raise NotImplemented" + r"Error(?!\(f?\".* must define )", "TO" + "DO", "FIX" + "ME")
    pattern = re.compile("|".join(words))
    found = [
        str(path.relative_to(repository))
        for path in sources(repository)
        if pattern.search(path.read_text())
    ]
    assert not found
