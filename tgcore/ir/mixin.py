"""Arithmetic written once over two hooks, shared by graph nodes and by patterns.

A class that offers `alu` and `const_like` gets every operator in canonical form: there is no
subtraction or negation in the graph (they are additions and products with -1), and `a > b` is
`b < a`. It is not the user-facing tensor arithmetic, which promotes and broadcasts.
"""

from __future__ import annotations

from typing import Any, Self

from tgcore.ir.ops import Ops


class AluMixin:
    """Operators in canonical form over `alu` and `const_like`."""

    __slots__ = ()

    def alu(self, op: Ops, *src: Any) -> Self:
        """Return the node `op(self, *src)`."""
        raise NotImplementedError(f"{type(self).__name__} must define alu")

    def const_like(self, value: Any) -> Self:
        """Return `value` as a constant of this node's type."""
        raise NotImplementedError(f"{type(self).__name__} must define const_like")

    def _other(self, value: Any) -> Any:
        return value if isinstance(value, AluMixin) else self.const_like(value)

    def __add__(self, other: Any) -> Self:
        return self.alu(Ops.ADD, self._other(other))

    def __radd__(self, other: Any) -> Self:
        return self._other(other).alu(Ops.ADD, self)  # type: ignore[no-any-return]

    def __mul__(self, other: Any) -> Self:
        return self.alu(Ops.MUL, self._other(other))

    def __rmul__(self, other: Any) -> Self:
        return self._other(other).alu(Ops.MUL, self)  # type: ignore[no-any-return]

    def __neg__(self) -> Self:
        return self.alu(Ops.MUL, self.const_like(-1))

    def __sub__(self, other: Any) -> Self:
        return self.alu(Ops.ADD, -self._other(other))

    def __rsub__(self, other: Any) -> Self:
        return self._other(other).alu(Ops.ADD, -self)  # type: ignore[no-any-return]

    def __floordiv__(self, other: Any) -> Self:
        return self.alu(Ops.FLOORDIV, self._other(other))

    def __rfloordiv__(self, other: Any) -> Self:
        return self._other(other).alu(Ops.FLOORDIV, self)  # type: ignore[no-any-return]

    def __mod__(self, other: Any) -> Self:
        return self.alu(Ops.FLOORMOD, self._other(other))

    def __rmod__(self, other: Any) -> Self:
        return self._other(other).alu(Ops.FLOORMOD, self)  # type: ignore[no-any-return]

    def __truediv__(self, other: Any) -> Self:
        return self.alu(Ops.FDIV, self._other(other))

    def __and__(self, other: Any) -> Self:
        return self.alu(Ops.AND, self._other(other))

    def __or__(self, other: Any) -> Self:
        return self.alu(Ops.OR, self._other(other))

    def __xor__(self, other: Any) -> Self:
        return self.alu(Ops.XOR, self._other(other))

    def __lshift__(self, other: Any) -> Self:
        return self.alu(Ops.SHL, self._other(other))

    def __rshift__(self, other: Any) -> Self:
        return self.alu(Ops.SHR, self._other(other))

    def __lt__(self, other: Any) -> Self:
        return self.alu(Ops.CMPLT, self._other(other))

    def __gt__(self, other: Any) -> Self:
        return self._other(other).alu(Ops.CMPLT, self)  # type: ignore[no-any-return]

    def __le__(self, other: Any) -> Self:
        return self.alu(Ops.CMPLE, self._other(other))

    def __ge__(self, other: Any) -> Self:
        return self._other(other).alu(Ops.CMPLE, self)  # type: ignore[no-any-return]

    def ne(self, other: Any) -> Self:
        """Return whether the values differ (True for NaN)."""
        return self.alu(Ops.CMPNE, self._other(other))

    def eq(self, other: Any) -> Self:
        """Return whether the values are equal (False for NaN)."""
        return self.alu(Ops.CMPEQ, self._other(other))

    def maximum(self, other: Any) -> Self:
        """Return the greater value; NaN when either is NaN."""
        return self.alu(Ops.MAX, self._other(other))

    def where(self, yes: Any, no: Any) -> Self:
        """Return `yes` where this bool is true, else `no` (one of them must be a node)."""
        if not isinstance(yes, AluMixin):
            yes = no.const_like(yes)
        if not isinstance(no, AluMixin):
            no = yes.const_like(no)
        return self.alu(Ops.WHERE, yes, no)

    def logical_not(self) -> Self:
        """Return the negation of a bool, in its canonical form `x != True`."""
        return self.alu(Ops.CMPNE, self.const_like(True))
