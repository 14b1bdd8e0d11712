"""Every member of the classes that a plugin derives from: since which version, and what stands in
for it where a plugin has none.

The core calls a member plainly and never asks with `hasattr` whether it is there: the base class
holds the default. For a plugin that speaks an older version of the contract, `settle` puts the
default in the place of members that came later, so that a name which the plugin uses for something
of its own is not taken for ours. The reference page and the tests read the table.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, NamedTuple

REQUIRED = ""


class Member(NamedTuple):
    """One member of a class of the contract.

    Attributes
    ----------
    owner : str
        The class.
    name : str
    since : int
        Version of the contract that brought it.
    default : str
        What holds where a plugin has none, in words; empty when a plugin must have it.
    """

    owner: str
    name: str
    since: int
    default: str = REQUIRED


def _rows(owner: str, **members: tuple[int, str]) -> list[Member]:
    return [Member(owner, name, *fact) for name, fact in members.items()]


_CORE = "set by the core when the device opens"
MEMBERS: tuple[Member, ...] = (
    *_rows(
        "BaseDevice",
        target=(1, REQUIRED),
        name=(1, "the device of its target"),
        allocator=(1, REQUIRED),
        memory=(1, "the core's cache before its allocator"),
        renderer=(1, REQUIRED),
        capabilities=(1, "those of its renderer"),
        load=(1, REQUIRED),
        synchronize=(1, "there is nothing to wait for"),
        capture=(1, "None: calls are replayed one by one"),
        close=(1, "memory kept for reuse is given back"),
        measures=(1, "True: a search may time its launches"),
        own_renderers=(1, "(): messages name only the renderer in use"),
        call_kinds=(1, f"none; {_CORE}"),
        profile=(1, f"None; {_CORE}"),
        origin=(1, f"empty; {_CORE}"),
    ),
    *_rows(
        "Allocator",
        alloc=(1, REQUIRED),
        free=(1, REQUIRED),
        copy_in=(1, REQUIRED),
        copy_out=(1, REQUIRED),
        view=(1, "refuses: only needed with the capability sub_buffers"),
        host_view=(1, "None: only asked with the capability host"),
        adopt=(1, "None: host memory is copied"),
        transfer=(1, "False: copies go by way of the host"),
        cache_limit=(1, "1 GiB of freed memory is kept for reuse"),
    ),
    *_rows(
        "Renderer",
        target=(1, REQUIRED),
        capabilities=(1, REQUIRED),
        render=(1, REQUIRED),
        render_module=(1, "the texts of the kernels, one after the other"),
        compiler=(1, "None: the device runs the linear program"),
        version=(1, "1"),
        identity=(1, "class, version, compiler and what plugins added"),
        extra_rules=(1, "None"),
        choose_moves=(1, "None: the heuristic of the core"),
        stage_rules=(1, f"none; {_CORE}"),
        added=(1, f"(); {_CORE}"),
    ),
    *_rows(
        "Compiler",
        compile=(1, REQUIRED),
        identity=(1, "empty: then binaries are never told apart"),
        disassemble=(1, "empty: there is no tool for it"),
        load=(1, "None: the device loads the binary"),
        host_library=(1, "None: made by the C compiler here, or one thread"),
    ),
    *_rows("Executable", __call__=(1, REQUIRED)),
    *_rows("CapturedGraph", __call__=(1, REQUIRED)),
)


def settle(thing: Any, base: type, api: int) -> list[str]:
    """Give `thing` the defaults of members newer than `api`; return those it had of its own.

    Parameters
    ----------
    thing
        An instance of a plugin's class.
    base
        The class of the contract that it derives from.
    api
        The version that core and plugin agreed on.
    """
    mine: list[str] = []
    for member in MEMBERS:
        if member.owner != base.__name__ or member.since <= api:
            continue
        default = base.__dict__[member.name]
        if getattr(type(thing), member.name) is not getattr(base, member.name):
            mine.append(member.name)
            bound = default.__get__(thing) if isinstance(default, FunctionType) else default
            setattr(thing, member.name, bound)
    return mine
