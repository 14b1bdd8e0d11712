"""Follows a tutorial as a reader would: runs its commands, makes its edits, compares what it shows.

A page with `diff` blocks is a session. `sh` blocks run line by line (`cd` lasts; a line that ends
in `# fails` must fail); a `text` block is what the `sh` block before it prints, with `...` for any
text; a `diff` block edits files; a block that begins with a comment naming a file is that file.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tests.docs.blocks import Block, blocks
from tests.support.environments import Environment

_FILE = re.compile(r"# ([\w./-]+/[\w.-]+)\n(.*)", re.S)
_SAME = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def is_session(page: Path) -> bool:
    """Return whether the blocks of a page belong together, with edits among them."""
    return any(block.language == "diff" for block in blocks(page))


def edits(text: str) -> list[tuple[str, str, str]]:
    """Return (file, old text, new text) of each hunk of a diff block."""
    found: list[tuple[str, str, str]] = []
    path = ""
    for part in re.split(r"^(--- .*|@@)\n", text, flags=re.M):
        if part.startswith("--- "):
            path = part[4:].strip()
        elif part.strip() and part != "@@":
            lines = part.splitlines(keepends=True)
            old = "".join([line[1:] or "\n" for line in lines if not line.startswith("+")])
            new = "".join([line[1:] or "\n" for line in lines if not line.startswith("-")])
            found.append((path, old, new))
    return found


def apply(block: Block, folder: Path) -> None:
    """Make the edits of a diff block; what a hunk replaces must be there exactly once."""
    for path, old, new in edits(block.text):
        file = folder / path
        text = file.read_text(encoding="utf-8")
        places = text.count(old)
        assert places == 1, f"line {block.line}: {path} has {places} times\n{old}"
        file.write_text(text.replace(old, new), encoding="utf-8")


class Session:
    """One walk through a page.

    Parameters
    ----------
    environment : Environment
    folder : Path
        Where the reader starts.
    leave_out : str
        A regular expression of commands that are not run.
    """

    def __init__(self, environment: Environment, folder: Path, leave_out: str = "") -> None:
        self.environment = environment
        self.folder = folder
        self.leave_out = re.compile(leave_out or r"(?!)")
        self.printed: str | None = ""

    def follow(self, page: Path) -> None:
        """Do all that a page says, in order."""
        for block in blocks(page):
            match = _FILE.match(block.text)
            if block.language == "sh":
                self.commands(block)
            elif block.language == "diff":
                apply(block, self.folder)
            elif block.language == "text":
                self.compare(block)
            elif match is not None:
                (self.folder / match[1]).write_text(match[2], encoding="utf-8")
            elif block.language == "python":
                script = self.folder.parent / "block.py"
                script.write_text(block.text, encoding="utf-8")
                self.environment.run(f"python {script}", self.folder)

    def commands(self, block: Block) -> None:
        """Run the lines of a block; what they print is kept, or None if one was left out."""
        printed: list[str] = []
        self.printed = None
        for line in block.text.splitlines():
            command, _, comment = line.partition("  # ")
            if self.leave_out.search(command):
                return
            if command.startswith("cd "):
                self.folder = self.folder / command[3:]
                continue
            code = 1 if comment == "fails" else 0
            printed.append(self.environment.run(command, self.folder, code=code))
        self.printed = "".join(printed)

    def compare(self, block: Block) -> None:
        """Compare a text block with what the commands before it printed."""
        if self.printed is not None:
            same = doctest.OutputChecker().check_output(block.text, self.printed, _SAME)
            what = f"line {block.line} shows\n{block.text}\nbut this was printed\n{self.printed}"
            assert same, what
