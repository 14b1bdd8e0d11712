"""Level L2: faults in single kernels and how they are launched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tg_seeded.host import RightDevice
from tgcore.ir import Ops, UOp
from tgcore.render.hostc import HostCRenderer
from tgcore.runtime.base import Executable
from tgcore.target import ProgramSpec, Target


class _MixedUp(HostCRenderer):
    def alu(self, node: UOp, args: Sequence[str]) -> str:
        dtype = node.src[0].dtype
        if node.op is Ops.CMPLT and dtype.kind == "u":
            kind = self.type_name(dtype).replace("unsigned", "signed")
            return f"(({kind}){args[0]}<({kind}){args[1]})"
        return super().alu(node, args)


class ComparesSigned(RightDevice):
    """Unsigned numbers are compared as if they were signed."""

    renderer_class = _MixedUp


class _Wrapped(Executable):
    """A program whose launch is changed."""

    def __init__(self, program: Executable) -> None:
        self.program = program

    def __call__(
        self, handles: Sequence[Any], global_size: Any, local_size: Any, variables: Sequence[int],
        wait: bool = False,
    ) -> float | None:  # fmt: skip
        return self.program(handles, global_size, local_size, variables, wait)


class _Single(RightDevice):
    """Launches every kernel by itself, through `wrapper`."""

    wrapper: type[_Wrapped] = _Wrapped

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        return self.wrapper(super().load(spec, binary))

    def capture(self, calls: Sequence[Any]) -> None:
        return None


class _Swapped(_Wrapped):
    def __call__(self, handles: Sequence[Any], *rest: Any, **named: Any) -> float | None:
        if len(handles) > 8:
            *first, left, right = handles
            handles = [*first, right, left]
        return self.program(handles, *rest, **named)


class SwapsLateArguments(_Single):
    """The last two of more than eight buffers change places."""

    wrapper = _Swapped


class _Remembering(_Wrapped):
    seen: Sequence[int] = ()

    def __call__(
        self, handles: Sequence[Any], global_size: Any, local_size: Any, variables: Sequence[int],
        wait: bool = False,
    ) -> float | None:  # fmt: skip
        self.seen = self.seen or list(variables)
        return self.program(handles, global_size, local_size, self.seen, wait)


class KeepsVariables(_Single):
    """Variables keep the values of a program's first launch."""

    wrapper = _Remembering


class FindsByName(RightDevice):
    """Programs of one name that take the same arguments are taken for one program."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self._programs: dict[Any, Executable] = {}

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        name = spec.entry.rpartition("_")[0]  # without the digest of the program
        arguments = [line for line in spec.source.splitlines() if "bufs[" in line]
        key = name, *arguments
        found = self._programs.get(key)
        if found is None:
            found = self._programs[key] = super().load(spec, binary)
        return found
