"""The tutorials that build something work as they are written: commands, edits, and output."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.blocks import Block, pages
from tests.docs.sessions import Session, apply, edits, is_session
from tests.support.environments import Environment

ROOT = Path(__file__).resolve().parent.parent.parent
SESSIONS = [page for page in pages(ROOT) if is_session(page)]
TAKES_MINUTES = r"-level L[2345]"


def name(page: Path) -> str:
    return page.stem


@pytest.mark.slow
@pytest.mark.parametrize("page", SESSIONS, ids=name)
def test_a_session_runs_as_written(page: Path, tmp_path: Path) -> None:
    """All but the long runs of the conformance suite."""
    with Environment(tmp_path / "environment") as environment:
        Session(environment, tmp_path, TAKES_MINUTES).follow(page)


@pytest.mark.long
@pytest.mark.parametrize("page", SESSIONS, ids=name)
def test_a_session_reaches_the_levels_it_claims(page: Path, tmp_path: Path) -> None:
    with Environment(tmp_path / "environment") as environment:
        Session(environment, tmp_path).follow(page)


def test_an_edit_replaces_what_it_shows(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\n\ntwo\nthree\n")
    text = "--- a.py\n@@\n one\n \n-two\n+2\n@@\n three\n+four\n"
    assert edits(text) == [
        ("a.py", "one\n\ntwo\n", "one\n\n2\n"),
        ("a.py", "three\n", "three\nfour\n"),
    ]
    apply(Block(Path("page"), 1, "diff", text), tmp_path)
    assert (tmp_path / "a.py").read_text() == "one\n\n2\nthree\nfour\n"


def test_an_edit_of_text_that_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\n")
    with pytest.raises(AssertionError, match=r"a\.py has 0 times"):
        apply(Block(Path("page"), 1, "diff", "--- a.py\n@@\n-two\n+2\n"), tmp_path)
