"""Builders shared by the tests: C text in, imported module and proofs out."""

from __future__ import annotations

import ctypes
import itertools
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from tg_autogen import emit_py, prove
from tg_autogen.model import Unit
from tg_autogen.parse import Input, parse, source_text

_COUNTER = itertools.count()
COMPILERS = prove.compilers()


@dataclass
class Bound:
    """A header that went through the whole generator."""

    unit: Unit
    module: ModuleType
    text: str
    given: Input
    names: Any

    def skipped(self, name: str) -> str:
        """Why a name was left out."""
        return next(item.reason for item in self.unit.skipped if item.name == name)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)


def bind(
    folder: Path,
    text: str,
    *arguments: str,
    source: str = "",
    language: str = "c",
    **options: Any,
) -> Bound:
    """Bind C text; with ``source`` a library is compiled and linked to the module."""
    number = next(_COUNTER)
    suffix = {"c": "h", "c++": "hpp", "objective-c": "h"}[language]
    header = folder / f"input_{number}.{suffix}"
    header.write_text(text)
    library = compile_library(folder, header, source, language) if source else ""
    given = Input([str(header)], arguments, language, **options)
    unit = parse(given)
    settings = emit_py.Options(library=emit_py.LibrarySpec(str(library)))
    emitter = emit_py.PythonEmitter(unit, settings)
    module_text = emitter.run()
    path = folder / f"bound_{number}.py"
    path.write_text(module_text)
    module = prove.load_module(str(path))
    return Bound(unit, module, module_text, given, emitter.names)


def compile_library(
    folder: Path, header: Path, source: str, language: str = "c", compiler: str = ""
) -> Path:
    """A shared library from C source that includes the header."""
    compiler = compiler or ("g++" if language == "c++" else "gcc")
    number = next(_COUNTER)
    file = folder / f"source_{number}.{'cpp' if language == 'c++' else 'c'}"
    file.write_text(f'#include "{header}"\n{source}')
    target = folder / f"library_{number}.so"
    command = [
        compiler,
        "-w",
        "-Wno-psabi",
        "-shared",
        "-fPIC",
        "-O0",
        "-o",
        str(target),
        str(file),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


def header_of(bound: Bound) -> Path:
    """The header file that was bound."""
    return Path(bound.given.headers[0])


def proved(bound: Bound) -> bool:
    """Every compiler runs and agrees with the module."""
    given = bound.given
    text = source_text(given)
    outcomes = prove.prove(bound.unit, text, given.arguments, bound.module, bound.names)
    assert len(outcomes) == len(COMPILERS) or bound.unit.target
    for outcome in outcomes:
        assert not outcome.differences, outcome.differences
    return True


def have(program: str) -> bool:
    """Whether a program is on the path."""
    return shutil.which(program) is not None


def buffer_of(record: Any) -> bytes:
    """A record's bytes."""
    return ctypes.string_at(ctypes.addressof(record), ctypes.sizeof(record))
