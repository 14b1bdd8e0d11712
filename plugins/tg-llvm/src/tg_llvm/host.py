"""LLVM IR for the host's processor: the call convention of the device CPU, and its facts.

A kernel is ``void name(ptr bufs, ptr vars, i64 core)``, as the C renderer's kernels are, so that
executables, threads and captured graphs of the device take it as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tgcore.ir import Ops, UOp, dtypes
from tgcore.support.errors import DeviceError, SpecError
from tgcore.target import Capabilities
from tgcore.target.capabilities import BASIC_OPS

from tg_llvm.render import LLVMRenderer
from tg_llvm.types import type_name
from tg_llvm.writer import IRWriter

if TYPE_CHECKING:
    from tgcore.target import Target

    from tg_llvm.compiler import LLVMCompiler
    from tg_llvm.engine import Machine

_MOST_ALIASES = 32  # buffers of one kernel that are told apart by metadata


class HostIRRenderer(LLVMRenderer):
    """Renders kernels for the processor that this process runs on.

    Parameters
    ----------
    target : Target
    capabilities : Capabilities
    compiler : LLVMCompiler
    """

    compiler: LLVMCompiler

    def __init__(self, target: Target, capabilities: Capabilities, compiler: LLVMCompiler) -> None:
        self.target = target
        self.capabilities = capabilities
        self.compiler = compiler
        self.triple = compiler.machine.triple

    def header(
        self, name: str, writer: IRWriter, params: Sequence[int], variables: Sequence[str]
    ) -> str:
        """Return the line that opens a kernel."""
        return (
            f"define void @{name}(ptr noalias readonly %bufs, ptr noalias readonly %vars, "
            f"i64 %core) #0 {{"
        )

    def fetch(self, writer: IRWriter, params: Sequence[int], variables: Sequence[str]) -> list[str]:
        """Return the instructions that read the tables of buffers and variables."""
        lines: list[str] = []
        for place, slot in enumerate(params):
            if slot in writer.params:
                lines.append(f"  %buf{slot} = getelementptr inbounds ptr, ptr %bufs, i64 {place}")
                lines.append(f"  %data{slot} = load ptr, ptr %buf{slot}, align 8")
        for place, name in enumerate(variables):
            node = writer.variables.get(name)
            if node is None:
                continue
            kind = type_name(node.dtype)
            lines.append(f"  %at.{name} = getelementptr inbounds i64, ptr %vars, i64 {place}")
            if kind == "i64":
                lines.append(f"  %var.{name} = load i64, ptr %at.{name}, align 8")
            else:
                lines.append(f"  %whole.{name} = load i64, ptr %at.{name}, align 8")
                lines.append(f"  %var.{name} = trunc i64 %whole.{name} to {kind}")
        return lines

    def special(self, writer: IRWriter, node: UOp) -> str:
        """Return the number of the thread, the only launch coordinate of a host."""
        if node.arg != "t0":
            raise SpecError(f"a host has no launch coordinate {node.arg}; outer axes are loops")
        kind = type_name(node.dtype)
        return "%core" if kind == "i64" else writer.emit(f"trunc i64 %core to {kind}")

    def large_array(self, writer: IRWriter, name: str, nbytes: int) -> None:
        """Make registers that are too many for the stack of a thread."""
        writer.declared["aligned_alloc"] = "declare noalias ptr @aligned_alloc(i64, i64)"
        writer.declared["free"] = "declare void @free(ptr)"
        writer.entry.append(f"  {name} = call ptr @aligned_alloc(i64 64, i64 {nbytes})")
        writer.exit.append(f"  call void @free(ptr {name})")

    def alias(self, storage: UOp) -> str:
        """Return that buffers of one kernel do not overlap."""
        slot = storage.arg.slot
        if not 0 <= slot < _MOST_ALIASES:
            return ""
        return f", !alias.scope !{_own(slot)}, !noalias !{_others(slot)}"

    def attributes(self) -> list[str]:
        """Return the processor's attributes and the scopes of `alias`."""
        machine = self.compiler.machine
        width = max(128, self.capabilities.vector_bytes * 8)
        lines = [
            (
                f'attributes #0 = {{ nounwind "target-cpu"="{machine.cpu}" '
                f'"target-features"="{machine.features}" "prefer-vector-width"="{width}" '
                f'"min-legal-vector-width"="{width}" "no-trapping-math"="true" }}'
            ),
            '!0 = distinct !{!0, !"buffers"}',
        ]
        slots = range(_MOST_ALIASES)
        for slot in slots:
            lines.append(f'!{_scope(slot)} = distinct !{{!{_scope(slot)}, !0, !"b{slot}"}}')
            lines.append(f"!{_own(slot)} = !{{!{_scope(slot)}}}")
            rest = ", ".join(f"!{_scope(other)}" for other in slots if other != slot)
            lines.append(f"!{_others(slot)} = !{{{rest}}}")
        return lines


def _scope(slot: int) -> int:
    return 1 + slot


def _own(slot: int) -> int:
    return 1 + _MOST_ALIASES + slot


def _others(slot: int) -> int:
    return 1 + 2 * _MOST_ALIASES + slot


def capabilities_of(machine: Machine, threads: int) -> Capabilities:
    """Return the facts of a host whose processor LLVM knows."""
    from tgcore.runtime.devices.probe import cache_sizes

    has = machine.has
    storage = set(dtypes.concrete) - {*dtypes.fp8s}
    arithmetic = storage - {dtypes.float16, dtypes.bfloat16}
    arm = machine.triple.startswith(("aarch64", "arm64"))
    if not arm and not has("f16c"):
        storage -= {dtypes.float16}  # converting it would need a library
    ops = BASIC_OPS | {Ops.MAX, Ops.CMPEQ, Ops.CMPLE, Ops.SUB, Ops.NEG, Ops.RECIPROCAL}
    if arm or has("sse4.1"):
        ops |= {Ops.TRUNC}
    if arm or has("fma"):
        ops |= {Ops.MULACC}
    if (arm and has("fullfp16")) or has("avx512fp16"):
        arithmetic |= {dtypes.float16}
    wide = 64 if has("avx512f") else 32 if has("avx") else 16
    return Capabilities(
        storage=frozenset(storage),
        arithmetic=frozenset(arithmetic),
        ops=frozenset(ops),
        safe_division=True,
        saturating_casts=True,
        safe_shifts=True,
        vector_bytes=wide,
        unaligned_vectors=True,
        masked_vectors=True,
        vector_registers=32 if arm or has("avx512f") else 16,
        threads=threads,
        cache_bytes=cache_sizes(),
        host=True,
        fallback=True,
    )


def open_renderer(target: Target, engine: str = "") -> HostIRRenderer:
    """Return the renderer for this machine, with the first engine found or the one named.

    Raises
    ------
    DeviceError
        When neither llvmlite nor libLLVM is here, or not for this system.
    """
    import dataclasses
    import sys

    from tgcore.runtime.devices.probe import thread_count

    from tg_llvm.engine import open_engine
    from tg_llvm.runtime import HostIRCompiler

    if sys.platform != "linux":
        raise DeviceError(f"the loader of tg-llvm runs on Linux, and this is {sys.platform}")
    opened = open_engine(engine)
    machine = opened.host()
    compiler = HostIRCompiler(opened, machine)
    capabilities = capabilities_of(machine, thread_count())
    return HostIRRenderer(dataclasses.replace(target, renderer="LLVM"), capabilities, compiler)
