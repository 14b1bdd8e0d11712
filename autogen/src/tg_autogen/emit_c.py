"""A unit as a C file that a compiler must accept: every size, offset and constant asserted.

The same file holds functions that report the compiler's numbers at run time, so that the imported
Python module can be compared with them; see :mod:`tg_autogen.prove`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .model import Array, Field, Opaque, Pointer, Record, Ref, Unit
from .naming import shadowed


@dataclass(slots=True)
class Member:
    """A named member as reached from a C type: ``path`` in C, ``offset`` and ``width`` in bits."""

    path: str
    offset: int
    width: int | None
    sized: bool


@dataclass(slots=True)
class Probe:
    """A record that C can name: how, and the members below it."""

    record: Record
    ctype: str
    members: list[Member] = field(default_factory=list)


@dataclass(slots=True)
class Proof:
    """The C text and the order in which its functions report."""

    text: str
    probes: list[Probe]
    bits: list[tuple[Probe, Member]]
    integers: list[tuple[str, int, str]]
    floats: list[tuple[str, float]]
    texts: list[tuple[str, bytes | str]]


def probes(unit: Unit) -> list[Probe]:
    """Every complete record that C can name, directly or as a member of another."""
    expressions = _expressions(unit)
    found: list[Probe] = []
    for key, record in unit.records.items():
        if record.complete and key in expressions:
            probe = Probe(record, expressions[key])
            probe.members = list(_members(unit, record, "", 0))
            found.append(probe)
    return found


def _expressions(unit: Unit) -> dict[str, str]:
    known = {key: item.spelling for key, item in unit.records.items() if item.spelling}
    keyword = "decltype" if unit.language == "c++" else "__typeof__"
    waiting = list(known)
    while waiting:
        key = waiting.pop(0)
        for item in unit.records[key].fields:
            target, suffix = item.type, ""
            while isinstance(target, (Array, Pointer)):
                target = target.element if isinstance(target, Array) else target.target
                suffix += "[0]"
            if (
                item.name
                and isinstance(target, Ref)
                and target.kind == "record"
                and target.key not in known
            ):
                access = f"(({known[key]} *)0)->{item.name}{suffix}"
                if unit.language == "c++":
                    access = f"std::remove_reference<decltype(({access}))>::type"
                    known[target.key] = access
                else:
                    known[target.key] = f"{keyword}({access})"
                waiting.append(target.key)
    return known


def _members(unit: Unit, record: Record, path: str, base: int) -> Iterator[Member]:
    for item in record.fields:
        if not item.name:
            if item.width is None and isinstance(item.type, Ref) and item.type.kind == "record":
                yield from _members(unit, unit.records[item.type.key], path, base + item.offset)
            continue
        yield Member(path + item.name, base + item.offset, item.width, _sized(item))


def _sized(item: Field) -> bool:
    return not (isinstance(item.type, Array) and item.type.count == 0) and not isinstance(
        item.type, Opaque
    )


def emit(unit: Unit, prefix: str) -> Proof:
    """The proof of a unit; ``prefix`` is the C text that includes its headers."""
    cxx = unit.language == "c++"
    found = probes(unit)
    assertion = "static_assert" if cxx else "_Static_assert"
    align = "alignof" if cxx else "_Alignof"
    lines = [prefix]
    if cxx:
        lines.append("#include <type_traits>")
    lines.append("typedef unsigned long long tg_u64;")
    integers, floats, texts = _constants(unit)
    if not cxx:
        for name, _, ctype in integers:
            if ctype and "(" not in ctype and ctype != "void *":
                lines.append(
                    "_Static_assert(__builtin_types_compatible_p("
                    f'__typeof__({name}), {ctype}), "{name} type");'
                )
    if not unit.target:
        lines += _value_reporters(integers, floats, texts)
    # A macro may have a member's name (siginfo's si_pid): it is done with by now.
    members = {part for probe in found for m in probe.members for part in m.path.split(".")}
    lines += [f"#undef {name}" for name in sorted(members)]
    for number, probe in enumerate(found):
        alias = f"tg_type_{number}"
        lines.append(f"typedef {probe.ctype} {alias};")
        record = probe.record
        label = record.name.replace('"', "")
        if record.size or not cxx:
            lines.append(f'{assertion}(sizeof({alias}) == {record.size}, "{label} size");')
        lines.append(f'{assertion}({align}({alias}) == {record.align}, "{label} alignment");')
        for member in probe.members:
            if member.width is None:
                offset = f"__builtin_offsetof({alias}, {member.path})"
                lines.append(
                    f"{assertion}({offset} == {member.offset // 8}, "
                    f'"{label}.{member.path} offset");'
                )
    bits = [(p, m) for p in found for m in p.members if m.width is not None]
    if not unit.target:
        lines += _layout_reporters(found, bits, align)
    return Proof("\n".join(lines) + "\n", found, bits, integers, floats, texts)


def _constants(
    unit: Unit,
) -> tuple[list[tuple[str, int, str]], list[tuple[str, float]], list[tuple[str, bytes | str]]]:
    integers: list[tuple[str, int, str]] = []
    floats: list[tuple[str, float]] = []
    texts: list[tuple[str, bytes | str]] = []
    hidden = shadowed(unit)
    for enumeration in unit.enums.values():
        scope = enumeration.spelling + "::" if enumeration.scoped else enumeration.scope
        values = [item for item in enumeration.values if item[0] not in hidden]
        integers += [(scope + name, value, "") for name, value in values]
    for constant in unit.constants:
        value = constant.value
        if constant.kind != "macro" and unit.language == "c++":
            continue  # may lie in a namespace
        if isinstance(value, (bool, int)):
            ctype = constant.ctype if constant.kind == "macro" else ""
            integers.append((constant.name, int(value), ctype))
        elif isinstance(value, float):
            floats.append((constant.name, value))
        elif isinstance(value, (bytes, str)) and constant.kind == "macro":
            texts.append((constant.name, value))
    integers += [(item.name, item.value, item.ctype) for item in unit.ioctls]
    return integers, floats, texts


_LINKAGE = ["#ifdef __cplusplus", 'extern "C" {', "#endif"]
_END = ["#ifdef __cplusplus", "}", "#endif"]


def _layout_reporters(
    found: list[Probe], bits: list[tuple[Probe, Member]], align: str
) -> list[str]:
    lines = [*_LINKAGE, "void tg_layouts(tg_u64 *out) {"]
    for number, probe in enumerate(found):
        alias = f"tg_type_{number}"
        lines.append(f"  *out++ = sizeof({alias}); *out++ = {align}({alias});")
        for member in probe.members:
            if member.width is None:
                size = f"sizeof((({alias} *)0)->{member.path})" if member.sized else "0"
                offset = f"__builtin_offsetof({alias}, {member.path})"
                lines.append(f"  *out++ = {offset}; *out++ = {size};")
    lines += ["}", "long long tg_bits(int index, unsigned char *out) {", "  switch (index) {"]
    numbers = {id(probe): number for number, probe in enumerate(found)}
    for index, (probe, member) in enumerate(bits):
        alias = f"tg_type_{numbers[id(probe)]}"
        lines.append(
            f"  case {index}: {{ {alias} *v = ({alias} *)out; v->{member.path} = "
            f"(__typeof__(v->{member.path} + 0))-1; return (long long)v->{member.path}; }}"
        )
    return [*lines, "  }", "  return 0;", "}", *_END]


def _value_reporters(
    integers: list[tuple[str, int, str]],
    floats: list[tuple[str, float]],
    texts: list[tuple[str, bytes | str]],
) -> list[str]:
    # Tables compile many times faster than code, and register headers have 50,000 values; what is
    # no integer constant expression, such as a cast pointer, is stored by code over the table.
    lines = [*_LINKAGE, "static const tg_u64 tg_table[] = {"]
    late: list[str] = []
    for index, (name, _, ctype) in enumerate(integers):
        negative = f"({name}) < 0" if "::" not in name else f"(long long)({name}) < 0"
        if ctype and ctype != "void *":
            lines.append(f"  (tg_u64)({name}), (tg_u64)({negative}),")
            continue
        lines.append("  0, 0,")
        negative = "0" if ctype == "void *" else negative
        late.append(f"  out[{2 * index}] = (tg_u64)({name});")
        late.append(f"  out[{2 * index + 1}] = (tg_u64)({negative});")
    lines += ["  0};", "void tg_integers(tg_u64 *out) {"]
    lines += ["  __builtin_memcpy(out, tg_table, sizeof tg_table - sizeof(tg_u64));", *late]
    lines += ["}", "void tg_floats(double *out) {"]
    lines += [f"  *out++ = (double)({name});" for name, _ in floats]
    lines += ["}", "const void *tg_texts(int index, tg_u64 *size) {", "  switch (index) {"]
    for index, (name, _) in enumerate(texts):
        lines.append(f"  case {index}: *size = sizeof({name}); return {name};")
    return [*lines, "  }", "  return 0;", "}", *_END]
