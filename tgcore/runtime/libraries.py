"""Loads compiled code of the host: a shared object, given as bytes, becomes a library to call.

Devices whose programs run in this process use it in `load`; compilers of the host are in
`tgcore.runtime.devices.compilers`. It neither compiles nor caches.
"""

from __future__ import annotations

import _ctypes
import ctypes
import os
import sys
import weakref
from time import perf_counter_ns

_close = getattr(_ctypes, "dlclose", None) or getattr(_ctypes, "FreeLibrary", None)


def load_library(binary: bytes, unload: bool = False) -> ctypes.CDLL:
    """Return a shared object loaded through a file that is gone at once.

    `library[name]` is a new `ctypes` function each time, so that two users of one symbol can
    declare its arguments differently. With `unload` the code goes when neither the library nor a
    function of it is referred to any more: whoever keeps an address must keep one of them.

    Examples
    --------
    >>> from tgcore.runtime import load_library, open_compiler
    >>> binary = open_compiler("MINE").compile("int twice(int x) { return 2 * x; }")
    >>> load_library(binary)["twice"](21)
    42
    """
    path = os.path.join(_folder(), f"tgcore-{os.getpid()}-{perf_counter_ns():x}.so")
    handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(binary)
        library = ctypes.CDLL(path)  # loaders take equal names for equal files: use none twice
    finally:
        if os.name != "nt":
            os.unlink(path)
    if unload and _close is not None:
        weakref.finalize(library, _close, library._handle).atexit = False
    return library


def _folder() -> str:
    memory = "/dev/shm"
    if sys.platform == "linux" and os.access(memory, os.W_OK):
        return memory
    import tempfile

    return tempfile.gettempdir()
