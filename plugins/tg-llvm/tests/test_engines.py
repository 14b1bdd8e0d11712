"""The engines, the loader and the compiler: identities, errors, other triples."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading

import pytest
from opened import ENGINES, LLVMDevice, needs_engine
from tgcore.support.errors import CompileError, DeviceError

from tg_llvm.elf import ElfObject, LoadedModule
from tg_llvm.engine import Machine, open_engine
from tg_llvm.runtime import resolve

ADD = """
declare double @llvm.sin.f64(double)
@table = internal constant [2 x double] [double 1.0, double 2.0]
@kept = internal global i64 40
define i64 @count() {
  %old = load volatile i64, ptr @kept
  %new = add i64 %old, 1
  store volatile i64 %new, ptr @kept
  ret i64 %new
}
define double @sine(double %x) {
  %y = call double @llvm.sin.f64(double %x)
  ret double %y
}
define double @pick(i64 %n) {
  %at = getelementptr [2 x double], ptr @table, i64 0, i64 %n
  %v = load double, ptr %at
  ret double %v
}
"""


def test_functions_data_constants_and_calls_out(llvm: LLVMDevice) -> None:
    module = llvm.ir_compiler.load(llvm.ir_compiler.compile(ADD))
    count, sine, pick = module["count"], module["sine"], module["pick"]
    count.argtypes, count.restype = (), ctypes.c_int64
    sine.argtypes, sine.restype = (ctypes.c_double,), ctypes.c_double
    pick.argtypes, pick.restype = (ctypes.c_int64,), ctypes.c_double
    assert [count(), count()] == [41, 42]
    assert sine(0.5) == pytest.approx(0.479425538604203)
    assert [pick(0), pick(1)] == [1.0, 2.0]


def test_no_memory_is_writable_and_executable(llvm: LLVMDevice) -> None:
    module = llvm.ir_compiler.load(llvm.ir_compiler.compile(ADD))
    with open("/proc/self/maps", encoding="ascii") as file:
        rows = [line.split() for line in file]
    rights = [row[1] for row in rows if int(row[0].split("-")[0], 16) == module.base]
    assert rights == ["r-xp"]


def test_a_wrong_module_is_refused_with_its_source(llvm: LLVMDevice) -> None:
    with pytest.raises(CompileError) as caught:
        llvm.ir_compiler.compile("define void @f() { %a = add i32 1.5, 2\n ret void }")
    assert "add i32" in caught.value.source and caught.value.log
    with pytest.raises(CompileError):
        llvm.ir_compiler.compile("\0 this is no program")


def test_a_missing_function_is_named(llvm: LLVMDevice) -> None:
    text = "declare void @nowhere_at_all()\ndefine void @f() { call void @nowhere_at_all()\n ret void }"
    with pytest.raises(DeviceError, match="nowhere_at_all"):
        llvm.ir_compiler.load(llvm.ir_compiler.compile(text))
    module = llvm.ir_compiler.load(llvm.ir_compiler.compile(ADD))
    with pytest.raises(DeviceError, match="no function nine"):
        module["nine"]
    with pytest.raises(DeviceError, match="no 64-bit"):
        LoadedModule(b"MZ", resolve)


def test_the_identity_names_version_processor_and_features(llvm: LLVMDevice) -> None:
    identity = llvm.ir_compiler.identity
    machine = llvm.ir_compiler.machine
    assert llvm.ir_compiler.engine.version in identity
    assert machine.cpu in identity and machine.features in identity
    assert llvm.renderer.identity.endswith(identity)


@pytest.mark.parametrize("engine", ENGINES)
def test_another_processor_is_only_a_machine_away(engine: str) -> None:
    needs_engine(engine)
    opened = open_engine(engine)
    source = 'target triple = "aarch64-unknown-linux-gnu"\n' + ADD
    data = opened.compile(source, Machine("aarch64-unknown-linux-gnu", "generic", "+neon"))
    found = ElfObject(data)
    assert found.machine == 183
    kinds = {kind for section, _, kind, _, _ in found.relocations() if section.flags & 4}
    assert kinds <= {257, 260, 261, 275, 277, 278, 282, 283, 284, 285, 286, 299, 311, 312}


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(DeviceError, match="no engine 'gcc'"):
        open_engine("gcc")


def test_modules_compile_in_several_threads(llvm: LLVMDevice) -> None:
    found: list[bytes] = []
    threads = [
        threading.Thread(target=lambda: found.append(llvm.ir_compiler.compile(ADD)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and len(set(found)) == 1


def test_importing_the_package_is_cheap() -> None:
    code = "import sys, tg_llvm; print([m for m in ('numpy', 'llvmlite', 'ctypes') if m in sys.modules])"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # also where it is not installed
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env
    )
    assert result.stdout.strip() == "[]"


def test_a_forked_child_starts_threads_of_its_own(llvm: LLVMDevice) -> None:
    """The pool of the parent has threads that the child has not."""
    text = """
define void @mark(ptr %bufs, ptr %vars, i64 %core) {
  %data = load ptr, ptr %bufs
  %at = getelementptr i64, ptr %data, i64 %core
  store i64 %core, ptr %at
  ret void
}
"""
    module = llvm.ir_compiler.load(llvm.ir_compiler.compile(text))
    helper = llvm.helper
    assert helper is not None
    address = ctypes.cast(module["mark"], ctypes.c_void_p).value
    found = (ctypes.c_int64 * 4)()
    table = (ctypes.c_void_p * 1)(ctypes.addressof(found))

    def launch() -> list[int]:
        for place in range(4):
            found[place] = -1
        helper.run(address, table, None, 4)
        return list(found)

    assert launch() == [0, 1, 2, 3]
    child = os.fork()
    if child == 0:
        llvm.ir_compiler.host_library().tg_forget()  # as the helper does after a fork
        os._exit(0 if launch() == [0, 1, 2, 3] else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert launch() == [0, 1, 2, 3]
