"""Runs what a user gave on the command line, a snippet or a script, and finds the tensors it makes.

`tg explain` and `tg rules --hits` look at the compiler meanwhile. What the program prints goes to
standard error, so that standard output holds the report alone.
"""

from __future__ import annotations

import ast
import os
import runpy
import sys
import traceback
from collections.abc import Sequence
from contextlib import redirect_stdout
from types import TracebackType
from typing import Any

from tgcore.support.errors import ArgumentError

_NAME = "<snippet>"


class Ran:
    """What became of a program.

    Attributes
    ----------
    value : object
        What the last line of a snippet is; None for a script.
    failure : str
        The last line of the traceback; empty when all went well.
    """

    def __init__(self) -> None:
        self.value: Any = None
        self.failure = ""


def run_text(text: str, arguments: Sequence[str] = ()) -> Ran:
    """Run the script at the path `text`, or the snippet `text` itself ("-": standard input)."""
    ran = Ran()
    with redirect_stdout(sys.stderr):
        try:
            if text != "-" and text.endswith(".py"):
                _script(text, arguments)
            else:
                ran.value = _snippet(sys.stdin.read() if text == "-" else text)
        except (ArgumentError, KeyboardInterrupt):
            raise
        except SystemExit as stop:
            if stop.code not in (None, 0):
                ran.failure = f"SystemExit: {stop.code}"
        except BaseException as error:  # noqa: BLE001 - whatever the user's program raises
            error.__traceback__ = _of_the_user(error.__traceback__)
            traceback.print_exception(error)
            ran.failure = traceback.format_exception_only(error)[-1].strip()
    return ran


def _of_the_user(frames: TracebackType | None) -> TracebackType | None:
    """Return a traceback without the frames that only led to the user's program."""
    inner = frames
    while inner is not None:
        name = inner.tb_frame.f_code.co_filename
        if name not in (__file__, runpy.__file__) and not name.startswith("<frozen"):
            return inner
        inner = inner.tb_next
    return frames


def _script(path: str, arguments: Sequence[str]) -> None:
    if not os.path.isfile(path):
        raise ArgumentError(f"there is no file {path}", hint="give a script or a snippet", where="")
    kept = sys.argv[:], sys.path[:]
    sys.argv = [path, *arguments]
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    try:
        runpy.run_path(path, run_name="__main__")
    finally:
        sys.argv, sys.path[:] = kept


def _snippet(text: str) -> Any:
    """Run a snippet; return the value of its last line."""
    try:
        tree = ast.parse(text, _NAME)
    except SyntaxError as error:
        raise ArgumentError(
            f"this is no Python: {error.msg}: {(error.text or text).strip()}",
            hint="quote the whole snippet, as in tg explain 'Tensor.rand(8).sum()'",
            where="",
        ) from None
    names = namespace()
    last = tree.body[-1] if tree.body else None
    value: ast.expr | None = None
    if isinstance(last, ast.Expr):
        tree.body.pop()
        value = last.value
    elif isinstance(last, ast.Assign) and isinstance(last.targets[0], ast.Name):
        value = ast.Name(last.targets[0].id, ast.Load())
    exec(compile(tree, _NAME, "exec"), names)
    if value is None:
        return None
    expression = ast.fix_missing_locations(ast.Expression(value))
    return eval(compile(expression, _NAME, "eval"), names)


def namespace() -> dict[str, Any]:
    """Return the names that a snippet may use: all of tgcore, and numpy as np."""
    import numpy

    import tgcore

    names = {name: getattr(tgcore, name) for name in tgcore.__all__}
    return {**names, "tgcore": tgcore, "np": numpy, "__name__": _NAME}


def tensors_in(value: Any) -> list[Any]:
    """Return the tensors that a value is or holds."""
    from tgcore import Tensor

    if isinstance(value, Tensor):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return [tensor for part in value for tensor in tensors_in(part)]
    return []


def roots_of(tensors: Sequence[Any]) -> list[Any]:
    """Return the nodes that computing `tensors` would compute."""
    from tgcore.ir import dtypes, toposort
    from tgcore.tensor.base import commit
    from tgcore.tensor.realize import is_realized, lower_weak_floats, root_of

    nodes = [commit(tensor.uop) for tensor in tensors]
    roots = [root_of(node) for node in nodes if not is_realized(node)]
    if any(node.dtype is dtypes.weakfloat for node in toposort(roots)):
        roots = lower_weak_floats(roots)
    return roots
