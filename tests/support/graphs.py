"""Values of tensors straight from their graphs, without a scheduler, a compiler or a device."""

from __future__ import annotations

from typing import Any

import numpy as np

from tgcore.tensor import Tensor
from tgcore.testing.reference import evaluate


def _contents(node: Any) -> Any:
    storage = node.arg.storage
    if storage is None or isinstance(storage, np.ndarray):
        return storage
    from tgcore.runtime import buffer_of
    from tgcore.tensor.host import numpy_dtype

    return np.frombuffer(buffer_of(node).read(), numpy_dtype(node.dtype))


def value(tensor: Tensor) -> Any:
    """Return what the graph of `tensor` means, by the reference interpreter."""
    return evaluate(tensor.uop, buffers=_contents)[0]
