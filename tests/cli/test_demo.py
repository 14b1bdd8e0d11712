"""The demo trains, saves, reloads and recognises; the examples visibly learn."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.processes import run_python


def example(name: str, repository: Path) -> Callable[..., Any]:
    """Return the `main` of a program in examples/."""
    spec = importlib.util.spec_from_file_location(name, repository / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    main: Callable[..., Any] = module.main
    return main


@pytest.mark.slow
def test_the_demo_reaches_97_percent_and_survives_saving(tmp_path: Path) -> None:
    path = tmp_path / "digits.safetensors"
    # the compiler a user gets, not the fastest one to compile with
    result = run_python(
        "-m", "tgcore.cli", "demo", "--json", "--save", str(path), TG_SPEC="0", TG_COMPILER=""
    )
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["test_accuracy"] > 0.97
    assert report["reloaded_accuracy"] == report["test_accuracy"]
    assert report["kernels_per_step"] > 0
    assert path.stat().st_size == report["saved_bytes"]


@pytest.mark.slow
def test_the_demo_draws_what_it_sees() -> None:
    result = run_python("-m", "tgcore.cli", "demo", "--epochs", "1", PYTHONIOENCODING="utf-8")
    assert result.returncode == 0, result.stderr
    assert "test accuracy" in result.stdout
    assert "seen as" in result.stdout
    assert "██" in result.stdout
    assert "GFLOP/s" in result.stdout


@pytest.mark.slow
def test_the_digits_example_learns(repository: Path) -> None:
    assert example("mnist_digits", repository)() > 0.97


@pytest.mark.slow
def test_the_mlp_example_learns(repository: Path) -> None:
    assert example("mlp_synthetic", repository)() > 0.95


@pytest.mark.slow
def test_the_transformer_example_learns(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = example("char_transformer", repository)(200)
    assert first > 3.8  # as good as guessing among 66 characters
    assert last < 2.4
