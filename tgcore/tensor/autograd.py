"""Gradients as users ask for them: `gradient`, `backward`, and the training switch."""

from __future__ import annotations

from typing import Any, Self

from tgcore.ir import UOp
from tgcore.support.errors import GradientError, ShapeError
from tgcore.support.settings import Context, settings
from tgcore.tensor.base import TensorBase, live_tensors, same_shape, show
from tgcore.tensor.data import Data


class Autograd(Data):
    """Methods that differentiate."""

    __slots__ = ()

    def _seed(self, gradient: TensorBase | None) -> UOp:
        node = self._uop
        if not node.dtype.is_float:
            raise GradientError(
                f"only a float result can be differentiated, this one is {self.dtype.name}",
                hint="cast it to a float dtype before the computation",
            )
        if gradient is None:
            if node.shape != ():
                raise GradientError(
                    f"the gradient of a tensor of shape {show(node.shape)} needs a weight for "
                    "each element",
                    hint="reduce it to one value with .sum() or .mean(), or pass gradient=",
                )
            return node.const_like(1)
        if not same_shape(gradient.uop.shape, node.shape):
            raise ShapeError(
                f"gradient= has shape {show(gradient.shape)}, the result has {show(node.shape)}"
            )
        return gradient.uop.cast(node.dtype)

    def gradient(
        self, *targets: TensorBase, gradient: Any = None, materialize_grads: bool = False
    ) -> list[Self]:
        """Return the gradient of this value with respect to each target.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> x = Tensor([1.0, 2.0, 3.0])
        >>> (x * x).sum().gradient(x)[0].tolist()
        [2.0, 4.0, 6.0]
        """
        from tgcore.tensor.gradient import gradients, placed

        seed = self._seed(gradient)
        nodes = [target.uop for target in targets]
        found = gradients(self._uop, seed, nodes)
        result = []
        for number, node in enumerate(nodes):
            grad = found.get(node)
            if grad is None:
                if not materialize_grads and node.size:  # of nothing the gradient is nothing
                    raise GradientError(
                        f"the value does not depend on target {number} of shape "
                        f"{show(node.shape)} in a way that has a gradient",
                        hint="check detach(), casts to integers and comparisons on the way, or "
                        "pass materialize_grads=True for zeros",
                    )
                grad = node.const_like(0)
            result.append(self._new(placed(grad, node)))
        return result

    def backward(self, gradient: Any = None) -> Self:
        """Add the gradient of this value to `.grad` of every live tensor that requires it.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> x = Tensor([3.0], requires_grad=True)
        >>> _ = (x * x).sum().backward()
        >>> x.grad.tolist()
        [6.0]
        """
        from tgcore.tensor.gradient import gradients, placed

        seed = self._seed(gradient)
        wanted = [tensor for tensor in live_tensors() if tensor._requires_grad]
        found = gradients(self._uop, seed, [tensor.uop for tensor in wanted])
        if not found:
            raise GradientError(
                "the value does not depend on any tensor that requires a gradient",
                hint="set requires_grad on the tensors to be trained",
            )
        for tensor in wanted:
            grad = found.get(tensor.uop)
            if grad is not None:
                fresh = self._new(placed(grad, tensor.uop))
                if tensor.grad is None:
                    tensor.grad = fresh
                else:
                    tensor.grad.assign(tensor.grad + fresh)
        return self

    @staticmethod
    def train(mode: bool = True) -> Context:
        """Return a context (or decorator) in which layers behave as in training.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> with Tensor.train():
        ...     print(Tensor.training)
        True
        """
        return Context(training=mode)

    @staticmethod
    def test(mode: bool = True) -> Context:
        """Return a context (or decorator) in which layers behave as in use."""
        return Context(training=not mode)


class TrainingSwitch(type):
    """Metaclass that makes `Tensor.training` read and write the setting."""

    @property
    def training(cls) -> bool:
        """Whether layers behave as in training."""
        return settings.training

    @training.setter
    def training(cls, value: bool) -> None:
        settings.training = value
