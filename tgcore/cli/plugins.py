"""`tg plugins`: which plugins are installed, how far each came, and where a faulty one stopped.

`list` loads them, which opens no hardware; `info` shows one; `trace` opens what one brings and
times each step; `check` does so in a child process, runs the conformance suite and judges it.
"""

from __future__ import annotations

import argparse
from typing import Any

from tgcore import Device
from tgcore.cli.output import print_json, print_table
from tgcore.cli.trial import IMPORT_BUDGET, devices_of, failed, in_child, look_at_import
from tgcore.plugin.host import plugins
from tgcore.plugin.record import Plugin
from tgcore.plugin.selection import refusal
from tgcore.support.errors import ArgumentError, TgError
from tgcore.support.log import colored
from tgcore.support.settings import settings

_NEED_NAME = ("info", "trace", "check")


def run(options: argparse.Namespace) -> int:
    """Do one of the four actions."""
    Device.families()  # the built-in ones are in the list as well
    if options.action in _NEED_NAME and not options.name:
        raise ArgumentError(
            f"tg plugins {options.action} needs the name of a plugin",
            hint="'tg plugins' lists the names",
            where="",
        )
    chosen = plugins.named(options.name) if options.name else plugins.found()
    actions = {"list": _list, "info": _info, "trace": _trace, "check": _check}
    return actions[options.action](chosen, options)


def state_of(plugin: Plugin) -> str:
    """Return one word on a plugin, for tables."""
    if refusal(plugin, settings.plugins):
        return "left out"
    return "stopped" if plugin.failure is not None else plugin.state.name.lower()


def said_of(plugin: Plugin) -> str:
    """Return one line on a plugin: what stopped it, or what it is."""
    if plugin.failure is not None:
        return f"{plugin.failure}; {plugin.failure.advice}"
    why = refusal(plugin, settings.plugins)
    summary = why or (plugin.info.summary if plugin.info else "")
    return "; ".join([summary, *plugin.notes]) if plugin.notes else summary


def _list(chosen: list[Plugin], options: argparse.Namespace) -> int:
    for plugin in chosen:
        plugins.ready(plugin)
    if options.json:
        print_json({"plugins": [plugin.document() for plugin in chosen]})
        return 0
    rows = [
        (
            plugin.name,
            f"{plugin.distribution} {plugin.version}",
            colored(state_of(plugin), "red" if plugin.failure is not None else "green"),
            ", ".join(plugin.provides),
            said_of(plugin),
        )
        for plugin in chosen
    ]
    print_table(("name", "distribution", "state", "provides", "what"), rows)
    return 0


def _info(chosen: list[Plugin], options: argparse.Namespace) -> int:
    for plugin in chosen:
        plugins.ready(plugin)
    return _show(chosen, options)


def _trace(chosen: list[Plugin], options: argparse.Namespace) -> int:
    for plugin in chosen:
        if plugins.ready(plugin):
            for name in devices_of(plugin):
                try:
                    plugins.probe(name)
                    Device.open(name)
                except TgError as error:
                    plugin.notes.append(f"{name}: {str(error).splitlines()[0]}")
    return _show(chosen, options)


def _show(chosen: list[Plugin], options: argparse.Namespace) -> int:
    documents = [plugin.document() for plugin in chosen]
    if options.json:
        print_json({"plugins": documents})
    else:
        for document in documents:
            _print(document)
    return 1 if any(plugin.failure is not None for plugin in chosen) else 0


def _print(document: dict[str, Any]) -> None:
    stopped = document.pop("stopped")
    calls = document.pop("calls")
    times = document.pop("milliseconds")
    for key, value in document.items():
        text = ", ".join(value) if isinstance(value, list) else str(value)
        if text:
            print(f"{key + ':':14}{text}")
    for step, time in times.items():
        print(f"{'time:':14}{step} {time:.2f} ms")
    for call in calls:
        end = f", {call['error']}" if call["error"] else ""
        print(f"{'called:':14}{call['hook']} {call['milliseconds']:.2f} ms{end}")
    if stopped is not None:
        print(f"{'stopped at:':14}{stopped['stage']}: {stopped['error']}")
        print(f"{'advice:':14}{stopped['advice']}")


def _check(chosen: list[Plugin], options: argparse.Namespace) -> int:
    from tgcore.cli.conformance import need_pytest

    need_pytest()
    rows: list[dict[str, Any]] = []
    for plugin in chosen:
        rows += [{"plugin": plugin.name, **row} for row in _look(plugin)]
    reports: list[dict[str, Any]] = []
    for plugin in chosen:
        if all(row["passed"] for row in rows if row["plugin"] == plugin.name):
            reports += _conformance(plugin, rows, options)
    passed = all(row["passed"] for row in rows)
    if options.json:
        print_json({
            "passed": passed, "import_budget_ms": 1e3 * IMPORT_BUDGET, "checks": rows,
            "conformance": reports,
        })  # fmt: skip
    else:
        _print_check(rows, reports)
    return 0 if passed else 1


def _look(plugin: Plugin) -> list[dict[str, Any]]:
    """Return what can be seen of a plugin without the conformance suite."""
    rows = [] if plugin.shipped else look_at_import(plugin)
    trial = in_child(plugin.name)
    what = trial["error"] or f"opens and computes: {', '.join(trial['devices']) or 'no device'}"
    row = {"check": "open, compute, close, open again", "passed": not failed(trial), "what": what}
    return [*rows, row]


def _conformance(
    plugin: Plugin, rows: list[dict[str, Any]], options: argparse.Namespace
) -> list[dict[str, Any]]:
    """Run the suite on what a plugin brings; add a row for each device to `rows`."""
    from tgcore.cli.conformance import clean, conformance

    reports = []
    names = devices_of(plugin)
    for name in names:
        folder = options.report
        if folder and len(names) > 1:
            folder = f"{folder}/{name.replace(':', '-')}"
        found = conformance(name, options.level, folder, options.fuzz_seconds, options.gaps)
        rows.append({
            "plugin": plugin.name, "check": f"conformance of {name}", "passed": clean(found),
            "what": found["error"] or found["headline"],
        })  # fmt: skip
        reports.append({"name": name, **found})
    return reports


def _print_check(rows: list[dict[str, Any]], reports: list[dict[str, Any]]) -> None:
    from tgcore.cli.conformance import lines_of

    table = [
        (row["plugin"], "pass" if row["passed"] else "FAIL", row["check"], row["what"])
        for row in rows
    ]
    print_table(("plugin", "result", "check", "what"), table)
    for report in reports:
        for line in lines_of(report):
            print(f"{report['name']}: {line}")
