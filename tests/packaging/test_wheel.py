"""The built wheel holds what a user needs, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.support.needs import needs_module
from tests.support.processes import run_python

DATA = {
    "tgcore/py.typed",
    "tgcore/__init__.pyi",
    "tgcore/cli/scaffold/device.py.in",
    "tgcore/cli/scaffold/gitignore.in",
    "tgcore/nn/data/README.md",
    "tgcore/nn/data/alice.txt",
    "tgcore/nn/data/digits-images.idx3-ubyte.gz",
    "tgcore/nn/data/digits-labels.idx1-ubyte.gz",
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """Build the wheel from a copy of the tracked files, so that nothing local slips in."""
    needs_module("build", "dev")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    listing = subprocess.run(
        ["git", "ls-files", "-z", "tgcore", "pyproject.toml", "README.md", "LICENSE"],
        cwd=repository,
        capture_output=True,
        check=False,
    ).stdout.decode()
    names = [name for name in listing.split("\0") if name] or [
        str(path.relative_to(repository))
        for path in [*(repository / "tgcore").rglob("*"), *repository.glob("*.*")]
        if path.is_file() and "__pycache__" not in path.parts
    ]
    for name in {*names, "LICENSE"}:
        if (repository / name).exists():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((repository / name).read_bytes())
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q"]
    result = subprocess.run(
        [*command, "-w", str(folder), str(source)], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.mark.slow
def test_the_wheel_holds_data_types_and_licence(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= DATA
    assert any(name.endswith("licenses/LICENSE") for name in names)


@pytest.mark.slow
def test_the_wheel_holds_every_module_of_the_package(wheel: Path, repository: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    listing = subprocess.run(
        ["git", "ls-files", "tgcore"], cwd=repository, capture_output=True, text=True, check=False
    )
    modules = {name for name in listing.stdout.split() if name.endswith((".py", ".pyi"))}
    missing = {name for name in modules if (repository / name).exists()} - names
    assert not missing


@pytest.mark.slow
def test_the_wheel_holds_nothing_outside_the_package(wheel: Path) -> None:
    folders = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert folders == {"tgcore", "tgcore-0.1.0.dist-info"}


@pytest.mark.slow
def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < 2_000_000


@pytest.mark.slow
def test_the_installed_wheel_works_away_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folder)]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    code = (
        "import tgcore\nfrom tgcore import Tensor\nfrom tgcore.nn.datasets import digits, text\n"
        "print(tgcore.__file__, (Tensor([1, 2]) + 1).tolist(), len(digits()[0]), len(text()))"
    )
    result = run_python("-c", code, cwd=tmp_path, PYTHONPATH=str(folder))
    assert result.returncode == 0, result.stderr
    assert result.stdout.split()[0] == str(folder / "tgcore" / "__init__.py")
    assert "[2, 3] 1348 45315" in result.stdout
    assert (folder / "bin" / "tg").exists()


@pytest.mark.slow
def test_the_conformance_suite_runs_from_the_installed_wheel(wheel: Path, tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folder)]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    result = run_python(
        "-m", "pytest", "--pyargs", "tgcore.testing", "-q", "-c", "/dev/null", "-p",
        "no:cacheprovider", "--tg-device", "NUMPY", "--tg-level", "L1", cwd=tmp_path,
        PYTHONPATH=str(folder),
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    assert "NUMPY: tgcore conformance 1.0, level L1, " in result.stdout
    assert str(folder / "tgcore") in run_python(
        "-c", "import tgcore.testing.suite as s; print(s.__file__)", cwd=tmp_path,
        PYTHONPATH=str(folder),
    ).stdout  # fmt: skip


def test_run_time_dependencies_are_three(repository: Path) -> None:
    project = tomllib.loads((repository / "pyproject.toml").read_text())["project"]
    names = {requirement.split(">")[0] for requirement in project["dependencies"]}
    assert names == {"numpy", "pluggy", "ml_dtypes"}
    assert set(project["optional-dependencies"]) >= {"testing", "prove", "oracle", "dev"}
