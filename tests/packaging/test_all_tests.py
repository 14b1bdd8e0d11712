"""`make test` runs the tests of each plugin too, and fails when any of them fails."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT = """
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "tg-{name}"
version = "1.0"
dependencies = ["tgcore", {needs}]

[project.entry-points.tgcore]
"device.{name}" = "tg_{name}._plugin"

[tool.setuptools.packages.find]
where = ["src"]
"""
TEST = """
def test_it_is_installed_with_what_it_needs():
    import tg_{name}
    from importlib.metadata import version
    assert version("tg-{name}") == "1.0" and version("tgcore")
    assert {holds}
"""


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program that runs all tests, for plugins in a folder of this test."""
    spec = importlib.util.spec_from_file_location("all_tests", ROOT / ".ci" / "tests.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "all_tests", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PLUGINS", tmp_path / "plugins")
    monkeypatch.setattr(module, "LAYERS", tmp_path / "layers")
    return module


def write(folder: Path, name: str, *, needs: str = "", holds: str = "") -> None:
    home = folder / "plugins" / f"tg-{name}"
    (home / "src" / f"tg_{name}").mkdir(parents=True)
    (home / "src" / f"tg_{name}" / "__init__.py").write_text("")
    (home / "pyproject.toml").write_text(PROJECT.format(name=name, needs=needs))
    if holds:
        (home / "tests").mkdir()
        text = TEST.format(name=name, holds=holds)
        (home / "tests" / f"test_{name}.py").write_text(text)


@pytest.mark.slow
def test_a_plugin_whose_test_fails_fails_the_whole(
    runner: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "base")
    write(tmp_path, "good", needs='"tg-base"', holds="__import__('tg_base')")
    code = runner.main(["--only", "plugins", "--jobs", "0", "-p", "no:cacheprovider"])
    text = capfd.readouterr().out
    assert code == 0 and text.rstrip().endswith("1 passed"), text
    write(tmp_path, "bad", holds="False")
    code = runner.main(["--only", "plugins", "--jobs", "0", "-p", "no:cacheprovider"])
    text = capfd.readouterr().out
    assert code == 1, text
    assert text.rstrip().endswith("1 failed, 1 passed; FAILED: tg-bad"), text


def test_the_summary_names_what_did_not_run(runner: ModuleType) -> None:
    stopped = runner.Outcome("tg-one", code=2, problem="pytest ended with code 2 before")
    assert not stopped.good and stopped.line().startswith("  FAILED  tg-one")
    fine = runner.Outcome("tg-two", passed=3, skipped=1, seconds=2.0)
    assert fine.good and fine.line() == "  ok      tg-two       3 passed, 1 skipped in 2 s"


def test_every_folder_of_tests_in_a_plugin_is_found() -> None:
    found = {path.parent.name for path in (ROOT / "plugins").glob("*/tests")}
    assert "tg-llvm" in found
