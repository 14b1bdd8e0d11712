"""The timer that a search for moves is given: runs candidates on their device and says how long.

Candidates are compiled together; where the compiler refuses, they are parted until the one at
fault is found, which counts as infinitely slow. Buffers are kept between candidates of one kernel,
since they all take the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from tgcore.engine.launch import evaluate
from tgcore.engine.parallel import by_parts
from tgcore.ir import Ops, dtypes
from tgcore.runtime.buffer import Buffer
from tgcore.support.log import log
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.render.base import Compiler
    from tgcore.runtime.base import BaseDevice, Executable
    from tgcore.target import ProgramSpec

_REPEATS = 5
_ENOUGH = 0.1  # seconds after which a candidate is not run again
_FAR = 3.0  # so much slower than the best, and a candidate is run only once
_PART = 6  # programs of a module that is worth a processor of its own


class DeviceTimer:
    """Times programs on one device, as `tgcore.target.KernelTimer` asks."""

    def __init__(self, device: BaseDevice, variables: dict[str, int] | None = None) -> None:
        self.device = device
        self.variables = variables or {}
        self.buffers: list[Buffer] = []

    def __call__(
        self, programs: Sequence[ProgramSpec], sizes: Sequence[int], best: float = inf
    ) -> list[float]:
        """Return the least seconds of a few runs of each program on buffers of `sizes` bytes."""
        times = []
        for program, executable in zip(programs, self._loaded(list(programs))):
            seconds = inf
            if executable is not None:
                try:
                    seconds = self._time(program, executable, sizes, best)
                except Exception as error:  # noqa: BLE001 - the search goes on without it
                    self._failed(program, error)
            times.append(seconds)
            best = min(best, seconds)
        return times

    def _loaded(self, programs: list[ProgramSpec]) -> list[Executable | None]:
        """Return the programs ready to run, None for each that cannot be."""
        compiler = self.device.renderer.compiler
        if compiler is None:
            return [self._load(program, None) for program in programs]
        parts = by_parts(lambda part: self._compiled(compiler, part), programs, _PART)
        return [executable for part in parts for executable in part]

    def _compiled(self, compiler: Compiler, programs: list[ProgramSpec]) -> list[Executable | None]:
        """Compile programs as one module; one that fails is taken apart."""
        if not programs:
            return []
        try:
            source = self.device.renderer.render_module([program.source for program in programs])
            binary = compiler.compile(source)
        except Exception as error:  # noqa: BLE001 - a compiler's own fault ends no search, either
            if len(programs) == 1:
                self._failed(programs[0], error)
                return [None]
            half = len(programs) // 2
            return [
                *self._compiled(compiler, programs[:half]),
                *self._compiled(compiler, programs[half:]),
            ]
        return [self._load(program, binary) for program in programs]

    def _load(self, program: ProgramSpec, binary: bytes | None) -> Executable | None:
        try:
            return self.device.load(program, binary)
        except Exception as error:  # noqa: BLE001 - the search goes on without it
            self._failed(program, error)
            return None

    def _failed(self, program: ProgramSpec, error: Exception) -> None:
        if settings.debug >= 3:
            first = (str(error).splitlines() or [""])[0]
            log(3, f"search: {program.entry} failed: {type(error).__name__}: {first}")

    def _time(
        self, program: ProgramSpec, executable: Executable, sizes: Sequence[int], best: float
    ) -> float:
        handles = [buffer.handle for buffer in self._memory(sizes)]
        known = self._values(program)
        values = [known[name] for name in program.vars]
        launch: list[Any] = [
            tuple([evaluate(size, known) for size in sizes_])
            for sizes_ in (program.global_size, program.local_size)
        ]
        least, spent = inf, 0.0
        for _ in range(_REPEATS):
            seconds = executable(handles, launch[0], launch[1], values, True) or 0.0
            least, spent = min(least, seconds), spent + seconds
            if spent > _ENOUGH or least > best * _FAR:
                break
        return least

    def _values(self, program: ProgramSpec) -> dict[str, int]:
        """Return values of the variables: the greatest, for which the buffers are large enough."""
        known = dict.fromkeys(program.vars, 1)
        for node in program.linear or ():
            if node.op is Ops.VAR:
                known[node.arg[0]] = int(node.arg[2])
        return {**known, **self.variables}

    def _memory(self, sizes: Sequence[int]) -> list[Buffer]:
        if [buffer.nbytes for buffer in self.buffers] != list(sizes):
            self.buffers = [Buffer(self.device, dtypes.uint8, size) for size in sizes]
            for buffer in self.buffers:
                buffer.write(bytes(buffer.nbytes))
        return self.buffers
