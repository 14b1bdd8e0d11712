"""The text of generated matching code, and the objects that text refers to.

`tgcore.rewrite.generate` writes left sides into it and `tgcore.rewrite.template` right sides.
"""

from __future__ import annotations

import itertools
from typing import Any

from tgcore.ir import DType, Ops, UOp, dtypes


class BoolLike(dict[DType, DType]):
    """The dtype of a comparison of two values of the key."""

    def __missing__(self, dtype: DType) -> DType:
        found = self[dtype] = dtypes.bool.vec(dtype.lanes)
        return found


class Literals(dict[tuple[DType, Any], UOp]):
    """Constants written in rules, by dtype and value; few, so they are kept."""

    def __missing__(self, key: tuple[DType, Any]) -> UOp:
        dtype, value = key
        found = self[key] = UOp.const(dtype.scalar, value).splat(dtype.lanes)
        return found


def remint(node: UOp, dtype: DType) -> UOp:
    """Return a weak constant at the dtype it meets; anything else unchanged."""
    if node.dtype is dtype or not node.dtype.weak:
        return node
    return UOp.const(dtype.scalar, node.arg).splat(dtype.lanes)


SHARED: dict[str, Any] = {
    "UOp": UOp,
    "INDEX": dtypes.index,
    "BOOLS": BoolLike(),
    "LITERALS": Literals(),
    "constant": UOp.const,
    "remint": remint,
    **{f"OP_{op.name}": op for op in Ops},
}


class Source:
    """Source text being written, with the objects it refers to."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.objects: dict[str, Any] = {}
        self._names: dict[Any, str] = {}
        self._fresh = itertools.count()

    def refer(self, prefix: str, value: Any) -> str:
        """Return a global name that stands for `value`."""
        key = (prefix, type(value), value if _hashable(value) else id(value))
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = f"{prefix}{len(self._names)}"
            self.objects[found] = value
        return found

    def fresh(self) -> str:
        """Return a new local name."""
        return f"v{next(self._fresh)}"

    def put(self, depth: int, text: str) -> None:
        """Add one line."""
        self.lines.append("    " * depth + text)


def _hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True
