"""The child process of `isolate`: answers calls read from standard input until there are no more.

What a device prints goes to standard error; standard output carries answers only.
"""

from __future__ import annotations

import os
import pickle
import sys

from tgcore.testing.fuzz.isolate import send


def main() -> None:
    """Answer calls, each a pickled (function, arguments), with (whether it went well, value)."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        try:
            function, args = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            answer = (True, function(*args))
        except Exception as error:  # noqa: BLE001 - told to the process that asked
            answer = (False, f"{type(error).__name__}: {error}")
        send(answers, answer)


if __name__ == "__main__":
    main()
