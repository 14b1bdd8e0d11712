"""The public `Tensor`: the end of the chain of classes that each add one family of methods.

Read the chain from `base` upwards. Everything builds graph nodes; only the methods of `data` run
them.
"""

from __future__ import annotations

from tgcore.tensor.autograd import TrainingSwitch
from tgcore.tensor.calls import Calls


class Tensor(Calls, metaclass=TrainingSwitch):
    """A multi-dimensional array whose computation is a graph, run when its values are read.

    Parameters
    ----------
    data
        A number, nested lists, a numpy array, bytes, a path, a tensor or a bound variable.
    device
        Where it lives; the default device when left out.
    dtype
        Element type; found from the data when left out.
    requires_grad
        Whether `backward` fills `.grad`.

    Examples
    --------
    >>> from tgcore import Tensor
    >>> (Tensor([1.0, 2.0]) * 2 + 1).tolist()
    [3.0, 5.0]
    """

    __slots__ = ()


__all__ = ["Tensor"]
