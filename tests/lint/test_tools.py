"""The tree is formatted, lint-free, fully typed, and keeps the contracts between layers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.support.needs import needs_module

ROOT = Path(__file__).resolve().parent.parent.parent
_CODE = ("tgcore", "tests", "docs", "examples", "bench", "autogen", "plugins")


def _run(repository: Path, *command: str) -> None:
    result = subprocess.run(
        command, cwd=repository, text=True, capture_output=True, timeout=600, check=False
    )
    assert result.returncode == 0, f"{' '.join(command)}\n{result.stdout}\n{result.stderr}"


def _folders(repository: Path) -> list[str]:
    return [name for name in _CODE if (repository / name).is_dir()]


def _tool(name: str) -> str:
    """Return the tool installed beside this interpreter, or the one on the path."""
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        needs_module(name, "dev")
    assert found is not None
    return found


def test_ruff_finds_nothing(repository: Path) -> None:
    _run(repository, _tool("ruff"), "check", "--output-format=concise", *_folders(repository))


def test_everything_is_formatted(repository: Path) -> None:
    _run(repository, _tool("ruff"), "format", "--check", *_folders(repository))


@pytest.mark.slow
def test_the_core_passes_strict_typing(repository: Path) -> None:
    needs_module("mypy", "dev")
    _run(repository, sys.executable, "-m", "mypy", "--no-error-summary")


@pytest.mark.slow
def test_the_generator_of_bindings_passes_strict_typing(repository: Path) -> None:
    needs_module("mypy", "dev")
    project = repository / "autogen"
    assert tomllib.loads((project / "pyproject.toml").read_text())["tool"]["mypy"]["strict"] is True
    _run(project, sys.executable, "-m", "mypy", "--no-error-summary")


@pytest.mark.slow
def test_plugins_pass_strict_typing(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Generated bindings are proved by their layout tests; what was written by hand is typed."""
    needs_module("mypy", "dev")
    sources = sorted((repository / "plugins").glob("tg-*/src"))
    written = [
        str(path)
        for source in sources
        for path in source.rglob("*.py")
        if "bindings" not in path.parts
    ]
    if written:
        monkeypatch.setenv("MYPYPATH", os.pathsep.join(str(source) for source in sources))
        options = ["--no-error-summary", "--follow-imports=silent", "--explicit-package-bases"]
        _run(repository, sys.executable, "-m", "mypy", "--strict", *options, *written)


def test_layers_import_only_what_lies_below(repository: Path) -> None:
    needs_module("importlinter", "dev")
    _run(repository, _tool("lint-imports"), "--no-cache")


def test_no_contract_has_an_exception(repository: Path) -> None:
    configuration = tomllib.loads((repository / "pyproject.toml").read_text())
    linter = configuration["tool"]["importlinter"]
    assert linter["exclude_type_checking_imports"] is True
    assert [contract["ignore_imports"] for contract in linter["contracts"]] == [[], [], []]


def test_the_environment_is_read_in_one_module(repository: Path) -> None:
    readers = [
        str(path.relative_to(repository))
        for path in (repository / "tgcore").rglob("*.py")
        if "environ" in path.read_text() or "getenv" in path.read_text()
    ]
    settings = os.path.join("tgcore", "support", "settings.py")
    puts_back = os.path.join("tgcore", "plugin", "loading.py")  # what importing a plugin changed
    testing = os.path.join("tgcore", "testing")
    found = {path for path in readers if not path.startswith(testing)}
    assert found - {puts_back} == {settings}
