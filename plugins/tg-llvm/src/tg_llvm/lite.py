"""The engine over llvmlite: LLVM with every target, on every platform that pip serves."""

from __future__ import annotations

from typing import Any

from tgcore.support.errors import CompileError

from tg_llvm.engine import Engine, Machine, plain_features


class LiteEngine(Engine):
    """Compiles through the package llvmlite."""

    name = "llvmlite"

    def __init__(self) -> None:
        import llvmlite.binding as llvm

        self.llvm: Any = llvm
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.version = ".".join(str(part) for part in llvm.llvm_version_info)
        self._machines: dict[tuple[Machine, int], Any] = {}

    def host(self) -> Machine:
        """Return what this machine is."""
        llvm = self.llvm
        features = llvm.get_host_cpu_features()
        names = [f"{'+' if features[name] else '-'}{name}" for name in sorted(features)]
        return Machine(
            llvm.get_process_triple(), llvm.get_host_cpu_name(), plain_features(",".join(names))
        )

    def _target_machine(self, machine: Machine, level: int) -> Any:
        found = self._machines.get((machine, level))
        if found is None:
            llvm = self.llvm
            if machine.triple != llvm.get_process_triple():
                llvm.initialize_all_targets()
                llvm.initialize_all_asmprinters()
            found = llvm.Target.from_triple(machine.triple).create_target_machine(
                cpu=machine.cpu, features=machine.features, opt=level, reloc="pic",
                codemodel="small",
            )  # fmt: skip
            self._machines[machine, level] = found
        return found

    def compile(self, source: str, machine: Machine, level: int = 2) -> bytes:
        """Return the object file of a module."""
        llvm = self.llvm
        if "\0" in source:  # llvmlite would read no further
            raise CompileError("LLVM refused a module", source, "a zero byte in the source")
        target = self._target_machine(machine, level)
        try:
            module = llvm.parse_assembly(source)
            module.verify()
        except RuntimeError as error:
            raise CompileError("LLVM refused a module", source, str(error)) from error
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        options.loop_vectorization = False
        options.slp_vectorization = level > 1
        options.loop_interleaving = False
        builder = llvm.create_pass_builder(target, options)
        builder.getModulePassManager().run(module, builder)
        return bytes(target.emit_object(module))
