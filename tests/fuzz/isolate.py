"""Runs a function in a forked child, so that a crash of compiled code is a finding, not the end."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from typing import Any


class CrashError(Exception):
    """The child died; the message says of which signal."""


def isolated(function: Callable[..., Any], *args: Any) -> Any:
    """Return `function(*args)` computed in a child; on platforms without fork, here."""
    if not hasattr(os, "fork"):
        return function(*args)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        status = 1
        try:
            data = pickle.dumps(function(*args))
            with os.fdopen(writer, "wb") as stream:
                stream.write(data)
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        data = stream.read()
    _, status = os.waitpid(child, 0)
    if status:
        signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        raise CrashError(f"the process died of signal {signal}" if signal else "the child failed")
    return pickle.loads(data)
