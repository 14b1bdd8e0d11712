"""The demo trains, saves, reloads and recognises; the examples visibly learn."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.support.processes import run_python

# the compiler that a user gets, not the one that is fastest to compile with
AS_A_USER = {"TG_SPEC": "0", "TG_COMPILER": ""}


def example(*arguments: str) -> str:
    """Return what a program in examples/ prints."""
    result = run_python(*arguments, timeout=600, **AS_A_USER)
    assert result.returncode == 0, result.stderr
    return result.stdout


def percent(text: str) -> float:
    """Return the last percentage in a text."""
    return float(re.findall(r"([\d.]+)%", text)[-1])


@pytest.mark.slow
def test_the_demo_reaches_97_percent_and_survives_saving(tmp_path: Path) -> None:
    path = tmp_path / "digits.safetensors"
    result = run_python("-m", "tgcore.cli", "demo", "--json", "--save", str(path), **AS_A_USER)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["test_accuracy"] > 0.97
    assert report["reloaded_accuracy"] == report["test_accuracy"]
    assert report["kernels_per_step"] > 0
    assert path.stat().st_size == report["saved_bytes"]


@pytest.mark.slow
def test_the_demo_draws_what_it_sees() -> None:
    result = run_python(
        "-m", "tgcore.cli", "demo", "--epochs", "1", PYTHONIOENCODING="utf-8", **AS_A_USER
    )
    assert result.returncode == 0, result.stderr
    assert "test accuracy" in result.stdout
    assert "seen as" in result.stdout
    assert "██" in result.stdout
    assert "GFLOP/s" in result.stdout


@pytest.mark.slow
def test_the_digits_example_learns() -> None:
    assert percent(example("examples/mnist_digits.py")) > 97


@pytest.mark.slow
def test_the_mlp_example_learns() -> None:
    assert percent(example("examples/mlp_synthetic.py")) > 95


def transformer(steps: int) -> tuple[list[float], str]:
    """Return the losses of the transformer example, and what it writes at the end."""
    output = example("examples/char_transformer.py", str(steps))
    losses = [float(loss) for loss in re.findall(r"loss ([\d.]+)", output)]
    assert losses[0] > 3.8  # as good as guessing among 66 characters
    return losses, output.splitlines()[-1]


@pytest.mark.slow
def test_the_transformer_example_begins_to_learn() -> None:
    losses, _ = transformer(30)
    assert losses[-1] < 3.1


@pytest.mark.long
def test_the_transformer_example_visibly_learns() -> None:
    losses, text = transformer(120)
    assert losses[-1] < 2.6
    assert " the " in text
