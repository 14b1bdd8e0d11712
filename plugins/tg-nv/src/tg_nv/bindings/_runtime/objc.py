"""Objective-C objects from Python: classes looked up lazily, messages sent with exact types.

Objects that a method gives to its caller (``alloc``, ``new``, ``copy``, ``init`` and what the
header marks) are released when Python drops them; all others are retained while Python holds them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from .library import Library

_REGISTRY: dict[str, type[ObjcObject]] = {}


class Runtime:
    """The Objective-C runtime's entry points; ``use`` swaps in another one, such as a test's."""

    def __init__(self) -> None:
        self.library = Library("objc", names=("libobjc.dylib", "libobjc.so.4"))
        self._senders: dict[tuple[Any, ...], Any] = {}
        self._selectors: dict[str, int] = {}

    def use(self, path: str) -> None:
        """Take the runtime from this library."""
        self.library.use(path)
        self._senders.clear()
        self._selectors.clear()

    def _call(self, name: str, result: Any, *values: Any) -> Any:
        function = self.library.handle[name]
        function.restype = result
        function.argtypes = [
            ctypes.c_char_p if isinstance(v, bytes) else ctypes.c_void_p for v in values
        ]
        return function(*values)

    def selector(self, name: str) -> int:
        """A selector's address, registered once."""
        found = self._selectors.get(name)
        if found is None:
            found = self._call("sel_registerName", ctypes.c_void_p, name.encode())
            self._selectors[name] = found
        return found

    def find_class(self, name: str) -> int:
        """A class's address.

        Raises
        ------
        LookupError
            When the runtime has no class of that name.
        """
        found = self._call("objc_getClass", ctypes.c_void_p, name.encode())
        if not found:
            raise LookupError(f"the Objective-C runtime has no class {name!r}: load its framework")
        return int(found)

    def send(
        self,
        target: int,
        selector: str,
        result: Any,
        arguments: Sequence[Any],
        values: Sequence[Any],
    ) -> Any:
        """Send a message with these exact C types."""
        key = (result, *arguments)
        sender = self._senders.get(key)
        if sender is None:
            prototype = ctypes.CFUNCTYPE(result, ctypes.c_void_p, ctypes.c_void_p, *arguments)
            address = ctypes.cast(self.library.handle["objc_msgSend"], ctypes.c_void_p).value or 0
            sender = self._senders[key] = prototype(address)
        return sender(target, self.selector(selector), *values)


runtime = Runtime()


class ObjcObject:
    """An object; generated classes derive from it and add their methods."""

    __slots__ = ("__weakref__", "_address")
    objc_name = ""

    def __init__(self, address: int, owned: bool = False) -> None:
        self._address = address
        if address and not owned:
            runtime.send(address, "retain", ctypes.c_void_p, (), ())

    @property
    def address(self) -> int:
        """The object's address."""
        return self._address

    def __bool__(self) -> bool:
        return bool(self._address)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ObjcObject) and other._address == self._address

    def __hash__(self) -> int:
        return hash(self._address)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {self._address:#x}>"

    def __del__(self) -> None:
        if self._address:
            address, self._address = self._address, 0
            runtime.send(address, "release", None, (), ())


def method(
    selector: str,
    result: Any,
    *arguments: Any,
    returns: str = "",
    retained: bool = False,
    class_method: bool = False,
) -> Any:
    """A method of a generated class: ``returns`` names the class of the object it gives."""

    def call(receiver: Any, *values: Any) -> Any:
        if len(values) != len(arguments):
            raise TypeError(f"{selector} takes {len(arguments)} arguments, got {len(values)}")
        target = runtime.find_class(receiver.objc_name) if class_method else receiver.address
        plain = [value.address if isinstance(value, ObjcObject) else value for value in values]
        if selector.startswith("init") and returns and not class_method:
            runtime.send(target, "retain", ctypes.c_void_p, (), ())  # init consumes its receiver
        answer = runtime.send(target, selector, result, arguments, plain)
        if not returns:
            return answer
        if not answer:
            return None
        if returns == "instancetype":
            cls = receiver if class_method else type(receiver)
        else:
            cls = _REGISTRY.get(returns, ObjcObject)
        return cls(answer, owned=retained)

    call.__name__ = selector.replace(":", "_")
    call.__doc__ = f"{'+' if class_method else '-'}[{selector}]"
    return classmethod(call) if class_method else call


def objc_class(name: str, bases: Sequence[type], methods: dict[str, Any]) -> Any:
    """Make and register the Python class of an Objective-C class or protocol."""
    unique: list[type] = []
    for base in bases:
        if not any(issubclass(other, base) for other in unique):
            unique = [other for other in unique if not issubclass(base, other)] + [base]
    body = {"__slots__": (), "objc_name": name, **methods}
    made = type(name, tuple(unique) or (ObjcObject,), body)
    _REGISTRY[name] = made
    return made
