"""Kernels to loaded programs: each compiled once, all new ones of a schedule in one module.

Found in this order: in memory, on disk, by lowering and compiling. Called with the kernels of one
device; search for moves, when it is on, happens here too.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tgcore.engine.keys import code_settings, device_key, settings_key
from tgcore.engine.parallel import by_parts
from tgcore.support import disk_cache
from tgcore.support.counters import GlobalCounters
from tgcore.support.digest import blake2b
from tgcore.support.errors import CompileError
from tgcore.support.log import log
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.runtime.base import BaseDevice, Executable
    from tgcore.target import ProgramSpec

_programs: dict[Any, Program] = {}
_modules: dict[bytes, bytes] = {}
_PROGRAMS = 2048  # kept ready; with more the oldest goes, and is found on disk
_KERNELS_A_PART = 12


class Program:
    """A loaded program.

    Attributes
    ----------
    spec : ProgramSpec
        Without its linear program and binary, which are not needed to launch.
    executable : Executable
    module : bytes
        Digest of the compiled module that holds it; empty where there is none.
    fixed : bool
        Whether its launch sizes are plain ints.
    """

    __slots__ = ("executable", "fixed", "module", "spec")

    def __init__(self, spec: ProgramSpec, executable: Executable, module: bytes) -> None:
        self.spec = spec
        self.executable = executable
        self.module = module
        self.fixed = all(isinstance(size, int) for size in (*spec.global_size, *spec.local_size))


def programs_for(device: BaseDevice, kernels: Iterable[UOp]) -> dict[UOp, Program]:
    """Return the program of each kernel on `device`."""
    shared = (device.name, code_settings())
    found: dict[UOp, Program] = {}
    missing: list[UOp] = []
    for ast in dict.fromkeys(kernels):
        program = _programs.get((shared, ast)) or _from_disk(device, ast)
        if program is None:
            missing.append(ast)
        else:
            found[ast] = _programs[shared, ast] = program
    if missing:
        for ast, program in _compile(device, missing).items():
            found[ast] = _programs[shared, ast] = program
    if len(_programs) > _PROGRAMS:
        _forget_oldest()
    return found


def _forget_oldest() -> None:
    """Forget programs, and binaries whose programs all are forgotten."""
    for key in list(_programs)[: len(_programs) - _PROGRAMS * 3 // 4]:
        _programs.pop(key, None)  # another thread may be at it
    used = {program.module for program in list(_programs.values())}
    for module in list(_modules):
        if module not in used:
            _modules.pop(module, None)


def forget() -> None:
    """Forget every program of this process."""
    _programs.clear()
    _modules.clear()


def _disk_key(device: BaseDevice, ast: UOp) -> bytes:
    explicit = repr(ast.arg.explicit).encode() if ast.arg is not None else b""
    return ast.key + device_key(device) + settings_key() + explicit


def _from_disk(device: BaseDevice, ast: UOp) -> Program | None:
    if not settings.cache:
        return None
    kept = disk_cache.get("program", _disk_key(device, ast))
    if kept is None:
        return None
    spec, module = pickle.loads(kept)
    return load_program(device, spec, module)


def load_program(device: BaseDevice, spec: ProgramSpec, module: bytes) -> Program | None:
    """Return a program whose module is on disk (or loaded already); None when it is gone."""
    binary = _modules.get(module)
    if module and binary is None:
        binary = disk_cache.get("module", module)
        if binary is None:
            return None
        _modules[module] = binary
    return Program(spec, device.load(spec, binary), module)


def lower(device: BaseDevice, ast: UOp) -> ProgramSpec:
    """Return the rendered program of one kernel."""
    from tgcore.codegen import lower_kernel
    from tgcore.engine.searching import searched_moves

    spec = lower_kernel(ast, device.renderer, searched_moves(device, ast))
    GlobalCounters.lowered += 1
    GlobalCounters.rendered += 1
    return spec


def _compile(device: BaseDevice, asts: list[UOp]) -> dict[UOp, Program]:
    specs = [lower(device, ast) for ast in asts]
    if settings.debug >= 3:
        from tgcore.engine.report import show_programs

        show_programs(specs)
    found: dict[UOp, Program] = {}
    kernels = iter(asts)
    for part, (binary, module) in _compile_parts(device, specs):
        for spec in part:
            ast = next(kernels)
            moves = tuple([str(move) for move in spec.moves])  # as text: reading needs no codegen
            spec = spec.replace(linear=None, binary=None, moves=moves)
            found[ast] = Program(spec, device.load(spec, binary), module)
            if settings.cache:
                disk_cache.put("program", _disk_key(device, ast), pickle.dumps((spec, module)))
    return found


Module = tuple["bytes | None", bytes]


def _compile_parts(
    device: BaseDevice, specs: list[ProgramSpec]
) -> list[tuple[list[ProgramSpec], Module]]:
    """Compile one module; many kernels make several, so that all processors have work."""
    if device.renderer.compiler is None:
        return [(specs, compile_module(device, specs))]
    return by_parts(lambda part: (part, compile_module(device, part)), specs, _KERNELS_A_PART)


def compile_module(device: BaseDevice, specs: list[ProgramSpec]) -> Module:
    """Return the binary of one module with all of `specs`, and its digest."""
    compiler = device.renderer.compiler
    if compiler is None:
        return None, b""
    source = device.renderer.render_module([spec.source for spec in specs])
    try:
        binary = compiler.compile(source)
    except CompileError as error:
        names = ", ".join(spec.entry for spec in specs[:4])
        more = f" and {len(specs) - 4} more" if len(specs) > 4 else ""
        raise CompileError(
            f"{error.what} with {names}{more}", error.source, error.log,
            hint="TG_DEBUG=4 prints each kernel's source",
        ) from error  # fmt: skip
    GlobalCounters.compiled += len(specs)
    if settings.debug >= 7:
        log(7, compiler.disassemble(binary))
    module = blake2b(binary, digest_size=16).digest()
    _modules[module] = binary
    disk_cache.put("module", module, binary)
    return binary, module
