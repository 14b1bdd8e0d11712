"""The exceptions of tgcore: every error a user can cause or meet is one of these.

An error states what happened, where in the user's code, and what to do next. Each class that
Python or NumPy has a built-in word for derives from that built-in as well, so that ordinary
`except ValueError` code keeps working. All layers raise these; none catches them to hide them.
"""

from __future__ import annotations

import os
import sys

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep


def user_location(depth: int = 1) -> str:
    """Return `file:line` of the nearest caller outside tgcore, or an empty string.

    Examples
    --------
    >>> from tgcore.support.errors import user_location
    >>> isinstance(user_location(), str)
    True
    """
    try:
        frame = sys._getframe(depth)
    except ValueError:
        return ""
    while frame is not None:
        name = frame.f_code.co_filename
        if not name.startswith(_PACKAGE) and not name.startswith("<"):
            return f"{name}:{frame.f_lineno}"
        if frame.f_back is None:
            return ""
        frame = frame.f_back
    return ""


class TgError(Exception):
    """The base of every error that tgcore raises on purpose.

    Parameters
    ----------
    what
        One sentence: what happened, with the values that matter.
    hint
        What to do next, when there is something to do.
    where
        Where in the user's code; found from the call stack when left out.

    Examples
    --------
    >>> from tgcore.support.errors import TgError
    >>> print(TgError("the file is empty", hint="write it again", where="train.py:3"))
    the file is empty (train.py:3)
      hint: write it again
    """

    def __init__(self, what: str = "", *, hint: str = "", where: str | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.hint = hint
        self.where = user_location(2) if where is None else where

    def __str__(self) -> str:
        text = f"{self.what} ({self.where})" if self.where else self.what
        return f"{text}\n  hint: {self.hint}" if self.hint else text


class SettingError(TgError, ValueError):
    """A setting or a `TG_` variable has an unknown name or a value that does not fit."""


class ShapeError(TgError, ValueError):
    """Shapes do not fit together, or a shape is not allowed where it was given."""


class PermutationError(ShapeError, RuntimeError):
    """The axes given to permute are not each axis exactly once."""


class OutOfRangeError(TgError, IndexError):
    """An axis, an index or a slice lies outside what it refers to."""


class DTypeError(TgError, TypeError):
    """A dtype is unknown, or does not allow what was asked of it."""


class DTypeRangeError(DTypeError, OverflowError):
    """A value fits none of the dtypes it may take."""


class ArgumentError(TgError, ValueError):
    """An argument other than a shape, dtype or index is wrong."""


class GradientError(TgError, RuntimeError):
    """A gradient was asked for that does not exist."""


class SpecError(TgError, RuntimeError):
    """A graph breaks the rules of its stage: a fault of tgcore or of a plugin, not of the user."""


class RewriteError(TgError, RuntimeError):
    """Rewriting did not come to an end, or a rule returned something it must not."""


class ScheduleError(TgError, RuntimeError):
    """A graph cannot be turned into an ordered list of calls."""


class DeviceError(TgError, RuntimeError):
    """A device is unknown, cannot be opened, or failed while working."""


class OutOfMemoryError(DeviceError, MemoryError):
    """A device has no room left for an allocation."""


class PluginError(TgError, RuntimeError):
    """A plugin is missing, does not match this version of tgcore, or failed."""


class LoadError(TgError, ValueError):
    """A file or a library cannot be read, or does not hold what it should."""


class CompileError(TgError, RuntimeError):
    """A compiler refused a program.

    Parameters
    ----------
    what
        One sentence: which compiler, which program.
    source
        The text given to the compiler.
    log
        What the compiler printed.

    Examples
    --------
    >>> from tgcore.support.errors import CompileError
    >>> error = CompileError("cc refused kernel E_4", "int x", "1: expected ';'", where="")
    >>> print(error)
    cc refused kernel E_4
    1: expected ';'
    """

    def __init__(
        self,
        what: str = "",
        source: str = "",
        log: str = "",
        *,
        hint: str = "",
        where: str | None = None,
    ) -> None:
        super().__init__(what, hint=hint, where=user_location(2) if where is None else where)
        self.source = source
        self.log = log

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text}\n{self.log.rstrip()}" if self.log else text
