"""The timer that a search for moves is given: runs a candidate on its device and says how long.

Each candidate is compiled by itself; a refusal by the compiler counts as infinitely slow. Buffers
are kept between candidates of one kernel, since they all take the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from tgcore.engine.launch import evaluate
from tgcore.ir import dtypes
from tgcore.runtime.buffer import Buffer
from tgcore.support.errors import CompileError

if TYPE_CHECKING:
    from tgcore.runtime.base import BaseDevice
    from tgcore.target import ProgramSpec

_REPEATS = 5
_ENOUGH = 0.1  # seconds after which a candidate is not run again


class DeviceTimer:
    """Times programs on one device, as `tgcore.target.KernelTimer` asks."""

    def __init__(self, device: BaseDevice, variables: dict[str, int] | None = None) -> None:
        self.device = device
        self.variables = variables or {}
        self.buffers: list[Buffer] = []

    def __call__(self, program: ProgramSpec, sizes: Sequence[int]) -> float:
        """Return the least seconds of a few runs of `program` on buffers of `sizes` bytes."""
        compiler = self.device.renderer.compiler
        binary = None
        if compiler is not None:
            try:
                source = self.device.renderer.render_module([program.source])
                binary = compiler.compile(source)
            except CompileError:
                return inf
        executable = self.device.load(program, binary)
        handles = [buffer.handle for buffer in self._memory(sizes)]
        values = [self.variables.get(name, 1) for name in program.vars]
        known = dict(zip(program.vars, values))
        launch: list[Any] = [
            tuple([evaluate(size, known) for size in sizes_])
            for sizes_ in (program.global_size, program.local_size)
        ]
        best, spent = inf, 0.0
        for _ in range(_REPEATS):
            seconds = executable(handles, launch[0], launch[1], values, True) or 0.0
            best, spent = min(best, seconds), spent + seconds
            if spent > _ENOUGH:
                break
        return best

    def _memory(self, sizes: Sequence[int]) -> list[Buffer]:
        if [buffer.nbytes for buffer in self.buffers] != list(sizes):
            self.buffers = [Buffer(self.device, dtypes.uint8, size) for size in sizes]
            for buffer in self.buffers:
                buffer.write(bytes(buffer.nbytes))
        return self.buffers
