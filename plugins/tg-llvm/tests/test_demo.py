"""The demo of tgcore learns to read digits with this renderer, and needs no compiler for it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest
from opened import ENGINES, needs_engine

ROOT = Path(__file__).resolve().parents[3]
COMPILERS = ("cc", "gcc", "clang", "clang-19", "tcc", "c99")
ENOUGH = 0.97


def check(said: str) -> None:
    report = json.loads(said)
    assert report["device"] == "CPU"
    assert report["test_accuracy"] > ENOUGH and report["reloaded_accuracy"] > ENOUGH, said


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_the_demo_learns(engine: str, tmp_path: Path) -> None:
    needs_engine(engine)
    env = {**os.environ, "TG_DEV": "CPU:LLVM", "TGLLVM_ENGINE": engine, "TG_SPEC": "0"}
    result = subprocess.run(
        [sys.executable, "-m", "tgcore.cli", "demo", "--json"],
        env={**env, "TG_CACHE_DIR": str(tmp_path)}, text=True, capture_output=True, check=False,
        timeout=900,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    check(result.stdout)


def copied(folder: Path) -> Path:
    """Copy what is installed out of the checkout, so that building leaves nothing in it."""
    ignore = shutil.ignore_patterns("__pycache__", "build", "*.egg-info", ".*", "tests")
    shutil.copytree(ROOT / "tgcore", folder / "tgcore", ignore=ignore)
    plugin = ROOT / "plugins" / "tg-llvm"
    shutil.copytree(plugin, folder / "plugins" / "tg-llvm", ignore=ignore)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


def needed(folder: Path) -> list[str]:
    """Return what both distributions need of an index, and what builds them."""
    found = ["setuptools>=77", "wheel"]
    for place in (folder, folder / "plugins" / "tg-llvm"):
        project = tomllib.loads((place / "pyproject.toml").read_text())["project"]
        found += [text for text in project["dependencies"] if text != "tgcore"]
    return found


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / "tgcore").is_dir(), reason="these tests lie outside the repository")
def test_a_bare_environment_without_any_compiler_trains_the_demo(tmp_path: Path) -> None:
    """`pip install . ./plugins/tg-llvm` into a new environment is all that is needed."""
    source, home = copied(tmp_path / "source"), tmp_path / "home"
    venv.create(home, with_pip=True)
    clean = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "TG_CACHE_DIR": str(tmp_path / "c")}
    kept = {
        k: v for k, v in os.environ.items() if k.startswith("PIP_") or k.lower().endswith("_proxy")
    }
    home_pip = Path.home() / ".config" / "pip" / "pip.conf"
    if home_pip.exists():
        kept.setdefault("PIP_CONFIG_FILE", str(home_pip))

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(home / "bin" / command[0]), *command[1:]], cwd=source, env={**kept, **clean},
            text=True, capture_output=True, check=False, timeout=1200,
        )  # fmt: skip

    pip = ("python", "-m", "pip", "install", "-q", "--disable-pip-version-check")
    if run(*pip, *needed(source)).returncode:
        pytest.skip("no package index can be reached")
    result = run(*pip, "--no-index", "--no-build-isolation", ".", "./plugins/tg-llvm")
    assert result.returncode == 0, result.stderr
    shutil.rmtree(source / "tgcore")  # what runs is what was installed
    assert not any(shutil.which(name, path=clean["PATH"]) for name in COMPILERS)
    clean["TGLLVM_ENGINE"] = "llvmlite"
    which = "from tgcore import Device; d = Device[Device.DEFAULT]; print(d.target, d.renderer.identity)"
    result = run("python", "-c", which)
    assert result.stdout.startswith("CPU:LLVM ") and "llvmlite" in result.stdout, result
    result = run("tg", "demo", "--json")
    assert result.returncode == 0, result.stderr
    check(result.stdout)
