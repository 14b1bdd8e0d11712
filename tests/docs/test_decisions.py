"""Decision pages are numbered: each number once, in the file's name and in its title."""

from __future__ import annotations

import re
from pathlib import Path

PAGES = sorted((Path(__file__).resolve().parent.parent.parent / "docs" / "decisions").glob("*.md"))
# kept for pages that are being written
RESERVED: frozenset[int] = frozenset()


def number(page: Path) -> int:
    return int(page.name.partition("-")[0])


def test_each_number_is_that_of_one_page_and_none_is_left_out() -> None:
    numbers = [number(page) for page in PAGES]
    assert len(numbers) == len(set(numbers)), [page.name for page in PAGES]
    assert set(range(1, max(numbers) + 1)) - set(numbers) <= RESERVED


def test_the_title_has_the_number_of_the_file() -> None:
    for page in PAGES:
        title = page.read_text(encoding="utf-8").splitlines()[0]
        assert re.match(rf"# {number(page):04}: ", title), page.name
