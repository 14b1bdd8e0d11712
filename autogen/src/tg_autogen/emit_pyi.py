"""The type stub of a generated module: records with typed fields, functions with signatures.

It is made after the module's text, from the same emitter, so that both hold the same names.
"""

from __future__ import annotations

from .emit_py import PythonEmitter, safe_field, shown_value
from .model import Array, CType, Pointer, Record, Ref, Scalar, Signature
from .naming import parameters, safe

_SCALARS = {"char": "bytes", "bool": "bool", "wchar": "str", "void": "None"}


class StubEmitter:
    """Writes the stub of a module that ``emitter`` has written."""

    def __init__(self, emitter: PythonEmitter) -> None:
        self.emitter, self.unit, self.names = emitter, emitter.unit, emitter.names

    def run(self, runtime: str) -> str:
        """The stub's text; ``runtime`` is the import line of the runtime as ``_tg``."""
        lines = ["from typing import Any, Final", "", runtime, ""]
        if self.unit.functions or self.unit.variables:
            lines += ["lib: _tg.Library", ""]
        for key, record in self.unit.records.items():
            lines += self._record(key, record)
        for name in self.names.enums.values():
            lines.append(f"{name}: Any")
        for key, name in self.names.typedefs.items():
            if key in self.emitter.ready:
                lines.append(f"{name}: Any")
        for function in self.unit.functions:
            lines.append(self._function(function))
        for variable in self.unit.variables:
            lines.append(f"{safe(variable.name)}: _tg.Variable")
        lines += self._values()
        return "\n".join(lines).rstrip("\n") + "\n"

    def _record(self, key: str, record: Record) -> list[str]:
        base = "Union" if record.kind == "union" else "Struct"
        head = f"class {self.names.records[key]}(_tg.{base}):"
        fields = list(self._fields(record))
        if not fields:
            return [f"{head} ..."]
        return [head, *(f"    {name}: {kind}" for name, kind in fields)]

    def _fields(self, record: Record) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for item in record.fields:
            if item.name:
                found.append((safe_field(item.name), self._type(item.type, "field")))
            elif isinstance(item.type, Ref) and item.type.kind == "record":
                found += self._fields(self.unit.records[item.type.key])
        return found

    def _type(self, ctype: CType, place: str) -> str:
        found = self.emitter.resolved(ctype)
        if isinstance(found, Scalar):
            return _SCALARS.get(found.name) or ("float" if found.name[0] in "fl" else "int")
        if isinstance(found, Ref):
            return self.names.records[found.key] if found.kind == "record" else "int"
        if isinstance(found, Array):
            element = self.emitter.resolved(found.element)
            return "bytes" if place == "field" and element == Scalar("char") else "Any"
        if isinstance(found, Pointer):
            return self._pointer(found, place)
        return "Any"

    def _pointer(self, ctype: Pointer, place: str) -> str:
        target = self.emitter.resolved(ctype.target)
        if place == "argument" or isinstance(target, Signature):
            return "Any"
        if target == Scalar("void"):
            return "int | None"
        if target == Scalar("char"):
            return "bytes | None" if ctype.const else "_tg.CString"
        return "Any"

    def _function(self, item: object) -> str:
        signature: Signature = item.signature  # type: ignore[attr-defined]
        named = parameters(item.parameters, len(signature.parameters))  # type: ignore[attr-defined]
        parts = [
            f"{name}: {self._type(part, 'argument')}"
            for name, part in zip(named, signature.parameters, strict=True)
        ]
        if signature.variadic:
            parts.append("*more: Any")
        result = self._type(signature.result, "result")
        name = safe(item.name)  # type: ignore[attr-defined]
        return f"def {name}({', '.join(parts)}) -> {result}: ..."

    def _values(self) -> list[str]:
        lines: list[str] = []
        requests = {item.name for item in self.unit.ioctls}
        for name, what in self.names.taken.items():
            if what == "constant":
                lines.append(f"{name}: Final = {shown_value(self.names.values[name])}")
        for constant in self.unit.constants:
            name = safe(constant.name)
            if self.names.taken.get(name) == "macro" and name not in requests:
                kind = "Any" if isinstance(constant.value, (tuple, dict)) else ""
                shown = shown_value(constant.value)
                literal = kind or ("float" if shown.startswith("float(") else "")
                lines.append(f"{name}: {literal}" if literal else f"{name}: Final = {shown}")
        lines += [f"{safe(name)}: _tg.Ioctl" for name in sorted(requests)]
        for macro in self.unit.macro_functions:
            if self.names.taken.get(safe(macro.name)) == "macro":
                inside = ", ".join(f"{p}: int" for p in macro.parameters)
                result = "tuple[int, int]" if macro.low else "int"
                lines.append(f"def {safe(macro.name)}({inside}) -> {result}: ...")
        lines += [f"{name}: Any" for name in self.emitter.renamed]
        return lines
