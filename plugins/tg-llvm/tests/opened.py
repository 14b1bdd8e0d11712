"""Opens the device CPU with the renderer of this plugin and an engine of the test's choice."""

from __future__ import annotations

import ctypes
import importlib.util
from functools import cache
from typing import Any

import pytest
from tgcore.runtime.base import BaseDevice, Executable
from tgcore.runtime.devices.cpu import CpuDevice, HostExecutable
from tgcore.runtime.devices.host_memory import HostAllocator
from tgcore.support.errors import DeviceError
from tgcore.target import ProgramSpec, Target

from tg_llvm.capi import find_library
from tg_llvm.host import HostIRRenderer, open_renderer
from tg_llvm.runtime import HostIRCompiler

ENGINES = ("llvmlite", "libLLVM")


class LLVMDevice(CpuDevice):
    """The device CPU around a renderer that was made elsewhere."""

    def __init__(self, renderer: HostIRRenderer) -> None:
        BaseDevice.__init__(self, renderer.target, HostAllocator(), renderer)
        assert isinstance(renderer.compiler, HostIRCompiler)
        self.ir_compiler = renderer.compiler
        self.helper = LibraryHelper(renderer.compiler.host_library())  # type: ignore[assignment]
        self._modules: dict[bytes, Any] = {}

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        assert binary is not None
        module = self._modules.get(binary)
        if module is None:
            module = self._modules[binary] = self.ir_compiler.load(binary)
        return HostExecutable(module, spec, self.helper)


class LibraryHelper:
    """The functions of a helper library, typed."""

    def __init__(self, library: Any) -> None:
        address = ctypes.c_void_p
        self.library = library
        self.parallel = True
        self.run = library["tg_run"]
        self.run.argtypes = (address, address, address, ctypes.c_long)
        self.replay = library["tg_replay"]
        self.replay.argtypes = (address, ctypes.c_long)


def needs_engine(name: str) -> None:
    """Skip a test whose engine is not on this machine."""
    if name == "llvmlite":
        if importlib.util.find_spec("llvmlite") is None:
            pytest.skip("llvmlite is not installed")
        return
    try:
        find_library()
    except DeviceError as error:
        pytest.skip(str(error))


@cache
def open_device(engine: str) -> LLVMDevice:
    """Return the device with one engine, opened once."""
    needs_engine(engine)
    return LLVMDevice(open_renderer(Target.parse("CPU"), engine))
