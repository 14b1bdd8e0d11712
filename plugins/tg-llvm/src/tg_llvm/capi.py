"""The engine over LLVM-C: the shared library of a system's LLVM, called by ctypes.

It declares the twenty functions it needs; the complete bindings lie in `tg_llvm.bindings`, whose
import costs more than a kernel's compilation.
"""

from __future__ import annotations

import ctypes
import glob
import os
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_void_p
from typing import Any

from tgcore.support.errors import CompileError, DeviceError

from tg_llvm.engine import INSTALL, Engine, Machine, plain_features

_VERSIONS = range(22, 14, -1)
_NAMES = ("libLLVM.so.{0}.1", "libLLVM-{0}.so.1", "libLLVM-{0}.so", "libLLVM.so.{0}")
_FOLDERS = ("/usr/lib/llvm-*/lib", "/opt/homebrew/opt/llvm*/lib", "/usr/local/opt/llvm*/lib")
_PIC, _SMALL, _OBJECT = 2, 3, 1  # LLVMRelocPIC, LLVMCodeModelSmall, LLVMObjectFile

_FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "LLVMContextCreate": (c_void_p, ()),
    "LLVMContextDispose": (None, (c_void_p,)),
    "LLVMCreateMemoryBufferWithMemoryRangeCopy": (c_void_p, (c_char_p, c_size_t, c_char_p)),
    "LLVMParseIRInContext": (c_int, (c_void_p, c_void_p, POINTER(c_void_p), POINTER(c_void_p))),
    "LLVMVerifyModule": (c_int, (c_void_p, c_int, POINTER(c_void_p))),
    "LLVMDisposeModule": (None, (c_void_p,)),
    "LLVMDisposeMessage": (None, (c_void_p,)),
    "LLVMGetVersion": (None, (POINTER(c_uint),) * 3),
    "LLVMGetDefaultTargetTriple": (c_void_p, ()),
    "LLVMGetHostCPUName": (c_void_p, ()),
    "LLVMGetHostCPUFeatures": (c_void_p, ()),
    "LLVMGetTargetFromTriple": (c_int, (c_char_p, POINTER(c_void_p), POINTER(c_void_p))),
    "LLVMCreateTargetMachine": (
        c_void_p, (c_void_p, c_char_p, c_char_p, c_char_p, c_int, c_int, c_int)
    ),
    "LLVMDisposeTargetMachine": (None, (c_void_p,)),
    "LLVMCreatePassBuilderOptions": (c_void_p, ()),
    "LLVMDisposePassBuilderOptions": (None, (c_void_p,)),
    "LLVMPassBuilderOptionsSetLoopVectorization": (None, (c_void_p, c_int)),
    "LLVMPassBuilderOptionsSetSLPVectorization": (None, (c_void_p, c_int)),
    "LLVMPassBuilderOptionsSetLoopInterleaving": (None, (c_void_p, c_int)),
    "LLVMRunPasses": (c_void_p, (c_void_p, c_char_p, c_void_p, c_void_p)),
    "LLVMGetErrorMessage": (c_void_p, (c_void_p,)),
    "LLVMDisposeErrorMessage": (None, (c_void_p,)),
    "LLVMTargetMachineEmitToMemoryBuffer": (
        c_int, (c_void_p, c_void_p, c_int, POINTER(c_void_p), POINTER(c_void_p))
    ),
    "LLVMGetBufferStart": (c_void_p, (c_void_p,)),
    "LLVMGetBufferSize": (c_size_t, (c_void_p,)),
    "LLVMDisposeMemoryBuffer": (None, (c_void_p,)),
}  # fmt: skip
_BACKENDS = {"x86": "X86", "i": "X86", "aarch64": "AArch64", "arm64": "AArch64",
             "amdgcn": "AMDGPU", "nvptx": "NVPTX", "hexagon": "Hexagon", "riscv": "RISCV"}  # fmt: skip


def find_library() -> ctypes.CDLL:
    """Return the newest libLLVM here, or the one that ``TGLLVM_LIBRARY`` names."""
    named = os.environ.get("TGLLVM_LIBRARY", "")
    names = [named] if named else [
        name.format(version) for version in _VERSIONS for name in _NAMES
    ] + ["libLLVM.dylib", "LLVM-C.dll"]  # fmt: skip
    folders = [folder for pattern in _FOLDERS for folder in sorted(glob.glob(pattern))]
    for name in names:
        for path in (name, *(f"{folder}/{name}" for folder in folders)):
            # a bare name is looked for by the system
            if (path == name or os.path.exists(path)) and (library := _open(path)) is not None:
                return library
    raise DeviceError(f"no libLLVM was found (looked for {names[0]} and others)", hint=INSTALL)


def _open(name: str) -> ctypes.CDLL | None:
    try:
        library = ctypes.CDLL(name)
        for function, (result, arguments) in _FUNCTIONS.items():
            entry = getattr(library, function)
            entry.restype, entry.argtypes = result, arguments
    except (OSError, AttributeError):
        return None  # not here, or too old: the next name is tried
    return library


class LibraryEngine(Engine):
    """Compiles through the C API of a libLLVM."""

    name = "libLLVM"

    def __init__(self) -> None:
        self.lib = find_library()
        parts = [c_uint() for _ in range(3)]
        self.lib.LLVMGetVersion(*[byref(part) for part in parts])
        self.version = ".".join(str(part.value) for part in parts)
        self._ready: set[str] = set()

    def _text(self, pointer: int | None) -> str:
        """Return a message of the library as text, and give it back."""
        if not pointer:
            return ""
        text = (ctypes.string_at(pointer)).decode(errors="replace")
        self.lib.LLVMDisposeMessage(pointer)
        return text

    def host(self) -> Machine:
        """Return what this machine is."""
        lib = self.lib
        return Machine(
            self._text(lib.LLVMGetDefaultTargetTriple()),
            self._text(lib.LLVMGetHostCPUName()),
            plain_features(self._text(lib.LLVMGetHostCPUFeatures())),
        )

    def _target(self, triple: str) -> int:
        start = triple.split("-")[0]
        backend = next((b for prefix, b in _BACKENDS.items() if start.startswith(prefix)), "")
        if backend not in self._ready:
            for part in ("TargetInfo", "Target", "TargetMC", "AsmPrinter", "AsmParser"):
                function = getattr(self.lib, f"LLVMInitialize{backend}{part}", None)
                if function is not None:
                    function()
            self._ready.add(backend)
        target, message = c_void_p(), c_void_p()
        if self.lib.LLVMGetTargetFromTriple(triple.encode(), byref(target), byref(message)):
            raise DeviceError(
                f"libLLVM {self.version} has no target {triple}", hint=self._text(message.value)
            )
        return target.value or 0

    def compile(self, source: str, machine: Machine, level: int = 2) -> bytes:
        """Return the object file of a module; calls from several threads run side by side."""
        lib = self.lib
        target_machine = lib.LLVMCreateTargetMachine(
            self._target(machine.triple), machine.triple.encode(), machine.cpu.encode(),
            machine.features.encode(), level, _PIC, _SMALL,
        )  # fmt: skip
        context = lib.LLVMContextCreate()
        try:
            module = self._parse(context, source)
            try:
                self._optimise(module, target_machine, level, source)
                return self._emit(module, target_machine, source)
            finally:
                lib.LLVMDisposeModule(module)
        finally:
            lib.LLVMContextDispose(context)
            lib.LLVMDisposeTargetMachine(target_machine)

    def _parse(self, context: int, source: str) -> int:
        lib, given = self.lib, source.encode()
        buffer = lib.LLVMCreateMemoryBufferWithMemoryRangeCopy(given, len(given), b"module")
        module, message = c_void_p(), c_void_p()
        if lib.LLVMParseIRInContext(context, buffer, byref(module), byref(message)):
            raise CompileError("LLVM refused a module", source, self._text(message.value))
        found = module.value or 0
        if lib.LLVMVerifyModule(found, 2, byref(message)):
            lib.LLVMDisposeModule(found)
            raise CompileError("LLVM refused a module", source, self._text(message.value))
        self._text(message.value)
        return found

    def _optimise(self, module: int, target_machine: int, level: int, source: str) -> None:
        lib = self.lib
        options = lib.LLVMCreatePassBuilderOptions()
        lib.LLVMPassBuilderOptionsSetLoopVectorization(options, 0)
        lib.LLVMPassBuilderOptionsSetLoopInterleaving(options, 0)
        lib.LLVMPassBuilderOptionsSetSLPVectorization(options, int(level > 1))
        error = lib.LLVMRunPasses(module, f"default<O{level}>".encode(), target_machine, options)
        lib.LLVMDisposePassBuilderOptions(options)
        if error:
            pointer = lib.LLVMGetErrorMessage(error)
            log = ctypes.string_at(pointer).decode(errors="replace")
            lib.LLVMDisposeErrorMessage(pointer)
            raise CompileError("LLVM's passes failed", source, log)

    def _emit(self, module: int, target_machine: int, source: str) -> bytes:
        lib = self.lib
        buffer, message = c_void_p(), c_void_p()
        if lib.LLVMTargetMachineEmitToMemoryBuffer(
            target_machine, module, _OBJECT, byref(message), byref(buffer)
        ):
            raise CompileError("LLVM wrote no object", source, self._text(message.value))
        try:
            return ctypes.string_at(
                lib.LLVMGetBufferStart(buffer.value), lib.LLVMGetBufferSize(buffer.value)
            )
        finally:
            lib.LLVMDisposeMemoryBuffer(buffer.value)
