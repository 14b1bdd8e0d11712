"""What tgcore prints while it works: lines by TG_DEBUG level, in colour only on a terminal.

Output goes to standard output, one line a call. This is not a logging framework and has no
handlers: programs that want events read the counters or the profile.
"""

from __future__ import annotations

import os
import re
import sys

from tgcore.support.settings import settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

_COLORS = {
    "black": 30,
    "red": 31,
    "green": 32,
    "yellow": 33,
    "blue": 34,
    "magenta": 35,
    "cyan": 36,
    "white": 37,
}


def use_color(stream: TextIO | None = None) -> bool:
    """Say whether output to `stream` (standard output when left out) may hold colour."""
    if settings.color != "auto":
        return settings.color == "1"
    return is_terminal(stream)


def is_terminal(stream: TextIO | None = None) -> bool:
    """Say whether `stream` (standard output when left out) is a terminal."""
    stream = sys.stdout if stream is None else stream
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False  # replaced or closed by the program that embeds us


def terminal_width(stream: TextIO | None = None, default: int = 80) -> int:
    """Return the width of the terminal in columns."""
    stream = sys.stdout if stream is None else stream
    try:
        return os.get_terminal_size(stream.fileno()).columns or default
    except (AttributeError, ValueError, OSError):
        return default


def colored(text: str, color: str, *, bright: bool = False, stream: TextIO | None = None) -> str:
    """Return `text` in a colour where the output may hold it, else unchanged.

    Examples
    --------
    >>> from tgcore.support.log import colored
    >>> from tgcore.support.settings import context
    >>> with context(color="0"):
    ...     print(colored("fast", "green"))
    fast
    """
    if not use_color(stream):
        return text
    code = _COLORS[color] + (60 if bright else 0)
    return f"\x1b[{code}m{text}\x1b[0m"


def plain(text: str) -> str:
    """Return `text` without the codes that colour it."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def log(level: int, *parts: object) -> None:
    """Print a line when TG_DEBUG is at least `level`.

    A caller on a hot path tests `settings.debug` itself before it builds the text.
    """
    if settings.debug >= level:
        print(*parts, flush=True)


def human_size(count: float, unit: str = "B") -> str:
    """Return a count with the prefix that keeps it short.

    Examples
    --------
    >>> from tgcore.support.log import human_size
    >>> human_size(2_500_000)
    '2.5 MB'
    """
    for prefix in ("", "k", "M", "G", "T"):
        if abs(count) < 1000 or prefix == "T":
            break
        count /= 1000
    digits = f"{count:.0f}" if not prefix else f"{count:.1f}"
    return f"{digits} {prefix}{unit}"
