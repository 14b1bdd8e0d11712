"""A generator of random record declarations, with C functions that fill, check, return and take
each by value; the values are chosen here, so that Python and C compare against the same numbers."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

INTEGERS = {
    "char": (8, True),
    "signed char": (8, True),
    "unsigned char": (8, False),
    "short": (16, True),
    "unsigned short": (16, False),
    "int": (32, True),
    "unsigned int": (32, False),
    "long": (64, True),
    "unsigned long": (64, False),
    "long long": (64, True),
    "unsigned long long": (64, False),
}
PLAIN = [name for name in INTEGERS if name != "char"]
ENUMS = (
    "enum side { LEFT, RIGHT, UP = 5 };\nenum __attribute__((packed)) tiny { T0, T1, T2 = 9 };\n"
)


@dataclass
class Leaf:
    """One scalar that is set and compared: its path from the record and its two values."""

    path: list[str | int]
    to_python: Any
    to_c: Any
    ctype: str

    def c_path(self) -> str:
        text = ""
        for part in self.path:
            text += f"[{part}]" if isinstance(part, int) else f".{part}"
        return text[1:]


@dataclass
class RandomRecord:
    """A declaration under a name, and its leaves."""

    name: str
    text: str
    leaves: list[Leaf] = field(default_factory=list)


class Generator:
    """Makes random records; the same seed gives the same records."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0
        self.members = 0
        self.known: list[RandomRecord] = []

    def record(self) -> RandomRecord:
        """The next record."""
        self.count += 1
        self.members = 0
        name = f"r{self.count}"
        kind = "union" if self.random.random() < 0.12 else "struct"
        leaves: list[Leaf] = []
        body = self._body(kind, 0, leaves, [])
        before = after = ""
        chance = self.random.random()
        attribute = ""
        if chance < 0.12:
            attribute = "__attribute__((packed)) "
        elif chance < 0.16:
            attribute = f"__attribute__((aligned({self.random.choice([8, 16, 32])}))) "
        elif chance < 0.24:
            before, after = (
                f"#pragma pack({self.random.choice([1, 2, 4, 8])})\n",
                "#pragma pack()\n",
            )
        text = f"{before}{kind} {attribute}{name} {{\n{body}}};\n{after}"
        made = RandomRecord(name, text, leaves)
        if len(text) < 300 and "[]" not in text and "[0]" not in text:
            made_kind = f"{kind} {name}"
            self.known.append(RandomRecord(made_kind, text, leaves))
        return made

    def _name(self) -> str:
        self.members += 1
        return f"m{self.members}"

    def _body(self, kind: str, depth: int, leaves: list[Leaf], path: list[str | int]) -> str:
        count = self.random.choice([1, 1, 2, 2, 3, 3, 4, 5, 7])
        lines: list[str] = []
        groups: list[list[Leaf]] = []
        for _ in range(count):
            group: list[Leaf] = []
            lines.append("  " * (depth + 1) + self._member(depth, group, path))
            groups.append(group)
        if kind == "union":
            chosen = [group for group in groups if group]
            leaves += self.random.choice(chosen) if chosen else []
        else:
            for group in groups:
                leaves += group
            if depth == 0 and self.random.random() < 0.02 and groups[0]:
                length = self.random.choice(["", "", "0"])
                lines.append(f"  {self.random.choice(PLAIN)} {self._name()}[{length}];")
        return "\n".join(lines) + "\n"

    def _member(self, depth: int, leaves: list[Leaf], path: list[str | int]) -> str:
        chance = self.random.random()
        if chance < 0.30:
            return self._bit_field(leaves, path)
        if chance < 0.40 and depth < 2:
            return self._nested(depth, leaves, path)
        if chance < 0.46 and self.known:
            inner = self.random.choice(self.known[-40:])
            name = self._name()
            length = self.random.choice([0, 0, 0, 1, 2, 3])
            for place in [[name, index] for index in range(length)] or [[name]]:
                for leaf in inner.leaves:
                    leaves.append(
                        Leaf([*path, *place, *leaf.path], leaf.to_python, leaf.to_c, leaf.ctype)
                    )
            return f"{inner.name} {name}{f'[{length}]' if length else ''};"
        if chance < 0.58:
            ctype, name, length = self._scalar_type(), self._name(), self.random.randint(1, 4)
            if ctype == "char":
                ctype = "unsigned char"
            for index in range(length):
                self._leaf(ctype, [*path, name, index], leaves)
            return f"{ctype} {name}[{length}];"
        ctype, name = self._scalar_type(), self._name()
        self._leaf(ctype, [*path, name], leaves)
        align = ""
        if self.random.random() < 0.015:
            align = f" __attribute__((aligned({self.random.choice([4, 8, 16])})))"
        return f"{ctype} {name}{align};"

    def _nested(self, depth: int, leaves: list[Leaf], path: list[str | int]) -> str:
        kind = self.random.choice(["struct", "struct", "union"])
        if self.random.random() < 0.5:
            body = self._body(kind, depth + 1, leaves, path)
            return f"{kind} {{\n{body}  }};"
        name = self._name()
        body = self._body(kind, depth + 1, leaves, [*path, name])
        return f"{kind} {{\n{body}  }} {name};"

    def _scalar_type(self) -> str:
        chance = self.random.random()
        if chance < 0.62:
            return self.random.choice(list(INTEGERS))
        if chance < 0.74:
            return "float"
        if chance < 0.86:
            return "double"
        if chance < 0.90:
            return "_Bool"
        if chance < 0.94:
            return "void *"
        if chance < 0.97:
            return "enum side"
        if chance < 0.99:
            return "enum tiny"
        return "long double"

    def _bit_field(self, leaves: list[Leaf], path: list[str | int]) -> str:
        if self.random.random() < 0.05:
            return f"{self.random.choice(['int', 'char', 'long', 'short'])} : 0;"
        chance = self.random.random()
        if chance < 0.05:
            ctype, bits, signed = "_Bool", 1, False
        elif chance < 0.12:
            ctype, bits, signed = "enum side", self.random.randint(3, 8), False
        else:
            ctype = self.random.choice(PLAIN)
            bits, signed = self.random.randint(1, INTEGERS[ctype][0]), INTEGERS[ctype][1]
        if self.random.random() < 0.07:
            return f"{ctype} : {bits};"
        name = self._name()
        if ctype == "enum side":
            values = [self.random.choice([0, 1, 5]) for _ in range(2)]
        elif ctype == "_Bool":
            values = [self.random.randint(0, 1) for _ in range(2)]
        else:
            values = [self._integer(bits, signed) for _ in range(2)]
        leaves.append(Leaf([*path, name], values[0], values[1], ctype))
        return f"{ctype} {name} : {bits};"

    def _integer(self, bits: int, signed: bool) -> int:
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
        return self.random.choice([low, high, self.random.randint(low, high)])

    def _leaf(self, ctype: str, path: list[str | int], leaves: list[Leaf]) -> None:
        def value() -> Any:
            if ctype in ("float", "double", "long double"):
                return self.random.randint(-4000, 4000) / 8
            if ctype == "_Bool":
                return self.random.randint(0, 1)
            if ctype == "void *":
                return self.random.randint(1, 2**48)
            if ctype == "enum side":
                return self.random.choice([0, 1, 5])
            if ctype == "enum tiny":
                return self.random.choice([0, 1, 9])
            if ctype == "char":
                return self.random.randint(0, 127)
            return self._integer(*INTEGERS[ctype])

        leaves.append(Leaf(path, value(), value(), ctype))


def _literal(value: Any, ctype: str) -> str:
    if isinstance(value, float):
        return f"({value}L)" if ctype == "long double" else f"({value})"
    if ctype == "void *":
        return f"(void *){value}UL"
    if value < 0:
        return f"(-{-value - 1}LL - 1)"
    return f"{value}ULL" if value > 2**63 - 1 else f"{value}LL"


def header(records: list[RandomRecord]) -> str:
    """The declarations of a batch, with its functions."""
    parts = [ENUMS]
    for item in records:
        kind = (
            "union"
            if f"union {item.name} {{" in item.text or (item.text.lstrip().startswith("union"))
            else "struct"
        )
        if "\nunion " in item.text.split("{")[0]:
            kind = "union"
        parts.append(item.text)
        parts.append(f"typedef {kind} {item.name} t_{item.name};\n")
        name = item.name
        parts.append(
            f"void fill_{name}(t_{name} *p);\nint check_{name}(const t_{name} *p);\n"
            f"t_{name} get_{name}(void);\n"
            f"int take_{name}(int before, t_{name} value, double after);\n"
            f"int crowd_{name}(long a, long b, long c, long d, long e, double f, double g, "
            f"double h, double i, double j, double k, double l, t_{name} value, long m, "
            f"double n);\n"
            f"t_{name} echo_{name}(long a, long b, long c, long d, float e, t_{name} value, "
            f"double f);\n"
        )
    return "".join(parts)


def source(records: list[RandomRecord]) -> str:
    """The definitions of the functions."""
    parts = []
    for item in records:
        name = item.name
        sets = "".join(
            f"  p->{leaf.c_path()} = {_literal(leaf.to_python, leaf.ctype)};\n"
            for leaf in item.leaves
        )
        checks = "".join(
            f"  if (p->{leaf.c_path()} != ({leaf.ctype}){_literal(leaf.to_c, leaf.ctype)}) "
            f"return {index + 1};\n"
            for index, leaf in enumerate(item.leaves)
        )
        parts.append(
            f"void fill_{name}(t_{name} *p) {{\n{sets}}}\n"
            f"int check_{name}(const t_{name} *p) {{\n{checks}  return 0;\n}}\n"
            f"t_{name} get_{name}(void) {{ t_{name} v; __builtin_memset(&v, 0, sizeof v); "
            f"fill_{name}(&v); return v; }}\n"
            f"int take_{name}(int before, t_{name} value, double after) {{\n"
            f"  if (before != 7) return -1;\n  if (after != 2.5) return -2;\n"
            f"  return check_{name}(&value);\n}}\n"
            f"int crowd_{name}(long a, long b, long c, long d, long e, double f, double g, "
            f"double h, double i, double j, double k, double l, t_{name} value, long m, "
            f"double n) {{\n"
            f"  if (a + b + c + d + e != 15) return -1;\n"
            f"  if (f + g + h + i + j + k + l != 28) return -2;\n"
            f"  if (m != 77) return -3;\n  if (n != 4.5) return -4;\n"
            f"  return check_{name}(&value);\n}}\n"
            f"t_{name} echo_{name}(long a, long b, long c, long d, float e, t_{name} value, "
            f"double f) {{\n"
            f"  if (a + b + c + d != 10 || e != 1.5f || f != 3.5) "
            f"__builtin_memset(&value, 0x5a, sizeof value);\n  return value;\n}}\n"
        )
    return "".join(parts)
