"""Runs the conformance suite on a device in a child process, for `tg plugins check`.

The child is pytest, from a folder of its own, so that no configuration of the caller's reaches it.
What it found comes back as the report it wrote; a device that takes it down is a row as well.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tgcore.support.errors import ArgumentError
from tgcore.support.settings import child_variables

GAPS = "conformance.toml"
RUNNING = "conformance.running"
_USAGE = 4


def need_pytest() -> None:
    """Raise unless the suite can run at all."""
    if find_spec("pytest") is None:
        raise ArgumentError(
            "the conformance suite needs pytest", hint="pip install 'tgcore[testing]'", where=""
        )


def conformance(device: str, level: str, report: str, fuzz: float, gaps: str) -> dict[str, Any]:
    """Return the report of a device as a document, with a key `error` where it did not end well.

    Parameters
    ----------
    device, level : str
        Which device, and up to which level.
    report : str
        Folder to keep the report in; empty: none is kept.
    fuzz : float
        Seconds for level L5.
    gaps : str
        File of known gaps; empty: `conformance.toml` here, when there is one.
    """
    found = Path(gaps or GAPS)
    with tempfile.TemporaryDirectory(prefix="tgcore-check-") as scratch:
        folder = Path(report).absolute() if report else Path(scratch) / "report"
        command = [
            sys.executable, "-m", "pytest", "--pyargs", "tgcore.testing", "-q", "--no-header",
            "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", scratch, "--tb=line",
            "--tg-device", device, "--tg-level", level, "--tg-report", str(folder),
            "--tg-fuzz-seconds", str(fuzz),
        ]  # fmt: skip
        if gaps or found.exists():
            command += ["--tg-conformance", str(found.absolute())]
        (folder / "conformance.json").unlink(missing_ok=True)
        done = subprocess.run(
            command, cwd=scratch, text=True, capture_output=True, check=False,
            stdin=subprocess.DEVNULL, env=_variables(),
        )  # fmt: skip
        return _outcome(done, folder)


def _variables() -> dict[str, str]:
    """Return the variables of the child: this process's packages, none of pytest's own options."""
    here = os.pathsep.join(path or os.getcwd() for path in sys.path)
    return child_variables(PYTHONPATH=here, PYTEST_ADDOPTS="", COLUMNS="200")


def _outcome(done: subprocess.CompletedProcess[str], folder: Path) -> dict[str, Any]:
    path, running = folder / "conformance.json", folder / RUNNING
    if path.exists() and done.returncode in (0, 1):
        document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return {**document, "error": ""}
    lines = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()
    if done.returncode < 0:
        try:
            what = f"the process died of {signal.Signals(-done.returncode).name}"
        except ValueError:
            what = f"the process died of signal {-done.returncode}"
        during = running.read_text(encoding="utf-8") if running.exists() else ""
        return {"error": f"{what}{f' in {during}' if during else ''}"}
    if done.returncode == _USAGE:
        told = [line for line in lines if line.startswith("ERROR: ")] or lines
        return {"error": told[-1].removeprefix("ERROR: ")}
    return {"error": f"pytest ended with exit code {done.returncode}: {lines[-1]}"}


def lines_of(document: dict[str, Any]) -> list[str]:
    """Return one line for each test that failed, for each gap, and for each reason to skip."""
    wanted = ("failed", "stale gap", "gap")
    lines = [f"{test['outcome']}: {test['id']}: {test['line']}"
             for test in document.get("tests", []) if test["outcome"] in wanted]  # fmt: skip
    return lines + [f"does not apply: {reason}" for reason in document.get("reasons", [])]


def clean(document: dict[str, Any]) -> bool:
    """Return whether a report holds no failure."""
    if document["error"] or not document["complete"]:
        return False
    return not any(test["outcome"] in ("failed", "stale gap") for test in document["tests"])
