"""Variables and traced functions."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, TypeVar

from tgcore.ir import UOp, dtypes
from tgcore.support.errors import ArgumentError
from tgcore.tensor.inputs import Signature

ReturnT = TypeVar("ReturnT")


def Variable(name: str, min_val: int, max_val: int) -> UOp:  # noqa: N802 - used like a class
    """Return an integer variable in [min_val, max_val], to be bound to a value before use.

    Examples
    --------
    >>> from tgcore import Tensor, Variable
    >>> n = Variable("n", 1, 8)
    >>> Tensor.arange(8)[: n.bind(3)].tolist()
    [0, 1, 2]
    """
    if not isinstance(min_val, int) or not isinstance(max_val, int) or min_val > max_val:
        raise ArgumentError(
            f"variable {name!r} needs integer bounds in order, not {min_val!r} to {max_val!r}"
        )
    return UOp.var(name, min_val, max_val, dtypes.index)


class function(Generic[ReturnT]):  # noqa: N801 - a decorator
    """A function of tensors that becomes part of the graph of each caller.

    Its results are expressions of the arguments: they share no storage between calls, and
    gradients pass through them.

    Examples
    --------
    >>> from tgcore import Tensor, function
    >>> @function
    ... def square(x):
    ...     return x * x
    >>> square(Tensor([3])).item()
    9
    """

    def __init__(self, fxn: Callable[..., ReturnT]) -> None:
        self.function = fxn
        update_wrapper(self, fxn, updated=())

    def __get__(self, obj: Any, owner: type | None = None) -> Callable[..., ReturnT]:
        if obj is None:
            return self
        return lambda *args, **kwargs: self(obj, *args, **kwargs)

    def __call__(self, *args: Any, **kwargs: Any) -> ReturnT:
        """Return the function's results as expressions of the arguments."""
        result = self.function(*args, **kwargs)
        found = Signature()
        found.add(result)
        if not found.tensors:
            raise ArgumentError(
                f"{getattr(self.function, '__name__', 'the function')} returned no tensor",
                hint="return the tensors it computes",
            )
        return result


__all__ = ["Variable", "function"]
