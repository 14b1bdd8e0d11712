"""`tg config`: every setting, its value, where it comes from and what it does."""

from __future__ import annotations

import argparse

from tgcore.cli.output import print_json, print_table
from tgcore.support.errors import SettingError
from tgcore.support.settings import settings, unknown_variables


def run(options: argparse.Namespace) -> int:
    """Print the settings named in `options.names`, or all."""
    entries = {entry.name: entry for entry in settings}
    wanted = [name.lower().removeprefix("tg_") for name in options.names] or list(entries)
    for name in wanted:
        if name not in entries:
            raise SettingError(
                f"there is no setting {name!r}", hint="'tg config' lists them all", where=""
            )
    chosen = [entries[name] for name in wanted]
    if options.json:
        print_json(
            {
                entry.name: {
                    "value": getattr(settings, entry.name),
                    "from": _origin(entry.name, entry.default),
                    "default": entry.default,
                    "variable": entry.variable,
                    "doc": entry.doc,
                }
                for entry in chosen
            }
        )
        return 0
    rows = []
    for entry in chosen:
        value = getattr(settings, entry.name)
        origin = _origin(entry.name, entry.default)
        rows.append((entry.name, _shown(value), origin, entry.variable, entry.doc))
    if options.names:
        for name, value, origin, variable, doc in rows:
            print(f"{name} = {value} ({origin}; {variable})\n    {doc}")
    else:
        print_table(("setting", "value", "from", "variable", "what it does"), rows)
    for variable in unknown_variables:
        print(f"note: {variable} is set but names no setting")
    return 0


def _origin(name: str, default: object) -> str:
    return "default" if getattr(settings, name) == default else "set"


def _shown(value: object) -> str:
    return repr(value) if isinstance(value, str) else str(value)
