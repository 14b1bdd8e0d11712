"""Data types of graph values: scalars, weak Python scalars, the index type and their vectors.

A `DType` is interned and compared by identity. This module knows promotion and ranges; it
does not convert arrays (see `tgcore.ir.npdtype`) and names no storage. Every layer uses it.
"""

from __future__ import annotations

import math
from typing import Final

from tgcore.support.errors import DTypeError
from tgcore.support.settings import settings

ConstType = bool | int | float


class DType:
    """One scalar type, or a vector of `lanes` scalars (vectors exist only inside kernels).

    Attributes
    ----------
    name : str
        For example ``"float32"`` or ``"float32x8"``.
    kind : str
        ``"b"`` bool, ``"i"`` signed, ``"u"`` unsigned, ``"f"`` float, ``"v"`` void.
    bits : int
        Width of one scalar; 0 for weak types and void.
    weak : bool
        True for `weakint` (also called `index`) and `weakfloat`: no storage, any magnitude.
    lanes : int
        Number of scalars; 1 for scalar types.
    scalar : DType
        The type of one lane.

    Examples
    --------
    >>> dtypes.float32.vec(4).name
    'float32x4'
    """

    __slots__ = ("_vectors", "bits", "is_float", "is_int", "itemsize", "kind", "lanes", "name",
                 "scalar", "weak")  # fmt: skip

    def __init__(self, name: str, kind: str, bits: int, *, weak: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.bits = bits
        self.weak = weak
        self.lanes = 1
        self.scalar = self
        self.itemsize = max(1, bits // 8) if bits else 0
        self.is_float = kind == "f"
        self.is_int = kind in "iu"
        self._vectors: dict[int, DType] = {}

    def vec(self, lanes: int) -> DType:
        """Return the vector type with `lanes` lanes of this scalar (lanes == 1: itself)."""
        if lanes == 1:
            return self.scalar
        base = self.scalar
        found = base._vectors.get(lanes)
        if found is None:
            if lanes < 1 or base.kind == "v":
                raise DTypeError(f"{base.name} has no vector of {lanes} lanes")
            found = DType(f"{base.name}x{lanes}", base.kind, base.bits, weak=base.weak)
            found.lanes = lanes
            found.scalar = base
            found.itemsize = base.itemsize * lanes
            base._vectors[lanes] = found
        return found

    @property
    def min(self) -> ConstType:
        """Least value of one lane: -inf for weak types and for floats that have it."""
        if self.kind == "b":
            return False
        if self.scalar is dtypes.fp8e4m3:
            return -448.0
        if self.kind == "f" or self.weak:
            return -math.inf
        return 0 if self.kind == "u" else -(1 << (self.bits - 1))

    @property
    def max(self) -> ConstType:
        """Greatest value of one lane: +inf for weak types and for floats that have it."""
        if self.kind == "b":
            return True
        if self.scalar is dtypes.fp8e4m3:
            return 448.0
        if self.kind == "f" or self.weak:
            return math.inf
        return (1 << self.bits) - 1 if self.kind == "u" else (1 << (self.bits - 1)) - 1

    def wrap(self, value: ConstType) -> ConstType:
        """Return `value` as a Python constant of this type; integers wrap at their width."""
        if self.kind == "b":
            return bool(value)
        if self.kind == "f":
            return float(value)
        if self.kind == "v":
            raise DTypeError("void has no constants")
        number = int(value)
        if self.weak:
            return number
        number &= (1 << self.bits) - 1
        if self.kind == "i" and number >> (self.bits - 1):
            number -= 1 << self.bits
        return number

    def __repr__(self) -> str:
        return f"dtypes.{self.scalar.name}" + (f".vec({self.lanes})" if self.lanes > 1 else "")

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return _load, (self.scalar.name, self.lanes)

    def __copy__(self) -> DType:
        return self

    def __deepcopy__(self, memo: object) -> DType:
        return self


def _load(name: str, lanes: int) -> DType:
    return dtypes.by_name(name).vec(lanes)


class _Defaults(type):
    """Gives `dtypes` its two defaults, which follow the settings of the running thread."""

    @property
    def default_float(cls) -> DType:
        """The float type that a weak float becomes when nothing else decides."""
        return _BY_NAME[settings.default_float]

    @default_float.setter
    def default_float(cls, dtype: DType) -> None:
        settings.default_float = dtype.name

    @property
    def default_int(cls) -> DType:
        """The integer type that a weak int becomes when it fits."""
        return _BY_NAME[settings.default_int]

    @default_int.setter
    def default_int(cls, dtype: DType) -> None:
        settings.default_int = dtype.name


class dtypes(metaclass=_Defaults):  # noqa: N801 - the name users know
    """The registry of scalar types, with aliases as PyTorch and NumPy users know them.

    Examples
    --------
    >>> dtypes.promote(dtypes.int8, dtypes.weakfloat)
    dtypes.weakfloat
    """

    void: Final = DType("void", "v", 0)
    bool: Final = DType("bool", "b", 1)
    weakint: Final = DType("weakint", "i", 0, weak=True)
    int8: Final = DType("int8", "i", 8)
    uint8: Final = DType("uint8", "u", 8)
    int16: Final = DType("int16", "i", 16)
    uint16: Final = DType("uint16", "u", 16)
    int32: Final = DType("int32", "i", 32)
    uint32: Final = DType("uint32", "u", 32)
    int64: Final = DType("int64", "i", 64)
    uint64: Final = DType("uint64", "u", 64)
    weakfloat: Final = DType("weakfloat", "f", 0, weak=True)
    fp8e4m3: Final = DType("fp8e4m3", "f", 8)
    fp8e5m2: Final = DType("fp8e5m2", "f", 8)
    float16: Final = DType("float16", "f", 16)
    bfloat16: Final = DType("bfloat16", "f", 16)
    float32: Final = DType("float32", "f", 32)
    float64: Final = DType("float64", "f", 64)

    index = weakint  # a mathematical integer: never wraps, narrowed by proved bounds when lowered
    half = float16
    float = float32
    double = float64
    char = int8
    uchar = uint8
    short = int16
    ushort = uint16
    int = int32
    uint = uint32
    long = int64
    ulong = uint64

    fp8s = (fp8e4m3, fp8e5m2)
    floats = (*fp8s, float16, bfloat16, float32, float64)
    sints = (int8, int16, int32, int64)
    uints = (uint8, uint16, uint32, uint64)
    ints = (*sints, *uints)
    int8s = (int8, uint8)
    int16s = (int16, uint16)
    int32s = (int32, uint32)
    int64s = (int64, uint64)
    weaks = (weakint, weakfloat)
    concrete = (bool, *ints, *floats)
    all = (*concrete, weakint, weakfloat)

    @staticmethod
    def by_name(name: str) -> DType:
        """Return the scalar type called `name`, or raise `DTypeError` listing the names.

        The other names that this class has for a type are taken, too: `half`, `long`.
        """
        found = _BY_NAME.get(name) or vars(dtypes).get(name)
        if not isinstance(found, DType):
            names = ", ".join(sorted(_BY_NAME))
            raise DTypeError(f"no dtype is called {name!r}; use one of: {names}")
        return found

    @staticmethod
    def is_float(dtype: DType) -> bool:  # type: ignore[valid-type]
        """Whether `dtype` is a floating-point type, weak ones included."""
        return dtype.is_float

    @staticmethod
    def is_int(dtype: DType) -> bool:  # type: ignore[valid-type]
        """Whether `dtype` is an integer type (bool is not), the weak one included."""
        return dtype.is_int

    @staticmethod
    def is_unsigned(dtype: DType) -> bool:  # type: ignore[valid-type]
        """Whether `dtype` is an unsigned integer type."""
        return dtype.kind == "u"

    @staticmethod
    def is_bool(dtype: DType) -> bool:  # type: ignore[valid-type]
        """Whether `dtype` is bool."""
        return dtype.kind == "b"

    @staticmethod
    def finfo(dtype: DType) -> tuple[int, int]:  # type: ignore[valid-type]
        """Return how many bits of a float are its exponent and its mantissa.

        Examples
        --------
        >>> dtypes.finfo(dtypes.float16)
        (5, 10)
        """
        if dtype.name not in _FLOAT_BITS:
            raise DTypeError(f"{dtype.name} is no float with bits of its own")
        return _FLOAT_BITS[dtype.name]

    @staticmethod
    def from_py(value: object) -> DType:
        """Return the weak (or bool) type of a Python scalar."""
        if isinstance(value, _bool):
            return dtypes.bool
        if isinstance(value, _int):
            return dtypes.weakint
        if isinstance(value, _float):
            return dtypes.weakfloat
        raise DTypeError(f"{type(value).__name__} is not a Python scalar: {value!r}")

    @staticmethod
    def promote(*types: DType) -> DType:
        """Return the least type all of `types` convert to, by the JAX lattice (semantics.md)."""
        result = types[0].scalar
        for other in types[1:]:
            if other is not result:
                result = _join(result, other.scalar)
        return result

    @staticmethod
    def commit_int(low: object, high: object) -> DType:
        """Return the storage type of a weak int with values in [low, high].

        The default int when it fits, else int32, int64, uint64; `OverflowError` otherwise.
        """
        for dtype in (dtypes.default_int, dtypes.int32, dtypes.int64, dtypes.uint64):
            if dtype.min <= low and high <= dtype.max:  # type: ignore[operator]
                return dtype
        raise OverflowError(
            f"integers from {low} to {high} fit no integer type; give a float dtype instead"
        )

    @staticmethod
    def accumulate(dtype: DType) -> DType:
        """Return the type in which a sum of `dtype` accumulates (semantics.md, accumulation)."""
        if dtype is dtypes.bool:
            return dtypes.promote(dtypes.default_int, dtypes.int32)
        if dtype.kind == "u" and not dtype.weak:
            return dtypes.promote(dtype, dtypes.uint32)
        if dtype.kind == "i" and not dtype.weak:
            return dtypes.promote(dtype, dtypes.int32)
        if dtype.is_float and not dtype.weak and dtype.bits < 32:
            return dtypes.float32
        return dtype


_bool, _int, _float = bool, int, float
_BY_NAME: dict[str, DType] = {
    value.name: value for value in vars(dtypes).values() if isinstance(value, DType)
}

# bits of exponent and mantissa
_FLOAT_BITS = {
    "fp8e4m3": (4, 3), "fp8e5m2": (5, 2), "float16": (5, 10), "bfloat16": (8, 7),
    "float32": (8, 23), "float64": (11, 52),
}  # fmt: skip

# Immediate successors in the promotion lattice; the join is the least common successor.
_SUCCESSORS: dict[DType, tuple[DType, ...]] = {
    dtypes.bool: (dtypes.weakint,),
    dtypes.weakint: (dtypes.int8, dtypes.uint8),
    dtypes.int8: (dtypes.int16,),
    dtypes.int16: (dtypes.int32,),
    dtypes.int32: (dtypes.int64,),
    dtypes.int64: (dtypes.weakfloat,),
    dtypes.uint8: (dtypes.int16, dtypes.uint16),
    dtypes.uint16: (dtypes.int32, dtypes.uint32),
    dtypes.uint32: (dtypes.int64, dtypes.uint64),
    dtypes.uint64: (dtypes.weakfloat,),
    dtypes.weakfloat: (dtypes.fp8e4m3, dtypes.fp8e5m2),
    dtypes.fp8e4m3: (dtypes.float16, dtypes.bfloat16),
    dtypes.fp8e5m2: (dtypes.float16, dtypes.bfloat16),
    dtypes.float16: (dtypes.float32,),
    dtypes.bfloat16: (dtypes.float32,),
    dtypes.float32: (dtypes.float64,),
    dtypes.float64: (),
}
# A total order compatible with the lattice (a type stands before its successors): the least
# common successor is the first in it.
_ORDER: dict[DType, int] = {
    dtype: place
    for place, dtype in enumerate(
        (dtypes.bool, dtypes.weakint, dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.uint16,
         dtypes.int32, dtypes.uint32, dtypes.int64, dtypes.uint64, dtypes.weakfloat,
         *dtypes.floats)
    )
}  # fmt: skip
_JOINS: dict[tuple[DType, DType], DType] = {}


def _ancestors(dtype: DType) -> set[DType]:
    found, stack = set(), [dtype]
    while stack:
        node = stack.pop()
        if node not in found:
            found.add(node)
            stack.extend(_SUCCESSORS[node])
    return found


def _join(left: DType, right: DType) -> DType:
    found = _JOINS.get((left, right))
    if found is None:
        if left not in _SUCCESSORS or right not in _SUCCESSORS:
            raise DTypeError(f"{left.name} and {right.name} have no common type")
        found = min(_ancestors(left) & _ancestors(right), key=_ORDER.__getitem__)
        _JOINS[(left, right)] = found
    return found
