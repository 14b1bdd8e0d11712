"""The small interface to a compiler: LLVM IR in, an object file out.

Two engines stand behind it: `lite` (the package llvmlite) and `capi` (a libLLVM of the system).
They give objects for any triple they know; only `host` is about this machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from tgcore.support.errors import DeviceError
from tgcore.support.frozen import Frozen

INSTALL = "pip install llvmlite, or install a libLLVM of version 15 or later"


class Machine(Frozen):
    """A processor as LLVM names it.

    Attributes
    ----------
    triple, cpu : str
        Such as ``x86_64-unknown-linux-gnu`` and ``znver3``.
    features : str
        ``+avx2,-avx512f,...``

    Examples
    --------
    >>> Machine("x86_64-unknown-linux-gnu", "generic", "+sse2,-avx").has("avx")
    False
    """

    triple: str
    cpu: str = ""
    features: str = ""

    def has(self, feature: str) -> bool:
        """Return whether the processor has a feature."""
        return f"+{feature}" in self.features.split(",")


def plain_features(features: str) -> str:
    """Return a list of features without denials that some versions of LLVM do not know."""
    return ",".join(name for name in features.split(",") if not name.startswith("-avx10"))


class Engine(ABC):
    """Compiles LLVM IR in this process.

    Attributes
    ----------
    name : str
        ``llvmlite`` or ``libLLVM``.
    version : str
        Version of LLVM.
    """

    name: str = ""
    version: str = ""

    @abstractmethod
    def host(self) -> Machine:
        """Return what this machine is."""

    @abstractmethod
    def compile(self, source: str, machine: Machine, level: int = 2) -> bytes:
        """Return the object file of a module, or raise `CompileError`.

        `level` is that of LLVM's own pipelines; loops are not vectorised, since kernels are
        written in vectors already.
        """


def _lite() -> Engine:
    from tg_llvm.lite import LiteEngine

    return LiteEngine()


def _capi() -> Engine:
    from tg_llvm.capi import LibraryEngine

    return LibraryEngine()


ENGINES: dict[str, Callable[[], Engine]] = {"libLLVM": _capi, "llvmlite": _lite}


def open_engine(name: str = "") -> Engine:
    """Return the engine called `name`, or the first that can be opened.

    The environment variable ``TGLLVM_ENGINE`` names one when `name` is empty.
    """
    import os

    wanted = name or os.environ.get("TGLLVM_ENGINE", "")
    if wanted and wanted not in ENGINES:
        raise DeviceError(
            f"there is no engine {wanted!r}", hint=f"engines: {', '.join(sorted(ENGINES))}"
        )
    reasons: list[str] = []
    for found in [wanted] if wanted else list(ENGINES):
        try:
            return ENGINES[found]()
        except (DeviceError, ImportError, OSError) as error:
            reasons.append(f"{found}: {error}")
    raise DeviceError(f"no LLVM can be opened ({'; '.join(reasons)})", hint=INSTALL)
