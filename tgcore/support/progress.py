"""A progress bar: one moving line on a terminal, a few plain lines anywhere else.

Used by the examples, the demo and long work such as search. It never holds a lock and never
prints more often than a reader can see.
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Generic, TypeVar

from tgcore.support.log import is_terminal, terminal_width

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sized
    from typing import TextIO

ItemT = TypeVar("ItemT")

_REDRAW_SECONDS = 0.1
_PLAIN_LINES = 5
_BLOCKS = " ▏▎▍▌▋▊▉█"


class Progress(Generic[ItemT]):
    """Iterate over `items` and show how far it is.

    Parameters
    ----------
    items
        What to iterate over; None for a bar that is moved by `update`.
    description
        The text before the bar.
    total
        How many steps there will be; found from `items` when it has a length.
    stream
        Where to draw; standard error when left out.

    Examples
    --------
    >>> from io import StringIO
    >>> from tgcore.support.progress import Progress
    >>> output = StringIO()
    >>> total = sum(Progress(range(4), description="adding", stream=output))
    >>> total, "4/4" in output.getvalue()
    (6, True)
    """

    def __init__(
        self,
        items: Iterable[ItemT] | None = None,
        description: str = "",
        total: int | None = None,
        stream: TextIO | None = None,
    ) -> None:
        if total is None and hasattr(items, "__len__"):
            sized: Sized = items  # type: ignore[assignment]
            total = len(sized)
        self.items = items
        self.description = description
        self.total = total
        self.done = 0
        self.stream = sys.stderr if stream is None else stream
        self.live = is_terminal(self.stream)
        self.started = perf_counter()
        self._last_drawn = 0.0
        self._next_line = 1

    def __iter__(self) -> Iterator[ItemT]:
        if self.items is None:
            return
        try:
            for item in self.items:
                yield item
                self.update()
        finally:
            self.close()

    def __enter__(self) -> Progress[ItemT]:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def describe(self, text: str) -> None:
        """Change the text before the bar; it is drawn with the next step."""
        self.description = text

    def update(self, steps: int = 1) -> None:
        """Count `steps` more as done."""
        self.done += steps
        if self.live:
            now = perf_counter()
            if now - self._last_drawn >= _REDRAW_SECONDS:
                self._last_drawn = now
                self.stream.write("\r" + self.line().ljust(terminal_width(self.stream) - 1))
                self.stream.flush()
        elif self.total and self.done * _PLAIN_LINES >= self._next_line * self.total:
            self._next_line = self.done * _PLAIN_LINES // self.total + 1
            self.stream.write(self.line() + "\n")
            self.stream.flush()

    def write(self, text: str) -> None:
        """Print a line above the bar."""
        if self.live:
            self.stream.write("\r" + " " * (terminal_width(self.stream) - 1) + "\r")
        self.stream.write(text + "\n")
        self._last_drawn = 0.0

    def close(self) -> None:
        """Draw the last state and leave the line."""
        if self.live:
            self.stream.write("\r" + self.line().ljust(terminal_width(self.stream) - 1) + "\n")
            self.stream.flush()
            self.live = False
        elif not self.total and self.done:
            self.stream.write(self.line() + "\n")
        self.total = self.total or self.done

    def line(self) -> str:
        """Return the text of the bar as it stands."""
        elapsed = perf_counter() - self.started
        rate = self.done / elapsed if elapsed > 0 else 0.0
        head = f"{self.description}: " if self.description else ""
        if not self.total:
            return f"{head}{self.done} [{_clock(elapsed)}, {rate:.1f}/s]"
        left = (self.total - self.done) / rate if rate else 0.0
        tail = f" {self.done}/{self.total} [{_clock(elapsed)}<{_clock(left)}, {rate:.1f}/s]"
        share = min(self.done / self.total, 1.0)
        room = terminal_width(self.stream) - len(head) - len(tail) - 8 if self.live else 0
        bar = f"|{_bar(share, min(room, 40))}|" if room > 3 else ""
        return f"{head}{share:4.0%}{bar}{tail}"


def _bar(share: float, width: int) -> str:
    eighths = int(share * width * 8)
    full, rest = divmod(eighths, 8)
    bar = _BLOCKS[8] * full + (_BLOCKS[rest] if rest else "")
    return bar.ljust(width)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes:02d}:{rest:02d}"
