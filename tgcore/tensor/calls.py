"""Values that a device makes by a kind of call of its own: a library routine, a fixed unit.

The kinds are brought by plugins (`tgcore_call_kinds`). Only the graph is built here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Self

from tgcore.ir import UOp
from tgcore.ir.calls import call_value
from tgcore.support.errors import ArgumentError, GradientError
from tgcore.tensor.base import TensorBase, canonical_device, commit, default_device
from tgcore.tensor.creation import dtype_argument
from tgcore.tensor.losses import Losses
from tgcore.tensor.placement import on_device
from tgcore.tensor.rules import with_rule

if TYPE_CHECKING:
    from tgcore.tensor.rules import Rule

Gradient = Callable[..., Sequence[Any]]


class Calls(Losses):
    """The method that asks for a call of a plugin's kind."""

    __slots__ = ()

    @classmethod
    def call(
        cls, kind: str, *sources: TensorBase, shape: Sequence[int], dtype: Any = None,
        device: str | None = None, gradient: Gradient | None = None, **options: Any,
    ) -> Self:  # fmt: skip
        """Return what a call of `kind` makes of `sources`, on the device that executes it.

        Parameters
        ----------
        kind
            A kind that a plugin brings to the device, such as ``"acme.gemm"``.
        sources
            Tensors of fixed shape on one device; each is given whole and in order.
        shape, dtype
            Of the result; the dtype is that of the first source when left out.
        device
            Where it runs; left out, where the first source is.
        gradient
            Takes the gradient of the result and then the sources; returns the gradient of each
            source, or None. Left out, the result cannot be differentiated.
        options
            Numbers, texts and tuples of them for the one who executes the call.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.call("acme.sort", Tensor([3, 1, 2]), shape=(3,)).shape
        (3,)
        """
        if dtype is None and not sources:
            raise ArgumentError(f"a call of kind {kind!r} without sources needs a dtype")
        place = canonical_device(device)
        for source in sources:
            place = place or source.uop.device
        place = place or default_device()
        if isinstance(place, tuple):
            raise ArgumentError(
                f"a call of kind {kind!r} takes tensors on one device, not on {place}",
                hint="gather them with .to(device) first",
            )
        nodes = tuple([on_device(commit(source.uop), place) for source in sources])
        wanted = dtype_argument(dtype) or nodes[0].dtype
        value = call_value(kind, nodes, tuple(shape), wanted, device=place, **options)
        if gradient is not None:
            with_rule(value, nodes, _rule(cls, gradient))
        return cls._new(value)


def _rule(cls: type[Any], gradient: Gradient) -> Rule:
    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        found = gradient(cls._new(grad), *[cls._new(node) for node in inputs])
        if len(found) != len(inputs):
            raise GradientError(f"gradient= returned {len(found)} values for {len(inputs)} sources")
        return tuple([None if part is None else part.uop for part in found])

    return rule
