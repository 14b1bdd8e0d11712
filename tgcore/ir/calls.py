"""Values that a device makes by a kind of call of its own, neither kernel nor copy.

Rules of plugins and `Tensor.call` build them here. The scheduler gives each a buffer and makes a
call of it; what executes it is asked of the device.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tgcore.ir.args import FunctionInfo
from tgcore.ir.dtypes import DType
from tgcore.ir.ops import Ops
from tgcore.ir.uop import UOp
from tgcore.support.errors import ArgumentError, ShapeError

_PLAIN = (str, int, float, bool, type(None))


def call_value(
    kind: str, sources: Sequence[UOp], shape: Sequence[int], dtype: DType, *,
    device: str | None = None, **options: Any,
) -> UOp:  # fmt: skip
    """Return the value that a call of `kind` makes of `sources`.

    Parameters
    ----------
    kind
        A name that the device knows: one of its `call_kinds`.
    sources
        Values of fixed shape; each is given to the call whole and in order.
    shape, dtype
        Of the result.
    device
        Where it runs; None: where the first source is.
    options
        Plain data (numbers, texts, tuples of them) for the one who executes it.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> a = UOp.param(0, dtypes.float32, 8, device="X")
    >>> call_value("acme.sort", [a], (8,), dtypes.float32, descending=True).shape
    (8,)
    """
    if dtype.weak:
        raise ArgumentError(f"a call has no result of type {dtype.name}", hint="name its dtype")
    for size in (*shape, *[size for source in sources for size in source.shape]):
        if not isinstance(size, int):
            raise ShapeError(f"a call of kind {kind!r} needs fixed shapes")
    for name, value in options.items():
        if not _is_plain(value):
            raise ArgumentError(
                f"the option {name} of {kind!r} is {type(value).__name__}",
                hint="options are numbers, texts and tuples of them",
            )
    info = FunctionInfo(kind, tuple(shape), tuple(sorted(options.items())), device)
    return UOp(Ops.CUSTOM_FUNCTION, dtype, tuple(sources), info)


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_is_plain(part) for part in value)
    return isinstance(value, _PLAIN)
