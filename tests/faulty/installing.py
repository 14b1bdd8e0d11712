"""Builds distributions from their folders and installs them with pip into a new environment.

The environment sees everything that this one has, so that only what is installed here differs.
Nothing is downloaded: builds use the setuptools that is here, and pip is given no index.
"""

from __future__ import annotations

import json
import os
import shutil
import site
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
_BUILD = """
import os, sys
from setuptools import build_meta
_, wheels, *sources = sys.argv
for source in sources:
    os.chdir(source)
    build_meta.build_wheel(wheels)
"""
_LIMIT = 300.0


class Environment:
    """A virtual environment with some distributions installed.

    Parameters
    ----------
    folder : Path
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"

    def run(
        self, *arguments: str, timeout: float = 120, cwd: Path | None = None, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run its interpreter."""
        merged = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
        return subprocess.run(
            [str(self.python), *arguments],
            cwd=cwd,
            env=merged, text=True, capture_output=True, timeout=timeout, check=False,
        )  # fmt: skip

    def said(self, code: str, **variables: str) -> list[str]:
        """Return the lines that a program prints; it must end well."""
        result = self.run("-c", code, **variables)
        assert result.returncode == 0, result.stdout + result.stderr
        return result.stdout.splitlines()

    def tg(self, *arguments: str, **variables: str) -> tuple[int, Any]:
        """Run `tg ARGUMENTS --json`; return the exit code and the document."""
        result = self.run("-m", "tgcore.cli", *arguments, "--json", **variables)
        assert result.stdout, result.stderr
        return result.returncode, json.loads(result.stdout)


def install_once(folder: Path, sources: Sequence[Path]) -> Environment:
    """Install `sources` into `folder`, unless another process of this test run does or did."""
    ready, failed = folder / "ready", folder / "failed"
    environment = Environment(folder / "environment")
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        limit = time.monotonic() + _LIMIT
        while not ready.exists():
            if failed.exists() or time.monotonic() > limit:
                raise RuntimeError(f"{folder} could not be filled by another process") from None
            time.sleep(0.1)
        return environment
    try:
        _install(environment, folder, sources)
    except (Exception, KeyboardInterrupt, SystemExit):
        failed.touch()
        raise
    ready.touch()
    return environment


def _install(environment: Environment, folder: Path, sources: Sequence[Path]) -> None:
    copies = [folder / "sources" / source.name for source in sources]
    for source, copy in zip(sources, copies):
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    wheels = folder / "wheels"
    wheels.mkdir()
    _checked([sys.executable, "-c", _BUILD, str(wheels), *map(str, copies)])
    venv.create(environment.folder, with_pip=False, symlinks=os.name != "nt")
    places = sysconfig.get_paths(vars={"base": str(environment.folder)})
    ours = [place for place in site.getsitepackages() if os.path.isdir(place)]
    lines = "".join(f"import site; site.addsitedir({place!r})\n" for place in ours)
    (Path(places["purelib"]) / "what_is_here.pth").write_text(lines)
    pip = [sys.executable, "-m", "pip", "--python", str(environment.python), "install", "--quiet",
           "--no-build-isolation", "--no-deps", "--no-index", "--disable-pip-version-check",
           *map(str, sorted(wheels.glob("*.whl")))]  # fmt: skip
    _checked(pip)


def _checked(command: list[str]) -> None:
    result = subprocess.run(command, text=True, capture_output=True, check=False)
    if result.returncode != 0:
        raise RuntimeError(result.stdout + result.stderr)
