"""ioctl macros: which values they make, and the payload type of each.

The kernel's ``_IOR`` and its kin are redefined so that a macro made of them becomes a null pointer
to its payload; clang then says the type.  The number itself is folded like any other macro.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .clang import type_kind
from .model import Constant, IoctlMacro, Pointer, Scalar
from .typeconv import Unsupported

if TYPE_CHECKING:
    from .macros import Context, Macro, Table

_IOCTL = ("_IO", "_IOR", "_IOW", "_IOWR", "_IOC")
_IOCTL_PROBE = """
#undef _IO
#undef _IOR
#undef _IOW
#undef _IOWR
#undef _IOC
#define _IO(t, n) ((void *)0)
#define _IOR(t, n, s) ((__typeof__(s) *)0)
#define _IOW(t, n, s) ((__typeof__(s) *)0)
#define _IOWR(t, n, s) ((__typeof__(s) *)0)
#define _IOC(d, t, n, s) ((void *)0)
"""


def read(
    context: Context, macros: Sequence[Macro], values: dict[int, Constant], table: Table
) -> set[int]:
    """Turn values made by the ioctl macros into requests; gives the macros that were."""
    from .macros import probe

    done: set[int] = set()
    chosen = [
        index
        for index, constant in values.items()
        if isinstance(constant.value, int) and table.reaches(macros[index], _IOCTL)
    ]
    if not chosen:
        return done
    lines = [f"static {context.auto} tg_{k} = ({macros[i].name});" for k, i in enumerate(chosen)]
    good, _ = probe(context, lines, _IOCTL_PROBE)
    for position in sorted(good):
        cursor = good[position]
        if type_kind(cursor.type.get_canonical()) != "POINTER":
            continue
        try:
            found = context.types.convert(cursor.type)
        except Unsupported:
            continue
        payload = found.target if isinstance(found, Pointer) else None
        constant = values.pop(chosen[position])
        done.add(chosen[position])
        context.unit.ioctls.append(
            IoctlMacro(
                constant.name,
                int(constant.value),
                constant.ctype,
                constant.where,
                None if payload == Scalar("void") else payload,
            )
        )
    return done
