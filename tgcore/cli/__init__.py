"""The `tg` command: shows what tgcore sees and does, and runs the demo.

Each subcommand lives in a module of its own that is imported when it is called. Nothing in the
package imports this one.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with `arguments` (the process's own when left out); return its exit code.

    Examples
    --------
    >>> from tgcore.cli import main
    >>> main(["config", "beam"])  # doctest: +ELLIPSIS
    beam ...
    0
    """
    import os

    from tgcore.cli.commands import build_parser
    from tgcore.support.errors import TgError

    parser = build_parser()
    words = list(sys.argv[1:] if arguments is None else arguments)
    rest: list[str] = []
    if words[:1] == ["explain"] and "--" in words:
        place = words.index("--")  # what stands after it is for the script
        words, rest = words[:place], words[place + 1 :]
    options = parser.parse_args(words)
    options.rest = rest or getattr(options, "rest", [])
    if options.run is None:
        parser.print_help()
        return 0
    try:
        return int(options.run(options))
    except TgError as error:
        sys.stdout.flush()
        print(f"tg: {type(error).__name__}: {error}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("tg: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # the reader (head, less) has gone: let the interpreter not complain while it closes
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
