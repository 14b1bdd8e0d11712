"""Adds up how many comparisons were made, and how many were not for want of torch."""

from __future__ import annotations

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    totals: dict[str, int] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") not in ("call", "setup"):
                continue
            for name, value in getattr(report, "user_properties", ()):
                if name == "differential":
                    totals[value[0]] = totals.get(value[0], 0) + value[1]
    if totals:
        done = ", ".join(f"{count} {name}" for name, count in sorted(totals.items()))
        terminalreporter.write_line(f"differential checks: {done}")
        if totals.get("torch wanted") and not totals.get("torch done"):
            count = totals["torch wanted"]
            terminalreporter.write_line(f"not run: {count} differential checks against torch")
