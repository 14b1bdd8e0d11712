"""Computing and reading: realize, numpy, tolist, item, data.

These are the only methods that run anything. Views of realized storage are read by moving the
host copy, without a kernel.
"""

from __future__ import annotations

import math
from typing import Any, Self

import numpy as np

from tgcore.ir import Ops, UOp, dtypes, map_arg
from tgcore.ir.sint import evaluate
from tgcore.support.errors import ArgumentError, ShapeError
from tgcore.tensor import host
from tgcore.tensor.assign import Assign
from tgcore.tensor.base import show
from tgcore.tensor.capture import GENERATION
from tgcore.tensor.placement import storage_window
from tgcore.tensor.realize import beneath, realize

_SPARSE = 16
_MOVES = (Ops.RESHAPE, Ops.EXPAND, Ops.PERMUTE, Ops.SHRINK, Ops.FLIP)


class Data(Assign):
    """Methods that run the graph."""

    __slots__ = ()

    def realize(self, *lst: Self) -> Self:
        """Compute this tensor, and those in `lst` with it; return this one.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> (Tensor([1.0]) + 1).realize().tolist()
        [2.0]
        """
        realize([self, *lst])
        return self

    def numpy(self) -> Any:
        """Return the values as a numpy array.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([[1, 2]]).numpy().shape
        (1, 2)
        """
        check_readable()
        value = self
        if isinstance(value._uop.device, tuple):
            value = value.to(value._uop.device[0])
        window = storage_window(value._uop)
        if window is not value._uop and window.base.op is Ops.BUFFER_VIEW:
            return _read(window)  # also of storage on which nothing can be computed
        realize([value])
        base = beneath(value._uop)
        if base.op is Ops.BUFFER and value._uop.size * _SPARSE < base.arg.size:
            value = value.contiguous()  # a few elements of many: gather them first
            realize([value])
        return _read(value._uop)

    def data(self) -> memoryview:
        """Return the values as a memoryview of this tensor's shape and format."""
        array = np.ascontiguousarray(self.numpy())
        if array.dtype.name in ("bfloat16", "float8_e4m3fn", "float8_e5m2"):
            array = array.view(np.uint16 if array.dtype.itemsize == 2 else np.uint8)
        shaped: Any = array.reshape(self._int_shape())
        return memoryview(shaped)

    def _int_shape(self) -> tuple[int, ...]:
        return tuple([evaluate(size, {}) for size in self._uop.shape])

    def tolist(self) -> Any:
        """Return the values as nested lists of Python numbers (a number for shape ())."""
        array = self.numpy()
        if array.dtype.name in ("bfloat16", "float8_e4m3fn", "float8_e5m2"):
            array = array.astype(np.float32)
        return array.tolist()

    def allclose(
        self, other: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
    ) -> bool:
        """Return whether two tensors are equal within a tolerance; computes both."""
        return bool(self.isclose(other, rtol, atol, equal_nan).all().item())

    def item(self) -> Any:
        """Return the only element as a Python number.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([42]).item()
        42
        """
        if math.prod(self._int_shape()) != 1:
            raise ShapeError(
                f"item() needs exactly one element, the shape is {show(self.shape)}",
                hint="index the element first, or use .tolist() for all of them",
            )
        values = self.flatten().tolist() if self._uop.shape else self.tolist()
        return values[0] if isinstance(values, list) else values

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __format__(self, spec: str) -> str:
        """Format the value of a tensor of one element; without a format, show the tensor."""
        return format(self.item(), spec) if spec else str(self)

    # an operator between an array and a tensor is the tensor's, not NumPy's
    __array_ufunc__ = None

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """Return the values, for functions that take what numpy can convert."""
        array = self.numpy()
        return array if dtype is None else array.astype(dtype)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the values alone: no graph, and of a view only what it shows."""
        contents = np.ascontiguousarray(self.numpy()).reshape(-1).view(np.uint8)
        facts = (self.dtype.name, self._int_shape(), self.device, self._requires_grad)
        return _unpickled, (type(self), contents.tobytes(), *facts)

    def clone(self, device: Any = None) -> Self:
        """Return a copy with storage of its own, on `device`; gradients pass through it."""
        if device is not None:
            return self.to(device).clone()
        node = self._uop
        copy = node.src[0] if node.op is Ops.CONTIGUOUS else node
        if node.device is None or isinstance(node.device, tuple):
            return self._new(UOp(Ops.CONTIGUOUS, copy.dtype, (copy.leaf(),)))
        # a buffer of its own, written once: equal clones stay apart
        buffer = UOp.buffer(node.device, self.dtype, node.size)
        value = node.cast(self.dtype)
        return self._new(buffer.after(buffer.reshape(node.shape).store(value)).reshape(node.shape))


def _unpickled(
    cls: type[Data], contents: bytes, dtype: str, shape: tuple[int, ...], device: Any,
    requires_grad: bool | None,
) -> Data:  # fmt: skip
    """Return the tensor that a pickle describes, with storage of its own."""
    kind = dtypes.by_name(dtype)
    array = np.frombuffer(contents, host.numpy_dtype(kind)).reshape(shape)
    tensor = cls(array, device=device)
    tensor.requires_grad = requires_grad
    return tensor


def check_readable() -> None:
    """Raise when values are asked for inside a function that is being captured."""
    if GENERATION.capturing:
        raise ArgumentError(
            "values cannot be read inside a function while TinyJit captures it: they would stay "
            "those of this call for ever",
            hint="return the tensor and read it outside; choose with where() instead of if",
        )


def _read(node: UOp) -> Any:
    """Return the values of a realized node."""
    from tgcore.runtime import buffer_of

    chain = []
    while node.op in _MOVES or node.op is Ops.DETACH:
        if node.op is not Ops.DETACH:
            chain.append(node)
        node = node.src[0]
    dtype = host.numpy_dtype(node.dtype)
    size = node.arg.size if node.op is Ops.BUFFER else node.arg[1]
    if size == 0:
        array = np.zeros(0, dtype)
    else:
        array = np.frombuffer(buffer_of(node).read(), dtype, count=size)
    for step in reversed(chain):
        array = _moved(array, step.op, map_arg(step.arg, lambda size: evaluate(size, {})))
    return np.array(array, order="C", copy=True) if not array.flags.writeable else array


def _moved(array: Any, op: Ops, arg: Any) -> Any:
    if op is Ops.RESHAPE:
        return array.reshape(arg)
    if op is Ops.EXPAND:
        return np.broadcast_to(array, arg)
    if op is Ops.PERMUTE:
        return array.transpose(arg)
    if op is Ops.FLIP:
        return np.flip(array, arg)
    return array[tuple([slice(low, high) for low, high in arg])]
