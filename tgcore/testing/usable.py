"""Which dtypes tests may use on a target: those it has, and those the core emulates on any."""

from __future__ import annotations

from tgcore.ir import DType, dtypes
from tgcore.target import Capabilities

EMULATED = (dtypes.int64, dtypes.uint64, dtypes.float16, dtypes.bfloat16, *dtypes.fp8s)


def usable(capabilities: Capabilities) -> tuple[DType, ...]:
    """Return the dtypes in which tensors on such a target can be held and computed.

    Examples
    --------
    >>> usable(Capabilities()) == dtypes.concrete
    True
    """
    native = capabilities.storage & capabilities.arithmetic
    return tuple([kind for kind in dtypes.concrete if kind in native or kind in EMULATED])
