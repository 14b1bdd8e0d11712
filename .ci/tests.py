"""Runs the tests of tgcore, then those of each plugin, and says at the end what came of all.

A plugin under `plugins/` that has a folder `tests` is built and installed into a folder of its own
beside the virtual environment's packages; only its own tests see that folder. So a plugin that is
preferred over a built-in one changes nothing for the tests of tgcore. The Makefile calls this.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLUGINS = ROOT / "plugins"
LAYERS = ROOT / ".venv" / "plugins"
MARKERS = ROOT / ".ci" / "markers"
CORE = "tgcore"
NOT_BUILT = ("tests", "build", "dist", "*.egg-info", ".*", "__pycache__")


@dataclass
class Outcome:
    """What one run of pytest came to."""

    name: str
    code: int = 0
    seconds: float = 0.0
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    problem: str = ""

    @property
    def good(self) -> bool:
        """Whether everything that should run did, and passed."""
        return self.code == 0 and not self.problem

    def counts(self) -> str:
        """Return the numbers as pytest writes them."""
        parts = [f"{self.failed} failed"] if self.failed else []
        parts += [f"{self.passed} passed"]
        parts += [f"{self.skipped} skipped"] if self.skipped else []
        return ", ".join(parts)

    @property
    def nothing(self) -> bool:
        """Whether pytest found no test to run."""
        return self.code == 5

    def line(self) -> str:
        """Return the row of the final summary."""
        text = self.problem or f"{self.counts()} in {self.seconds:.0f} s"
        if self.code and not self.failed and not self.problem:
            text += f" (pytest ended with code {self.code})"
        return f"  {'ok    ' if self.good else 'FAILED'}  {self.name:12} {text}"


def project(folder: Path) -> dict[str, Any]:
    """Return the table `project` of a folder's pyproject.toml."""
    return dict(tomllib.loads((folder / "pyproject.toml").read_text())["project"])


def plugins_with_tests(wanted: list[str]) -> list[Path]:
    """Return the folders of all plugins that have tests, or those named."""
    found = sorted(path.parent for path in PLUGINS.glob("*/tests") if any(path.rglob("test_*.py")))
    names = {path.name for path in found}
    unknown = [name for name in wanted if name not in names]
    if unknown:
        sys.exit(f"no plugin with tests: {', '.join(unknown)} (there are: {', '.join(names)})")
    return [path for path in found if not wanted or path.name in wanted]


def requirements(folder: Path) -> tuple[list[Path], list[str]]:
    """Return the folders a plugin needs, itself last, and what it needs of an index."""
    folders: dict[Path, None] = {}
    outside: dict[str, None] = {}

    def visit(place: Path) -> None:
        for text in project(place).get("dependencies", ()):
            match = re.match(r"[A-Za-z0-9._-]+", text)
            name = re.sub(r"[-_.]+", "-", match.group()).lower() if match else text
            if name == CORE:
                continue
            neighbour = PLUGINS / name
            if (neighbour / "pyproject.toml").is_file():
                if neighbour not in folders:
                    visit(neighbour)
            else:
                outside[text] = None
        folders[place] = None

    visit(folder)
    return list(folders), list(outside)


def digest(folders: list[Path]) -> str:
    """Return a digest of all that is built of some folders."""
    total = hashlib.sha256(sys.version.encode())
    for folder in folders:
        for path in sorted(built_files(folder)):
            total.update(str(path.relative_to(PLUGINS)).encode() + b"\0")
            total.update(path.read_bytes())
    return total.hexdigest()


def built_files(folder: Path) -> Iterator[Path]:
    """Return the files of a plugin without tests and leavings."""
    ignore = shutil.ignore_patterns(*NOT_BUILT)
    for base, folders, files in os.walk(folder):
        left_out = ignore(base, [*folders, *files])
        folders[:] = [name for name in folders if name not in left_out]
        yield from (Path(base, name) for name in files if name not in left_out)


def pip(*arguments: str) -> str:
    """Run pip; return the last lines of what it says when it fails."""
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else "\n".join(done.stderr.splitlines()[-4:]) or "pip failed"


def install(folder: Path) -> tuple[Path, str]:
    """Install a plugin into its layer unless it is there; return the layer, and what failed."""
    folders, outside = requirements(folder)
    layer = LAYERS / folder.name
    stamp = layer / ".digest"
    current = digest(folders)
    if stamp.exists() and stamp.read_text() == current:
        return layer, ""
    if outside and (problem := pip(*outside)):
        print(f"{folder.name}: {', '.join(outside)} cannot be installed; what needs it is left out")
        print(problem)
    with tempfile.TemporaryDirectory(prefix="tgcore-layer-") as place:
        copies = []
        for source in folders:
            copy = Path(place, "source", source.name)
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns(*NOT_BUILT))
            copies.append(str(copy))
        fresh = Path(place, "layer")
        what = ["--no-deps", "--target", str(fresh), *copies]
        problem = pip("--no-build-isolation", *what)  # with the build tools of this environment
        if problem:
            shutil.rmtree(fresh, ignore_errors=True)
            problem = pip(*what)
        if problem:
            return layer, problem
        shutil.rmtree(layer, ignore_errors=True)
        LAYERS.mkdir(exist_ok=True)
        shutil.move(fresh, layer)
    if not outside or not missing(outside):
        stamp.write_text(current)
    return layer, ""


def missing(wanted: list[str]) -> list[str]:
    """Return which of some requirements are not installed."""
    from importlib.metadata import PackageNotFoundError, version

    found = []
    for text in wanted:
        match = re.match(r"[A-Za-z0-9._-]+", text)
        try:
            version(match.group() if match else text)
        except PackageNotFoundError:
            found.append(text)
    return found


def counted(outcome: Outcome, report: Path) -> Outcome:
    """Fill in the numbers of a run from its report."""
    if not report.exists():
        outcome.problem = f"pytest ended with code {outcome.code} before the tests did"
        return outcome
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        total, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        outcome.failed += failed
        outcome.skipped += skipped
        outcome.passed += max(0, total - failed - skipped)
    return outcome


def pytest(name: str, arguments: list[str], folder: Path, **environment: str) -> Outcome:
    """Run pytest in `folder`, with its output on this terminal."""
    print(f"\n== {name}", flush=True)
    with tempfile.TemporaryDirectory(prefix="tgcore-report-") as place:
        report = Path(place, "report.xml")
        command = [sys.executable, "-m", "pytest", f"--junitxml={report}", *arguments]
        started = time.monotonic()
        code = subprocess.run(
            command, cwd=folder, env={**os.environ, **environment}, check=False
        ).returncode
        return counted(Outcome(name, code, time.monotonic() - started), report)


@contextmanager
def environment_of(layer: Path) -> Iterator[dict[str, str]]:
    """Give what the tests of a plugin start from: specs on and a disk cache of their own."""
    paths = [str(layer), str(MARKERS), *filter(None, [os.environ.get("PYTHONPATH")])]
    with tempfile.TemporaryDirectory(prefix="tgcore-test-cache-") as cache:
        wanted = {"TG_SPEC": "1", "TG_COLOR": "0", "TG_CACHE_DIR": cache}
        found = {name: os.environ.get(name, value) for name, value in wanted.items()}
        yield {**found, "PYTHONPATH": os.pathsep.join(paths)}


def run_plugin(folder: Path, arguments: list[str]) -> Outcome:
    """Install a plugin and run its tests in its own folder."""
    layer, problem = install(folder)
    if problem:
        print(f"\n== {folder.name}\n{problem}")
        return Outcome(folder.name, problem="it could not be installed; see above")
    own = ["-c", "pyproject.toml", "--rootdir=.", "-p", "tgcore_markers", "tests"]
    with environment_of(layer) as environment:
        return pytest(folder.name, [*own, *arguments], folder, **environment)


def parse(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return the options of this program, and those for pytest."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--only", choices=("core", "plugins"), help="run one of the two parts")
    parser.add_argument("--plugins", default="", help="names, with commas; default: all with tests")
    parser.add_argument("--jobs", default="auto", help="processes of each run")
    parser.add_argument("--mark", default="", help="pytest's -m, for both parts")
    return parser.parse_known_args(arguments)


def main(arguments: list[str]) -> int:
    """Run what is asked for and print one row for each part; return 1 when anything failed."""
    options, others = parse(arguments)
    shared = ["-n", options.jobs, *(["-m", options.mark] if options.mark else [])]
    outcomes: list[Outcome] = []
    if options.only != "plugins":
        outcomes.append(pytest(CORE, [*shared, *others], ROOT))
    left_out = bool(others) and options.only is None
    if options.only != "core" and not left_out:
        given = others if options.only == "plugins" else []
        for folder in plugins_with_tests(list(filter(None, options.plugins.split(",")))):
            outcome = run_plugin(folder, [*shared, *given])
            if not (outcome.nothing and (options.mark or given)):
                outcomes.append(outcome)
    print("\n== all tests")
    for outcome in outcomes:
        print(outcome.line())
    if left_out:
        print("  (plugins: not run, since arguments choose among the tests of tgcore;")
        print("   'make test-plugins' runs theirs)")
    total = Outcome(
        "all",
        passed=sum(outcome.passed for outcome in outcomes),
        failed=sum(outcome.failed for outcome in outcomes),
        skipped=sum(outcome.skipped for outcome in outcomes),
    )
    bad = [outcome.name for outcome in outcomes if not outcome.good]
    print(f"{total.counts()}" + (f"; FAILED: {', '.join(bad)}" if bad else ""))
    return 1 if bad or not outcomes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
