"""Faults seeded into the compiler are found by the fuzzer, and shown by a tiny program.

Each patch in `mutants/` states its fault in its first line and is applied to a copy of the
package. A patch that no longer applies fails here: bring it up to date.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MUTANTS = sorted((Path(__file__).parent / "mutants").glob("*.patch"))
PROGRAMS = 2000
LARGEST = 6


def hunks(patch: str) -> list[tuple[str, str, str]]:
    """Return (file, old text, new text) of each hunk."""
    found: list[tuple[str, str, str]] = []
    path, old, new = "", [], []
    for line in [*patch.splitlines(), "@@"]:
        if line.startswith("+++ "):
            path = line[6:]
        elif line.startswith("@@"):
            if old or new:
                found.append((path, "\n".join(old), "\n".join(new)))
            old, new = [], []
        elif path and line[:1] in (" ", "-", "+"):
            if line[0] != "+":
                old.append(line[1:])
            if line[0] != "-":
                new.append(line[1:])
    return found


def apply(patch: Path, folder: Path) -> None:
    """Apply a patch by content, wherever in its file the lines are now."""
    changes = hunks(patch.read_text())
    assert changes, f"{patch.name} holds no change"
    for path, old, new in changes:
        file = folder / path
        text = file.read_text()
        assert text.count(old) == 1, f"{patch.name} does not fit {path} any more"
        file.write_text(text.replace(old, new))


def copy_of_package(folder: Path) -> None:
    shutil.copytree(ROOT / "tgcore", folder / "tgcore", ignore=shutil.ignore_patterns("*.pyc"))


def test_there_are_twelve_mutants_and_each_fits(tmp_path):
    assert len(MUTANTS) >= 12
    copy_of_package(tmp_path)
    for patch in MUTANTS:
        assert not patch.read_text().startswith("---"), "the first line states the fault"
        apply(patch, tmp_path)


# these take most programs until one shows them
RARE = ("08-wrong-neutral-element", "11-removed-cast")
CASES = [
    pytest.param(path, id=path.stem, marks=[pytest.mark.long] if path.stem in RARE else [])
    for path in MUTANTS
]


@pytest.mark.slow
@pytest.mark.parametrize("patch", CASES)
def test_the_fuzzer_finds_it_and_makes_it_small(patch, tmp_path):
    copy_of_package(tmp_path)
    apply(patch, tmp_path)
    environment = {**os.environ, "TG_CACHE_DIR": str(tmp_path / "cache"), "TG_SPEC": "0"}
    environment.pop("PYTHONPATH", None)
    options = f"--programs {PROGRAMS} --seed 500000 --device CPU --stop 1 --show 1"
    command = [sys.executable, "-m", "tgcore.testing.fuzz", *options.split()]
    done = subprocess.run(command, cwd=tmp_path, env=environment, text=True, capture_output=True,
                          timeout=900, check=False)  # fmt: skip
    assert str(tmp_path) in done.stdout, f"ran the wrong package:\n{done.stdout}{done.stderr}"
    assert done.returncode == 1, f"not found in {PROGRAMS} programs:\n{done.stdout}{done.stderr}"
    sizes = [int(number) for number in re.findall(r"(\d+) nodes after shrinking", done.stdout)]
    assert sizes and sizes[0] <= LARGEST, done.stdout
