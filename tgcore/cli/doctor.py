"""`tg doctor`: opens every plugin in a child process and prints a report fit to be sent along.

Even a plugin that takes its process down becomes a row. The report names versions, the machine
and the settings that differ from their defaults.
"""

from __future__ import annotations

import argparse
import os
import platform
from typing import Any

from tgcore import Device, __version__
from tgcore.cli.output import print_json, print_table
from tgcore.cli.plugins import state_of
from tgcore.cli.trial import failed, in_child
from tgcore.plugin.host import plugins
from tgcore.plugin.selection import refusal
from tgcore.support import disk_cache
from tgcore.support.log import colored
from tgcore.support.settings import settings


def run(options: argparse.Namespace) -> int:
    """Try every plugin and print the report."""
    Device.families()
    rows = [_row(plugin, options.limit) for plugin in plugins.found()]
    report = surroundings()
    if options.json:
        print_json({"machine": report, "plugins": rows})
    else:
        for key, value in report.items():
            print(f"{key + ':':12}{value}")
        print()
        table = [
            (
                row["name"],
                row["distribution"],
                colored(row["state"], "red" if row["state"] == "fails" else "green"),
                row["what"],
            )
            for row in rows
        ]
        print_table(("plugin", "distribution", "state", "what"), table)
    return 1 if any(row["state"] == "fails" for row in rows) else 0


def _row(plugin: Any, limit: float) -> dict[str, Any]:
    row = {"name": plugin.name, "distribution": f"{plugin.distribution} {plugin.version}".strip()}
    why = refusal(plugin, settings.plugins)
    if why:
        return {**row, "state": state_of(plugin), "what": why, "record": None}
    if plugin.failure is not None and not plugin.loaded:
        what = f"{plugin.failure}; {plugin.failure.advice}"
        return {**row, "state": "fails", "what": what, "record": plugin.document()}
    trial = in_child(plugin.name, limit)
    record = trial["record"]
    what = trial["error"] or f"works: {', '.join(trial['devices']) or 'no device'}"
    if record and record["stopped"] and record["stopped"]["advice"]:
        what += f"; {record['stopped']['advice']}"
    if record and record["notes"]:
        what += f" ({'; '.join(record['notes'])})"
    return {**row, "state": "fails" if failed(trial) else "works", "what": what, "record": record}


def surroundings() -> dict[str, str]:
    """Return what a maintainer asks for first."""
    import numpy

    changed = [
        f"{entry.variable}={getattr(settings, entry.name)}"
        for entry in settings
        if getattr(settings, entry.name) != entry.default
    ]
    return {
        "tgcore": __version__,
        "python": platform.python_version(),
        "numpy": numpy.__version__,
        "system": platform.platform(),
        "processors": str(os.cpu_count()),
        "cache": disk_cache.folder(),
        "default": f"{Device.DEFAULT}",
        "settings": " ".join(changed) or "all at their defaults",
    }
