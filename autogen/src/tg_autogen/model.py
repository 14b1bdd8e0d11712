"""What a set of headers declares, as plain data: the meeting point of parser and emitters.

Every number in it came from the compiler.  It can be dumped as JSON, holds no clang object and no
path, and is the surface on which the parser is tested.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Scalar:
    """An arithmetic type, ``void`` or ``bool``; ``name`` is fixed-width: ``i32``, ``f64``, ..."""

    name: str


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer; ``const`` tells whether the target is const-qualified."""

    target: CType
    const: bool = False


@dataclass(frozen=True, slots=True)
class Array:
    """A constant array; a flexible one has ``count`` 0."""

    element: CType
    count: int
    flexible: bool = False


@dataclass(frozen=True, slots=True)
class Signature:
    """A function type; ``problem`` says why it cannot be called, if so."""

    result: CType
    parameters: tuple[CType, ...]
    variadic: bool = False
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Ref:
    """A reference to a record, enum or typedef by its key in the unit."""

    kind: str
    key: str


@dataclass(frozen=True, slots=True)
class Opaque:
    """Bytes of a type that ctypes cannot hold; ``reason`` names it."""

    size: int
    align: int
    reason: str


CType = Scalar | Pointer | Array | Signature | Ref | Opaque


@dataclass(slots=True)
class Field:
    """A member; ``offset`` in bits; ``width`` is None unless it is a bit-field.

    Without a name it is an anonymous record, or a bit-field that only takes up room.
    """

    name: str
    type: CType
    offset: int
    width: int | None = None


@dataclass(slots=True)
class Record:
    """A struct or union. ``spelling`` is how C names it; empty when C cannot."""

    key: str
    name: str
    kind: str
    spelling: str
    where: str
    size: int = 0
    align: int = 1
    fields: list[Field] = field(default_factory=list)
    complete: bool = False
    refuse: str = ""
    aliases: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Enum:
    """An enumeration; anonymous ones have an empty ``name`` and give constants only.

    ``scope`` is the C++ qualifier of its enumerators, such as ``outer::inner::``.
    """

    key: str
    name: str
    spelling: str
    where: str
    base: Scalar
    values: list[tuple[str, int]] = field(default_factory=list)
    scoped: bool = False
    scope: str = ""


@dataclass(slots=True)
class Typedef:
    """A typedef that is neither a record's nor an enum's own name."""

    key: str
    name: str
    where: str
    type: CType


@dataclass(slots=True)
class Function:
    """An external function; ``symbol`` differs from ``name`` when C++ or asm labels rename it."""

    name: str
    symbol: str
    where: str
    signature: Signature
    parameters: tuple[str, ...] = ()


@dataclass(slots=True)
class Variable:
    """An external variable."""

    name: str
    symbol: str
    where: str
    type: CType
    spelling: str = ""


@dataclass(slots=True)
class Constant:
    """A value the compiler computed: a macro, or a static const object.

    ``ctype`` is the C type's spelling, ``kind`` one of macro, enumerator, variable.
    """

    name: str
    value: Any
    ctype: str
    where: str
    kind: str = "macro"


@dataclass(slots=True)
class Alias:
    """A macro that only renames a function, variable or type."""

    name: str
    target: str
    where: str
    type: CType | None = None


@dataclass(slots=True)
class MacroFunction:
    """A function-like macro as a Python expression over CInt, checked at ``samples``.

    With ``low`` it is a bit range: the expression is its high end, ``low`` its low end.
    """

    name: str
    parameters: tuple[str, ...]
    expression: str
    where: str
    samples: list[tuple[tuple[int, ...], int]] = field(default_factory=list)
    low: str = ""


@dataclass(slots=True)
class IoctlMacro:
    """A macro made of ``_IO``, ``_IOR``, ``_IOW`` or ``_IOWR``."""

    name: str
    value: int
    ctype: str
    where: str
    payload: CType | None = None


@dataclass(slots=True)
class ObjcMethod:
    """One Objective-C method."""

    selector: str
    class_method: bool
    result: CType
    parameters: tuple[CType, ...]
    names: tuple[str, ...]
    retained: bool
    result_class: str = ""


@dataclass(slots=True)
class ObjcClass:
    """An Objective-C class or protocol."""

    name: str
    kind: str
    where: str
    bases: tuple[str, ...]
    methods: list[ObjcMethod] = field(default_factory=list)


@dataclass(slots=True)
class Skipped:
    """Something that was left out, and why."""

    name: str
    kind: str
    where: str
    reason: str


@dataclass(slots=True)
class Unit:
    """Everything that a set of headers declares, in the order of declaration."""

    records: dict[str, Record] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    typedefs: dict[str, Typedef] = field(default_factory=dict)
    functions: list[Function] = field(default_factory=list)
    variables: list[Variable] = field(default_factory=list)
    constants: list[Constant] = field(default_factory=list)
    aliases: list[Alias] = field(default_factory=list)
    macro_functions: list[MacroFunction] = field(default_factory=list)
    ioctls: list[IoctlMacro] = field(default_factory=list)
    objc: list[ObjcClass] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    order: list[tuple[str, str]] = field(default_factory=list)
    target: str = ""
    language: str = "c"

    def skip(self, name: str, kind: str, where: str, reason: str) -> None:
        """Note that a declaration is left out."""
        self.skipped.append(Skipped(name, kind, where, reason))

    def to_json(self) -> dict[str, Any]:
        """The unit as JSON-ready data; types carry their class under ``node``."""
        dumped = _dump(self)
        assert isinstance(dumped, dict)
        return dumped


def _dump(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        body = {item.name: _dump(getattr(value, item.name)) for item in dataclasses.fields(value)}
        return {"node": type(value).__name__, **body}
    if isinstance(value, dict):
        return {key: _dump(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_dump(item) for item in value]
    if isinstance(value, bytes):
        return value.decode("latin-1")
    return value
