"""Calls whose by-value records libffi cannot place: each argument is put where System V has it.

A call is six general registers, eight vector registers and stack slots.  Handing libffi plain
words in that order reaches every placement: a record split between two words, one with an
eightbyte of padding, one that packing sends to the stack.  Only :mod:`library` calls this.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

from .byvalue import ByValue, system_v, words
from .classes import MEMORY, NOTHING, X87
from .records import ByValueError

_GENERAL, _VECTOR = 6, 8
_WORD, _REAL = ctypes.c_uint64, ctypes.c_double
# An argument's index (-1 for a filler), the word of it (-1 for all of it), and its ctypes type.
Slot = tuple[int, int, Any]


class _Plan:
    """Where each argument goes; ``by_hand`` tells whether libffi would place it elsewhere."""

    def __init__(self, hidden: bool) -> None:
        self.registers: list[Slot] = []
        self.stack: list[Slot] = []
        self.general, self.vector = int(hidden), 0
        self.depth = 0
        self.by_hand = False

    def scalar(self, index: int, ctype: Any) -> None:
        code = getattr(ctype, "_type_", "P")
        if code == "g":
            self.pushed(index, ctype, 2, 16)
        elif code in ("f", "d"):
            self.vector += 1
            self._register(index, ctype, self.vector <= _VECTOR)
        else:
            self.general += 1
            self._register(index, ctype, self.general <= _GENERAL)

    def _register(self, index: int, ctype: Any, fits: bool) -> None:
        if fits:
            self.registers.append((index, -1, ctype))
        else:
            self.pushed(index, ctype, 1, 8)

    def record(self, index: int, item: ByValue) -> None:
        kinds, size = words(item.cls), item.cls.__c_size__
        align = max(8, item.cls.__c_align__)
        if kinds == NOTHING:
            self.by_hand = True
            return
        if size > 16:
            self.pushed(index, item, -(-size // 8), align)
            return
        general, vector = kinds.count("int"), kinds.count("float")
        fits = self.general + general <= _GENERAL and self.vector + vector <= _VECTOR
        self.by_hand |= item.twin is None
        if kinds in (MEMORY, X87) or not fits:
            self.words(index, -(-size // 8), align)
            return
        # libffi 3.4 copies a whole struct into the slot of its first register; in the last
        # general register that copy runs over xmm0.
        self.by_hand |= self.general == _GENERAL - 1 and kinds == ("int", "float")
        for number, kind in enumerate(kinds):
            if kind != "none":
                self.registers.append((index, number, _REAL if kind == "float" else _WORD))
        self.general, self.vector = self.general + general, self.vector + vector

    def words(self, index: int, count: int, align: int) -> None:
        self._pad(align)
        self.stack += [(index, number, _WORD) for number in range(count)]
        self.depth += count

    def pushed(self, index: int, ctype: Any, count: int, align: int) -> None:
        if align == 16:
            self._pad(align)
        self.stack.append((index, -1, ctype))
        self.depth += count

    def _pad(self, align: int) -> None:
        if align == 16 and self.depth % 2:
            self.stack.append((-1, -1, _WORD))
            self.depth += 1

    def slots(self) -> list[Slot]:
        """Everything in the order in which libffi places it where it belongs."""
        fill: list[Slot] = []
        if self.stack:
            fill += [(-1, -1, _WORD)] * (_GENERAL - min(self.general, _GENERAL))
            fill += [(-1, -1, _REAL)] * (_VECTOR - min(self.vector, _VECTOR))
        return self.registers + fill + self.stack


def placed(pointer: Any, arguments: Sequence[Any], hidden: bool) -> Callable[..., Any] | None:
    """A caller of ``pointer`` that places its arguments by hand, or None when libffi can.

    ``hidden`` says that a pointer to the result takes the first general register.
    """
    if not system_v() or not any(isinstance(item, ByValue) for item in arguments):
        return None
    plan = _Plan(hidden)
    for index, item in enumerate(arguments):
        if isinstance(item, ByValue):
            plan.record(index, item)
        else:
            plan.scalar(index, item)
    if not plan.by_hand:
        return None
    slots = plan.slots()
    pointer.argtypes = tuple(ctype for _, _, ctype in slots)
    split = {index for index, word, _ in slots if word >= 0}
    classes = {index: item for index, item in enumerate(arguments) if isinstance(item, ByValue)}

    def call(*values: Any) -> Any:
        if len(values) < len(arguments) or (plan.stack and len(values) > len(arguments)):
            raise _count(pointer, len(arguments), len(values))
        parts = {index: _split(classes[index], values[index]) for index in split}
        flat: list[Any] = []
        for index, word, ctype in slots:
            if index < 0:
                flat.append(0)
            elif word < 0:
                flat.append(values[index])
            else:
                flat.append(parts[index][ctype is _REAL][word])
        return pointer(*flat, *values[len(arguments) :])

    return call


def _split(item: ByValue, value: Any) -> tuple[Any, Any]:
    """A record's eightbytes, as integers and as doubles."""
    if not isinstance(value, item.cls):
        raise TypeError(f"expected {item.cls.__name__}, got {type(value).__name__}")
    raw = bytes(value).ljust(16, b"\0")
    return (_WORD * 2).from_buffer_copy(raw), (_REAL * 2).from_buffer_copy(raw)


def _count(pointer: Any, wanted: int, given: int) -> TypeError:
    if given < wanted:
        return TypeError(f"{pointer.__name__}() takes {wanted} arguments, {given} were given")
    return ByValueError(
        f"{pointer.__name__}() has a record on the stack, so it takes no further arguments after "
        f"its {wanted}: call it through a small C function"
    )
