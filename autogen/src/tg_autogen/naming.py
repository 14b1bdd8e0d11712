"""C names to Python names: keywords, separate C name spaces, and names the module itself uses.

C keeps tags, ordinary names and macros apart; a Python module has one name space.  Functions keep
their name, and what collides with them is renamed or left out, always the same way.
"""

from __future__ import annotations

import keyword

from .model import Unit

RESERVED = {"_tg", "lib", "annotations", "POINTER"}


def safe(name: str) -> str:
    """A name that Python's grammar and the module's own imports allow.

    >>> safe("from"), safe("c_int32"), safe("open")
    ('from_', 'c_int32_', 'open')
    """
    if keyword.iskeyword(name) or name in RESERVED or _is_ctypes(name):
        return name + "_"
    return name


def _is_ctypes(name: str) -> bool:
    import ctypes

    return name.startswith("c_") and hasattr(ctypes, name)


def parameter(name: str, index: int) -> str:
    """A parameter's name: keyword-safe, without the reserved leading underscores."""
    plain = name.lstrip("_") or f"arg{index}"
    return plain + "_" if keyword.iskeyword(plain) else plain


def parameters(names: tuple[str, ...], count: int) -> list[str]:
    """Distinct names for ``count`` parameters."""
    found: list[str] = []
    for index in range(count):
        name = parameter(names[index] if index < len(names) else "", index)
        while name in found:
            name += "_"
        found.append(name)
    return found


def shadowed(unit: Unit) -> set[str]:
    """Enumerators that a macro of the same name and another value hides."""
    macros = {item.name: item.value for item in unit.constants if item.kind == "macro"}
    return {
        name
        for enumeration in unit.enums.values()
        for name, value in enumeration.values
        if macros.get(name, value) != value
    }


class Names:
    """The Python name of everything in a unit; makes each unique, and says what was left out."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.records: dict[str, str] = {}
        self.enums: dict[str, str] = {}
        self.typedefs: dict[str, str] = {}
        self.taken: dict[str, str] = {}
        self.values: dict[str, object] = {}
        self._assign()

    def _claim(self, name: str, what: str) -> bool:
        if name in self.taken:
            return False
        self.taken[name] = what
        return True

    def _assign(self) -> None:
        unit = self.unit
        for function in unit.functions:
            self._claim(safe(function.name), "function")
        for variable in unit.variables:
            self._claim(safe(variable.name), "variable")
        hiding = shadowed(unit)
        for enumeration in unit.enums.values():
            for name, value in enumeration.values:
                if name in hiding and not enumeration.scoped:
                    continue  # from there on C sees the macro
                shown = f"{enumeration.name}_{name}" if enumeration.scoped else name
                if self._claim(safe(shown), "constant"):
                    self.values[safe(shown)] = value
        for key, record in unit.records.items():
            self.records[key] = self._distinct(safe(record.name), record.kind)
        for key, enumeration in unit.enums.items():
            if enumeration.name:
                self.enums[key] = self._distinct(safe(enumeration.name), "enum")
        for key, typedef in unit.typedefs.items():
            name = safe(typedef.name)
            if self._claim(name, "typedef"):
                self.typedefs[key] = name

    def _distinct(self, name: str, kind: str) -> str:
        if self._claim(name, kind):
            return name
        number, wanted = 2, f"{kind}_{name}"
        while not self._claim(wanted, kind):
            wanted, number = f"{kind}_{name}_{number}", number + 1
        return wanted

    def claim_macro(self, name: str, value: object = None) -> str:
        """The name a macro's value goes by, or empty when something else has it."""
        chosen = safe(name)
        if self._claim(chosen, "macro"):
            self.values[chosen] = value
            return chosen
        return ""
