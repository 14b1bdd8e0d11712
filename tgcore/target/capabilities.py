"""Facts of a target, as the compiler asks for them.

A device fills one frozen `Capabilities`; schedule, codegen and engine branch on its fields and
never on a name. Each field states what its default means, so that a new field is no break.
"""

from __future__ import annotations

from tgcore.ir import DType, Ops, dtypes
from tgcore.support.frozen import Frozen

_ALL = frozenset(dtypes.concrete)
_COMMON = frozenset(_ALL - {*dtypes.fp8s, dtypes.float16, dtypes.bfloat16})
# What every target must compute by itself, for every dtype in `arithmetic`.
BASIC_OPS = frozenset({
    Ops.CAST, Ops.BITCAST, Ops.ADD, Ops.MUL, Ops.CMPLT, Ops.CMPNE, Ops.AND, Ops.OR, Ops.XOR,
    Ops.WHERE, Ops.SHL, Ops.SHR, Ops.FDIV, Ops.CDIV, Ops.CMOD, Ops.SQRT,
})  # fmt: skip


class TensorCore(Frozen):
    """A matrix multiply-accumulate D = A * B + C done by the threads of one warp together.

    A layout says which element of a tile each register of each thread holds. It lists one
    coordinate bit for every bit of the thread number and then for every bit of the register
    number, lowest first: ``"m2"`` is bit 2 of the row. A bit that is not listed is 0; ``"-"``
    stands for a bit that chooses nothing (threads that hold the same element).

    Attributes
    ----------
    dims : tuple
        (N, M, K): columns and rows of the result, length of the sums; powers of two.
    threads : int
        Threads that take part, a power of two; 1 for a matrix unit of a single thread.
    dtype_in, dtype_out : DType
        Of A and B; of C and D.
    layout_a, layout_b, layout_c : tuple of str
        Layouts over m and k, k and n, m and n.
    name : str
        What the renderer calls.

    Examples
    --------
    >>> unit = TensorCore((2, 2, 1), 1, dtypes.float32, dtypes.float32, ("m0",), ("n0",),
    ...                   ("n0", "m0"))
    >>> unit.elements
    (2, 2, 4)
    """

    dims: tuple[int, int, int]
    threads: int
    dtype_in: DType
    dtype_out: DType
    layout_a: tuple[str, ...]
    layout_b: tuple[str, ...]
    layout_c: tuple[str, ...]
    name: str = ""

    @property
    def elements(self) -> tuple[int, int, int]:
        """Registers of A, B and C that one thread holds."""
        lanes = self.threads.bit_length() - 1
        sizes = [1 << (len(x) - lanes) for x in (self.layout_a, self.layout_b, self.layout_c)]
        return sizes[0], sizes[1], sizes[2]


class Capabilities(Frozen):
    """What a target can do, and how much of it.

    Attributes
    ----------
    storage, arithmetic : frozenset of DType
        Types that may be loaded and stored; types that may be computed in. What is missing is
        emulated: narrow floats by their bits, 64-bit integers by pairs.
    ops : frozenset of Ops
        Operations the renderer writes natively *with the meaning of the graph* (`BASIC_OPS` are
        always asked for). Others are decomposed. MAX here means that NaN propagates; MULACC
        means one rounding (fused).
    safe_division : bool
        CDIV and CMOD by zero give 0 and do not trap; otherwise the compiler guards them.
    saturating_casts : bool
        Float to integer casts give the nearest end of the range, and 0 for NaN; otherwise the
        compiler writes that out and casts only what is in range.
    safe_shifts : bool
        Shifts by the width or more give 0 (or the sign).
    fast_division : bool
        Division by a constant may become multiplication and shift.
    vector_bytes, vector_lanes : int
        Widest vector value and access (0 bytes: scalars only), and its most lanes.
    vector_alu : bool
        Arithmetic works on vector values; otherwise vectors are only loaded and stored.
    unaligned_vectors : bool
        A vector access needs only the alignment of its element.
    masked_vectors : bool
        A vector load may have a gate for each lane; lanes whose gate is false read nothing.
    vector_registers : int
        Vector values that stay in registers; bounds register tiles.
    has_local : bool
        A workgroup shares memory, `local_bytes` at most, and has barriers.
    grid_limits : tuple or None
        Greatest launch sizes; None: there is no grid and outer axes are loops.
    local_limits : tuple
        Greatest workgroup sizes per dimension; `group_threads` bounds the product.
    warp_size : int
        Threads that run in step: a matrix unit is given to no more.
    threads : int
        Host threads among which one launch may be split (SPECIAL "t0").
    max_args : int
        Most buffers of one kernel; 0: no limit.
    max_upcast, max_unroll : int
        Limits of moves.
    cache_bytes : tuple
        Sizes of data caches, nearest first, where they guide tiling; may be empty.
    tensor_cores : tuple of TensorCore
        Matrix units, best first.
    sub_buffers : bool
        A view into a buffer can be an argument.
    host : bool
        The host may address its memory: `Allocator.host_view` is asked, and copies use the bytes
        where they lie.
    storage_only : bool
        It holds data and runs no kernels.
    fallback : bool
        It may become the default device without being hardware, when the host has no compiler.
    """

    storage: frozenset[DType] = _ALL
    arithmetic: frozenset[DType] = _COMMON
    ops: frozenset[Ops] = BASIC_OPS
    safe_division: bool = False
    saturating_casts: bool = False
    safe_shifts: bool = False
    fast_division: bool = True
    vector_bytes: int = 0
    vector_lanes: int = 16
    vector_alu: bool = True
    unaligned_vectors: bool = False
    masked_vectors: bool = False
    vector_registers: int = 16
    has_local: bool = False
    local_bytes: int = 0
    grid_limits: tuple[int, ...] | None = None
    local_limits: tuple[int, ...] = (1, 1, 1)
    group_threads: int = 1
    warp_size: int = 1
    threads: int = 1
    max_args: int = 0
    max_upcast: int = 16
    max_unroll: int = 32
    cache_bytes: tuple[int, ...] = ()
    tensor_cores: tuple[TensorCore, ...] = ()
    sub_buffers: bool = True
    host: bool = False
    storage_only: bool = False
    fallback: bool = False

    @property
    def has_grid(self) -> bool:
        """Whether outer axes become launch coordinates instead of loops."""
        return self.grid_limits is not None

    def lanes(self, dtype: DType) -> int:
        """Return the most lanes of a vector of `dtype`, 1 where there are no vectors."""
        if not self.vector_bytes:
            return 1
        return max(1, min(self.vector_lanes, self.vector_bytes // dtype.scalar.itemsize))
