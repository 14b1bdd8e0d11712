"""`tg new-backend`: what it writes is right, current and checked, and what it cannot do it says."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.support.environments import Environment
from tgcore.cli import main
from tgcore.cli.new_backend import FILES, contents

EXAMPLE = "example"
LONG = "mmmmmmmmmmmmmm"  # as long as a name may be
MOST_OWN_LINES = 200


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what the command says on its way out."""
    assert main(["new-backend", *arguments]) == 1
    return capsys.readouterr().err


def test_the_plugin_tg_example_is_what_the_command_writes(repository: Path) -> None:
    folder = repository / "plugins" / "tg-example"
    for path, text in contents(EXAMPLE).items():
        assert (folder / path).read_bytes() == text.encode(), (
            f"{path} is not current: remove plugins/tg-example and run "
            "'tg new-backend example --path plugins'"
        )
    listing = subprocess.run(
        ["git", "ls-files", "--", "."], cwd=folder, capture_output=True, text=True, check=False
    )
    if listing.returncode == 0:
        assert set(listing.stdout.split()) == set(contents(EXAMPLE))


def test_an_author_has_to_own_few_lines_in_few_files(repository: Path) -> None:
    source = {path: text for path, text in contents("acme").items() if path.startswith("src/")}
    written = {path: text for path, text in source.items() if text.count("\n") > 1}
    lines = sum(len(text.splitlines()) for text in written.values())
    assert len(written) == 3
    assert lines <= MOST_OWN_LINES
    tutorial = repository / "docs" / "tutorials" / "write-a-backend.md"
    assert f"Three files are yours, {lines} lines in all." in tutorial.read_text()


def test_it_prints_the_files_and_the_next_steps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-backend", "acme", "--path", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    assert "wrote tg-acme, which brings the device ACME" in text
    assert all(path in text for path in contents("acme"))
    assert "next:\n  cd " in text
    assert 'pip install -e ".[test]"' in text
    assert "pytest --pyargs tgcore.testing --tg-device ACME" in text
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tg-acme"]


def test_as_json_it_gives_names_files_and_next_steps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-backend", "acme_2", "--json", "--path", str(tmp_path)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["distribution"] == "tg-acme-2"
    assert document["NAME"] == "ACME_2"
    assert document["folder"] == str(tmp_path / "tg-acme-2")
    assert document["files"]["src/tg_acme_2/device.py"] > 50
    folder = Path(document["next"][0].removeprefix("cd "))
    assert folder.resolve() == (tmp_path / "tg-acme-2").resolve()


@pytest.mark.parametrize("name", ["acme", LONG, "a"])
def test_what_it_writes_is_well_formed_for_any_name(name: str, tmp_path: Path) -> None:
    for path, text in contents(name).items():
        assert not text or text.endswith("\n")
        if path.endswith(".py"):
            ast.parse(text)
            assert max(len(line) for line in text.splitlines()) <= 100, path
        if path.endswith(".toml"):
            tomllib.loads(text)
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    for action in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *action, "--no-cache", "."]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_every_template_is_used_once() -> None:
    folder = Path(sys.modules["tgcore.cli.new_backend"].__file__ or "").parent / "scaffold"
    used = [f"{file.template}.in" for file in FILES if file.template]
    assert sorted(used) == sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("Acme", "did you mean acme?"),
        ("tg-acme", "did you mean acme?"),
        ("my chip", "did you mean my_chip?"),
        ("2acme", "a letter first"),
        ("", "a letter first"),
        ("acme_", "did you mean acme?"),
        ("../acme", "did you mean acme?"),
        ("a" * 15, "use 14 or fewer"),
    ],
)
def test_a_bad_name_is_refused_with_a_better_one(
    name: str, advice: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert advice in refused(capsys, name, "--path", str(tmp_path))
    assert not list(tmp_path.iterdir())


def test_a_device_of_the_core_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = refused(capsys, "numpy", "--path", str(tmp_path))
    assert "the device NUMPY belongs to tgcore itself" in text
    assert "choose another name" in text


def test_an_importable_package_of_that_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tg_taken").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "the package tg_taken belongs to" in refused(capsys, "taken", "--path", str(tmp_path))


def test_an_existing_folder_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tg-acme").mkdir()
    text = refused(capsys, "acme", "--path", str(tmp_path))
    assert "tg-acme exists already" in text
    assert "--path or another name" in text
    assert not list((tmp_path / "tg-acme").iterdir())


def test_a_missing_parent_folder_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = refused(capsys, "acme", "--path", str(tmp_path / "not" / "there"))
    assert "there is no folder" in text
    assert "make it first" in text


def test_a_parent_that_cannot_be_written_to_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object, **options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    text = refused(capsys, "acme", "--path", str(tmp_path))
    assert "cannot be written: No space left on device" in text
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_what_it_writes_installs_and_computes_untouched(tmp_path: Path) -> None:
    """Outside the checkout, as a stranger would: generate, install, list, run its own tests."""
    with Environment(tmp_path / "environment") as environment:
        environment.run(f"tg new-backend stranger --path {tmp_path}")
        folder = tmp_path / "tg-stranger"
        environment.run('pip install -q -e ".[test]"', folder)
        assert "STRANGER" in environment.run("tg devices", folder)
        assert "4 passed" in environment.run('pytest -q -m "not long"', folder)
        again = environment.run(f"tg new-backend stranger --path {environment.folder}", code=1)
        assert "the device STRANGER belongs to tg-stranger 0.1.0" in again
        assert "'pip uninstall tg-stranger' first" in again
