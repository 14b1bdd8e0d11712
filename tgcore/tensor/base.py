"""The tensor handle: what a `Tensor` holds, how one is made from a node, and which ones live.

A handle is a mutable pointer to an immutable graph node. This module knows nothing of the
operations; each following module of the package adds one family of methods by inheriting from
the one before, so that `Tensor`, at the end of the chain, has them all.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import Any, Self

from tgcore.ir import ConstType, DType, Ops, UOp, dtypes
from tgcore.ir.sint import same
from tgcore.support.errors import DTypeError, DTypeRangeError, OutOfRangeError, ShapeError
from tgcore.tensor.capture import GENERATION

sint = int | UOp
Shape = tuple[sint, ...]
Step = tuple[Ops, Any]  # one movement: operation and argument
# how a handle came from another: its handle, the movements from it, and that handle's own link
Link = tuple["weakref.ref[TensorBase]", tuple[Step, ...], Any]


class _Handle(weakref.ref["TensorBase"]):
    """Weak reference that knows its key in the registry of live handles."""

    __slots__ = ("key",)
    key: int


LIVE: dict[int, _Handle] = {}


def _forget(handle: _Handle, live: dict[int, _Handle] = LIVE) -> None:
    newer = live.pop(handle.key, handle)
    if newer is not handle:  # another thread has made a tensor at the same address
        live.setdefault(handle.key, newer)


def live_tensors() -> list[TensorBase]:
    """Return every tensor handle that something still refers to."""
    found = []
    for handle in list(LIVE.values()):
        tensor = handle()
        if tensor is not None:
            found.append(tensor)
    return found


def committed(node: UOp) -> DType:
    """Return the storage dtype of `node`: its own, or what a weak one becomes by its bounds."""
    dtype = node.dtype
    if not dtype.weak:
        return dtype
    if dtype.is_float:
        return dtypes.default_float
    low, high = node.bounds
    try:
        return dtypes.commit_int(low, high)
    except OverflowError as error:
        raise DTypeRangeError(str(error), hint="give the value a float dtype") from None


def commit(node: UOp) -> UOp:
    """Return `node` in a dtype that has storage."""
    return node.cast(committed(node)) if node.dtype.weak else node


def same_shape(left: Shape, right: Shape) -> bool:
    """Return whether two shapes are equal for every value of their variables."""
    if left == right:
        return True
    return len(left) == len(right) and all(same(a, b) for a, b in zip(left, right))


def show(shape: Any) -> str:
    """Return a shape as users write it, symbolic sizes by name."""
    return "(" + ", ".join(str(size) for size in shape) + ("," if len(shape) == 1 else "") + ")"


def broadcast_shapes(*shapes: Shape) -> Shape:
    """Return the shape that all of `shapes` broadcast to, by NumPy's rule.

    Examples
    --------
    >>> broadcast_shapes((3, 1), (4,))
    (3, 4)
    """
    first = shapes[0]
    if all(shape == first for shape in shapes):
        return first
    rank = max(len(shape) for shape in shapes)
    result: list[sint] = []
    for axis in range(-rank, 0):
        size: sint = 1
        for shape in shapes:
            if len(shape) < -axis:
                continue
            other = shape[axis]
            if isinstance(other, int) and other == 1:
                continue
            if isinstance(size, int) and size == 1:
                size = other
            elif not same(size, other):
                raise ShapeError(
                    f"shapes {' and '.join(show(shape) for shape in shapes)} do not broadcast: "
                    f"axis {axis} has sizes {size} and {other}",
                    hint="sizes must be equal or 1; reshape or expand one of the tensors",
                )
        result.append(size)
    return tuple(result)


def broadcast(node: UOp, shape: Shape) -> UOp:
    """Return `node` repeated to `shape`, which it must broadcast to."""
    have = node.shape
    if have == shape:
        return node
    if len(have) < len(shape):
        node = node.reshape((1,) * (len(shape) - len(have)) + have)
    return node.expand(shape)


def spread(nodes: list[UOp]) -> list[UOp]:
    """Return ALU sources of equal shape; a scalar beside larger ones stays a scalar."""
    shapes = [node.shape for node in nodes]
    first = shapes[0]
    if all(shape == first or shape == () for shape in shapes):
        return nodes
    shape = broadcast_shapes(*shapes)
    return [node if have == () else broadcast(node, shape) for node, have in zip(nodes, shapes)]


class TensorBase:
    """The state of a handle: its node, its gradient, and the handles it is a view of."""

    __slots__ = ("__weakref__", "_link", "_requires_grad", "_uop", "grad")

    _uop: UOp
    _link: Link | None
    _requires_grad: bool | None
    grad: Any

    @classmethod
    def _new(cls, node: UOp, link: Link | None = None) -> Self:
        """Return a new live handle on `node`."""
        self = object.__new__(cls)
        self._attach(node, link)
        return self

    def _attach(self, node: UOp, link: Link | None = None) -> None:
        """Point this handle to `node` for the first time and list it among the live ones."""
        self._uop = node
        self._link = link
        self._requires_grad = None
        self.grad = None
        key = id(self)
        handle = _Handle(self, _forget)
        handle.key = key
        LIVE[key] = handle

    @property
    def uop(self) -> UOp:
        """The graph node this handle points to."""
        return self._uop

    @uop.setter
    def uop(self, node: UOp) -> None:
        self._uop = node
        if GENERATION.before is not None:
            GENERATION.written[id(self)] = self

    @property
    def requires_grad(self) -> bool | None:
        """Whether `backward` fills `.grad`; None means that nobody has said yet."""
        return self._requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool | None) -> None:
        self._check_requires_grad(value)
        self._requires_grad = value

    def _check_requires_grad(self, value: bool | None) -> None:
        if value and not self._uop.dtype.is_float:
            raise DTypeError(
                f"only float tensors have gradients, this one is {self._uop.dtype.name}",
                hint="cast it to a float dtype first",
            )

    def requires_grad_(self, requires_grad: bool | None = True) -> Self:
        """Set whether `backward` fills `.grad`; return the tensor."""
        self.requires_grad = requires_grad
        return self

    @property
    def shape(self) -> tuple[Any, ...]:
        """Sizes of the axes; symbolic ones are graph nodes.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.zeros(2, 3).shape
        (2, 3)
        """
        return self._uop.shape

    @property
    def dtype(self) -> DType:
        """The element type; a weak one reads as the type it would be stored in.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([1.0, 2.0]).dtype
        dtypes.float32
        """
        dtype = self._uop.dtype
        return committed(self._uop) if dtype.weak else dtype

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return len(self._uop.shape)

    @property
    def device(self) -> Any:
        """Name of the device, or a tuple of names when sharded."""
        found = self._uop.device
        return default_device() if found is None else found

    def dim(self) -> int:
        """Return the number of axes."""
        return len(self._uop.shape)

    def numel(self) -> sint:
        """Return the number of elements."""
        from tgcore.ir.sint import sint_prod

        return sint_prod(self._uop.shape)  # type: ignore[no-any-return]

    def element_size(self) -> int:
        """Return the number of bytes of one element."""
        return self.dtype.itemsize

    def nbytes(self) -> Any:
        """Return the number of bytes of all elements."""
        return self.numel() * self.element_size()

    def size(self, dim: int | None = None) -> Any:
        """Return the shape, or the size of axis `dim`."""
        return self.shape if dim is None else self.shape[self._axis(dim)]

    def is_floating_point(self) -> bool:
        """Return whether the dtype is a float."""
        return self._uop.dtype.is_float

    def __len__(self) -> int:
        shape = self._uop.shape
        if not shape:
            raise DTypeError("a tensor of shape () has no length", hint="it is one value")
        if not isinstance(shape[0], int):
            raise ShapeError("the first axis has a symbolic size", hint="use .shape[0]")
        return shape[0]

    def __iter__(self) -> Iterator[Any]:
        if not self._uop.shape:
            raise DTypeError("a tensor of shape () cannot be iterated", hint="it is one value")
        return (self[number] for number in range(len(self)))  # type: ignore[index]

    def __bool__(self) -> bool:
        raise DTypeError(
            "the truth of a tensor is not known while the graph is built",
            hint="use .item() to compute it, or where() to choose elementwise",
        )

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        device = self._uop.device
        place = "" if device is None else f" on {device}"
        return f"<Tensor {self.dtype.name}{show(self.shape)}{place}>"

    def _axis(self, axis: int, extra: int = 0) -> int:
        """Return `axis` counted from the front; `extra` allows that many places past the end."""
        rank = len(self._uop.shape) + extra
        if not isinstance(axis, int):
            raise DTypeError(f"an axis is an int, not {type(axis).__name__}: {axis!r}")
        if not -max(1, rank) <= axis < max(1, rank):
            raise OutOfRangeError(
                f"axis {axis} is outside a tensor of {rank} axes, shape {show(self.shape)}",
                hint=f"axes go from {-max(1, rank)} to {max(1, rank) - 1}",
            )
        return axis + rank if axis < 0 else axis

    def _axes(self, axes: int | tuple[int, ...] | list[int] | None) -> tuple[int, ...]:
        """Return distinct axes counted from the front; None means all."""
        if axes is None:
            return tuple(range(len(self._uop.shape)))
        if isinstance(axes, int):
            return (self._axis(axes),) if self._uop.shape else ()
        found = tuple([self._axis(axis) for axis in axes])
        if len(set(found)) != len(found):
            raise ShapeError(f"axes {tuple(axes)} name one axis twice")
        return found if self._uop.shape else ()


def default_device() -> str:
    """Return the name of the device that tensors live on when nothing else is said."""
    from tgcore.runtime import Device

    return Device.DEFAULT


def canonical_device(device: Any) -> Any:
    """Return a device name, or a tuple of names, in the one spelling that graphs use."""
    if device is None:
        return None
    if isinstance(device, (tuple, list)):
        return tuple([canonical_device(one) for one in device])
    from tgcore.runtime import Device

    name = Device.canonical(device)
    if name.partition(":")[0] not in set(Device.families()):
        Device.open(name)  # raises, unless a plugin brings it
    return name


def scalar(value: ConstType, dtype: DType | None = None) -> UOp:
    """Return a Python number as a constant of `dtype`, or a weak one."""
    return UOp.const(dtypes.from_py(value) if dtype is None else dtype, value)
