"""Values of tensors by the reference interpreter, without schedule, kernel or device.

Reads the storage that a tensor's graph refers to and hands both to `reference`. Tests and the
fuzzer compare it with what a device computes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tgcore.ir import Ops, UOp, dtypes
from tgcore.testing.arithmetic import Array, numpy_dtype
from tgcore.testing.reference import evaluate


def storage_contents(node: UOp) -> Array | None:
    """Return what the storage of a BUFFER node holds now, or None when it was never filled."""
    held = node.arg.storage
    if held is None:
        return None
    if isinstance(held, np.ndarray):
        return np.ascontiguousarray(held).reshape(-1).view(numpy_dtype(node.dtype))
    from tgcore.runtime import buffer_of

    return np.frombuffer(bytes(buffer_of(node).read()), numpy_dtype(node.dtype))


def reference_values(
    tensors: Sequence[Any], variables: Mapping[str, int] | None = None
) -> list[Array]:
    """Return the value of each (realized or lazy) tensor in its storage dtype.

    Examples
    --------
    >>> from tgcore.tensor import Tensor
    >>> reference_values([Tensor([1, 2]) * 3])
    [array([3, 6], dtype=int32)]
    """
    nodes = [tensor.uop for tensor in tensors]
    values = evaluate(*nodes, buffers=storage_contents, variables=variables)
    found = []
    for tensor, node, value in zip(tensors, nodes, values):
        if node.dtype is dtypes.weakint or node.dtype is dtypes.weakfloat:
            value = value.astype(numpy_dtype(tensor.dtype))
        found.append(np.asarray(value))
    return found


def uses(tensor: Any, op: Ops) -> bool:
    """Return whether the graph of `tensor` holds an operation `op`."""
    return any(node.op is op for node in tensor.uop.toposort())
