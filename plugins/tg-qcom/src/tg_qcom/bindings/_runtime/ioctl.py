"""ioctl numbers that can be called: ``KFD_GET_VERSION(device, field=...)``.

A number knows its direction and payload type and talks to a :class:`FileInterface`; a real file
descriptor is one, and a virtual device is another.  It is also a plain ``int``.
"""

from __future__ import annotations

import ctypes
import os
from typing import Any, Protocol, runtime_checkable

_DIRECTIONS = {0: "none", 1: "write", 2: "read", 3: "read/write"}
_SIMPLE = (int, bool, float, bytes)


@runtime_checkable
class FileInterface(Protocol):
    """What an ioctl needs of a file: one method, which a virtual device can implement."""

    def ioctl(self, request: int, argument: Any) -> int:
        """Answer the request in place; a negative result is ``-errno``."""
        ...


class OsFile:
    """A real file descriptor behind :class:`FileInterface`."""

    __slots__ = ("fd",)
    _libc: Any = None

    def __init__(self, fd: int) -> None:
        self.fd = fd

    def fileno(self) -> int:
        """The descriptor."""
        return self.fd

    def ioctl(self, request: int, argument: Any) -> int:
        """Call the kernel; gives the result, or ``-errno``."""
        if OsFile._libc is None:
            OsFile._libc = ctypes.CDLL(None, use_errno=True)
            OsFile._libc.ioctl.argtypes = (ctypes.c_int, ctypes.c_ulong, ctypes.c_void_p)
        if isinstance(
            argument, (ctypes.Structure, ctypes.Union, ctypes.Array, ctypes._SimpleCData)
        ):
            argument = ctypes.addressof(argument)
        result: int = OsFile._libc.ioctl(self.fd, request, argument)
        return -ctypes.get_errno() if result < 0 else result


class Ioctl(int):
    """An ioctl request number, callable on a file.

    ``direction``, ``group`` (the type byte), ``number`` and ``payload`` (a ctypes type or None)
    are what the macro said.
    """

    name: str
    payload: Any

    @property
    def direction(self) -> str:
        """``none``, ``read``, ``write`` or ``read/write``, seen from the program."""
        return _DIRECTIONS[self >> 30 & 3]

    @property
    def payload_size(self) -> int:
        """Size in bytes that the number carries."""
        return self >> 16 & 0x3FFF

    @property
    def group(self) -> int:
        """The type byte."""
        return self >> 8 & 0xFF

    @property
    def number(self) -> int:
        """The number in its group."""
        return self & 0xFF

    def __repr__(self) -> str:
        return f"<Ioctl {self.name} {int(self):#x} {self.direction}>"

    def __call__(self, file: Any, payload: Any = None, **fields: Any) -> Any:
        """Do the request: on a ready payload, or on a new one made from field keywords.

        Parameters
        ----------
        file
            A :class:`FileInterface`, a file object or a descriptor.

        Returns
        -------
        The payload after the call; the call's result where there is none.

        Raises
        ------
        OSError
            When the result is negative.
        """
        if payload is None and self.payload is not None:
            payload = self.payload.new() if hasattr(self.payload, "new") else self.payload()
        elif isinstance(payload, _SIMPLE) and self.payload is not None:
            if not (isinstance(payload, int) and issubclass(self.payload, ctypes.Structure)):
                payload = self.payload(payload)
        for name, value in fields.items():
            if not hasattr(type(payload), name):
                raise TypeError(f"{self.name}: {type(payload).__name__} has no field {name!r}")
            setattr(payload, name, value)
        target = file if hasattr(file, "ioctl") else OsFile(_descriptor(file))
        result = target.ioctl(int(self), payload)
        if result < 0:
            raise OSError(-result, f"{self.name}: {os.strerror(-result)}")
        return result if payload is None or isinstance(payload, int) else payload


def _descriptor(file: Any) -> int:
    return file if isinstance(file, int) else int(file.fileno())


def ioctl(name: str, number: int, payload: Any = None) -> Ioctl:
    """Declare an ioctl.

    >>> request = ioctl("FIONREAD", 0x541B)
    >>> request.direction, hex(request)
    ('none', '0x541b')
    """
    request = Ioctl(number)
    request.name, request.payload = name, payload
    return request
