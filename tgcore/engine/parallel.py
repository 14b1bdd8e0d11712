"""Work on a list shared out among processors, in parts that follow one another.

For work that waits for another program or leaves the interpreter, such as compiling. Each part runs
in a thread under the settings of the caller. The engine compiles modules with it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextvars import copy_context
from typing import TypeVar

ItemT = TypeVar("ItemT")
FoundT = TypeVar("FoundT")


def by_parts(work: Callable[[list[ItemT]], FoundT], items: list[ItemT], least: int) -> list[FoundT]:
    """Return `work` of each part of `items`; a part has at least `least` of them, or is all.

    Examples
    --------
    >>> sum(by_parts(sum, [1, 2, 3, 4, 5], 2))
    15
    """
    count = min(len(items) // least, os.cpu_count() or 1)
    if count < 2:
        return [work(items)]
    from concurrent.futures import ThreadPoolExecutor

    size = -(-len(items) // count)
    with ThreadPoolExecutor(count) as pool:
        running = [
            pool.submit(copy_context().run, work, items[start : start + size])
            for start in range(0, len(items), size)
        ]
        return [one.result() for one in running]
