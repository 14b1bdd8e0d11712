"""The public names of tgcore, loaded when they are first asked for.

`import tgcore` runs nothing but this file: each name below is found in its own layer on first
access (PEP 562). No module of the package imports this one; only users and the `tg` command do.
"""

from __future__ import annotations

import importlib

__version__ = "0.1.0"

_HOMES = {
    "Context": "tgcore.support.settings",
    "Device": "tgcore.runtime",
    "GlobalCounters": "tgcore.support.counters",
    "Tensor": "tgcore.tensor",
    "TinyJit": "tgcore.tensor",
    "Variable": "tgcore.tensor",
    "dtypes": "tgcore.ir",
    "function": "tgcore.tensor",
    "nn": "tgcore.nn",
}

__all__ = [
    "Context",
    "Device",
    "GlobalCounters",
    "Tensor",
    "TinyJit",
    "Variable",
    "dtypes",
    "function",
    "nn",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'tgcore' has no attribute {name!r}")
    module = importlib.import_module(home)
    value = module if name == "nn" else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
