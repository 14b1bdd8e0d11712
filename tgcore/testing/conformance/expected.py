"""Known gaps: the file conformance.toml of a plugin, read and checked.

A listed test must fail; one that passes is a failure, and one that does not exist is an error, so
that the list is always what is really missing. The session applies it; nothing else reads it.
"""

from __future__ import annotations

import fnmatch
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from tgcore.support.errors import TgError

DEFAULT_FILE = "conformance.toml"
_KEYS = {"test": str, "reason": str, "device": str, "run": bool}


class ExpectedError(TgError):
    """The list of known gaps cannot be used."""


@dataclass(frozen=True, slots=True)
class Gap:
    """One test that is known to fail.

    Attributes
    ----------
    test : str
        Its id.
    reason : str
        Why; it is what the report prints.
    device : str
        Glob of the device names that it holds for.
    run : bool
        Whether to try it; not where it would take the process down.
    """

    test: str
    reason: str
    device: str = "*"
    run: bool = True


def read_gaps(path: Path, device: str) -> dict[str, Gap]:
    """Return the gaps that a file lists for `device`, by id.

    Raises
    ------
    ExpectedError
        When the file cannot be read or says something that has no meaning.
    """
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ExpectedError(
            f"{path} cannot be read: {error}", hint="correct or remove it"
        ) from None
    unknown = sorted(set(document) - {"gap"})
    if unknown:
        raise _refuse(path, f"it has {unknown[0]!r} at its top; only [[gap]] tables are known")
    rows = document.get("gap", [])
    if not isinstance(rows, list):
        raise _refuse(path, "gap must be written [[gap]], once for each")
    gaps: dict[str, Gap] = {}
    for number, row in enumerate(rows, 1):
        gap = _gap(path, number, row)
        if not fnmatch.fnmatchcase(device.upper(), gap.device.upper()):
            continue
        if gap.test in gaps:
            raise _refuse(path, f"{gap.test} is listed twice")
        gaps[gap.test] = gap
    return gaps


def _gap(path: Path, number: int, row: Any) -> Gap:
    if not isinstance(row, dict):
        raise _refuse(path, f"gap {number} is no table")
    for key, value in row.items():
        if key not in _KEYS:
            raise _refuse(path, f"gap {number} has the unknown key {key!r}")
        if not isinstance(value, _KEYS[key]):
            raise _refuse(path, f"gap {number}: {key} must be a {_KEYS[key].__name__}")
    if not row.get("test") or not row.get("reason"):
        raise _refuse(path, f"gap {number} needs both test and reason")
    return Gap(**row)


def check_known(gaps: dict[str, Gap], known: set[str], levels: set[str], path: Path) -> None:
    """Raise unless every gap of one of `levels` names a test in `known`."""
    for name in gaps:
        if name.split(".")[0] in levels and name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"did you mean {near[0]}?" if near else "the report lists all ids"
            raise _refuse(path, f"there is no test {name}", hint)


def _refuse(path: Path, why: str, hint: str = "see docs/reference/conformance.md") -> ExpectedError:
    return ExpectedError(f"{path}: {why}", hint=hint)
