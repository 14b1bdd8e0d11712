"""Compares what a device computed with what is right, and says in one line where they differ.

Used by the list of public faults and by the conformance suite; it needs no pytest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any


class MismatchError(AssertionError):
    """A value is not the right one; the message says where, what it is and what it should be."""


def contents(value: Any) -> Array:
    """Return a tensor, an array or a number as an array."""
    return value.numpy() if hasattr(value, "numpy") else np.asarray(value)


def mismatch(got: Any, want: Any, rtol: float = 0.0, atol: float = 0.0) -> str:
    """Return how `got` differs from `want` in shape or values, or nothing.

    Without a tolerance values must be equal; NaN equals NaN. Dtypes are not compared.

    Examples
    --------
    >>> mismatch([1, 2, 3], [1, 2, 3])
    ''
    >>> mismatch([1, 2, 9], [1, 2, 3])
    '1 of 3 elements wrong, first [2]: 9, not 3'
    """
    found, right = contents(got), np.asarray(want)
    if found.shape != right.shape:
        return f"shape {found.shape}, not {right.shape}"
    with np.errstate(all="ignore"):
        good = found == right
        if found.dtype.kind not in "biu" or right.dtype.kind not in "biu":
            wide, sure = found.astype(np.float64), right.astype(np.float64)
            good |= np.isnan(wide) & np.isnan(sure)
            if rtol or atol:
                near = np.abs(wide - sure) <= atol + rtol * np.abs(sure)
                good |= near & np.isfinite(wide) & np.isfinite(sure)
    wrong = np.argwhere(~np.atleast_1d(good))
    if not len(wrong):
        return ""
    place = tuple([int(number) for number in wrong[0]])
    first, second = np.atleast_1d(found)[place], np.atleast_1d(right)[place]
    count = f"{len(wrong)} of {found.size} elements wrong"
    return f"{count}, first {list(place)}: {first}, not {second}"


def same(got: Any, want: Any, what: str = "", rtol: float = 0.0, atol: float = 0.0) -> None:
    """Raise `MismatchError` when `got` is not `want`; `what` names it.

    Examples
    --------
    >>> same([1.0, 2.0], [1.0, 2.0000001], rtol=1e-6)
    """
    text = mismatch(got, want, rtol, atol)
    if text:
        raise MismatchError(f"{what}: {text}" if what else text)
