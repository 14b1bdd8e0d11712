"""Finds places where code of the core names a device or decides by a device's name.

What is a name: any word of an identifier or a string, split at underscores, case changes and
punctuation, that belongs to a vendor, device, interface, renderer or architecture; docstrings are
exempt. The built-in devices are found as whole words in capitals only (`"NULL"`, `CPU_NAME`),
because numpy the library, a disk cache and a null pointer are ordinary words; `cpu` is refused in
any case except in the standard library's `cpu_count`.

What is a decision: a comparison, membership test, prefix test, match or look-up in a literal
dictionary, between something called device, family, renderer, arch or interface and a string.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BUILT_IN = frozenset({"CPU", "NUMPY", "NULL", "DISK"})
FOREIGN = frozenset(
    """
    amd amdgpu radeon rdna cdna rocm hip hsa kfd comgr nv nvidia cuda nvrtc nvcc ptx cubin nouveau
    qcom qualcomm adreno kgsl snapdragon ir3 metal msl mtl webgpu wgpu wgsl opencl cl pocl rusticl
    dsp hexagon fastrpc llvm llvmpipe lvp nir nak mesa clang gcc tcc msvc icc vulkan spirv x86 amx
    avx avx2 avx512 sse aarch64 arm64 armv8 riscv tpu npu znver4 intel
    """.split()  # noqa: SIM905 - a list of seventy quoted words is harder to read
)
CPU_IDENTIFIERS = frozenset({"cpu_count", "process_cpu_count"})
DEVICE_WORDS = frozenset({"device", "devices", "dev", "family", "renderer", "arch", "interface"})
TEXT_TESTS = frozenset({"startswith", "endswith", "find", "index", "count", "removeprefix"})

_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+\d*|[A-Z]+\d*")
_ARCHITECTURE = re.compile(r"(?<![A-Za-z0-9])(gfx\d\w*|sm_?\d{2,3}[a-z]?)(?![A-Za-z0-9])", re.I)


@dataclass(frozen=True)
class Finding:
    """One place in a file, and what is wrong with it."""

    line: int
    what: str


def words(text: str) -> list[str]:
    """Return the words of an identifier or string: `OpenCLDevice_2` has Open, CL and Device."""
    return _WORD.findall(text)


def named_device(text: str) -> str | None:
    """Return the device word in `text`, if there is one."""
    found = _ARCHITECTURE.search(text)
    if found:
        return found.group(1)
    if text in CPU_IDENTIFIERS:
        return None
    joined = text.replace("_", "").lower()
    if joined in FOREIGN:
        return text
    for word in words(text):
        low = word.lower()
        if low in FOREIGN or word in BUILT_IN or low == "cpu":
            return word
    return None


def findings(source: str) -> list[Finding]:
    """Return every naming of a device and every decision by a device's name in `source`."""
    tree = ast.parse(source)
    exempt = {id(node) for node in _docstrings(tree)}
    found: list[Finding] = []
    for node in ast.walk(tree):
        if id(node) in exempt:
            continue
        for text in _texts(node):
            name = named_device(text)
            if name is not None:
                found.append(Finding(getattr(node, "lineno", 0), f"names the device {name!r}"))
        decision = _decision(node)
        if decision:
            found.append(Finding(getattr(node, "lineno", 0), decision))
    return sorted(set(found), key=lambda finding: finding.line)


def core_files(root: Path) -> Iterator[Path]:
    """Yield the files that must not name a device."""
    package = root / "tgcore"
    allowed = (package / "runtime" / "devices", package / "testing")
    for path in sorted(package.rglob("*.py")):
        if not any(folder in path.parents for folder in allowed):
            yield path


def _docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value


def _texts(node: ast.AST) -> Iterator[str]:
    """Yield the identifiers and strings that this node itself holds."""
    match node:
        case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
            yield text
        case ast.FunctionDef(name=text) | ast.AsyncFunctionDef(name=text) | ast.ClassDef(name=text):
            yield text
        case ast.keyword(arg=str(text)) | ast.Constant(value=str(text)):
            yield text
        case ast.Constant(value=bytes(raw)):
            yield raw.decode("latin-1")
        case ast.alias(name=text, asname=other):
            yield from text.split(".")
            if other:
                yield other
        case ast.ImportFrom(module=str(text)):
            yield from text.split(".")
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            yield from names
        case ast.MatchAs(name=str(text)) | ast.MatchStar(name=str(text)):
            yield text
        case ast.ExceptHandler(name=str(text)):
            yield text


def _is_device(node: ast.AST) -> bool:
    """Say whether an expression is about a device's name."""
    for part in ast.walk(node):
        text = part.id if isinstance(part, ast.Name) else getattr(part, "attr", None)
        if isinstance(text, str):
            parts = [word.lower() for word in words(text)]
            if parts and (parts[-1] in DEVICE_WORDS or text == "device_name"):
                return True
    return False


def _is_text(node: ast.AST) -> bool:
    """Say whether an expression is a string, or a literal collection with a string in it."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and node.value != ""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(_is_text(item) for item in node.elts)
    return isinstance(node, ast.JoinedStr)


def _decision(node: ast.AST) -> str | None:
    match node:
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
            if any(_is_text(side) for side in sides) and any(
                _is_device(side) for side in sides if not _is_text(side)
            ):
                return "compares a device's name with a string"
        case ast.Call(func=ast.Attribute(value=value, attr=method), args=[first, *_]):
            if method in TEXT_TESTS and _is_device(value) and _is_text(first):
                return f"tests a device's name with {method}()"
            if method == "get" and _is_literal_table(value) and _is_device(first):
                return "looks a device's name up in a table"
        case ast.Subscript(value=value, slice=key) if _is_literal_table(value) and _is_device(key):
            return "looks a device's name up in a table"
        case ast.Match(subject=subject, cases=cases) if _is_device(subject):
            for case in cases:
                for part in ast.walk(case.pattern):
                    if isinstance(part, ast.MatchValue) and _is_text(part.value):
                        return "matches a device's name"
    return None


def _is_literal_table(node: ast.AST) -> bool:
    return isinstance(node, ast.Dict) and any(
        key is not None and _is_text(key) for key in node.keys
    )
