"""`tg profile`: a trace that TG_PROFILE wrote, as a table: what took how long, and where."""

from __future__ import annotations

import argparse
import json
from typing import Any

from tgcore.cli.output import print_json, print_table
from tgcore.support.errors import LoadError
from tgcore.support.timing import human_time


def run(options: argparse.Namespace) -> int:
    """Print the events of a trace, those that took longest together first."""
    rows = summary(_read(options.trace))
    shown = rows[: options.limit] if options.limit else rows
    if options.json:
        print_json({"events": rows})
        return 0
    print_table(
        ("device", "lane", "event", "count", "total", "mean", "longest"),
        [(row["device"], row["lane"], row["name"], row["count"], human_time(row["seconds"]),
          human_time(row["seconds"] / row["count"]), human_time(row["longest"])) for row in shown],
    )  # fmt: skip
    if len(rows) > len(shown):
        print(f"and {len(rows) - len(shown)} more (--limit 0 shows all)")
    return 0


def summary(trace: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the events of a trace, joined by device, lane and name, the longest total first."""
    names: dict[tuple[str, int, int], str] = {}
    for row in trace["traceEvents"]:
        if row["ph"] == "M":
            names[row["name"], row["pid"], row.get("tid", 0)] = row["args"]["name"]
    found: dict[tuple[int, int, str], dict[str, Any]] = {}
    for row in trace["traceEvents"]:
        if row["ph"] != "X":
            continue
        process, thread, seconds = row["pid"], row["tid"], row["dur"] / 1e6
        entry = found.setdefault(
            (process, thread, row["name"]),
            {
                "device": names.get(("process_name", process, 0), str(process)),
                "lane": names.get(("thread_name", process, thread), str(thread)),
                "name": row["name"], "count": 0, "seconds": 0.0, "longest": 0.0,
            },
        )  # fmt: skip
        entry["count"] += 1
        entry["seconds"] += seconds
        entry["longest"] = max(entry["longest"], seconds)
    return sorted(found.values(), key=lambda entry: -entry["seconds"])


def _read(path: str) -> dict[str, Any]:
    try:
        with open(path, encoding="utf-8") as file:
            trace = json.load(file)
        if not isinstance(trace["traceEvents"], list):
            raise KeyError("traceEvents")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LoadError(
            f"{path} is no trace: {error}",
            hint="TG_PROFILE=trace.json before a program writes one",
            where="",
        ) from None
    found: dict[str, Any] = trace
    return found
