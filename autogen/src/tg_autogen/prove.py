"""Proof that a module says what the C compiler says: run by every compiler that is present.

The C file asserts the model's numbers; then it is loaded, and the *imported module's* sizes,
offsets, alignments, bit-fields and constants are compared with the compiler's at run time.
"""

from __future__ import annotations

import ctypes
import importlib.util
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from . import emit_c
from .emit_py import safe_field
from .model import Unit
from .naming import Names, safe


@dataclass(slots=True)
class Outcome:
    """What one compiler found: how much was compared, and every difference."""

    compiler: str
    records: int = 0
    facts: int = 0
    differences: list[str] = field(default_factory=list)


def compilers(language: str = "c") -> list[str]:
    """The C or C++ compilers on this machine: a gcc and a clang, newest first."""
    families = (
        (("g++",), ("clang++", "clang++-19", "clang++-18", "clang++-16", "clang++-14"))
        if language == "c++"
        else (("gcc", "cc"), ("clang", "clang-19", "clang-18", "clang-16", "clang-14"))
    )
    chosen = (next((n for n in family if shutil.which(n)), "") for family in families)
    return [name for name in chosen if name]


def load_module(path: str, name: str = "") -> ModuleType:
    """Import a generated module from a file."""
    label = name or "tg_generated_" + re.sub(r"\W", "_", os.path.basename(path))
    spec = importlib.util.spec_from_file_location(label, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot import {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[label] = module
    spec.loader.exec_module(module)
    return module


def prove(
    unit: Unit,
    prefix: str,
    arguments: Sequence[str],
    module: ModuleType | None,
    names: Names | None = None,
    wanted: Sequence[str] = (),
) -> list[Outcome]:
    """Compile the proof with each compiler and compare; one outcome per compiler."""
    proof = emit_c.emit(unit, prefix)
    names = names or _full_names(unit)
    outcomes: list[Outcome] = []
    # Layouts of another platform, and Objective-C without its runtime, can be asserted, not run.
    assert_only = bool(unit.target) or unit.language == "objective-c"
    with tempfile.TemporaryDirectory() as folder:
        suffix = {"c": "c", "c++": "cpp", "objective-c": "m"}[unit.language]
        source = os.path.join(folder, f"proof.{suffix}")
        with open(source, "w", encoding="utf-8") as handle:
            handle.write(proof.text)
        for compiler in wanted or compilers(unit.language):
            if assert_only and "clang" not in compiler:
                continue
            outcome = Outcome(compiler, len(proof.probes))
            target = os.path.join(folder, f"proof_{len(outcomes)}.so")
            outcome.differences += _compile(compiler, source, target, arguments, assert_only)
            if not outcome.differences and not assert_only:
                _compare(ctypes.CDLL(target), proof, module, names, outcome)
            elif not outcome.differences:
                outcome.facts = proof.text.count("_assert(")
            outcomes.append(outcome)
    return outcomes


def _full_names(unit: Unit) -> Names:
    names = Names(unit)
    for constant in unit.constants:
        names.claim_macro(constant.name, constant.value)
    for request in unit.ioctls:
        names.claim_macro(request.name, request.value)
    return names


def _compile(
    compiler: str, source: str, target: str, arguments: Sequence[str], check_only: bool
) -> list[str]:
    flags = ["-fsyntax-only"] if check_only else ["-shared", "-fPIC", "-O0", "-o", target]
    limit = ["-fmax-errors=0"] if "clang" not in compiler else ["-ferror-limit=0"]
    command = [compiler, "-w", *limit, *arguments, *flags, source]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    found = [line for line in done.stderr.splitlines() if "error:" in line]
    shown = [line.replace(os.path.dirname(source) + "/", "") for line in found[:20]]
    return [f"compile: {line}" for line in shown] or [f"compile: {done.stderr[-400:]}"]


def _compare(
    library: Any, proof: emit_c.Proof, module: ModuleType | None, names: Names, outcome: Outcome
) -> None:
    _layouts(library, proof, module, names, outcome)
    _bits(library, proof, module, names, outcome)
    _integers(library, proof, module, names, outcome)
    _floats(library, proof, module, outcome)
    _texts(library, proof, module, outcome)


def _note(outcome: Outcome, what: str, expected: Any, got: Any) -> None:
    outcome.facts += 1
    if expected != got:
        outcome.differences.append(f"{what}: the compiler has {expected}, the module {got}")


def _class(probe: emit_c.Probe, module: ModuleType | None, names: Names) -> Any:
    if module is None:
        return None
    return getattr(module, names.records[probe.record.key])


def _layouts(
    library: Any, proof: emit_c.Proof, module: ModuleType | None, names: Names, outcome: Outcome
) -> None:
    count = sum(
        2 + 2 * sum(member.width is None for member in probe.members) for probe in proof.probes
    )
    numbers = (ctypes.c_uint64 * (count + 1))()
    library.tg_layouts(numbers)
    values = iter(numbers)
    for probe in proof.probes:
        cls, record = _class(probe, module, names), probe.record
        size, align = next(values), next(values)
        _note(outcome, f"{record.name} size", size, record.size)
        _note(outcome, f"{record.name} alignment", align, record.align)
        if cls is not None:
            _note(outcome, f"{record.name} sizeof in ctypes", size, ctypes.sizeof(cls))
            _note(outcome, f"{record.name}.__c_align__", align, cls.__c_align__)
            if ctypes.addressof(cls.new()) % align:
                _note(outcome, f"{record.name}.new()", f"aligned to {align}", "misaligned")
        for member in probe.members:
            if member.width is not None:
                continue
            offset, width = next(values), next(values)
            label = f"{record.name}.{member.path}"
            _note(outcome, f"{label} offset", offset, member.offset // 8)
            if cls is not None:
                found = getattr(cls, safe_field(member.path))
                _note(outcome, f"{label} offset in ctypes", offset, found.offset)
                if member.sized:
                    _note(outcome, f"{label} size in ctypes", width, found.size)


def _bits(
    library: Any, proof: emit_c.Proof, module: ModuleType | None, names: Names, outcome: Outcome
) -> None:
    if module is None:
        return
    library.tg_bits.restype = ctypes.c_longlong
    for index, (probe, member) in enumerate(proof.bits):
        cls = _class(probe, module, names)
        theirs, ours = cls.new(), cls.new()
        value = library.tg_bits(index, ctypes.byref(theirs))
        name, label = safe_field(member.path), f"{probe.record.name}.{member.path}"
        setattr(ours, name, -1)
        _note(outcome, f"{label} bits", bytes(theirs), bytes(ours))
        read = int(getattr(theirs, name))
        _note(outcome, f"{label} read back", value, ctypes.c_int64(read).value)
        setattr(theirs, name, 0)
        _note(outcome, f"{label} cleared", bytes(len(bytes(theirs))), bytes(theirs))


def _integers(
    library: Any, proof: emit_c.Proof, module: ModuleType | None, names: Names, outcome: Outcome
) -> None:
    numbers = (ctypes.c_uint64 * (2 * len(proof.integers) + 1))()
    library.tg_integers(numbers)
    for index, (name, value, _) in enumerate(proof.integers):
        raw, negative = numbers[2 * index], numbers[2 * index + 1]
        expected = ctypes.c_int64(raw).value if negative else raw
        _note(outcome, name, expected, value)
        python = safe(name.rsplit("::", 1)[-1])
        if module is not None and names.values.get(python) == value:
            _note(outcome, f"{name} in the module", expected, int(getattr(module, python)))


def _floats(library: Any, proof: emit_c.Proof, module: ModuleType | None, outcome: Outcome) -> None:
    numbers = (ctypes.c_double * (len(proof.floats) + 1))()
    library.tg_floats(numbers)
    for index, (name, value) in enumerate(proof.floats):
        if math.isnan(value) and math.isnan(numbers[index]):
            outcome.facts += 1
        else:
            _note(outcome, name, numbers[index], value)


def _texts(library: Any, proof: emit_c.Proof, module: ModuleType | None, outcome: Outcome) -> None:
    library.tg_texts.restype = ctypes.c_void_p
    for index, (name, value) in enumerate(proof.texts):
        size = ctypes.c_uint64()
        address = library.tg_texts(index, ctypes.byref(size))
        raw = ctypes.string_at(address, size.value)
        if isinstance(value, str):
            width = size.value // (len(value) + 1)
            ours = b"".join(ord(c).to_bytes(width, "little") for c in value) + bytes(width)
        else:
            ours = value + b"\0"
        _note(outcome, name, raw, ours)


def summary(outcomes: Sequence[Outcome]) -> str:
    """One line per compiler."""
    return "\n".join(
        f"{item.compiler}: {item.records} records, {item.facts} facts, "
        f"{len(item.differences)} differences"
        for item in outcomes
    )
