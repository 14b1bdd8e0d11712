"""Shared libraries that load on first call, and the functions and variables in them.

Nothing is opened at import.  A library that cannot be found raises one error that says which names
and folders were tried, which variable to set and which package usually brings it.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .byvalue import ByValue, in_memory, result_type, system_v
from .callbacks import POINTER_BASE, FunctionPointer
from .placement import placed
from .records import Record


class LibraryError(OSError):
    """A library, or a symbol in it, is not there."""


class Library:
    """A shared library by name, opened when a function of it is first called.

    Parameters
    ----------
    name
        Short name: names the override variable ``TG_LIB_<NAME>`` and appears in messages.
    names
        File names for the dynamic loader, tried in order; the default is made from ``name``.
    folders
        Glob patterns of folders outside the loader's own path.
    modules
        ``package/folder`` of Python packages that carry the library in their wheel.
    package
        What usually installs it, for the error message.
    errno
        Keep ``errno`` for ``ctypes.get_errno`` after each call.

    Examples
    --------
    >>> libc = Library("c", names=("libc.so.6",))
    >>> libc.function("abs", ctypes.c_int, ctypes.c_int)(-3)
    3
    """

    def __init__(
        self,
        name: str,
        *,
        names: Sequence[str] = (),
        folders: Sequence[str] = (),
        modules: Sequence[str] = (),
        package: str = "",
        errno: bool = False,
    ) -> None:
        self.name, self.names = name, tuple(names)
        self.folders, self.modules, self.package = tuple(folders), tuple(modules), package
        self.errno = errno
        stem = os.path.basename(name).split(".")[0] if os.sep in name else name
        self.variable_name = "TG_LIB_" + "".join(c if c.isalnum() else "_" for c in stem).upper()
        self._handle: Any = None
        self._generation = 0

    def __repr__(self) -> str:
        return f"<Library {self.name!r}, {'loaded' if self._handle is not None else 'not loaded'}>"

    @property
    def handle(self) -> Any:
        """The loaded library; loads it now if need be."""
        if self._handle is None:
            self._handle = self._load()
        return self._handle

    @property
    def available(self) -> bool:
        """Whether the library can be loaded; never raises."""
        try:
            return self.handle is not None
        except LibraryError:
            return False

    def use(self, target: Any) -> None:
        """Take this library instead: a path, or an object whose attributes are the functions.

        An object is how a virtual device or a test stands in for the real library.
        """
        self._handle = self._open(target) if isinstance(target, (str, os.PathLike)) else target
        self._generation += 1

    def function(
        self, name: str, result: Any, *arguments: Any, names: str = "", variadic: bool = False
    ) -> Function:
        """Declare a function; its symbol is looked up at the first call."""
        return Function(self, name, result, arguments, names, variadic)

    def variable(self, name: str, ctype: Any) -> Variable:
        """Declare a global variable; its symbol is looked up at the first access."""
        return Variable(self, name, ctype)

    def _open(self, target: Any) -> Any:
        kind = ctypes.CDLL
        return kind(os.fspath(target), use_errno=self.errno)

    def _load(self) -> Any:
        tried: list[str] = []
        for candidate in self._candidates():
            try:
                return self._open(candidate)
            except OSError as error:
                note = "" if "cannot open shared object file" in str(error) else f" ({error})"
                tried.append(candidate + note)
        raise LibraryError(self._explain(tried))

    def _candidates(self) -> Iterator[str]:
        override = os.environ.get(self.variable_name)
        if override:
            yield override
            return
        if not self.name:
            return
        if os.sep in self.name:
            yield self.name
            return
        # Searching is rare; loading these with every plugin is not.
        import ctypes.util
        import glob
        import importlib.util

        names = self.names or _default_names(self.name)
        for module in self.modules:
            package, _, folder = module.partition("/")
            spec = importlib.util.find_spec(package)
            for root in (spec.submodule_search_locations or ()) if spec else ():
                for name in names:
                    yield from sorted(glob.glob(os.path.join(root, folder, name)))
        for name in names:
            if not glob.has_magic(name):
                yield name
        for folder in self.folders:
            for name in names:
                yield from sorted(glob.glob(os.path.join(folder, name)), reverse=True)
        found = ctypes.util.find_library(self.name)
        if found:
            yield found

    def _explain(self, tried: list[str]) -> str:
        if not self.name:
            return (
                "these bindings were generated without a library; call lib.use(path) or generate "
                "them again with --lib NAME_OR_PATH"
            )
        lines = [f"library {self.name!r} was not found"]
        lines.append("tried: " + (", ".join(tried) or "no file matched"))
        if self.folders:
            lines.append("folders: the loader's path, " + ", ".join(self.folders))
        if self.modules:
            lines.append("Python packages: " + ", ".join(self.modules))
        if self.package:
            lines.append(f"usually installed by: {self.package}")
        lines.append(f"or set {self.variable_name} to the library's path")
        return "\n  ".join(lines)


def _default_names(name: str) -> tuple[str, ...]:
    if name.endswith((".so", ".dll", ".dylib")) or ".so." in name:
        return (name,)
    if sys.platform == "win32":
        return (f"{name}.dll", f"lib{name}.dll")
    if sys.platform == "darwin":
        return (f"lib{name}.dylib", f"/System/Library/Frameworks/{name}.framework/{name}")
    return (f"lib{name}.so", *(f"lib{name}.so.{major}" for major in range(9)))


class Function:
    """A C function: resolves at its first call, then stays a thin wrapper around ctypes' own.

    ``pointer`` is the resolved ctypes function, for loops that count nanoseconds.
    """

    __slots__ = (
        "_generation",
        "_pointer",
        "arguments",
        "library",
        "name",
        "parameters",
        "result",
        "variadic",
    )

    def __init__(
        self,
        library: Library,
        name: str,
        result: Any,
        arguments: tuple[Any, ...],
        names: str = "",
        variadic: bool = False,
    ) -> None:
        self.library, self.name, self.result = library, name, result
        self.arguments, self.variadic = arguments, variadic
        self.parameters = tuple(names.split())
        self._pointer: Callable[..., Any] | None = None
        self._generation = 0

    def __repr__(self) -> str:
        return f"<Function {self.name} of {self.library.name!r}>"

    @property
    def pointer(self) -> Any:
        """The resolved function."""
        if self._pointer is None or self._generation != self.library._generation:
            self._pointer = self._resolve()
            self._generation = self.library._generation
        return self._pointer

    @property
    def available(self) -> bool:
        """Whether library and symbol exist; never raises."""
        try:
            return self.pointer is not None
        except LibraryError:
            return False

    def __call__(self, *values: Any, **named: Any) -> Any:
        if named:
            values = self._positional(values, named)
        pointer = self._pointer
        if pointer is None or self._generation != self.library._generation:
            pointer = self.pointer
        return pointer(*values)

    def _positional(self, values: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        rest = self.parameters[len(values) :]
        unknown = set(named) - set(rest)
        if unknown or len(named) != len(rest):
            wrong = sorted(unknown) or sorted(set(rest) - set(named))
            raise TypeError(f"{self.name}(): unknown or missing arguments: {', '.join(wrong)}")
        return values + tuple(named[name] for name in rest)

    def _resolve(self) -> Any:
        handle = self.library.handle
        if not isinstance(handle, ctypes.CDLL):
            found = getattr(handle, self.name, None)
            if found is None:
                raise LibraryError(f"{handle!r} stands in for a library but has no {self.name}")
            return found
        try:
            pointer = handle[self.name]
        except AttributeError:
            raise LibraryError(
                f"{handle._name!r} has no symbol {self.name!r}: the library is older or newer than "
                "the header these bindings came from"
            ) from None
        arguments = tuple(_argument(ctype) for ctype in self.arguments)
        pointer.argtypes = arguments
        pointer.restype = self.result
        hidden = False
        if isinstance(self.result, type) and issubclass(self.result, Record):
            pointer.restype, check = result_type(self.result)
            if check:
                pointer.errcheck = check
            hidden = system_v() and in_memory(self.result)
        return placed(pointer, arguments, hidden) or pointer


def _argument(ctype: Any) -> Any:
    if isinstance(ctype, type) and issubclass(ctype, Record):
        return ByValue(ctype)
    if isinstance(ctype, type) and issubclass(ctype, POINTER_BASE):
        return FunctionPointer(ctype)
    return ctype


class Variable:
    """A global variable of a library.

    ``value`` reads and writes it; ``contents`` is the ctypes object in the library's memory.
    """

    __slots__ = ("ctype", "library", "name")

    def __init__(self, library: Library, name: str, ctype: Any) -> None:
        self.library, self.name, self.ctype = library, name, ctype

    def __repr__(self) -> str:
        return f"<Variable {self.name} of {self.library.name!r}>"

    @property
    def contents(self) -> Any:
        """The ctypes object that lies in the library."""
        try:
            return self.ctype.in_dll(self.library.handle, self.name)
        except ValueError:
            raise LibraryError(f"{self.library.name!r} has no variable {self.name!r}") from None

    @property
    def available(self) -> bool:
        """Whether library and symbol exist; never raises."""
        try:
            return self.contents is not None
        except LibraryError:
            return False

    @property
    def address(self) -> int:
        """Where the variable lies."""
        return ctypes.addressof(self.contents)

    @property
    def value(self) -> Any:
        """The current value: a Python value for plain types, else the ctypes object."""
        contents = self.contents
        if getattr(self.ctype, "_type_", None) is ctypes.c_char and not ctypes.sizeof(self.ctype):
            return ctypes.string_at(self.address)  # char name[] without a length
        return contents.value if hasattr(contents, "value") else contents

    @value.setter
    def value(self, value: Any) -> None:
        contents = self.contents
        if hasattr(contents, "value"):
            contents.value = value
        else:
            ctypes.pointer(contents)[0] = value

    def __call__(self, *values: Any) -> Any:
        return self.contents(*values)
