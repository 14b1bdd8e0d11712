"""The small immutable records that sit in a node's `arg`.

Each is a value (compared by content) except `StorageSlot` and `LeafId`, whose identity is the
point. Runtime fills only `StorageSlot.storage`; everything else is fixed at creation.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tgcore.ir.dtypes import DType


class AxisKind(IntEnum):
    """What a RANGE becomes on the target; the order is the nesting order, outermost first.

    A SERIAL range runs in its order, one step after another; no move touches it.
    """

    GLOBAL = 0
    THREAD = 1
    WARP = 2
    LOCAL = 3
    SERIAL = 4
    LOOP = 5
    GROUP_REDUCE = 6
    REDUCE = 7
    UPCAST = 8
    UNROLL = 9


class StorageSlot:
    """Identity of one piece of storage: what a BUFFER node owns.

    Parameters
    ----------
    device : str
        Canonical device name, ``"FAMILY"`` or ``"FAMILY:INDEX"``.
    dtype : DType
        Element type; never weak.
    size : int
        Number of elements.
    storage : object, optional
        Filled by runtime at first use; opaque to every layer below it.
    """

    __slots__ = ("__weakref__", "device", "dtype", "size", "storage")

    def __init__(self, device: str, dtype: DType, size: int, storage: Any = None) -> None:
        self.device = device
        self.dtype = dtype
        self.size = size
        self.storage = storage

    def __repr__(self) -> str:
        return f"<slot {id(self):#x} {self.device} {self.dtype.name}[{self.size}]>"


class LeafId:
    """Identity of a tensor the user made from constants; two are never equal."""

    __slots__ = ("__weakref__",)

    def __repr__(self) -> str:
        return f"<leaf {id(self):#x}>"


@dataclass(frozen=True, slots=True)
class ParamInfo:
    """Argument record of a call body: number, element type and size, and what it may do.

    Attributes
    ----------
    slot : int
        Position among the call's arguments.
    size : int
        Number of elements.
    device : str or None
        Set on schedule parameters (they stand for buffers); None inside kernels.
    volatile : bool
        Accesses are never merged, widened or reordered.
    internal : bool
        Schedule parameter that is a temporary of the schedule, not an input.
    """

    slot: int
    size: int
    device: str | None = None
    volatile: bool = False
    internal: bool = False


@dataclass(frozen=True, slots=True)
class KernelInfo:
    """Facts on a kernel's SINK.

    `name` is empty until the kernel is optimised. `moves` are the moves applied so far;
    `explicit` pins the list a user or a test asked for (None: heuristic or search decide).
    """

    name: str = ""
    moves: tuple[Any, ...] = ()
    explicit: tuple[Any, ...] | None = None
    metadata: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class FunctionInfo:
    """Facts on a CUSTOM_FUNCTION that is a value: what a call of `kind` makes of its sources.

    Attributes
    ----------
    kind : str
        The name under which a device executes it.
    shape : tuple of int
        Of the result.
    options : tuple of (str, value)
        Plain data for the one who executes it.
    device : str or None
        Where it runs; None: where its first source is.
    """

    kind: str
    shape: tuple[int, ...]
    options: tuple[tuple[str, Any], ...] = ()
    device: str | None = None


@dataclass(frozen=True, slots=True)
class CallInfo:
    """Facts on a CALL: where it runs, its kind, which arguments it writes and reads.

    `kind` is ``"kernel"``, ``"copy"``, ``"view"`` or one that a plugin registered.
    `outs` and `ins` are argument positions. `shapes` (of the arguments) and `options` are for
    kinds of plugins.
    """

    device: str
    kind: str = "kernel"
    outs: tuple[int, ...] = (0,)
    ins: tuple[int, ...] = ()
    name: str = ""
    shapes: tuple[tuple[int, ...], ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
