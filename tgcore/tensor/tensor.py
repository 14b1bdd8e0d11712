"""The public `Tensor`: the end of the chain of classes that each add one family of methods.

Read the chain from `base` upwards. Everything builds graph nodes; only the methods of `data` run
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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

    if not TYPE_CHECKING:  # or every name would pass as an attribute

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(
                f"a tensor has no attribute {name!r}{_advice(name)}", name=name, obj=self
            )


# what other libraries call it -> what it is here
_ELSEWHERE = {
    "bmm": "`@`, or .matmul()",
    "mm": "`@`, or .matmul()",
    "mv": "`@`, or .matmul()",
    "type": ".cast(dtype)",
    "astype": ".cast(dtype)",
    "new_zeros": ".zeros_like() or Tensor.zeros()",
    "is_contiguous": "nothing: layouts are the compiler's; .contiguous() asks for storage",
    "data_ptr": ".numpy() or .data() for the values",
    "lazydata": ".uop",
    "schedule": "`tg explain` for the kernels, .realize() to run them",
    "parameters": "nn.state.get_parameters(model)",
    "retain_grad": "loss.gradient(tensor)",
    "grad_fn": "loss.gradient(tensor)",
}


def _advice(name: str) -> str:
    use = _ELSEWHERE.get(name)
    if use is None and name.endswith("_") and hasattr(Tensor, plain := name.rstrip("_")):
        use = f"x.assign(x.{plain}(...)), or an operator such as +="
    return "" if use is None else f"; use {use}"


__all__ = ["Tensor"]
