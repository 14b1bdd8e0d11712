"""A base for small frozen records that cost next to nothing to define.

A frozen dataclass is made by generating and compiling source when its module is imported, about a
millisecond each; records that every process needs before its first device opens derive from
`Frozen` instead. To a reader, a type checker and `dataclasses` they are frozen dataclasses. For
records made in great numbers, use a dataclass or slots: here the arguments are checked by a loop.
"""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform


class _Fields:
    """What `dataclasses` asks a class for, made when it asks."""

    def __init__(self) -> None:
        self._made: dict[type[Frozen], dict[str, Any]] = {}

    def __get__(self, instance: object, owner: type[Frozen]) -> dict[str, Any]:
        found = self._made.get(owner)
        if found is None:
            import dataclasses

            types: dict[str, Any] = {}
            for base in reversed(owner.__mro__[: owner.__mro__.index(Frozen)]):
                types.update(base.__annotations__)
            known = {name: getattr(owner, name) for name in owner._names if hasattr(owner, name)}
            known["__doc__"] = owner.__name__  # otherwise one is made from the signature
            twin: Any = dataclasses.make_dataclass(
                owner.__name__, [(name, types[name]) for name in owner._names],
                namespace=known, init=False, repr=False, eq=False,
            )  # fmt: skip
            found = self._made[owner] = twin.__dataclass_fields__
        return found


@dataclass_transform(frozen_default=True)
class Frozen:
    """A record whose fields are the annotations of its class; a class attribute is a default.

    Examples
    --------
    >>> from tgcore.support.frozen import Frozen
    >>> class Size(Frozen):
    ...     width: int
    ...     height: int = 1
    >>> Size(3), Size(3) == Size(width=3, height=1)
    (Size(width=3, height=1), True)
    """

    _names: ClassVar[tuple[str, ...]] = ()
    __dataclass_fields__ = _Fields()

    def __init_subclass__(cls) -> None:
        own = [name for name in cls.__annotations__ if name not in ("_names", *cls._names)]
        cls._names = (*cls._names, *own)

    def __init__(self, *arguments: Any, **named: Any) -> None:
        names, values = self._names, self.__dict__
        if len(arguments) > len(names):
            raise TypeError(f"{type(self).__name__} takes {len(names)} values, not more")
        values.update(zip(names, arguments))
        for name, value in named.items():
            if name not in names or name in values:
                what = "given twice" if name in values else "no field"
                raise TypeError(f"{type(self).__name__}: {name} is {what}")
            values[name] = value
        if len(values) < len(names):
            for name in names:
                if name not in values:
                    self._set_default(name)

    def _set_default(self, name: str) -> None:
        kind = type(self)
        if not hasattr(kind, name):
            raise TypeError(f"{kind.__name__} needs {name}")
        self.__dict__[name] = getattr(kind, name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self._names)
        return f"{type(self).__name__}({shown})"
