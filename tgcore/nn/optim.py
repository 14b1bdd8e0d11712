"""Optimisers: how parameters move along their gradients.

Names, arguments and formulas follow PyTorch; LARS and LAMB follow their papers. An optimiser
changes parameters in place, in one schedule for all of them. It computes, and keeps its own state,
in float32 at least: in 16 bits the squares of small gradients would vanish.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tgcore.ir import DType, dtypes
from tgcore.support.errors import ArgumentError, GradientError
from tgcore.support.settings import settings
from tgcore.tensor import Tensor


class Optimizer:
    """What all optimisers share: the parameters, their gradients, and the update in place.

    Parameters
    ----------
    params
        The tensors to train; those whose `requires_grad` is None get True.
    lr
        The learning rate; read it and assign to it as `optimizer.lr`, a tensor of shape (1,).
    """

    def __init__(self, params: Iterable[Tensor], lr: float) -> None:
        tensors = list(dict.fromkeys(params))
        for tensor in tensors:
            if tensor.requires_grad is None:
                tensor.requires_grad = tensor.dtype.is_float
        self.params = [tensor for tensor in tensors if tensor.requires_grad]
        if not self.params:
            raise ArgumentError(
                "an optimiser needs at least one float parameter",
                hint="pass nn.state.get_parameters(model)",
            )
        self.buffers = [tensor for tensor in tensors if not tensor.requires_grad]
        self.device = self.params[0].device
        self.lr = Tensor([lr], device=self.device, requires_grad=False)

    def zero_grad(self) -> None:
        """Forget the gradients of all parameters."""
        for parameter in self.params:
            parameter.grad = None

    def _new_like(self) -> list[Tensor]:
        return [
            Tensor.zeros_like(parameter, dtype=_wide(parameter), requires_grad=False).contiguous()
            for parameter in self.params
        ]

    def step(self) -> None:
        """Move the parameters along their gradients, and compute the result."""
        Tensor.realize(*self.schedule_step())

    def schedule_step(self) -> list[Tensor]:
        """Move the parameters; return what has to be realized for it."""
        if not settings.training:
            raise GradientError(
                "optimiser steps are taken in training only",
                hint="put the step under `with Tensor.train():`, or set Tensor.training = True",
            )
        grads = []
        for number, parameter in enumerate(self.params):
            if parameter.grad is None:
                raise GradientError(
                    f"parameter {number} of shape {parameter.shape} has no gradient",
                    hint="call backward() on the loss first; leave out parameters it does not use",
                )
            grads.append(parameter.grad.detach().cast(_wide(parameter)))
        extra = self._step(grads)
        return [*extra, *self.params, *self.buffers]

    def _step(self, grads: Sequence[Tensor]) -> list[Tensor]:
        """Assign new values to the parameters; return the optimiser's own state."""
        raise ArgumentError(f"{type(self).__name__} is no optimiser by itself; use SGD or Adam")

    def _move(self, parameter: Tensor, change: Tensor) -> None:
        value = parameter.detach().cast(_wide(parameter))
        change = change.reshape(parameter.shape)  # the rate of a single number made it a vector
        parameter.assign((value - change).cast(parameter.dtype))


def _wide(parameter: Tensor) -> DType:
    """Return the dtype in which the update of a parameter is computed."""
    return dtypes.promote(parameter.dtype, dtypes.float32)


class OptimizerGroup(Optimizer):
    """Several optimisers used as one."""

    def __init__(self, *optimizers: Optimizer) -> None:
        self.optimizers = optimizers
        self.params = [p for optimizer in optimizers for p in optimizer.params]
        self.buffers = [b for optimizer in optimizers for b in optimizer.buffers]

    def __getitem__(self, number: int) -> Optimizer:
        return self.optimizers[number]

    def zero_grad(self) -> None:
        """Forget the gradients of all parameters."""
        for optimizer in self.optimizers:
            optimizer.zero_grad()

    def schedule_step(self) -> list[Tensor]:
        """Move all parameters; return what has to be realized for it."""
        return [tensor for optimizer in self.optimizers for tensor in optimizer.schedule_step()]


class LARS(Optimizer):
    """Layer-wise adaptive rate scaling (You et al. 2017); SGD with tcoef 0.

    Classic momentum averages gradients times the learning rate of their step; without `classic`
    the average of the gradients is multiplied by the learning rate of now.
    """

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 0.001,
        momentum: float = 0.9,
        weight_decay: float = 1e-4,
        nesterov: bool = False,
        classic: bool = True,
        pre_wd: bool = True,
        tcoef: float = 0.001,
    ) -> None:
        super().__init__(params, lr)
        self.momentum, self.wd, self.nesterov = momentum, weight_decay, nesterov
        self.classic, self.pre_wd, self.tcoef = classic, pre_wd, tcoef
        self.b = self._new_like() if momentum else []

    def _step(self, grads: Sequence[Tensor]) -> list[Tensor]:
        for number, (parameter, grad) in enumerate(zip(self.params, grads)):
            value = parameter.detach().cast(_wide(parameter))
            trust: Any = 1.0
            if self.tcoef:
                size, slope = value.square().sum().sqrt(), grad.square().sum().sqrt()
                ratio = self.tcoef * size / (slope + self.wd * size)
                trust = ((size > 0) & (slope > 0)).where(ratio, 1.0)
            if self.pre_wd and self.wd:
                grad = grad + self.wd * value
            rate = self.lr * trust
            if self.classic:
                grad = (grad * rate).reshape(parameter.shape)
            if self.momentum:
                self.b[number].assign(
                    (self.momentum * self.b[number] + grad).cast(self.b[number].dtype)
                )
                grad = grad + self.momentum * self.b[number] if self.nesterov else self.b[number]
            if not self.pre_wd and self.wd:
                grad = grad + self.wd * value
            self._move(parameter, grad if self.classic else grad * rate)
        return [*self.b]


class SGD(LARS):
    """Stochastic gradient descent, with momentum, weight decay and Nesterov's step.

    A new learning rate counts at once; with `classic`, momentum keeps the rates of earlier steps.

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> x = Tensor([1.0])
    >>> optimizer = nn.optim.SGD([x], lr=0.5)
    >>> _ = (x * x).sum().backward()
    >>> with Tensor.train():
    ...     optimizer.step()
    >>> x.tolist()
    [0.0]
    """

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 0.001,
        momentum: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
        classic: bool = False,
    ) -> None:
        super().__init__(params, lr, momentum, weight_decay, nesterov, classic, True, 0.0)


class LAMB(Optimizer):
    """Layer-wise adaptive moments (You et al. 2019); Adam and AdamW when `adam` is set."""

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = 0.999,
        eps: float = 1e-6,
        weight_decay: float = 0.0,
        adam: bool = False,
    ) -> None:
        super().__init__(params, lr)
        self.b1, self.b2, self.eps, self.wd, self.adam = b1, b2, eps, weight_decay, adam
        # the powers of the decays, for the correction of the first steps
        self.b1_t = Tensor([1.0], device=self.device, requires_grad=False)
        self.b2_t = Tensor([1.0], device=self.device, requires_grad=False)
        self.m, self.v = self._new_like(), self._new_like()

    def _step(self, grads: Sequence[Tensor]) -> list[Tensor]:
        self.b1_t.assign(self.b1_t * self.b1)
        self.b2_t.assign(self.b2_t * self.b2)
        first, second = 1.0 - self.b1_t, 1.0 - self.b2_t
        for parameter, grad, mean, square in zip(self.params, grads, self.m, self.v):
            mean.assign((self.b1 * mean + (1.0 - self.b1) * grad).cast(mean.dtype))
            square.assign((self.b2 * square + (1.0 - self.b2) * (grad * grad)).cast(square.dtype))
            change = (mean / first) / ((square / second).sqrt() + self.eps)
            value = parameter.detach().cast(_wide(parameter))
            if self.wd:
                change = change + self.wd * value
            trust: Any = 1.0
            if not self.adam:
                size, slope = value.square().sum().sqrt(), change.square().sum().sqrt()
                trust = (size > 0).where((slope > 0).where(size / slope, 1.0), 1.0)
            rate = self.lr if self.adam else self.lr * trust
            self._move(parameter, rate * change)
        return [self.b1_t, self.b2_t, *self.m, *self.v]


def AdamW(  # noqa: N802 - used like a class
    params: Iterable[Tensor],
    lr: float = 0.001,
    b1: float = 0.9,
    b2: float = 0.999,
    eps: float = 1e-8,
    weight_decay: float = 0.01,
) -> LAMB:
    """Return Adam with decoupled weight decay (Loshchilov and Hutter 2017)."""
    return LAMB(params, lr, b1, b2, eps, weight_decay, adam=True)


def Adam(  # noqa: N802 - used like a class
    params: Iterable[Tensor],
    lr: float = 0.001,
    b1: float = 0.9,
    b2: float = 0.999,
    eps: float = 1e-8,
) -> LAMB:
    """Return the Adam optimiser (Kingma and Ba 2014).

    Examples
    --------
    >>> from tgcore import Tensor, nn
    >>> x = Tensor([1.0])
    >>> optimizer = nn.optim.Adam([x], lr=0.1)
    >>> _ = (x * x).sum().backward()
    >>> with Tensor.train():
    ...     optimizer.step()
    >>> round(x.item(), 3)
    0.9
    """
    return LAMB(params, lr, b1, b2, eps, 0.0, adam=True)
