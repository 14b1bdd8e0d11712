"""Loads a relocatable ELF object into this process: no linker, no file.

Sections are laid into one mapping by what they may do (run, be read, be written); relocations are
applied, calls out of the mapping go through stubs, and then code becomes executable and stops
being writable. x86-64 and AArch64, little endian.
"""

from __future__ import annotations

import ctypes
import mmap
import struct
from collections.abc import Callable, Iterator
from typing import Any

from tgcore.support.errors import DeviceError

_X86, _ARM = 62, 183
_BITS, _NOBITS, _RELA = 1, 8, 4
_WRITE, _ALLOC, _EXEC = 1, 2, 4
_READ_ONLY, _READ_EXEC = 1, 5  # PROT_READ, PROT_READ | PROT_EXEC
_STUB = {
    _X86: bytes.fromhex("ff2500000000"),  # jmp *0(%rip)
    _ARM: bytes.fromhex("5000005800021fd6"),  # ldr x16, #8; br x16
}
_STUB_SIZE = 16
_FUNCTION: Any = ctypes.CFUNCTYPE(None)  # whoever calls it sets the argument types


class Section:  # plain classes: a dataclass costs a millisecond of every first open
    """One section header."""

    __slots__ = ("address", "align", "flags", "info", "kind", "link", "name", "offset", "size")

    def __init__(
        self, name: int, kind: int, flags: int, offset: int, size: int, link: int, info: int,
        align: int,
    ) -> None:  # fmt: skip
        self.name, self.kind, self.flags, self.offset = name, kind, flags, offset
        self.size, self.link, self.info, self.align = size, link, info, align
        self.address = 0


class Symbol:
    """One symbol: its name, the section it lies in (0: elsewhere) and its place there."""

    __slots__ = ("name", "section", "value")

    def __init__(self, name: str, section: int, value: int) -> None:
        self.name, self.section, self.value = name, section, value


class ElfObject:
    """The parts of an object file that loading needs."""

    def __init__(self, data: bytes) -> None:
        if data[:6] != b"\x7fELF\x02\x01":
            raise DeviceError("this is no 64-bit little-endian ELF object")
        kind, self.machine = struct.unpack_from("<HH", data, 16)
        if kind != 1 or self.machine not in _STUB:
            raise DeviceError(f"ELF type {kind} for machine {self.machine} cannot be loaded")
        self.data = data
        start = struct.unpack_from("<Q", data, 40)[0]
        size, count = struct.unpack_from("<HH", data, 58)
        self.sections = [self._section(start + size * number) for number in range(count)]
        self.symbols: list[Symbol] = []
        for section in self.sections:
            if section.kind == 2:
                self.symbols = list(self._symbols(section))

    def _section(self, at: int) -> Section:
        name, kind, flags, _, offset, size, link, info, align, _ = struct.unpack_from(
            "<IIQQQQIIQQ", self.data, at
        )
        return Section(name, kind, flags, offset, size, link, info, max(1, align))

    def _symbols(self, section: Section) -> Iterator[Symbol]:
        names = self.sections[section.link].offset
        for at in range(section.offset, section.offset + section.size, 24):
            name, _, _, where, value, _ = struct.unpack_from("<IBBHQQ", self.data, at)
            end = self.data.index(b"\0", names + name)
            yield Symbol(self.data[names + name : end].decode(), where, value)

    def relocations(self) -> Iterator[tuple[Section, int, int, Symbol, int]]:
        """Yield (section, offset, kind, symbol, addend) of what is loaded."""
        for section in self.sections:
            if section.kind != _RELA or not self.sections[section.info].flags & _ALLOC:
                continue
            for at in range(section.offset, section.offset + section.size, 24):
                offset, info, addend = struct.unpack_from("<QQq", self.data, at)
                symbol = self.symbols[info >> 32]
                yield self.sections[section.info], offset, info & 0xFFFFFFFF, symbol, addend


class LoadedModule:
    """Functions of a loaded object by name: `module[name]` and `module.name`, as of a library.

    Parameters
    ----------
    data : bytes
        The object file.
    resolve : callable
        Gives the address of a function outside of it.
    """

    def __init__(self, data: bytes, resolve: Callable[[str], int]) -> None:
        self._object = ElfObject(data)
        self._resolve = resolve
        self._outside = sorted({s.name for s in self._object.symbols if not s.section and s.name})
        self._stubs: dict[str, int] = {}
        self._slots: dict[tuple[int, str], int] = {}
        self._next_slot = 0
        self._map(data)
        self._addresses = {
            symbol.name: self._object.sections[symbol.section].address + symbol.value
            for symbol in self._object.symbols
            if 0 < symbol.section < len(self._object.sections) and symbol.name
        }

    def _map(self, data: bytes) -> None:
        """Lay out the sections, fill them, relocate, and protect."""
        sections = [s for s in self._object.sections if s.flags & _ALLOC and s.size]
        code = [s for s in sections if s.flags & _EXEC]
        written = [s for s in sections if s.flags & _WRITE and not s.flags & _EXEC]
        constant = [s for s in sections if not s.flags & (_WRITE | _EXEC)]
        end = _place(code, 0)
        stubs = (end + 15) & ~15
        code_end = _page(stubs + _STUB_SIZE * len(self._outside))
        end = _place(constant, code_end)
        self._next_slot = (end + 7) & ~7
        slots = sum(1 for _ in self._object.relocations()) if self._uses_slots() else 0
        read_end = _page(self._next_slot + 8 * slots)
        end = _page(_place(written, read_end))
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
        self._memory = mmap.mmap(-1, max(end, mmap.PAGESIZE), flags=flags)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        for section in sections:
            if section.kind != _NOBITS:
                found = data[section.offset : section.offset + section.size]
                self._memory[section.address : section.address + section.size] = found
            section.address += self.base
        for number, name in enumerate(self._outside):
            self._write_stub(name, stubs + number * _STUB_SIZE)
        self._next_slot += self.base
        relocate = _relocate_x86 if self._object.machine == _X86 else _relocate_arm
        for section, offset, kind, symbol, addend in self._object.relocations():
            relocate(self, section.address + offset, kind, symbol, addend)
        _protect(self.base, code_end, _READ_EXEC)
        if read_end > code_end:
            _protect(self.base + code_end, read_end - code_end, _READ_ONLY)

    def _uses_slots(self) -> bool:
        kinds = _X86_GOT if self._object.machine == _X86 else _ARM_GOT
        return any(kind in kinds for _, _, kind, _, _ in self._object.relocations())

    def _write_stub(self, name: str, at: int) -> None:
        jump = _STUB[self._object.machine]
        target = struct.pack("<Q", self._resolve(name))
        self._memory[at : at + len(jump) + 8] = jump + target
        self._stubs[name] = self.base + at

    def target(self, symbol: Symbol) -> int:
        """Return the address of a symbol: of its stub when it lies outside."""
        if symbol.section:
            return self._object.sections[symbol.section].address + symbol.value
        return self._stubs[symbol.name]

    def slot(self, symbol: Symbol) -> int:
        """Return the address of a word that holds the address of a symbol."""
        key = (symbol.section and symbol.value + (symbol.section << 48), symbol.name)
        found = self._slots.get(key)
        if found is None:
            found = self._slots[key] = self._next_slot
            self._next_slot += 8
            address = self.target(symbol) if symbol.section else self._resolve(symbol.name)
            self.put(found, "<Q", address)
        return found

    def put(self, at: int, form: str, value: int) -> None:
        """Write a number at an address."""
        try:
            struct.pack_into(form, self._memory, at - self.base, value)
        except struct.error as error:
            raise DeviceError("a relocation does not reach its target") from error

    def instruction(self, at: int, keep: int, bits: int) -> None:
        """Replace the bits of an AArch64 instruction that `keep` does not cover."""
        old = struct.unpack_from("<I", self._memory, at - self.base)[0]
        struct.pack_into("<I", self._memory, at - self.base, (old & keep) | bits)

    def __getitem__(self, name: str) -> Any:
        """Return a kernel."""
        address = self._addresses.get(name)
        if address is None:
            raise DeviceError(f"the module has no function {name}")
        function = _FUNCTION(address)
        function.module = self  # the code stays for as long as somebody can call it
        return function

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return self[name]


def _place(sections: list[Section], at: int) -> int:
    for section in sections:
        at = -(-at // section.align) * section.align
        section.address = at
        at += section.size
    return at


def _page(size: int) -> int:
    return -(-size // mmap.PAGESIZE) * mmap.PAGESIZE


def _protect(address: int, size: int, mode: int) -> None:
    library = ctypes.CDLL(None, use_errno=True)
    protect = library.mprotect
    protect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    if size and protect(address, size, mode):
        raise DeviceError(f"memory cannot be made executable (errno {ctypes.get_errno()})")


_X86_GOT = frozenset({9, 41, 42})  # GOTPCREL, GOTPCRELX, REX_GOTPCRELX


def _relocate_x86(module: LoadedModule, at: int, kind: int, symbol: Symbol, addend: int) -> None:
    if kind in _X86_GOT:
        module.put(at, "<i", module.slot(symbol) + addend - at)
    elif kind == 1:  # 64
        module.put(at, "<Q", module.target(symbol) + addend)
    elif kind in (2, 4):  # PC32, PLT32
        module.put(at, "<i", module.target(symbol) + addend - at)
    elif kind == 24:  # PC64
        module.put(at, "<q", module.target(symbol) + addend - at)
    else:
        raise DeviceError(f"relocation {kind} of x86-64 is not known")


_ARM_GOT = frozenset({311, 312})  # ADR_GOT_PAGE, LD64_GOT_LO12_NC
_ARM_SCALE = {277: 0, 278: 0, 284: 1, 285: 2, 286: 3, 299: 4, 312: 3}


def _relocate_arm(module: LoadedModule, at: int, kind: int, symbol: Symbol, addend: int) -> None:
    address = module.slot(symbol) if kind in _ARM_GOT else module.target(symbol) + addend
    if kind == 257:  # ABS64
        module.put(at, "<Q", address)
    elif kind == 260:  # PREL64
        module.put(at, "<q", address - at)
    elif kind == 261:  # PREL32
        module.put(at, "<i", address - at)
    elif kind in (282, 283):  # JUMP26, CALL26
        module.instruction(at, 0xFC000000, ((address - at) >> 2) & 0x3FFFFFF)
    elif kind in (275, 311):  # page of the address
        pages = (address >> 12) - (at >> 12)
        module.instruction(at, 0x9F00001F, (pages & 3) << 29 | ((pages >> 2) & 0x7FFFF) << 5)
    elif kind in _ARM_SCALE:  # place in the page
        module.instruction(at, 0xFFC003FF, ((address & 0xFFF) >> _ARM_SCALE[kind]) << 10)
    else:
        raise DeviceError(f"relocation {kind} of AArch64 is not known")
