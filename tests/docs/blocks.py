"""Takes the commands and Python programs out of Markdown pages, so that tests can run them.

All Python blocks of a page form one program, in order, as a reader would type them. A `sh` block
gives one command a line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
_PAGES = ("README.md", "CONTRIBUTING.md")


@dataclass(frozen=True)
class Block:
    """One fenced block: its page, its line, its language and its text."""

    page: Path
    line: int
    language: str
    text: str


def pages(root: Path) -> list[Path]:
    """Return the pages whose blocks are run."""
    return [root / name for name in _PAGES] + sorted((root / "docs").rglob("*.md"))


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, match.start()) + 1, match.group(1), match.group(2))
        for match in _FENCE.finditer(text)
    ]


def program(page: Path) -> str:
    """Return the Python blocks of a page as one program; lines keep their numbers."""
    lines: list[str] = []
    for block in blocks(page):
        if block.language == "python":
            lines += [""] * (block.line - len(lines))
            lines += block.text.splitlines()
    return "\n".join(lines) + "\n"


def commands(page: Path) -> list[str]:
    """Return the commands of a page, without their comments."""
    found = []
    for block in blocks(page):
        if block.language == "sh":
            for line in block.text.splitlines():
                command = line.split("  #")[0].strip()
                if command and not command.startswith("#"):
                    found.append(command)
    return found
